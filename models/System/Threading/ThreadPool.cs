namespace System.Threading;

using Threadbare;

public static class ThreadPool
{
    public static bool QueueUserWorkItem(WaitCallback callBack) { return QueueUserWorkItem(callBack, null); }

    public static bool QueueUserWorkItem(WaitCallback callBack, object state)
    {
        if (callBack == null) throw new ArgumentNullException("callBack");
        Pool.Run(() => callBack(state), "pool");
        return true;
    }

    public static bool QueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)
    {
        if (callBack == null) throw new ArgumentNullException("callBack");
        Pool.Run(() => callBack(state), "pool");
        return true;
    }

    public static bool UnsafeQueueUserWorkItem(WaitCallback callBack, object state) { return QueueUserWorkItem(callBack, state); }

    public static bool UnsafeQueueUserWorkItem<TState>(Action<TState> callBack, TState state, bool preferLocal)
    {
        return QueueUserWorkItem(callBack, state, preferLocal);
    }

    public static bool UnsafeQueueUserWorkItem(IThreadPoolWorkItem callBack, bool preferLocal)
    {
        if (callBack == null) throw new ArgumentNullException("callBack");
        Pool.Run(() => callBack.Execute(), "pool");
        return true;
    }

    public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, int millisecondsTimeOutInterval, bool executeOnlyOnce)
    {
        return new RegisteredWaitHandle(waitObject, callBack, state, millisecondsTimeOutInterval, executeOnlyOnce);
    }

    public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, long millisecondsTimeOutInterval, bool executeOnlyOnce)
    {
        return new RegisteredWaitHandle(waitObject, callBack, state, millisecondsTimeOutInterval, executeOnlyOnce);
    }

    public static RegisteredWaitHandle RegisterWaitForSingleObject(WaitHandle waitObject, WaitOrTimerCallback callBack, object state, TimeSpan timeout, bool executeOnlyOnce)
    {
        return new RegisteredWaitHandle(waitObject, callBack, state, Waiting.Milliseconds(timeout), executeOnlyOnce);
    }

    public static bool SetMaxThreads(int workerThreads, int completionPortThreads) { return true; }

    public static bool SetMinThreads(int workerThreads, int completionPortThreads) { return true; }
}

public sealed class RegisteredWaitHandle
{
    private readonly WaitHandle awaited;
    private readonly WaitOrTimerCallback callback;
    private readonly object state;
    private readonly long milliseconds;
    private readonly bool once;
    private bool isOver;

    internal RegisteredWaitHandle(WaitHandle awaited, WaitOrTimerCallback callback, object state, long milliseconds, bool once)
    {
        this.awaited = awaited;
        this.callback = callback;
        this.state = state;
        this.milliseconds = milliseconds;
        this.once = once;
        Pool.Run(new Action(Watch), "pool");
    }

    public bool Unregister(WaitHandle waitObject)
    {
        isOver = true;
        awaited.Rouse();
        if (waitObject != null) waitObject.SignalOnce();
        return true;
    }

    private void Watch()
    {
        while (!isOver)
        {
            bool inTime = Waiting.For(awaited, "event", () => isOver || awaited.IsReady(), milliseconds);
            if (isOver) return;
            if (inTime) awaited.Take(milliseconds);
            callback(state, !inTime);
            isOver = once;
        }
    }
}
