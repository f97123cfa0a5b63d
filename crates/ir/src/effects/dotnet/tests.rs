//! The table of .NET: sound as a whole, and right in places.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes its texts with them")]

use expect_test::{Expect, expect};

use super::*;
use crate::effects::read::VERBS;
use crate::effects::tests::check;
use crate::effects::words::Word as _;
use crate::effects::{Arguments, Effect, Fact, Member, Moment, Problem, Target};

fn check_dotnet(questions: &[&str], expected: &Expect) {
    check(Effects::dotnet(), questions, expected);
}

#[test]
fn every_line_of_the_table_parses_and_is_reached() {
    let problems = Effects::parse(AREAS).err().unwrap_or_default();
    let shown: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n"));
}

#[test]
fn extensions_are_found_by_name_alone() {
    let found: Vec<String> = Effects::dotnet()
        .extensions("AsParallel", Arguments::Count(1))
        .map(|found| Effects::dotnet().type_name(found.line.owner()).to_owned())
        .collect();
    assert_eq!(found, ["System.Linq.ParallelEnumerable"]);
}

#[test]
fn every_verb_is_read_and_used() {
    let printed = format!("{}{}", Effects::dotnet(), Effects::jdk());
    let used: std::collections::BTreeSet<&str> =
        printed.split([' ', '\n']).map(|word| word.split('(').next().unwrap_or(word)).collect();
    let unused: Vec<_> = VERBS.iter().filter(|verb| !used.contains(**verb)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn counts_by_area() {
    let effects = Effects::dotnet();
    let mut counts = std::collections::BTreeMap::<&str, (usize, usize)>::new();
    for id in effects.types() {
        counts.entry(effects.area(id)).or_default().0 += 1;
    }
    for line in effects.lines() {
        counts.entry(effects.area(line.owner())).or_default().1 += 1;
    }
    let shown: Vec<String> = counts
        .iter()
        .map(|(area, (types, lines))| format!("{area}: {types} types, {lines} lines\n"))
        .collect();
    expect![[r#"
        dotnet/atomics.effects: 11 types, 47 lines
        dotnet/attributes.effects: 22 types, 0 lines
        dotnet/base.effects: 45 types, 229 lines
        dotnet/channels.effects: 23 types, 67 lines
        dotnet/collections.effects: 62 types, 370 lines
        dotnet/concurrent.effects: 8 types, 115 lines
        dotnet/data.effects: 27 types, 193 lines
        dotnet/immutable.effects: 40 types, 256 lines
        dotnet/io.effects: 30 types, 213 lines
        dotnet/linq.effects: 11 types, 248 lines
        dotnet/locks.effects: 13 types, 88 lines
        dotnet/net.effects: 31 types, 217 lines
        dotnet/objects.effects: 68 types, 364 lines
        dotnet/old-collections.effects: 26 types, 242 lines
        dotnet/parallel.effects: 11 types, 110 lines
        dotnet/signals.effects: 8 types, 62 lines
        dotnet/tasks.effects: 49 types, 184 lines
        dotnet/threads.effects: 40 types, 209 lines
        dotnet/ui.effects: 33 types, 169 lines
        dotnet/web.effects: 32 types, 120 lines
    "#]]
    .assert_eq(&shown.concat());
}

#[test]
fn a_fact_excludes_its_opposite() {
    for id in Effects::dotnet().types() {
        let facts = Effects::dotnet().facts(id);
        assert!(facts.contradiction().is_none(), "{}", Effects::dotnet().type_name(id));
    }
}

#[test]
fn locks_and_signals() {
    check_dotnet(
        &[
            "System.Threading.Monitor Enter/1",
            "System.Threading.Monitor Enter(object;bool)",
            "System.Threading.Monitor TryEnter(object;bool)",
            "System.Threading.Monitor TryEnter(object;System.Int32)",
            "System.Threading.Monitor TryEnter(object;System.TimeSpan;bool)",
            "System.Threading.Monitor Wait/1",
            "System.Threading.Monitor PulseAll/1",
            "System.Threading.Lock EnterScope/0",
            "System.Threading.SemaphoreSlim WaitAsync(System.Threading.CancellationToken)",
            "System.Threading.SemaphoreSlim WaitAsync/1",
            "System.Threading.ReaderWriterLockSlim TryEnterWriteLock/1",
            "System.Threading.ReaderWriterLock UpgradeToWriterLock/1",
            "System.Threading.SpinLock Enter/1",
            "System.Threading.Mutex WaitOne/0",
            "System.Threading.ManualResetEvent WaitOne/0",
            "System.Threading.AutoResetEvent Set/0",
            "System.Threading.WaitHandle WaitAny/2",
            "System.Threading.WaitHandle SignalAndWait/2",
            "System.Threading.Barrier SignalAndWait/0",
            "System.Threading.CountdownEvent Signal/0",
        ],
        &expect![[r#"
            System.Threading.Monitor Enter/1 -> acquire(arg0)
            System.Threading.Monitor Enter(object;bool) -> acquire(arg0, flag arg1)
            System.Threading.Monitor TryEnter(object;bool) -> acquire(arg0, try, flag arg1)
            System.Threading.Monitor TryEnter(object;System.Int32) -> acquire(arg0, timeout arg1)
            System.Threading.Monitor TryEnter(object;System.TimeSpan;bool) -> acquire(arg0, timeout arg1, flag arg2)
            System.Threading.Monitor Wait/1 -> wait(arg0) throws(not-owner)
            System.Threading.Monitor PulseAll/1 -> pulse(arg0, all) throws(not-owner)
            System.Threading.Lock EnterScope/0 -> acquire(this) returns(view this)
            System.Threading.SemaphoreSlim WaitAsync(System.Threading.CancellationToken) -> acquire(this, permit, async) returns(task) cancellable(arg0) throws(cancelled)
            System.Threading.SemaphoreSlim WaitAsync/1 -> acquire(this, permit, timeout arg0, async) returns(task) cancellable?
            System.Threading.ReaderWriterLockSlim TryEnterWriteLock/1 -> acquire(this, write, timeout arg0) throws(recursion)
            System.Threading.ReaderWriterLock UpgradeToWriterLock/1 -> release(this, read) acquire(this, write, timeout arg0) throws(timeout)
            System.Threading.SpinLock Enter/1 -> acquire(this, flag arg0) throws(recursion)
            System.Threading.Mutex WaitOne/0 -> acquire(this)
            System.Threading.ManualResetEvent WaitOne/0 -> wait-for(this)
            System.Threading.AutoResetEvent Set/0 -> signal(this)
            System.Threading.WaitHandle WaitAny/2 -> wait-for(arg0, any, timeout arg1)
            System.Threading.WaitHandle SignalAndWait/2 -> signal(arg0) wait-for(arg1)
            System.Threading.Barrier SignalAndWait/0 -> signal(this) wait-for(this) cancellable
            System.Threading.CountdownEvent Signal/0 -> signal(this) throws(completed)
        "#]],
    );
}

#[test]
fn threads_and_tasks() {
    check_dotnet(
        &[
            "System.Threading.Thread .ctor/1",
            "System.Threading.Thread Start/0",
            "System.Threading.Thread Join/1",
            "System.Threading.ThreadPool QueueUserWorkItem/2",
            "System.Threading.Timer .ctor/4",
            "System.Timers.Timer add_Elapsed/1",
            "System.Threading.CancellationTokenSource Cancel/0",
            "System.Threading.Tasks.Task Run(System.Action)",
            "System.Threading.Tasks.Task Run(System.Func<System.Threading.Tasks.Task>)",
            "System.Threading.Tasks.Task<int> get_Result/0",
            "System.Threading.Tasks.Task`1 Wait/0",
            "System.Threading.Tasks.Task WaitAll/3",
            "System.Threading.Tasks.Task WhenAny/2",
            "System.Threading.Tasks.Task ConfigureAwait(bool)",
            "System.Threading.Tasks.Task ContinueWith/1",
            "System.Threading.Tasks.TaskFactory StartNew/1",
            "System.Threading.Tasks.TaskCompletionSource<string> TrySetResult/1",
            "System.Runtime.CompilerServices.TaskAwaiter`1 GetResult/0",
            "System.Threading.Tasks.Parallel For/3",
            "System.Threading.Tasks.Parallel ForEachAsync/2",
            "System.Linq.ParallelEnumerable ForAll/2",
            "System.Threading.Channels.ChannelWriter<int> WriteAsync/1",
            "System.Collections.Concurrent.BlockingCollection<int> Take/0",
        ],
        &expect![[r#"
            System.Threading.Thread .ctor/1 -> body(arg0, thread) returns(new)
            System.Threading.Thread Start/0 -> start(this) context(flows)
            System.Threading.Thread Join/1 -> join(this, timeout arg0)
            System.Threading.ThreadPool QueueUserWorkItem/2 -> spawn(arg0, pool, with arg1) context(flows)
            System.Threading.Timer .ctor/4 -> body(arg0, timer, with arg1) spawn(arg0, timer, many, with arg1) context(flows) returns(new)
            System.Timers.Timer add_Elapsed/1 -> body(arg0, timer)
            System.Threading.CancellationTokenSource Cancel/0 -> cancels(this) fires(this) throws(faulted) async-form(CancelAsync)
            System.Threading.Tasks.Task Run(System.Action) -> spawn(arg0, task) returns(task) cancellable
            System.Threading.Tasks.Task Run(System.Func<System.Threading.Tasks.Task>) -> spawn(arg0, task, unwrapped) returns(task) cancellable
            System.Threading.Tasks.Task<int> get_Result/0 -> join(this) throws(faulted)
            System.Threading.Tasks.Task`1 Wait/0 -> join(this) throws(faulted) cancellable
            System.Threading.Tasks.Task WaitAll/3 -> join(arg0..) throws(faulted) cancellable async-form(WhenAll)?
            System.Threading.Tasks.Task WhenAny/2 -> combines(arg0.., any) returns(task)
            System.Threading.Tasks.Task ConfigureAwait(bool) -> await(this) context(captures, if arg0) returns(view this)
            System.Threading.Tasks.Task ContinueWith/1 -> spawn(arg0, continuation, with this, after this) returns(task) cancellable context(captures)
            System.Threading.Tasks.TaskFactory StartNew/1 -> spawn(arg0, task) returns(task) cancellable context(captures)
            System.Threading.Tasks.TaskCompletionSource<string> TrySetResult/1 -> completes(this, try) fires(this)
            System.Runtime.CompilerServices.TaskAwaiter`1 GetResult/0 -> join(this) throws(faulted)
            System.Threading.Tasks.Parallel For/3 -> spawn(arg2, loop, many, joined) throws(faulted) cancellable
            System.Threading.Tasks.Parallel ForEachAsync/2 -> spawn(arg1, loop, many, unwrapped, over arg0) read(arg0, later) returns(task) throws(faulted) cancellable
            System.Linq.ParallelEnumerable ForAll/2 -> spawn(arg1, loop, many, joined, over arg0) read(arg0) throws(faulted)
            System.Threading.Channels.ChannelWriter<int> WriteAsync/1 -> send(this, async) returns(task) cancellable(arg1) throws(completed)
            System.Collections.Concurrent.BlockingCollection<int> Take/0 -> receive(this) throws(completed) cancellable
        "#]],
    );
}

#[test]
fn memory_and_collections() {
    check_dotnet(
        &[
            "System.Threading.Interlocked CompareExchange/3",
            "System.Threading.Interlocked Increment/1",
            "System.Threading.Volatile Read/1",
            "System.Threading.Thread MemoryBarrier/0",
            "System.Lazy<int> get_Value/0",
            "System.Collections.Generic.Dictionary<string,int> set_Item/2",
            "System.Collections.Generic.Dictionary`2+Enumerator MoveNext/0",
            "System.Collections.Generic.List<int> get_Count/0",
            "System.Collections.Generic.List<int> ToArray/0",
            "System.Collections.Generic.IDictionary<int,int> get_Count/0",
            "System.Collections.Concurrent.ConcurrentDictionary<int,int> GetOrAdd(int;System.Func<int, int>)",
            "System.Collections.Concurrent.ConcurrentDictionary<int,int> GetOrAdd(int;int)",
            "System.Collections.Immutable.ImmutableList<int> Add/1",
            "System.Collections.Immutable.ImmutableInterlocked Update/2",
            "System.Linq.Enumerable Where/2",
            "System.Linq.Enumerable ToList/1",
            "System.Text.StringBuilder Append/1",
            "System.Text.StringBuilder get_Chars/1",
            "System.Random Next/0",
            "System.IO.FileStream Read/3",
            "System.Net.Http.HttpClient GetAsync/1",
            "System.Data.DataTable NewRow/0",
        ],
        &expect![[r#"
            System.Threading.Interlocked CompareExchange/3 -> atomic(cas, arg0)
            System.Threading.Interlocked Increment/1 -> atomic(rmw, arg0)
            System.Threading.Volatile Read/1 -> volatile(read, arg0)
            System.Threading.Thread MemoryBarrier/0 -> fence(full)
            System.Lazy<int> get_Value/0 -> once(this) fires(this) blocks(threads)
            System.Collections.Generic.Dictionary<string,int> set_Item/2 -> write(this)
            System.Collections.Generic.Dictionary`2+Enumerator MoveNext/0 -> read(this) write(this) throws(modified)
            System.Collections.Generic.List<int> get_Count/0 -> read(this)
            System.Collections.Generic.List<int> ToArray/0 -> read(this) returns(copy this)
            System.Collections.Generic.IDictionary<int,int> get_Count/0 -> read(this)
            System.Collections.Concurrent.ConcurrentDictionary<int,int> GetOrAdd(int;System.Func<int, int>) -> atomic(cas, this) calls(arg1, maybe, racing, with arg0)
            System.Collections.Concurrent.ConcurrentDictionary<int,int> GetOrAdd(int;int) -> atomic(cas, this)
            System.Collections.Immutable.ImmutableList<int> Add/1 -> pure
            System.Collections.Immutable.ImmutableInterlocked Update/2 -> atomic(rmw, arg0) calls(arg1, many, racing)
            System.Linq.Enumerable Where/2 -> read(arg0, lazy) calls(arg1, many, lazy, over arg0) returns(view arg0)
            System.Linq.Enumerable ToList/1 -> read(arg0) returns(copy arg0)
            System.Text.StringBuilder Append/1 -> write(this) returns(this)
            System.Text.StringBuilder get_Chars/1 -> read(this)
            System.Random Next/0 -> write(this)
            System.IO.FileStream Read/3 -> write(this) write(arg0) blocks async-form(ReadAsync)
            System.Net.Http.HttpClient GetAsync/1 -> returns(task) cancellable
            System.Data.DataTable NewRow/0 -> write(this) returns(view this)
        "#]],
    );
}

#[test]
fn user_interfaces_and_servers() {
    check_dotnet(
        &[
            "System.Windows.Forms.Form Invoke/1",
            "System.Windows.Forms.Form set_Text/1",
            "System.Windows.Forms.Form ToString/0",
            "System.Windows.Threading.Dispatcher BeginInvoke(DispatcherPriority;Delegate)",
            "System.Windows.Threading.Dispatcher Invoke(Action)",
            "Avalonia.Threading.Dispatcher Post/1",
            "System.Threading.SynchronizationContext Send/2",
            "System.ComponentModel.BackgroundWorker add_DoWork/1",
            "System.Progress<int> Report/1",
            "System.Web.HttpContext get_Current/0",
            "Microsoft.EntityFrameworkCore.DbContext SaveChanges/0",
        ],
        &expect![[r#"
            System.Windows.Forms.Form Invoke/1 -> spawn(arg0, dispatcher, joined) async-form(InvokeAsync)
            System.Windows.Forms.Form set_Text/1 -> write(this) throws(wrong-thread)
            System.Windows.Forms.Form ToString/0 -> pure
            System.Windows.Threading.Dispatcher BeginInvoke(DispatcherPriority;Delegate) -> spawn(arg1, dispatcher) returns(task)
            System.Windows.Threading.Dispatcher Invoke(Action) -> spawn(arg0, dispatcher, joined) async-form(InvokeAsync) cancellable
            Avalonia.Threading.Dispatcher Post/1 -> spawn(arg0, dispatcher)
            System.Threading.SynchronizationContext Send/2 -> spawn(arg0, dispatcher, joined, with arg1)
            System.ComponentModel.BackgroundWorker add_DoWork/1 -> body(arg0, pool)
            System.Progress<int> Report/1 -> start(this, with arg0)
            System.Web.HttpContext get_Current/0 -> context(captures) returns(shared)
            Microsoft.EntityFrameworkCore.DbContext SaveChanges/0 -> write(this) blocks async-form(SaveChangesAsync)
        "#]],
    );
}

#[test]
fn blocking_and_interruptible_calls_can_be_told() {
    let effects = Effects::dotnet();
    let blocks = |name: &str, member: &str| {
        let found = effects.lookup([name], Member::of_metadata(member), Arguments::Unknown);
        found.map(|found| {
            let all = found.effects();
            (all.iter().any(|effect| effect.blocks()), all.iter().any(|effect| effect.is_interruptible()))
        })
    };
    assert_eq!(blocks("System.Threading.Thread", "Sleep"), Some((true, true)));
    assert_eq!(blocks("System.IO.Stream", "ReadByte"), Some((true, false)));
    assert_eq!(blocks("System.Threading.Lock", "TryEnter"), Some((false, false)));
    assert_eq!(blocks("System.Threading.SemaphoreSlim", "WaitAsync"), Some((false, false)));
    assert_eq!(blocks("System.Threading.Tasks.Parallel", "Invoke"), Some((true, true)));
}

#[test]
fn the_usual_suspects_have_readers_and_writers() {
    // Every type that dynamic detectors of thread-safety violations are known to watch, with a read and a
    // write.
    let watched = [
        ("System.Collections.Generic.Dictionary<,>", "ContainsKey", "Add"),
        ("System.Collections.Generic.IDictionary<,>", "ContainsKey", "Add"),
        ("System.Collections.Generic.HashSet<>", "Overlaps", "UnionWith"),
        ("System.Collections.Generic.List<>", "FindLastIndex", "InsertRange"),
        ("System.Collections.Generic.SortedList<,>", "IndexOfValue", "Remove"),
        ("System.Collections.Hashtable", "Clone", "Clear"),
        ("System.Collections.ObjectModel.Collection<>", "IndexOf", "SetItem"),
        ("System.Collections.Generic.ICollection<>", "Contains", "Remove"),
        ("System.Collections.Generic.Queue<>", "Peek", "Dequeue"),
        ("System.Collections.Generic.Stack<>", "Peek", "Pop"),
        ("System.Collections.BitArray", "Get", "Xor"),
        ("System.Activities.Variable", "Get", "Set"),
        ("System.Array", "GetValue", "SetValue"),
        ("System.Collections.ArrayList", "BinarySearch", "SetRange"),
        ("System.Collections.Generic.LinkedList<>", "Find", "AddFirst"),
        ("System.Collections.Generic.SortedDictionary<,>", "TryGetValue", "Add"),
        ("System.Collections.Generic.SortedSet<>", "Contains", "Add"),
        ("System.Collections.Generic.PriorityQueue<,>", "Peek", "Enqueue"),
        ("System.Text.StringBuilder", "ToString", "Append"),
    ];
    let effects = Effects::dotnet();
    let does = |name: &str, member: &str, effect: Effect| {
        let found = effects.lookup([name], Member::method(member), Arguments::Unknown);
        found.is_some_and(|found| found.effects().contains(&effect))
    };
    for (name, reader, writer) in watched {
        assert!(does(name, reader, Effect::Read(Target::This, Moment::Now)), "{name}.{reader} reads");
        assert!(does(name, writer, Effect::Write(Target::This, Moment::Now)), "{name}.{writer} writes");
    }
}

#[test]
fn facts_of_types() {
    let effects = Effects::dotnet();
    let facts = |name: &str| {
        let id = effects.type_named(name).expect("it is in the table");
        let all: Vec<String> = effects.facts(id).iter().map(|fact| fact.to_string()).collect();
        format!("{name}: {}\n", all.join(", "))
    };
    let shown = [
        "System.Threading.AutoResetEvent",
        "System.Threading.SemaphoreSlim",
        "System.Threading.SpinLock",
        "System.Threading.Tasks.Task<>",
        "System.Threading.Tasks.ValueTask<>",
        "System.Collections.Generic.List<>",
        "System.Collections.Concurrent.ConcurrentQueue<>",
        "System.Collections.Immutable.ImmutableArray<>",
        "System.String",
        "System.IO.FileStream",
        "System.Windows.Forms.Form",
    ]
    .map(facts);
    expect![[r#"
        System.Threading.AutoResetEvent: thread-safe, signal, auto-reset, cross-process, weak-identity, disposable
        System.Threading.SemaphoreSlim: thread-safe, semaphore, disposable
        System.Threading.SpinLock: thread-safe, struct, lock
        System.Threading.Tasks.Task<>: thread-safe, task, disposable
        System.Threading.Tasks.ValueTask<>: struct, task, await-once
        System.Collections.Generic.List<>: thread-unsafe, collection, invalidates-enumerators
        System.Collections.Concurrent.ConcurrentQueue<>: thread-safe, collection
        System.Collections.Immutable.ImmutableArray<>: immutable, struct, collection
        System.String: immutable, weak-identity
        System.IO.FileStream: thread-unsafe, weak-identity, disposable
        System.Windows.Forms.Form: thread-affine, context, weak-identity, disposable
    "#]].assert_eq(&shown.concat());
}

#[test]
fn the_examples_of_the_documentation_parse() {
    let page = include_str!("../../../../../docs/effects.md");
    let examples: Vec<&str> = page
        .split("```text\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .filter(|text| text.starts_with("namespace") || text.starts_with("type "))
        .collect();
    assert_eq!(examples.len(), 2);
    for text in examples {
        let source = Source { name: "effects.md", first_line: 1, text };
        assert_eq!(Effects::dotnet().with(&[source]).err(), None);
    }
    let words = VERBS.iter().copied().chain(Fact::ALL.iter().map(|fact| fact.spelling()));
    let unsaid: Vec<&str> = words.filter(|word| !page.contains(&format!("`{word}"))).collect();
    assert!(unsaid.is_empty(), "the page does not explain {unsaid:?}");
}
