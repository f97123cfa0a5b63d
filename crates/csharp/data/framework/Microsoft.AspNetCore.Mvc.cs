// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
using Microsoft.AspNetCore.Routing;
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq.Expressions;
using System.Security.Claims;
using System.Security.Principal;
using System.Text;
using System.Threading.Tasks;
public class ActionContext {
	public ActionContext();
	public ActionContext(ActionContext actionContext);
	public ActionContext(global::Microsoft.AspNetCore.Http.HttpContext httpContext, RouteData routeData, global::Microsoft.AspNetCore.Mvc.Abstractions.ActionDescriptor actionDescriptor);
	public ActionContext(global::Microsoft.AspNetCore.Http.HttpContext httpContext, RouteData routeData, global::Microsoft.AspNetCore.Mvc.Abstractions.ActionDescriptor actionDescriptor, global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelState);
	public global::Microsoft.AspNetCore.Mvc.Abstractions.ActionDescriptor ActionDescriptor { get; set; }
	public global::Microsoft.AspNetCore.Http.HttpContext HttpContext { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary ModelState { get; }
	public RouteData RouteData { get; set; }
}
public abstract class ActionResult : IActionResult {
	public virtual Task ExecuteResultAsync(ActionContext context);
	public virtual void ExecuteResult(ActionContext context);
	protected ActionResult();
}
public sealed class ActionResult<TValue> : global::Microsoft.AspNetCore.Mvc.Infrastructure.IConvertToActionResult {
	public ActionResult(TValue value);
	public ActionResult(ActionResult result);
	public static implicit operator ActionResult<TValue>(TValue value);
	public static implicit operator ActionResult<TValue>(ActionResult result);
	public ActionResult Result { get; }
	public TValue Value { get; }
}
public class ApiControllerAttribute : ControllerAttribute, global::Microsoft.AspNetCore.Mvc.Infrastructure.IApiBehaviorMetadata, IFilterMetadata {
	public ApiControllerAttribute();
}
public class BadRequestObjectResult : ObjectResult {
	public BadRequestObjectResult(object error);
	public BadRequestObjectResult(global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelState);
}
public class BadRequestResult : StatusCodeResult {
	public BadRequestResult();
}
public class BindPropertyAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.ModelBinding.IModelNameProvider, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBinderTypeProviderMetadata, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBindingSourceMetadata, global::Microsoft.AspNetCore.Mvc.ModelBinding.IRequestPredicateProvider {
	public BindPropertyAttribute();
	public bool SupportsGet { get; set; }
	public Type BinderType { get; set; }
	public virtual global::Microsoft.AspNetCore.Mvc.ModelBinding.BindingSource BindingSource { get; protected set; }
	public string Name { get; set; }
}
public class ContentResult : ActionResult, global::Microsoft.AspNetCore.Mvc.Infrastructure.IStatusCodeActionResult, IActionResult {
	public ContentResult();
	public string Content { get; set; }
	public string ContentType { get; set; }
	public int? StatusCode { get; set; }
}
public abstract class Controller : ControllerBase, IActionFilter, IFilterMetadata, IAsyncActionFilter, IDisposable {
	public virtual ViewResult View();
	public virtual ViewResult View(string viewName);
	public virtual ViewResult View(object model);
	public virtual ViewResult View(string viewName, object model);
	public virtual PartialViewResult PartialView();
	public virtual PartialViewResult PartialView(string viewName);
	public virtual PartialViewResult PartialView(object model);
	public virtual PartialViewResult PartialView(string viewName, object model);
	public virtual global::Microsoft.AspNetCore.Mvc.ViewComponentResult ViewComponent(string componentName);
	public virtual global::Microsoft.AspNetCore.Mvc.ViewComponentResult ViewComponent(Type componentType);
	public virtual global::Microsoft.AspNetCore.Mvc.ViewComponentResult ViewComponent(string componentName, object arguments);
	public virtual global::Microsoft.AspNetCore.Mvc.ViewComponentResult ViewComponent(Type componentType, object arguments);
	public virtual JsonResult Json(object data);
	public virtual JsonResult Json(object data, object serializerSettings);
	public virtual void OnActionExecuting(ActionExecutingContext context);
	public virtual void OnActionExecuted(ActionExecutedContext context);
	public virtual Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next);
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	protected Controller();
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ViewDataDictionary ViewData { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ITempDataDictionary TempData { get; set; }
	public dynamic ViewBag { get; }
}
public class ControllerAttribute : Attribute {
	public ControllerAttribute();
}
public abstract class ControllerBase {
	public virtual StatusCodeResult StatusCode(int statusCode);
	public virtual ObjectResult StatusCode(int statusCode, object value);
	public virtual ContentResult Content(string content);
	public virtual ContentResult Content(string content, string contentType);
	public virtual ContentResult Content(string content, string contentType, Encoding contentEncoding);
	public virtual ContentResult Content(string content, global::Microsoft.Net.Http.Headers.MediaTypeHeaderValue contentType);
	public virtual NoContentResult NoContent();
	public virtual OkResult Ok();
	public virtual OkObjectResult Ok(object value);
	public virtual RedirectResult Redirect(string url);
	public virtual RedirectResult RedirectPermanent(string url);
	public virtual RedirectResult RedirectPreserveMethod(string url);
	public virtual RedirectResult RedirectPermanentPreserveMethod(string url);
	public virtual global::Microsoft.AspNetCore.Mvc.LocalRedirectResult LocalRedirect(string localUrl);
	public virtual global::Microsoft.AspNetCore.Mvc.LocalRedirectResult LocalRedirectPermanent(string localUrl);
	public virtual global::Microsoft.AspNetCore.Mvc.LocalRedirectResult LocalRedirectPreserveMethod(string localUrl);
	public virtual global::Microsoft.AspNetCore.Mvc.LocalRedirectResult LocalRedirectPermanentPreserveMethod(string localUrl);
	public virtual RedirectToActionResult RedirectToAction();
	public virtual RedirectToActionResult RedirectToAction(string actionName);
	public virtual RedirectToActionResult RedirectToAction(string actionName, object routeValues);
	public virtual RedirectToActionResult RedirectToAction(string actionName, string controllerName);
	public virtual RedirectToActionResult RedirectToAction(string actionName, string controllerName, object routeValues);
	public virtual RedirectToActionResult RedirectToAction(string actionName, string controllerName, string fragment);
	public virtual RedirectToActionResult RedirectToAction(string actionName, string controllerName, object routeValues, string fragment);
	public virtual RedirectToActionResult RedirectToActionPreserveMethod(string actionName = null, string controllerName = null, object routeValues = null, string fragment = null);
	public virtual RedirectToActionResult RedirectToActionPermanent(string actionName);
	public virtual RedirectToActionResult RedirectToActionPermanent(string actionName, object routeValues);
	public virtual RedirectToActionResult RedirectToActionPermanent(string actionName, string controllerName);
	public virtual RedirectToActionResult RedirectToActionPermanent(string actionName, string controllerName, string fragment);
	public virtual RedirectToActionResult RedirectToActionPermanent(string actionName, string controllerName, object routeValues);
	public virtual RedirectToActionResult RedirectToActionPermanent(string actionName, string controllerName, object routeValues, string fragment);
	public virtual RedirectToActionResult RedirectToActionPermanentPreserveMethod(string actionName = null, string controllerName = null, object routeValues = null, string fragment = null);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoute(string routeName);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoute(object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoute(string routeName, object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoute(string routeName, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoute(string routeName, object routeValues, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoutePreserveMethod(string routeName = null, object routeValues = null, string fragment = null);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoutePermanent(string routeName);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoutePermanent(object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoutePermanent(string routeName, object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoutePermanent(string routeName, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoutePermanent(string routeName, object routeValues, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToRouteResult RedirectToRoutePermanentPreserveMethod(string routeName = null, object routeValues = null, string fragment = null);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPage(string pageName);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPage(string pageName, object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPage(string pageName, string pageHandler);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPage(string pageName, string pageHandler, object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPage(string pageName, string pageHandler, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPage(string pageName, string pageHandler, object routeValues, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPagePermanent(string pageName);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPagePermanent(string pageName, object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPagePermanent(string pageName, string pageHandler);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPagePermanent(string pageName, string pageHandler, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPagePermanent(string pageName, string pageHandler, object routeValues, string fragment);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPagePreserveMethod(string pageName, string pageHandler = null, object routeValues = null, string fragment = null);
	public virtual global::Microsoft.AspNetCore.Mvc.RedirectToPageResult RedirectToPagePermanentPreserveMethod(string pageName, string pageHandler = null, object routeValues = null, string fragment = null);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType, string fileDownloadName);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType, string fileDownloadName, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual global::Microsoft.AspNetCore.Mvc.FileContentResult File(byte[] fileContents, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual FileStreamResult File(Stream fileStream, string contentType);
	public virtual FileStreamResult File(Stream fileStream, string contentType, bool enableRangeProcessing);
	public virtual FileStreamResult File(Stream fileStream, string contentType, string fileDownloadName);
	public virtual FileStreamResult File(Stream fileStream, string contentType, string fileDownloadName, bool enableRangeProcessing);
	public virtual FileStreamResult File(Stream fileStream, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual FileStreamResult File(Stream fileStream, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual FileStreamResult File(Stream fileStream, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual FileStreamResult File(Stream fileStream, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType, string fileDownloadName);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType, string fileDownloadName, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual global::Microsoft.AspNetCore.Mvc.VirtualFileResult File(string virtualPath, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType, string fileDownloadName);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType, string fileDownloadName, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag);
	public virtual global::Microsoft.AspNetCore.Mvc.PhysicalFileResult PhysicalFile(string physicalPath, string contentType, string fileDownloadName, DateTimeOffset? lastModified, global::Microsoft.Net.Http.Headers.EntityTagHeaderValue entityTag, bool enableRangeProcessing);
	public virtual UnauthorizedResult Unauthorized();
	public virtual global::Microsoft.AspNetCore.Mvc.UnauthorizedObjectResult Unauthorized(object value);
	public virtual NotFoundResult NotFound();
	public virtual NotFoundObjectResult NotFound(object value);
	public virtual BadRequestResult BadRequest();
	public virtual BadRequestObjectResult BadRequest(object error);
	public virtual BadRequestObjectResult BadRequest(global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelState);
	public virtual global::Microsoft.AspNetCore.Mvc.UnprocessableEntityResult UnprocessableEntity();
	public virtual global::Microsoft.AspNetCore.Mvc.UnprocessableEntityObjectResult UnprocessableEntity(object error);
	public virtual global::Microsoft.AspNetCore.Mvc.UnprocessableEntityObjectResult UnprocessableEntity(global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelState);
	public virtual global::Microsoft.AspNetCore.Mvc.ConflictResult Conflict();
	public virtual global::Microsoft.AspNetCore.Mvc.ConflictObjectResult Conflict(object error);
	public virtual global::Microsoft.AspNetCore.Mvc.ConflictObjectResult Conflict(global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelState);
	public virtual ObjectResult Problem(string detail, string instance, int? statusCode, string title, string type);
	public virtual ObjectResult Problem(string detail = null, string instance = null, int? statusCode = default, string title = null, string type = null, IDictionary<string, object> extensions = null);
	public virtual ActionResult ValidationProblem(global::Microsoft.AspNetCore.Mvc.ValidationProblemDetails descriptor);
	public virtual ActionResult ValidationProblem(global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelStateDictionary);
	public virtual ActionResult ValidationProblem();
	public virtual ActionResult ValidationProblem(string detail, string instance, int? statusCode, string title, string type, global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelStateDictionary);
	public virtual ActionResult ValidationProblem(string detail = null, string instance = null, int? statusCode = default, string title = null, string type = null, global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary modelStateDictionary = null, IDictionary<string, object> extensions = null);
	public virtual global::Microsoft.AspNetCore.Mvc.CreatedResult Created();
	public virtual global::Microsoft.AspNetCore.Mvc.CreatedResult Created(string uri, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.CreatedResult Created(Uri uri, object value);
	public virtual CreatedAtActionResult CreatedAtAction(string actionName, object value);
	public virtual CreatedAtActionResult CreatedAtAction(string actionName, object routeValues, object value);
	public virtual CreatedAtActionResult CreatedAtAction(string actionName, string controllerName, object routeValues, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.CreatedAtRouteResult CreatedAtRoute(string routeName, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.CreatedAtRouteResult CreatedAtRoute(object routeValues, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.CreatedAtRouteResult CreatedAtRoute(string routeName, object routeValues, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedResult Accepted();
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedResult Accepted(object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedResult Accepted(Uri uri);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedResult Accepted(string uri);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedResult Accepted(string uri, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedResult Accepted(Uri uri, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtActionResult AcceptedAtAction(string actionName);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtActionResult AcceptedAtAction(string actionName, string controllerName);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtActionResult AcceptedAtAction(string actionName, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtActionResult AcceptedAtAction(string actionName, string controllerName, object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtActionResult AcceptedAtAction(string actionName, object routeValues, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtActionResult AcceptedAtAction(string actionName, string controllerName, object routeValues, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtRouteResult AcceptedAtRoute(object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtRouteResult AcceptedAtRoute(string routeName);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtRouteResult AcceptedAtRoute(string routeName, object routeValues);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtRouteResult AcceptedAtRoute(object routeValues, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.AcceptedAtRouteResult AcceptedAtRoute(string routeName, object routeValues, object value);
	public virtual global::Microsoft.AspNetCore.Mvc.ChallengeResult Challenge();
	public virtual global::Microsoft.AspNetCore.Mvc.ChallengeResult Challenge(params string[] authenticationSchemes);
	public virtual global::Microsoft.AspNetCore.Mvc.ChallengeResult Challenge(global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties);
	public virtual global::Microsoft.AspNetCore.Mvc.ChallengeResult Challenge(global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties, params string[] authenticationSchemes);
	public virtual global::Microsoft.AspNetCore.Mvc.ForbidResult Forbid();
	public virtual global::Microsoft.AspNetCore.Mvc.ForbidResult Forbid(params string[] authenticationSchemes);
	public virtual global::Microsoft.AspNetCore.Mvc.ForbidResult Forbid(global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties);
	public virtual global::Microsoft.AspNetCore.Mvc.ForbidResult Forbid(global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties, params string[] authenticationSchemes);
	public virtual global::Microsoft.AspNetCore.Mvc.SignInResult SignIn(ClaimsPrincipal principal);
	public virtual global::Microsoft.AspNetCore.Mvc.SignInResult SignIn(ClaimsPrincipal principal, string authenticationScheme);
	public virtual global::Microsoft.AspNetCore.Mvc.SignInResult SignIn(ClaimsPrincipal principal, global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties);
	public virtual global::Microsoft.AspNetCore.Mvc.SignInResult SignIn(ClaimsPrincipal principal, global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties, string authenticationScheme);
	public virtual global::Microsoft.AspNetCore.Mvc.SignOutResult SignOut();
	public virtual global::Microsoft.AspNetCore.Mvc.SignOutResult SignOut(global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties);
	public virtual global::Microsoft.AspNetCore.Mvc.SignOutResult SignOut(params string[] authenticationSchemes);
	public virtual global::Microsoft.AspNetCore.Mvc.SignOutResult SignOut(global::Microsoft.AspNetCore.Authentication.AuthenticationProperties properties, params string[] authenticationSchemes);
	public virtual Task<bool> TryUpdateModelAsync<TModel>(TModel model) where TModel : class;
	public virtual Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix) where TModel : class;
	public virtual Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix, global::Microsoft.AspNetCore.Mvc.ModelBinding.IValueProvider valueProvider) where TModel : class;
	public Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix, params Expression<Func<TModel, object>>[] includeExpressions) where TModel : class;
	public Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix, Func<global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelMetadata, bool> propertyFilter) where TModel : class;
	public Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix, global::Microsoft.AspNetCore.Mvc.ModelBinding.IValueProvider valueProvider, params Expression<Func<TModel, object>>[] includeExpressions) where TModel : class;
	public Task<bool> TryUpdateModelAsync<TModel>(TModel model, string prefix, global::Microsoft.AspNetCore.Mvc.ModelBinding.IValueProvider valueProvider, Func<global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelMetadata, bool> propertyFilter) where TModel : class;
	public virtual Task<bool> TryUpdateModelAsync(object model, Type modelType, string prefix);
	public Task<bool> TryUpdateModelAsync(object model, Type modelType, string prefix, global::Microsoft.AspNetCore.Mvc.ModelBinding.IValueProvider valueProvider, Func<global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelMetadata, bool> propertyFilter);
	public virtual bool TryValidateModel(object model);
	public virtual bool TryValidateModel(object model, string prefix);
	protected ControllerBase();
	public global::Microsoft.AspNetCore.Http.HttpContext HttpContext { get; }
	public global::Microsoft.AspNetCore.Http.HttpRequest Request { get; }
	public global::Microsoft.AspNetCore.Http.HttpResponse Response { get; }
	public RouteData RouteData { get; }
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary ModelState { get; }
	public ControllerContext ControllerContext { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.IModelMetadataProvider MetadataProvider { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.IModelBinderFactory ModelBinderFactory { get; set; }
	public IUrlHelper Url { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.Validation.IObjectModelValidator ObjectValidator { get; set; }
	public global::Microsoft.AspNetCore.Mvc.Infrastructure.ProblemDetailsFactory ProblemDetailsFactory { get; set; }
	public ClaimsPrincipal User { get; }
	public static global::Microsoft.AspNetCore.Mvc.EmptyResult Empty { get; }
}
public class ControllerContext : ActionContext {
	public ControllerContext();
	public ControllerContext(ActionContext context);
	public global::Microsoft.AspNetCore.Mvc.Controllers.ControllerActionDescriptor ActionDescriptor { get; set; }
	public virtual IList<global::Microsoft.AspNetCore.Mvc.ModelBinding.IValueProviderFactory> ValueProviderFactories { get; set; }
}
public class CreatedAtActionResult : ObjectResult {
	public CreatedAtActionResult(string actionName, string controllerName, object routeValues, object value);
	public IUrlHelper UrlHelper { get; set; }
	public string ActionName { get; set; }
	public string ControllerName { get; set; }
	public RouteValueDictionary RouteValues { get; set; }
}
public abstract class FileResult : ActionResult {
	protected FileResult(string contentType);
	public string ContentType { get; }
	public string FileDownloadName { get; set; }
	public DateTimeOffset? LastModified { get; set; }
	public global::Microsoft.Net.Http.Headers.EntityTagHeaderValue EntityTag { get; set; }
	public bool EnableRangeProcessing { get; set; }
}
public class FileStreamResult : FileResult {
	public FileStreamResult(Stream fileStream, string contentType);
	public FileStreamResult(Stream fileStream, global::Microsoft.Net.Http.Headers.MediaTypeHeaderValue contentType);
	public Stream FileStream { get; set; }
}
public class FromBodyAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBindingSourceMetadata, global::Microsoft.AspNetCore.Mvc.ModelBinding.IConfigureEmptyBodyBehavior, global::Microsoft.AspNetCore.Http.Metadata.IFromBodyMetadata {
	public FromBodyAttribute();
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.BindingSource BindingSource { get; }
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.EmptyBodyBehavior EmptyBodyBehavior { get; set; }
}
public class FromFormAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBindingSourceMetadata, global::Microsoft.AspNetCore.Mvc.ModelBinding.IModelNameProvider, global::Microsoft.AspNetCore.Http.Metadata.IFromFormMetadata {
	public FromFormAttribute();
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.BindingSource BindingSource { get; }
	public string Name { get; set; }
}
public class FromHeaderAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBindingSourceMetadata, global::Microsoft.AspNetCore.Mvc.ModelBinding.IModelNameProvider, global::Microsoft.AspNetCore.Http.Metadata.IFromHeaderMetadata {
	public FromHeaderAttribute();
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.BindingSource BindingSource { get; }
	public string Name { get; set; }
}
public class FromQueryAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBindingSourceMetadata, global::Microsoft.AspNetCore.Mvc.ModelBinding.IModelNameProvider, global::Microsoft.AspNetCore.Http.Metadata.IFromQueryMetadata {
	public FromQueryAttribute();
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.BindingSource BindingSource { get; }
	public string Name { get; set; }
}
public class FromRouteAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBindingSourceMetadata, global::Microsoft.AspNetCore.Mvc.ModelBinding.IModelNameProvider, global::Microsoft.AspNetCore.Http.Metadata.IFromRouteMetadata {
	public FromRouteAttribute();
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.BindingSource BindingSource { get; }
	public string Name { get; set; }
}
public class FromServicesAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.ModelBinding.IBindingSourceMetadata, global::Microsoft.AspNetCore.Http.Metadata.IFromServiceMetadata {
	public FromServicesAttribute();
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.BindingSource BindingSource { get; }
}
public class HttpDeleteAttribute : global::Microsoft.AspNetCore.Mvc.Routing.HttpMethodAttribute {
	public HttpDeleteAttribute();
	public HttpDeleteAttribute(string template);
}
public class HttpGetAttribute : global::Microsoft.AspNetCore.Mvc.Routing.HttpMethodAttribute {
	public HttpGetAttribute();
	public HttpGetAttribute(string template);
}
public class HttpPatchAttribute : global::Microsoft.AspNetCore.Mvc.Routing.HttpMethodAttribute {
	public HttpPatchAttribute();
	public HttpPatchAttribute(string template);
}
public class HttpPostAttribute : global::Microsoft.AspNetCore.Mvc.Routing.HttpMethodAttribute {
	public HttpPostAttribute();
	public HttpPostAttribute(string template);
}
public class HttpPutAttribute : global::Microsoft.AspNetCore.Mvc.Routing.HttpMethodAttribute {
	public HttpPutAttribute();
	public HttpPutAttribute(string template);
}
public interface IActionResult {
	Task ExecuteResultAsync(ActionContext context);
}
public interface IUrlHelper {
	string Action(global::Microsoft.AspNetCore.Mvc.Routing.UrlActionContext actionContext);
	string Content(string contentPath);
	bool IsLocalUrl(string url);
	string RouteUrl(global::Microsoft.AspNetCore.Mvc.Routing.UrlRouteContext routeContext);
	string Link(string routeName, object values);
	ActionContext ActionContext { get; }
}
public class JsonResult : ActionResult, global::Microsoft.AspNetCore.Mvc.Infrastructure.IStatusCodeActionResult, IActionResult {
	public JsonResult(object value);
	public JsonResult(object value, object serializerSettings);
	public string ContentType { get; set; }
	public object SerializerSettings { get; set; }
	public int? StatusCode { get; set; }
	public object Value { get; set; }
}
public class NoContentResult : StatusCodeResult {
	public NoContentResult();
}
public sealed class NonActionAttribute : Attribute {
	public NonActionAttribute();
}
public class NotFoundObjectResult : ObjectResult {
	public NotFoundObjectResult(object value);
}
public class NotFoundResult : StatusCodeResult {
	public NotFoundResult();
}
public class ObjectResult : ActionResult, global::Microsoft.AspNetCore.Mvc.Infrastructure.IStatusCodeActionResult, IActionResult {
	public ObjectResult(object value);
	public virtual void OnFormatting(ActionContext context);
	public object Value { get; set; }
	public global::Microsoft.AspNetCore.Mvc.Formatters.FormatterCollection<global::Microsoft.AspNetCore.Mvc.Formatters.IOutputFormatter> Formatters { get; set; }
	public global::Microsoft.AspNetCore.Mvc.Formatters.MediaTypeCollection ContentTypes { get; set; }
	public Type DeclaredType { get; set; }
	public int? StatusCode { get; set; }
}
public class OkObjectResult : ObjectResult {
	public OkObjectResult(object value);
}
public class OkResult : StatusCodeResult {
	public OkResult();
}
public class PartialViewResult : ActionResult, global::Microsoft.AspNetCore.Mvc.Infrastructure.IStatusCodeActionResult, IActionResult {
	public PartialViewResult();
	public int? StatusCode { get; set; }
	public string ViewName { get; set; }
	public object Model { get; }
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ViewDataDictionary ViewData { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ITempDataDictionary TempData { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ViewEngines.IViewEngine ViewEngine { get; set; }
	public string ContentType { get; set; }
}
public class ProblemDetails {
	public ProblemDetails();
	public string Type { get; set; }
	public string Title { get; set; }
	public int? Status { get; set; }
	public string Detail { get; set; }
	public string Instance { get; set; }
	public IDictionary<string, object> Extensions { get; set; }
}
public class RedirectResult : ActionResult, global::Microsoft.AspNetCore.Mvc.ViewFeatures.IKeepTempDataResult, IActionResult {
	public RedirectResult(string url);
	public RedirectResult(string url, bool permanent);
	public RedirectResult(string url, bool permanent, bool preserveMethod);
	public bool Permanent { get; set; }
	public bool PreserveMethod { get; set; }
	public string Url { get; set; }
	public IUrlHelper UrlHelper { get; set; }
}
public class RedirectToActionResult : ActionResult, global::Microsoft.AspNetCore.Mvc.ViewFeatures.IKeepTempDataResult, IActionResult {
	public RedirectToActionResult(string actionName, string controllerName, object routeValues);
	public RedirectToActionResult(string actionName, string controllerName, object routeValues, string fragment);
	public RedirectToActionResult(string actionName, string controllerName, object routeValues, bool permanent);
	public RedirectToActionResult(string actionName, string controllerName, object routeValues, bool permanent, bool preserveMethod);
	public RedirectToActionResult(string actionName, string controllerName, object routeValues, bool permanent, string fragment);
	public RedirectToActionResult(string actionName, string controllerName, object routeValues, bool permanent, bool preserveMethod, string fragment);
	public IUrlHelper UrlHelper { get; set; }
	public string ActionName { get; set; }
	public string ControllerName { get; set; }
	public RouteValueDictionary RouteValues { get; set; }
	public bool Permanent { get; set; }
	public bool PreserveMethod { get; set; }
	public string Fragment { get; set; }
}
public class RouteAttribute : Attribute, global::Microsoft.AspNetCore.Mvc.Routing.IRouteTemplateProvider {
	public RouteAttribute(string template);
	public string Template { get; }
	public int Order { get; set; }
	public string Name { get; set; }
}
public class StatusCodeResult : ActionResult, global::Microsoft.AspNetCore.Mvc.Infrastructure.IClientErrorActionResult, global::Microsoft.AspNetCore.Mvc.Infrastructure.IStatusCodeActionResult, IActionResult {
	public StatusCodeResult(int statusCode);
	public int StatusCode { get; }
}
public class UnauthorizedResult : StatusCodeResult {
	public UnauthorizedResult();
}
public abstract class ViewComponent {
	public global::Microsoft.AspNetCore.Mvc.ViewComponents.ContentViewComponentResult Content(string content);
	public global::Microsoft.AspNetCore.Mvc.ViewComponents.ViewViewComponentResult View();
	public global::Microsoft.AspNetCore.Mvc.ViewComponents.ViewViewComponentResult View(string viewName);
	public global::Microsoft.AspNetCore.Mvc.ViewComponents.ViewViewComponentResult View<TModel>(TModel model);
	public global::Microsoft.AspNetCore.Mvc.ViewComponents.ViewViewComponentResult View<TModel>(string viewName, TModel model);
	protected ViewComponent();
	public global::Microsoft.AspNetCore.Http.HttpContext HttpContext { get; }
	public global::Microsoft.AspNetCore.Http.HttpRequest Request { get; }
	public IPrincipal User { get; }
	public ClaimsPrincipal UserClaimsPrincipal { get; }
	public RouteData RouteData { get; }
	public dynamic ViewBag { get; }
	public global::Microsoft.AspNetCore.Mvc.ModelBinding.ModelStateDictionary ModelState { get; }
	public IUrlHelper Url { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ViewComponents.ViewComponentContext ViewComponentContext { get; set; }
	public global::Microsoft.AspNetCore.Mvc.Rendering.ViewContext ViewContext { get; }
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ViewDataDictionary ViewData { get; }
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ITempDataDictionary TempData { get; }
	public global::Microsoft.AspNetCore.Mvc.ViewEngines.ICompositeViewEngine ViewEngine { get; set; }
}
public class ViewResult : ActionResult, global::Microsoft.AspNetCore.Mvc.Infrastructure.IStatusCodeActionResult, IActionResult {
	public ViewResult();
	public int? StatusCode { get; set; }
	public string ViewName { get; set; }
	public object Model { get; }
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ViewDataDictionary ViewData { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ViewFeatures.ITempDataDictionary TempData { get; set; }
	public global::Microsoft.AspNetCore.Mvc.ViewEngines.IViewEngine ViewEngine { get; set; }
	public string ContentType { get; set; }
}
