//! Which methods take locks, and by which fields. Few methods do, so whoever is interested in locks need not look at all
//! the others.

use super::World;
use crate::Code;
use ir::cfg::{Root, Step};
use ir::{FieldId, MethodId, Span};
use rayon::prelude::*;
use rustc_hash::FxHashMap;

/// The monitors that a method takes by a field, each with its first place.
type Monitors = Vec<(FieldId, Span)>;

/// The methods that take locks.
pub(super) struct Lockers {
    by_method: FxHashMap<MethodId, Monitors>,
    /// Where the monitor of a field is taken, in the order of the source.
    by_field: FxHashMap<FieldId, Vec<(Span, MethodId)>>,
}

impl Lockers {
    pub(super) fn new(world: &World<'_>) -> Lockers {
        let mut lockers = Lockers { by_method: FxHashMap::default(), by_field: FxHashMap::default() };
        let methods: Vec<MethodId> = world.program.methods().ids().collect();
        lockers.update(world, &methods);
        lockers
    }

    /// Looks at methods again. Did one begin or cease to take locks?
    pub(super) fn update(&mut self, world: &World<'_>, methods: &[MethodId]) -> bool {
        let (program, parts) = (world.program, world.parts);
        let monitors = methods.par_iter().map(|&method| monitors(&World::over(program, parts), method));
        let mut changed = false;
        for (&method, monitors) in methods.iter().zip(monitors.collect::<Vec<_>>()) {
            changed |= monitors.is_some() != self.by_method.contains_key(&method);
            for (field, _) in self.by_method.remove(&method).unwrap_or_default() {
                self.by_field.entry(field).or_default().retain(|(_, other)| *other != method);
            }
            let Some(monitors) = monitors else { continue };
            for &(field, span) in &monitors {
                let places = self.by_field.entry(field).or_default();
                let index = places.partition_point(|known| *known < (span, method));
                places.insert(index, (span, method));
            }
            self.by_method.insert(method, monitors);
        }
        changed
    }

    /// Is it one of them?
    pub(super) fn has(&self, method: MethodId) -> bool {
        self.by_method.contains_key(&method)
    }

    /// All of them, in the order of the source.
    pub(super) fn all(&self, world: &World<'_>) -> Vec<MethodId> {
        let mut all: Vec<MethodId> = self.by_method.keys().copied().collect();
        all.sort_unstable_by_key(|&method| (world.program.methods()[method].span, method));
        all
    }

    /// Where the monitor of a field is taken first.
    pub(super) fn of(&self, field: FieldId) -> Option<Span> {
        self.by_field.get(&field)?.first().map(|(span, _)| *span)
    }
}

/// The monitors that a method takes by fields; nothing if it takes no lock at all.
fn monitors(world: &World<'_>, method: MethodId) -> Option<Monitors> {
    let code = Code::new(world, method)?;
    code.takes_locks().then_some(())?;
    let mut found = Monitors::new();
    for (at, instr) in code.instrs() {
        let Some(lock) = code.monitor(&instr.op) else { continue };
        let path = code.path(at, lock);
        if let (Some(Step::Field(field)), _) | (None, Root::Static(_, field)) =
            (path.steps.last(), &path.root)
            && found.iter().all(|(known, _)| known != field)
        {
            found.push((*field, instr.span));
        }
    }
    Some(found)
}
