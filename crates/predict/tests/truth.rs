//! What is reported, against the exhaustive oracle, on thousands of random traces. Every event has its own
//! location, so a pair of places is a pair of events.

use predict::hb::Hb;
use predict::oracle::Oracle;
use predict::random::{self, Shape, Weights};
use predict::shb::Shb;
use predict::syncp::{self, Syncp};
use predict::{Config, Detector, Engine, Outcome, Pair, What};
use std::collections::{BTreeMap, BTreeSet};
use trace::{Event, EventId, Op, ThreadId, Trace, VarId};

fn run(trace: &Trace) -> Outcome {
    let outcome = predict::run(trace, &Config::default(), &|_| {});
    let rejected = outcome.races.rejected + outcome.deadlocks.rejected + outcome.atomicity.rejected;
    assert_eq!(rejected, 0, "the checker rejected a witness");
    outcome
}

fn random_trace(seed: u64, shape: &Shape) -> Trace {
    random::trace(seed, &Shape { shared_locations: 0, ..*shape })
}

fn races(outcome: &Outcome) -> BTreeSet<Pair> {
    let races = outcome.bugs.iter().filter_map(|bug| match bug.what {
        What::Race { accesses: [a, b], .. } => Some(Pair::new(a, b)),
        _ => None,
    });
    races.collect()
}

fn deadlocks(outcome: &Outcome) -> BTreeSet<Vec<EventId>> {
    let deadlocks = outcome.bugs.iter().filter_map(|bug| match &bug.what {
        What::Deadlock { requests, .. } => {
            let mut cycle = requests.clone();
            let first = (0..cycle.len()).min_by_key(|&at| cycle[at])?;
            cycle.rotate_left(first);
            Some(cycle)
        }
        _ => None,
    });
    deadlocks.collect()
}

/// Nothing is false, and nothing is missed. For two threads the latter is a theorem; for more it is not, but
/// on traces as small as these the search closes what the closure leaves open.
fn agrees<T: Ord + std::fmt::Debug>(seed: u64, found: &BTreeSet<T>, truth: &BTreeSet<T>) {
    assert!(found.is_subset(truth), "seed {seed}: false: {:?}", found.difference(truth).collect::<Vec<_>>());
    assert_eq!(found, truth, "seed {seed}: missed");
}

#[test]
fn races_agree_with_the_oracle() {
    let mut found = 0;
    for seed in 0..4000 {
        let trace = random_trace(seed, &Shape::any(seed, 18));
        let races = races(&run(&trace));
        agrees(seed, &races, &Oracle::new(&trace).races());
        found += races.len();
    }
    assert!(found > 5000, "only {found} races: the traces are too tame to test anything");
}

#[test]
fn deadlocks_agree_with_the_oracle() {
    let weights = Weights { acquire: 60, release: 60, read: 6, write: 6, ..Shape::default().weights };
    let mut found = 0;
    let mut long = 0;
    for seed in 0..6000 {
        let base = Shape::any(seed, 24);
        let weights = Weights {
            branch: base.weights.branch,
            fork: base.weights.fork,
            wait: base.weights.wait,
            notify: base.weights.notify,
            ..weights
        };
        let shape = Shape { threads: 2 + (seed % 3) as u32, events: 24, locks: 3, weights, ..base };
        let trace = random_trace(seed, &shape);
        let deadlocks = deadlocks(&run(&trace));
        agrees(seed, &deadlocks, &Oracle::new(&trace).deadlocks());
        found += deadlocks.len();
        long += deadlocks.iter().filter(|cycle| cycle.len() > 2).count();
    }
    assert!(found > 200 && long > 5, "only {found} deadlocks, {long} of them long: the traces are too tame");
}

/// The volatile reads that see what another thread wrote.
fn received(trace: &Trace) -> BTreeSet<EventId> {
    let mut writers: BTreeMap<VarId, ThreadId> = BTreeMap::new();
    let mut received = BTreeSet::new();
    for (id, event) in trace.events() {
        let Some(var) = event.op.var() else { continue };
        let sees_another = writers.get(&var).is_some_and(|writer| *writer != event.thread);
        if sees_another && event.op.reads() && !event.op.is_plain_access() {
            received.insert(id);
        }
        if event.op.writes() {
            writers.insert(var, event.thread);
        }
    }
    received
}

