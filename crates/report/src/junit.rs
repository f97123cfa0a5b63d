//! `JUnit` XML, for services that show test results: a suite per file, a failed test per finding.

use crate::files::{File, by_file};
use crate::markup::escaped;
use crate::wording::believe;
use crate::{Summary, wording};
use finding::Finding;
use std::fmt::Write as _;

const DECLARATION: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

pub(crate) fn render(findings: &[Finding], summary: &Summary) -> String {
    let tool = escaped(&summary.tool);
    let suites: String =
        if findings.is_empty() { passed(&tool) } else { by_file(findings).iter().map(suite).collect() };
    let (tests, failures) = (findings.len().max(1), findings.len());
    format!(
        "{DECLARATION}<testsuites name=\"{tool}\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\">\n\
         {suites}</testsuites>\n"
    )
}

/// A report without any test is taken for a broken one.
fn passed(tool: &str) -> String {
    format!(
        "  <testsuite name=\"{tool}\" tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\">\n    \
         <testcase name=\"no findings\" classname=\"{tool}\"/>\n  </testsuite>\n"
    )
}

fn suite(file: &File<'_>) -> String {
    let count = file.findings.len();
    let name = escaped(&file.name);
    let mut suite = format!(
        "  <testsuite name=\"{name}\" tests=\"{count}\" failures=\"{count}\" errors=\"0\" skipped=\"0\">\n"
    );
    for finding in &file.findings {
        suite += &case(finding, &name);
    }
    suite + "  </testsuite>\n"
}

/// Services follow a test by its name through builds, so the name has the fingerprint, which stays when lines
/// move.
fn case(finding: &Finding, file: &str) -> String {
    let rule = finding.rule;
    let mut case = format!(
        "    <testcase name=\"{} {} {}\" classname=\"{file}\" file=\"{file}\"",
        rule.code,
        rule.name,
        finding.fingerprint().digits()
    );
    if let Some(span) = finding.primary.location.span() {
        let _ = write!(case, " line=\"{}\"", span.start.line);
    }
    let _ = writeln!(case, ">");
    let (kind, message) = (finding.severity, escaped(&finding.message));
    let _ =
        writeln!(case, "      <failure type=\"{kind}\" message=\"{message}\">{}</failure>", body(finding));
    case + "    </testcase>\n"
}

fn body(finding: &Finding) -> String {
    let evidence = finding.evidence.iter().map(|evidence| format!("evidence: {}", believe(evidence)));
    let explain = format!("explain: threadbare explain {}", finding.rule.name);
    let told = wording::lines(finding);
    let lines = told.lines().map(String::from).chain(evidence).chain([explain]);
    lines.map(|line| escaped(&line)).collect::<Vec<_>>().join("\n")
}
