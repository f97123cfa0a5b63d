//! `sync-setter-unsync-getter`: a property is written under a lock and read without.

use super::inconsistent_lock_field::{Extent, extent};
use crate::{Access, Code, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{FieldFlags, FieldId, MethodFlags, MethodId, Order, Program};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1202",
    name: "sync-setter-unsync-getter",
    aliases: &["codeql:cs/unsynchronized-getter"],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[662],
    summary: "the setter of a property takes a lock, its getter reads the same field without",
    docs: include_str!("sync_setter_unsync_getter.md"),
};

pub(crate) struct SyncSetterUnsyncGetter;

impl Rule for SyncSetterUnsyncGetter {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        // What is read in one step is the old value or the new one, which CodeQL does not ask.
        let is_read_in_steps = extent(world, declared.ty) == Extent::More
            || world.is_asked_as(&ABOUT, &["codeql:cs/unsynchronized-getter"]);
        if is_read_in_steps && !declared.flags.has(FieldFlags::VOLATILE) {
            check(world, report, field);
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    let accesses = world.protected_accesses(field);
    for (read, setter) in bare_getters(world, &accesses) {
        let name = report.field_name(field);
        let side = report.access("read", read.span, Operation::Read, &name);
        let other = report.access("write", setter.span, Operation::Write, &name);
        let message = format!(
            "the setter writes `{name}` under a lock, but this getter reads it without: it may see half of a change"
        );
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.help = Some("take the same lock in the getter".to_owned());
        });
    }
}

/// Bare reads in getters, each with a write in the setter of the same property that is under a lock that the setter
/// takes. At most one for each getter.
pub(crate) fn bare_getters<'a>(
    world: &World<'_>,
    accesses: &'a [(Access, Protection)],
) -> Vec<(&'a Access, &'a Access)> {
    let program = world.program;
    let mut found: Vec<(&Access, &Access)> = Vec::new();
    for (read, protection) in accesses {
        let is_bare_read = read.touch == Touch::Read && read.order == Order::Plain && protection.is_bare();
        if !is_bare_read || found.iter().any(|(known, _)| known.method == read.method) {
            continue;
        }
        let Some(property) = property(program, read.method, Accessor::Getter) else { continue };
        let setter = accesses.iter().find(|(write, protection)| {
            write.touch == Touch::Write
                && !protection.guards.is_empty()
                && self::property(program, write.method, Accessor::Setter) == Some(property)
                && program.methods()[write.method].owner == program.methods()[read.method].owner
                && takes_locks(world, write.method)
        });
        // A getter that takes a lock somewhere looks twice.
        if let Some((write, _)) = setter.filter(|_| !takes_locks(world, read.method)) {
            found.push((read, write));
        }
    }
    found
}

pub(crate) fn takes_locks(world: &World<'_>, method: MethodId) -> bool {
    Code::new(world, method).is_some_and(|code| code.takes_locks())
}

/// The two halves of a property.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Accessor {
    Getter,
    Setter,
}

/// The name of the property that an accessor belongs to: `get_Name` of C#, `getName` and `isName` of Java's beans.
pub(crate) fn property(program: &Program, method: MethodId, accessor: Accessor) -> Option<&str> {
    let declared = &program.methods()[method];
    let name = program.names.get(declared.name);
    if declared.flags.has(MethodFlags::ACCESSOR) {
        return name.strip_prefix(if accessor == Accessor::Getter { "get_" } else { "set_" });
    }
    let (prefixes, parameters): (&[&str], usize) = match accessor {
        Accessor::Getter => (&["get", "is"], 0),
        Accessor::Setter => (&["set"], 1),
    };
    let property = prefixes.iter().find_map(|prefix| name.strip_prefix(prefix))?;
    let is_bean = declared.params.len() == parameters && property.starts_with(char::is_uppercase);
    is_bean.then_some(property)
}
