//! Fields that some members use under a lock and others without, told by the scopes alone: `PH_B003`, `PH_B009`,
//! `PH_B010`, `PH_S027` and `PH_S028`.

use super::is_public_member;
use crate::{Access, Code, Report, Touch, World};
use finding::{Object, Operation};
use ir::cfg::{AccessPath, Root};
use ir::effects::{Effect, Fact, Target};
use ir::{At, FieldFlags, FieldId, MethodFlags, Op, Place, Reg, Span, Terminator, Ty, TyId, TypeId};

/// A use of a field in a member that everybody may call.
struct Use {
    access: Access,
    /// The locks that the member holds there.
    locks: Vec<AccessPath>,
}

impl Use {
    fn is_locked(&self) -> bool {
        !self.locks.is_empty()
    }

    fn writes(&self) -> bool {
        self.access.touch.writes()
    }

    fn is_in_scope_of(&self, other: &Use) -> bool {
        self.access.method == other.access.method && self.locks == other.locks
    }
}

fn uses(world: &World<'_>, field: FieldId) -> Vec<Use> {
    let open = world.accesses(field).iter().filter(|access| is_public_member(world, access.method));
    let uses = open.filter_map(|access| {
        let code = Code::new(world, access.method)?;
        let locks = code.held(access.at).iter().map(|held| held.lock.clone()).collect();
        Some(Use { access: *access, locks })
    });
    uses.collect()
}

fn tell(about: &'static finding::Rule, report: &mut Report<'_>, access: &Access, under: Option<Span>) {
    let name = report.field_name(access.field);
    let (doing, operation) =
        if access.touch.writes() { ("written", Operation::Write) } else { ("read", Operation::Read) };
    let message =
        format!("`{name}` is {doing} here without a lock, but other members hold one when they use it");
    let side = report.access(doing, access.span, operation, &name);
    let other = under.and_then(|span| report.side("under a lock", span));
    report.at(about, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some("take the same lock here, or say why this access needs none".to_owned());
    });
}

/// `PH_B010`: a field is used twice without a lock in one scope and written under a lock in another, or the other way
/// round.
pub(in crate::rules) fn single_field(
    world: &World<'_>,
    field: FieldId,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    if world.program.fields()[field].flags.has(FieldFlags::VOLATILE) {
        return;
    }
    let uses = uses(world, field);
    let (inside, outside): (Vec<&Use>, Vec<&Use>) = uses.iter().partition(|found| found.is_locked());
    let twice = |all: &[&Use], one: &Use| all.iter().filter(|other| other.is_in_scope_of(one)).count() > 1;
    let is_written_inside = inside.iter().any(|found| found.writes());
    let is_used_twice_inside = inside.iter().any(|found| twice(&inside, found));
    let under = inside.first().map(|found| found.access.span);
    for found in &outside {
        let is_torn = is_written_inside && twice(&outside, found);
        if is_torn || (is_used_twice_inside && found.writes()) {
            tell(about, report, &found.access, under);
        }
    }
}

/// `PH_B009`: two fields are used together under a lock in one scope and without one in another, and one of the scopes
/// writes.
pub(in crate::rules) fn several_fields(
    world: &World<'_>,
    ty: TypeId,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    let is_fixed = |field: &FieldId| {
        let flags = world.program.fields()[*field].flags;
        flags.has(FieldFlags::CONST) || flags.has(FieldFlags::READONLY)
    };
    let fields = world.program.types()[ty].fields.iter().copied().filter(|field| !is_fixed(field));
    let uses: Vec<Use> = fields.flat_map(|field| uses(world, field)).collect();
    let scope = |one: &Use| -> Vec<&Use> { uses.iter().filter(|other| other.is_in_scope_of(one)).collect() };
    let together = |needs_write: bool| -> Vec<FieldId> {
        let locked = uses.iter().filter(|found| found.is_locked());
        let found = locked.filter(|found| {
            let scope = scope(found);
            scope.len() > 1 && (!needs_write || scope.iter().any(|other| other.writes()))
        });
        found.map(|found| found.access.field).collect()
    };
    let (joint, changed) = (together(false), together(true));
    for found in uses.iter().filter(|found| !found.is_locked()) {
        let scope = scope(found);
        let guarded = if scope.iter().any(|other| other.writes()) { &joint } else { &changed };
        let mut others: Vec<FieldId> = scope.iter().map(|other| other.access.field).collect();
        others.retain(|field| guarded.contains(field));
        others.sort_unstable();
        others.dedup();
        if others.len() > 1 && others.contains(&found.access.field) {
            let under =
                uses.iter().find(|other| other.is_locked() && other.access.field == found.access.field);
            tell(about, report, &found.access, under.map(|other| other.access.span));
        }
    }
}

