//! Type parameters: their names, variance and constraints.

use cil::metadata::Token;
use cil::signature::Type;

use super::assembly::Assembly;
use super::attributes::Known;
use super::error::Result;
use super::text::Text;
use super::types::{self, Scope};

/// The names of the type parameters of a type or a method.
pub(super) fn names<'a>(assembly: &Assembly<'a>, owner: Token) -> Result<Vec<&'a str>> {
    assembly.generic_parameters(owner).map(|parameter| assembly.string(parameter, 3)).collect()
}

/// Writes `<in T, out U>` for the parameters after the first `inherited`, which the type around declares.
pub(super) fn write_list(
    assembly: &Assembly<'_>,
    owner: Token,
    inherited: usize,
    out: &mut Text,
) -> Result<()> {
    let mut is_first = true;
    for parameter in assembly.generic_parameters(owner).skip(inherited) {
        out.push(if is_first { "<" } else { ", " });
        is_first = false;
        match assembly.tables.cell(parameter, 1)? & 3 {
            1 => out.push("out "),
            2 => out.push("in "),
            _ => {}
        }
        out.push_identifier(assembly.string(parameter, 3)?);
    }
    if !is_first {
        out.push(">");
    }
    Ok(())
}

/// Writes ` where T : class, IComparable<T>, new()` for each of these parameters that is constrained.
pub(super) fn write_constraints<'a>(
    assembly: &Assembly<'a>,
    scope: &Scope<'a>,
    owner: Token,
    inherited: usize,
    out: &mut Text,
) -> Result<()> {
    for parameter in assembly.generic_parameters(owner).skip(inherited) {
        let mut clause = Clause { name: assembly.string(parameter, 3)?, is_open: false };
        let flags = assembly.tables.cell(parameter, 1)?;
        let is_unmanaged = assembly.has(parameter, Known::IsUnmanaged);
        let is_value = flags & 8 != 0;
        if is_unmanaged {
            clause.push("unmanaged", out);
        } else if is_value {
            clause.push("struct", out);
        } else if flags & 4 != 0 {
            clause.push("class", out);
        }
        for constraint in assembly.constraints(parameter) {
            let Some(constraint) = constraint? else { continue };
            let required = assembly.type_of(constraint)?;
            let required = required.unmodified();
            if let Type::Named { token, .. } = required
                && assembly.is_type(*token, "System", "ValueType")?
            {
                continue;
            }
            clause.push("", out);
            types::write(assembly, scope, required, out)?;
        }
        if flags & 0x10 != 0 && !is_value {
            clause.push("new()", out);
        }
        if flags & 0x20 != 0 {
            clause.push("allows ref struct", out);
        }
    }
    Ok(())
}

/// A constraint clause that is begun by its first constraint.
struct Clause<'a> {
    name: &'a str,
    is_open: bool,
}

impl Clause<'_> {
    fn push(&mut self, constraint: &str, out: &mut Text) {
        if self.is_open {
            out.push(", ");
        } else {
            out.push(" where ");
            out.push_identifier(self.name);
            out.push(" : ");
            self.is_open = true;
        }
        out.push(constraint);
    }
}
