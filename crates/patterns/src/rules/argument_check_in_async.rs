//! `argument-check-in-async`: an argument that is refused too late.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::Root;
use ir::{At, BlockId, Id as _, MethodFlags, Op, Terminator, Ty, TypeId, Visibility};

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

pub(crate) struct ArgumentCheckInAsync;

impl Rule for ArgumentCheckInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let flags = code.method.flags;
        let is_callable = code.method.visibility != Visibility::Private && !flags.has(MethodFlags::LAMBDA);
        if !code.is_async() || !is_callable {
            return;
        }
        if code.world.is_asked_as(&ABOUT, &["EPC37"]) {
            tell_helpers(code, report);
        }
        let first_await = code.instrs().find(|(_, instr)| matches!(instr.op, Op::Await { .. }));
        let Some((first_await, _)) = first_await else { return };
        for (block, content) in code.body.blocks.entries() {
            let Terminator::Throw(thrown) = content.end else { continue };
            let end = At { block, index: content.instrs.len() as u32 };
            let blames_caller =
                code.origins(end, thrown).iter().any(|&origin| makes_argument_exception(code, origin));
            if !blames_caller || !is_early(code, end, first_await) || !checks_parameter(code, block) {
                continue;
            }
            let side = report.side("check", content.end_span);
            let message =
                "the caller does not see this exception when it calls, but when it awaits the task, if ever";
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some(
                    "check in a method that is not async, and let it call an async one for the rest"
                        .to_owned(),
                );
            });
        }
    }
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

/// `EPC37` knows `ArgumentNullException.ThrowIfNull` and its like.
fn tell_helpers(code: &Code<'_>, report: &mut Report<'_>) {
    for (_, instr) in code.calls() {
        let callee = code.callee(&instr.op).map(|callee| &code.program().methods()[callee]);
        let is_helper = callee.is_some_and(|callee| {
            let owner = code.program().names.get(code.program().types()[callee.owner].name);
            owner.starts_with("System.Argument")
                && code.program().names.get(callee.name).starts_with("ThrowIf")
        });
        if !is_helper {
            continue;
        }
        let message =
            "the caller does not see this exception when it calls, but when it awaits the task, if ever";
        report.at(&ABOUT, report.side("check", instr.span), message, |finding| {
            finding.help = Some(
                "check in a method that is not async, and let it call an async one for the rest".to_owned(),
            );
        });
    }
}
