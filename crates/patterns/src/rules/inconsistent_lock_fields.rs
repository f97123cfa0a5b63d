//! `inconsistent-lock-fields`: two fields that belong together are changed under one lock, and here both are used without it.

use super::peers::scopes;
use crate::{Access, Guard, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{Field, FieldFlags, MethodFlags, MethodId, Order, Span, TypeDef, TypeFlags, TypeId};
use std::collections::BTreeMap;

/// So many methods that use two fields under one lock, and change one of them, make the fields belong together.
const MIN_TOGETHER: usize = 2;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1601",
    name: "inconsistent-lock-fields",
    aliases: &["PH_B009"],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 820],
    summary: "fields that are changed together under a lock are used together without it",
    docs: include_str!("inconsistent_lock_fields.md"),
};

pub(crate) struct InconsistentLockFields;

impl Rule for InconsistentLockFields {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn fields(&self, world: &World<'_>, ty: TypeId, report: &mut Report<'_>) {
        let declared = &world.program.types()[ty];
        if declared.flags.has(TypeFlags::EXTERNAL) {
            return;
        }
        if world.is_asked_as(&ABOUT, &["PH_B009"]) {
            scopes::several_fields(world, ty, &ABOUT, report);
        }
        if !world.is_asked_only_as(&ABOUT, &["PH_B009"]) {
            check(world, report, declared);
        }
    }
}

/// What one method does to fields of one type.
#[derive(Default)]
struct Uses(Vec<(Access, Protection)>);

impl Uses {
    /// The accesses under a lock.
    fn under<'a>(&'a self, guard: &'a Guard) -> impl Iterator<Item = &'a Access> {
        let held = self.0.iter().filter(move |(_, protection)| protection.guards.contains(guard));
        held.map(|(access, _)| access)
    }

    /// Does it never take a lock for these fields? Then it means to be without.
    fn is_bare(&self) -> bool {
        self.0.iter().all(|(_, protection)| protection.is_bare())
    }
}

/// In the order of the source.
type ByMethod = BTreeMap<(Span, MethodId), Uses>;

fn check(world: &World<'_>, report: &mut Report<'_>, ty: &TypeDef) {
    let fields = ty.fields.iter().copied().filter(|&id| is_candidate(&world.program.fields()[id]));
    let mut by_method = ByMethod::new();
    for use_ in fields.flat_map(|field| world.protected_accesses(field)) {
        let place = (world.program.methods()[use_.0.method].span, use_.0.method);
        by_method.entry(place).or_default().0.push(use_);
    }
    if by_method.values().filter(|uses| !uses.is_bare()).count() < MIN_TOGETHER {
        return;
    }
    let is_use = |access: &Access| access.order == Order::Plain && !matches!(access.touch, Touch::Address);
    for (&(_, method), uses) in by_method.iter().filter(|(_, uses)| uses.is_bare()) {
        let flags = world.program.methods()[method].flags;
        if flags.has(MethodFlags::FINALIZER) || flags.has(MethodFlags::CONSTRUCTOR) {
            continue;
        }
        let bare: Vec<&Access> = uses.0.iter().map(|(access, _)| access).filter(|it| is_use(it)).collect();
        if let Some(pair) = torn_pair(&bare, &by_method) {
            tell(world, report, &pair);
        }
    }
}

fn is_candidate(field: &Field) -> bool {
    let exempt = [FieldFlags::CONST, FieldFlags::READONLY, FieldFlags::VOLATILE, FieldFlags::THREAD_LOCAL];
    !exempt.into_iter().any(|flag| field.flags.has(flag))
}

/// Two uses without the lock under which both fields are used elsewhere.
struct Pair<'a> {
    first: &'a Access,
    second: &'a Access,
    /// A change under the lock.
    change: &'a Access,
    guard: &'a Guard,
    together: usize,
}

fn torn_pair<'a>(bare: &[&'a Access], by_method: &'a ByMethod) -> Option<Pair<'a>> {
    let guards = by_method.values().flat_map(|uses| uses.0.iter().flat_map(|(_, found)| &found.guards));
    let mut known: Vec<&Guard> = Vec::new();
    for guard in guards {
        if !known.contains(&guard) {
            known.push(guard);
        }
    }
    known.into_iter().find_map(|guard| torn_under(bare, by_method, guard))
}

fn torn_under<'a>(bare: &[&'a Access], by_method: &'a ByMethod, guard: &'a Guard) -> Option<Pair<'a>> {
    for (index, &first) in bare.iter().enumerate() {
        for &second in bare[index + 1..].iter().filter(|other| other.field != first.field) {
            let changes = by_method.values().filter_map(|uses| change_together(uses, guard, first, second));
            let changes: Vec<&Access> = changes.collect();
            let without = by_method.values().filter(|uses| {
                uses.is_bare()
                    && [first, second].iter().all(|it| uses.0.iter().any(|(a, _)| a.field == it.field))
            });
            if changes.len() >= MIN_TOGETHER && without.count() * 2 <= changes.len() {
                let together = changes.len();
                return Some(Pair { first, second, change: changes[0], guard, together });
            }
        }
    }
    None
}

/// The change of one field by a method that uses both under the lock.
fn change_together<'a>(
    uses: &'a Uses,
    guard: &'a Guard,
    first: &Access,
    second: &Access,
) -> Option<&'a Access> {
    let of = |field| uses.under(guard).filter(move |access| access.field == field);
    of(second.field).next()?;
    of(first.field).next()?;
    of(first.field).chain(of(second.field)).find(|access| access.touch == Touch::Write)
}

fn tell(world: &World<'_>, report: &mut Report<'_>, pair: &Pair<'_>) {
    let (first, second) = (report.field_name(pair.first.field), report.field_name(pair.second.field));
    let lock =
        pair.guard.field().map_or("a lock".to_owned(), |field| format!("`{}`", world.field_name(field)));
    let operation = |access: &Access| if access.touch.writes() { Operation::Write } else { Operation::Read };
    let side = report.access("without the lock", pair.first.span, operation(pair.first), &first);
    let also = report.access("without the lock", pair.second.span, operation(pair.second), &second);
    let change = report.access("under the lock", pair.change.span, Operation::Write, &first);
    let message = format!(
        "`{first}` and `{second}` are used here without {lock}, under which {} other methods use both and change them: \
         this may see one old and one new",
        pair.together
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(first));
        finding.others.extend(also);
        finding.others.extend(change);
        finding.help = Some(format!("take {lock} around both accesses"));
    });
}
