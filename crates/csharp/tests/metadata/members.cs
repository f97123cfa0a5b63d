using System;
using System.Collections.Generic;
namespace B
{
    public abstract class Box<T> : IDisposable where T : class
    {
        public const long Limit = -5;
        public const string Text = "a\"\\\n";
        public static readonly int[][,] Grid;
        protected volatile bool stop;
        [ThreadStatic] public static int perThread;
        internal int hidden;
        protected Box(T @class, DayOfWeek day = DayOfWeek.Friday, T other = null) { }
        ~Box() { }
        public T this[int row, string column] { get => null; protected set { } }
        public (int Count, (string Name, T) Item) Pair { get; }
        public dynamic Any(List<dynamic> all) => null;
        public abstract int? Run(double by = 1.5);
        public virtual void Dispose() { }
        public override string ToString() => "";
        private void Secret() { }
        public struct Inner<U> { public unsafe int* pointer; public V? Get<V>(U u) where V : struct => default; }
    }
}
