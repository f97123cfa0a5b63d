using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

/// Every instruction that is recorded, in code of all shapes, with a second thread running.
class Steps
{
    bool flag;
    byte small;
    short half;
    char letter;
    int number;
    long big;
    float single;
    double real;
    string text;
    decimal money;
    Pair pair;
    DateTime time;
    int? maybe;
    volatile object shared;
    static bool sflag;
    static long sbig;
    static double sreal;
    static string stext;
    static Pair spair;
    static int[] snumbers = { 1, 2, 3 };

    struct Pair
    {
        public int First;
        public long Second;
        public int Sum() => First + (int)Second;
    }

    class Chain<T>
    {
        public T Item;
        public Chain<T> Next;
        public static T Last;
        public static int Count;

        public Chain(T item, Chain<T> next)
        {
            Item = item;
            Next = next;
            Last = item;
            Count++;
        }

        public U Fold<U>(U start, Func<U, T, U> add)
        {
            U sum = start;
            for (Chain<T> at = this; at != null; at = at.Next) sum = add(sum, at.Item);
            return sum;
        }
    }

    void Fields()
    {
        flag = !flag;
        small += 200;
        small += 100;
        half--;
        letter++;
        number <<= 3;
        number++;
        big = big * 31 + number;
        single = number / 2f;
        real = single * 1.5;
        text += "x";
        money += 1.5m;
        pair.First = 3;
        pair.Second += pair.First;
        Pair copy = pair;
        copy.First++;
        pair = copy;
        time = time.AddDays(1);
        maybe = maybe.GetValueOrDefault() + 1;
        shared = text;
        Console.WriteLine($"{flag} {small} {half} {(int)letter} {number} {big} {single} {real} {text} {money}");
        Console.WriteLine($"{pair.First} {pair.Second} {pair.Sum()} {time.Day} {maybe} {shared}");
    }

    static void Statics()
    {
        sflag = !sflag;
        sbig += 5;
        sreal += sbig / 2.0;
        stext = (stext ?? "none") + sbig;
        spair.First++;
        spair.Second = spair.First * 2;
        snumbers[1] += snumbers[0]++;
        Console.WriteLine($"{sflag} {sbig} {sreal} {stext} {spair.Sum()} {string.Join(",", snumbers)}");
    }

    static void Arrays()
    {
        var bools = new bool[2];
        bools[1] = !bools[0];
        var bytes = new byte[] { 250, 1 };
        bytes[0] += 10;
        var shorts = new short[] { -1 };
        shorts[0] -= 5;
        var chars = "abc".ToCharArray();
        chars[1]++;
        var longs = new long[3];
        longs[2] = long.MaxValue;
        var floats = new float[] { 1.5f };
        floats[0] *= 2;
        var doubles = new double[] { 2.5 };
        doubles[0] /= 2;
        var texts = new string[2];
        texts[1] = "one";
        var pairs = new Pair[2];
        pairs[1].First = 4;
        pairs[0] = pairs[1];
        pairs[0].Second++;
        var grid = new int[2, 3];
        grid[1, 2] = 6;
        grid[1, 2]++;
        var jagged = new int[][] { new[] { 1 }, new[] { 2, 3 } };
        jagged[1][0] += jagged[0][0];
        long at = 1;
        jagged[at][at]++;
        Console.WriteLine($"{bools[1]} {bytes[0]} {shorts[0]} {new string(chars)} {longs[2]} {floats[0]} {doubles[0]}");
        Console.WriteLine($"{texts[1]} {pairs[0].Sum()} {pairs[1].Sum()} {grid[1, 2]} {jagged[1][0]} {jagged[1][1]}");
    }

    static ref int Choose(int[] numbers, int at) => ref numbers[at];

    static void Change(ref int number, out string text)
    {
        number++;
        text = "changed";
    }

    void References()
    {
        Choose(snumbers, 2) = 40;
        Change(ref number, out text);
        Change(ref snumbers[0], out stext);
        ref int local = ref number;
        local += 2;
        Span<int> span = stackalloc int[2];
        span[0] = number;
        Console.WriteLine($"{snumbers[2]} {number} {text} {stext} {span[0]}");
    }

