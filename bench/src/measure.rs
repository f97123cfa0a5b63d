//! Measures cases, each in a process of its own, so that the peak memory of one does not hide that of the
//! next.

use crate::cases::{CASES, Case};
use crate::input::Input;
use crate::table;
use std::error::Error;
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long a run may take.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Every case on its smallest size only, once. Seconds.
    Quick,
    /// Every case on its sizes up to [`USUAL_EVENTS`]; the best of three. Minutes.
    Usual,
    /// Every case on all its sizes; the best of three. Needs several gigabytes of memory and of disk.
    Full,
}

/// What fits any machine and anybody's patience.
const USUAL_EVENTS: u64 = 10_000_000;

impl Effort {
    fn times(self) -> usize {
        if self == Effort::Quick { 1 } else { 3 }
    }

    fn sizes(self, case: &Case) -> impl Iterator<Item = u64> {
        let (count, most) = match self {
            Effort::Quick => (1, u64::MAX),
            Effort::Usual => (usize::MAX, USUAL_EVENTS),
            Effort::Full => (usize::MAX, u64::MAX),
        };
        case.sizes.iter().copied().take(count).filter(move |&size| size <= most)
    }
}

/// Takes the time of the part that counts.
#[derive(Default)]
pub(crate) struct Timer {
    taken: Duration,
}

impl Timer {
    /// Runs `work` and adds its time.
    pub(crate) fn time<R>(&mut self, work: impl FnOnce() -> R) -> R {
        let start = Instant::now();
        let result = work();
        self.taken += start.elapsed();
        result
    }
}

/// What one run of one case gave.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    /// How many events there really were.
    pub(crate) events: u64,
    /// The time of the part that counts.
    pub(crate) seconds: f64,
    /// The peak of the whole process, its input included; `None` where the system does not tell.
    pub(crate) peak_kib: Option<u64>,
}

impl Outcome {
    /// The time that one event takes.
    pub(crate) fn seconds_per_event(&self) -> f64 {
        self.seconds / float(self.events)
    }
}

/// The best outcome of one case on one size.
pub(crate) struct Measured {
    /// What was measured.
    pub(crate) case: &'static Case,
    /// How many events were asked for.
    pub(crate) size: u64,
    /// What it gave.
    pub(crate) outcome: Outcome,
}

/// Runs all cases whose name contains `filter`, and the references of these.
pub(crate) fn run(effort: Effort, filter: Option<&str>) -> Result<Vec<Measured>, String> {
    let folder =
        TempDir::with_prefix("bench").map_err(|error| format!("no place for input files: {error}"))?;
    let wanted = |case: &Case| filter.is_none_or(|part| case.name.contains(part));
    let needed = |case: &Case| CASES.iter().any(|other| wanted(other) && other.reference == case.name);
    let mut measured = Vec::new();
    for case in CASES.iter().filter(|case| wanted(case) || needed(case)) {
        for size in effort.sizes(case) {
            eprintln!("{} on {} events", case.name, table::short(float(size)));
            measured.push(Measured { case, size, outcome: best(case, size, effort, folder.path())? });
        }
    }
    Ok(measured)
}

fn best(case: &Case, size: u64, effort: Effort, folder: &Path) -> Result<Outcome, String> {
    let mut best = in_child(case, size, folder)?;
    for _ in 1..effort.times() {
        let outcome = in_child(case, size, folder)?;
        if outcome.seconds < best.seconds {
            best = outcome;
        }
    }
    Ok(best)
}

fn in_child(case: &Case, size: u64, folder: &Path) -> Result<Outcome, String> {
    let what = format!("the case `{}` on {size} events", case.name);
    from_child(
        &what,
        &["case".as_ref(), case.name.as_ref(), size.to_string().as_ref(), folder.as_ref()],
        parse,
    )
}

/// Runs this program again with other words, and takes its outcome from the line that it prints.
pub(crate) fn from_child<T>(
    what: &str,
    words: &[&OsStr],
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<T, String> {
    let failed = |why: String| format!("{what} failed: {why}");
    let program = std::env::current_exe().map_err(|error| failed(error.to_string()))?;
    let output = Command::new(program).args(words).output().map_err(|error| failed(error.to_string()))?;
    if !output.status.success() {
        return Err(failed(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    parse(&text).ok_or_else(|| failed(format!("it printed `{text}`")))
}

/// The child's side: runs one case in this process and prints its outcome on one line.
pub(crate) fn run_case(name: &str, events: &str, folder: &str) -> Result<(), String> {
    let case = CASES.iter().find(|case| case.name == name).ok_or_else(|| format!("no such case: {name}"))?;
    let input = Input { events: number(events)?, folder: Path::new(folder) };
    let outcome = here(case, &input).map_err(|error| error.to_string())?;
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

fn here(case: &Case, input: &Input) -> Result<Outcome, Box<dyn Error>> {
    let mut timer = Timer::default();
    let events = (case.run)(input, &mut timer)?;
    Ok(Outcome { events, seconds: timer.taken.as_secs_f64(), peak_kib: peak_kib() })
}

/// The most memory that this process has had resident so far.
pub(crate) fn peak_kib() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// What the process has used of all cores, in user and kernel mode; `None` where the system does not tell.
pub(crate) fn busy_seconds() -> Option<f64> {
    /// Linux counts in hundredths of a second, on every machine.
    const TICKS: f64 = 100.0;
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    let words: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |index: usize| words.get(index)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS)
}

/// The seconds of all cores that some work takes, whoever else wants them; on systems that do not tell, the time on the clock.
pub(crate) fn time<R>(work: impl FnOnce() -> R) -> (f64, R) {
    let (start, busy) = (Instant::now(), busy_seconds());
    let result = work();
    let on_the_clock = start.elapsed().as_secs_f64();
    let spent = busy.zip(busy_seconds()).map(|(before, after)| after - before);
    (spent.filter(|&spent| spent > 0.0).unwrap_or(on_the_clock), result)
}

/// What a table calls a file or folder.
pub(crate) fn short_name(path: &str) -> String {
    Path::new(path).file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The number, to reckon with.
#[expect(
    clippy::cast_precision_loss,
    reason = "event counts are far below 2^52, and the result is rounded for the eye"
)]
pub(crate) fn float(number: u64) -> f64 {
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
        let folder = TempDir::new().expect("there is room for small files");
        let input = Input { events: 2_000, folder: folder.path() };
        for case in CASES {
            let outcome = here(case, &input).expect(case.name);
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
    fn work_takes_time() {
        let (seconds, sum) = time(|| (0..1000_u64).sum::<u64>());
        assert!(seconds > 0.0 && sum == 499_500);
    }

    #[test]
    fn numbers_may_have_an_exponent() {
        assert_eq!(number("1e6"), Ok(1_000_000));
        assert_eq!(number("1_500"), Ok(1_500));
        assert!(number("-1").is_err());
        assert!(number("1e20").is_err());
    }
}
