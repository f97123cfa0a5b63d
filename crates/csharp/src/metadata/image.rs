//! From the first byte of a file to its metadata: PE headers, section table, CLI header (ECMA-335 II.25).

use super::bytes::Bytes;
use super::error::{MetadataError, Result};

/// The loader of Windows refuses more sections than this.
const MAX_SECTIONS: u16 = 96;

/// The metadata root of a managed library or program.
pub(super) fn metadata(file: &[u8]) -> Result<Bytes<'_>> {
    let file = Bytes::of_file(file);
    let headers = Headers::read(file)?;
    let (cli_rva, cli_size) = headers.cli_directory()?;
    if cli_rva == 0 || cli_size == 0 {
        return Err(MetadataError::not_managed(
            headers.optional.offset(0),
            "a native library: there is no CLI header",
        ));
    }
    let cli = headers.at_rva(cli_rva, 72, "the CLI header")?;
    let (rva, size) = (cli.u32(8)?, cli.u32(12)?);
    headers.at_rva(rva, size as usize, "the metadata")
}

/// The parts of the PE headers that lead to the metadata.
struct Headers<'a> {
    file: Bytes<'a>,
    optional: Bytes<'a>,
    sections: Bytes<'a>,
}

impl<'a> Headers<'a> {
    fn read(file: Bytes<'a>) -> Result<Self> {
        if file.data().get(..2) != Some(b"MZ") {
            return Err(MetadataError::not_managed(0, "neither a library nor a program: `MZ` is missing"));
        }
        let pe = file.u32(0x3c)? as usize;
        if file.part(pe, 4, "the PE header")?.data() != b"PE\0\0" {
            return Err(MetadataError::not_managed(
                pe,
                "a program of the time before Windows: `PE` is missing",
            ));
        }
        let coff = file.part(pe.saturating_add(4), 20, "the COFF header")?;
        let count = coff.u16(2)?;
        if count > MAX_SECTIONS {
            return Err(MetadataError::broken(coff.offset(2), "more than 96 sections"));
        }
        let rest = file.from(pe.saturating_add(24), "the optional header")?;
        let optional_size = usize::from(coff.u16(16)?);
        let optional = rest.part(0, optional_size, "the optional header")?;
        let sections = rest.part(optional_size, usize::from(count) * 40, "the section table")?;
        Ok(Headers { file, optional, sections })
    }

    /// Where the CLI header is in memory, and its size. Zeros if there is none.
    fn cli_directory(&self) -> Result<(u32, u32)> {
        let (count_at, directories_at) = match self.optional.u16(0)? {
            0x10b => (92, 96),
            0x20b => (108, 112),
            _ => {
                return Err(MetadataError::not_managed(
                    self.optional.offset(0),
                    "neither a 32-bit nor a 64-bit image",
                ));
            }
        };
        if self.optional.u32(count_at)? < 15 {
            return Ok((0, 0));
        }
        let entry = directories_at + 14 * 8;
        Ok((self.optional.u32(entry)?, self.optional.u32(entry + 4)?))
    }

    /// `length` bytes of the file that are loaded at `rva`.
    fn at_rva(&self, rva: u32, length: usize, what: &str) -> Result<Bytes<'a>> {
        for at in (0..self.sections.len()).step_by(40) {
            let virtual_size = self.sections.u32(at + 8)?;
            let start = self.sections.u32(at + 12)?;
            let raw_size = self.sections.u32(at + 16)?;
            let raw_start = self.sections.u32(at + 20)?;
            let inside = rva.checked_sub(start).filter(|inside| *inside < virtual_size.max(raw_size));
            if let Some(inside) = inside {
                let section = self.file.part(raw_start as usize, raw_size as usize, "a section")?;
                return section.part(inside as usize, length, what);
            }
        }
        let reason = format!("{what} is in no section (address {rva:#x})");
        Err(MetadataError::broken(self.sections.offset(0), reason))
    }
}
