//! Programs and traces in, judged findings out: the API that the command line and the editor share. Besides the
//! binary, the only crate that touches the disk and the clock; the engines are pure.

mod agent;
pub mod check;
mod code;
pub mod config;
pub mod dotnet;
mod encode;
mod error;
mod folder;
mod inline;
mod input;
mod jvm;
mod output;
mod policy;
mod prediction;
mod provoke;
mod record;
mod rules;
pub mod sources;
mod watch;
mod witnesses;

pub use active::Coverage;
pub use active::agent::library_name as agent_library_name;
pub use agent::Scope;
pub use check::{
    Change, ChangedFile, CheckOptions, Checked, ConfigFrom, Fixed, How, Plan, Rechecked, Replay, Session,
    Wanted, Words, check,
};
pub use code::{Code, CodeOptions, load_code};
pub use encode::{Encoding, TextOrBinary, write_trace};
pub use error::Error;
pub use folder::files_below;
pub use inline::{InlineSuppressions, SourceFile, inline_suppressions};
pub use input::{Input, open};
pub use output::{abandon_unfinished, write_file};
pub use policy::{Judged, Policy};
pub use prediction::{Answered, Compared, Jobs, Prediction, ask, compare, predict};
pub use provoke::{Fields, ForcedAsync, NamedFiles, ProvokeOptions, Provoked, Setup, provoke, suspects};
pub use record::{RecordOptions, RecordProgress, Recorded, RecordedTrace, record};
pub use rules::{all_rules, rules_named};
pub use simulate::Statistics;
pub use sources::{Reader, Size};
pub use watch::Snapshot;
pub use witnesses::Witnesses;
