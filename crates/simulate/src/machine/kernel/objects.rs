//! Natives that look at values and objects.

use super::arg;
use crate::code::NativeCall;
use crate::heap::{Content, Object, Role, Sharing};
use crate::machine::{Machine, Outcome, Raised, Trap};
use crate::native::Native;
use crate::thread::KeptFrame;
use crate::thread::Progress;
use crate::types::{Rt, RtId};
use crate::value::{Location, ObjId, Value};
use std::hash::{Hash as _, Hasher as _};

impl Machine<'_, '_> {
    /// Natives without an effect on other threads; `None` if the result is not known.
    pub(super) fn pure(&mut self, call: NativeCall, args: &[Value]) -> Outcome<Option<Value>> {
        let value = arg(args, 0);
        match call.native {
            Native::Current => Ok(Some(Value::Int(i64::from(self.current.0)))),
            Native::CurrentHandle => Ok(Some(self.thread().handle)),
            Native::Now => Ok(Some(Value::Int(self.now as i64))),
            Native::Daemon => {
                self.thread_mut().daemon = true;
                Ok(None)
            }
            Native::Unknown => Ok(None),
            Native::IsKnown => Ok(Some(Value::bool(!value.is_unknown()))),
            Native::Choose => Ok(match value {
                Value::Int(count) => {
                    let choice = self.thread_mut().random.below(count.max(1) as u64);
                    Some(Value::Int(choice as i64))
                }
                _ => None,
            }),
            Native::YieldedValue => Ok(self.kept(value).map(|frame| frame.yielded)),
            Native::CopyFrame => Ok(self.fresh_frame(value)),
            Native::BindIterator => {
                self.bind_iterator(value, arg(args, 1), arg(args, 2));
                Ok(None)
            }
            Native::SuppressFinalize => {
                self.finalizable.retain(|&object| Value::Obj(object) != value);
                Ok(None)
            }
            Native::NewWeak => Ok(Some(self.new_weak(value))),
            Native::WeakTarget => Ok(self.weak_target(value)),
            Native::HasValue | Native::NullableValue | Native::NullableOrDefault => self.nullable(call, args),
            Native::Combine
            | Native::Remove
            | Native::Targets
            | Native::Combined
            | Native::SameTarget
            | Native::DelegateTarget => Ok(self.delegates(call.native, args)),
            _ => self.looks(call, args),
        }
    }

    /// Natives that look at an object.
    fn looks(&mut self, call: NativeCall, args: &[Value]) -> Outcome<Option<Value>> {
        let value = arg(args, 0);
        let other = arg(args, 1);
        Ok(match call.native {
            Native::Attached => value.object().map(|object| self.attached(object)),
            Native::Attach => {
                if let Some(object) = value.object() {
                    self.attachments.insert(object, other);
                    if self.heap.get(object).published {
                        self.publish(other);
                    }
                }
                None
            }
            Native::TypeDiffers => known(value, other).then(|| Value::bool(value != other)),
            Native::ReferenceEquals | Native::TypeEquals => {
                known(value, other).then(|| Value::bool(value == other))
            }
            Native::Equals | Native::SameValue => {
                if known(value, other) {
                    self.same_value(value, other).map(Value::bool)
                } else {
                    None
                }
            }
            Native::HashCode | Native::HashOf => self.hash(value).map(Value::Int),
            Native::Identity => value.object().map(|object| Value::Int(self.identity(object))),
            Native::SameType => self.same_type(value, other).map(Value::bool),
            Native::FieldCount => {
                value.object().map(|object| Value::Int(self.heap.get(object).slots().len() as i64))
            }
            Native::FieldAt => self.field_at(value, other),
            Native::RecordName => self.record_name(value),
            Native::PartName => self.record_part_name(value, other),
            Native::Clone | Native::KernelClone => value.object().map(|object| self.clone_object(object)),
            Native::TypeOf | Native::KernelTypeOf => match value {
                Value::Obj(object) => {
                    let ty = self.heap.get(object).ty;
                    Some(self.type_object(ty))
                }
                Value::Null => return Err(Trap::Raise(Raised::NullReference)),
                _ => None,
            },
            Native::DefaultOf => value.object().map(|object| self.default_of(object)),
            Native::EnumNumber
            | Native::EnumOf
            | Native::EnumCount
            | Native::EnumName
            | Native::EnumValues => {
                return self.enums(call.native, value, other);
            }
            Native::ArrayLength
            | Native::KernelArrayLength
            | Native::ArrayGetLength
            | Native::ArrayRank
            | Native::GetElement
            | Native::SetElement
            | Native::NewArrayLike => {
                return self.arrays(call.native, args);
            }
            _ => return self.texts(call, args),
        })
    }

    fn attached(&self, object: ObjId) -> Value {
        self.attachments.get(&object).copied().unwrap_or(Value::Null)
    }

    fn kept(&self, value: Value) -> Option<&KeptFrame> {
        match &self.heap.get(value.object()?).content {
            Content::Frame(frame) => Some(frame),
            _ => None,
        }
    }

