//! From the command line to what to look for and what to report.

use super::PredictArgs;
use clap::{Args, ValueEnum};
use finding::rules;
use predict::{Config, Engine};
use project::{Error, Policy, rules_named};

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

/// Which rules.
#[derive(Args, Default)]
#[command(next_help_heading = "Rules")]
pub(super) struct RuleArgs {
    /// Report only these rules, by name or code, separated by commas
    #[arg(long, value_delimiter = ',', value_name = "RULES")]
    select: Vec<String>,
    /// Do not report these rules
    #[arg(long, value_delimiter = ',', value_name = "RULES")]
    ignore: Vec<String>,
}

/// Reads the files that say which findings are wanted.
pub(super) fn policy(args: &PredictArgs) -> Result<Policy, Error> {
    let mut policy = Policy::new(rules_named(&args.rules.select)?, rules_named(&args.rules.ignore)?);
    if let Some(path) = &args.report.suppressions {
        policy.suppress(path)?;
    }
    if let Some(path) = &args.report.baseline {
        policy.compare_with(path)?;
    }
    Ok(policy)
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
