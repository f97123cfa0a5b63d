//! Reaching definitions, as bit sets: which writes of a register can be the last one before a place.

use super::{Analysis, Cfg, Edge, Solution, solve};
use crate::body::{At, Body, Handlers};
use crate::ids::{IndexVec, Reg, TryId};
use crate::op::Op;
use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

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
    solution: Solution<FixedBitSet>,
}

#[derive(Clone, Debug)]
struct DefTable {
    defs: Vec<Def>,
    numbers: FxHashMap<Def, usize>,
    of_reg: IndexVec<Reg, FixedBitSet>,
}

impl ReachingDefs {
    /// Computes them for a whole body.
    pub fn new(body: &Body, cfg: &Cfg) -> ReachingDefs {
        let table = DefTable::new(body);
        let solution = solve(body, cfg, &table);
        ReachingDefs { table, solution }
    }

    /// The definitions of `reg` that reach `at`, in order. None where control never comes.
    pub fn of(&self, body: &Body, at: At, reg: Reg) -> Vec<Def> {
        let Some(mut state) = self.solution.before(body, &self.table, at) else { return Vec::new() };
        let Some(mask) = self.table.of_reg.get(reg) else { return Vec::new() };
        state.intersect_with(mask);
        state.ones().map(|number| self.table.defs[number]).collect()
    }

    /// The only definition of `reg` that reaches `at`.
    pub fn only(&self, body: &Body, at: At, reg: Reg) -> Option<Def> {
        match self.of(body, at, reg)[..] {
            [def] => Some(def),
            _ => None,
        }
    }
}

impl DefTable {
    fn new(body: &Body) -> DefTable {
        let mut written: Vec<(Def, Reg)> = body.regs.ids().map(|reg| (Def::Entry(reg), reg)).collect();
        written.extend(body.instrs().filter_map(|(at, instr)| Some((Def::Instr(at), instr.op.def()?))));
        for (id, region) in body.tries.entries() {
            if let Handlers::Catch(clauses) = &region.handlers {
                let clauses = clauses.iter().enumerate();
                written.extend(
                    clauses.map(|(index, clause)| (Def::Exception(id, index as u32), clause.exception)),
                );
            }
        }
        let mut of_reg = IndexVec::filled(FixedBitSet::with_capacity(written.len()), body.regs.len());
        for (number, &(_, reg)) in written.iter().enumerate() {
            if let Some(mask) = of_reg.get_mut(reg) {
                mask.insert(number);
            }
        }
        let defs: Vec<Def> = written.into_iter().map(|(def, _)| def).collect();
        let numbers = defs.iter().enumerate().map(|(number, &def)| (def, number)).collect();
        DefTable { defs, numbers, of_reg }
    }

    fn define(&self, state: &mut FixedBitSet, reg: Reg, def: Def) {
        if let (Some(mask), Some(&number)) = (self.of_reg.get(reg), self.numbers.get(&def)) {
            state.difference_with(mask);
            state.insert(number);
        }
    }
}

impl Analysis for DefTable {
    type State = FixedBitSet;

    fn entry(&self) -> FixedBitSet {
        let mut state = FixedBitSet::with_capacity(self.defs.len());
        state.extend(self.of_reg.ids().map(super::super::ids::Id::index));
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
