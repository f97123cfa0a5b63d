namespace Threadbare
{
    using System;

    public static class Kernel
    {
        public static extern int Start(Delegate body, object argument, object handle, string kind);
        public static extern int Current();
        public static extern void Park(object queue, string what);
        public static extern bool ParkFor(object queue, string what, long milliseconds);
        public static extern void Wake(object queue);
        public static extern void WakeOne(object queue);
        public static extern void Yield();
        public static extern void Daemon();
        public static extern void Acquire(object sync);
        public static extern void Release(object sync);
        public static extern void Own(object sync, string mode);
        public static extern void Disown(object sync);
        public static extern void Touch(object target, string operation, bool writes);
        public static extern T AtomicRead<T>(ref T location);
        public static extern void AtomicWrite<T>(ref T location, T value);
        public static extern void Atomic<T>(ref T location);
        public static extern T Unknown<T>();
        public static extern int Choose(int count);
        public static extern object CallDelegate(Delegate d, object[] args);
        public static extern void Print(string text);
        public static extern bool Resume(object frame);
        public static extern T YieldedValue<T>(object frame);
        public static extern void DisposeFrame(object frame);
        public static extern object CopyFrame(object frame);
        public static extern void Collect();
    }

    public sealed class Worker
    {
        private bool done;
        private Action body;

        public Worker(Action body) { this.body = body; }

        public static Worker Run(Action body)
        {
            var worker = new Worker(body);
            worker.Start();
            return worker;
        }

        public void Start() { Kernel.Start(new Action(Work), null, this, "thread"); }

        private void Work()
        {
            body();
            done = true;
            Kernel.Release(this);
            Kernel.Wake(this);
        }

        public void Join()
        {
            while (!done) Kernel.Park(this, "thread");
            Kernel.Acquire(this);
        }
    }

    public static class Atomics
    {
        public static int Increment(ref int location)
        {
            Kernel.Atomic(ref location);
            location = location + 1;
            return location;
        }
    }

    public sealed class Event
    {
        private bool set;
        public void Set() { set = true; Kernel.Release(this); Kernel.Wake(this); }
        public void Wait() { while (!set) Kernel.Park(this, "event"); Kernel.Acquire(this); }
    }

    public sealed class Bag
    {
        private int count;
        public void Add(int item) { Kernel.Touch(this, "Add", true); count++; }
        public int Count() { Kernel.Touch(this, "Count", false); return count; }
    }

    public sealed class Promise<T>
    {
        public bool Done;
        public T Value;
        public Exception Error;
        public Action Next;

        public PromiseAwaiter<T> GetAwaiter() { return new PromiseAwaiter<T>(this); }

        public void Complete()
        {
            Done = true;
            if (Next != null) Next();
        }
    }

    public struct PromiseAwaiter<T>
    {
        private Promise<T> promise;
        public PromiseAwaiter(Promise<T> promise) { this.promise = promise; }
        public bool IsCompleted { get { return promise.Done; } }
        public void OnCompleted(Action next) { promise.Next = next; }
        public T GetResult() { if (promise.Error != null) throw promise.Error; return promise.Value; }
    }

    public static class AsyncMethods
    {
        public static Promise<T> New<T>() { return new Promise<T>(); }
        public static void SetResult<T>(Promise<T> task, T value) { task.Value = value; task.Complete(); }
        public static void SetException<T>(Promise<T> task, Exception error) { task.Error = error; task.Complete(); }
    }

    public sealed class Iterator<T> : System.Collections.Generic.IEnumerable<T>, System.Collections.Generic.IEnumerator<T>
    {
        private object frame;
        public Iterator(object frame) { this.frame = frame; }
        public System.Collections.Generic.IEnumerator<T> GetEnumerator() { return new Iterator<T>(Kernel.CopyFrame(frame)); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { return GetEnumerator(); }
        public bool MoveNext() { return Kernel.Resume(frame); }
        public T Current { get { return Kernel.YieldedValue<T>(frame); } }
        object System.Collections.IEnumerator.Current { get { return Current; } }
        public void Reset() { }
        public void Dispose() { Kernel.DisposeFrame(frame); }
    }
}
