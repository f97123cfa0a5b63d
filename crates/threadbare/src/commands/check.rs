//! `threadbare check`: bugs in source code.

mod fix;
mod pairing;
mod told;
mod watch;

use super::coding::CodeArgs;
use super::reporting::{ReportArgs, jobs};
use super::{Exit, problems};
use crate::args::Common;
use crate::look::look;
use crate::print;
use crate::progress::Progress;
use clap::Args;
use project::{CheckOptions, Checked, ConfigFrom, Error, Jobs, Plan, Reader, Statistics, Words};
use report::{Format, Sources, StatisticsForm};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  threadbare check                               the solution or projects in this folder
  threadbare check Bank.sln src/Tools/Import.cs  a solution and a file
  threadbare check app.jar --library lib         a Java program, and what it is built with
  threadbare check --select ALL --ignore recommendation
  threadbare check --select lock-on-weak-identity,TB6   rules by name, or by the start of their code
  threadbare check --diff origin/main            only what touches lines that changed since then
  threadbare check --write-baseline known.json   adopt it: what is there today is known …
  threadbare check --baseline known.json         … and only what is new is reported
  threadbare check --fix                         mend what can be mended without asking
  threadbare check --fix --dry-run               … but only show what would change
  threadbare check --watch                       again whenever a file changes
  threadbare check --statistics                  how many findings each rule has
  threadbare check --output-format sarif --output threadbare.sarif
  threadbare explain lock-on-weak-identity       what a rule means and how to fix what it finds

A finding is switched off where it stands by `// threadbare: ignore[rule] reason`.

Exit codes: 0 nothing found, 1 something found, 2 an error.";

/// Find concurrency bugs in C# source code and Java classes
///
/// Reads C# solutions, projects, folders and files, and needs no .NET and no build for them; reads Java as class files, jars and
/// folders of classes. `threadbare.toml` and `.editorconfig` say which rules run where.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct CheckArgs {
    /// Solutions, projects, folders, C# files, jars and class files
    #[arg(value_name = "PATHS", default_value = ".")]
    paths: Vec<PathBuf>,
    /// Check again whenever a file changes, until interrupted
    #[arg(long, conflicts_with_all = ["write_baseline", "show_files"])]
    watch: bool,
    /// Only findings with a side on a line that changed since this revision of git
    #[arg(long, value_name = "REV", conflicts_with = "write_baseline")]
    diff: Option<String>,
    /// List the files that would be checked, and stop
    #[arg(long)]
    show_files: bool,
    #[command(flatten)]
    code: CodeArgs,
    /// How many workers; 0 is one per core. The output does not depend on it
    /// [default: `jobs` of the configuration, else 0]
    #[arg(long, short, value_name = "N", value_parser = jobs)]
    jobs: Option<usize>,
    /// Only look at the code; do not run it on the simulated machine
    #[arg(long)]
    no_simulate: bool,
    /// What everything random in simulated runs depends on
    /// [default: `seed` of the configuration, else 1]
    #[arg(long, value_name = "N", conflicts_with = "no_simulate")]
    seed: Option<u64>,
    #[command(flatten)]
    pairing: pairing::PairingArgs,
    #[command(flatten)]
    fix: fix::FixArgs,
    #[command(flatten)]
    rules: RuleArgs,
    #[command(flatten)]
    report: ReportArgs,
}

/// Which rules.
#[derive(Args)]
#[command(next_help_heading = "Rules")]
struct RuleArgs {
    /// Run only these: names, codes or their beginnings, groups, `ALL`, `DEFAULT`; separated by commas
    #[arg(long, value_delimiter = ',', value_name = "RULES")]
    select: Vec<String>,
    /// Run these as well
    #[arg(long, value_delimiter = ',', value_name = "RULES")]
    extend_select: Vec<String>,
    /// Do not run these
    #[arg(long, value_delimiter = ',', value_name = "RULES")]
    ignore: Vec<String>,
    /// Take this configuration instead of the nearest `threadbare.toml`
    #[arg(long, value_name = "FILE", conflicts_with = "isolated")]
    config: Option<PathBuf>,
    /// Read no configuration: neither `threadbare.toml` nor `.editorconfig`
    #[arg(long)]
    isolated: bool,
}

pub(crate) fn run(args: &CheckArgs, common: &Common) -> Result<Exit, Error> {
    if args.watch {
        return watch::run(args, common);
    }
    let plan = Plan::new(&args.paths, &args.options())?;
    if args.show_files {
        return show_files(args, &plan);
    }
    if args.fix.fix {
        return fix::run(args, common, plan);
    }
    once(args, common, plan, &mut Reader::default())
}

fn show_files(args: &CheckArgs, plan: &Plan) -> Result<Exit, Error> {
    let files = plan.files()?;
    let lines: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    print::deliver(&(lines.join("\n") + "\n"), args.report.output.as_deref())?;
    Ok(Exit::Clean)
}

