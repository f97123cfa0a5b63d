//! Which locks a method takes before it returns, itself or by those whom it surely calls: the least solution. Where
//! nothing is added to or taken from what methods contribute, the solution stays as it is, and most edits are such.

use super::World;
use crate::{Acquisition, Code, LockName};
use ir::effects::Mode;
use ir::{At, Id as _, IndexVec, MethodFlags, MethodId, Op, Target};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// The locks of the whole program.
#[derive(Default)]
pub(super) struct TakenLocks {
    /// What each method takes itself and whom it surely calls; both sorted.
    own: FxHashMap<MethodId, Vec<LockName>>,
    calls: IndexVec<MethodId, Vec<MethodId>>,
    /// All locks, sorted, and which of them each method takes.
    locks: Vec<LockName>,
    taken: FxHashMap<MethodId, Set>,
}

/// A set of numbers, a bit for each.
type Set = Vec<u64>;

impl TakenLocks {
    pub(super) fn new(world: &World<'_>) -> TakenLocks {
        let mut taken = TakenLocks::default();
        let methods: Vec<MethodId> = world.program.methods().ids().collect();
        taken.update(world, &methods);
        taken
    }

    /// The locks that are taken when a method is called, sorted.
    pub(super) fn by(&self, method: MethodId) -> Vec<LockName> {
        let Some(set) = self.taken.get(&method) else { return Vec::new() };
        let has = |index: usize| set[index / 64] >> (index % 64) & 1 == 1;
        (0..self.locks.len()).filter(|&index| has(index)).map(|index| self.locks[index]).collect()
    }

    /// Looks at methods again. Does any method take other locks now?
    pub(super) fn update(&mut self, world: &World<'_>, methods: &[MethodId]) -> bool {
        let (program, parts) = (world.program, world.parts);
        while self.calls.len() < program.methods().len() {
            self.calls.push(Vec::new());
        }
        let looked = methods.par_iter().map(|&method| contribution(&World::over(program, parts), method));
        let mut is_same = true;
        for (&method, (own, calls)) in methods.iter().zip(looked.collect::<Vec<_>>()) {
            let before = self.own.remove(&method).unwrap_or_default();
            let takes = |callee: &&MethodId| self.taken.contains_key(*callee);
            is_same &=
                before == own && self.calls[method].iter().filter(takes).eq(calls.iter().filter(takes));
            if !own.is_empty() {
                self.own.insert(method, own);
            }
            self.calls[method] = calls;
        }
        !is_same && self.solve()
    }

    /// Finds the least solution. Is it another one?
    fn solve(&mut self) -> bool {
        let mut locks: Vec<LockName> = self.own.values().flatten().copied().collect();
        locks.sort_unstable();
        locks.dedup();
        let mut callers: IndexVec<MethodId, Vec<MethodId>> = IndexVec::filled(Vec::new(), self.calls.len());
        for (method, calls) in self.calls.entries() {
            for &callee in calls {
                callers[callee].push(method);
            }
        }
        let words = locks.len().div_ceil(64);
        let mut taken: FxHashMap<MethodId, Set> = FxHashMap::default();
        for (&method, own) in &self.own {
            let set = taken.entry(method).or_insert_with(|| vec![0; words]);
            for index in own.iter().filter_map(|lock| locks.binary_search(lock).ok()) {
                set[index / 64] |= 1 << (index % 64);
            }
        }
        let mut open: Vec<MethodId> = taken.keys().copied().collect();
        while let Some(method) = open.pop() {
            let inner = taken[&method].clone();
            for &caller in &callers[method] {
                let outer = taken.entry(caller).or_insert_with(|| vec![0; words]);
                let mut grew = false;
                for (outer, inner) in outer.iter_mut().zip(&inner) {
                    grew |= inner & !*outer != 0;
                    *outer |= inner;
                }
                if grew {
                    open.push(caller);
                }
            }
        }
        let is_other = locks != self.locks || taken != self.taken;
        (self.locks, self.taken) = (locks, taken);
        is_other
    }
}

/// The locks that a method takes itself, and the methods with a body that it surely calls; sorted.
fn contribution(world: &World<'_>, method: MethodId) -> (Vec<LockName>, Vec<MethodId>) {
    let Some(code) = Code::new(world, method) else { return Default::default() };
    let at_once = code.insistent_acquisitions().filter(|taken| code.runs_at_once(taken.at));
    let mut own: Vec<LockName> =
        at_once.filter_map(|taken| code.lock_name(&code.path(taken.at, taken.lock))).collect();
    own.sort_unstable();
    own.dedup();
    let has_body = |method: MethodId| world.program.methods()[method].own_body().is_some();
    let calls = code.instrs().filter_map(|(at, instr)| {
        let callee = world.only_callee(&instr.op).filter(|&callee| has_body(callee))?;
        code.runs_at_once(at).then_some(callee)
    });
    let mut calls: Vec<MethodId> = calls.collect();
    calls.sort_unstable_by_key(|callee| callee.index());
    calls.dedup();
    (own, calls)
}

impl World<'_> {
    /// The method that a call runs, if there is just one.
    pub(crate) fn only_callee(&self, op: &Op) -> Option<MethodId> {
        let Op::Call { target, .. } = op else { return None };
        match target {
            Target::Direct(callee) => Some(callee.method),
            Target::Virtual(callee) => {
                let has_body = |method: &&MethodId| self.program.methods()[**method].own_body().is_some();
                let mut candidates = self.overriders(callee.method).iter().filter(has_body);
                candidates.next().filter(|_| candidates.next().is_none()).copied()
            }
            _ => None,
        }
    }
}

impl Code<'_> {
    /// Locks for which a thread waits for ever. Semaphores are left out: their permits come from anywhere.
    pub(crate) fn insistent_acquisitions(&self) -> impl Iterator<Item = Acquisition> {
        self.acquisitions().filter(|taken| taken.insists() && taken.mode != Mode::Permit)
    }

    /// Does a place run before the call returns? What is behind an `await` runs later, and iterators run when they
    /// are enumerated.
    pub(crate) fn runs_at_once(&self, at: At) -> bool {
        let flags = self.method.flags;
        let is_behind = |(place, instr): (At, &ir::Instr)| {
            matches!(instr.op, Op::Await { .. }) && self.dominators().dominates_at(place, at)
        };
        let is_suspended = flags.has(MethodFlags::ASYNC) && self.instrs().any(is_behind);
        !is_suspended && !flags.has(MethodFlags::ITERATOR)
    }
}
