//! Every answer against the exhaustive oracle, on tens of thousands of random traces.

use super::*;
use crate::closure::naive::Matrix;
use crate::oracle::Oracle;
use crate::random::{self, Random, Shape, Weights};
use crate::{Pair, checker};
use std::collections::BTreeSet;

fn draw(trace: &Trace) -> String {
    let mut text = Vec::new();
    trace::write::std(trace, &mut text).expect("memory does not fail, and random names can be spelled");
    String::from_utf8(text).expect("names are text")
}

fn conflicting_pairs(trace: &Trace) -> Vec<Pair> {
    let plain: Vec<_> = trace.events().filter(|(_, e)| e.op.is_plain_access()).collect();
    let mut pairs = Vec::new();
    for (i, (b, y)) in plain.iter().enumerate() {
        for (a, x) in &plain[..i] {
            let conflict =
                x.op.var() == y.op.var() && x.thread != y.thread && (x.op.writes() || y.op.writes());
            if conflict {
                pairs.push(Pair::new(*a, *b));
            }
        }
    }
    pairs
}

/// What the prover says about a goal, with the checker's word on the witness.
fn verdict(trace: &Trace, model: &Model, goal: &Goal) -> Verdict {
    let prover = Prover { trace, model, effort: Effort::default() };
    let verdict = prover.prove(goal);
    if let Verdict::Possible(witness) = &verdict {
        let checked = checker::check(trace, &[witness]);
        assert_eq!(checked, [Ok(())], "{goal:?}\n{witness:?}\n{}", draw(trace));
    }
    verdict
}

fn proven_races(trace: &Trace) -> BTreeSet<Pair> {
    let model = Model::contended(trace);
    let possible = |pair: &Pair| {
        let node = |event: EventId| model.node_of(trace.event(event).thread, event);
        let (Some(a), Some(b)) = (node(pair.first), node(pair.second)) else { return false };
        matches!(verdict(trace, &model, &Goal::Race(a, b)), Verdict::Possible(_))
    };
    conflicting_pairs(trace).into_iter().filter(possible).collect()
}

fn races_agree(seeds: std::ops::Range<u64>, shape: impl Fn(u64) -> Shape) {
    for seed in seeds {
        let trace = random::trace(seed, &shape(seed));
        let truth = Oracle::new(&trace).races();
        let proven = proven_races(&trace);
        assert!(
            proven.is_subset(&truth),
            "seed {seed}: false races\n{proven:?}\n{truth:?}\n{}",
            draw(&trace)
        );
        if trace.threads() <= 2 {
            assert_eq!(proven, truth, "seed {seed}: missed races\n{}", draw(&trace));
        }
    }
}

#[test]
fn races_of_two_threads_are_found_exactly() {
    races_agree(0..6000, |seed| Shape { threads: 2, ..Shape::any(seed, 24) });
}

#[test]
fn races_of_many_threads_are_never_false() {
    races_agree(0..4000, |seed| Shape::any(seed, 18));
}

#[test]
fn sequences_of_any_events_agree_with_the_oracle() {
    for seed in 0..4000 {
        let shape = Shape { threads: 2 + (seed % 2) as u32, ..Shape::any(seed, 16) };
        let trace = random::trace(seed, &shape);
        if trace.len() < 4 {
            continue;
        }
        let model = Model::complete(&trace);
        let mut random = Random(seed);
        for _ in 0..4 {
            let length = 2 + random.below(2) as usize;
            let events: Vec<EventId> =
                (0..length).map(|_| EventId(random.below(trace.len() as u32))).collect();
            if (1..length).any(|i| events[..i].contains(&events[i])) {
                continue;
            }
            let adjacent: Vec<usize> = (1..length).filter(|_| random.percent(25)).collect();
            let nodes: Option<Vec<Node>> =
                events.iter().map(|&event| model.node_of(trace.event(event).thread, event)).collect();
            let nodes = nodes.expect("the model is complete");
            let truth = Oracle::new(&trace).sequence(&events, &adjacent);
            let answer = verdict(&trace, &model, &Goal::Sequence(nodes, adjacent.clone()));
            let context = || format!("seed {seed} {events:?} {adjacent:?}\n{}", draw(&trace));
            match answer {
                Verdict::Possible(_) => assert!(truth, "false: {}", context()),
                Verdict::Impossible => assert!(!truth, "wrongly denied: {}", context()),
                Verdict::Undecided => assert!(trace.threads() > 2, "undecided on two threads: {}", context()),
            }
        }
    }
}

/// Values make a read free to see any write of the same value, also where that is the only way.
#[test]
fn values_widen_what_two_threads_can_do() {
    let weights = Weights { branch: 0, ..Shape::default().weights };
    races_agree(10_000..12_000, |_| Shape { threads: 2, values: 2, weights, ..Shape::default() });
}

