//! Reads the trace that a command is about, and tells what was strange about it.

use crate::args::{Common, ReadArgs};
use crate::progress::Progress;
use project::Error;
use std::time::Instant;
use trace::read::ReadOutcome;

/// Reads the trace.
pub(crate) fn read(args: &ReadArgs, common: &Common, progress: &Progress) -> Result<ReadOutcome, Error> {
    let input = args.input();
    let start = Instant::now();
    progress.reading(input.name(), input.bytes());
    let outcome = project::open(&input, &args.options(), &|bytes| progress.at(bytes))?;
    common.say(|| {
        let format = outcome.format.map_or("nothing".to_owned(), |format| format.to_string());
        let events = outcome.trace.len();
        let seconds = start.elapsed().as_secs_f64();
        format!(
            "read {events} events of {} ({format}, compression {}) in {seconds:.2} s",
            input.name(),
            outcome.compression
        )
    });
    Ok(outcome)
}

/// What is strange about the input, one line each.
pub(crate) fn notes(outcome: &ReadOutcome) -> Vec<String> {
    let mut notes: Vec<String> =
        outcome.notes.iter().map(|problem| format!("the trace: {problem}")).collect();
    if outcome.truncated {
        notes.push("the trace ends before it is complete; all before that was used".to_owned());
    }
    notes
}

/// Why not everything was seen, if something was skipped.
pub(crate) fn skipped(outcome: &ReadOutcome) -> Option<String> {
    let first = outcome.problems.first()?;
    let records = if outcome.skipped == 1 { "record was" } else { "records were" };
    Some(format!("{} {records} skipped because of `--lenient`; the first: {first}", outcome.skipped))
}
