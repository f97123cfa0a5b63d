//! The streaming detectors against their definitions.

use predict::random::{self, Shape};
use predict::{Claims, Detector, hb, shb, wcp};
use trace::{Trace, columns};

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
