//! `sync-dispose-in-async`: a disposal that blocks where it could be awaited.

use super::peers::{called_name, declaration, lineage, methods_named};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::Reg;
use ir::effects::{Arguments, Effect, Member, Target};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7409",
    name: "sync-dispose-in-async",
    aliases: &["PH_P009", "RCS1261"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method disposes of an object synchronously, although it can be disposed of asynchronously",
    docs: include_str!("sync_dispose_in_async.md"),
};

pub(crate) struct SyncDisposeInAsync;

impl Rule for SyncDisposeInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_P009"]) {
            tell_usings(code, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["PH_P009"]) {
            return;
        }
        for (_, instr, effects) in code.async_calls() {
            let disposes = effects.iter().any(|effect| matches!(effect, Effect::Dispose(_)));
            let has_form = effects.iter().any(|effect| matches!(effect, Effect::AsyncForm(_)));
            if !disposes || !has_form {
                continue;
            }
            let side = report.side("disposal", instr.span);
            let message = format!(
                "{} may have to write what is left, and blocks the thread meanwhile",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::AwaitDisposal);
                finding.help = Some("`await using`, or `await DisposeAsync()`".to_owned());
            });
        }
    }
}

/// `PH_P009`: every `using` of what has a `DisposeAsync`, whether or not its `Dispose` may block.
fn tell_usings(code: &Code<'_>, report: &mut Report<'_>) {
    for (at, instr, _) in code.async_calls() {
        // What `using` does at its end points at that word, and so does the end of its block.
        let is_using = instr.span == code.body.blocks[at.block].end_span;
        let is_disposal = is_using && called_name(code, &instr.op) == Some("Dispose");
        let receiver = code.operand(&instr.op, Target::This).filter(|_| is_disposal);
        if !receiver.is_some_and(|reg| has_async_form(code, reg)) {
            continue;
        }
        let message = "this async method disposes of what could be disposed of without holding the thread";
        report.at(&ABOUT, report.side("disposal", instr.span), message, |finding| {
            finding.suggest(Change::AwaitDisposal);
            finding.help = Some("`await using`".to_owned());
        });
    }
}

fn has_async_form(code: &Code<'_>, reg: Reg) -> bool {
    let (world, program) = (code.world, code.program());
    let Some(def) = declaration(world, code.pointee_ty(reg)) else { return false };
    let is_own = program
        .names
        .find("DisposeAsync")
        .is_some_and(|name| methods_named(world, def, name).next().is_some());
    is_own
        || lineage(world, def).into_iter().any(|ty| {
            let known = world.effects.of_def(program, ty);
            known.is_some_and(|known| {
                world.effects.find(known, Member::of_metadata("DisposeAsync"), Arguments::Count(0)).is_some()
            })
        })
}
