//! The blocks of our binary format: what the reader and the writer agree on. Specified in
//! `docs/trace-format.md`.

use crate::store::{Columns, ColumnsMut, code_of_head, head, thread_of_head};
use crate::{MAX_THREADS, Op, Table, TraceFull};

/// The first bytes of a file: not text, and damaged by every transfer that takes it for text. The last one is
/// the version.
pub(crate) const MAGIC: [u8; 8] = *b"\x89TBT\r\n\x1a\x01";

/// Kind, length and checksum.
pub(crate) const BLOCK_HEADER: usize = 9;

/// No block is longer: a damaged length must not cost memory.
pub(crate) const MAX_PAYLOAD: usize = 1 << 24;

/// More threads need to be spelled: whoever uses a trace has vectors per thread.
pub(crate) const MAX_NUMBERED_THREADS: u32 = 1 << 16;

/// Kinds of blocks from here on may be skipped by those who do not know them.
pub(crate) const FIRST_OPTIONAL_KIND: u8 = 128;

/// What a block is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BlockKind {
    Names = 1,
    Numbered = 2,
    Events = 3,
    Metadata = 4,
    End = 5,
}

impl BlockKind {
    pub(crate) fn from_byte(byte: u8) -> Option<Self> {
        [Self::Names, Self::Numbered, Self::Events, Self::Metadata, Self::End]
            .into_iter()
            .find(|&kind| kind as u8 == byte)
    }
}

/// The prefixes that numbered names may have; a file has the index.
pub(crate) const PREFIXES: [&str; 8] = ["", "T", "V", "L", "B", "t", "x", "l"];

/// The checksum of a block.
pub(crate) fn checksum(kind: u8, payload: &[u8]) -> u32 {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&[kind]);
    crc.update(&(payload.len() as u32).to_le_bytes());
    crc.update(payload);
    crc.finalize()
}

/// Appends a number in groups of seven bits, the lowest first, all but the last with the high bit set.
pub(crate) fn put_varint(out: &mut Vec<u8>, mut number: u32) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Takes such a number from the front; `None` if there is none that fits 32 bits.
pub(crate) fn take_varint(bytes: &mut &[u8]) -> Option<u32> {
    let mut number = 0_u64;
    for shift in (0..35).step_by(7) {
        let byte = bytes.split_off_first()?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return u32::try_from(number).ok();
        }
    }
    None
}

/// Takes a length and so many bytes from the front.
pub(crate) fn take_text<'a>(bytes: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = take_varint(bytes)? as usize;
    bytes.split_off(..length)
}

/// Appends a length and the text.
pub(crate) fn put_text(out: &mut Vec<u8>, text: &str) {
    put_varint(out, text.len() as u32);
    out.extend_from_slice(text.as_bytes());
}

/// How many bytes a number in a packed column has, by its two bits of control.
const WIDTHS: [usize; 4] = [0, 1, 2, 4];
const MASKS: [u32; 4] = [0, 0xff, 0xffff, 0xffff_ffff];

/// Where four packed numbers begin, and where they end, by their byte of control.
const OFFSETS: [[u8; 5]; 256] = {
    let mut all = [[0; 5]; 256];
    let mut control = 0;
    while control < 256 {
        let mut i = 0;
        while i < 4 {
            all[control][i + 1] = all[control][i] + WIDTHS[control >> (2 * i) & 3] as u8;
            i += 1;
        }
        control += 1;
    }
    all
};

/// Appends a packed column: two bits per number that say how many bytes it has, then the bytes.
fn pack(out: &mut Vec<u8>, numbers: impl Iterator<Item = u32> + Clone) {
    let width = |number: u32| match number {
        0 => 0,
        1..=0xff => 1,
        0x100..=0xffff => 2,
        _ => 3,
    };
    let mut controls = numbers.clone().map(width).peekable();
    while controls.peek().is_some() {
        out.push(controls.by_ref().take(4).enumerate().fold(0, |byte, (i, width)| byte | width << (2 * i)));
    }
    for number in numbers {
        out.extend_from_slice(&number.to_le_bytes()[..WIDTHS[usize::from(width(number))]]);
    }
}

