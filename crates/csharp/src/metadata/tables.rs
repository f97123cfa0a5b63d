//! Cells of the metadata tables. Row counts are held against the bytes that are there, so no later loop over
//! rows can run further than the file.

use std::ops::Range;

use super::bytes::{Bytes, Cursor};
use super::error::{MetadataError, Result};
use super::schema::{Coded, Column, SCHEMA, TABLES, Table};

/// One row of one table. Rows count from one, as in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Token {
    pub(super) table: Table,
    pub(super) row: u32,
}

/// The widest table has nine columns.
const MAX_COLUMNS: usize = 9;

/// Where a table lies, and where its columns start in each row.
#[derive(Debug, Clone, Copy, Default)]
struct Layout {
    start: usize,
    rows: u32,
    row_size: usize,
    columns: [usize; MAX_COLUMNS],
    wide: [bool; MAX_COLUMNS],
}

/// All tables of a file.
#[derive(Debug)]
pub(super) struct Tables<'a> {
    bytes: Bytes<'a>,
    layouts: [Layout; TABLES],
}

/// Which references take four bytes instead of two.
struct Widths {
    strings: bool,
    guids: bool,
    blobs: bool,
    rows: [u32; TABLES],
}

impl Widths {
    fn is_wide(&self, column: Column) -> bool {
        match column {
            Column::U16 => false,
            Column::U32 => true,
            Column::String => self.strings,
            Column::Guid => self.guids,
            Column::Blob => self.blobs,
            Column::Row(table) => self.rows[table as usize] >= 1 << 16,
            Column::Coded(coded) => {
                let most = coded.targets().iter().flatten().map(|table| self.rows[*table as usize]).max();
                most.unwrap_or(0) >= 1 << (16 - coded.tag_bits())
            }
        }
    }
}

impl<'a> Tables<'a> {
    pub(super) fn read(bytes: Bytes<'a>) -> Result<Self> {
        let heap_sizes = bytes.u8(6)?;
        let present = bytes.u64(8)?;
        if present >> TABLES != 0 {
            return Err(MetadataError::broken(
                bytes.offset(8),
                "there is a table that no version of .NET has",
            ));
        }
        let mut cursor = Cursor::new(bytes.from(24, "the row counts")?);
        let mut rows = [0; TABLES];
        for (table, count) in rows.iter_mut().enumerate() {
            if present >> table & 1 == 1 {
                *count = cursor.u32()?;
            }
        }
        if heap_sizes & 0x40 != 0 {
            cursor.u32()?;
        }
        let widths = Widths {
            strings: heap_sizes & 1 != 0,
            guids: heap_sizes & 2 != 0,
            blobs: heap_sizes & 4 != 0,
            rows,
        };
        let mut layouts = [Layout::default(); TABLES];
        let mut start = cursor.offset() - bytes.offset(0);
        for (table, layout) in layouts.iter_mut().enumerate() {
            *layout = lay_out(SCHEMA[table], &widths, rows[table], start);
            let size = layout.row_size.saturating_mul(rows[table] as usize);
            bytes.part(start, size, "a metadata table")?;
            start += size;
        }
        let tables = Tables { bytes, layouts };
        tables.check_reordering()?;
        Ok(tables)
    }

    /// A row that stood in two lists would be printed twice; a hostile file could name one a million times.
    fn check_reordering(&self) -> Result<()> {
        for (child, pointers) in REORDERED {
            let mut seen = vec![false; self.rows(*child) as usize + 1];
            for token in self.all(*pointers) {
                let row = self.cell(token, 0)? as usize;
                if row == 0 || seen.get(row).copied().unwrap_or(true) {
                    let reason = format!("the order of the {child:?} rows is no order");
                    return Err(MetadataError::broken(self.offset(token), reason));
                }
                seen[row] = true;
            }
        }
        Ok(())
    }

    pub(super) fn rows(&self, table: Table) -> u32 {
        self.layouts[table as usize].rows
    }

    /// All tokens of a table.
    pub(super) fn all(&self, table: Table) -> impl Iterator<Item = Token> + use<> {
        (1..=self.rows(table)).map(move |row| Token { table, row })
    }

    /// Where a cell is in the file, for messages.
    pub(super) fn offset(&self, token: Token) -> usize {
        let layout = &self.layouts[token.table as usize];
        self.bytes.offset(layout.start + (token.row as usize).saturating_sub(1) * layout.row_size)
    }

    /// The number in a cell.
    pub(super) fn cell(&self, token: Token, column: usize) -> Result<u32> {
        let layout = &self.layouts[token.table as usize];
        if token.row == 0 || token.row > layout.rows {
            let reason = format!("row {} of table {:?} does not exist", token.row, token.table);
            return Err(MetadataError::broken(self.bytes.offset(layout.start), reason));
        }
        let at = layout.start + (token.row as usize - 1) * layout.row_size + layout.columns[column];
        if layout.wide[column] { self.bytes.u32(at) } else { Ok(u32::from(self.bytes.u16(at)?)) }
    }

