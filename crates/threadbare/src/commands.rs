//! The commands, one file each.

mod check;
mod coding;
mod completions;
mod explain;
mod ir;
mod man;
mod predict;
mod problems;
mod reading;
mod record;
mod replay;
mod reporting;
mod rules;
mod test;
mod trace;
mod why;

use crate::args::{Cli, Common};
use crate::{failure, print};
use clap::{Parser as _, Subcommand};
use project::Error;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Subcommand)]
pub(crate) enum Command {
    Check(check::CheckArgs),
    Replay(replay::ReplayArgs),
    Why(why::WhyArgs),
    Test(test::TestArgs),
    Record(record::RecordArgs),
    Predict(predict::PredictArgs),
    Trace(trace::TraceArgs),
    Ir(ir::IrArgs),
    Explain(explain::ExplainArgs),
    Rules(rules::RulesArgs),
    Completions(completions::CompletionsArgs),
    Man(man::ManArgs),
}

/// How a command ended, if it ended well.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exit {
    /// There is nothing to worry about.
    Clean,
    /// Something was found.
    Found,
    /// A program that was run ended like this.
    Code(u8),
}

/// Is a program running that is interrupted together with us, and whose end we want to see?
static KEPT_GOING: AtomicBool = AtomicBool::new(false);

/// While this lives, the first interruption is for the program that was run.
struct KeptGoing;

fn keep_going() -> KeptGoing {
    KEPT_GOING.store(true, Ordering::Relaxed);
    KeptGoing
}

impl Drop for KeptGoing {
    fn drop(&mut self) {
        KEPT_GOING.store(false, Ordering::Relaxed);
    }
}

/// 0 clean, 1 findings, 2 error; clap ends with 2 by itself if the command line is wrong.
pub(crate) fn main() -> ExitCode {
    let cli = Cli::parse();
    print::color_remarks(cli.common.color);
    // Without a handler, the worst that happens is a file `.threadbare-…` that stays behind.
    let _ = ctrlc::set_handler(|| {
        if KEPT_GOING.swap(false, Ordering::Relaxed) {
            return;
        }
        project::abandon_unfinished();
        // As shells number an interruption.
        std::process::exit(130);
    });
    match run(&cli.command, &cli.common) {
        Ok(Exit::Clean) => ExitCode::SUCCESS,
        Ok(Exit::Found) => ExitCode::from(1),
        Ok(Exit::Code(code)) => ExitCode::from(code),
        Err(error) => {
            failure::tell(&error);
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command, common: &Common) -> Result<Exit, Error> {
    match command {
        Command::Check(args) => check::run(args, common),
        Command::Replay(args) => replay::run(args, common),
        Command::Why(args) => why::run(args, common),
        Command::Test(args) => test::run(args, common),
        Command::Record(args) => record::run(args, common),
        Command::Predict(args) => predict::run(args, common, predict::To::Stdout),
        Command::Trace(args) => trace::run(args, common),
        Command::Ir(args) => ir::run(args, common),
        Command::Explain(args) => explain::run(args, common),
        Command::Rules(args) => rules::run(args, common),
        Command::Completions(args) => completions::run(args),
        Command::Man(args) => man::run(args, common),
    }
}
