using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;

/// Thread-safe collections behind types that say nothing, wrappers that lock, a class that locks itself, and a table that others may look
/// something up in while one thread changes it.
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
        Hashtable guarded = new Guarded(), changing = new Hashtable();
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
            object found = changing[time % 8] ?? changing.ContainsKey(time) || changing.Contains(changing.Count);
        });
        void Change() => Pace.Repeat(40, time => changing[time % 8] = time);
        Pace.Together(Pace.Named("a", Work), Pace.Named("b", Work), Pace.Named("c", Change));
        Console.WriteLine(concurrent.Count + " " + wrapped.Count + " " + guarded.Count + " " + text.ToString().Length);
    }
}
