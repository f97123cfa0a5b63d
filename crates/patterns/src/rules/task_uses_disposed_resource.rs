//! `task-uses-disposed-resource`: a task that is still at work on what `using` has disposed of.

use super::peers::called_name;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Returns, Target};
use ir::{At, Handlers, Op, Reg, Span, TryId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4402",
    name: "task-uses-disposed-resource",
    aliases: &["PH_B011", "AF04", "MA0100", "CA2025"],
    kind: Kind::Order,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[672],
    summary: "a task is returned out of a `using` while it still works on the resource",
    docs: include_str!("task_uses_disposed_resource.md"),
};

pub(crate) struct TaskUsesDisposedResource;

impl Rule for TaskUsesDisposedResource {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["AF04", "CA2025"]) {
            tell_unawaited(code, report);
        }
        if code.is_async()
            || !code.world.is_task(code.method.ret)
            || code.world.is_asked_only_as(&ABOUT, &["AF04", "CA2025"])
        {
            return;
        }
        for (at, instr) in code.calls() {
            let Some(task) = instr.op.def().filter(|&dst| code.world.is_task(code.ty(dst))) else { continue };
            if !code.is_returned(at, task) || is_complete_at_once(code, &instr.op) {
                continue;
            }
            let Some(disposal) = disposals(code, at).find(|disposal| uses(code, at, &instr.op, disposal))
            else {
                continue;
            };
            let side = report.side("task", instr.span);
            let other = report.side("disposed of", disposal.span);
            let message = format!(
                "the task that {} returns still uses the resource when `using` disposes of it",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.others.extend(other);
                finding.help = Some("make the method async and await the task inside the `using`".to_owned());
            });
        }
    }
}

/// Longer chains of calls are nobody's.
const MAX_CHAIN: usize = 16;

/// A resource that is disposed of when control leaves.
struct Disposal {
    at: At,
    resource: Reg,
    span: Span,
}

/// What the `using` statements around a place dispose of.
fn disposals<'c>(code: &'c Code<'_>, at: At) -> impl Iterator<Item = Disposal> + 'c {
    let region = code.body.blocks[at.block].region;
    let handlers = code.body.enclosing(region).filter_map(|(id, region)| match region.handlers {
        Handlers::Finally(entry) => Some((id, entry)),
        _ => None,
    });
    handlers.flat_map(move |(id, entry)| {
        code.calls().filter_map(move |(at, instr)| {
            let inside = code.dominators().dominates(entry, at.block);
            let is_using = inside && instr.span == code.body.blocks[at.block].end_span;
            let resource = disposed(code, &instr.op).filter(|_| is_using && !is_within(code, at, id))?;
            Some(Disposal { at, resource, span: instr.span })
        })
    })
}

/// Is the block protected by the region, rather than part of its handler?
fn is_within(code: &Code<'_>, at: At, region: TryId) -> bool {
    code.body.enclosing(code.body.blocks[at.block].region).any(|(id, _)| id == region)
}

fn disposed(code: &Code<'_>, op: &Op) -> Option<Reg> {
    if called_name(code, op) == Some("Dispose") && code.world.is_asked_as(&ABOUT, &["PH_B011"]) {
        return code.operand(op, Target::This);
    }
    code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Dispose(target @ Target::This) => code.operand(op, target),
        _ => None,
    })
}

/// Is the resource the receiver or an argument of the call?
fn uses(code: &Code<'_>, at: At, op: &Op, disposal: &Disposal) -> bool {
    let Op::Call { args, .. } = op else { return false };
    let resource = code.path(disposal.at, disposal.resource);
    let is_chain = code.world.is_asked_as(&ABOUT, &["PH_B011"]);
    args.iter().any(|&arg| code.path(at, arg) == resource)
        || is_chain && receivers(code, at, op).into_iter().any(|(at, reg)| code.path(at, reg) == resource)
}

/// What `resource.A().B()` is called on, from the right to the left.
fn receivers(code: &Code<'_>, at: At, op: &Op) -> Vec<(At, Reg)> {
    let mut all = Vec::new();
    let mut next = code.operand(op, Target::This).map(|reg| (at, reg));
    while let Some((at, reg)) = next.filter(|_| all.len() < MAX_CHAIN) {
        all.push((at, reg));
        let [origin] = code.origins(at, reg)[..] else { break };
        let made = code.body.instr(origin).map(|instr| &instr.op);
        next = made.and_then(|op| code.operand(op, Target::This)).map(|reg| (origin, reg));
    }
    all
}

/// `Task.FromResult(resource)` does nothing later.
fn is_complete_at_once(code: &Code<'_>, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| matches!(effect, Effect::Returns(Returns::New)))
}

/// `AF04` and `CA2025` tell every task that uses a resource which is disposed of later, and that nobody waits for here.
fn tell_unawaited(code: &Code<'_>, report: &mut Report<'_>) {
    for (at, instr) in code.calls() {
        let Some(task) = instr.op.def().filter(|&dst| code.world.is_task(code.ty(dst))) else { continue };
        if is_complete_at_once(code, &instr.op) || is_awaited(code, at, task) {
            continue;
        }
        let by_using = || disposals(code, at).find(|disposal| uses(code, at, &instr.op, disposal));
        let by_hand = || later_disposal(code, at, &instr.op);
        let Some(disposal) = by_using().or_else(by_hand) else { continue };
        let other = report.side("disposed of", disposal.span);
        let message = format!(
            "nobody waits for the task that {} returns before its resource is disposed of",
            code.called(&instr.op)
        );
        report.at(&ABOUT, report.side("task", instr.span), message, |finding| {
            finding.others.extend(other);
            finding.help = Some("await the task before the resource is disposed of".to_owned());
        });
    }
}

/// A call of `Dispose` behind the place, on something that the call at the place uses.
fn later_disposal(code: &Code<'_>, at: At, op: &Op) -> Option<Disposal> {
    code.calls().filter(|(place, _)| code.comes_before(at, *place)).find_map(|(place, instr)| {
        let resource = disposed(code, &instr.op)?;
        let disposal = Disposal { at: place, resource, span: instr.span };
        uses(code, at, op, &disposal).then_some(disposal)
    })
}

/// Is the task awaited or joined, by itself or with others?
fn is_awaited(code: &Code<'_>, at: At, task: Reg) -> bool {
    let from_here = |place: At, reg: Reg| {
        let (place, reg) = code.task_behind(place, reg);
        code.dependencies(place, reg).contains(&at) || reg == task
    };
    code.instrs().any(|(place, instr)| match instr.op {
        Op::Await { task, .. } => from_here(place, task),
        _ => code.join(&instr.op).is_some_and(|join| from_here(place, join.task)),
    })
}
