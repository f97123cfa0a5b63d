//! Our binary format, block by block: of a whole trace, or while it is being recorded.

use crate::store::Columns;
use crate::tbt::{
    BlockKind, MAGIC, MAX_NUMBERED_THREADS, MAX_PAYLOAD, PREFIXES, checksum, encode_events, put_text,
    put_varint,
};
use crate::{Event, Names, Op, Spelled, Table, Trace};
use std::io::{self, Error, ErrorKind, Write};

/// Events per block: columns that fit the second-level cache, and a header that costs nothing.
const EVENTS_PER_BLOCK: usize = 1 << 14;

/// A block of names ends after the name that reaches this many bytes.
const NAME_BYTES_PER_BLOCK: usize = 1 << 20;

/// Writes a whole trace.
pub fn tbt(trace: &Trace, out: impl Write) -> io::Result<()> {
    let mut blocks = BlockWriter::new(out)?;
    for table in Table::ALL {
        blocks.table(table, trace.names.get(table))?;
    }
    for start in (0..trace.len()).step_by(EVENTS_PER_BLOCK) {
        blocks.events(&trace.columns(start..trace.len().min(start + EVENTS_PER_BLOCK)))?;
    }
    blocks.end(trace.len() as u64)?;
    blocks.out.flush()
}

/// Writes a trace while it is being recorded.
///
/// What was flushed can be read, even if the program then dies.
pub struct TbtWriter<W: Write> {
    blocks: BlockWriter<W>,
    /// By [`Table`].
    tables: [Spelled; Table::ALL.len()],
    /// How many names of each table are in the file.
    written_names: [u32; Table::ALL.len()],
    /// Events that are not in the file yet.
    pending: Trace,
    written_events: u64,
}

impl<W: Write> TbtWriter<W> {
    /// Begins a file.
    pub fn new(out: W) -> io::Result<Self> {
        let mut tables: [Spelled; Table::ALL.len()] = Default::default();
        tables[Table::Locations as usize].intern("?").expect("an empty table has room");
        let mut written_names = [0; Table::ALL.len()];
        // The unknown location is known to every reader.
        written_names[Table::Locations as usize] = 1;
        let blocks = BlockWriter::new(out)?;
        Ok(TbtWriter { blocks, tables, written_names, pending: Trace::default(), written_events: 0 })
    }

    /// Says something about the recording: a key and a text.
    pub fn metadata(&mut self, key: &str, text: &str) -> io::Result<()> {
        self.blocks.payload.clear();
        put_text(&mut self.blocks.payload, key);
        put_text(&mut self.blocks.payload, text);
        self.blocks.put(BlockKind::Metadata)
    }

    /// The number of a name, new if need be; it goes into the file before the next events.
    pub fn name(&mut self, table: Table, name: &str) -> io::Result<u32> {
        let id = self.tables[table as usize].intern(name);
        id.ok_or_else(|| Error::new(ErrorKind::OutOfMemory, "4 GiB of names"))
    }

    /// Appends an event, whose numbers come from [`TbtWriter::name`]; others are an error.
    pub fn push(&mut self, event: Event) -> io::Result<()> {
        if !self.knows(event) {
            return Err(Error::new(ErrorKind::InvalidInput, "an event with a number that has no name"));
        }
        self.pending.push(event).map_err(|full| Error::new(ErrorKind::InvalidInput, full))?;
        if self.pending.len() == EVENTS_PER_BLOCK { self.flush_events() } else { Ok(()) }
    }

    fn knows(&self, event: Event) -> bool {
        let has = |table: Table, id: u32| (id as usize) < self.tables[table as usize].len();
        has(Table::Threads, event.thread.0)
            && has(Table::Locations, event.location.0)
            && Op::operand_table(event.op.code()).is_none_or(|table| has(table, event.op.operand()))
            && event.value.is_none_or(|value| has(Table::Values, value.0))
    }

    /// Puts all that was appended into the file.
    pub fn flush(&mut self) -> io::Result<()> {
        self.flush_events()?;
        self.blocks.out.flush()
    }

