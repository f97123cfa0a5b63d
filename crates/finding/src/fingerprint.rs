//! A name for a finding that stays when lines move, so that baselines and suppressions keep their hold.
//!
//! Recipe, version 1. These lines, each ended by a line feed, are hashed by SHA-256; the first 64 bits are
//! kept:
//!
//! ```text
//! threadbare fingerprint v1
//! rule TB1001
//! object variable Account@.balance          names normalised, those of a lock cycle sorted
//! side write src/Bank.cs Bank.Deposit       operation, place, innermost function if known
//! side read src/Bank.cs Bank.Balance        sorted if the rule is symmetric
//! ```
//!
//! A place is the path where the location names a source line, else the location's text, else `?`. Not part
//! of it: where an object was made, which is not known in every run, lines and columns, event numbers (but for those of a query, which are its text), the name of the
//! trace, thread names, message, severity, evidence. Normalising a name
//! removes what changes from run to run: the identity behind an `@` (`Account@1f3a` becomes `Account@`) and
//! the number in an index (`slots[17]` becomes `slots[]`). Backslashes in paths become slashes. Line feeds
//! and backslashes inside names are written `\n` and `\\`.
//!
//! Two findings may share a fingerprint, for example two races on one field in one file. A baseline therefore
//! counts.

use crate::rules::Symmetry;
use crate::{Finding, Location, Object, Operation, Side, TracePlace};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// The stable name of a finding: `v1/` and 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The version of the recipe, as it stands before the slash.
    pub const VERSION: &'static str = "v1";

    /// The 16 digits without the version.
    pub fn digits(self) -> String {
        format!("{:016x}", self.0)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{:016x}", Self::VERSION, self.0)
    }
}

/// The text is not `v1/` and 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadFingerprint;

impl fmt::Display for BadFingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a fingerprint is `v1/` and 16 lower-case hexadecimal digits")
    }
}

impl std::error::Error for BadFingerprint {}

impl FromStr for Fingerprint {
    type Err = BadFingerprint;

    fn from_str(text: &str) -> Result<Self, BadFingerprint> {
        let parsed = text
            .strip_prefix("v1/")
            .and_then(|digits| u64::from_str_radix(digits, 16).ok())
            .map(Fingerprint)
            .ok_or(BadFingerprint)?;
        // `from_str_radix` also takes signs, capitals and other lengths; one finding has one spelling.
        if parsed.to_string() == text { Ok(parsed) } else { Err(BadFingerprint) }
    }
}

