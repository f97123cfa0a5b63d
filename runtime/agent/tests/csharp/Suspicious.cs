using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Threading;

/// A program that looks for whoever may be looking at it: at its stacks, its metadata, its garbage and its threads.
static class Suspicious
{
    const BindingFlags Everything = BindingFlags.Static | BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// Is called by the collections, and looks who called them.
    class Curious : IComparer<int>, IEqualityComparer<int>
    {
        string seen;

        public int Compare(int one, int other)
        {
            Look();
            return one.CompareTo(other);
        }

        public bool Equals(int one, int other) => one == other;

        public int GetHashCode(int number)
        {
            Look();
            return number;
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        void Look() => seen ??= new StackTrace().FrameCount + "\n" + Environment.StackTrace;

        public void Tell() => Console.WriteLine(seen);
    }

    class Mortal
    {
        public static int Died;
        public readonly List<string> Last = new List<string>();
        ~Mortal() => Died++;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static string Above([CallerMemberName] string name = null, [CallerLineNumber] int line = 0)
    {
        MethodBase method = new StackTrace().GetFrame(1).GetMethod();
        return method.DeclaringType + "." + method.Name + " " + name + " " + line;
    }

    static void CalledByLibrary()
    {
        var curious = new Curious();
        var numbers = new List<int> { 3, 1, 2 };
        numbers.Sort(curious);
        curious.Tell();
    }

    static void CalledByDelegate()
    {
        var curious = new Curious();
        Action<int, int> add = new Dictionary<int, int>(curious).Add;
        new List<int> { 3, 1, 2 }.ForEach(number => add(number, number));
        curious.Tell();
    }

    static void CalledThroughInterface()
    {
        var curious = new Curious();
        IDictionary<int, int> map = new Dictionary<int, int>(curious);
        Action<KeyValuePair<int, int>> add = map.Add;
        add(new KeyValuePair<int, int>(1, 1));
        curious.Tell();
    }

    static void Stacks()
    {
        var list = new List<string>();
        list.Add(Above());
        list.ForEach(Console.WriteLine);
        CalledByLibrary();
        CalledByDelegate();
        CalledThroughInterface();
    }

    static bool Say(string what)
    {
        Console.WriteLine(what);
        return true;
    }

    static void Filters()
    {
        var map = new Dictionary<int, int>();
        try
        {
            try
            {
                map.Add(1, 1);
                map.Add(1, 1);
            }
            finally
            {
                Say("finally");
            }
        }
        catch (ArgumentException exception) when (Say("filter " + new StackTrace(exception).FrameCount) && map.Remove(1))
        {
            Say("caught " + map.Count);
        }
    }

    static void Metadata()
    {
        Assembly assembly = typeof(Suspicious).Assembly;
        // Where requests are served, as by another program in here, we refer to the core library.
        IEnumerable<string> references = assembly.GetReferencedAssemblies().Where(name => name.Name != "System.Private.CoreLib").Select(name => name.FullName);
        Console.WriteLine(string.Join("\n", references.OrderBy(name => name)));
        foreach (Type type in assembly.GetTypes().OrderBy(type => type.FullName))
        {
            Console.WriteLine(type + ": " + string.Join(", ", type.GetMembers(Everything).Select(member => member.ToString()).OrderBy(member => member)));
        }
        Console.WriteLine(assembly.ManifestModule.GetMethods().Length + " " + assembly.ManifestModule.GetFields(Everything).Length + " " + assembly.ManifestModule.ModuleVersionId);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static WeakReference[] Live()
    {
        var mortal = new Mortal();
        Action<string> add = mortal.Last.Add;
        add("word");
        var map = new Dictionary<Mortal, List<int>> { [mortal] = new List<int> { 1 } };
        foreach (var pair in map) pair.Value.Add(pair.Key.Last.Count);
        return new object[] { mortal, mortal.Last, map, map[mortal], add }.Select(one => new WeakReference(one)).ToArray();
    }

    static void Garbage()
    {
        WeakReference[] lived = Live();
        for (int time = 0; time < 3; time++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        Console.WriteLine(lived.Count(one => one.IsAlive) + " alive, " + Mortal.Died + " finalized");
    }

    static void Threads()
    {
        Console.WriteLine(Thread.CurrentThread.ManagedThreadId + " " + Thread.CurrentThread.Name + " " + Debugger.IsAttached);
        Console.WriteLine(string.Join(" ", AppDomain.CurrentDomain.GetAssemblies().Select(assembly => assembly.GetName().Name).OrderBy(name => name)));
    }

    static void Run()
    {
        Stacks();
        Filters();
        Metadata();
        Garbage();
        Threads();
        var map = new Dictionary<int, int> { [1] = 1 };
        Environment.ExitCode = 3;
        ((Action<int, int>)map.Add)(1, 1);
    }
}