/// The definition: successive accesses of one thread that are expected to be atomic, and an access of another
/// that no serial order explains between them.
fn atomicity_candidates(trace: &Trace) -> Vec<[EventId; 3]> {
    let events: Vec<(EventId, Event)> = trace.events().collect();
    let received = received(trace);
    let mut found = Vec::new();
    for (i, &(a1, first)) in events.iter().enumerate() {
        let Some(var) = first.op.var() else { continue };
        let same_thread = || events[i + 1..].iter().filter(|(_, e)| e.thread == first.thread);
        let Some(&(a2, second)) = same_thread().find(|(_, e)| e.op.var() == Some(var)) else { continue };
        let pause =
            |(id, e): &&(EventId, Event)| *id < a2 && matches!(e.op, Op::Fork(_) | Op::Join(_) | Op::Task);
        let notices = |(id, _): &&(EventId, Event)| *id < a2 && received.contains(id);
        let plain = first.op.is_plain_access() && second.op.is_plain_access();
        let updates = matches!((first.op, second.op), (Op::Update(_), Op::Update(_)));
        let lost_update = first.op.reads() && second.op.writes() && !updates;
        if same_thread().any(|e| pause(&e) || notices(&e)) || !(plain || lost_update) {
            continue;
        }
        for &(b, other) in events.iter().filter(|(_, e)| e.thread != first.thread && e.op.var() == Some(var))
        {
            let unserialisable = other.op.writes() && (first.op.reads() || second.op.reads())
                || other.op.reads() && first.op.writes() && second.op.writes();
            if unserialisable {
                found.push([a1, b, a2]);
            }
        }
    }
    found
}

#[test]
fn atomicity_violations_agree_with_the_oracle() {
    let mut count = 0;
    for seed in 0..3000 {
        let base = Shape::any(seed, 16);
        let weights = Weights { wait: 0, ..base.weights };
        let trace = random_trace(seed, &Shape { threads: 2 + (seed % 2) as u32, weights, ..base });
        let oracle = Oracle::new(&trace);
        let possible = |accesses: &[EventId; 3]| oracle.sequence(accesses, &[]);
        let truth: BTreeSet<[EventId; 3]> =
            atomicity_candidates(&trace).into_iter().filter(possible).collect();
        let violations = run(&trace).bugs.into_iter().filter_map(|bug| match bug.what {
            What::Atomicity { accesses, .. } => Some(accesses),
            _ => None,
        });
        let found: BTreeSet<[EventId; 3]> = violations.collect();
        agrees(seed, &found, &truth);
        count += found.len();
    }
    assert!(count > 2000, "only {count} violations: the traces are too tame");
}

#[test]
fn sync_preserving_races_are_those_of_the_definition_and_all_are_reported() {
    for seed in 0..3000 {
        let trace = random_trace(seed, &Shape::any(seed, 24));
        let fast: BTreeSet<Pair> = Syncp.races(&trace).sorted().iter().map(|claim| claim.pair).collect();
        assert_eq!(fast, syncp::naive::races(&trace), "seed {seed}");
        let reported = races(&run(&trace));
        assert!(
            fast.is_subset(&reported),
            "seed {seed}: {:?}",
            fast.difference(&reported).collect::<Vec<_>>()
        );
    }
}

/// A detector that is right is never wrong where a stronger one is asked: schedulable races are
/// sync-preserving, and those are all reported.
#[test]
fn each_engine_finds_what_the_weaker_ones_find() {
    for seed in 0..2000 {
        let trace = random_trace(seed, &Shape::any(seed, 26));
        let claims = |detector: &dyn Detector| -> BTreeSet<Pair> {
            detector.races(&trace).sorted().iter().map(|claim| claim.pair).collect()
        };
        let (hb, shb, syncp) = (claims(&Hb), claims(&Shb), claims(&Syncp));
        let reported = races(&run(&trace));
        assert!(shb.is_subset(&hb), "seed {seed}: shb beyond hb");
        assert!(shb.is_subset(&syncp), "seed {seed}: shb beyond syncp: {:?}", shb.difference(&syncp));
        assert!(syncp.is_subset(&reported), "seed {seed}: syncp beyond the report");
    }
}

/// Whatever engine proposes a race, only what has a witness is reported.
#[test]
fn no_engine_reports_a_race_that_the_oracle_denies() {
    for seed in 0..1500 {
        let trace = random_trace(seed, &Shape::any(seed, 16));
        let truth = Oracle::new(&trace).races();
        for engine in Engine::ALL {
            let config = Config { engine, deadlocks: false, atomicity: false, ..Config::default() };
            let found = races(&predict::run(&trace, &config, &|_| {}));
            assert!(found.is_subset(&truth), "seed {seed}, {}: {found:?}", engine.name());
        }
    }
}
