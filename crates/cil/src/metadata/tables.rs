//! Cells of the metadata tables. Row counts are held against the bytes that are there, so no later loop over
//! rows can run further than the file.

use std::ops::Range;

use super::heaps::Heaps;
use super::schema::{Coded, Column, TABLE_NUMBERS, Table};
use super::token::Token;
use crate::bytes::{Bytes, Cursor};
use crate::problem::{Problem, Result};

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
pub struct Tables<'a> {
    bytes: Bytes<'a>,
    layouts: [Layout; TABLE_NUMBERS],
}

/// Which references take four bytes instead of two.
struct Widths {
    strings: bool,
    guids: bool,
    blobs: bool,
    rows: [u32; TABLE_NUMBERS],
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
            Column::OneOf(coded) => {
                let most = coded.targets().iter().flatten().map(|table| self.rows[*table as usize]).max();
                most.unwrap_or(0) >= 1 << (16 - coded.tag_bits())
            }
        }
    }
}

impl<'a> Tables<'a> {
    pub(super) fn read(heaps: &Heaps<'a>) -> Result<Self> {
        let bytes = heaps.tables;
        let heap_sizes = bytes.u8(6)?;
        let mut cursor = Cursor::new(bytes.from(24, "the row counts")?);
        let rows = row_counts(bytes.u64(8)?, &mut cursor)?;
        if heap_sizes & 0x40 != 0 {
            cursor.u32()?;
        }
        let widths = Widths {
            strings: heap_sizes & 1 != 0,
            guids: heap_sizes & 2 != 0,
            blobs: heap_sizes & 4 != 0,
            rows: rows_pointed_to(heaps, &rows)?,
        };
        let mut layouts = [Layout::default(); TABLE_NUMBERS];
        let mut start = cursor.offset() - bytes.offset(0);
        for (number, layout) in layouts.iter_mut().enumerate() {
            let Some(table) = Table::of_number(number as u8) else { continue };
            *layout = lay_out(table.columns(), &widths, rows[number], start);
            let size = layout.row_size.saturating_mul(rows[number] as usize);
            bytes.part(start, size, "a metadata table")?;
            start += size;
        }
        let tables = Tables { bytes, layouts };
        tables.check_reordering()?;
        Ok(tables)
    }

    /// A row that stood in two lists would belong to two; a hostile file could name one a million times.
    fn check_reordering(&self) -> Result<()> {
        for (child, pointers) in REORDERED {
            let mut seen = vec![false; self.rows(*child) as usize + 1];
            for token in self.all(*pointers) {
                let row = self.cell(token, 0)? as usize;
                if row == 0 || seen.get(row).copied().unwrap_or(true) {
                    let reason = format!("the order of the {child:?} rows is no order");
                    return Err(Problem::broken(self.offset(token), reason));
                }
                seen[row] = true;
            }
        }
        Ok(())
    }

    /// How many rows a table has.
    pub fn rows(&self, table: Table) -> u32 {
        self.layouts[table as usize].rows
    }

    /// All tokens of a table.
    pub fn all(&self, table: Table) -> impl Iterator<Item = Token> + use<> {
        (1..=self.rows(table)).map(move |row| Token::new(table, row))
    }

    /// Where a row is in the file, for messages; the start of the tables if there is none.
    pub fn offset(&self, token: Token) -> usize {
        let Some(layout) = self.layout(token) else { return self.bytes.offset(0) };
        self.bytes.offset(layout.start + (token.row() as usize).saturating_sub(1) * layout.row_size)
    }

    fn layout(&self, token: Token) -> Option<&Layout> {
        self.layouts.get(usize::from(token.table_number()))
    }

    /// The number in a cell.
    pub fn cell(&self, token: Token, column: usize) -> Result<u32> {
        let layout = self.layout(token).filter(|layout| (1..=layout.rows).contains(&token.row()));
        let cell = layout.and_then(|layout| {
            let start = layout.start + (token.row() as usize - 1) * layout.row_size;
            Some((start + layout.columns.get(column)?, *layout.wide.get(column)?))
        });
        match cell {
            Some((at, true)) => self.bytes.u32(at),
            Some((at, false)) => Ok(u32::from(self.bytes.u16(at)?)),
            None => Err(Problem::broken(self.offset(token), format!("{token:?} does not exist"))),
        }
    }

    /// The row that a cell with a coded reference points to, if it points to any.
    pub fn coded(&self, token: Token, column: usize, coded: Coded) -> Result<Option<Token>> {
        let value = self.cell(token, column)?;
        self.decode(value, coded, self.offset(token))
    }

