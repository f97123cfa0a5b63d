//! Where something is: in a source file, or in a recorded trace. Both are first class, and a trace location
//! that names a source line is both.

use std::fmt;
use std::num::NonZeroU32;

/// A place in a source file. Lines and columns count from 1; columns count Unicode code points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line.
    pub line: NonZeroU32,
    /// The column, where it is known.
    pub column: Option<NonZeroU32>,
}

impl Position {
    /// A whole line; `None` for line 0, which no file has.
    pub fn line(line: u32) -> Option<Self> {
        Some(Position { line: NonZeroU32::new(line)?, column: None })
    }

    /// A line and a column; `None` if either is 0.
    pub fn at(line: u32, column: u32) -> Option<Self> {
        Some(Position { line: NonZeroU32::new(line)?, column: Some(NonZeroU32::new(column)?) })
    }
}

/// A stretch of a source file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The file, as the user or the trace names it. Never opened here.
    pub path: String,
    /// Where it starts.
    pub start: Position,
    /// The first position after it, where that is known.
    pub end: Option<Position>,
}

impl Span {
    /// A span of unknown length.
    pub fn new(path: impl Into<String>, start: Position) -> Self {
        Span { path: path.into(), start, end: None }
    }

    /// Reads `path:line` and `path:line:column`. The path must end like a source file: traces also hold texts
    /// such as `Account.deposit:12`, and pointing at a file that does not exist is worse than not pointing.
    pub fn parse(text: &str) -> Option<Self> {
        let (head, last) = split_number(text.trim())?;
        let (path, start) = match split_number(head) {
            Some((path, line)) => (path, Position::at(line, last)?),
            None => (head, Position::line(last)?),
        };
        is_source_path(path).then(|| Span::new(path, start))
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.path, self.start.line)?;
        self.start.column.map_or(Ok(()), |column| write!(f, ":{column}"))
    }
}

/// `a:b:7` into `a:b` and 7. `str::parse` alone would also accept `+7`.
fn split_number(text: &str) -> Option<(&str, u32)> {
    let (head, digits) = text.rsplit_once(':')?;
    let only_digits = digits.bytes().all(|byte| byte.is_ascii_digit());
    only_digits.then(|| digits.parse().ok()).flatten().map(|number| (head, number))
}

/// Extensions of languages whose programs are traced or analysed.
const SOURCE_EXTENSIONS: [&str; 24] = [
    "c", "cc", "clj", "cpp", "cs", "cshtml", "cxx", "fs", "go", "groovy", "h", "hpp", "java", "js", "jsp",
    "kt", "kts", "py", "razor", "rs", "scala", "swift", "ts", "vb",
];

fn is_source_path(path: &str) -> bool {
    let file = path.rsplit(['/', '\\']).next().unwrap_or(path);
    let Some((stem, extension)) = file.rsplit_once('.') else { return false };
    !stem.is_empty() && SOURCE_EXTENSIONS.iter().any(|known| extension.eq_ignore_ascii_case(known))
}

/// A place in a recorded trace.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TracePlace {
    /// What the trace is called, usually its file name.
    pub trace: String,
    /// The event, counted from 1: people see it as `e18`.
    pub event: u64,
    /// The location as the trace spells it, if it has one.
    pub text: Option<String>,
    /// The source line that the text names, if it names one.
    pub span: Option<Span>,
}

/// Where something is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Location {
    /// In a source file.
    Source(Span),
    /// In a trace.
    Trace(TracePlace),
}

impl Location {
    /// A place in a trace; a text that reads `path:line` is resolved to a source span as well.
    pub fn in_trace(trace: impl Into<String>, event: u64, text: Option<String>) -> Self {
        let span = text.as_deref().and_then(Span::parse);
        Location::Trace(TracePlace { trace: trace.into(), event, text, span })
    }

    /// The source span, from whichever kind has one.
    pub fn span(&self) -> Option<&Span> {
        match self {
            Location::Source(span) => Some(span),
            Location::Trace(place) => place.span.as_ref(),
        }
    }

    /// The event number, counted from 1.
    pub fn event(&self) -> Option<u64> {
        match self {
            Location::Source(_) => None,
            Location::Trace(place) => Some(place.event),
        }
    }
}

/// `src/Bank.cs:12:5`, or the trace's own text, or `bank.std:e18` where there is none.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Source(span) | Location::Trace(TracePlace { span: Some(span), .. }) => span.fmt(f),
            Location::Trace(TracePlace { text: Some(text), .. }) => f.write_str(text),
            Location::Trace(TracePlace { trace, event, .. }) => write!(f, "{trace}:e{event}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_name_a_source_line() {
        for (text, expected) in [
            ("src/Bank.cs:12", Some("src/Bank.cs:12")),
            ("src/Bank.cs:12:5", Some("src/Bank.cs:12:5")),
            (r"C:\bank\Bank.CS:12", Some(r"C:\bank\Bank.CS:12")),
            ("Bank.java:7", Some("Bank.java:7")),
            ("Account.deposit:12", None),
            ("Bank.cs:0", None),
            ("Bank.cs:7:0", None),
            ("Bank.cs:+7", None),
            ("Bank.cs:", None),
            ("Bank.cs:99999999999", None),
            (".cs:3", None),
            ("localhost:8080", None),
            ("4711", None),
            ("", None),
        ] {
            assert_eq!(Span::parse(text).map(|span| span.to_string()).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn a_trace_location_shows_what_the_trace_says() {
        let shown =
            |text: Option<&str>| Location::in_trace("bank.std", 18, text.map(String::from)).to_string();
        assert_eq!(shown(Some("Bank.cs:12")), "Bank.cs:12");
        assert_eq!(shown(Some("4711")), "4711");
        assert_eq!(shown(None), "bank.std:e18");
    }
}
