//! `nested-task`: a task in a task, of which only the outer one is waited for.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::{Effect, Joined, Runner, Target};
use ir::{At, Const, Instr, Op, Reg, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6408",
    name: "nested-task",
    aliases: &["PH_S014", "AF05", "EPC36", "MA0152"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Unsafe,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a task that gives a task is waited for, but the inner task is not",
    docs: include_str!("nested_task.md"),
};

pub(crate) struct NestedTask;

impl Rule for NestedTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Some((dst, runner)) = starts(code, &instr.op) else { continue };
            let inner = code.world.first_argument(code.ty(dst));
            if !inner.is_some_and(|inner| code.world.is_task(inner)) {
                continue;
            }
            // Some tell of every `StartNew` of an async delegate: `Task.Run` would do.
            let is_meant = is_unwrapped(code, dst) || is_unread(code, dst) || is_passed_on(code, dst);
            let as_peer = runner == Runner::Task && code.world.is_asked_as(&ABOUT, &["PH_S014", "EPC36"]);
            let is_short =
                code.world.is_asked_only_as(&ABOUT, &["EPC36"]) && !is_long_running(code, at, &instr.op);
            let is_awaited = code.world.is_asked_as(&ABOUT, &["AF05"])
                && code.readers(dst).any(|(_, reader)| matches!(reader.op, Op::Await { .. }));
            if is_meant && !as_peer && !is_awaited || is_short {
                continue;
            }
            let side = report.side("start", instr.span);
            let message = format!(
                "{} gives a task that is complete as soon as the inner task has begun: nobody waits for the inner one, \
                 and its exception is lost",
                code.called(&instr.op)
            );
            let help = if runner == Runner::Task {
                "use `Task.Run`, which waits for the inner task, or `Unwrap()`"
            } else {
                "`Unwrap()` it"
            };
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::Unwrap);
                finding.help = Some(help.to_owned());
            });
        }
    }
}

/// A call that starts a delegate without waiting for the task that the delegate returns.
fn starts(code: &Code<'_>, op: &Op) -> Option<(Reg, Runner)> {
    let dst = op.def()?;
    code.effects(op).iter().find_map(|effect| match effect {
        Effect::Spawn(spawn) if spawn.joined == Joined::Detached => {
            matches!(spawn.runner, Runner::Task | Runner::Continuation).then_some((dst, spawn.runner))
        }
        _ => None,
    })
}

/// What nobody looks at is to run on its own, inside as outside.
fn is_unread(code: &Code<'_>, outer: Reg) -> bool {
    let mut read = code.readers(outer).next().is_some();
    for block in &code.body.blocks {
        block.end.uses(&mut |used| read |= used == outer);
    }
    !read
}

/// Does somebody get at the inner task: by `Unwrap`, by awaiting twice, through `Result`?
fn is_unwrapped(code: &Code<'_>, outer: Reg) -> bool {
    let copies = copies(code, outer);
    copies.iter().any(|&reg| code.readers(reg).any(|(_, instr)| takes_inner(code, instr)))
}

fn takes_inner(code: &Code<'_>, instr: &Instr) -> bool {
    if code.effects(&instr.op).iter().any(|effect| matches!(effect, Effect::Combine(Target::Arg(0), _))) {
        return true;
    }
    let Some(result) = instr.op.def() else { return false };
    let ty = code.ty(result);
    match instr.op {
        Op::Await { .. } => !code.is_dropped(result),
        // `ConfigureAwait` keeps the inner task inside; it is found behind the `await`.
        Op::Call { .. } if code.world.first_argument(ty).is_some_and(|inner| code.world.is_task(inner)) => {
            is_unwrapped(code, result)
        }
        Op::Call { .. } => code.world.is_task(ty) && !code.is_dropped(result),
        _ => false,
    }
}

/// The register and those that it is copied to.
fn copies(code: &Code<'_>, reg: Reg) -> Vec<Reg> {
    let mut all = vec![reg];
    let mut next = 0;
    while let Some(&current) = all.get(next) {
        for (_, instr) in code.readers(current) {
            if let Op::Copy { dst, .. } = instr.op
                && !all.contains(&dst)
            {
                all.push(dst);
            }
        }
        next += 1;
    }
    all
}

/// Does the caller get it as what it is, a task of a task?
fn is_passed_on(code: &Code<'_>, outer: Reg) -> bool {
    let given = code.world.first_argument(code.method.ret);
    let ends = code.body.blocks.iter().filter_map(|block| match block.end {
        Terminator::Return(value) => value,
        _ => None,
    });
    let copies = copies(code, outer);
    given.is_some_and(|inner| code.world.is_task(inner))
        && ends.into_iter().any(|value| copies.contains(&value))
}

/// Is a thread of its own wanted, which an async delegate gives back at its first `await`?
fn is_long_running(code: &Code<'_>, at: At, op: &Op) -> bool {
    const LONG_RUNNING: i64 = 2;
    code.arguments(op).iter().any(|&arg| {
        let is_options = code.world.full_name(code.ty(arg)) == "System.Threading.Tasks.TaskCreationOptions";
        is_options
            && code.is_constant(
                at,
                arg,
                |value| matches!(value, Const::Int(_, bits) if bits & LONG_RUNNING != 0),
            )
    })
}
