//! The vocabulary: rules, findings, evidence, suppressions, baselines. Pure: no disk, no clock, no environment.

mod evidence;
mod finding;
mod interleaving;
mod location;
pub mod rules;
mod side;
mod words;

pub use evidence::{Evidence, Reordering, Rung, Schedule};
pub use finding::{Finding, Kind, Object, Severity};
pub use interleaving::{Emphasis, Interleaving, Lane, Row, Step};
pub use location::{Location, Position, Span, TracePlace};
pub use rules::{Registry, Rule};
pub use side::{Access, Frame, HeldLock, Operation, Origin, Side, Thread};
