//! `RapidBin`: a header of four counts, then 8 bytes per event, all big-endian.
//!
//! From the least significant bit, an event has 10 bits of thread, 4 of operation, 34 of operand and 15 of
//! location. The header is only compared with what follows, never believed.

use super::Reading;
use super::problem::{Place, Problem, ReadError};
use super::source::Source;
use super::sparse::{is_dense, respell};
use crate::{LocationId, Names, Op, Spelled, Table, Trace};
use std::collections::HashMap;

const HEADER: usize = 18;
const RECORD: usize = 8;

/// Events read at once.
const BATCH: usize = 1 << 15;

/// Operation codes of the trace model, by those of this format: acq, rel, r, w, fork, join, begin, end,
/// request, branch.
const CODES: [u8; 10] = [5, 6, 0, 1, 11, 12, 13, 14, 7, 15];

/// What the header says.
struct Header {
    threads: i16,
    locks: i32,
    vars: i32,
    events: i64,
}

impl Header {
    fn parse(bytes: &[u8]) -> Option<Self> {
        let (threads, rest) = bytes.split_first_chunk()?;
        let (locks, rest) = rest.split_first_chunk()?;
        let (vars, rest) = rest.split_first_chunk()?;
        let (events, _) = rest.split_first_chunk()?;
        Some(Header {
            threads: i16::from_be_bytes(*threads),
            locks: i32::from_be_bytes(*locks),
            vars: i32::from_be_bytes(*vars),
            events: i64::from_be_bytes(*events),
        })
    }

    /// Threads have 10 bits, and nothing is negative.
    fn is_plausible(&self) -> bool {
        (0..=1024).contains(&self.threads) && self.locks >= 0 && self.vars >= 0 && self.events >= 0
    }
}

/// Do these bytes look like the beginning of a file in this format?
pub(super) fn is_likely(start: &[u8]) -> bool {
    let Some(header) = Header::parse(start) else { return false };
    let records = start[HEADER..].chunks_exact(RECORD).take(usize::try_from(header.events).unwrap_or(0));
    header.is_plausible()
        && header.threads > 0
        && records.into_iter().all(|record| Record::parse(record).is_some())
}

struct Record {
    thread: u32,
    code: u8,
    operand: u64,
    location: u32,
}

impl Record {
    /// `None` for an unknown operation, or if the bit that no field has is set.
    #[inline]
    fn parse(bytes: &[u8]) -> Option<Self> {
        let bits = u64::from_be_bytes(bytes.try_into().ok()?);
        if bits >> 63 != 0 {
            return None;
        }
        Some(Record {
            thread: (bits & 0x3ff) as u32,
            code: *CODES.get((bits >> 10 & 0xf) as usize)?,
            operand: bits >> 14 & ((1 << 34) - 1),
            location: (bits >> 48) as u32,
        })
    }
}

pub(super) fn read(source: &mut Source<'_>, reading: &mut Reading<'_>) -> Result<Trace, ReadError> {
    let mut start = [0; HEADER];
    let length = source.fill(&mut start)?;
    let header = Header::parse(&start[..length]).filter(Header::is_plausible).ok_or_else(|| {
        ReadError::Malformed(Problem::new(Place::Byte(0), "a RapidBin header", &start[..length]))
    })?;
    let mut records =
        Records { trace: Trace::default(), threads: 0, locations: 0, operands: Default::default() };
    let mut buffer = vec![0; BATCH * RECORD];
    let mut at = HEADER as u64;
    let rest = loop {
        let length = source.fill(&mut buffer)?;
        let (whole, rest) = buffer[..length].split_at(length - length % RECORD);
        reading.check_room(records.trace.len(), whole.len() / RECORD, Place::Byte(at))?;
        records.take(whole, at, reading)?;
        at += whole.len() as u64;
        if length < buffer.len() {
            break rest.len();
        }
    };
    let read = (at - HEADER as u64) / RECORD as u64;
    let expected = format!("{} events, as the header says", header.events);
    if rest > 0 || read < header.events.unsigned_abs() {
        let rest = if rest > 0 { format!(" and {rest} bytes") } else { String::new() };
        reading.outcome.truncated = true;
        reading.note(Place::Byte(at), &expected, format!("the end after {read}{rest}"));
    } else if read > header.events.unsigned_abs() {
        reading.note(Place::Byte(at), &expected, format!("{read}"));
    }
    Ok(records.finish())
}

