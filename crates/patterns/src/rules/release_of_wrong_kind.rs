//! `release-of-wrong-kind`: a lock with several modes is given back in a mode in which it was not taken.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::AccessPath;
use ir::effects::Mode;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6308",
    name: "release-of-wrong-kind",
    aliases: &["S7131"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667, 832],
    summary: "a lock is taken in one mode and given back in another",
    docs: include_str!("release_of_wrong_kind.md"),
};

pub(crate) struct ReleaseOfWrongKind;

impl Rule for ReleaseOfWrongKind {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for given in code.releases() {
            let path = code.path(given.at, given.lock);
            let taken_as: Vec<Mode> = modes(&path, code.acquisitions().map(|taken| taken_path(code, taken)));
            let given_as: Vec<Mode> = modes(&path, code.releases().map(|given| given_path(code, given)));
            if taken_as.is_empty() || taken_as.contains(&given.mode) {
                continue;
            }
            // What is taken and never given back here must be what this release was meant for.
            let Some(meant) = taken_as.into_iter().find(|mode| !given_as.contains(mode)) else { continue };
            let taken = code.acquisitions().find(|taken| taken_path(code, *taken) == (path.clone(), meant));
            let taken = taken.and_then(|taken| report.side("taken", taken.span));
            let lock = code.spell(&path);
            let message = format!(
                "this gives `{lock}` back as {}, but it was taken as {}; it throws, and the lock stays taken",
                name(given.mode),
                name(meant)
            );
            report.at(&ABOUT, report.side("given back", given.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.others.extend(taken);
                finding.help = Some("give it back by the counterpart of the call that took it".to_owned());
            });
        }
    }
}

fn taken_path(code: &Code<'_>, taken: crate::Acquisition) -> (AccessPath, Mode) {
    (code.path(taken.at, taken.lock), taken.mode)
}

fn given_path(code: &Code<'_>, given: crate::Release) -> (AccessPath, Mode) {
    (code.path(given.at, given.lock), given.mode)
}

fn modes(lock: &AccessPath, all: impl Iterator<Item = (AccessPath, Mode)>) -> Vec<Mode> {
    all.filter(|(path, _)| path == lock).map(|(_, mode)| mode).collect()
}

fn name(mode: Mode) -> &'static str {
    match mode {
        Mode::Exclusive => "an exclusive lock",
        Mode::Read => "a read lock",
        Mode::Upgradeable => "an upgradeable lock",
        Mode::Write => "a write lock",
        Mode::Permit => "a permit",
    }
}
