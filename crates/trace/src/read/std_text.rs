//! STD text: one event per line, `thread|operation(operand)|location`, and all that loggers have made of it.
//!
//! - The operand is all between the first `(` and the last `)`: names contain parentheses, dots, brackets,
//!   even bars.
//! - Operations without operand need no parentheses; the location may be missing, empty, a number or text.
//! - A fourth field is the value read or written.
//! - Blank lines and lines that begin with `#` say nothing. Whitespace around fields, carriage returns and a
//!   byte order mark are ignored, and the last line needs no end.
//!
//! What the words mean, and that `fork(151)` may be about `T151`, is known to [`Builder`].

use super::problem::{Place, Problem, ReadError};
use super::source::Source;
use super::{Reading, shown};
use crate::builder::Words;
use crate::{Builder, Refused, Trace};
use memchr::{memchr, memrchr};

/// A line is not longer than this. Also what is read at once; small enough for the second-level cache.
const BUFFER: usize = 1 << 18;

pub(super) fn read(source: &mut Source<'_>, reading: &mut Reading<'_>) -> Result<Trace, ReadError> {
    let mut text = Text { builder: Builder::new(), line: 0, reading };
    let mut buffer = vec![0; BUFFER];
    let mut kept = source.fill(&mut buffer[..3])?;
    if buffer.starts_with(b"\xef\xbb\xbf") {
        kept = 0;
    }
    loop {
        let end = kept + source.fill(&mut buffer[kept..])?;
        let whole = memrchr(b'\n', &buffer[..end]).map_or(0, |at| at + 1);
        text.lines(&buffer[..whole])?;
        if end < buffer.len() {
            text.last_line(&buffer[whole..end], source)?;
            return Ok(text.builder.finish());
        }
        if whole == 0 {
            kept = text.endless_line(&mut buffer, source)?;
        } else {
            buffer.copy_within(whole..end, 0);
            kept = end - whole;
        }
    }
}

struct Text<'r, 'o> {
    builder: Builder,
    /// The number of the last line that was looked at, counted from 1.
    line: u64,
    reading: &'r mut Reading<'o>,
}

impl Text<'_, '_> {
    /// Takes lines that all have their end.
    fn lines(&mut self, mut lines: &[u8]) -> Result<(), ReadError> {
        while !lines.is_empty() {
            self.line += 1;
            let length = match self.builder.push_common_line(lines) {
                Some(length) => length,
                None => self.uncommon_line(lines)?,
            };
            lines = &lines[length..];
            self.check_room()?;
        }
        Ok(())
    }

    /// Takes the first of these lines, and returns its length with its end.
    fn uncommon_line(&mut self, lines: &[u8]) -> Result<usize, ReadError> {
        let end = memchr(b'\n', lines).unwrap_or(lines.len());
        let line = &lines[..end];
        if let Err(flaw) = self.event(line) {
            self.refuse(flaw, line)?;
        }
        Ok(lines.len().min(end + 1))
    }

    #[inline]
    fn check_room(&self) -> Result<(), ReadError> {
        self.reading.check_room(self.builder.len(), 0, Place::Line(self.line))
    }

    fn event(&mut self, line: &[u8]) -> Result<(), Flaw> {
        let line = line.trim_ascii();
        if line.is_empty() || line[0] == b'#' {
            return Ok(());
        }
        let words = split(line)?;
        let longest = self.reading.options.max_name_bytes;
        if line.len() > longest && words.names().any(|name| name.len() > longest) {
            return Err(Flaw::LongName);
        }
        self.builder.push_words(words).map_err(Flaw::Refused)?;
        Ok(())
    }

    #[cold]
    fn refuse(&mut self, flaw: Flaw, line: &[u8]) -> Result<(), ReadError> {
        self.reading.refuse(Problem {
            place: Place::Line(self.line),
            expected: flaw.expected(self.reading.options.max_name_bytes),
            found: shown(line.trim_ascii()),
        })
    }

    /// What stands behind the last line end. If it is no event, somebody was still writing it.
    fn last_line(&mut self, line: &[u8], source: &Source<'_>) -> Result<(), ReadError> {
        if line.is_empty() {
            return Ok(());
        }
        self.line += 1;
        if source.is_damaged() {
            return Ok(());
        }
        let Err(flaw) = self.event(line) else { return self.check_room() };
        if self.builder.is_empty() {
            return self.refuse(flaw, line);
        }
        self.reading.note_cut(Place::Line(self.line), "a whole line", line);
        Ok(())
    }

