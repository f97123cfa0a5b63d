using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Reflection;
using System.Threading;

/// What a program can see of its delegates: whose methods they are, which are equal, and what is left when they are taken away.
static class Delegates
{
    class Task : Chore
    {
        public int Done;

        public override void Finish() => Done++;

        public T Echo<T>(T it) => it;
    }

    static event Action Changed;

    static void Print(string what, Delegate made, Delegate again)
    {
        MethodInfo method = made.Method;
        string target = made.Target?.GetType().Name ?? "nothing";
        Console.WriteLine($"{what}: {method.DeclaringType}.{method} of {target}");
        var table = new Dictionary<Delegate, string> { [made] = what };
        bool isKnown = table.TryGetValue(again, out string found) && found == what;
        Console.WriteLine($"  {made.Equals(again)} {made == again} {made.GetHashCode() == again.GetHashCode()} {isKnown}");
        Delegate both = Delegate.Combine(made, again), one = Delegate.Remove(both, again);
        Console.WriteLine($"  {both.GetInvocationList().Length} {one.GetInvocationList().Length} {Delegate.Remove(one, again) == null}");
    }

    static void Removed(Action handler, Action again)
    {
        Changed += handler;
        Changed += handler;
        Changed -= again;
        Changed?.Invoke();
        Changed -= again;
        Console.WriteLine($"  {Changed == null}");
    }

    static void Method() => Console.WriteLine("  called");

    static Func<int> Compiled()
    {
        Expression<Func<int>> five = () => 2 + 3;
        return five.Compile();
    }

    static void Look()
    {
        var (tally, task, box) = (new Tally(), new Task(), new Box<string>());
        Print("a method of its own", (Action)Method, (Action)Method);
        Print("a method that overrides", (Action)task.Finish, (Action)task.Finish);
        Print("a generic method", (Func<string, string>)task.Echo<string>, (Func<string, string>)task.Echo<string>);
        Print("a method of another assembly", Starter.AddTo(tally), Starter.AddTo(tally));
        Print("made here and there", Starter.AddTo(tally), (Action)tally.Add);
        Print("a static method of another assembly", Starter.AddToAll(), Starter.AddToAll());
        Print("overridden", Starter.FinishOf(task), (Action)task.Finish);
        Print("of a generic class", Starter.Same(box), (Func<string, string>)box.Exchange);
        Print("static, of a generic class", Starter.Self<int>(), (Func<int, int>)Box<int>.Self);
        var list = new List<int> { 1, 2 };
        Print("a method of the framework", (Action<int>)list.Add, (Action<int>)list.Add);
        Print("a static method of the framework", (Func<string, bool>)string.IsNullOrEmpty, (Func<string, bool>)string.IsNullOrEmpty);
        Print("an interface's", (Action)((ICollection<int>)list).Clear, (Action)list.Clear);
        MethodInfo add = typeof(Tally).GetMethod("Add");
        Print("made by reflection", Delegate.CreateDelegate(typeof(Action), tally, add), (Action)tally.Add);
        Print("made by a method", add.CreateDelegate(typeof(Action), tally), Starter.AddTo(tally));
        Print("without its target", add.CreateDelegate(typeof(Action<Tally>)), add.CreateDelegate(typeof(Action<Tally>)));
        Removed(Starter.AddTo(tally), tally.Add);
        Removed(Starter.FinishOf(task), task.Finish);
        Removed(Method, Method);
        Console.WriteLine($"{Compiled()()} {task.Done} {Compiled().Method.GetParameters().Length}");
        var methods = typeof(Delegates).Module.GetMethods().Concat(typeof(Delegates).GetMethods());
        Console.WriteLine(string.Join(" ", methods.Select(method => method.Name)));
    }

    static void Run()
    {
        var thread = new Thread(Look);
        thread.Start();
        thread.Join();
        Look();
    }
}
