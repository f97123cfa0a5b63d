//! Which branches decide whether control comes to a place. By control flow, so that an `if`, a guard clause with
//! `return`, a `?:` and a loop condition are all the same.

use super::Code;
use ir::{At, BlockId, Reg, Terminator};

/// A branch that went one way if control came to some place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Where the branch is: behind the instructions of its block.
    pub at: At,
    /// What it looked at.
    pub cond: Reg,
    /// Which value the condition had.
    pub went: bool,
}

impl Code<'_> {
    /// The branches that must have gone a certain way before control comes to a block, innermost first.
    pub fn decisions(&self, block: BlockId) -> Vec<Decision> {
        let dominators = self.dominators();
        let above = std::iter::successors(dominators.immediate(block), |&above| dominators.immediate(above));
        above.filter_map(|branch| self.decision(branch, block)).collect()
    }

    fn decision(&self, branch: BlockId, block: BlockId) -> Option<Decision> {
        let content = self.body.blocks.get(branch)?;
        let Terminator::Branch { cond, then, otherwise } = content.end else { return None };
        let at = At { block: branch, index: content.instrs.len() as u32 };
        let only_through = |way: BlockId| {
            let dominators = self.dominators();
            let is_other_entry = |from: BlockId| from != branch && !dominators.dominates(way, from);
            way != branch
                && dominators.dominates(way, block)
                && !self.cfg().preds(way).iter().any(|edge| is_other_entry(edge.from))
        };
        match (only_through(then), only_through(otherwise)) {
            (true, false) => Some(Decision { at, cond, went: true }),
            (false, true) => Some(Decision { at, cond, went: false }),
            _ => None,
        }
    }
}
