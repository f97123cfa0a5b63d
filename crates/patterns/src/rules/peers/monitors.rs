//! Monitors: what is locked, and what waits for what. `PH_P001`, `PH_B005`, `PH_S002`, `S2445`, `S6507`.

use crate::{Code, LockName, Report, Touch, World};
use finding::Object;
use ir::cfg::{Def, Root, Step};
use ir::effects::Effect;
use ir::{At, Const, FieldFlags, FieldId, Id as _, MethodId, Op, Place, Reg, Span};

/// The field whose object a register holds.
fn field_of(code: &Code<'_>, at: At, reg: Reg) -> Option<FieldId> {
    let path = code.path(at, reg);
    match (&path.root, path.steps.last()) {
        (_, Some(Step::Field(field))) | (Root::Static(_, field), None) => Some(*field),
        _ => None,
    }
}

/// How a `lock` spells its object.
pub(in crate::rules) enum Spelled {
    /// By a local variable.
    Local,
    /// As something new: `lock (new object())`.
    Made,
    /// In another way: by a field, a parameter, a call.
    Other,
}

/// What stands between the brackets of `lock (…)`.
pub(in crate::rules) fn spelled(code: &Code<'_>, at: At, object: Reg) -> Spelled {
    let parameters = &code.method.params;
    let entries = code.method.captures.len() + usize::from(code.method.has_receiver()) + parameters.len();
    let name = |reg: Reg| code.body.regs[reg].name.filter(|_| reg.index() >= entries);
    if name(object).is_some() {
        return Spelled::Local;
    }
    let Some(Def::Instr(origin)) = code.reaching().only(code.body, at, object) else { return Spelled::Other };
    match code.body.instr(origin).map(|instr| &instr.op) {
        // A variable that a lambda shares lives in a cell, which has its name.
        Some(Op::Load { place: Place::Cell(cell), .. }) => match code.body.regs[*cell].name {
            Some(name) if !parameters.iter().any(|parameter| parameter.name == name) => Spelled::Local,
            _ => Spelled::Other,
        },
        Some(Op::New { .. } | Op::NewArray { .. }) => Spelled::Made,
        _ => Spelled::Other,
    }
}

/// `PH_P001`: a `lock` of what is in a field that may change.
pub(in crate::rules) fn changeable_locks(
    code: &Code<'_>,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    for (at, instr) in code.instrs() {
        let Op::Enter { object } = instr.op else { continue };
        let Some(field) = field_of(code, at, object) else { continue };
        let declared = &code.program().fields()[field];
        if declared.flags.has(FieldFlags::READONLY) {
            continue;
        }
        let name = report.field_name(field);
        let message = format!("`{name}` is used as a lock, and is not readonly");
        let other = report.side("field", declared.span);
        report.at(about, report.side("lock", instr.span), message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.help = Some("declare it readonly, so that it stays the same object".to_owned());
        });
    }
}

/// `PH_S002`: is a string or a boxed value put into the field that is locked here?
pub(in crate::rules) fn holds_value(code: &Code<'_>, at: At, lock: Reg) -> bool {
    let Some(field) = field_of(code, at, lock) else { return false };
    code.world.accesses(field).iter().filter(|access| access.touch == Touch::Write).any(|access| {
        let Some(other) = Code::new(code.world, access.method) else { return false };
        let Some(Op::Store { src, .. }) = other.body.instr(access.at).map(|instr| &instr.op) else {
            return false;
        };
        other.origins(access.at, *src).into_iter().any(|origin| {
            let made = other.body.instr(origin).map(|instr| &instr.op);
            matches!(made, Some(Op::Box { .. } | Op::Const { value: Const::String(_), .. }))
        })
    })
}

/// A wait in a loop that looks at fields alone.
struct Wait {
    lock: LockName,
    span: Span,
    fields: Vec<FieldId>,
}

