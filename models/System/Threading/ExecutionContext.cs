namespace System.Threading;

using Threadbare;

/// <summary>What async locals are worth: a list in which the newest value of each comes first.</summary>
public sealed class ExecutionContext
{
    private static readonly ExecutionContext Empty = new ExecutionContext(null, null, null);
    [ThreadStatic] private static ExecutionContext current;

    private readonly object local;
    private readonly object value;
    private readonly ExecutionContext older;

    private ExecutionContext(object local, object value, ExecutionContext older)
    {
        this.local = local;
        this.value = value;
        this.older = older;
    }

    public static ExecutionContext Capture() { return current == null ? Empty : current; }

    public static void Restore(ExecutionContext executionContext) { current = executionContext; }

    public static void Run(ExecutionContext executionContext, ContextCallback callback, object state)
    {
        ExecutionContext before = current;
        current = executionContext;
        try
        {
            callback(state);
        }
        finally
        {
            current = before;
        }
    }

    public static bool IsFlowSuppressed() { return false; }

    public ExecutionContext CreateCopy() { return this; }

    public void Dispose() { }

    internal static object Get(object local)
    {
        for (ExecutionContext at = current; at != null; at = at.older)
        {
            if (ReferenceEquals(at.local, local)) return at.value;
        }
        return null;
    }

    internal static void Set(object local, object value) { current = new ExecutionContext(local, value, current); }
}

public sealed class AsyncLocal<T>
{
    private readonly Action<AsyncLocalValueChangedArgs<T>> changed;

    public AsyncLocal() { }

    public AsyncLocal(Action<AsyncLocalValueChangedArgs<T>> valueChangedHandler) { changed = valueChangedHandler; }

    public T Value
    {
        get
        {
            object value = ExecutionContext.Get(this);
            return value == null ? default(T) : (T)value;
        }
        set
        {
            ExecutionContext.Set(this, value);
            if (changed != null) changed(Kernel.Unknown<AsyncLocalValueChangedArgs<T>>());
        }
    }
}

public class ThreadLocal<T>
{
    private readonly Func<T> factory;
    private readonly PerThread<T> values = new PerThread<T>();
    private readonly bool tracksAll;
    private bool isDisposed;

    public ThreadLocal() { }

    public ThreadLocal(bool trackAllValues) { tracksAll = trackAllValues; }

    public ThreadLocal(Func<T> valueFactory)
    {
        if (valueFactory == null) throw new ArgumentNullException("valueFactory");
        factory = valueFactory;
    }

    public ThreadLocal(Func<T> valueFactory, bool trackAllValues) : this(valueFactory) { tracksAll = trackAllValues; }

    public T Value
    {
        get
        {
            CheckDisposed();
            if (!values.Has) values.Value = factory == null ? default(T) : factory();
            return values.Value;
        }
        set
        {
            CheckDisposed();
            values.Value = value;
        }
    }

    public bool IsValueCreated { get { return values.Has; } }

    public System.Collections.Generic.IList<T> Values
    {
        get
        {
            if (!tracksAll) throw new InvalidOperationException("The ThreadLocal object is not tracking values.");
            var all = new System.Collections.Generic.List<T>();
            for (int i = 0; i < values.Count; i++) all.Append(values.At(i));
            return all;
        }
    }

    public void Dispose() { Dispose(true); }

    protected virtual void Dispose(bool disposing) { isDisposed = true; }

    private void CheckDisposed()
    {
        if (isDisposed) throw new ObjectDisposedException("ThreadLocal");
    }
}
