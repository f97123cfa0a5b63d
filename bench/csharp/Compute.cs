using System;
using System.Runtime.InteropServices;
using System.Threading;

/// Compute-heavy code of several shapes, each timed: best of several rounds, in nanoseconds of the processor.
static class Compute
{
    sealed class Body
    {
        public double X, Y, Vx, Vy, Mass;
    }

    sealed class Node
    {
        public readonly int Key;
        public Node Left, Right;

        public Node(int key) => Key = key;
    }

    static long Matrix(int n)
    {
        double[][] a = Square(n), b = Square(n), c = Square(n);
        for (int i = 0; i < n; i++)
        {
            for (int j = 0; j < n; j++)
            {
                a[i][j] = i + j;
                b[i][j] = i - j;
            }
        }
        for (int i = 0; i < n; i++)
        {
            for (int j = 0; j < n; j++)
            {
                double sum = 0;
                for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
                c[i][j] = sum;
            }
        }
        return (long)c[n / 2][n / 3];
    }

    static double[][] Square(int n)
    {
        var square = new double[n][];
        for (int i = 0; i < n; i++) square[i] = new double[n];
        return square;
    }

    static long Sieve(int n)
    {
        var composite = new bool[n];
        long primes = 0;
        for (int i = 2; i < n; i++)
        {
            if (composite[i]) continue;
            primes++;
            for (long j = (long)i * i; j < n; j += i) composite[j] = true;
        }
        return primes;
    }

    static long Bodies(int steps)
    {
        var all = new Body[8];
        for (int i = 0; i < all.Length; i++) all[i] = new Body { X = i, Y = i * i % 7, Mass = 1 + i };
        for (int step = 0; step < steps; step++)
        {
            foreach (Body one in all)
            {
                foreach (Body other in all)
                {
                    if (one == other) continue;
                    double dx = other.X - one.X, dy = other.Y - one.Y;
                    double distance = Math.Sqrt(dx * dx + dy * dy) + 0.01;
                    double force = other.Mass / (distance * distance * distance) * 0.001;
                    one.Vx += dx * force;
                    one.Vy += dy * force;
                }
            }
            foreach (Body one in all)
            {
                one.X += one.Vx * 0.001;
                one.Y += one.Vy * 0.001;
            }
        }
        return (long)(all[3].X * 1000);
    }

    static long Tree(int n)
    {
        var root = new Node(n / 2);
        ulong random = 1;
        long depth = 0;
        for (int i = 0; i < n; i++)
        {
            random = random * 6364136223846793005 + 1442695040888963407;
            int key = (int)(random >> 33);
            for (Node at = root; ;)
            {
                depth++;
                if (key < at.Key)
                {
                    if (at.Left == null)
                    {
                        at.Left = new Node(key);
                        break;
                    }
                    at = at.Left;
                }
                else
                {
                    if (at.Right == null)
                    {
                        at.Right = new Node(key);
                        break;
                    }
                    at = at.Right;
                }
            }
        }
        return depth;
    }

    static void Sort(int[] values, int low, int high)
    {
        if (low >= high) return;
        int pivot = values[(low + high) >> 1], i = low, j = high;
        while (i <= j)
        {
            while (values[i] < pivot) i++;
            while (values[j] > pivot) j--;
            if (i <= j)
            {
                int swapped = values[i];
                values[i++] = values[j];
                values[j--] = swapped;
            }
        }
        Sort(values, low, j);
        Sort(values, i, high);
    }

    static long Sorted(int n)
    {
        var values = new int[n];
        for (int i = 0; i < n; i++) values[i] = (int)(i * 2654435761L >> 7);
        Sort(values, 0, n - 1);
        return values[n / 2];
    }

    static long Collatz(int n)
    {
        long longest = 0;
        for (int start = 1; start < n; start++)
        {
            long length = 0;
            for (long at = start; at != 1; at = at % 2 == 0 ? at / 2 : 3 * at + 1) length++;
            longest = Math.Max(longest, length);
        }
        return longest;
    }

    struct Timespec
    {
        public long Seconds, Nanoseconds;
    }

    [DllImport("libc", EntryPoint = "clock_gettime")]
    static extern int GetTime(int clock, out Timespec time);

    /// How long this thread has had a processor, in nanoseconds.
    public static long Clock()
    {
        const int ofThreadOnLinux = 3, ofThreadOnMac = 16;
        GetTime(RuntimeInformation.IsOSPlatform(OSPlatform.OSX) ? ofThreadOnMac : ofThreadOnLinux, out Timespec time);
        return time.Seconds * 1_000_000_000 + time.Nanoseconds;
    }

    static void Time(string name, Func<long> work)
    {
        long best = long.MaxValue, result = 0;
        for (int round = 0; round < 7; round++)
        {
            long start = Clock();
            result += work();
            best = Math.Min(best, Clock() - start);
        }
        Console.WriteLine(name + " " + best + " " + result);
    }

    /// With an argument: beside another thread.
    public static void Run(bool isBeside)
    {
        if (isBeside) new Thread(() => Thread.Sleep(Timeout.Infinite)) { IsBackground = true }.Start();
        Time("matrix", () => Matrix(160));
        Time("sieve", () => Sieve(2_000_000));
        Time("bodies", () => Bodies(20_000));
        Time("tree", () => Tree(60_000));
        Time("sort", () => Sorted(400_000));
        Time("collatz", () => Collatz(100_000));
    }
}
