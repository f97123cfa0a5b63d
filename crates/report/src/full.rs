//! The report for people: what is wrong, both sides, how it can happen, why we believe it, what to do.

use crate::line::{Glyphs, Line, Tone, page, wrapped};
use crate::{Count, Look, Outcome, Summary, columns};
use finding::{Evidence, Finding, Frame, HeldLock, Location, Operation, Severity, Side, Thread, TracePlace};

/// How far everything below the first line of a finding is moved in.
const INDENT: usize = 2;
/// How far the details of a side are moved in: behind `  (1) `.
const DETAIL: usize = 6;
/// A call path longer than this is cut; JSON has all of it.
const MOST_CALLS: usize = 12;

pub(crate) fn render(findings: &[Finding], summary: &Summary, look: &Look) -> String {
    let mut lines = Vec::new();
    for finding in findings {
        lines.extend(tell(finding, look));
        lines.push(Line::default());
    }
    lines.extend(footer(findings, summary, look));
    page(&lines, look)
}

fn tell(finding: &Finding, look: &Look) -> Vec<Line> {
    let mut lines = headline(finding, look);
    for (side, number) in finding.sides().zip(1..) {
        lines.extend(tell_side(side, number, finding.severity, look));
    }
    if let Some(interleaving) = finding.interleaving() {
        lines.push(Line::default());
        lines.extend(columns::draw(finding, interleaving, INDENT, look));
    }
    lines.push(Line::default());
    lines.extend(remarks(finding, look));
    lines
}

fn headline(finding: &Finding, look: &Look) -> Vec<Line> {
    let label = format!("{}[{}]", finding.severity, finding.rule.name);
    let start = Line::default().put(Tone::Loud(finding.severity), &label).put(Tone::Strong, ": ");
    wrapped(start, INDENT, &[(Tone::Strong, &finding.message)], look.width)
}

fn tell_side(side: &Side, number: usize, severity: Severity, look: &Look) -> Vec<Line> {
    let start = Line::indented(INDENT).put(Tone::Loud(severity), &format!("({number})")).plain(" ");
    let what = what(side);
    let place = side.location.to_string();
    let event = event_suffix(&side.location);
    let first =
        [(Tone::Strong, what.as_str()), (Tone::Plain, " at "), (Tone::Code, &place), (Tone::Dim, &event)];
    let mut lines = wrapped(start, DETAIL, &first, look.width);
    lines.extend(side.thread.iter().flat_map(|thread| by_whom(thread, look)));
    if side.thread.is_some() || !side.locks.is_empty() {
        lines.extend(holding(&side.locks, look));
    }
    lines.extend(calls(&side.calls, look));
    lines
}

/// `first access: write balance`; the role alone where nothing is accessed.
fn what(side: &Side) -> String {
    let Some(access) = &side.access else { return side.role.clone() };
    let verb = verb(access.operation);
    match (side.role.is_empty(), access.object.is_empty()) {
        (true, true) => verb.to_owned(),
        (true, false) => format!("{verb} {}", access.object),
        (false, true) => format!("{}: {verb}", side.role),
        (false, false) => format!("{}: {verb} {}", side.role, access.object),
    }
}

/// The word, with its hyphens as spaces.
fn verb(operation: Operation) -> &'static str {
    match operation {
        Operation::VolatileRead => "volatile read",
        Operation::VolatileWrite => "volatile write",
        Operation::Update => "atomic update",
        Operation::NotifyAll => "notify all",
        other => other.word(),
    }
}

fn by_whom(thread: &Thread, look: &Look) -> Vec<Line> {
    let origin = match &thread.origin {
        None => String::new(),
        Some(origin) => format!(", started by {}{}", origin.creator, at(origin.location.as_ref())),
    };
    let name = format!("{}{origin}", thread.name);
    wrapped(Line::indented(DETAIL).put(Tone::Dim, "thread "), DETAIL + 2, &[(Tone::Plain, &name)], look.width)
}

fn holding(locks: &[HeldLock], look: &Look) -> Vec<Line> {
    let start = Line::indented(DETAIL).put(Tone::Dim, "locks  ");
    if locks.is_empty() {
        return vec![start.put(Tone::Dim, "none")];
    }
    let told = |lock: &HeldLock| match &lock.acquired {
        None => lock.name.clone(),
        Some(place) => format!("{}, acquired{}", lock.name, at(Some(place))),
    };
    let list = locks.iter().map(told).collect::<Vec<_>>().join("; ");
    wrapped(start, DETAIL + 2, &[(Tone::Plain, &list)], look.width)
}

/// ` at src/Bank.cs:12 (e18)`, or nothing.
fn at(place: Option<&Location>) -> String {
    place.map_or_else(String::new, |place| format!(" at {place}{}", event_suffix(place)))
}

/// ` (e18)`, unless the place is nothing but the event.
fn event_suffix(place: &Location) -> String {
    match place {
        Location::Trace(TracePlace { text: Some(_), event, .. }) => format!(" (e{event})"),
        _ => String::new(),
    }
}

