//! From words to a [`Trace`]: the one place that knows how operations are spelled.

use crate::names::NameRefused;
use crate::{EventId, LocationId, NameTables, Names, Op, Spelled, Table, Trace, TraceFull};

/// Collects events given by name.
#[derive(Default)]
pub struct Builder {
    trace: Trace,
    /// By [`Table`].
    tables: [Spelled; Table::ALL.len()],
    habits: Habits,
}

/// Where threads go next: a thread at some place usually goes on to the place that followed it last time. A
/// location that is guessed needs to be compared only, not looked up.
#[derive(Default)]
struct Habits {
    /// By thread: where it was last.
    last: Vec<u32>,
    /// By location: the one that followed it last.
    next: Vec<u32>,
}

impl Habits {
    #[inline]
    fn guess(&self, thread: u32) -> Option<u32> {
        let last = *self.last.get(thread as usize)?;
        self.next.get(last as usize).copied()
    }

    #[inline]
    fn learn(&mut self, thread: u32, location: u32) {
        let (thread, needed) = (thread as usize, location as usize + 1);
        if self.last.len() <= thread {
            self.last.resize(thread + 1, 0);
        }
        if self.next.len() < needed {
            self.next.resize(needed, 0);
        }
        self.next[self.last[thread] as usize] = location;
        self.last[thread] = location;
    }
}

/// Why an event given in words was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// No operation is spelled so.
    UnknownOperation,
    /// The operation needs an operand, and it is empty.
    NoOperand,
    /// The thread has no name.
    NoThread,
    /// A name is not UTF-8.
    NotText,
    /// No room is left.
    Full,
}

impl From<TraceFull> for Refused {
    fn from(_: TraceFull) -> Self {
        Refused::Full
    }
}

impl From<NameRefused> for Refused {
    fn from(refused: NameRefused) -> Self {
        match refused {
            NameRefused::Full => Refused::Full,
            NameRefused::NotText => Refused::NotText,
        }
    }
}

/// An event in words, as a file has it: text that nobody has checked.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) thread: &'a [u8],
    pub(crate) word: &'a [u8],
    pub(crate) operand: &'a [u8],
    /// Empty where unknown.
    pub(crate) location: &'a [u8],
    pub(crate) value: Option<&'a [u8]>,
}

impl Builder {
    /// A builder of an empty trace.
    pub fn new() -> Self {
        let mut builder = Self::default();
        // Location number 0 is "unknown", and so is a location that an input spells like this.
        builder.table(Table::Locations).intern("?").expect("an empty table has room");
        builder
    }

    /// Appends one event, spelled as in the text format.
    pub fn push(
        &mut self,
        thread: &str,
        word: &str,
        operand: &str,
        location: &str,
        value: Option<&str>,
    ) -> Result<EventId, Refused> {
        self.push_words(Words {
            thread: thread.as_bytes(),
            word: word.as_bytes(),
            operand: operand.as_bytes(),
            location: location.as_bytes(),
            value: value.map(str::as_bytes),
        })
    }

    #[inline]
    pub(crate) fn push_words(&mut self, words: Words<'_>) -> Result<EventId, Refused> {
        let code = code_of(words.word).ok_or(Refused::UnknownOperation)?;
        let operand_table = Op::operand_table(code);
        if words.operand.is_empty() && operand_table.is_some_and(|table| table != Table::Blocks) {
            return Err(Refused::NoOperand);
        }
        if words.thread.is_empty() {
            return Err(Refused::NoThread);
        }
        let thread = self.table(Table::Threads).intern_bytes(words.thread)?;
        let operand = match operand_table {
            Some(table) => self.table(table).intern_bytes(words.operand)?,
            None => 0,
        };
        let location = match words.location {
            b"" => LocationId::UNKNOWN.0,
            spelled => self.table(Table::Locations).intern_bytes(spelled)?,
        };
        let value = match words.value {
            Some(spelled) => Some(self.table(Table::Values).intern_bytes(spelled)?),
            None => None,
        };
        Ok(self.trace.push_row(thread, code, operand, location, value)?)
    }

    /// Appends the event of a line of the most common shape, `T12|w(V1234)|567` with or without a value,
    /// whose names are all known.
    ///
    /// Returns the length of the line with its end. Other lines are left to those who look closer.
    #[inline]
    pub(crate) fn push_common_line(&mut self, text: &[u8]) -> Option<usize> {
        let names = |table: Table| &self.tables[table as usize];
        let (thread, length) = names(Table::Threads).known_at_front(text, b"|")?;
        let rest = &text[length..];
        let (code, length) = match *rest {
            [b'r', b'(', ..] => (0, 2),
            [b'w', b'(', ..] => (1, 2),
            [b'a', b'c', b'q', b'(', ..] => (5, 4),
            [b'r', b'e', b'l', b'(', ..] => (6, 4),
            [b'b', b'r', b'a', b'n', b'c', b'h', b'|', ..] => (15, 7),
            _ => return None,
        };
        let rest = &rest[length..];
        let (operand, length) = match Op::operand_table(code) {
            Some(table) => names(table).known_at_front(rest, b")|")?,
            None => (0, 0),
        };
        let rest = &rest[length..];
        let locations = names(Table::Locations);
        let guess = self.habits.guess(thread);
        let guessed = guess.and_then(|guess| Some((guess, locations.is_at_front(rest, guess, b"\n")?)));
        let (location, value, length) = if let Some((location, length)) = guessed {
            (location, None, length)
        } else if let Some((location, length)) = known_last(locations, rest) {
            (location, None, length)
        } else {
            let (location, before_value) = locations.known_at_front(rest, b"|")?;
            let (value, length) = known_last(names(Table::Values), &rest[before_value..])?;
            (location, Some(value), before_value + length)
        };
        self.trace.push_row(thread, code, operand, location, value).ok()?;
        self.habits.learn(thread, location);
        Some(text.len() - rest.len() + length)
    }

