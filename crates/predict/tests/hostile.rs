//! Traces that no program would make, and programs that nobody should write: never a panic, never memory
//! without bound.

use predict::random::Random;
use predict::{Config, Engine};
use trace::{Builder, EventId, Op, Trace};

fn build(events: impl IntoIterator<Item = (String, &'static str, String)>) -> Trace {
    let mut builder = Builder::new();
    for (thread, word, operand) in events {
        builder.push(&thread, word, &operand, "", None).expect("a known operation with an operand");
    }
    builder.finish()
}

/// Any operations in any order.
fn nonsense(seed: u64, events: u32) -> Trace {
    let mut random = Random(seed);
    build((0..events).map(|_| {
        let word = Op::WORDS[random.below(Op::COUNT as u32) as usize];
        let operand = if matches!(word, "fork" | "join") { "t" } else { "x" };
        (format!("t{}", random.below(4)), word, format!("{operand}{}", random.below(4)))
    }))
}

#[test]
fn nonsense_is_survived_by_every_engine() {
    for seed in 0..400 {
        let trace = nonsense(seed, 60);
        for engine in Engine::ALL {
            let outcome = predict::run(&trace, &Config { engine, ..Config::default() }, &|_| {});
            assert!(outcome.bugs.iter().all(|bug| bug.instances > 0));
        }
        let query = predict::query::Query { events: vec![EventId(40), EventId(7)], adjacent: Vec::new() };
        let _ = predict::query::answer(&trace, &query);
    }
}

#[test]
fn thousands_of_threads_one_after_the_other() {
    let events = (0..5000).flat_map(|n| {
        let child = format!("worker{n}");
        [
            ("main".to_owned(), "w", "x".to_owned()),
            ("main".to_owned(), "fork", child.clone()),
            (child.clone(), "w", "x".to_owned()),
            ("main".to_owned(), "join", child),
        ]
    });
    let outcome = predict::run(&build(events), &Config::default(), &|_| {});
    assert_eq!(outcome.bugs, []);
}

#[test]
fn thousands_of_locks_never_given_back() {
    let thread = |name: &str, lock: u32| (name.to_owned(), "acq", format!("l{lock}"));
    let events = (0..5000).map(|lock| thread("t1", lock)).chain((0..5000).map(|lock| thread("t2", lock)));
    predict::run(&build(events), &Config::default(), &|_| {});
}

#[test]
fn locks_taken_in_every_order_give_a_bounded_number_of_cycles() {
    let mut events = Vec::new();
    for thread in 0..12 {
        for outer in 0..12 {
            for inner in (0..12).filter(|inner| *inner != outer) {
                for (word, lock) in [("acq", outer), ("acq", inner), ("rel", inner), ("rel", outer)] {
                    events.push((format!("t{thread}"), word, format!("l{lock}")));
                }
            }
        }
    }
    let outcome = predict::run(&build(events), &Config::default(), &|_| {});
    assert!(outcome.deadlocks.proven > 0);
}
