//! The stages: each a relation, smaller than the one before, with a reason for every pair that it drops.
//!
//! ```text
//! original(a, b)  :- both access the same field, or both array elements, …; one of them writes.
//! reachable(a, b) :- original(a, b), a thread reaches a, a thread reaches b.
//! aliasing(a, b)  :- reachable(a, b), in some contexts both touch one abstract object.
//! escaping(a, b)  :- aliasing(a, b), that object may be shared, and is published when a and b happen.
//! parallel(a, b)  :- escaping(a, b), two threads may be at a and b at the same time.
//! unlocked(a, b)  :- parallel(a, b), they hold no common lock.
//! ```
//!
//! Pairs are unordered, and contexts and objects are carried along: a pair is in a relation if one *instance* of it is, and what
//! an instance fails is not tried again. The first two relations are counted without being written down: for each field, the
//! number of pairs follows from the number of accesses.

use crate::accesses::{AccessId, Deed, Kind, Location, Manner};
use crate::analysis::Analysis;
use crate::locks::{Common, Guarded};
use crate::own_join;
use crate::points_to::McId;
use crate::threads::ThreadId;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The stages, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Same sort of memory, one writes.
    Original,
    /// Threads get to both.
    Reachable,
    /// On one object.
    Aliasing,
    /// That threads share.
    Escaping,
    /// At the same time.
    Parallel,
    /// Without a common lock.
    Unlocked,
}

impl Stage {
    /// All of them.
    pub const ALL: [Stage; 6] = [
        Stage::Original,
        Stage::Reachable,
        Stage::Aliasing,
        Stage::Escaping,
        Stage::Parallel,
        Stage::Unlocked,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Original => "original",
            Stage::Reachable => "reachable",
            Stage::Aliasing => "aliasing",
            Stage::Escaping => "escaping",
            Stage::Parallel => "parallel",
            Stage::Unlocked => "unlocked",
        }
    }
}

/// Why a pair is not in a relation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// They access different memory, or both read.
    NoConflict,
    /// No thread reaches one of them.
    Unreachable,
    /// They never touch the same object.
    DifferentObjects,
    /// Only one thread ever has the object.
    NotShared,
    /// One of them happens before the object is given to others.
    Unpublished,
    /// Start and join order them, or there is only one thread.
    NotParallel,
    /// One of them waits for a signal that the other gives afterwards.
    Signalled,
    /// Each of the threads has an object of its own.
    OwnObject,
    /// One of them is behind the join of the thread that does the other to itself.
    OwnThreadOver,
    /// They hold a common lock.
    CommonLock,
    /// They hold a lock that is one abstract object.
    CommonLockAssumed,
}

impl Reason {
    /// The stage that drops such pairs.
    pub fn stage(self) -> Stage {
        match self {
            Reason::NoConflict => Stage::Original,
            Reason::Unreachable => Stage::Reachable,
            Reason::DifferentObjects => Stage::Aliasing,
            Reason::NotShared | Reason::Unpublished => Stage::Escaping,
            Reason::NotParallel | Reason::Signalled | Reason::OwnObject | Reason::OwnThreadOver => {
                Stage::Parallel
            }
            Reason::CommonLock | Reason::CommonLockAssumed => Stage::Unlocked,
        }
    }

    /// In one sentence.
    pub fn sentence(self) -> &'static str {
        match self {
            Reason::NoConflict => "they do not access the same sort of memory, or none of them writes",
            Reason::Unreachable => "no thread gets to one of them",
            Reason::DifferentObjects => "they never touch the same object",
            Reason::NotShared => "only one thread ever has the object",
            Reason::Unpublished => "one of them happens before any other thread has the object",
            Reason::NotParallel => {
                "they cannot happen at the same time: the start or the end of a thread lies between them, or one thread does both"
            }
            Reason::Signalled => "one of them waits for a signal that the other gives afterwards",
            Reason::OwnObject => "each thread does it to the object that it was started on",
            Reason::OwnThreadOver => {
                "a thread does one of them to itself, and the other waits for that very thread"
            }
            Reason::CommonLock => "both hold the same lock",
            Reason::CommonLockAssumed => {
                "both hold a lock that is made at the same place; that it is the same lock is assumed, not proven"
            }
        }
    }
}

/// One instance of a pair: in which contexts, on which object, by which threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Instance {
    pub contexts: (McId, McId),
    pub location: Location,
    pub threads: (ThreadId, ThreadId),
}

/// What became of a pair that aliases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It may race, like this.
    MayRace(Instance),
    /// It was dropped.
    Dropped(Reason),
}