    #[inline]
    fn table(&mut self, table: Table) -> &mut Spelled {
        &mut self.tables[table as usize]
    }

    /// How many events were taken.
    pub fn len(&self) -> usize {
        self.trace.len()
    }

    /// Was no event taken?
    pub fn is_empty(&self) -> bool {
        self.trace.is_empty()
    }

    /// The trace collected so far.
    ///
    /// Some recorders write `fork(151)` for the thread that calls itself `T151`, or the reverse. A thread
    /// that only ever is forked or joined is therefore the one of the other spelling, if that one has events.
    pub fn finish(self) -> Trace {
        let mut trace = self.trace;
        let [threads, vars, locks, blocks, locations, values] = self.tables;
        let threads = match other_spellings(&trace, &threads) {
            Some(renamed) => merge(&mut trace, &threads, &renamed),
            None => threads,
        };
        trace.names = NameTables {
            threads: Names::Spelled(threads),
            vars: Names::Spelled(vars),
            locks: Names::Spelled(locks),
            blocks: Names::Spelled(blocks),
            locations: Names::Spelled(locations),
            values: Names::Spelled(values),
        };
        trace
    }
}

/// The known name that is the last of its line, and its length with the line's end.
#[inline]
fn known_last(names: &Spelled, text: &[u8]) -> Option<(u32, usize)> {
    names.known_at_front(text, b"\n").or_else(|| names.known_at_front(text, b"\r\n"))
}

/// For each thread the one that it really is; `None` if all are themselves.
fn other_spellings(trace: &Trace, threads: &Spelled) -> Option<Vec<u32>> {
    let other = |id: u32| {
        let name = threads.get(id)?;
        match name.strip_prefix('T') {
            Some(number) if is_number(number) => threads.find(number),
            None if is_number(name) => threads.find(&format!("T{name}")),
            _ => None,
        }
    };
    let ids = 0..threads.len() as u32;
    // Most traces end here; only with two spellings side by side is it worth a look at all events.
    ids.clone().find_map(other)?;
    let mut acts = vec![false; threads.len()];
    for (_, event) in trace.events() {
        acts[event.thread.index()] = true;
    }
    let acts = |id: u32| acts[id as usize];
    let really: Vec<u32> = ids
        .map(|id| match other(id) {
            Some(other) if !acts(id) && acts(other) => other,
            _ => id,
        })
        .collect();
    really.iter().enumerate().any(|(id, &other)| id as u32 != other).then_some(really)
}

fn is_number(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit())
}

/// Replaces threads by those that they really are, and closes the gaps in the numbers.
fn merge(trace: &mut Trace, threads: &Spelled, really: &[u32]) -> Spelled {
    let mut kept = Spelled::default();
    let mut new_id = vec![0; really.len()];
    for (id, &other) in really.iter().enumerate() {
        if id as u32 == other {
            let name = threads.get(other).expect("thread ids come from this table");
            new_id[id] = kept.intern(name).expect("a part of a table has room");
        }
    }
    trace.renumber_threads(|id| new_id[really[id as usize] as usize]);
    kept
}

/// The code of the operation that is spelled so, in any case of its letters.
#[inline]
fn code_of(word: &[u8]) -> Option<u8> {
    match word {
        b"r" => Some(0),
        b"w" => Some(1),
        b"acq" => Some(5),
        b"rel" => Some(6),
        b"branch" => Some(15),
        _ => code_of_rare(word),
    }
}

fn code_of_rare(word: &[u8]) -> Option<u8> {
    /// How others spell operations. Entering and leaving a method says nothing about atomicity.
    const SYNONYMS: [(&str, &str); 15] = [
        ("read", "r"),
        ("write", "w"),
        ("vread", "vr"),
        ("vwrite", "vw"),
        ("rmw", "u"),
        ("update", "u"),
        ("acquire", "acq"),
        ("lock", "acq"),
        ("release", "rel"),
        ("unlock", "rel"),
        ("request", "req"),
        ("start", "fork"),
        ("br", "branch"),
        ("enter", "dummy"),
        ("exit", "dummy"),
    ];
    let same = |spelling: &str| spelling.as_bytes().eq_ignore_ascii_case(word);
    let meant = SYNONYMS.iter().find(|(synonym, _)| same(synonym)).map(|(_, meant)| *meant);
    let code = Op::WORDS.iter().position(|&spelling| meant.map_or_else(|| same(spelling), |m| m == spelling));
    code.map(|code| code as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_understood() {
        for (code, word) in Op::WORDS.iter().enumerate() {
            assert_eq!(code_of(word.as_bytes()), Some(code as u8), "{word}");
            assert_eq!(code_of(word.to_uppercase().as_bytes()), Some(code as u8), "{word}");
        }
        assert_eq!(code_of(b"RMW"), code_of(b"u"));
        assert_eq!(code_of(b"notifyall"), Some(Op::NotifyAll(crate::LockId(0)).code()));
        assert_eq!(code_of(b""), None);
        assert_eq!(code_of(b"rr"), None);
    }
}
