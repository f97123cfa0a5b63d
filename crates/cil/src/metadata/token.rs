//! Tokens: how code and signatures name rows of metadata tables (ECMA-335 II.22).

use std::fmt;

use super::schema::Table;

/// A row of a metadata table, or a place in the heap of user strings: the highest byte says which table, the
/// rest which row, counted from one. Any number may stand in a file, so a token need not lead anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Token(pub u32);

impl Token {
    /// What `ldstr` has in place of the number of a table.
    pub const USER_STRING: u8 = 0x70;

    /// The last row that a token can name.
    pub const MAX_ROW: u32 = 0x00ff_ffff;

    /// A row of a table. Behind [`Token::MAX_ROW`] there is none.
    pub const fn new(table: Table, row: u32) -> Token {
        let row = if row > Token::MAX_ROW { 0 } else { row };
        Token((table as u32) << 24 | row)
    }

    /// The number of the table.
    pub const fn table_number(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// The table, if there is one of that number.
    pub fn table(self) -> Option<Table> {
        Table::of_number(self.table_number())
    }

    /// The row, counted from one. Zero is none.
    pub const fn row(self) -> u32 {
        self.0 & Token::MAX_ROW
    }

    /// Does it name no row at all?
    pub const fn is_nil(self) -> bool {
        self.row() == 0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.table() {
            Some(table) => write!(f, "{table:?}({})", self.row()),
            None => write!(f, "Token({:#010x})", self.0),
        }
    }
}
