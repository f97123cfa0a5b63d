//! Code Quality reports of GitLab: a JSON array, shown in merge requests.

use crate::json::pretty;
use crate::safe::visible;
use crate::{files, wording};
use finding::{Finding, Severity};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
struct Issue {
    description: String,
    check_name: &'static str,
    fingerprint: String,
    severity: &'static str,
    location: Place,
}

#[derive(Serialize)]
struct Place {
    path: String,
    lines: Lines,
}

#[derive(Serialize)]
struct Lines {
    begin: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<u32>,
}

pub(crate) fn render(findings: &[Finding]) -> String {
    let mut seen = BTreeMap::new();
    let issues: Vec<Issue> = findings
        .iter()
        .map(|finding| {
            let count: &mut u32 = seen.entry(finding.fingerprint()).or_default();
            *count += 1;
            issue(finding, *count)
        })
        .collect();
    pretty(&issues)
}

/// GitLab takes issues with one fingerprint for one issue, so all but the first of them carry their number.
fn issue(finding: &Finding, occurrence: u32) -> Issue {
    let place = &finding.primary.location;
    let digits = finding.fingerprint().digits();
    Issue {
        description: wording::lines(finding),
        check_name: finding.rule.name,
        fingerprint: if occurrence == 1 { digits } else { format!("{digits}-{occurrence}") },
        severity: match finding.severity {
            Severity::Error => "critical",
            Severity::Warning => "major",
            Severity::Note => "info",
        },
        location: Place {
            path: visible(&files::name(place)).into_owned(),
            lines: Lines {
                begin: files::line(place),
                end: place.span().and_then(|span| span.end).map(|end| end.line.get()),
            },
        },
    }
}
