//! The order of findings in every report. It depends on the findings alone, never on how they were found.

use crate::{Finding, Location, Side};
use std::cmp::Ordering;

/// Sorts findings: by severity (errors first), kind, code of the rule, rank where engines give one (the surest first), place of
/// the primary side, places of the other sides, object, message. Places in source files come first, by path, line and column; then places
/// that only a trace knows, by trace and event. Findings that are equal in all of this keep their order.
pub fn sort(findings: &mut [Finding]) {
    findings.sort_by(compare);
}

fn compare(a: &Finding, b: &Finding) -> Ordering {
    let loudness = |finding: &Finding| (finding.severity, finding.rule.kind, finding.rule.code);
    let doubt = |finding: &Finding| (finding.rank.is_none(), finding.rank);
    loudness(a)
        .cmp(&loudness(b))
        .then_with(|| doubt(a).cmp(&doubt(b)))
        .then_with(|| a.sides().map(place).cmp(b.sides().map(place)))
        .then_with(|| a.object.cmp(&b.object))
        .then_with(|| a.message.cmp(&b.message))
}

/// What a side is sorted by. `None` is less than `Some`, so the flag puts places with a source line first.
fn place(side: &Side) -> impl Ord {
    let span = side.location.span();
    let trace = match &side.location {
        Location::Source(_) => None,
        Location::Trace(place) => Some((&place.trace, place.event)),
    };
    (span.is_none(), span, trace)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Rule, Severity, Span, rules};

    fn finding(message: &str, rule: &'static Rule, location: Location) -> Finding {
        Finding::new(rule, message, Side::new("access", location))
    }

    fn source(path: &str, line: u32) -> Location {
        Location::Source(Span::new(path, Position::line(line).expect("tests count from 1")))
    }

    #[test]
    fn loud_before_quiet_and_places_in_reading_order() {
        let in_trace = |event, text: &str| Location::in_trace("t.std", event, Some(text.into()));
        let mut quiet = finding("9 quiet", &rules::DATA_RACE, source("a.cs", 1));
        quiet.severity = Severity::Note;
        let ranked = |rank, finding: Finding| Finding { rank: Some(rank), ..finding };
        let expected = [
            ranked(0, finding("0 the surest", &rules::DATA_RACE, source("z.cs", 9))),
            ranked(1, finding("0 the next", &rules::DATA_RACE, source("a.cs", 1))),
            finding("1 line 2", &rules::DATA_RACE, source("a.cs", 2)),
            finding("2 line 10, from a trace", &rules::DATA_RACE, in_trace(3, "a.cs:10")),
            finding("3 next file", &rules::DATA_RACE, source("b.cs", 1)),
            finding("4 event 9", &rules::DATA_RACE, in_trace(9, "zz")),
            finding("5 event 10", &rules::DATA_RACE, in_trace(10, "aa")),
            finding("6 the message decides", &rules::DATA_RACE, in_trace(10, "aa")),
            finding("7 next kind", &rules::DEADLOCK, source("a.cs", 1)),
            finding("8 warning", &rules::ORDER_VIOLATION, source("a.cs", 1)),
            quiet,
        ];
        let mut shuffled: Vec<Finding> = expected.iter().rev().cloned().collect();
        shuffled.rotate_left(4);
        sort(&mut shuffled);
        assert_eq!(shuffled, expected);
    }
}
