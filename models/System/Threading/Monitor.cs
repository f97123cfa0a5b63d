namespace Threadbare
{
    /// <summary>Who waits in <c>Monitor.Wait</c> for an object, the first first.</summary>
    internal sealed class Pulses
    {
        internal readonly Bag<Pulse> Waiting = new Bag<Pulse>();
    }

    /// <summary>One thread in <c>Monitor.Wait</c>.</summary>
    internal sealed class Pulse
    {
        internal readonly object Of;
        internal bool IsPulsed;

        internal Pulse(object of) { Of = of; }
    }
}

namespace System.Threading
{
    using Threadbare;

    public static class Monitor
    {
        public static void Enter(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            Kernel.MonitorEnter(obj);
        }

        public static void Enter(object obj, ref bool lockTaken)
        {
            CheckNotTaken(lockTaken);
            Enter(obj);
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
            CheckOwned(obj);
            Kernel.MonitorExit(obj);
        }

        public static bool IsEntered(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            return Kernel.MonitorDepth(obj) > 0;
        }

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
            CheckOwned(obj);
            Pulses pulses = PulsesOf(obj);
            if (pulses.Waiting.Count > 0) Rouse(pulses.Waiting.TakeFirst());
        }

        public static void PulseAll(object obj)
        {
            CheckOwned(obj);
            Pulses pulses = PulsesOf(obj);
            while (pulses.Waiting.Count > 0) Rouse(pulses.Waiting.TakeFirst());
        }

        private static bool Take(object obj, long milliseconds)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            if (milliseconds < 0)
            {
                Kernel.MonitorEnter(obj);
                return true;
            }
            while (!Kernel.MonitorTryEnter(obj))
            {
                if (!Waiting.Park(obj, "lock", milliseconds)) return false;
            }
            return true;
        }

        private static bool Sleep(object obj, long milliseconds)
        {
            CheckOwned(obj);
            if (!Kernel.IsKnown(obj)) return true;
            int depth = Kernel.MonitorDepth(obj);
            var pulse = new Pulse(obj);
            Pulses pulses = PulsesOf(obj);
            pulses.Waiting.Add(pulse);
            for (int i = 0; i < depth; i++) Kernel.MonitorExit(obj);
            Waiting.For(pulse, "pulse", () => pulse.IsPulsed, milliseconds);
            pulses.Waiting.Remove(pulse);
            for (int i = 0; i < depth; i++) Kernel.MonitorEnter(obj);
            return pulse.IsPulsed;
        }

        private static void Rouse(Pulse pulse)
        {
            pulse.IsPulsed = true;
            Kernel.Wake(pulse);
        }

        private static Pulses PulsesOf(object obj)
        {
            object attached = Kernel.Attached(obj);
            if (attached != null) return (Pulses)attached;
            var pulses = new Pulses();
            Kernel.Attach(obj, pulses);
            return pulses;
        }

        private static void CheckOwned(object obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            if (Kernel.IsKnown(obj) && Kernel.MonitorDepth(obj) == 0) throw new SynchronizationLockException();
        }

        private static void CheckNotTaken(bool lockTaken)
        {
            if (lockTaken) throw new ArgumentException("Argument must be initialized to false", "lockTaken");
        }
    }
}
