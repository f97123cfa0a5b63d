namespace System
{
    using Threadbare;

    public readonly struct Index
    {
        // Counted from the end: its complement.
        private readonly int number;

        public Index(int value, bool fromEnd = false)
        {
            if (value < 0) throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
            number = fromEnd ? ~value : value;
        }

        public static Index FromStart(int value) { return new Index(value, false); }

        public static Index FromEnd(int value) { return new Index(value, true); }

        public static Index Start { get { return new Index(0, false); } }

        public static Index End { get { return new Index(0, true); } }

        public int Value { get { return number < 0 ? ~number : number; } }

        public bool IsFromEnd { get { return number < 0; } }

        public static implicit operator Index(int value) { return new Index(value, false); }

        public int GetOffset(int length) { return number < 0 ? length - ~number : number; }

        public bool Equals(Index other) { return number == other.number; }

        public override bool Equals(object value) { return value is Index && Equals((Index)value); }

        public override int GetHashCode() { return number; }

        public override string ToString() { return (number < 0 ? "^" : "") + Kernel.Text(Value); }
    }

    public readonly struct Range
    {
        private readonly Index start;
        private readonly Index end;

        public Range(Index start, Index end)
        {
            this.start = start;
            this.end = end;
        }

        public Index Start { get { return start; } }

        public Index End { get { return end; } }

        public static Range StartAt(Index start) { return new Range(start, Index.End); }

        public static Range EndAt(Index end) { return new Range(Index.Start, end); }

        public static Range All { get { return new Range(Index.Start, Index.End); } }

        public (int Offset, int Length) GetOffsetAndLength(int length)
        {
            int from = start.GetOffset(length);
            int to = end.GetOffset(length);
            if (from < 0 || from > to || to > length) throw new ArgumentOutOfRangeException("length");
            return (from, to - from);
        }

        public bool Equals(Range other) { return start.Equals(other.start) && end.Equals(other.end); }

        public override bool Equals(object value) { return value is Range && Equals((Range)value); }

        public override int GetHashCode() { return unchecked(start.GetHashCode() * 31 + end.GetHashCode()); }

        public override string ToString() { return start.ToString() + ".." + end.ToString(); }
    }
}

namespace System.Runtime.CompilerServices
{
    using Threadbare;

    public static class RuntimeHelpers
    {
        public static T[] GetSubArray<T>(T[] array, Range range)
        {
            int from = range.Start.GetOffset(array.Length);
            int count = range.End.GetOffset(array.Length) - from;
            if (from < 0 || count < 0 || from + count > array.Length) throw new ArgumentOutOfRangeException("length");
            var part = new T[count];
            for (int i = 0; i < count; i++) part[i] = array[from + i];
            return part;
        }

        public static int GetHashCode(object o) { return o == null ? 0 : Kernel.Identity(o); }
    }
}
