namespace Threadbare
{
    using System;
    using System.Collections;
    using System.Collections.Generic;

    /// <summary>The elements of an array, one after the other.</summary>
    internal sealed class ArrayEnumerator : IEnumerator
    {
        private readonly Array array;
        private int at = -1;

        internal ArrayEnumerator(Array array) { this.array = array; }

        public object Current { get { return Kernel.GetElement(array, at); } }

        public bool MoveNext()
        {
            at++;
            return at < Kernel.ArrayLength(array, -1);
        }

        public void Reset() { at = -1; }
    }

    /// <summary>What an array does as a collection of elements of a known type: the machine sends calls of interface
    /// members on arrays to the methods of the same names here, with the array in front.</summary>
    [KnownToEngines]
    public static class ArrayOf<T>
    {
        public static IEnumerator<T> GetEnumerator(T[] array)
        {
            for (int i = 0; i < array.Length; i++) yield return array[i];
        }

        public static int get_Count(T[] array) { return array.Length; }

        public static bool get_IsReadOnly(T[] array) { return true; }

        public static T get_Item(T[] array, int index) { return array[index]; }

        public static void set_Item(T[] array, int index, T value) { array[index] = value; }

        public static bool Contains(T[] array, T item) { return Array.IndexOf(array, item) >= 0; }

        public static int IndexOf(T[] array, T item) { return Array.IndexOf(array, item); }

        public static void CopyTo(T[] array, T[] target, int index)
        {
            for (int i = 0; i < array.Length; i++) target[index + i] = array[i];
        }

        public static void Add(T[] array, T item) { throw new NotSupportedException("Collection was of a fixed size."); }

        public static void Clear(T[] array) { throw new NotSupportedException("Collection is read-only."); }

        public static bool Remove(T[] array, T item) { throw new NotSupportedException("Collection was of a fixed size."); }
    }
}

namespace System
{
    using System.Collections;
    using System.Collections.Generic;
    using System.Collections.ObjectModel;
    using Threadbare;

    public abstract class Array
    {
        public int Length { get { return Kernel.ArrayLength(this, -1); } }

        public long LongLength { get { return Kernel.ArrayLength(this, -1); } }

        public int Rank { get { return Kernel.ArrayRank(this); } }

        public object SyncRoot { get { return this; } }

        public bool IsReadOnly { get { return false; } }

        public bool IsFixedSize { get { return true; } }

        public bool IsSynchronized { get { return false; } }

        public int GetLength(int dimension) { return Kernel.ArrayLength(this, dimension); }

        public int GetUpperBound(int dimension) { return Kernel.ArrayLength(this, dimension) - 1; }

        public int GetLowerBound(int dimension) { return 0; }

        public object GetValue(int index) { return Kernel.GetElement(this, index); }

        public void SetValue(object value, int index) { Kernel.SetElement(this, index, value); }

        public object Clone() { return Kernel.Clone(this); }

        public IEnumerator GetEnumerator() { return new ArrayEnumerator(this); }

        public void CopyTo(Array array, int index) { Copy(this, 0, array, index, Length); }

        public static void Copy(Array sourceArray, Array destinationArray, int length) { Copy(sourceArray, 0, destinationArray, 0, length); }

        public static void Copy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length)
        {
            if (sourceArray == null) throw new ArgumentNullException("sourceArray");
            if (destinationArray == null) throw new ArgumentNullException("destinationArray");
            if (sourceIndex < 0 || destinationIndex < 0 || length < 0) throw new ArgumentOutOfRangeException("length");
            if (sourceIndex + length > sourceArray.Length) throw new ArgumentException("Source array was not long enough.", "sourceArray");
            if (destinationIndex + length > destinationArray.Length) throw new ArgumentException("Destination array was not long enough.", "destinationArray");
            bool goesUp = !ReferenceEquals(sourceArray, destinationArray) || sourceIndex >= destinationIndex;
            for (int i = 0; i < length; i++)
            {
                int at = goesUp ? i : length - 1 - i;
                Kernel.SetElement(destinationArray, destinationIndex + at, Kernel.GetElement(sourceArray, sourceIndex + at));
            }
        }