    static string Caught(Action action)
    {
        try
        {
            action();
            return "nothing";
        }
        catch (Exception problem)
        {
            return problem.GetType().Name;
        }
    }

    static void Failures()
    {
        Steps nobody = null;
        int[] none = null;
        object[] strings = new string[1];
        var locks = new object();
        Console.WriteLine(Caught(() => nobody.number++));
        Console.WriteLine(Caught(() => Console.WriteLine(nobody.number)));
        Console.WriteLine(Caught(() => none[0] = 1));
        Console.WriteLine(Caught(() => snumbers[3] = 1));
        Console.WriteLine(Caught(() => snumbers[-1]++));
        Console.WriteLine(Caught(() => strings[0] = new object()));
        Console.WriteLine(Caught(() => Monitor.Enter(null)));
        Console.WriteLine(Caught(() => Monitor.Exit(new object())));
        Console.WriteLine(Caught(() => Monitor.Pulse(locks)));
        Console.WriteLine(Caught(() => Task.Run(() => throw new FormatException()).Wait()));
        Console.WriteLine(Caught(() => new Thread(() => { }).Join()));
        Console.WriteLine(Caught(() => throw new InvalidCastException()));
        strings[0] = "fine";
        Console.WriteLine(strings[0]);
    }

    static IEnumerable<int> Numbers(int count)
    {
        for (int i = 0; i < count; i++) yield return i * i;
    }

    static async Task<int> Async(int depth)
    {
        if (depth == 0) return 1;
        try
        {
            await Task.Yield();
            int inner = await Async(depth - 1);
            await foreach (int number in Stream(2)) inner += number;
            return inner + depth;
        }
        finally
        {
            await Task.Delay(1);
        }
    }

    static async IAsyncEnumerable<int> Stream(int count)
    {
        for (int i = 0; i < count; i++)
        {
            await Task.Delay(1);
            yield return i;
        }
    }

    static event EventHandler Changed;

    [MethodImpl(MethodImplOptions.Synchronized)]
    int Guarded(bool fails)
    {
        if (fails) throw new NotSupportedException();
        return number;
    }

    static int Endless(int start)
    {
        while (true)
        {
            try
            {
                if (start > 3) return start;
                start++;
                throw new FormatException();
            }
            catch (FormatException)
            {
                start++;
            }
        }
    }

    static void Shapes(Steps steps)
    {
        var chain = new Chain<int>(1, new Chain<int>(2, new Chain<int>(3, null)));
        var words = new Chain<string>("a", new Chain<string>("b", null));
        Console.WriteLine($"{chain.Fold(0L, (sum, item) => sum + item)} {words.Fold("", (sum, item) => sum + item)}");
        Console.WriteLine($"{Chain<int>.Last} {Chain<string>.Last} {Chain<int>.Count} {Chain<string>.Count}");
        Console.WriteLine(string.Join(" ", Numbers(5).Where(number => number % 2 == 0)));
        Console.WriteLine(Async(3).Result);
        int raised = 0;
        EventHandler handler = (sender, arguments) => raised++;
        Changed += handler;
        Changed?.Invoke(null, EventArgs.Empty);
        Changed -= handler;
        Console.WriteLine($"{raised} {Changed == null} {steps.Guarded(false)} {Caught(() => steps.Guarded(true))}");
        Func<int, int> endless = Endless;
        Console.WriteLine(endless(0) + Task.Run(() => Endless(1)).Result);
        var tuple = (steps.number, steps.text);
        tuple.number++;
        Console.WriteLine(tuple);
        Func<string> method = steps.ToString;
        Console.WriteLine(Task.Run(method).Result);
        switch (steps.number % 3)
        {
            case 0: Console.WriteLine("zero"); break;
            case 1: Console.WriteLine("one"); break;
            default: Console.WriteLine("two"); break;
        }
    }

    public override string ToString() => "steps " + number;

    public static int Run()
    {
        bool stop = false;
        var second = new Thread(() => { while (!Volatile.Read(ref stop)) Thread.Sleep(1); });
        second.Start();
        var steps = new Steps();
        for (int round = 0; round < 3; round++)
        {
            steps.Fields();
            Statics();
            Arrays();
            steps.References();
        }
        Failures();
        Shapes(steps);
        Volatile.Write(ref stop, true);
        second.Join();
        return 3;
    }
}
