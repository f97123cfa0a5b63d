//! Measures cases, each in a process of its own, so that the peak memory of one does not hide that of the next.

use crate::cases::{CASES, Case};
use crate::table;
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a run may take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Every case on its smallest size only, once.
    Quick,
    /// Every case on all its sizes; the best of three.
    Full,
}

/// Takes the time of the part that counts.
#[derive(Default)]
pub(crate) struct Timer {
    taken: Duration,
}

impl Timer {
    /// Runs `work` and adds its time.
    pub(crate) fn time(&mut self, work: impl FnOnce()) {
        let start = Instant::now();
        work();
        self.taken += start.elapsed();
    }
}

/// What one run of one case gave.
#[derive(Clone, Copy)]
struct Outcome {
    events: u64,
    seconds: f64,
    /// The peak of the whole process, its input included; `None` where the system does not tell.
    peak_kib: Option<u64>,
}

/// Runs all cases whose name contains `filter`, and prints the table.
pub(crate) fn run(effort: Effort, filter: Option<&str>) -> Result<(), String> {
    let mut measured: Vec<(&Case, u64, Outcome)> = Vec::new();
    let wanted = |case: &Case| filter.is_none_or(|part| case.name.contains(part));
    let needed = |case: &&Case| CASES.iter().any(|other| wanted(other) && other.reference == case.name);
    for case in CASES.iter().filter(|case| wanted(case) || needed(case)) {
        let sizes = if effort == Effort::Quick { &case.sizes[..1] } else { case.sizes };
        for &size in sizes {
            eprintln!("{} on {} events", case.name, table::short(float(size)));
            measured.push((case, size, best(case, size, effort)?));
        }
    }
    let rows: Vec<Vec<String>> = measured
        .iter()
        .filter(|(case, ..)| wanted(case))
        .map(|(case, size, outcome)| {
            let reference = measured.iter().find(|(of, at, _)| of.name == case.reference && at == size);
            row(case, outcome, reference.map(|(_, _, outcome)| outcome))
        })
        .collect();
    let header = ["case", "events", "seconds", "events/s", "peak MiB", "x reference"];
    print!("{}", table::render(&header, &rows));
    Ok(())
}

fn row(case: &Case, outcome: &Outcome, reference: Option<&Outcome>) -> Vec<String> {
    let per_event = |outcome: &Outcome| outcome.seconds / float(outcome.events);
    let ratio = reference.map(|reference| per_event(outcome) / per_event(reference));
    vec![
        case.name.to_owned(),
        table::short(float(outcome.events)),
        format!("{:.4}", outcome.seconds),
        table::short(1.0 / per_event(outcome)),
        outcome.peak_kib.map_or_else(|| "-".to_owned(), |kib| (kib / 1024).to_string()),
        ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}")),
    ]
}

fn best(case: &Case, size: u64, effort: Effort) -> Result<Outcome, String> {
    let times = if effort == Effort::Quick { 1 } else { 3 };
    let mut best = in_child(case, size)?;
    for _ in 1..times {
        let outcome = in_child(case, size)?;
        if outcome.seconds < best.seconds {
            best = outcome;
        }
    }
    Ok(best)
}

fn in_child(case: &Case, size: u64) -> Result<Outcome, String> {
    let failed = |why: String| format!("the case `{}` on {size} events failed: {why}", case.name);
    let program = std::env::current_exe().map_err(|error| failed(error.to_string()))?;
    let output = Command::new(program)
        .args(["case", case.name, &size.to_string()])
        .output()
        .map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    parse(&text).ok_or_else(|| failed(format!("it printed `{text}`")))
}

/// The child's side: runs one case in this process and prints its outcome on one line.
pub(crate) fn run_case(name: &str, events: &str) -> Result<(), String> {
    let case = CASES.iter().find(|case| case.name == name).ok_or_else(|| format!("no such case: {name}"))?;
    let outcome = here(case, number(events)?);
    println!("{} {} {}", outcome.events, outcome.seconds, outcome.peak_kib.unwrap_or(0));
    Ok(())
}

fn parse(line: &str) -> Option<Outcome> {
    let mut words = line.split_whitespace();
    let events = words.next()?.parse().ok()?;
    let seconds = words.next()?.parse().ok()?;
    let peak_kib = Some(words.next()?.parse().ok()?).filter(|&kib| kib > 0);
    Some(Outcome { events, seconds, peak_kib })
}

fn here(case: &Case, size: u64) -> Outcome {
    let mut timer = Timer::default();
    let events = (case.run)(size, &mut timer);
    Outcome { events, seconds: timer.taken.as_secs_f64(), peak_kib: peak_kib() }
}

/// The most memory that this process has had resident so far.
fn peak_kib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

#[expect(
    clippy::cast_precision_loss,
    reason = "event counts are far below 2^52, and the result is rounded for the eye"
)]
fn float(number: u64) -> f64 {
    number as f64
}

/// A whole number, perhaps as `1e6`.
pub(crate) fn number(text: &str) -> Result<u64, String> {
    let wrong = || format!("not a whole number: {text} (expected one such as 250000 or 1e6)");
    let (digits, exponent) = text.split_once('e').unwrap_or((text, "0"));
    let digits: u64 = digits.replace('_', "").parse().map_err(|_| wrong())?;
    let exponent: u32 = exponent.parse().map_err(|_| wrong())?;
    10_u64.checked_pow(exponent).and_then(|factor| digits.checked_mul(factor)).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_runs_small() {
        for case in CASES {
            let outcome = here(case, 2_000);
            assert!(outcome.events >= 2_000, "{}: {} events", case.name, outcome.events);
        }
    }

    #[test]
    fn every_case_has_its_own_name_and_a_reference_of_its_sizes() {
        for (i, case) in CASES.iter().enumerate() {
            assert!(CASES[..i].iter().all(|other| other.name != case.name), "two cases `{}`", case.name);
            let reference = CASES.iter().find(|other| other.name == case.reference);
            let sizes = reference.map_or(&[][..], |reference| reference.sizes);
            assert!(case.sizes.iter().all(|size| sizes.contains(size)), "`{}`", case.name);
        }
    }

    #[test]
    fn an_outcome_survives_the_way_from_the_child() {
        let outcome = parse("1000 0.25 2048\n").expect("three numbers");
        assert_eq!((outcome.events, outcome.peak_kib), (1000, Some(2048)));
        assert!(parse("1000 fast").is_none());
    }

    #[test]
    fn numbers_may_have_an_exponent() {
        assert_eq!(number("1e6"), Ok(1_000_000));
        assert_eq!(number("1_500"), Ok(1_500));
        assert!(number("-1").is_err());
        assert!(number("1e20").is_err());
    }
}