        public static void ConstrainedCopy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length)
        {
            Copy(sourceArray, sourceIndex, destinationArray, destinationIndex, length);
        }

        public static void Clear(Array array) { Clear(array, 0, array.Length); }

        public static void Clear(Array array, int index, int length)
        {
            if (length == 0) return;
            Array zeros = Kernel.NewArrayLike(array, 1);
            for (int i = 0; i < length; i++) Kernel.SetElement(array, index + i, Kernel.GetElement(zeros, 0));
        }

        public static T[] Empty<T>() { return new T[0]; }

        public static ReadOnlyCollection<T> AsReadOnly<T>(T[] array) { return new ReadOnlyCollection<T>(array); }

        public static void Resize<T>(ref T[] array, int newSize)
        {
            if (newSize < 0) throw new ArgumentOutOfRangeException("newSize");
            var resized = new T[newSize];
            for (int i = 0; array != null && i < array.Length && i < newSize; i++) resized[i] = array[i];
            array = resized;
        }

        public static void Fill<T>(T[] array, T value) { Fill(array, value, 0, array.Length); }

        public static void Fill<T>(T[] array, T value, int startIndex, int count)
        {
            for (int i = 0; i < count; i++) array[startIndex + i] = value;
        }

        public static TOutput[] ConvertAll<TInput, TOutput>(TInput[] array, Converter<TInput, TOutput> converter)
        {
            var all = new TOutput[array.Length];
            for (int i = 0; i < array.Length; i++) all[i] = converter(array[i]);
            return all;
        }

        public static void ForEach<T>(T[] array, Action<T> action)
        {
            for (int i = 0; i < array.Length; i++) action(array[i]);
        }

        public static bool Exists<T>(T[] array, Predicate<T> match) { return FindIndex(array, match) >= 0; }

        public static bool TrueForAll<T>(T[] array, Predicate<T> match)
        {
            for (int i = 0; i < array.Length; i++)
            {
                if (!match(array[i])) return false;
            }
            return true;
        }

        public static T Find<T>(T[] array, Predicate<T> match)
        {
            int index = FindIndex(array, match);
            return index < 0 ? default(T) : array[index];
        }

        public static T[] FindAll<T>(T[] array, Predicate<T> match)
        {
            var all = new List<T>();
            for (int i = 0; i < array.Length; i++)
            {
                if (match(array[i])) all.Append(array[i]);
            }
            return all.ToArray();
        }

        public static int FindIndex<T>(T[] array, Predicate<T> match)
        {
            for (int i = 0; i < array.Length; i++)
            {
                if (match(array[i])) return i;
            }
            return -1;
        }

        public static int FindLastIndex<T>(T[] array, Predicate<T> match)
        {
            for (int i = array.Length - 1; i >= 0; i--)
            {
                if (match(array[i])) return i;
            }
            return -1;
        }

        public static int IndexOf<T>(T[] array, T value) { return IndexOf(array, value, 0, array.Length); }

        public static int IndexOf<T>(T[] array, T value, int startIndex) { return IndexOf(array, value, startIndex, array.Length - startIndex); }

        public static int IndexOf<T>(T[] array, T value, int startIndex, int count)
        {
            for (int i = startIndex; i < startIndex + count; i++)
            {
                if (EqualityComparer<T>.Default.Equals(array[i], value)) return i;
            }
            return -1;
        }

        public static int IndexOf(Array array, object value)
        {
            for (int i = 0; i < array.Length; i++)
            {
                if (object.Equals(Kernel.GetElement(array, i), value)) return i;
            }
            return -1;
        }

        public static int LastIndexOf<T>(T[] array, T value)
        {
            for (int i = array.Length - 1; i >= 0; i--)
            {
                if (EqualityComparer<T>.Default.Equals(array[i], value)) return i;
            }
            return -1;
        }

        public static int BinarySearch<T>(T[] array, T value) { return BinarySearch(array, 0, array.Length, value, null); }

        public static int BinarySearch<T>(T[] array, T value, IComparer<T> comparer)
        {
            return BinarySearch(array, 0, array.Length, value, comparer);
        }

        public static int BinarySearch<T>(T[] array, int index, int length, T value)
        {
            return BinarySearch(array, index, length, value, null);
        }

        public static int BinarySearch<T>(T[] array, int index, int length, T value, IComparer<T> comparer)
        {
            if (comparer == null) comparer = Comparer<T>.Default;
            int low = index;
            int high = index + length - 1;
            while (low <= high)
            {
                int middle = low + (high - low) / 2;
                int order = comparer.Compare(array[middle], value);
                if (order == 0) return middle;
                if (order < 0) low = middle + 1;
                else high = middle - 1;
            }
            return ~low;
        }

        public static void Reverse(Array array) { Reverse(array, 0, array.Length); }

        public static void Reverse(Array array, int index, int length)
        {
            for (int i = 0; i < length / 2; i++)
            {
                object item = Kernel.GetElement(array, index + i);
                Kernel.SetElement(array, index + i, Kernel.GetElement(array, index + length - 1 - i));
                Kernel.SetElement(array, index + length - 1 - i, item);
            }
        }

        public static void Reverse<T>(T[] array) { Reverse(array, 0, array.Length); }

        public static void Reverse<T>(T[] array, int index, int length)
        {
            for (int i = 0; i < length / 2; i++)
            {
                T item = array[index + i];
                array[index + i] = array[index + length - 1 - i];
                array[index + length - 1 - i] = item;
            }
        }

        public static void Sort<T>(T[] array) { Sort(array, 0, array.Length, null); }

        public static void Sort<T>(T[] array, IComparer<T> comparer) { Sort(array, 0, array.Length, comparer); }

        public static void Sort<T>(T[] array, Comparison<T> comparison) { Sort(array, 0, array.Length, Comparer<T>.Create(comparison)); }

        public static void Sort<T>(T[] array, int index, int length) { Sort(array, index, length, null); }

        public static void Sort<T>(T[] array, int index, int length, IComparer<T> comparer)
        {
            if (comparer == null) comparer = Comparer<T>.Default;
            var sorted = new T[length];
            for (int i = 0; i < length; i++) sorted[i] = array[index + i];
            Merge(sorted, new T[length], 0, length, comparer);
            for (int i = 0; i < length; i++) array[index + i] = sorted[i];
        }

        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items) { Sort(keys, items, null); }

        public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, IComparer<TKey> comparer)
        {
            if (comparer == null) comparer = Comparer<TKey>.Default;
            var order = new int[keys.Length];
            for (int i = 0; i < order.Length; i++) order[i] = i;
            var oldKeys = (TKey[])keys.Clone();
            var oldItems = (TValue[])items.Clone();
            Sort(order, (a, b) => comparer.Compare(oldKeys[a], oldKeys[b]));
            for (int i = 0; i < order.Length; i++)
            {
                keys[i] = oldKeys[order[i]];
                items[i] = oldItems[order[i]];
            }
        }

        /// <summary>Sorts a stretch by sorting its halves; equal elements keep their order.</summary>
        internal static void Merge<T>(T[] items, T[] spare, int from, int to, IComparer<T> comparer)
        {
            if (to - from < 2) return;
            int middle = (from + to) / 2;
            Merge(items, spare, from, middle, comparer);
            Merge(items, spare, middle, to, comparer);
            int left = from;
            int right = middle;
            for (int i = from; i < to; i++)
            {
                bool takesLeft = right >= to || left < middle && comparer.Compare(items[left], items[right]) <= 0;
                spare[i] = takesLeft ? items[left] : items[right];
                if (takesLeft) left++;
                else right++;
            }
            for (int i = from; i < to; i++) items[i] = spare[i];
        }
    }
}
