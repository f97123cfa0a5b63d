//! What detectors claim, folded by pairs of places: a loop that races a million times is one claim with a
//! count.

use rustc_hash::FxHashMap;
use trace::{EventId, LocationId, Trace};

/// Two events, the earlier one of the trace first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair {
    /// The earlier one.
    pub first: EventId,
    /// The later one.
    pub second: EventId,
}

impl Pair {
    /// The pair of two different events, in trace order.
    pub fn new(a: EventId, b: EventId) -> Self {
        Pair { first: a.min(b), second: a.max(b) }
    }
}

/// Where an event happened, as far as reports are told apart by it: its location, or where the trace has
/// none, what it did to what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// A known location.
    Location(LocationId),
    /// An unknown one: the operation's code and its operand stand in.
    Operation(u8, u32),
}

impl Place {
    /// The place of an event.
    pub fn of(trace: &Trace, event: EventId) -> Self {
        let event = trace.event(event);
        if event.location == LocationId::UNKNOWN {
            Place::Operation(event.op.code(), event.op.operand())
        } else {
            Place::Location(event.location)
        }
    }
}

/// One claim: all pairs of events at the same two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The first of them, in the order in which their later events happened.
    pub pair: Pair,
    /// How many there are.
    pub instances: u64,
}

/// Claims by unordered pair of places.
#[derive(Clone, Default)]
pub struct Claims {
    by_places: FxHashMap<(Place, Place), Claim>,
}

impl Claims {
    /// Counts one more instance.
    pub fn add(&mut self, trace: &Trace, pair: Pair) {
        self.add_many(trace, pair, 1);
    }

    /// Counts further instances, of which `pair` is one.
    pub fn add_many(&mut self, trace: &Trace, pair: Pair, instances: u64) {
        let (a, b) = (Place::of(trace, pair.first), Place::of(trace, pair.second));
        self.by_places
            .entry((a.min(b), a.max(b)))
            .and_modify(|claim| claim.instances += instances)
            .or_insert(Claim { pair, instances });
    }

    /// How many pairs of places are claimed.
    pub fn len(&self) -> usize {
        self.by_places.len()
    }

    /// Is nothing claimed?
    pub fn is_empty(&self) -> bool {
        self.by_places.is_empty()
    }

    /// All claims, ordered by their first pair's later event, then its earlier one.
    pub fn sorted(&self) -> Vec<Claim> {
        let mut claims: Vec<Claim> = self.by_places.values().copied().collect();
        claims.sort_unstable_by_key(|claim| (claim.pair.second, claim.pair.first));
        claims
    }
}
