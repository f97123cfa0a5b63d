//! `inconsistent-lock-field`: a field that is guarded by a lock nearly everywhere, and here it is not (the idea
//! of locksets, Eraser, Savage et al., TOCS 1997, with the majority as the specification, Engler et al., SOSP
//! 2001).

use super::peers::scopes;
use super::sync_setter_unsync_getter::bare_getters;
use crate::{Access, Code, Guard, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::effects::{Effect, Fact};
use ir::{Field, FieldFlags, FieldId, MethodFlags, Op, Order, Place, Prim, Ty, TyId, TypeFlags, TypeKind};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1203",
    name: "inconsistent-lock-field",
    aliases: &["PH_B003", "PH_B010"],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 820],
    summary: "a field is accessed under one lock nearly everywhere, but here without",
    docs: include_str!("inconsistent_lock_field.md"),
};

/// So many accesses under the lock make a habit.
const MIN_GUARDED: usize = 3;
/// So many accesses under the lock to one without make it a slip rather than a decision.
const GUARDED_PER_BARE: usize = 3;
/// A method that sets so many fields brings the object into another phase of its life.
const FIELDS_OF_A_PHASE: usize = 4;

pub(crate) struct InconsistentLockField;

impl Rule for InconsistentLockField {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if world.is_asked_as(&ABOUT, &["PH_B003"]) {
            scopes::collection_reads(world, field, &ABOUT, report);
        }
        if world.is_asked_as(&ABOUT, &["PH_B010"]) {
            scopes::single_field(world, field, &ABOUT, report);
        }
        if world.is_asked_only_as(&ABOUT, &["PH_B003", "PH_B010"]) {
            return;
        }
        for breach in breaches(world, field).iter().filter(|breach| !breach.is_one_word_read()) {
            breach.tell(&ABOUT, report);
        }
    }
}

/// An access without the lock that nearly all others hold.
pub(crate) struct Breach {
    slip: Use,
    /// A write under the lock.
    example: Use,
    guard: Guard,
    /// How many accesses hold the lock.
    guarded: usize,
}

impl Breach {
    /// Is it a read that sees the old value or the new one, and nothing else?
    pub(crate) fn is_one_word_read(&self) -> bool {
        self.slip.operation == Operation::Read && self.slip.extent == Extent::Word
    }

    pub(crate) fn tell(&self, about: &'static finding::Rule, report: &mut Report<'_>) {
        let Breach { slip, example, guard, guarded } = self;
        let name = report.field_name(slip.access.field);
        let lock = match guard {
            Guard::Own(steps) if steps.is_empty() => "the lock of the object itself".to_owned(),
            _ => guard.field().map_or("a lock".to_owned(), |field| format!("`{}`", report.field_name(field))),
        };
        let doing = if slip.operation == Operation::Write { "written" } else { "read" };
        let side = report.access(doing, slip.access.span, slip.operation, &name);
        let other = report.access("under the lock", example.access.span, example.operation, &name);
        let message = format!(
            "`{name}` is {doing} without a lock here, but {guarded} other accesses hold {lock}, among them writes"
        );
        report.at(about, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.help = Some(format!("take {lock} here too, or say why this access needs no lock"));
        });
    }
}

/// Those of a field, at most one for each method.
pub(crate) fn breaches(world: &World<'_>, field: FieldId) -> Vec<Breach> {
    if is_candidate(world, &world.program.fields()[field]) { of_field(world, field) } else { Vec::new() }
}

fn is_candidate(world: &World<'_>, field: &Field) -> bool {
    let owner = &world.program.types()[field.owner];
    let exempt = [FieldFlags::CONST, FieldFlags::VOLATILE, FieldFlags::THREAD_LOCAL];
    let may_change = !field.flags.has(FieldFlags::READONLY) || holds_elements(world, field);
    may_change
        && !owner.flags.has(TypeFlags::EXTERNAL)
        && !exempt.into_iter().any(|flag| field.flags.has(flag))
}

/// A collection that is not made for threads: what is in it counts, not just which one it is.
fn holds_elements(world: &World<'_>, field: &Field) -> bool {
    let facts = world.facts(field.ty);
    facts.has(Fact::ThreadUnsafe) && facts.has(Fact::Collection)
}

/// An access of the field, or of the elements that it leads to.
#[derive(Clone)]
struct Use {
    access: Access,
    protection: Protection,
    operation: Operation,
    extent: Extent,
}

/// How much is accessed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What the processor reads and writes in one step: a flag, a reference, the count of a collection.
    Word,
    /// More than that.
    More,
}

