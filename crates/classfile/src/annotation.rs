//! Annotations (JVMS 4.7.16): their types and the values of their elements.

use crate::attribute::Attributes;
use crate::bytes::Bytes;
use crate::pool::ConstantPool;
use crate::problem::{Problem, Result};
use crate::text::Text;

/// An annotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Annotation<'a> {
    /// The descriptor of its type.
    pub ty: Text<'a>,
    /// Names and values of its elements.
    pub elements: Vec<(Text<'a>, Value<'a>)>,
}

/// The value of an element.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'a> {
    /// A number, character or truth value: its descriptor (`B`, `C`, `D`, …) and the index of the constant.
    Number(u8, u16),
    /// A string.
    Text(Text<'a>),
    /// A constant of an enum: the descriptor of its type and its name.
    Enum(Text<'a>, Text<'a>),
    /// A class: its descriptor.
    Class(Text<'a>),
    /// Another annotation.
    Annotation(Annotation<'a>),
    /// Many values.
    Array(Vec<Value<'a>>),
}

/// Values nest only as deeply as a person would write them.
const MAX_DEPTH: u32 = 32;

impl<'a> Attributes<'a> {
    /// The annotations, those that can be seen at run time first.
    pub fn annotations(&self, pool: &ConstantPool<'a>) -> Result<Vec<Annotation<'a>>> {
        let mut annotations = Vec::new();
        for name in ["RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"] {
            let Some(mut content) = self.find(pool, name) else { continue };
            for _ in 0..content.u16()? {
                annotations.push(annotation(pool, &mut content, MAX_DEPTH)?);
            }
        }
        Ok(annotations)
    }
}

fn annotation<'a>(pool: &ConstantPool<'a>, bytes: &mut Bytes<'a>, depth: u32) -> Result<Annotation<'a>> {
    let ty = pool.text(bytes.u16()?)?;
    let count = bytes.u16()?;
    let element = |_| Ok((pool.text(bytes.u16()?)?, value(pool, bytes, depth)?));
    Ok(Annotation { ty, elements: (0..count).map(element).collect::<Result<_>>()? })
}

fn value<'a>(pool: &ConstantPool<'a>, bytes: &mut Bytes<'a>, depth: u32) -> Result<Value<'a>> {
    let offset = bytes.offset();
    let Some(depth) = depth.checked_sub(1) else {
        return Err(Problem::new(offset, "the values of an annotation nest too deeply"));
    };
    Ok(match bytes.u8()? {
        tag @ (b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z') => Value::Number(tag, bytes.u16()?),
        b's' => Value::Text(pool.text(bytes.u16()?)?),
        b'e' => Value::Enum(pool.text(bytes.u16()?)?, pool.text(bytes.u16()?)?),
        b'c' => Value::Class(pool.text(bytes.u16()?)?),
        b'@' => Value::Annotation(annotation(pool, bytes, depth)?),
        b'[' => {
            let count = bytes.u16()?;
            Value::Array((0..count).map(|_| value(pool, bytes, depth)).collect::<Result<_>>()?)
        }
        tag => return Err(Problem::new(offset, format!("annotations have no values of tag {tag}"))),
    })
}
