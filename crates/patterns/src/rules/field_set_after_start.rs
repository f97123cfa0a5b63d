//! `field-set-after-start`: a thread may run before its starter has set what it needs.

use crate::{Access, Code, Report, Rule, Touch};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::effects::{Effect, Fact, Joined, Runner, Target};
use ir::{At, FieldId, MethodId, Op, Order, Place, Span};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4604",
    name: "field-set-after-start",
    aliases: &[],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 665],
    summary: "a thread is started before a field that it reads is set",
    docs: include_str!("field_set_after_start.md"),
};

pub(crate) struct FieldSetAfterStart;

impl Rule for FieldSetAfterStart {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for start in starts(code) {
            for set in code.world.accesses_in(code.id).iter().filter(|set| is_set_after(code, set, start.at))
            {
                let Some(read) = start.bodies.iter().find_map(|&body| reads(code, body, set.field)) else {
                    continue;
                };
                let name = report.field_name(set.field);
                let side = report.access("set", set.span, Operation::Write, &name);
                let started = report.side("started before", start.span);
                let other = report.access("read by the thread", read.span, Operation::Read, &name);
                let message = format!(
                    "`{name}` is set after the thread that reads it was started: the thread may not find it set"
                );
                report.at(&ABOUT, side, message, |finding| {
                    finding.object = Some(Object::Variable(name));
                    finding.others.extend(started);
                    finding.others.extend(other);
                    finding.help = Some("set it first, then start the thread".to_owned());
                });
            }
        }
    }
}

/// A place that starts methods of the same object in another thread.
struct Start {
    at: At,
    span: Span,
    bodies: Vec<MethodId>,
}

fn starts(code: &Code<'_>) -> Vec<Start> {
    let starts = code.calls().filter_map(|(at, instr)| {
        let bodies: Vec<MethodId> = code
            .effects(&instr.op)
            .iter()
            .flat_map(|effect| match *effect {
                Effect::Spawn(spawn) if spawn.joined == Joined::Detached && is_at_once(spawn.runner) => {
                    bodies(code, at, &instr.op, spawn.delegate)
                }
                Effect::Start(target, _) => bodies_of_thread(code, at, &instr.op, target),
                _ => Vec::new(),
            })
            .collect();
        (!bodies.is_empty()).then_some(Start { at, span: instr.span, bodies })
    });
    starts.collect()
}

fn is_at_once(runner: Runner) -> bool {
    matches!(runner, Runner::Thread | Runner::Task | Runner::Pool)
}

/// The methods of a delegate that know the object of this method.
fn bodies(code: &Code<'_>, at: At, op: &Op, delegate: Target) -> Vec<MethodId> {
    let Some((delegate, receiver)) = code.operand(op, delegate).zip(code.receiver()) else {
        return Vec::new();
    };
    let origins = code.origins(at, delegate).into_iter();
    let methods = origins.filter_map(|origin| match &code.body.instr(origin)?.op {
        Op::Delegate { callee, bound, .. } if bound.contains(&receiver) => Some(callee.method),
        _ => None,
    });
    methods.collect()
}

/// What a thread that is made in this method will run.
fn bodies_of_thread(code: &Code<'_>, at: At, op: &Op, thread: Target) -> Vec<MethodId> {
    let Some(thread) = code.operand(op, thread) else { return Vec::new() };
    let path = code.path(at, thread);
    let tied = code.calls().flat_map(|(place, instr)| {
        code.effects(&instr.op).iter().filter_map(move |effect| match *effect {
            Effect::Body(delegate, runner, _) if is_at_once(runner) => Some((place, instr, delegate)),
            _ => None,
        })
    });
    let is_it = |place: At, made: &Op| {
        let made = code.operand(made, Target::Result).map(|reg| code.origins(place, reg));
        let kept = made.unwrap_or_default();
        code.origins(at, thread).iter().any(|origin| kept.contains(origin))
            || kept.iter().any(|&made| is_stored_at(code, made, &path))
    };
    tied.filter(|(place, instr, _)| is_it(*place, &instr.op))
        .flat_map(|(place, instr, delegate)| bodies(code, place, &instr.op, delegate))
        .collect()
}

/// Is what was made put into the variable that the path names?
fn is_stored_at(code: &Code<'_>, made: At, path: &ir::cfg::AccessPath) -> bool {
    code.instrs().any(|(at, instr)| match &instr.op {
        Op::Store { place, src, .. } => {
            code.origins(at, *src).contains(&made) && code.place_path(at, place).as_ref() == Some(path)
        }
        _ => false,
    })
}

/// Is a field of the object set behind the start, and not before, without a lock?
fn is_set_after(code: &Code<'_>, set: &Access, start: At) -> bool {
    let stored = |access: &Access| match &code.body.instr(access.at)?.op {
        Op::Store { place: Place::Field { base, .. }, src, .. } if Some(*base) == code.receiver() => {
            Some(*src)
        }
        _ => None,
    };
    let Some(value) = stored(set).filter(|_| set.touch == Touch::Write) else { return false };
    let facts = code.world.facts(code.ty(value));
    let is_handle = [Fact::Thread, Fact::Task, Fact::Timer].into_iter().any(|fact| facts.has(fact));
    let is_set_before =
        code.world.accesses_in(code.id).iter().any(|other| {
            other.field == set.field && other.touch.writes() && code.comes_before(other.at, start)
        });
    !is_handle
        && !is_set_before
        && code.dominators().dominates_at(start, set.at)
        && !code.is_locked(set.at)
        && !waits_between(code, start, set.at)
}

/// Is there a call between that may wait until the thread is done or ready?
fn waits_between(code: &Code<'_>, start: At, set: At) -> bool {
    code.instrs().any(|(at, instr)| {
        let waits =
            matches!(instr.op, Op::Await { .. }) || code.effects(&instr.op).iter().any(|it| it.blocks());
        waits && code.comes_before(start, at) && code.comes_before(at, set)
    })
}

/// The first read of the field by the method itself, if nothing is waited for before.
fn reads<'w>(code: &Code<'w>, body: MethodId, field: FieldId) -> Option<&'w Access> {
    let world = code.world;
    let read = world.accesses_in(body).iter().find(|access| access.field == field)?;
    let around = Code::new(world, body)?;
    let waits = |(at, instr): (At, &ir::Instr)| {
        let blocks = around.effects(&instr.op).iter().any(|effect| effect.blocks());
        (blocks || matches!(instr.op, Op::Await { .. } | Op::Enter { .. }))
            && around.comes_before(at, read.at)
    };
    let is_read = read.touch == Touch::Read && read.order == Order::Plain;
    (is_read && !around.is_locked(read.at) && !around.instrs().any(waits)).then_some(read)
}
