//! The streaming detectors against their definitions.

use predict::random::{self, Random, Shape};
use predict::{Claims, Detector, hb, shb, wcp};
use trace::{Event, LocationId, Names, Op, ThreadId, Trace, columns};

const SEEDS: u64 = 6000;

/// The claimed pairs, as `e1-e2`, numbered as people see them.
fn pairs(claims: &Claims) -> Vec<String> {
    claims
        .sorted()
        .iter()
        .map(|claim| format!("e{}-e{}", claim.pair.first.0 + 1, claim.pair.second.0 + 1))
        .collect()
}

fn random_traces() -> impl Iterator<Item = (u64, Trace)> {
    (0..SEEDS).map(|seed| (seed, random::trace(seed, &Shape::any(seed, 40))))
}

fn random_traces_with_own_locations() -> impl Iterator<Item = (u64, Trace)> {
    (0..SEEDS).map(|seed| {
        let shape = Shape { shared_locations: 0, ..Shape::any(seed, 40) };
        (seed, random::trace(seed, &shape))
    })
}

#[test]
fn hb_is_its_definition() {
    for (seed, trace) in random_traces() {
        assert_eq!(hb::Hb.races(&trace).sorted(), hb::naive(&trace).sorted(), "seed {seed}");
    }
}

#[test]
fn shb_is_its_definition() {
    for (seed, trace) in random_traces() {
        assert_eq!(shb::Shb.races(&trace).sorted(), shb::naive(&trace).sorted(), "seed {seed}");
    }
}

#[test]
fn wcp_is_its_definition() {
    for (seed, trace) in random_traces() {
        assert_eq!(wcp::Wcp.races(&trace).sorted(), wcp::naive(&trace).sorted(), "seed {seed}");
    }
}

#[test]
fn stronger_orders_claim_less() {
    let mut totals = [0; 3];
    for (seed, trace) in random_traces_with_own_locations() {
        let [shb, hb, wcp] = [shb::Shb.races(&trace), hb::Hb.races(&trace), wcp::Wcp.races(&trace)];
        let [shb, hb, wcp] = [&shb, &hb, &wcp].map(pairs);
        assert!(shb.iter().all(|pair| hb.contains(pair)), "seed {seed}: shb {shb:?}, hb {hb:?}");
        assert!(hb.iter().all(|pair| wcp.contains(pair)), "seed {seed}: hb {hb:?}, wcp {wcp:?}");
        totals = [totals[0] + shb.len(), totals[1] + hb.len(), totals[2] + wcp.len()];
    }
    assert!(totals[0] < totals[1] && totals[1] < totals[2], "{totals:?}");
}

/// Threads that do anything at any time: releases of foreign locks, waits without locks, threads that outlive
/// their join.
fn nonsense(seed: u64) -> Trace {
    let mut random = Random(seed);
    let mut trace = Trace::default();
    trace.names.threads = Names::Numbered { prefix: "t", count: 3 };
    for number in 1..=30 {
        let op = Op::from_code(random.below(Op::COUNT as u32) as u8, random.below(3));
        let event = Event {
            thread: ThreadId(random.below(3)),
            op: op.expect("codes below the count are operations"),
            location: LocationId(number),
            value: None,
        };
        trace.push(event).expect("a small trace has room");
    }
    trace
}

#[test]
fn nonsense_is_taken_at_its_word() {
    for seed in 0..SEEDS {
        let trace = nonsense(seed);
        assert_eq!(hb::Hb.races(&trace).sorted(), hb::naive(&trace).sorted(), "seed {seed}");
        assert_eq!(shb::Shb.races(&trace).sorted(), shb::naive(&trace).sorted(), "seed {seed}");
        // Rule (b) of wcp presumes that locks exclude each other, so nothing is asked but an end.
        wcp::Wcp.races(&trace);
    }
}

#[test]
fn thousands_of_threads() {
    let shape = Shape { threads: 3000, events: 30_000, locks: 50, vars: 500, ..Shape::default() };
    let trace = random::trace(1, &shape);
    let [hb, wcp] = [hb::Hb.races(&trace), wcp::Wcp.races(&trace)];
    assert!(hb.len() > 1000 && hb.len() <= wcp.len());
}

/// What each detector claims of a drawing.
fn claims(drawing: &str) -> [String; 3] {
    let trace = columns::parse(drawing).expect("a well-formed drawing");
    [hb::Hb.races(&trace), shb::Shb.races(&trace), wcp::Wcp.races(&trace)]
        .map(|claims| pairs(&claims).join(" "))
}

#[test]
fn unordered_accesses_race_with_each_thread() {
    let [hb, shb, wcp] = claims("t1    t2    t3\nw(x)\n      w(x)\n            r(x)\n");
    assert_eq!(hb, "e1-e2 e1-e3 e2-e3");
    assert_eq!((shb, wcp), (hb.clone(), hb));
}

#[test]
fn a_write_before_the_last_one_is_not_forgotten() {
    let [hb, ..] = claims(
        "
t1       t2       t3
acq(l)
w(x)
rel(l)
         acq(l)
         w(x)
         rel(l)
                  r(x)
",
    );
    assert_eq!(hb, "e2-e7 e5-e7");
}

#[test]
fn concurrent_readers_each_race_with_the_writer() {
    let [hb, ..] = claims("t1    t2    t3\nr(x)\n      r(x)\nr(x)\n            w(x)\n");
    assert_eq!(hb, "e2-e4 e3-e4");
}

#[test]
fn only_the_first_race_is_schedulable() {
    // To write x before t1 does, t2 would have to read another y.
    let [hb, shb, _] = claims(
        "
t1       t2
w(x)
w(y)
         r(y)
         w(x)
",
    );
    assert_eq!((hb.as_str(), shb.as_str()), ("e2-e3 e1-e4", "e2-e3"));
}

