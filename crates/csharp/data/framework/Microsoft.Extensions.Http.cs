// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.Extensions.Http;
using System;
using System.Collections.Generic;
using System.Net.Http;
public class HttpClientFactoryOptions {
	public HttpClientFactoryOptions();
	public IList<Action<HttpMessageHandlerBuilder>> HttpMessageHandlerBuilderActions { get; }
	public IList<Action<HttpClient>> HttpClientActions { get; }
	public TimeSpan HandlerLifetime { get; set; }
	public Func<string, bool> ShouldRedactHeaderValue { get; set; }
	public bool SuppressHandlerScope { get; set; }
}
public abstract class HttpMessageHandlerBuilder {
	public abstract HttpMessageHandler Build();
	protected internal static HttpMessageHandler CreateHandlerPipeline(HttpMessageHandler primaryHandler, IEnumerable<DelegatingHandler> additionalHandlers);
	protected HttpMessageHandlerBuilder();
	public abstract string Name { get; set; }
	public abstract HttpMessageHandler PrimaryHandler { get; set; }
	public abstract IList<DelegatingHandler> AdditionalHandlers { get; }
	public virtual IServiceProvider Services { get; }
}
public interface IHttpMessageHandlerBuilderFilter {
	Action<HttpMessageHandlerBuilder> Configure(Action<HttpMessageHandlerBuilder> next);
}
public interface ITypedHttpClientFactory<TClient> {
	TClient CreateClient(HttpClient httpClient);
}
