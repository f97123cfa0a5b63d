// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace Microsoft.AspNetCore.Http.Features;
using System;
using System.Collections;
using System.Collections.Generic;
public class FeatureCollection : IFeatureCollection, IEnumerable<KeyValuePair<Type, object>>, IEnumerable {
	public FeatureCollection();
	public FeatureCollection(int initialCapacity);
	public FeatureCollection(IFeatureCollection defaults);
	public IEnumerator<KeyValuePair<Type, object>> GetEnumerator();
	public TFeature Get<TFeature>();
	public void Set<TFeature>(TFeature instance);
	public virtual int Revision { get; }
	public bool IsReadOnly { get; }
	public object this[Type key] { get; set; }
}
public interface IFeatureCollection : IEnumerable<KeyValuePair<Type, object>>, IEnumerable {
	TFeature Get<TFeature>();
	void Set<TFeature>(TFeature instance);
	bool IsReadOnly { get; }
	int Revision { get; }
	object this[Type key] { get; set; }
}
