//! What follows from the graph of a body: which block comes before which, loops, locks held, where values
//! come from. Computed when asked for; nothing of it is stored in the program.
//!
//! # Edges
//!
//! A block is not cut at instructions that can throw: most can. Instead an edge says where it starts.
//! [`EdgeKind::Normal`] and [`EdgeKind::Unwind`] start behind the terminator; [`EdgeKind::Throw`] starts
//! *before* any of the block's instructions that can throw, as an instruction that throws has done nothing.
//!
//! `leave` goes to the innermost finally handler on its way, and the end of a finally handler goes wherever
//! any `leave` that passes through it would go next, or on with an exception. A path that enters a handler
//! for one reason does not end it for another: edges say which [`Completion`] they begin and end, and forward
//! data flow keeps them apart ([`Context`]). Dominators, loops and liveness look at the plain graph, which
//! has more paths than there are.
//!
//! A filter runs before the finally handlers further in. Here it comes after them, in the order of the
//! unwinding.

mod context;
mod dominators;
mod flow;
mod liveness;
mod locks;
mod loops;
mod paths;
mod reaching;

#[cfg(test)]
mod tests;

pub use context::{Completion, Context, Then};
pub use dominators::Dominators;
pub use flow::{Analysis, Solution, solve};
pub use liveness::Liveness;
pub use locks::{Certainty, Held, LockRegions, LockStep, monitors};
pub use loops::{Loop, LoopId, Loops};
pub use paths::{AccessPath, Paths, Root, Step};
pub use reaching::{Def, ReachingDefs};

use crate::body::{Body, Handlers, Terminator, Try};
use crate::ids::{BlockId, Id as _, IndexVec, Reg, TryId};
use rustc_hash::{FxHashMap, FxHashSet};

/// Why control takes an edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EdgeKind {
    /// The terminator says so.
    Normal,
    /// The terminator raises an exception, or goes on with one.
    Unwind,
    /// An instruction of the block throws.
    Throw,
}

/// Where control can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The block that it comes from.
    pub from: BlockId,
    /// The block that it goes to.
    pub to: BlockId,
    /// Why.
    pub kind: EdgeKind,
    /// The catch clause that is tried, whose exception register is written on the way.
    pub clause: Option<(TryId, u32)>,
    /// The register of that exception.
    pub exception: Option<Reg>,
    /// The finally or fault handler that is done.
    pub ends: Option<Completion>,
    /// The finally or fault handler that is entered.
    pub begins: Option<Completion>,
}

/// How control leaves the method from a block.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Exits {
    /// It returns.
    pub normal: bool,
    /// An exception gets out.
    pub exceptional: bool,
}

/// Which edges count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edges {
    /// All.
    All,
    /// Only those that are taken when nothing is thrown.
    Normal,
}

/// The graph of a body.
#[derive(Clone, Debug)]
pub struct Cfg {
    succs: IndexVec<BlockId, Vec<Edge>>,
    preds: IndexVec<BlockId, Vec<Edge>>,
    exits: IndexVec<BlockId, Exits>,
    order: Vec<BlockId>,
    /// The place of a block in `order`.
    rank: IndexVec<BlockId, Option<u32>>,
}

impl Cfg {
    /// The graph of `body`. Blocks that are named but do not exist have no edges to them.
    pub fn new(body: &Body) -> Cfg {
        let mut builder = EdgeBuilder {
            body,
            passing: passing_leaves(body),
            succs: IndexVec::filled(Vec::new(), body.blocks.len()),
            exits: IndexVec::filled(Exits::default(), body.blocks.len()),
        };
        for block in body.blocks.ids() {
            builder.block(block);
        }
        let EdgeBuilder { succs, exits, .. } = builder;
        let mut preds: IndexVec<BlockId, Vec<Edge>> = IndexVec::filled(Vec::new(), body.blocks.len());
        for edge in succs.iter().flatten() {
            preds[edge.to].push(*edge);
        }
        let order = reverse_postorder(&succs);
        let mut rank = IndexVec::filled(None, body.blocks.len());
        for (index, &block) in order.iter().enumerate() {
            rank[block] = Some(index as u32);
        }
        Cfg { succs, preds, exits, order, rank }
    }

    /// Number of blocks.
    pub fn len(&self) -> usize {
        self.succs.len()
    }

