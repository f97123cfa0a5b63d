namespace Threadbare
{
    using System;

    /// <summary>Compares as one of the values of <c>StringComparison</c> says.</summary>
    internal sealed class GivenStringComparer : StringComparer
    {
        private readonly StringComparison how;
        private readonly bool ignoresCase;

        internal GivenStringComparer(StringComparison how, bool ignoresCase)
        {
            this.how = how;
            this.ignoresCase = ignoresCase;
        }

        public override int Compare(string x, string y) { return string.Compare(x, y, how); }

        public override bool Equals(string x, string y) { return string.Compare(x, y, how) == 0; }

        public override int GetHashCode(string obj)
        {
            if (obj == null) throw new ArgumentNullException("obj");
            return (ignoresCase ? obj.ToUpperInvariant() : obj).GetHashCode();
        }
    }
}

namespace System
{
    using Threadbare;

    public abstract class StringComparer
    {
        protected StringComparer() { }

        public static StringComparer Ordinal { get; } = new GivenStringComparer(StringComparison.Ordinal, false);

        public static StringComparer OrdinalIgnoreCase { get; } = new GivenStringComparer(StringComparison.OrdinalIgnoreCase, true);

        public static StringComparer InvariantCulture { get; } = new GivenStringComparer(StringComparison.InvariantCulture, false);

        public static StringComparer InvariantCultureIgnoreCase { get; } = new GivenStringComparer(StringComparison.InvariantCultureIgnoreCase, true);

        public static StringComparer CurrentCulture { get { return InvariantCulture; } }

        public static StringComparer CurrentCultureIgnoreCase { get { return InvariantCultureIgnoreCase; } }

        public int Compare(object x, object y) { return Compare((string)x, (string)y); }

        public bool Equals(object x, object y) { return Equals((string)x, (string)y); }

        public int GetHashCode(object obj) { return GetHashCode((string)obj); }
    }

    public struct HashCode
    {
        private int hash;

        public static int Combine<T1>(T1 value1) { return Of(value1); }

        public static int Combine<T1, T2>(T1 value1, T2 value2) { return Mix(Of(value1), Of(value2)); }

        public static int Combine<T1, T2, T3>(T1 value1, T2 value2, T3 value3) { return Mix(Combine(value1, value2), Of(value3)); }

        public static int Combine<T1, T2, T3, T4>(T1 value1, T2 value2, T3 value3, T4 value4)
        {
            return Mix(Combine(value1, value2, value3), Of(value4));
        }

        public void Add<T>(T value) { hash = Mix(hash, Of(value)); }

        public int ToHashCode() { return hash; }

        private static int Of<T>(T value) { return (object)value == null ? 0 : value.GetHashCode(); }

        private static int Mix(int left, int right) { return unchecked(left * 31 + right); }
    }
}
