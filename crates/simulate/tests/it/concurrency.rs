//! Races and deadlocks that are there are found, those that are not are not.

use crate::support::{found, found_with};
use finding::Evidence;
use simulate::{Config, Strategy};

fn program(body: &str) -> String {
    format!("using System; using Threadbare;\n{body}")
}

#[test]
fn unordered_increments_race() {
    let text = program(
        "static class Program { static int n;
           static void Main() {
             var a = Worker.Run(() => { n++; });
             n++;
             a.Join(); n++; } }",
    );
    assert_eq!(found(&text), "data-race Program.n: 4, 5");
}

/// The bodies of two threads, over static members; lines count from 1 at the members.
fn two_threads(members: &str, first: &str, second: &str) -> String {
    program(&format!(
        "static class Program {{\n{members}\nstatic void A() {{\n{first}\n}}\nstatic void B() {{\n{second}\n}}\n\
         static void Main() {{ var a = Worker.Run(A); var b = Worker.Run(B); a.Join(); b.Join(); }} }}"
    ))
}

#[test]
fn locks_order() {
    let text = two_threads(
        "static int n; static object sync = new object();",
        "lock (sync) { n++; }",
        "lock (sync) { n++; }",
    );
    assert_eq!(found(&text), "");
}

#[test]
fn different_locks_do_not_order() {
    let text = two_threads(
        "static int n; static object one = new object(), two = new object();",
        "lock (one) { n++; }",
        "lock (two) { n++; }",
    );
    assert_eq!(found(&text), "data-race Program.n: 5, 8");
}

#[test]
fn start_and_join_order() {
    let text = program(
        "class C { public int n; }
         static class Program { static void Main() {
           var c = new C(); c.n = 1;
           var w = Worker.Run(() => c.n++); w.Join();
           Kernel.Print(\"\" + c.n); } }",
    );
    assert_eq!(found(&text), "");
}

#[test]
fn volatile_accesses_order_and_do_not_race() {
    let text = two_threads(
        "static volatile bool ready; static int data;",
        "data = 1; ready = true;",
        "if (ready) { Kernel.Print(\"\" + data); }",
    );
    assert_eq!(found(&text), "");
    let plain = text.replace("volatile ", "");
    assert_eq!(found(&plain), "data-race Program.data: 5, 8\ndata-race Program.ready: 5, 8");
}

#[test]
fn atomic_updates_race_with_plain_accesses_only() {
    let text = two_threads("static int n;", "Atomics.Increment(ref n);", "Atomics.Increment(ref n);");
    assert_eq!(found(&text), "");
    let text = two_threads("static int n;", "Atomics.Increment(ref n);", "n = 1;");
    assert_eq!(found(&text), "data-race Program.n: 5, 8");
}

#[test]
fn elements_and_parts_are_variables_of_their_own() {
    let members = "struct P { public int X, Y; } static int[] a = new int[2]; static P p;";
    assert_eq!(found(&two_threads(members, "a[0] = 1; p.X = 1;", "a[1] = 1; p.Y = 1;")), "");
    assert_eq!(found(&two_threads(members, "a[1] = 1;", "a[1] = 2;")), "data-race Program.a[1]: 5, 8");
    assert_eq!(found(&two_threads(members, "p.X = 1;", "P q = p;")), "data-race Program.p.X: 5, 8");
}

#[test]
fn captured_variables_race() {
    let text = program(
        "static class Program { static void Main() {
           int n = 0;
           var w = Worker.Run(() => { n = 1; });
           Kernel.Print(\"\" + n);
           w.Join(); } }",
    );
    assert_eq!(found(&text), "data-race n: 4, 5");
}

#[test]
fn uses_of_unsafe_objects_are_reported_at_the_calls() {
    let text = two_threads("static Bag bag = new Bag();", "bag.Add(1);", "bag.Add(2);");
    assert_eq!(found(&text), "thread-unsafe-use Program.bag: 5, 8");
    let reads = two_threads("static Bag bag = new Bag();", "bag.Count();", "bag.Count();");
    assert_eq!(found(&reads), "");
}

#[test]
fn opposite_locks_deadlock() {
    let members = "static object one = new object(), two = new object(), gate = new object();";
    let text = two_threads(members, "lock (one) {\n lock (two) { } }", "lock (two) {\n lock (one) { } }");
    assert_eq!(found(&text), "deadlock Program.two Program.one: 6, 10");
    let same = two_threads(members, "lock (one) lock (two) { }", "lock (one) lock (two) { }");
    assert_eq!(found(&same), "");
    let gated = two_threads(
        members,
        "lock (gate) lock (one) lock (two) { }",
        "lock (gate) lock (two) lock (one) { }",
    );
    assert_eq!(found(&gated), "");
}

#[test]
fn opposite_locks_one_after_the_other_are_fine() {
    let text = program(
        "static class Program { static object one = new object(), two = new object();
           static void Main() {
             var a = Worker.Run(() => { lock (one) lock (two) { } }); a.Join();
             var b = Worker.Run(() => { lock (two) lock (one) { } }); b.Join(); } }",
    );
    assert_eq!(found(&text), "");
}

#[test]
fn three_threads_can_wait_in_a_circle() {
    let text = program(
        "static class Program { static object x = new object(), y = new object(), z = new object();
           static void Take(object first, object second) { lock (first) lock (second) { } }
           static void Main() {
             var a = Worker.Run(() => Take(x, y));
             var b = Worker.Run(() => Take(y, z));
             var c = Worker.Run(() => Take(z, x));
             a.Join(); b.Join(); c.Join(); } }",
    );
    let found = found(&text);
    assert!(found.starts_with("deadlock ") && found.ends_with(": 3, 3, 3"), "{found}");
}

