//! The table of Java: sound as a whole, and right in places. That its names exist is another test, with the JDK.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes its texts with them")]

use expect_test::{Expect, expect};

use super::*;
use crate::effects::tests::{check, table};
use crate::effects::{Arguments, Effect, Fact, Member, Moment, Problem, Target};

fn check_jdk(questions: &[&str], expected: &Expect) {
    check(Effects::jdk(), questions, expected);
}

#[test]
fn every_line_of_the_table_parses_and_is_reached() {
    let problems = Effects::parse(JDK).and_then(|jdk| jdk.with(BEYOND)).err().unwrap_or_default();
    let shown: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n"));
}

#[test]
fn what_is_printed_parses_back() {
    let printed = Effects::jdk().to_string();
    let again = table(&printed).expect("a printed table is sound");
    assert!(again.to_string() == printed, "the second print differs from the first");
}

#[test]
fn a_fact_excludes_its_opposite() {
    for id in Effects::jdk().types() {
        let facts = Effects::jdk().facts(id);
        assert!(facts.contradiction().is_none(), "{}", Effects::jdk().type_name(id));
    }
}

#[test]
fn every_delegate_says_what_it_runs() {
    let effects = Effects::jdk();
    for id in effects.types().filter(|id| effects.facts(*id).has(Fact::Delegate)) {
        let is_run = |line: &&crate::effects::Line| {
            effects.is_subtype(id, line.owner())
                && line
                    .effects()
                    .iter()
                    .any(|effect| matches!(effect, Effect::Call(call) if call.delegate == Target::This))
        };
        let is_special =
            ["ThreadFactory", "Collector", "Proxy"].iter().any(|name| effects.type_name(id).ends_with(name));
        assert!(is_special || effects.lines().any(|line| is_run(&line)), "{}", effects.type_name(id));
    }
}

