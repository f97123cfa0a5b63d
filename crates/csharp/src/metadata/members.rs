//! Members as C# declares them, without bodies: fields, methods, properties, events.

use cil::metadata::{Coded, Table, Token};
use cil::signature::{MethodSignature, Type};

use super::assembly::{Assembly, Role};
use super::attributes::{self, Known};
use super::declarations::{Declaration, Kind};
use super::error::{MetadataError, Result};
use super::names::{Operator, is_identifier, operator};
use super::parameters::{self, Parameters};
use super::text::Text;
use super::types::{self, Scope};
use super::{generics, values};

/// Who can see a member, from the fewest to all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Visibility {
    Hidden,
    Protected,
    ProtectedInternal,
    Public,
}

impl Visibility {
    fn of(flags: u32) -> Self {
        match flags & 7 {
            4 => Visibility::Protected,
            5 => Visibility::ProtectedInternal,
            6 => Visibility::Public,
            _ => Visibility::Hidden,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Visibility::Hidden => "private ",
            Visibility::Protected => "protected ",
            Visibility::ProtectedInternal => "protected internal ",
            Visibility::Public => "public ",
        }
    }
}

const STATIC: u32 = 0x10;
const FINAL: u32 = 0x20;
const VIRTUAL: u32 = 0x40;
const NEW_SLOT: u32 = 0x100;
const ABSTRACT: u32 = 0x400;
const SPECIAL_NAME: u32 = 0x800;

const FIELD_INIT_ONLY: u32 = 0x20;
const FIELD_LITERAL: u32 = 0x40;
const FIELD_SPECIAL_NAME: u32 = 0x600;

/// The members of one type.
pub(super) struct Members<'m, 'a> {
    pub(super) assembly: &'m Assembly<'a>,
    pub(super) declaration: &'m Declaration<'a>,
}