fn of_field(world: &World<'_>, field: FieldId) -> Vec<Breach> {
    let accesses = world.protected_accesses(field);
    if accesses.iter().filter(|(_, protection)| !protection.guards.is_empty()).count() < MIN_GUARDED {
        return Vec::new();
    }
    let uses = uses(world, field, &accesses);
    let Some((guard, guarded)) = habit(&uses) else { return Vec::new() };
    let is_its_own_lock = guard.field() == Some(field);
    if is_its_own_lock && !holds_elements(world, &world.program.fields()[field]) {
        return Vec::new();
    }
    let properties = bare_getters(world, &accesses);
    let is_slip = |found: &&Use| {
        found.protection.is_bare()
            && found.access.order == Order::Plain
            && !properties.iter().any(|(read, _)| read.method == found.access.method)
            && !checks_twice(found, &guarded)
            && !is_phase_of_life(world, &found.access, &guard)
    };
    let slips: Vec<&Use> = uses.iter().filter(is_slip).collect();
    let example = guarded.iter().find(|found| found.operation == Operation::Write);
    let Some(&example) = example.filter(|_| slips.len() * GUARDED_PER_BARE <= guarded.len()) else {
        return Vec::new();
    };
    let first_of_method = slips.iter().enumerate().filter(|(index, slip)| {
        !slips[..*index].iter().any(|earlier| earlier.access.method == slip.access.method)
    });
    first_of_method
        .map(|(_, &slip)| Breach {
            slip: slip.clone(),
            example: example.clone(),
            guard: guard.clone(),
            guarded: guarded.len(),
        })
        .collect()
}

/// The lock that most uses hold, and these.
fn habit(uses: &[Use]) -> Option<(Guard, Vec<&Use>)> {
    let mut best: Option<(Guard, Vec<&Use>)> = None;
    for guard in uses.iter().flat_map(|found| &found.protection.guards) {
        if best.as_ref().is_some_and(|(known, _)| known == guard) {
            continue;
        }
        let under: Vec<&Use> = uses.iter().filter(|found| found.protection.guards.contains(guard)).collect();
        if best.as_ref().is_none_or(|(_, most)| most.len() < under.len()) {
            best = Some((guard.clone(), under));
        }
    }
    best.filter(|(_, under)| under.len() >= MIN_GUARDED)
}

/// A look without the lock before a look with it: the first one decides nothing.
fn checks_twice(found: &Use, guarded: &[&Use]) -> bool {
    found.operation == Operation::Read
        && guarded.iter().any(|other| other.access.method == found.access.method)
}

/// Does the method set the object up or take it down? Then no other thread should be there: finalizers, the method that
/// makes the lock, and those that set many fields at once.
fn is_phase_of_life(world: &World<'_>, access: &Access, guard: &Guard) -> bool {
    let method = &world.program.methods()[access.method];
    if method.flags.has(MethodFlags::FINALIZER) {
        return true;
    }
    let stores =
        world.body(access.method).into_iter().flat_map(ir::Body::instrs).filter_map(
            |(_, instr)| match &instr.op {
                Op::Store { place: Place::Field { field, .. } | Place::Static { field, .. }, .. } => {
                    Some(*field)
                }
                _ => None,
            },
        );
    let mut set: Vec<FieldId> = stores.collect();
    set.sort_unstable();
    set.dedup();
    set.len() >= FIELDS_OF_A_PHASE || guard.field().is_some_and(|lock| set.contains(&lock))
}

fn uses(world: &World<'_>, field: FieldId, accesses: &[(Access, Protection)]) -> Vec<Use> {
    let declared = &world.program.fields()[field];
    let elements = holds_elements(world, declared);
    let uses = accesses.iter().filter_map(|(access, protection)| {
        let (operation, extent) = match access.touch {
            Touch::Write => (Operation::Write, extent(world, declared.ty)),
            Touch::Read if elements => of_elements(world, access)?,
            Touch::Read => (Operation::Read, extent(world, declared.ty)),
            Touch::Atomic(_) | Touch::Address => return None,
        };
        Some(Use { access: *access, protection: protection.clone(), operation, extent })
    });
    uses.collect()
}

/// How much a variable of this type holds.
pub(crate) fn extent(world: &World<'_>, ty: TyId) -> Extent {
    let is_more = match world.program.tys.get(ty) {
        Ty::Prim(prim) => matches!(prim, Prim::Long | Prim::ULong | Prim::Double | Prim::Decimal),
        Ty::Named { def, .. } => world.program.types()[*def].kind == TypeKind::Struct,
        _ => false,
    };
    if is_more { Extent::More } else { Extent::Word }
}

/// What is done to the elements of the collection that is loaded; `None` if it is only handed on.
fn of_elements(world: &World<'_>, access: &Access) -> Option<(Operation, Extent)> {
    let code = Code::new(world, access.method)?;
    let mut strongest = None;
    for (at, instr) in code.instrs().filter(|(_, instr)| matches!(instr.op, Op::Call { .. })) {
        for effect in code.effects(&instr.op) {
            let (operation, target) = match *effect {
                Effect::Write(target, _) => (Operation::Write, target),
                Effect::Read(target, _) => (Operation::Read, target),
                _ => continue,
            };
            let is_it = |reg| code.origins(at, reg).contains(&access.at);
            if !code.operand(&instr.op, target).is_some_and(is_it) {
                continue;
            }
            let extent = if is_word_getter(&code, &instr.op) { Extent::Word } else { Extent::More };
            match strongest {
                Some((Operation::Write, _)) => {}
                Some((_, Extent::More)) if operation == Operation::Read => {}
                _ => strongest = Some((operation, extent)),
            }
        }
    }
    strongest
}

/// `Count` and its like.
fn is_word_getter(code: &Code<'_>, op: &Op) -> bool {
    let Some(callee) = op.callee() else { return false };
    let declared = &code.program().methods()[callee.method];
    declared.flags.has(MethodFlags::ACCESSOR)
        && declared.params.is_empty()
        && matches!(code.program().tys.get(declared.ret), Ty::Prim(Prim::Int | Prim::Bool))
}
