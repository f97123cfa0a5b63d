using System;
using System.Linq.Expressions;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;

/// Work of delegates that no code of the program makes: reflection, expressions and the library do.
static class Strangers
{
    class Box
    {
        public int Value;

        public void Add() => Value++;
    }

    class Item : IThreadPoolWorkItem
    {
        public readonly ManualResetEventSlim Done = new ManualResetEventSlim();
        public int Value;

        public void Execute()
        {
            Value++;
            Done.Set();
        }
    }

    static int all;

    public static void AddAll() => all++;

    /// Waits, and does none of the work meanwhile.
    static void Finish(Task task)
    {
        while (!task.IsCompleted) Thread.Sleep(1);
        task.Wait();
    }

    static Action Reflected(Box box) => (Action)typeof(Box).GetMethod("Add").CreateDelegate(typeof(Action), box);

    static Action Compiled(Box box)
    {
        var value = Expression.Field(Expression.Constant(box), "Value");
        var add = Expression.Call(Expression.Constant(box), typeof(Box).GetMethod("Add"));
        return Expression.Lambda<Action>(Expression.Block(add, value)).Compile();
    }

    static void Work(bool isWrong, Func<Box, Action> make)
    {
        var box = new Box();
        box.Value++;
        Task task = Task.Run(make(box));
        if (isWrong) box.Value++;
        Finish(task);
        box.Value++;
        Awaited(box, make(box)).Wait();
        box.Value++;
    }

    static async Task Awaited(Box box, Action work)
    {
        box.Value++;
        await Task.Factory.StartNew(work);
        box.Value++;
    }

    static void Static(bool isWrong)
    {
        all++;
        MethodInfo add = typeof(Strangers).GetMethod("AddAll");
        Task task = Task.Run((Action)add.CreateDelegate(typeof(Action)));
        if (isWrong) all++;
        Finish(task);
        all++;
    }

    static void Continued(bool isWrong)
    {
        var box = new Box();
        var add = (Action<Task, object>)Continuation().CreateDelegate(typeof(Action<Task, object>));
        var begun = new ManualResetEventSlim();
        Task first = Task.Run(() => { begun.Set(); Thread.Sleep(200); box.Value++; });
        Task second = first.ContinueWith(add, box);
        begun.Wait();
        if (isWrong) box.Value++;
        Finish(second);
        box.Value++;
    }

    static MethodInfo Continuation() => typeof(Strangers).GetMethod("Continue");

    public static void Continue(Task done, object box) => ((Box)box).Value++;

    static void Library()
    {
        var (box, set) = (new Box(), new ManualResetEventSlim());
        Task waits = Task.Run(set.Wait);
        var sets = new Thread(() =>
        {
            box.Value++;
            set.Set();
        });
        sets.Start();
        Finish(waits);
        box.Value++;
        sets.Join();
    }

    static void Items()
    {
        var item = new Item { Value = 1 };
        item.Value++;
        ThreadPool.UnsafeQueueUserWorkItem(item, false);
        item.Done.Wait();
        item.Value++;
    }

    static void Run(int wrong)
    {
        bool isWrong = wrong != 0;
        // The first thread would come before all others anyway.
        var thread = new Thread(() =>
        {
            Work(isWrong, Reflected);
            Work(isWrong, Compiled);
            Static(isWrong);
            Continued(isWrong);
            Library();
            Items();
        });
        thread.Start();
        thread.Join();
        Console.WriteLine("over");
    }
}
