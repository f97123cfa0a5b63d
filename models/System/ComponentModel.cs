namespace System.ComponentModel;

public class Component
{
    private bool isDisposed;

    public event EventHandler Disposed;

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing)
    {
        if (isDisposed || !disposing) return;
        isDisposed = true;
        if (Disposed != null) Disposed(this, EventArgs.Empty);
    }
}

public class PropertyChangedEventArgs
{
    public PropertyChangedEventArgs(string propertyName) { PropertyName = propertyName; }

    public virtual string PropertyName { get; }
}
