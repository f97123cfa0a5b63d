//! Portable PDBs: which line an instruction came from, and which method a state machine was made of. The format
//! is metadata with tables of its own (the Portable PDB specification, an addition to ECMA-335).
//!
//! [`Pdb::read`] looks at headers only and takes microseconds: whoever keeps the bytes can read anew for each
//! question.

use std::io::Read;

use flate2::read::DeflateDecoder;

use crate::bytes::Bytes;
use crate::metadata::{Image, Metadata, Table, Token};
use crate::problem::{Problem, Result};

mod points;

pub use points::{SequencePoint, SequencePoints};

/// A longer path cannot be opened anywhere.
const MAX_PATH: usize = 1 << 15;

/// No byte of compressed data stands for more than these.
const MAX_RATIO: usize = 1032;

/// The kinds of debug entries that are of interest.
const CODE_VIEW: u32 = 2;
const EMBEDDED: u32 = 17;

/// Which file it was, and when: the same in a program and in its PDB.
pub type Id = [u8; 20];

/// The PDB that a program names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reference<'a> {
    /// What the PDB must say that it is.
    pub id: Id,
    /// Where the compiler wrote it; it may have been moved since.
    pub path: &'a str,
}

/// The PDB that a program or library names, if it names one.
pub fn reference<'a>(image: &Image<'a>) -> Result<Option<Reference<'a>>> {
    for entry in image.debug_entries()? {
        if entry.kind != CODE_VIEW || !entry.data.data().starts_with(b"RSDS") {
            continue;
        }
        let mut id = [0; 20];
        id[..16].copy_from_slice(entry.data.part(4, 16, "the identifier of a PDB")?.data());
        id[16..].copy_from_slice(&entry.stamp.to_le_bytes());
        let path = entry.data.from(24, "the path of a PDB")?;
        let text = path.data().split(|byte| *byte == 0).next().unwrap_or_default();
        let path = std::str::from_utf8(text)
            .map_err(|_| Problem::broken(path.offset(0), "the path of a PDB is not UTF-8"))?;
        return Ok(Some(Reference { id, path }));
    }
    Ok(None)
}

/// The PDB that is inside of a program or library, if there is one.
pub fn embedded(image: &Image<'_>) -> Result<Option<Vec<u8>>> {
    let entries = image.debug_entries()?;
    let Some(entry) = entries.iter().find(|entry| entry.kind == EMBEDDED) else { return Ok(None) };
    if !entry.data.data().starts_with(b"MPDB") {
        return Err(Problem::broken(entry.data.offset(0), "an embedded PDB does not start with `MPDB`"));
    }
    let length = entry.data.u32(4)? as usize;
    let packed = entry.data.from(8, "an embedded PDB")?;
    if length > packed.len().saturating_mul(MAX_RATIO) {
        return Err(Problem::broken(entry.data.offset(4), "an embedded PDB cannot be as long as it says"));
    }
    let mut bytes = Vec::new();
    let read = DeflateDecoder::new(packed.data()).take(length as u64).read_to_end(&mut bytes);
    match read {
        Ok(read) if read == length => Ok(Some(bytes)),
        _ => Err(Problem::broken(packed.offset(0), "an embedded PDB cannot be unpacked")),
    }
}

/// A line of a source file.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    /// The path of the file, as the compiler wrote it.
    pub document: String,
    /// Counted from one.
    pub line: u32,
    /// Counted from one.
    pub column: u32,
}

/// A portable PDB.
#[derive(Debug)]
pub struct Pdb<'a> {
    metadata: Metadata<'a>,
    header: Bytes<'a>,
}

