//! The constant pool (JVMS 4.4): where each entry starts is found once, what it says is read when asked for.

use crate::bytes::Bytes;
use crate::problem::{Problem, Result};
use crate::text::Text;

/// The constant pool of a class file.
#[derive(Clone, Debug)]
pub struct ConstantPool<'a> {
    file: &'a [u8],
    /// Where each entry starts in the file: its tag. 0 where there is none: at index 0 and behind numbers that
    /// take two places.
    starts: Vec<u32>,
    /// The first byte behind the pool.
    end: usize,
}

/// An entry of the constant pool. Numbers are indices of other entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the parts are named like those of the specification")]
pub enum Constant<'a> {
    Utf8(Text<'a>),
    Integer(i32),
    /// The bits of a `float`.
    Float(u32),
    Long(i64),
    /// The bits of a `double`.
    Double(u64),
    Class {
        name: u16,
    },
    String {
        text: u16,
    },
    Member {
        kind: MemberKind,
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    MethodHandle {
        kind: HandleKind,
        member: u16,
    },
    MethodType {
        descriptor: u16,
    },
    /// A constant that a bootstrap method computes.
    Dynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    Module {
        name: u16,
    },
    Package {
        name: u16,
    },
}

/// What a member entry names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemberKind {
    /// A field.
    Field,
    /// A method of a class.
    Method,
    /// A method of an interface.
    InterfaceMethod,
}

/// What a method handle does (JVMS table 5.4.3.5-A).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are called like the instructions that they stand for")]
pub enum HandleKind {
    GetField,
    GetStatic,
    PutField,
    PutStatic,
    InvokeVirtual,
    InvokeStatic,
    InvokeSpecial,
    NewInvokeSpecial,
    InvokeInterface,
}

/// A field or method, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemberRef<'a> {
    /// What it is.
    pub kind: MemberKind,
    /// The class or array type in which it is looked up.
    pub class: Text<'a>,
    /// Its name.
    pub name: Text<'a>,
    /// Its type.
    pub descriptor: Text<'a>,
}

/// A method handle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Handle<'a> {
    /// What it does.
    pub kind: HandleKind,
    /// The index of the member's entry.
    pub index: u16,
    /// With what.
    pub member: MemberRef<'a>,
}

/// A constant or call that a bootstrap method makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DynamicRef<'a> {
    /// Which of the `BootstrapMethods`.
    pub bootstrap: u16,
    /// The name, for the bootstrap method to use.
    pub name: Text<'a>,
    /// The type of the constant, or of the call.
    pub descriptor: Text<'a>,
}

const UTF8: u8 = 1;
const INTEGER: u8 = 3;
const FLOAT: u8 = 4;
const LONG: u8 = 5;
const DOUBLE: u8 = 6;
const CLASS: u8 = 7;
const STRING: u8 = 8;
const FIELD: u8 = 9;
const METHOD: u8 = 10;
const INTERFACE_METHOD: u8 = 11;
const NAME_AND_TYPE: u8 = 12;
const METHOD_HANDLE: u8 = 15;
const METHOD_TYPE: u8 = 16;
const DYNAMIC: u8 = 17;
const INVOKE_DYNAMIC: u8 = 18;
const MODULE: u8 = 19;
const PACKAGE: u8 = 20;

