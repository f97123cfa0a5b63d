//! Strings and the texts of values.

use super::{Machine, Outcome};
use crate::formats;
use crate::heap::{Content, Object, Role, Sharing};
use crate::numbers::Number;
use crate::text;
use crate::thread::Reason;
use crate::types::{Receiver, RtId, VirtualKey};
use crate::value::Value;
use ir::{BinaryOp, Const, Prim, Reg};
use std::rc::Rc;

impl Machine<'_, '_> {
    /// A string of the program: one object in a run.
    pub(super) fn literal(&mut self, literal: u32) -> Value {
        let index = literal as usize;
        if self.literals.len() <= index {
            self.literals.resize(index + 1, None);
        }
        if let Some(known) = self.literals[index] {
            return Value::Obj(known);
        }
        let text = Content::Text(Rc::clone(self.world.text(literal)));
        let object = self.heap.add(Object::new(RtId::STRING, Role::Object, Sharing::Untracked, text));
        self.literals[index] = Some(object);
        Value::Obj(object)
    }

    /// A new string.
    pub(super) fn new_text(&mut self, text: Rc<[u16]>) -> Value {
        let content = Content::Text(text);
        Value::Obj(self.heap.add(Object::new(RtId::STRING, Role::Object, Sharing::Untracked, content)))
    }

    /// A new string.
    pub(super) fn new_string(&mut self, text: &str) -> Value {
        self.new_text(text.encode_utf16().collect())
    }

    /// The text of a string; nothing for null and what is no string.
    pub(super) fn string(&self, value: Value) -> Option<String> {
        self.heap.text(value.object()?).map(|text| String::from_utf16_lossy(text))
    }

    /// Comparison of strings by their texts.
    pub(super) fn text_binary(&self, op: BinaryOp, lhs: Value, rhs: Value) -> Option<Value> {
        if lhs.is_unknown() || rhs.is_unknown() {
            return None;
        }
        let text = |value: Value| value.object().and_then(|object| self.heap.text(object));
        let equal = lhs == rhs || (text(lhs).is_some() && text(lhs) == text(rhs));
        match op {
            BinaryOp::Eq => Some(Value::bool(equal)),
            BinaryOp::Ne => Some(Value::bool(!equal)),
            _ => None,
        }
    }

    pub(super) fn concat(&mut self, dst: Reg, lhs: Reg, rhs: Reg) -> Outcome {
        let (lhs, rhs) = (self.thread().get(lhs), self.thread().get(rhs));
        let result =
            if lhs.is_unknown() || rhs.is_unknown() { self.unknown(dst) } else { self.joined(lhs, rhs) };
        self.thread_mut().set(dst, result);
        self.check_heap()
    }

    /// Two strings behind each other; null is the empty one.
    pub(super) fn joined(&mut self, lhs: Value, rhs: Value) -> Value {
        let units = |value: Value| {
            value.object().and_then(|object| self.heap.text(object)).map_or(&[][..], |text| text)
        };
        let text: Rc<[u16]> = units(lhs).iter().chain(units(rhs)).copied().collect();
        self.new_text(text)
    }

    /// The text of an operand of a concatenation; objects are asked by `ToString`.
    pub(super) fn text_of(&mut self, dst: Reg, src: Reg) -> Outcome {
        let value = self.thread().get(src);
        let declared = self.thread().frame().code.ty(src);
        if value.is_unknown() {
            let unknown = self.unknown(dst);
            self.thread_mut().set(dst, unknown);
            return Ok(());
        }
        if let Some(text) = self.simple_text(value, declared) {
            let text = self.new_string(&text);
            self.thread_mut().set(dst, text);
            return Ok(());
        }
        let ty = self.runtime_type(value, declared);
        let name = self.world.program().names.find("ToString");
        // Libraries list only what the program mentions, so `object` may not have the method; then nobody
        // between it and the type does anything about it either.
        let found = name.and_then(|name| self.world.types.method_named(ty, name, 0, Receiver::Needed));
        let callee = found.and_then(|(method, owner)| {
            let key = VirtualKey { method, owner, type_args: Box::default(), receiver: ty };
            self.world.types.dispatch(&key)
        });
        if let Some(callee) = callee {
            let callee = self.world.function(callee);
            if self.has_code(callee) {
                return self.call(Some(dst), callee, &[value], Reason::ToText);
            }
        }
        let name = self.world.types.full_name(ty);
        let text = self.new_string(&name);
        self.thread_mut().set(dst, text);
        Ok(())
    }

