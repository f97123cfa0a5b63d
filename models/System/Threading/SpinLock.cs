namespace Threadbare
{
    /// <summary>What a spin lock stands for: structs cannot be waited for.</summary>
    internal sealed class SpinGate
    {
        internal int Owner = -1;
    }
}

namespace System.Threading
{
    using Threadbare;

    public struct SpinLock
    {
        private readonly bool tracksNoOwner;
        private SpinGate gate;

        public SpinLock(bool enableThreadOwnerTracking)
        {
            tracksNoOwner = !enableThreadOwnerTracking;
            gate = null;
        }

        public bool IsHeld { get { return Gate().Owner != -1; } }

        public bool IsHeldByCurrentThread { get { return Gate().Owner == Kernel.Current(); } }

        public bool IsThreadOwnerTrackingEnabled { get { return !tracksNoOwner; } }

        public void Enter(ref bool lockTaken) { Take(Waiting.Forever, ref lockTaken); }

        public void TryEnter(ref bool lockTaken) { Take(0, ref lockTaken); }

        public void TryEnter(int millisecondsTimeout, ref bool lockTaken)
        {
            Take(Waiting.Milliseconds(millisecondsTimeout), ref lockTaken);
        }

        public void TryEnter(TimeSpan timeout, ref bool lockTaken) { Take(Waiting.Milliseconds(timeout), ref lockTaken); }

        public void Exit()
        {
            SpinGate gate = Gate();
            if (!tracksNoOwner && gate.Owner != Kernel.Current()) throw new SynchronizationLockException("The calling thread does not hold the lock.");
            Kernel.Disown(gate);
            Kernel.Release(gate);
            gate.Owner = -1;
            Kernel.Wake(gate);
        }

        public void Exit(bool useMemoryBarrier) { Exit(); }

        private void Take(long milliseconds, ref bool lockTaken)
        {
            if (lockTaken) throw new ArgumentException("The tookLock argument must be set to false before calling this method.");
            SpinGate gate = Gate();
            int me = Kernel.Current();
            if (gate.Owner == me && !tracksNoOwner) throw new LockRecursionException("The calling thread already holds the lock.");
            while (gate.Owner != -1)
            {
                if (!Waiting.Park(gate, "spin lock", milliseconds)) return;
            }
            gate.Owner = me;
            Kernel.Acquire(gate);
            Kernel.Own(gate, "exclusive", milliseconds);
            lockTaken = true;
        }

        private SpinGate Gate()
        {
            Kernel.Atomic(ref gate);
            if (gate == null) gate = new SpinGate();
            return gate;
        }
    }

    public struct SpinWait
    {
        private int count;

        public int Count { get { return count; } }

        public bool NextSpinWillYield { get { return count >= 10; } }

        public void SpinOnce()
        {
            count++;
            Kernel.Yield();
        }

        public void SpinOnce(int sleep1Threshold) { SpinOnce(); }

        public void Reset() { count = 0; }

        public static void SpinUntil(Func<bool> condition) { SpinUntil(condition, Timeout.Infinite); }

        public static bool SpinUntil(Func<bool> condition, TimeSpan timeout)
        {
            return SpinUntil(condition, (int)timeout.TotalMilliseconds);
        }

        public static bool SpinUntil(Func<bool> condition, int millisecondsTimeout)
        {
            long end = Kernel.Now() + millisecondsTimeout;
            while (!condition())
            {
                if (millisecondsTimeout == 0) return false;
                if (millisecondsTimeout < 0) Kernel.Yield();
                else Thread.Sleep(1);
                if (millisecondsTimeout > 0 && Kernel.Now() >= end) return condition();
            }
            return true;
        }
    }
}
