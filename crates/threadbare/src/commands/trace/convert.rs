//! `threadbare trace convert`: the same trace in another format.

use super::To;
use crate::args::{Common, ReadArgs};
use crate::commands::{Exit, reading};
use crate::print::remark;
use crate::progress::Progress;
use clap::Args;
use project::Error;
use std::ffi::OsString;

/// Write a trace in another format
#[derive(Args)]
#[command(after_help = "\
Examples:
  threadbare trace convert trace.std trace.tbt        text to binary
  threadbare trace convert trace.bin.gz trace.std.zst
  threadbare trace convert trace.tbt - --to std | head")]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// The file to write; `.std` or `.tbt`, and `.gz` or `.zst` behind it, say how; `-` is standard output
    out: OsString,
    /// The format to write [default: as the name of the file says]
    #[arg(long, value_enum)]
    to: Option<To>,
}

pub(crate) fn run(args: &ConvertArgs, common: &Common) -> Result<Exit, Error> {
    let encoding = super::encoding(&args.out, args.to)?;
    let progress = Progress::start(common);
    let outcome = reading::read(&args.read, common, &progress)?;
    if !common.quiet {
        reading::notes(&outcome)
            .iter()
            .chain(&reading::skipped(&outcome))
            .for_each(|note| remark("note", note));
    }
    progress.phase("writing");
    super::write(&outcome.trace, encoding, &args.out)?;
    Ok(Exit::Clean)
}