    /// The text of a value that needs no code of the program: null, numbers, strings, enums.
    pub(super) fn simple_text(&mut self, value: Value, declared: RtId) -> Option<String> {
        match value {
            Value::Null => Some(String::new()),
            Value::Obj(object) if self.heap.text(object).is_some() => self.string(value),
            Value::Obj(object) if self.world.types.nullable_of(self.heap.get(object).ty).is_some() => {
                let inner = self.world.types.nullable_of(self.heap.get(object).ty)?;
                match self.nullable_parts(value)? {
                    (true, value) => self.simple_text(value, inner),
                    (false, _) => Some(String::new()),
                }
            }
            Value::Obj(object) if matches!(self.heap.get(object).content, Content::Type(_)) => {
                let Content::Type(ty) = self.heap.get(object).content else { return None };
                Some(self.world.types.full_name(ty))
            }
            value => {
                let ty = self.runtime_type(value, declared);
                let number = self.number(value)?;
                Some(self.number_text(number, ty))
            }
        }
    }

    pub(super) fn number_text(&self, number: Number, ty: RtId) -> String {
        let kind = self.world.types.number(ty).unwrap_or(Prim::Int);
        match number {
            Number::Int(value) if self.world.types.is_enum(ty) => {
                self.enum_text(ty, value).unwrap_or_else(|| text::int(kind, value))
            }
            number => formats::plain(kind, number),
        }
    }

    /// The names and values of an enum's members.
    pub(super) fn enum_members(&self, ty: RtId) -> Vec<(&str, i64)> {
        let program = self.world.program();
        let Some(def) = self.world.types.def(ty) else { return Vec::new() };
        let fields = program.types()[def].fields.iter().map(|&field| &program.fields()[field]);
        let mut members: Vec<(&str, i64)> = fields
            .filter_map(|field| match field.value {
                Some(Const::Int(_, value)) => Some((program.names.get(field.name), value)),
                _ => None,
            })
            .collect();
        members.sort_by_key(|&(_, value)| value as u64);
        members
    }

    /// The name of an enum's member, or the names of those whose bits make up the value.
    fn enum_text(&self, ty: RtId, value: i64) -> Option<String> {
        let members = self.enum_members(ty);
        if let Some((name, _)) = members.iter().find(|&&(_, known)| known == value) {
            return Some((*name).to_owned());
        }
        if !self.has_flags(ty) {
            return None;
        }
        let mut rest = value;
        let mut names = Vec::new();
        for &(name, bits) in members.iter().rev().filter(|&&(_, bits)| bits != 0) {
            if rest & bits == bits {
                rest &= !bits;
                names.insert(0, name);
            }
        }
        (rest == 0 && !names.is_empty()).then(|| names.join(", "))
    }

    /// Is it an enum of `[Flags]`?
    fn has_flags(&self, ty: RtId) -> bool {
        let program = self.world.program();
        let Some(def) = self.world.types.def(ty) else { return false };
        program.types()[def].attributes.iter().any(|attribute| {
            matches!(program.tys.get(attribute.ty), ir::Ty::Named { def, .. }
                if ["System.FlagsAttribute", "FlagsAttribute"].contains(&program.names.get(program.types()[*def].name)))
        })
    }

    /// The object that stands for a type.
    pub(super) fn type_object(&mut self, ty: RtId) -> Value {
        if let Some(&known) = self.type_objects.get(&ty) {
            return Value::Obj(known);
        }
        let class = self.world.types.find("System.Type").unwrap_or(RtId::OBJECT);
        let object = self.heap.add(Object::new(class, Role::Object, Sharing::Untracked, Content::Type(ty)));
        self.type_objects.insert(ty, object);
        Value::Obj(object)
    }
}
