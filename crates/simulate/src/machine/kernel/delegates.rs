//! Natives that take delegates apart and put them together.

use super::arg;
use crate::heap::{Bound, Content, Role};
use crate::machine::{Machine, Outcome, Raised, Trap};
use crate::native::Native;
use crate::thread::Reason;
use crate::types::{Rt, RtId};
use crate::value::Value;
use ir::Reg;
use std::rc::Rc;

impl Machine<'_, '_> {
    pub(super) fn delegates(&mut self, native: Native, args: &[Value]) -> Option<Value> {
        let (first, second) = (arg(args, 0), arg(args, 1));
        match native {
            Native::Combine => self.combine(first, second),
            Native::Remove => self.remove(first, second),
            Native::Targets => self.split(first),
            Native::Combined => self.combined(first),
            Native::SameTarget => Some(Value::bool(self.targets(first)? == self.targets(second)?)),
            _ => match self.targets(first)?.last()? {
                Bound::Method { values, .. } => Some(values.first().copied().unwrap_or(Value::Null)),
                Bound::Resume(_) => Some(Value::Null),
            },
        }
    }

    /// `first + second`
    fn combine(&mut self, first: Value, second: Value) -> Option<Value> {
        match (first, second) {
            (Value::Null, other) | (other, Value::Null) => Some(other),
            _ => {
                let targets: Rc<[Bound]> =
                    self.targets(first)?.iter().chain(self.targets(second)?.iter()).cloned().collect();
                Some(self.delegate_like(first, targets))
            }
        }
    }

    /// `first - second`: without the last occurrence.
    fn remove(&mut self, first: Value, second: Value) -> Option<Value> {
        if first == Value::Null || second == Value::Null {
            return Some(first);
        }
        let (all, gone) = (self.targets(first)?, self.targets(second)?);
        let Some(at) = all.windows(gone.len()).rposition(|part| part == &*gone) else { return Some(first) };
        let rest: Rc<[Bound]> = all[..at].iter().chain(&all[at + gone.len()..]).cloned().collect();
        Some(if rest.is_empty() { Value::Null } else { self.delegate_like(first, rest) })
    }

    fn delegate_like(&mut self, like: Value, targets: Rc<[Bound]>) -> Value {
        let ty = self.runtime_type(like, RtId::UNKNOWN);
        Value::Obj(self.allocate(ty, Role::Object, Content::Delegate(targets)))
    }

    /// Each target as a delegate of its own.
    fn split(&mut self, delegate: Value) -> Option<Value> {
        let targets = self.targets(delegate)?;
        let parts: Box<[Value]> =
            targets.iter().map(|target| self.delegate_like(delegate, Rc::new([target.clone()]))).collect();
        let element = self.world.types.find("System.Delegate").unwrap_or(RtId::OBJECT);
        let ty = self.world.types.intern(Rt::Array { element, rank: 1 });
        let lengths = Box::new([parts.len() as u32]);
        Some(Value::Obj(self.allocate(ty, Role::Object, Content::Array { elements: parts, lengths })))
    }

    /// All targets of the delegates in an array.
    fn combined(&mut self, array: Value) -> Option<Value> {
        let parts = self.heap.get(array.object()?).slots().to_vec();
        let mut targets = Vec::new();
        for &part in parts.iter().filter(|&&part| part != Value::Null) {
            targets.extend(self.targets(part)?.iter().cloned());
        }
        let first = parts.iter().copied().find(|&part| part != Value::Null);
        Some(first.map_or(Value::Null, |first| self.delegate_like(first, targets.into())))
    }

    /// Calls a delegate with arguments that are objects: numbers are unboxed, and the result is boxed.
    pub(super) fn call_delegate(&mut self, dst: Option<Reg>, delegate: Value, array: Value) -> Outcome {
        if delegate == Value::Null {
            return Err(Trap::Raise(Raised::NullReference));
        }
        let args = match array {
            Value::Obj(array) => self.heap.get(array).slots().to_vec(),
            _ => Vec::new(),
        };
        let wanted = self.parameter_types(delegate);
        let plain = self.taken_as(args, &wanted)?;
        self.answer(dst, Value::Null);
        self.invoke_with(dst, delegate, &plain, Reason::Dynamic)
    }

    /// Arguments as parameters of these types take them. What is not given, or not known, comes from outside.
    pub(super) fn taken_as(&mut self, args: Vec<Value>, wanted: &[RtId]) -> Outcome<Vec<Value>> {
        let mut plain = Vec::with_capacity(args.len());
        for (index, value) in args.into_iter().enumerate() {
            plain.push(match wanted.get(index) {
                Some(&ty) if value.is_unknown() => Value::Unknown(ty),
                Some(&ty) if self.world.types.is_value_type(ty) => self.casted(value, RtId::OBJECT, ty)?,
                _ => value,
            });
        }
        plain.extend(wanted.iter().skip(plain.len()).map(|&ty| Value::Unknown(ty)));
        Ok(plain)
    }

    /// The types of the parameters that a delegate does not fill itself.
    pub(super) fn parameter_types(&mut self, delegate: Value) -> Vec<RtId> {
        let Some(targets) = self.targets(delegate) else { return Vec::new() };
        let Some(Bound::Method { callee, values }) = targets.first() else { return Vec::new() };
        let Some(key) = self.world.key(*callee) else { return Vec::new() };
        let program = self.world.program();
        let method = &program.methods()[key.method];
        let before = method.captures.len() + usize::from(method.has_receiver());
        let own = values.len().saturating_sub(before);
        method.params.iter().skip(own).map(|param| self.world.types.resolve(param.ty, key.env)).collect()
    }
}