    /// Skips the rest of a line that does not fit the buffer; returns how many bytes after it are in the
    /// buffer.
    fn endless_line(&mut self, buffer: &mut [u8], source: &mut Source<'_>) -> Result<usize, ReadError> {
        self.line += 1;
        let expected = format!("a line of at most {BUFFER} bytes");
        self.reading.refuse(Problem { place: Place::Line(self.line), expected, found: shown(buffer) })?;
        loop {
            let end = source.fill(buffer)?;
            if let Some(line_end) = memchr(b'\n', &buffer[..end]) {
                buffer.copy_within(line_end + 1..end, 0);
                return Ok(end - line_end - 1);
            }
            if end < buffer.len() {
                return Ok(0);
            }
        }
    }
}

/// Why a line is no event.
#[derive(Clone, Copy)]
enum Flaw {
    NoBar,
    NoClosing,
    LongName,
    Refused(Refused),
}

impl Flaw {
    fn expected(self, longest: usize) -> String {
        match self {
            Flaw::NoBar => "`thread|operation(operand)|location`".to_owned(),
            Flaw::NoClosing => "`)` before the `|` or the end of the line".to_owned(),
            Flaw::LongName => format!("names of at most {longest} bytes (`max-name-bytes`)"),
            Flaw::Refused(Refused::UnknownOperation) => {
                format!("an operation ({}) after the first `|`", crate::Op::WORDS.join(", "))
            }
            Flaw::Refused(Refused::NoOperand) => "an operand in `(…)` after the operation".to_owned(),
            Flaw::Refused(Refused::NoThread) => "the name of a thread before the first `|`".to_owned(),
            Flaw::Refused(Refused::NotText) => "names in UTF-8".to_owned(),
            Flaw::Refused(Refused::Full) => "no new names: 4 GiB of them were read".to_owned(),
        }
    }
}

impl<'a> Words<'a> {
    fn names(self) -> impl Iterator<Item = &'a [u8]> {
        [self.thread, self.operand, self.location].into_iter().chain(self.value)
    }
}

/// The fields of a line.
#[inline]
fn split(line: &[u8]) -> Result<Words<'_>, Flaw> {
    let bar = line.iter().position(|&byte| byte == b'|').ok_or(Flaw::NoBar)?;
    let (thread, rest) = (line[..bar].trim_ascii_end(), line[bar + 1..].trim_ascii_start());
    let name_end = rest.iter().position(|&byte| byte == b'(' || byte == b'|').unwrap_or(rest.len());
    let word = rest[..name_end].trim_ascii_end();
    let (operand, rest) = match rest.get(name_end) {
        Some(b'(') => operand(&rest[name_end + 1..])?,
        _ => (&rest[..0], rest.get(name_end + 1..)),
    };
    let (location, value) = rest.map_or((&line[..0], None), location_and_value);
    Ok(Words { thread, word, operand, location, value })
}

/// The operand that begins here, and what stands behind its field's bar, if there is one.
///
/// The field ends with the first bar that follows a `)`, so that names may contain bars.
#[inline]
fn operand(text: &[u8]) -> Result<(&[u8], Option<&[u8]>), Flaw> {
    let mut from = 0;
    loop {
        let bar = memchr(b'|', &text[from..]).map(|at| from + at);
        let field = text[..bar.unwrap_or(text.len())].trim_ascii_end();
        if let [operand @ .., b')'] = field {
            return Ok((operand.trim_ascii(), bar.map(|bar| &text[bar + 1..])));
        }
        from = bar.ok_or(Flaw::NoClosing)? + 1;
    }
}

#[inline]
fn location_and_value(text: &[u8]) -> (&[u8], Option<&[u8]>) {
    match memchr(b'|', text) {
        None => (text.trim_ascii(), None),
        Some(bar) => {
            let value = text[bar + 1..].trim_ascii();
            (text[..bar].trim_ascii(), (!value.is_empty()).then_some(value))
        }
    }
}
