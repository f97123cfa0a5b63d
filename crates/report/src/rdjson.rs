//! Reviewdog's diagnostic format, one JSON object. Reviewdog counts columns in bytes and findings count them in
//! characters: where the text of the file is known, they are counted anew; else they agree on lines of plain ASCII, and the
//! line is right on all.
//!
//! A suggestion is one stretch of text and what should stand there, and reviewdog offers each of several by itself. A repair
//! is done as a whole or not at all, so its edits become one suggestion that reaches from the first to the last.

use crate::json::pretty;
use crate::safe::visible;
use crate::{Sources, Summary, files, wording};
use finding::{Finding, Location, Position, Repair, Severity, Side, Span, apply, byte_range};
use serde::Serialize;

/// A suggestion of more lines is nothing that a reviewer could look at in a comment.
const MOST_LINES: u32 = 40;

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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    suggestions: Vec<Suggestion>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    related_locations: Vec<Related>,
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

#[derive(Serialize)]
struct Suggestion {
    range: Range,
    text: String,
}

#[derive(Serialize)]
struct Related {
    message: String,
    location: Place,
}

pub(crate) fn render(findings: &[Finding], summary: &Summary, sources: &Sources) -> String {
    let loudest = findings.iter().map(|finding| finding.severity).min();
    pretty(&Outcome {
        source: Source { name: &summary.tool },
        severity: loudest.map(severity),
        diagnostics: findings.iter().map(|finding| diagnostic(finding, sources)).collect(),
    })
}

fn diagnostic(finding: &Finding, sources: &Sources) -> Diagnostic {
    let related = |side: &Side| Related {
        message: visible(&side.role).into_owned(),
        location: place(&side.location, sources),
    };
    Diagnostic {
        message: wording::lines(finding),
        location: place(&finding.primary.location, sources),
        severity: severity(finding.severity),
        code: Code { value: finding.rule.code },
        suggestions: finding
            .repair
            .iter()
            .filter_map(|repair| suggestion(repair, finding, sources))
            .collect(),
        related_locations: finding.others.iter().map(related).collect(),
    }
}

fn place(location: &Location, sources: &Sources) -> Place {
    Place {
        path: visible(&files::name(location)).into_owned(),
        range: location.span().map(|span| range(span, sources)),
    }
}

/// The repair as one stretch of text, if it changes no other file than that of the finding.
fn suggestion(repair: &Repair, finding: &Finding, sources: &Sources) -> Option<Suggestion> {
    let path = &finding.primary.location.span()?.path;
    let (first, last) = (repair.edits.first()?, repair.edits.last()?);
    if repair.edits.iter().any(|edit| edit.span.path != *path) {
        return None;
    }
    let whole =
        Span { path: path.clone(), start: first.span.start, end: last.span.end.or(Some(last.span.start)) };
    let text = match (&repair.edits[..], sources.text(&whole)) {
        ([only], _) => only.text.clone(),
        (_, None) => return None,
        (edits, Some(text)) => {
            let before = byte_range(text, &whole)?;
            let edited = apply(text, edits).ok()?;
            edited.get(before.start..edited.len() - (text.len() - before.end))?.to_owned()
        }
    };
    let lines = whole.end.map_or(1, |end| end.line.get() - whole.start.line.get() + 1);
    (lines <= MOST_LINES).then(|| Suggestion { range: range(&whole, sources), text })
}

fn range(span: &Span, sources: &Sources) -> Range {
    let text = sources.text(span);
    Range { start: point(span.start, text), end: span.end.map(|end| point(end, text)) }
}

fn point(position: Position, text: Option<&str>) -> Point {
    let line = position.line.get();
    let in_bytes = |column: u32| {
        let content = text?.lines().nth(line as usize - 1)?;
        let bytes: usize = content.chars().take(column as usize - 1).map(char::len_utf8).sum();
        u32::try_from(bytes + 1).ok()
    };
    let column = position.column.map(std::num::NonZero::get);
    Point { line, column: column.map(|column| in_bytes(column).unwrap_or(column)) }
}

fn severity(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "ERROR",
        Severity::Warning => "WARNING",
        Severity::Note => "INFO",
    }
}
