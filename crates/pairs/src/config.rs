//! What the user can choose.

use crate::rank::Confidence;

/// How far the analysis goes, and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// How many allocation sites tell two objects, and two contexts of a method, apart.
    pub k: usize,
    /// A method with so many contexts gets no further ones: the rest share one.
    pub contexts_per_method: usize,
    /// Points-to facts after which the analysis starts anew, with a smaller `k` and without contexts where they multiply.
    pub facts: usize,
    /// Methods that several threads call at the same time: their full names, with `*` for anything.
    pub entry_points: Vec<String>,
    /// What an open program's environment calls.
    pub harness: Harness,
    /// Classes that stand for one declared type in a harness.
    pub classes_per_type: usize,
    /// Races that are told, the surest first: nobody reads the thousandth.
    pub findings: usize,
    /// How sure a race must be to be told.
    pub least: Confidence,
    /// Cycles of locks that are looked at.
    pub cycles: usize,
}

/// What the environment of an open program calls at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harness {
    /// As `Claimed`, unless the program's own entries reach half of its methods: then it is closed.
    Auto,
    /// Public members of types that claim to be safe; where none does, of all public types.
    Claimed,
    /// Public members of all public types, as in the paper.
    Public,
    /// Nothing.
    None,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            k: 2,
            contexts_per_method: 64,
            facts: 6_000_000,
            entry_points: Vec::new(),
            harness: Harness::Auto,
            classes_per_type: 8,
            findings: 1_000,
            least: Confidence::Medium,
            cycles: 10_000,
        }
    }
}
