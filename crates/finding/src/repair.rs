//! From advice to edits. A rule knows what should change, but not how it is written: it attaches a [`Suggestion`].
//! A front end knows how it is written, and whether it can be written safely: it makes a [`Repair`] of it.

use crate::words::words;
use crate::{Position, Span};
use std::fmt;
use std::ops::Range;

/// What a rule would change, and where. No language is spoken here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// What.
    pub change: Change,
    /// At which place: the name of the declaration, the name of the call, the word that begins the statement.
    pub at: Span,
}

/// A change that removes a finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Declare the field volatile.
    DeclareVolatile,
    /// Declare the field read-only.
    DeclareReadonly,
    /// Read, change and write the variable in one atomic step.
    UpdateAtomically,
    /// Read or write all parts of the variable in one atomic step.
    AccessAtomically,
    /// Let the lock be a private object that exists for nothing else.
    LockOwnObject,
    /// Take and give back the monitor by one statement, from the call that enters it.
    LockByStatement,
    /// Let the lock be one that can be awaited, and that any thread may give back, wherever it is used.
    LockAsynchronously,
    /// Give each thread an object of its own, or take one that is made for all; the place is the field.
    OneForEachThread,
    /// Ask the collection and use the answer in one call; the place is the use.
    AskOnce {
        /// Where it is asked.
        check: Span,
    },
    /// Copy the collection by its own method, which is one step, before the call looks at it.
    CopyFirst,
    /// Look at the condition again after the wait.
    WaitInLoop,
    /// Let time pass without holding the thread.
    AwaitDelay,
    /// Await the task that is waited for.
    AwaitTask,
    /// Await what the call of this name returns, instead of the call that blocks.
    AwaitCall {
        /// The name of the method that returns a task.
        name: String,
    },
    /// Give the resource back asynchronously.
    AwaitDisposal,
    /// Await the task, and use what it gives.
    AwaitResource,
    /// Go on anywhere, not where the code came from.
    LeaveContext,
    /// Let what waits for the source run on its own, not inside of the call that completes it.
    ContinueElsewhere,
    /// Return a task that is complete, instead of nothing.
    ReturnCompleted,
    /// Return a task, so that somebody can wait for the method and see its exceptions.
    ReturnTask,
    /// Pass on the cancellation token of this name.
    PassToken {
        /// The variable that holds it.
        token: String,
    },
    /// Wait for the inner task as well.
    Unwrap,
}

words! {
    /// May an edit be made without asking?
    Applicability {
        /// It removes the bug and changes nothing else that a program could rely on.
        Safe = "safe",
        /// It may change what the program does. Somebody should look at it.
        Unsafe = "unsafe",
    }
}

/// A stretch of text and what to put in its place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Edit {
    /// What is replaced; an empty span is a place between two letters.
    pub span: Span,
    /// What stands there afterwards.
    pub text: String,
}

/// A change of the source that removes a finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// What is done, as an order: "declare `stop` volatile".
    pub title: String,
    /// May it be done without asking?
    pub applicability: Applicability,
    /// All of these, or none; in the order of the text, without overlaps.
    pub edits: Vec<Edit>,
    /// Different repairs of one group are made one after the other: they might give the same name to two things.
    pub group: Option<Position>,
}

impl Repair {
    /// The files that it changes, each once.
    pub fn paths(&self) -> Vec<&str> {
        let mut paths: Vec<&str> = self.edits.iter().map(|edit| edit.span.path.as_str()).collect();
        paths.sort_unstable();
        paths.dedup();
        paths
    }
}

/// Why edits cannot be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotApplied {
    /// The text has no such place.
    NoSuchPlace(Span),
    /// Two edits want the same letters.
    Overlap(Span),
}

impl fmt::Display for NotApplied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotApplied::NoSuchPlace(span) => write!(f, "the text has no place {span}"),
            NotApplied::Overlap(span) => write!(f, "two edits overlap at {span}"),
        }
    }
}

