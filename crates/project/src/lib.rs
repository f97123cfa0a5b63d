//! Programs and traces in, judged findings out: the API that the command line and the editor share. Besides the
//! binary, the only crate that touches the disk and the clock; the engines are pure.

mod code;
pub mod config;
pub mod dotnet;
mod encode;
mod error;
mod folder;
mod inline;
mod input;
mod output;
mod policy;
mod prediction;
pub mod sources;
mod witnesses;

pub use code::{Code, CodeOptions, load_code};
pub use encode::{Encoding, TextOrBinary, write_trace};
pub use error::Error;
pub use folder::files_below;
pub use inline::{InlineSuppressions, SourceFile, inline_suppressions};
pub use input::{Input, open};
pub use output::{abandon_unfinished, write_file};
pub use policy::{Judged, Policy, rules_named};
pub use prediction::{Answered, Compared, Jobs, Prediction, ask, compare, predict};
pub use sources::Size;
pub use witnesses::Witnesses;
