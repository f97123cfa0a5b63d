// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Web.Http;
using System.Net.Http;
using System.Security.Principal;
using System.Threading;
using System.Threading.Tasks;
public abstract class ApiController : IDisposable, global::System.Web.Http.Controllers.IHttpController {
	protected ApiController();
	public void Dispose();
	protected virtual void Dispose(bool disposing);
	public virtual Task<HttpResponseMessage> ExecuteAsync(global::System.Web.Http.Controllers.HttpControllerContext controllerContext, CancellationToken cancellationToken);
	protected virtual void Initialize(global::System.Web.Http.Controllers.HttpControllerContext controllerContext);
	public global::System.Web.Http.HttpConfiguration Configuration { get; set; }
	public global::System.Web.Http.Controllers.HttpControllerContext ControllerContext { get; set; }
	public global::System.Web.Http.ModelBinding.ModelStateDictionary ModelState { get; }
	public HttpRequestMessage Request { get; set; }
	public global::System.Web.Http.Routing.UrlHelper Url { get; }
	public IPrincipal User { get; }
}
