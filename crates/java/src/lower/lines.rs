//! The lines of a method's code. Code is mostly walked through in its order, and a line has many instructions: the
//! stretch of the last answer is kept, and the line is told when it is another one.

use classfile::{Code, ConstantPool};
use ir::{FileId, Point, Span};
use std::ops::Range;

/// The lines of the code. The next method uses its memory again.
#[derive(Default)]
pub(super) struct Lines {
    /// By their first byte.
    all: Vec<(u32, u32)>,
    file: Option<FileId>,
    /// The bytes of the line that was asked for last.
    here: Range<u32>,
}

impl Lines {
    pub(super) fn rebuild<'a>(&mut self, code: &Code<'a>, pool: &ConstantPool<'a>, file: Option<FileId>) {
        self.all.clear();
        code.lines(pool).for_each(|line| self.all.push((u32::from(line.start), u32::from(line.line))));
        if !self.all.is_sorted() {
            self.all.sort_by_key(|line| line.0);
        }
        self.file = file;
        self.here = 0..0;
    }

    /// The line of a byte of the code, if it is not the same stretch of code as the last time.
    #[inline]
    pub(super) fn change(&mut self, at: u32) -> Option<Span> {
        (!self.here.contains(&at)).then(|| self.find(at))
    }

    fn find(&mut self, at: u32) -> Span {
        let behind = self.all.partition_point(|line| line.0 <= at);
        let end = self.all.get(behind).map_or(u32::MAX, |line| line.0);
        let found = behind.checked_sub(1).map(|index| self.all[index]);
        self.here = found.map_or(0, |line| line.0)..end;
        match (found, self.file) {
            (Some((_, line)), Some(file)) => Span::new(file, Point { line, column: 0 }, Point::NONE),
            _ => Span::NONE,
        }
    }
}