struct Records {
    trace: Trace,
    /// How many threads and locations were seen, counted to the highest.
    threads: u32,
    locations: u32,
    /// By [`Table`].
    operands: [Operands; Table::ALL.len()],
}

impl Records {
    fn take(&mut self, bytes: &[u8], at: u64, reading: &mut Reading<'_>) -> Result<(), ReadError> {
        for (i, bytes) in bytes.chunks_exact(RECORD).enumerate() {
            let Some(record) = Record::parse(bytes) else {
                let place = Place::Byte(at + (i * RECORD) as u64);
                let expected = "an event (operation 0 to 9 in bits 10 to 13, bit 63 clear)".to_owned();
                let found =
                    format!("0x{:016x}", bytes.iter().fold(0, |bits, &byte| bits << 8 | u64::from(byte)));
                reading.refuse(Problem { place, expected, found })?;
                continue;
            };
            let operand = match Op::operand_table(record.code) {
                Some(table) => self.operands[table as usize].id(record.operand),
                None => 0,
            };
            // Number 0 is a location like any other in this format, but means "unknown" in the model.
            let location = record.location + 1;
            self.threads = self.threads.max(record.thread + 1);
            self.locations = self.locations.max(location);
            self.trace
                .push_row(record.thread, record.code, operand, location, None)
                .expect("10 bits of thread fit, and the room for events was checked");
        }
        Ok(())
    }

    fn finish(mut self) -> Trace {
        let [threads, vars, locks, blocks, ..] = &mut self.operands;
        threads.end = threads.end.max(self.threads);
        let acting = self.threads;
        self.trace.names.threads = threads.names(&mut self.trace, Table::Threads, "T", acting);
        self.trace.names.vars = vars.names(&mut self.trace, Table::Vars, "V", 0);
        self.trace.names.locks = locks.names(&mut self.trace, Table::Locks, "L", 0);
        self.trace.names.blocks = blocks.names(&mut self.trace, Table::Blocks, "B", 0);
        let mut locations = Spelled::default();
        locations.intern("?").expect("an empty table has room");
        for number in LocationId::UNKNOWN.0 + 1..=self.locations {
            locations.intern(&(number - 1).to_string()).expect("15 bits of names have room");
        }
        self.trace.names.locations = Names::Spelled(locations);
        self.trace
    }
}

/// Operands of one kind. They are 34 bits wide and may lie far apart; the model wants small dense numbers.
#[derive(Default)]
struct Operands {
    /// One more than the highest small number.
    end: u32,
    /// Large numbers, in order of appearance; the id of number `i` is `LARGE + i`.
    large: Vec<u64>,
    ids: HashMap<u64, u32>,
}

impl Operands {
    const LARGE: u32 = 1 << 31;

    #[inline]
    fn id(&mut self, number: u64) -> u32 {
        if number < u64::from(Self::LARGE) {
            let id = number as u32;
            self.end = self.end.max(id + 1);
            return id;
        }
        *self.ids.entry(number).or_insert_with(|| {
            self.large.push(number);
            Self::LARGE + (self.large.len() - 1) as u32
        })
    }

    /// The names of all operands. If the numbers lie far apart, they are given new ones; the first `fixed`
    /// keep theirs.
    fn names(&self, trace: &mut Trace, table: Table, prefix: &'static str, fixed: u32) -> Names {
        if self.large.is_empty() && is_dense(self.end, trace.len()) {
            return Names::Numbered { prefix, count: self.end };
        }
        respell(trace, table, prefix, fixed, |id| {
            id.checked_sub(Self::LARGE).map_or(u64::from(id), |i| self.large[i as usize])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_count_from_the_least_significant_bit() {
        let bits: u64 = 0x7ffe << 48 | 0x2_0000_0001 << 14 | 3 << 10 | 0x3ff;
        let record = Record::parse(&bits.to_be_bytes()).expect("operation 3 is a write");
        assert_eq!((record.thread, record.code), (0x3ff, 1));
        assert_eq!((record.operand, record.location), (0x2_0000_0001, 0x7ffe));
        assert!(Record::parse(&(10_u64 << 10).to_be_bytes()).is_none());
        assert!(Record::parse(&(1_u64 << 63).to_be_bytes()).is_none());
    }
}
