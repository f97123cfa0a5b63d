//! What all rules ask about a program, computed once.

mod calls;
mod fields;
mod guards;
mod phases;

pub use calls::{Caller, Run};
pub use fields::{Access, Touch};
pub use guards::{Guard, Protection};

use crate::Code;
use calls::CallGraph;
use fields::FieldIndex;
use guards::Guards;
use ir::effects::{Effect, Effects, Facts, Found};
use ir::{FieldId, IndexVec, MethodId, Op, Program, TyId};
use phases::Phases;
use std::sync::OnceLock;

/// A program with what follows from it.
pub struct World<'p> {
    /// The program.
    pub program: &'p Program,
    /// What library calls mean.
    pub effects: &'p Effects,
    meanings: IndexVec<MethodId, Option<Found<'p>>>,
    graph: CallGraph,
    fields: FieldIndex,
    phases: Phases,
    guards: OnceLock<Guards>,
}

impl<'p> World<'p> {
    /// Looks at everything once.
    pub fn new(program: &'p Program, effects: &'p Effects) -> World<'p> {
        let meanings: IndexVec<MethodId, Option<Found<'p>>> =
            program.methods().ids().map(|method| effects.of_method(program, method)).collect();
        let graph = CallGraph::new(program);
        let fields = FieldIndex::new(program, &meanings);
        let phases = Phases::new(program, &graph);
        World { program, effects, meanings, graph, fields, phases, guards: OnceLock::new() }
    }

    /// What a call of a library method means.
    pub fn meaning(&self, method: MethodId) -> Option<Found<'p>> {
        self.meanings.get(method).copied().flatten()
    }

    /// What is true of a declared type, as far as the table knows.
    pub fn facts(&self, ty: TyId) -> Facts {
        self.effects.facts_of(self.program, ty)
    }

    /// The calls of a method, and the delegates that are made of it.
    pub fn callers(&self, method: MethodId) -> &[Caller] {
        self.graph.callers(method)
    }

    /// The methods that a method may call or make delegates of.
    pub fn callees(&self, method: MethodId) -> &[MethodId] {
        self.graph.callees(method)
    }

    /// The methods that may run when `method` is called through its type: itself and what overrides it.
    pub fn overriders(&self, method: MethodId) -> &[MethodId] {
        self.graph.overriders(method)
    }

    /// All accesses of a field in the program.
    pub fn accesses(&self, field: FieldId) -> &[Access] {
        self.fields.of(field)
    }

    /// Does the method run only while its object or type is being constructed, by the one who constructs it?
    pub fn is_construction(&self, method: MethodId) -> bool {
        self.phases.is_construction(method)
    }

    /// The accesses of a field by others than those who construct the object, each with the locks that
    /// protect it.
    pub fn protected_accesses(&self, field: FieldId) -> Vec<(Access, Protection)> {
        let guards = self.guards.get_or_init(|| Guards::new(self));
        let later = self.accesses(field).iter().filter(|access| !self.is_construction(access.method));
        later.map(|access| (*access, guards.of(access))).collect()
    }

    /// Is the object that is loaded from a field changed, as a thread-unsafe object is, by a call on it in the same
    /// method? Calls that only read it do not count.
    pub fn changes_object(&self, load: &Access) -> bool {
        let Some(code) = Code::new(self, load.method) else { return false };
        let changes = |at, op: &Op| {
            code.effects(op).iter().any(|effect| {
                let Effect::Write(target, _) = *effect else { return false };
                code.operand(op, target).is_some_and(|reg| code.origins(at, reg).contains(&load.at))
            })
        };
        code.instrs().any(|(at, instr)| changes(at, &instr.op))
    }
}
