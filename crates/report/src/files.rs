//! Findings by file, for formats that need one. A finding whose place only a trace knows belongs to the
//! trace.

use finding::{Finding, Location, Position};
use std::collections::BTreeMap;

/// The findings of one file, from top to bottom.
pub(crate) struct File<'a> {
    /// The path with forward slashes, or the name of the trace.
    pub(crate) name: String,
    pub(crate) findings: Vec<&'a Finding>,
}

/// Every file that has findings: source files by path, then traces by name.
pub(crate) fn by_file(findings: &[Finding]) -> Vec<File<'_>> {
    let mut files: BTreeMap<(bool, String), Vec<&Finding>> = BTreeMap::new();
    for finding in findings {
        let place = &finding.primary.location;
        files.entry((place.span().is_none(), name(place))).or_default().push(finding);
    }
    let sorted = files.into_iter().map(|((_, name), mut findings)| {
        findings.sort_by_key(|finding| order(&finding.primary.location));
        File { name, findings }
    });
    sorted.collect()
}

/// The file that a place is in. Services compare it with the paths of a repository.
pub(crate) fn name(place: &Location) -> String {
    match (place.span(), place) {
        (Some(span), _) | (None, Location::Source(span)) => forward(&span.path),
        (None, Location::Trace(place)) => place.trace.clone(),
    }
}

/// A path of any system with forward slashes.
pub(crate) fn forward(path: &str) -> String {
    path.replace('\\', "/")
}

/// The line of a place. Formats that insist on one get the first line of a trace.
pub(crate) fn line(place: &Location) -> u32 {
    place.span().map_or(1, |span| span.start.line.get())
}

fn order(place: &Location) -> (Option<Position>, Option<u64>) {
    (place.span().map(|span| span.start), place.event())
}
