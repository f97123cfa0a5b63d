//! Natives about enums.

use crate::heap::Content;
use crate::machine::{Machine, Outcome};
use crate::native::Native;
use crate::numbers::Number;
use crate::types::{Rt, RtId};
use crate::value::{Location, Value};

impl Machine<'_, '_> {
    pub(super) fn enums(&mut self, native: Native, value: Value, other: Value) -> Outcome<Option<Value>> {
        if native == Native::EnumNumber {
            return Ok(match self.number(value) {
                Some(Number::Int(number)) => Some(Value::Int(number)),
                _ => None,
            });
        }
        let Some(ty) = self.type_behind(value) else { return Ok(None) };
        Ok(match (native, other) {
            (Native::EnumOf, Value::Int(_)) => Some(self.boxed(other, ty)),
            (Native::EnumCount, _) => Some(Value::Int(self.enum_members(ty).len() as i64)),
            (Native::EnumName, Value::Int(index)) => {
                let members = self.enum_members(ty);
                let name = usize::try_from(index).ok().and_then(|index| members.get(index));
                let name = name.map(|(name, _)| (*name).to_owned());
                name.map(|name| self.new_string(&name))
            }
            (Native::EnumValues, _) => return self.enum_values(ty).map(Some),
            _ => None,
        })
    }

    fn type_behind(&self, value: Value) -> Option<RtId> {
        match self.heap.get(value.object()?).content {
            Content::Type(ty) => Some(ty),
            _ => None,
        }
    }

    fn enum_values(&mut self, ty: RtId) -> Outcome<Value> {
        let numbers: Vec<i64> = self.enum_members(ty).iter().map(|&(_, number)| number).collect();
        let array = self.world.types.intern(Rt::Array { element: ty, rank: 1 });
        let array = self.array(array, ty, &[numbers.len() as u32])?;
        for (slot, number) in (0..).zip(numbers) {
            if let Value::Obj(object) = array {
                self.put(Location { object, slot }, Value::Int(number));
            }
        }
        Ok(array)
    }
}
