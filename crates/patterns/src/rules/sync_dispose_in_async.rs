//! `sync-dispose-in-async`: a disposal that blocks where it could be awaited.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::Effect;

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
