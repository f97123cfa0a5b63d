namespace System;

using System.Threading;
using Threadbare;

/// <summary>Calls back where it was made.</summary>
public class Progress<T>
{
    private readonly SynchronizationContext context = SynchronizationContext.Current;
    private readonly Action<T> handler;

    public Progress() { }

    public Progress(Action<T> handler)
    {
        if (handler == null) throw new ArgumentNullException("handler");
        this.handler = handler;
    }

    public event EventHandler<T> ProgressChanged;

    void IProgress<T>.Report(T value) { OnReport(value); }

    protected virtual void OnReport(T value)
    {
        if (context != null) context.Post(state => Tell(value), null);
        else Pool.Run(() => Tell(value), "pool");
    }

    private void Tell(T value)
    {
        if (handler != null) handler(value);
        if (ProgressChanged != null) ProgressChanged(this, value);
    }
}
