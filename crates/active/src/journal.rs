//! What a process under test leaves behind: a text file, written while it runs, so that a process that is killed loses
//! nothing that was caught.
//!
//! One entry a line, words separated by tabs. A violation is several lines: its object and test, where that was made, its two sides, and of each
//! its locks, the outermost first, its frames, the innermost first, and the methods that await it.

use crate::trap_file::{escaped, unescaped};
use crate::{Access, Coverage, SiteCoverage};
use finding::Problem;
use std::fmt;

/// One call on a stack.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StackFrame {
    /// `com.acme.Cache.put`
    pub method: String,
    /// `Cache.java`, if it is known.
    pub file: Option<String>,
    /// Counted from 1, if it is known.
    pub line: Option<u32>,
}

/// One of the two threads of a violation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaughtSide {
    /// The name of the place.
    pub site: String,
    /// What it was about to do.
    pub access: Access,
    /// `HashMap.put`
    pub operation: String,
    /// The name of the thread.
    pub thread: String,
    /// The monitors that it held, the outermost first.
    pub locks: Vec<CaughtLock>,
    /// Where it was, the innermost call first.
    pub stack: Vec<StackFrame>,
    /// The asynchronous methods that await what it does, the innermost first, as far as they are known. They are on no stack.
    pub awaiting: Vec<StackFrame>,
}

/// A monitor in the hands of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaughtLock {
    /// The class of the object: `java.lang.Object`; `com.acme.Cache.class` for the monitor of a class.
    pub name: String,
    /// The call that took it.
    pub taken: StackFrame,
}

/// Two threads caught in the act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caught {
    /// The class of the object: `java.util.HashMap`.
    pub object: String,
    /// The field of it, if they raced for one; else they used the object as a whole.
    pub field: Option<String>,
    /// Where the object was made, if that is known.
    pub origin: Option<StackFrame>,
    /// The test that was running, if one could be told.
    pub test: Option<String>,
    /// The thread that was held up, and the one that ran into it.
    pub sides: [CaughtSide; 2],
}

/// An entry of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The first time that two places were caught.
    Caught(Box<Caught>),
    /// How often they were caught altogether.
    Times {
        /// The names of the places, sorted.
        sites: [String; 2],
        /// How often.
        times: u64,
    },
    /// What was covered of a place.
    Covered(SiteCoverage),
    /// A dangerous pair that is left.
    Trap(String, String),
    /// How many delays there were.
    Delays {
        /// How many.
        count: u64,
    },
    /// Why the agent is switched off, or what it could not do.
    Trouble(String),
    /// The process came to its end.
    End,
}

/// The first line of every journal.
pub const JOURNAL_HEADER: &str = "threadbare journal 1";

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Caught(caught) => write_caught(f, caught),
            Entry::Times { sites: [a, b], times } => line(f, "times", &[a, b, &times.to_string()]),
            Entry::Covered(SiteCoverage { site, coverage }) => {
                line(f, "covered", &[coverage_word(*coverage), site])
            }
            Entry::Trap(a, b) => line(f, "trap", &[a, b]),
            Entry::Delays { count } => line(f, "delays", &[&count.to_string()]),
            Entry::Trouble(text) => line(f, "trouble", &[text]),
            Entry::End => line(f, "end", &[]),
        }
    }
}

fn write_caught(f: &mut fmt::Formatter<'_>, caught: &Caught) -> fmt::Result {
    let (field, test) = (caught.field.as_deref().unwrap_or(""), caught.test.as_deref().unwrap_or(""));
    line(f, "caught", &[&caught.object, field, test])?;
    if let Some(origin) = &caught.origin {
        write_frame(f, "made", origin)?;
    }
    for side in &caught.sides {
        line(f, "side", &[&side.site, access_word(side.access), &side.operation, &side.thread])?;
        for CaughtLock { name, taken } in &side.locks {
            line(f, "lock", &[name, &taken.method, taken.file.as_deref().unwrap_or(""), &number(taken)])?;
        }
        for (word, frames) in [("frame", &side.stack), ("awaiting", &side.awaiting)] {
            for frame in frames {
                write_frame(f, word, frame)?;
            }
        }
    }
    Ok(())
}