impl<'a> Members<'_, 'a> {
    /// Writes all that others can see, each on a line.
    pub(super) fn write(&self, out: &mut Text) -> Result<()> {
        let token = self.declaration.token;
        for field in self.assembly.members(token, Table::Field)? {
            self.write_line(out, |out| self.write_field(field, out))?;
        }
        self.write_methods(out)?;
        let properties = self.assembly.members(token, Table::Property)?;
        if !properties.is_empty() {
            let indexer = self.assembly.attribute(token, Known::DefaultMember);
            let indexer = indexer.map(|token| attributes::first_string(self.assembly, token)).transpose()?;
            for property in properties {
                self.write_line(out, |out| self.write_property(property, indexer.flatten(), out))?;
            }
        }
        for event in self.assembly.members(token, Table::Event)? {
            self.write_line(out, |out| self.write_event(event, out))?;
        }
        Ok(())
    }

    /// Writes one member, or nothing if it writes nothing or says what C# cannot say.
    fn write_line(&self, out: &mut Text, write: impl FnOnce(&mut Text) -> Result<()>) -> Result<()> {
        let start = out.len();
        out.indent(self.declaration.depth + 1);
        let empty = out.len();
        write(out)?;
        if out.len() == empty {
            out.take_back(start);
        }
        if out.keep_if_speakable(start) && out.len() > empty {
            out.push("\n");
        }
        if out.is_full() {
            let offset = self.assembly.tables.offset(self.declaration.token);
            return Err(MetadataError::too_large(offset, "the outline is larger than 128 MB"));
        }
        Ok(())
    }

    fn write_methods(&self, out: &mut Text) -> Result<()> {
        let mut can_be_made = self.declaration.kind != Kind::Class;
        for method in self.assembly.members(self.declaration.token, Table::Method)? {
            let visibility = Visibility::of(self.assembly.tables.cell(method, 2)?);
            if visibility == Visibility::Hidden || self.assembly.is_accessor(method) {
                continue;
            }
            let name = self.assembly.string(method, 3)?;
            can_be_made |= name == ".ctor";
            self.write_line(out, |out| self.write_method(method, name, visibility, out))?;
        }
        // Without this, the absence of constructors would mean that everyone can make one.
        if !can_be_made {
            self.write_line(out, |out| {
                out.push("private ");
                out.push_identifier(self.declaration.name);
                out.push("();");
                Ok(())
            })?;
        }
        Ok(())
    }

    fn write_method(&self, method: Token, name: &str, visibility: Visibility, out: &mut Text) -> Result<()> {
        let flags = self.assembly.tables.cell(method, 2)?;
        let is_constructor = name == ".ctor";
        if !is_constructor && !is_identifier(name) {
            return Ok(());
        }
        let signature = self.assembly.method_signature(method)?;
        if name == "Finalize" && signature.parameters.is_empty() && flags & VIRTUAL != 0 {
            return Ok(());
        }
        let scope = self.scope_of(method, &signature)?;
        let rows = Parameters::read(self.assembly, &scope, method)?;
        let is_override = self.write_modifiers(method, flags, visibility, out);
        match operator(name).filter(|_| flags & SPECIAL_NAME != 0) {
            _ if is_constructor => out.push_identifier(self.declaration.name),
            Some(Operator::Conversion(before, after)) => {
                out.push(before);
                out.push(" operator ");
                out.push(after);
                rows.write_returned(&signature, out)?;
            }
            Some(Operator::Symbol(symbol)) => {
                rows.write_returned(&signature, out)?;
                out.push(" operator ");
                out.push(symbol);
            }
            None => {
                rows.write_returned(&signature, out)?;
                out.push(" ");
                out.push_identifier(name);
                generics::write_list(self.assembly, method, 0, out)?;
            }
        }
        let is_extension = self.assembly.has(method, Known::Extension);
        let first = if is_extension { parameters::First::This } else { parameters::First::Plain };
        out.push("(");
        rows.write(&signature, first, out)?;
        out.push(")");
        // An override has the constraints of what it overrides, and cannot repeat them.
        if is_override == Override::No {
            generics::write_constraints(self.assembly, &scope, method, 0, out)?;
        }
        out.push(";");
        Ok(())
    }

    fn scope_of(&self, method: Token, signature: &MethodSignature) -> Result<Scope<'a>> {
        let of_method =
            if signature.generic.is_some() { generics::names(self.assembly, method)? } else { Vec::new() };
        let offset = self.assembly.tables.offset(method);
        Ok(Scope { of_type: self.declaration.scope.of_type.clone(), of_method, offset })
    }

    /// Writes `R Name<T>(…) where …` of a delegate.
    pub(super) fn write_delegate(&self, invoke: Token, out: &mut Text) -> Result<()> {
        let signature = self.assembly.method_signature(invoke)?;
        let scope = self.scope_of(invoke, &signature)?;
        let rows = Parameters::read(self.assembly, &scope, invoke)?;
        rows.write_returned(&signature, out)?;
        out.push(" ");
        self.declaration.write_generic_name(self.assembly, out)?;
        out.push("(");
        rows.write(&signature, parameters::First::Plain, out)?;
        out.push(")");
        self.declaration.write_constraints(self.assembly, out)
    }

    /// Writes the words before a method, a property or an event.
    fn write_modifiers(&self, method: Token, flags: u32, visibility: Visibility, out: &mut Text) -> Override {
        let in_interface = self.declaration.kind == Kind::Interface;
        if !in_interface || visibility != Visibility::Public {
            out.push(visibility.word());
        }
        if flags & STATIC != 0 {
            out.push("static ");
        }
        if flags & VIRTUAL == 0 || in_interface && flags & STATIC == 0 {
            return Override::No;
        }
        let is_new = flags & NEW_SLOT != 0 && !self.assembly.has(method, Known::PreserveBaseOverrides);
        let (words, is_override) = match (flags & ABSTRACT != 0, flags & FINAL != 0) {
            _ if in_interface => (if flags & ABSTRACT != 0 { "abstract " } else { "virtual " }, Override::No),
            (true, _) if is_new => ("abstract ", Override::No),
            (true, _) => ("abstract override ", Override::Yes),
            // Only the runtime calls this virtual: it implements a method of an interface.
            (false, true) if is_new => ("", Override::No),
            (false, true) => ("sealed override ", Override::Yes),
            (false, false) if is_new => ("virtual ", Override::No),
            (false, false) => ("override ", Override::Yes),
        };
        out.push(words);
        is_override
    }

    fn write_field(&self, field: Token, out: &mut Text) -> Result<()> {
        let flags = self.assembly.tables.cell(field, 0)?;
        // Fields number their visibility as methods do.
        let visibility = Visibility::of(flags);
        if visibility == Visibility::Hidden || flags & FIELD_SPECIAL_NAME != 0 {
            return Ok(());
        }
        let declared = self.assembly.field_type(field)?;
        if self.assembly.has(field, Known::ThreadStatic) {
            out.push("[global::System.ThreadStatic] ");
        }
        out.push(visibility.word());
        let constant = self.assembly.constant(field).filter(|_| flags & FIELD_LITERAL != 0);
        if constant.is_some() {
            out.push("const ");
        } else {
            out.push(if flags & STATIC != 0 { "static " } else { "" });
            out.push(if flags & FIELD_INIT_ONLY != 0 { "readonly " } else { "" });
            out.push(if self.is_marked(&declared, "IsVolatile")? { "volatile " } else { "" });
        }
        types::write_annotated(self.assembly, &self.declaration.scope, &declared, Some(field), out)?;
        out.push(" ");
        out.push_identifier(self.assembly.string(field, 1)?);
        if let Some(constant) = constant {
            out.push(" = ");
            let value = values::constant(self.assembly, constant)?;
            parameters::write_constant(self.assembly, &self.declaration.scope, &declared, &value, out)?;
        }
        out.push(";");
        Ok(())
    }

    fn is_marked(&self, marked: &Type, modifier: &str) -> Result<bool> {
        parameters::is_marked(self.assembly, marked, "System.Runtime.CompilerServices", modifier)
    }

    fn write_property(&self, property: Token, indexer: Option<&str>, out: &mut Text) -> Result<()> {
        let mut accessors = Vec::new();
        for (role, method) in self.assembly.accessors(property)? {
            let visibility = Visibility::of(self.assembly.tables.cell(method, 2)?);
            if visibility != Visibility::Hidden && matches!(role, Role::Getter | Role::Setter) {
                accessors.push((role, method, visibility));
            }
        }
        accessors.sort_by_key(|(role, ..)| *role == Role::Setter);
        let Some((_, leader, visibility)) = accessors.iter().copied().max_by_key(|(.., visible)| *visible)
        else {
            return Ok(());
        };
        let name = self.assembly.string(property, 1)?;
        let signature = self.assembly.property_signature(property)?;
        // Only the default property can have parameters in C#.
        if !signature.parameters.is_empty() && indexer != Some(name) {
            return Ok(());
        }
        let rows = Parameters::read(self.assembly, &self.declaration.scope, leader)?;
        let flags = self.assembly.tables.cell(leader, 2)?;
        self.write_modifiers(leader, flags, visibility, out);
        rows.write_type_of(&signature.returned, Some(property), out)?;
        out.push(" ");
        if signature.parameters.is_empty() {
            out.push_identifier(name);
        } else {
            out.push("this[");
            rows.write(&signature, parameters::First::Plain, out)?;
            out.push("]");
        }
        out.push(" { ");
        for (role, method, own) in accessors {
            out.push(if own < visibility { own.word() } else { "" });
            out.push(match role {
                Role::Setter if self.is_init(method)? => "init; ",
                Role::Setter => "set; ",
                _ => "get; ",
            });
        }
        out.push("}");
        Ok(())
    }

    fn is_init(&self, setter: Token) -> Result<bool> {
        self.is_marked(&self.assembly.method_signature(setter)?.returned, "IsExternalInit")
    }

    fn write_event(&self, event: Token, out: &mut Text) -> Result<()> {
        let accessors = self.assembly.accessors(event)?;
        let Some((_, adder)) = accessors.into_iter().find(|(role, _)| *role == Role::Adder) else {
            return Ok(());
        };
        let flags = self.assembly.tables.cell(adder, 2)?;
        let visibility = Visibility::of(flags);
        let handler = self.assembly.tables.coded(event, 2, Coded::TypeDefOrRef)?;
        let (Some(handler), true) = (handler, visibility != Visibility::Hidden) else { return Ok(()) };
        self.write_modifiers(adder, flags, visibility, out);
        out.push("event ");
        let handler = self.assembly.type_of(handler)?;
        types::write_annotated(self.assembly, &self.declaration.scope, &handler, Some(event), out)?;
        out.push(" ");
        out.push_identifier(self.assembly.string(event, 1)?);
        out.push(";");
        Ok(())
    }
}

/// Whether a method replaces one of a base type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Override {
    Yes,
    No,
}