#[test]
fn sections_without_common_data_can_be_swapped() {
    let all = claims(
        "
t1       t2
w(x)
acq(l)
w(y)
rel(l)
         acq(l)
         w(z)
         rel(l)
         w(x)
",
    );
    assert_eq!(all, ["", "", "e1-e8"]);
}

#[test]
fn sections_with_common_data_cannot() {
    let all = claims(
        "
t1       t2
w(x)
acq(l)
w(y)
rel(l)
         acq(l)
         r(y)
         w(x)
         rel(l)
",
    );
    assert_eq!(all, ["", "", ""]);
}

#[test]
fn an_access_before_the_common_data_is_not_ordered() {
    let all = claims(
        "
t1       t2
w(x)
acq(l)
w(y)
rel(l)
         acq(l)
         w(x)
         r(y)
         rel(l)
",
    );
    assert_eq!(all, ["", "", "e1-e6"]);
}

#[test]
fn sections_around_ordered_sections_are_ordered() {
    // Rule (b): y orders the inner sections of m, so the outer ones of l cannot be swapped either.
    let outer = claims(
        "
t1       t2
acq(l)
acq(m)
w(y)
rel(m)
w(x)
rel(l)
         acq(l)
         acq(m)
         r(y)
         rel(m)
         rel(l)
         w(x)
",
    );
    assert_eq!(outer, ["", "", ""]);
    let apart = claims(
        "
t1       t2
acq(m)
w(y)
rel(m)
acq(l)
w(x)
rel(l)
         acq(l)
         rel(l)
         acq(m)
         r(y)
         rel(m)
         w(x)
",
    );
    assert_eq!(apart, ["", "", "e5-e12"]);
}

#[test]
fn a_volatile_write_publishes() {
    let published = claims("t1     t2\nw(x)\nvw(f)\n       vr(f)\n       r(x)\n");
    assert_eq!(published, ["", "", ""]);
    let read_first = claims("t1     t2\n       vr(f)\nw(x)\nvw(f)\n       r(x)\n");
    assert_eq!(read_first, ["e2-e4", "e2-e4", "e2-e4"]);
    let both_write = claims("t1     t2\nw(x)\nvw(f)\n       vw(f)\n       r(x)\n");
    assert_eq!(both_write, ["e1-e4", "e1-e4", "e1-e4"]);
    let updates = claims("t1     t2\nw(x)\nu(f)\n       u(f)\n       r(x)\n");
    assert_eq!(updates, ["", "", ""]);
}

#[test]
fn a_volatile_read_sees_all_earlier_writers() {
    let all =
        claims("t1     t2     t3\nw(x)\nvw(f)\n       vw(f)\n              vr(f)\n              r(x)\n");
    assert_eq!(all, ["", "", ""]);
}

#[test]
fn volatile_accesses_do_not_race_with_plain_ones() {
    assert_eq!(claims("t1     t2\nw(f)\n       vr(f)\n       vw(f)\nr(f)\n"), ["", "", ""]);
}

#[test]
fn sections_with_common_volatile_data_cannot_be_swapped() {
    // No edge leads from a volatile read to a later write, but the read must not see it.
    let all = claims(
        "
t1       t2
acq(l)
vr(f)
w(x)
rel(l)
         acq(l)
         vw(f)
         rel(l)
         w(x)
",
    );
    assert_eq!(all, ["", "", ""]);
}

#[test]
fn forks_and_joins_order() {
    let all = claims(
        "
t1         t2
w(x)
fork(t2)
           w(x)
w(y)
           r(y)
join(t2)
r(x)
",
    );
    assert_eq!(all, ["e4-e5", "e4-e5", "e4-e5"]);
}

#[test]
fn a_fork_orders_its_thread_and_not_what_locks_ordered_before() {
    let all = claims(
        "
t1       t2         t3
w(x)
acq(l)
rel(l)
         acq(l)
         rel(l)
         fork(t3)
                    w(x)
",
    );
    assert_eq!(all, ["", "", "e1-e7"]);
}

#[test]
fn fp_wcp_a_thread_forked_inside_a_section_waits_for_its_end() {
    let all = claims(
        "
t1         t2
acq(l)
fork(t2)
w(x)
rel(l)
           acq(l)
           rel(l)
           w(x)
",
    );
    assert_eq!(all, ["", "", "e3-e7"]);
}

#[test]
fn inner_releases_of_re_entrant_locks_order_nothing() {
    let all = claims(
        "
t1       t2
acq(l)
acq(l)
w(y)
rel(l)
w(x)
rel(l)
         acq(l)
         r(y)
         rel(l)
         r(x)
",
    );
    assert_eq!(all, ["", "", ""]);
}

#[test]
fn a_wait_gives_the_lock_back_and_its_end_follows_the_notification() {
    let notified = claims(
        "
t1       t2
acq(l)
w(y)
wait(l)
         acq(l)
         r(y)
         w(x)
         notify(l)
         rel(l)
rel(l)
r(x)
",
    );
    assert_eq!(notified, ["", "", ""]);
    let timed_out = claims(
        "
t1       t2
acq(l)
wait(l)
         acq(l)
         w(x)
         rel(l)
rel(l)
r(x)
",
    );
    assert_eq!(timed_out, ["", "", "e4-e7"]);
    let notified_before = claims(
        "
t1       t2
         acq(l)
         w(x)
         notify(l)
         rel(l)
acq(l)
wait(l)
rel(l)
r(x)
",
    );
    assert_eq!(notified_before, ["", "", "e2-e8"]);
}
