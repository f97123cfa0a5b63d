//! Reviewdog's diagnostic format, one JSON object. Reviewdog counts columns in bytes and findings count them in
//! characters; they agree on lines of plain ASCII, and the line is right on all.

use crate::json::pretty;
use crate::safe::visible;
use crate::{Summary, files, wording};
use finding::{Finding, Position, Severity, Span};
use serde::Serialize;

#[derive(Serialize)]
struct Outcome<'a> {
    source: Source<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    severity: Option<&'static str>,
    diagnostics: Vec<Diagnostic>,
}

#[derive(Serialize)]
struct Source<'a> {
    name: &'a str,
}

#[derive(Serialize)]
struct Diagnostic {
    message: String,
    location: Place,
    severity: &'static str,
    code: Code,
}

#[derive(Serialize)]
struct Place {
    path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<Range>,
}

#[derive(Serialize)]
struct Range {
    start: Point,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<Point>,
}

#[derive(Serialize)]
struct Point {
    line: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
}

#[derive(Serialize)]
struct Code {
    value: &'static str,
}

pub(crate) fn render(findings: &[Finding], summary: &Summary) -> String {
    let loudest = findings.iter().map(|finding| finding.severity).min();
    pretty(&Outcome {
        source: Source { name: &summary.tool },
        severity: loudest.map(severity),
        diagnostics: findings.iter().map(diagnostic).collect(),
    })
}

fn diagnostic(finding: &Finding) -> Diagnostic {
    let place = &finding.primary.location;
    Diagnostic {
        message: wording::lines(finding),
        location: Place { path: visible(&files::name(place)).into_owned(), range: place.span().map(range) },
        severity: severity(finding.severity),
        code: Code { value: finding.rule.code },
    }
}

fn range(span: &Span) -> Range {
    Range { start: point(span.start), end: span.end.map(point) }
}

fn point(position: Position) -> Point {
    Point { line: position.line.get(), column: position.column.map(std::num::NonZero::get) }
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "ERROR",
        Severity::Warning => "WARNING",
        Severity::Note => "INFO",
    }
}
