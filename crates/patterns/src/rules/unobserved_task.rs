//! `unobserved-task`: a task whose result, end and exception nobody looks at.

use crate::options::IGNORED_METHODS;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Returns, Runner};
use ir::{MethodFlags, Op, Reg, Span, Ty};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4401",
    name: "unobserved-task",
    aliases: &["VSTHRD110", "MA0134", "PH_S033", "errorprone:FutureReturnValueIgnored"],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[IGNORED_METHODS],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a call returns a task that nobody awaits, stores or returns",
    docs: include_str!("unobserved_task.md"),
};

pub(crate) struct UnobservedTask;

impl Rule for UnobservedTask {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // The compiler tells those of async methods itself.
        if code.is_async() && code.world.is_asked_only_as(&ABOUT, &["VSTHRD110"]) {
            return;
        }
        if code.method.flags.has(MethodFlags::GENERATED) || is_thunk(code) || code.world.is_quoted(code.id) {
            return;
        }
        for (_, instr) in code.calls() {
            let result = instr.op.def();
            if code.world.is_asked_only_as(&ABOUT, &["PH_S033"]) && !is_task_start(code, &instr.op) {
                continue;
            }
            if result.is_some_and(|result| !code.is_dropped(result))
                || !gives_task(code, result, &instr.op)
                || is_meant(code, &instr.op)
                || code.is_ignored_call(&ABOUT, &instr.op)
            {
                continue;
            }
            let side = report.side("call", instr.span);
            let message = format!(
                "nobody waits for the task that {} returns: what follows does not come after it, and its exception is lost",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.help =
                    Some("await it or return it; write `_ = …` if it is to run on its own".to_owned());
            });
        }
    }
}

/// `() => Work()`: an `Action` that wants to see what happens at once, as assertions in tests do. Only lambdas
/// of one expression have a place for their `return`.
fn is_thunk(code: &Code<'_>) -> bool {
    let is_expression =
        || code.body.blocks.len() == 1 && code.body.blocks.iter().all(|block| block.end_span != Span::NONE);
    code.method.flags.has(MethodFlags::LAMBDA) && code.method.params.is_empty() && is_expression()
}

/// A task, or what the table says is one: the `Future` of Java is an interface.
fn gives_task(code: &Code<'_>, result: Option<Reg>, op: &Op) -> bool {
    result.is_some_and(|result| code.world.is_task(code.ty(result)))
        || code.effects(op).contains(&Effect::Returns(Returns::Task))
}

/// `Task.Run` and `StartNew`.
fn is_task_start(code: &Code<'_>, op: &Op) -> bool {
    code.effects(op)
        .iter()
        .any(|effect| matches!(effect, Effect::Spawn(spawn) if spawn.runner == Runner::Task))
}

/// Does the call itself say that something is to run on its own? Starting a task by name does, and so does
/// handing a task to a method that deals with it, such as one that adds a handler for its exception.
fn is_meant(code: &Code<'_>, op: &Op) -> bool {
    let effects = code.effects(op);
    // Who wants no future from a pool of Java calls `execute`, not `submit`.
    let is_start = |effect: &Effect| matches!(effect, Effect::Spawn(spawn) if spawn.runner != Runner::Pool);
    if effects.iter().any(is_start) {
        let is_wanted = |effect: &Effect| matches!(effect, Effect::Spawn(spawn) if matches!(spawn.runner, Runner::Task | Runner::Continuation));
        let as_peer = code.world.is_asked_as(&ABOUT, &["VSTHRD110"]) && effects.iter().any(is_wanted);
        return !(as_peer || is_task_start(code, op) && code.world.is_asked_as(&ABOUT, &["PH_S033"]));
    }
    let Some(callee) = code.callee(op) else { return false };
    let callee = &code.program().methods()[callee];
    // What is a task only by chance of a type argument is not promised to be one.
    if matches!(code.program().tys.get(callee.ret), Ty::Param(_)) {
        return true;
    }
    let Op::Call { args, .. } = op else { return false };
    let given = args.first().map(|&first| code.ty(first)).into_iter();
    let declared = callee.params.first().map(|param| param.ty).filter(|_| !callee.has_receiver());
    effects.is_empty() && given.chain(declared).any(|ty| code.world.is_task(ty))
}
