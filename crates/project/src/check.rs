//! `threadbare check`: paths in, judged findings out.
//!
//! A [`Plan`] is all that is known before any code is read: configuration, rules, suppression file, baseline, changed lines.
//! Making one tells mistakes in small files before a large program is looked at. [`Plan::check`] reads the program, runs the
//! rules that are on anywhere, and keeps the findings that the user wants to hear of, where they are:
//!
//! 1. in a file that is checked, by a rule that is on there, as loud as it is to be there;
//! 2. not in generated code, unless that is asked for;
//! 3. each once, though two projects may compile the same file;
//! 4. not hidden by a suppression in the code or in a file, and not known to the baseline;
//! 5. with a side on a changed line, if only changes are wanted.
//!
//! What several engines tell about one pair of places is one finding.

mod changes;
mod fix;
mod java;
mod join;
mod judge;
mod plan;
mod replay;
mod session;
mod targets;
mod why;

pub use fix::{ChangedFile, Fixed};
pub use plan::{CheckOptions, ConfigFrom, Plan, Words};
pub use replay::{Replay, Wanted};
pub use session::{Change, How, Rechecked, Session};

use crate::dotnet::Problem;
use crate::sources::{Reader, Size, Sources};
use crate::{Error, Jobs, Judged};
use csharp::bind::Symbols;
use csharp::lower::lower;
use finding::Finding;
use judge::{Files, Memory, Settings};
use std::collections::BTreeMap;
use std::path::PathBuf;
use targets::Targets;

/// What came out of a check.
#[derive(Default)]
pub struct Checked {
    /// Those to report, sorted.
    pub findings: Vec<Finding>,
    /// How many a suppression hides.
    pub suppressed: u64,
    /// How many the baseline knows.
    pub known: u64,
    /// How many have no side on a changed line.
    pub unchanged: u64,
    /// What the user should know about suppressions, the baseline and `.editorconfig`.
    pub notes: Vec<String>,
    /// What could not be read or understood of the code.
    pub problems: Vec<Problem>,
    /// How much was read.
    pub size: Size,
    /// How many rules were run.
    pub rules: usize,
    /// How many pairs of accesses each stage left, for each program in which they were looked at.
    pub stages: Vec<(pairs::Stage, u64)>,
    /// How much was done on the simulated machine, if it was wanted.
    pub simulated: Option<simulate::Statistics>,
    /// The texts of the files that findings point at, by the path that they give.
    pub texts: BTreeMap<String, String>,
    /// The files and folders that the outcome depends on, besides the sources, which the reader knows.
    pub inputs: Vec<PathBuf>,
}

/// Checks solutions, projects, folders and files. The outcome is the same for any number of workers.
pub fn check(
    paths: &[PathBuf],
    options: &CheckOptions,
    jobs: Jobs,
    on_phase: &(dyn Fn(&'static str) + Sync),
) -> Result<Checked, Error> {
    Plan::new(paths, options)?.check(&mut Reader::default(), jobs, on_phase)
}

impl Plan {
    /// Checks what the plan is about. The reader remembers what it parsed, for the next time.
    pub fn check(
        &mut self,
        reader: &mut Reader,
        jobs: Jobs,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Checked, Error> {
        jobs.run(|| self.check_here(reader, on_phase))?
    }

    /// The files that would be checked, sorted, those with Java classes last.
    pub fn files(&self) -> Result<Vec<PathBuf>, Error> {
        let targets = Targets::find(&self.paths, &self.loaded, &self.code_options)?;
        let mut files: Vec<PathBuf> = targets.checked.into_iter().collect();
        files.extend(targets.classes.own);
        Ok(files)
    }

    fn check_here(
        &mut self,
        reader: &mut Reader,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Checked, Error> {
        on_phase("reading projects");
        let targets = Targets::find(&self.paths, &self.loaded, &self.code_options)?;
        let java = self.check_java(&targets.classes, on_phase);
        on_phase("parsing");
        reader.want_models(self.simulation.is_some());
        let Sources { symbols, problems, size } = reader.read(&targets.solution);
        let (settings, memory) = (Settings::new(self, &targets), Memory::default());
        let rules = settings.rules();
        let simulation = self.simulation(&targets, &settings);
        let mut findings = Vec::new();
        let mut checked = Checked { problems, size, rules: rules.len(), ..Checked::default() };
        if !rules.is_empty() || simulation.is_some() {
            on_phase("lowering");
            let program = lower(&symbols).program;
            on_phase("looking for bugs");
            findings = patterns::run_with(&program, self.effects(), &rules, &self.config().options);
            if let Some(simulation) = simulation {
                on_phase("running it on a simulated machine");
                let outcome = simulate::run(&program, &simulation);
                findings.extend(outcome.findings);
                checked.simulated = Some(outcome.statistics);
                checked.notes.extend(outcome.problems);
            }
            if let Some(config) = self.pairs.of_csharp().filter(|_| settings.wants_pairs()) {
                on_phase("pairing accesses");
                let outcome = pairs::run(&program, self.effects(), config);
                findings.extend(outcome.findings);
                checked.stages = outcome.stages;
                checked.notes.extend(outcome.problems);
            }
        }
        on_phase("judging");
        checked.inputs = targets.inputs().chain(self.inputs()).collect();
        let files = Files::new(self, &settings, &memory, &symbols);
        let mut findings = files.judge(findings, &mut checked);
        java.add_to(&mut findings, &mut checked);
        let mut findings = join::joined(findings);
        files.repair(&mut findings, &targets, &symbols);
        finding::sort(&mut findings);
        let judged = self.policy.judge(findings, self.write_baseline.as_deref())?;
        self.conclude(judged, &symbols, &mut checked);
        checked.texts.extend(java.texts);
        Ok(checked)
    }

    /// How far simulated runs go, if there are to be any.
    fn simulation(&self, targets: &Targets, settings: &Settings) -> Option<simulate::Config> {
        let simulation = self.simulation.as_ref().filter(|_| settings.wants_runs())?;
        Some(simulate::Config { projects: targets.projects(), ..simulation.clone() })
    }

    /// Takes over what is left of the findings.
    fn conclude(&self, judged: Judged, symbols: &Symbols, checked: &mut Checked) {
        checked.findings = judged.findings;
        checked.suppressed += judged.suppressed;
        checked.known = judged.known;
        checked.notes.extend(judged.notes);
        self.keep_changes(checked);
        checked.texts = judge::texts(&checked.findings, symbols);
    }

    /// Leaves only findings on changed lines, if the user wants that.
    fn keep_changes(&self, checked: &mut Checked) {
        if let Some(changes) = &self.changes {
            let before = checked.findings.len();
            checked.findings.retain(|finding| changes.touch(finding));
            checked.unchanged = (before - checked.findings.len()) as u64;
        }
    }
}
