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

/// A stretch of a source file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    file: FileId,
    start: Point,
    end: Point,
}

impl Span {
    /// The span of code that no person wrote.
    pub const NONE: Span = Span { file: FileId(0), start: Point::NONE, end: Point::NONE };

    /// From `start` up to `end`, the first place after it, which may be unknown. Line 0 gives [`Span::NONE`],
    /// so that there is one way to be unknown.
    pub fn new(file: FileId, start: Point, end: Point) -> Span {
        if start.line == 0 {
            return Span::NONE;
        }
        let end = if end.line == 0 { Point::NONE } else { end };
        Span { file, start, end }
    }

    /// Is it a place at all?
    pub fn is_known(self) -> bool {
        self.start.line != 0
    }

    /// The file; `None` for [`Span::NONE`].
    pub fn file(self) -> Option<FileId> {
        self.is_known().then_some(self.file)
    }

    /// The first place.
    pub fn start(self) -> Point {
        self.start
    }

    /// The first place after it; line 0 if that is not known.
    pub fn end(self) -> Point {
        self.end
    }

    /// The same place as findings tell it, in the file called `path`.
    pub fn in_file(self, path: &str) -> Option<finding::Span> {
        let start = self.start.position()?;
        Some(finding::Span { path: path.to_owned(), start, end: self.end.position() })
    }
}

impl Default for Span {
    fn default() -> Self {
        Span::NONE
    }
}
