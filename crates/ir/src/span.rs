//! Where an instruction comes from. Lines and columns, not byte offsets: bytecode has only lines, and a
//! constructor holds initialisers from several files of a partial class, so each span names its file.

use crate::ids::FileId;
use finding::Position;

/// A place in a source file; 0 stands for what is not known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    /// Counted from 1.
    pub line: u32,
    /// Counted from 1, in Unicode code points.
    pub column: u32,
}

impl Point {
    /// Nowhere.
    pub const NONE: Point = Point { line: 0, column: 0 };

    fn position(self) -> Option<Position> {
        Position::at(self.line, self.column).or_else(|| Position::line(self.line))
    }
}

/// A stretch of a source file, in as little room as every instruction can afford. Columns are told up to 65,535;
/// in a longer line, only the line is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    file: FileId,
    line: u32,
    column: u16,
    /// One more than the number of lines from the first to the last; 0 if the end is not known.
    lines: u16,
    end_column: u16,
}

impl Span {
    /// The span of code that no person wrote.
    pub const NONE: Span = Span { file: FileId(0), line: 0, column: 0, lines: 0, end_column: 0 };

    /// From `start` up to `end`, the first place after it, which may be unknown. Line 0 gives [`Span::NONE`],
    /// so that there is one way to be unknown.
    pub fn new(file: FileId, start: Point, end: Point) -> Span {
        if start.line == 0 {
            return Span::NONE;
        }
        let Ok(column) = u16::try_from(start.column) else {
            return Span { file, line: start.line, ..Span::NONE };
        };
        let below = end.line.checked_sub(start.line).and_then(|below| u16::try_from(below).ok());
        let lines = below.and_then(|below| below.checked_add(1));
        let (lines, end_column) = match (lines, u16::try_from(end.column)) {
            (Some(lines), Ok(end_column)) => (lines, end_column),
            _ => (0, 0),
        };
        Span { file, line: start.line, column, lines, end_column }
    }

    /// Is it a place at all?
    pub fn is_known(self) -> bool {
        self.line != 0
    }

    /// The file; `None` for [`Span::NONE`].
    pub fn file(self) -> Option<FileId> {
        self.is_known().then_some(self.file)
    }

    /// The first place.
    pub fn start(self) -> Point {
        Point { line: self.line, column: self.column.into() }
    }

    /// The first place after it; line 0 if that is not known.
    pub fn end(self) -> Point {
        match self.lines.checked_sub(1) {
            Some(below) => {
                Point { line: self.line.saturating_add(below.into()), column: self.end_column.into() }
            }
            None => Point::NONE,
        }
    }

    /// The same place as findings tell it, in the file called `path`.
    pub fn in_file(self, path: &str) -> Option<finding::Span> {
        let start = self.start().position()?;
        Some(finding::Span { path: path.to_owned(), start, end: self.end().position() })
    }
}

impl Default for Span {
    fn default() -> Self {
        Span::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(start: (u32, u32), end: (u32, u32)) -> ((u32, u32), (u32, u32)) {
        let [start, end] = [start, end].map(|(line, column)| Point { line, column });
        let span = Span::new(FileId(7), start, end);
        let told = |point: Point| (point.line, point.column);
        (told(span.start()), told(span.end()))
    }

    #[test]
    fn a_span_tells_its_ends() {
        for span in [((1, 1), (1, 9)), ((3, 0), (3, 0)), ((9, 4), (60_000, 2)), ((u32::MAX, 65_535), (0, 0))]
        {
            assert_eq!(ends(span.0, span.1), span);
        }
    }

    #[test]
    fn what_is_too_far_away_is_not_told() {
        assert_eq!(ends((2, 65_536), (2, 65_540)), ((2, 0), (0, 0)));
        assert_eq!(ends((2, 5), (2, 65_536)), ((2, 5), (0, 0)));
        assert_eq!(ends((9, 4), (70_000, 2)), ((9, 4), (0, 0)));
        assert_eq!(ends((5, 1), (4, 1)), ((5, 1), (0, 0)));
        assert_eq!(ends((0, 3), (4, 1)), ((0, 0), (0, 0)));
    }
}
