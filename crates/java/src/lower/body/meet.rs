//! Where ways meet. What several ways bring on the stack (`a ? b : c`), each copies to registers that belong to the
//! place where they meet. What they bring in slots is united, see [`crate::lower::registers`].

use super::{Lowering, Value};
use crate::lower::registers::join;
use classfile::Result;
use ir::{Reg, TyId};
use std::cmp::Reverse;

impl Lowering<'_, '_> {
    /// Control goes on at a node with what is now in slots and on the stack.
    pub(in crate::lower) fn arrive(&mut self, node: u32) -> Result<()> {
        self.fuel = self.fuel.saturating_sub(self.stack.len());
        self.pay(self.out.len())?;
        self.arrive_stack(node)?;
        self.arrive_slots(node)
    }

    fn arrive_stack(&mut self, node: u32) -> Result<()> {
        if self.stack.is_empty() && self.starts[node as usize].stack.is_empty() {
            return Ok(());
        }
        let target = &self.graph.nodes[node as usize];
        let is_handler = !self.starts[node as usize].is_known && !self.starts[node as usize].stack.is_empty();
        if !self.starts[node as usize].is_known && !is_handler {
            if target.ways_in <= 1 {
                self.starts[node as usize].stack = self.stack.clone();
                return Ok(());
            }
            let stack = std::mem::take(&mut self.stack);
            let merged = stack.iter().map(|&value| self.merged(value)).collect();
            self.stack = stack;
            self.starts[node as usize].stack = merged;
        }
        if self.starts[node as usize].stack.len() != self.stack.len() {
            return Err(self.problem("the stack has different heights where ways meet"));
        }
        self.copy_stack(node);
        Ok(())
    }

    /// What stands for a value where several ways meet.
    fn merged(&mut self, value: Value) -> Value {
        match value {
            Value::Return => Value::Return,
            // Most likely a truth value; if another way brings something else, it is a number after all.
            Value::Int(0 | 1) => Value::Reg(self.registers.temp(TyId::BOOL)),
            value => Value::Reg(self.registers.temp(self.ty(value))),
        }
    }

    /// Copies the stack to the registers of the place where ways meet: by way of fresh ones, if some of them
    /// are on the stack themselves.
    fn copy_stack(&mut self, node: u32) {
        let targets = std::mem::take(&mut self.starts[node as usize].stack);
        let is_tangled = self.stack.iter().enumerate().any(|(index, value)| {
            matches!(value, Value::Reg(_)) && targets.get(index) != Some(value) && targets.contains(value)
        });
        if is_tangled {
            for index in 0..self.stack.len() {
                self.detach(index);
            }
        }
        for (index, &target) in targets.iter().enumerate() {
            let value = self.stack[index];
            if let Value::Reg(dst) = target
                && value != target
            {
                self.merge(dst, value);
            }
        }
        self.starts[node as usize].stack = targets;
    }

    fn merge(&mut self, dst: Reg, value: Value) {
        let old = self.registers.ty(dst);
        let ty = if matches!(value, Value::Int(0 | 1)) && old == TyId::BOOL {
            old
        } else {
            join(old, self.ty(value))
        };
        self.has_doubtful_truths |= ty != old && old == TyId::BOOL;
        self.registers.set_ty(dst, ty);
        self.assign(dst, value, ty);
    }

    pub(super) fn arrive_slots(&mut self, node: u32) -> Result<()> {
        let start = node as usize * self.slots.len();
        let is_first = !std::mem::replace(&mut self.starts[node as usize].is_known, true);
        if is_first {
            self.work.push(Reverse(node));
        }
        for slot in self.liveness.slots(node) {
            let Some(here) = self.slots[slot] else {
                return Err(self.problem("a variable is read that is not written on every path"));
            };
            match &mut self.start_slots[start + slot] {
                Some(there) => self.registers.unite(*there, here),
                there @ None => *there = Some(here),
            }
        }
        Ok(())
    }
}
