//! Variables in their slots. Loading one puts its register on the stack; nothing is copied until it is written to while
//! its old value is still there. A value that is stored right after it was made is made in the variable's register.

use super::{Lowering, Value, exception_of, is_wide};
use crate::lower::pool::Entry;
use classfile::Result;
use ir::{Method, Reg, TyId};

impl Lowering<'_, '_> {
    /// Puts receiver and parameters into their slots.
    pub(super) fn parameters(&mut self, method: &Method) -> Result<()> {
        let owner = self.cx.world.owner(method.owner);
        let this = method.has_receiver().then_some((self.cx.world.known.this, owner));
        let params = method.params.iter().map(|param| (param.name, param.ty));
        let mut slot = 0;
        for (name, ty) in this.into_iter().chain(params) {
            let reg = self.registers.version(slot, Some(name), ty);
            let Some(place) = self.slots.get_mut(usize::from(slot)) else {
                return Err(self.problem("a method has more parameters than variables"));
            };
            *place = Some(reg);
            if let Some(variable) = self.variable(slot, 0) {
                self.variable_registers[variable] = Some(reg);
            }
            slot = slot.saturating_add(1 + u16::from(is_wide(ty)));
        }
        Ok(())
    }

    /// Writes the top of the stack to a slot.
    pub(in crate::lower) fn store(&mut self, slot: u16) -> Result<()> {
        let value = self.pop()?;
        if usize::from(slot) >= self.slots.len() {
            return Err(self.problem("there is no such variable"));
        }
        if value == Value::Return {
            self.slots[usize::from(slot)] = None;
            return Ok(());
        }
        self.keep_old(slot);
        let dst = self.version(slot, self.ty(value));
        let ty = self.registers.ty(dst);
        if self.is_caught(value) {
            // The clause puts it into the variable right away.
            let exception = self.reg(value, ty);
            self.registers.unite(dst, exception);
        } else if !self.make_in(dst, value) {
            let value = match value {
                Value::Reg(_) => Value::Reg(self.reg(value, ty)),
                value => value,
            };
            self.assign(dst, value, ty);
        }
        self.written(slot, dst);
        Ok(())
    }

    /// Is it the exception of a handler whose first instruction this is?
    fn is_caught(&self, value: Value) -> bool {
        let exception = exception_of(&self.exceptions, self.node).map(Value::Reg);
        self.out.is_empty() && exception == Some(value) && !self.stack.contains(&value)
    }

    /// Lets the instruction that made `value`, if it was the last, make it in `dst` instead.
    fn make_in(&mut self, dst: Reg, value: Value) -> bool {
        let Value::Reg(made) = value else { return false };
        let is_temp = self.registers.slot(made).is_none();
        let Some(last) = self.out.last_mut().filter(|last| is_temp && last.op.def() == Some(made)) else {
            return false;
        };
        let is_number = |ty: TyId| ty == TyId::INT || ty == TyId::BOOL;
        let (from, to) = (self.registers.ty(made), self.registers.ty(dst));
        if from != to && is_number(from) && is_number(to) {
            return false;
        }
        last.op.set_def(dst);
        for value in self.stack.iter_mut().filter(|value| **value == Value::Reg(made)) {
            *value = Value::Reg(dst);
        }
        true
    }

    /// A slot has a new version: handlers around may see it.
    pub(in crate::lower) fn written(&mut self, slot: u16, reg: Reg) {
        self.slots[usize::from(slot)] = Some(reg);
        let start = usize::from(slot);
        for &handler in self.graph.handlers(&self.graph.nodes[self.node as usize]) {
            if self.liveness.has(handler, start)
                && let Some(there) = self.start_slots[handler as usize * self.slots.len() + start]
            {
                self.registers.unite(there, reg);
            }
        }
    }

    /// Copies what is on the stack and is about to be overwritten.
    pub(in crate::lower) fn keep_old(&mut self, slot: u16) {
        for index in 0..self.stack.len() {
            if let Value::Reg(reg) = self.stack[index]
                && self.registers.slot(reg) == Some(slot)
            {
                self.detach(index);
            }
        }
    }

    /// What is in a slot.
    pub(in crate::lower) fn load(&self, slot: u16) -> Result<Reg> {
        let found = self.slots.get(usize::from(slot)).copied().flatten();
        found.ok_or_else(|| self.problem("a variable is read before it is written"))
    }

    /// The register for what the current instruction writes to a slot: that of the variable, if debuggers know
    /// one that lives there from the next instruction on, or else a new version, for a value of type `ty`.
    pub(in crate::lower) fn version(&mut self, slot: u16, ty: TyId) -> Reg {
        let next = self.graph.instructions.get(self.index as usize + 1);
        let Some(index) = next.and_then(|&(at, _)| self.variable(slot, at)) else {
            return self.registers.version(slot, None, ty);
        };
        if let Some(reg) = self.variable_registers[index] {
            return reg;
        }
        let found = self.variables[index];
        let entry = |index: u16| self.cx.entries.get(index);
        let name = match entry(found.name) {
            Some(Entry::Variable { name, .. }) => *name,
            _ => None,
        };
        let ty = match entry(found.ty) {
            Some(Entry::Variable { ty: Some(declared), .. }) => *declared,
            _ => ty,
        };
        let reg = self.registers.version(slot, name, ty);
        self.variable_registers[index] = Some(reg);
        reg
    }

    /// The variable that lives in a slot at a byte of the code.
    fn variable(&self, slot: u16, at: u32) -> Option<usize> {
        let behind = self.variables.partition_point(|it| (it.slot, u32::from(it.start)) <= (slot, at));
        let found = behind.checked_sub(1)?;
        let variable = self.variables[found];
        (variable.slot == slot && variable.covers(at)).then_some(found)
    }
}
