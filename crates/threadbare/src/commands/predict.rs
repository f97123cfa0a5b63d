//! `threadbare predict`: what one recorded run could have shown.

mod comparison;
mod config;
mod told;

use super::reporting::{ReportArgs, jobs};
use super::{Exit, reading};
use crate::args::{Common, ReadArgs};
use crate::look::look;
use crate::print;
use crate::progress::Progress;
use clap::Args;
use config::{EngineChoice, Only, RuleArgs};
use finding::Finding;
use predict::query::Query;
use predict::{Engine, Phase};
use project::{Answered, Compared, Error, Jobs, Prediction};
use report::{Format, StatisticsForm, Summary};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Instant;
use trace::read::ReadOutcome;

const EXAMPLES: &str = "\
Examples:
  threadbare predict trace.std                        races, deadlocks and atomicity violations
  threadbare predict trace.tbt.zst --only deadlocks
  threadbare predict trace.std --query 'e18 < e12'    can event 18 come before event 12?
  threadbare predict trace.std --witness witnesses    a trace for each finding that leads into it
  threadbare predict trace.std --engine all           how other methods fare on the same trace
  threadbare predict trace.std --output-format sarif --output report.sarif
  threadbare predict trace.std --output-format html --output report.html
  threadbare predict trace.std --write-baseline known.json   later: --baseline known.json
  zcat trace.gz | threadbare predict -

Exit codes: 0 nothing found, 1 something found, 2 an error.";

/// Beyond, accesses are rarely meant to belong together.
const ATOMICITY_DISTANCE: u32 = 100;

/// Predict races, deadlocks and atomicity violations from one recorded run
///
/// Finds what did not go wrong in this run but could have. Every finding comes with a witness: a reordering
/// of the recorded events that leads into the bug, and that a separate checker has replayed.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PredictArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// How to look for races; `all` compares them, and reports what `seqcheck` finds
    #[arg(long, value_enum, default_value_t = EngineChoice::Seqcheck)]
    engine: EngineChoice,
    /// Look only for these, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', value_name = "KINDS")]
    only: Vec<Only>,
    /// Two accesses of a thread should be atomic if they are at most this many of its events apart
    #[arg(long, value_name = "N", default_value_t = ATOMICITY_DISTANCE)]
    atomicity_distance: u32,
    /// Decide only whether these events can happen in this order: `e18 < e12`, or `e6 < e18 << e12` for
    /// "right before"
    #[arg(long, value_name = "EVENTS")]
    query: Vec<String>,
    /// Write the witness of each finding into this folder, as a trace named by the finding's fingerprint
    #[arg(long, value_name = "DIR")]
    witness: Option<PathBuf>,
    /// How many workers; 0 is one per core. The output does not depend on it
    #[arg(long, short, value_name = "N", default_value_t = 0, value_parser = jobs)]
    jobs: usize,
    #[command(flatten)]
    rules: RuleArgs,
    #[command(flatten)]
    report: ReportArgs,
}

/// Where a prediction goes, if no file is named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum To {
    /// To standard output.
    Stdout,
    /// To standard error: standard output belongs to the program that was run.
    Beside,
}

impl PredictArgs {
    /// As if nothing was said but which trace, how to report, and where to.
    pub(super) fn of_trace(trace: OsString, format: Option<Format>, output: Option<PathBuf>) -> PredictArgs {
        PredictArgs {
            read: ReadArgs { trace, format: None, lenient: false, max_events: None, max_bytes: None },
            engine: EngineChoice::Seqcheck,
            only: Vec::new(),
            atomicity_distance: ATOMICITY_DISTANCE,
            query: Vec::new(),
            witness: None,
            jobs: 0,
            rules: RuleArgs::default(),
            report: ReportArgs { output_format: format, output, ..ReportArgs::default() },
        }
    }

    fn format(&self) -> Format {
        self.report.output_format.unwrap_or_default()
    }
}

/// What a run found out.
struct Run {
    input: ReadOutcome,
    prediction: Prediction,
    answers: Vec<Answered>,
    compared: Vec<Compared>,
}

