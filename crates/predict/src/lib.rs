//! What one recorded execution says about others: races, deadlocks and atomicity violations that it could
//! have shown.

mod accesses;
mod atomicity;
mod blocks;
mod candidate;
pub mod checker;
mod claims;
mod closure;
mod contention;
mod cut;
mod deadlocks;
mod findings;
mod glance;
mod model;
#[doc(hidden)]
pub mod oracle;

pub mod query;
mod races;
mod run;
mod search;
mod seqcheck;
mod streaming;
pub mod syncp;
mod witness;

#[doc(hidden)]
pub mod random;

pub use claims::{Claim, Claims, Pair, Place};
pub use findings::findings;
pub use run::{Bug, Config, Counts, Engine, Outcome, Phase, What, run};
pub use streaming::{hb, shb, wcp};
pub use witness::{Shows, Tail, Witness};

use trace::Trace;

/// A way to find races in a trace. One detector, one file, and beside it a naive version of the same
/// definition.
pub trait Detector {
    /// What `--engine` calls it.
    fn name(&self) -> &'static str;

    /// The pairs of accesses that this detector's definition calls races. Claims are not findings: each still
    /// needs a witness.
    fn races(&self, trace: &Trace) -> Claims;
}
