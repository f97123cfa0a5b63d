namespace Threadbare
{
    using System.Collections;
    using System.Collections.Generic;
    using System.Linq;

    /// <summary>The elements with one key.</summary>
    internal sealed class Group<TKey, TElement> : IGrouping<TKey, TElement>
    {
        internal readonly List<TElement> Elements = new List<TElement>();

        internal Group(TKey key) { Key = key; }

        public TKey Key { get; }

        public IEnumerator<TElement> GetEnumerator() { return ((IEnumerable<TElement>)Elements).GetEnumerator(); }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }
    }

    /// <summary>All groups, in the order of their first elements. The key may be null.</summary>
    internal sealed class Groups<TKey, TElement> : ILookup<TKey, TElement>
    {
        private readonly List<Group<TKey, TElement>> all = new List<Group<TKey, TElement>>();
        private readonly Table<Maybe<TKey>, Group<TKey, TElement>> byKey;

        internal Groups(IEqualityComparer<TKey> comparer) { byKey = new Table<Maybe<TKey>, Group<TKey, TElement>>(new MaybeEquality<TKey>(comparer)); }

        public int Count { get { return all.Count; } }

        public IEnumerable<TElement> this[TKey key]
        {
            get
            {
                int index = byKey.Find(new Maybe<TKey>(key));
                return index < 0 ? new List<TElement>() : byKey.Values[index].Elements;
            }
        }

        public bool Contains(TKey key) { return byKey.Find(new Maybe<TKey>(key)) >= 0; }

        public IEnumerator<IGrouping<TKey, TElement>> GetEnumerator()
        {
            foreach (Group<TKey, TElement> group in all) yield return group;
        }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        internal void Add(TKey key, TElement element)
        {
            var known = new Maybe<TKey>(key);
            int index = byKey.Find(known);
            if (index < 0)
            {
                var group = new Group<TKey, TElement>(key);
                byKey.Add(known, group);
                all.Append(group);
                index = byKey.Find(known);
            }
            byKey.Values[index].Elements.Append(element);
        }
    }

    /// <summary>A key that may be null.</summary>
    internal sealed class Maybe<T>
    {
        internal readonly T Value;

        internal Maybe(T value) { Value = value; }
    }

    internal sealed class MaybeEquality<T> : EqualityComparer<Maybe<T>>
    {
        private readonly IEqualityComparer<T> inner;

        internal MaybeEquality(IEqualityComparer<T> inner) { this.inner = inner == null ? EqualityComparer<T>.Default : inner; }

        public override bool Equals(Maybe<T> x, Maybe<T> y) { return inner.Equals(x.Value, y.Value); }

        public override int GetHashCode(Maybe<T> obj) { return (object)obj.Value == null ? 0 : inner.GetHashCode(obj.Value); }
    }

    /// <summary>A sorted sequence: by one key after the other.</summary>
    internal sealed class Ordered<T> : IOrderedEnumerable<T>
    {
        private readonly IEnumerable<T> source;
        private readonly IComparer<T> order;

        internal Ordered(IEnumerable<T> source, IComparer<T> order)
        {
            this.source = source;
            this.order = order;
        }

        internal static Ordered<T> By<TKey>(IEnumerable<T> source, System.Func<T, TKey> keySelector, IComparer<TKey> comparer, bool descending)
        {
            return new Ordered<T>(source, ByKey(keySelector, comparer, descending));
        }

        public IOrderedEnumerable<T> CreateOrderedEnumerable<TKey>(System.Func<T, TKey> keySelector, IComparer<TKey> comparer, bool descending)
        {
            IComparer<T> first = order;
            IComparer<T> second = ByKey(keySelector, comparer, descending);
            return new Ordered<T>(source, Comparer<T>.Create((a, b) =>
            {
                int result = first.Compare(a, b);
                return result != 0 ? result : second.Compare(a, b);
            }));
        }

        public IEnumerator<T> GetEnumerator()
        {
            T[] all = source.ToArray();
            System.Array.Sort(all, order);
            for (int i = 0; i < all.Length; i++) yield return all[i];
        }

        IEnumerator IEnumerable.GetEnumerator() { return GetEnumerator(); }

        private static IComparer<T> ByKey<TKey>(System.Func<T, TKey> keySelector, IComparer<TKey> comparer, bool descending)
        {
            IComparer<TKey> keys = comparer == null ? Comparer<TKey>.Default : comparer;
            return Comparer<T>.Create((a, b) => descending ? keys.Compare(keySelector(b), keySelector(a)) : keys.Compare(keySelector(a), keySelector(b)));
        }
    }
}

namespace System.Linq
{
    using System.Collections.Generic;
    using Threadbare;

    /// <summary>Sequences as sets, groups and sorted.</summary>
    public static partial class Enumerable
    {
        public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source) { return DistinctBy(source, item => item, null); }

