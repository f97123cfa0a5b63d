//! `--watch`: checks again whenever a file changes. What has not changed is not parsed again.

use super::{CheckArgs, once};
use crate::args::Common;
use crate::commands::Exit;
use crate::{failure, print};
use project::{Error, Plan, Reader, Snapshot};
use std::path::PathBuf;
use std::time::Duration;

/// Nobody notices less, and looking at ten thousand files takes a tenth of it.
const PAUSE: Duration = Duration::from_millis(200);

/// Only an interruption ends it; or a report that cannot be delivered.
pub(super) fn run(args: &CheckArgs, common: &Common) -> Result<Exit, Error> {
    let mut reader = Reader::default();
    let mut inputs = named_inputs(args);
    loop {
        clear_screen(args)?;
        let mut seen = Snapshot::take(inputs.iter().cloned());
        let outcome =
            Plan::new(&args.paths, &args.options()).and_then(|plan| once(args, common, plan, &mut reader));
        match outcome {
            Ok((_, checked)) if checked.inputs != inputs => {
                inputs = checked.inputs;
                seen = Snapshot::take(inputs.iter().cloned());
            }
            Ok(_) => {}
            Err(error) => failure::tell(&error),
        }
        while !seen.is_outdated() && !reader.is_outdated() {
            std::thread::sleep(PAUSE);
        }
    }
}

/// What a mistake may be in before anything else is known.
fn named_inputs(args: &CheckArgs) -> Vec<PathBuf> {
    let nearest = args.paths.iter().filter_map(|path| project::config::nearest(path));
    let report = &args.report;
    let files = [&args.rules.config, &report.baseline, &report.suppressions].into_iter().flatten().cloned();
    args.paths.iter().cloned().chain(nearest).chain(files).collect()
}

/// On a terminal, each check has the screen for itself.
fn clear_screen(args: &CheckArgs) -> Result<(), Error> {
    if !args.report.is_for_terminal() {
        return Ok(());
    }
    print::stdout(|out| out.write_all(b"\x1b[2J\x1b[3J\x1b[H"))
}