/// Takes a packed column from the front, one number for each place. `None` if it is cut off.
///
/// Four numbers have at most 16 bytes: as long as so many are left, there is no branch on what they are.
fn unpack(bytes: &mut &[u8], numbers: &mut [u32]) -> Option<()> {
    let controls = bytes.split_off(..numbers.len().div_ceil(4))?;
    let mut data = *bytes;
    let mut groups = numbers.chunks_exact_mut(4);
    let mut rest = controls;
    while let Some(window) = data.first_chunk::<16>() {
        let Some(group) = groups.next() else { break };
        let control = *rest.split_off_first()?;
        let offsets = &OFFSETS[usize::from(control)];
        for (i, number) in group.iter_mut().enumerate() {
            let word = window[usize::from(offsets[i])..].first_chunk()?;
            *number = u32::from_le_bytes(*word) & MASKS[usize::from(control >> (2 * i) & 3)];
        }
        data = &data[usize::from(offsets[4])..];
    }
    let done = (controls.len() - rest.len()) * 4;
    for (i, number) in numbers.iter_mut().enumerate().skip(done) {
        let width = WIDTHS[usize::from(controls[i / 4] >> (i % 4 * 2) & 3)];
        let mut bytes = [0; 4];
        bytes[..width].copy_from_slice(data.split_off(..width)?);
        *number = u32::from_le_bytes(bytes);
    }
    *bytes = data;
    Some(())
}

/// The difference to the number before, small for small steps in both directions.
#[inline]
fn delta(number: u32, before: &mut u32) -> u32 {
    let step = number.wrapping_sub(*before).cast_signed();
    *before = number;
    (step << 1 ^ step >> 31).cast_unsigned()
}

/// The inverse of [`delta`].
#[inline]
fn undelta(delta: u32, before: &mut u32) -> u32 {
    *before = before.wrapping_add(delta >> 1 ^ (delta & 1).wrapping_neg());
    *before
}

/// The kind of the operands that are none. All others are the numbers of their tables, which are lower.
const NO_OPERAND: usize = Table::Locations as usize;

/// For each code, which operands it shares its deltas with.
const OPERAND_KIND: [u8; 32] = {
    let mut kinds = [NO_OPERAND as u8; 32];
    let mut code = 0;
    while code < Op::COUNT {
        if let Some(table) = Op::operand_table(code as u8) {
            kinds[code] = table as u8;
        }
        code += 1;
    }
    kinds
};

/// Appends the payload of a block of events.
pub(crate) fn encode_events(out: &mut Vec<u8>, columns: &Columns<'_>) {
    let has_values = columns.values.iter().any(|&value| value != 0);
    out.extend_from_slice(&(columns.heads.len() as u32).to_le_bytes());
    out.push(u8::from(has_values));
    out.extend(columns.heads.iter().map(|&head| code_of_head(head)));
    let mut scratch = Vec::with_capacity(columns.heads.len());
    let mut before = 0;
    scratch.extend(columns.heads.iter().map(|&head| delta(thread_of_head(head), &mut before)));
    pack(out, scratch.iter().copied());
    let mut before = [0; NO_OPERAND + 1];
    scratch.clear();
    scratch.extend(columns.heads.iter().zip(columns.operands).map(|(&head, &operand)| {
        delta(operand, &mut before[usize::from(OPERAND_KIND[usize::from(code_of_head(head))])])
    }));
    pack(out, scratch.iter().copied());
    let mut before = 0;
    scratch.clear();
    scratch.extend(columns.locations.iter().map(|&location| delta(location, &mut before)));
    pack(out, scratch.iter().copied());
    if has_values {
        scratch.clear();
        scratch.extend_from_slice(columns.values);
        scratch.resize(columns.heads.len(), 0);
        pack(out, scratch.iter().copied());
    }
}

/// Why a block of events cannot be decoded.
pub(crate) enum BadEvents {
    /// The payload is too short or too long.
    Length,
    /// There is no such operation.
    Operation,
    /// A number is not below the length of its table.
    Unnamed(Table),
    /// No event more.
    Full,
}

impl From<TraceFull> for BadEvents {
    fn from(_: TraceFull) -> Self {
        BadEvents::Full
    }
}

