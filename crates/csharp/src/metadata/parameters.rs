//! Parameters and returned types: how they are passed, their names, their default values.

use cil::metadata::{Table, Token};
use cil::signature::{Convention, Layout, MethodSignature, Primitive, Type};

use super::assembly::Assembly;
use super::attributes::Known;
use super::error::Result;
use super::text::Text;
use super::types::{self, Scope};
use super::values::{self, Value};

const IN: u32 = 1;
const OUT: u32 = 2;
const OPTIONAL: u32 = 0x10;

/// What the first parameter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    /// The receiver of an extension method.
    This,
    Plain,
}

/// What the tables say about the parameters of one method.
pub(super) struct Parameters<'p, 'a> {
    assembly: &'p Assembly<'a>,
    scope: &'p Scope<'a>,
    /// Each with its place. Place zero is what the method returns.
    rows: Vec<(u32, Token)>,
}

impl<'p, 'a> Parameters<'p, 'a> {
    pub(super) fn read(assembly: &'p Assembly<'a>, scope: &'p Scope<'a>, method: Token) -> Result<Self> {
        let rows = assembly.parameter_rows(method)?.into_iter();
        let mut rows =
            rows.map(|row| Ok((assembly.tables.cell(row, 1)?, row))).collect::<Result<Vec<_>>>()?;
        rows.sort_unstable();
        Ok(Parameters { assembly, scope, rows })
    }

    fn row(&self, place: usize) -> Option<Token> {
        let at = self.rows.partition_point(|(own, _)| (*own as usize) < place);
        self.rows.get(at).filter(|(own, _)| *own as usize == place).map(|(_, row)| *row)
    }

    /// Writes what the method returns.
    pub(super) fn write_returned(&self, signature: &MethodSignature, out: &mut Text) -> Result<()> {
        self.write_type_of(&signature.returned, self.row(0), out)
    }

    /// Writes a returned type, which may be a reference to something that must not be changed.
    pub(super) fn write_type_of(
        &self,
        returned: &Type,
        annotated: Option<Token>,
        out: &mut Text,
    ) -> Result<()> {
        let inner = match returned.unmodified() {
            Type::Reference(inner) => {
                let is_read_only = annotated.is_some_and(|row| self.assembly.has(row, Known::IsReadOnly))
                    || is_marked(self.assembly, returned, "System.Runtime.InteropServices", "InAttribute")?;
                out.push(if is_read_only { "ref readonly " } else { "ref " });
                inner
            }
            _ => returned,
        };
        types::write_annotated(self.assembly, self.scope, inner, annotated, out)
    }

    /// Writes all parameters, without the brackets around them.
    pub(super) fn write(&self, signature: &MethodSignature, first: First, out: &mut Text) -> Result<()> {
        for (index, parameter) in signature.parameters.iter().enumerate() {
            if index > 0 {
                out.push(", ");
            } else if first == First::This {
                out.push("this ");
            }
            self.write_parameter(index, parameter, out)?;
        }
        if signature.convention == Convention::Variable {
            out.push(if signature.parameters.is_empty() { "__arglist" } else { ", __arglist" });
        }
        Ok(())
    }

    fn write_parameter(&self, index: usize, parameter: &Type, out: &mut Text) -> Result<()> {
        let row = self.row(index + 1);
        let flags = row.map_or(Ok(0), |row| self.assembly.tables.cell(row, 0))?;
        let has = |known| row.is_some_and(|row| self.assembly.has(row, known));
        if has(Known::ParamArray) {
            out.push("params ");
        }
        let passed = match parameter.unmodified() {
            Type::Reference(inner) => {
                out.push(match flags & (IN | OUT) {
                    OUT => "out ",
                    _ if has(Known::RequiresLocation) => "ref readonly ",
                    _ if has(Known::IsReadOnly) => "in ",
                    _ => "ref ",
                });
                inner
            }
            _ => parameter,
        };
        types::write_annotated(self.assembly, self.scope, passed, row, out)?;
        out.push(" ");
        let name = row.map_or(Ok(""), |row| self.assembly.string(row, 2))?;
        if name.is_empty() {
            out.push("arg");
            out.push_number(index);
        } else {
            out.push_identifier(name);
        }
        if let Some(row) = row.filter(|_| flags & OPTIONAL != 0) {
            out.push(" = ");
            self.write_default(row, passed, out)?;
        }
        Ok(())
    }

    fn write_default(&self, row: Token, passed: &Type, out: &mut Text) -> Result<()> {
        let Some(constant) = self.assembly.constant(row) else {
            // Decimals and dates are written as attributes; that there is a value is enough for a caller.
            out.push("default");
            return Ok(());
        };
        let value = values::constant(self.assembly, constant)?;
        write_constant(self.assembly, self.scope, passed, &value, out)
    }
}

/// Writes a constant as a value of this type: numbers as enumerations, null as the default of structures.
pub(super) fn write_constant<'a>(
    assembly: &Assembly<'a>,
    scope: &Scope<'a>,
    declared: &Type,
    value: &Value,
    out: &mut Text,
) -> Result<()> {
    match (enumeration(assembly, declared)?, value) {
        (_, Value::Null) => out.push(if is_reference(declared) { "null" } else { "default" }),
        (Some(enumeration), Value::Integer(number)) => {
            out.push("(");
            types::write(assembly, scope, enumeration, out)?;
            out.push(if *number < 0 { ")(" } else { ")" });
            values::write(value, out);
            out.push(if *number < 0 { ")" } else { "" });
        }
        _ => values::write(value, out),
    }
    Ok(())
}

/// The named type that a number must be of, also if it may be missing: only enumerations have constants.
fn enumeration<'t>(assembly: &Assembly<'_>, declared: &'t Type) -> Result<Option<&'t Type>> {
    match declared.unmodified() {
        Type::Named { token, arguments, .. } if assembly.is_type(*token, "System", "Nullable`1")? => {
            arguments.first().map_or(Ok(None), |inner| enumeration(assembly, inner))
        }
        named @ Type::Named { token, arguments, layout: Layout::Value } if arguments.is_empty() => {
            let is_number =
                token.table() == Some(Table::TypeRef) && assembly.is_type(*token, "System", "Decimal")?;
            Ok((!is_number).then_some(named))
        }
        _ => Ok(None),
    }
}

fn is_reference(declared: &Type) -> bool {
    match declared.unmodified() {
        Type::Primitive(primitive) => matches!(primitive, Primitive::String | Primitive::Object),
        Type::Named { layout, .. } => *layout == Layout::Reference,
        Type::Vector(_) | Type::Array(..) => true,
        _ => false,
    }
}

/// Whether a type, or what a reference refers to, carries this mark.
pub(super) fn is_marked(assembly: &Assembly<'_>, marked: &Type, namespace: &str, name: &str) -> Result<bool> {
    match marked {
        Type::Modified(modifier, _) if assembly.is_type(modifier.token, namespace, name)? => Ok(true),
        Type::Modified(_, inner) | Type::Reference(inner) => is_marked(assembly, inner, namespace, name),
        _ => Ok(false),
    }
}
