//! Constants of fields and parameters as C# writes them (ECMA-335 II.22.9).

use cil::Cursor;
use cil::metadata::Token;

use super::assembly::Assembly;
use super::error::{MetadataError, Result};
use super::text::Text;

/// A value that is known before the program runs.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Value {
    Bool(bool),
    Char(u16),
    Integer(i128),
    Single(f32),
    Double(f64),
    String(Vec<u16>),
    Null,
}

/// The value in a row of the table of constants.
pub(super) fn constant(assembly: &Assembly<'_>, row: Token) -> Result<Value> {
    let kind = assembly.tables.cell(row, 0)? & 0xff;
    let blob = assembly.blob(row, 2)?;
    let mut cursor = Cursor::new(blob);
    Ok(match kind {
        0x02 => Value::Bool(cursor.u8()? != 0),
        0x03 => Value::Char(cursor.u16()?),
        0x04 => Value::Integer(i128::from(cursor.u8()?.cast_signed())),
        0x05 => Value::Integer(i128::from(cursor.u8()?)),
        0x06 => Value::Integer(i128::from(cursor.u16()?.cast_signed())),
        0x07 => Value::Integer(i128::from(cursor.u16()?)),
        0x08 => Value::Integer(i128::from(cursor.u32()?.cast_signed())),
        0x09 => Value::Integer(i128::from(cursor.u32()?)),
        0x0a => Value::Integer(i128::from(cursor.u64()?.cast_signed())),
        0x0b => Value::Integer(i128::from(cursor.u64()?)),
        0x0c => Value::Single(f32::from_bits(cursor.u32()?)),
        0x0d => Value::Double(f64::from_bits(cursor.u64()?)),
        0x0e => {
            let (units, _) = blob.data().as_chunks();
            Value::String(units.iter().copied().map(u16::from_le_bytes).collect())
        }
        0x12 => Value::Null,
        _ => return Err(MetadataError::broken(assembly.tables.offset(row), "a constant has no known type")),
    })
}

/// Writes the value as an expression.
pub(super) fn write(value: &Value, out: &mut Text) {
    match value {
        Value::Bool(value) => out.push(if *value { "true" } else { "false" }),
        Value::Char(unit) => {
            out.push("'");
            write_unit(*unit, '\'', out);
            out.push("'");
        }
        Value::Integer(value) => out.push_number(value),
        Value::Single(value) => write_float(f64::from(*value), &format!("{value:?}f"), out),
        Value::Double(value) => write_float(*value, &format!("{value:?}"), out),
        Value::String(units) => {
            out.push("\"");
            for unit in units {
                write_unit(*unit, '"', out);
            }
            out.push("\"");
        }
        Value::Null => out.push("null"),
    }
}

/// Values that have no literal are written as the divisions that give them.
fn write_float(value: f64, literal: &str, out: &mut Text) {
    out.push(match value {
        value if value.is_nan() => "0.0 / 0.0",
        f64::INFINITY => "1.0 / 0.0",
        f64::NEG_INFINITY => "-1.0 / 0.0",
        _ => literal,
    });
}

fn write_unit(unit: u16, quote: char, out: &mut Text) {
    match u8::try_from(unit).map(char::from) {
        Ok(special) if special == quote || special == '\\' => {
            out.push("\\");
            out.push(special.encode_utf8(&mut [0; 4]));
        }
        Ok(plain @ ' '..='~') => out.push(plain.encode_utf8(&mut [0; 4])),
        _ => out.push(&format!("\\u{unit:04x}")),
    }
}
