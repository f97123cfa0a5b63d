//! Our binary format: blocks, each with its length and checksum, so that all whole ones can be read.

use super::problem::{Place, Problem, ReadError};
use super::source::Source;
use super::sparse::{is_dense, respell};
use super::{Reading, shown};
use crate::store::ValueColumn;
use crate::tbt::{
    BLOCK_HEADER, BadEvents, BlockKind, FIRST_OPTIONAL_KIND, MAGIC, MAX_NUMBERED_THREADS, MAX_PAYLOAD,
    PREFIXES, checksum, decode_events, take_text, take_varint,
};
use crate::{MAX_THREADS, Names, Spelled, Table, Trace};

/// Metadata describe a recording; more of them are an attack.
const MAX_METADATA: usize = 1024;

/// Do these bytes look like the beginning of a file in this format, of whatever version?
pub(super) fn is_likely(start: &[u8]) -> bool {
    let magic = &MAGIC[..MAGIC.len() - 1];
    start.starts_with(magic) || (start.len() >= 2 && magic.starts_with(start))
}

pub(super) fn read(source: &mut Source<'_>, reading: &mut Reading<'_>) -> Result<Trace, ReadError> {
    let mut start = [0; MAGIC.len()];
    let length = source.fill(&mut start)?;
    let mut blocks = Blocks { trace: Trace::default(), at: length as u64, payload: Vec::new(), reading };
    blocks.trace.names.locations = unknown_location();
    if start != MAGIC {
        if length < MAGIC.len() && MAGIC.starts_with(&start[..length]) {
            blocks.reading.note_cut(Place::Byte(0), "the beginning of a tbt file", &start[..length]);
            return Ok(blocks.trace);
        }
        let expected = "a tbt file of version 1 (`\\x89TBT\\r\\n\\x1a\\x01`)";
        return Err(ReadError::Malformed(Problem::new(Place::Byte(0), expected, &start[..length])));
    }
    while blocks.next(source)? {}
    let mut trace = blocks.trace;
    for table in [Table::Vars, Table::Locks, Table::Blocks] {
        if let &Names::Numbered { prefix, count } = trace.names.get(table)
            && !is_dense(count, trace.len())
        {
            *trace.names.get_mut(table) = respell(&mut trace, table, prefix, 0, u64::from);
        }
    }
    Ok(trace)
}

fn unknown_location() -> Names {
    let mut locations = Spelled::default();
    locations.intern("?").expect("an empty table has room");
    Names::Spelled(locations)
}

struct Blocks<'r, 'o> {
    trace: Trace,
    /// Where the next block begins.
    at: u64,
    payload: Vec<u8>,
    reading: &'r mut Reading<'o>,
}

/// Why a block is refused.
enum Flaw {
    /// What was expected, and what was there.
    Bad(String, String),
    Limit(ReadError),
}

fn bad<T>(expected: impl Into<String>, found: impl Into<String>) -> Result<T, Flaw> {
    Err(Flaw::Bad(expected.into(), found.into()))
}

impl Blocks<'_, '_> {
    /// Reads one block. `false` after the last.
    fn next(&mut self, source: &mut Source<'_>) -> Result<bool, ReadError> {
        let place = Place::Byte(self.at);
        let mut header = [0; BLOCK_HEADER];
        let length = source.fill(&mut header)?;
        let [kind, l0, l1, l2, l3, c0, c1, c2, c3] = header;
        // Space that a recorder has reserved and not written yet is all zero.
        if length < BLOCK_HEADER || header == [0; BLOCK_HEADER] {
            self.reading.note_cut(place, "a block, or one that ends the trace", &[]);
            return Ok(false);
        }
        let length = u32::from_le_bytes([l0, l1, l2, l3]) as usize;
        if length > MAX_PAYLOAD {
            // Without a length there is no way to find the next block, not even for the lenient.
            let expected = format!("a block of at most {MAX_PAYLOAD} bytes");
            self.reading.refuse(Problem { place, expected, found: format!("a length of {length}") })?;
            self.reading.outcome.truncated = true;
            return Ok(false);
        }
        self.payload.resize(length, 0);
        let filled = source.fill(&mut self.payload)?;
        if filled < length {
            self.reading.note_cut(place, &format!("a block of {length} bytes"), &[]);
            return Ok(false);
        }
        self.at += (BLOCK_HEADER + length) as u64;
        let outcome = if checksum(kind, &self.payload) == u32::from_le_bytes([c0, c1, c2, c3]) {
            self.block(kind)
        } else {
            bad("a block that matches its checksum", "damage")
        };
        match outcome {
            Ok(()) if kind == BlockKind::End as u8 => {
                self.check_end(source)?;
                return Ok(false);
            }
            Ok(()) => {}
            Err(Flaw::Limit(error)) => return Err(error),
            Err(Flaw::Bad(expected, found)) => self.reading.refuse(Problem { place, expected, found })?,
        }
        Ok(true)
    }

    fn block(&mut self, kind: u8) -> Result<(), Flaw> {
        let payload = std::mem::take(&mut self.payload);
        let outcome = match BlockKind::from_byte(kind) {
            Some(BlockKind::Names) => self.names(&payload),
            Some(BlockKind::Numbered) => self.numbered(&payload),
            Some(BlockKind::Events) => self.events(&payload),
            Some(BlockKind::Metadata) => self.metadata(&payload),
            Some(BlockKind::End) => self.end(&payload),
            None if kind >= FIRST_OPTIONAL_KIND => Ok(()),
            None => bad(
                "a kind of block that this version knows",
                format!("kind {kind}; a newer version may read it"),
            ),
        };
        self.payload = payload;
        outcome
    }