#[test]
fn counts_by_area() {
    let effects = Effects::jdk();
    let mut counts = std::collections::BTreeMap::<String, usize>::new();
    for line in effects.lines() {
        let place = effects.place(line);
        *counts.entry(place.split(':').next().unwrap_or(&place).to_owned()).or_default() += 1;
    }
    let lines: Vec<String> = counts.iter().map(|(area, lines)| format!("{area}: {lines} lines\n")).collect();
    expect![[r#"
        jdk/android.effects: 109 lines
        jdk/atomics.effects: 427 lines
        jdk/base.effects: 240 lines
        jdk/collections.effects: 513 lines
        jdk/concurrent.effects: 368 lines
        jdk/executors.effects: 193 lines
        jdk/futures.effects: 81 lines
        jdk/io.effects: 438 lines
        jdk/locks.effects: 117 lines
        jdk/newer.effects: 82 lines
        jdk/objects.effects: 598 lines
        jdk/servers.effects: 90 lines
        jdk/signals.effects: 39 lines
        jdk/spring.effects: 30 lines
        jdk/streams.effects: 196 lines
        jdk/tests.effects: 7 lines
        jdk/threads.effects: 77 lines
        jdk/ui.effects: 124 lines
        695 types
    "#]]
    .assert_eq(&format!("{}{} types\n", lines.concat(), effects.types().count()));
}

#[test]
fn locks_and_signals() {
    check_jdk(
        &[
            "java.lang.Object wait/0",
            "java.util.HashMap wait/1",
            "java.lang.String notifyAll/0",
            "java.util.concurrent.locks.ReentrantLock lock/0",
            "java.util.concurrent.locks.ReentrantLock tryLock/2",
            "java.util.concurrent.locks.Lock newCondition/0",
            "java.util.concurrent.locks.Condition await/0",
            "java.util.concurrent.locks.Condition signal/0",
            "java.util.concurrent.locks.ReadWriteLock readLock/0",
            "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock lock/0",
            "java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock newCondition/0",
            "java.util.concurrent.locks.StampedLock writeLock/0",
            "java.util.concurrent.locks.StampedLock validate/1",
            "java.util.concurrent.locks.StampedLock asReadLock/0",
            "java.util.concurrent.locks.LockSupport unpark/1",
            "java.util.concurrent.Semaphore acquire/0",
            "java.util.concurrent.Semaphore tryAcquire/2",
            "java.util.concurrent.CountDownLatch countDown/0",
            "java.util.concurrent.CyclicBarrier await/0",
            "java.util.concurrent.Phaser arriveAndAwaitAdvance/0",
            "java.util.concurrent.Exchanger exchange/1",
        ],
        &expect![[r#"
            java.lang.Object wait/0 -> wait(this) throws(not-owner)
            java.util.HashMap wait/1 -> wait(this, timeout arg0) throws(not-owner)
            java.lang.String notifyAll/0 -> pulse(this, all) throws(not-owner)
            java.util.concurrent.locks.ReentrantLock lock/0 -> acquire(this)
            java.util.concurrent.locks.ReentrantLock tryLock/2 -> acquire(this, timeout arg0) throws(cancelled)
            java.util.concurrent.locks.Lock newCondition/0 -> returns(view this) instance-of(java.util.concurrent.locks.Condition)
            java.util.concurrent.locks.Condition await/0 -> wait(this) throws(not-owner)
            java.util.concurrent.locks.Condition signal/0 -> pulse(this) throws(not-owner)
            java.util.concurrent.locks.ReadWriteLock readLock/0 -> returns(view this) instance-of(java.util.concurrent.locks.ReentrantReadWriteLock.ReadLock)
            java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock lock/0 -> acquire(this, read)
            java.util.concurrent.locks.ReentrantReadWriteLock.WriteLock newCondition/0 -> returns(view this) instance-of(java.util.concurrent.locks.Condition)
            java.util.concurrent.locks.StampedLock writeLock/0 -> acquire(this, write)
            java.util.concurrent.locks.StampedLock validate/1 -> fence(acquire) volatile(read, this)
            java.util.concurrent.locks.StampedLock asReadLock/0 -> returns(view this) instance-of(java.util.concurrent.locks.StampedLock.ReadLockView)
            java.util.concurrent.locks.LockSupport unpark/1 -> signal(arg0)
            java.util.concurrent.Semaphore acquire/0 -> acquire(this, permit) throws(cancelled)
            java.util.concurrent.Semaphore tryAcquire/2 -> acquire(this, permit, timeout arg0) throws(cancelled)
            java.util.concurrent.CountDownLatch countDown/0 -> signal(this)
            java.util.concurrent.CyclicBarrier await/0 -> signal(this) fires(this) wait-for(this) throws(faulted)
            java.util.concurrent.Phaser arriveAndAwaitAdvance/0 -> signal(this) fires(this) wait-for(this)
            java.util.concurrent.Exchanger exchange/1 -> send(this) receive(this)
        "#]],
    );
}

#[test]
fn threads_and_tasks() {
    check_jdk(
        &[
            "java.lang.Thread .ctor/0",
            "java.lang.Thread .ctor(java.lang.Runnable)",
            "java.lang.Thread .ctor(java.lang.String)",
            "java.lang.Thread .ctor(java.lang.ThreadGroup;java.lang.Runnable;java.lang.String)",
            "java.lang.Thread start/0",
            "java.lang.Thread join(long)",
            "java.lang.Thread startVirtualThread/1",
            "java.lang.Thread.Builder.OfVirtual unstarted/1",
            "java.util.concurrent.ThreadFactory newThread/1",
            "java.util.Timer schedule(java.util.TimerTask;long)",
            "java.util.Timer scheduleAtFixedRate/3",
            "java.util.concurrent.Executor execute/1",
            "java.util.concurrent.ThreadPoolExecutor submit/1",
            "java.util.concurrent.ExecutorService invokeAll/1",
            "java.util.concurrent.ExecutorService awaitTermination/2",
            "java.util.concurrent.ExecutorService close/0",
            "java.util.concurrent.ScheduledThreadPoolExecutor scheduleWithFixedDelay/4",
            "java.util.concurrent.Executors newSingleThreadExecutor/0",
            "java.util.concurrent.Future get/0",
            "java.util.concurrent.FutureTask run/0",
            "java.util.concurrent.ForkJoinPool invoke/1",
            "java.util.concurrent.RecursiveTask fork/0",
            "java.util.concurrent.RecursiveTask join/0",
            "java.util.concurrent.ForkJoinTask invokeAll/2",
            "java.util.concurrent.CompletableFuture supplyAsync/1",
            "java.util.concurrent.CompletableFuture thenApply/1",
            "java.util.concurrent.CompletableFuture thenComposeAsync/2",
            "java.util.concurrent.CompletableFuture thenCombine/2",
            "java.util.concurrent.CompletableFuture allOf/1",
            "java.util.concurrent.CompletableFuture get/2",
            "java.util.concurrent.CompletableFuture complete/1",
            "java.lang.ThreadLocal withInitial/1",
        ],
        &expect![[r#"
            java.lang.Thread .ctor/0 -> body(this, thread) returns(new)
            java.lang.Thread .ctor(java.lang.Runnable) -> body(arg0, thread) returns(new)
            java.lang.Thread .ctor(java.lang.String) -> body(this, thread) returns(new)
            java.lang.Thread .ctor(java.lang.ThreadGroup;java.lang.Runnable;java.lang.String) -> body(arg1, thread) returns(new)
            java.lang.Thread start/0 -> start(this)
            java.lang.Thread join(long) -> join(this, timeout arg0) throws(cancelled)
            java.lang.Thread startVirtualThread/1 -> spawn(arg0, thread) returns(task)
            java.lang.Thread.Builder.OfVirtual unstarted/1 -> body(arg0, thread) returns(new)
            java.util.concurrent.ThreadFactory newThread/1 -> body(arg0, thread) returns(new)
            java.util.Timer schedule(java.util.TimerTask;long) -> spawn(arg0, timer)
            java.util.Timer scheduleAtFixedRate/3 -> spawn(arg0, timer, many)
            java.util.concurrent.Executor execute/1 -> spawn(arg0, pool)
            java.util.concurrent.ThreadPoolExecutor submit/1 -> spawn(arg0, pool) returns(task)
            java.util.concurrent.ExecutorService invokeAll/1 -> spawn(arg0.., pool, joined) read(arg0) returns(new)
            java.util.concurrent.ExecutorService awaitTermination/2 -> join(this, timeout arg0) throws(cancelled)
            java.util.concurrent.ExecutorService close/0 -> stop(this) join(this) disposes(this)
            java.util.concurrent.ScheduledThreadPoolExecutor scheduleWithFixedDelay/4 -> spawn(arg0, timer, many) returns(task)
            java.util.concurrent.Executors newSingleThreadExecutor/0 -> returns(new) instance-of(java.util.concurrent.Executors.DelegatedExecutorService)
            java.util.concurrent.Future get/0 -> join(this) throws(faulted) throws(cancelled)
            java.util.concurrent.FutureTask run/0 -> calls(this) completes(this)
            java.util.concurrent.ForkJoinPool invoke/1 -> spawn(arg0, task, joined) throws(faulted)
            java.util.concurrent.RecursiveTask fork/0 -> start(this) returns(this)
            java.util.concurrent.RecursiveTask join/0 -> join(this) throws(faulted)
            java.util.concurrent.ForkJoinTask invokeAll/2 -> spawn(arg0, task, joined) spawn(arg1, task, joined) throws(faulted)
            java.util.concurrent.CompletableFuture supplyAsync/1 -> spawn(arg0, task) returns(task)
            java.util.concurrent.CompletableFuture thenApply/1 -> spawn(arg0, continuation, with this, after this) returns(task)
            java.util.concurrent.CompletableFuture thenComposeAsync/2 -> spawn(arg0, task, unwrapped, with this, after this) returns(task)
            java.util.concurrent.CompletableFuture thenCombine/2 -> spawn(arg1, continuation, with this, after this) combines(arg0) returns(task)
            java.util.concurrent.CompletableFuture allOf/1 -> combines(arg0..) returns(task)
            java.util.concurrent.CompletableFuture get/2 -> join(this, timeout arg0) throws(faulted) throws(cancelled) throws(timeout)
            java.util.concurrent.CompletableFuture complete/1 -> completes(this, try) fires(this)
            java.lang.ThreadLocal withInitial/1 -> body(arg0, lazy) returns(new)
        "#]],
    );
}

#[test]
fn memory_and_collections() {
    check_jdk(
        &[
            "java.util.concurrent.atomic.AtomicInteger incrementAndGet/0",
            "java.util.concurrent.atomic.AtomicReference updateAndGet/1",
            "java.util.concurrent.atomic.AtomicIntegerFieldUpdater compareAndSet/3",
            "java.util.concurrent.atomic.LongAdder add/1",
            "java.lang.invoke.VarHandle compareAndSet/3",
            "java.lang.invoke.VarHandle get/1",
            "java.lang.invoke.VarHandle releaseFence/0",
            "sun.misc.Unsafe compareAndSwapInt/4",
            "sun.misc.Unsafe getInt(java.lang.Object;long)",
            "java.lang.Class forName(java.lang.String)",
            "java.util.HashMap put/2",
            "java.util.HashMap get/1",
            "java.util.HashMap computeIfAbsent/2",
            "java.util.HashMap keySet/0",
            "java.util.ArrayList add/1",
            "java.util.ArrayList remove(int)",
            "java.util.ArrayList toString/0",
            "java.util.Iterator next/0",
            "java.util.Map.Entry setValue/1",
            "java.util.LinkedHashMap get/1",
            "java.util.WeakHashMap get/1",
            "java.util.Collections synchronizedMap/1",
            "java.util.Collections.SynchronizedMap put/2",
            "java.util.Collections.SynchronizedList iterator/0",
            "java.util.List of/3",
            "java.util.Vector addElement/1",
            "java.util.Vector iterator/0",
            "java.util.Hashtable get/1",
            "java.util.concurrent.ConcurrentHashMap put/2",
            "java.util.concurrent.ConcurrentHashMap computeIfAbsent/2",
            "java.util.concurrent.ConcurrentSkipListMap computeIfAbsent/2",
            "java.util.concurrent.CopyOnWriteArrayList iterator/0",
            "java.util.concurrent.LinkedBlockingQueue take/0",
            "java.util.concurrent.ArrayBlockingQueue offer/3",
            "java.util.Collection parallelStream/0",
            "java.util.stream.Stream map/1",
            "java.util.stream.IntStream parallel/0",
            "java.util.stream.IntStream forEach/1",
            "java.util.Arrays parallelSetAll/2",
        ],
        &expect![[r#"
            java.util.concurrent.atomic.AtomicInteger incrementAndGet/0 -> atomic(rmw, this)
            java.util.concurrent.atomic.AtomicReference updateAndGet/1 -> atomic(rmw, this) calls(arg0, many, racing)
            java.util.concurrent.atomic.AtomicIntegerFieldUpdater compareAndSet/3 -> atomic(cas, arg0)
            java.util.concurrent.atomic.LongAdder add/1 -> atomic(rmw, this)
            java.lang.invoke.VarHandle compareAndSet/3 -> atomic(cas, arg0)
            java.lang.invoke.VarHandle get/1 -> read(arg0)
            java.lang.invoke.VarHandle releaseFence/0 -> fence(release)
            sun.misc.Unsafe compareAndSwapInt/4 -> atomic(cas, arg0)
            sun.misc.Unsafe getInt(java.lang.Object;long) -> read(arg0)
            java.lang.Class forName(java.lang.String) -> once(result) blocks(threads) returns(shared)
            java.util.HashMap put/2 -> write(this)
            java.util.HashMap get/1 -> read(this)
            java.util.HashMap computeIfAbsent/2 -> write(this) calls(arg1, maybe, with arg0) throws(modified)
            java.util.HashMap keySet/0 -> returns(view this)
            java.util.ArrayList add/1 -> write(this)
            java.util.ArrayList remove(int) -> write(this)
            java.util.ArrayList toString/0 -> read(this)
            java.util.Iterator next/0 -> read(this) write(this) throws(modified) throws(missing)
            java.util.Map.Entry setValue/1 -> write(this)
            java.util.LinkedHashMap get/1 -> read(this)
            java.util.WeakHashMap get/1 -> write(this)
            java.util.Collections synchronizedMap/1 -> returns(view arg0) instance-of(java.util.Collections.SynchronizedMap)
            java.util.Collections.SynchronizedMap put/2 -> atomic(write, this)
            java.util.Collections.SynchronizedList iterator/0 -> read(this) returns(view this)
            java.util.List of/3 -> returns(new) instance-of(java.util.ImmutableCollections.AbstractImmutableList)
            java.util.Vector addElement/1 -> atomic(write, this)
            java.util.Vector iterator/0 -> read(this) returns(view this)
            java.util.Hashtable get/1 -> atomic(read, this)
            java.util.concurrent.ConcurrentHashMap put/2 -> atomic(rmw, this)
            java.util.concurrent.ConcurrentHashMap computeIfAbsent/2 -> atomic(rmw, this) calls(arg1, maybe, locked, with arg0)
            java.util.concurrent.ConcurrentSkipListMap computeIfAbsent/2 -> atomic(cas, this) calls(arg1, maybe, racing, with arg0)
            java.util.concurrent.CopyOnWriteArrayList iterator/0 -> atomic(read, this) returns(copy this)
            java.util.concurrent.LinkedBlockingQueue take/0 -> receive(this) throws(cancelled)
            java.util.concurrent.ArrayBlockingQueue offer/3 -> send(this, timeout arg1) throws(cancelled)
            java.util.Collection parallelStream/0 -> read(this, lazy) returns(parallel this)
            java.util.stream.Stream map/1 -> calls(arg0, many, lazy, over this) returns(view this)
            java.util.stream.IntStream parallel/0 -> returns(parallel this)
            java.util.stream.IntStream forEach/1 -> read(this) calls(arg0, many, over this)
            java.util.Arrays parallelSetAll/2 -> write(arg0) spawn(arg1, loop, many, joined)
        "#]],
    );
}

#[test]
fn objects_and_devices() {
    check_jdk(
        &[
            "java.lang.StringBuilder append/1",
            "java.lang.StringBuilder charAt/1",
            "java.lang.StringBuffer append/1",
            "java.text.SimpleDateFormat format/1",
            "java.text.DecimalFormat parse/1",
            "java.util.Calendar get/1",
            "java.util.Random nextInt/0",
            "java.util.regex.Matcher find/0",
            "java.util.regex.Matcher group/0",
            "java.security.MessageDigest update/1",
            "java.time.format.DateTimeFormatter format/1",
            "java.nio.ByteBuffer get(int)",
            "java.nio.ByteBuffer get/0",
            "java.io.PrintStream println/1",
            "java.net.http.HttpClient send/2",
            "java.sql.Connection commit/0",
        ],
        &expect![[r#"
            java.lang.StringBuilder append/1 -> write(this) returns(this)
            java.lang.StringBuilder charAt/1 -> read(this)
            java.lang.StringBuffer append/1 -> atomic(write, this) returns(this)
            java.text.SimpleDateFormat format/1 -> write(this)
            java.text.DecimalFormat parse/1 -> write(this)
            java.util.Calendar get/1 -> write(this)
            java.util.Random nextInt/0 -> atomic(rmw, this)
            java.util.regex.Matcher find/0 -> write(this)
            java.util.regex.Matcher group/0 -> read(this)
            java.security.MessageDigest update/1 -> write(this)
            java.time.format.DateTimeFormatter format/1 -> pure
            java.nio.ByteBuffer get(int) -> read(this)
            java.nio.ByteBuffer get/0 -> write(this)
            java.io.PrintStream println/1 -> atomic(write, this) blocks
            java.net.http.HttpClient send/2 -> blocks async-form(sendAsync) throws(cancelled)
            java.sql.Connection commit/0 -> write(this) blocks
        "#]],
    );
}

#[test]
fn user_interfaces_and_servers() {
    check_jdk(
        &[
            "javax.swing.SwingUtilities invokeLater/1",
            "javax.swing.SwingUtilities invokeAndWait/1",
            "javax.swing.JButton addActionListener/1",
            "javax.swing.JLabel setText/1",
            "javax.swing.SwingWorker execute/0",
            "javax.swing.Timer .ctor/2",
            "jakarta.servlet.AsyncContext start/1",
            "javax.servlet.http.HttpServletRequest getSession/0",
            "javax.servlet.http.HttpServletRequest getParameter/1",
            "org.springframework.scheduling.TaskScheduler schedule/2",
            "org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor execute/1",
            "android.os.Handler post/1",
            "android.os.AsyncTask execute/1",
            "android.os.HandlerThread start/0",
            "android.app.Activity runOnUiThread/1",
        ],
        &expect![[r#"
            javax.swing.SwingUtilities invokeLater/1 -> spawn(arg0, dispatcher)
            javax.swing.SwingUtilities invokeAndWait/1 -> spawn(arg0, dispatcher, joined) throws(faulted)
            javax.swing.JButton addActionListener/1 -> body(arg0, dispatcher)
            javax.swing.JLabel setText/1 -> write(this) throws(wrong-thread)
            javax.swing.SwingWorker execute/0 -> start(this)
            javax.swing.Timer .ctor/2 -> body(arg1, dispatcher) returns(new)
            jakarta.servlet.AsyncContext start/1 -> spawn(arg0, pool)
            javax.servlet.http.HttpServletRequest getSession/0 -> returns(shared)
            javax.servlet.http.HttpServletRequest getParameter/1 -> read(this)
            org.springframework.scheduling.TaskScheduler schedule/2 -> spawn(arg0, timer) returns(task)?
            org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor execute/1 -> spawn(arg0, pool)
            android.os.Handler post/1 -> spawn(arg0, dispatcher)
            android.os.AsyncTask execute/1 -> start(this) returns(this)?
            android.os.HandlerThread start/0 -> start(this)
            android.app.Activity runOnUiThread/1 -> spawn(arg0, dispatcher)
        "#]],
    );
}

#[test]
fn facts_of_types() {
    let effects = Effects::jdk();
    let facts = |name: &str| {
        let id = effects.type_named(name).unwrap_or_else(|| panic!("{name} is in the table"));
        let all: Vec<String> = effects.facts(id).iter().map(|fact| fact.to_string()).collect();
        format!("{name}: {}\n", all.join(", "))
    };
    let shown = [
        "java.util.HashMap",
        "java.util.Vector",
        "java.util.concurrent.ConcurrentHashMap",
        "java.util.Collections.SynchronizedMap",
        "java.util.ImmutableCollections.AbstractImmutableList",
        "java.util.concurrent.locks.ReentrantLock",
        "java.util.concurrent.locks.StampedLock",
        "java.lang.Integer",
        "java.lang.ThreadLocal",
        "java.util.concurrent.CompletableFuture",
        "javax.swing.JFrame",
        "javax.servlet.http.HttpServlet",
        "org.springframework.web.bind.annotation.RestController",
        "org.springframework.scheduling.annotation.Async",
        "net.jcip.annotations.ThreadSafe",
        "javax.annotation.concurrent.GuardedBy",
        "org.junit.jupiter.api.Test",
    ]
    .map(facts);
    expect![[r#"
        java.util.HashMap: thread-unsafe, collection, invalidates-enumerators
        java.util.Vector: thread-safe, collection, invalidates-enumerators
        java.util.concurrent.ConcurrentHashMap: thread-safe, collection
        java.util.Collections.SynchronizedMap: thread-safe, collection, invalidates-enumerators
        java.util.ImmutableCollections.AbstractImmutableList: immutable, collection
        java.util.concurrent.locks.ReentrantLock: thread-safe, lock, reentrant
        java.util.concurrent.locks.StampedLock: thread-safe, lock
        java.lang.Integer: immutable, weak-identity
        java.lang.ThreadLocal: thread-safe, thread-local
        java.util.concurrent.CompletableFuture: thread-safe, task
        javax.swing.JFrame: thread-affine
        javax.servlet.http.HttpServlet: handler
        org.springframework.web.bind.annotation.RestController: handler
        org.springframework.scheduling.annotation.Async: spawned
        net.jcip.annotations.ThreadSafe: thread-safe
        javax.annotation.concurrent.GuardedBy: guarded
        org.junit.jupiter.api.Test: test
    "#]]
    .assert_eq(&shown.concat());
}

#[test]
fn the_usual_suspects_have_readers_and_writers() {
    let effects = Effects::jdk();
    let does = |name: &str, member: &str, effect: Effect| {
        let found = effects.lookup([name], Member::method(member), Arguments::Unknown);
        found.is_some_and(|found| found.effects().contains(&effect))
    };
    for (name, reader, writer) in [
        ("java.util.ArrayList", "get", "add"),
        ("java.util.LinkedList", "peekFirst", "addFirst"),
        ("java.util.ArrayDeque", "peek", "push"),
        ("java.util.PriorityQueue", "peek", "poll"),
        ("java.util.HashMap", "containsKey", "put"),
        ("java.util.TreeMap", "floorKey", "pollFirstEntry"),
        ("java.util.IdentityHashMap", "get", "remove"),
        ("java.util.EnumMap", "size", "merge"),
        ("java.util.HashSet", "contains", "add"),
        ("java.util.TreeSet", "ceiling", "pollLast"),
        ("java.util.BitSet", "get", "set"),
        ("java.util.Date", "getTime", "setTime"),
        ("java.util.StringJoiner", "length", "add"),
        ("java.util.IntSummaryStatistics", "getMax", "accept"),
        ("java.lang.StringBuilder", "length", "append"),
        ("java.util.regex.Matcher", "start", "matches"),
        ("java.util.zip.CRC32", "getValue", "update"),
        ("java.text.SimpleDateFormat", "toPattern", "parse"),
        ("java.text.DecimalFormat", "toPattern", "format"),
        ("java.text.MessageFormat", "toPattern", "applyPattern"),
    ] {
        assert!(does(name, reader, Effect::Read(Target::This, Moment::Now)), "{name}.{reader} reads");
        assert!(does(name, writer, Effect::Write(Target::This, Moment::Now)), "{name}.{writer} writes");
    }
}

#[test]
fn a_user_table_goes_on_top() {
    let text = "type java.util.HashMap\n  is thread-safe\ntype acme.Pool : java.util.concurrent.Semaphore\n  borrow()  acquire(this, permit)\n";
    let source = Source { name: "threadbare.toml", first_line: 1, text };
    let effects = Effects::jdk().with(&[source]).expect("sound");
    check(
        &effects,
        &["acme.Pool borrow/0", "acme.Pool release/0"],
        &expect![[r#"
        acme.Pool borrow/0 -> acquire(this, permit)
        acme.Pool release/0 -> release(this, permit)
    "#]],
    );
    let map = effects.type_named("java.util.HashMap").expect("it is in the table");
    assert!(effects.facts(map).has(Fact::ThreadSafe));
}
