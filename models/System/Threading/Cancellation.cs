namespace Threadbare
{
    using System;
    using System.Threading;

    /// <summary>Something to be done when a token is cancelled.</summary>
    internal sealed class CancellationCallback
    {
        internal CancellationTokenSource Source;
        internal Action Call;
        internal SynchronizationContext Context;
        internal int RunBy = -1;
        internal bool IsOver;

        internal void Run()
        {
            RunBy = Kernel.Current();
            try
            {
                if (Context != null) Context.Send(state => Call(), null);
                else Call();
            }
            finally
            {
                IsOver = true;
                Kernel.Release(this);
                Kernel.Wake(this);
            }
        }
    }
}

namespace System.Threading
{
    using System.Collections.Generic;
    using System.Threading.Tasks;
    using Threadbare;

    public readonly struct CancellationToken
    {
        private readonly CancellationTokenSource source;

        public CancellationToken(bool canceled) { source = canceled ? CancellationTokenSource.Canceled : null; }

        internal CancellationToken(CancellationTokenSource source) { this.source = source; }

        public static CancellationToken None { get { return default(CancellationToken); } }

        public bool IsCancellationRequested { get { return source != null && source.IsCancellationRequested; } }

        public bool CanBeCanceled { get { return source != null; } }

        public WaitHandle WaitHandle { get { return source == null ? new ManualResetEvent(false) : source.Handle; } }

        public void ThrowIfCancellationRequested()
        {
            if (IsCancellationRequested) throw new OperationCanceledException(this);
        }

        public CancellationTokenRegistration Register(Action callback) { return Add(callback, false); }

        public CancellationTokenRegistration Register(Action callback, bool useSynchronizationContext)
        {
            return Add(callback, useSynchronizationContext);
        }

        public CancellationTokenRegistration Register(Action<object> callback, object state)
        {
            return Add(() => callback(state), false);
        }

        public CancellationTokenRegistration Register(Action<object> callback, object state, bool useSynchronizationContext)
        {
            return Add(() => callback(state), useSynchronizationContext);
        }

        public CancellationTokenRegistration Register(Action<object, CancellationToken> callback, object state)
        {
            CancellationToken token = this;
            return Add(() => callback(state, token), false);
        }

        public CancellationTokenRegistration UnsafeRegister(Action<object> callback, object state)
        {
            return Add(() => callback(state), false);
        }

        public CancellationTokenRegistration UnsafeRegister(Action<object, CancellationToken> callback, object state)
        {
            return Register(callback, state);
        }

        public bool Equals(CancellationToken other) { return ReferenceEquals(source, other.source); }

        public override bool Equals(object other) { return other is CancellationToken token && Equals(token); }

        public override int GetHashCode() { return source == null ? 0 : source.GetHashCode(); }

        public static bool operator ==(CancellationToken left, CancellationToken right) { return left.Equals(right); }

        public static bool operator !=(CancellationToken left, CancellationToken right) { return !left.Equals(right); }

        private CancellationTokenRegistration Add(Action callback, bool useSynchronizationContext)
        {
            if (callback == null) throw new ArgumentNullException("callback");
            if (source == null) return default(CancellationTokenRegistration);
            return new CancellationTokenRegistration(source.Add(callback, useSynchronizationContext));
        }
    }

    public readonly struct CancellationTokenRegistration
    {
        private readonly CancellationCallback callback;

        internal CancellationTokenRegistration(CancellationCallback callback) { this.callback = callback; }

        public CancellationToken Token
        {
            get { return callback == null ? default(CancellationToken) : new CancellationToken(callback.Source); }
        }

        public bool Unregister() { return callback != null && callback.Source.Remove(callback); }

        /// <summary>Waits for the callback if another thread runs it.</summary>
        public void Dispose()
        {
            if (callback == null || callback.Source.Remove(callback)) return;
            if (callback.RunBy == Kernel.Current()) return;
            while (callback.RunBy != -1 && !callback.IsOver) Kernel.Park(callback, "cancellation callback");
            Kernel.Acquire(callback);
        }

        public ValueTask DisposeAsync()
        {
            Dispose();
            return default(ValueTask);
        }

        public bool Equals(CancellationTokenRegistration other) { return ReferenceEquals(callback, other.callback); }

        public override bool Equals(object other) { return other is CancellationTokenRegistration it && Equals(it); }

        public override int GetHashCode() { return callback == null ? 0 : callback.GetHashCode(); }

        public static bool operator ==(CancellationTokenRegistration left, CancellationTokenRegistration right) { return left.Equals(right); }

        public static bool operator !=(CancellationTokenRegistration left, CancellationTokenRegistration right) { return !left.Equals(right); }
    }

