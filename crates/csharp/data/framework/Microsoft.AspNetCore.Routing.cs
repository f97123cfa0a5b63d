// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Routing;
using Microsoft.AspNetCore.Builder;
using System;
using System.Collections;
using System.Collections.Generic;
public interface IEndpointRouteBuilder {
	IApplicationBuilder CreateApplicationBuilder();
	IServiceProvider ServiceProvider { get; }
	ICollection<global::Microsoft.AspNetCore.Routing.EndpointDataSource> DataSources { get; }
}
public class RouteData {
	public RouteData();
	public RouteData(RouteData other);
	public RouteData(RouteValueDictionary values);
	public RouteData.RouteDataSnapshot PushState(global::Microsoft.AspNetCore.Routing.IRouter router, RouteValueDictionary values, RouteValueDictionary dataTokens);
	public RouteValueDictionary DataTokens { get; }
	public IList<global::Microsoft.AspNetCore.Routing.IRouter> Routers { get; }
	public RouteValueDictionary Values { get; }
	public readonly struct RouteDataSnapshot {
		public RouteDataSnapshot(RouteData routeData, RouteValueDictionary dataTokens, IList<global::Microsoft.AspNetCore.Routing.IRouter> routers, RouteValueDictionary values);
		public void Restore();
	}
}
public class RouteValueDictionary : IDictionary<string, object>, ICollection<KeyValuePair<string, object>>, IEnumerable<KeyValuePair<string, object>>, IEnumerable, IReadOnlyDictionary<string, object>, IReadOnlyCollection<KeyValuePair<string, object>> {
	public static RouteValueDictionary FromArray(KeyValuePair<string, object>[] items);
	public RouteValueDictionary();
	public RouteValueDictionary(object values);
	public RouteValueDictionary(IEnumerable<KeyValuePair<string, object>> values);
	public RouteValueDictionary(IEnumerable<KeyValuePair<string, string>> values);
	public RouteValueDictionary(RouteValueDictionary dictionary);
	public void Add(string key, object value);
	public void Clear();
	public bool ContainsKey(string key);
	public RouteValueDictionary.Enumerator GetEnumerator();
	public bool Remove(string key);
	public bool Remove(string key, out object value);
	public bool TryAdd(string key, object value);
	public bool TryGetValue(string key, out object value);
	public object this[string key] { get; set; }
	public IEqualityComparer<string> Comparer { get; }
	public int Count { get; }
	public ICollection<string> Keys { get; }
	public ICollection<object> Values { get; }
	public struct Enumerator : IEnumerator<KeyValuePair<string, object>>, IEnumerator, IDisposable {
		public Enumerator(RouteValueDictionary dictionary);
		public void Dispose();
		public bool MoveNext();
		public void Reset();
		public KeyValuePair<string, object> Current { get; }
	}
}
