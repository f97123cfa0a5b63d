//! What the tool has promised about its speed, and whether it keeps it.

use crate::measure::{self, Measured, Outcome};
use crate::table;

/// A promise about one case on one size.
struct Target {
    case: &'static str,
    size: u64,
    limit: Limit,
}

#[derive(Clone, Copy)]
enum Limit {
    EventsPerSecond(f64),
    Seconds(f64),
    PeakGigabytes(f64),
    /// The time of another case on the same size, so many times.
    TimesOf(&'static str, f64),
}

const TEN_MILLION: u64 = 10_000_000;
const HUNDRED_MILLION: u64 = 100_000_000;

const fn target(case: &'static str, size: u64, limit: Limit) -> Target {
    Target { case, size, limit }
}

const TARGETS: &[Target] = &[
    target("read std", TEN_MILLION, Limit::EventsPerSecond(15e6)),
    target("read tbt", TEN_MILLION, Limit::EventsPerSecond(80e6)),
    target("hb, 8 threads", TEN_MILLION, Limit::EventsPerSecond(10e6)),
    target("shb, 8 threads", TEN_MILLION, Limit::EventsPerSecond(10e6)),
    // Within a factor of five of what `hb` promises.
    target("wcp, 8 threads", TEN_MILLION, Limit::EventsPerSecond(2e6)),
    target("syncp, 8 threads", TEN_MILLION, Limit::EventsPerSecond(2e6)),
    // No explosion: eight times the threads, at most eight times the time.
    target("wcp, 64 threads", TEN_MILLION, Limit::TimesOf("wcp, 8 threads", 8.0)),
    target("syncp, 64 threads", TEN_MILLION, Limit::TimesOf("syncp, 8 threads", 8.0)),
    target("seqcheck, 8 threads", 1_000_000, Limit::Seconds(2.0)),
    // With the reading of the file.
    target("predict a file", HUNDRED_MILLION, Limit::Seconds(90.0)),
    target("predict a file", HUNDRED_MILLION, Limit::PeakGigabytes(6.0)),
];

/// All promises, what was measured, and whether that is enough.
pub(crate) fn render(measured: &[Measured]) -> String {
    let rows: Vec<Vec<String>> = TARGETS.iter().map(|target| row(target, measured)).collect();
    table::render(1, &["case", "events", "target", "measured", "reached"], &rows)
}

fn row(target: &Target, measured: &[Measured]) -> Vec<String> {
    let (got, reached) = judge(target, measured).unwrap_or_else(|| ("-".to_owned(), "not measured"));
    vec![target.case.to_owned(), table::power(target.size), wanted(target.limit), got, reached.to_owned()]
}

fn wanted(limit: Limit) -> String {
    match limit {
        Limit::EventsPerSecond(least) => format!("at least {}/s", table::short(least)),
        Limit::Seconds(most) => format!("under {most:.0} s"),
        Limit::PeakGigabytes(most) => format!("under {most:.0} GB"),
        Limit::TimesOf(case, most) => format!("under {most:.0} x `{case}`"),
    }
}

/// What was measured, and whether the target is reached.
fn judge(target: &Target, measured: &[Measured]) -> Option<(String, &'static str)> {
    let outcome = |case: &str| -> Option<&Outcome> {
        let found = measured.iter().find(|it| it.case.name == case && it.size == target.size)?;
        Some(&found.outcome)
    };
    let this = outcome(target.case)?;
    let (got, reached) = match target.limit {
        Limit::EventsPerSecond(least) => {
            let speed = 1.0 / this.seconds_per_event();
            (format!("{}/s", table::short(speed)), speed >= least)
        }
        Limit::Seconds(most) => (format!("{:.2} s", this.seconds), this.seconds < most),
        Limit::PeakGigabytes(most) => {
            let peak = measure::float(this.peak_kib?) * 1024.0 / 1e9;
            (format!("{peak:.2} GB"), peak < most)
        }
        Limit::TimesOf(case, most) => {
            let times = this.seconds_per_event() / outcome(case)?.seconds_per_event();
            (format!("{times:.2} x"), times < most)
        }
    };
    Some((got, if reached { "yes" } else { "no" }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::CASES;

    #[test]
    fn every_target_is_about_a_case_that_is_measured() {
        let is_measured =
            |name: &str, size: u64| CASES.iter().any(|case| case.name == name && case.sizes.contains(&size));
        for target in TARGETS {
            assert!(is_measured(target.case, target.size), "{}", target.case);
            if let Limit::TimesOf(other, _) = target.limit {
                assert!(is_measured(other, target.size), "{other}");
            }
        }
    }

    #[test]
    fn a_missed_target_is_said_to_be_missed() {
        let case = CASES.iter().find(|case| case.name == "seqcheck, 8 threads").expect("it is a case");
        let judged = |seconds| {
            let outcome = Outcome { events: 1_000_000, seconds, peak_kib: None };
            let measured = [Measured { case, size: 1_000_000, outcome }];
            judge(&target(case.name, 1_000_000, Limit::Seconds(2.0)), &measured)
        };
        assert_eq!(judged(1.5), Some(("1.50 s".to_owned(), "yes")));
        assert_eq!(judged(2.5), Some(("2.50 s".to_owned(), "no")));
    }
}
