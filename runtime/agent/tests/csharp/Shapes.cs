using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading.Tasks;

/// Code of every shape, on one thread: what it prints must not depend on whether it is watched.
static class Shapes
{
    struct Point
    {
        public int X, Y;
        public Point(int x, int y) { X = x; Y = y; }
    }

    class Numbers : List<int>
    {
        public new void Add(int number) => base.Add(number * 2);
    }

    interface IShelf<T> : IList<T> { }

    static T Last<TList, T>(TList list) where TList : IReadOnlyList<T> => list[list.Count - 1];

    static int Steps<TEnumerator>(TEnumerator steps) where TEnumerator : IEnumerator<int>
    {
        int count = 0;
        while (steps.MoveNext())
        {
            count += steps.Current;
        }
        return count;
    }

    static IEnumerable<string> Lazily(List<int> list)
    {
        foreach (int item in list)
        {
            yield return item.ToString();
        }
    }

    static async Task<int> Awaits(Dictionary<string, int> map)
    {
        int sum = 0;
        foreach (var pair in map)
        {
            sum += await Task.FromResult(pair.Value);
            await Task.CompletedTask.ConfigureAwait(false);
        }
        try
        {
            await Task.FromException(new InvalidOperationException("no"));
        }
        catch (InvalidOperationException exception)
        {
            map[exception.Message] = sum;
        }
        await foreach (int number in Async())
        {
            sum += number;
        }
        return sum;
    }

    static async IAsyncEnumerable<int> Async()
    {
        for (int number = 0; number < 3; number++)
        {
            await Task.Yield();
            yield return number;
        }
    }

    static string Choose(int which, List<string> list, Dictionary<string, Point> points)
    {
        switch (which)
        {
            case 0: list.Add("zero"); break;
            case 1: list.Insert(0, which > 0 ? "one" : "none"); break;
            case 2: points["two"] = new Point(which, list.Count > 1 ? list.Count : -1); break;
            case 3: list.AddRange(points.Keys.Select(key => key + "!")); break;
            case 4: list.RemoveAll(item => item.StartsWith("z")); break;
            case 5: ((IList)list).Add("five"); break;
            case 6: list[list.IndexOf("five")] ??= "never"; break;
            default: list.Clear(); break;
        }
        return string.Join(",", list);
    }

    static int Nested(Dictionary<int, int> map)
    {
        try
        {
            try
            {
                map.Add(1, 1);
                map.Add(1, 1);
            }
            catch (ArgumentException) when (map.ContainsKey(1))
            {
                map.Remove(1);
                return map[7];
            }
            finally
            {
                map[2] = map.Count;
            }
        }
        catch (KeyNotFoundException)
        {
            map[3] = 3;
        }
        return map.Count;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Fails(Dictionary<string, int> map)
    {
        map["here"] = 1;
        map.Add("there", 2);
        map["here"] = map["nowhere"];
    }

    static void Lines()
    {
        try
        {
            Fails(new Dictionary<string, int>());
        }
        catch (KeyNotFoundException exception)
        {
            string trace = exception.StackTrace;
            Console.WriteLine(trace.Substring(trace.IndexOf("Shapes.Fails") - 3));
        }
    }

    static void References(ref List<int> list, out Dictionary<int, List<int>> map, in Point point)
    {
        map = new Dictionary<int, List<int>> { [point.X] = list };
        list.Add(point.Y);
        if (map.TryGetValue(point.X, out var same))
        {
            same.Add(map[point.X].Count);
        }
    }

    static void Delegates()
    {
        var list = new List<int>();
        Action<int> add = list.Add;
        Func<int, bool> contains = list.Contains;
        add(5);
        Console.WriteLine(contains(5) + " " + add.Method.Name + " " + list.Count);
    }

    static void Spans()
    {
        Span<int> numbers = stackalloc int[] { 3, 1, 2 };
        var builder = new StringBuilder();
        foreach (int number in numbers)
        {
            builder.Append(number).Append(' ');
        }
        builder.Append(new StringBuilder("end"));
        Console.WriteLine(builder.ToString());
    }

    static void Run()
    {
        var list = new List<string>();
        var points = new Dictionary<string, Point>();
        for (int which = 0; which < 8; which++)
        {
            Console.WriteLine(Choose(which, list, points));
        }
        Console.WriteLine(Nested(new Dictionary<int, int>()));
        Console.WriteLine(Awaits(new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }).Result);
        var numbers = new Numbers();
        numbers.Add(4);
        Console.WriteLine(Last<Numbers, int>(numbers) + " " + Steps(numbers.GetEnumerator()) + " " + Steps(((IEnumerable<int>)numbers).GetEnumerator()));
        Console.WriteLine(string.Join(";", Lazily(numbers)));
        List<int> reference = numbers;
        References(ref reference, out var map, new Point(1, 2));
        Console.WriteLine(string.Join(",", map[1]));
        Delegates();
        Spans();
        Lines();
        foreach (Type type in typeof(Shapes).Assembly.GetTypes().OrderBy(type => type.FullName))
        {
            Console.WriteLine(type.FullName);
        }
        Console.WriteLine(typeof(Shapes).Module.GetMethods().Length + " " + typeof(Shapes).GetMethods(BindingFlags.Static | BindingFlags.NonPublic).Length);
        var queue = new Queue<Point>();
        queue.Enqueue(new Point(1, 1));
        Console.WriteLine(queue.Peek().X + queue.Dequeue().Y + " " + queue.Count);
        object nothing = null;
        try
        {
            ((List<int>)nothing).Add(1);
        }
        catch (NullReferenceException exception)
        {
            Console.WriteLine(exception.Message);
        }
    }
}
