//! Litmus programs: the outcomes that are seen are exactly those that interleaving allows. The machine is
//! sequentially consistent; what weaker memory would add, race detection reports.

use crate::support::{found_with_models, program, program_with_models};
use ir::Program;
use simulate::{Config, Strategy};
use std::collections::BTreeSet;

/// What two threads over volatile variables `x`, `y` leave in `a`, `b`, over many schedules.
fn outcomes(first: &str, second: &str) -> String {
    let text = format!(
        "using Threadbare; static class Program {{ static volatile int x, y, a, b;
           static void Main() {{ var p = Worker.Run(() => {{ {first} }}); var q = Worker.Run(() => {{ {second} }});
             p.Join(); q.Join(); Kernel.Print(a + \"\" + b); }} }}"
    );
    seen(&program(&text))
}

/// The same with plain variables, over the models of the library; any number of threads.
fn with_library(threads: &[&str]) -> String {
    let starts: Vec<String> = threads.iter().map(|body| format!("new Thread(() => {{ {body} }})")).collect();
    format!(
        "using System; using System.Threading; static class Program {{ static int x, y, a, b, c, d; static object gate = new object();
           static void Main() {{ var all = new[] {{ {} }}; foreach (var t in all) t.Start(); foreach (var t in all) t.Join();
             Console.WriteLine(a + \"\" + b + (c + d == 0 ? \"\" : c + \"\" + d)); }} }}",
        starts.join(", ")
    )
}

/// All outcomes of a program.
fn seen(program: &Program) -> String {
    let runs = (0..150).flat_map(|seed| {
        [Strategy::RandomWalk, Strategy::Pos, Strategy::Surw, Strategy::Pct].map(|strategy| {
            let config = Config { seed, ..Config::default() };
            simulate::trial(program, &config, strategy).expect("there is a Main").output.concat()
        })
    });
    let seen: BTreeSet<String> = runs.collect();
    seen.into_iter().collect::<Vec<String>>().join(" ")
}

#[test]
fn store_buffering() {
    assert_eq!(outcomes("x = 1; a = y;", "y = 1; b = x;"), "01 10 11");
}

#[test]
fn message_passing() {
    assert_eq!(outcomes("x = 1; y = 1;", "a = y; b = x;"), "00 01 11");
}

#[test]
fn load_buffering() {
    assert_eq!(outcomes("a = y; x = 1;", "b = x; y = 1;"), "00 01 10");
}

#[test]
fn lost_updates() {
    assert_eq!(outcomes("a = a + 1;", "a = a + 1;"), "10 20");
}

/// The outcomes of threads that order all that they do, which no race may be told of.
fn ordered_outcomes(threads: &[&str]) -> String {
    let text = with_library(threads);
    assert_eq!(found_with_models(&text), "", "{text}");
    seen(&program_with_models(&text))
}

#[test]
fn store_buffering_by_interlocked_steps() {
    let threads = [
        "Interlocked.Exchange(ref x, 1); a = Volatile.Read(ref y);",
        "Interlocked.Exchange(ref y, 1); b = Volatile.Read(ref x);",
    ];
    assert_eq!(ordered_outcomes(&threads), "01 10 11");
}

#[test]
fn message_passing_by_volatile_flags() {
    let threads = ["x = 1; Volatile.Write(ref y, 1);", "a = Volatile.Read(ref y); b = a == 1 ? x : 2;"];
    assert_eq!(ordered_outcomes(&threads), "02 11");
}

#[test]
fn message_passing_under_a_lock() {
    let threads = ["lock (gate) { x = 1; y = 1; }", "lock (gate) { a = y; b = x; }"];
    assert_eq!(ordered_outcomes(&threads), "00 11");
}

#[test]
fn no_update_is_lost_by_atomic_steps_or_locks() {
    let add = "Interlocked.Increment(ref a); lock (gate) { b = b + 1; }";
    assert_eq!(ordered_outcomes(&[add, add]), "22");
}

#[test]
fn compare_and_swap_has_one_winner() {
    let threads = [
        "if (Interlocked.CompareExchange(ref x, 1, 0) == 0) a = 1;",
        "if (Interlocked.CompareExchange(ref x, 2, 0) == 0) b = 1;",
    ];
    assert_eq!(ordered_outcomes(&threads), "01 10");
}

#[test]
fn readers_agree_on_the_order_of_writes() {
    let threads = [
        "Volatile.Write(ref x, 1);",
        "Volatile.Write(ref y, 1);",
        "a = Volatile.Read(ref x); b = Volatile.Read(ref y);",
        "c = Volatile.Read(ref y); d = Volatile.Read(ref x);",
    ];
    let seen = ordered_outcomes(&threads);
    assert!(!seen.split(' ').any(|outcome| outcome == "1010"), "{seen}");
    assert_eq!(seen.split(' ').count(), 15, "{seen}");
}

#[test]
fn what_weaker_memory_would_add_is_a_race() {
    let text = with_library(&["x = 1; a = y;", "y = 1; b = x;"]);
    assert_eq!(seen(&program_with_models(&text)), "01 10 11");
    assert_eq!(found_with_models(&text), "data-race Program.x: 2, 2\ndata-race Program.y: 2, 2");
}
