//! Operators beyond whole numbers, boxing and casts.

use super::{Machine, Outcome, Raised, Trap};
use crate::heap::{Content, Object, Role, Sharing};
use crate::numbers::{self, DecimalResult, Number};
use crate::types::RtId;
use crate::value::{ObjId, Value};
use ir::{BinaryOp, Overflow, Prim, Reg, UnaryOp};
use rust_decimal::Decimal;

impl Machine<'_, '_> {
    /// An operator whose operands are not both whole numbers.
    pub(super) fn binary(&mut self, dst: Reg, op: BinaryOp, kind: Prim, lhs: Value, rhs: Value) -> Outcome {
        let result = match kind {
            Prim::Object => same_reference(op, lhs, rhs),
            Prim::String => self.text_binary(op, lhs, rhs),
            Prim::Dynamic => self.dynamic_binary(op, lhs, rhs)?,
            _ => self.number_binary(op, kind, lhs, rhs)?,
        };
        let result = result.unwrap_or_else(|| self.unknown(dst));
        self.thread_mut().set(dst, result);
        Ok(())
    }

    fn number_binary(&mut self, op: BinaryOp, kind: Prim, lhs: Value, rhs: Value) -> Outcome<Option<Value>> {
        let (Some(lhs), Some(rhs)) = (self.number(lhs), self.number(rhs)) else { return Ok(None) };
        Ok(match (lhs, rhs) {
            (Number::Int(lhs), Number::Int(rhs)) => {
                Some(Value::Int(numbers::int_binary(op, kind, Overflow::Wrap, lhs, rhs)?))
            }
            (Number::Decimal(lhs), Number::Decimal(rhs)) => {
                Some(match numbers::decimal_binary(op, lhs, rhs)? {
                    DecimalResult::Number(number) => self.decimal(number),
                    DecimalResult::Int(value) => Value::Int(value),
                })
            }
            (Number::Double(lhs), Number::Double(rhs)) => Some(numbers::float_binary(op, kind, lhs, rhs)),
            _ => None,
        })
    }

    /// The values tell what sort of operator it is.
    fn dynamic_binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Outcome<Option<Value>> {
        let text = |value: Value| value.object().is_some_and(|object| self.heap.text(object).is_some());
        if text(lhs) && text(rhs) {
            if op != BinaryOp::Add {
                return Ok(self.text_binary(op, lhs, rhs));
            }
            return Ok(Some(self.joined(lhs, rhs)));
        }
        let kind = [lhs, rhs].into_iter().map(|value| self.number_kind(value)).max().flatten();
        match kind {
            Some(kind) => self.number_binary(op, kind, lhs, rhs),
            None => Ok(same_reference(op, lhs, rhs)),
        }
    }

    fn number_kind(&self, value: Value) -> Option<Prim> {
        match value {
            Value::Int(_) => Some(Prim::Int),
            Value::Double(_) => Some(Prim::Double),
            Value::Obj(object) => self.world.types.number(self.heap.get(object).ty),
            _ => None,
        }
    }

