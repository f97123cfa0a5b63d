//! What one recorded execution says about others: races, deadlocks and atomicity violations that it could have shown.

mod claims;
mod streaming;

#[doc(hidden)]
pub mod random;

pub use claims::{Claim, Claims, Pair, Place};
pub use streaming::{hb, shb, wcp};

use trace::Trace;

/// A way to find races in a trace. One detector, one file, and beside it a naive version of the same definition.
pub trait Detector {
    /// What `--engine` calls it.
    fn name(&self) -> &'static str;

    /// The pairs of accesses that this detector's definition calls races. Claims are not findings: each still needs a witness.
    fn races(&self, trace: &Trace) -> Claims;
}