    /// Has the body no blocks?
    pub fn is_empty(&self) -> bool {
        self.succs.is_empty()
    }

    /// The edges out of a block.
    pub fn succs(&self, block: BlockId) -> &[Edge] {
        self.succs.get(block).map_or(&[], Vec::as_slice)
    }

    /// The edges into a block.
    pub fn preds(&self, block: BlockId) -> &[Edge] {
        self.preds.get(block).map_or(&[], Vec::as_slice)
    }

    /// How control leaves the method from `block`.
    pub fn exits(&self, block: BlockId) -> Exits {
        self.exits.get(block).copied().unwrap_or_default()
    }

    /// The reachable blocks, each before its successors except along loops.
    pub fn reverse_postorder(&self) -> &[BlockId] {
        &self.order
    }

    /// The place of a block in [`Cfg::reverse_postorder`]; `None` if control never comes there.
    pub fn rank(&self, block: BlockId) -> Option<u32> {
        self.rank.get(block).copied().flatten()
    }
}

/// For each finally handler, the targets of the `leave`s that pass through it.
fn passing_leaves(body: &Body) -> FxHashMap<TryId, Vec<BlockId>> {
    let mut passing: FxHashMap<TryId, Vec<BlockId>> = FxHashMap::default();
    for block in &body.blocks {
        let Terminator::Leave(target) = block.end else { continue };
        for (region, _) in finally_handlers(body, block.region, target) {
            let targets = passing.entry(region).or_default();
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
    }
    passing
}

/// The finally handlers that `leave target` runs from `region`, in order.
fn finally_handlers(body: &Body, region: Option<TryId>, target: BlockId) -> Vec<(TryId, BlockId)> {
    let stays = |id: TryId| {
        let target_region = body.blocks.get(target).and_then(|block| block.region);
        body.enclosing(target_region).any(|(other, _)| other == id)
    };
    let left = body.enclosing(region).take_while(|&(id, _)| !stays(id));
    left.filter_map(|(id, region)| match region.handlers {
        Handlers::Finally(handler) => Some((id, handler)),
        Handlers::Catch(_) | Handlers::Fault(_) => None,
    })
    .collect()
}

struct EdgeBuilder<'b> {
    body: &'b Body,
    passing: FxHashMap<TryId, Vec<BlockId>>,
    succs: IndexVec<BlockId, Vec<Edge>>,
    exits: IndexVec<BlockId, Exits>,
}

