//! Stack maps (JVMS 4.7.4) of code that is being changed: read, moved, and written again.

use crate::bytes::Bytes;
use crate::edit::{Guard, Layout};
use crate::problem::{Problem, Result};

/// What is known where control flow meets. Shapes are relative to the frame before, and stay so: only places change.
pub(crate) struct Frame {
    at: u32,
    shape: Shape,
}

enum Shape {
    Same,
    SameWithStack(Type),
    /// So many local variables are gone.
    Chop(u8),
    Append(Vec<Type>),
    Full {
        locals: Vec<Type>,
        stack: Vec<Type>,
    },
}

#[derive(Clone, Copy)]
enum Type {
    /// Numbers, `null`, `this` that is no object yet, nothing.
    Simple(u8),
    /// The index of a class.
    Object(u16),
    /// Made by the `new` at this place, and no object yet.
    Uninitialized(u16),
}

pub(crate) fn parse(mut content: Bytes<'_>) -> Result<Vec<Frame>> {
    let count = content.u16()?;
    let mut frames = Vec::new();
    let mut next = 0;
    for _ in 0..count {
        let (delta, shape) = shape(&mut content)?;
        let at = next + u32::from(delta);
        frames.push(Frame { at, shape });
        next = at + 1;
    }
    Ok(frames)
}

/// Where the frames stand.
pub(crate) fn places(content: Bytes<'_>) -> Result<Vec<u32>> {
    Ok(parse(content)?.iter().map(|frame| frame.at).collect())
}

fn shape(content: &mut Bytes<'_>) -> Result<(u16, Shape)> {
    let offset = content.offset();
    let kind = content.u8()?;
    Ok(match kind {
        0..=63 => (u16::from(kind), Shape::Same),
        64..=127 => (u16::from(kind) - 64, Shape::SameWithStack(one_type(content)?)),
        247 => (content.u16()?, Shape::SameWithStack(one_type(content)?)),
        248..=250 => (content.u16()?, Shape::Chop(251 - kind)),
        251 => (content.u16()?, Shape::Same),
        252..=254 => (content.u16()?, Shape::Append(types(content, u16::from(kind) - 251)?)),
        255 => {
            let delta = content.u16()?;
            let count = content.u16()?;
            let locals = types(content, count)?;
            let count = content.u16()?;
            (delta, Shape::Full { locals, stack: types(content, count)? })
        }
        _ => return Err(Problem::new(offset, format!("there is no stack map frame of type {kind}"))),
    })
}

fn types(content: &mut Bytes<'_>, count: u16) -> Result<Vec<Type>> {
    (0..count).map(|_| one_type(content)).collect()
}

fn one_type(content: &mut Bytes<'_>) -> Result<Type> {
    Ok(match content.u8()? {
        7 => Type::Object(content.u16()?),
        8 => Type::Uninitialized(content.u16()?),
        simple => Type::Simple(simple),
    })
}

/// The frame of a handler behind all other code.
pub(crate) fn of_handler(at: u32, guard: &Guard) -> Frame {
    let locals = guard.this.map(Type::Object).into_iter().collect();
    Frame { at, shape: Shape::Full { locals, stack: vec![Type::Object(guard.throwable)] } }
}

/// The attribute, with every frame where jumps land now.
pub(crate) fn write(frames: &[Frame], layout: &Layout) -> Result<Vec<u8>> {
    let mut out = (frames.len() as u16).to_be_bytes().to_vec();
    let mut next = 0;
    for frame in frames {
        let at = layout.target_of(frame.at)?;
        let delta = at.checked_sub(next).and_then(|delta| u16::try_from(delta).ok());
        let delta = delta.ok_or_else(|| Problem::new(frame.at as usize, "stack maps are not in order"))?;
        write_shape(&frame.shape, delta, layout, &mut out)?;
        next = at + 1;
    }
    Ok(out)
}

fn write_shape(shape: &Shape, delta: u16, layout: &Layout, out: &mut Vec<u8>) -> Result<()> {
    let mut kind = |kind: u8| {
        out.push(kind);
        out.extend(delta.to_be_bytes());
    };
    match shape {
        Shape::Same if delta < 64 => out.push(delta as u8),
        Shape::Same => kind(251),
        Shape::SameWithStack(top) => {
            kind(247);
            write_types(&[*top], layout, out)?;
        }
        Shape::Chop(count) => kind(251 - count),
        Shape::Append(types) => {
            kind(251 + types.len() as u8);
            write_types(types, layout, out)?;
        }
        Shape::Full { locals, stack } => {
            kind(255);
            for types in [locals, stack] {
                out.extend((types.len() as u16).to_be_bytes());
                write_types(types, layout, out)?;
            }
        }
    }
    Ok(())
}

fn write_types(types: &[Type], layout: &Layout, out: &mut Vec<u8>) -> Result<()> {
    for one in types {
        let (tag, number) = match one {
            Type::Simple(tag) => {
                out.push(*tag);
                continue;
            }
            Type::Object(class) => (7, *class),
            Type::Uninitialized(made) => (8, layout.place_of((*made).into())? as u16),
        };
        out.push(tag);
        out.extend(number.to_be_bytes());
    }
    Ok(())
}
