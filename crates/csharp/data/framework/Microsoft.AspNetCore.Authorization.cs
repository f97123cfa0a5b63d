// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Authorization;
using System;
using System.Collections.Generic;
using System.Security.Claims;
using System.Threading.Tasks;
public class AllowAnonymousAttribute : Attribute, global::Microsoft.AspNetCore.Authorization.IAllowAnonymous {
	public AllowAnonymousAttribute();
}
public abstract class AuthorizationHandler<TRequirement> : IAuthorizationHandler where TRequirement : IAuthorizationRequirement {
	public virtual Task HandleAsync(global::Microsoft.AspNetCore.Authorization.AuthorizationHandlerContext context);
	protected abstract Task HandleRequirementAsync(global::Microsoft.AspNetCore.Authorization.AuthorizationHandlerContext context, TRequirement requirement);
	protected AuthorizationHandler();
}
public abstract class AuthorizationHandler<TRequirement, TResource> : IAuthorizationHandler where TRequirement : IAuthorizationRequirement {
	public virtual Task HandleAsync(global::Microsoft.AspNetCore.Authorization.AuthorizationHandlerContext context);
	protected abstract Task HandleRequirementAsync(global::Microsoft.AspNetCore.Authorization.AuthorizationHandlerContext context, TRequirement requirement, TResource resource);
	protected AuthorizationHandler();
}
public class AuthorizeAttribute : Attribute, global::Microsoft.AspNetCore.Authorization.IAuthorizeData {
	public AuthorizeAttribute();
	public AuthorizeAttribute(string policy);
	public string Policy { get; set; }
	public string Roles { get; set; }
	public string AuthenticationSchemes { get; set; }
}
public interface IAuthorizationHandler {
	Task HandleAsync(global::Microsoft.AspNetCore.Authorization.AuthorizationHandlerContext context);
}
public interface IAuthorizationRequirement { }
public interface IAuthorizationService {
	Task<global::Microsoft.AspNetCore.Authorization.AuthorizationResult> AuthorizeAsync(ClaimsPrincipal user, object resource, IEnumerable<IAuthorizationRequirement> requirements);
	Task<global::Microsoft.AspNetCore.Authorization.AuthorizationResult> AuthorizeAsync(ClaimsPrincipal user, object resource, string policyName);
}
