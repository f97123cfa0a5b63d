//! The trap set (Sections 3.4.1, 3.4.5): dangerous pairs of places, and the probability with which each place is delayed.
//!
//! `P(loc) = 1` when a pair with `loc` is added; every delay in vain decays it; at 0 all pairs of `loc` leave. A pair that was
//! caught or is probably ordered leaves, too. What left does not come back in this run.

use crate::random::{Chance, mix};
use crate::sites::Sites;
use crate::traps::lock;
use crate::{SiteId, Time};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Two places, which may be the same; the smaller one first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Pair(SiteId, SiteId);

impl Pair {
    pub(crate) fn new(a: SiteId, b: SiteId) -> Self {
        Pair(a.min(b), a.max(b))
    }

    pub(crate) fn sites(self) -> [SiteId; 2] {
        [self.0, self.1]
    }

    fn word(self) -> u64 {
        u64::from(self.0.0) << 32 | u64::from(self.1.0)
    }
}

#[derive(Default)]
struct Pairs {
    partners: BTreeMap<SiteId, BTreeSet<SiteId>>,
    gone: FxHashSet<Pair>,
    caught: FxHashMap<Pair, Caught>,
}

/// What is known of a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Caught {
    pub(crate) times: u64,
    pub(crate) first: Time,
}

pub(crate) struct Plan {
    decay: f64,
    pairs: Mutex<Pairs>,
    /// Pairs that need no second look, by hash: most near misses are old acquaintances.
    known: Box<[AtomicU64]>,
}

const KNOWN: usize = 1 << 12;

impl Plan {
    pub(crate) fn new(decay: f64) -> Self {
        // No pair: both halves cannot be the highest number.
        let known = std::iter::repeat_with(|| AtomicU64::new(u64::MAX)).take(KNOWN).collect();
        Plan { decay, pairs: Mutex::default(), known }
    }

    /// The two places nearly collided, or somebody suspects that they might.
    #[inline]
    pub(crate) fn add(&self, pair: Pair, sites: &Sites) {
        let known = &self.known[mix(pair.word()) as usize % KNOWN];
        if known.load(Ordering::Relaxed) == pair.word() {
            return;
        }
        self.add_new(pair, sites);
        known.store(pair.word(), Ordering::Relaxed);
    }

    #[cold]
    fn add_new(&self, pair: Pair, sites: &Sites) {
        let mut pairs = lock(&self.pairs);
        if pairs.gone.contains(&pair) {
            return;
        }
        let [a, b] = pair.sites();
        let new = pairs.partners.entry(a).or_default().insert(b);
        pairs.partners.entry(b).or_default().insert(a);
        if new {
            sites.get(a).set_chance(Chance::ALWAYS);
            sites.get(b).set_chance(Chance::ALWAYS);
        }
    }

    /// The two places are probably ordered.
    pub(crate) fn prune(&self, pair: Pair, sites: &Sites) {
        lock(&self.pairs).remove(pair, sites);
    }

    /// A place turned out to be others.
    pub(crate) fn retire(&self, site: SiteId, sites: &Sites) {
        lock(&self.pairs).remove_all(site, sites);
    }

    /// The two places were caught.
    pub(crate) fn caught(&self, pair: Pair, now: Time, sites: &Sites) {
        let mut pairs = lock(&self.pairs);
        pairs.remove(pair, sites);
        pairs.caught.entry(pair).or_insert(Caught { times: 0, first: now }).times += 1;
    }

    pub(crate) fn times_caught(&self, pair: Pair) -> u64 {
        lock(&self.pairs).caught.get(&pair).map_or(0, |caught| caught.times)
    }

    /// A delay here was in vain.
    pub(crate) fn failed(&self, site: SiteId, sites: &Sites) {
        let mut pairs = lock(&self.pairs);
        let mut decayed: BTreeSet<SiteId> = pairs.partners.get(&site).cloned().unwrap_or_default();
        decayed.insert(site);
        for site in decayed {
            let chance = sites.get(site).chance().decayed(self.decay);
            sites.get(site).set_chance(chance);
            if chance == Chance::NEVER {
                pairs.remove_all(site, sites);
            }
        }
    }

    /// The pairs that are left, sorted.
    pub(crate) fn dangerous(&self) -> Vec<Pair> {
        let pairs = lock(&self.pairs);
        let all = pairs.partners.iter().flat_map(|(a, partners)| partners.iter().map(|b| Pair::new(*a, *b)));
        let all: BTreeSet<Pair> = all.collect();
        all.into_iter().collect()
    }

    /// What was caught, sorted by pair.
    pub(crate) fn violations(&self) -> Vec<(Pair, Caught)> {
        let mut violations: Vec<_> =
            lock(&self.pairs).caught.iter().map(|(pair, caught)| (*pair, *caught)).collect();
        violations.sort_unstable_by_key(|(pair, _)| *pair);
        violations
    }
}

impl Pairs {
    fn remove(&mut self, pair: Pair, sites: &Sites) {
        self.gone.insert(pair);
        let [a, b] = pair.sites();
        for (site, partner) in [(a, b), (b, a)] {
            let Some(partners) = self.partners.get_mut(&site) else { continue };
            partners.remove(&partner);
            if partners.is_empty() {
                self.partners.remove(&site);
                sites.get(site).set_chance(Chance::NEVER);
            }
        }
    }

    fn remove_all(&mut self, site: SiteId, sites: &Sites) {
        for partner in self.partners.get(&site).cloned().unwrap_or_default() {
            self.remove(Pair::new(site, partner), sites);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> (Plan, Sites, [SiteId; 3]) {
        let sites = Sites::default();
        let names = ["a", "b", "c"].map(|name| sites.declare(name, None).0);
        (Plan::new(0.5), sites, names)
    }

    #[test]
    fn a_pair_that_left_does_not_come_back() {
        let (plan, sites, [a, b, c]) = plan();
        plan.add(Pair::new(b, a), &sites);
        plan.add(Pair::new(a, c), &sites);
        plan.prune(Pair::new(a, b), &sites);
        plan.add(Pair::new(a, b), &sites);
        assert_eq!(plan.dangerous(), [Pair::new(a, c)]);
        assert_eq!(
            [a, b, c].map(|site| sites.get(site).chance()),
            [Chance::ALWAYS, Chance::NEVER, Chance::ALWAYS]
        );
    }

    #[test]
    fn failures_wear_a_place_and_its_partners_out() {
        let (plan, sites, [a, b, c]) = plan();
        plan.add(Pair::new(a, b), &sites);
        plan.add(Pair::new(c, c), &sites);
        for _ in 0..5 {
            plan.failed(a, &sites);
        }
        assert_eq!(sites.get(b).chance(), Chance(2048));
        plan.failed(b, &sites);
        assert_eq!(plan.dangerous(), [Pair::new(c, c)]);
    }

    #[test]
    fn what_was_caught_is_counted() {
        let (plan, sites, [a, b, _]) = plan();
        plan.add(Pair::new(a, b), &sites);
        plan.caught(Pair::new(a, b), Time(7), &sites);
        plan.caught(Pair::new(b, a), Time(9), &sites);
        assert_eq!(plan.violations(), [(Pair::new(a, b), Caught { times: 2, first: Time(7) })]);
        assert!(plan.dangerous().is_empty());
    }
}
