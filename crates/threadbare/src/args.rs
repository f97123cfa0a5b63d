//! The command line, as far as commands share it.

use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{Args, Parser, ValueEnum};
use project::Input;
use std::ffi::OsString;
use trace::read::{Format, ReadOptions};

const EXAMPLES: &str = "\
Examples:
  threadbare check                             bugs in the C# code of this folder
  threadbare check Bank.sln --diff main        ... that touch lines changed since `main`
  threadbare check target/classes              bugs in Java classes, or in a jar
  threadbare test -- mvn test                  thread-safety violations, caught in the act
  threadbare record -- java -jar app.jar       a trace of what threads did, to predict from
  threadbare predict trace.std                 what this run could have shown
  threadbare predict trace.std --witness out   ... with a replayable witness for each finding
  threadbare trace check trace.std             is the recording sound?
  threadbare explain data-race                 what a rule means and how to fix what it finds

Exit codes: 0 nothing found, 1 something found, 2 an error.";

/// Finds concurrency bugs in C# and Java programs.
#[derive(Parser)]
#[command(name = "threadbare", version, after_help = EXAMPLES, arg_required_else_help = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: crate::commands::Command,
    #[command(flatten)]
    pub(crate) common: Common,
}

/// What every command understands.
#[derive(Args, Clone)]
#[command(next_help_heading = "Common options")]
pub(crate) struct Common {
    /// When to use colours; `auto` is on a terminal, unless `NO_COLOR` is set, and anywhere if
    /// `CLICOLOR_FORCE` is
    #[arg(long, global = true, value_enum, default_value_t = ColorChoice::Auto, value_name = "WHEN")]
    pub(crate) color: ColorChoice,
    /// Columns of text for people [default: those of the terminal, else 100]
    #[arg(long, global = true, value_name = "COLUMNS", value_parser = clap::value_parser!(u16).range(20..=1000))]
    pub(crate) width: Option<u16>,
    /// Say nothing but findings and errors
    #[arg(long, short, global = true, conflicts_with = "verbose")]
    pub(crate) quiet: bool,
    /// Say what is done and how long it takes, on standard error
    #[arg(long, short, global = true)]
    pub(crate) verbose: bool,
}

impl Common {
    /// Tells those who want to know.
    pub(crate) fn say(&self, text: impl FnOnce() -> String) {
        if self.verbose {
            crate::print::remark("info", &text());
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

/// Which trace, and how to read it.
#[derive(Args, Clone)]
pub(crate) struct ReadArgs {
    /// The trace: a file, or `-` for standard input; gzip and zstd are recognised
    #[arg(value_name = "TRACE")]
    pub(crate) trace: OsString,
    /// The format of the trace [default: found out from its first bytes]
    #[arg(long, help_heading = "Reading", value_parser = formats())]
    pub(crate) format: Option<Format>,
    /// Skip and count records that cannot be read, instead of giving up
    #[arg(long, help_heading = "Reading")]
    pub(crate) lenient: bool,
    /// Refuse traces with more events
    #[arg(long, help_heading = "Reading", value_name = "N")]
    pub(crate) max_events: Option<u64>,
    /// Refuse traces with more bytes after decompression
    #[arg(long, help_heading = "Reading", value_name = "N")]
    pub(crate) max_bytes: Option<u64>,
}

fn formats() -> impl clap::builder::TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(|name| name.parse::<Format>())
}

impl ReadArgs {
    pub(crate) fn input(&self) -> Input {
        Input::from(self.trace.clone())
    }

    pub(crate) fn options(&self) -> ReadOptions {
        let usual = ReadOptions::default();
        ReadOptions {
            format: self.format,
            lenient: self.lenient,
            max_events: self.max_events.unwrap_or(usual.max_events),
            max_bytes: self.max_bytes.unwrap_or(usual.max_bytes),
            ..usual
        }
    }
}
