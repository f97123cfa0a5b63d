//! The streams of the metadata root: names, signatures and values, and the tables that point into them
//! (ECMA-335 II.24.2).

use memchr::memchr;

use crate::bytes::{Bytes, Cursor};
use crate::problem::{Problem, Result};

/// The runtime refuses longer names; with a limit, a hostile file cannot make every row expensive.
const MAX_NAME: usize = 4096;

/// No writer makes more than seven streams.
const MAX_STREAMS: u16 = 64;

/// The streams of a file. One that is not there is empty.
#[derive(Debug, Clone, Copy)]
pub struct Heaps<'a> {
    pub(super) tables: Bytes<'a>,
    strings: Bytes<'a>,
    blobs: Bytes<'a>,
    guids: Bytes<'a>,
    user_strings: Bytes<'a>,
    /// What a portable PDB says about the file that it belongs to.
    pub(crate) pdb: Option<Bytes<'a>>,
}

impl<'a> Heaps<'a> {
    pub(super) fn read(root: Bytes<'a>) -> Result<Self> {
        if root.u32(0)? != 0x424a_5342 {
            return Err(Problem::broken(root.offset(0), "the metadata does not start with `BSJB`"));
        }
        let version = root.u32(12)? as usize;
        let mut at = 16_usize.saturating_add(version);
        let after_version = root.part(at, 4, "the version of the metadata")?;
        let count = after_version.u16(2)?;
        if count > MAX_STREAMS {
            return Err(Problem::broken(after_version.offset(2), "more than 64 streams"));
        }
        at += 4;
        let none = root.part(0, 0, "nothing")?;
        let (mut tables, mut pdb) = (None, None);
        let (mut strings, mut blobs, mut guids, mut user_strings) = (none, none, none, none);
        for _ in 0..count {
            let header = root.from(at, "the header of a stream")?;
            let name = c_string(header.from(8, "the name of a stream")?, 32)?;
            let stream = || root.part(header.u32(0)? as usize, header.u32(4)? as usize, "a stream");
            match name {
                b"#~" | b"#-" => tables = Some(stream()?),
                b"#Strings" => strings = stream()?,
                b"#Blob" => blobs = stream()?,
                b"#GUID" => guids = stream()?,
                b"#US" => user_strings = stream()?,
                b"#Pdb" => pdb = Some(stream()?),
                _ => {}
            }
            at += 8 + (name.len() + 4) / 4 * 4;
        }
        let tables =
            tables.ok_or_else(|| Problem::broken(root.offset(0), "the metadata has no stream of tables"))?;
        Ok(Heaps { tables, strings, blobs, guids, user_strings, pdb })
    }

    /// The name at `index` of the string heap.
    pub fn string(&self, index: u32) -> Result<&'a str> {
        let bytes = self.strings.from(index as usize, "a name")?;
        let name = c_string(bytes, MAX_NAME)?;
        std::str::from_utf8(name).map_err(|_| Problem::broken(bytes.offset(0), "a name is not valid UTF-8"))
    }

    /// The bytes at `index` of the blob heap, without their length.
    pub fn blob(&self, index: u32) -> Result<Bytes<'a>> {
        counted(self.blobs, index, "a blob")
    }

    /// The identifier that is the `index`th of its heap, counted from one. Zero is none.
    pub fn guid(&self, index: u32) -> Result<Option<[u8; 16]>> {
        let Some(before) = index.checked_sub(1) else { return Ok(None) };
        let bytes = self.guids.part((before as usize).saturating_mul(16), 16, "an identifier")?;
        Ok(bytes.data().first_chunk().copied())
    }

    /// The text of a string of the program, by the row of its token. It need not be valid Unicode.
    pub fn user_string(&self, index: u32) -> Result<String> {
        let bytes = counted(self.user_strings, index, "a string of the program")?;
        let letters: Vec<u16> =
            bytes.data().as_chunks().0.iter().map(|pair| u16::from_le_bytes(*pair)).collect();
        Ok(String::from_utf16_lossy(&letters))
    }
}

/// Bytes with their length before them.
fn counted<'a>(heap: Bytes<'a>, index: u32, what: &str) -> Result<Bytes<'a>> {
    let mut cursor = Cursor::new(heap.from(index as usize, what)?);
    let length = cursor.compressed()? as usize;
    cursor.take(length, what)
}

/// The bytes before the next zero, which must come within `limit`.
fn c_string(bytes: Bytes<'_>, limit: usize) -> Result<&[u8]> {
    let window = &bytes.data()[..bytes.len().min(limit)];
    match memchr(0, window) {
        Some(end) => Ok(&window[..end]),
        None => Err(Problem::broken(bytes.offset(0), "a name does not end")),
    }
}