fn write_frame(f: &mut fmt::Formatter<'_>, word: &str, frame: &StackFrame) -> fmt::Result {
    line(f, word, &[&frame.method, frame.file.as_deref().unwrap_or(""), &number(frame)])
}

fn number(frame: &StackFrame) -> String {
    frame.line.map_or_else(String::new, |line| line.to_string())
}

fn line(f: &mut fmt::Formatter<'_>, word: &str, parts: &[&str]) -> fmt::Result {
    f.write_str(word)?;
    parts.iter().try_for_each(|part| write!(f, "\t{}", escaped(part)))?;
    f.write_str("\n")
}

fn access_word(access: Access) -> &'static str {
    match access {
        Access::Read => "read",
        Access::Write => "write",
    }
}

fn coverage_word(coverage: Coverage) -> &'static str {
    match coverage {
        Coverage::Never => "never",
        Coverage::Sequentially => "sequentially",
        Coverage::Concurrently => "concurrently",
    }
}

/// Reads what can be read, and says what cannot. The last line of a killed process may be half a line.
pub fn parse_journal(text: &str) -> (Vec<Entry>, Vec<Problem>) {
    let problem =
        |number, message: &str| Problem { line: number, column: 1, message: message.to_owned(), help: None };
    let mut lines = text.split_inclusive('\n').zip(1..);
    match lines.next() {
        Some((first, _)) if first.trim_end() == JOURNAL_HEADER => {}
        _ => return (Vec::new(), vec![problem(1, "this is no journal of this version")]),
    }
    let mut reader = Reader::default();
    let mut problems = Vec::new();
    for (line, number) in lines {
        let Some(line) = line.strip_suffix('\n') else { break };
        let words: Option<Vec<String>> = line.split('\t').map(unescaped).collect();
        let words = words.unwrap_or_default();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if reader.take(&words).is_none() {
            problems.push(problem(number, "this line cannot be understood"));
        }
    }
    reader.finish_caught();
    (reader.entries, problems)
}

struct Open {
    object: String,
    field: Option<String>,
    origin: Option<StackFrame>,
    test: Option<String>,
    sides: Vec<CaughtSide>,
}

#[derive(Default)]
struct Reader {
    entries: Vec<Entry>,
    /// A violation that is being read, with the sides so far.
    open: Option<Open>,
}

impl Reader {
    fn take(&mut self, words: &[&str]) -> Option<()> {
        match words {
            ["side", site, access, operation, thread] => {
                let access =
                    [Access::Read, Access::Write].into_iter().find(|known| access_word(*known) == *access)?;
                let (site, operation, thread) =
                    ((*site).to_owned(), (*operation).to_owned(), (*thread).to_owned());
                self.open.as_mut()?.sides.push(CaughtSide {
                    site,
                    access,
                    operation,
                    thread,
                    locks: Vec::new(),
                    stack: Vec::new(),
                    awaiting: Vec::new(),
                });
            }
            ["made", method, file, number] => {
                self.open.as_mut()?.origin = Some(frame(method, file, number));
            }
            ["lock", name, method, file, number] => {
                let lock = CaughtLock { name: (*name).to_owned(), taken: frame(method, file, number) };
                self.open.as_mut()?.sides.last_mut()?.locks.push(lock);
            }
            ["frame", method, file, number] => {
                self.open.as_mut()?.sides.last_mut()?.stack.push(frame(method, file, number));
            }
            ["awaiting", method, file, number] => {
                self.open.as_mut()?.sides.last_mut()?.awaiting.push(frame(method, file, number));
            }
            _ => {
                self.finish_caught();
                self.take_entry(words)?;
            }
        }
        Some(())
    }

