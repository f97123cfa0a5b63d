//! What is wrong with a file that the user wrote: where, what, and what to do.

use std::fmt;
use std::ops::Range;

/// A mistake in a file that the user wrote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in Unicode code points.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What to do about it, if we can tell.
    pub help: Option<String>,
}

impl Problem {
    /// A problem at a byte offset of the text.
    pub fn at(text: &str, span: &Range<usize>, message: impl Into<String>) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        Problem {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            message: message.into(),
            help: None,
        }
    }

    /// With what to do about it.
    #[must_use]
    pub fn help(self, help: impl Into<String>) -> Self {
        Problem { help: Some(help.into()), ..self }
    }
}

/// `4:1: unknown key "resaon"; did you mean "reason"?`
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)?;
        self.help.as_ref().map_or(Ok(()), |help| write!(f, "; {help}"))
    }
}

impl std::error::Error for Problem {}
