//! One instruction.

use super::{Machine, Outcome, Raised, Trap};
use crate::code::{Instr, Regs};
use crate::heap::{Content, Object, Role, Sharing};
use crate::numbers;
use crate::schedule::Operation;
use crate::types::{Rt, RtId};
use crate::value::Value;
use ir::{Overflow, Prim, Reg};
use std::rc::Rc;

/// Arrays that are larger than this cannot be made: the heap of a run is smaller.
const MAX_ARRAY: u64 = 1 << 20;

impl Machine<'_, '_> {
    /// Carries out the next instruction of the current thread.
    pub(super) fn step(&mut self) -> Outcome {
        self.steps += 1;
        let thread = &mut self.threads[self.current.index()];
        let frame = thread.frames.last_mut().expect("a thread that runs is in a method");
        let instr = frame.code.instrs[frame.pc as usize];
        frame.pc += 1;
        match instr {
            Instr::Const { dst, value } => thread.set(dst, value),
            Instr::Copy { dst, src } => thread.set(dst, thread.get(src)),
            Instr::Goto(target) => frame.pc = target,
            Instr::Branch { cond, then, otherwise } => {
                let taken = match thread.get(cond) {
                    Value::Int(value) => value != 0,
                    _ => self.flip(),
                };
                self.thread_mut().frame_mut().pc = if taken { then } else { otherwise };
            }
            Instr::Binary { dst, op, kind, overflow, lhs, rhs } => match (thread.get(lhs), thread.get(rhs)) {
                (Value::Int(lhs), Value::Int(rhs))
                    if !matches!(kind, Prim::Float | Prim::Double | Prim::Decimal) =>
                {
                    let result = numbers::int_binary(op, kind, overflow, lhs, rhs)?;
                    thread.set(dst, Value::Int(result));
                }
                (lhs, rhs) => return self.binary(dst, op, kind, lhs, rhs),
            },
            Instr::Load { dst, place, volatile } => return self.load(dst, place, volatile),
            Instr::Store { place, src, volatile } => return self.store(place, src, volatile),
            Instr::Call { dst, callee, args } => {
                self.gather(args);
                return self.call_gathered(dst, callee);
            }
            Instr::Return(value) => return self.returns(value),
            other => return self.step_slow(other),
        }
        Ok(())
    }

    fn step_slow(&mut self, instr: Instr) -> Outcome {
        match instr {
            Instr::Unary { dst, op, kind, overflow, src } => self.unary(dst, op, kind, overflow, src),
            Instr::Convert { dst, from, to, overflow, src } => self.convert(dst, (from, to), overflow, src),
            Instr::ToText { dst, src } => self.text_of(dst, src),
            Instr::Concat { dst, lhs, rhs } => self.concat(dst, lhs, rhs),
            Instr::Box { dst, ty, src } => self.box_value(dst, ty, src),
            Instr::Cast { dst, ty, src } => self.cast(dst, ty, src),
            Instr::As { dst, ty, src } => self.as_type(dst, ty, src),
            Instr::Is { dst, ty, src } => {
                self.is_type(dst, ty, src);
                Ok(())
            }
            Instr::AddrOf { dst, place } => self.address(dst, place),
            Instr::CallVirtual { dst, site, args } => self.call_virtual(dst, site, args),
            Instr::CallNamed { dst, site, args } => self.call_named(dst, site, args),
            Instr::Invoke { dst, delegate, args } => self.invoke(dst, delegate, args),
            Instr::InvokeNext => self.invoke_next(),
            Instr::Initialize { statics } => self.initialize(statics),
            Instr::Enter { object } => self.enter_instr(object),
            Instr::Exit { object } => self.exit_instr(object),
            Instr::SkipIfDone { .. }
            | Instr::Keep { .. }
            | Instr::KeepAgain { .. }
            | Instr::Finish { .. }
            | Instr::Yield { .. } => self.suspend(instr),
            Instr::Switch { value, table } => {
                self.switch(value, table);
                Ok(())
            }
            Instr::Throw(exception) => Err(match self.thread().get(exception) {
                Value::Null => Trap::Raise(Raised::NullReference),
                exception => Trap::Throw(exception),
            }),
            Instr::Leave(target) => {
                self.leave(target);
                Ok(())
            }
            Instr::EndFinally(region) => self.end_finally(region),
            Instr::EndFilter { cond } => self.end_filter(cond),
            Instr::Unreachable => Err(Trap::Throw(Value::Unknown(RtId::UNKNOWN))),
            making => self.make(making),
        }
    }

    /// Values and objects that come out of nothing.
    fn make(&mut self, instr: Instr) -> Outcome {
        let (dst, value) = match instr {
            Instr::Text { dst, literal } => (dst, self.literal(literal)),
            Instr::Decimal { dst, literal } => (dst, self.decimal(self.world.decimal(literal))),
            Instr::TypeObject { dst, ty } => (dst, self.type_object(ty)),
            Instr::Default { dst, ty } => {
                let init = self.world.types.init(ty);
                let sharing = self.own_sharing();
                (dst, self.initial(init, sharing))
            }
            Instr::New { dst, ty } => (dst, self.new_instance(ty)),
            Instr::NewArray { dst, element, lengths } => (dst, self.new_array(element, lengths)?),
            Instr::NewCell { dst, ty, name } => {
                let sharing = self.own_sharing();
                let init = self.world.types.init(ty);
                let value = self.initial(init, sharing);
                let content = Content::Slots(Box::new([value]));
                (dst, Value::Obj(self.heap.add(Object::new(ty, Role::Cell(name), sharing, content))))
            }
            Instr::Delegate { dst, site } => (dst, self.delegate(site)?),
            Instr::Length { dst, array } => (dst, self.length(dst, array)?),
            Instr::Unknown { dst: Some(dst) } => (dst, self.unknown(dst)),
            _ => return Ok(()),
        };
        self.thread_mut().set(dst, value);
        self.check_heap()
    }

