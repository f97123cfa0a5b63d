//! Types as C# declares them, with the members that others can see.

use cil::metadata::{Coded, Table, Token};
use cil::signature::Type;

use super::assembly::{Assembly, MAX_NESTING};
use super::attributes::Known;
use super::error::{MetadataError, Result};
use super::members::Members;
use super::names::{is_identifier, split_arity};
use super::text::Text;
use super::types::Scope;
use super::values::{self, Value};
use super::{attributes, generics, types};

/// What kind of type a row of the table of types is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Class,
    StaticClass,
    Struct,
    Interface,
    Enum,
    Delegate,
}

/// A type that is being written.
pub(super) struct Declaration<'a> {
    pub(super) token: Token,
    pub(super) kind: Kind,
    /// Its name without the number of type parameters.
    pub(super) name: &'a str,
    pub(super) scope: Scope<'a>,
    /// How many of its type parameters the type around it declares.
    inherited: usize,
    /// How many types are around it.
    pub(super) depth: usize,
    flags: u32,
}

/// Writes a type that no other type surrounds, and says whether there was something to write.
pub(super) fn write_top_level(assembly: &Assembly<'_>, token: Token, out: &mut Text) -> Result<bool> {
    write_type(assembly, token, &Scope::default(), 0, out)
}

fn write_type<'a>(
    assembly: &Assembly<'a>,
    token: Token,
    around: &Scope<'a>,
    depth: usize,
    out: &mut Text,
) -> Result<bool> {
    let flags = assembly.tables.cell(token, 0)?;
    let name = split_arity(assembly.string(token, 1)?).0;
    let Some(visibility) = visibility(flags).filter(|_| is_identifier(name)) else { return Ok(false) };
    if depth > MAX_NESTING {
        return Err(MetadataError::too_large(assembly.tables.offset(token), "types are nested too deeply"));
    }
    let mut names = generics::names(assembly, token)?;
    let inherited = around.of_type.len().min(names.len());
    names[..inherited].copy_from_slice(&around.of_type[..inherited]);
    let scope = Scope { of_type: names, of_method: Vec::new(), offset: assembly.tables.offset(token) };
    let kind = kind_of(assembly, token, flags)?;
    let declaration = Declaration { token, kind, name, scope, inherited, depth, flags };
    let start = out.len();
    out.indent(depth);
    attributes::write_on_type(assembly, token, out)?;
    out.push(visibility);
    let body = declaration.write_head(assembly, out)?;
    if !out.keep_if_speakable(start) {
        return Ok(false);
    }
    if body == Body::Braces {
        declaration.write_body(assembly, out)?;
    }
    out.push("\n");
    if out.is_full() {
        return Err(MetadataError::too_large(
            assembly.tables.offset(token),
            "the outline is larger than 128 MB",
        ));
    }
    Ok(true)
}

/// What follows the head of a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Body {
    Braces,
    Nothing,
}

/// The word for a type that others can see.
fn visibility(flags: u32) -> Option<&'static str> {
    match flags & 7 {
        1 | 2 => Some("public "),
        4 => Some("protected "),
        7 => Some("protected internal "),
        _ => None,
    }
}

fn kind_of(assembly: &Assembly<'_>, token: Token, flags: u32) -> Result<Kind> {
    const INTERFACE: u32 = 0x20;
    const ABSTRACT_AND_SEALED: u32 = 0x180;
    if flags & INTERFACE != 0 {
        return Ok(Kind::Interface);
    }
    let base = assembly.tables.coded(token, 3, Coded::TypeDefOrRef)?;
    if let Some(base) = base.filter(|base| base.table() != Some(Table::TypeSpec)) {
        let base = assembly.type_name(base)?;
        if base.is("System", "Enum") {
            return Ok(Kind::Enum);
        }
        if base.is("System", "MulticastDelegate") {
            return Ok(Kind::Delegate);
        }
        if base.is("System", "ValueType") && !assembly.is_type(token, "System", "Enum")? {
            return Ok(Kind::Struct);
        }
    }
    let is_static = flags & ABSTRACT_AND_SEALED == ABSTRACT_AND_SEALED;
    Ok(if is_static { Kind::StaticClass } else { Kind::Class })
}

