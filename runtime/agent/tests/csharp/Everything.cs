using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.Data;
using System.IO;
using System.Linq;
using System.Net;
using System.Text;

/// Objects of many kinds, each changed by one thread while another looks at it.
static class Everything
{
    static readonly List<(Action Change, Action Look)> all = new List<(Action, Action)>();

    static void Add(Action change, Action look) => all.Add((change, look));

    static void Collections()
    {
        var queue = new Queue<int>();
        Add(() => queue.Enqueue(1), () => queue.Contains(2));
        var stack = new Stack<string>();
        Add(() => stack.Push("a"), () => { int count = stack.Count; });
        var set = new HashSet<int>();
        Add(() => set.Add(set.Count), () => set.Contains(-1));
        var sorted = new SortedSet<int>();
        Add(() => sorted.Add(sorted.Count), () => { int smallest = sorted.Min; });
        var linked = new LinkedList<int>();
        Add(() => linked.AddLast(1), () => linked.Find(2));
        var tree = new SortedDictionary<int, int>();
        Add(() => tree[tree.Count] = 1, () => tree.ContainsKey(-1));
        var slots = new SortedList<int, int>();
        Add(() => slots[slots.Count] = 1, () => slots.IndexOfKey(-1));
        var observed = new ObservableCollection<int>();
        Add(() => observed.Add(1), () => observed.IndexOf(2));
        IList<byte> bytes = new List<byte>();
        Add(() => bytes.Add(1), () => bytes.Contains(2));
        var copied = new List<char>();
        Add(() => copied.Add('a'), () => new List<char>(copied));
        var queried = new List<short>();
        Add(() => queried.Add(1), () => queried.Where(number => number > 1).ToList());
        var extended = new List<float>();
        Add(() => extended.Add(1), () => extended.Last());
        var joined = new List<double>();
        Add(() => joined.Add(1), () => string.Join(" ", joined));
        var numbered = new List<long>();
        Add(() => numbered.Add(1), () => numbered.Select((number, place) => place).ToList());
        var stepped = new List<ulong>();
        Add(() => stepped.Add(1), () => { foreach (int place in stepped.Select((number, place) => place)) { } });
    }

    static void OldOnes()
    {
        var table = new Hashtable();
        Add(() => table[table.Count] = 1, () => table.ContainsValue(-1));
        var array = new ArrayList();
        Add(() => array.Add(1), () => array.IndexOf(2));
        var bits = new BitArray(8);
        Add(() => bits.Set(1, true), () => bits.Get(2));
        var names = new NameValueCollection();
        Add(() => names["a"] = "b", () => names.Get("c"));
        IEnumerable walked = new Queue();
        Add(() => ((Queue)walked).Enqueue(1), () => { foreach (object each in walked) { } });
    }

    static void Others()
    {
        var text = new StringBuilder();
        Add(() => text.Append('a'), () => { int length = text.Length; });
        var random = new Random(1);
        Add(() => random.Next(), () => random.NextDouble());
        var memory = new MemoryStream();
        Add(() => memory.WriteByte(1), () => { long length = memory.Length; });
        var writer = new StringWriter();
        Add(() => writer.Write('a'), () => writer.Write("b"));
        DataRowCollection rows = new DataTable { Columns = { "a" } }.Rows;
        Add(() => rows.Add("b"), () => { int count = rows.Count; });
        var headers = new WebHeaderCollection();
        Add(() => headers["a"] = "b", () => headers.Get("c"));
    }

    /// What others changed in the meantime may be in the way.
    static void Try(Action action)
    {
        try
        {
            action();
        }
        catch (Exception exception) when (exception is InvalidOperationException || exception is ArgumentException)
        {
        }
    }

    static void Run()
    {
        Collections();
        OldOnes();
        Others();
        foreach ((Action change, Action look) in all)
        {
            Pace.Together(
                Pace.Named("changing", () => Pace.Repeat(8, time => Try(change))),
                Pace.Named("looking", () => Pace.Repeat(8, time => Try(look))));
        }
        Console.WriteLine("tried " + all.Count);
    }
}
