//! Liveness: which registers are still read. What a handler reads is live before every instruction that can
//! throw into it.

use super::{Cfg, Edge, EdgeKind};
use crate::body::{At, Body};
use crate::ids::{BlockId, Id as _, IndexVec, Reg};
use fixedbitset::FixedBitSet;

/// Which registers are live where.
#[derive(Clone, Debug)]
pub struct Liveness {
    starts: IndexVec<BlockId, FixedBitSet>,
}

impl Liveness {
    /// Computes it for a whole body.
    pub fn new(body: &Body, cfg: &Cfg) -> Liveness {
        let empty = FixedBitSet::with_capacity(body.regs.len());
        let mut liveness = Liveness { starts: IndexVec::filled(empty, cfg.len()) };
        let mut changed = true;
        while changed {
            changed = false;
            for &block in cfg.reverse_postorder().iter().rev() {
                let live = liveness.walk_back(body, cfg, At { block, index: 0 });
                changed |= live != liveness.starts[block];
                liveness.starts[block] = live;
            }
        }
        liveness
    }

    /// The registers whose value before `at` is read at or after it.
    pub fn before(&self, body: &Body, cfg: &Cfg, at: At) -> Vec<Reg> {
        if body.blocks.get(at.block).is_none() {
            return Vec::new();
        }
        self.walk_back(body, cfg, at).ones().map(Reg::from_index).collect()
    }

    /// From the end of the block back to `at`.
    fn walk_back(&self, body: &Body, cfg: &Cfg, at: At) -> FixedBitSet {
        let mut live = self.after(cfg, at.block, |edge| edge.kind != EdgeKind::Throw, body);
        let in_handlers = self.after(cfg, at.block, |edge| edge.kind == EdgeKind::Throw, body);
        let block = &body.blocks[at.block];
        block.end.uses(&mut |reg| mark(&mut live, reg));
        for instr in block.instrs.iter().skip(at.index as usize).rev() {
            if let Some(reg) = instr.op.def() {
                unmark(&mut live, reg);
            }
            instr.op.uses(&mut |reg| mark(&mut live, reg));
            if instr.op.can_throw() {
                live.union_with(&in_handlers);
            }
        }
        live
    }

    fn after(&self, cfg: &Cfg, block: BlockId, counts: impl Fn(&Edge) -> bool, body: &Body) -> FixedBitSet {
        let mut live = FixedBitSet::with_capacity(body.regs.len());
        for edge in cfg.succs(block).iter().filter(|edge| counts(edge)) {
            let mut arriving = self.starts[edge.to].clone();
            if let Some(exception) = edge.exception {
                unmark(&mut arriving, exception);
            }
            live.union_with(&arriving);
        }
        live
    }
}

fn mark(set: &mut FixedBitSet, reg: Reg) {
    if reg.index() < set.len() {
        set.insert(reg.index());
    }
}

fn unmark(set: &mut FixedBitSet, reg: Reg) {
    if reg.index() < set.len() {
        set.remove(reg.index());
    }
}
