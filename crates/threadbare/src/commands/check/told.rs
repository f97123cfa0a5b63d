//! The summary: what was looked at, and what the user should know beside the findings.

use super::{CheckArgs, Shape};
use crate::args::Common;
use project::Checked;
use project::dotnet::Severity;
use report::{Count, Outcome, Summary};

/// More notes than this say the same thing, unless somebody wants to know all.
const FEW: usize = 20;

/// The summary. Findings beyond those that are wanted are left out.
pub(super) fn summary(args: &CheckArgs, common: &Common, shape: Shape, checked: &mut Checked) -> Summary {
    let mut notes = std::mem::take(&mut checked.notes);
    if notes.len() > FEW && !common.verbose {
        let more = notes.len() - FEW;
        notes.truncate(FEW);
        notes.push(format!("{more} more notes; `--verbose` shows all"));
    }
    notes.extend(unchanged(args, checked.unchanged));
    notes.extend(args.report.cut(&mut checked.findings));
    let names: Vec<String> = args.paths.iter().map(|path| path.display().to_string()).collect();
    let mut summary = Summary {
        input: Some(names.join(", ")),
        counts: counts(checked),
        suppressed: checked.suppressed,
        known: checked.known,
        fixed: shape.fixed as u64,
        notes,
        outcome: outcome(checked),
        ..Summary::new("threadbare", env!("CARGO_PKG_VERSION"))
    };
    args.report.settle(&mut summary, shape.format, common);
    summary
}

/// How many lines class files were made of is not known, so nothing is said.
fn counts(checked: &Checked) -> Vec<Count> {
    let files = Count::new("files", checked.size.files as u64);
    let lines = Some(checked.size.lines as u64).filter(|&lines| lines > 0);
    let rules = Count::new("rules", checked.rules as u64);
    [Some(files), lines.map(|lines| Count::new("lines", lines)), Some(rules)].into_iter().flatten().collect()
}

fn unchanged(args: &CheckArgs, count: u64) -> Option<String> {
    let revision = args.diff.as_ref().filter(|_| count > 0)?;
    let are = if count == 1 { "finding is" } else { "findings are" };
    Some(format!("{count} {are} on lines that have not changed since {revision}"))
}

/// Problems are told where they happen; here it counts that there were some.
fn outcome(checked: &Checked) -> Outcome {
    let warnings = checked.problems.iter().filter(|problem| problem.severity == Severity::Warning);
    match warnings.count() {
        0 => Outcome::Complete,
        1 => Outcome::Partial("1 place could not be read as it was meant; see the warning".to_owned()),
        many => {
            Outcome::Partial(format!("{many} places could not be read as they were meant; see the warnings"))
        }
    }
}