/// Three threads, one after the other by a signal that is no lock; each takes its first lock and then its second.
fn in_turn([first, second, third]: [&str; 3]) -> String {
    program(&format!(
        "static class Program {{
           static object x = new object(), y = new object(), z = new object();
           static volatile int turn;
           static void Take(int mine, object first, object second) {{
             while (turn != mine) Kernel.Yield();
             lock (first) lock (second) {{ }}
             turn = mine + 1; }}
           static void Main() {{
             var a = Worker.Run(() => Take(0, {first}));
             var b = Worker.Run(() => Take(1, {second}));
             var c = Worker.Run(() => Take(2, {third}));
             a.Join(); b.Join(); c.Join(); }} }}"
    ))
}

#[test]
fn locks_taken_in_a_circle_are_told_though_no_run_blocks() {
    let outcome =
        simulate::run(&crate::support::program(&in_turn(["x, y", "y, z", "z, x"])), &Config::default());
    let [finding] = &outcome.findings[..] else { panic!("one finding, not {:#?}", outcome.findings) };
    assert!(finding.message.starts_with("locks are taken in a circle: "), "{}", finding.message);
    assert_eq!(finding.sides().count(), 3);
    assert_eq!(finding.notes, ["the run did not block; another order of the same steps would"]);
    assert_eq!(found(&in_turn(["x, y", "y, z", "x, z"])), "");
    assert_eq!(found(&in_turn(["x, y", "y, z", "x, y"])), "");
}

#[test]
fn an_event_that_nobody_sets_is_waited_for_for_ever() {
    let text = program(
        "static class Program { static Event ready = new Event(); static bool on;
           static void Main() {
             var a = Worker.Run(() => { if (on) ready.Set(); });
             ready.Wait(); } }",
    );
    assert_eq!(found(&text), "deadlock Program.ready: 5");
    assert_eq!(found(&text.replace("if (on) ", "")), "");
}

#[test]
fn static_constructors_publish_what_they_wrote() {
    let text = two_threads(
        "class S { public static int X; static S() { X = 1; } }",
        "Kernel.Print(\"\" + S.X);",
        "Kernel.Print(\"\" + S.X);",
    );
    assert_eq!(found(&text), "");
}

#[test]
fn static_constructors_do_not_wait_for_each_other() {
    let text = two_threads(
        "class S { public static readonly int X = T.Y; static S() { } }
         class T { public static readonly int Y = S.X; static T() { } }",
        "Kernel.Print(\"\" + S.X);",
        "Kernel.Print(\"\" + T.Y);",
    );
    assert_eq!(found(&text), "");
}

#[test]
fn static_constructors_can_deadlock_with_locks() {
    let text = two_threads(
        "static object sync = new object(); class S { public static int X; static S() { lock (sync) { X = 1; } } }",
        "Kernel.Print(\"\" + S.X);",
        "lock (sync) { Kernel.Print(\"\" + S.X); }",
    );
    let found = found(&text);
    assert!(found.starts_with("deadlock"), "{found}");
}

