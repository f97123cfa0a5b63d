//! Doing the simulated run behind a finding again.

use super::judge;
use super::targets::Targets;
use super::{Plan, Reader};
use crate::sources::Sources;
use crate::{Error, Jobs};
use csharp::lower::lower;
use finding::{Decision, Evidence, Finding, Interleaving, Schedule};
use ir::Program;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Which run.
#[derive(Clone, Debug)]
pub enum Wanted {
    /// That of the finding whose fingerprint begins like this; it is looked for first.
    Fingerprint(String),
    /// That of a finding of a JSON report.
    Reported {
        /// The report.
        report: PathBuf,
        /// How the finding's fingerprint begins.
        fingerprint: String,
    },
}

/// A run that was done again.
pub struct Replay {
    /// Everything that threads could notice of each other, in order.
    pub run: simulate::Replayed,
    /// What was followed.
    pub schedule: Schedule,
    /// The texts of the files that the steps are in.
    pub texts: BTreeMap<String, String>,
}

impl Plan {
    /// Does a run again.
    pub fn replay(
        &mut self,
        wanted: &Wanted,
        jobs: Jobs,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Replay, Error> {
        jobs.run(|| self.replay_here(wanted, on_phase))?
    }

    fn replay_here(
        &mut self,
        wanted: &Wanted,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Replay, Error> {
        on_phase("reading projects");
        let targets = Targets::find(&self.paths, &self.loaded, &self.code_options)?;
        on_phase("parsing");
        let Sources { symbols, .. } = Reader::new(true).read(&targets.solution);
        on_phase("lowering");
        let program = lower(&symbols).program;
        let simulation = self.simulation.clone().unwrap_or_default();
        let config = simulate::Config { projects: targets.projects(), ..simulation };
        let schedule = match wanted {
            Wanted::Fingerprint(start) => {
                on_phase("looking for the finding");
                search(&program, &config, start)?
            }
            Wanted::Reported { report, fingerprint } => read(report, fingerprint)?,
        };
        on_phase("running it again");
        let run = simulate::replay(&program, &config, &schedule).ok_or_else(|| {
            Error::new(format!("there is no {} to run", schedule.entry))
                .help("check the same paths as the report was made from")
        })?;
        let texts = judge::texts_of(paths(&run.interleaving), &symbols);
        Ok(Replay { run, schedule, texts })
    }
}

/// The files that steps are in.
fn paths(interleaving: &Interleaving) -> impl Iterator<Item = &str> {
    let steps = interleaving.reordered.iter().filter_map(|row| match row {
        finding::Row::Step(step) => step.location.as_ref(),
        finding::Row::Skipped(_) => None,
    });
    steps.filter_map(|location| Some(location.span()?.path.as_str()))
}

fn search(program: &Program, config: &simulate::Config, start: &str) -> Result<Schedule, Error> {
    let findings = simulate::run(program, config).findings;
    let is_meant = |finding: &&Finding| begins(&finding.fingerprint().to_string(), start);
    let meant: Vec<&Finding> = findings.iter().filter(is_meant).collect();
    let known: Vec<String> =
        findings.iter().map(|finding| format!("{}  {}", finding.fingerprint(), finding.message)).collect();
    match meant[..] {
        [one, ..] if meant.iter().all(|other| other.fingerprint() == one.fingerprint()) => {
            schedule(one).ok_or_else(|| Error::new(format!("{start} was not found by a simulated run")))
        }
        [] => Err(Error::new(format!("no simulated run shows a finding {start}")).because(listed(&known))),
        _ => Err(Error::new(format!("several findings begin with {start}"))
            .because(listed(&known))
            .help("give more of the fingerprint")),
    }
}

/// Does a fingerprint begin like this? People may leave out its version.
fn begins(fingerprint: &str, start: &str) -> bool {
    let digits = |text: &str| text.strip_prefix("v1/").unwrap_or(text).to_owned();
    digits(fingerprint).starts_with(&digits(start))
}

fn listed(known: &[String]) -> String {
    if known.is_empty() {
        "simulated runs of this program show nothing".to_owned()
    } else {
        format!("there are\n{}", known.join("\n"))
    }
}

fn schedule(finding: &Finding) -> Option<Schedule> {
    finding.evidence.iter().find_map(|evidence| match evidence {
        Evidence::Schedule(schedule) => Some(schedule.clone()),
        _ => None,
    })
}

/// The schedule that a JSON report has for a finding.
fn read(report: &Path, start: &str) -> Result<Schedule, Error> {
    let name = report.display();
    let help = "give a report that `threadbare check --output-format json` wrote";
    let text = std::fs::read_to_string(report)
        .map_err(|error| Error::new(format!("cannot read {name}")).because(error).help(help))?;
    let value: Value = serde_json::from_str(&text)
        .map_err(|error| Error::new(format!("{name} is not JSON")).because(error).help(help))?;
    let findings = value["findings"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is_meant = |finding: &&Value| begins(finding["fingerprint"].as_str().unwrap_or_default(), start);
    let finding = findings
        .iter()
        .find(is_meant)
        .ok_or_else(|| Error::new(format!("{name} has no finding {start}")).help(help))?;
    let evidence = finding["evidence"].as_array().map(Vec::as_slice).unwrap_or_default();
    evidence.iter().find_map(recorded).ok_or_else(|| {
        Error::new(format!("{start} was not found by a simulated run: there is nothing to replay"))
    })
}

fn recorded(evidence: &Value) -> Option<Schedule> {
    let decisions = evidence["decisions"].as_array()?.iter().map(|it| it.as_str()?.parse::<Decision>().ok());
    Some(Schedule {
        entry: evidence["entry"].as_str()?.to_owned(),
        strategy: evidence["strategy"].as_str()?.to_owned(),
        seed: evidence["seed"].as_str()?.parse().ok()?,
        decisions: decisions.collect::<Option<Vec<_>>>()?,
        steps: evidence["steps"].as_u64()?,
        interleaving: Interleaving::default(),
    })
}
