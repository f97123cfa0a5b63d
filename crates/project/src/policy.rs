//! Which findings the user wants to hear of: chosen rules, suppressions, the baseline.

use crate::{Error, all_rules, write_file};
use finding::{Baseline, Finding, Rule, Suppressions};
use std::path::{Path, PathBuf};

/// What the user said about findings.
#[derive(Default)]
pub struct Policy {
    select: Vec<&'static Rule>,
    ignore: Vec<&'static Rule>,
    suppressions: Option<(PathBuf, Suppressions)>,
    baseline: Option<(PathBuf, Baseline)>,
}

/// What is left of the findings, sorted, and what became of the others.
#[derive(Default)]
pub struct Judged {
    /// Those to report.
    pub findings: Vec<Finding>,
    /// How many a suppression hides.
    pub suppressed: u64,
    /// How many the baseline knows.
    pub known: u64,
    /// What the user should know about the files: entries that match nothing, findings that are gone.
    pub notes: Vec<String>,
}

impl Policy {
    /// Only the rules of `select`, or all if it is empty; but none of `ignore`.
    pub fn new(select: Vec<&'static Rule>, ignore: Vec<&'static Rule>) -> Self {
        Policy { select, ignore, ..Policy::default() }
    }

    /// Reads a suppression file.
    pub fn suppress(&mut self, path: &Path) -> Result<(), Error> {
        let parsed = Suppressions::parse(&read_text(path)?, &all_rules());
        let suppressions = parsed.map_err(|problems| {
            let lines: Vec<String> =
                problems.iter().map(|problem| format!("{}:{problem}", path.display())).collect();
            Error::new(format!("{} is not a suppression file", path.display()))
                .because(lines.join("\n"))
                .help("docs/suppressions.md describes the format")
        })?;
        self.suppressions = Some((path.to_owned(), suppressions));
        Ok(())
    }

    /// Reads a baseline.
    pub fn compare_with(&mut self, path: &Path) -> Result<(), Error> {
        let baseline = Baseline::parse(&read_text(path)?).map_err(|problem| {
            Error::new(format!("{} is not a baseline", path.display()))
                .because(format!("{}:{problem}", path.display()))
                .help("`--write-baseline FILE` writes one")
        })?;
        self.baseline = Some((path.to_owned(), baseline));
        Ok(())
    }

    /// Is anything of this rule wanted?
    pub fn wants(&self, rule: &Rule) -> bool {
        let among = |rules: &[&'static Rule]| rules.iter().any(|known| known.code == rule.code);
        (self.select.is_empty() || among(&self.select)) && !among(&self.ignore)
    }

    /// Applies all of it. A baseline that is to be written knows every finding that is left, and replaces the
    /// one that was read.
    pub fn judge(&mut self, findings: Vec<Finding>, write_baseline: Option<&Path>) -> Result<Judged, Error> {
        let mut judged = self.without_suppressed(self.wanted(findings));
        if let Some(path) = write_baseline {
            let baseline = Baseline::of(&judged.findings);
            write_file(path, |out| out.write_all(baseline.to_json().as_bytes()))?;
            self.baseline = Some((path.to_owned(), baseline));
        }
        self.without_known(&mut judged);
        Ok(judged)
    }

    /// Applies all of it, and writes nothing.
    pub fn apply(&self, findings: Vec<Finding>) -> Judged {
        let mut judged = self.without_suppressed(self.wanted(findings));
        self.without_known(&mut judged);
        judged
    }

    /// Those of the rules that are wanted, sorted.
    fn wanted(&self, findings: Vec<Finding>) -> Vec<Finding> {
        let mut findings: Vec<Finding> =
            findings.into_iter().filter(|finding| self.wants(finding.rule)).collect();
        finding::sort(&mut findings);
        findings
    }

    fn without_suppressed(&self, findings: Vec<Finding>) -> Judged {
        let Some((path, suppressions)) = &self.suppressions else {
            return Judged { findings, ..Judged::default() };
        };
        let applied = suppressions.apply(findings);
        let unused =
            |line: usize| format!("{}:{line}: this suppression matches nothing; delete it", path.display());
        Judged {
            findings: applied.kept,
            suppressed: applied.dropped.len() as u64,
            known: 0,
            notes: applied.unused.iter().map(|entry| unused(entry.line)).collect(),
        }
    }

    fn without_known(&self, judged: &mut Judged) {
        let Some((path, baseline)) = &self.baseline else { return };
        let compared = baseline.apply(std::mem::take(&mut judged.findings));
        judged.findings = compared.new;
        judged.known = compared.known;
        let gone: u64 = compared.gone.iter().map(|known| known.count).sum();
        if gone > 0 {
            let (are, them) = if gone == 1 { ("finding is", "it") } else { ("findings are", "them") };
            judged.notes.push(format!(
                "{gone} {are} in the baseline {} and not here any more; `--write-baseline` forgets {them}",
                path.display()
            ));
        }
    }
}

fn read_text(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path).map_err(|error| {
        Error::new(format!("cannot read {}", path.display()))
            .because(error)
            .help("check the path and that it is text")
    })
}