impl EdgeBuilder<'_> {
    fn block(&mut self, id: BlockId) {
        let body = self.body;
        let block = &body.blocks[id];
        match &block.end {
            end @ (Terminator::Goto(_) | Terminator::Branch { .. }) => {
                end.targets(&mut |target| self.push(Edge::new(id, target, EdgeKind::Normal)));
            }
            Terminator::Switch { cases, default, .. } => self.switch(id, cases, *default),
            Terminator::Leave(target) => self.leave(id, block.region, *target, None),
            Terminator::Return(_) => self.exits[id].normal = true,
            Terminator::Throw(_) | Terminator::Rethrow(_) => {
                self.unwind(&Edge::new(id, id, EdgeKind::Unwind), block.region);
            }
            Terminator::EndFinally(region) => self.end_finally(id, *region),
            Terminator::EndFilter { of, clause, .. } => self.end_filter(id, *of, *clause),
            Terminator::Unreachable => {}
        }
        if block.instrs.iter().any(|instr| instr.op.can_throw()) {
            self.unwind(&Edge::new(id, id, EdgeKind::Throw), block.region);
        }
    }

    /// Switches over whole enums have thousands of targets.
    fn switch(&mut self, from: BlockId, cases: &[(i64, BlockId)], default: BlockId) {
        let mut seen: FxHashSet<BlockId> = FxHashSet::default();
        let targets = cases.iter().map(|&(_, target)| target).chain([default]);
        let exists = |target: &BlockId| target.index() < self.body.blocks.len();
        let fresh = targets.filter(exists).filter(|&target| seen.insert(target));
        self.succs[from].extend(fresh.map(|target| Edge::new(from, target, EdgeKind::Normal)));
    }

    /// To `target`, or to the first finally handler on the way.
    fn leave(&mut self, from: BlockId, region: Option<TryId>, target: BlockId, ends: Option<Completion>) {
        let mut edge = Edge { ends, ..Edge::new(from, target, EdgeKind::Normal) };
        if let Some(&(of, handler)) = finally_handlers(self.body, region, target).first() {
            edge.to = handler;
            edge.begins = Some(Completion { of, then: Then::Leave(target) });
        }
        self.push(edge);
    }

    fn end_finally(&mut self, from: BlockId, of: TryId) {
        let parent = self.body.enclosing(Some(of)).nth(1).map(|(parent, _)| parent);
        for target in self.passing.get(&of).cloned().unwrap_or_default() {
            self.leave(from, parent, target, Some(Completion { of, then: Then::Leave(target) }));
        }
        let ends = Some(Completion { of, then: Then::Unwind });
        self.unwind(&Edge { ends, ..Edge::new(from, from, EdgeKind::Unwind) }, parent);
    }

    fn end_filter(&mut self, id: BlockId, of: TryId, clause: u32) {
        let Some(region) = self.body.tries.get(of) else { return };
        if let Handlers::Catch(clauses) = &region.handlers
            && let Some(taken) = clauses.get(clause as usize)
        {
            self.push(Edge::new(id, taken.entry, EdgeKind::Normal));
        }
        let edge = Edge::new(id, id, EdgeKind::Unwind);
        if self.clauses(&edge, of, region, clause as usize + 1) == Search::GoesOn {
            let parent = self.body.enclosing(Some(of)).nth(1).map(|(parent, _)| parent);
            self.unwind(&edge, parent);
        }
    }

    /// Edges like `edge` to every handler that an exception raised in `region` can come to first.
    fn unwind(&mut self, edge: &Edge, region: Option<TryId>) {
        let body = self.body;
        for (id, region) in body.enclosing(region) {
            if self.clauses(edge, id, region, 0) == Search::Ends {
                return;
            }
        }
        self.exits[edge.from].exceptional = true;
    }

    /// Edges to the handlers of one region, from clause `first` on.
    fn clauses(&mut self, edge: &Edge, of: TryId, region: &Try, first: usize) -> Search {
        let clauses = match &region.handlers {
            Handlers::Finally(to) | Handlers::Fault(to) => {
                let begins = Some(Completion { of, then: Then::Unwind });
                self.push(Edge { to: *to, begins, ..*edge });
                return Search::Ends;
            }
            Handlers::Catch(clauses) => clauses,
        };
        for (index, clause) in clauses.iter().enumerate().skip(first) {
            let to = clause.filter.unwrap_or(clause.entry);
            let exception = Some(clause.exception);
            self.push(Edge { to, clause: Some((of, index as u32)), exception, ..*edge });
            if clause.ty.is_none() && clause.filter.is_none() {
                return Search::Ends;
            }
        }
        Search::GoesOn
    }

    fn push(&mut self, edge: Edge) {
        let succs = &mut self.succs[edge.from];
        if edge.to.index() < self.body.blocks.len() && !succs.contains(&edge) {
            succs.push(edge);
        }
    }
}

impl Edge {
    fn new(from: BlockId, to: BlockId, kind: EdgeKind) -> Edge {
        Edge { from, to, kind, clause: None, exception: None, ends: None, begins: None }
    }

    /// The region whose handler is entered.
    fn handler_of(&self) -> Option<TryId> {
        let region = self.clause.map(|(region, _)| region);
        region.or(self.begins.filter(|begun| begun.then == Then::Unwind).map(|begun| begun.of))
    }
}

/// Does an exception come past a region's handlers?
#[derive(PartialEq)]
enum Search {
    GoesOn,
    Ends,
}

/// Depth-first with a stack of its own: bodies may be long.
fn reverse_postorder(succs: &IndexVec<BlockId, Vec<Edge>>) -> Vec<BlockId> {
    let mut order = Vec::new();
    let mut seen = IndexVec::filled(false, succs.len());
    let mut stack = Vec::new();
    if !succs.is_empty() {
        seen[Body::ENTRY] = true;
        stack.push((Body::ENTRY, 0));
    }
    while let Some((block, next)) = stack.pop() {
        let Some(edge) = succs[block].get(next) else {
            order.push(block);
            continue;
        };
        stack.push((block, next + 1));
        if !seen[edge.to] {
            seen[edge.to] = true;
            stack.push((edge.to, 0));
        }
    }
    order.reverse();
    order
}
