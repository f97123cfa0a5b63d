// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Mvc.Filters;
using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Threading.Tasks;
public class ActionExecutedContext : FilterContext {
	public ActionExecutedContext(ActionContext actionContext, IList<IFilterMetadata> filters, object controller);
	public virtual bool Canceled { get; set; }
	public virtual object Controller { get; }
	public virtual Exception Exception { get; set; }
	public virtual ExceptionDispatchInfo ExceptionDispatchInfo { get; set; }
	public virtual bool ExceptionHandled { get; set; }
	public virtual IActionResult Result { get; set; }
}
public class ActionExecutingContext : FilterContext {
	public ActionExecutingContext(ActionContext actionContext, IList<IFilterMetadata> filters, IDictionary<string, object> actionArguments, object controller);
	public virtual IActionResult Result { get; set; }
	public virtual IDictionary<string, object> ActionArguments { get; }
	public virtual object Controller { get; }
}
public delegate Task<ActionExecutedContext> ActionExecutionDelegate();
public abstract class ActionFilterAttribute : Attribute, IActionFilter, IFilterMetadata, IAsyncActionFilter, global::Microsoft.AspNetCore.Mvc.Filters.IResultFilter, global::Microsoft.AspNetCore.Mvc.Filters.IAsyncResultFilter, global::Microsoft.AspNetCore.Mvc.Filters.IOrderedFilter {
	public virtual void OnActionExecuting(ActionExecutingContext context);
	public virtual void OnActionExecuted(ActionExecutedContext context);
	public virtual Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next);
	public virtual void OnResultExecuting(global::Microsoft.AspNetCore.Mvc.Filters.ResultExecutingContext context);
	public virtual void OnResultExecuted(global::Microsoft.AspNetCore.Mvc.Filters.ResultExecutedContext context);
	public virtual Task OnResultExecutionAsync(global::Microsoft.AspNetCore.Mvc.Filters.ResultExecutingContext context, global::Microsoft.AspNetCore.Mvc.Filters.ResultExecutionDelegate next);
	protected ActionFilterAttribute();
	public int Order { get; set; }
}
public class ExceptionContext : FilterContext {
	public ExceptionContext(ActionContext actionContext, IList<IFilterMetadata> filters);
	public virtual Exception Exception { get; set; }
	public virtual ExceptionDispatchInfo ExceptionDispatchInfo { get; set; }
	public virtual bool ExceptionHandled { get; set; }
	public virtual IActionResult Result { get; set; }
}
public abstract class FilterContext : ActionContext {
	public FilterContext(ActionContext actionContext, IList<IFilterMetadata> filters);
	public bool IsEffectivePolicy<TMetadata>(TMetadata policy) where TMetadata : IFilterMetadata;
	public TMetadata FindEffectivePolicy<TMetadata>() where TMetadata : IFilterMetadata;
	public virtual IList<IFilterMetadata> Filters { get; }
}
public interface IActionFilter : IFilterMetadata {
	void OnActionExecuting(ActionExecutingContext context);
	void OnActionExecuted(ActionExecutedContext context);
}
public interface IAsyncActionFilter : IFilterMetadata {
	Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next);
}
public interface IExceptionFilter : IFilterMetadata {
	void OnException(ExceptionContext context);
}
public interface IFilterMetadata { }
