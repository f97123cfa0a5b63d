//! What the rules look at in one go: a method, a field, a type, the whole program.

use crate::{Code, Report, Rule, World};
use finding::Finding;
use ir::{FieldId, MethodId, Program, TypeId};

/// One piece of work. What comes of it depends on what it asks the world, and on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) enum Unit {
    /// What all rules say about the body of a method.
    Method(MethodId),
    /// What all rules say about a field.
    Field(FieldId),
    /// What all rules say about the fields of a type together.
    Type(TypeId),
    /// What the rule of this number says about the program.
    Program(u32),
}

impl Unit {
    /// All that there is to do, in the order in which it is told.
    pub(crate) fn all(program: &Program, rules: &[&dyn Rule]) -> Vec<Unit> {
        let methods = program.methods().entries().filter(|(_, method)| method.own_body().is_some());
        let methods = methods.map(|(method, _)| Unit::Method(method));
        let fields = program.fields().ids().map(Unit::Field);
        let types = program.types().ids().map(Unit::Type);
        methods.chain(fields).chain(types).chain((0..rules.len() as u32).map(Unit::Program)).collect()
    }

    /// Does it.
    pub(crate) fn look(self, world: &World<'_>, rules: &[&dyn Rule]) -> Vec<Finding> {
        let mut report = Report::new(world);
        match self {
            Unit::Method(method) => {
                if let Some(code) = Code::new(world, method) {
                    for rule in rules {
                        rule.body(&code, &mut report);
                    }
                }
            }
            Unit::Field(field) => {
                for rule in rules {
                    rule.field(world, field, &mut report);
                }
            }
            Unit::Type(ty) => {
                for rule in rules {
                    rule.fields(world, ty, &mut report);
                }
            }
            Unit::Program(rule) => {
                world.note_methods();
                rules[rule as usize].program(world, &mut report);
            }
        }
        report.into_findings()
    }
}
