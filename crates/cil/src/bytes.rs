//! A window of the file: every read is checked, and every failure knows its place in the file.

use crate::problem::{Problem, Result};

/// Part of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bytes<'a> {
    data: &'a [u8],
    /// Where `data` starts in the file.
    base: usize,
}

impl<'a> Bytes<'a> {
    /// A whole file, or all of what is read.
    pub fn of_file(data: &'a [u8]) -> Self {
        Bytes { data, base: 0 }
    }

    /// How many bytes there are.
    pub fn len(self) -> usize {
        self.data.len()
    }

    /// Are there none?
    pub fn is_empty(self) -> bool {
        self.data.is_empty()
    }

    /// The bytes themselves.
    pub fn data(self) -> &'a [u8] {
        self.data
    }

    /// Where `at` is in the file: the end of these bytes if it lies behind them.
    pub fn offset(self, at: usize) -> usize {
        self.base + at.min(self.data.len())
    }

    /// `length` bytes from `start` on; `what` names them if they are not there.
    pub fn part(self, start: usize, length: usize, what: &str) -> Result<Self> {
        let end = start.checked_add(length);
        match end.and_then(|end| self.data.get(start..end)) {
            Some(data) => Ok(Bytes { data, base: self.offset(start) }),
            None => Err(Problem::broken(self.offset(start), format!("{what} reaches past its end"))),
        }
    }

    /// All bytes from `start` on.
    pub fn from(self, start: usize, what: &str) -> Result<Self> {
        self.part(start, self.data.len().saturating_sub(start), what)
    }

    fn array<const N: usize>(self, at: usize) -> Result<[u8; N]> {
        let found = self.data.get(at..).and_then(|rest| rest.first_chunk::<N>());
        found.copied().ok_or_else(|| Problem::broken(self.offset(at), "the data ends here too early"))
    }

    /// The byte at `at`.
    pub fn u8(self, at: usize) -> Result<u8> {
        Ok(u8::from_le_bytes(self.array(at)?))
    }

    /// The two bytes at `at`.
    pub fn u16(self, at: usize) -> Result<u16> {
        Ok(u16::from_le_bytes(self.array(at)?))
    }

    /// The four bytes at `at`.
    pub fn u32(self, at: usize) -> Result<u32> {
        Ok(u32::from_le_bytes(self.array(at)?))
    }

    /// The eight bytes at `at`.
    pub fn u64(self, at: usize) -> Result<u64> {
        Ok(u64::from_le_bytes(self.array(at)?))
    }
}

impl<'a> From<&'a [u8]> for Bytes<'a> {
    fn from(data: &'a [u8]) -> Self {
        Bytes::of_file(data)
    }
}

impl<'a, const N: usize> From<&'a [u8; N]> for Bytes<'a> {
    fn from(data: &'a [u8; N]) -> Self {
        Bytes::of_file(data)
    }
}

impl<'a> From<&'a Vec<u8>> for Bytes<'a> {
    fn from(data: &'a Vec<u8>) -> Self {
        Bytes::of_file(data)
    }
}

/// Reads a window from its front to its end.
#[derive(Debug, Clone)]
pub struct Cursor<'a> {
    bytes: Bytes<'a>,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the front.
    pub fn new(bytes: Bytes<'a>) -> Self {
        Cursor { bytes, at: 0 }
    }

    /// Where the next byte is in the file.
    pub fn offset(&self) -> usize {
        self.bytes.offset(self.at)
    }

    /// How many bytes are left.
    pub fn rest(&self) -> usize {
        self.bytes.len().saturating_sub(self.at)
    }

    /// The next byte, which stays.
    pub fn peek(&self) -> Option<u8> {
        self.bytes.data().get(self.at).copied()
    }

    /// The next byte.
    pub fn u8(&mut self) -> Result<u8> {
        let value = self.bytes.u8(self.at)?;
        self.at += 1;
        Ok(value)
    }

    /// The next two bytes.
    pub fn u16(&mut self) -> Result<u16> {
        let value = self.bytes.u16(self.at)?;
        self.at += 2;
        Ok(value)
    }

    /// The next four bytes.
    pub fn u32(&mut self) -> Result<u32> {
        let value = self.bytes.u32(self.at)?;
        self.at += 4;
        Ok(value)
    }

    /// The next eight bytes.
    pub fn u64(&mut self) -> Result<u64> {
        let value = self.bytes.u64(self.at)?;
        self.at += 8;
        Ok(value)
    }

    /// The next `length` bytes; `what` names them if they are not there.
    pub fn take(&mut self, length: usize, what: &str) -> Result<Bytes<'a>> {
        let part = self.bytes.part(self.at, length, what)?;
        self.at += length;
        Ok(part)
    }

    /// A number of one, two or four bytes, as signatures and blobs write it (ECMA-335 II.23.2).
    pub fn compressed(&mut self) -> Result<u32> {
        let first = u32::from(self.u8()?);
        if first & 0x80 == 0 {
            return Ok(first);
        }
        let second = u32::from(self.u8()?);
        if first & 0x40 == 0 {
            return Ok((first & 0x3f) << 8 | second);
        }
        if first & 0x20 != 0 {
            return Err(Problem::broken(self.offset(), "a compressed number starts with no valid byte"));
        }
        let rest = self.u16()?.swap_bytes();
        Ok((first & 0x1f) << 24 | second << 16 | u32::from(rest))
    }

    /// A number with a sign in one, two or four bytes: the sign is in the lowest bit.
    pub fn compressed_signed(&mut self) -> Result<i32> {
        let bits = match self.peek().map_or(0, |first| first >> 6) {
            0 | 1 => 7,
            2 => 14,
            _ => 29,
        };
        let rotated = self.compressed()?;
        let magnitude = (rotated >> 1).cast_signed();
        Ok(if rotated & 1 == 0 { magnitude } else { magnitude - (1 << (bits - 1)) })
    }

    /// A string with its length before it, as custom attributes write it. `None` is null.
    pub fn serialized_string(&mut self) -> Result<Option<&'a str>> {
        if self.peek() == Some(0xff) {
            self.at += 1;
            return Ok(None);
        }
        let length = self.compressed()? as usize;
        let bytes = self.take(length, "a string in a custom attribute")?;
        let text = std::str::from_utf8(bytes.data());
        text.map(Some)
            .map_err(|_| Problem::broken(bytes.offset(0), "a string in a custom attribute is not UTF-8"))
    }
}
