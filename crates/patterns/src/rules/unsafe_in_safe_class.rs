//! `unsafe-in-safe-class`: a class says that it is thread-safe, by its annotation or by its locks, and a field
//! has a bare access (after `RacerD`, Blackshear et al., OOPSLA 2018, without its ownership of what methods
//! return).

use super::mostly_locked_field::is_quiet;
use crate::{Access, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::effects::{Fact, Facts};
use ir::{FieldFlags, FieldId, Order, TypeFlags, TypeId, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1806",
    name: "unsafe-in-safe-class",
    aliases: &["infer:THREAD_SAFETY_VIOLATION", "codeql:java/not-threadsafe"],
    kind: Kind::Race,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362, 366],
    summary: "a class that is declared thread-safe, or that locks, accesses a field without a lock",
    docs: include_str!("unsafe_in_safe_class.md"),
};

pub(crate) struct UnsafeInSafeClass;

impl Rule for UnsafeInSafeClass {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let owner = &world.program.types()[declared.owner];
        let exempt = [FieldFlags::CONST, FieldFlags::VOLATILE, FieldFlags::THREAD_LOCAL];
        let is_confined = declared.attributes.iter().any(|it| world.facts(it.ty).has(Fact::ThreadAffine));
        let is_known =
            !owner.flags.has(TypeFlags::EXTERNAL) && !claims(world, declared.owner).has(Fact::ThreadUnsafe);
        if is_known && !is_confined && !exempt.into_iter().any(|flag| declared.flags.has(flag)) {
            check(world, field, report);
        }
    }
}

/// What the annotations of a class and of those above it say.
fn claims(world: &World<'_>, ty: TypeId) -> Facts {
    let (mut open, mut seen) = (vec![ty], vec![ty]);
    while let Some(current) = open.pop() {
        let own = world.program.types()[current].attributes.iter().map(|it| world.facts(it.ty));
        if let Some(claim) = own.into_iter().find(|it| it.has(Fact::ThreadSafe) || it.has(Fact::ThreadUnsafe))
        {
            return claim;
        }
        for above in world.above(current).filter(|above| !seen.contains(above)).collect::<Vec<_>>() {
            seen.push(above);
            open.push(above);
        }
    }
    Facts::default()
}

/// An access of the field, or of the contents of the object that it holds.
struct Use {
    access: Access,
    protection: Protection,
    writes: bool,
}

fn check(world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
    let declared = &world.program.fields()[field];
    let is_claimed = claims(world, declared.owner).has(Fact::ThreadSafe);
    let accesses = world.protected_accesses(field);
    let has_locked = accesses.iter().any(|(_, protection)| !protection.guards.is_empty());
    if !is_claimed && !has_locked {
        return;
    }
    let uses = uses(world, field, accesses);
    let is_locked = |found: &&Use| !found.protection.guards.is_empty();
    let mut told = Vec::new();
    for found in uses.iter().filter(|found| found.protection.is_bare()) {
        let is_other =
            |other: &&Use| other.access.at != found.access.at || other.access.method != found.access.method;
        let conflicts = |other: &&Use| is_other(other) && (found.writes || other.writes);
        let other = if is_claimed {
            uses.iter().find(conflicts)
        } else {
            uses.iter().filter(is_locked).find(conflicts)
        };
        let is_alone = is_claimed && found.writes;
        let key = (found.access.method, found.writes);
        if (other.is_some() || is_alone) && !told.contains(&key) {
            told.push(key);
            tell(report, found, other, is_claimed);
        }
    }
}

fn uses(world: &World<'_>, field: FieldId, accesses: Vec<(Access, Protection)>) -> Vec<Use> {
    let is_fixed = world.program.fields()[field].flags.has(FieldFlags::READONLY);
    let holds_unsafe = world.facts_in(field).has(Fact::ThreadUnsafe);
    // Which object a final field holds never changes; what is in it may.
    if is_fixed && !holds_unsafe {
        return Vec::new();
    }
    let is_later = |access: &Access| is_reached(world, access) && access.order == Order::Plain;
    let later = accesses.into_iter().filter(|(access, _)| is_later(access));
    let uses = later.map(|(access, protection)| {
        let changes = holds_unsafe && access.touch == Touch::Read && world.changes_object(&access);
        Use { access, protection, writes: access.touch.writes() || changes }
    });
    uses.collect()
}

/// Can somebody else come here, when the object is complete?
fn is_reached(world: &World<'_>, access: &Access) -> bool {
    let method = &world.program.methods()[access.method];
    let is_uncalled = method.visibility == Visibility::Private && world.callers(access.method).is_empty();
    !is_uncalled && !is_quiet(world, access.method) && !access.touch.is_atomic()
}

fn tell(report: &mut Report<'_>, found: &Use, other: Option<&Use>, is_claimed: bool) {
    let name = report.field_name(found.access.field);
    let operation = |of: &Use| if of.writes { Operation::Write } else { Operation::Read };
    let doing = if found.writes { "written" } else { "read" };
    let side = report.access(doing, found.access.span, operation(found), &name);
    let there = other.and_then(|other| report.access("other", other.access.span, operation(other), &name));
    let reason = if is_claimed { "its class is declared thread-safe" } else { "its class locks elsewhere" };
    let message =
        format!("`{name}` is {doing} without a lock, although {reason}: two threads may be here at once");
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(there);
        finding.help =
            Some("hold one lock around all accesses, or make the field volatile, final or atomic".to_owned());
    });
}
