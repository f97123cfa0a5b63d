using System.Threading.Tasks;

/// Makes delegates of methods of assemblies that were loaded before.
public static class Starter
{
    public static Task Begin(Counter counter) => Task.Run(counter.Add);

    public static Task BeginAll() => Task.Run(Counter.AddAll);

    public static Task Begin(Job job) => Task.Run(job.Do);
}
