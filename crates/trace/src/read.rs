//! Trace files in: finds out what the bytes are, and reads them, however long, broken or hostile they may be.
//!
//! Memory is bounded by what is kept: no count or length in a file is believed before the bytes are there,
//! and [`ReadOptions`] limits events and decompressed bytes. Cut-off input is not an error: recordings of
//! programs that hang or crash are the interesting ones.

mod problem;
mod rapidbin;
mod source;
mod sparse;
mod std_text;
mod tbt;

pub use problem::{Place, Problem, ReadError};
pub use source::Compression;

use crate::Trace;
use problem::shown;
use source::Source;
use std::fmt;
use std::io::Read;
use std::str::FromStr;

/// How the events are written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A line of text per event, `thread|operation(operand)|location`.
    Std,
    /// 8 bytes per event after a header of counts.
    RapidBin,
    /// Our own binary format, see `docs/trace-format.md`.
    Tbt,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 3] = [Format::Std, Format::RapidBin, Format::Tbt];

    /// The name that a user chooses it by.
    pub fn name(self) -> &'static str {
        match self {
            Format::Std => "std",
            Format::RapidBin => "rapidbin",
            Format::Tbt => "tbt",
        }
    }

    fn detect(start: &[u8]) -> Option<Self> {
        if tbt::is_likely(start) {
            return Some(Format::Tbt);
        }
        if rapidbin::is_likely(start) {
            return Some(Format::RapidBin);
        }
        // No text has these bytes; the byte order mark of UTF-16 is none of UTF-8 either.
        let is_binary = start.contains(&0) || start.starts_with(b"\xff\xfe");
        (!is_binary && !start.starts_with(b"\xfe\xff")).then_some(Format::Std)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let known = Format::ALL.into_iter().find(|format| format.name() == name);
        known.ok_or_else(|| format!("`{name}` is not a trace format: expected `std`, `rapidbin` or `tbt`"))
    }
}

/// How to read.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// The format, where it should not be guessed.
    pub format: Option<Format>,
    /// Skip and count what cannot be read, instead of giving up.
    pub lenient: bool,
    /// More events are an error.
    pub max_events: u64,
    /// More bytes after decompression are an error.
    pub max_bytes: u64,
    /// Longer names are an error.
    pub max_name_bytes: usize,
}

impl Default for ReadOptions {
    fn default() -> Self {
        ReadOptions {
            format: None,
            lenient: false,
            // 12 GiB in memory: twice the longest published trace that fits a workstation.
            max_events: 1 << 30,
            max_bytes: 1 << 38,
            max_name_bytes: 1 << 16,
        }
    }
}

/// What was read.
#[derive(Default)]
pub struct ReadOutcome {
    /// The events.
    pub trace: Trace,
    /// The format that they were in; `None` for empty input.
    pub format: Option<Format>,
    /// How the bytes were compressed.
    pub compression: Compression,
    /// The input ends before it is complete: it is still growing, or was cut off. All before that was read.
    pub truncated: bool,
    /// What is strange about the input as a whole.
    pub notes: Vec<Problem>,
    /// How many records were skipped, if reading was lenient.
    pub skipped: u64,
    /// The first few of the skipped records.
    pub problems: Vec<Problem>,
    /// What a recorder wrote about itself and the program: keys and texts, in order.
    pub metadata: Vec<(String, String)>,
}

/// How many skipped records are described; the others are only counted.
const PROBLEMS_KEPT: usize = 10;

/// Reads a trace.
///
/// Whoever wants to show progress wraps `input` and counts.
pub fn read(input: impl Read, options: &ReadOptions) -> Result<ReadOutcome, ReadError> {
    let mut source = Source::open(input, options)?;
    let mut reading = Reading { options, outcome: ReadOutcome::default() };
    reading.outcome.compression = source.compression();
    let format = format_of(source.peek()?, options)?;
    reading.outcome.format = format;
    reading.outcome.trace = match format {
        Some(Format::Std) => std_text::read(&mut source, &mut reading)?,
        Some(Format::RapidBin) => rapidbin::read(&mut source, &mut reading)?,
        Some(Format::Tbt) => tbt::read(&mut source, &mut reading)?,
        None => Trace::default(),
    };
    if format.is_none() && !source.is_damaged() {
        reading.note(Place::Byte(0), "events", "nothing: the input is empty".to_owned());
    }
    if let Some(problem) = source.into_damage() {
        reading.outcome.truncated = true;
        reading.outcome.notes.push(problem);
    }
    Ok(reading.outcome)
}

/// The format of the input that begins with `start`; `None` if that is all there is of it.
fn format_of(start: &[u8], options: &ReadOptions) -> Result<Option<Format>, ReadError> {
    if start.is_empty() {
        return Ok(None);
    }
    let format = options.format.or_else(|| Format::detect(start));
    let expected = "a trace (STD text, RapidBin or tbt; choose with `format`)";
    format.map(Some).ok_or_else(|| ReadError::Malformed(Problem::new(Place::Byte(0), expected, start)))
}

/// What a reader has to know and to tell.
struct Reading<'a> {
    options: &'a ReadOptions,
    /// All but the trace.
    outcome: ReadOutcome,
}

impl Reading<'_> {
    /// Something cannot be read: the end, or if reading is lenient, one more on the list.
    #[cold]
    fn refuse(&mut self, problem: Problem) -> Result<(), ReadError> {
        if !self.options.lenient {
            return Err(ReadError::Malformed(problem));
        }
        self.outcome.skipped += 1;
        if self.outcome.problems.len() < PROBLEMS_KEPT {
            self.outcome.problems.push(problem);
        }
        Ok(())
    }

    fn note(&mut self, place: Place, expected: &str, found: String) {
        self.outcome.notes.push(Problem { place, expected: expected.to_owned(), found });
    }

    /// The input ends where more was expected.
    fn note_cut(&mut self, place: Place, expected: &str, rest: &[u8]) {
        self.outcome.truncated = true;
        let found =
            if rest.is_empty() { "the end".to_owned() } else { format!("the end after {}", shown(rest)) };
        self.note(place, expected, found);
    }

    /// Is there room for `more` events after `events`?
    #[inline]
    fn check_room(&self, events: usize, more: usize, place: Place) -> Result<(), ReadError> {
        let limit = self.options.max_events.min(u64::from(u32::MAX - 1));
        if (events + more) as u64 > limit {
            return Err(ReadError::Limit { place, option: "max-events", limit });
        }
        Ok(())
    }
}
