//! What to report and where to, for all commands that find something.

use crate::args::Common;
use crate::look::Destination;
use crate::print::remark;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use finding::Finding;
use project::Error;
use report::{Format, Outcome, StatisticsForm, Summary};
use std::path::PathBuf;

/// What to report, and where to.
#[derive(Args, Default)]
#[command(next_help_heading = "Reporting")]
pub(super) struct ReportArgs {
    /// The format of the report [default: full]
    #[arg(long, value_name = "FORMAT", value_parser = formats())]
    pub(super) output_format: Option<Format>,
    /// Write the report to this file, all of it or nothing [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Report only what this file does not know
    #[arg(long, value_name = "FILE")]
    pub(super) baseline: Option<PathBuf>,
    /// Write what is found to this file; from now on it is known
    #[arg(long, value_name = "FILE")]
    pub(super) write_baseline: Option<PathBuf>,
    /// Do not report what this file suppresses
    #[arg(long, value_name = "FILE")]
    pub(super) suppressions: Option<PathBuf>,
    /// Count the findings of each rule instead of showing them, as text or with `--output-format json`
    #[arg(long, conflicts_with = "max_findings")]
    pub(super) statistics: bool,
    /// Show at most this many findings
    #[arg(long, value_name = "N")]
    pub(super) max_findings: Option<usize>,
    /// End with exit code 0 even if something is found
    #[arg(long)]
    pub(super) exit_zero: bool,
}

pub(super) fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(|name| name.parse::<Format>())
}

impl ReportArgs {
    /// How to write statistics, if they are wanted.
    pub(super) fn statistics_form(&self, format: Format) -> Result<Option<StatisticsForm>, Error> {
        if !self.statistics {
            return Ok(None);
        }
        let form = StatisticsForm::try_from(format).map_err(|error| {
            Error::new("`--statistics` has no such format")
                .because(error)
                .help("leave out `--output-format`, or choose `json`")
        })?;
        Ok(Some(form))
    }

    pub(super) fn destination(&self) -> Destination {
        Destination::of(self.output.as_deref())
    }

    /// Times differ from run to run: they are for people who watch, never for what is kept.
    pub(super) fn is_for_terminal(&self) -> bool {
        self.output.is_none() && Destination::Stdout.is_terminal()
    }

    /// Leaves as many findings as are wanted, and says how many there are beyond.
    pub(super) fn cut(&self, findings: &mut Vec<Finding>) -> Option<String> {
        let most = self.max_findings?;
        let more = findings.len().checked_sub(most).filter(|more| *more > 0)?;
        findings.truncate(most);
        let are = if more == 1 { "more finding is" } else { "more findings are" };
        Some(format!("{more} {are} not shown because of `--max-findings {most}`"))
    }

    /// Quiet people get less; formats without a summary have theirs on standard error.
    pub(super) fn settle(&self, summary: &mut Summary, format: Format, common: &Common) {
        let shows_summary = format.shows_summary() && !self.statistics;
        if !shows_summary && !common.quiet {
            summary.notes.iter().for_each(|note| remark("note", note));
            if let Outcome::Partial(reason) = &summary.outcome {
                remark("warning", reason);
            }
        }
        if common.quiet && format == Format::Full {
            summary.notes.clear();
            summary.counts.clear();
            summary.input = None;
        }
    }
}

/// More workers than this help nobody, and would use up the threads that a process may have.
pub(super) fn jobs(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(jobs @ 0..=1024) => Ok(jobs),
        _ => Err("expected a number from 0 to 1024".to_owned()),
    }
}
