namespace Threadbare;

using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

/// <summary>What an iterator method gives: the frame of the method, to be resumed for each value.</summary>
[KnownToEngines]
public sealed class Iterator<T> : IEnumerable<T>, IEnumerator<T>
{
    private readonly object frame;
    private readonly int thread;
    private bool isTaken;
    private bool isOver;
    private T current;

    public Iterator(object frame)
    {
        this.frame = frame;
        thread = Kernel.Current();
    }

    public T Current { get { return current; } }

    object IEnumerator.Current { get { return current; } }

    public IEnumerator<T> GetEnumerator()
    {
        Iterator<T> it = isTaken || thread != Kernel.Current() ? new Iterator<T>(Kernel.CopyFrame(frame)) : this;
        it.isTaken = true;
        return it;
    }

    IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

    public bool MoveNext()
    {
        if (isOver) return false;
        if (Kernel.Resume(frame))
        {
            current = Kernel.YieldedValue<T>(frame);
            return true;
        }
        isOver = true;
        return false;
    }

    public void Reset() { throw new NotSupportedException(); }

    public void Dispose()
    {
        if (!isOver) Kernel.DisposeFrame(frame);
        isOver = true;
    }
}

/// <summary>What an async iterator method gives. <c>Kernel.Resume</c> lets the method run up to its next await or
/// value; the machine tells what became of it by <c>Yielded</c>, <c>Ended</c> and <c>Failed</c>, sooner or later.</summary>
[KnownToEngines]
public sealed class AsyncIterator<T> : IAsyncEnumerable<T>, IAsyncEnumerator<T>
{
    private readonly object frame;
    private bool isTaken;
    private bool isOver;
    private T current;
    private Task<bool> next;

    public AsyncIterator(object frame) { this.frame = frame; }

    public T Current { get { return current; } }

    public IAsyncEnumerator<T> GetAsyncEnumerator(CancellationToken cancellationToken = default)
    {
        AsyncIterator<T> it = isTaken ? new AsyncIterator<T>(Kernel.CopyFrame(frame)) : this;
        it.isTaken = true;
        Kernel.BindIterator(it.frame, it, cancellationToken);
        return it;
    }

    public ValueTask<bool> MoveNextAsync()
    {
        if (isOver) return new ValueTask<bool>(false);
        next = new Task<bool>();
        Kernel.Resume(frame);
        return new ValueTask<bool>(next);
    }

    public ValueTask DisposeAsync()
    {
        if (!isOver) Kernel.DisposeFrame(frame);
        isOver = true;
        return default(ValueTask);
    }

    public void Yielded(T value)
    {
        current = value;
        next.EndWith(true);
    }

    public void Ended()
    {
        isOver = true;
        next.EndWith(false);
    }

    public void Failed(Exception exception)
    {
        isOver = true;
        AsyncMethods.SetException(next, exception);
    }
}
