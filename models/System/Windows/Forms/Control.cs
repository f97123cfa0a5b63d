namespace Threadbare
{
    using System;
    using System.Threading;
    using System.Threading.Tasks;

    /// <summary>The message loop of a thread with windows.</summary>
    internal static class FormsLoop
    {
        [ThreadStatic] private static MessageLoop current;
        private static MessageLoop first;

        /// <summary>That of the first thread that had one.</summary>
        internal static MessageLoop First { get { return first == null ? Current : first; } }

        internal static MessageLoop Current
        {
            get
            {
                if (current == null)
                {
                    current = new MessageLoop();
                    if (first == null) first = current;
                    SynchronizationContext.SetSynchronizationContext(new LoopContext(current));
                }
                return current;
            }
        }
    }
}

namespace System.Windows.Forms
{
    using System.Threading;
    using System.Threading.Tasks;
    using Threadbare;

    public class Control
    {
        private readonly MessageLoop loop = FormsLoop.Current;

        public Control() { }

        /// <summary>Where it belongs. Most controls are only outlined, so nobody noted who made them.</summary>
        internal MessageLoop Loop { get { return loop == null ? FormsLoop.First : loop; } }

        public bool InvokeRequired { get { return !Loop.IsHere; } }

        public object Invoke(Delegate method) { return Invoke(method, new object[0]); }

        public object Invoke(Delegate method, params object[] args)
        {
            var work = new Task<object>(() => Kernel.CallDelegate(method, args));
            Loop.Send(work);
            return work.Outcome;
        }

        public IAsyncResult BeginInvoke(Delegate method) { return BeginInvoke(method, new object[0]); }

        public IAsyncResult BeginInvoke(Delegate method, params object[] args)
        {
            var work = new Task<object>(() => Kernel.CallDelegate(method, args));
            Loop.Add(work);
            return work;
        }

        public object EndInvoke(IAsyncResult asyncResult) { return ((Task<object>)asyncResult).Result; }
    }

    public class Form
    {
        public event EventHandler Load;

        public event EventHandler Shown;

        protected virtual void OnLoad(EventArgs e)
        {
            if (Load != null) Load(this, e);
        }

        protected virtual void OnShown(EventArgs e)
        {
            if (Shown != null) Shown(this, e);
        }

        public void Close() { Loop.End(); }

        internal void Open()
        {
            OnLoad(EventArgs.Empty);
            OnShown(EventArgs.Empty);
        }
    }

    public sealed class Application
    {
        private Application() { }

        public static void Run() { FormsLoop.Current.Run(); }

        public static void Run(Form mainForm)
        {
            FormsLoop.Current.Add(new Task(() => mainForm.Open(), TaskCreationOptions.PreferFairness));
            FormsLoop.Current.Run();
        }

        public static void DoEvents() { FormsLoop.Current.DoAll(); }

        public static void Exit() { FormsLoop.Current.End(); }

        public static void ExitThread() { FormsLoop.Current.End(); }
    }

    /// <summary>Ticks on the thread that started it.</summary>
    public class Timer
    {
        private MessageLoop loop;
        private System.Threading.Timer inner;
        private int interval = 100;

        public Timer() { }

        public event EventHandler Tick;

        public object Tag { get; set; }

        public int Interval
        {
            get { return interval; }
            set
            {
                interval = value;
                if (inner != null) inner.Change(interval, interval);
            }
        }

        public virtual bool Enabled
        {
            get { return inner != null; }
            set
            {
                if (value) Begin();
                else End();
            }
        }

        public void Start() { Enabled = true; }

        public void Stop() { Enabled = false; }

        protected virtual void OnTick(EventArgs e)
        {
            if (Tick != null) Tick(this, e);
        }

        private void Begin()
        {
            if (inner != null) return;
            loop = FormsLoop.Current;
            inner = new System.Threading.Timer(state => loop.Add(new Task(() => { if (inner != null) OnTick(EventArgs.Empty); })), null, interval, interval);
        }

        private void End()
        {
            if (inner != null) inner.Dispose();
            inner = null;
        }
    }
}
