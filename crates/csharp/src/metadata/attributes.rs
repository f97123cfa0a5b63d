//! The custom attributes that change what a signature means in C#, and the values in them (ECMA-335 II.23.3).

use cil::Cursor;
use cil::metadata::Token;

use super::assembly::Assembly;
use super::error::{MetadataError, Result};
use super::text::Text;

/// An attribute that an outline heeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Known {
    AsyncMethodBuilder,
    CollectionBuilder,
    DefaultMember,
    Dynamic,
    Extension,
    Flags,
    InterpolatedStringHandler,
    IsByRefLike,
    IsReadOnly,
    IsUnmanaged,
    ParamArray,
    PreserveBaseOverrides,
    RequiresLocation,
    ThreadStatic,
    TupleElementNames,
}

impl Known {
    pub(super) fn named(namespace: &str, name: &str) -> Option<Self> {
        let stem = name.strip_suffix("Attribute")?;
        Some(match (namespace, stem) {
            ("System", "Flags") => Known::Flags,
            ("System", "ParamArray") => Known::ParamArray,
            ("System", "ThreadStatic") => Known::ThreadStatic,
            ("System.Reflection", "DefaultMember") => Known::DefaultMember,
            ("System.Runtime.CompilerServices", stem) => match stem {
                "AsyncMethodBuilder" => Known::AsyncMethodBuilder,
                "CollectionBuilder" => Known::CollectionBuilder,
                "Dynamic" => Known::Dynamic,
                "Extension" => Known::Extension,
                "InterpolatedStringHandler" => Known::InterpolatedStringHandler,
                "IsByRefLike" => Known::IsByRefLike,
                "IsReadOnly" => Known::IsReadOnly,
                "IsUnmanaged" => Known::IsUnmanaged,
                "ParamCollection" => Known::ParamArray,
                "PreserveBaseOverrides" => Known::PreserveBaseOverrides,
                "RequiresLocation" => Known::RequiresLocation,
                "TupleElementNames" => Known::TupleElementNames,
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// The values of an attribute, from the first on.
fn values<'a>(assembly: &Assembly<'a>, attribute: Token) -> Result<Cursor<'a>> {
    let mut cursor = Cursor::new(assembly.blob(attribute, 2)?);
    match cursor.u16()? {
        1 => Ok(cursor),
        _ => Err(MetadataError::broken(
            cursor.offset(),
            "the values of a custom attribute do not start as such",
        )),
    }
}

/// The only or first value, which is a string.
pub(super) fn first_string<'a>(assembly: &Assembly<'a>, attribute: Token) -> Result<Option<&'a str>> {
    Ok(values(assembly, attribute)?.serialized_string()?)
}

/// Which parts of a type are `dynamic`, in the order in which its signature names them.
pub(super) fn dynamic_flags(assembly: &Assembly<'_>, owner: Token) -> Result<Vec<bool>> {
    let Some(attribute) = assembly.attribute(owner, Known::Dynamic) else { return Ok(Vec::new()) };
    let mut cursor = values(assembly, attribute)?;
    // Without an array, two bytes with the number of named values are all that follows.
    if cursor.rest() < 4 {
        return Ok(vec![true]);
    }
    let count = cursor.u32()? as usize;
    let flags = cursor.take(count, "an array in a custom attribute")?;
    Ok(flags.data().iter().map(|flag| *flag != 0).collect())
}

/// The names of the elements of all tuples in a type.
pub(super) fn tuple_names<'a>(assembly: &Assembly<'a>, owner: Token) -> Result<Vec<Option<&'a str>>> {
    let Some(attribute) = assembly.attribute(owner, Known::TupleElementNames) else { return Ok(Vec::new()) };
    let mut cursor = values(assembly, attribute)?;
    let count = cursor.u32()?;
    if count as usize > cursor.rest() {
        return Err(MetadataError::broken(
            cursor.offset(),
            "an array in a custom attribute reaches past its end",
        ));
    }
    (0..count).map(|_| Ok(cursor.serialized_string()?)).collect()
}

/// Writes the attributes of a type that its users need.
pub(super) fn write_on_type(assembly: &Assembly<'_>, type_def: Token, out: &mut Text) -> Result<()> {
    if assembly.has(type_def, Known::Flags) {
        out.push("[global::System.Flags] ");
    }
    if assembly.has(type_def, Known::InterpolatedStringHandler) {
        out.push("[global::System.Runtime.CompilerServices.InterpolatedStringHandler] ");
    }
    if let Some(attribute) = assembly.attribute(type_def, Known::AsyncMethodBuilder)
        && let Some(builder) = first_string(assembly, attribute)?
    {
        out.push("[global::System.Runtime.CompilerServices.AsyncMethodBuilder(typeof(");
        write_type_name(builder, out);
        out.push("))] ");
    }
    if let Some(attribute) = assembly.attribute(type_def, Known::CollectionBuilder) {
        let mut cursor = values(assembly, attribute)?;
        if let (Some(builder), Some(method)) = (cursor.serialized_string()?, cursor.serialized_string()?) {
            out.push("[global::System.Runtime.CompilerServices.CollectionBuilder(typeof(");
            write_type_name(builder, out);
            out.push("), \"");
            out.push_identifier(method);
            out.push("\")] ");
        }
    }
    Ok(())
}

/// A type as `typeof` names it, from the name that reflection uses: ``A.B`1+C, Assembly, …`` is `A.B<>.C`.
fn write_type_name(reflected: &str, out: &mut Text) {
    let name = reflected.split(',').next().unwrap_or(reflected);
    out.push("global::");
    for (index, part) in name.split(['.', '+']).enumerate() {
        if index > 0 {
            out.push(".");
        }
        let (stem, arity) = super::names::split_arity(part);
        out.push_identifier(stem);
        if arity > 0 {
            out.push("<");
            (1..arity).for_each(|_| out.push(","));
            out.push(">");
        }
    }
}