    fn take_entry(&mut self, words: &[&str]) -> Option<()> {
        let entry = match words {
            ["caught", object, field, test] => {
                let word = |word: &str| Some(word.to_owned()).filter(|word| !word.is_empty());
                let (object, field, test) = ((*object).to_owned(), word(field), word(test));
                self.open = Some(Open { object, field, origin: None, test, sides: Vec::new() });
                return Some(());
            }
            ["times", a, b, times] => {
                Entry::Times { sites: [(*a).to_owned(), (*b).to_owned()], times: times.parse().ok()? }
            }
            ["covered", coverage, site] => {
                let all = [Coverage::Never, Coverage::Sequentially, Coverage::Concurrently];
                let coverage = all.into_iter().find(|known| coverage_word(*known) == *coverage)?;
                Entry::Covered(SiteCoverage { site: (*site).to_owned(), coverage })
            }
            ["trap", a, b] => Entry::Trap((*a).to_owned(), (*b).to_owned()),
            ["delays", count] => Entry::Delays { count: count.parse().ok()? },
            ["trouble", text] => Entry::Trouble((*text).to_owned()),
            ["end"] => Entry::End,
            _ => return None,
        };
        self.entries.push(entry);
        Some(())
    }

    fn finish_caught(&mut self) {
        let Some(Open { object, field, origin, test, sides }) = self.open.take() else { return };
        if let Ok(sides) = <[CaughtSide; 2]>::try_from(sides) {
            self.entries.push(Entry::Caught(Box::new(Caught { object, field, origin, test, sides })));
        }
    }
}

fn frame(method: &str, file: &str, number: &str) -> StackFrame {
    let file = Some(file.to_owned()).filter(|file| !file.is_empty());
    StackFrame { method: method.to_owned(), file, line: number.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(thread: &str, access: Access) -> CaughtSide {
        let frame = |method: &str, line| StackFrame {
            method: method.to_owned(),
            file: Some("A.java".to_owned()),
            line,
        };
        CaughtSide {
            site: format!("A.{thread}:1 Map.put"),
            access,
            operation: "Map.put".to_owned(),
            thread: thread.to_owned(),
            locks: vec![CaughtLock { name: "java.lang.Object".to_owned(), taken: frame("A.f", Some(2)) }],
            stack: vec![frame("A.f", Some(3)), StackFrame { file: None, ..frame("A.main", None) }],
            awaiting: vec![frame("A.test", Some(7))],
        }
    }

    fn entries() -> Vec<Entry> {
        vec![
            Entry::Caught(Box::new(Caught {
                object: "java.util.HashMap".to_owned(),
                field: Some("table".to_owned()),
                origin: Some(StackFrame {
                    method: "A.<init>".to_owned(),
                    file: Some("A.java".to_owned()),
                    line: Some(9),
                }),
                test: None,
                sides: [side("main\tthread", Access::Write), side("b", Access::Read)],
            })),
            Entry::Trap("a".to_owned(), "b".to_owned()),
            Entry::Covered(SiteCoverage { site: "a".to_owned(), coverage: Coverage::Sequentially }),
            Entry::Times { sites: ["a".to_owned(), "b".to_owned()], times: 7 },
            Entry::Delays { count: 3 },
            Entry::Trouble("two\nlines".to_owned()),
            Entry::End,
        ]
    }

    fn text() -> String {
        let lines = entries().into_iter().map(|entry| entry.to_string());
        std::iter::once(format!("{JOURNAL_HEADER}\n")).chain(lines).collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        assert_eq!(parse_journal(&text()), (entries(), vec![]));
    }

    #[test]
    fn a_journal_that_breaks_off_anywhere_is_read_up_to_there() {
        let text = text();
        for end in JOURNAL_HEADER.len() + 1..text.len() {
            let (read, problems) = parse_journal(&text[..end]);
            assert_eq!(problems, vec![], "{end}");
            // The last stack may lack its outer end.
            assert!(entries().starts_with(&read[..read.len().saturating_sub(1)]), "{end}");
            assert!(read.len() <= entries().len(), "{end}");
        }
        assert_eq!(parse_journal("nonsense").1.len(), 1);
        assert_eq!(parse_journal(&format!("{JOURNAL_HEADER}\nnonsense\nend\n")).0, [Entry::End]);
    }
}
