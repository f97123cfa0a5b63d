// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.
namespace System.Web.Caching;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Specialized;
using System.Data.SqlClient;
using System.IO;
using System.Threading.Tasks;
public sealed class AggregateCacheDependency : CacheDependency {
	public AggregateCacheDependency();
	public void Add(params CacheDependency[] dependencies);
}
public sealed class Cache : IEnumerable {
	public static readonly DateTime NoAbsoluteExpiration;
	public static readonly TimeSpan NoSlidingExpiration;
	public Cache();
	public object Add(string key, object value, CacheDependency dependencies, DateTime absoluteExpiration, TimeSpan slidingExpiration, CacheItemPriority priority, CacheItemRemovedCallback onRemoveCallback);
	public object Get(string key);
	public IDictionaryEnumerator GetEnumerator();
	public void Insert(string key, object value);
	public void Insert(string key, object value, CacheDependency dependencies);
	public void Insert(string key, object value, CacheDependency dependencies, DateTime absoluteExpiration, TimeSpan slidingExpiration);
	public void Insert(string key, object value, CacheDependency dependencies, DateTime absoluteExpiration, TimeSpan slidingExpiration, CacheItemPriority priority, CacheItemRemovedCallback onRemoveCallback);
	public void Insert(string key, object value, CacheDependency dependencies, DateTime absoluteExpiration, TimeSpan slidingExpiration, CacheItemUpdateCallback onUpdateCallback);
	public object Remove(string key);
	public int Count { get; }
	public long EffectivePercentagePhysicalMemoryLimit { get; }
	public long EffectivePrivateBytesLimit { get; }
	public object this[string key] { get; set; }
}
public class CacheDependency : IDisposable {
	protected CacheDependency();
	public CacheDependency(string filename);
	public CacheDependency(string filename, DateTime start);
	public CacheDependency(string[] filenames);
	public CacheDependency(string[] filenames, DateTime start);
	public CacheDependency(string[] filenames, string[] cachekeys);
	public CacheDependency(string[] filenames, string[] cachekeys, DateTime start);
	public CacheDependency(string[] filenames, string[] cachekeys, CacheDependency dependency);
	public CacheDependency(string[] filenames, string[] cachekeys, CacheDependency dependency, DateTime start);
	protected virtual void DependencyDispose();
	public void Dispose();
	protected internal void FinishInit();
	public virtual string[] GetFileDependencies();
	public virtual string GetUniqueID();
	public void ItemRemoved();
	public void KeepDependenciesAlive();
	protected void NotifyDependencyChanged(object sender, EventArgs e);
	public void SetCacheDependencyChanged(Action<object, EventArgs> dependencyChangedAction);
	protected void SetUtcLastModified(DateTime utcLastModified);
	public bool TakeOwnership();
	public bool HasChanged { get; }
	public DateTime UtcLastModified { get; }
}
public class CacheInsertOptions {
	public CacheInsertOptions();
	public DateTime AbsoluteExpiration { get; set; }
	public CacheDependency Dependencies { get; set; }
	public CacheItemRemovedCallback OnRemovedCallback { get; set; }
	public CacheItemPriority Priority { get; set; }
	public TimeSpan SlidingExpiration { get; set; }
}
public enum CacheItemPriority { AboveNormal = 4, BelowNormal = 2, Default = 3, High = 5, Low = 1, Normal = 3, NotRemovable = 6 }
public delegate void CacheItemRemovedCallback(string key, object value, CacheItemRemovedReason reason);
public enum CacheItemRemovedReason { DependencyChanged = 4, Expired = 2, Removed = 1, Underused = 3 }
public delegate void CacheItemUpdateCallback(string key, CacheItemUpdateReason reason, out object expensiveObject, out CacheDependency dependency, out DateTime absoluteExpiration, out TimeSpan slidingExpiration);
public enum CacheItemUpdateReason { DependencyChanged = 2, Expired = 1 }
public abstract class CacheStoreProvider : global::System.Configuration.Provider.ProviderBase, IDisposable {
	protected CacheStoreProvider();
	public abstract object Add(string key, object item, CacheInsertOptions options);
	public abstract bool AddDependent(string key, CacheDependency dependency, out DateTime utcLastUpdated);
	public abstract void Dispose();
	public abstract object Get(string key);
	public abstract IDictionaryEnumerator GetEnumerator();
	public abstract void Initialize(string name, NameValueCollection config);
	public abstract void Insert(string key, object item, CacheInsertOptions options);
	public abstract object Remove(string key);
	public abstract object Remove(string key, CacheItemRemovedReason reason);
	public abstract void RemoveDependent(string key, CacheDependency dependency);
	public abstract long Trim(int percent);
	public abstract long ItemCount { get; }
	public abstract long SizeInBytes { get; }
}
public sealed class DatabaseNotEnabledForNotificationException : SystemException {
	public DatabaseNotEnabledForNotificationException();
	public DatabaseNotEnabledForNotificationException(string message);
	public DatabaseNotEnabledForNotificationException(string message, Exception innerException);
}
public class FileResponseElement : ResponseElement {
	public FileResponseElement(string path, long offset, long length);
	public long Length { get; }
	public long Offset { get; }
	public string Path { get; }
}
public sealed class HeaderElement {
	public HeaderElement(string name, string value);
	public string Name { get; }
	public string Value { get; }
}
public interface IOutputCacheEntry {
	List<HeaderElement> HeaderElements { get; set; }
	List<ResponseElement> ResponseElements { get; set; }
}
public class MemoryResponseElement : ResponseElement {
	public MemoryResponseElement(byte[] buffer, long length);
	public byte[] Buffer { get; }
	public long Length { get; }
}
public static class OutputCache {
	public static object Deserialize(Stream stream);
	public static void Serialize(Stream stream, object data);
	public static string DefaultProviderName { get; }
	public static OutputCacheProviderCollection Providers { get; }
}
public abstract class OutputCacheProvider : global::System.Configuration.Provider.ProviderBase {
	protected OutputCacheProvider();
	public abstract object Add(string key, object entry, DateTime utcExpiry);
	public abstract object Get(string key);
	public abstract void Remove(string key);
	public abstract void Set(string key, object entry, DateTime utcExpiry);
}
public abstract class OutputCacheProviderAsync : OutputCacheProvider {
	protected OutputCacheProviderAsync();
	public abstract Task<object> AddAsync(string key, object entry, DateTime utcExpiry);
	public abstract Task<object> GetAsync(string key);
	public abstract Task RemoveAsync(string key);
	public abstract Task SetAsync(string key, object entry, DateTime utcExpiry);
}
public sealed class OutputCacheProviderCollection : global::System.Configuration.Provider.ProviderCollection {
	public OutputCacheProviderCollection();
	public void CopyTo(OutputCacheProvider[] array, int index);
	public OutputCacheProvider this[string name] { get; }
}
public static class OutputCacheUtility {
	public static CacheDependency CreateCacheDependency(global::System.Web.HttpResponse response);
	public static void FlushKernelCache(string cacheKey);
	public static ArrayList GetContentBuffers(global::System.Web.HttpResponse response);
	public static IEnumerable<KeyValuePair<global::System.Web.HttpCacheValidateHandler, object>> GetValidationCallbacks(global::System.Web.HttpResponse response);
	public static void SetContentBuffers(global::System.Web.HttpResponse response, ArrayList buffers);
	public static string SetupKernelCaching(string originalCacheUrl, global::System.Web.HttpResponse response);
}
public abstract class ResponseElement {
	protected ResponseElement();
}
public sealed class SqlCacheDependency : CacheDependency {
	public SqlCacheDependency(SqlCommand sqlCmd);
	public SqlCacheDependency(string databaseEntryName, string tableName);
	public static CacheDependency CreateOutputCacheDependency(string dependency);
}
public static class SqlCacheDependencyAdmin {
	public static void DisableNotifications(string connectionString);
	public static void DisableTableForNotifications(string connectionString, string table);
	public static void DisableTableForNotifications(string connectionString, string[] tables);
	public static void EnableNotifications(string connectionString);
	public static void EnableTableForNotifications(string connectionString, string table);
	public static void EnableTableForNotifications(string connectionString, string[] tables);
	public static string[] GetTablesEnabledForNotifications(string connectionString);
}
public class SubstitutionResponseElement : ResponseElement {
	public SubstitutionResponseElement(global::System.Web.HttpResponseSubstitutionCallback callback);
	public global::System.Web.HttpResponseSubstitutionCallback Callback { get; }
}
public sealed class TableNotEnabledForNotificationException : SystemException {
	public TableNotEnabledForNotificationException();
	public TableNotEnabledForNotificationException(string message);
	public TableNotEnabledForNotificationException(string message, Exception innerException);
}
