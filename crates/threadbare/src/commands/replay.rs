//! `threadbare replay`: a simulated run, step by step.

use super::{Exit, check};
use crate::args::Common;
use crate::look::{Destination, look};
use crate::print;
use clap::Args;
use project::{CheckOptions, CodeOptions, Error, Jobs, Plan, Wanted};
use std::fmt::Write as _;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  threadbare check --output-format json --output report.json   fingerprints stand in the report
  threadbare replay v1/8f3a                                    the run behind a finding of this folder
  threadbare replay 8f3a src/Bank.sln                          of another one
  threadbare replay 8f3a --from report.json                    as it was found elsewhere, on the same sources

Exit codes: 1 the run shows the bug, 0 it does not (the code has changed), 2 an error.";

/// Do the simulated run behind a finding again, step by step
///
/// Prints what every thread does that others can notice, one column a thread, with the lines of source. The same
/// sources give the same run on every machine.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// The fingerprint of a finding, or its beginning
    #[arg(value_name = "FINDING")]
    finding: String,
    /// Solutions, projects, folders and C# files
    #[arg(value_name = "PATHS", default_value = ".")]
    paths: Vec<PathBuf>,
    /// Take the schedule from this JSON report instead of searching for it
    #[arg(long, value_name = "REPORT")]
    from: Option<PathBuf>,
    /// Of projects with several targets, take this one: `net8.0`, `net472`
    #[arg(long, value_name = "FRAMEWORK")]
    target_framework: Option<String>,
    /// Write to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: &ReplayArgs, common: &Common) -> Result<Exit, Error> {
    let code = CodeOptions { target_framework: args.target_framework.clone(), ..CodeOptions::default() };
    let options = CheckOptions { code, simulate: Some(true), ..CheckOptions::default() };
    let mut plan = Plan::new(&args.paths, &options)?;
    let fingerprint = args.finding.clone();
    let wanted = match &args.from {
        Some(report) => Wanted::Reported { report: report.clone(), fingerprint },
        None => Wanted::Fingerprint(fingerprint),
    };
    let replay = check::timed(common, |on_phase| plan.replay(&wanted, Jobs(0), on_phase))?;
    let look = look(common, Destination::of(args.output.as_deref()));
    let sources = replay.texts.into_iter().collect();
    let mut text = format!(
        "{} ({}, seed {}, {} switches)\n\n",
        replay.schedule.entry,
        replay.schedule.strategy,
        replay.schedule.seed,
        replay.schedule.decisions.len()
    );
    text += &report::timeline(&replay.run.interleaving, &sources, &look);
    text.push('\n');
    for finding in &replay.run.findings {
        let _ = writeln!(text, "{}[{}]: {}", finding.severity, finding.rule.name, finding.message);
    }
    if replay.run.findings.is_empty() {
        text += "This run shows nothing wrong: the code is not what it was when the finding was made.\n";
    }
    print::deliver(&text, args.output.as_deref())?;
    Ok(if replay.run.findings.is_empty() { Exit::Clean } else { Exit::Found })
}
