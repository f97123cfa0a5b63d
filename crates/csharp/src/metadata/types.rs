//! Types as C# writes them: keywords, full names, tuples, `dynamic`, `?`, arrays.

use cil::metadata::Token;
use cil::signature::{Convention, MethodSignature, Primitive, Type};

use super::assembly::Assembly;
use super::attributes::{dynamic_flags, tuple_names};
use super::error::{MetadataError, Result};
use super::names::{keyword_for, split_arity};
use super::text::Text;

/// The names that type parameters have where a signature stands.
#[derive(Debug, Clone, Default)]
pub(super) struct Scope<'a> {
    pub(super) of_type: Vec<&'a str>,
    pub(super) of_method: Vec<&'a str>,
    /// Where the type or member stands in the file, for messages.
    pub(super) offset: usize,
}

/// Writes the type of something that may have attributes about its type.
pub(super) fn write_annotated<'a>(
    assembly: &Assembly<'a>,
    scope: &Scope<'a>,
    written: &Type,
    annotated: Option<Token>,
    out: &mut Text,
) -> Result<()> {
    let (dynamic, names) = match annotated {
        Some(token) => (dynamic_flags(assembly, token)?, tuple_names(assembly, token)?),
        None => (Vec::new(), Vec::new()),
    };
    let mut writer =
        TypeWriter { assembly, scope, dynamic: dynamic.into_iter(), names: names.into_iter(), out };
    writer.write(written)
}

/// Writes a type.
pub(super) fn write<'a>(
    assembly: &Assembly<'a>,
    scope: &Scope<'a>,
    written: &Type,
    out: &mut Text,
) -> Result<()> {
    write_annotated(assembly, scope, written, None, out)
}

struct TypeWriter<'w, 'a> {
    assembly: &'w Assembly<'a>,
    scope: &'w Scope<'a>,
    /// One flag for each part of the type, in the order of the signature.
    dynamic: std::vec::IntoIter<bool>,
    /// For each tuple the names of its elements, then those of the tuples in it.
    names: std::vec::IntoIter<Option<&'a str>>,
    out: &'w mut Text,
}