    /// A coded reference that stands at `offset` of the file.
    pub fn decode(&self, value: u32, coded: Coded, offset: usize) -> Result<Option<Token>> {
        let bits = coded.tag_bits();
        let row = value >> bits;
        if row == 0 {
            return Ok(None);
        }
        let tag = (value & ((1 << bits) - 1)) as usize;
        let table = coded.targets().get(tag).copied().flatten();
        match table {
            Some(table) if row <= self.rows(table) => Ok(Some(Token::new(table, row))),
            _ => {
                let reason = format!("{value:#x} is no {coded:?} reference");
                Err(Problem::broken(offset, reason))
            }
        }
    }

    /// What a cell with a coded reference to `token` holds.
    pub fn encode(token: Token, coded: Coded) -> u32 {
        let tag = coded.targets().iter().position(|target| *target == token.table()).unwrap_or(0);
        token.row() << coded.tag_bits() | tag as u32
    }

    /// The rows of `child` that belong to `owner`: from the one named in `column` to that of the next owner.
    pub fn list(&self, owner: Token, column: usize, child: Table) -> Result<Range<u32>> {
        let indirect = pointers(child).map_or(0, |table| self.rows(table));
        let count = if indirect > 0 { indirect } else { self.rows(child) };
        let start = self.cell(owner, column)?;
        let next = Token(owner.0 + 1);
        let is_last = self.layout(owner).is_none_or(|layout| owner.row() >= layout.rows);
        let end = if is_last { count + 1 } else { self.cell(next, column)? };
        if start == 0 || start > end || end > count + 1 {
            let reason = format!("a list of {child:?} rows runs from {start} to {end} of {count}");
            return Err(Problem::broken(self.offset(owner), reason));
        }
        Ok(start..end)
    }

    /// The row of `child` at a place of a list: the place itself, unless an edit has reordered the rows.
    pub fn listed(&self, child: Table, place: u32) -> Result<Token> {
        match pointers(child) {
            Some(table) if self.rows(table) > 0 => {
                let row = self.cell(Token::new(table, place), 0)?;
                Ok(Token::new(child, row))
            }
            _ => Ok(Token::new(child, place)),
        }
    }
}

/// How many rows each of the tables has for which a bit is set.
fn row_counts(present: u64, counts: &mut Cursor<'_>) -> Result<[u32; TABLE_NUMBERS]> {
    let mut rows = [0; TABLE_NUMBERS];
    for number in 0..u64::BITS as u8 {
        if present >> number & 1 == 0 {
            continue;
        }
        let offset = counts.offset();
        let count = counts.u32()?;
        if Table::of_number(number).is_none() {
            return Err(Problem::broken(offset, "there is a table that no version of .NET has"));
        }
        if count > Token::MAX_ROW {
            return Err(Problem::broken(offset, "a table has more rows than a token can name"));
        }
        rows[usize::from(number)] = count;
    }
    Ok(rows)
}

/// How many rows there are to be pointed to: in a portable PDB, those of the file that it belongs to as well.
fn rows_pointed_to(heaps: &Heaps<'_>, own: &[u32; TABLE_NUMBERS]) -> Result<[u32; TABLE_NUMBERS]> {
    let Some(pdb) = heaps.pdb else { return Ok(*own) };
    // An identifier of 20 bytes and the entry point come before.
    let present = pdb.u64(24)?;
    let mut rows = row_counts(present, &mut Cursor::new(pdb.from(32, "the row counts of a PDB")?))?;
    for (count, own) in rows.iter_mut().zip(own) {
        *count = (*count).max(*own);
    }
    Ok(rows)
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
pub struct Index {
    table: Table,
    /// The value of the owner's cell, and the row; sorted.
    pairs: Vec<(u32, u32)>,
}

impl Index {
    /// Groups the rows of `table` by the number in `column`.
    pub fn by_column(tables: &Tables<'_>, table: Table, column: usize) -> Result<Self> {
        let mut pairs = Vec::with_capacity(tables.rows(table) as usize);
        for token in tables.all(table) {
            pairs.push((tables.cell(token, column)?, token.row()));
        }
        // Most writers sort these tables; edited files are not sorted.
        if !pairs.is_sorted() {
            pairs.sort_unstable();
        }
        Ok(Index { table, pairs })
    }

    /// A row whose cell is the same as that of another row.
    pub fn duplicate(&self) -> Option<Token> {
        let pair = self.pairs.windows(2).find(|pair| pair[0].0 == pair[1].0)?;
        Some(Token::new(self.table, pair[1].1))
    }

    /// The rows whose cell is `key`, in the order of the table.
    pub fn of(&self, key: u32) -> impl Iterator<Item = Token> + '_ {
        let start = self.pairs.partition_point(|pair| pair.0 < key);
        let group = self.pairs[start..].iter().take_while(move |pair| pair.0 == key);
        group.map(|pair| Token::new(self.table, pair.1))
    }
}
