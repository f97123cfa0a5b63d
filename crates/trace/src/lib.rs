//! Events, what they mean, and the files they come in.
//!
//! - [`Event`], [`Op`]: the vocabulary.
//! - [`Trace`]: all events of one execution, in columns.
//! - [`steps`]: what the events *mean*: re-entrant locks flattened, `wait` split in two, oddities mended.
//!   Every engine walks steps, never raw events, so that all agree on the meaning of a trace.
//! - [`read`], [`mod@write`]: trace files in and out.
//! - [`spool`]: what a recorder leaves behind, on its way to a trace file.
//! - [`stats`], [`check`], [`cut`]: what is in a trace, what is odd about it, and a part of it.
//!
//! This crate does not touch the disk: readers take bytes, writers give bytes.

mod builder;
mod event;
mod held;
mod names;
mod store;
mod tbt;

pub mod check;
pub mod columns;
pub mod cut;
pub mod read;
pub mod spool;
pub mod stats;
pub mod steps;
pub mod write;

pub use builder::{Builder, Refused};
pub use event::{BlockId, Event, EventId, LocationId, LockId, Op, ThreadId, ValueId, VarId};
pub use names::{NameRefused, Names, Spelled, Table};
pub use store::{MAX_THREADS, NameTables, Trace, TraceFull};
