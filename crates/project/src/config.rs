//! `threadbare.toml` and `.editorconfig`: what the user wants of `threadbare check`.
//!
//! - [`Config::parse`] reads a text; [`load`] finds the file and reads it.
//! - [`editorconfig`] reads severities as other analysers of C# do.
//! - [`Selection`] lays all of it over each other and answers, for a path, which rules run and how loud they are.
//! - [`keys`] describes every key once; the reader, the schema and the documentation follow from it.

pub mod editorconfig;
mod find;
mod glob;
pub mod keys;
mod layer;
mod read;
pub mod schema;
mod selection;

pub use find::{FILE_NAME, Loaded, Where, load, nearest};
pub use finding::rules::RuleOptions;
pub use glob::{Dialect, Glob};
pub use layer::{Layer, Level, Wish};
pub use selection::{Decisions, Selection};

use finding::{Problem, Registry};
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// What a configuration may speak of.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary<'a> {
    /// The rules.
    pub rules: &'a Registry,
    /// The names of output formats.
    pub formats: &'a [&'a str],
}

/// What `threadbare.toml` says. Paths are as they were written: relative to the folder of the file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Config {
    /// `select`, `extend-select`, `ignore`, `[severity]`.
    pub rules: Layer,
    /// `[per-path."…"]`, in the order of the file; later ones win.
    pub per_path: Vec<PerPath>,
    /// `[rules.…]`.
    pub options: RuleOptions,
    /// `include`; `None` is [`keys::INCLUDE`].
    pub include: Option<Vec<Glob>>,
    /// `exclude`; `None` is [`keys::EXCLUDE`].
    pub exclude: Option<Vec<Glob>>,
    /// `extend-exclude`.
    pub extend_exclude: Vec<Glob>,
    /// `generated-code`.
    pub generated_code: GeneratedCode,
    /// `baseline`.
    pub baseline: Option<PathBuf>,
    /// `suppressions`.
    pub suppressions: Option<PathBuf>,
    /// `output-format`, one of the names of the vocabulary.
    pub output_format: Option<String>,
    /// `jobs`.
    pub jobs: Option<NonZeroUsize>,
    /// `files` of `[effects]`: tables of what library calls do, over the built-in ones, later ones win.
    pub effects: Vec<PathBuf>,
    /// `entry-points` of `[concurrency]`: patterns of methods that run at the same time as each other.
    pub entry_points: Vec<String>,
    /// `[simulate]`.
    pub simulate: Simulation,
    /// `[pairs]`.
    pub pairs: Pairing,
    /// `[java]`.
    pub java: Java,
}

/// `[java]`: what programs of class files are built with.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Java {
    /// `libraries`
    pub libraries: Vec<PathBuf>,
    /// `jdk`
    pub jdk: Option<PathBuf>,
}

/// `[simulate]`: what is not set is as the engine has it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Simulation {
    /// `run = "never"`
    pub is_off: bool,
    /// `seed`
    pub seed: Option<u64>,
    /// `steps`
    pub steps: Option<u64>,
    /// `steps-per-run`
    pub steps_per_run: Option<u64>,
    /// `runs`
    pub runs: Option<u64>,
    /// `heap`
    pub heap_megabytes: Option<u64>,
}

/// `[pairs]`: what is not set is as the engine has it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pairing {
    /// `run`
    pub of: PairsOf,
    /// `k`
    pub k: Option<usize>,
    /// `harness`
    pub harness: Option<pairs::Harness>,
    /// `confidence`
    pub confidence: Option<pairs::Confidence>,
}

/// In which programs pairs of accesses are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PairsOf {
    /// Those of class files. Of C#, simulated runs show races with less doubt.
    #[default]
    Java,
    /// All.
    Everything,
    /// None.
    Nothing,
}

/// Wishes for a part of the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerPath {
    /// Which part.
    pub path: Glob,
    /// The wishes.
    pub rules: Layer,
}

/// What to do with generated code.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum GeneratedCode {
    /// No finding is reported in it. It is still read, since other code uses it.
    #[default]
    Skip,
    /// It is code like any other.
    Check,
}

impl Config {
    /// Reads a configuration. All its problems are reported, not only the first.
    pub fn parse(text: &str, vocabulary: Vocabulary<'_>) -> Result<Self, Vec<Problem>> {
        read::read(text, vocabulary)
    }
}

#[cfg(test)]
mod tests;
