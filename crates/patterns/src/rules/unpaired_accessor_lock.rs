//! `unpaired-accessor-lock`: one half of a property takes a lock, the other half does not.

use super::sync_setter_unsync_getter::{Accessor, property, takes_locks};
use crate::{Access, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{FieldFlags, FieldId, MethodFlags, MethodId, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1804",
    name: "unpaired-accessor-lock",
    aliases: &["S2886", "spotbugs:UG_SYNC_SET_UNSYNC_GET", "codeql:java/unsynchronized-getter"],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[662],
    summary: "the setter of a property takes a lock and its getter does not, or the other way round",
    docs: include_str!("unpaired_accessor_lock.md"),
};

pub(crate) struct UnpairedAccessorLock;

impl Rule for UnpairedAccessorLock {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let exempt = [FieldFlags::VOLATILE, FieldFlags::READONLY, FieldFlags::CONST, FieldFlags::STATIC];
        let is_own = !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        if !is_own || exempt.into_iter().any(|flag| declared.flags.has(flag)) {
            return;
        }
        for (read, write) in pairs(world, field) {
            let is_locked = |access: &Access| takes_locks(world, access.method);
            match (is_locked(&read), is_locked(&write)) {
                (false, true) => tell(report, &read, &write, ("getter", "setter")),
                (true, false) => tell(report, &write, &read, ("setter", "getter")),
                _ => {}
            }
        }
    }
}

/// The first read and the first write by the two halves of each property.
fn pairs(world: &World<'_>, field: FieldId) -> Vec<(Access, Access)> {
    let accesses = world.accesses(field);
    let half = |touch: Touch, accessor: Accessor| {
        accesses.iter().filter(move |access| access.touch == touch).filter_map(move |access| {
            let is_ours = is_accessible(world, access.method);
            let property = property(world.program, access.method, accessor).filter(|_| is_ours)?;
            Some((world.program.methods()[access.method].owner, property, access))
        })
    };
    let mut found: Vec<(Access, Access)> = Vec::new();
    for (owner, name, read) in half(Touch::Read, Accessor::Getter) {
        let is_known = found.iter().any(|(known, _)| known.method == read.method);
        let same = |(other, written, _): &(_, &str, &Access)| *other == owner && *written == name;
        if let Some((_, _, write)) = half(Touch::Write, Accessor::Setter).find(same).filter(|_| !is_known) {
            found.push((*read, *write));
        }
    }
    found
}

/// Can others call it, on an object?
fn is_accessible(world: &World<'_>, method: MethodId) -> bool {
    let declared = &world.program.methods()[method];
    declared.visibility != Visibility::Private && !declared.flags.has(MethodFlags::STATIC)
}

fn tell(report: &mut Report<'_>, bare: &Access, locked: &Access, (this, other): (&str, &str)) {
    let name = report.field_name(bare.field);
    let operation =
        |access: &Access| if access.touch == Touch::Read { Operation::Read } else { Operation::Write };
    let side = report.access(this, bare.span, operation(bare), &name);
    let there = report.access(other, locked.span, operation(locked), &name);
    let message = format!(
        "this {this} of `{name}` takes no lock, but its {other} does: the lock of one half protects nothing"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(there);
        finding.help = Some(format!("take the same lock in the {this}"));
    });
}
