//! `fire-and-forget-thread`: a thread without an owner.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Fact};
use ir::{At, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7603",
    name: "fire-and-forget-thread",
    aliases: &["PH_S004"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a thread is started and nobody keeps it, so nobody can wait for it",
    docs: include_str!("fire_and_forget_thread.md"),
};

pub(crate) struct FireAndForgetThread;

impl Rule for FireAndForgetThread {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let started = code.effects(&instr.op).iter().find_map(|effect| match *effect {
                Effect::Start(target, _) => code.operand(&instr.op, target),
                _ => None,
            });
            let Some(thread) = started.filter(|&reg| code.world.facts(code.ty(reg)).has(Fact::Thread)) else {
                continue;
            };
            let has_name = code.body.regs[thread].name.is_some();
            if !is_forgotten(code, at, thread)
                || has_name && code.world.is_asked_only_as(&ABOUT, &["PH_S004"])
            {
                continue;
            }
            let message = "this starts a thread that nobody keeps: nobody can wait for it, and its exceptions end the program";
            report.at(&ABOUT, report.side("start", instr.span), message, |finding| {
                finding.help = Some("keep the thread and join it, or use a task and await it".to_owned());
            });
        }
    }
}

/// Is the thread made here, and neither joined nor handed on?
fn is_forgotten(code: &Code<'_>, at: At, thread: Reg) -> bool {
    let made = code.origins(at, thread);
    let is_new =
        |origin: &At| matches!(code.body.instr(*origin).map(|instr| &instr.op), Some(Op::New { .. }));
    if made.is_empty() || !made.iter().all(is_new) {
        return false;
    }
    let holders: Vec<Reg> = code
        .instrs()
        .filter_map(|(place, instr)| instr.op.def().map(|reg| (place, reg)))
        .filter(|(place, reg)| {
            made.contains(place) || code.origins(*place, *reg).iter().any(|it| made.contains(it))
        })
        .map(|(_, reg)| reg)
        .chain([thread])
        .collect();
    let is_joined = code.calls().any(|(_, instr)| {
        code.effects(&instr.op).iter().any(|effect| match *effect {
            Effect::Join(target, ..) => {
                code.operand(&instr.op, target).is_some_and(|reg| holders.contains(&reg))
            }
            _ => false,
        })
    });
    let hands_on = code.instrs().any(|(_, instr)| match &instr.op {
        op @ Op::Call { .. } => code.arguments(op).iter().any(|reg| holders.contains(reg)),
        Op::Store { src, .. } => holders.contains(src),
        _ => false,
    });
    !is_joined && !hands_on && !code.is_returned(made[0], thread)
}