    /// Ends the file, and gives back where it was written to.
    pub fn finish(mut self) -> io::Result<W> {
        self.flush_events()?;
        self.blocks.end(self.written_events)?;
        self.blocks.out.flush()?;
        Ok(self.blocks.out)
    }

    fn flush_events(&mut self) -> io::Result<()> {
        for table in Table::ALL {
            let written = &mut self.written_names[table as usize];
            let names = &self.tables[table as usize];
            self.blocks.spelled(table, *written, names)?;
            *written = names.len() as u32;
        }
        if !self.pending.is_empty() {
            self.blocks.events(&self.pending.columns(0..self.pending.len()))?;
            self.written_events += self.pending.len() as u64;
            self.pending.clear();
        }
        Ok(())
    }
}

/// Writes blocks.
struct BlockWriter<W> {
    out: W,
    /// The block that is being put together.
    payload: Vec<u8>,
}

impl<W: Write> BlockWriter<W> {
    fn new(mut out: W) -> io::Result<Self> {
        out.write_all(&MAGIC)?;
        Ok(BlockWriter { out, payload: Vec::new() })
    }

    fn put(&mut self, kind: BlockKind) -> io::Result<()> {
        let kind = kind as u8;
        if self.payload.len() > MAX_PAYLOAD {
            return Err(Error::new(
                ErrorKind::InvalidData,
                "a name or text is longer than a tbt block may be",
            ));
        }
        self.out.write_all(&[kind])?;
        self.out.write_all(&(self.payload.len() as u32).to_le_bytes())?;
        self.out.write_all(&checksum(kind, &self.payload).to_le_bytes())?;
        self.out.write_all(&self.payload)
    }

    fn table(&mut self, table: Table, names: &Names) -> io::Result<()> {
        // The unknown location is known to every reader.
        let first = u32::from(table == Table::Locations);
        match names {
            Names::Spelled(names) => self.spelled(table, first, names),
            Names::Numbered { count: 0, .. } => Ok(()),
            Names::Numbered { prefix, count } => match PREFIXES.iter().position(|known| known == prefix) {
                Some(prefix) if can_be_numbered(table, *count) => self.numbered(table, prefix as u8, *count),
                _ => {
                    let mut spelled = Spelled::default();
                    for id in 0..*count {
                        let name = if id < first { "?".into() } else { names.get(id) };
                        spelled
                            .intern(&name)
                            .ok_or_else(|| Error::new(ErrorKind::OutOfMemory, "4 GiB of names"))?;
                    }
                    self.spelled(table, first, &spelled)
                }
            },
        }
    }

    fn numbered(&mut self, table: Table, prefix: u8, count: u32) -> io::Result<()> {
        self.payload.clear();
        self.payload.extend_from_slice(&[table as u8, prefix]);
        self.payload.extend_from_slice(&count.to_le_bytes());
        self.put(BlockKind::Numbered)
    }

    fn spelled(&mut self, table: Table, mut first: u32, names: &Spelled) -> io::Result<()> {
        let mut texts = Vec::new();
        while (first as usize) < names.len() {
            texts.clear();
            let mut next = first;
            while let Some(name) = names.get(next).filter(|_| texts.len() < NAME_BYTES_PER_BLOCK) {
                put_text(&mut texts, name);
                next += 1;
            }
            self.payload.clear();
            self.payload.push(table as u8);
            put_varint(&mut self.payload, first);
            put_varint(&mut self.payload, next - first);
            self.payload.extend_from_slice(&texts);
            self.put(BlockKind::Names)?;
            first = next;
        }
        Ok(())
    }

    fn events(&mut self, columns: &Columns<'_>) -> io::Result<()> {
        self.payload.clear();
        encode_events(&mut self.payload, columns);
        self.put(BlockKind::Events)
    }

    fn end(&mut self, events: u64) -> io::Result<()> {
        self.payload.clear();
        self.payload.extend_from_slice(&events.to_le_bytes());
        self.put(BlockKind::End)
    }
}

/// Readers refuse numbered tables where they would cost too much.
fn can_be_numbered(table: Table, count: u32) -> bool {
    match table {
        Table::Threads => count <= MAX_NUMBERED_THREADS,
        Table::Vars | Table::Locks | Table::Blocks => true,
        Table::Locations | Table::Values => false,
    }
}
