// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Web.Mvc;
using System.IO;
using System.Security.Principal;
using System.Text;
public abstract class ActionResult {
	protected ActionResult();
	public abstract void ExecuteResult(global::System.Web.Mvc.ControllerContext context);
}
public abstract class AsyncController : Controller, global::System.Web.Mvc.Async.IAsyncController, global::System.Web.Mvc.Async.IAsyncManagerContainer, global::System.Web.Mvc.IController {
	protected AsyncController();
	protected virtual IAsyncResult BeginExecute(global::System.Web.Routing.RequestContext requestContext, AsyncCallback callback, object state);
	protected virtual IAsyncResult BeginExecuteCore(AsyncCallback callback, object state);
	protected virtual void EndExecute(IAsyncResult asyncResult);
	protected virtual void EndExecuteCore(IAsyncResult asyncResult);
	public global::System.Web.Mvc.Async.AsyncManager AsyncManager { get; }
}
public abstract class Controller : ControllerBase, IDisposable, global::System.Web.Mvc.IActionFilter, global::System.Web.Mvc.IAuthorizationFilter, global::System.Web.Mvc.IExceptionFilter, global::System.Web.Mvc.IResultFilter {
	protected Controller();
	protected internal global::System.Web.Mvc.ContentResult Content(string content);
	protected internal global::System.Web.Mvc.ContentResult Content(string content, string contentType);
	protected internal virtual global::System.Web.Mvc.ContentResult Content(string content, string contentType, Encoding contentEncoding);
	protected virtual global::System.Web.Mvc.IActionInvoker CreateActionInvoker();
	protected virtual global::System.Web.Mvc.ITempDataProvider CreateTempDataProvider();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	protected internal global::System.Web.Mvc.FileContentResult File(byte[] fileContents, string contentType);
	protected internal virtual global::System.Web.Mvc.FileContentResult File(byte[] fileContents, string contentType, string fileDownloadName);
	protected internal global::System.Web.Mvc.FileStreamResult File(Stream fileStream, string contentType);
	protected internal virtual global::System.Web.Mvc.FileStreamResult File(Stream fileStream, string contentType, string fileDownloadName);
	protected internal global::System.Web.Mvc.FilePathResult File(string fileName, string contentType);
	protected internal virtual global::System.Web.Mvc.FilePathResult File(string fileName, string contentType, string fileDownloadName);
	protected virtual void HandleUnknownAction(string actionName);
	protected internal global::System.Web.Mvc.HttpNotFoundResult HttpNotFound();
	protected internal virtual global::System.Web.Mvc.HttpNotFoundResult HttpNotFound(string statusDescription);
	protected internal virtual global::System.Web.Mvc.JavaScriptResult JavaScript(string script);
	protected internal global::System.Web.Mvc.JsonResult Json(object data);
	protected internal global::System.Web.Mvc.JsonResult Json(object data, string contentType);
	protected internal virtual global::System.Web.Mvc.JsonResult Json(object data, string contentType, Encoding contentEncoding);
	protected internal virtual global::System.Web.Mvc.JsonResult Json(object data, string contentType, Encoding contentEncoding, global::System.Web.Mvc.JsonRequestBehavior behavior);
	protected internal global::System.Web.Mvc.JsonResult Json(object data, string contentType, global::System.Web.Mvc.JsonRequestBehavior behavior);
	protected internal global::System.Web.Mvc.JsonResult Json(object data, global::System.Web.Mvc.JsonRequestBehavior behavior);
	protected virtual void OnActionExecuted(global::System.Web.Mvc.ActionExecutedContext filterContext);
	protected virtual void OnActionExecuting(global::System.Web.Mvc.ActionExecutingContext filterContext);
	protected virtual void OnAuthorization(global::System.Web.Mvc.AuthorizationContext filterContext);
	protected virtual void OnException(global::System.Web.Mvc.ExceptionContext filterContext);
	protected virtual void OnResultExecuted(global::System.Web.Mvc.ResultExecutedContext filterContext);
	protected virtual void OnResultExecuting(global::System.Web.Mvc.ResultExecutingContext filterContext);
	protected internal global::System.Web.Mvc.PartialViewResult PartialView();
	protected internal global::System.Web.Mvc.PartialViewResult PartialView(object model);
	protected internal global::System.Web.Mvc.PartialViewResult PartialView(string viewName);
	protected internal virtual global::System.Web.Mvc.PartialViewResult PartialView(string viewName, object model);
	protected internal virtual global::System.Web.Mvc.RedirectResult Redirect(string url);
	protected internal virtual global::System.Web.Mvc.RedirectResult RedirectPermanent(string url);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToAction(string actionName);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToAction(string actionName, object routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToAction(string actionName, string controllerName);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToAction(string actionName, string controllerName, object routeValues);
	protected internal virtual global::System.Web.Mvc.RedirectToRouteResult RedirectToAction(string actionName, string controllerName, global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToAction(string actionName, global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToActionPermanent(string actionName);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToActionPermanent(string actionName, object routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToActionPermanent(string actionName, string controllerName);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToActionPermanent(string actionName, string controllerName, object routeValues);
	protected internal virtual global::System.Web.Mvc.RedirectToRouteResult RedirectToActionPermanent(string actionName, string controllerName, global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToActionPermanent(string actionName, global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoute(object routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoute(string routeName);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoute(string routeName, object routeValues);
	protected internal virtual global::System.Web.Mvc.RedirectToRouteResult RedirectToRoute(string routeName, global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoute(global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoutePermanent(object routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoutePermanent(string routeName);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoutePermanent(string routeName, object routeValues);
	protected internal virtual global::System.Web.Mvc.RedirectToRouteResult RedirectToRoutePermanent(string routeName, global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal global::System.Web.Mvc.RedirectToRouteResult RedirectToRoutePermanent(global::System.Web.Routing.RouteValueDictionary routeValues);
	protected internal bool TryUpdateModel<TModel>(TModel model) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string prefix) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string prefix, string[] includeProperties) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string prefix, string[] includeProperties, string[] excludeProperties) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string prefix, string[] includeProperties, string[] excludeProperties, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string prefix, string[] includeProperties, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string prefix, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string[] includeProperties) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, string[] includeProperties, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal bool TryUpdateModel<TModel>(TModel model, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal bool TryValidateModel(object model);
	protected internal bool TryValidateModel(object model, string prefix);
	protected internal void UpdateModel<TModel>(TModel model) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string prefix) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string prefix, string[] includeProperties) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string prefix, string[] includeProperties, string[] excludeProperties) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string prefix, string[] includeProperties, string[] excludeProperties, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string prefix, string[] includeProperties, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string prefix, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string[] includeProperties) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, string[] includeProperties, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal void UpdateModel<TModel>(TModel model, global::System.Web.Mvc.IValueProvider valueProvider) where TModel : class;
	protected internal void ValidateModel(object model);
	protected internal void ValidateModel(object model, string prefix);
	protected internal global::System.Web.Mvc.ViewResult View();
	protected internal global::System.Web.Mvc.ViewResult View(object model);
	protected internal global::System.Web.Mvc.ViewResult View(string viewName);
	protected internal global::System.Web.Mvc.ViewResult View(string viewName, object model);
	protected internal global::System.Web.Mvc.ViewResult View(string viewName, string masterName);
	protected internal virtual global::System.Web.Mvc.ViewResult View(string viewName, string masterName, object model);
	protected internal global::System.Web.Mvc.ViewResult View(global::System.Web.Mvc.IView view);
	protected internal virtual global::System.Web.Mvc.ViewResult View(global::System.Web.Mvc.IView view, object model);
	public global::System.Web.Mvc.IActionInvoker ActionInvoker { get; set; }
	protected internal global::System.Web.Mvc.ModelBinderDictionary Binders { get; set; }
	public HttpContextBase HttpContext { get; }
	public global::System.Web.Mvc.ModelStateDictionary ModelState { get; }
	public global::System.Web.HttpRequestBase Request { get; }
	public global::System.Web.HttpResponseBase Response { get; }
	public global::System.Web.Routing.RouteData RouteData { get; }
	public global::System.Web.HttpServerUtilityBase Server { get; }
	public HttpSessionStateBase Session { get; }
	public global::System.Web.Mvc.ITempDataProvider TempDataProvider { get; set; }
	public global::System.Web.Mvc.UrlHelper Url { get; set; }
	public IPrincipal User { get; }
}
public abstract class ControllerBase : global::System.Web.Mvc.IController {
	protected ControllerBase();
	protected virtual void Execute(global::System.Web.Routing.RequestContext requestContext);
	protected abstract void ExecuteCore();
	protected virtual void Initialize(global::System.Web.Routing.RequestContext requestContext);
	public global::System.Web.Mvc.ControllerContext ControllerContext { get; set; }
	public global::System.Web.Mvc.TempDataDictionary TempData { get; set; }
	public bool ValidateRequest { get; set; }
	public global::System.Web.Mvc.IValueProvider ValueProvider { get; set; }
	public dynamic ViewBag { get; }
	public global::System.Web.Mvc.ViewDataDictionary ViewData { get; set; }
}
