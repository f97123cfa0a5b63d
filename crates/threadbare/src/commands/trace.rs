//! `threadbare trace`: what is in a trace, what is odd about it, other formats, parts.

mod check;
mod convert;
mod cut;
mod stats;

use super::Exit;
use crate::args::Common;
use crate::print;
use clap::{Args, Subcommand};
use project::{Encoding, Error, TextOrBinary, write_file, write_trace};
use std::ffi::OsStr;
use std::path::Path;
use trace::Trace;
use trace::read::Compression;

/// Look at traces, and convert and cut them
#[derive(Args)]
#[command(after_help = "\
Examples:
  threadbare trace stats trace.std.gz
  threadbare trace check trace.std
  threadbare trace convert trace.std trace.tbt.zst
  threadbare trace cut trace.tbt part.std --events 1000..2000 --threads T1,T2")]
pub(crate) struct TraceArgs {
    #[command(subcommand)]
    command: TraceCommand,
}

#[derive(Subcommand)]
enum TraceCommand {
    Stats(stats::StatsArgs),
    Check(check::CheckArgs),
    Convert(convert::ConvertArgs),
    Cut(cut::CutArgs),
}

pub(crate) fn run(args: &TraceArgs, common: &Common) -> Result<Exit, Error> {
    match &args.command {
        TraceCommand::Stats(args) => stats::run(args, common),
        TraceCommand::Check(args) => check::run(args, common),
        TraceCommand::Convert(args) => convert::run(args, common),
        TraceCommand::Cut(args) => cut::run(args, common),
    }
}

/// How a user names a format to write.
#[derive(Clone, Copy, clap::ValueEnum)]
enum To {
    /// STD text, one event per line
    Std,
    /// The compact binary format
    Tbt,
}

impl From<To> for TextOrBinary {
    fn from(to: To) -> Self {
        match to {
            To::Std => TextOrBinary::Std,
            To::Tbt => TextOrBinary::Tbt,
        }
    }
}

/// How to write to `out`; standard output, `-`, has no name that says it.
fn encoding(out: &OsStr, to: Option<To>) -> Result<Encoding, Error> {
    let format = to.map(TextOrBinary::from);
    if out != "-" {
        return Encoding::of(Path::new(out), format);
    }
    let format = format.ok_or_else(|| {
        Error::new("which format should go to standard output?").help("choose with `--to std` or `--to tbt`")
    })?;
    Ok(Encoding { format, compression: Compression::None })
}

fn write(trace: &Trace, encoding: Encoding, out: &OsStr) -> Result<(), Error> {
    if out == "-" {
        return print::stdout(|out| write_trace(trace, encoding, out));
    }
    write_file(Path::new(out), |out| write_trace(trace, encoding, out))
}
