//! Order violations that a user asks about: `e18 < e12`.
//!
//! Events are numbered from 1, as the trace lists them. `<` is "before", `<<` is "immediately before":
//! `e6 < e18 << e12` asks whether `e6` can come before `e18` and `e18` right before `e12`.

use crate::checker;
use crate::model::{Model, Node};
use crate::run::{Bug, What};
use crate::seqcheck::{Effort, Goal, Prover, Verdict};
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

/// Why a text is no query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum QueryError {
    /// A part that should name an event does not.
    NotAnEvent(String),
    /// The trace has no event of this number.
    NoSuchEvent {
        /// What was asked for.
        wanted: String,
        /// How many events there are.
        events: usize,
    },
    /// An event cannot come before itself.
    Twice(EventId),
    /// One event is always possible: it happened.
    TooShort,
}

impl fmt::Display for QueryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QueryError::NotAnEvent(part) if part.is_empty() => {
                f.write_str("an event is missing before or after `<`; write it as in `e18 < e12`")
            }
            QueryError::NotAnEvent(part) => {
                write!(f, "{part:?} is no event; write its number, counted from 1, as in `e18 < e12`")
            }
            QueryError::NoSuchEvent { wanted, events: 0 } => {
                write!(f, "there is no event {wanted}: the trace is empty")
            }
            QueryError::NoSuchEvent { wanted, events } => {
                write!(f, "there is no event {wanted}: the trace has {events} events, e1 to e{events}")
            }
            QueryError::Twice(event) => write!(f, "e{} is named twice, but happens only once", event.0 + 1),
            QueryError::TooShort => f.write_str("a query names at least two events, as in `e18 < e12`"),
        }
    }
}

impl std::error::Error for QueryError {}

impl Query {
    /// Reads `e6 < e18 << e12`; the `e` may be left out. `trace_len` is the number of events in the trace.
    pub fn parse(text: &str, trace_len: usize) -> Result<Self, QueryError> {
        let mut query = Query { events: Vec::new(), adjacent: Vec::new() };
        for (at, part) in text.split('<').enumerate() {
            let is_gap_of_double = part.is_empty() && at > 0 && !query.adjacent.contains(&query.events.len());
            if is_gap_of_double {
                query.adjacent.push(query.events.len());
                continue;
            }
            let event = parse_event(part.trim(), trace_len)?;
            if query.events.contains(&event) {
                return Err(QueryError::Twice(event));
            }
            query.events.push(event);
        }
        if query.adjacent.contains(&query.events.len()) {
            return Err(QueryError::NotAnEvent(String::new()));
        }
        if query.events.len() < 2 { Err(QueryError::TooShort) } else { Ok(query) }
    }
}

/// `e6 < e18 << e12`.
impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, event) in self.events.iter().enumerate() {
            match at {
                0 => {}
                _ if self.adjacent.contains(&at) => f.write_str(" << ")?,
                _ => f.write_str(" < ")?,
            }
            write!(f, "e{}", event.0 + 1)?;
        }
        Ok(())
    }
}

fn parse_event(part: &str, events: usize) -> Result<EventId, QueryError> {
    let digits = part.strip_prefix(['e', 'E']).unwrap_or(part);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(QueryError::NotAnEvent(part.to_owned()));
    }
    let number: Option<usize> = digits.parse().ok();
    let index = number.and_then(|number| number.checked_sub(1)).filter(|&index| index < events);
    match index.and_then(|index| u32::try_from(index).ok()) {
        Some(index) => Ok(EventId(index)),
        None => Err(QueryError::NoSuchEvent { wanted: part.to_owned(), events }),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        match Query::parse(text, 20) {
            Ok(query) => query.to_string(),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn queries_in_all_spellings() {
        for (text, expected) in [
            ("e18 < e12", "e18 < e12"),
            ("18<12", "e18 < e12"),
            (" E6 < e18 << 12 ", "e6 < e18 << e12"),
            ("e1<<e2<<e20", "e1 << e2 << e20"),
        ] {
            assert_eq!(told(text), expected, "{text}");
        }
        let query = Query::parse("e6 < e18 << e12", 20).expect("well formed");
        assert_eq!((query.events, query.adjacent), (vec![EventId(5), EventId(17), EventId(11)], vec![2]));
    }

    #[test]
    fn bad_queries_say_what_is_wrong() {
        let missing = "an event is missing before or after `<`; write it as in `e18 < e12`";
        for (text, expected) in [
            ("", missing),
            ("e1 <", missing),
            ("e1 <<", missing),
            ("< e1", missing),
            ("<< e1", missing),
            ("e1 <<< e2", missing),
            ("e1 < < e2", missing),
            ("e1", "a query names at least two events, as in `e18 < e12`"),
            ("e1 < x", "\"x\" is no event; write its number, counted from 1, as in `e18 < e12`"),
            ("e1 > e2", "\"e1 > e2\" is no event; write its number, counted from 1, as in `e18 < e12`"),
            ("e1 < +2", "\"+2\" is no event; write its number, counted from 1, as in `e18 < e12`"),
            ("e1 < e21", "there is no event e21: the trace has 20 events, e1 to e20"),
            ("e0 < e1", "there is no event e0: the trace has 20 events, e1 to e20"),
            (
                "e1 < 99999999999999999999999",
                "there is no event 99999999999999999999999: the trace has 20 events, e1 to e20",
            ),
            ("e1 < e2 < e1", "e1 is named twice, but happens only once"),
        ] {
            assert_eq!(told(text), expected, "{text}");
        }
        let empty = Query::parse("e1 < e2", 0).map_err(|error| error.to_string());
        assert_eq!(empty, Err("there is no event e1: the trace is empty".to_owned()));
    }
}
