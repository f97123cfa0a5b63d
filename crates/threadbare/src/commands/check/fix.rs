//! `--fix`: mends what can be mended, or shows how.

use super::{CheckArgs, Shape, tell, timed};
use crate::args::Common;
use crate::commands::Exit;
use crate::look::look;
use crate::print;
use clap::Args;
use finding::{Applicability, Finding};
use project::{Error, Fixed, Plan, Reader};
use std::time::Instant;

/// What to mend.
#[derive(Args)]
#[command(next_help_heading = "Fixing")]
pub(super) struct FixArgs {
    /// Mend what can be mended without changing what the program does otherwise, and report what is left
    #[arg(long, conflicts_with_all = ["watch", "write_baseline", "show_files", "diff"])]
    pub(super) fix: bool,
    /// Mend also where the program may behave differently afterwards; look at what it did
    #[arg(long)]
    unsafe_fixes: bool,
    /// Print what `--fix` would change as a diff, and change nothing. Exit code 1 if there is something
    #[arg(long, requires = "fix", conflicts_with_all = ["statistics", "max_findings"])]
    dry_run: bool,
}

impl FixArgs {
    fn least(&self) -> Applicability {
        if self.unsafe_fixes { Applicability::Unsafe } else { Applicability::Safe }
    }

    /// Would `--fix` mend the finding?
    pub(super) fn would_fix(&self, finding: &Finding) -> bool {
        finding.repair.as_ref().is_some_and(|repair| repair.applicability <= self.least())
    }
}

pub(super) fn run(args: &CheckArgs, common: &Common, mut plan: Plan) -> Result<Exit, Error> {
    let start = Instant::now();
    let mut shape = Shape::wanted(args, &plan)?;
    let jobs = args.jobs(&plan);
    let least = args.fix.least();
    let mut fixed = timed(common, |on_phase| plan.fix(least, &mut Reader::default(), jobs, on_phase))?;
    if args.fix.dry_run {
        return show(args, common, &fixed);
    }
    fixed.write()?;
    for (rule, count) in &fixed.fixed {
        common.say(|| format!("fixed {count} of {}", rule.name));
    }
    shape.fixed = fixed.count();
    tell(args, common, shape, &mut fixed.checked, start)
}

/// Shows what would change.
fn show(args: &CheckArgs, common: &Common, fixed: &Fixed) -> Result<Exit, Error> {
    let look = look(common, args.report.destination());
    let diff: String =
        fixed.files.iter().map(|file| report::diff(&file.path, &file.before, &file.after, &look)).collect();
    print::deliver(&diff, args.report.output.as_deref())?;
    if !common.quiet {
        let (count, left) = (fixed.count(), fixed.checked.findings.len());
        let finding = if count == 1 { "finding" } else { "findings" };
        fixed.checked.notes.iter().for_each(|note| print::remark("note", note));
        print::remark("note", &format!("`--fix` would mend {count} {finding}; {left} would be left"));
    }
    Ok(if fixed.files.is_empty() || args.report.exit_zero { Exit::Clean } else { Exit::Found })
}