impl<'a> Pdb<'a> {
    /// Reads a PDB.
    pub fn read(bytes: &'a [u8]) -> Result<Pdb<'a>> {
        if bytes.starts_with(b"Microsoft C/C++ MSF") {
            let reason =
                "a PDB of the older format, which only Windows can read: build with `DebugType` `portable`";
            return Err(Problem::not_managed(0, reason));
        }
        let metadata = Metadata::read(Bytes::of_file(bytes))?;
        let header = metadata.heaps.pdb;
        let header = header.ok_or_else(|| Problem::not_managed(0, "metadata, but not that of a PDB"))?;
        Ok(Pdb { metadata, header })
    }

    /// Which file it belongs to; see [`Reference::id`].
    pub fn id(&self) -> Result<Id> {
        let bytes = self.header.part(0, 20, "the identifier of a PDB")?;
        bytes.data().first_chunk().copied().ok_or_else(|| Problem::broken(0, "a PDB without an identifier"))
    }

    /// The places of a method's code that are known, in the order of the code. There are none for methods that
    /// compilers made up.
    pub fn points(&self, method: Token) -> Result<SequencePoints<'a>> {
        let row = Token::new(Table::MethodDebugInformation, method.row());
        if method.table() != Some(Table::Method) {
            return Err(Problem::broken(0, format!("{method:?} is no method")));
        }
        let document = self.metadata.tables.cell(row, 0)?;
        SequencePoints::read(self.metadata.blob(row, 1)?, document)
    }

    /// Where the instruction at byte `offset` of a method's code comes from. Code that compilers hide (sequence
    /// points that say so) counts to what stands before it, as in the stack traces of .NET, and the start of a
    /// method to its first line.
    pub fn location(&self, method: Token, offset: u32) -> Result<Option<Location>> {
        let mut best: Option<SequencePoint> = None;
        for point in self.points(method)? {
            let point = point?;
            if point.offset > offset && best.is_some() {
                break;
            }
            if !point.is_hidden() {
                best = Some(point);
            }
        }
        best.map(|point| {
            let document = self.document(point.document)?;
            Ok(Location { document, line: point.line, column: point.column })
        })
        .transpose()
    }

    /// The path of a source file, as the compiler wrote it.
    pub fn document(&self, row: u32) -> Result<String> {
        let name = self.metadata.blob(Token::new(Table::Document, row), 0)?;
        let mut cursor = crate::bytes::Cursor::new(name);
        let separator = cursor.u8()?;
        let mut path = Vec::new();
        let mut is_first = true;
        while cursor.rest() > 0 {
            if !is_first && separator != 0 {
                path.push(separator);
            }
            is_first = false;
            let part = cursor.compressed()?;
            path.extend(self.metadata.heaps.blob(part)?.data());
            if path.len() > MAX_PATH {
                return Err(Problem::too_large(name.offset(0), "the path of a source file is too long"));
            }
        }
        String::from_utf8(path)
            .map_err(|_| Problem::broken(name.offset(0), "the path of a source file is not UTF-8"))
    }

    /// The method that the programmer wrote, by the `MoveNext` of the state machine that it became: `async`
    /// methods and iterators.
    pub fn kickoff(&self, move_next: Token) -> Result<Option<Token>> {
        let tables = &self.metadata.tables;
        let (mut low, mut high) = (1, tables.rows(Table::StateMachineMethod) + 1);
        // The table is sorted by its first column.
        while low < high {
            let middle = low + (high - low) / 2;
            let row = Token::new(Table::StateMachineMethod, middle);
            match tables.cell(row, 0)?.cmp(&move_next.row()) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => {
                    return Ok(Some(Token::new(Table::Method, tables.cell(row, 1)?)));
                }
            }
        }
        Ok(None)
    }

    /// All pairs of a `MoveNext` and the method that the programmer wrote.
    pub fn state_machines(&self) -> impl Iterator<Item = Result<(Token, Token)>> + '_ {
        let tables = &self.metadata.tables;
        tables.all(Table::StateMachineMethod).map(|row| {
            let method = |column| Ok(Token::new(Table::Method, tables.cell(row, column)?));
            Ok((method(0)?, method(1)?))
        })
    }
}
