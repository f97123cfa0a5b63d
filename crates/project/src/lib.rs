//! Traces in, judged findings out: the API that the command line and the editor share. Besides the binary,
//! the only crate that touches the disk and the clock; the engines are pure.

pub mod config;
mod encode;
mod error;
mod inline;
mod input;
mod output;
mod policy;
mod prediction;
mod sources;
mod witnesses;

pub use encode::{Encoding, TextOrBinary, write_trace};
pub use error::Error;
pub use inline::{InlineSuppressions, SourceFile, inline_suppressions};
pub use input::{Input, open};
pub use output::{abandon_unfinished, write_file};
pub use policy::{Judged, Policy, rules_named};
pub use prediction::{Answered, Compared, Jobs, Prediction, ask, compare, predict};
pub use sources::sources;
pub use witnesses::Witnesses;
