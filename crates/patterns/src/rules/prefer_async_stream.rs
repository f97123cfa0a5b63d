//! `prefer-async-stream`: who could have the first element waits for the last.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::{Effect, Fact};
use ir::{At, Op, Terminator};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7611",
    name: "prefer-async-stream",
    aliases: &["PH_P011"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method collects elements one by one, and gives them only when it has all",
    docs: include_str!("prefer_async_stream.md"),
};

pub(crate) struct PreferAsyncStream;

impl Rule for PreferAsyncStream {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let world = code.world;
        let element = world.first_argument(code.method.ret).filter(|_| world.is_task(code.method.ret));
        let is_sequence = element.is_some_and(|ty| world.facts(ty).has(Fact::Interface));
        if !code.is_async() || !is_sequence || world.is_dictated(code.id) {
            return;
        }
        let Some((at, instr)) = code.calls().find(|(at, instr)| adds_to_result(code, *at, &instr.op)) else {
            return;
        };
        let loops = code.loops();
        let awaits =
            |block| loops.around(at.block).any(|(id, _)| loops.around(block).any(|(other, _)| other == id));
        if !code.instrs().any(|(place, it)| matches!(it.op, Op::Await { .. }) && awaits(place.block)) {
            return;
        }
        let message =
            "each element is awaited and added here, but callers get none until the last one is there";
        let as_peer = world.is_asked_only_as(&ABOUT, &["PH_P011"]);
        let span = if as_peer { code.method.span } else { instr.span };
        report.at(&ABOUT, report.side("add", span), message, |finding| {
            finding.help = Some("return an `IAsyncEnumerable<T>` and `yield return` each element".to_owned());
        });
    }
}

/// Does the call add to the collection that is made here and returned?
fn adds_to_result(code: &Code<'_>, at: At, op: &Op) -> bool {
    let changed = code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Write(target, _) => code.operand(op, target),
        _ => None,
    });
    let made = changed.map(|reg| code.origins(at, reg)).unwrap_or_default();
    let [origin] = made[..] else { return false };
    let is_new = matches!(code.body.instr(origin).map(|instr| &instr.op), Some(Op::New { .. }));
    is_new
        && code.body.blocks.entries().any(|(block, content)| match content.end {
            Terminator::Return(Some(value)) => {
                code.origins(At { block, index: content.instrs.len() as u32 }, value).contains(&origin)
            }
            _ => false,
        })
}
