//! `--watch`: checks again whenever a file changes. What has not changed is not parsed again; after an edit inside of
//! method bodies, only what hangs on them is looked at again, and simulated runs follow when nobody types any more.

use super::{CheckArgs, Shape, tell, timed};
use crate::args::Common;
use crate::commands::Exit;
use crate::{failure, print};
use project::{Change, Checked, Error, How, Plan, Reader, Rechecked, Session, Snapshot};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Nobody notices less, and looking at ten thousand files takes a tenth of it.
const PAUSE: Duration = Duration::from_millis(200);

/// So many pauses without an edit, and somebody may be thinking.
const REST: u32 = 10;

/// Only an interruption ends it; or a report that cannot be delivered.
pub(super) fn run(args: &CheckArgs, common: &Common) -> Result<Exit, Error> {
    let mut reader = Reader::default();
    let mut inputs = named_inputs(args);
    loop {
        clear_screen(args)?;
        let mut seen = Snapshot::take(inputs.iter().cloned());
        let outcome = Plan::new(&args.paths, &args.options()).and_then(|plan| {
            let mut watched = Watched { args, common, plan: &plan, session: plan.open()? };
            let checked = watched.check(&mut reader)?;
            if checked.inputs != inputs {
                inputs = checked.inputs;
                seen = Snapshot::take(inputs.iter().cloned());
            }
            watched.follow(&mut reader, &seen)
        });
        if let Err(error) = outcome {
            failure::tell(&error);
            while !seen.is_outdated() && reader.outdated().is_empty() {
                std::thread::sleep(PAUSE);
            }
        }
    }
}

/// A session whose outcome is printed.
struct Watched<'p> {
    args: &'p CheckArgs,
    common: &'p Common,
    plan: &'p Plan,
    session: Session<'p>,
}

impl Watched<'_> {
    fn check(&mut self, reader: &mut Reader) -> Result<Checked, Error> {
        let start = Instant::now();
        let jobs = self.args.jobs(self.plan);
        let mut checked = timed(self.common, |on_phase| self.session.check(reader, jobs, on_phase))?;
        let shape = Shape::wanted(self.args, self.plan)?;
        tell(self.args, self.common, shape, &mut checked, start)?;
        Ok(checked)
    }

    /// Checks again whenever sources change, until something else does.
    fn follow(&mut self, reader: &mut Reader, seen: &Snapshot) -> Result<(), Error> {
        let jobs = self.args.jobs(self.plan);
        let mut pauses = 0;
        while !seen.is_outdated() {
            let paths = reader.outdated();
            if paths.is_empty() && pauses >= REST && self.session.is_behind() {
                clear_screen(self.args)?;
                self.check(reader)?;
            }
            if paths.is_empty() {
                std::thread::sleep(PAUSE);
                pauses += 1;
                continue;
            }
            pauses = 0;
            clear_screen(self.args)?;
            let start = Instant::now();
            let changes: Vec<Change<'_>> = paths.iter().map(|path| Change { path, text: None }).collect();
            let again = timed(self.common, |on_phase| self.session.recheck(reader, &changes, jobs, on_phase));
            let Rechecked { mut checked, how } = again?;
            if let How::BodiesOnly(count) = how {
                self.common
                    .say(|| format!("no declaration changed: {count} methods and fields looked at again"));
            }
            tell(self.args, self.common, Shape::wanted(self.args, self.plan)?, &mut checked, start)?;
        }
        Ok(())
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
