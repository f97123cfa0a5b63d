namespace System
{
    using System.Threading;
    using Threadbare;

    public class Lazy<T>
    {
        private readonly LazyThreadSafetyMode mode;
        private readonly Func<T> factory;
        private readonly object gate = new object();
        private T value;
        private bool isCreated;
        private bool isRunning;
        private Exception failure;

        public Lazy() : this(null, LazyThreadSafetyMode.ExecutionAndPublication, true) { }

        public Lazy(T value) : this(null, LazyThreadSafetyMode.None, true)
        {
            this.value = value;
            isCreated = true;
        }

        public Lazy(Func<T> valueFactory) : this(valueFactory, LazyThreadSafetyMode.ExecutionAndPublication, false) { }

        public Lazy(bool isThreadSafe) : this(null, ModeOf(isThreadSafe), true) { }

        public Lazy(LazyThreadSafetyMode mode) : this(null, mode, true) { }

        public Lazy(Func<T> valueFactory, bool isThreadSafe) : this(valueFactory, ModeOf(isThreadSafe), false) { }

        public Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode) : this(valueFactory, mode, false) { }

        private Lazy(Func<T> factory, LazyThreadSafetyMode mode, bool byConstructor)
        {
            if (factory == null && !byConstructor) throw new ArgumentNullException("valueFactory");
            this.factory = factory;
            this.mode = mode;
        }

        public bool IsValueCreated { get { return isCreated; } }

        public T Value
        {
            get
            {
                if (mode == LazyThreadSafetyMode.None) return Unsynchronized();
                if (!isCreated && mode == LazyThreadSafetyMode.PublicationOnly) Publish();
                if (!isCreated) Create();
                Kernel.Acquire(this);
                return value;
            }
        }

        public override string ToString() { return isCreated ? value.ToString() : "Value is not created."; }

        private T Unsynchronized()
        {
            Kernel.Touch(this, "Value", !isCreated);
            if (!isCreated) Run();
            return value;
        }

        private void Create()
        {
            Monitor.Enter(gate);
            try
            {
                if (!isCreated) Run();
            }
            finally
            {
                Monitor.Exit(gate);
            }
        }

        private void Run()
        {
            if (failure != null) throw failure;
            if (isRunning) throw new InvalidOperationException("ValueFactory attempted to access the Value property of this instance.");
            isRunning = true;
            try
            {
                Keep(Make());
            }
            catch (Exception e) when (factory != null)
            {
                failure = e;
                throw;
            }
            finally
            {
                isRunning = false;
            }
        }

        private void Publish()
        {
            T made = Make();
            if (!isCreated) Keep(made);
        }

        private void Keep(T made)
        {
            value = made;
            Kernel.Release(this);
            isCreated = true;
        }

        private T Make() { return factory != null ? factory() : Activator.CreateInstance<T>(); }

        private static LazyThreadSafetyMode ModeOf(bool isThreadSafe)
        {
            return isThreadSafe ? LazyThreadSafetyMode.ExecutionAndPublication : LazyThreadSafetyMode.None;
        }
    }
}

namespace System.Threading
{
    using Threadbare;

    public static class LazyInitializer
    {
        public static T EnsureInitialized<T>(ref T target) where T : class
        {
            T known = Volatile.Read(ref target);
            return known != null ? known : Publish(ref target, Activator.CreateInstance<T>());
        }

        public static T EnsureInitialized<T>(ref T target, Func<T> valueFactory) where T : class
        {
            T known = Volatile.Read(ref target);
            return known != null ? known : Publish(ref target, Checked(valueFactory()));
        }

        public static T EnsureInitialized<T>(ref T target, ref object syncLock, Func<T> valueFactory) where T : class
        {
            T known = Volatile.Read(ref target);
            if (known != null) return known;
            object gate = EnsureLock(ref syncLock);
            Monitor.Enter(gate);
            try
            {
                if (Volatile.Read(ref target) == null) Volatile.Write(ref target, Checked(valueFactory()));
                return target;
            }
            finally
            {
                Monitor.Exit(gate);
            }
        }

        public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock)
        {
            return EnsureInitialized(ref target, ref initialized, ref syncLock, () => Activator.CreateInstance<T>());
        }

        public static T EnsureInitialized<T>(ref T target, ref bool initialized, ref object syncLock, Func<T> valueFactory)
        {
            if (Volatile.Read(ref initialized)) return target;
            object gate = EnsureLock(ref syncLock);
            Monitor.Enter(gate);
            try
            {
                if (!Volatile.Read(ref initialized))
                {
                    target = valueFactory();
                    Volatile.Write(ref initialized, true);
                }
                return target;
            }
            finally
            {
                Monitor.Exit(gate);
            }
        }

        private static object EnsureLock(ref object syncLock)
        {
            object known = Volatile.Read(ref syncLock);
            return known != null ? known : Publish(ref syncLock, new object());
        }

        private static T Publish<T>(ref T target, T made) where T : class
        {
            T before = Interlocked.CompareExchange(ref target, made, null);
            return before != null ? before : made;
        }

        private static T Checked<T>(T made) where T : class
        {
            if (made == null) throw new InvalidOperationException("ValueFactory returned null.");
            return made;
        }
    }
}
