//! Reaching definitions: which writes of a register can be the last one before a place.
//!
//! Most registers are written and read within one block, where the last write before the place is the answer.
//! Only those that a block reads before it writes them flow between blocks, as bit sets (semi-pruned, as
//! Briggs and others do for SSA, SP&E 1998). So the cost does not grow with the square of a long straight
//! body.

use super::{Analysis, Cfg, Edge, Solution, solve};
use crate::body::{At, Body, Handlers};
use crate::ids::{BlockId, Id as _, IndexVec, Reg, TryId};
use crate::op::Op;
use fixedbitset::FixedBitSet;
use std::ops::Range;

/// Something that writes a register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Def {
    /// The call of the method: a capture, the receiver, a parameter; nothing yet for any other register.
    Entry(Reg),
    /// An instruction.
    Instr(At),
    /// The exception that a catch clause takes.
    Exception(TryId, u32),
}

/// Which definitions reach which place.
#[derive(Clone, Debug)]
pub struct ReachingDefs {
    table: DefTable,
    numbers: Numbers,
    solution: Solution<FixedBitSet>,
}

/// All definitions, those of one register side by side and in order.
#[derive(Clone, Debug)]
struct DefTable {
    defs: Vec<Def>,
    of_reg: IndexVec<Reg, Range<usize>>,
}

/// Which bits stand for the definitions of which register, for those that flow between blocks.
#[derive(Clone, Debug)]
struct Numbers {
    first: IndexVec<Reg, Option<usize>>,
    len: usize,
}

/// The flow of definitions between blocks.
struct Flow<'a> {
    table: &'a DefTable,
    numbers: &'a Numbers,
}

impl ReachingDefs {
    /// Computes them for a whole body.
    pub fn new(body: &Body, cfg: &Cfg) -> ReachingDefs {
        let table = DefTable::new(body);
        let numbers = Numbers::new(&table, &read_before_written(body));
        let solution = solve(body, cfg, &Flow { table: &table, numbers: &numbers });
        ReachingDefs { table, numbers, solution }
    }

    /// The definitions of `reg` that reach `at`, in order. None where control never comes.
    pub fn of(&self, body: &Body, at: At, reg: Reg) -> Vec<Def> {
        let Some(state) = self.solution.start(at.block) else { return Vec::new() };
        if let Some(def) = self.table.last_in_block(reg, at) {
            return vec![def];
        }
        if let Some(first) = self.numbers.of(reg) {
            return self.table.among(state, reg, first);
        }
        self.of_unread(body, at, reg)
    }

    /// The only definition of `reg` that reaches `at`.
    pub fn only(&self, body: &Body, at: At, reg: Reg) -> Option<Def> {
        match self.of(body, at, reg)[..] {
            [def] => Some(def),
            _ => None,
        }
    }

    /// A register that nobody reads after the block that wrote it, so its flow is not known yet.
    fn of_unread(&self, body: &Body, at: At, reg: Reg) -> Vec<Def> {
        if self.table.of(reg).is_empty() {
            return Vec::new();
        }
        let mut asked = FixedBitSet::with_capacity(body.regs.len());
        asked.insert(reg.index());
        let numbers = Numbers::new(&self.table, &asked);
        let solution = solve(body, &Cfg::new(body), &Flow { table: &self.table, numbers: &numbers });
        solution.start(at.block).map(|state| self.table.among(state, reg, 0)).unwrap_or_default()
    }
}

/// The registers that some block reads before it writes them.
fn read_before_written(body: &Body) -> FixedBitSet {
    let mut found = FixedBitSet::with_capacity(body.regs.len());
    let mut written_in: IndexVec<Reg, Option<BlockId>> = IndexVec::filled(None, body.regs.len());
    for (id, block) in body.blocks.entries() {
        let mut read = |reg: Reg, written_in: &IndexVec<Reg, Option<BlockId>>| {
            if written_in.get(reg).is_some_and(|&block| block != Some(id)) {
                found.insert(reg.index());
            }
        };
        for instr in &block.instrs {
            instr.op.uses(&mut |reg| read(reg, &written_in));
            if let Some(written) = instr.op.def().and_then(|reg| written_in.get_mut(reg)) {
                *written = Some(id);
            }
        }
        block.end.uses(&mut |reg| read(reg, &written_in));
    }
    found
}

