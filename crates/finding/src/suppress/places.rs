//! Lines and columns of a text, counted as spans count them.

use super::Lines;
use crate::Position;
use std::ops::Range;

/// A text with its lines.
#[derive(Clone, Debug)]
pub struct Places<'t> {
    text: &'t str,
    line_starts: Vec<u32>,
}

impl<'t> Places<'t> {
    /// Finds the lines of a text.
    pub fn new(text: &'t str) -> Self {
        let ends = text.match_indices('\n').map(|(end, _)| end as u32 + 1);
        Places { text, line_starts: std::iter::once(0).chain(ends).collect() }
    }

    /// The text itself.
    pub fn text(&self) -> &'t str {
        self.text
    }

    /// The line of a byte, counted from 1.
    pub fn line(&self, offset: u32) -> u32 {
        self.line_starts.partition_point(|&start| start <= offset) as u32
    }

    /// The first byte of the line of a byte.
    pub fn line_start(&self, offset: u32) -> u32 {
        self.line_starts[self.line(offset) as usize - 1]
    }

    /// Line and column of a byte.
    pub fn position(&self, offset: u32) -> Position {
        let before = &self.text.as_bytes()[self.line_start(offset) as usize..offset as usize];
        // Columns count code points: all bytes but the later ones of each.
        let column = before.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() as u32 + 1;
        Position::at(self.line(offset), column).expect("lines and columns count from 1")
    }

    /// The lines that some bytes are on.
    pub fn lines(&self, bytes: Range<u32>) -> Lines {
        // The last byte, not the one after it, which may be on the next line.
        let last = bytes.end.saturating_sub(1).max(bytes.start);
        Lines { first: self.line(bytes.start), last: self.line(last) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_code_points_and_lines_end_before_the_next() {
        let places = Places::new("a\nß = ö;\n\nb");
        let at = |needle: &str| {
            let offset = places.text().find(needle).expect("it is there") as u32;
            (places.position(offset), places.line_start(offset))
        };
        assert_eq!(at("ö"), (Position::at(2, 5).expect("from 1"), 2));
        assert_eq!(at("b"), (Position::at(4, 1).expect("from 1"), 12));
        assert_eq!(places.lines(2..11), Lines { first: 2, last: 2 });
        assert_eq!(places.lines(0..3), Lines { first: 1, last: 2 });
        assert_eq!(places.lines(12..12), Lines { first: 4, last: 4 });
    }
}
