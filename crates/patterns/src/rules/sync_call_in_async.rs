//! `sync-call-in-async`: a call that blocks although the library has one that does not.

use crate::options::IGNORED_METHODS;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::Effect;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7407",
    name: "sync-call-in-async",
    aliases: &["PH_S019", "VSTHRD103", "CA1849", "S6966", "MA0042"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Unsafe,
    options: &[IGNORED_METHODS],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method makes a call that blocks, although there is an asynchronous form of it",
    docs: include_str!("sync_call_in_async.md"),
};

pub(crate) struct SyncCallInAsync;

impl Rule for SyncCallInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr, effects) in code.async_calls() {
            // Waiting for tasks and disposing have rules of their own.
            let is_other = |effect: &Effect| {
                matches!(effect, Effect::Join(..) | Effect::Dispose(_) | Effect::Unregister(..))
            };
            let form = effects.iter().find_map(|effect| match effect {
                Effect::AsyncForm(name) => Some(code.world.effects.name(*name)),
                _ => None,
            });
            let blocks = effects.iter().any(|effect| effect.blocks()) && !effects.iter().any(is_other);
            let is_ignored = code.is_ignored_call(&ABOUT, &instr.op);
            let Some(form) = form.filter(|_| blocks && !is_ignored) else { continue };
            let side = report.side("call", instr.span);
            let message = format!("{} blocks the thread of this async method", code.called(&instr.op));
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::AwaitCall { name: form.to_owned() });
                finding.help = Some(format!("`await {form}(…)`"));
            });
        }
    }
}