    /// A number, unboxed if need be.
    pub(super) fn number(&self, value: Value) -> Option<Number> {
        match value {
            Value::Int(value) => Some(Number::Int(value)),
            Value::Double(value) => Some(Number::Double(value)),
            Value::Obj(object) => match &self.heap.get(object).content {
                Content::Decimal(value) => Some(Number::Decimal(*value)),
                Content::Slots(slots) if self.heap.get(object).role == Role::Boxed => match slots.first()? {
                    Value::Int(value) => Some(Number::Int(*value)),
                    Value::Double(value) => Some(Number::Double(*value)),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn value_of(&mut self, number: Number) -> Value {
        match number {
            Number::Int(value) => Value::Int(value),
            Number::Double(value) => Value::Double(value),
            Number::Decimal(value) => self.decimal(value),
        }
    }

    /// A decimal as a value: an object that never changes.
    pub(super) fn decimal(&mut self, value: Decimal) -> Value {
        let ty = RtId::prim(Prim::Decimal);
        Value::Obj(self.heap.add(Object::new(ty, Role::Boxed, Sharing::Untracked, Content::Decimal(value))))
    }

    pub(super) fn unary(
        &mut self,
        dst: Reg,
        op: UnaryOp,
        kind: Prim,
        overflow: Overflow,
        src: Reg,
    ) -> Outcome {
        let value = self.thread().get(src);
        let result = match self.number(value) {
            Some(Number::Int(value)) => Value::Int(numbers::int_unary(op, kind, overflow, value)?),
            Some(Number::Double(value)) => Value::Double(-value),
            Some(Number::Decimal(value)) => self.decimal(-value),
            None => self.unknown(dst),
        };
        self.thread_mut().set(dst, result);
        Ok(())
    }

    pub(super) fn box_value(&mut self, dst: Reg, ty: RtId, src: Reg) -> Outcome {
        let value = self.thread().get(src);
        let boxed = self.boxed(value, ty);
        self.thread_mut().set(dst, boxed);
        self.check_heap()
    }

    /// A value of a type as an object.
    pub(super) fn boxed(&mut self, value: Value, ty: RtId) -> Value {
        if let Some(inner) = self.world.types.nullable_of(ty) {
            return match self.nullable_parts(value) {
                Some((true, value)) => self.boxed(value, inner),
                Some((false, _)) => Value::Null,
                None => value,
            };
        }
        match value {
            Value::Int(_) | Value::Double(_) => {
                // A generic parameter that is not known still holds some number.
                let ty = if self.world.types.number(ty).is_some() { ty } else { RtId::INT };
                Value::Obj(self.allocate(ty, Role::Boxed, Content::Slots(Box::new([value]))))
            }
            Value::Obj(object) if self.heap.get(object).role == Role::Struct => {
                Value::Obj(self.clone_struct(object, Role::Object))
            }
            value => value,
        }
    }

    /// A nullable value: is there one, and which; `None` if that is not known.
    pub(super) fn nullable_parts(&self, value: Value) -> Option<(bool, Value)> {
        match value {
            Value::Null => Some((false, Value::Null)),
            Value::Obj(object) if self.world.types.nullable_of(self.heap.get(object).ty).is_some() => {
                match self.heap.get(object).slots() {
                    &[Value::Int(has), value] => Some((has != 0, value)),
                    _ => None,
                }
            }
            Value::Unknown(_) => None,
            value => Some((true, value)),
        }
    }

    pub(super) fn cast(&mut self, dst: Reg, ty: RtId, src: Reg) -> Outcome {
        let value = self.thread().get(src);
        let declared = self.thread().frame().code.ty(src);
        let result = self.casted(value, declared, ty)?;
        self.thread_mut().set(dst, result);
        Ok(())
    }

    /// The value under another type.
    pub(super) fn casted(&mut self, value: Value, declared: RtId, ty: RtId) -> Outcome<Value> {
        if let Some(inner) = self.world.types.nullable_of(ty) {
            return self.make_nullable(value, ty, inner);
        }
        if self.world.types.is_value_type(ty) {
            return self.unboxed(value, ty);
        }
        match value {
            Value::Unknown(_) if ty != RtId::UNKNOWN => Ok(Value::Unknown(ty)),
            Value::Int(_) | Value::Double(_) => Ok(self.boxed(value, declared)),
            Value::Obj(object) if self.heap.get(object).role == Role::Struct => {
                Ok(self.boxed(value, declared))
            }
            Value::Obj(object) if !self.fits(object, ty) => Err(Trap::Raise(Raised::InvalidCast)),
            value => Ok(value),
        }
    }

    fn make_nullable(&mut self, value: Value, ty: RtId, inner: RtId) -> Outcome<Value> {
        let value = match self.nullable_parts(value) {
            None => return Ok(Value::Unknown(ty)),
            Some((false, _)) => None,
            Some((true, value)) => Some(self.unboxed(value, inner)?),
        };
        let sharing = self.own_sharing();
        let object = self.new_object(ty, Role::Struct, sharing);
        if let (Some(value), [has, slot, ..]) = (value, self.heap.get_mut(object).slots_mut()) {
            (*has, *slot) = (Value::Int(1), value);
        }
        Ok(Value::Obj(object))
    }

    fn unboxed(&mut self, value: Value, ty: RtId) -> Outcome<Value> {
        let object = match value {
            Value::Null => return Err(Trap::Raise(Raised::NullReference)),
            Value::Unknown(_) => return Ok(Value::Unknown(ty)),
            Value::Obj(object) => object,
            value => return Ok(value),
        };
        let found = self.heap.get(object);
        let same = found.ty == ty
            || (self.world.types.number(found.ty).is_some()
                && self.world.types.number(found.ty) == self.world.types.number(ty)
                && (self.world.types.is_enum(found.ty) || self.world.types.is_enum(ty)));
        if !same {
            return Err(Trap::Raise(Raised::InvalidCast));
        }
        match (found.role, &found.content) {
            (Role::Boxed, Content::Slots(slots)) => Ok(slots.first().copied().unwrap_or(Value::Unknown(ty))),
            (Role::Object, _) => Ok(Value::Obj(self.clone_struct(object, Role::Struct))),
            _ => Ok(value),
        }
    }

    fn fits(&mut self, object: ObjId, ty: RtId) -> bool {
        let found = self.heap.get(object).ty;
        ty == RtId::UNKNOWN || found == RtId::UNKNOWN || self.world.types.is_subtype(found, ty)
    }

    /// Is the value a `ty`? `None` if that is not known.
    fn test(&mut self, value: Value, declared: RtId, ty: RtId) -> Option<bool> {
        let ty = self.world.types.nullable_of(ty).unwrap_or(ty);
        match value {
            Value::Null => Some(false),
            Value::Obj(object) => match self.nullable_parts(value) {
                Some((false, _)) => Some(false),
                Some((true, inner)) if inner != value => {
                    let declared = self.world.types.nullable_of(self.heap.get(object).ty)?;
                    self.test(inner, declared, ty)
                }
                _ => Some(self.fits(object, ty)),
            },
            Value::Unknown(known) => {
                (known != RtId::UNKNOWN && self.world.types.is_subtype(known, ty)).then_some(true)
            }
            Value::Int(_) | Value::Double(_) => Some(self.world.types.is_subtype(declared, ty)),
            Value::Ref(_) => None,
        }
    }

    pub(super) fn is_type(&mut self, dst: Reg, ty: RtId, src: Reg) {
        let value = self.thread().get(src);
        let declared = self.thread().frame().code.ty(src);
        let result = self.test(value, declared, ty).map_or_else(|| self.unknown(dst), Value::bool);
        self.thread_mut().set(dst, result);
    }

    pub(super) fn as_type(&mut self, dst: Reg, ty: RtId, src: Reg) -> Outcome {
        let value = self.thread().get(src);
        let declared = self.thread().frame().code.ty(src);
        let result = match self.test(value, declared, ty) {
            Some(true) if self.world.types.nullable_of(ty).is_some() => self.casted(value, declared, ty)?,
            Some(true) => self.boxed(value, declared),
            Some(false) if self.world.types.nullable_of(ty).is_some() => {
                self.casted(Value::Null, declared, ty)?
            }
            Some(false) => Value::Null,
            None => Value::Unknown(ty),
        };
        self.thread_mut().set(dst, result);
        Ok(())
    }
}

/// `==` and `!=` of references.
fn same_reference(op: BinaryOp, lhs: Value, rhs: Value) -> Option<Value> {
    if lhs.is_unknown() || rhs.is_unknown() {
        return None;
    }
    match op {
        BinaryOp::Eq => Some(Value::bool(lhs == rhs)),
        BinaryOp::Ne => Some(Value::bool(lhs != rhs)),
        _ => None,
    }
}
