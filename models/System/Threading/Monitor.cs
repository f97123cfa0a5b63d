namespace Threadbare
{
    /// <summary>The monitor of an object: who is in it, and who waits to be pulsed.</summary>
    internal sealed class MonitorState
    {
        internal int Owner = -1;
        internal int Depth;
        internal readonly Bag<Pulse> Waiting = new Bag<Pulse>();
    }

    /// <summary>One thread in <c>Monitor.Wait</c>.</summary>
    internal sealed class Pulse
    {
        internal bool IsPulsed;
    }
}

namespace System.Threading
{
    using Threadbare;

    public static class Monitor
    {
        public static void Enter(object obj) { Take(obj, Waiting.Forever); }

        public static void Enter(object obj, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            Take(obj, Waiting.Forever);
            lockTaken = true;
        }

        public static bool TryEnter(object obj) { return Take(obj, 0); }

        public static void TryEnter(object obj, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            lockTaken = Take(obj, 0);
        }

        public static bool TryEnter(object obj, int millisecondsTimeout)
        {
            return Take(obj, Waiting.Milliseconds(millisecondsTimeout));
        }

        public static void TryEnter(object obj, int millisecondsTimeout, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            lockTaken = Take(obj, Waiting.Milliseconds(millisecondsTimeout));
        }

        public static bool TryEnter(object obj, TimeSpan timeout) { return Take(obj, Waiting.Milliseconds(timeout)); }

        public static void TryEnter(object obj, TimeSpan timeout, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            lockTaken = Take(obj, Waiting.Milliseconds(timeout));
        }

        public static void Exit(object obj)
        {
            if (!Kernel.IsKnown(obj)) return;
            MonitorState state = Owned(obj);
            Kernel.Disown(obj);
            state.Depth--;
            if (state.Depth == 0) Free(obj, state);
        }

        public static bool IsEntered(object obj) { return StateOf(obj).Owner == Kernel.Current(); }

        public static bool Wait(object obj) { return Sleep(obj, Waiting.Forever); }

        public static bool Wait(object obj, int millisecondsTimeout)
        {
            return Sleep(obj, Waiting.Milliseconds(millisecondsTimeout));
        }

        public static bool Wait(object obj, TimeSpan timeout) { return Sleep(obj, Waiting.Milliseconds(timeout)); }

        public static bool Wait(object obj, int millisecondsTimeout, bool exitContext)
        {
            return Sleep(obj, Waiting.Milliseconds(millisecondsTimeout));
        }

        public static bool Wait(object obj, TimeSpan timeout, bool exitContext)
        {
            return Sleep(obj, Waiting.Milliseconds(timeout));
        }

        public static void Pulse(object obj)
        {
            if (!Kernel.IsKnown(obj)) return;
            MonitorState state = Owned(obj);
            if (state.Waiting.Count > 0) Rouse(state.Waiting.TakeFirst());
        }

        public static void PulseAll(object obj)
        {
            if (!Kernel.IsKnown(obj)) return;
            MonitorState state = Owned(obj);
            while (state.Waiting.Count > 0) Rouse(state.Waiting.TakeFirst());
        }

        private static bool Take(object obj, long milliseconds)
        {
            if (!Kernel.IsKnown(obj)) return true;
            MonitorState state = StateOf(obj);
            int me = Kernel.Current();
            while (state.Owner != -1 && state.Owner != me)
            {
                if (!Waiting.Park(obj, "lock", milliseconds)) return false;
            }
            if (state.Depth == 0) Kernel.Acquire(obj);
            state.Owner = me;
            state.Depth++;
            Kernel.Own(obj, "exclusive");
            return true;
        }

        private static void Free(object obj, MonitorState state)
        {
            Kernel.Release(obj);
            state.Depth = 0;
            state.Owner = -1;
            Kernel.Wake(obj);
        }

        private static bool Sleep(object obj, long milliseconds)
        {
            if (!Kernel.IsKnown(obj)) return true;
            MonitorState state = Owned(obj);
            int depth = state.Depth;
            var pulse = new Pulse();
            state.Waiting.Add(pulse);
            for (int i = 0; i < depth; i++) Kernel.Disown(obj);
            Free(obj, state);
            Waiting.For(pulse, "pulse", () => pulse.IsPulsed, milliseconds);
            state.Waiting.Remove(pulse);
            for (int i = 0; i < depth; i++) Take(obj, Waiting.Forever);
            return pulse.IsPulsed;
        }

        private static void Rouse(Pulse pulse)
        {
            pulse.IsPulsed = true;
            Kernel.Wake(pulse);
        }

        private static MonitorState StateOf(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            object attached = Kernel.Attached(obj);
            if (attached != null) return (MonitorState)attached;
            var state = new MonitorState();
            Kernel.Attach(obj, state);
            return state;
        }

        private static MonitorState Owned(object obj)
        {
            MonitorState state = StateOf(obj);
            if (state.Owner != Kernel.Current())
            {
                throw new SynchronizationLockException("Object synchronization method was called from an unsynchronized block of code.");
            }
            return state;
        }

        private static void CheckNotTaken(bool lockTaken)
        {
            if (lockTaken) throw new ArgumentException("Argument must be initialized to false", "lockTaken");
        }
    }
}
