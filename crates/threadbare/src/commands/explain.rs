//! `threadbare explain RULE`: the rule's page.

use super::Exit;
use crate::args::Common;
use crate::look::{Destination, look};
use crate::print;
use clap::Args;
use project::Error;

/// Explain a rule: what it finds, why it matters, a bad and a good example, how to fix it
#[derive(Args)]
#[command(after_help = "Examples:\n  threadbare explain data-race\n  threadbare explain TB2001")]
pub(crate) struct ExplainArgs {
    /// Its name, its code, or the name that another tool gives it
    rule: String,
}

pub(crate) fn run(args: &ExplainArgs, common: &Common) -> Result<Exit, Error> {
    let rules = project::rules_named(std::slice::from_ref(&args.rule))?;
    let look = look(common, Destination::Stdout);
    let text: String = rules.iter().map(|rule| report::explain(rule, &look)).collect();
    print::deliver(&text, None)?;
    Ok(Exit::Clean)
}
