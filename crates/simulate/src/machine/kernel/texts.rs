//! Natives about strings and numbers.

use super::arg;
use crate::code::NativeCall;
use crate::formats;
use crate::heap::{Content, Role};
use crate::machine::{Machine, Outcome, Raised, Trap};
use crate::native::Native;
use crate::numbers::Number;
use crate::types::{Rt, RtId};
use crate::value::{Location, Value};
use ir::Prim;
use rust_decimal::RoundingStrategy;
use std::rc::Rc;

impl Machine<'_, '_> {
    pub(super) fn texts(&mut self, call: NativeCall, args: &[Value]) -> Outcome<Option<Value>> {
        let value = arg(args, 0);
        match call.native {
            Native::Text | Native::ToText => {
                let text = self.simple_text(value, RtId::UNKNOWN);
                let text = text.or_else(|| value.object().map(|_| self.type_name_of(value)));
                Ok(text.map(|text| self.new_string(&text)))
            }
            Native::TypeName => {
                let name = value.object().map(|_| self.type_name_of(value));
                Ok(name.map(|name| self.new_string(&name)))
            }
            Native::TypeText => Ok(self.type_text(value, arg(args, 1))),
            Native::Format => Ok(self.formatted(value, arg(args, 1))),
            Native::Parse => Ok(self.parse(call.ty, value, arg(args, 1))),
            Native::Math => Ok(self.math(args)),
            Native::RoundDecimal => Ok(self.round_decimal(args)),
            Native::StringLength
            | Native::StringGetLength
            | Native::StringAt
            | Native::StringGetItem
            | Native::Substring
            | Native::StringChars => self.string_part(call.native, args),
            Native::StringFind | Native::StringFindAny | Native::StringFindOther => {
                Ok(self.find_in_text(call.native, args))
            }
            Native::StringCase => Ok(self.text_in_case(value, arg(args, 1))),
            Native::FromChars => Ok(self.text_of_chars(args)),
            _ => Ok(None),
        }
    }

    fn type_text(&mut self, ty: Value, full: Value) -> Option<Value> {
        let Content::Type(ty) = self.heap.get(ty.object()?).content else { return None };
        let name = self.world.types.full_name(ty);
        let short = name.rsplit('.').next().unwrap_or(&name);
        let text = if full == Value::Int(0) { short } else { &name };
        let text = text.to_owned();
        Some(self.new_string(&text))
    }

    fn formatted(&mut self, format: Value, value: Value) -> Option<Value> {
        let format = self.string(format).unwrap_or_default();
        if format.is_empty() {
            let text = self.simple_text(value, RtId::UNKNOWN)?;
            return Some(self.new_string(&text));
        }
        let number = self.number(value)?;
        let ty = self.runtime_type(value, RtId::UNKNOWN);
        let text = self.number_under(&format, number, ty)?;
        Some(self.new_string(&text))
    }

    /// A number under a format; members of enums have names, and all their bits.
    fn number_under(&mut self, format: &str, number: Number, ty: RtId) -> Option<String> {
        let kind = self.world.types.number(ty).unwrap_or(Prim::Int);
        if !self.world.types.is_enum(ty) {
            return formats::formatted(format, kind, number);
        }
        match format {
            "G" | "g" | "F" | "f" => Some(self.number_text(number, ty)),
            "D" | "d" => Some(formats::plain(kind, number)),
            "X" | "x" => formats::formatted(&format!("X{}", hexadecimal_digits(kind)), kind, number),
            _ => None,
        }
    }

    /// A number or truth value from its text; the answer says whether that worked.
    fn parse(&mut self, ty: RtId, text: Value, into: Value) -> Option<Value> {
        let Value::Ref(location) = into else { return None };
        if text.is_unknown() {
            self.put(location, Value::Unknown(ty));
            return None;
        }
        let text = self.string(text).unwrap_or_default();
        let parsed = self.parsed(ty, text.trim());
        if let Some(value) = parsed {
            self.put(location, value);
        }
        Some(Value::bool(parsed.is_some()))
    }

