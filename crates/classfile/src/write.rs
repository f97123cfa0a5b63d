//! The writing side, for agents that change code: a constant pool that grows without renumbering what is
//! there, and a class file with the code of some methods replaced. All else is copied byte by byte.

use crate::class::ClassFile;
use crate::code::ExceptionHandler;
use crate::pool::ConstantPool;
use crate::problem::{Problem, Result};
use crate::text::encode;
use rustc_hash::FxHashMap;

/// A constant pool to which entries are added. Old entries keep their indices.
#[derive(Clone, Debug)]
pub struct ConstantPoolBuilder<'a> {
    old: &'a [u8],
    old_len: usize,
    count: usize,
    added: Vec<u8>,
    /// The indices of added entries, so that each is there once.
    known: FxHashMap<Box<[u8]>, u16>,
}

/// A constant pool has no more entries (JVMS 4.11).
const MAX_ENTRIES: usize = 65535;

impl<'a> ConstantPoolBuilder<'a> {
    /// All that `pool` has.
    pub fn new(pool: &ConstantPool<'a>) -> ConstantPoolBuilder<'a> {
        let old = pool.raw();
        let old_len = pool.len();
        ConstantPoolBuilder { old, old_len, count: old_len, added: Vec::new(), known: FxHashMap::default() }
    }

    fn add(&mut self, entry: &[u8], places: usize) -> Result<u16> {
        if let Some(&index) = self.known.get(entry) {
            return Ok(index);
        }
        if self.count + places > MAX_ENTRIES {
            return Err(Problem::new(0, "the constant pool is full"));
        }
        let index = self.count as u16;
        self.count += places;
        self.added.extend_from_slice(entry);
        self.known.insert(entry.into(), index);
        Ok(index)
    }

    fn add_pair(&mut self, tag: u8, first: u16, second: u16) -> Result<u16> {
        let ([a, b], [c, d]) = (first.to_be_bytes(), second.to_be_bytes());
        self.add(&[tag, a, b, c, d], 1)
    }

    fn add_index(&mut self, tag: u8, index: u16) -> Result<u16> {
        let [a, b] = index.to_be_bytes();
        self.add(&[tag, a, b], 1)
    }

    /// A text.
    pub fn text(&mut self, text: &str) -> Result<u16> {
        let bytes = encode(text);
        let Ok(length) = u16::try_from(bytes.len()) else {
            return Err(Problem::new(0, "a text of more than 65535 bytes"));
        };
        let mut entry = vec![1];
        entry.extend(length.to_be_bytes());
        entry.extend(bytes);
        self.add(&entry, 1)
    }

    /// A class, by its name or the descriptor of its array type.
    pub fn class(&mut self, name: &str) -> Result<u16> {
        let name = self.text(name)?;
        self.add_index(7, name)
    }

    /// A string.
    pub fn string(&mut self, text: &str) -> Result<u16> {
        let text = self.text(text)?;
        self.add_index(8, text)
    }

    /// An `int`.
    pub fn integer(&mut self, value: i32) -> Result<u16> {
        let [a, b, c, d] = value.to_be_bytes();
        self.add(&[3, a, b, c, d], 1)
    }

    /// A `long`, which takes two places.
    pub fn long(&mut self, value: i64) -> Result<u16> {
        let mut entry = vec![5];
        entry.extend(value.to_be_bytes());
        self.add(&entry, 2)
    }

    /// A name and a type.
    pub fn name_and_type(&mut self, name: &str, descriptor: &str) -> Result<u16> {
        let (name, descriptor) = (self.text(name)?, self.text(descriptor)?);
        self.add_pair(12, name, descriptor)
    }

    /// A field.
    pub fn field(&mut self, class: &str, name: &str, descriptor: &str) -> Result<u16> {
        self.member(9, class, name, descriptor)
    }

    /// A method of a class.
    pub fn method(&mut self, class: &str, name: &str, descriptor: &str) -> Result<u16> {
        self.member(10, class, name, descriptor)
    }

    /// A method of an interface.
    pub fn interface_method(&mut self, class: &str, name: &str, descriptor: &str) -> Result<u16> {
        self.member(11, class, name, descriptor)
    }

    fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> Result<u16> {
        let (class, name_and_type) = (self.class(class)?, self.name_and_type(name, descriptor)?);
        self.add_pair(tag, class, name_and_type)
    }

    /// How many entries were added; two for a `long`.
    pub fn added(&self) -> usize {
        self.count - self.old_len
    }
}

/// The code of a method, to be written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewCode {
    /// How deep the operand stack gets.
    pub max_stack: u16,
    /// How many local variables there are.
    pub max_locals: u16,
    /// The instructions.
    pub code: Vec<u8>,
    /// The exception table.
    pub exceptions: Vec<ExceptionHandler>,
    /// The indices of the names of the code's attributes, and what they say.
    pub attributes: Vec<(u16, Vec<u8>)>,
}

impl NewCode {
    fn content(&self) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.code.len() + 16);
        out.extend(self.max_stack.to_be_bytes());
        out.extend(self.max_locals.to_be_bytes());
        out.extend((self.code.len() as u32).to_be_bytes());
        out.extend(&self.code);
        out.extend((self.exceptions.len() as u16).to_be_bytes());
        for handler in &self.exceptions {
            for number in [handler.start, handler.end, handler.handler, handler.catch_type] {
                out.extend(number.to_be_bytes());
            }
        }
        out.extend((self.attributes.len() as u16).to_be_bytes());
        for (name, content) in &self.attributes {
            out.extend(name.to_be_bytes());
            out.extend((content.len() as u32).to_be_bytes());
            out.extend(content);
        }
        out
    }
}

impl ClassFile<'_> {
    /// This class with a grown constant pool and, for the methods of these indices, new code. Methods that had
    /// none get none.
    pub fn rewrite(&self, pool: &ConstantPoolBuilder<'_>, codes: &FxHashMap<usize, NewCode>) -> Vec<u8> {
        let mut out = Vec::with_capacity(self.file.len() + pool.added.len() + 256);
        out.extend(&self.file[..8]);
        out.extend((pool.count as u16).to_be_bytes());
        out.extend(pool.old);
        out.extend(&pool.added);
        // Behind magic, version, count and the old pool.
        let mut copied = 10 + pool.old.len();
        for (index, method) in self.methods.iter().enumerate() {
            let Some(code) = codes.get(&index) else { continue };
            out.extend(&self.file[copied..method.attributes_offset]);
            copied = self.write_attributes(method.attributes_offset, code, &mut out);
        }
        out.extend(&self.file[copied..]);
        out
    }

    /// Copies a method's list of attributes with other code, and says where the list ends in the old file.
    fn write_attributes(&self, offset: usize, code: &NewCode, out: &mut Vec<u8>) -> usize {
        let number = |at: usize| u16::from_be_bytes([self.file[at], self.file[at + 1]]);
        let mut at = offset + 2;
        out.extend(&self.file[offset..at]);
        for _ in 0..number(offset) {
            // Reading the file has checked that all attributes are there.
            let length = (usize::from(number(at + 2)) << 16) + usize::from(number(at + 4));
            let end = at + 6 + length;
            if self.pool.text(number(at)).is_ok_and(|name| name == "Code") {
                let content = code.content();
                out.extend(&self.file[at..at + 2]);
                out.extend((content.len() as u32).to_be_bytes());
                out.extend(content);
            } else {
                out.extend(&self.file[at..end]);
            }
            at = end;
        }
        at
    }
}