/// `PH_B003`: a list or dictionary is read without a lock, and changed under one.
pub(in crate::rules) fn collection_reads(
    world: &World<'_>,
    field: FieldId,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    let facts = world.facts(world.program.fields()[field].ty);
    if !facts.has(Fact::Collection) || !facts.has(Fact::ThreadUnsafe) {
        return;
    }
    let uses = uses(world, field);
    let change = uses.iter().find(|found| found.is_locked() && world.changes_object(&found.access));
    let Some(change) = change.map(|found| found.access.span) else { return };
    for found in uses.iter().filter(|found| !found.is_locked() && reads_elements(world, &found.access)) {
        tell(about, report, &found.access, Some(change));
    }
}

/// Is the collection that an access loads asked for elements? How many there are is one word.
fn reads_elements(world: &World<'_>, load: &Access) -> bool {
    let Some(code) = Code::new(world, load.method) else { return false };
    code.calls().any(|(at, instr)| {
        let effects = code.effects(&instr.op);
        let is_read = effects.iter().any(|effect| matches!(effect, Effect::Read(Target::This, _)))
            && !effects.iter().any(|effect| matches!(effect, Effect::Write(..)));
        let is_count = code.callee(&instr.op).is_some_and(|callee| {
            let callee = &world.program.methods()[callee];
            callee.flags.has(MethodFlags::ACCESSOR) && callee.params.is_empty()
        });
        let receiver = code.operand(&instr.op, Target::This).filter(|_| is_read && !is_count);
        receiver.is_some_and(|reg| code.origins(at, reg).contains(&load.at))
    })
}

/// A collection that can be changed by who gets hold of it.
fn is_mutable_collection(world: &World<'_>, ty: TyId) -> bool {
    let facts = world.facts(ty);
    let is_array = matches!(world.program.tys.get(ty), Ty::Array { .. });
    is_array || (facts.has(Fact::Collection) && !is_immutable(world, ty))
}

fn is_immutable(world: &World<'_>, ty: TyId) -> bool {
    world.facts(ty).has(Fact::Immutable)
        || super::declaration(world, ty).is_some_and(|def| {
            world
                .program
                .names
                .get(world.program.types()[def].name)
                .starts_with("System.Collections.Immutable.")
        })
}

/// `PH_S027`: a collection is handed out from inside of a lock.
pub(in crate::rules) fn leaks(
    world: &World<'_>,
    field: FieldId,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    if !is_mutable_collection(world, world.program.fields()[field].ty) {
        return;
    }
    let reads = uses(world, field).into_iter().filter(Use::is_locked);
    for found in reads.filter(|found| found.access.touch == Touch::Read) {
        let Some(code) = Code::new(world, found.access.method) else { continue };
        if !is_handed_out(&code, found.access.at) {
            continue;
        }
        let name = report.field_name(field);
        let message = format!("this hands out `{name}` itself, which callers then use without the lock");
        report.at(about, report.side("handed out", found.access.span), message, |finding| {
            finding.object = Some(Object::Instance(name));
            finding.help = Some("hand out a copy that is made under the lock".to_owned());
        });
    }
}

/// Does the caller get what is loaded at a place, as the result or through a parameter?
fn is_handed_out(code: &Code<'_>, load: At) -> bool {
    let is_returned = code.body.blocks.entries().any(|(block, content)| match content.end {
        Terminator::Return(Some(value)) => {
            code.origins(At { block, index: content.instrs.len() as u32 }, value).contains(&load)
        }
        _ => false,
    });
    is_returned
        || code.instrs().any(|(at, instr)| match &instr.op {
            Op::Store { place: Place::Indirect(address), src, .. } => {
                matches!(code.path(at, *address).root, Root::Entry(_))
                    && code.origins(at, *src).contains(&load)
            }
            _ => false,
        })
}

/// `PH_S028`: a collection that the caller gives is kept under a lock that the caller does not know.
pub(in crate::rules) fn keeps(
    world: &World<'_>,
    field: FieldId,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    if !is_mutable_collection(world, world.program.fields()[field].ty) {
        return;
    }
    let writes = uses(world, field).into_iter().filter(Use::is_locked);
    for found in writes.filter(|found| found.access.touch == Touch::Write) {
        let Some(code) = Code::new(world, found.access.method) else { continue };
        let Some(given) = given(&code, found.access.at).filter(|&reg| !is_immutable(world, code.ty(reg)))
        else {
            continue;
        };
        let name = report.field_name(field);
        let given = code.spell(&code.path(found.access.at, given));
        let message =
            format!("`{name}` is used under a lock, but who gave `{given}` may go on using it without");
        report.at(about, report.side("kept", found.access.span), message, |finding| {
            finding.object = Some(Object::Instance(name));
            finding.help = Some("keep a copy of what is given".to_owned());
        });
    }
}

/// The parameter that a store keeps as it is.
fn given(code: &Code<'_>, at: At) -> Option<Reg> {
    let Some(Op::Store { src, .. }) = code.body.instr(at).map(|instr| &instr.op) else { return None };
    let path = code.path(at, *src);
    match path.root {
        Root::Entry(reg) if path.steps.is_empty() && Some(reg) != code.receiver() => Some(reg),
        _ => None,
    }
}
