//! From the first byte of a file to its metadata: PE headers, section table, CLI header (ECMA-335 II.25).

use crate::body::Body;
use crate::bytes::Bytes;
use crate::problem::{Problem, Result};

/// The loader of Windows refuses more sections than this.
const MAX_SECTIONS: u16 = 96;

/// Writers make a handful.
const MAX_DEBUG_ENTRIES: usize = 64;

/// The data directories that are of interest.
const DEBUG_DIRECTORY: usize = 6;
const CLI_DIRECTORY: usize = 14;

/// The length of an entry of the debug directory.
const DEBUG_ENTRY: usize = 28;

/// A library or program: what leads to its metadata, its method bodies and its debug data.
#[derive(Debug, Clone, Copy)]
pub struct Image<'a> {
    file: Bytes<'a>,
    optional: Bytes<'a>,
    sections: Bytes<'a>,
}

/// An entry of the debug directory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DebugEntry<'a> {
    /// What it is: 2 names a PDB, 17 is a portable PDB itself.
    pub kind: u32,
    /// When it was made, or a hash that says the same.
    pub stamp: u32,
    /// What it says.
    pub data: Bytes<'a>,
}

impl<'a> Image<'a> {
    /// Reads the headers.
    pub fn read(file: &'a [u8]) -> Result<Self> {
        let file = Bytes::of_file(file);
        if file.data().get(..2) != Some(b"MZ") {
            return Err(Problem::not_managed(0, "neither a library nor a program: `MZ` is missing"));
        }
        let pe = file.u32(0x3c)? as usize;
        if file.part(pe, 4, "the PE header")?.data() != b"PE\0\0" {
            return Err(Problem::not_managed(pe, "a program of the time before Windows: `PE` is missing"));
        }
        let coff = file.part(pe.saturating_add(4), 20, "the COFF header")?;
        let count = coff.u16(2)?;
        if count > MAX_SECTIONS {
            return Err(Problem::broken(coff.offset(2), "more than 96 sections"));
        }
        let rest = file.from(pe.saturating_add(24), "the optional header")?;
        let optional_size = usize::from(coff.u16(16)?);
        let optional = rest.part(0, optional_size, "the optional header")?;
        let sections = rest.part(optional_size, usize::from(count) * 40, "the section table")?;
        Ok(Image { file, optional, sections })
    }

    /// The metadata root.
    pub fn metadata(&self) -> Result<Bytes<'a>> {
        let (cli_rva, cli_size) = self.directory(CLI_DIRECTORY)?;
        if cli_rva == 0 || cli_size == 0 {
            let reason = "a native library: there is no CLI header";
            return Err(Problem::not_managed(self.optional.offset(0), reason));
        }
        let cli = self.at_rva(cli_rva, 72, "the CLI header")?;
        let (rva, size) = (cli.u32(8)?, cli.u32(12)?);
        self.at_rva(rva, size as usize, "the metadata")
    }

    /// The body at an address, which stands in the first column of a row of `Method`. Zero is none.
    pub fn body(&self, rva: u32) -> Result<Option<Body<'a>>> {
        if rva == 0 {
            return Ok(None);
        }
        Body::parse(self.rest_of_section(rva, "a method body")?).map(Some)
    }

    /// What the file says to debuggers.
    pub fn debug_entries(&self) -> Result<Vec<DebugEntry<'a>>> {
        let (rva, size) = self.directory(DEBUG_DIRECTORY)?;
        if rva == 0 || size == 0 {
            return Ok(Vec::new());
        }
        let count = size as usize / DEBUG_ENTRY;
        if count > MAX_DEBUG_ENTRIES {
            return Err(Problem::broken(self.optional.offset(0), "more than 64 entries for debuggers"));
        }
        let entries = self.at_rva(rva, count * DEBUG_ENTRY, "the debug directory")?;
        let entry = |at: usize| {
            let (size, start) = (entries.u32(at + 16)? as usize, entries.u32(at + 24)? as usize);
            Ok(DebugEntry {
                kind: entries.u32(at + 12)?,
                stamp: entries.u32(at + 4)?,
                data: self.file.part(start, size, "an entry of the debug directory")?,
            })
        };
        (0..count).map(|index| entry(index * DEBUG_ENTRY)).collect()
    }

    /// Where a data directory is in memory, and its size. Zeros if there is none.
    fn directory(&self, index: usize) -> Result<(u32, u32)> {
        let (count_at, directories_at) = match self.optional.u16(0)? {
            0x10b => (92, 96),
            0x20b => (108, 112),
            _ => {
                let reason = "neither a 32-bit nor a 64-bit image";
                return Err(Problem::not_managed(self.optional.offset(0), reason));
            }
        };
        if (self.optional.u32(count_at)? as usize) <= index {
            return Ok((0, 0));
        }
        let entry = directories_at + index * 8;
        Ok((self.optional.u32(entry)?, self.optional.u32(entry + 4)?))
    }

    /// `length` bytes of the file that are loaded at `rva`.
    pub fn at_rva(&self, rva: u32, length: usize, what: &str) -> Result<Bytes<'a>> {
        self.rest_of_section(rva, what)?.part(0, length, what)
    }

    /// The bytes from `rva` to the end of its section.
    fn rest_of_section(&self, rva: u32, what: &str) -> Result<Bytes<'a>> {
        for at in (0..self.sections.len()).step_by(40) {
            let virtual_size = self.sections.u32(at + 8)?;
            let start = self.sections.u32(at + 12)?;
            let raw_size = self.sections.u32(at + 16)?;
            let raw_start = self.sections.u32(at + 20)?;
            let inside = rva.checked_sub(start).filter(|inside| *inside < virtual_size.max(raw_size));
            if let Some(inside) = inside {
                let section = self.file.part(raw_start as usize, raw_size as usize, "a section")?;
                return section.from(inside as usize, what);
            }
        }
        let reason = format!("{what} is in no section (address {rva:#x})");
        Err(Problem::broken(self.sections.offset(0), reason))
    }
}
