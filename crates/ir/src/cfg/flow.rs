//! Forward data flow (Kildall, POPL 1973): states are pushed along the edges until nothing changes.

use super::{Cfg, Edge, EdgeKind};
use crate::body::{At, Body};
use crate::ids::{BlockId, IndexVec};
use crate::op::Op;

/// What is computed. States must form a lattice of finite height, and steps must be monotone.
pub trait Analysis {
    /// What is known at a place.
    type State: Clone + PartialEq;

    /// What is known when the method is entered.
    fn entry(&self) -> Self::State;

    /// What is known after an instruction.
    fn step(&self, state: &mut Self::State, at: At, op: &Op);

    /// What is known after an edge.
    fn cross(&self, state: &mut Self::State, edge: &Edge);

    /// Where paths meet: takes up `other` into `state`.
    fn join(&self, state: &mut Self::State, other: &Self::State);
}

/// What is known at the start of each block; nothing of blocks that control never comes to.
#[derive(Clone, Debug)]
pub struct Solution<S> {
    starts: IndexVec<BlockId, Option<S>>,
}

/// Computes the least solution.
pub fn solve<A: Analysis>(body: &Body, cfg: &Cfg, analysis: &A) -> Solution<A::State> {
    let mut starts = IndexVec::filled(None, cfg.len());
    let mut is_dirty = IndexVec::filled(false, cfg.len());
    if let Some(&entry) = cfg.reverse_postorder().first() {
        starts[entry] = Some(analysis.entry());
        is_dirty[entry] = true;
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cfg.reverse_postorder() {
            if std::mem::replace(&mut is_dirty[block], false) {
                changed = true;
                push_block(body, cfg, analysis, block, &mut starts, &mut is_dirty);
            }
        }
    }
    Solution { starts }
}

fn push_block<A: Analysis>(
    body: &Body,
    cfg: &Cfg,
    analysis: &A,
    block: BlockId,
    starts: &mut IndexVec<BlockId, Option<A::State>>,
    is_dirty: &mut IndexVec<BlockId, bool>,
) {
    let Some(mut state) = starts[block].clone() else { return };
    let mut thrown: Option<A::State> = None;
    for (index, instr) in body.blocks[block].instrs.iter().enumerate() {
        if instr.op.can_throw() {
            match &mut thrown {
                Some(thrown) => analysis.join(thrown, &state),
                None => thrown = Some(state.clone()),
            }
        }
        analysis.step(&mut state, At { block, index: index as u32 }, &instr.op);
    }
    for edge in cfg.succs(block) {
        let source = if edge.kind == EdgeKind::Throw { thrown.as_ref() } else { Some(&state) };
        let Some(mut arriving) = source.cloned() else { continue };
        analysis.cross(&mut arriving, edge);
        let target = &mut starts[edge.to];
        let merged = match target {
            None => arriving,
            Some(known) => {
                let mut merged = known.clone();
                analysis.join(&mut merged, &arriving);
                merged
            }
        };
        if target.as_ref() != Some(&merged) {
            *target = Some(merged);
            is_dirty[edge.to] = true;
        }
    }
}

impl<S: Clone + PartialEq> Solution<S> {
    /// What is known at the start of a block.
    pub fn start(&self, block: BlockId) -> Option<&S> {
        self.starts.get(block)?.as_ref()
    }

    /// What is known before `at`.
    pub fn before<A: Analysis<State = S>>(&self, body: &Body, analysis: &A, at: At) -> Option<S> {
        let mut state = self.start(at.block)?.clone();
        let instrs = body.blocks.get(at.block)?.instrs.iter();
        for (index, instr) in instrs.enumerate().take(at.index as usize) {
            analysis.step(&mut state, At { block: at.block, index: index as u32 }, &instr.op);
        }
        Some(state)
    }
}
