//! The smallest library around given metadata: PE headers, one section, the CLI header.

const SECTION: usize = 0x200;
const SECTION_RVA: u32 = 0x2000;

/// Which of the two kinds of optional header the library has.
#[derive(Clone, Copy)]
pub(crate) enum Bits {
    Pe32,
    Pe64,
}

pub(crate) fn types() -> Vec<u8> {
    library(&decode(include_str!("types.hex")), Bits::Pe32)
}

pub(crate) fn members() -> Vec<u8> {
    library(&decode(include_str!("members.hex")), Bits::Pe64)
}

/// A library with this metadata.
pub(crate) fn library(metadata: &[u8], bits: Bits) -> Vec<u8> {
    let (magic, directory_count_at, optional_size) = match bits {
        Bits::Pe32 => (0x10b_u16, 92, 224_u16),
        Bits::Pe64 => (0x20b, 108, 240),
    };
    let mut file = vec![0; SECTION];
    let size = u32::try_from(metadata.len()).expect("test data is small");
    put(&mut file, 0, b"MZ");
    put(&mut file, 0x3c, &0x40_u32.to_le_bytes());
    put(&mut file, 0x40, b"PE\0\0");
    put(&mut file, 0x46, &1_u16.to_le_bytes());
    put(&mut file, 0x54, &optional_size.to_le_bytes());
    let optional = 0x58;
    put(&mut file, optional, &magic.to_le_bytes());
    put(&mut file, optional + directory_count_at, &16_u32.to_le_bytes());
    let cli_directory = optional + directory_count_at + 4 + 14 * 8;
    put(&mut file, cli_directory, &SECTION_RVA.to_le_bytes());
    put(&mut file, cli_directory + 4, &72_u32.to_le_bytes());
    let section = optional + usize::from(optional_size);
    put(&mut file, section + 8, &(size + 72).to_le_bytes());
    put(&mut file, section + 12, &SECTION_RVA.to_le_bytes());
    put(&mut file, section + 16, &(size + 72).to_le_bytes());
    put(&mut file, section + 20, &0x200_u32.to_le_bytes());
    let mut cli = vec![0; 72];
    put(&mut cli, 8, &(SECTION_RVA + 72).to_le_bytes());
    put(&mut cli, 12, &size.to_le_bytes());
    file.extend(cli);
    file.extend(metadata);
    file
}

/// Where the metadata starts in a file of [`library`].
pub(crate) const METADATA: usize = SECTION + 72;

fn put(file: &mut [u8], at: usize, bytes: &[u8]) {
    file[at..at + bytes.len()].copy_from_slice(bytes);
}

fn decode(hex: &str) -> Vec<u8> {
    let digits: Vec<u8> =
        hex.chars().filter_map(|digit| digit.to_digit(16)).map(|digit| digit as u8).collect();
    digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect()
}