#[test]
fn the_closure_is_that_of_the_definition() {
    let (mut orders, mut contradictions) = (0, 0);
    for seed in 0..2500 {
        let trace = random::trace(seed, &Shape::any(seed, 22));
        let model = Model::contended(&trace);
        let prover = Prover { trace: &trace, model: &model, effort: Effort::default() };
        for pair in conflicting_pairs(&trace) {
            let node = |event: EventId| model.node_of(trace.event(event).thread, event);
            let (Some(a), Some(b)) = (node(pair.first), node(pair.second)) else { continue };
            let goals = [Goal::Race(a, b), Goal::Sequence(vec![b, a], Vec::new())];
            for goal in goals {
                let near = prover.first_time(&goal);
                for start in [EventId(0), near] {
                    for cut in prover.cuts(&goal, Some(start)).found {
                        let window = prover.window(&goal, cut, start);
                        match (Closure::new(&window), Matrix::new(&window)) {
                            (Ok(fast), Some(naive)) => {
                                assert!(naive.agrees_with(&fast), "seed {seed} {goal:?}\n{}", draw(&trace));
                                orders += 1;
                            }
                            (Err(_), None) => contradictions += 1,
                            (fast, _) => panic!("seed {seed} {goal:?}: {}\n{}", fast.is_ok(), draw(&trace)),
                        }
                    }
                }
            }
        }
    }
    assert!(orders > 10_000 && contradictions > 1_000, "{orders} orders, {contradictions} contradictions");
}

/// The running example of the paper: trace δ of Figure 2.
const FIGURE_2: &str = "
t1        t2        t3
          acq(l2)
          w(x)
          rel(l2)
                    w(y)
                    acq(l2)
                    w(p)
                    w(x)
                    rel(l2)
acq(l1)
r(x)
br
w(p)
w(y)
rel(l1)
          acq(l1)
          r(x)
          br
          r(p)
          acq(l2)
          r(y)
          rel(l2)
          rel(l1)
";

/// The events of a set, counted from 1.
fn numbers(model: &Model, cut: &Cut) -> Vec<u32> {
    let lanes = model.lanes.iter().zip(&cut.included);
    let mut numbers: Vec<u32> = lanes
        .flat_map(|(lane, &included)| lane.events[..included as usize].iter().map(|event| event.0 + 1))
        .collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn figure_2_has_the_sets_of_tables_1_and_2() {
    let trace = trace::columns::parse(FIGURE_2).expect("a well-formed drawing");
    let model = Model::complete(&trace);
    let prover = Prover { trace: &trace, model: &model, effort: Effort::default() };
    let step = |number: u32| {
        let event = EventId(number - 1);
        model.node_of(trace.event(event).thread, event).expect("the model is complete")
    };
    let goal = Goal::Sequence(vec![step(6), step(18), step(12)], Vec::new());

    // Table 1: F = {e1-12, e15-22}.
    let table_1: Vec<u32> = (1..=12).chain(15..=22).collect();
    let cuts = prover.cuts(&goal, None).found;
    let cut = cuts.iter().find(|cut| numbers(&model, cut) == table_1).expect("the feasible set of Table 1");

    // Table 2: the observation, lock and sequence orders; and the two that the closure of Figure 4(a) adds.
    let window = prover.window(&goal, cut.clone(), EventId(0));
    let closure = Closure::new(&window).expect("the sequence is feasible");
    let given = [(7, 10), (7, 16), (22, 9), (8, 19), (6, 18), (18, 12)];
    let derived = [(2, 7), (3, 5)];
    for (a, b) in given.into_iter().chain(derived) {
        assert!(closure.precedes(step(a), step(b)), "e{a} comes before e{b}");
    }
    // Reads without a branch after them are free: nothing orders e13 before e20, it is not even included.
    assert!(!closure.precedes(step(12), step(18)));

    assert!(matches!(verdict(&trace, &model, &goal), Verdict::Possible(_)));
    // "The two events cannot form a race": e12 and e6, because of the write-read order from e7 to e10.
    assert_eq!(verdict(&trace, &model, &Goal::Race(step(6), step(12))), Verdict::Impossible);
}

#[test]
fn figure_2_with_e6_and_e7_swapped_has_the_race() {
    let drawing = FIGURE_2.replacen("w(p)\n                    w(x)", "w(x)\n                    w(p)", 1);
    let trace = trace::columns::parse(&drawing).expect("a well-formed drawing");
    let model = Model::contended(&trace);
    let step = |number: u32| {
        let event = EventId(number - 1);
        model.node_of(trace.event(event).thread, event).expect("p is contended")
    };
    assert!(matches!(verdict(&trace, &model, &Goal::Race(step(7), step(12))), Verdict::Possible(_)));
}

/// Figure 1: without branches, the write of `y` can come before its read although it "depends" on it.
#[test]
fn figure_1_is_a_race_because_no_branch_depends_on_the_reads() {
    let drawing = "
t1        t2
          acq(l)
          r(y)
          w(x)
          rel(l)
acq(l)
r(x)
w(x)
rel(l)
w(y)
";
    let answer = |drawing: &str| {
        let trace = trace::columns::parse(drawing).expect("a well-formed drawing");
        let model = Model::complete(&trace);
        let step = |number: u32| {
            let event = EventId(number - 1);
            model.node_of(trace.event(event).thread, event).expect("the model is complete")
        };
        let race = verdict(&trace, &model, &Goal::Race(step(2), step(9)));
        let reversed = verdict(&trace, &model, &Goal::Sequence(vec![step(9), step(2)], Vec::new()));
        (matches!(race, Verdict::Possible(_)), matches!(reversed, Verdict::Possible(_)))
    };
    // The trace says where the branches are: there is one, at the end, that nothing depends on.
    assert_eq!(answer(&format!("{drawing}br\n")), (true, true));
    // A trace that says nothing of branches has one after every read: this is M2's answer.
    assert_eq!(answer(drawing), (false, false));
}
