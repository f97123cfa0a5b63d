//! `release-without-acquire`: a lock is given back a second time, which throws, or opens what the caller had locked.

use crate::{Code, Release, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::AccessPath;
use ir::effects::Mode;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6601",
    name: "release-without-acquire",
    aliases: &[],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667, 832],
    summary: "a lock is given back once more than it was taken",
    docs: include_str!("release_without_acquire.md"),
};

pub(crate) struct ReleaseWithoutAcquire;

impl Rule for ReleaseWithoutAcquire {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let mut releases: Vec<Release> =
            code.releases().filter(|release| release.mode != Mode::Permit).collect();
        releases.sort_by_key(|release| release.at);
        for given in &releases {
            let lock = code.path(given.at, given.lock);
            let Some(earlier) = given_before(code, &releases, given, &lock) else { continue };
            let name = code.spell(&lock);
            let message =
                format!("this gives `{name}` back, but it was given back before, and not taken again since");
            let other = report.side("given back before", earlier.span);
            report.at(&ABOUT, report.side("given back", given.span), message, |finding| {
                finding.object = Some(Object::Instance(name));
                finding.others.extend(other);
                finding.help = Some("give it back once for each time it is taken".to_owned());
            });
        }
    }
}

/// The release that took place before on all paths, if that was one for each time the lock was taken.
fn given_before<'r>(
    code: &Code<'_>,
    releases: &'r [Release],
    given: &Release,
    lock: &AccessPath,
) -> Option<&'r Release> {
    let is_same = |at, reg| code.path(at, reg) == *lock;
    let dominates = |other: &&Release| {
        other.at != given.at
            && other.mode == given.mode
            && code.dominators().dominates_at(other.at, given.at)
            && is_same(other.at, other.lock)
    };
    let before: Vec<&Release> = releases.iter().filter(dominates).collect();
    let earlier = before.last()?;
    if code.held(given.at).iter().any(|held| held.lock == lock) {
        return None;
    }
    // Whoever gives a lock back before taking it lends it out: the caller holds it.
    let acquisitions = || code.acquisitions().filter(|taken| is_same(taken.at, taken.lock));
    let taken = acquisitions().filter(|taken| code.comes_before(taken.at, given.at)).count();
    let is_owner = acquisitions()
        .any(|taken| before.first().is_some_and(|first| code.dominators().dominates_at(taken.at, first.at)));
    (is_owner && taken <= before.len() && code.loops().innermost(given.at.block).is_none())
        .then_some(*earlier)
}
