//! The paper's examples, read as a log of what happened when.

use crate::machine::{Costs, run};
use crate::program::parse;
use active::{
    Access, Call, Config, Conflict, Hunt, ObjectId, Others, Time, Trap, TrapFile, Verdict, Witness,
};
use expect_test::{Expect, expect};
use std::fmt::Write as _;
use std::time::Duration;

/// Runs a program once and tells what happened, what was caught, and what is left for the next run.
fn hunt(config: Config, traps: &str, program: &str) -> String {
    let hunt = Hunt::new(config);
    hunt.suspect(&TrapFile::parse(traps).0);
    let run = run(&parse(program), &hunt, Costs { sync: 0 });
    let mut text = run.log;
    writeln!(text, "{}ms over", run.time / 1000).expect("a string");
    for violation in hunt.violations() {
        writeln!(text, "caught {} and {}, {} times", violation.sites[0], violation.sites[1], violation.times)
            .expect("a string");
    }
    for (a, b) in hunt.trap_file().pairs() {
        writeln!(text, "next time {a} and {b}").expect("a string");
    }
    text
}

fn check(program: &str, expected: &Expect) {
    expected.assert_eq(&hunt(Config::default(), "", program));
}

/// Figure 1. The places near-miss, and collide when they come by again.
#[test]
fn a_near_miss_becomes_a_violation_in_the_same_run() {
    check(
        "main: fork a, fork b, join a, join b
         a: 3 x (30ms, write dict @A)
         b: 10ms, 3 x (30ms, read dict @B)",
        &expect![[r"
            40ms b waits at B
            60ms a at A runs into b at B
            90ms a at A runs into b at B
            100ms b goes on at B
            160ms over
            caught A and B, 2 times
        "]],
    );
}

/// Once caught, two places are done with, even if one of them has another partner, which never comes: delays for its sake
/// catch the old acquaintance, and that is no success.
#[test]
fn what_is_caught_costs_no_more_delays() {
    let log = hunt(
        Config::default(),
        "threadbare traps 1\nA\tC\n",
        "main: fork a, fork b, join a, join b
         a: 90 x (30ms, write dict @A)
         b: 10ms, 400 x (30ms, read dict @B)",
    );
    let waits = |place: &str| log.lines().filter(|line| line.ends_with(&format!("waits at {place}"))).count();
    assert!(log.contains("caught A and B"), "{log}");
    assert_eq!([waits("A"), waits("B")], [7, 0], "{log}");
}

/// Section 3.4.6. Each place runs only once, so it takes the trap file of the first run.
#[test]
fn what_runs_once_is_caught_in_the_second_run() {
    let program = "main: fork a, fork b, join a, join b
                   a: 30ms, write dict @A
                   b: 50ms, write dict @B";
    let first = hunt(Config::default(), "", program);
    expect![[r"
        50ms b waits at B
        60ms b goes on at B
        60ms over
        next time A and B
    "]]
    .assert_eq(&first);
    let second = hunt(Config::default(), "threadbare traps 1\nA\tB\n", program);
    expect![[r"
        30ms a waits at A
        50ms b at B runs into a at A
        60ms a goes on at A
        60ms over
        caught A and B, 1 times
    "]]
    .assert_eq(&second);
}

/// Figure 6. Thread 1 is delayed inside its lock at loc1; thread 2 waits for the lock, so loc2 comes late, and everybody
/// knows that it happens after loc1: nothing is left to try.
#[test]
fn figure_6_a_delay_inside_a_lock_shows_the_order() {
    let program = "main: fork t1, fork t2, join t1, join t2
                   t1: 10ms, lock m, write list @loc1, unlock m, 200ms, lock m, write list @loc1, unlock m
                   t2: write own @loc0, 20ms, lock m, write list @loc2, unlock m, 200ms, lock m, write list @loc2, unlock m";
    expect![[r"
        10ms t1 waits at loc1
        20ms t1 goes on at loc1
        220ms over
    "]]
    .assert_eq(&hunt(Config::default(), "threadbare traps 1\nloc1\tloc2\n", program));
}

/// Without inference the same program is delayed again and again.
#[test]
fn without_inference_only_decay_helps() {
    let program = "main: fork t1, fork t2, join t1, join t2
         t1: 4 x (lock m, write list @loc1, 5ms, unlock m, 20ms)
         t2: 10ms, 4 x (lock m, write list @loc2, 5ms, unlock m, 20ms)";
    let blind = hunt(Config { causal_share: None, ..Config::default() }, "", program);
    expect![[r"
        10ms t2 waits at loc2
        30ms t2 goes on at loc2
        55ms t2 waits at loc2
        65ms t2 goes on at loc2
        140ms over
        next time loc1 and loc2
    "]]
    .assert_eq(&blind);
}

/// Section 3.4.3. Initialisation, work and clean-up touch one object within the window, but never side by side.
#[test]
fn sequential_phases_are_left_alone() {
    check(
        "main: 30 x (1ms, write dict @init), fork a, join a, 30 x (1ms, read dict @cleanup)
         a: 20 x (2ms, write other @mine)",
        &expect![[r"
            100ms over
        "]],
    );
}

/// A delay that everybody waits for is cut short.
#[test]
fn a_delay_that_stops_the_program_is_cut_short() {
    check(
        "main: fork a, fork b, join a, join b
         a: lock m, write list @A, unlock m, 20ms, lock m, write list @A, unlock m
         b: 10ms, lock m, write list @B, unlock m, 15ms, lock m, write list @B, unlock m",
        &expect![[r"
            10ms b waits at B
            20ms b goes on at B
            35ms over
        "]],
    );
}

/// The second place under the lock is tried in the same go, for a moment only. Whoever comes next comes after that place, so the first one
/// is tried once more.
#[test]
fn two_places_under_a_lock_cost_little_more_than_one() {
    check(
        "main: fork a, fork b, fork c, join a, join b, join c
         a: 9 x (lock m, write map @put, read map @get, unlock m, 3ms)
         b: 9 x (1ms, lock m, write map @put, read map @get, unlock m, 3ms)
         c: 9 x (2ms, lock m, write map @put, read map @get, unlock m, 3ms)",
        &expect![[r"
            1ms b waits at put
            11ms b goes on at put
            11ms b waits at get
            12ms b goes on at get
            24ms b waits at put
            34ms b goes on at put
            62ms over
        "]],
    );
}

/// How long a thread is held up depends on what the others do.
#[test]
fn patience_depends_on_the_others() {
    let held_for = |answers: &[Others]| {
        let hunt = Hunt::new(Config::default());
        hunt.suspect(&TrapFile::parse("threadbare traps 1\nA\tA\n").0);
        let site = hunt.declare("A", None);
        let mut thread = hunt.thread(None);
        let call = Call { object: ObjectId(1), site, access: Access::Write };
        let mut delay = hunt.arrive(&mut thread, call, Time(1), &mut Nobody).expect("a trap is set here");
        let asked = std::cell::Cell::new(0);
        let others = || answers[asked.replace(asked.get() + 1) % answers.len()];
        let slices = std::iter::from_fn(|| hunt.next_slice(&mut delay, others));
        let lasted = slices.sum::<Duration>().as_millis();
        hunt.leave(&mut thread, &delay, Time(1));
        lasted
    };
    assert_eq!(held_for(&[Others::Wait]), 10);
    assert_eq!(held_for(&[Others::SeemToWait]), 20);
    assert_eq!(held_for(&[Others::MayRun]), 100);
    assert_eq!(
        held_for(&[Others::Wait, Others::MayRun]),
        100,
        "one who was seen waiting was woken meanwhile"
    );
}

struct Nobody;

impl Witness for Nobody {
    fn trapped(&mut self, _: &Trap) {}

    fn judge(&mut self, _: &Conflict<'_>) -> Verdict {
        Verdict::Coincidence
    }
}

/// Section 4. A thread that has used up its budget is never delayed again.
#[test]
fn a_budget_is_kept() {
    let program = "main: fork a, fork b, join a, join b
                   a: 9 x (200ms, write dict @A)
                   b: 400ms, 9 x (200ms, write other @B)";
    let budget = |milliseconds| Config {
        thread_budget: Duration::from_millis(milliseconds),
        decay: 0.0,
        ..Config::default()
    };
    let delays = |config| {
        let log = hunt(config, "threadbare traps 1\nA\tA\n", program);
        log.lines().filter(|line| line.contains("a waits")).count()
    };
    assert_eq!([delays(budget(0)), delays(budget(250)), delays(budget(10_000))], [0, 2, 9]);
}

/// Section 4. A request that has used up its budget is never delayed again, whichever thread it is on; the next one is.
#[test]
fn a_request_has_a_budget_on_all_its_threads() {
    let program = "main: fork a, fork b, join a, join b
                   a: request one, 4 x (200ms, write dict @A), request two, 4 x (200ms, write dict @A)
                   b: request one, 400ms, 9 x (200ms, write other @A)";
    let delays = |milliseconds| {
        let budget = Duration::from_millis(milliseconds);
        let config = Config { request_budget: budget, decay: 0.0, causal_share: None, ..Config::default() };
        let log = hunt(config, "threadbare traps 1\nA\tA\n", program);
        ["a", "b"].map(|name| log.lines().filter(|line| line.contains(&format!("{name} waits"))).count())
    };
    assert_eq!([delays(0), delays(350), delays(10_000)], [[0, 0], [5, 1], [8, 9]]);
}

/// What another engine suspects, by file and line, is a trap from the start.
#[test]
fn candidates_of_other_engines_are_traps() {
    let hunt = Hunt::new(Config::default());
    hunt.suspect(&TrapFile::parse("threadbare traps 1\nCache.java:5\tCache.java:9\n").0);
    for (site, alias) in [("Cache.put", "Cache.java:5"), ("Cache.get", "Cache.java:9")] {
        hunt.declare(site, Some(alias));
    }
    let program = parse(
        "main: fork a, fork b, join a, join b
         a: 30ms, write dict @Cache.put
         b: 50ms, read dict @Cache.get",
    );
    let log = run(&program, &hunt, Costs { sync: 0 }).log;
    expect![[r"
        30ms a waits at Cache.put
        50ms b at Cache.get runs into a at Cache.put
        60ms a goes on at Cache.put
    "]]
    .assert_eq(&log);
}
