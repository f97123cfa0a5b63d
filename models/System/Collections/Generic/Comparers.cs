namespace Threadbare
{
    using System;
    using System.Collections.Generic;

    internal sealed class DefaultEquality<T> : EqualityComparer<T>
    {
        public override bool Equals(T x, T y)
        {
            if ((object)x == null) return (object)y == null;
            if ((object)y == null) return false;
            if (x is IEquatable<T> known) return known.Equals(y);
            return x.Equals(y);
        }

        public override int GetHashCode(T obj) { return (object)obj == null ? 0 : obj.GetHashCode(); }
    }

    internal sealed class GivenEquality<T> : EqualityComparer<T>
    {
        private readonly Func<T, T, bool> equals;
        private readonly Func<T, int> getHashCode;

        internal GivenEquality(Func<T, T, bool> equals, Func<T, int> getHashCode)
        {
            this.equals = equals;
            this.getHashCode = getHashCode;
        }

        public override bool Equals(T x, T y) { return equals(x, y); }

        public override int GetHashCode(T obj)
        {
            if (getHashCode == null) throw new NotSupportedException();
            return getHashCode(obj);
        }
    }

    internal sealed class DefaultOrder<T> : Comparer<T>
    {
        public override int Compare(T x, T y)
        {
            if ((object)x == null) return (object)y == null ? 0 : -1;
            if ((object)y == null) return 1;
            if (x is IComparable<T> known) return known.CompareTo(y);
            if (x is IComparable other) return other.CompareTo(y);
            throw new ArgumentException("At least one object must implement IComparable.");
        }
    }

    internal sealed class GivenOrder<T> : Comparer<T>
    {
        private readonly Comparison<T> comparison;

        internal GivenOrder(Comparison<T> comparison) { this.comparison = comparison; }

        public override int Compare(T x, T y) { return comparison(x, y); }
    }
}

namespace System.Collections.Generic
{
    using Threadbare;

    public abstract class EqualityComparer<T>
    {
        protected EqualityComparer() { }

        public static EqualityComparer<T> Default { get; } = new DefaultEquality<T>();

        public static EqualityComparer<T> Create(Func<T, T, bool> equals, Func<T, int> getHashCode = null)
        {
            return new GivenEquality<T>(equals, getHashCode);
        }

        bool IEqualityComparer.Equals(object x, object y) { return Equals((T)x, (T)y); }

        int IEqualityComparer.GetHashCode(object obj) { return GetHashCode((T)obj); }
    }

    public abstract class Comparer<T>
    {
        protected Comparer() { }

        public static Comparer<T> Default { get; } = new DefaultOrder<T>();

        public static Comparer<T> Create(Comparison<T> comparison)
        {
            if (comparison == null) throw new ArgumentNullException("comparison");
            return new GivenOrder<T>(comparison);
        }

        int IComparer.Compare(object x, object y) { return Compare((T)x, (T)y); }
    }

    public sealed class ReferenceEqualityComparer
    {
        private ReferenceEqualityComparer() { }

        public static ReferenceEqualityComparer Instance { get; } = new ReferenceEqualityComparer();

        public bool Equals(object x, object y) { return ReferenceEquals(x, y); }

        public int GetHashCode(object obj) { return Kernel.Identity(obj); }
    }

    public readonly struct KeyValuePair<TKey, TValue>
    {
        private readonly TKey key;
        private readonly TValue value;

        public KeyValuePair(TKey key, TValue value)
        {
            this.key = key;
            this.value = value;
        }

        public TKey Key { get { return key; } }

        public TValue Value { get { return value; } }

        public void Deconstruct(out TKey key, out TValue value)
        {
            key = this.key;
            value = this.value;
        }

        public override string ToString() { return "[" + key + ", " + value + "]"; }
    }

    public static class KeyValuePair
    {
        public static KeyValuePair<TKey, TValue> Create<TKey, TValue>(TKey key, TValue value)
        {
            return new KeyValuePair<TKey, TValue>(key, value);
        }
    }

    public static class CollectionExtensions
    {
        public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key)
        {
            return dictionary.TryGetValue(key, out TValue value) ? value : default(TValue);
        }

        public static TValue GetValueOrDefault<TKey, TValue>(this IReadOnlyDictionary<TKey, TValue> dictionary, TKey key, TValue defaultValue)
        {
            return dictionary.TryGetValue(key, out TValue value) ? value : defaultValue;
        }

        public static bool TryAdd<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, TValue value)
        {
            if (dictionary.ContainsKey(key)) return false;
            dictionary.Add(key, value);
            return true;
        }

        public static bool Remove<TKey, TValue>(this IDictionary<TKey, TValue> dictionary, TKey key, out TValue value)
        {
            return dictionary.TryGetValue(key, out value) && dictionary.Remove(key);
        }
    }
}
