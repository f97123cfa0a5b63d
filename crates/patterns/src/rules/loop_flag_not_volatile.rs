//! `loop-flag-not-volatile`: a loop that waits for a plain field may never see it change (Section 2.1.3 of the
//! thesis, with the improvements of its Section 4.3).
//!
//! ```text
//! found(loop) :- every way out looks at one field f and constants, plain(f), not written(f, loop),
//!                not orders(loop), written(f, elsewhere).
//! ```
//!
//! A loop whose only ways out look at a field that it does not write runs for ever, unless another thread writes the
//! field. So the shape itself says that threads are meant.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::cfg::{EdgeKind, Loop, Root, Step};
use ir::effects::Effect;
use ir::{At, BlockId, FieldFlags, FieldId, MethodId, Op, Order, Place, Reg, Terminator, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1103",
    name: "loop-flag-not-volatile",
    aliases: &["CBF:DR_ULVV", "spotbugs:SP_SPIN_ON_FIELD"],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "a loop waits for a field that another thread writes, and may never see it",
    docs: include_str!("loop_flag_not_volatile.md"),
};

pub(crate) struct LoopFlagNotVolatile;

impl Rule for LoopFlagNotVolatile {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.accesses_in(code.id).is_empty() {
            return;
        }
        for around in code.loops().all() {
            let Some((read, field)) = flag(code, around) else { continue };
            let write = written_elsewhere(code, field);
            if write.is_none() && !is_spin(code, around, field) {
                continue;
            }
            if !code.held(read).is_empty() || code.is_locked(read) || ends_wait(code, around, field) {
                continue;
            }
            tell(code, report, read, field, write);
        }
    }
}

fn tell(code: &Code<'_>, report: &mut Report<'_>, read: At, field: FieldId, write: Option<&Access>) {
    let name = report.field_name(field);
    let span = code.body.instr(read).map(|instr| instr.span);
    let primary = span.and_then(|span| report.access("loop condition", span, Operation::Read, &name));
    let other = write.and_then(|write| report.access("write", write.span, Operation::Write, &name));
    let declaration = report.declaration(field);
    let message = format!(
        "this loop ends when another thread writes `{name}`, but nothing makes it look at the memory again: it may run \
         for ever"
    );
    report.at(&ABOUT, primary, message, |finding| {
        finding.object = Some(Object::Variable(name.clone()));
        finding.others.extend(other);
        finding.suggest_at(Change::DeclareVolatile, declaration);
        finding.help = Some(format!(
            "declare `{name}` volatile, read it with `Volatile.Read`, or wait for an event or a `CancellationToken`"
        ));
    });
}

/// The one field that all ways out of a loop look at, and where.
fn flag(code: &Code<'_>, around: &Loop) -> Option<(At, FieldId)> {
    let mut flag: Option<(At, FieldId)> = None;
    for &block in &around.blocks {
        if !leaves(code, around, block) {
            continue;
        }
        let content = &code.body.blocks[block];
        let Terminator::Branch { cond, .. } = content.end else { return None };
        let end = At { block, index: content.instrs.len() as u32 };
        let (read, field) = only_field(code, around, end, cond)?;
        if flag.is_some_and(|(_, other)| other != field) {
            return None;
        }
        flag.get_or_insert((read, field));
    }
    flag
}

/// Does control leave the loop from a block, other than by an exception?
fn leaves(code: &Code<'_>, around: &Loop, block: BlockId) -> bool {
    code.cfg().exits(block).normal
        || code
            .cfg()
            .succs(block)
            .iter()
            .any(|edge| edge.kind == EdgeKind::Normal && !around.blocks.contains(&edge.to))
}

/// The field that a condition looks at, if it looks at nothing else that can change. A register with two origins, such
/// as a counter, changes.
fn only_field(code: &Code<'_>, around: &Loop, at: At, cond: Reg) -> Option<(At, FieldId)> {
    let is_fixed = |at: At, reg: Reg| code.reaching().of(code.body, at, reg).len() == 1;
    if !is_fixed(at, cond) {
        return None;
    }
    let mut found = None;
    for place in code.ingredients(at, cond) {
        match &code.body.instr(place)?.op {
            Op::Load { place: from, order: Order::Plain, .. }
                if found.is_none() && around.blocks.contains(&place.block) =>
            {
                found = Some((place, steady_field(code, around, place, from)?));
            }
            Op::Load { .. } | Op::Call { .. } | Op::Await { .. } | Op::Unknown { .. } => return None,
            op => {
                let mut fixed = true;
                op.uses(&mut |reg| fixed &= is_fixed(place, reg));
                fixed.then_some(())?;
            }
        }
    }
    found
}

