//! `threadbare rules`: all rules.

use super::Exit;
use crate::args::Common;
use crate::look::{Destination, look};
use crate::print;
use clap::{Args, ValueEnum};
use project::Error;

/// List all rules
#[derive(Args)]
pub(crate) struct RulesArgs {
    /// How to list them
    #[arg(long, value_enum, default_value_t = ListFormat::Full, value_name = "FORMAT")]
    output_format: ListFormat,
}

#[derive(Clone, Copy, ValueEnum)]
enum ListFormat {
    /// A table
    Full,
    /// A JSON array, with the documentation of each rule
    Json,
}

pub(crate) fn run(args: &RulesArgs, common: &Common) -> Result<Exit, Error> {
    let registry = project::all_rules();
    let text = match args.output_format {
        ListFormat::Full => report::rules_table(&registry, &look(common, Destination::Stdout)),
        ListFormat::Json => report::rules_json(&registry),
    };
    print::deliver(&text, None)?;
    Ok(Exit::Clean)
}
