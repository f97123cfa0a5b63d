// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Web.SessionState;
using System.Collections;
using System.Collections.Specialized;
public sealed class HttpSessionState : ICollection, IEnumerable {
	public void Abandon();
	public void Add(string name, object value);
	public void Clear();
	public void CopyTo(Array array, int index);
	public IEnumerator GetEnumerator();
	public void Remove(string name);
	public void RemoveAll();
	public void RemoveAt(int index);
	private HttpSessionState();
	public int CodePage { get; set; }
	public HttpSessionState Contents { get; }
	public global::System.Web.HttpCookieMode CookieMode { get; }
	public int Count { get; }
	public bool IsCookieless { get; }
	public bool IsNewSession { get; }
	public bool IsReadOnly { get; }
	public bool IsSynchronized { get; }
	public object this[int index] { get; set; }
	public object this[string name] { get; set; }
	public NameObjectCollectionBase.KeysCollection Keys { get; }
	public int LCID { get; set; }
	public global::System.Web.SessionState.SessionStateMode Mode { get; }
	public string SessionID { get; }
	public global::System.Web.HttpStaticObjectsCollection StaticObjects { get; }
	public object SyncRoot { get; }
	public int Timeout { get; set; }
}
public interface IRequiresSessionState { }
