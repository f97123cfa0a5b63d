//! One line per finding, in the form that compilers use and editors read: `place: severity[rule] message`.

use crate::Look;
use crate::line::{Line, Tone, page};
use crate::wording::fix_mark;
use finding::{Finding, Location};

pub(crate) fn render(findings: &[Finding], look: &Look) -> String {
    let line = |finding: &Finding| {
        Line::default()
            .put(Tone::Strong, &place(&finding.primary.location))
            .plain(": ")
            .put(Tone::Loud(finding.severity), finding.severity.word())
            .put(Tone::Strong, &format!("[{}]", finding.rule.name))
            .plain(" ")
            .put(Tone::Code, fix_mark(finding))
            .plain(&finding.message)
    };
    page(&findings.iter().map(line).collect::<Vec<_>>(), look)
}

/// A bare location text such as `4711` would tell an editor nothing; the trace and the event do.
fn place(location: &Location) -> String {
    match location {
        Location::Trace(place) if place.span.is_none() => format!("{}:e{}", place.trace, place.event),
        other => other.to_string(),
    }
}
