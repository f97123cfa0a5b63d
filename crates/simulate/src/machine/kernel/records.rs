//! Natives about the parts that records and anonymous types print: public properties and fields, those of base
//! records first, in the order of the source.

use crate::machine::{Machine, Outcome};
use crate::thread::Reason;
use crate::types::{RtId, VirtualKey};
use crate::value::Value;
use ir::{FieldFlags, FieldId, MethodFlags, MethodId, Reg, Span, Visibility};

#[derive(Clone, Copy)]
enum Part {
    Getter(MethodId, RtId),
    Field(FieldId),
}

impl Machine<'_, '_> {
    pub(super) fn record_name(&mut self, value: Value) -> Option<Value> {
        let ty = self.heap.get(value.object()?).ty;
        let full = self.world.types.full_name(ty);
        let short = full.rsplit(['.', '+']).next().unwrap_or(&full);
        let name = short.split('`').next().unwrap_or(short);
        let text = if full.starts_with('{') { String::new() } else { format!("{name} ") };
        Some(self.new_string(&text))
    }

    pub(super) fn record_part_name(&mut self, value: Value, index: Value) -> Option<Value> {
        let (object, Value::Int(index)) = (value.object()?, index) else { return None };
        let ty = self.heap.get(object).ty;
        let parts = self.record_parts(ty);
        let name =
            usize::try_from(index).ok().and_then(|index| parts.get(index)).map(|(name, _)| name.clone());
        Some(name.map_or(Value::Null, |name| self.new_string(&name)))
    }

    /// Calls the getter of a part, or reads its field.
    pub(super) fn record_part(&mut self, dst: Option<Reg>, value: Value, index: Value) -> Outcome {
        let part = self.part(value, index);
        match part {
            Some(Part::Getter(method, owner)) => {
                let receiver = self.runtime_type(value, owner);
                let key = VirtualKey { method, owner, type_args: Box::default(), receiver };
                let key = self.world.types.dispatch(&key);
                let key = key.unwrap_or_else(|| self.world.types.member(method, owner, &[]));
                let callee = self.world.function(key);
                self.call(dst, callee, &[value], Reason::Dynamic)
            }
            Some(Part::Field(field)) => {
                let ty = self.runtime_type(value, RtId::UNKNOWN);
                let slot = self.world.types.layout(ty).fields.iter().position(|&other| other == field);
                let found = slot.and_then(|slot| self.field_at(value, Value::Int(slot as i64)));
                self.answer(dst, found.unwrap_or(Value::Unknown(RtId::UNKNOWN)));
                Ok(())
            }
            None => {
                self.answer(dst, Value::Unknown(RtId::UNKNOWN));
                Ok(())
            }
        }
    }

    fn part(&mut self, value: Value, index: Value) -> Option<Part> {
        let (object, Value::Int(index)) = (value.object()?, index) else { return None };
        let ty = self.heap.get(object).ty;
        self.record_parts(ty).get(usize::try_from(index).ok()?).map(|&(_, part)| part)
    }

    fn record_parts(&mut self, ty: RtId) -> Vec<(String, Part)> {
        let mut parts = self.world.types.base(ty).map_or_else(Vec::new, |base| self.record_parts(base));
        let Some(def) = self.world.types.def(ty) else { return parts };
        let program = self.world.program();
        if program.types()[def].flags.has(ir::TypeFlags::EXTERNAL) {
            return parts;
        }
        let getters = program.types()[def].methods.iter().filter_map(|&id| {
            let method = &program.methods()[id];
            let is_shown = method.visibility == Visibility::Public
                && method.flags.has(MethodFlags::ACCESSOR)
                && method.has_receiver()
                && method.params.is_empty();
            let name = program.names.get(method.name).strip_prefix("get_").filter(|_| is_shown)?;
            Some((method.span, name.to_owned(), Part::Getter(id, ty)))
        });
        let fields = program.types()[def].fields.iter().filter_map(|&id| {
            let field = &program.fields()[id];
            let is_shown = field.visibility == Visibility::Public && !field.flags.has(FieldFlags::STATIC);
            is_shown.then(|| (field.span, program.names.get(field.name).to_owned(), Part::Field(id)))
        });
        let mut own: Vec<(Span, String, Part)> = getters.chain(fields).collect();
        own.sort_by_key(|&(span, ..)| span);
        for (_, name, part) in own {
            if parts.iter().all(|(known, _)| *known != name) {
                parts.push((name, part));
            }
        }
        parts
    }
}