    fn names(&mut self, payload: &[u8]) -> Result<(), Flaw> {
        let (table, mut rest) = table_of(payload)?;
        let longest = self.reading.options.max_name_bytes;
        let (Some(first), Some(count)) = (take_varint(&mut rest), take_varint(&mut rest)) else {
            return bad("the number of the first name and how many there are", shown(rest));
        };
        let Names::Spelled(names) = self.trace.names.get_mut(table) else {
            return bad("no spelled names in a table of numbered ones", format!("some for {table:?}"));
        };
        if first as usize != names.len() {
            return bad(format!("name {} of {table:?}", names.len()), format!("name {first}"));
        }
        for id in first..first.saturating_add(count) {
            let Some(name) = take_text(&mut rest) else {
                return bad(format!("{count} names"), format!("the end after {}", id - first));
            };
            if name.len() > longest {
                return bad(format!("names of at most {longest} bytes (`max-name-bytes`)"), shown(name));
            }
            if table == Table::Threads && id >= MAX_THREADS {
                return bad(format!("at most {MAX_THREADS} threads"), shown(name));
            }
            if names.intern_bytes(name) != Ok(id) {
                return bad(format!("a new name in UTF-8 for {table:?}"), shown(name));
            }
        }
        if rest.is_empty() { Ok(()) } else { bad("the end of the block", shown(rest)) }
    }

    fn numbered(&mut self, payload: &[u8]) -> Result<(), Flaw> {
        let (table, rest) = table_of(payload)?;
        let &[prefix, c0, c1, c2, c3] = rest else {
            return bad("a prefix and a count, 5 bytes", shown(rest));
        };
        let Some(&prefix) = PREFIXES.get(usize::from(prefix)) else {
            return bad(format!("a prefix below {}", PREFIXES.len()), prefix.to_string());
        };
        let count = u32::from_le_bytes([c0, c1, c2, c3]);
        let names = self.trace.names.get_mut(table);
        let may_follow = match names {
            Names::Spelled(names) => names.is_empty(),
            Names::Numbered { prefix: old_prefix, count: old_count } => {
                *old_prefix == prefix && *old_count <= count
            }
        };
        let limit = match table {
            Table::Threads => MAX_NUMBERED_THREADS,
            Table::Vars | Table::Locks | Table::Blocks => u32::MAX,
            Table::Locations | Table::Values => 0,
        };
        if !may_follow || count > limit {
            let expected =
                format!("at most {limit} numbered {table:?}, not fewer than before, and no spelled ones");
            return bad(expected, count.to_string());
        }
        *names = Names::Numbered { prefix, count };
        Ok(())
    }

    fn events(&mut self, payload: &[u8]) -> Result<(), Flaw> {
        let Some((&[n0, n1, n2, n3, flags], columns)) = payload.split_first_chunk() else {
            return bad("a count of events and flags, 5 bytes", shown(payload));
        };
        let events = u32::from_le_bytes([n0, n1, n2, n3]) as usize;
        let values = match flags {
            0 => ValueColumn::Absent,
            1 => ValueColumn::Present,
            _ => return bad("flags 0 or 1", flags.to_string()),
        };
        // Each event has a byte for its operation: only so many are believed.
        if events > columns.len() {
            return bad(format!("{events} events"), format!("{} bytes", columns.len()));
        }
        self.reading.check_room(self.trace.len(), events, Place::Byte(self.at)).map_err(Flaw::Limit)?;
        let lengths = Table::ALL.map(|table| self.trace.names.get(table).len() as u32);
        self.trace.append(events, values, |places| decode_events(columns, &lengths, places)).or_else(|why| {
            match why {
                BadEvents::Length => bad(format!("the columns of {events} events"), "other lengths"),
                BadEvents::Operation => bad("known operations", "one of a newer version"),
                BadEvents::Unnamed(table) => {
                    bad(format!("names for {table:?} before their use"), "a number without name")
                }
                BadEvents::Full => bad("fewer events", format!("{events} more")),
            }
        })
    }

    fn metadata(&mut self, payload: &[u8]) -> Result<(), Flaw> {
        let mut rest = payload;
        let longest = self.reading.options.max_name_bytes;
        let mut text = || take_text(&mut rest).filter(|text| text.len() <= longest).map(str::from_utf8);
        let (Some(Ok(key)), Some(Ok(value))) = (text(), text()) else {
            return bad("a key and a text in UTF-8", shown(payload));
        };
        if self.reading.outcome.metadata.len() == MAX_METADATA {
            return bad(format!("at most {MAX_METADATA} blocks of metadata"), "one more");
        }
        self.reading.outcome.metadata.push((key.to_owned(), value.to_owned()));
        Ok(())
    }

    fn end(&mut self, payload: &[u8]) -> Result<(), Flaw> {
        let Ok(events) = payload.try_into().map(u64::from_le_bytes) else {
            return bad("the number of events, 8 bytes", shown(payload));
        };
        // The lenient have skipped some, and know it.
        if events != self.trace.len() as u64 && self.reading.outcome.skipped == 0 {
            return bad(format!("{} events as read", self.trace.len()), format!("{events} as written"));
        }
        Ok(())
    }

    fn check_end(&mut self, source: &mut Source<'_>) -> Result<(), ReadError> {
        let mut more = [0; 16];
        let length = source.fill(&mut more)?;
        if length > 0 {
            self.reading.note(Place::Byte(self.at), "the end", shown(&more[..length]));
        }
        Ok(())
    }
}

fn table_of(payload: &[u8]) -> Result<(Table, &[u8]), Flaw> {
    let table =
        payload.split_first().and_then(|(&table, rest)| Some((*Table::ALL.get(usize::from(table))?, rest)));
    table.map_or_else(|| bad("the number of a table", shown(payload)), Ok)
}
