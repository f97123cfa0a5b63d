//! What a run looked at and how it ended, beside its findings.

/// How many of something there were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Of what, in the plural and in lower case; each name once: `events`.
    pub name: &'static str,
    /// How many.
    pub value: u64,
}

impl Count {
    /// So many of these.
    pub const fn new(name: &'static str, value: u64) -> Self {
        Count { name, value }
    }
}

/// Did the run see everything it was meant to see?
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Outcome {
    /// Yes.
    #[default]
    Complete,
    /// No, for this reason; what was found still holds.
    Partial(String),
}

/// What a run looked at and how it ended.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Summary {
    /// The name of the tool.
    pub tool: String,
    /// Its version, as in `1.2.3`.
    pub version: String,
    /// What was looked at, usually a file name.
    pub input: Option<String>,
    /// What was counted, in the order of display: events, threads, candidates, undecided ones…
    pub counts: Vec<Count>,
    /// How many findings a suppression hides.
    pub suppressed: u64,
    /// How many findings the baseline knows.
    pub known: u64,
    /// How many findings were fixed, and are not there any more.
    pub fixed: u64,
    /// Further facts, one line each.
    pub notes: Vec<String>,
    /// How it ended.
    pub outcome: Outcome,
}

impl Summary {
    /// The summary of a run of which nothing is known yet.
    pub fn new(tool: impl Into<String>, version: impl Into<String>) -> Self {
        Summary { tool: tool.into(), version: version.into(), ..Summary::default() }
    }
}
