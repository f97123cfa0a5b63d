//! `threadbare record`: a command of the user's, with every JVM and every .NET process that it starts recorded.

use super::Exit;
use super::predict::{self, PredictArgs, To};
use super::test::{code, library};
use crate::args::Common;
use crate::print::remark;
use crate::progress::Progress;
use clap::Args;
use project::{Encoding, Error, RecordOptions, Recorded, RecordedTrace, Scope, TextOrBinary, record};
use report::Format;
use std::ffi::OsString;
use std::path::PathBuf;
use trace::read::Compression;

const EXAMPLES: &str = "\
Examples:
  threadbare record -- java -jar app.jar              writes trace.tbt; then: threadbare predict trace.tbt
  threadbare record --predict -- java -jar app.jar    records and predicts in one go
  threadbare record --predict -- dotnet app.dll       the same for .NET
  threadbare record -o run.tbt -- mvn test            further processes go into run-2.tbt, run-3.tbt, …
  threadbare record --exclude com.acme.ui,org.h2 -- java -jar app.jar
  threadbare record --max-events 50M --max-time 60 -- java -jar server.jar

What is recorded: reads and writes of fields, static fields and array elements, monitors, the locks of
java.util.concurrent and System.Threading, threads, tasks, awaits, and where control flow depends on what was read. Objects that only one thread
uses cost next to nothing and are left out. A program that is killed leaves a trace that can be read: everything up
to that moment is in it.

The program does not notice, except that it runs slower: its output and its exit code are its own. What we have to say goes to
standard error.

Exit codes: that of the command if it fails; else 0, or with --predict 1 if something is found. 2 is an error.";

/// Run a program and write a trace of what its threads did
///
/// Puts a recorder into every JVM and every .NET process that the command starts. The trace is what `threadbare predict` needs to find races, deadlocks
/// and atomicity violations that did not happen in this run, but could have.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct RecordArgs {
    /// Where to write the trace
    #[arg(long, short, value_name = "FILE", default_value = "trace.tbt")]
    output: PathBuf,
    /// Predict from the trace what could have gone wrong, as `threadbare predict` does
    #[arg(long)]
    predict: bool,
    /// The format of the prediction [default: full]
    #[arg(long, value_name = "FORMAT", requires = "predict", value_parser = super::reporting::formats())]
    report_format: Option<Format>,
    /// Write the prediction to this file [default: standard error]
    #[arg(long, value_name = "FILE", requires = "predict")]
    report: Option<PathBuf>,
    /// Record these packages (Java), assemblies or namespaces (.NET), too, although they belong to a build tool or a test framework; separated by commas
    #[arg(long, value_name = "PACKAGES", value_delimiter = ',')]
    include: Vec<String>,
    /// Leave these packages, assemblies or namespaces alone, separated by commas
    #[arg(long, value_name = "PACKAGES", value_delimiter = ',')]
    exclude: Vec<String>,
    /// Stop recording after so many events; the program goes on. 20k, 5M and 1G are understood
    #[arg(long, value_name = "N", value_parser = amount)]
    max_events: Option<u64>,
    /// Stop recording when raw events take so many bytes on the disk (24 each); 500M and 2G are understood
    #[arg(long, value_name = "BYTES", value_parser = amount)]
    max_size: Option<u64>,
    /// Stop recording after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    max_time: Option<u64>,
    /// The agent's library [default: the one beside this program]
    #[arg(long, value_name = "FILE")]
    agent: Option<PathBuf>,
    /// The command and its arguments
    #[arg(value_name = "COMMAND", required = true, last = true)]
    command: Vec<OsString>,
}

