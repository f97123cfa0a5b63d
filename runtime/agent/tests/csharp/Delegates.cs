using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text;

/// Everything that can be asked of a delegate whose method is watched: the answers must not depend on whether it is.
static class Delegates
{
    static event Action<int> Changed;

    static class Elsewhere
    {
        public static Action<int> Made(List<int> list) => list.Add;
        public static Action<T> Generic<T>(ICollection<T> list) => list.Add;
        public static Action<int[]> Sort() => Array.Sort;
    }

    class Doubling : List<int>
    {
        public Action<int> Base() => base.Add;
        public new void Add(int number) => base.Add(2 * number);
    }

    static Delegate Found(List<int> list) => Delegate.CreateDelegate(typeof(Action<int>), list, "Add");

    static Delegate Open() => typeof(List<int>).GetMethod("Add").CreateDelegate(typeof(Action<List<int>, int>));

    /// All delegates of one method of one object, however they are made.
    static IEnumerable<Func<Delegate>> Ways(List<int> list)
    {
        ICollection<int> collection = list;
        yield return () => (Action<int>)list.Add;
        yield return () => (Action<int>)collection.Add;
        yield return () => Elsewhere.Made(list);
        yield return () => Elsewhere.Generic(list);
        yield return () => Found(list);
        yield return () => typeof(List<int>).GetMethod("Add").CreateDelegate(typeof(Action<int>), list);
    }

    static void Tell(Delegate made)
    {
        MethodInfo method = made.Method;
        Console.WriteLine(made + ": " + method + " of " + method.DeclaringType + " in " + method.Module.Name + (method.IsStatic ? ", static" : "") + ", on " + made.Target);
    }

    static void Equality()
    {
        var list = new List<int>();
        foreach (Func<Delegate> one in Ways(list))
        {
            Console.WriteLine(string.Join(" ", Ways(list).Select(other => one().Equals(other()) && one().GetHashCode() == other().GetHashCode())));
            Console.WriteLine(string.Join(" ", Ways(new List<int>()).Select(other => one().Equals(other()))));
            Tell(one());
        }
        Action<int[]> sort = Array.Sort;
        Console.WriteLine((sort == Elsewhere.Sort()) + " " + sort.Equals((Action<int[]>)Array.Reverse) + " " + Open().Equals(Open()));
        object builder = new StringBuilder("text");
        Func<string> text = ((StringBuilder)builder).ToString, same = builder.ToString;
        Console.WriteLine((text == same) + " " + text());
        var known = new HashSet<Action<int>> { list.Add };
        Console.WriteLine(known.Contains(list.Add) + " " + known.Contains(Elsewhere.Made(list)) + " " + known.Contains((Action<int>)Found(list)));
        Action<int> add = list.Add;
        Console.WriteLine((add == (Action<int>)add.Clone()) + " " + (add == (Action<int>)add.GetInvocationList()[0]));
    }

    static void Combination()
    {
        var list = new List<int>();
        Changed += list.Add;
        Changed += (Action<int>)Found(list);
        Changed += list.Add;
        Changed -= Elsewhere.Made(list);
        Changed(7);
        Console.WriteLine(list.Count + " " + Changed.GetInvocationList().Length + " " + Changed.Method.Name);
        Changed -= (Action<int>)Found(list);
        Changed -= list.Add;
        Console.WriteLine(Changed == null);
        Action all = list.Clear;
        all += list.Reverse;
        all += list.Sort;
        all -= list.Reverse;
        all();
        Console.WriteLine(all.GetInvocationList().Length + " " + all.Method + " " + list.Count);
    }

    static void Shapes()
    {
        var list = new List<int> { 3, 1, 2 };
        var doubling = new Doubling();
        Func<List<int>> extension = list.ToList;
        Func<IEnumerable<int>, List<int>> function = Enumerable.ToList;
        Action<int[]> sort = Array.Sort;
        Predicate<int> contains = new SortedSet<int> { 1 }.Contains;
        Func<int, bool> hashed = new HashSet<int> { 1 }.Contains;
        Func<string, StringBuilder> append = new StringBuilder("a").Append;
        Func<bool> step = list.GetEnumerator().MoveNext;
        Func<IEnumerator<int>> walk = ((IEnumerable<int>)list).GetEnumerator;
        foreach (Delegate made in new Delegate[] { extension, function, sort, contains, hashed, append, step, walk, doubling.Base(), (Action<int>)doubling.Add, Open() }) Tell(made);
        doubling.Base()(5);
        ((Action<int>)doubling.Add)(5);
        list.ForEach(doubling.Add);
        Open().DynamicInvoke(doubling, 6);
        doubling.Base().DynamicInvoke(7);
        Console.WriteLine(string.Join(" ", doubling) + " " + contains(1) + hashed(2) + append("b") + step() + walk().MoveNext() + extension().Count + function(list).Count);
    }

