//! The streams of the metadata root: names, signatures and values, and the tables that point into them
//! (ECMA-335 II.24.2).

use memchr::memchr;

use super::bytes::{Bytes, Cursor};
use super::error::{MetadataError, Result};

/// The runtime refuses longer names; with a limit, a hostile file cannot make every row expensive.
const MAX_NAME: usize = 4096;

/// No writer makes more than six streams.
const MAX_STREAMS: u16 = 64;

/// The streams that outlines are made of.
#[derive(Debug, Clone, Copy)]
pub(super) struct Streams<'a> {
    pub(super) tables: Bytes<'a>,
    strings: Bytes<'a>,
    blobs: Bytes<'a>,
}

impl<'a> Streams<'a> {
    pub(super) fn read(root: Bytes<'a>) -> Result<Self> {
        if root.u32(0)? != 0x424a_5342 {
            return Err(MetadataError::broken(root.offset(0), "the metadata does not start with `BSJB`"));
        }
        let version = root.u32(12)? as usize;
        let mut at = 16_usize.saturating_add(version);
        let after_version = root.part(at, 4, "the version of the metadata")?;
        let count = after_version.u16(2)?;
        if count > MAX_STREAMS {
            return Err(MetadataError::broken(after_version.offset(2), "more than 64 streams"));
        }
        at += 4;
        let empty = root.part(0, 0, "nothing")?;
        let (mut tables, mut strings, mut blobs) = (None, empty, empty);
        for _ in 0..count {
            let header = root.from(at, "the header of a stream")?;
            let name = c_string(header.from(8, "the name of a stream")?, 32)?;
            let stream = || root.part(header.u32(0)? as usize, header.u32(4)? as usize, "a stream");
            match name {
                b"#~" | b"#-" => tables = Some(stream()?),
                b"#Strings" => strings = stream()?,
                b"#Blob" => blobs = stream()?,
                _ => {}
            }
            at += 8 + (name.len() + 4) / 4 * 4;
        }
        let tables = tables
            .ok_or_else(|| MetadataError::broken(root.offset(0), "the metadata has no stream of tables"))?;
        Ok(Streams { tables, strings, blobs })
    }

    /// The name at `index` of the string heap.
    pub(super) fn string(&self, index: u32) -> Result<&'a str> {
        let bytes = self.strings.from(index as usize, "a name")?;
        let name = c_string(bytes, MAX_NAME)?;
        std::str::from_utf8(name)
            .map_err(|_| MetadataError::broken(bytes.offset(0), "a name is not valid UTF-8"))
    }

    /// The bytes at `index` of the blob heap, without their length.
    pub(super) fn blob(&self, index: u32) -> Result<Bytes<'a>> {
        let mut cursor = Cursor::new(self.blobs.from(index as usize, "a blob")?);
        let length = cursor.compressed()? as usize;
        cursor.take(length, "a blob")
    }
}

/// The bytes before the next zero, which must come within `limit`.
fn c_string(bytes: Bytes<'_>, limit: usize) -> Result<&[u8]> {
    let window = &bytes.data()[..bytes.len().min(limit)];
    match memchr(0, window) {
        Some(end) => Ok(&window[..end]),
        None => Err(MetadataError::broken(bytes.offset(0), "a name does not end")),
    }
}
