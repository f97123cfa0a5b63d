//! Arithmetic, comparisons, and moving values about on the stack.

use super::body::{Lowering, Value};
use super::instructions::{operator, prim, stack_prim};
use classfile::{Arithmetic, ArrayKind, Compare, Condition, Instruction, Kind, Result};
use ir::{BinaryOp, Op, Overflow, Prim, Reg, Terminator, TyId, UnaryOp};

impl<'a> Lowering<'_, 'a> {
    /// `dup`, `swap`, …: values that count twice are one value here, so each form is found by what is there.
    pub(super) fn shuffle(&mut self, instruction: Instruction<'a>) -> Result<()> {
        use Instruction as I;
        match instruction {
            I::Pop => self.discard()?,
            I::Pop2 => {
                if !self.top_is_wide()? {
                    self.discard()?;
                }
                self.discard()?;
            }
            I::Dup => self.dup(1, 0)?,
            I::DupX1 => self.dup(1, 1)?,
            I::DupX2 => {
                let below = self.words_below(1, 2)?;
                self.dup(1, below)?;
            }
            I::Dup2 => {
                let top = self.words_below(0, 2)?;
                self.dup(top, 0)?;
            }
            I::Dup2X1 => {
                let top = self.words_below(0, 2)?;
                self.dup(top, 1)?;
            }
            I::Dup2X2 => {
                let top = self.words_below(0, 2)?;
                let below = self.words_below(top, 2)?;
                self.dup(top, below)?;
            }
            _ => {
                let (one, other) = (self.pop()?, self.pop()?);
                self.push(one);
                self.push(other);
            }
        }
        Ok(())
    }

    /// Drops a value; the result of a call that nobody wanted is not kept.
    fn discard(&mut self) -> Result<()> {
        let value = self.pop()?;
        if self.stack.contains(&value) {
            return Ok(());
        }
        if let (Value::Reg(reg), Some(last)) = (value, self.out.last_mut())
            && let Op::Call { dst, .. } = &mut last.op
            && *dst == Some(reg)
        {
            *dst = None;
        }
        Ok(())
    }

    fn top_is_wide(&self) -> Result<bool> {
        let top = self.stack.last().ok_or_else(|| self.problem("the stack is empty"))?;
        Ok(self.is_wide(*top))
    }

    /// How many values below the top `skip` ones make up so many words.
    fn words_below(&self, skip: usize, words: usize) -> Result<usize> {
        let mut left = words;
        let mut values = 0;
        for &value in self.stack.iter().rev().skip(skip) {
            if left == 0 {
                break;
            }
            left = left.saturating_sub(if self.is_wide(value) { 2 } else { 1 });
            values += 1;
        }
        if left == 0 { Ok(values) } else { Err(self.problem("the stack is empty")) }
    }

    /// Copies the top `count` values below the `below` values under them.
    fn dup(&mut self, count: usize, below: usize) -> Result<()> {
        let len = self.stack.len();
        let Some(start) = len.checked_sub(count + below) else {
            return Err(self.problem("the stack is empty"));
        };
        self.stack.extend_from_within(len - count..);
        // The copies come first, then what was below, then the values themselves.
        self.stack[start..].rotate_right(count);
        Ok(())
    }

    pub(super) fn binary(&mut self, op: BinaryOp, kind: Prim, lhs: Reg, rhs: Reg) -> Reg {
        let ty = match op {
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                TyId::BOOL
            }
            BinaryOp::Compare | BinaryOp::CompareHigh => TyId::INT,
            _ => TyId::prim(kind),
        };
        let dst = self.registers.temp(ty);
        self.emit(Op::Binary { dst, op, kind, overflow: Overflow::Wrap, lhs, rhs });
        dst
    }

    pub(super) fn arithmetic(&mut self, kind: Kind, op: Arithmetic) -> Result<()> {
        let (rhs, lhs) = (self.pop()?, self.pop()?);
        let is_logical = matches!(op, Arithmetic::And | Arithmetic::Or | Arithmetic::Xor);
        let is_shift = matches!(op, Arithmetic::Shl | Arithmetic::Shr | Arithmetic::ShrZero);
        let kind = if is_logical && self.are_truths(lhs, rhs) { Prim::Bool } else { stack_prim(kind) };
        let ty = TyId::prim(kind);
        let lhs = self.reg(lhs, ty);
        let rhs = self.reg(rhs, if is_shift { TyId::INT } else { ty });
        let dst = self.binary(binary_op(op), kind, lhs, rhs);
        self.push(Value::Reg(dst));
        Ok(())
    }

    /// Is one a truth value, and the other one too, or a constant that can be one?
    fn are_truths(&self, lhs: Value, rhs: Value) -> bool {
        let is_truth = |value: Value| self.ty(value) == TyId::BOOL;
        let can_be = |value: Value| is_truth(value) || matches!(value, Value::Int(0 | 1));
        (is_truth(lhs) || is_truth(rhs)) && can_be(lhs) && can_be(rhs)
    }

    pub(super) fn negate(&mut self, kind: Kind) -> Result<()> {
        let kind = stack_prim(kind);
        let ty = TyId::prim(kind);
        let src = self.pop_as(ty)?;
        self.make(ty, |dst| Op::Unary { dst, op: UnaryOp::Neg, kind, overflow: Overflow::Wrap, src });
        Ok(())
    }

    pub(super) fn increment(&mut self, slot: u16, by: i16) -> Result<()> {
        let old = self.load(slot)?;
        self.keep_old(slot);
        let lhs = self.reg(Value::Reg(old), TyId::INT);
        let (op, by) = if by < 0 { (BinaryOp::Sub, -i32::from(by)) } else { (BinaryOp::Add, i32::from(by)) };
        let rhs = self.reg(Value::Int(by), TyId::INT);
        let dst = self.version(slot, TyId::INT);
        self.emit(Op::Binary { dst, op, kind: Prim::Int, overflow: Overflow::Wrap, lhs, rhs });
        self.written(slot, dst);
        Ok(())
    }

    pub(super) fn convert(&mut self, from: Kind, to: ArrayKind) -> Result<()> {
        let (from, to) = (stack_prim(from), prim(to));
        let src = self.pop_as(TyId::prim(from))?;
        self.make(TyId::prim(to), |dst| Op::Convert { dst, from, to, overflow: Overflow::Wrap, src });
        Ok(())
    }

    /// A three-way comparison: together with the jump behind it, it is an ordinary one.
    pub(super) fn compare(&mut self, compare: Compare) -> Result<()> {
        let (kind, op) = match compare {
            Compare::Long => (Prim::Long, BinaryOp::Compare),
            Compare::FloatLow => (Prim::Float, BinaryOp::Compare),
            Compare::FloatHigh => (Prim::Float, BinaryOp::CompareHigh),
            Compare::DoubleLow => (Prim::Double, BinaryOp::Compare),
            Compare::DoubleHigh => (Prim::Double, BinaryOp::CompareHigh),
        };
        let ty = TyId::prim(kind);
        let rhs = self.pop_as(ty)?;
        let lhs = self.pop_as(ty)?;
        let dst = self.binary(op, kind, lhs, rhs);
        self.push(Value::Reg(dst));
        Ok(())
    }

    /// `x != 0`
    pub(super) fn is_not_zero(&mut self, reg: Reg) -> Reg {
        let zero = self.reg(Value::Int(0), TyId::INT);
        self.binary(BinaryOp::Ne, Prim::Int, reg, zero)
    }

    pub(super) fn compare_ints(&mut self, condition: Condition, lhs: Value, rhs: Value) -> Reg {
        let is_equality = matches!(condition, Condition::Eq | Condition::Ne);
        let kind = if is_equality && self.are_truths(lhs, rhs) { Prim::Bool } else { Prim::Int };
        let ty = TyId::prim(kind);
        let (lhs, rhs) = (self.reg(lhs, ty), self.reg(rhs, ty));
        self.binary(operator(condition), kind, lhs, rhs)
    }

    /// Compares with zero and jumps.
    pub(super) fn if_zero(&mut self, condition: Condition, at: u32) -> Result<Terminator> {
        let value = self.pop()?;
        if let Value::Reg(reg) = value {
            if self.ty(value) == TyId::BOOL && condition == Condition::Ne {
                return self.branch(reg, at);
            }
            if self.ty(value) == TyId::BOOL && condition == Condition::Eq {
                let branch = self.branch(reg, at)?;
                return Ok(swapped(branch));
            }
            if let Some(end) = self.if_compared(reg, condition, at)? {
                return Ok(end);
            }
        }
        let cond = self.compare_ints(condition, value, Value::Int(0));
        self.branch(cond, at)
    }

    /// `lcmp; ifge`: one comparison. Numbers that are not comparable must still go the same way, so where the
    /// jump is for them, the opposite is tested and the ways are swapped.
    fn if_compared(&mut self, reg: Reg, condition: Condition, at: u32) -> Result<Option<Terminator>> {
        let Some(Op::Binary { dst, op: compare, kind, lhs, rhs, .. }) = self.out.last().map(|last| &last.op)
        else {
            return Ok(None);
        };
        let (compare, kind, lhs, rhs) = (*compare, *kind, *lhs, *rhs);
        let is_three_way = matches!(compare, BinaryOp::Compare | BinaryOp::CompareHigh);
        if !is_three_way || *dst != reg || self.stack.contains(&Value::Reg(reg)) {
            return Ok(None);
        }
        self.out.pop();
        let is_above = matches!(condition, Condition::Gt | Condition::Ge);
        let is_below = matches!(condition, Condition::Lt | Condition::Le);
        let is_exact = kind == Prim::Long;
        let takes_odd = if compare == BinaryOp::CompareHigh { is_above } else { is_below };
        if is_exact || !takes_odd {
            let cond = self.binary(operator(condition), kind, lhs, rhs);
            return self.branch(cond, at).map(Some);
        }
        let cond = self.binary(operator(opposite(condition)), kind, lhs, rhs);
        let branch = self.branch(cond, at)?;
        Ok(Some(swapped(branch)))
    }
}