pub(crate) fn run(args: &RecordArgs, common: &Common) -> Result<Exit, Error> {
    let options = args.options()?;
    let recorded = {
        let progress = Progress::start(common);
        let _kept = super::keep_going();
        record(&args.command, &options, &|at| {
            let milliseconds = u64::try_from(at.time.as_millis()).unwrap_or(u64::MAX).max(1);
            let speed = at.events.saturating_mul(1000) / milliseconds;
            progress.tell(format!("recording: {} events, {} per second", short(at.events), short(speed)));
        })?
    };
    tell(&recorded, common);
    let mut exit = Exit::Clean;
    for trace in recorded.traces.iter().filter(|_| args.predict) {
        let found = predict::run(&args.prediction(trace), common, To::Beside)?;
        if found == Exit::Found {
            exit = found;
        }
    }
    // A command that fails has the last word.
    Ok(if recorded.status.success() { exit } else { Exit::Code(code(recorded.status)) })
}

impl RecordArgs {
    fn options(&self) -> Result<RecordOptions, Error> {
        let plain = Encoding { format: TextOrBinary::Tbt, compression: Compression::None };
        if Encoding::of(&self.output, None)? != plain {
            return Err(Error::new(format!(
                "cannot record into {}: recordings are tbt files",
                self.output.display()
            ))
            .help("end the name with .tbt; `threadbare trace convert` makes other formats of it"));
        }
        Ok(RecordOptions {
            agent: library(self.agent.as_deref())?,
            output: self.output.clone(),
            scope: Scope { include: self.include.clone(), exclude: self.exclude.clone() },
            max_events: self.max_events,
            max_bytes: self.max_size,
            max_seconds: self.max_time,
        })
    }

    /// The trace of the second process has a report of its own, beside the first.
    fn prediction(&self, trace: &RecordedTrace) -> PredictArgs {
        let report = self.report.as_ref().map(|report| match trace.path.file_stem() {
            Some(stem) if trace.path != self.output => {
                let mut name = stem.to_owned();
                name.push(".");
                name.push(report.file_name().unwrap_or_default());
                report.with_file_name(name)
            }
            _ => report.clone(),
        });
        PredictArgs::of_trace(trace.path.clone().into_os_string(), self.report_format, report)
    }
}

fn tell(recorded: &Recorded, common: &Common) {
    for trace in &recorded.traces {
        for trouble in &trace.troubles {
            remark("warning", trouble);
        }
        if !common.quiet {
            let ended = if trace.is_complete { "" } else { ", up to where the process was killed" };
            remark(
                "recorded",
                &format!(
                    "{} events of {} threads in {:.1} s{ended}: {}",
                    trace.events,
                    trace.threads,
                    recorded.time.as_secs_f64(),
                    trace.path.display()
                ),
            );
        }
    }
    if recorded.processes == 0 {
        remark(
            "warning",
            "nothing was recorded: the command started no JVM and no .NET process, or none that loads agents",
        );
    }
}

/// `1500` as `1.5k`.
fn short(number: u64) -> String {
    let (unit, letter) = match number {
        0..1_000 => return number.to_string(),
        1_000..1_000_000 => (1_000, 'k'),
        1_000_000..1_000_000_000 => (1_000_000, 'M'),
        _ => (1_000_000_000, 'G'),
    };
    format!("{}.{}{letter}", number / unit, number % unit / (unit / 10))
}

/// A number, in thousands, millions or billions if its unit says so.
fn amount(text: &str) -> Result<u64, String> {
    let (digits, unit) = match text.char_indices().last() {
        Some((at, 'k' | 'K')) => (&text[..at], 1_000),
        Some((at, 'm' | 'M')) => (&text[..at], 1_000_000),
        Some((at, 'g' | 'G')) => (&text[..at], 1_000_000_000),
        _ => (text, 1),
    };
    let number =
        digits.parse::<u64>().ok().and_then(|number| number.checked_mul(unit)).filter(|&number| number > 0);
    number.ok_or_else(|| "expected a number such as 500000, 20k, 5M or 1G".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_units() {
        assert_eq!(amount("20k"), Ok(20_000));
        assert_eq!(amount("5M"), Ok(5_000_000));
        assert_eq!(amount("17"), Ok(17));
        for wrong in ["", "k", "0", "-1", "5T", "99999999999G"] {
            assert!(amount(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([999, 1_500, 2_340_000, 7_000_000_000].map(short), ["999", "1.5k", "2.3M", "7.0G"]);
    }
}