/// The field, if its object stays the same while the loop runs: of `this`, of what was given, static.
fn steady_field(code: &Code<'_>, around: &Loop, at: At, place: &Place) -> Option<FieldId> {
    let (field, base) = match place {
        Place::Field { base, field } => (*field, Some(*base)),
        Place::Static { field, .. } => (*field, None),
        _ => return None,
    };
    let flags = code.program().fields()[field].flags;
    let is_plain = !flags.has(FieldFlags::VOLATILE)
        && !flags.has(FieldFlags::READONLY)
        && !flags.has(FieldFlags::CONST)
        && !flags.has(FieldFlags::THREAD_LOCAL);
    let is_steady = base.is_none_or(|base| {
        let path = code.path(at, base);
        let starts_outside = match &path.root {
            Root::Entry(_) | Root::Static(..) | Root::Type(_) => true,
            Root::Def(ir::cfg::Def::Instr(def)) => !around.blocks.contains(&def.block),
            Root::Def(_) | Root::Merge(..) => false,
        };
        starts_outside && path.steps.iter().all(|step| is_unwritten(code, around, *step))
    });
    (is_plain && is_steady).then_some(field)
}

fn is_unwritten(code: &Code<'_>, around: &Loop, step: Step) -> bool {
    match step {
        Step::Field(field) => !code.world.accesses_in(code.id).iter().any(|access| {
            access.field == field && access.touch.writes() && around.blocks.contains(&access.at.block)
        }),
        Step::Cell => true,
        Step::Member(_) => false,
    }
}

/// Does the loop do nothing but look at a field that code outside of the program can write?
fn is_spin(code: &Code<'_>, around: &Loop, field: FieldId) -> bool {
    let acts =
        |op: &Op| matches!(op, Op::Call { .. } | Op::Store { .. } | Op::New { .. } | Op::NewArray { .. });
    code.program().fields()[field].visibility != Visibility::Private
        && !code.instrs().any(|(at, instr)| around.blocks.contains(&at.block) && acts(&instr.op))
}

/// A write in another method that does not only run during construction.
fn written_elsewhere<'w>(code: &Code<'w>, field: FieldId) -> Option<&'w Access> {
    let world = code.world;
    world.accesses(field).iter().find(|access| {
        access.touch.writes() && access.method != code.id && !world.is_construction(access.method)
    })
}

/// Does something in the loop write the field, or make the thread look at the memory again? What is called counts,
/// and what cannot be known may do either.
fn ends_wait(code: &Code<'_>, around: &Loop, field: FieldId) -> bool {
    let world = code.world;
    let in_loop = |at: At| around.blocks.contains(&at.block);
    let direct = code.instrs().filter(|(at, _)| in_loop(*at)).any(|(at, instr)| {
        orders(world, &instr.op)
            || world.accesses_in(code.id).iter().any(|access| access.at == at && concerns(access, field))
    });
    direct
        || called_in(code, around)
            .into_iter()
            .flat_map(|callee| world.reachable(callee))
            .any(|method| method_ends_wait(world, method, field))
}

fn concerns(access: &Access, field: FieldId) -> bool {
    access.order == Order::Volatile
        || access.touch == Touch::Address
        || (access.field == field && access.touch.writes())
}

fn called_in(code: &Code<'_>, around: &Loop) -> Vec<MethodId> {
    let calls = code.instrs().filter(|(at, _)| around.blocks.contains(&at.block));
    let mut called: Vec<MethodId> = calls
        .filter_map(|(_, instr)| instr.op.callee().map(|callee| callee.method))
        .flat_map(|callee| code.world.overriders(callee).iter().copied())
        .collect();
    called.sort_unstable();
    called.dedup();
    called
}

fn method_ends_wait(world: &World<'_>, method: MethodId, field: FieldId) -> bool {
    let Some(body) = world.body(method) else {
        return world.meaning(method).is_none();
    };
    world.accesses_in(method).iter().any(|access| concerns(access, field))
        || body.instrs().any(|(_, instr)| orders(world, &instr.op))
}

/// Locks, fences, atomic and volatile accesses, waiting for others, and calls of which nothing is known. Sleeping and
/// yielding promise nothing.
fn orders(world: &World<'_>, op: &Op) -> bool {
    let Some(callee) = op.callee() else {
        return matches!(
            op,
            Op::Enter { .. }
                | Op::Exit { .. }
                | Op::Await { .. }
                | Op::Yield { .. }
                | Op::Unknown { .. }
                | Op::Call { .. }
        );
    };
    let Some(found) = world.meaning(callee.method) else {
        return world.program.methods()[callee.method].own_body().is_none();
    };
    !found.effects().iter().all(|effect| {
        matches!(
            effect,
            Effect::Sleep(..)
                | Effect::Yield(_)
                | Effect::Pure
                | Effect::Read(..)
                | Effect::Write(..)
                | Effect::Returns(_)
                | Effect::Cancellable(_)
                | Effect::AsyncForm(_)
        )
    })
}
