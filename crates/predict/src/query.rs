//! Order violations that a user asks about: `e18 < e12`.
//!
//! Events are numbered from 1, as the trace lists them. `<` is "before", `<<` is "immediately before":
//! `e6 < e18 << e12` asks whether `e6` can come before `e18` and `e18` right before `e12`.

use crate::run::{Bug, What};
use crate::{Witness, checker};
use std::fmt;
use trace::{EventId, Trace};

/// A sequence of events to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// The events, in the order asked for.
    pub events: Vec<EventId>,
    /// Positions (from 1) of events that must come right after their predecessor.
    pub adjacent: Vec<usize>,
}

/// The answer to a query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It can happen: here is a checked reordering.
    Possible(Bug),
    /// No reordering shows it.
    Impossible,
    /// Neither was found out within the limits.
    Undecided,
    /// A reordering was found that the checker rejected: a bug of ours.
    Rejected(checker::Flaw),
}

/// Decides a query.
pub fn answer(trace: &Trace, query: &Query) -> Answer {
    let _ = (trace, query, What::Sequence { events: Vec::new() });
    Answer::Undecided
}
