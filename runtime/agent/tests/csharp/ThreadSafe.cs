using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;

/// Thread-safe collections behind types that say nothing, wrappers that lock, and a class that locks itself.
static class ThreadSafe
{
    class Guarded : Hashtable
    {
        public override void Add(object key, object value)
        {
            lock (SyncRoot)
            {
                base.Add(key, value);
            }
        }
    }

    static void Run()
    {
        IDictionary<int, int> concurrent = new ConcurrentDictionary<int, int>();
        ICollection<KeyValuePair<int, int>> pairs = concurrent;
        IDictionary wrapped = Hashtable.Synchronized(new Hashtable());
        Hashtable guarded = new Guarded();
        var text = new StringWriter();
        TextWriter writer = TextWriter.Synchronized(text);
        int next = 0;
        void Work() => Pace.Repeat(40, time =>
        {
            concurrent[time % 8] = time;
            pairs.Contains(new KeyValuePair<int, int>(1, 1));
            wrapped[time % 8] = time;
            guarded.Add(System.Threading.Interlocked.Increment(ref next), time);
            writer.Write('x');
        });
        Pace.Together(Pace.Named("a", Work), Pace.Named("b", Work));
        Console.WriteLine(concurrent.Count + " " + wrapped.Count + " " + guarded.Count + " " + text.ToString().Length);
    }
}
