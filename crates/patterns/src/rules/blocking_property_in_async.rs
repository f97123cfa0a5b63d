//! `blocking-property-in-async`: a look at a property that reads from a device.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::MethodFlags;
use ir::effects::{Blocker, Effect};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6412",
    name: "blocking-property-in-async",
    aliases: &["CA2024"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method reads a property that blocks the thread, such as `StreamReader.EndOfStream`",
    docs: include_str!("blocking_property_in_async.md"),
};

pub(crate) struct BlockingPropertyInAsync;

impl Rule for BlockingPropertyInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr, effects) in code.async_calls() {
            let blocks = effects.iter().any(|effect| matches!(effect, Effect::Blocks(Blocker::Io)));
            let is_property = code
                .callee(&instr.op)
                .is_some_and(|callee| code.program().methods()[callee].flags.has(MethodFlags::ACCESSOR));
            if !blocks || !is_property {
                continue;
            }
            let side = report.side("property", instr.span);
            let message = format!(
                "{} may have to wait for data, and blocks the thread of this async method",
                code.called(&instr.op)
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.help = Some(
                    "use what the asynchronous call returns: `ReadLineAsync` gives null at the end"
                        .to_owned(),
                );
            });
        }
    }
}
