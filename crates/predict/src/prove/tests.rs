//! Every answer against the exhaustive oracle, on tens of thousands of random traces.

use super::*;
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
