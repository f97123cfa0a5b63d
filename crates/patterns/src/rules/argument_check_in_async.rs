//! `argument-check-in-async`: an argument that is refused too late.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::Root;
use ir::{At, BlockId, Id as _, MethodFlags, Op, Span, Terminator, Ty, TyId, TypeId, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7406",
    name: "argument-check-in-async",
    aliases: &["S4457", "EPC37"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method checks its arguments, but its caller only learns of it when the task is awaited",
    docs: include_str!("argument_check_in_async.md"),
};

const ADVICE: &str = "check in a method that is not async, and let it call an async one for the rest";

pub(crate) struct ArgumentCheckInAsync;

impl Rule for ArgumentCheckInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let flags = code.method.flags;
        let is_callable = code.method.visibility != Visibility::Private && !flags.has(MethodFlags::LAMBDA);
        if code.world.is_asked_as(&ABOUT, &["S4457"]) {
            tell_method(code, report);
        }
        if !code.is_async() || !is_callable || code.world.is_asked_only_as(&ABOUT, &["S4457"]) {
            return;
        }
        if code.world.is_asked_as(&ABOUT, &["EPC37"]) {
            tell_helpers(code, report);
        }
        let first_await = code.instrs().find(|(_, instr)| matches!(instr.op, Op::Await { .. }));
        let Some((first_await, _)) = first_await else { return };
        for (block, content) in code.body.blocks.entries() {
            let end = At { block, index: content.instrs.len() as u32 };
            if !blames_caller(code, end, &content.end)
                || !is_early(code, end, first_await)
                || !checks_parameter(code, block)
            {
                continue;
            }
            let side = report.side("check", content.end_span);
            let message =
                "the caller does not see this exception when it calls, but when it awaits the task, if ever";
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some(ADVICE.to_owned());
            });
        }
    }
}

/// Does the block end with an exception about an argument?
fn blames_caller(code: &Code<'_>, at: At, end: &Terminator) -> bool {
    let Terminator::Throw(thrown) = *end else { return false };
    code.origins(at, thrown).iter().any(|&origin| makes_argument_exception(code, origin))
}

/// `S4457` tells the method, with all checks before its first `await`, whatever they look at.
fn tell_method(code: &Code<'_>, report: &mut Report<'_>) {
    let exempt = [MethodFlags::LAMBDA, MethodFlags::ENTRY];
    let is_exempt = exempt.into_iter().any(|flag| code.method.flags.has(flag));
    if !code.is_async() || is_exempt || code.method.ret == TyId::VOID {
        return;
    }
    let first_await = code.instrs().find(|(_, instr)| matches!(instr.op, Op::Await { .. }));
    let is_late = |at: At| first_await.is_some_and(|(first, _)| code.dominators().dominates_at(first, at));
    let thrown = code.body.blocks.entries().filter_map(|(block, content)| {
        let end = At { block, index: content.instrs.len() as u32 };
        (blames_caller(code, end, &content.end) && !is_late(end)).then_some(content.end_span)
    });
    let helpers = code.calls().filter(|(at, instr)| is_helper(code, &instr.op) && !is_late(*at));
    let checks: Vec<Span> = thrown.chain(helpers.map(|(_, instr)| instr.span)).collect();
    if checks.is_empty() {
        return;
    }
    let sides: Vec<_> = checks.into_iter().filter_map(|span| report.side("check", span)).collect();
    let message = "the caller of this method sees that an argument is wrong when it awaits the task, if ever";
    report.at(&ABOUT, report.side("method", code.method.span), message, |finding| {
        finding.others.extend(sides);
        finding.help = Some(ADVICE.to_owned());
    });
}

/// Is it an exception that says that an argument is wrong? What else is thrown early is a matter of the work.
fn makes_argument_exception(code: &Code<'_>, at: At) -> bool {
    let Some(Op::New { ty, .. }) = code.body.instr(at).map(|instr| &instr.op) else { return false };
    let Ty::Named { def, .. } = code.program().tys.get(*ty) else { return false };
    let name = |def: TypeId| code.program().names.get(code.program().types()[def].name);
    let is_argument =
        |name: &str| name.starts_with("System.Argument") || name == "java.lang.IllegalArgumentException";
    is_argument(name(*def)) || code.world.above(*def).any(|above| is_argument(name(above)))
}

/// Before anything was awaited, outside of every loop and handler.
fn is_early(code: &Code<'_>, at: At, first_await: At) -> bool {
    let region = code.body.blocks[at.block].region;
    region.is_none()
        && code.loops().innermost(at.block).is_none()
        && !code.dominators().dominates_at(first_await, at)
}

/// Is the block entered by a branch that looks at nothing but a parameter?
fn checks_parameter(code: &Code<'_>, block: BlockId) -> bool {
    let [edge] = code.cfg().preds(block) else { return false };
    let from = &code.body.blocks[edge.from];
    let Terminator::Branch { cond, .. } = from.end else { return false };
    let end = At { block: edge.from, index: from.instrs.len() as u32 };
    let [test] = code.origins(end, cond)[..] else { return false };
    let Some(instr) = code.body.instr(test) else { return false };
    let captured = code.method.captures.len() + usize::from(code.method.has_receiver());
    let mut given = false;
    instr.op.uses(&mut |reg| {
        given |= matches!(code.path(test, reg).root, Root::Entry(reg) if reg.index() >= captured);
    });
    given
}

/// `ArgumentNullException.ThrowIfNull` and its like.
fn is_helper(code: &Code<'_>, op: &Op) -> bool {
    let callee = code.callee(op).map(|callee| &code.program().methods()[callee]);
    callee.is_some_and(|callee| {
        let owner = code.program().names.get(code.program().types()[callee.owner].name);
        owner.starts_with("System.Argument") && code.program().names.get(callee.name).starts_with("ThrowIf")
    })
}

/// `EPC37` knows `ArgumentNullException.ThrowIfNull` and its like.
fn tell_helpers(code: &Code<'_>, report: &mut Report<'_>) {
    for (_, instr) in code.calls() {
        if !is_helper(code, &instr.op) {
            continue;
        }
        let message =
            "the caller does not see this exception when it calls, but when it awaits the task, if ever";
        report.at(&ABOUT, report.side("check", instr.span), message, |finding| {
            finding.help = Some(ADVICE.to_owned());
        });
    }
}
