//! Findings below the name of their file, for people who go through a code base file by file.

use crate::files::by_file;
use crate::full::footer;
use crate::line::{Line, Tone, page, wrapped};
use crate::safe::width;
use crate::wording::fix_mark;
use crate::{Look, Summary};
use finding::{Finding, Location};

/// How far findings are moved in below their file.
const INDENT: usize = 2;

pub(crate) fn render(findings: &[Finding], summary: &Summary, look: &Look) -> String {
    let mut lines = Vec::new();
    for file in by_file(findings) {
        lines.push(Line::default().put(Tone::Code, &file.name));
        let places: Vec<String> =
            file.findings.iter().map(|finding| place(&finding.primary.location)).collect();
        let text = INDENT + places.iter().map(|place| width(place)).max().unwrap_or(0) + 2;
        for (finding, place) in file.findings.iter().zip(&places) {
            lines.extend(tell(finding, place, text, look));
        }
        lines.push(Line::default());
    }
    lines.extend(footer(findings, summary, look));
    page(&lines, look)
}

fn tell(finding: &Finding, place: &str, text: usize, look: &Look) -> Vec<Line> {
    let start = Line::indented(INDENT).put(Tone::Dim, place).pad_to(text);
    let rule = format!("[{}]", finding.rule.name);
    let words = [
        (Tone::Loud(finding.severity), finding.severity.word()),
        (Tone::Strong, &rule),
        (Tone::Plain, " "),
        (Tone::Code, fix_mark(finding)),
        (Tone::Plain, &finding.message),
    ];
    wrapped(start, text, &words, look.width)
}

/// The place inside its file: `12:5`, or `e18` in a trace.
fn place(location: &Location) -> String {
    match (location.span(), location.event()) {
        (Some(span), _) => {
            let column = span.start.column.map_or_else(String::new, |column| format!(":{column}"));
            format!("{}{column}", span.start.line)
        }
        (None, event) => event.map_or_else(String::new, |event| format!("e{event}")),
    }
}
