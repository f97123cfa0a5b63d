//! Workflow commands of GitHub Actions: `::error file=…,line=…,title=…::message`, shown at the line in a pull
//! request.

use crate::safe::visible;
use finding::{Finding, Severity, Span};
use std::fmt::Write as _;

pub(crate) fn render(findings: &[Finding]) -> String {
    findings.iter().map(annotation).collect()
}

fn annotation(finding: &Finding) -> String {
    let command = match finding.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "notice",
    };
    let mut properties = finding.primary.location.span().map(place).unwrap_or_default();
    let _ = write!(properties, "title={}", property(&format!("threadbare: {}", finding.rule.name)));
    format!("::{command} {properties}::{}\n", message(&body(finding)))
}

/// `file=…,line=…,` and columns where they are known.
fn place(span: &Span) -> String {
    let mut text = format!("file={},line={},", property(&span.path.replace('\\', "/")), span.start.line);
    if let Some(column) = span.start.column {
        let _ = write!(text, "col={column},");
    }
    if let Some(end) = span.end {
        let _ = write!(text, "endLine={},", end.line);
        if let Some(column) = end.column {
            let _ = write!(text, "endColumn={column},");
        }
    }
    text
}

/// The message, where each side is, and what to do. Only the line feeds put in here survive.
fn body(finding: &Finding) -> String {
    let mut body = visible(&finding.message).into_owned();
    for (side, number) in finding.sides().zip(1..) {
        let thread = side.thread.as_ref().map_or_else(String::new, |thread| format!(" by {}", thread.name));
        let side = format!("({number}) {} at {}{thread}", side.role, side.location);
        let _ = write!(body, "\n{}", visible(&side));
    }
    if let Some(help) = &finding.help {
        let _ = write!(body, "\nhelp: {}", visible(help));
    }
    body
}

fn message(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    message(&visible(text)).replace(':', "%3A").replace(',', "%2C")
}