impl<'a> ConstantPool<'a> {
    /// Reads from the count on, and leaves `bytes` behind the pool. `file` is the whole file.
    pub(crate) fn parse(file: &'a [u8], bytes: &mut Bytes<'a>) -> Result<ConstantPool<'a>> {
        let count = usize::from(bytes.u16()?);
        // The shortest entry has three bytes, so what is reserved is never much more than the file itself.
        let mut starts = Vec::with_capacity(count.min(bytes.data().len() / 3 + 1));
        starts.push(0);
        while starts.len() < count {
            let offset = bytes.offset();
            let tag = bytes.u8()?;
            let size = match tag {
                UTF8 => usize::from(bytes.u16()?),
                CLASS | STRING | METHOD_TYPE | MODULE | PACKAGE => 2,
                METHOD_HANDLE => 3,
                INTEGER | FLOAT | FIELD | METHOD | INTERFACE_METHOD | NAME_AND_TYPE | DYNAMIC
                | INVOKE_DYNAMIC => 4,
                LONG | DOUBLE => 8,
                _ => {
                    return Err(Problem::new(
                        offset,
                        format!("the constant pool has no entries of tag {tag}"),
                    ));
                }
            };
            bytes.take(size, "the constant pool")?;
            starts.push(offset as u32);
            if matches!(tag, LONG | DOUBLE) {
                starts.push(0);
            }
        }
        Ok(ConstantPool { file, starts, end: bytes.offset() })
    }

    /// One more than the largest index.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Are there no entries?
    pub fn is_empty(&self) -> bool {
        self.starts.len() <= 1
    }

    /// The indices of all entries.
    pub fn indices(&self) -> impl Iterator<Item = u16> {
        self.starts.iter().enumerate().filter(|&(_, &start)| start != 0).map(|(index, _)| index as u16)
    }

    /// The bytes of all entries.
    pub fn raw(&self) -> &'a [u8] {
        // Behind magic, version and count.
        &self.file[10..self.end]
    }

    /// The bytes from an entry's tag on. What belongs to the entry is among them: that was seen when the pool was read.
    #[inline]
    fn found(&self, index: u16) -> Option<Bytes<'a>> {
        let start = *self.starts.get(usize::from(index))? as usize;
        if start == 0 { None } else { Bytes::of_file(self.file).after(start) }
    }

    #[inline]
    fn entry(&self, index: u16) -> Result<(u8, Bytes<'a>)> {
        let mut bytes = self.found(index).ok_or_else(|| self.missing(index))?;
        Ok((bytes.u8()?, bytes))
    }

    #[cold]
    fn missing(&self, index: u16) -> Problem {
        Problem::new(self.end, format!("the constant pool has no entry {index}"))
    }

    /// The entry at `index`.
    pub fn get(&self, index: u16) -> Result<Constant<'a>> {
        let (tag, mut bytes) = self.entry(index)?;
        Ok(match tag {
            UTF8 => Constant::Utf8(self.text(index)?),
            INTEGER => Constant::Integer(bytes.u32()?.cast_signed()),
            FLOAT => Constant::Float(bytes.u32()?),
            LONG => Constant::Long(bytes.u64()?.cast_signed()),
            DOUBLE => Constant::Double(bytes.u64()?),
            CLASS => Constant::Class { name: bytes.u16()? },
            STRING => Constant::String { text: bytes.u16()? },
            FIELD | METHOD | INTERFACE_METHOD => {
                let kind = match tag {
                    FIELD => MemberKind::Field,
                    METHOD => MemberKind::Method,
                    _ => MemberKind::InterfaceMethod,
                };
                Constant::Member { kind, class: bytes.u16()?, name_and_type: bytes.u16()? }
            }
            NAME_AND_TYPE => Constant::NameAndType { name: bytes.u16()?, descriptor: bytes.u16()? },
            METHOD_HANDLE => {
                Constant::MethodHandle { kind: HandleKind::parse(&mut bytes)?, member: bytes.u16()? }
            }
            METHOD_TYPE => Constant::MethodType { descriptor: bytes.u16()? },
            DYNAMIC => Constant::Dynamic { bootstrap: bytes.u16()?, name_and_type: bytes.u16()? },
            INVOKE_DYNAMIC => {
                Constant::InvokeDynamic { bootstrap: bytes.u16()?, name_and_type: bytes.u16()? }
            }
            MODULE => Constant::Module { name: bytes.u16()? },
            _ => Constant::Package { name: bytes.u16()? },
        })
    }

    #[cold]
    fn expected(&self, index: u16, what: &str) -> Problem {
        let offset = self.starts.get(usize::from(index)).map_or(self.end, |&start| start as usize);
        Problem::new(offset, format!("entry {index} of the constant pool is not {what}"))
    }

    /// The text at `index`.
    #[inline]
    pub fn text(&self, index: u16) -> Result<Text<'a>> {
        self.find_text(index).ok_or_else(|| self.no_text(index))
    }

    /// The text at `index`, if there is one.
    #[inline]
    pub(crate) fn find_text(&self, index: u16) -> Option<Text<'a>> {
        let &[UTF8, high, low, ref rest @ ..] = self.found(index)?.data() else { return None };
        rest.get(..usize::from(u16::from_be_bytes([high, low]))).map(Text)
    }

    #[cold]
    fn no_text(&self, index: u16) -> Problem {
        match self.found(index) {
            Some(_) => self.expected(index, "a text"),
            None => self.missing(index),
        }
    }

    /// The text at `index`; `None` for index 0, which stands for nothing.
    pub fn optional_text(&self, index: u16) -> Result<Option<Text<'a>>> {
        if index == 0 { Ok(None) } else { self.text(index).map(Some) }
    }

    /// The name of the class at `index`: `java/lang/String`, or the descriptor of an array type.
    pub fn class(&self, index: u16) -> Result<Text<'a>> {
        match self.entry(index)? {
            (CLASS, mut bytes) => self.text(bytes.u16()?),
            _ => Err(self.expected(index, "a class")),
        }
    }

    /// The name of the class at `index`; `None` for index 0, which stands for nothing.
    pub fn optional_class(&self, index: u16) -> Result<Option<Text<'a>>> {
        if index == 0 { Ok(None) } else { self.class(index).map(Some) }
    }

    /// A name and a type.
    pub fn name_and_type(&self, index: u16) -> Result<(Text<'a>, Text<'a>)> {
        match self.entry(index)? {
            (NAME_AND_TYPE, mut bytes) => Ok((self.text(bytes.u16()?)?, self.text(bytes.u16()?)?)),
            _ => Err(self.expected(index, "a name and type")),
        }
    }

    /// A field or method.
    pub fn member(&self, index: u16) -> Result<MemberRef<'a>> {
        let Constant::Member { kind, class, name_and_type } = self.get(index)? else {
            return Err(self.expected(index, "a field or method"));
        };
        let (name, descriptor) = self.name_and_type(name_and_type)?;
        Ok(MemberRef { kind, class: self.class(class)?, name, descriptor })
    }

    /// A method handle.
    pub fn handle(&self, index: u16) -> Result<Handle<'a>> {
        match self.get(index)? {
            Constant::MethodHandle { kind, member } => {
                Ok(Handle { kind, index: member, member: self.member(member)? })
            }
            _ => Err(self.expected(index, "a method handle")),
        }
    }

    /// A dynamic constant or call.
    pub fn dynamic(&self, index: u16) -> Result<DynamicRef<'a>> {
        match self.get(index)? {
            Constant::Dynamic { bootstrap, name_and_type }
            | Constant::InvokeDynamic { bootstrap, name_and_type } => {
                let (name, descriptor) = self.name_and_type(name_and_type)?;
                Ok(DynamicRef { bootstrap, name, descriptor })
            }
            _ => Err(self.expected(index, "dynamic")),
        }
    }
}

impl HandleKind {
    fn parse(bytes: &mut Bytes<'_>) -> Result<HandleKind> {
        let offset = bytes.offset();
        Ok(match bytes.u8()? {
            1 => HandleKind::GetField,
            2 => HandleKind::GetStatic,
            3 => HandleKind::PutField,
            4 => HandleKind::PutStatic,
            5 => HandleKind::InvokeVirtual,
            6 => HandleKind::InvokeStatic,
            7 => HandleKind::InvokeSpecial,
            8 => HandleKind::NewInvokeSpecial,
            9 => HandleKind::InvokeInterface,
            other => return Err(Problem::new(offset, format!("there is no kind {other} of method handles"))),
        })
    }
}
