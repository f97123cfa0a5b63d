//! The findings of a program, kept up to date while its bodies change. Each piece of work notes what it asked about the
//! program; after an edit, only those are done again that asked about something which has changed.
//!
//! The outcome is what a new run over the program would give.

use crate::unit::Unit;
use crate::world::Read;
use crate::{Parts, Rule, World};
use finding::Finding;
use finding::rules::RuleOptions;
use ir::effects::Effects;
use ir::{FieldId, Id as _, MethodId, Program, TypeId};
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// A program that is looked at again and again.
pub struct Session<'e> {
    rules: Vec<&'static dyn Rule>,
    parts: Parts<'e>,
    /// Of the units that found something.
    findings: BTreeMap<Unit, Vec<Finding>>,
    /// What each unit asked, sorted.
    reads: FxHashMap<Unit, Vec<Read>>,
    /// Who asked; nobody asks twice.
    readers: FxHashMap<Read, Vec<Unit>>,
    fields: usize,
    types: usize,
}

impl<'e> Session<'e> {
    /// Runs rules over a program.
    pub fn new(
        program: &Program,
        effects: &'e Effects,
        rules: Vec<&'static dyn Rule>,
        options: &'e RuleOptions,
    ) -> Session<'e> {
        let mut session = Session {
            parts: Parts::new(program, effects, options),
            findings: BTreeMap::new(),
            reads: FxHashMap::default(),
            readers: FxHashMap::default(),
            fields: program.fields().len(),
            types: program.types().len(),
            rules,
        };
        let units = Unit::all(program, &session.rules);
        session.look(program, units);
        session
    }

    /// All findings, in the order of the program's methods and fields and of the rules.
    pub fn findings(&self) -> impl Iterator<Item = &Finding> {
        self.findings.values().flatten()
    }

    /// Takes over what has changed in the program, and looks again at what hangs on it. `methods` are those whose body or
    /// place is another, `fields` those whose place is; methods that are new and have a body must be among them.
    /// Says how many pieces of work were done again.
    pub fn update(&mut self, program: &Program, methods: &[MethodId], fields: &[FieldId]) -> usize {
        let stale = self.parts.update(program, methods);
        let new_fields = (self.fields..program.fields().len()).map(FieldId::from_index);
        self.fields = program.fields().len();
        let new_types = (self.types..program.types().len()).map(TypeId::from_index);
        self.types = program.types().len();
        let mut due: BTreeSet<Unit> = methods.iter().map(|&method| Unit::Method(method)).collect();
        due.extend(fields.iter().copied().chain(new_fields).map(Unit::Field));
        due.extend(new_types.map(Unit::Type));
        due.extend(stale.iter().filter_map(|read| self.readers.get(read)).flatten());
        let due: Vec<Unit> = due.into_iter().collect();
        let count = due.len();
        self.look(program, due);
        count
    }

    fn look(&mut self, program: &Program, units: Vec<Unit>) {
        let parts = &self.parts;
        let rules: Vec<&dyn Rule> = self.rules.iter().map(|&rule| rule as &dyn Rule).collect();
        let looked = units.into_par_iter().map(|unit| {
            let world = World::noting(program, parts);
            let findings = unit.look(&world, &rules);
            (unit, findings, world.into_reads())
        });
        for (unit, findings, reads) in looked.collect::<Vec<_>>() {
            if findings.is_empty() {
                self.findings.remove(&unit);
            } else {
                self.findings.insert(unit, findings);
            }
            self.note(unit, reads);
        }
    }

    fn note(&mut self, unit: Unit, reads: Vec<Read>) {
        let before = self.reads.remove(&unit).unwrap_or_default();
        for read in before.iter().filter(|read| reads.binary_search(read).is_err()) {
            let readers = self.readers.entry(*read).or_default();
            if let Some(position) = readers.iter().position(|&reader| reader == unit) {
                readers.swap_remove(position);
            }
        }
        for read in reads.iter().filter(|read| before.binary_search(read).is_err()) {
            self.readers.entry(*read).or_default().push(unit);
        }
        if !reads.is_empty() {
            self.reads.insert(unit, reads);
        }
    }
}
