//! What all rules ask about a program, computed once.

mod calls;
mod fields;
mod guards;
mod phases;
mod sources;

pub use calls::{Caller, Run};
pub use fields::{Access, Touch};
pub use guards::{Guard, Protection};
pub use sources::Source;

use crate::Code;
use calls::CallGraph;
use fields::FieldIndex;
use finding::rules::RuleOptions;
use guards::Guards;
use ir::effects::{Effect, Effects, Facts, Found};
use ir::{
    FieldId, Id as _, IndexVec, MethodFlags, MethodId, Op, Program, Target, Ty, TyId, TypeFlags, TypeId,
};
use phases::Phases;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::OnceLock;

/// A program with what follows from it.
pub struct World<'p> {
    /// The program.
    pub program: &'p Program,
    /// What library calls mean.
    pub effects: &'p Effects,
    /// What the user set for single rules.
    pub options: &'p RuleOptions,
    meanings: IndexVec<MethodId, Option<Found<'p>>>,
    facts: IndexVec<TyId, Facts>,
    /// What inherited methods mean on receivers whose type says more than the method's.
    by_receiver: FxHashMap<(MethodId, TypeId), Option<Found<'p>>>,
    graph: CallGraph,
    fields: FieldIndex,
    phases: Phases,
    guards: OnceLock<Guards>,
}

impl<'p> World<'p> {
    /// Looks at everything once.
    pub fn new(program: &'p Program, effects: &'p Effects, options: &'p RuleOptions) -> World<'p> {
        let meanings: IndexVec<MethodId, Option<Found<'p>>> =
            program.methods().ids().map(|method| effects.of_method(program, method)).collect();
        let tys = (0..program.tys.len()).map(TyId::from_index);
        let facts = tys.map(|ty| effects.facts_of(program, ty)).collect();
        let by_receiver = by_receiver(program, effects);
        let graph = CallGraph::new(program);
        let fields = FieldIndex::new(program, &meanings);
        let phases = Phases::new(program, &graph);
        let guards = OnceLock::new();
        World { program, effects, options, meanings, facts, by_receiver, graph, fields, phases, guards }
    }

    /// What a call of a library method means.
    pub fn meaning(&self, method: MethodId) -> Option<Found<'p>> {
        self.meanings.get(method).copied().flatten()
    }

    /// What a call of a library method means on a receiver of this declared type.
    pub fn meaning_on(&self, method: MethodId, receiver: TyId) -> Option<Found<'p>> {
        let refined = match self.program.tys.get(receiver) {
            Ty::Named { def, .. } => self.by_receiver.get(&(method, *def)).copied(),
            _ => None,
        };
        refined.unwrap_or_else(|| self.meaning(method))
    }

    /// What is true of a declared type, as far as the table knows.
    pub fn facts(&self, ty: TyId) -> Facts {
        self.facts.get(ty).copied().unwrap_or_default()
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

    /// Does it take the place of a method of a base type or interface, which dictates its shape?
    pub fn is_override(&self, method: MethodId) -> bool {
        let declared = &self.program.methods()[method];
        declared.flags.has(MethodFlags::OVERRIDE)
            || !declared.implements.is_empty()
            || self.graph.is_override(method)
    }

    /// All accesses of a field in the program.
    pub fn accesses(&self, field: FieldId) -> &[Access] {
        self.fields.of(field)
    }

    /// All accesses of fields in a method, in the order of its body.
    pub fn accesses_in(&self, method: MethodId) -> &[Access] {
        self.fields.in_method(method)
    }

    /// The method and all that it may call, over any number of steps; what it makes delegates of counts.
    pub fn reachable(&self, method: MethodId) -> Vec<MethodId> {
        let mut all = vec![method];
        let mut seen: FxHashSet<MethodId> = all.iter().copied().collect();
        let mut next = 0;
        while let Some(&current) = all.get(next) {
            all.extend(self.callees(current).iter().filter(|callee| seen.insert(**callee)));
            next += 1;
        }
        all
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

/// Looks at all calls of library methods on receivers of a type below the method's.
fn by_receiver<'p>(
    program: &Program,
    effects: &'p Effects,
) -> FxHashMap<(MethodId, TypeId), Option<Found<'p>>> {
    let mut found = FxHashMap::default();
    for body in program.methods().iter().filter_map(ir::Method::own_body) {
        for (_, instr) in body.instrs() {
            let Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), args, .. } = &instr.op
            else {
                continue;
            };
            let method = &program.methods()[callee.method];
            let receiver = args.first().filter(|_| method.has_receiver()).map(|&reg| body.regs[reg].ty);
            let Some(Ty::Named { def, .. }) = receiver.map(|ty| program.tys.get(ty)) else { continue };
            if *def != method.owner && program.types()[method.owner].flags.has(TypeFlags::EXTERNAL) {
                found
                    .entry((callee.method, *def))
                    .or_insert_with(|| effects.of_call(program, callee.method, *def));
            }
        }
    }
    found
}