fn calls(calls: &[Frame], look: &Look) -> Vec<Line> {
    let mut lines = Vec::new();
    for frame in calls.iter().take(MOST_CALLS) {
        let text = format!("{}{}", frame.function, at(frame.location.as_ref()));
        let start = Line::indented(DETAIL).put(Tone::Dim, "in     ");
        lines.extend(wrapped(start, DETAIL + 2, &[(Tone::Plain, &text)], look.width));
    }
    if calls.len() > MOST_CALLS {
        let more = format!("{} {} more calls", Glyphs::of(look.charset).more, calls.len() - MOST_CALLS);
        lines.push(Line::indented(DETAIL).put(Tone::Dim, &more));
    }
    lines
}

/// The lines that start with `=`, as compilers write them.
fn remarks(finding: &Finding, look: &Look) -> Vec<Line> {
    let mut remarks: Vec<(&str, String)> = Vec::new();
    remarks.extend(finding.evidence.iter().map(|evidence| ("evidence", believe(evidence))));
    if finding.instances > 1 {
        remarks.push(("seen", format!("{} times", grouped(finding.instances))));
    }
    remarks.extend(finding.notes.iter().map(|note| ("note", note.clone())));
    remarks.extend(finding.help.iter().map(|help| ("help", help.clone())));
    remarks.push(("explain", format!("threadbare explain {}", finding.rule.name)));
    remarks.push(("fingerprint", finding.fingerprint().to_string()));
    let line = |(label, text): &(&str, String)| {
        let start = Line::indented(INDENT).put(Tone::Dim, "= ").put(Tone::Strong, &format!("{label}: "));
        let tone = if matches!(*label, "explain" | "fingerprint" | "seen") { Tone::Dim } else { Tone::Plain };
        wrapped(start, INDENT + 4, &[(tone, text)], look.width)
    };
    remarks.iter().flat_map(line).collect()
}

/// Why the finding is believed, in a sentence.
fn believe(evidence: &Evidence) -> String {
    match evidence {
        Evidence::Shape => "the code has the shape of this bug".to_owned(),
        Evidence::MayRace => "no analysis could rule out that the sides meet".to_owned(),
        Evidence::Reordering(reordering) => {
            let file = reordering
                .witness
                .as_ref()
                .map_or_else(String::new, |file| format!("; all of it is in {file}"));
            let (events, engine) = (grouped(reordering.events), &reordering.engine);
            format!(
                "a reordering of {events} recorded events ({engine}), replayed by a separate checker{file}"
            )
        }
        Evidence::Schedule(schedule) => format!(
            "a simulated run of {} steps showed it; seed {} replays it",
            grouped(schedule.steps),
            schedule.seed
        ),
        Evidence::Caught => "the running program was caught in the act".to_owned(),
    }
}

fn footer(findings: &[Finding], summary: &Summary, look: &Look) -> Vec<Line> {
    let mut lines = vec![verdict(findings, summary)];
    let counts: Vec<String> = summary.counts.iter().map(counted).collect();
    let counts = counts.join(Glyphs::of(look.charset).dot);
    let input = summary.input.as_ref().map(|input| format!("{input}: ")).unwrap_or_default();
    if !(input.is_empty() && counts.is_empty()) {
        lines.extend(wrapped(
            Line::default(),
            INDENT,
            &[(Tone::Dim, &input), (Tone::Dim, &counts)],
            look.width,
        ));
    }
    if let Outcome::Partial(reason) = &summary.outcome {
        let start = Line::default().put(Tone::Loud(Severity::Warning), "incomplete: ");
        lines.extend(wrapped(start, INDENT, &[(Tone::Plain, reason)], look.width));
    }
    for note in &summary.notes {
        let start = Line::default().put(Tone::Strong, "note: ");
        lines.extend(wrapped(start, INDENT, &[(Tone::Plain, note)], look.width));
    }
    lines
}

/// `Found 2 errors and 1 warning (1 suppressed, 3 in the baseline).`
fn verdict(findings: &[Finding], summary: &Summary) -> Line {
    let mut line = Line::default();
    let mut parts: Vec<(Tone, String)> = Vec::new();
    for severity in Severity::ALL {
        let count = findings.iter().filter(|finding| finding.severity == *severity).count();
        if count > 0 {
            parts.push((
                Tone::Loud(*severity),
                format!("{count} {severity}{}", if count == 1 { "" } else { "s" }),
            ));
        }
    }
    line = line.put(Tone::Strong, if parts.is_empty() { "No findings" } else { "Found " });
    let last = parts.len().saturating_sub(1);
    for (index, (tone, text)) in parts.iter().enumerate() {
        let joint = match index {
            0 => "",
            _ if index == last => " and ",
            _ => ", ",
        };
        line = line.plain(joint).put(*tone, text);
    }
    let hidden: Vec<String> = [(summary.suppressed, "suppressed"), (summary.known, "in the baseline")]
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    if !hidden.is_empty() {
        line = line.plain(&format!(" ({})", hidden.join(", ")));
    }
    line.plain(".")
}

/// `17 candidates`, `1 candidate`. Names of counts are plural where they have one.
fn counted(count: &Count) -> String {
    let name = match count.value {
        1 => count.name.strip_suffix('s').unwrap_or(count.name),
        _ => count.name,
    };
    format!("{} {name}", grouped(count.value))
}

/// `1234567` as `1,234,567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_grouped() {
        let shown = [0, 999, 1000, 1_234_567, u64::MAX].map(grouped);
        assert_eq!(shown, ["0", "999", "1,000", "1,234,567", "18,446,744,073,709,551,615"]);
    }
}
