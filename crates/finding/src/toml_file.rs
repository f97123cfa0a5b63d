//! Reading TOML that people write: every problem has a place, and all of them are told, not only the first.

use crate::Problem;
use crate::rules::closest;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// More problems than this are not told: whoever has so many has the wrong file.
const MOST_PROBLEMS: usize = 100;

/// A file that is being read.
pub struct TomlReader<'a> {
    text: &'a str,
    problems: Vec<Problem>,
}

impl<'a> TomlReader<'a> {
    /// The document, and a reader for its parts; or what is wrong with it as TOML.
    pub fn parse(text: &'a str) -> Result<(Spanned<DeTable<'a>>, Self), Vec<Problem>> {
        let (document, errors) = DeTable::parse_recoverable(text);
        if errors.is_empty() {
            return Ok((document, TomlReader { text, problems: Vec::new() }));
        }
        let mut problems: Vec<Problem> =
            errors.iter().take(MOST_PROBLEMS).map(|error| syntax_problem(text, error)).collect();
        problems.sort_by_key(|problem| (problem.line, problem.column));
        Err(problems)
    }

    /// What was read, if there was nothing wrong; else all problems in the order of the file.
    pub fn finish<T>(mut self, value: T) -> Result<T, Vec<Problem>> {
        if self.problems.is_empty() {
            return Ok(value);
        }
        self.problems.sort_by_key(|problem| (problem.line, problem.column));
        Err(self.problems)
    }

    /// The line of a place, counted from 1.
    pub fn line(&self, span: &Range<usize>) -> usize {
        Problem::at(self.text, span, "").line
    }

    /// Something is wrong there; what to do about it stands in the message.
    pub fn wrong(&mut self, span: &Range<usize>, message: impl Into<String>) {
        if !self.is_full() {
            self.problems.push(Problem::at(self.text, span, message));
        }
    }

    /// Something is wrong there, and this helps.
    pub fn problem(&mut self, span: &Range<usize>, message: impl Into<String>, help: impl Into<String>) {
        if !self.is_full() {
            self.problems.push(Problem::at(self.text, span, message).help(help));
        }
    }

    /// A key that nobody reads.
    pub fn unknown_key(&mut self, key: &Spanned<DeString<'_>>, known: &[&str]) {
        if self.is_full() {
            return;
        }
        let message = format!("unknown key {:?}", key.get_ref());
        let help = did_you_mean(key.get_ref(), known, "known here");
        self.problem(&key.span(), message, help);
    }

    /// Are there so many problems that nothing more need be said?
    pub fn is_full(&self) -> bool {
        self.problems.len() >= MOST_PROBLEMS
    }

    /// A string; what else stands there is a problem. `key` is what the message calls it.
    pub fn string(&mut self, key: &str, value: &Spanned<DeValue<'_>>) -> Option<String> {
        let text = value.get_ref().as_str().map(str::to_owned);
        if text.is_none() {
            self.wrong_type(key, value, "a string", "put it in quotes");
        }
        text
    }

    /// A value of another type than the key takes.
    pub fn wrong_type(&mut self, key: &str, value: &Spanned<DeValue<'_>>, wanted: &str, help: &str) {
        let message = format!("`{key}` must be {wanted}, not {}", value.get_ref().type_str());
        self.problem(&value.span(), message, help);
    }
}

/// The nearest of the words, or all of them: `known here: a, b`.
pub fn did_you_mean(wanted: &str, known: &[&str], all: &str) -> String {
    match closest(wanted, known.iter().map(|known| (*known, *known))) {
        Some(meant) => format!("did you mean `{meant}`?"),
        None => format!("{all}: {}", known.join(", ")),
    }
}

fn syntax_problem(text: &str, error: &toml::de::Error) -> Problem {
    Problem::at(
        text,
        &error.span().unwrap_or(0..0),
        error.message().lines().next().unwrap_or("not valid TOML"),
    )
}
