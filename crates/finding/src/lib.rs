//! The vocabulary: rules, findings, evidence, suppressions, baselines. Pure: no disk, no clock, no
//! environment.
//!
//! An engine makes findings like this:
//!
//! ```
//! use finding::{Access, Evidence, Finding, HeldLock, Location, Object, Operation, Side, Thread, rules};
//!
//! let place = |event, text: &str| Location::in_trace("bank.std", event, Some(text.to_owned()));
//! let mut write = Side::new("first access", place(6, "src/Bank.cs:12"));
//! write.access = Some(Access::new(Operation::Write, "balance"));
//! write.thread = Some(Thread { name: "T1".to_owned(), origin: None });
//! write.locks.push(HeldLock { name: "m".to_owned(), acquired: Some(place(5, "src/Bank.cs:11")) });
//! let read = Side::new("second access", place(12, "src/Bank.cs:20"));
//!
//! let mut race = Finding::new(&rules::DATA_RACE, "write and read of balance race", write);
//! race.others.push(read);
//! race.object = Some(Object::Variable("balance".to_owned()));
//! race.attach(Evidence::MayRace);
//!
//! assert_eq!(race.primary.location.span().map(|span| span.start.line.get()), Some(12));
//! assert!(race.fingerprint().to_string().starts_with("v1/"));
//! ```

mod baseline;
mod evidence;
mod finding;
mod fingerprint;
mod fold;
mod glob;
mod interleaving;
mod location;
mod order;
mod problem;
mod repair;
pub mod rules;
mod side;
pub mod suppress;
mod toml_file;
mod words;

pub use baseline::{Baseline, Compared, Known};
pub use evidence::{Decision, Evidence, NotADecision, Reordering, Rung, Schedule};
pub use finding::{Finding, Kind, Object, Severity};
pub use fingerprint::{BadFingerprint, Fingerprint};
pub use fold::fold;
pub use interleaving::{Emphasis, Interleaving, Lane, Row, Step};
pub use location::{Location, Position, Span, TracePlace};
pub use order::sort;
pub use problem::Problem;
pub use repair::{Applicability, Change, Edit, NotApplied, Repair, Suggestion, apply, byte_range};
pub use rules::{Registry, Rule};
pub use side::{Access, Frame, HeldLock, Operation, Origin, Side, Thread};
pub use suppress::{Suppressed, Suppression, Suppressions};
pub use toml_file::{TomlReader, did_you_mean};