impl Finding {
    /// Its stable name.
    pub fn fingerprint(&self) -> Fingerprint {
        let hash = Sha256::digest(self.fingerprint_text());
        Fingerprint(hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }

    /// What is hashed; see the recipe.
    fn fingerprint_text(&self) -> String {
        let mut text = format!("threadbare fingerprint {}\nrule {}\n", Fingerprint::VERSION, self.rule.code);
        if let Some(object) = &self.object {
            let _ = writeln!(text, "object {} {}", object.word(), object_names(object));
        }
        let mut sides: Vec<String> = self.sides().filter(|side| !makes(side)).map(side_line).collect();
        if self.rule.symmetry == Symmetry::Symmetric {
            sides.sort_unstable();
        }
        text.extend(sides);
        text
    }
}

fn object_names(object: &Object) -> String {
    let mut names: Vec<String> = object.names().iter().map(|name| normalised(name)).collect();
    names.sort_unstable();
    names.join(" ")
}

fn makes(side: &Side) -> bool {
    side.access.as_ref().is_some_and(|access| access.operation == Operation::Make)
}

fn side_line(side: &Side) -> String {
    let operation = side.access.as_ref().map_or("-", |access| access.operation.word());
    let place = match &side.location {
        Location::Trace(TracePlace { span: None, text, .. }) => normalised(text.as_deref().unwrap_or("?")),
        Location::Trace(TracePlace { span: Some(span), .. }) | Location::Source(span) => {
            escaped(&span.path.replace('\\', "/"))
        }
    };
    let function = side.calls.first().map_or_else(String::new, |frame| normalised(&frame.function));
    format!("side {operation} {place} {function}").trim_end().to_owned() + "\n"
}

/// The name without what changes from run to run.
fn normalised(name: &str) -> String {
    let mut kept = String::with_capacity(name.len());
    let mut rest = name;
    while let Some(at) = rest.find(['@', '[']) {
        let (head, tail) = rest.split_at(at + 1);
        kept.push_str(head);
        rest = if head.ends_with('@') { without_identity(tail) } else { without_index(tail) };
    }
    kept.push_str(rest);
    escaped(kept.trim())
}

/// Only hexadecimal digits up to the end of the word are an identity; `@Inject` is not.
fn without_identity(tail: &str) -> &str {
    let word = tail.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(tail.len());
    let is_identity = tail[..word].bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_identity { &tail[word..] } else { tail }
}

fn without_index(tail: &str) -> &str {
    let rest = tail.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.starts_with(']') { rest } else { tail }
}

fn escaped(text: &str) -> String {
    text.replace('\\', r"\\").replace('\n', r"\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Access, Frame, Thread, rules};

    fn side(operation: Operation, event: u64, text: &str) -> Side {
        let mut side = Side::new("access", Location::in_trace("t.std", event, Some(text.into())));
        side.access = Some(Access::new(operation, "x"));
        side.thread = Some(Thread { name: format!("T{event}"), origin: None });
        side
    }

    fn race(first: Side, second: Side) -> Finding {
        let mut finding = Finding::new(&rules::DATA_RACE, "race", first);
        finding.object = Some(Object::Variable("Account@1f3a.slots[17]".into()));
        finding.others.push(second);
        finding
    }

    #[test]
    fn the_recipe_is_what_the_header_says() {
        let mut finding =
            race(side(Operation::Write, 7, r"src\Bank.cs:12"), side(Operation::Read, 9, "Account.get@77:4"));
        finding.primary.calls.push(Frame { function: "Bank.Deposit".into(), location: None });
        let expected = "threadbare fingerprint v1\nrule TB1001\nobject variable Account@.slots[]\n\
                        side read Account.get@:4\nside write src/Bank.cs Bank.Deposit\n";
        assert_eq!(finding.fingerprint_text(), expected);
        // `printf '…' | sha256sum | cut -c1-16` says the same.
        assert_eq!(finding.fingerprint().to_string(), "v1/ed057a93ad31960d");
    }

    #[test]
    fn lines_threads_events_and_the_order_of_sides_do_not_matter() {
        let finding = race(side(Operation::Write, 7, "Bank.cs:12"), side(Operation::Read, 9, "Bank.cs:20"));
        let moved = race(side(Operation::Read, 2, "Bank.cs:44"), side(Operation::Write, 5, "Bank.cs:31:7"));
        assert_eq!(finding.fingerprint(), moved.fingerprint());
    }

    #[test]
    fn rule_object_place_and_operation_matter() {
        let base = || race(side(Operation::Write, 7, "Bank.cs:12"), side(Operation::Read, 9, "4711"));
        let mut changed = [base(), base(), base(), base()];
        changed[0].rule = &rules::DEADLOCK;
        changed[1].object = Some(Object::Variable("other".into()));
        changed[2].primary = side(Operation::Write, 7, "Till.cs:12");
        changed[3].others = vec![side(Operation::Write, 9, "4711")];
        for finding in changed {
            assert_ne!(finding.fingerprint(), base().fingerprint());
        }
    }

    #[test]
    fn the_sides_of_a_story_keep_their_order() {
        let mut story = race(side(Operation::Write, 7, "a"), side(Operation::Read, 9, "b"));
        story.rule = &rules::ORDER_VIOLATION;
        let mut reversed = race(side(Operation::Read, 9, "b"), side(Operation::Write, 7, "a"));
        reversed.rule = &rules::ORDER_VIOLATION;
        assert_ne!(story.fingerprint(), reversed.fingerprint());
    }

    #[test]
    fn names_lose_what_changes_from_run_to_run() {
        for (name, expected) in [
            ("Account@1f3a.balance", "Account@.balance"),
            ("a@12[3][4]@ff", "a@[][]@"),
            ("a[i]", "a[i]"),
            ("@Inject x", "@Inject x"),
            ("x@", "x@"),
            ("x[", "x["),
            ("é@1é", "é@é"),
            ("one\ntwo\\", r"one\ntwo\\"),
        ] {
            assert_eq!(normalised(name), expected);
        }
    }

    #[test]
    fn there_is_one_spelling() {
        assert_eq!("v1/00000000000000ff".parse(), Ok(Fingerprint(255)));
        for text in
            ["v1/ff", "v1/00000000000000FF", "v2/00000000000000ff", "00000000000000ff", "v1/+0000000000000ff"]
        {
            assert_eq!(text.parse::<Fingerprint>(), Err(BadFingerprint), "{text}");
        }
    }
}
