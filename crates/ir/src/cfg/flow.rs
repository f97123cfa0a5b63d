//! Forward data flow (Kildall, POPL 1973): states are pushed along the edges until nothing changes.

use super::{Cfg, Context, Edge, EdgeKind};
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

/// Finally handlers seldom have more than three ways in. In a block with this many contexts, further ones are
/// one.
const MAX_CONTEXTS: usize = 64;

/// Computes the least solution, with the reasons why finally handlers run kept apart.
pub fn solve<A: Analysis>(body: &Body, cfg: &Cfg, analysis: &A) -> Solution<A::State> {
    let mut solver = Solver {
        body,
        cfg,
        analysis,
        starts: IndexVec::filled(Vec::new(), cfg.len()),
        is_dirty: IndexVec::filled(false, cfg.len()),
    };
    if let Some(&entry) = cfg.reverse_postorder().first() {
        solver.arrive(entry, Context::default(), analysis.entry());
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cfg.reverse_postorder() {
            if std::mem::replace(&mut solver.is_dirty[block], false) {
                changed = true;
                for (context, state) in solver.starts[block].clone() {
                    solver.push_block(block, &context, state);
                }
            }
        }
    }
    let join = |states: &Vec<(Context, A::State)>| {
        let joined = |mut one: A::State, other: A::State| {
            analysis.join(&mut one, &other);
            one
        };
        states.iter().map(|(_, state)| state.clone()).reduce(joined)
    };
    Solution { starts: solver.starts.iter().map(join).collect() }
}

struct Solver<'a, A: Analysis> {
    body: &'a Body,
    cfg: &'a Cfg,
    analysis: &'a A,
    starts: IndexVec<BlockId, Vec<(Context, A::State)>>,
    is_dirty: IndexVec<BlockId, bool>,
}

impl<A: Analysis> Solver<'_, A> {
    fn push_block(&mut self, block: BlockId, context: &Context, mut state: A::State) {
        let mut thrown: Option<A::State> = None;
        for (index, instr) in self.body.blocks[block].instrs.iter().enumerate() {
            if instr.op.can_throw() {
                match &mut thrown {
                    Some(thrown) => self.analysis.join(thrown, &state),
                    None => thrown = Some(state.clone()),
                }
            }
            self.analysis.step(&mut state, At { block, index: index as u32 }, &instr.op);
        }
        for edge in self.cfg.succs(block) {
            let source = if edge.kind == EdgeKind::Throw { thrown.as_ref() } else { Some(&state) };
            let (Some(mut arriving), Some(context)) = (source.cloned(), context.across(self.body, edge))
            else {
                continue;
            };
            self.analysis.cross(&mut arriving, edge);
            self.arrive(edge.to, context, arriving);
        }
    }

    fn arrive(&mut self, block: BlockId, context: Context, arriving: A::State) {
        let states = &mut self.starts[block];
        let is_full = states.len() >= MAX_CONTEXTS;
        let known = states.iter().position(|(known, _)| *known == context);
        let known =
            known.or_else(|| states.iter().position(|(known, _)| is_full && *known == Context::default()));
        let Some(known) = known else {
            states.push((if is_full { Context::default() } else { context }, arriving));
            self.is_dirty[block] = true;
            return;
        };
        let mut merged = states[known].1.clone();
        self.analysis.join(&mut merged, &arriving);
        if merged != states[known].1 {
            states[known].1 = merged;
            self.is_dirty[block] = true;
        }
    }
}

impl<S: Clone + PartialEq> Solution<S> {
    /// What is known at the start of a block.
    pub fn start(&self, block: BlockId) -> Option<&S> {
        self.starts.get(block)?.as_ref()
    }

    /// What is known before `at`. Steps are applied to what all contexts have in common, so they must
    /// distribute over [`Analysis::join`] for this to be the best answer.
    pub fn before<A: Analysis<State = S>>(&self, body: &Body, analysis: &A, at: At) -> Option<S> {
        let mut state = self.start(at.block)?.clone();
        let instrs = body.blocks.get(at.block)?.instrs.iter();
        for (index, instr) in instrs.enumerate().take(at.index as usize) {
            analysis.step(&mut state, At { block: at.block, index: index as u32 }, &instr.op);
        }
        Some(state)
    }
}
