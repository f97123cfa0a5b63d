//! Programs over the models of the real library: what they print, and what is found in them.

use crate::support::{found_with_models, printed_with_models};

fn program(body: &str) -> String {
    format!(
        "using System; using System.Collections.Generic; using System.Linq; using System.Threading; using System.Threading.Tasks;\n\
         static class Program {{\n{body}\n}}"
    )
}

#[test]
fn tasks_give_their_results() {
    let text = program(
        "static async Task<int> Work(int x) { await Task.Delay(10); return x * 2; }
         static async ValueTask<int> Value(int x) { await Task.Yield(); return x; }
         static async Task Main() {
            Console.WriteLine(await Work(21));
            var tasks = Enumerable.Range(0, 3).Select(Work).ToArray();
            int[] all = await Task.WhenAll(tasks);
            Console.WriteLine(all.Sum());
            Console.WriteLine(await Value(7));
            try { await Task.Run(() => { throw new InvalidOperationException(\"bad\"); }); }
            catch (InvalidOperationException e) { Console.WriteLine(e.Message); }
            var source = new TaskCompletionSource<string>();
            var waiting = source.Task.ContinueWith(done => done.Result + \"!\");
            source.SetResult(\"set\"); Console.WriteLine(await waiting); }",
    );
    assert_eq!(printed_with_models(&text), "42\n6\n7\nbad\nset!");
}

#[test]
fn streams_are_awaited() {
    let text = program(
        "static async IAsyncEnumerable<int> Numbers() { for (int i = 0; i < 3; i++) { await Task.Delay(1); yield return i; } }
         static async Task Main() { await foreach (int i in Numbers()) Console.WriteLine(i); Console.WriteLine(\"end\"); }",
    );
    assert_eq!(printed_with_models(&text), "0\n1\n2\nend");
}

#[test]
fn collections_and_queries() {
    let text = program(
        "static void Main() {
            var list = new List<int> { 3, 1, 2 }; list.Sort(); Console.WriteLine(string.Join(\",\", list));
            var map = new Dictionary<string, int> { [\"a\"] = 1 }; map[\"b\"] = 2;
            foreach (var pair in map) Console.WriteLine(pair.Key + \"=\" + pair.Value);
            Console.WriteLine(map.TryGetValue(\"c\", out int c) ? c : -1);
            Console.WriteLine(list.Where(x => x > 1).OrderByDescending(x => x).Select(x => x * x).Aggregate(\"\", (s, x) => s + x + \";\"));
            Console.WriteLine($\"{list.Count,4}|{3.14159:F2}|{255:x4}\");
            try { Console.WriteLine(list[9]); } catch (ArgumentOutOfRangeException) { Console.WriteLine(\"range\"); } }",
    );
    assert_eq!(printed_with_models(&text), "1,2,3\na=1\nb=2\n-1\n9;4;\n   3|3.14|00ff\nrange");
}

#[test]
fn threads_and_tasks_race() {
    let text = program(
        "static int n;
         static void Main() {
           var t = new Thread(() => { n++; }); t.Start();
           var u = Task.Run(() => n++);
           t.Join(); u.Wait();
           Console.WriteLine(n); }",
    );
    assert_eq!(found_with_models(&text), "data-race Program.n: 5, 6");
}

#[test]
fn a_list_is_for_one_thread() {
    let text = program(
        "static void Main() {
           var list = new List<int>();
           Parallel.For(0, 4, i => { list.Add(i); }); }",
    );
    assert_eq!(found_with_models(&text), "thread-unsafe-use a List<int>: 5, 5");
    let text = program(
        "static void Main() {
           var list = new List<int>();
           Parallel.For(0, 4, i => { lock (list) list.Add(i); }); Console.WriteLine(list.Count); }",
    );
    assert_eq!(found_with_models(&text), "");
}

#[test]
fn double_checked_locking_needs_volatile() {
    let text = "class Singleton { static Singleton instance; static readonly object sync = new object(); public int Value = 1;
          public static Singleton Get() {
            if (instance == null) {
              lock (sync) { if (instance == null) {
                instance = new Singleton(); } } }
            return instance; } }
        static class Program { static void Main() { System.Threading.Tasks.Parallel.Invoke(() => Singleton.Get(), () => Singleton.Get()); } }";
    assert_eq!(found_with_models(text), "data-race Singleton.instance: 3, 5, 6");
    assert_eq!(
        found_with_models(&text.replace("static Singleton instance", "static volatile Singleton instance")),
        ""
    );
}

#[test]
fn bank_transfers_deadlock() {
    let text = "using System.Threading;
        class Account { readonly object sync = new object(); int balance;
          public void Deposit(int amount) { lock (sync) balance += amount; }
          public void Transfer(Account other, int amount) {
            lock (sync) {
              balance -= amount;
              other.Deposit(amount); } } }
        static class Program { static void Main() {
          var a = new Account(); var b = new Account();
          var t = new Thread(() => a.Transfer(b, 1)); t.Start();
          b.Transfer(a, 2); t.Join(); } }";
    assert_eq!(found_with_models(text), "deadlock Account.sync Account.sync: 3, 3");
}

#[test]
fn results_of_tasks_on_a_context_of_one_thread_deadlock() {
    let text = "using System; using System.Threading; using System.Threading.Tasks; using System.Collections.Generic;
        class Loop : SynchronizationContext {
          readonly Queue<Action> work = new Queue<Action>();
          public override void Post(SendOrPostCallback d, object state) { lock (work) { work.Enqueue(() => d(state)); Monitor.Pulse(work); } } }
        static class Program {
          static async Task<int> Load() { await Task.Delay(1); return 1; }
          static void Main() {
            SynchronizationContext.SetSynchronizationContext(new Loop());
            Console.WriteLine(Load().Result); } }";
    let found = found_with_models(text);
    assert!(found.starts_with("deadlock ") && found.ends_with(": 9"), "{found}");
    assert_eq!(found_with_models(&text.replace("Task.Delay(1)", "Task.Delay(1).ConfigureAwait(false)")), "");
}

#[test]
fn unknown_objects_of_the_library_are_not_asked() {
    let text = program(
        "static int n;
         static void Main(string[] args) {
           var list = Threadbare.Kernel.Unknown<List<int>>(); list.Add(1); int count = list.Count;
           var t = new Thread(() => n = args.Length); t.Start(); t.Join();
           Console.WriteLine(n + count); }",
    );
    assert_eq!(found_with_models(&text), "");
}

#[test]
fn a_struct_of_the_library_is_called_after_the_field_that_holds_it() {
    let text = program(
        "static DateTime last; static TimeSpan? limit;
         static void Work() { last = DateTime.UtcNow; limit = TimeSpan.Zero; }
         static void Main() { new Thread(Work).Start(); Work(); }",
    );
    assert_eq!(found_with_models(&text), "data-race Program.last: 4, 4\ndata-race Program.limit: 4, 4");
}

#[test]
fn what_is_inside_a_collection_is_that_collection() {
    let text = program(
        "static readonly System.Collections.ObjectModel.Collection<int> all = new System.Collections.ObjectModel.Collection<int>();
         static void Main() { new Thread(() => all.Add(1)).Start(); all.Add(2); }",
    );
    assert_eq!(found_with_models(&text), "thread-unsafe-use Program.all: 4, 4");
}

#[test]
fn assertions_of_libraries_that_are_not_there_do_not_end_a_test() {
    let text =
        "using System; using System.Threading.Tasks; using Xunit; using FluentAssertions; using Shouldly;
public class Tests {
    int n;
    string Find() { return null; }
    [Fact] public void Finds() {
        Find().Should().BeNull();
        Find().ShouldBe(null, () => \"there\");
        n.Should().Be(0).And.BeLessThan(5);
        Task other = Task.Run(() => { n = 1; });
        n = 2;
        other.Wait();
    }
}";
    assert_eq!(found_with_models(text), "data-race Tests.n: 9, 10");
}

#[test]
fn what_comes_after_an_assertion_that_is_not_known_may_never_come() {
    let text = |judge: &str| {
        format!(
            "using System; using System.Threading; using System.Threading.Tasks; using Xunit; using FluentAssertions;
public class Tests {{
    [Fact] public void Waits() {{
        var done = new ManualResetEventSlim();
        Task other = Task.Run(() => {{ }});
        other.Wait();
        {judge}
        done.Wait();
    }}
}}"
        )
    };
    assert_eq!(found_with_models(&text("")), "deadlock a ManualResetEventSlim: 8");
    assert_eq!(found_with_models(&text("other.IsCompleted.Should().BeFalse();")), "");
}
