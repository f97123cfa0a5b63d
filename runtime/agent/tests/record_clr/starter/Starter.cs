using System;
using System.Threading.Tasks;

/// Makes delegates of methods of assemblies that were loaded before.
public static class Starter
{
    public static Task Begin(Counter counter) => Task.Run(counter.Add);

    public static Task BeginAll() => Task.Run(Counter.AddAll);

    public static Task Begin(Job job) => Task.Run(job.Do);

    public static Action AddTo(Tally tally) => tally.Add;

    public static Action AddToAll() => Tally.AddAll;

    public static Action FinishOf(Chore chore) => chore.Finish;

    public static Func<T, T> Same<T>(Box<T> box) => box.Exchange;

    public static Func<T, T> Self<T>() => Box<T>.Self;
}
