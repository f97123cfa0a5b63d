//! Attributes (JVMS 4.7): a list is checked once when the file is read, and each attribute is read when asked
//! for.

use crate::access::Access;
use crate::bytes::Bytes;
use crate::pool::ConstantPool;
use crate::problem::Result;
use crate::text::Text;

/// The attributes of a class, field, method, record component or code.
#[derive(Clone, Copy, Debug)]
pub struct Attributes<'a> {
    bytes: Bytes<'a>,
    count: u16,
}

/// One attribute.
#[derive(Clone, Copy, Debug)]
pub struct Attribute<'a> {
    /// The index of its name.
    pub index: u16,
    /// Its name.
    pub name: Text<'a>,
    /// What it says.
    pub content: Bytes<'a>,
}

impl<'a> Attributes<'a> {
    pub(crate) fn parse(bytes: &mut Bytes<'a>) -> Result<Attributes<'a>> {
        let count = bytes.u16()?;
        let mut all = *bytes;
        for _ in 0..count {
            bytes.u16()?;
            let length = bytes.u32()? as usize;
            bytes.take(length, "an attribute")?;
        }
        let length = bytes.offset() - all.offset();
        Ok(Attributes { bytes: all.take(length, "the attributes")?, count })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All of them; those whose name is no text are left out, as a virtual machine ignores what it does not
    /// know.
    pub fn iter<'p>(&self, pool: &'p ConstantPool<'a>) -> impl Iterator<Item = Attribute<'a>> + use<'a, 'p> {
        let mut bytes = self.bytes;
        let next = move || {
            let name = bytes.u16().ok()?;
            let length = bytes.u32().ok()? as usize;
            Some((name, bytes.take(length, "an attribute").ok()?))
        };
        std::iter::from_fn(next)
            .filter_map(|(index, content)| Some(Attribute { index, name: pool.find_text(index)?, content }))
    }

    /// What the first attribute of that name says.
    pub fn find(&self, pool: &ConstantPool<'a>, name: &str) -> Option<Bytes<'a>> {
        self.iter(pool).find(|attribute| attribute.name == name).map(|attribute| attribute.content)
    }

    /// `Signature`: the generic type.
    pub fn signature(&self, pool: &ConstantPool<'a>) -> Result<Option<Text<'a>>> {
        self.find(pool, "Signature").map(|mut content| pool.text(content.u16()?)).transpose()
    }

    /// `ConstantValue`: the index of the value of a constant field.
    pub fn constant_value(&self, pool: &ConstantPool<'a>) -> Result<Option<u16>> {
        self.find(pool, "ConstantValue").map(|mut content| content.u16()).transpose()
    }

    /// `Exceptions`: the classes that a method says it throws.
    pub fn exceptions(&self, pool: &ConstantPool<'a>) -> Result<Vec<Text<'a>>> {
        self.classes(pool, "Exceptions")
    }

    /// An attribute that is a list of classes.
    pub(crate) fn classes(&self, pool: &ConstantPool<'a>, name: &str) -> Result<Vec<Text<'a>>> {
        self.find(pool, name).map_or(Ok(Vec::new()), |mut content| classes(pool, &mut content))
    }

    /// `MethodParameters`: names, where they are known, and flags.
    pub fn method_parameters(&self, pool: &ConstantPool<'a>) -> Result<Vec<Parameter<'a>>> {
        let Some(mut content) = self.find(pool, "MethodParameters") else { return Ok(Vec::new()) };
        let count = content.u8()?;
        let parameter = |_| {
            let name = pool.optional_text(content.u16()?)?;
            Ok(Parameter { name, access: Access(content.u16()?) })
        };
        (0..count).map(parameter).collect()
    }
}

/// A parameter, as `MethodParameters` describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter<'a> {
    /// Its name.
    pub name: Option<Text<'a>>,
    /// Its flags.
    pub access: Access,
}

/// A count, and so many indices of classes.
pub(crate) fn classes<'a>(pool: &ConstantPool<'a>, bytes: &mut Bytes<'a>) -> Result<Vec<Text<'a>>> {
    let count = bytes.u16()?;
    let mut indices = bytes.table(usize::from(count), 2, "a list of classes")?;
    (0..count).map(|_| pool.class(indices.u16()?)).collect()
}
