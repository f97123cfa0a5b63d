//! Order violations that a user asks about: `e18 < e12`.
//!
//! Events are numbered from 1, as the trace lists them. `<` is "before", `<<` is "immediately before":
//! `e6 < e18 << e12` asks whether `e6` can come before `e18` and `e18` right before `e12`.

use crate::checker;
use crate::model::{Model, Node};
use crate::prove::{Effort, Goal, Prover, Verdict};
use crate::run::{Bug, What};
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
    let model = Model::complete(trace);
    let node = |event: EventId| model.node_of(trace.event(event).thread, event);
    let nodes: Option<Vec<Node>> = query.events.iter().map(|&event| node(event)).collect();
    let Some(nodes) = nodes else { return Answer::Impossible };
    let goal = Goal::Sequence(nodes, query.adjacent.clone());
    let prover = Prover { trace, model: &model, effort: Effort::default() };
    match prover.prove(&goal) {
        Verdict::Impossible => Answer::Impossible,
        Verdict::Undecided => Answer::Undecided,
        Verdict::Possible(witness) => match checker::check(trace, &[&witness])[0] {
            Ok(()) => {
                let what = What::Sequence { events: query.events.clone() };
                Answer::Possible(Bug { what, witness, instances: 1 })
            }
            Err(flaw) => Answer::Rejected(flaw),
        },
    }
}