    fn parsed(&mut self, ty: RtId, text: &str) -> Option<Value> {
        let range = |low: i128, high: i128| {
            text.parse::<i128>()
                .ok()
                .filter(|value| (low..=high).contains(value))
                .map(|value| Value::Int(value as i64))
        };
        match self.world.types.number(ty)? {
            Prim::Bool if text.eq_ignore_ascii_case("true") => Some(Value::bool(true)),
            Prim::Bool if text.eq_ignore_ascii_case("false") => Some(Value::bool(false)),
            Prim::Bool => None,
            Prim::Char => {
                let mut units = text.encode_utf16();
                let first = units.next().filter(|_| units.next().is_none())?;
                Some(Value::Int(i64::from(first)))
            }
            Prim::SByte => range(-128, 127),
            Prim::Byte => range(0, 255),
            Prim::Short => range(i16::MIN.into(), i16::MAX.into()),
            Prim::UShort => range(0, u16::MAX.into()),
            Prim::UInt => range(0, u32::MAX.into()),
            Prim::Long | Prim::NInt => range(i64::MIN.into(), i64::MAX.into()),
            Prim::ULong | Prim::NUInt => range(0, u64::MAX.into()),
            Prim::Float => text.parse::<f32>().ok().map(|value| Value::Double(f64::from(value))),
            Prim::Double => text.parse().ok().map(Value::Double),
            Prim::Decimal => text.parse().ok().map(|value| self.decimal(value)),
            _ => range(i32::MIN.into(), i32::MAX.into()),
        }
    }

    fn round_decimal(&mut self, args: &[Value]) -> Option<Value> {
        let (Value::Int(digits), Value::Int(mode)) = (arg(args, 1), arg(args, 2)) else { return None };
        let Number::Decimal(value) = self.number(arg(args, 0))? else { return None };
        let strategy = match mode {
            0 => RoundingStrategy::MidpointNearestEven,
            1 => RoundingStrategy::MidpointAwayFromZero,
            2 => RoundingStrategy::ToZero,
            3 => RoundingStrategy::ToNegativeInfinity,
            _ => RoundingStrategy::ToPositiveInfinity,
        };
        let rounded = value.round_dp_with_strategy(u32::try_from(digits).ok()?, strategy);
        Some(self.decimal(rounded))
    }

    fn math(&self, args: &[Value]) -> Option<Value> {
        let name = self.string(arg(args, 0))?;
        let (Value::Double(a), Value::Double(b)) = (arg(args, 1), arg(args, 2)) else { return None };
        Some(Value::Double(match name.as_str() {
            "Sqrt" => a.sqrt(),
            "Cbrt" => a.cbrt(),
            "Pow" => a.powf(b),
            "Sin" => a.sin(),
            "Cos" => a.cos(),
            "Tan" => a.tan(),
            "Asin" => a.asin(),
            "Acos" => a.acos(),
            "Atan" => a.atan(),
            "Atan2" => a.atan2(b),
            "Sinh" => a.sinh(),
            "Cosh" => a.cosh(),
            "Tanh" => a.tanh(),
            "Exp" => a.exp(),
            "Log" => a.ln(),
            "Log2" => a.log2(),
            "Log10" => a.log10(),
            "Floor" => a.floor(),
            "Ceiling" => a.ceil(),
            "Truncate" => a.trunc(),
            "Round" if b > 0.0 && a.abs() < 1e16 => (a * 10_f64.powf(b)).round_ties_even() / 10_f64.powf(b),
            "Round" => a.round_ties_even(),
            "RoundAway" => a.round(),
            "Abs" => a.abs(),
            "IEEERemainder" => a - b * (a / b).round_ties_even(),
            _ => return None,
        }))
    }

    fn string_part(&mut self, native: Native, args: &[Value]) -> Outcome<Option<Value>> {
        let text: Rc<[u16]> = match arg(args, 0) {
            Value::Null => return Err(Trap::Raise(Raised::NullReference)),
            Value::Obj(object) => match self.heap.text(object) {
                Some(text) => Rc::clone(text),
                None => return Ok(None),
            },
            _ => return Ok(None),
        };
        let number = |index| match arg(args, index) {
            Value::Int(number) => Some(usize::try_from(number).unwrap_or(usize::MAX)),
            _ => None,
        };
        match native {
            Native::StringLength | Native::StringGetLength => Ok(Some(Value::Int(text.len() as i64))),
            Native::Substring | Native::StringChars => {
                let (Some(start), Some(len)) = (number(1), number(2)) else { return Ok(None) };
                let part = text.get(start..start.saturating_add(len));
                let part = part.ok_or(Trap::Raise(Raised::IndexOutOfRange))?;
                Ok(Some(if native == Native::Substring {
                    self.new_text(part.into())
                } else {
                    self.new_chars(part)
                }))
            }
            _ => {
                let Some(index) = number(1) else { return Ok(None) };
                let unit = text.get(index).ok_or(Trap::Raise(Raised::IndexOutOfRange))?;
                Ok(Some(Value::Int(i64::from(*unit))))
            }
        }
    }