    public class CancellationTokenSource
    {
        internal static readonly CancellationTokenSource Canceled = AlreadyCanceled();

        private Bag<CancellationCallback> callbacks = new Bag<CancellationCallback>();
        private bool isCanceled;
        private bool isDisposed;
        private int delays;
        private ManualResetEvent handle;
        private Bag<CancellationTokenRegistration> links;

        public CancellationTokenSource() { }

        public CancellationTokenSource(int millisecondsDelay) { After(Waiting.Milliseconds(millisecondsDelay)); }

        public CancellationTokenSource(TimeSpan delay) { After(Waiting.Milliseconds(delay)); }

        public bool IsCancellationRequested
        {
            get
            {
                if (isCanceled) Kernel.Acquire(this);
                return isCanceled;
            }
        }

        public CancellationToken Token
        {
            get
            {
                CheckDisposed();
                return new CancellationToken(this);
            }
        }

        internal WaitHandle Handle
        {
            get
            {
                CheckDisposed();
                if (handle == null) handle = new ManualResetEvent(IsCancellationRequested);
                return handle;
            }
        }

        public void Cancel() { Cancel(false); }

        public void Cancel(bool throwOnFirstException)
        {
            CheckDisposed();
            Notify(throwOnFirstException);
        }

        public Task CancelAsync()
        {
            CheckDisposed();
            return Task.Run(() => Notify(false));
        }

        public void CancelAfter(int millisecondsDelay)
        {
            CheckDisposed();
            After(Waiting.Milliseconds(millisecondsDelay));
        }

        public void CancelAfter(TimeSpan delay)
        {
            CheckDisposed();
            After(Waiting.Milliseconds(delay));
        }

        public bool TryReset()
        {
            CheckDisposed();
            delays++;
            return !isCanceled;
        }

        public void Dispose() { Dispose(true); }

        protected virtual void Dispose(bool disposing)
        {
            isDisposed = true;
            delays++;
            callbacks = new Bag<CancellationCallback>();
            for (int i = 0; links != null && i < links.Count; i++) links.Items[i].Unregister();
        }

        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token)
        {
            var linked = new CancellationTokenSource();
            linked.Link(token);
            return linked;
        }

        public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token1, CancellationToken token2)
        {
            var linked = new CancellationTokenSource();
            linked.Link(token1);
            linked.Link(token2);
            return linked;
        }

        public static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] tokens)
        {
            var linked = new CancellationTokenSource();
            for (int i = 0; i < tokens.Length; i++) linked.Link(tokens[i]);
            return linked;
        }

        internal CancellationCallback Add(Action call, bool useSynchronizationContext)
        {
            var callback = new CancellationCallback();
            callback.Source = this;
            callback.Call = call;
            if (useSynchronizationContext) callback.Context = SynchronizationContext.Current;
            if (IsCancellationRequested) callback.Run();
            else callbacks.Add(callback);
            Kernel.Release(this);
            return callback;
        }

        internal bool Remove(CancellationCallback callback) { return callbacks.Remove(callback); }

        private void Link(CancellationToken token)
        {
            if (links == null) links = new Bag<CancellationTokenRegistration>();
            if (token.CanBeCanceled) links.Add(token.Register(() => Notify(false)));
        }

        private void After(long milliseconds)
        {
            delays++;
            int mine = delays;
            if (milliseconds == 0) Notify(false);
            else if (milliseconds > 0) Pool.After(milliseconds, () => { if (delays == mine) Notify(false); });
        }

        private void Notify(bool throwOnFirstException)
        {
            if (isCanceled) return;
            Kernel.Acquire(this);
            Kernel.Release(this);
            isCanceled = true;
            Kernel.Wake(this);
            if (handle != null) handle.Set();
            List<Exception> failures = null;
            while (callbacks.Count > 0)
            {
                CancellationCallback last = callbacks.Items[callbacks.Count - 1];
                callbacks.RemoveAt(callbacks.Count - 1);
                try
                {
                    last.Run();
                }
                catch (Exception e) when (!throwOnFirstException)
                {
                    if (failures == null) failures = new List<Exception>();
                    failures.Append(e);
                }
            }
            if (failures != null) throw new AggregateException(failures);
        }

        private static CancellationTokenSource AlreadyCanceled()
        {
            var source = new CancellationTokenSource();
            source.isCanceled = true;
            return source;
        }

        private void CheckDisposed()
        {
            if (isDisposed) throw new ObjectDisposedException("The CancellationTokenSource has been disposed.");
        }
    }
}