/// How a report is to be written.
#[derive(Clone, Copy)]
struct Shape {
    format: Format,
    statistics: Option<StatisticsForm>,
    /// How many findings were fixed before.
    fixed: usize,
}

impl Shape {
    fn wanted(args: &CheckArgs, plan: &Plan) -> Result<Shape, Error> {
        let configured = plan.config().output_format.as_deref().and_then(|name| name.parse().ok());
        let format = args.report.output_format.or(configured).unwrap_or_default();
        Ok(Shape { format, statistics: args.report.statistics_form(format)?, fixed: 0 })
    }
}

/// One check, reported.
fn once(args: &CheckArgs, common: &Common, mut plan: Plan, reader: &mut Reader) -> Result<Exit, Error> {
    let start = Instant::now();
    let shape = Shape::wanted(args, &plan)?;
    let jobs = args.jobs(&plan);
    let mut checked = timed(common, |on_phase| plan.check(reader, jobs, on_phase))?;
    tell(args, common, shape, &mut checked, start)
}

/// Reports what was found, and what is left of it after fixing.
fn tell(
    args: &CheckArgs,
    common: &Common,
    shape: Shape,
    checked: &mut Checked,
    start: Instant,
) -> Result<Exit, Error> {
    if !common.quiet {
        problems::tell(&checked.problems, common.verbose);
    }
    args.pairing.fold(checked, shape.format);
    let exit = if checked.findings.is_empty() || args.report.exit_zero { Exit::Clean } else { Exit::Found };
    let text = render(args, common, shape, checked) + &took(args, common, shape.format, start);
    if let Some(simulated) = &checked.simulated {
        common.say(|| ran(simulated));
    }
    common.say(|| format!("all in {:.2} s", start.elapsed().as_secs_f64()));
    print::deliver(&text, args.report.output.as_deref())?;
    if args.pairing.stages {
        eprint!("{}", pairing::stages(&checked.stages));
    }
    Ok(exit)
}

/// What the simulated machine did.
fn ran(simulated: &Statistics) -> String {
    let Statistics { entries, concurrent, runs, steps } = simulated;
    format!("{entries} places to begin, {concurrent} of them start threads; {runs} runs, {steps} steps")
}

/// Shows phases while they last, and how long they took to those who want to know.
pub(super) fn timed<R>(common: &Common, work: impl FnOnce(&(dyn Fn(&'static str) + Sync)) -> R) -> R {
    let progress = Progress::start(common);
    let current: Mutex<Option<(&'static str, Instant)>> = Mutex::new(None);
    let change = |next: Option<(&'static str, Instant)>| {
        let mut current = current.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some((phase, start)) = std::mem::replace(&mut *current, next) {
            common.say(|| format!("{phase} took {:.2} s", start.elapsed().as_secs_f64()));
        }
    };
    let done = work(&|phase| {
        progress.phase(phase);
        change(Some((phase, Instant::now())));
    });
    change(None);
    done
}

fn render(args: &CheckArgs, common: &Common, shape: Shape, checked: &mut Checked) -> String {
    let summary = told::summary(args, common, shape, checked);
    let findings = &checked.findings;
    let look = look(common, args.report.destination());
    if let Some(form) = shape.statistics {
        let counts = report::statistics(findings, |finding| args.fix.would_fix(finding));
        return report::render_statistics(&counts, form, &look);
    }
    if common.quiet && shape.format == Format::Full && findings.is_empty() {
        return String::new();
    }
    let sources: Sources = std::mem::take(&mut checked.texts).into_iter().collect();
    report::render_with(findings, &summary, &sources, shape.format, &look)
}

fn took(args: &CheckArgs, common: &Common, format: Format, start: Instant) -> String {
    let is_watched = args.report.is_for_terminal() && format == Format::Full && !common.quiet;
    if is_watched { format!("Took {:.2} s.\n", start.elapsed().as_secs_f64()) } else { String::new() }
}

impl CheckArgs {
    fn jobs(&self, plan: &Plan) -> Jobs {
        Jobs(self.jobs.or(plan.config().jobs.map(std::num::NonZeroUsize::get)).unwrap_or(0))
    }

    fn options(&self) -> CheckOptions {
        let config = match &self.rules.config {
            Some(file) => ConfigFrom::File(file.clone()),
            None if self.rules.isolated => ConfigFrom::Isolated,
            None => ConfigFrom::Nearest,
        };
        let RuleArgs { select, extend_select, ignore, .. } = &self.rules;
        CheckOptions {
            config,
            formats: Format::ALL.map(Format::name).to_vec(),
            rules: Words {
                select: select.clone(),
                extend_select: extend_select.clone(),
                ignore: ignore.clone(),
            },
            baseline: self.report.baseline.clone(),
            write_baseline: self.report.write_baseline.clone(),
            suppressions: self.report.suppressions.clone(),
            diff: self.diff.clone(),
            code: self.code.options(),
            simulate: self.no_simulate.then_some(false),
            seed: self.seed,
            pairs: self.pairing.wanted(),
        }
    }
}
