//! From a folder of C# to the program in the intermediate language: how long it takes, how much memory, and how
//! much is understood. Each folder is read in a process of its own, so that the memory is its own.

use crate::page::Page;
use crate::{measure, table};
use project::{Code, CodeOptions, Jobs};
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

/// The page.
pub(crate) const PAGE: Page<Outcome> = Page {
    name: "front-end",
    things: "FOLDER…",
    file: "FRONTEND.md",
    title: "From C# source to the intermediate language",
    about: "\
A number is the best of {rounds}
rounds on all cores, from the folder on disk to the last instruction of the program, the bundled outline of .NET included. *Unknown* are
instructions of which nothing is known; *calls by name* are calls whose target only the run-time type can tell, mostly into packages that are not
there.",
    remarks: include_str!("front_end_remarks.md"),
    label: measure::short_name,
    parse: Outcome::parse,
    better: |one, other| if other.seconds < one.seconds { *other } else { one },
    summary,
};

/// What came out of one folder: numbers on one line, so that it survives the way from the child.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outcome {
    seconds: f64,
    reading: f64,
    lowering: f64,
    peak_kib: u64,
    lines: u64,
    instructions: u64,
    unknown: u64,
    calls: u64,
    named_calls: u64,
}

/// The child's side: reads one folder in this process and prints its outcome on one line.
pub(crate) fn run_case(folder: &str) -> Result<(), String> {
    let start = Instant::now();
    let phases = Mutex::new(Vec::new());
    let on_phase = |_: &'static str| {
        if let Ok(mut phases) = phases.lock() {
            phases.push(start.elapsed().as_secs_f64());
        }
    };
    let code = project::load_code(Path::new(folder), &CodeOptions::default(), Jobs(0), &on_phase);
    let code = code.map_err(|error| error.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    let begun = phases.into_inner().unwrap_or_default();
    let lowering = begun.last().copied().unwrap_or(seconds);
    println!("{}", Outcome::of(&code, seconds, lowering).line());
    Ok(())
}

impl Outcome {
    fn of(code: &Code, seconds: f64, lowering_from: f64) -> Outcome {
        let count = |number: usize| number as u64;
        Outcome {
            seconds,
            reading: lowering_from,
            lowering: seconds - lowering_from,
            peak_kib: measure::peak_kib().unwrap_or(0),
            lines: count(code.size.lines),
            instructions: count(code.stats.instructions),
            unknown: count(code.stats.unknown()),
            calls: count(code.stats.calls),
            named_calls: count(code.stats.named_calls),
        }
    }

    fn line(self) -> String {
        let Outcome {
            seconds,
            reading,
            lowering,
            peak_kib,
            lines,
            instructions,
            unknown,
            calls,
            named_calls,
        } = self;
        format!(
            "{seconds} {reading} {lowering} {peak_kib} {lines} {instructions} {unknown} {calls} {named_calls}"
        )
    }

    fn parse(line: &str) -> Option<Outcome> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [seconds, reading, lowering, rest @ ..] = words.as_slice() else { return None };
        let counts: Vec<u64> = rest.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let &[peak_kib, lines, instructions, unknown, calls, named_calls] = counts.as_slice() else {
            return None;
        };
        let (seconds, reading, lowering) =
            (seconds.parse().ok()?, reading.parse().ok()?, lowering.parse().ok()?);
        Some(Outcome {
            seconds,
            reading,
            lowering,
            peak_kib,
            lines,
            instructions,
            unknown,
            calls,
            named_calls,
        })
    }

    fn cells(self, name: &str) -> Vec<String> {
        let float = measure::float;
        let share = |part: u64, whole: u64| format!("{:.2} %", 100.0 * float(part) / float(whole.max(1)));
        vec![
            name.to_owned(),
            self.lines.to_string(),
            format!("{:.2}", self.reading),
            format!("{:.2}", self.lowering),
            format!("{:.2}", self.seconds),
            format!("{:.0}", float(self.lines) / self.seconds / 1e3),
            format!("{:.0}", float(self.peak_kib) / 1024.0),
            self.instructions.to_string(),
            share(self.unknown, self.instructions),
            share(self.named_calls, self.calls),
        ]
    }
}

fn summary(rows: &[(String, Outcome)]) -> String {
    let header = [
        "folder",
        "lines",
        "read and declare, s",
        "bind and lower, s",
        "together, s",
        "1000 lines/s",
        "MiB",
        "instructions",
        "unknown",
        "calls by name",
    ];
    let cells: Vec<Vec<String>> = rows.iter().map(|(name, outcome)| outcome.cells(name)).collect();
    table::render(1, &header, &cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_survives_the_way_from_the_child() {
        let outcome = Outcome { seconds: 1.5, reading: 0.25, lines: 7, named_calls: 9, ..Outcome::default() };
        assert_eq!(Outcome::parse(&outcome.line()), Some(outcome));
        assert_eq!(Outcome::parse("1 2"), None);
    }
}
