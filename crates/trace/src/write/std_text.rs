//! STD text, as [`crate::read`] understands it: lossless, or refused.

use crate::{LocationId, Op, Table, Trace};
use std::io::{self, Error, ErrorKind, Write};

/// Writes `trace` as text, one line per event.
///
/// Text has no way to write some names (with line ends, say, or whitespace at their ends). They are an error
/// of kind [`ErrorKind::InvalidData`], found before anything is written.
pub fn std(trace: &Trace, mut out: impl Write) -> io::Result<()> {
    for table in Table::ALL {
        check(trace, table)?;
    }
    let mut lines = Vec::with_capacity(BUFFER + 1024);
    for (_, event) in trace.events() {
        put(&mut lines, trace, Table::Threads, event.thread.0);
        lines.push(b'|');
        lines.extend_from_slice(event.op.word().as_bytes());
        if let Some(table) = Op::operand_table(event.op.code()) {
            lines.push(b'(');
            put(&mut lines, trace, table, event.op.operand());
            lines.push(b')');
        }
        lines.push(b'|');
        if event.location != LocationId::UNKNOWN {
            put(&mut lines, trace, Table::Locations, event.location.0);
        }
        if let Some(value) = event.value {
            lines.push(b'|');
            put(&mut lines, trace, Table::Values, value.0);
        }
        lines.push(b'\n');
        if lines.len() >= BUFFER {
            out.write_all(&lines)?;
            lines.clear();
        }
    }
    out.write_all(&lines)?;
    out.flush()
}

/// Bytes written at once.
const BUFFER: usize = 1 << 16;

fn put(out: &mut Vec<u8>, trace: &Trace, table: Table, id: u32) {
    out.extend_from_slice(trace.names.get(table).get(id).as_bytes());
}

fn check(trace: &Trace, table: Table) -> io::Result<()> {
    let crate::Names::Spelled(names) = trace.names.get(table) else { return Ok(()) };
    let unspellable =
        (0..names.len() as u32).find_map(|id| names.get(id).filter(|name| !is_spellable(name, table)));
    match unspellable {
        None => Ok(()),
        Some(name) => Err(Error::new(
            ErrorKind::InvalidData,
            format!("STD text has no way to write the name {name:?} ({table:?}); the tbt format has"),
        )),
    }
}

/// Would a reader find the same name again?
fn is_spellable(name: &str, table: Table) -> bool {
    let can_be_empty = table == Table::Blocks;
    if name.trim_ascii().len() != name.len() || name.contains('\n') || (name.is_empty() && !can_be_empty) {
        return false;
    }
    match table {
        Table::Threads => !name.contains('|') && !name.starts_with(['#', '\u{feff}']),
        Table::Locations => !name.contains('|'),
        Table::Vars | Table::Locks | Table::Blocks => !has_field_end(name),
        Table::Values => true,
    }
}

/// Is there a bar after a `)`, where an operand would seem to end?
fn has_field_end(name: &str) -> bool {
    name.match_indices('|').any(|(at, _)| name[..at].trim_ascii_end().ends_with(')'))
}
