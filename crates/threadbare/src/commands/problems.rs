//! What could not be read of a program, told on standard error.

use crate::print::remark;
use project::dotnet::{Problem, Severity};

/// Tells problems. More than a few say the same thing, unless somebody wants to know all.
pub(super) fn tell(problems: &[Problem], all: bool) {
    const FEW: usize = 10;
    let relevant: Vec<&Problem> =
        problems.iter().filter(|problem| all || problem.severity == Severity::Warning).collect();
    let shown = if all { relevant.len() } else { FEW };
    for problem in relevant.iter().take(shown) {
        let label = if problem.severity == Severity::Warning { "warning" } else { "note" };
        remark(label, &problem.to_string());
    }
    if relevant.len() > shown {
        remark("note", &format!("{} more; `--verbose` shows all", relevant.len() - shown));
    }
}