impl<'a> Declaration<'a> {
    fn write_head(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<Body> {
        match self.kind {
            Kind::Enum => self.write_enum(assembly, out)?,
            Kind::Delegate => self.write_delegate(assembly, out)?,
            Kind::Class | Kind::StaticClass | Kind::Struct | Kind::Interface => {
                self.write_class_head(assembly, out)?;
                return Ok(Body::Braces);
            }
        }
        Ok(Body::Nothing)
    }

    fn write_class_head(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<()> {
        out.push(match (self.kind, self.flags & 0x180) {
            (Kind::StaticClass, _) => "static ",
            (Kind::Class, 0x80) => "abstract ",
            (Kind::Class, 0x100) => "sealed ",
            _ => "",
        });
        if self.kind == Kind::Struct {
            out.push(if assembly.has(self.token, Known::IsReadOnly) { "readonly " } else { "" });
            out.push(if assembly.has(self.token, Known::IsByRefLike) { "ref " } else { "" });
        }
        out.push(match self.kind {
            Kind::Interface => "interface ",
            Kind::Struct => "struct ",
            _ => "class ",
        });
        self.write_generic_name(assembly, out)?;
        self.write_bases(assembly, out)?;
        self.write_constraints(assembly, out)
    }

    fn write_bases(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<()> {
        let mut bases = Vec::new();
        if self.kind == Kind::Class {
            let base = assembly.tables.coded(self.token, 3, Coded::TypeDefOrRef)?;
            if let Some(base) = base
                && !assembly.is_type(base, "System", "Object")?
            {
                bases.push(base);
            }
        }
        for interface in assembly.interfaces(self.token) {
            bases.extend(interface?);
        }
        let mut separator = " : ";
        for base in bases {
            let base = assembly.type_of(base)?;
            if !is_visible(assembly, &base)? {
                continue;
            }
            out.push(separator);
            types::write(assembly, &self.scope, base.unmodified(), out)?;
            separator = ", ";
        }
        Ok(())
    }

    fn write_body(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<()> {
        out.push(" {");
        let start = out.len();
        out.push("\n");
        let empty = out.len();
        Members { assembly, declaration: self }.write(out)?;
        for nested in assembly.nested_types(self.token) {
            write_type(assembly, nested?, &self.scope, self.depth + 1, out)?;
        }
        if out.len() == empty {
            out.take_back(start);
            out.push(" ");
        } else {
            out.indent(self.depth);
        }
        out.push("}");
        Ok(())
    }

    fn write_enum(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<()> {
        out.push("enum ");
        out.push_identifier(self.name);
        let fields = assembly.members(self.token, Table::Field)?;
        for field in &fields {
            const STATIC: u32 = 0x10;
            if assembly.tables.cell(*field, 0)? & STATIC != 0 {
                continue;
            }
            let underlying = assembly.field_type(*field)?;
            if *underlying.unmodified() != Type::INT {
                out.push(" : ");
                types::write(assembly, &self.scope, &underlying, out)?;
            }
            break;
        }
        out.push(" {");
        let mut separator = " ";
        for field in fields {
            let Some(constant) = assembly.constant(field) else { continue };
            let name = assembly.string(field, 1)?;
            if !is_identifier(name) {
                continue;
            }
            out.push(separator);
            out.push_identifier(name);
            let value = values::constant(assembly, constant)?;
            if matches!(value, Value::Integer(_) | Value::Char(_)) {
                out.push(" = ");
                values::write(&value, out);
            }
            separator = ", ";
        }
        out.push(" }");
        Ok(())
    }

    fn write_delegate(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<()> {
        for method in assembly.members(self.token, Table::Method)? {
            if assembly.string(method, 3)? == "Invoke" {
                out.push("delegate ");
                Members { assembly, declaration: self }.write_delegate(method, out)?;
                out.push(";");
                return Ok(());
            }
        }
        let offset = assembly.tables.offset(self.token);
        Err(MetadataError::broken(offset, "a delegate has no method `Invoke`"))
    }

    /// Writes the name with the type parameters that are its own.
    pub(super) fn write_generic_name(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<()> {
        out.push_identifier(self.name);
        generics::write_list(assembly, self.token, self.inherited, out)
    }

    pub(super) fn write_constraints(&self, assembly: &Assembly<'a>, out: &mut Text) -> Result<()> {
        generics::write_constraints(assembly, &self.scope, self.token, self.inherited, out)
    }
}

/// Whether others can see a base type. Those of other assemblies could not be named if they were hidden.
fn is_visible(assembly: &Assembly<'_>, base: &Type) -> Result<bool> {
    let Type::Named { token, .. } = base.unmodified() else { return Ok(true) };
    let mut next = Some(*token);
    for _ in 0..=MAX_NESTING {
        match next {
            Some(token) if token.table() == Some(Table::TypeDef) => {
                if visibility(assembly.tables.cell(token, 0)?).is_none() {
                    return Ok(false);
                }
                next = assembly.type_name(token)?.enclosing;
            }
            _ => break,
        }
    }
    Ok(true)
}