    /// A frame that begins anew: another enumeration of the same sequence.
    fn fresh_frame(&mut self, value: Value) -> Option<Value> {
        let mut frame = self.kept(value)?.clone();
        (frame.pc, frame.regs) = (frame.first.0, frame.first.1.clone());
        frame.pending.clear();
        frame.progress = Progress::Fresh;
        let content = Content::Frame(Box::new(frame));
        Some(Value::Obj(self.allocate(RtId::OBJECT, Role::Object, content)))
    }

    /// An asynchronous iterator learns where it belongs.
    /// An asynchronous iterator learns who is told what becomes of it, and by which token it is cancelled: the one
    /// it was called with, if that of the enumeration cannot be.
    fn bind_iterator(&mut self, value: Value, owner: Value, token: Value) {
        let Value::Obj(kept) = value else { return };
        let token = token
            .object()
            .filter(|&token| matches!(self.heap.get(token).slots().first(), Some(Value::Obj(_))));
        let token = token.map(|token| self.clone_struct(token, Role::Struct));
        let Content::Frame(frame) = &mut self.heap.get_mut(kept).content else { return };
        if let Some(regs) = frame.code.stream {
            frame.regs[regs.frame.0 as usize] = value;
            frame.regs[regs.owner.0 as usize] = owner;
            if let (Some(reg), Some(token)) = (regs.token, token) {
                frame.regs[reg.0 as usize] = Value::Obj(token);
            }
        }
    }

    fn new_weak(&mut self, target: Value) -> Value {
        let content = Content::Weak(target.object());
        Value::Obj(self.heap.add(Object::new(RtId::OBJECT, Role::Object, Sharing::Untracked, content)))
    }

    fn weak_target(&self, handle: Value) -> Option<Value> {
        match self.heap.get(handle.object()?).content {
            Content::Weak(target) => Some(target.map_or(Value::Null, Value::Obj)),
            _ => None,
        }
    }

    fn nullable(&mut self, call: NativeCall, args: &[Value]) -> Outcome<Option<Value>> {
        let value = match arg(args, 0) {
            Value::Ref(location) => self.heap.read(location).unwrap_or(Value::Null),
            value => value,
        };
        let Some((has, inner)) = self.nullable_parts(value) else { return Ok(None) };
        match call.native {
            Native::HasValue => Ok(Some(Value::bool(has))),
            Native::NullableOrDefault if !has && args.len() > 1 => Ok(Some(arg(args, 1))),
            Native::NullableValue if !has => Err(Trap::Raise(Raised::InvalidOperation)),
            _ => Ok(Some(inner)),
        }
    }

    /// Equality of primitive values by value, of texts by text, of everything else by identity.
    pub(super) fn same_value(&self, lhs: Value, rhs: Value) -> Option<bool> {
        if lhs == rhs {
            return Some(true);
        }
        let (Value::Obj(left), Value::Obj(right)) = (lhs, rhs) else {
            // A boxed number and a plain one, as generic code compares them.
            let numbers = (self.number(lhs), self.number(rhs));
            return Some(match numbers {
                (Some(left), Some(right)) => same_number(left, right),
                _ => false,
            });
        };
        let (left, right) = (self.heap.get(left), self.heap.get(right));
        Some(match (&left.content, &right.content) {
            (Content::Text(left), Content::Text(right)) => left == right,
            (Content::Decimal(left), Content::Decimal(right)) => left == right,
            _ if left.ty != right.ty => false,
            _ if left.role == Role::Boxed || self.world.types.is_struct(left.ty) => {
                let parts = left.slots().iter().zip(right.slots());
                parts
                    .map(|(&left, &right)| self.same_value(left, right))
                    .try_fold(true, |all, same| Some(all && same?))?
            }
            _ => false,
        })
    }

    /// A hash code that is the same in every run.
    fn hash(&mut self, value: Value) -> Option<i64> {
        let mut hasher = rustc_hash::FxHasher::default();
        match value {
            Value::Null => return Some(0),
            Value::Int(value) => return Some(i64::from(value as i32 ^ (value >> 32) as i32)),
            Value::Double(value) => value.to_bits().hash(&mut hasher),
            Value::Obj(object) => match &self.heap.get(object).content {
                Content::Text(text) => text.hash(&mut hasher),
                Content::Decimal(value) => value.hash(&mut hasher),
                Content::Slots(slots) if self.heap.get(object).role == Role::Boxed => {
                    let inner = slots.first().copied()?;
                    return self.hash(inner);
                }
                Content::Slots(slots) if self.world.types.is_struct(self.heap.get(object).ty) => {
                    let parts = slots.clone();
                    for part in parts {
                        self.hash(part)?.hash(&mut hasher);
                    }
                }
                _ => return Some(self.identity(object)),
            },
            Value::Unknown(_) | Value::Ref(_) => return None,
        }
        Some(i64::from((hasher.finish() >> 33) as i32))
    }

