//! Which methods run on threads that somebody starts: those that threads, tasks, the pool and timers are given, and what
//! they call. The least solution; where no start and no call is added or taken away, it stays as it is.

use super::World;
use crate::Code;
use ir::effects::{Effect, Joined, Runner};
use ir::{Id as _, IndexVec, MethodId};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// The methods that run elsewhere.
#[derive(Default)]
pub(super) struct Elsewhere {
    /// What each method starts, and whom each method that runs elsewhere calls.
    starts: FxHashMap<MethodId, Vec<MethodId>>,
    calls: FxHashMap<MethodId, Vec<MethodId>>,
    runs: IndexVec<MethodId, bool>,
}

impl Elsewhere {
    pub(super) fn new(world: &World<'_>) -> Elsewhere {
        let mut elsewhere = Elsewhere::default();
        let methods: Vec<MethodId> = world.program.methods().ids().collect();
        elsewhere.update(world, &methods);
        elsewhere
    }

    pub(super) fn has(&self, method: MethodId) -> bool {
        self.runs.get(method).copied().unwrap_or(false)
    }

    /// Looks at methods again, and says which run elsewhere now and did not before, or the other way round.
    pub(super) fn update(&mut self, world: &World<'_>, methods: &[MethodId]) -> Vec<MethodId> {
        let (program, parts) = (world.program, world.parts);
        let looked = methods.par_iter().map(|&method| starts(&World::over(program, parts), method));
        let mut is_same = true;
        for (&method, starts) in methods.iter().zip(looked.collect::<Vec<_>>()) {
            let before = self.starts.remove(&method).unwrap_or_default();
            let calls = self.calls.get(&method);
            is_same &= before == starts && calls.is_none_or(|calls| calls == world.callees(method));
            if !starts.is_empty() {
                self.starts.insert(method, starts);
            }
        }
        if is_same { Vec::new() } else { self.solve(world) }
    }

    fn solve(&mut self, world: &World<'_>) -> Vec<MethodId> {
        let count = world.program.methods().len();
        let before = std::mem::replace(&mut self.runs, IndexVec::filled(false, count));
        self.calls.clear();
        let mut open: Vec<MethodId> = self.starts.values().flatten().copied().collect();
        while let Some(method) = open.pop() {
            if !std::mem::replace(&mut self.runs[method], true) {
                let callees = world.callees(method);
                open.extend(callees);
                self.calls.insert(method, callees.to_vec());
            }
        }
        let differs = |method: &MethodId| self.has(*method) != before.get(*method).copied().unwrap_or(false);
        (0..count).map(MethodId::from_index).filter(differs).collect()
    }
}

/// The methods that a method starts, sorted.
fn starts(world: &World<'_>, method: MethodId) -> Vec<MethodId> {
    let Some(code) = Code::new(world, method) else { return Vec::new() };
    let mut started = Vec::new();
    for (at, instr) in code.calls() {
        for effect in code.effects(&instr.op) {
            let (target, runner) = match *effect {
                Effect::Spawn(spawn) if spawn.joined == Joined::Detached => (spawn.delegate, spawn.runner),
                Effect::Body(target, runner, _) => (target, runner),
                _ => continue,
            };
            let runs = matches!(runner, Runner::Thread | Runner::Task | Runner::Pool | Runner::Timer);
            let delegate = code.operand(&instr.op, target).filter(|_| runs);
            started.extend(delegate.into_iter().flat_map(|reg| code.methods_of(at, reg)));
        }
    }
    started.sort_unstable();
    started.dedup();
    started
}
