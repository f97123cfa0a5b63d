//! What follows from a program, computed once and kept up to date when bodies change.

use super::World;
use super::calls::CallGraph;
use super::elsewhere::Elsewhere;
use super::fields::FieldIndex;
use super::guards::Guards;
use super::lockers::Lockers;
use super::objects::runners;
use super::phases::Phases;
use super::reads::Read;
use super::taken::TakenLocks;
use finding::rules::RuleOptions;
use ir::effects::{Effects, Facts, Found};
use ir::{Id as _, IndexVec, MethodFlags, MethodId, Program, Ty, TyId, TypeFlags, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::OnceLock;

/// All that is known beside the program itself.
pub struct Parts<'e> {
    pub(super) effects: &'e Effects,
    pub(super) options: &'e RuleOptions,
    pub(super) meanings: IndexVec<MethodId, Option<Found<'e>>>,
    /// The types of the table that declared types are.
    pub(super) known: IndexVec<TyId, Option<ir::effects::TypeId>>,
    /// The types of the table of which a library runs a method: `Runnable`.
    pub(super) runners: FxHashSet<ir::effects::TypeId>,
    pub(super) facts: IndexVec<TyId, Facts>,
    /// What inherited methods mean on receivers whose type says more than the method's.
    pub(super) by_receiver: FxHashMap<(MethodId, TypeId), Option<Found<'e>>>,
    pub(super) graph: CallGraph,
    pub(super) fields: FieldIndex,
    pub(super) phases: Phases,
    pub(super) guards: OnceLock<Guards>,
    pub(super) lockers: OnceLock<Lockers>,
    pub(super) taken: OnceLock<TakenLocks>,
    pub(super) elsewhere: OnceLock<Elsewhere>,
}

impl<'e> Parts<'e> {
    /// Looks at everything once.
    pub fn new(program: &Program, effects: &'e Effects, options: &'e RuleOptions) -> Parts<'e> {
        let mut parts = Parts {
            effects,
            options,
            meanings: IndexVec::new(),
            known: IndexVec::new(),
            runners: runners(effects),
            facts: IndexVec::new(),
            by_receiver: FxHashMap::default(),
            graph: CallGraph::new(program),
            fields: FieldIndex::default(),
            phases: Phases::default(),
            guards: OnceLock::new(),
            lockers: OnceLock::new(),
            taken: OnceLock::new(),
            elsewhere: OnceLock::new(),
        };
        let methods: Vec<MethodId> = program.methods().ids().collect();
        parts.learn(program, &methods);
        parts.fields = FieldIndex::new(program, &parts.meanings);
        parts.phases = Phases::new(program, &parts.graph);
        parts
    }

    /// Takes over what methods do now, and says what has changed. Methods that are new are among them, or have no body.
    pub(crate) fn update(&mut self, program: &Program, changed: &[MethodId]) -> Vec<Read> {
        let known = self.meanings.len();
        self.learn(program, changed);
        let mut reads: Vec<Read> = changed.iter().map(|&method| Read::Body(method)).collect();
        let is_declared =
            |method: usize| !program.methods()[MethodId::from_index(method)].flags.has(MethodFlags::LAMBDA);
        if (known..program.methods().len()).any(is_declared) {
            reads.push(Read::Methods);
        }
        self.graph.update(program, changed, &mut reads);
        self.fields.update(program, &self.meanings, changed, &mut reads);
        let phases = Phases::new(program, &self.graph);
        reads.extend(phases.difference(&self.phases).map(Read::Construction));
        self.phases = phases;
        if let Some(mut guards) = self.guards.take() {
            let world = World::over(program, self);
            let entries = guards.update(&world, changed, moved(&world, &reads).into_iter());
            reads.extend(entries.into_iter().map(Read::Entry));
            self.guards = OnceLock::from(guards);
        }
        if let Some(mut lockers) = self.lockers.take() {
            let is_other = lockers.update(&World::over(program, self), changed);
            reads.extend(is_other.then_some(Read::Lockers));
            self.lockers = OnceLock::from(lockers);
        }
        if let Some(mut taken) = self.taken.take() {
            let is_other = taken.update(&World::over(program, self), changed);
            reads.extend(is_other.then_some(Read::Taken));
            self.taken = OnceLock::from(taken);
        }
        if let Some(mut elsewhere) = self.elsewhere.take() {
            let others = elsewhere.update(&World::over(program, self), changed);
            reads.extend(others.into_iter().map(Read::Elsewhere));
            self.elsewhere = OnceLock::from(elsewhere);
        }
        reads
    }

    /// Looks up what is new: methods and types, and what the bodies of `methods` call on whom.
    fn learn(&mut self, program: &Program, methods: &[MethodId]) {
        let effects = self.effects;
        for index in self.meanings.len()..program.methods().len() {
            self.meanings.push(effects.of_method(program, MethodId::from_index(index)));
        }
        for index in self.facts.len()..program.tys.len() {
            let known = effects.of_type(program, TyId::from_index(index));
            self.facts.push(known.map(|known| effects.facts(known)).unwrap_or_default());
            self.known.push(known);
        }
        for body in methods.iter().filter_map(|&method| program.methods()[method].own_body()) {
            for (_, instr) in body.instrs() {
                let Some((callee, args)) = instr.op.call() else {
                    continue;
                };
                let method = &program.methods()[callee.method];
                let receiver = args.first().filter(|_| method.has_receiver()).map(|&reg| body.regs[reg].ty);
                let Some(Ty::Named { def, .. }) = receiver.map(|ty| program.tys.get(ty)) else { continue };
                if *def != method.owner && program.types()[method.owner].flags.has(TypeFlags::EXTERNAL) {
                    self.by_receiver
                        .entry((callee.method, *def))
                        .or_insert_with(|| effects.of_call(program, callee.method, *def));
                }
            }
        }
    }
}

/// The methods whose callers are others, or do what they do at another time.
fn moved(world: &World<'_>, reads: &[Read]) -> Vec<MethodId> {
    let mut moved = Vec::new();
    for read in reads {
        match *read {
            Read::Callers(method) => moved.push(method),
            Read::Construction(method) => {
                moved.push(method);
                moved.extend(world.callees(method));
            }
            _ => {}
        }
    }
    moved
}