    /// A number for an object, in the order in which they are asked for.
    fn identity(&mut self, object: ObjId) -> i64 {
        let next = self.identities.len() as i64 + 1;
        *self.identities.entry(object).or_insert(next)
    }

    fn same_type(&self, lhs: Value, rhs: Value) -> Option<bool> {
        let (lhs, rhs) = (lhs.object()?, rhs.object()?);
        Some(self.heap.get(lhs).ty == self.heap.get(rhs).ty)
    }

    pub(super) fn field_at(&mut self, value: Value, index: Value) -> Option<Value> {
        let (object, Value::Int(index)) = (value.object()?, index) else { return None };
        let slot = u32::try_from(index).ok()?;
        let part = self.heap.read(Location { object, slot })?;
        let ty = self.heap.get(object).ty;
        let declared = self.field_type(ty, slot);
        Some(self.boxed(part, declared))
    }

    fn field_type(&mut self, ty: RtId, slot: u32) -> RtId {
        let program = self.world.program();
        let Some(&field) = self.world.types.layout(ty).fields.get(slot as usize) else {
            return RtId::UNKNOWN;
        };
        let env = self.world.types.env_of(ty);
        self.world.types.resolve(program.fields()[field].ty, env)
    }

    fn clone_object(&mut self, object: ObjId) -> Value {
        let role = self.heap.get(object).role;
        match &self.heap.get(object).content {
            Content::Slots(_) => Value::Obj(self.clone_struct(object, role)),
            Content::Array { .. } => {
                let source = self.heap.get(object);
                let (ty, content) = (source.ty, source.content.clone());
                Value::Obj(self.allocate(ty, role, content))
            }
            _ => Value::Obj(object),
        }
    }

    fn default_of(&mut self, object: ObjId) -> Value {
        let ty = self.heap.get(object).ty;
        let init = self.world.types.init(ty);
        let sharing = self.own_sharing();
        let value = self.initial(init, sharing);
        self.boxed(value, ty)
    }

    fn arrays(&mut self, native: Native, args: &[Value]) -> Outcome<Option<Value>> {
        let array = match arg(args, 0) {
            Value::Obj(array) => array,
            Value::Null => return Err(Trap::Raise(Raised::NullReference)),
            _ => return Ok(None),
        };
        let Content::Array { elements, lengths } = &self.heap.get(array).content else { return Ok(None) };
        let index = match arg(args, 1) {
            Value::Int(index) => Some(index),
            _ => None,
        };
        match native {
            Native::ArrayLength => Ok(Some(Value::Int(elements.len() as i64))),
            Native::KernelArrayLength if index == Some(-1) => Ok(Some(Value::Int(elements.len() as i64))),
            Native::ArrayRank => Ok(Some(Value::Int(lengths.len() as i64))),
            Native::KernelArrayLength | Native::ArrayGetLength => match index {
                Some(index) => match usize::try_from(index).ok().and_then(|index| lengths.get(index)) {
                    Some(&length) => Ok(Some(Value::Int(i64::from(length)))),
                    None => Err(Trap::Raise(Raised::IndexOutOfRange)),
                },
                None => Ok(None),
            },
            _ => match index {
                Some(index) => self.elements(native, array, index, arg(args, 2)),
                None => Ok(None),
            },
        }
    }

    fn elements(&mut self, native: Native, array: ObjId, index: i64, value: Value) -> Outcome<Option<Value>> {
        let ty = self.heap.get(array).ty;
        let element = self.world.types.element(ty);
        if native == Native::NewArrayLike {
            let Ok(length) = u32::try_from(index) else { return Err(Trap::Raise(Raised::Overflow)) };
            let ty = self.world.types.intern(Rt::Array { element, rank: 1 });
            return self.array(ty, element, &[length]).map(Some);
        }
        if index < 0 || index as usize >= self.heap.get(array).slots().len() {
            return Err(Trap::Raise(Raised::IndexOutOfRange));
        }
        let location = Location { object: array, slot: index as u32 };
        if native == Native::SetElement {
            let value = self.casted(value, RtId::OBJECT, element)?;
            self.write(location, value, crate::shadow::Mode::Plain)?;
            return Ok(None);
        }
        let Some(value) = self.read(location, crate::shadow::Mode::Plain)? else { return Ok(None) };
        Ok(Some(self.boxed(value, element)))
    }
}

fn known(lhs: Value, rhs: Value) -> bool {
    !lhs.is_unknown() && !rhs.is_unknown()
}

fn same_number(lhs: crate::numbers::Number, rhs: crate::numbers::Number) -> bool {
    use crate::numbers::Number::{Decimal, Double, Int};
    match (lhs, rhs) {
        (Int(left), Int(right)) => left == right,
        (Double(left), Double(right)) => left.total_cmp(&right).is_eq(),
        (Decimal(left), Decimal(right)) => left == right,
        _ => false,
    }
}
