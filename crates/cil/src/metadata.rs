//! Metadata (ECMA-335 II.22 to II.25): from the bytes of a library, a program or a portable PDB to the rows of
//! its tables and what stands in its heaps.
//!
//! - [`Image`]: the PE file around it: sections, method bodies, debug data.
//! - [`Metadata`]: tables and heaps together; [`Tables`] and [`Index`] are the rows and who belongs to whom.
//! - [`Table`], [`Coded`], [`Token`]: what there is, and how it is named.

mod heaps;
mod image;
mod schema;
mod tables;
mod token;

pub use heaps::Heaps;
pub use image::{DebugEntry, Image};
pub use schema::{Coded, Table};
pub use tables::{Index, Tables};
pub use token::Token;

use crate::bytes::Bytes;
use crate::problem::Result;

/// The tables of a file with the heaps that they point into.
#[derive(Debug)]
pub struct Metadata<'a> {
    /// The rows.
    pub tables: Tables<'a>,
    /// Names, signatures and values.
    pub heaps: Heaps<'a>,
}

impl<'a> Metadata<'a> {
    /// Reads the metadata of a library or program.
    pub fn of_file(file: &'a [u8]) -> Result<Metadata<'a>> {
        Metadata::read(Image::read(file)?.metadata()?)
    }

    /// Reads metadata from its root on.
    pub fn read(root: Bytes<'a>) -> Result<Metadata<'a>> {
        let heaps = Heaps::read(root)?;
        let tables = Tables::read(&heaps)?;
        Ok(Metadata { tables, heaps })
    }

    /// The name in a cell.
    pub fn string(&self, token: Token, column: usize) -> Result<&'a str> {
        self.heaps.string(self.tables.cell(token, column)?)
    }

    /// The signature or value in a cell.
    pub fn blob(&self, token: Token, column: usize) -> Result<Bytes<'a>> {
        self.heaps.blob(self.tables.cell(token, column)?)
    }

    /// The identifier in a cell, if there is one.
    pub fn guid(&self, token: Token, column: usize) -> Result<Option<[u8; 16]>> {
        self.heaps.guid(self.tables.cell(token, column)?)
    }
}
