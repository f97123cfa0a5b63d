namespace System.ComponentModel;

using System.Threading;
using Threadbare;

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

public class CancelEventArgs
{
    public CancelEventArgs() { }

    public CancelEventArgs(bool cancel) { Cancel = cancel; }

    public bool Cancel { get; set; }
}

public class DoWorkEventArgs
{
    public DoWorkEventArgs(object argument) { Argument = argument; }

    public object Argument { get; }

    public object Result { get; set; }
}

public class AsyncCompletedEventArgs
{
    public AsyncCompletedEventArgs(Exception error, bool cancelled, object userState)
    {
        Error = error;
        Cancelled = cancelled;
        UserState = userState;
    }

    public bool Cancelled { get; }

    public Exception Error { get; }

    public object UserState { get; }
}

public class RunWorkerCompletedEventArgs
{
    private readonly object result;

    public RunWorkerCompletedEventArgs(object result, Exception error, bool cancelled) : base(error, cancelled, null) { this.result = result; }

    public object Result
    {
        get
        {
            if (Error != null) throw new InvalidOperationException("An exception occurred during the operation.", Error);
            return result;
        }
    }
}

public class ProgressChangedEventArgs
{
    public ProgressChangedEventArgs(int progressPercentage, object userState)
    {
        ProgressPercentage = progressPercentage;
        UserState = userState;
    }

    public int ProgressPercentage { get; }

    public object UserState { get; }
}

/// <summary>Works on a thread of the pool, and tells about it where it was started.</summary>
public class BackgroundWorker
{
    private SynchronizationContext context;

    public BackgroundWorker() { }

    public event DoWorkEventHandler DoWork;

    public event ProgressChangedEventHandler ProgressChanged;

    public event RunWorkerCompletedEventHandler RunWorkerCompleted;

    public bool CancellationPending { get; private set; }

    public bool IsBusy { get; private set; }

    public bool WorkerReportsProgress { get; set; }

    public bool WorkerSupportsCancellation { get; set; }

    public void CancelAsync()
    {
        if (!WorkerSupportsCancellation) throw new InvalidOperationException("This BackgroundWorker states that it doesn't support cancellation.");
        CancellationPending = true;
    }

    public void ReportProgress(int percentProgress) { ReportProgress(percentProgress, null); }

    public void ReportProgress(int percentProgress, object userState)
    {
        if (!WorkerReportsProgress) throw new InvalidOperationException("This BackgroundWorker states that it doesn't report progress.");
        var e = new ProgressChangedEventArgs(percentProgress, userState);
        if (context != null) context.Post(state => OnProgressChanged(e), null);
        else Pool.Run(() => OnProgressChanged(e), "pool");
    }

    public void RunWorkerAsync() { RunWorkerAsync(null); }

    public void RunWorkerAsync(object argument)
    {
        if (IsBusy) throw new InvalidOperationException("This BackgroundWorker is currently busy and cannot run multiple tasks concurrently.");
        IsBusy = true;
        CancellationPending = false;
        context = SynchronizationContext.Current;
        Pool.Run(() => Work(new DoWorkEventArgs(argument)), "background worker");
    }

    protected virtual void OnDoWork(DoWorkEventArgs e)
    {
        if (DoWork != null) DoWork(this, e);
    }

    protected virtual void OnProgressChanged(ProgressChangedEventArgs e)
    {
        if (ProgressChanged != null) ProgressChanged(this, e);
    }

    protected virtual void OnRunWorkerCompleted(RunWorkerCompletedEventArgs e)
    {
        if (RunWorkerCompleted != null) RunWorkerCompleted(this, e);
    }

    private void Work(DoWorkEventArgs e)
    {
        Exception error = null;
        try
        {
            OnDoWork(e);
        }
        catch (Exception failure)
        {
            error = failure;
        }
        var completed = new RunWorkerCompletedEventArgs(e.Cancel ? null : e.Result, error, e.Cancel);
        if (context != null) context.Post(state => End(completed), null);
        else End(completed);
    }

    private void End(RunWorkerCompletedEventArgs e)
    {
        IsBusy = false;
        OnRunWorkerCompleted(e);
    }
}
