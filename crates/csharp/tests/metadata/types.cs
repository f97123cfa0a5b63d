using System;
namespace A
{
    [Flags]
    public enum Colours : byte { None, Red = 1, All = 255 }

    public delegate TResult Mapper<in T, out TResult>(T item, params object[] rest);

    public interface IShape<T> where T : struct, IComparable<T>
    {
        event EventHandler Moved;
        ref readonly T Area { get; }
        void Move(in T by, out int steps);
    }

    public static class Extensions
    {
        public static ref U First<T, U>(this T self, ref U value) where T : class, new() => ref value;
    }

    public readonly ref struct Window
    {
        public static implicit operator bool(Window window) => true;
        public static Window operator +(Window left, Window right) => left;
    }

    public sealed class Single { private Single() { } }

    class Hidden { public class Inner { } }
}