        public static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source, IEqualityComparer<TSource> comparer)
        {
            return DistinctBy(source, item => item, comparer);
        }

        public static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return DistinctBy(source, keySelector, null);
        }

        public static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            var seen = new Groups<TKey, bool>(comparer);
            foreach (TSource item in source)
            {
                TKey key = keySelector(item);
                if (seen.Contains(key)) continue;
                seen.Add(key, true);
                yield return item;
            }
        }

        public static IEnumerable<TSource> Union<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) { return first.Concat(second).Distinct(); }

        public static IEnumerable<TSource> Union<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
        {
            return first.Concat(second).Distinct(comparer);
        }

        public static IEnumerable<TSource> Except<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) { return first.Except(second, null); }

        public static IEnumerable<TSource> Except<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
        {
            var unwanted = new Groups<TSource, bool>(comparer);
            foreach (TSource item in second) unwanted.Add(item, true);
            foreach (TSource item in first.Distinct(comparer))
            {
                if (!unwanted.Contains(item)) yield return item;
            }
        }

        public static IEnumerable<TSource> Intersect<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second) { return first.Intersect(second, null); }

        public static IEnumerable<TSource> Intersect<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource> comparer)
        {
            var wanted = new Groups<TSource, bool>(comparer);
            foreach (TSource item in second) wanted.Add(item, true);
            foreach (TSource item in first.Distinct(comparer))
            {
                if (wanted.Contains(item)) yield return item;
            }
        }

        public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return Grouped(source, keySelector, item => item, null);
        }

        public static ILookup<TKey, TSource> ToLookup<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            return Grouped(source, keySelector, item => item, comparer);
        }

        public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)
        {
            return Grouped(source, keySelector, elementSelector, null);
        }

        public static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer)
        {
            return Grouped(source, keySelector, elementSelector, comparer);
        }

        public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return source.GroupBy(keySelector, item => item, null);
        }

        public static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IEqualityComparer<TKey> comparer)
        {
            return source.GroupBy(keySelector, item => item, comparer);
        }

        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector)
        {
            return source.GroupBy(keySelector, elementSelector, null);
        }

        public static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer)
        {
            foreach (IGrouping<TKey, TElement> group in Grouped(source, keySelector, elementSelector, comparer)) yield return group;
        }

        public static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TKey, IEnumerable<TSource>, TResult> resultSelector)
        {
            foreach (IGrouping<TKey, TSource> group in Grouped(source, keySelector, item => item, null)) yield return resultSelector(group.Key, group);
        }

        public static IEnumerable<TResult> Join<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, TInner, TResult> resultSelector)
        {
            Groups<TKey, TInner> groups = Grouped(inner, innerKeySelector, item => item, null);
            foreach (TOuter item in outer)
            {
                foreach (TInner match in groups[outerKeySelector(item)]) yield return resultSelector(item, match);
            }
        }

        public static IEnumerable<TResult> GroupJoin<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<TOuter, IEnumerable<TInner>, TResult> resultSelector)
        {
            Groups<TKey, TInner> groups = Grouped(inner, innerKeySelector, item => item, null);
            foreach (TOuter item in outer) yield return resultSelector(item, groups[outerKeySelector(item)]);
        }

        public static IOrderedEnumerable<T> Order<T>(this IEnumerable<T> source) { return Ordered<T>.By(source, item => item, null, false); }

        public static IOrderedEnumerable<T> OrderDescending<T>(this IEnumerable<T> source) { return Ordered<T>.By(source, item => item, null, true); }

        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return Ordered<TSource>.By(source, keySelector, null, false);
        }

        public static IOrderedEnumerable<TSource> OrderBy<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
        {
            return Ordered<TSource>.By(source, keySelector, comparer, false);
        }

        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return Ordered<TSource>.By(source, keySelector, null, true);
        }

        public static IOrderedEnumerable<TSource> OrderByDescending<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
        {
            return Ordered<TSource>.By(source, keySelector, comparer, true);
        }

        public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return source.CreateOrderedEnumerable(keySelector, null, false);
        }

        public static IOrderedEnumerable<TSource> ThenBy<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey> comparer)
        {
            return source.CreateOrderedEnumerable(keySelector, comparer, false);
        }

        public static IOrderedEnumerable<TSource> ThenByDescending<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector)
        {
            return source.CreateOrderedEnumerable(keySelector, null, true);
        }

        private static Groups<TKey, TElement> Grouped<TSource, TKey, TElement>(IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TElement> elementSelector, IEqualityComparer<TKey> comparer)
        {
            if (source == null) throw new ArgumentNullException("source");
            var groups = new Groups<TKey, TElement>(comparer);
            foreach (TSource item in source) groups.Add(keySelector(item), elementSelector(item));
            return groups;
        }
    }
}