impl Verdict {
    /// The last relation that it is in.
    pub(crate) fn stage(self) -> Stage {
        match self {
            Verdict::MayRace(_) => Stage::Unlocked,
            Verdict::Dropped(reason) => match reason.stage() {
                Stage::Original | Stage::Reachable => Stage::Original,
                Stage::Aliasing => Stage::Reachable,
                Stage::Escaping => Stage::Aliasing,
                Stage::Parallel => Stage::Escaping,
                Stage::Unlocked => Stage::Parallel,
            },
        }
    }
}

/// A pair of accesses, the lower number first.
pub(crate) type Pair = (AccessId, AccessId);

/// The outcome of all stages.
pub(crate) struct Relations {
    /// Pairs that alias, with what became of them.
    pub(crate) pairs: BTreeMap<Pair, Verdict>,
    /// How many pairs are in each relation.
    pub(crate) counts: [u64; 6],
}

/// So many combinations of contexts of one pair on one object are tried: the rest fail for the same reasons.
const COMBINATIONS: usize = 400;

/// Runs all stages.
pub(crate) fn relations(analysis: &Analysis<'_, '_>) -> Relations {
    let mut pairs: BTreeMap<Pair, Verdict> = BTreeMap::new();
    for (location, members) in buckets(analysis) {
        for (index, one) in members.iter().enumerate() {
            for other in &members[index..] {
                consider(analysis, location, one, other, &mut pairs);
            }
        }
    }
    let mut counts = [0; 6];
    counts[0] = count(analysis, |_| true);
    counts[1] = count(analysis, |id| is_reached(analysis, id));
    for verdict in pairs.values() {
        let last = verdict.stage();
        for (place, stage) in Stage::ALL.iter().enumerate().skip(2) {
            counts[place] += u64::from(*stage <= last);
        }
    }
    Relations { pairs, counts }
}

/// An access with the contexts in which it touches a location.
type Member = (AccessId, Vec<McId>);

/// For each piece of memory, who touches it.
fn buckets(analysis: &Analysis<'_, '_>) -> BTreeMap<Location, Vec<Member>> {
    let mut buckets: BTreeMap<Location, Vec<Member>> = BTreeMap::new();
    for (id, access) in analysis.accesses.entries() {
        for &mc in analysis.run_in.get(&access.method).into_iter().flatten() {
            for location in analysis.locations(id, mc) {
                let members = buckets.entry(location).or_default();
                match members.last_mut().filter(|(last, _)| *last == id) {
                    Some((_, contexts)) => contexts.push(mc),
                    None => members.push((id, vec![mc])),
                }
            }
        }
    }
    buckets.retain(|_, members| members.iter().any(|(id, _)| analysis.accesses[*id].deed == Deed::Write));
    buckets
}

fn consider(
    analysis: &Analysis<'_, '_>,
    location: Location,
    one: &Member,
    other: &Member,
    pairs: &mut BTreeMap<Pair, Verdict>,
) {
    let deeds = (analysis.accesses[one.0].deed, analysis.accesses[other.0].deed);
    let pair = (one.0, other.0);
    let manners = (analysis.accesses[one.0].manner, analysis.accesses[other.0].manner);
    let never = deeds == (Deed::Read, Deed::Read) || manners == (Manner::Atomic, Manner::Atomic);
    if never || matches!(pairs.get(&pair), Some(Verdict::MayRace(_))) {
        return;
    }
    let verdict = judge(analysis, location, one, other);
    let known = pairs.entry(pair).or_insert(verdict);
    if known.stage() < verdict.stage() {
        *known = verdict;
    }
}

/// The best that any instance of a pair on one piece of memory comes to.
pub(crate) fn judge(
    analysis: &Analysis<'_, '_>,
    location: Location,
    one: &Member,
    other: &Member,
) -> Verdict {
    if let Some(reason) = not_escaping(analysis, location, one.0, other.0) {
        return Verdict::Dropped(reason);
    }
    let mut best = Verdict::Dropped(Reason::NotParallel);
    let combinations = one.1.iter().flat_map(|&mine| other.1.iter().map(move |&theirs| (mine, theirs)));
    for contexts in combinations.take(COMBINATIONS) {
        let verdict = judge_instance(analysis, location, (one.0, other.0), contexts);
        let is_told = matches!(
            verdict,
            Verdict::Dropped(Reason::OwnObject | Reason::OwnThreadOver | Reason::Signalled)
        );
        if best.stage() < verdict.stage() || (is_told && best == Verdict::Dropped(Reason::NotParallel)) {
            best = verdict;
        }
        if matches!(best, Verdict::MayRace(_)) {
            break;
        }
    }
    best
}

fn not_escaping(
    analysis: &Analysis<'_, '_>,
    location: Location,
    one: AccessId,
    other: AccessId,
) -> Option<Reason> {
    if location.object().is_some_and(|obj| !analysis.escape.is_shared(obj)) {
        return Some(Reason::NotShared);
    }
    if matches!(location, Location::Static(_)) {
        return None;
    }
    (analysis.is_unpublished(one) || analysis.is_unpublished(other)).then_some(Reason::Unpublished)
}