/// Decodes the columns of a block, which `bytes` must be to the end. `lengths` are those of the tables.
pub(crate) fn decode_events(
    mut bytes: &[u8],
    lengths: &[u32; Table::ALL.len()],
    columns: ColumnsMut<'_>,
) -> Result<(), BadEvents> {
    let ColumnsMut { heads, operands, locations, values } = columns;
    let check = |highest: u32, table: Table| {
        let known = highest < lengths[table as usize];
        if known { Ok(()) } else { Err(BadEvents::Unnamed(table)) }
    };
    let codes = bytes.split_off(..heads.len()).ok_or(BadEvents::Length)?;
    if codes.iter().fold(0, |highest, &code| code.max(highest)) >= Op::COUNT as u8 {
        return Err(BadEvents::Operation);
    }
    unpack(&mut bytes, heads).ok_or(BadEvents::Length)?;
    let (mut before, mut highest) = (0, 0);
    for (place, &code) in heads.iter_mut().zip(codes) {
        let thread = undelta(*place, &mut before);
        highest = highest.max(thread);
        *place = head(thread & (MAX_THREADS - 1), code);
    }
    check(highest, Table::Threads)?;
    unpack(&mut bytes, operands).ok_or(BadEvents::Length)?;
    undelta_operands(codes, operands, lengths)?;
    unpack(&mut bytes, locations).ok_or(BadEvents::Length)?;
    let (mut before, mut highest) = (0, 0);
    for place in &mut *locations {
        *place = undelta(*place, &mut before);
        highest = highest.max(*place);
    }
    check(highest, Table::Locations)?;
    if !values.is_empty() {
        unpack(&mut bytes, values).ok_or(BadEvents::Length)?;
        let highest = values.iter().fold(0, |highest, &value| value.max(highest));
        highest.checked_sub(1).map_or(Ok(()), |highest| check(highest, Table::Values))?;
    }
    if bytes.is_empty() { Ok(()) } else { Err(BadEvents::Length) }
}

fn undelta_operands(
    codes: &[u8],
    operands: &mut [u32],
    lengths: &[u32; Table::ALL.len()],
) -> Result<(), BadEvents> {
    let mut before = [0; 8];
    // Below which a number of the kind must be; where there is no operand, it must be 0.
    let mut limits = [1; 8];
    limits[..NO_OPERAND].copy_from_slice(&lengths[..NO_OPERAND]);
    let mut unnamed = 0_u8;
    for (place, &code) in operands.iter_mut().zip(codes) {
        let kind = usize::from(OPERAND_KIND[usize::from(code & 31)] & 7);
        *place = undelta(*place, &mut before[kind]);
        unnamed |= u8::from(*place >= limits[kind]) << kind;
    }
    match Table::ALL.get(unnamed.trailing_zeros() as usize) {
        Some(_) if unnamed == 1 << NO_OPERAND => Err(BadEvents::Length),
        Some(&table) => Err(BadEvents::Unnamed(table)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_columns_round_trip() {
        let numbers = [0, 1, 255, 256, 65535, 65536, u32::MAX, 7, 0, 0, 9];
        for length in 0..=numbers.len() {
            let mut bytes = Vec::new();
            pack(&mut bytes, numbers[..length].iter().copied());
            for padding in [0, 1, 16] {
                let mut padded = bytes.clone();
                padded.resize(bytes.len() + padding, 0xaa);
                let mut rest = &padded[..];
                let mut unpacked = vec![1; length];
                assert_eq!(unpack(&mut rest, &mut unpacked), Some(()));
                assert_eq!((unpacked.as_slice(), rest.len()), (&numbers[..length], padding));
            }
            for cut in 0..bytes.len() {
                assert_eq!(unpack(&mut &bytes[..cut], &mut vec![0; length]), None);
            }
        }
    }

    #[test]
    fn deltas_are_small_and_reversible() {
        let numbers = [0, 1, 0, u32::MAX, 0, 1 << 31, 5];
        let (mut before, mut after) = (0, 0);
        let deltas: Vec<_> = numbers.iter().map(|&number| delta(number, &mut before)).collect();
        assert_eq!(deltas[..5], [0, 2, 1, 1, 2]);
        assert_eq!(deltas.iter().map(|&delta| undelta(delta, &mut after)).collect::<Vec<_>>(), numbers);
    }

    #[test]
    fn varints_round_trip_and_do_not_overflow() {
        for number in [0, 127, 128, 300, u32::MAX] {
            let mut bytes = Vec::new();
            put_varint(&mut bytes, number);
            assert_eq!(take_varint(&mut &bytes[..]), Some(number));
            assert_eq!(take_varint(&mut &bytes[..bytes.len() - 1]), None);
        }
        assert_eq!(take_varint(&mut &[0xff; 5][..]), None);
        assert_eq!(take_varint(&mut &[0x80; 9][..]), None);
    }
}
