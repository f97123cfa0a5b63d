//! Litmus programs: the outcomes that are seen are exactly those that interleaving allows. The machine is
//! sequentially consistent; what weaker memory would add, race detection reports.

use crate::support::program;
use simulate::{Config, Strategy};
use std::collections::BTreeSet;

/// What two threads over volatile variables `x`, `y` leave in `a`, `b`, over many schedules.
fn outcomes(first: &str, second: &str) -> String {
    let text = format!(
        "using Threadbare; static class Program {{ static volatile int x, y, a, b;
           static void Main() {{ var p = Worker.Run(() => {{ {first} }}); var q = Worker.Run(() => {{ {second} }});
             p.Join(); q.Join(); Kernel.Print(a + \"\" + b); }} }}"
    );
    let program = program(&text);
    let runs = (0..150).flat_map(|seed| {
        [Strategy::RandomWalk, Strategy::Pos, Strategy::Surw, Strategy::Pct].map(|strategy| {
            let config = Config { seed, ..Config::default() };
            simulate::trial(&program, &config, strategy).expect("there is a Main").output.concat()
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
