//! Who did what in which order: the rows of a picture that has one column per thread.

use crate::Location;

/// A thread's column in an [`Interleaving`]: an index into its `threads`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lane(pub u32);

/// How much a step matters to the story.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Emphasis {
    /// It is part of the way there.
    #[default]
    Plain,
    /// It is one of those that the finding is about.
    Decisive,
}

/// One step of one thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Whose.
    pub lane: Lane,
    /// What it does, in a few words: `write x`.
    pub text: String,
    /// Its number in the recorded trace, counted from 1, if it was recorded.
    pub event: Option<u64>,
    /// How much it matters.
    pub emphasis: Emphasis,
    /// Where in the program.
    pub location: Option<Location>,
    /// The locks that the thread holds while it does this, outermost first.
    pub held: Vec<String>,
}

impl Step {
    /// A plain step of which only thread and text are known.
    pub fn new(lane: Lane, text: impl Into<String>) -> Self {
        Step {
            lane,
            text: text.into(),
            event: None,
            emphasis: Emphasis::Plain,
            location: None,
            held: Vec::new(),
        }
    }
}

/// One row of the picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// A step.
    Step(Step),
    /// This many steps are left out here because they decide nothing.
    Skipped(u64),
}

/// An order of steps that shows the bug, beside the order that was recorded. Both share the thread columns.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Interleaving {
    /// The names of the threads, by [`Lane`].
    pub threads: Vec<String>,
    /// The recorded order; empty where nothing was recorded.
    pub original: Vec<Row>,
    /// The order that shows the bug.
    pub reordered: Vec<Row>,
}

impl Interleaving {
    /// The name of a column's thread; `?` for a lane that does not exist.
    pub fn thread(&self, lane: Lane) -> &str {
        self.threads.get(lane.0 as usize).map_or("?", String::as_str)
    }

    /// Is there no step to show?
    pub fn is_empty(&self) -> bool {
        !self.reordered.iter().any(|row| matches!(row, Row::Step(_)))
    }
}
