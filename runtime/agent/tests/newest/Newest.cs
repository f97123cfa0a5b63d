using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;

/// What only the newest language has: type parameters that stand for what lives on the stack, locks that are no monitors.
static class Newest
{
    ref struct Window(Span<int> items) : IEnumerator<int>
    {
        readonly Span<int> items = items;
        int at = -1;

        public bool MoveNext() => ++at < items.Length;
        public int Current => items[at];
        object IEnumerator.Current => Current;
        public void Reset() => at = -1;
        public void Dispose() { }
    }

    ref struct Holder<T>(T value) where T : allows ref struct
    {
        public T Value = value;

        public T Swap(T other)
        {
            T before = Value;
            Value = other;
            return before;
        }
    }

    static int Sum<E>(E walk) where E : IEnumerator<int>, allows ref struct
    {
        int sum = 0;
        while (walk.MoveNext()) sum += walk.Current;
        walk.Dispose();
        return sum;
    }

    delegate int Measure<T>(T value) where T : allows ref struct;

    static int Apply<T>(Measure<T> measure, T value) where T : allows ref struct => measure(value);

    static int Spans()
    {
        Span<int> numbers = [1, 2, 3, 4];
        var holder = new Holder<Span<int>>(numbers);
        Span<int> before = holder.Swap(numbers[1..]);
        int sum = Sum(new Window(holder.Value)) + Sum(new List<int> { 5, 6 }.GetEnumerator());
        return sum + Apply(span => span.Length, before) + Sum(((IEnumerable<int>)[7]).GetEnumerator());
    }

    static readonly Lock gate = new();
    static readonly List<int> found = [];
    static int count;

    static void Locked()
    {
        for (int i = 0; i < 50; i++)
        {
            lock (gate)
            {
                count++;
                found.Add(count);
            }
            using (gate.EnterScope()) count++;
            gate.Enter();
            try { count++; }
            finally { gate.Exit(); }
        }
    }

    static void Main()
    {
        var threads = new[] { new Thread(Locked), new Thread(Locked) };
        foreach (Thread thread in threads) thread.Start();
        int spans = Spans();
        foreach (Thread thread in threads) thread.Join();
        Console.WriteLine($"{spans} {count} {found.Count}");
    }
}