    fn new_chars(&mut self, units: &[u16]) -> Value {
        let element = RtId::prim(Prim::Char);
        let ty = self.world.types.intern(Rt::Array { element, rank: 1 });
        let elements = units.iter().map(|&unit| Value::Int(i64::from(unit))).collect();
        let lengths = Box::new([units.len() as u32]);
        Value::Obj(self.allocate(ty, Role::Object, Content::Array { elements, lengths }))
    }

    fn text_value(&self, value: Value) -> Option<&Rc<[u16]>> {
        self.heap.text(value.object()?)
    }

    /// Where something is in a text, from some place on.
    fn find_in_text(&self, native: Native, args: &[Value]) -> Option<Value> {
        let (text, Value::Int(start)) = (self.text_value(arg(args, 0))?, arg(args, 2)) else { return None };
        let rest = usize::try_from(start).ok().and_then(|start| text.get(start..));
        let Some(rest) = rest else { return Some(Value::Int(-1)) };
        let found = match (native, arg(args, 1)) {
            (_, Value::Int(unit)) => rest.iter().position(|&other| i64::from(other) == unit),
            (Native::StringFind, wanted) => position_of(rest, self.text_value(wanted)?),
            (_, some) => {
                let some = self.text_value(some)?;
                let is_wanted = native == Native::StringFindAny;
                rest.iter().position(|unit| some.contains(unit) == is_wanted)
            }
        };
        Some(Value::Int(found.map_or(-1, |at| start + at as i64)))
    }

    fn text_in_case(&mut self, text: Value, upper: Value) -> Option<Value> {
        let Value::Int(upper) = upper else { return None };
        let units = self.text_value(text)?.iter();
        let units: Rc<[u16]> = if upper != 0 {
            units.map(|&unit| mapped(unit, char::to_uppercase)).collect()
        } else {
            units.map(|&unit| mapped(unit, char::to_lowercase)).collect()
        };
        Some(self.new_text(units))
    }

    fn text_of_chars(&mut self, args: &[Value]) -> Option<Value> {
        let (object, Value::Int(start), Value::Int(len)) =
            (arg(args, 0).object()?, arg(args, 1), arg(args, 2))
        else {
            return None;
        };
        let mut units = Vec::new();
        for slot in start..start.checked_add(len)? {
            match self.heap.read(Location { object, slot: u32::try_from(slot).ok()? })? {
                Value::Int(unit) => units.push(unit as u16),
                _ => return None,
            }
        }
        Some(self.new_text(units.into()))
    }
}

/// Where a text begins in another one.
fn position_of(text: &[u16], wanted: &[u16]) -> Option<usize> {
    if wanted.is_empty() {
        return Some(0);
    }
    text.windows(wanted.len()).position(|part| part == wanted)
}

/// A character in the other case, if there is one that stands for it alone. As in .NET, nothing outside of ASCII becomes
/// a part of it.
fn mapped<I: Iterator<Item = char>>(unit: u16, map: impl Fn(char) -> I) -> u16 {
    let Some(plain) = char::from_u32(u32::from(unit)) else { return unit };
    let mut all = map(plain);
    match (all.next(), all.next()) {
        (Some(one), None) if plain.is_ascii() == one.is_ascii() => {
            u16::try_from(u32::from(one)).unwrap_or(unit)
        }
        _ => unit,
    }
}

/// How many digits all values of a type have.
fn hexadecimal_digits(kind: Prim) -> usize {
    match kind {
        Prim::SByte | Prim::Byte => 2,
        Prim::Short | Prim::UShort => 4,
        Prim::Long | Prim::ULong => 16,
        _ => 8,
    }
}