/// `PH_B005`: a thread is woken although nothing changed that it looks at.
pub(in crate::rules) fn unmoved_conditions(
    world: &World<'_>,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    let waits: Vec<Wait> = callers_of(world, |effect| matches!(effect, Effect::Wait(..)))
        .into_iter()
        .flat_map(|method| waits(world, method))
        .collect();
    for method in callers_of(world, |effect| matches!(effect, Effect::Pulse(..))) {
        let Some(code) = Code::new(world, method) else { continue };
        let changed: Vec<FieldId> = world
            .accesses_in(method)
            .iter()
            .filter(|access| access.touch.writes() && !code.held(access.at).is_empty())
            .map(|access| access.field)
            .collect();
        for (lock, span) in signals(&code, |effect| matches!(effect, Effect::Pulse(..))) {
            let wait = waits
                .iter()
                .find(|wait| wait.lock == lock.0 && !wait.fields.iter().any(|field| changed.contains(field)));
            let Some(wait) = wait else { continue };
            let name = world.lock_name(lock.0);
            let message = format!(
                "this wakes a thread that waits on `{name}`, but nothing here changes what that one looks at"
            );
            let other = report.side("wait", wait.span);
            report.at(about, report.side("pulse", span), message, |finding| {
                finding.object = Some(Object::Instance(name));
                finding.others.extend(other);
                finding.help = Some("change the state inside of the same lock, then pulse".to_owned());
            });
        }
    }
}

/// The methods that call something of this effect, in the order of the source.
fn callers_of(world: &World<'_>, test: impl Fn(&Effect) -> bool) -> Vec<MethodId> {
    let named = world
        .program
        .methods()
        .ids()
        .filter(|&method| world.meaning(method).is_some_and(|found| found.effects().iter().any(&test)));
    let mut all: Vec<MethodId> =
        named.flat_map(|method| world.callers(method)).map(|caller| caller.method).collect();
    all.sort_unstable_by_key(|&method| (world.program.methods()[method].span, method));
    all.dedup();
    all
}

/// The calls of this effect on locks that have a name.
fn signals(code: &Code<'_>, test: impl Fn(&Effect) -> bool) -> Vec<((LockName, At), Span)> {
    let signals = code.calls().filter_map(|(at, instr)| {
        let target =
            code.effects(&instr.op).iter().find(|effect| test(effect)).and_then(|effect| match *effect {
                Effect::Wait(target, _) | Effect::Pulse(target, _) => Some(target),
                _ => None,
            })?;
        let object = code.operand(&instr.op, target)?;
        Some(((code.lock_name(&code.path(at, object))?, at), instr.span))
    });
    signals.collect()
}

fn waits(world: &World<'_>, method: MethodId) -> Vec<Wait> {
    let Some(code) = Code::new(world, method) else { return Vec::new() };
    let found = signals(&code, |effect| matches!(effect, Effect::Wait(..)));
    found
        .into_iter()
        .filter_map(|((lock, at), span)| Some(Wait { lock, span, fields: looked_at(&code, at)? }))
        .collect()
}

/// The fields of the object that decide whether a wait is waited; nothing if something else has a say.
fn looked_at(code: &Code<'_>, at: At) -> Option<Vec<FieldId>> {
    code.loops().innermost(at.block)?;
    let decision = code.decisions(at.block).into_iter().next()?;
    let mut fields = Vec::new();
    for place in code.ingredients(decision.at, decision.cond) {
        match &code.body.instr(place)?.op {
            Op::Load { place: Place::Field { base, field }, .. } if Some(*base) == code.receiver() => {
                fields.push(*field);
            }
            Op::Load { place: Place::Static { field, .. }, .. } => fields.push(*field),
            Op::Load { .. } | Op::Call { .. } => return None,
            _ => {}
        }
    }
    let mut params = (0..code.method.entry_registers() as u32).map(Reg);
    let asks = params.any(|param| {
        Some(param) != code.receiver() && code.depends_on_entry(decision.at, decision.cond, param)
    });
    (!asks && !fields.is_empty()).then_some(fields)
}
