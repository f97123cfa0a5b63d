//! Logging commands of Azure Pipelines: `##vso[task.logissue type=…;sourcepath=…;linenumber=…;code=…;]message`,
//! shown in the summary of a build and at the line in a pull request.

use crate::safe::visible;
use crate::{files, wording};
use finding::{Finding, Severity, Span};
use std::fmt::Write as _;

pub(crate) fn render(findings: &[Finding]) -> String {
    findings.iter().map(issue).collect()
}

fn issue(finding: &Finding) -> String {
    // There is nothing below a warning.
    let kind = match finding.severity {
        Severity::Error => "error",
        Severity::Warning | Severity::Note => "warning",
    };
    let place = finding.primary.location.span().map(place).unwrap_or_default();
    let code = property(finding.rule.code);
    format!("##vso[task.logissue type={kind};{place}code={code};]{}\n", message(&wording::lines(finding)))
}

/// `sourcepath=…;linenumber=…;` and the column where it is known. A place that only a trace knows is in the
/// message.
fn place(span: &Span) -> String {
    let path = property(&files::forward(&span.path));
    let mut text = format!("sourcepath={path};linenumber={};", span.start.line);
    if let Some(column) = span.start.column {
        let _ = write!(text, "columnnumber={column};");
    }
    text
}

/// Agents undo this in the opposite order, so the percent sign comes first.
fn message(text: &str) -> String {
    text.replace('%', "%AZP25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    message(&visible(text)).replace(']', "%5D").replace(';', "%3B")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_those_of_the_agents() {
        for (text, in_message, in_property) in [
            ("100%", "100%AZP25", "100%AZP25"),
            ("%0A", "%AZP250A", "%AZP250A"),
            ("a;b]c", "a;b]c", "a%3Bb%5Dc"),
            ("a,b:c", "a,b:c", "a,b:c"),
        ] {
            assert_eq!((message(text), property(text)), (in_message.into(), in_property.into()));
        }
        assert_eq!(message("a\r\nb"), "a%0D%0Ab");
        assert_eq!(property("a\r\nb"), r"a\r\nb");
    }
}