impl<'a> TypeWriter<'_, 'a> {
    fn write(&mut self, written: &Type) -> Result<()> {
        let is_dynamic = self.dynamic.next().unwrap_or(false);
        match written {
            Type::Primitive(Primitive::Object) if is_dynamic => self.out.push("dynamic"),
            Type::Primitive(primitive) => self.out.push(keyword(*primitive)),
            Type::Named { token, arguments, .. } => self.write_named(*token, arguments)?,
            Type::ClassParameter(place) => self.write_parameter(*place, &self.scope.of_type)?,
            Type::MethodParameter(place) => self.write_parameter(*place, &self.scope.of_method)?,
            Type::Vector(_) | Type::Array(..) => self.write_array(written)?,
            Type::Pointer(inner) => {
                self.write(inner)?;
                self.out.push("*");
            }
            Type::Reference(inner) => {
                self.out.push("ref ");
                self.write(inner)?;
            }
            Type::Function(signature) => self.write_function(signature)?,
            Type::Modified(_, inner) | Type::Pinned(inner) => self.write(inner)?,
        }
        Ok(())
    }

    fn write_parameter(&mut self, place: u32, names: &[&'a str]) -> Result<()> {
        let name = names.get(place as usize);
        let name = name.ok_or_else(|| {
            let reason = format!("a signature names type parameter {place} of {}", names.len());
            MetadataError::broken(self.scope.offset, reason)
        })?;
        self.out.push_identifier(name);
        Ok(())
    }

    /// The ranks of arrays in arrays stand after the element that is no array, outermost first.
    fn write_array(&mut self, array: &Type) -> Result<()> {
        let mut ranks = Vec::new();
        let mut innermost = array;
        while let Some((element, rank)) = element_and_rank(innermost) {
            // The flag of the outermost array is taken.
            if !ranks.is_empty() {
                self.dynamic.next();
            }
            ranks.push(rank);
            innermost = element;
        }
        self.write(innermost)?;
        for rank in ranks {
            self.out.push("[");
            (1..rank).for_each(|_| self.out.push(","));
            self.out.push("]");
        }
        Ok(())
    }

    fn write_function(&mut self, signature: &MethodSignature) -> Result<()> {
        self.out.push(match signature.convention {
            Convention::Default | Convention::Property | Convention::Variable => "delegate*<",
            _ => "delegate* unmanaged<",
        });
        for parameter in &signature.parameters {
            self.write(parameter)?;
            self.out.push(", ");
        }
        self.write(&signature.returned)?;
        self.out.push(">");
        Ok(())
    }

    fn write_named(&mut self, token: Token, arguments: &[Type]) -> Result<()> {
        let name = self.assembly.type_name(token)?;
        if name.namespace == "System" && name.enclosing.is_none() {
            match arguments {
                [] => {
                    if let Some(keyword) = keyword_for(name.name) {
                        self.out.push(keyword);
                        return Ok(());
                    }
                }
                // `T?` would mean something else where no constraint is near.
                [Type::ClassParameter(_) | Type::MethodParameter(_)] => {}
                [value] if name.name == "Nullable`1" => {
                    self.write(value)?;
                    self.out.push("?");
                    return Ok(());
                }
                [_] => {}
                _ => {
                    if let Some(size) = tuple_size(self.assembly, token, arguments)? {
                        return self.write_tuple(size, arguments);
                    }
                }
            }
        }
        self.write_qualified(token, arguments)
    }

    /// Each type of a nesting takes as many of the arguments as its name says.
    fn write_qualified(&mut self, token: Token, arguments: &[Type]) -> Result<()> {
        let nesting = self.assembly.nesting(token)?;
        self.out.push("global::");
        let mut rest = arguments;
        let last = nesting.len() - 1;
        for (depth, name) in nesting.iter().enumerate() {
            if depth > 0 {
                self.out.push(".");
            } else if !name.namespace.is_empty() {
                self.out.push_dotted(name.namespace);
                self.out.push(".");
            }
            let (stem, arity) = split_arity(name.name);
            self.out.push_identifier(stem);
            let count = if depth == last { rest.len() } else { arity.min(rest.len()) };
            let (own, others) = rest.split_at(count);
            self.write_arguments(own)?;
            rest = others;
        }
        Ok(())
    }

    fn write_arguments(&mut self, arguments: &[Type]) -> Result<()> {
        for (index, argument) in arguments.iter().enumerate() {
            self.out.push(if index == 0 { "<" } else { ", " });
            self.write(argument)?;
        }
        if !arguments.is_empty() {
            self.out.push(">");
        }
        Ok(())
    }

    fn write_tuple(&mut self, size: usize, arguments: &[Type]) -> Result<()> {
        let names: Vec<_> = self.names.by_ref().take(size).collect();
        let mut elements = arguments;
        self.out.push("(");
        for index in 0..size {
            if let ([_, _, _, _, _, _, _, Type::Named { arguments: more, .. }], true) =
                (elements, index % 7 == 0 && index > 0)
            {
                // The tuple in the last place holds the rest; it has a flag and names of its own.
                self.dynamic.next();
                self.names.by_ref().take(size - index).for_each(drop);
                elements = more;
            }
            if index > 0 {
                self.out.push(", ");
            }
            if let Some(element) = elements.get(index % 7) {
                self.write(element)?;
            }
            if let Some(Some(name)) = names.get(index) {
                self.out.push(" ");
                self.out.push_identifier(name);
            }
        }
        self.out.push(")");
        Ok(())
    }
}

/// How many elements the tuple has that this type is, if it is one. A tuple of one element exists only as the
/// end of a longer one.
fn tuple_size(assembly: &Assembly<'_>, token: Token, arguments: &[Type]) -> Result<Option<usize>> {
    let name = assembly.type_name(token)?;
    if name.enclosing.is_some() || name.namespace != "System" || split_arity(name.name).0 != "ValueTuple" {
        return Ok(None);
    }
    match arguments {
        [_, _, _, _, _, _, _, Type::Named { token, arguments: rest, .. }] => {
            Ok(tuple_size(assembly, *token, rest)?.map(|size| size + 7))
        }
        _ if (1..=7).contains(&arguments.len()) => Ok(Some(arguments.len())),
        _ => Ok(None),
    }
}

/// What an array holds, and how many dimensions it has.
fn element_and_rank(array: &Type) -> Option<(&Type, u32)> {
    match array {
        Type::Vector(element) => Some((element, 1)),
        Type::Array(element, shape) => Some((element, shape.rank)),
        _ => None,
    }
}

/// A type that signatures name with one byte, as C# writes it wherever `System` is not used.
fn keyword(primitive: Primitive) -> &'static str {
    match primitive {
        Primitive::TypedReference => "global::System.TypedReference",
        Primitive::IntPtr => "global::System.IntPtr",
        Primitive::UIntPtr => "global::System.UIntPtr",
        other => other.keyword(),
    }
}
