//! The trap file (Section 3.4.6): the dangerous pairs that are left after a run, for the next one to begin with.
//!
//! Text, sorted, one pair a line, so that it can be read, compared and merged:
//!
//! ```text
//! threadbare traps 1
//! com.acme.Cache.put:12 HashMap.put<TAB>com.acme.Cache.size:30 HashMap.size
//! ```
//!
//! A file that is damaged costs its damaged lines, never the run.

use finding::Problem;
use std::collections::BTreeSet;
use std::fmt;

const HEADER: &str = "threadbare traps 1";

/// Pairs of places that nearly collided.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TrapFile {
    pairs: BTreeSet<(String, String)>,
}

impl TrapFile {
    /// Adds a pair; the order of the two does not matter.
    pub fn add(&mut self, a: impl Into<String>, b: impl Into<String>) {
        let (a, b) = (a.into(), b.into());
        self.pairs.insert(if a <= b { (a, b) } else { (b, a) });
    }

    /// The pairs, sorted.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(a, b)| (a.as_str(), b.as_str()))
    }

    /// How many pairs there are.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }

    /// Is there no pair?
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// Adds the pairs of another file.
    pub fn merge(&mut self, other: TrapFile) {
        self.pairs.extend(other.pairs);
    }

    /// Reads what can be read, and says what cannot.
    pub fn parse(text: &str) -> (TrapFile, Vec<Problem>) {
        let problem = |line: usize, message: &str| Problem {
            line,
            column: 1,
            message: message.to_owned(),
            help: Some("delete the file; the next run writes it anew".to_owned()),
        };
        let mut lines = text.lines().zip(1..);
        match lines.next() {
            None => return (TrapFile::default(), Vec::new()),
            Some((HEADER, _)) => {}
            Some(_) => {
                let message =
                    format!("this is no trap file of this version: it does not begin with \"{HEADER}\"");
                return (TrapFile::default(), vec![problem(1, &message)]);
            }
        }
        let mut file = TrapFile::default();
        let mut problems = Vec::new();
        for (line, number) in lines {
            let pair = line.split_once('\t').and_then(|(a, b)| Some((unescaped(a)?, unescaped(b)?)));
            match pair {
                Some((a, b)) if !a.is_empty() && !b.is_empty() => file.add(a, b),
                _ => problems.push(problem(number, "not two places with a tab between them")),
            }
        }
        (file, problems)
    }
}

impl fmt::Display for TrapFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        self.pairs.iter().try_for_each(|(a, b)| writeln!(f, "{}\t{}", escaped(a), escaped(b)))
    }
}

pub(crate) fn escaped(name: &str) -> String {
    name.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n").replace('\r', "\\r")
}

pub(crate) fn unescaped(text: &str) -> Option<String> {
    if text.contains('\t') {
        return None;
    }
    let mut characters = text.chars();
    let mut name = String::with_capacity(text.len());
    while let Some(character) = characters.next() {
        name.push(match character {
            '\\' => match characters.next()? {
                '\\' => '\\',
                't' => '\t',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            plain => plain,
        });
    }
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again_in_a_stable_order() {
        let mut file = TrapFile::default();
        file.add("b", "a");
        file.add("a", "b");
        file.add("odd\tname\\", "a\nb");
        assert_eq!(file.to_string(), "threadbare traps 1\na\tb\na\\nb\todd\\tname\\\\\n");
        assert_eq!(TrapFile::parse(&file.to_string()), (file, vec![]));
    }

    #[test]
    fn damage_is_told_and_survived() {
        let (file, problems) =
            TrapFile::parse("threadbare traps 1\na\tb\nno tab\nc\td\te\n\\x\ty\n\tz\nf\tg\n");
        assert_eq!(file.pairs().collect::<Vec<_>>(), [("a", "b"), ("f", "g")]);
        assert_eq!(problems.iter().map(|problem| problem.line).collect::<Vec<_>>(), [3, 4, 5, 6]);
        let (file, problems) = TrapFile::parse("threadbare traps 2\na\tb\n");
        assert!(file.is_empty());
        assert_eq!(
            problems[0].to_string(),
            "1:1: this is no trap file of this version: it does not begin with \"threadbare traps 1\"; \
             delete the file; the next run writes it anew"
        );
        assert_eq!(TrapFile::parse(""), (TrapFile::default(), vec![]));
    }
}
