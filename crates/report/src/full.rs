//! The report for people: what is wrong, both sides, how it can happen, why we believe it, what to do.

use crate::excerpt::excerpt;
use crate::line::{Glyphs, Line, Tone, page, wrapped};
use crate::wording::{
    believe, by_whom, calls_to, counted, event_suffix, fixable, hidden, holding, knows_locks, loudness,
    thousands, what,
};
use crate::{Look, Outcome, Sources, Summary, columns};
use finding::{Applicability, Finding, Repair, Severity, Side};

/// How far everything below the first line of a finding is moved in.
const INDENT: usize = 2;
/// How far the details of a side are moved in: behind `  (1) `.
const DETAIL: usize = 6;
/// A call path longer than this is cut; JSON has all of it.
const MOST_CALLS: usize = 12;

pub(crate) fn render(findings: &[Finding], summary: &Summary, sources: &Sources, look: &Look) -> String {
    let mut lines = Vec::new();
    for finding in findings {
        lines.extend(tell(finding, sources, look));
        lines.push(Line::default());
    }
    lines.extend(footer(findings, summary, look));
    page(&lines, look)
}

fn tell(finding: &Finding, sources: &Sources, look: &Look) -> Vec<Line> {
    let mut lines = headline(finding, look);
    for (side, number) in finding.sides().zip(1..) {
        lines.extend(tell_side(finding, side, number, sources, look));
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

fn tell_side(finding: &Finding, side: &Side, number: usize, sources: &Sources, look: &Look) -> Vec<Line> {
    let severity = finding.severity;
    let start = Line::indented(INDENT).put(Tone::Loud(severity), &format!("({number})")).plain(" ");
    let what = what(side);
    let place = side.location.to_string();
    let event = event_suffix(&side.location);
    let first =
        [(Tone::Strong, what.as_str()), (Tone::Plain, " at "), (Tone::Code, &place), (Tone::Dim, &event)];
    let mut lines = wrapped(start, DETAIL, &first, look.width);
    let span = side.location.span();
    lines.extend(span.into_iter().flat_map(|span| excerpt(span, sources, DETAIL, severity, look)));
    lines.extend(side.thread.iter().flat_map(|thread| detail("thread ", &by_whom(thread), look)));
    if !side.locks.is_empty() {
        lines.extend(detail("locks  ", &holding(&side.locks), look));
    } else if side.thread.is_some() && knows_locks(finding) {
        lines.push(Line::indented(DETAIL).put(Tone::Dim, "locks  none"));
    }
    lines.extend(calls(side, look));
    lines
}

fn detail(label: &str, text: &str, look: &Look) -> Vec<Line> {
    let start = Line::indented(DETAIL).put(Tone::Dim, label);
    wrapped(start, DETAIL + 2, &[(Tone::Plain, text)], look.width)
}

fn calls(side: &Side, look: &Look) -> Vec<Line> {
    let mut lines: Vec<Line> =
        calls_to(side).take(MOST_CALLS).flat_map(|call| detail("in     ", &call, look)).collect();
    if side.calls.len() > MOST_CALLS {
        let more = format!("{} {} more calls", Glyphs::of(look.charset).more, side.calls.len() - MOST_CALLS);
        lines.push(Line::indented(DETAIL).put(Tone::Dim, &more));
    }
    lines
}

/// The lines that start with `=`, as compilers write them.
fn remarks(finding: &Finding, look: &Look) -> Vec<Line> {
    let mut remarks: Vec<(&str, String)> = Vec::new();
    remarks.extend(finding.evidence.iter().map(|evidence| ("evidence", believe(evidence))));
    if finding.instances > 1 {
        remarks.push(("seen", format!("{} times", thousands(finding.instances))));
    }
    remarks.extend(finding.notes.iter().map(|note| ("note", note.clone())));
    remarks.extend(finding.help.iter().map(|help| ("help", help.clone())));
    remarks.extend(finding.repair.iter().map(|repair| ("fix", fix_offer(repair))));
    remarks.push(("explain", format!("threadbare explain {}", finding.rule.name)));
    remarks.push(("fingerprint", finding.fingerprint().to_string()));
    let line = |(label, text): &(&str, String)| {
        let start = Line::indented(INDENT).put(Tone::Dim, "= ").put(Tone::Strong, &format!("{label}: "));
        let tone = if matches!(*label, "explain" | "fingerprint" | "seen") { Tone::Dim } else { Tone::Plain };
        wrapped(start, INDENT + 4, &[(tone, text)], look.width)
    };
    remarks.iter().flat_map(line).collect()
}

/// `[*] declare `stop` volatile; `--fix` does it`.
fn fix_offer(repair: &Repair) -> String {
    match repair.applicability {
        Applicability::Safe => format!("[*] {}; `--fix` does it", repair.title),
        Applicability::Unsafe => format!("[-] {}; `--fix --unsafe-fixes` does it", repair.title),
    }
}

/// What was found in all, what was looked at, and what else is to be said.
pub(crate) fn footer(findings: &[Finding], summary: &Summary, look: &Look) -> Vec<Line> {
    let mut lines = vec![verdict(findings, summary)];
    lines.extend(fixable(findings).map(|text| Line::default().put(Tone::Strong, &format!("{text}."))));
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
    let parts = loudness(findings);
    line = line.put(Tone::Strong, if parts.is_empty() { "No findings" } else { "Found " });
    let last = parts.len().saturating_sub(1);
    for (index, (severity, text)) in parts.iter().enumerate() {
        let joint = match index {
            0 => "",
            _ if index == last => " and ",
            _ => ", ",
        };
        line = line.plain(joint).put(Tone::Loud(*severity), text);
    }
    let hidden = hidden(summary);
    if !hidden.is_empty() {
        line = line.plain(&format!(" ({hidden})"));
    }
    line.plain(".")
}