impl DefTable {
    fn new(body: &Body) -> DefTable {
        let mut written: Vec<(Reg, Def)> = body.regs.ids().map(|reg| (reg, Def::Entry(reg))).collect();
        written.extend(body.instrs().filter_map(|(at, instr)| Some((instr.op.def()?, Def::Instr(at)))));
        for (id, region) in body.tries.entries() {
            if let Handlers::Catch(clauses) = &region.handlers {
                let clauses = clauses.iter().enumerate();
                written.extend(
                    clauses.map(|(index, clause)| (clause.exception, Def::Exception(id, index as u32))),
                );
            }
        }
        written.sort_unstable();
        let mut of_reg = IndexVec::filled(0..0, body.regs.len());
        let mut start = 0;
        for same in written.chunk_by(|one, other| one.0 == other.0) {
            if let Some(range) = of_reg.get_mut(same[0].0) {
                *range = start..start + same.len();
            }
            start += same.len();
        }
        DefTable { defs: written.into_iter().map(|(_, def)| def).collect(), of_reg }
    }

    fn of(&self, reg: Reg) -> &[Def] {
        self.of_reg.get(reg).map(|range| &self.defs[range.clone()]).unwrap_or_default()
    }

    /// The last write before `at` in its block.
    fn last_in_block(&self, reg: Reg, at: At) -> Option<Def> {
        let defs = self.of(reg);
        let before = defs.partition_point(|&def| def < Def::Instr(at));
        let last = defs[..before].last().copied();
        last.filter(|def| matches!(def, Def::Instr(place) if place.block == at.block))
    }

    /// The definitions of `reg` whose bits, which start at `first`, are set.
    fn among(&self, state: &FixedBitSet, reg: Reg, first: usize) -> Vec<Def> {
        let defs = self.of(reg).iter().enumerate();
        defs.filter(|(index, _)| state.contains(first + index)).map(|(_, &def)| def).collect()
    }
}

impl Numbers {
    fn new(table: &DefTable, regs: &FixedBitSet) -> Numbers {
        let mut len = 0;
        let mut first = IndexVec::filled(None, table.of_reg.len());
        for reg in regs.ones().map(Reg::from_index) {
            first[reg] = Some(len);
            len += table.of(reg).len();
        }
        Numbers { first, len }
    }

    fn of(&self, reg: Reg) -> Option<usize> {
        self.first.get(reg).copied().flatten()
    }
}

impl Flow<'_> {
    fn define(&self, state: &mut FixedBitSet, reg: Reg, def: Def) {
        let Some(first) = self.numbers.of(reg) else { return };
        let defs = self.table.of(reg);
        if let Ok(index) = defs.binary_search(&def) {
            state.remove_range(first..first + defs.len());
            state.insert(first + index);
        }
    }
}

impl Analysis for Flow<'_> {
    type State = FixedBitSet;

    fn entry(&self) -> FixedBitSet {
        // The call comes first among the definitions of each register.
        let mut state = FixedBitSet::with_capacity(self.numbers.len);
        state.extend(self.numbers.first.iter().copied().flatten());
        state
    }

    fn step(&self, state: &mut FixedBitSet, at: At, op: &Op) {
        if let Some(reg) = op.def() {
            self.define(state, reg, Def::Instr(at));
        }
    }

    fn cross(&self, state: &mut FixedBitSet, edge: &Edge) {
        if let (Some((region, clause)), Some(reg)) = (edge.clause, edge.exception) {
            self.define(state, reg, Def::Exception(region, clause));
        }
    }

    fn join(&self, state: &mut FixedBitSet, other: &FixedBitSet) {
        state.union_with(other);
    }
}
