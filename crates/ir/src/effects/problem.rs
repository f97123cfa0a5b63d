//! What is wrong with a table: where, what, and what to do.

use std::fmt;

/// A mistake in a table of effects. Displays as `file:line: message; help`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The table's name, as given with its text.
    pub file: String,
    /// The line, counted from the first line of the text.
    pub line: u32,
    /// What is wrong.
    pub message: String,
    /// What to do about it, if we can tell.
    pub help: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)?;
        self.help.as_ref().map_or(Ok(()), |help| write!(f, "; {help}"))
    }
}

impl std::error::Error for Problem {}

/// A mistake in a line, before anyone knows which line it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mistake {
    pub(super) message: String,
    pub(super) help: Option<String>,
}

impl Mistake {
    pub(super) fn new(message: impl Into<String>) -> Self {
        Mistake { message: message.into(), help: None }
    }

    pub(super) fn help(self, help: impl Into<String>) -> Self {
        Mistake { help: Some(help.into()), ..self }
    }

    /// `what` is not `wanted`; the nearest of the known words is suggested, or all of them are listed.
    pub(super) fn unknown(what: &str, wanted: &str, known: &[&str]) -> Self {
        let help = match super::words::closest(wanted, known.iter().copied()) {
            Some(word) => format!("did you mean `{word}`?"),
            None => format!("known are {}", known.join(", ")),
        };
        Mistake::new(format!("unknown {what} `{wanted}`")).help(help)
    }

    pub(super) fn at(self, file: &str, line: u32) -> Problem {
        Problem { file: file.to_owned(), line, message: self.message, help: self.help }
    }
}
