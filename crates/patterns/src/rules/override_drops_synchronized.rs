//! `override-drops-synchronized`: a method that takes the place of one that holds a lock, and holds none.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::MethodFlags;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1701",
    name: "override-drops-synchronized",
    aliases: &["S3551", "codeql:java/non-sync-override", "errorprone:UnsynchronizedOverridesSynchronized"],
    kind: Kind::Race,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 820],
    summary: "an override of a synchronized method touches fields without a lock",
    docs: include_str!("override_drops_synchronized.md"),
};

pub(crate) struct OverrideDropsSynchronized;

impl Rule for OverrideDropsSynchronized {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.method.flags.has(MethodFlags::SYNCHRONIZED) {
            return;
        }
        for &other in code.world.overriders(code.id).iter().filter(|&&other| other != code.id) {
            let Some(over) = Code::new(code.world, other) else { continue };
            // Who touches no field, or takes a lock of its own, knows what it does.
            if over.takes_locks() || code.world.accesses_in(other).is_empty() {
                continue;
            }
            let message = format!(
                "`{}` holds the monitor of its object; this takes its place, touches fields, and holds nothing",
                report.method_name(code.id)
            );
            let base = report.side("synchronized", code.method.span);
            report.at(&ABOUT, report.side("override", over.method.span), message, |finding| {
                finding.others.extend(base);
                finding.help = Some("declare it synchronized as well".to_owned());
            });
        }
    }
}
