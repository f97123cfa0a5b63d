//! Sequence points: places of code for which the line is known, as differences from one to the next.

use crate::bytes::{Bytes, Cursor};
use crate::problem::{Problem, Result};

/// A place of a method's code that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SequencePoint {
    /// The byte of the code.
    pub offset: u32,
    /// The row of the source file.
    pub document: u32,
    /// Counted from one. Zero if the code is hidden: the compiler made it up.
    pub line: u32,
    /// Counted from one; zero if the code is hidden.
    pub column: u32,
}

impl SequencePoint {
    /// Did the compiler make the code up?
    pub fn is_hidden(&self) -> bool {
        self.line == 0
    }
}

/// The sequence points of a method, one after another. Ends behind the first that cannot be read.
#[derive(Debug, Clone)]
pub struct SequencePoints<'a> {
    cursor: Cursor<'a>,
    document: u32,
    /// The byte of the last point, if there was one.
    offset: Option<u32>,
    /// Line and column of the last point that is not hidden.
    place: Option<(u32, u32)>,
}

impl<'a> SequencePoints<'a> {
    /// Reads the points of a method whose row names this document; zero if they have several.
    pub(super) fn read(blob: Bytes<'a>, document: u32) -> Result<Self> {
        let mut points = SequencePoints { cursor: Cursor::new(blob), document, offset: None, place: None };
        if blob.is_empty() {
            return Ok(points);
        }
        // The signature of the local variables.
        points.cursor.compressed()?;
        if document == 0 {
            points.document = points.cursor.compressed()?;
        }
        Ok(points)
    }

    fn read_point(&mut self) -> Result<SequencePoint> {
        let mut difference = self.cursor.compressed()?;
        while difference == 0 && self.offset.is_some() {
            // No two points are at the same byte: what follows is in another document.
            self.document = self.cursor.compressed()?;
            difference = self.cursor.compressed()?;
        }
        let offset = self.offset.unwrap_or(0).checked_add(difference);
        let offset = offset.ok_or_else(|| self.broken("a sequence point is behind all code"))?;
        self.offset = Some(offset);
        let lines = self.cursor.compressed()?;
        let columns = if lines == 0 {
            self.cursor.compressed()?.cast_signed()
        } else {
            self.cursor.compressed_signed()?
        };
        if lines == 0 && columns == 0 {
            return Ok(SequencePoint { offset, document: self.document, line: 0, column: 0 });
        }
        let (line, column) = self.read_place()?;
        self.place = Some((line, column));
        Ok(SequencePoint { offset, document: self.document, line, column })
    }

    fn read_place(&mut self) -> Result<(u32, u32)> {
        let Some((line, column)) = self.place else {
            return Ok((self.cursor.compressed()?, self.cursor.compressed()?));
        };
        let (lines, columns) = (self.cursor.compressed_signed()?, self.cursor.compressed_signed()?);
        match (line.checked_add_signed(lines), column.checked_add_signed(columns)) {
            (Some(line), Some(column)) => Ok((line, column)),
            _ => Err(self.broken("a sequence point is before the first line")),
        }
    }

    fn broken(&self, reason: &'static str) -> Problem {
        Problem::broken(self.cursor.offset(), reason)
    }
}

impl Iterator for SequencePoints<'_> {
    type Item = Result<SequencePoint>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.cursor.rest() == 0 {
            return None;
        }
        let point = self.read_point();
        if point.is_err() {
            self.cursor = Cursor::new(Bytes::of_file(&[]));
        }
        Some(point)
    }
}
