//! Traces drawn by hand, witnesses that the checker accepts, and what the reader is told.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes its texts with them")]

use super::*;
use crate::Tail;
use crate::witness::Witness;
use crate::{Shows, checker};
use expect_test::{Expect, expect};
use finding::{Emphasis, Interleaving, Row};
use trace::{BlockId, LockId, VarId, columns};

fn events(numbers: &[u32]) -> Vec<EventId> {
    numbers.iter().map(|number| EventId(number - 1)).collect()
}

fn event(number: u32) -> EventId {
    EventId(number - 1)
}

fn bug(what: What, tail: &[u32], shows: Shows) -> Bug {
    Bug {
        what,
        witness: Witness { prefix: EventId(0), tail: Tail::Listed(events(tail)), shows },
        instances: 1,
    }
}

fn drawn(picture: &Interleaving, rows: &[Row]) -> String {
    let line = |row: &Row| match row {
        Row::Skipped(count) => format!("    … {count}\n"),
        Row::Step(step) => {
            let mark = if step.emphasis == Emphasis::Decisive { '!' } else { ' ' };
            let held = step.held.join(",");
            let event = step.event.unwrap_or_default();
            format!("  {mark} e{event} {} {} {{{held}}}\n", picture.thread(step.lane), step.text)
        }
    };
    rows.iter().map(line).collect()
}

fn told(finding: &Finding) -> String {
    let mut text = format!("{}[{}] {}\n", finding.severity, finding.rule.name, finding.message);
    for side in finding.sides() {
        let thread = side.thread.as_ref().expect("every event has a thread");
        let origin = thread.origin.as_ref().map(|origin| {
            let place = origin.location.as_ref().map(Location::to_string).unwrap_or_default();
            format!(" forked by {} at {place}", origin.creator)
        });
        let locks = side.locks.iter().map(|lock| {
            let place = lock.acquired.as_ref().map_or("before".to_owned(), Location::to_string);
            format!(" {}@{place}", lock.name)
        });
        let access = side.access.as_ref().expect("every event does something");
        let _ = writeln!(
            text,
            "- {}: {} {} at {} by {}{}, holds{}",
            side.role,
            access.operation,
            access.object,
            side.location,
            thread.name,
            origin.unwrap_or_default(),
            locks.collect::<String>()
        );
    }
    let picture = finding.interleaving().expect("every prediction has a witness");
    let _ = write!(text, "recorded\n{}", drawn(picture, &picture.original));
    let _ = write!(text, "reordered\n{}", drawn(picture, &picture.reordered));
    for line in finding.notes.iter().chain(&finding.help) {
        let _ = writeln!(text, "= {line}");
    }
    text
}

fn check(drawing: &str, bug: Bug, expected: &Expect) {
    let trace = columns::parse(drawing).expect("a well-formed drawing");
    assert_eq!(checker::check(&trace, &[&bug.witness]), [Ok(())]);
    let found = findings(&trace, "t.std", Engine::Seqcheck, &[bug]);
    expected.assert_eq(&told(&found[0]));
}

