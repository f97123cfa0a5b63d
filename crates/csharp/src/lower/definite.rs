//! Every register is written before it is read, on all paths: what the language promises of programs that
//! compile, and what must hold of those that do not. A variable that may be read too early gets its default
//! value at the start.
//!
//! First a quick look that takes exceptions for possible at the start of each block; only if that leaves a
//! doubt, the exact analysis.

use fixedbitset::FixedBitSet;
use ir::cfg::{Analysis, Cfg, Edge, solve};
use ir::{At, BlockId, Body, Const, Handlers, Id as _, IndexVec, Instr, Op, Place, Reg, Span};

/// Gives registers that may be read before they are written a value first. A call fills the first `entry`.
pub(super) fn complete(body: &mut Body, entry: usize) {
    if !is_doubtful(body, entry) {
        return;
    }
    let early = read_early(body, entry);
    let is_cell = cells(body);
    let first = &mut body.blocks[Body::ENTRY].instrs;
    let regs = &body.regs;
    let defaults = early.ones().map(|index| {
        let dst = Reg::from_index(index);
        let ty = regs[dst].ty;
        let op = if is_cell.contains(index) {
            Op::NewCell { dst, ty }
        } else {
            Op::Const { dst, value: Const::Default(ty) }
        };
        Instr { op, span: Span::NONE }
    });
    let defaults: Vec<Instr> = defaults.collect();
    first.splice(0..0, defaults);
}

/// Registers that are used as cells.
fn cells(body: &Body) -> FixedBitSet {
    let mut cells = FixedBitSet::with_capacity(body.regs.len());
    for (_, instr) in body.instrs() {
        match (&instr.op, instr.op.place()) {
            (_, Some(Place::Cell(reg))) => cells.insert(reg.index()),
            (Op::NewCell { dst, .. }, _) => cells.insert(dst.index()),
            _ => {}
        }
    }
    cells
}

/// Could a register be read before it is written, for all that a quick look shows?
fn is_doubtful(body: &Body, entry: usize) -> bool {
    let count = body.regs.len();
    let mut starts: IndexVec<BlockId, Option<FixedBitSet>> = IndexVec::filled(None, body.blocks.len());
    let mut first = FixedBitSet::with_capacity(count);
    first.insert_range(..entry.min(count));
    starts[Body::ENTRY] = Some(first);
    let mut work = vec![Body::ENTRY];
    while let Some(id) = work.pop() {
        let Some(mut written) = starts[id].clone() else { continue };
        let block = &body.blocks[id];
        for (_, region) in body.enclosing(block.region) {
            for (handler, exception) in entries(&region.handlers) {
                let mut state = written.clone();
                state.extend(exception.map(Reg::index));
                arrive(&mut starts, &mut work, handler, &state);
            }
        }
        written.extend(block.instrs.iter().filter_map(|instr| instr.op.def()).map(Reg::index));
        block.end.targets(&mut |target| arrive(&mut starts, &mut work, target, &written));
    }
    body.blocks.entries().any(|(id, block)| {
        let Some(mut written) = starts[id].clone() else { return false };
        let mut early = false;
        for instr in &block.instrs {
            instr.op.uses(&mut |reg| early |= !written.contains(reg.index()));
            written.extend(instr.op.def().map(Reg::index));
        }
        block.end.uses(&mut |reg| early |= !written.contains(reg.index()));
        early
    })
}

fn entries(handlers: &Handlers) -> Vec<(BlockId, Option<Reg>)> {
    match handlers {
        Handlers::Finally(entry) | Handlers::Fault(entry) => vec![(*entry, None)],
        Handlers::Catch(clauses) => {
            let ways = clauses.iter().flat_map(|clause| {
                let filter = clause.filter.map(|filter| (filter, Some(clause.exception)));
                filter.into_iter().chain([(clause.entry, Some(clause.exception))])
            });
            ways.collect()
        }
    }
}

fn arrive(
    starts: &mut IndexVec<BlockId, Option<FixedBitSet>>,
    work: &mut Vec<BlockId>,
    target: BlockId,
    state: &FixedBitSet,
) {
    let known = &mut starts[target];
    match known {
        None => *known = Some(state.clone()),
        Some(known) if known.is_subset(state) => return,
        Some(known) => known.intersect_with(state),
    }
    work.push(target);
}

/// The registers that are read before they are written on some path.
fn read_early(body: &Body, entry: usize) -> FixedBitSet {
    let count = body.regs.len();
    let cfg = Cfg::new(body);
    let written = Written { entry: entry.min(count), count };
    let solution = solve(body, &cfg, &written);
    let mut early = FixedBitSet::with_capacity(count);
    for (id, block) in body.blocks.entries() {
        let Some(mut state) = solution.start(id).cloned() else { continue };
        for (index, instr) in block.instrs.iter().enumerate() {
            let at = At { block: id, index: index as u32 };
            instr.op.uses(&mut |reg| {
                early.set(reg.index(), early.contains(reg.index()) || !state.contains(reg.index()));
            });
            written.step(&mut state, at, &instr.op);
        }
        block.end.uses(&mut |reg| {
            early.set(reg.index(), early.contains(reg.index()) || !state.contains(reg.index()));
        });
    }
    early
}

struct Written {
    entry: usize,
    count: usize,
}

impl Analysis for Written {
    type State = FixedBitSet;

    fn entry(&self) -> FixedBitSet {
        let mut written = FixedBitSet::with_capacity(self.count);
        written.insert_range(..self.entry);
        written
    }

    fn step(&self, written: &mut FixedBitSet, _: At, op: &Op) {
        written.extend(op.def().map(Reg::index));
    }

    fn cross(&self, written: &mut FixedBitSet, edge: &Edge) {
        written.extend(edge.exception.map(Reg::index));
    }

    fn join(&self, written: &mut FixedBitSet, other: &FixedBitSet) {
        written.intersect_with(other);
    }
}
