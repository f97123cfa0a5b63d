//! How much of a program was understood.

use ir::{Op, Place, Program, Target, TyId};
use std::collections::BTreeMap;

/// Counts over all bodies.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stats {
    /// Methods with a body.
    pub bodies: usize,
    /// Instructions, ends of blocks not counted.
    pub instructions: usize,
    /// Instructions of which nothing is known, by reason.
    pub unknowns: BTreeMap<String, usize>,
    /// Calls.
    pub calls: usize,
    /// Calls by name alone.
    pub named_calls: usize,
    /// Accesses to members by name alone.
    pub named_members: usize,
    /// Registers.
    pub registers: usize,
    /// Registers of unknown type.
    pub unknown_registers: usize,
}

impl Stats {
    /// Counts; models of libraries are not part of the program.
    pub fn of(program: &Program) -> Stats {
        let mut stats = Stats::default();
        for body in program.methods().iter().filter_map(ir::Method::own_body) {
            stats.bodies += 1;
            stats.registers += body.regs.len();
            stats.unknown_registers += body.regs.iter().filter(|info| info.ty == TyId::UNKNOWN).count();
            for (_, instr) in body.instrs() {
                stats.count(program, &instr.op);
            }
        }
        stats
    }

    /// How many instructions nothing is known of.
    pub fn unknown(&self) -> usize {
        self.unknowns.values().sum()
    }

    fn count(&mut self, program: &Program, op: &Op) {
        self.instructions += 1;
        match op {
            Op::Unknown { reason, .. } => {
                *self.unknowns.entry(program.names.get(*reason).to_owned()).or_default() += 1;
            }
            Op::Call { target, .. } => {
                self.calls += 1;
                let is_named = matches!(target, Target::Named { .. } | Target::NamedStatic { .. });
                self.named_calls += usize::from(is_named);
            }
            _ => {}
        }
        self.named_members += usize::from(matches!(op.place(), Some(Place::Member { .. })));
    }
}