    /// Methods of collections of whatever the type parameters stand for.
    class Pair<TKey, TValue>
    {
        readonly Dictionary<TKey, List<TValue>> map = new Dictionary<TKey, List<TValue>>();
        readonly List<TValue> all = new List<TValue>();

        public Action<TValue> Adder(TKey key) => (map[key] = new List<TValue>()).Add;
        public Func<TKey, bool> Known() => map.ContainsKey;
        public Action<List<TOther>> Zip<TOther>(Dictionary<TOther, TValue> others, TOther other) => list => list.ForEach(others.Keys.ToList().Add);
        public Func<List<TValue>> Copy() => all.ToList;
        public Func<IEnumerable<TOther>, Dictionary<TOther, TValue>> Mapped<TOther>(TValue value) => others =>
        {
            var mapped = new Dictionary<TOther, TValue>();
            Action<TOther, TValue> add = mapped.Add;
            foreach (TOther other in others) add(other, value);
            Tell(add);
            return mapped;
        };

        public void Try(TKey key, TValue value)
        {
            Action<TValue> add = Adder(key), again = map[key].Add;
            add(value);
            again(value);
            Console.WriteLine(map[key].Count + " " + (add == again) + " " + Known()(key) + " " + Copy()().Count + " " + Mapped<int>(value)(new[] { 1, 2 }).Count + Mapped<string>(value)(new[] { "a" }).Count);
            Zip(new Dictionary<byte, TValue>(), (byte)1)(new List<byte> { 1 });
            Tell(add);
            Tell(Known());
            Tell(Copy());
        }
    }

    struct Held<T> where T : class, IComparable<T>, new()
    {
        public T Value;
    }

    class Number : IComparable<Number>
    {
        public int CompareTo(Number other) => 0;
    }

    /// Type parameters that do not stand for every type.
    static Action<Held<T>> Holder<T>(List<Held<T>> held) where T : class, IComparable<T>, new() => held.Add;

    static void Generics()
    {
        var held = new List<Held<Number>>();
        Holder(held)(default);
        Tell(Holder(held));
        Console.WriteLine(held.Count + " " + (Holder(held) == (Action<Held<Number>>)held.Add));
        new Pair<int, string>().Try(1, "one");
        new Pair<string, Guid>().Try("two", Guid.Empty);
        new Pair<object, object>().Try("three", null);
        new Pair<(int, string), decimal?>().Try((4, "four"), null);
        Fails("what throws for any type", () => new Pair<string, string>().Mapped<string>("value")(new[] { "a", "a" }));
        Fails("what is asked for nothing", () => new Pair<string, string>().Known()(null));
    }

    static void Fails(string what, Action action)
    {
        try
        {
            action();
            Console.WriteLine(what + " goes well");
        }
        catch (Exception exception)
        {
            Console.WriteLine(what + ": " + exception);
        }
    }

    static void Failures()
    {
        List<int> none = null;
        IList<int> nothing = null, array = new int[1];
        var map = new Dictionary<int, int> { [1] = 1 };
        Fails("a method of null", () => Tell((Action<int>)none.Add));
        Fails("a method of an interface of null", () => Tell((Action<int>)nothing.Add));
        Fails("an extension method of null", () => Tell((Func<List<int>>)none.ToList));
        Fails("what throws", () => ((Action<int, int>)map.Add)(1, 1));
        Fails("what throws and is an array", () => ((Action<int>)array.Add)(1));
        Fails("what throws through reflection", () => ((Action<int, int>)map.Add).DynamicInvoke(1, 1));
        Fails("what throws in the middle", () => new List<int> { 2, 1 }.ForEach(new List<int> { 5 }.RemoveAt));
        Fails("what cannot be written", () => ((Action<int>)Elsewhere.Made(new List<int>())).GetObjectData(null, default));
    }

    static void Run()
    {
        Equality();
        Combination();
        Shapes();
        Generics();
        Failures();
    }
}
