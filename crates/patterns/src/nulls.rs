//! What rules ask about null: which values may be it, and where a check has made sure that they are not.

use crate::Code;
use ir::cfg::Def;
use ir::{At, BinaryOp, BlockId, Const, Op, Prim, Reg, Span, Terminator, TyId};

/// A comparison of a value with null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NullCheck {
    /// The value.
    pub value: Reg,
    /// `==` or `!=`.
    pub op: BinaryOp,
    /// Where the null is written; the operator's own place if no person wrote it (`?.`, `??`).
    pub null: Span,
}

impl Code<'_> {
    /// The comparison with null that an instruction is.
    pub fn null_check(&self, at: At) -> Option<NullCheck> {
        let Op::Binary { op: op @ (BinaryOp::Eq | BinaryOp::Ne), kind: Prim::Object, lhs, rhs, .. } =
            self.body.instr(at)?.op
        else {
            return None;
        };
        let null = |reg: Reg| {
            let [origin] = self.origins(at, reg)[..] else { return None };
            let instr = self.body.instr(origin)?;
            matches!(instr.op, Op::Const { value: Const::Null, .. }).then_some(instr.span)
        };
        let (value, null) = match (null(lhs), null(rhs)) {
            (None, Some(span)) => (lhs, span),
            (Some(span), None) => (rhs, span),
            _ => return None,
        };
        Some(NullCheck { value, op, null })
    }

    /// Has a branch made sure that the value is not null before `at`?
    pub fn is_checked_for_null(&self, at: At, reg: Reg) -> bool {
        let path = self.path(at, reg);
        self.body.blocks.entries().any(|(block, content)| {
            let Terminator::Branch { cond, then, otherwise } = content.end else { return false };
            let end = At { block, index: content.instrs.len() as u32 };
            let [origin] = self.origins(end, cond)[..] else { return false };
            let Some(check) = self.null_check(origin) else { return false };
            let not_null = if check.op == BinaryOp::Ne { then } else { otherwise };
            self.is_behind(block, not_null, at.block) && self.path(origin, check.value) == path
        })
    }

    /// Does control only come to `to` through the edge from `from` to `next`?
    fn is_behind(&self, from: BlockId, next: BlockId, to: BlockId) -> bool {
        let enters_once = self.cfg().preds(next).iter().all(|edge| edge.from == from);
        enters_once && self.dominators().dominates(next, to)
    }

    /// The instructions that make the value null on the way to `at`, where no check stops it.
    pub fn nulls(&self, at: At, reg: Reg) -> Vec<At> {
        let (mut found, mut seen, mut open) = (Vec::new(), Vec::new(), vec![(at, reg)]);
        while let Some((at, reg)) = open.pop() {
            if self.is_checked_for_null(at, reg) {
                continue;
            }
            for def in self.reaching().of(self.body, at, reg) {
                let Def::Instr(place) = def else { continue };
                if seen.contains(&place) {
                    continue;
                }
                seen.push(place);
                match self.body.instr(place).map(|instr| &instr.op) {
                    Some(Op::Copy { src, .. } | Op::Cast { src, .. }) => open.push((place, *src)),
                    Some(Op::Const { value: Const::Null, .. }) => found.push(place),
                    Some(Op::Const { value: Const::Default(ty), .. }) if self.is_null_by_default(*ty) => {
                        found.push(place);
                    }
                    _ => {}
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// A task, or what `?.` makes of a struct that can be awaited.
    fn is_null_by_default(&self, ty: TyId) -> bool {
        self.world.is_task_object(ty) || self.world.full_name(ty) == "System.Nullable"
    }
}