fn swapped(branch: Terminator) -> Terminator {
    match branch {
        Terminator::Branch { cond, then, otherwise } => {
            Terminator::Branch { cond, then: otherwise, otherwise: then }
        }
        other => other,
    }
}

fn opposite(condition: Condition) -> Condition {
    match condition {
        Condition::Eq => Condition::Ne,
        Condition::Ne => Condition::Eq,
        Condition::Lt => Condition::Ge,
        Condition::Ge => Condition::Lt,
        Condition::Gt => Condition::Le,
        Condition::Le => Condition::Gt,
    }
}

fn binary_op(op: Arithmetic) -> BinaryOp {
    match op {
        Arithmetic::Add => BinaryOp::Add,
        Arithmetic::Sub => BinaryOp::Sub,
        Arithmetic::Mul => BinaryOp::Mul,
        Arithmetic::Div => BinaryOp::Div,
        Arithmetic::Rem => BinaryOp::Rem,
        Arithmetic::Shl => BinaryOp::Shl,
        Arithmetic::Shr => BinaryOp::Shr,
        Arithmetic::ShrZero => BinaryOp::ShrZero,
        Arithmetic::And => BinaryOp::And,
        Arithmetic::Or => BinaryOp::Or,
        Arithmetic::Xor => BinaryOp::Xor,
    }
}
