//! One line per finding as Pylint writes it, `path:line: [code(rule), object] message`, for the many tools that
//! read Pylint.

use crate::files;
use crate::safe::visible;
use finding::Finding;

pub(crate) fn render(findings: &[Finding]) -> String {
    findings.iter().map(line).collect()
}

fn line(finding: &Finding) -> String {
    let place = &finding.primary.location;
    let (path, line) = (files::name(place), files::line(place));
    let object = match &finding.object {
        Some(object) if object.names().iter().any(|name| !name.is_empty()) => {
            format!(", {}", visible(&object.names().join(" ")))
        }
        _ => String::new(),
    };
    let (code, rule) = (finding.rule.code, finding.rule.name);
    format!("{}:{line}: [{code}({rule}){object}] {}\n", visible(&path), visible(&finding.message))
}