#[test]
fn a_race_shows_the_swapped_sections() {
    let race = What::Race { var: VarId(0), accesses: [event(4), event(9)] };
    let tail = [1, 2, 6, 7, 8, 3];
    check(
        "
main       t1         t2
fork(t1)
fork(t2)
           acq(l)@A.java:1
           w(x)@A.java:2
           rel(l)@A.java:3
                      acq(l)@B.java:1
                      w(y)@B.java:2
                      rel(l)@B.java:3
                      r(x)@B.java:4
",
        bug(race, &tail, Shows::Race(event(4), event(9))),
        &expect![[r#"
            error[data-race] t1 writes x at A.java:2 (1) while t2 reads it at B.java:4 (2)
            - one access: write x at A.java:2 by t1 forked by main at 1, holds l@A.java:1
            - the other access: read x at B.java:4 by t2 forked by main at 2, holds
            recorded
                e1 main fork t1 {}
                e2 main fork t2 {}
                e3 t1 acquire l {}
              ! e4 t1 write x {l}
                e5 t1 release l {l}
                e6 t2 acquire l {}
                e7 t2 write y {l}
                e8 t2 release l {l}
              ! e9 t2 read x {}
            reordered
                e1 main fork t1 {}
                e2 main fork t2 {}
                e6 t2 acquire l {}
                e7 t2 write y {l}
                e8 t2 release l {l}
                e3 t1 acquire l {}
              ! e4 t1 write x {l}
              ! e9 t2 read x {}
            = hold l at (2) as well, as (1) does
        "#]],
    );
}

#[test]
fn a_deadlock_names_who_holds_and_who_waits() {
    let deadlock = What::Deadlock { requests: events(&[2, 6]), locks: vec![LockId(1), LockId(0)] };
    check(
        "
t1         t2
acq(a)
acq(b)
rel(b)
rel(a)
           acq(b)
           acq(a)
           rel(a)
           rel(b)
",
        bug(deadlock, &[1, 5], Shows::Deadlock(events(&[2, 6]))),
        &expect![[r#"
            error[deadlock] t1 holds a and waits for b at 2 (1), t2 holds b and waits for a at 6 (2)
            - waits for t2: request b at 2 by t1, holds a@1
            - waits for t1: request a at 6 by t2, holds b@5
            recorded
                e1 t1 acquire a {}
              ! e2 t1 acquire b {a}
                e3 t1 release b {a,b}
                e4 t1 release a {a}
                e5 t2 acquire b {}
              ! e6 t2 acquire a {b}
            reordered
                e1 t1 acquire a {}
                e5 t2 acquire b {}
              ! e2 t1 waits for b {a}
              ! e6 t2 waits for a {b}
            = take these locks in one order everywhere, such as a before b; or give one back before asking for the next
        "#]],
    );
}

#[test]
fn an_atomicity_violation_tells_the_pattern() {
    let atomicity = What::Atomicity { var: VarId(0), accesses: [event(2), event(8), event(5)] };
    check(
        "
t1         t2
acq(l)
r(x)=1
rel(l)
acq(l)
w(x)=2
rel(l)
           acq(l)
           w(x)=3
           rel(l)
",
        bug(atomicity, &[1, 2, 3, 7, 8, 9, 4, 5], Shows::Sequence(events(&[2, 8, 5]), Vec::new())),
        &expect![[r#"
            warning[atomicity-violation] x is not accessed atomically by t1: t2's write at 8 (2) can come between its read at 2 (1) and its write at 5 (3)
            - first access: read x at 2 by t1, holds l@1
            - comes between: write x at 8 by t2, holds l@7
            - second access: write x at 5 by t1, holds l@4
            recorded
                e1 t1 acquire l {}
              ! e2 t1 read x=1 {l}
                e3 t1 release l {l}
                e4 t1 acquire l {}
              ! e5 t1 write x=2 {l}
                e6 t1 release l {l}
                e7 t2 acquire l {}
              ! e8 t2 write x=3 {l}
                e9 t2 release l {l}
            reordered
                e1 t1 acquire l {}
              ! e2 t1 read x=1 {l}
                e3 t1 release l {l}
                e7 t2 acquire l {}
              ! e8 t2 write x=3 {l}
                e9 t2 release l {l}
                e4 t1 acquire l {}
              ! e5 t1 write x=2 {l}
            = pattern R-W-W: the second access overwrites a change that the first one has not seen
            = hold l all the way from (1) to (3): it is given back in between
        "#]],
    );
}

#[test]
fn a_block_names_its_begin() {
    let block = What::Block {
        block: BlockId(0),
        begin: event(1),
        accesses: [event(2), event(5), event(5), event(3)],
    };
    check(
        "
t1         t2
begin(add)
w(x)
w(x)
end(add)
           r(x)
",
        bug(block, &[1, 2, 5, 3], Shows::Sequence(events(&[2, 5, 3]), Vec::new())),
        &expect![[r#"
            warning[block-atomicity] atomic block add of t1, begun at 1, can be cut in two: t2's read at 5 (2) between its write at 2 (1) and its write at 3 (3)
            - in the block: write x at 2 by t1, holds
            - comes between: read x at 5 by t2, holds
            - still in the block: write x at 3 by t1, holds
            recorded
                e1 t1 begin add {}
              ! e2 t1 write x {}
              ! e3 t1 write x {}
                … 1
              ! e5 t2 read x {}
            reordered
                e1 t1 begin add {}
              ! e2 t1 write x {}
              ! e5 t2 read x {}
              ! e3 t1 write x {}
            = hold one lock all the way from (1) to (3), and take it at (2) too
        "#]],
    );
}

#[test]
fn a_sequence_reads_like_the_question() {
    let sequence = What::Sequence { events: events(&[3, 2]) };
    check(
        "
t1         t2
w(x)
notify(l)
           w(z)
",
        bug(sequence, &[1, 3, 2], Shows::Sequence(events(&[3, 2]), vec![1])),
        &expect![[r#"
            warning[order-violation] e3 << e2 is possible: t2 writes z at 3 (1), then t1 notifies l at 2 (2)
            - step 1: write z at 3 by t2, holds
            - step 2: notify l at 2 by t1, holds
            recorded
                e1 t1 write x {}
              ! e2 t1 notify l {}
              ! e3 t2 write z {}
            reordered
                e1 t1 write x {}
              ! e3 t2 write z {}
              ! e2 t1 notify l {}
        "#]],
    );
}

#[test]
fn long_ways_are_cut_to_what_decides() {
    let mut drawing = String::from("t1    t2\nacq(m)\n");
    for at in 0..100 {
        let _ = writeln!(drawing, "w(a{at})");
    }
    drawing.push_str("      w(x)\nacq(l)\nrel(l)\nr(x)\n");
    let tail: Vec<u32> = (1..=101).chain([103, 104]).collect();
    let race = What::Race { var: VarId(100), accesses: [event(102), event(105)] };
    check(
        &drawing,
        bug(race, &tail, Shows::Race(event(102), event(105))),
        &expect![[r#"
            error[data-race] t2 writes x at 102 (1) while t1 reads it at 105 (2)
            - one access: write x at 102 by t2, holds
            - the other access: read x at 105 by t1, holds m@1
            recorded
                e1 t1 acquire m {}
                … 100
              ! e102 t2 write x {}
                e103 t1 acquire l {m}
                e104 t1 release l {m,l}
              ! e105 t1 read x {m}
            reordered
                e1 t1 acquire m {}
                … 100
                e103 t1 acquire l {m}
                e104 t1 release l {m,l}
              ! e102 t2 write x {}
              ! e105 t1 read x {m}
            = hold m at (1) as well, as (2) does
        "#]],
    );
}

#[test]
fn locks_that_a_wait_gave_back_are_not_held_meanwhile() {
    let race = What::Race { var: VarId(0), accesses: [event(6), event(9)] };
    check(
        "
t1         t2         t3
acq(l)
wait(l)
           acq(l)
           notify(l)
           rel(l)
                      w(x)
acq(n)
rel(n)
r(x)
",
        bug(race, &[1, 2, 3, 4, 5, 7, 8], Shows::Race(event(6), event(9))),
        &expect![[r#"
            error[data-race] t3 writes x at 6 (1) while t1 reads it at 9 (2)
            - one access: write x at 6 by t3, holds
            - the other access: read x at 9 by t1, holds l@1
            recorded
                e1 t1 acquire l {}
                e2 t1 wait l {l}
                e3 t2 acquire l {}
                e4 t2 notify l {l}
                e5 t2 release l {l}
              ! e6 t3 write x {}
                e7 t1 acquire n {l}
                e8 t1 release n {l,n}
              ! e9 t1 read x {l}
            reordered
                e1 t1 acquire l {}
                e2 t1 wait l {l}
                e3 t2 acquire l {}
                e4 t2 notify l {l}
                e5 t2 release l {l}
                e7 t1 acquire n {l}
                e8 t1 release n {l,n}
              ! e6 t3 write x {}
              ! e9 t1 read x {l}
            = hold l at (1) as well, as (2) does
        "#]],
    );
}

#[test]
fn the_engine_is_named_where_it_had_a_choice() {
    let trace = columns::parse("t1   t2\nw(x)\n     w(x)\n").expect("a well-formed drawing");
    let race = What::Race { var: VarId(0), accesses: [event(1), event(2)] };
    let race = bug(race, &[], Shows::Race(event(1), event(2)));
    let engine = |bug: Bug| match &findings(&trace, "t", Engine::Hb, &[bug])[0].evidence[0] {
        Evidence::Reordering(reordering) => reordering.engine.clone(),
        other => panic!("predictions have reorderings, not {other:?}"),
    };
    assert_eq!(engine(race.clone()), "hb");
    let sequence = What::Sequence { events: events(&[2, 1]) };
    assert_eq!(engine(Bug { what: sequence, ..race }), "seqcheck");
}

/// The decisive events of a picture's rows, in their order, after a look at its size.
fn decisive(rows: &[Row]) -> Vec<u64> {
    let steps = rows.iter().filter_map(|row| match row {
        Row::Step(step) => Some(step),
        Row::Skipped(_) => None,
    });
    assert!(steps.clone().count() <= 24);
    steps.filter(|step| step.emphasis == Emphasis::Decisive).filter_map(|step| step.event).collect()
}

#[test]
fn both_panels_show_every_side_of_whatever_is_found() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let shape = crate::random::Shape::any(seed, 48);
        let trace = crate::random::trace(seed, &shape);
        let outcome = crate::run(&trace, &crate::Config::default(), &|_| {});
        for finding in findings(&trace, "t", Engine::Seqcheck, &outcome.bugs) {
            let picture = finding.interleaving().expect("every prediction has a witness");
            let mut sides: Vec<u64> = finding.sides().filter_map(|side| side.location.event()).collect();
            let told = decisive(&picture.reordered);
            assert_eq!(told, sides, "seed {seed}: {finding:?}");
            sides.sort_unstable();
            assert_eq!(decisive(&picture.original), sides, "seed {seed}: {finding:?}");
            kinds.insert(finding.rule.name);
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["atomicity-violation", "data-race", "deadlock"]);
}

#[test]
fn functions_stand_before_the_line() {
    let text = "main|fork(T1)|Bank.main (Bank.java:3)\nmain|w(x)|Bank.put (Bank.java:7)\nT1|w(x)|Bank.lambda$0 (native)\n";
    let trace =
        trace::read::read(text.as_bytes(), &trace::read::ReadOptions::default()).expect("a trace").trace;
    let outcome = crate::run(&trace, &crate::Config::default(), &|_| {});
    let findings = crate::findings(&trace, "bank.std", Engine::Seqcheck, &outcome.bugs);
    let sides = findings.iter().flat_map(Finding::sides).map(|side| {
        let functions: Vec<&str> = side.calls.iter().map(|frame| frame.function.as_str()).collect();
        format!("{} {}", side.location, functions.join(" "))
    });
    let mut sides: Vec<String> = sides.collect();
    sides.sort();
    assert_eq!(sides, ["Bank.java:7 Bank.put", "Bank.lambda$0 (native) "]);
}
