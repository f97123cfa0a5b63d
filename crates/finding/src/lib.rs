//! The vocabulary: rules, findings, evidence, suppressions, baselines. Pure: no disk, no clock, no environment.

mod baseline;
mod evidence;
mod finding;
mod fingerprint;
mod glob;
mod interleaving;
mod location;
mod order;
mod problem;
pub mod rules;
mod side;
mod suppress;
mod words;

pub use baseline::{Baseline, Compared, Known};
pub use evidence::{Evidence, Reordering, Rung, Schedule};
pub use finding::{Finding, Kind, Object, Severity};
pub use fingerprint::{BadFingerprint, Fingerprint};
pub use interleaving::{Emphasis, Interleaving, Lane, Row, Step};
pub use location::{Location, Position, Span, TracePlace};
pub use order::sort;
pub use problem::Problem;
pub use rules::{Registry, Rule};
pub use side::{Access, Frame, HeldLock, Operation, Origin, Side, Thread};
pub use suppress::{Suppressed, Suppression, Suppressions};