impl std::error::Error for NotApplied {}

/// The text after the edits. Everything that they do not name stays as it is, to the last byte. Equal edits count once.
pub fn apply(text: &str, edits: &[Edit]) -> Result<String, NotApplied> {
    let mut placed = Vec::new();
    for edit in edits {
        let range = byte_range(text, &edit.span).ok_or_else(|| NotApplied::NoSuchPlace(edit.span.clone()))?;
        placed.push((range.start, range.end, edit));
    }
    placed.sort();
    placed.dedup();
    let mut result = String::with_capacity(text.len());
    let mut done = 0;
    let mut last: Option<Range<usize>> = None;
    for (start, end, edit) in placed {
        // Two insertions at one place have no order.
        let collides = last.as_ref().is_some_and(|last| start < last.end || *last == (start..end));
        if collides {
            return Err(NotApplied::Overlap(edit.span.clone()));
        }
        result.push_str(&text[done..start]);
        result.push_str(&edit.text);
        done = end;
        last = Some(start..end);
    }
    result.push_str(&text[done..]);
    Ok(result)
}

/// The bytes that a span covers; a span without an end covers nothing.
pub fn byte_range(text: &str, span: &Span) -> Option<Range<usize>> {
    let start = byte_of(text, span.start)?;
    let end = span.end.map_or(Some(start), |end| byte_of(text, end))?;
    (start <= end).then_some(start..end)
}

fn byte_of(text: &str, position: Position) -> Option<usize> {
    let line = position.line.get() as usize - 1;
    let start = match line {
        0 => 0,
        _ => text.match_indices('\n').nth(line - 1)?.0 + 1,
    };
    let column = position.column.map_or(1, std::num::NonZero::get) as usize - 1;
    let rest = &text[start..];
    let rest = rest.split_once('\n').map_or(rest, |(line, _)| line);
    let mut letters = rest.char_indices().map(|(index, _)| index).chain([rest.len()]);
    letters.nth(column).map(|index| start + index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn edit(from: (u32, u32), to: (u32, u32), text: &str) -> Edit {
        let at = |(line, column)| Position::at(line, column).expect("counted from 1");
        let span = Span { path: "a.cs".to_owned(), start: at(from), end: Some(at(to)) };
        Edit { span, text: text.to_owned() }
    }

    #[test]
    fn edits_change_what_they_name_and_nothing_else() {
        let text = "\u{feff}bool stop;\r\n\tint é, n;\r\n";
        let edits = [
            edit((2, 9), (2, 9), "count"),
            edit((1, 2), (1, 2), "volatile "),
            edit((1, 2), (1, 2), "volatile "),
            edit((2, 6), (2, 9), ""),
        ];
        assert_eq!(apply(text, &edits).as_deref(), Ok("\u{feff}volatile bool stop;\r\n\tint countn;\r\n"));
        assert_eq!(apply(text, &[]).as_deref(), Ok(text));
    }

    #[test]
    fn edits_that_cannot_be_made_together_are_refused() {
        let told = |edits: &[Edit]| apply("abc\n", edits).map_err(|error| error.to_string());
        let overlap = Err("two edits overlap at a.cs:1:2".to_owned());
        assert_eq!(told(&[edit((1, 1), (1, 3), "x"), edit((1, 2), (1, 4), "y")]), overlap);
        assert_eq!(told(&[edit((1, 2), (1, 2), "x"), edit((1, 2), (1, 2), "y")]), overlap);
        assert_eq!(told(&[edit((9, 1), (9, 1), "x")]), Err("the text has no place a.cs:9:1".to_owned()));
        assert_eq!(told(&[edit((1, 5), (1, 9), "x")]), Err("the text has no place a.cs:1:5".to_owned()));
        assert_eq!(told(&[edit((1, 1), (1, 2), ""), edit((1, 2), (1, 4), "yz")]), Ok("yz\n".to_owned()));
    }
}
