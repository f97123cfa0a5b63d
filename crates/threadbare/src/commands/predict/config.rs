//! From the command line to what to look for and what to report.

use super::PredictArgs;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use finding::rules;
use predict::{Config, Engine};
use project::{Error, Policy, rules_named};
use report::{Format, StatisticsForm};
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum EngineChoice {
    /// Happens-before, with epochs
    Hb,
    /// Schedulable happens-before
    Shb,
    /// Weak causal precedence
    Wcp,
    /// Sync-preserving races
    Syncp,
    /// All reorderings that the closure finds
    Seqcheck,
    /// Every one of them, compared
    All,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Only {
    /// Data races
    Races,
    /// Deadlocks
    Deadlocks,
    /// Atomicity violations
    Atomicity,
}

/// What to report, and where to.
#[derive(Args)]
#[command(next_help_heading = "Reporting")]
pub(super) struct ReportArgs {
    /// The format of the report
    #[arg(long, value_name = "FORMAT", default_value = Format::Full.name(), value_parser = formats())]
    pub(super) output_format: Format,
    /// Write the report to this file, all of it or nothing [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    pub(super) output: Option<PathBuf>,
    /// Report only what this file does not know
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Write what is found to this file; from now on it is known
    #[arg(long, value_name = "FILE")]
    pub(super) write_baseline: Option<PathBuf>,
    /// Do not report what this file suppresses
    #[arg(long, value_name = "FILE")]
    suppressions: Option<PathBuf>,
    /// Report only these rules, by name or code, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "RULES")]
    select: Vec<String>,
    /// Do not report these rules
    #[arg(long, value_delimiter = ',', value_name = "RULES")]
    ignore: Vec<String>,
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

fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(|name| name.parse::<Format>())
}

impl ReportArgs {
    /// How to write statistics, if they are wanted.
    pub(super) fn statistics_form(&self) -> Result<Option<StatisticsForm>, Error> {
        if !self.statistics {
            return Ok(None);
        }
        let form = StatisticsForm::try_from(self.output_format).map_err(|error| {
            Error::new("`--statistics` has no such format")
                .because(error)
                .help("leave out `--output-format`, or choose `json`")
        })?;
        Ok(Some(form))
    }

    /// Reads the files that say which findings are wanted.
    pub(super) fn policy(&self) -> Result<Policy, Error> {
        let mut policy = Policy::new(rules_named(&self.select)?, rules_named(&self.ignore)?);
        if let Some(path) = &self.suppressions {
            policy.suppress(path)?;
        }
        if let Some(path) = &self.baseline {
            policy.compare_with(path)?;
        }
        Ok(policy)
    }
}

/// What to look for: what is asked for and may be reported.
pub(super) fn config(args: &PredictArgs, policy: &Policy) -> Config {
    let asked = |kind: Only| args.only.is_empty() || args.only.contains(&kind);
    let blocks = policy.wants(&rules::BLOCK_ATOMICITY);
    Config {
        engine: engine(args.engine),
        races: asked(Only::Races) && policy.wants(&rules::DATA_RACE),
        deadlocks: asked(Only::Deadlocks) && policy.wants(&rules::DEADLOCK),
        atomicity: asked(Only::Atomicity) && (policy.wants(&rules::ATOMICITY_VIOLATION) || blocks),
        atomicity_distance: args.atomicity_distance,
    }
}

fn engine(choice: EngineChoice) -> Engine {
    match choice {
        EngineChoice::Hb => Engine::Hb,
        EngineChoice::Shb => Engine::Shb,
        EngineChoice::Wcp => Engine::Wcp,
        EngineChoice::Syncp => Engine::Syncp,
        EngineChoice::Seqcheck | EngineChoice::All => Engine::Seqcheck,
    }
}