pub(crate) fn run(args: &PredictArgs, common: &Common, to: To) -> Result<Exit, Error> {
    let start = Instant::now();
    // Mistakes in small files are told before a large one is read.
    let mut policy = config::policy(args)?;
    let statistics = args.report.statistics_form(args.format())?;
    let mut run = predict(args, common, &policy)?;
    let findings = std::mem::take(&mut run.prediction.findings);
    let mut judged = policy.judge(findings, args.report.write_baseline.as_deref())?;
    if let Some(folder) = &args.witness {
        run.prediction.witnesses.write(&run.input.trace, folder, &mut judged.findings)?;
    }
    let exit = if judged.findings.is_empty() || args.report.exit_zero { Exit::Clean } else { Exit::Found };
    let (findings, summary) = told::summary(args, common, &run, judged);
    let text = match statistics {
        Some(form) => count(args, common, &findings, form),
        None => show(args, common, &run, &findings, &summary) + &took(args, common, start),
    };
    common.say(|| format!("all in {:.2} s", start.elapsed().as_secs_f64()));
    match to {
        To::Stdout => print::deliver(&text, args.report.output.as_deref())?,
        To::Beside => print::deliver_beside(&text, args.report.output.as_deref())?,
    }
    Ok(exit)
}

/// How many findings each rule has. A trace has no source text, so none of them can be fixed automatically.
fn count(args: &PredictArgs, common: &Common, findings: &[Finding], form: StatisticsForm) -> String {
    let counts = report::statistics(findings, |_| false);
    report::render_statistics(&counts, form, &look(common, args.report.destination()))
}

fn show(args: &PredictArgs, common: &Common, run: &Run, findings: &[Finding], summary: &Summary) -> String {
    let text = render(args, common, findings, summary);
    if args.format() != Format::Full || run.compared.is_empty() {
        return text;
    }
    text + &comparison::table(&run.compared, args.report.is_for_terminal() || common.verbose)
}

fn took(args: &PredictArgs, common: &Common, start: Instant) -> String {
    let is_watched = args.report.is_for_terminal() && args.format() == Format::Full && !common.quiet;
    if is_watched { format!("Took {:.2} s.\n", start.elapsed().as_secs_f64()) } else { String::new() }
}

fn predict(args: &PredictArgs, common: &Common, policy: &project::Policy) -> Result<Run, Error> {
    let progress = Progress::start(common);
    let input = reading::read(&args.read, common, &progress)?;
    let name = args.read.input().name();
    let jobs = Jobs(args.jobs);
    if !args.query.is_empty() {
        let queries = queries(args, input.trace.len())?;
        progress.phase("deciding queries");
        let (answers, prediction) = project::ask(&input.trace, &name, queries, jobs)?;
        return Ok(Run { input, prediction, answers, compared: Vec::new() });
    }
    let mut compared = Vec::new();
    if args.engine == EngineChoice::All {
        compared = project::compare(&input.trace, jobs, &|engine: Engine| progress.phase(engine.name()))?;
    }
    let begin = Instant::now();
    let on_phase = |phase: Phase| {
        progress.phase(doing(phase));
        common.say(|| format!("{} after {:.2} s", doing(phase), begin.elapsed().as_secs_f64()));
    };
    let config = config::config(args, policy);
    let prediction = project::predict(&input.trace, &name, &config, jobs, &on_phase)?;
    Ok(Run { input, prediction, answers: Vec::new(), compared })
}

fn doing(phase: Phase) -> &'static str {
    match phase {
        Phase::Indexing => "indexing",
        Phase::Races => "looking for races",
        Phase::Deadlocks => "looking for deadlocks",
        Phase::Atomicity => "looking for atomicity violations",
        Phase::Checking => "checking witnesses",
    }
}

fn queries(args: &PredictArgs, events: usize) -> Result<Vec<Query>, Error> {
    let parse = |text: &String| {
        Query::parse(text, events).map_err(|error| {
            Error::new(format!("`--query {text:?}` cannot be decided"))
                .because(error)
                .help("events are numbered as the trace lists them, from 1; reports show them as e1, e2, …")
        })
    };
    args.query.iter().map(parse).collect()
}

fn render(args: &PredictArgs, common: &Common, findings: &[Finding], summary: &Summary) -> String {
    let format = args.format();
    if common.quiet && format == Format::Full && findings.is_empty() {
        return String::new();
    }
    report::render(findings, summary, format, &look(common, args.report.destination()))
}
