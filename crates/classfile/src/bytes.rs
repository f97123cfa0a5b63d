//! A window of the file, read from its front: every read is checked, and every failure knows its place.

use crate::problem::{Problem, Result};

/// Part of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bytes<'a> {
    data: &'a [u8],
    /// Where `data` starts in the file.
    base: usize,
}

impl<'a> Bytes<'a> {
    /// A whole file.
    pub fn of_file(data: &'a [u8]) -> Bytes<'a> {
        Bytes { data, base: 0 }
    }

    /// The bytes themselves.
    pub fn data(self) -> &'a [u8] {
        self.data
    }

    /// Where the first of them is in the file.
    pub fn offset(self) -> usize {
        self.base
    }

    /// Are none left?
    pub fn is_empty(self) -> bool {
        self.data.is_empty()
    }

    /// What is behind so many bytes, if there are so many.
    #[inline]
    pub(crate) fn after(self, length: usize) -> Option<Bytes<'a>> {
        Some(Bytes { data: self.data.get(length..)?, base: self.base + length })
    }

    /// Takes `length` bytes from the front; `what` names them if they are not there.
    #[inline]
    pub fn take(&mut self, length: usize, what: &'static str) -> Result<Bytes<'a>> {
        let Some((front, rest)) = self.data.split_at_checked(length) else {
            return Err(self.ends_within(what));
        };
        let taken = Bytes { data: front, base: self.base };
        *self = Bytes { data: rest, base: self.base + length };
        Ok(taken)
    }

    #[cold]
    fn ends_within(self, what: &'static str) -> Problem {
        Problem::new(self.base, format!("the file ends within {what}"))
    }

    #[inline]
    fn array<const N: usize>(&mut self) -> Result<[u8; N]> {
        let Some((front, rest)) = self.data.split_first_chunk::<N>() else {
            return Err(Problem::new(self.base, "the data ends here too early"));
        };
        *self = Bytes { data: rest, base: self.base + N };
        Ok(*front)
    }

    /// The next byte.
    pub fn u8(&mut self) -> Result<u8> {
        Ok(u8::from_be_bytes(self.array()?))
    }

    /// The next two bytes.
    pub fn u16(&mut self) -> Result<u16> {
        Ok(u16::from_be_bytes(self.array()?))
    }

    /// The next four bytes.
    pub fn u32(&mut self) -> Result<u32> {
        Ok(u32::from_be_bytes(self.array()?))
    }

    /// The next eight bytes.
    pub fn u64(&mut self) -> Result<u64> {
        Ok(u64::from_be_bytes(self.array()?))
    }

    /// A table of `count` entries of `size` bytes.
    pub fn table(&mut self, count: usize, size: usize, what: &'static str) -> Result<Bytes<'a>> {
        self.take(count.saturating_mul(size), what)
    }
}