fn judge_instance(
    analysis: &Analysis<'_, '_>,
    location: Location,
    pair: Pair,
    contexts: (McId, McId),
) -> Verdict {
    match meeting(analysis, location, pair, contexts) {
        Err(reason) => Verdict::Dropped(reason),
        Ok(threads) => match common_lock(analysis, location, pair, contexts) {
            Some(Common::Proven) => Verdict::Dropped(Reason::CommonLock),
            Some(Common::Assumed) => Verdict::Dropped(Reason::CommonLockAssumed),
            None => Verdict::MayRace(Instance { contexts, location, threads }),
        },
    }
}

/// Two threads that may be there at the same time.
fn meeting(
    analysis: &Analysis<'_, '_>,
    location: Location,
    pair: Pair,
    contexts: (McId, McId),
) -> Result<(ThreadId, ThreadId), Reason> {
    let points = (analysis.accesses[pair.0].at, analysis.accesses[pair.1].at);
    let mut reason = Reason::NotParallel;
    for &one in &analysis.threads.running[contexts.0] {
        for &other in &analysis.threads.running[contexts.1] {
            let ends = ((one, contexts.0, points.0), (other, contexts.1, points.1));
            if !analysis.parallel.holds(ends.0, ends.1) {
                continue;
            }
            if analysis.order.holds(ends.0, ends.1) {
                reason = Reason::Signalled;
                continue;
            }
            let is_of_object = location.object().is_some();
            if one == other && is_of_object && analysis.is_own(pair.0) && analysis.is_own(pair.1) {
                reason = Reason::OwnObject;
                continue;
            }
            if own_join::is_over(analysis, one, pair.0, contexts.0, (pair.1, contexts.1))
                || own_join::is_over(analysis, other, pair.1, contexts.1, (pair.0, contexts.0))
            {
                reason = Reason::OwnThreadOver;
                continue;
            }
            return Ok((one, other));
        }
    }
    Err(reason)
}

fn common_lock(
    analysis: &Analysis<'_, '_>,
    location: Location,
    pair: Pair,
    contexts: (McId, McId),
) -> Option<Common> {
    let held =
        (analysis.held_by(pair.0, contexts.0, location), analysis.held_by(pair.1, contexts.1, location));
    if held.0.is_empty() || held.1.is_empty() {
        return None;
    }
    let bases = (analysis.base_path(pair.0), analysis.base_path(pair.1));
    let is_one_place = location.object().is_none_or(|obj| analysis.stability.is_single(obj));
    let one = Guarded { held: &held.0, base: bases.0.as_ref(), object: location.object(), is_one_place };
    let other = Guarded { held: &held.1, base: bases.1.as_ref(), object: location.object(), is_one_place };
    analysis.locks.common(&one, &other)
}

/// Does a thread get to the access?
pub(crate) fn is_reached(analysis: &Analysis<'_, '_>, id: AccessId) -> bool {
    analysis.run_in.contains_key(&analysis.accesses[id].method)
}

/// Could the accesses conflict, by what sort of memory they touch and how?
pub(crate) fn conflicts(analysis: &Analysis<'_, '_>, one: AccessId, other: AccessId) -> bool {
    let (one, other) = (&analysis.accesses[one], &analysis.accesses[other]);
    let same = one.kind == other.kind
        || (one.kind == Kind::Address && other.kind != Kind::Contents)
        || (other.kind == Kind::Address && one.kind != Kind::Contents);
    let is_plain = one.manner == Manner::Plain || other.manner == Manner::Plain;
    same && is_plain && (one.deed == Deed::Write || other.deed == Deed::Write)
}

/// How many pairs of the accesses that count could conflict.
fn count(analysis: &Analysis<'_, '_>, counts: impl Fn(AccessId) -> bool) -> u64 {
    let mut groups: FxHashMap<Kind, (u64, u64)> = FxHashMap::default();
    for (_, access) in analysis.accesses.entries().filter(|(id, _)| counts(*id)) {
        let group = groups.entry(access.kind).or_default();
        match access.deed {
            Deed::Read => group.0 += 1,
            Deed::Write => group.1 += 1,
        }
    }
    let pairs = |(reads, writes): (u64, u64)| writes * (writes + 1) / 2 + writes * reads;
    let (address_reads, address_writes) = groups.get(&Kind::Address).copied().unwrap_or_default();
    let mut total = 0;
    for (&kind, &(reads, writes)) in &groups {
        total += pairs((reads, writes));
        if kind != Kind::Address && kind != Kind::Contents {
            total += address_writes * (reads + writes) + address_reads * writes;
        }
    }
    total
}
