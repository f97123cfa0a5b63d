//! The bytes of a trace: decompressed, counted, and limited.

use super::problem::{Place, Problem, ReadError};
use super::{ReadOptions, shown};
use flate2::read::MultiGzDecoder;
use std::fmt;
use std::io::{self, Cursor, ErrorKind, Read};

/// How bytes are compressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Compression {
    /// Not at all.
    #[default]
    None,
    /// As `gzip` does, one or more members.
    Gzip,
    /// As `zstd` does, one or more frames.
    Zstd,
}

impl fmt::Display for Compression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Compression::None => "none",
            Compression::Gzip => "gzip",
            Compression::Zstd => "zstd",
        })
    }
}

/// Enough to tell formats apart.
const PEEK: usize = 4096;

/// Decompressed input.
pub(super) struct Source<'a> {
    bytes: Box<dyn Read + 'a>,
    /// What was looked at but not read yet.
    peeked: Cursor<Vec<u8>>,
    compression: Compression,
    lenient: bool,
    max_bytes: u64,
    /// How many bytes were taken from `bytes`.
    taken: u64,
    damage: Option<Problem>,
}

impl<'a> Source<'a> {
    pub(super) fn open(mut input: impl Read + 'a, options: &ReadOptions) -> Result<Self, ReadError> {
        let cannot = |error| ReadError::Io { place: Place::Byte(0), error };
        let mut start = Vec::new();
        input.by_ref().take(PEEK as u64).read_to_end(&mut start).map_err(cannot)?;
        let compression = match start[..] {
            [0x1f, 0x8b, ..] => Compression::Gzip,
            // A frame, or one of sixteen kinds of frames to skip.
            [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Compression::Zstd,
            _ => Compression::None,
        };
        if let Some(name) = unsupported(&start) {
            let expected = "a trace, plain or compressed with gzip or zstd";
            let found = format!("{name}: {}", shown(&start[..4]));
            return Err(ReadError::Malformed(Problem {
                place: Place::Byte(0),
                expected: expected.to_owned(),
                found,
            }));
        }
        let input = Cursor::new(start).chain(input);
        let bytes: Box<dyn Read + 'a> = match compression {
            Compression::None => Box::new(input),
            Compression::Gzip => Box::new(MultiGzDecoder::new(input)),
            Compression::Zstd => Box::new(zstd::stream::read::Decoder::new(input).map_err(cannot)?),
        };
        Ok(Source {
            bytes,
            peeked: Cursor::default(),
            compression,
            lenient: options.lenient,
            max_bytes: options.max_bytes,
            taken: 0,
            damage: None,
        })
    }

    pub(super) fn compression(&self) -> Compression {
        self.compression
    }

    /// The first bytes. To be called before anything is read.
    pub(super) fn peek(&mut self) -> Result<&[u8], ReadError> {
        let mut start = vec![0; PEEK];
        let length = self.take(&mut start)?;
        start.truncate(length);
        self.peeked = Cursor::new(start);
        Ok(self.peeked.get_ref())
    }

    /// Fills `buffer` as far as there are bytes.
    pub(super) fn fill(&mut self, buffer: &mut [u8]) -> Result<usize, ReadError> {
        let peeked = self.peeked.read(buffer).expect("memory can be read");
        Ok(peeked + self.take(&mut buffer[peeked..])?)
    }

    /// Was the end of the input reached too early?
    pub(super) fn is_damaged(&self) -> bool {
        self.damage.is_some()
    }

    /// Why the input ended too early, if it did.
    pub(super) fn into_damage(self) -> Option<Problem> {
        self.damage
    }

    fn take(&mut self, buffer: &mut [u8]) -> Result<usize, ReadError> {
        let mut filled = 0;
        while filled < buffer.len() && self.damage.is_none() {
            match self.bytes.read(&mut buffer[filled..]) {
                Ok(0) => break,
                Ok(length) => filled += length,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => self.fail(error, filled)?,
            }
        }
        self.taken += filled as u64;
        if self.taken > self.max_bytes {
            let place = Place::Byte(self.max_bytes);
            return Err(ReadError::Limit { place, option: "max-bytes", limit: self.max_bytes });
        }
        Ok(filled)
    }

    /// Compressed data that stop early were cut off: not an error. Those that make no sense are one, unless
    /// lenient.
    fn fail(&mut self, error: io::Error, filled: usize) -> Result<(), ReadError> {
        let place = Place::Byte(self.taken + filled as u64);
        let is_cut = error.kind() == ErrorKind::UnexpectedEof;
        if self.compression == Compression::None || !(is_cut || self.lenient) {
            return Err(ReadError::Io { place, error });
        }
        let expected = format!("more {} data", self.compression);
        let found = if is_cut { "the end".to_owned() } else { format!("damage: {error}") };
        self.damage = Some(Problem { place, expected, found });
        Ok(())
    }
}

/// What people also compress and archive with.
fn unsupported(start: &[u8]) -> Option<&'static str> {
    match start {
        [0xfd, b'7', b'z', b'X', b'Z', ..] => Some("an xz file"),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => Some("a bzip2 file"),
        [b'P', b'K', 3, 4, ..] => Some("a zip archive"),
        [4, 0x22, 0x4d, 0x18, ..] => Some("an lz4 file"),
        _ => None,
    }
}