    /// The row that a cell with a coded reference points to, if it points to any.
    pub(super) fn coded(&self, token: Token, column: usize, coded: Coded) -> Result<Option<Token>> {
        let value = self.cell(token, column)?;
        self.decode(value, coded, self.offset(token))
    }

    /// A coded reference that stands at `offset` of the file.
    pub(super) fn decode(&self, value: u32, coded: Coded, offset: usize) -> Result<Option<Token>> {
        let bits = coded.tag_bits();
        let row = value >> bits;
        if row == 0 {
            return Ok(None);
        }
        let tag = (value & ((1 << bits) - 1)) as usize;
        let table = coded.targets().get(tag).copied().flatten();
        match table {
            Some(table) if row <= self.rows(table) => Ok(Some(Token { table, row })),
            _ => {
                let reason = format!("{value:#x} is no {coded:?} reference");
                Err(MetadataError::broken(offset, reason))
            }
        }
    }

    /// What a cell with a coded reference to `token` holds.
    pub(super) fn encode(token: Token, coded: Coded) -> u32 {
        let tag = coded.targets().iter().position(|target| *target == Some(token.table)).unwrap_or(0);
        token.row << coded.tag_bits() | tag as u32
    }

    /// The rows of `child` that belong to `owner`: from the one named in `column` to that of the next owner.
    pub(super) fn list(&self, owner: Token, column: usize, child: Table) -> Result<Range<u32>> {
        let indirect = pointers(child).map_or(0, |table| self.rows(table));
        let count = if indirect > 0 { indirect } else { self.rows(child) };
        let start = self.cell(owner, column)?;
        let next = Token { row: owner.row + 1, ..owner };
        let end = if next.row > self.rows(owner.table) { count + 1 } else { self.cell(next, column)? };
        if start == 0 || start > end || end > count + 1 {
            let reason = format!("a list of {child:?} rows runs from {start} to {end} of {count}");
            return Err(MetadataError::broken(self.offset(owner), reason));
        }
        Ok(start..end)
    }

    /// The row of `child` at a place of a list: the place itself, unless an edit has reordered the rows.
    pub(super) fn listed(&self, child: Table, place: u32) -> Result<Token> {
        match pointers(child) {
            Some(table) if self.rows(table) > 0 => {
                let row = self.cell(Token { table, row: place }, 0)?;
                Ok(Token { table: child, row })
            }
            _ => Ok(Token { table: child, row: place }),
        }
    }
}

/// The table that reorders `child`, in files that were edited while they ran.
fn pointers(child: Table) -> Option<Table> {
    REORDERED.iter().find(|(reordered, _)| *reordered == child).map(|(_, pointers)| *pointers)
}

const REORDERED: &[(Table, Table)] = &[
    (Table::Field, Table::FieldPtr),
    (Table::Method, Table::MethodPtr),
    (Table::Param, Table::ParamPtr),
    (Table::Event, Table::EventPtr),
    (Table::Property, Table::PropertyPtr),
];

fn lay_out(columns: &[Column], widths: &Widths, rows: u32, start: usize) -> Layout {
    let mut layout = Layout { start, rows, ..Layout::default() };
    for (index, column) in columns.iter().enumerate() {
        layout.columns[index] = layout.row_size;
        layout.wide[index] = widths.is_wide(*column);
        layout.row_size += if layout.wide[index] { 4 } else { 2 };
    }
    layout
}

/// The rows of a table by the row that each belongs to.
#[derive(Debug)]
pub(super) struct Index {
    table: Table,
    /// The value of the owner's cell, and the row; sorted.
    pairs: Vec<(u32, u32)>,
}

impl Index {
    /// Groups the rows of `table` by the number in `column`.
    pub(super) fn by_column(tables: &Tables<'_>, table: Table, column: usize) -> Result<Self> {
        let mut pairs = Vec::with_capacity(tables.rows(table) as usize);
        for token in tables.all(table) {
            pairs.push((tables.cell(token, column)?, token.row));
        }
        // Most writers sort these tables; edited files are not sorted.
        if !pairs.is_sorted() {
            pairs.sort_unstable();
        }
        Ok(Index { table, pairs })
    }

    /// A row whose cell is the same as that of another row.
    pub(super) fn duplicate(&self) -> Option<Token> {
        let pair = self.pairs.windows(2).find(|pair| pair[0].0 == pair[1].0)?;
        Some(Token { table: self.table, row: pair[1].1 })
    }

    /// The rows whose cell is `key`, in the order of the table.
    pub(super) fn of(&self, key: u32) -> impl Iterator<Item = Token> + '_ {
        let start = self.pairs.partition_point(|pair| pair.0 < key);
        let group = self.pairs[start..].iter().take_while(move |pair| pair.0 == key);
        group.map(|pair| Token { table: self.table, row: pair.1 })
    }
}