#[test]
fn unknown_values_go_either_way_and_never_race() {
    let text = program(
        "class C { public int n; }
         static class Program { static int m;
           static void Main(string[] args) {
             var c = Kernel.Unknown<C>();
             var w = Worker.Run(() => { c.n = 1; lock (c) { } if (args.Length > 3) m = 1; });
             c.n = 2; m = 2;
             w.Join(); } }",
    );
    assert_eq!(found(&text), "data-race Program.m: 6, 7");
}

/// The classic that needs two switches at the right places: check, then act.
const LOST_UPDATE: &str = "static class Program { static volatile int balance = 1; static volatile bool bad;
   static void Take() { if (balance > 0) { balance = balance - 1; if (balance < 0) bad = true; } }
   static void Main() { var a = Worker.Run(Take); var b = Worker.Run(Take); a.Join(); b.Join();
     if (bad) { object one = new object(); Event never = new Event(); never.Wait(); } } }";

#[test]
fn each_strategy_that_switches_finds_the_lost_update() {
    for strategy in [Strategy::RandomWalk, Strategy::Pos, Strategy::Surw, Strategy::Pct] {
        let config = Config { strategies: vec![strategy], ..Config::default() };
        assert_eq!(found_with(&program(LOST_UPDATE), &config), "deadlock a Event: 5", "{strategy:?}");
    }
    let config = Config { strategies: vec![Strategy::RunToBlock], ..Config::default() };
    assert_eq!(found_with(&program(LOST_UPDATE), &config), "");
}

#[test]
fn the_number_of_cores_does_not_matter() {
    let text = program(LOST_UPDATE).replace("volatile ", "");
    let on = |threads: usize| {
        let pool =
            rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
        pool.install(|| format!("{:#?}", simulate::run(&crate::support::program(&text), &Config::default())))
    };
    assert_eq!(on(1), on(3));
}

#[test]
fn finalizers_run_beside_the_program() {
    let text = program(
        "class Counted { static int alive; public Counted() { alive++; } ~Counted() { alive--; } }
         static class Program { static void Make() { new Counted(); }
           static void Main() { Make(); Kernel.Collect(); new Counted(); } }",
    );
    assert_eq!(found(&text), "data-race Counted.alive: 2, 2");
}

#[test]
fn a_schedule_replays_with_few_switches_and_tells_the_story() {
    let program = crate::support::program(&program(LOST_UPDATE));
    let config = Config { strategies: vec![Strategy::RandomWalk], ..Config::default() };
    let outcome = simulate::run(&program, &config);
    let [finding] = &outcome.findings[..] else { panic!("one finding, not {:?}", outcome.findings) };
    let [Evidence::Schedule(schedule)] = &finding.evidence[..] else { panic!("{finding:?}") };
    assert!(schedule.decisions.len() <= 2, "{schedule:?}");
    let again = simulate::replay(&program, &config, schedule).expect("the entry is there");
    assert_eq!(again.findings, outcome.findings);
    assert!(again.interleaving.reordered.len() >= schedule.interleaving.reordered.len());
    let story = outcome.findings[0].interleaving().expect("a schedule has one");
    assert_eq!(story.threads, ["main", "thread 1", "thread 2"]);
    assert!(story.reordered.len() > 4, "{story:#?}");
}

#[test]
fn structs_in_the_hands_of_two_threads_do_not_stop_them() {
    let text = two_threads(
        "struct P { public int X, Y, Z; } static P p; static object sync = new object();",
        "for (int i = 0; i < 20; i++) { P q = p; p = q; }",
        "for (int i = 0; i < 20; i++) { P q = p; p = q; }",
    );
    let program = crate::support::program(&text);
    let trial = simulate::trial(&program, &Config::default(), Strategy::RandomWalk).expect("there is a Main");
    assert_eq!(trial.end, simulate::End::Finished);
}

#[test]
fn tests_and_libraries_are_entries() {
    let text = program(
        "namespace Xunit { public class FactAttribute : Attribute { } }
         public class Tests { int n; [Xunit.Fact] public void Races() {
           var w = Worker.Run(() => { n = 1; });
           n = 2; w.Join(); } }",
    );
    assert_eq!(found(&text), "data-race Tests.n: 4, 5");
    assert_eq!(found(&text.replace("[Xunit.Fact]", "")), "data-race Tests.n: 4, 5");
}
