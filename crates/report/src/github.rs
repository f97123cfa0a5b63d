//! Workflow commands of GitHub Actions: `::error file=…,line=…,title=…::message`, shown at the line in a pull
//! request.

use crate::safe::visible;
use crate::{files, wording};
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
    format!("::{command} {properties}::{}\n", message(&wording::lines(finding)))
}

/// `file=…,line=…,` and columns where they are known.
fn place(span: &Span) -> String {
    let mut text = format!("file={},line={},", property(&files::forward(&span.path)), span.start.line);
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

fn message(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    message(&visible(text)).replace(':', "%3A").replace(',', "%2C")
}
