//! Reads a file out of a single-file .NET program: a header at a marked place lists what is inside.

/// Stands right after the position of the header: the SHA-256 of ".net core bundle".
const MARK: [u8; 32] = [
    0x8b, 0x12, 0x02, 0xb9, 0x6a, 0x61, 0x20, 0x38, 0x72, 0x7b, 0x93, 0x02, 0x14, 0xd7, 0xa0, 0x32, 0x13,
    0xf5, 0xb9, 0xe6, 0xef, 0xae, 0x33, 0x18, 0xee, 0x3b, 0x2d, 0xce, 0x24, 0xb3, 0x6a, 0xae,
];

/// The bytes of a file by its name, if it is there and not compressed.
pub(super) fn file<'b>(program: &'b [u8], name: &str) -> Option<&'b [u8]> {
    let mark = program.windows(MARK.len()).position(|window| window == MARK)?;
    let mut before = Cursor { bytes: program, at: mark.checked_sub(8)? };
    let mut header = Cursor { bytes: program, at: usize::try_from(before.number(8)?).ok()? };
    // Major and minor version, then how many files.
    header.skip(8);
    let files = header.number(4)?;
    header.text()?;
    // Where the two settings files are, and flags.
    header.skip(40);
    for _ in 0..files {
        let (start, size, compressed) = (header.number(8)?, header.number(8)?, header.number(8)?);
        header.skip(1);
        if header.text()? == name {
            let (start, size) = (usize::try_from(start).ok()?, usize::try_from(size).ok()?);
            return program.get(start..start.checked_add(size)?).filter(|_| compressed == 0);
        }
    }
    None
}

struct Cursor<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl Cursor<'_> {
    fn skip(&mut self, bytes: usize) {
        self.at = self.at.saturating_add(bytes);
    }

    /// A number of so many bytes, the lowest first.
    fn number(&mut self, size: usize) -> Option<u64> {
        let bytes = self.bytes.get(self.at..self.at.checked_add(size)?)?;
        self.at += size;
        Some(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    /// A text after its length, seven bits of it in each byte.
    fn text(&mut self) -> Option<String> {
        let mut length = 0;
        for shift in (0..28).step_by(7) {
            let byte = self.number(1)?;
            length |= (byte & 0x7f) << shift;
            if byte < 0x80 {
                break;
            }
        }
        let length = usize::try_from(length).ok()?;
        let bytes = self.bytes.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        String::from_utf8(bytes.to_vec()).ok()
    }
}
