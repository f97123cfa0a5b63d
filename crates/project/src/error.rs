//! What went wrong, why, and what to do next.

use std::error::Error as StdError;
use std::fmt;

/// Something that the user asked for cannot be done.
#[derive(Debug)]
pub struct Error {
    message: String,
    help: Option<String>,
    cause: Option<Box<dyn StdError + Send + Sync>>,
}

impl Error {
    /// What went wrong.
    pub fn new(message: impl Into<String>) -> Self {
        Error { message: message.into(), help: None, cause: None }
    }

    /// What to do next.
    #[must_use]
    pub fn help(self, help: impl Into<String>) -> Self {
        Error { help: Some(help.into()), ..self }
    }

    /// Why.
    #[must_use]
    pub fn because(self, cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Self {
        Error { cause: Some(cause.into()), ..self }
    }

    /// What to do next, if we can tell.
    pub fn helping(&self) -> Option<&str> {
        self.help.as_deref()
    }

    /// The reasons behind it, from the nearest to the farthest. A reason that its predecessor has told
    /// already is left out.
    pub fn causes(&self) -> Vec<String> {
        let mut causes: Vec<String> = Vec::new();
        let mut next = self.source();
        while let Some(cause) = next {
            let text = cause.to_string();
            if !causes.last().unwrap_or(&self.message).contains(&text) {
                causes.push(text);
            }
            next = cause.source();
        }
        causes
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.cause.as_deref().map(|cause| cause as &(dyn StdError + 'static))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cause_is_told_once() {
        let inner = Error::new("line 3: no `(`");
        let middle = Error::new("reading failed: line 3: no `(`").because(inner);
        let outer = Error::new("cannot read a.std").because(middle);
        assert_eq!(outer.causes(), ["reading failed: line 3: no `(`"]);
    }
}