    /// One way or the other, where nothing is known.
    pub(super) fn flip(&mut self) -> bool {
        self.guessed = true;
        self.thread_mut().random.below(2) == 1
    }

    fn switch(&mut self, value: Reg, table: u32) {
        let code = Rc::clone(&self.thread().frame().code);
        let table = &code.switches[table as usize];
        let case = if let Value::Int(value) = self.thread().get(value) {
            table.cases.iter().find(|(case, _)| *case == value)
        } else {
            self.guessed = true;
            let choice = self.thread_mut().random.below(table.cases.len() as u64 + 1);
            table.cases.get(choice as usize)
        };
        let target = case.map(|&(_, target)| target);
        self.thread_mut().frame_mut().pc = target.unwrap_or(table.default);
    }

    pub(super) fn new_instance(&mut self, ty: RtId) -> Value {
        if self.world.types.is_opaque_struct(ty) || *self.world.types.get(ty) == Rt::Unknown {
            return Value::Unknown(ty);
        }
        // Objects of the program's own types are looked at, also where a library calls the constructor.
        let is_library = self.world.types.is_library(ty);
        let sharing = if is_library { Sharing::Untracked } else { Sharing::Tracked };
        let role = if self.world.types.is_struct(ty) { Role::Struct } else { Role::Object };
        let object = self.new_object(ty, role, sharing);
        self.note_finalizable(object, ty);
        Value::Obj(object)
    }

    fn new_array(&mut self, element: RtId, lengths: Regs) -> Outcome<Value> {
        let regs = self.thread().frame().code.regs(lengths);
        let given: Vec<Value> = regs.iter().map(|&reg| self.thread().get(reg)).collect();
        let ty = self.world.types.intern(Rt::Array { element, rank: given.len() as u8 });
        let mut lengths = Vec::with_capacity(given.len());
        for length in given {
            match length {
                Value::Int(length) if length < 0 => return Err(Trap::Raise(Raised::Overflow)),
                Value::Int(length) => lengths.push(length as u32),
                _ => return Ok(Value::Unknown(ty)),
            }
        }
        self.array(ty, element, &lengths)
    }

    /// An array of zeros.
    pub(super) fn array(&mut self, ty: RtId, element: RtId, lengths: &[u32]) -> Outcome<Value> {
        let total = lengths.iter().fold(1_u64, |total, &length| total.saturating_mul(u64::from(length)));
        if total > MAX_ARRAY {
            return Err(Trap::Over(super::End::Heap));
        }
        let (init, sharing) = (self.world.types.init(element), self.own_sharing());
        let elements = (0..total).map(|_| self.initial(init, sharing)).collect();
        let content = Content::Array { elements, lengths: lengths.into() };
        Ok(Value::Obj(self.allocate(ty, Role::Object, content)))
    }

    fn length(&mut self, dst: Reg, array: Reg) -> Outcome<Value> {
        match self.thread().get(array) {
            Value::Null => Err(Trap::Raise(Raised::NullReference)),
            Value::Obj(object) => match &self.heap.get(object).content {
                Content::Array { elements, .. } => Ok(Value::Int(elements.len() as i64)),
                Content::Text(text) => Ok(Value::Int(text.len() as i64)),
                _ => Ok(self.unknown(dst)),
            },
            _ => Ok(self.unknown(dst)),
        }
    }

    /// `lock`: by the model of `Monitor` where there is one.
    fn enter_instr(&mut self, object: Reg) -> Outcome {
        let Some(lock) = self.lock_object(object)? else {
            self.own_unknown();
            return Ok(());
        };
        if !self.thread().frame().code.model {
            self.visible(Operation::lock(lock))?;
        }
        match self.world.monitor().0 {
            Some(model) => self.call(None, model, &[Value::Obj(lock)], crate::thread::Reason::Call),
            None => self.enter(lock),
        }
    }

    fn exit_instr(&mut self, object: Reg) -> Outcome {
        let Some(lock) = self.lock_object(object)? else {
            self.disown_unknown();
            return Ok(());
        };
        if !self.thread().frame().code.model {
            self.visible(Operation::lock(lock))?;
        }
        match self.world.monitor().1 {
            Some(model) => self.call(None, model, &[Value::Obj(lock)], crate::thread::Reason::Call),
            None => self.exit(lock),
        }
    }

    /// What is locked; nothing if that is not known.
    fn lock_object(&self, object: Reg) -> Outcome<Option<crate::value::ObjId>> {
        match self.thread().get(object) {
            Value::Obj(object) => Ok(Some(object)),
            Value::Null => Err(Trap::Raise(Raised::NullReference)),
            _ => Ok(None),
        }
    }

    fn convert(&mut self, dst: Reg, kinds: (Prim, Prim), overflow: Overflow, src: Reg) -> Outcome {
        let value = self.thread().get(src);
        let result = match self.number(value) {
            Some(number) => {
                let number = numbers::convert(kinds.0, kinds.1, overflow, number)?;
                self.value_of(number)
            }
            None => self.unknown(dst),
        };
        self.thread_mut().set(dst, result);
        Ok(())
    }
}

impl From<numbers::Fault> for Trap {
    fn from(fault: numbers::Fault) -> Trap {
        Trap::Raise(match fault {
            numbers::Fault::Overflow => Raised::Overflow,
            numbers::Fault::ZeroDivision => Raised::DivideByZero,
        })
    }
}
