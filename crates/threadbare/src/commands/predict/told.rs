//! The summary: what was looked at, what became of it, and what the user should know beside the findings.

use super::{PredictArgs, Run, comparison};
use crate::args::Common;
use crate::commands::reading;
use finding::Finding;
use predict::query::Answer;
use project::{Answered, Judged};
use report::{Count, Format, Outcome, Summary};

/// The findings to show, and the summary. What the format has no room for goes to standard error.
pub(super) fn summary(
    args: &PredictArgs,
    common: &Common,
    run: &Run,
    judged: Judged,
) -> (Vec<Finding>, Summary) {
    let Judged { mut findings, suppressed, known, notes: policy_notes } = judged;
    let mut notes: Vec<String> = run.answers.iter().filter_map(answer).collect();
    notes.extend(reading::notes(&run.input));
    notes.extend(policy_notes);
    notes.extend(unsettled(run));
    notes.extend(args.report.cut(&mut findings));
    let outcome = reading::skipped(&run.input).map_or(Outcome::Complete, Outcome::Partial);
    let mut summary = Summary {
        input: Some(args.read.input().name()),
        counts: counts(run),
        suppressed,
        known,
        notes,
        outcome,
        ..Summary::new("threadbare", env!("CARGO_PKG_VERSION"))
    };
    if args.format() != Format::Full {
        summary.notes.extend(comparison::lines(&run.compared));
    }
    args.report.settle(&mut summary, args.format(), common);
    (findings, summary)
}

fn counts(run: &Run) -> Vec<Count> {
    let counts = run.prediction.counts;
    vec![
        Count::new("events", run.input.trace.len() as u64),
        Count::new("threads", run.input.trace.threads() as u64),
        Count::new("candidates", counts.candidates),
        Count::new("proven", counts.proven),
        Count::new("refuted", counts.refuted),
        Count::new("undecided", counts.undecided),
        Count::new("rejected", counts.rejected),
    ]
}

/// What to say of a query that is not a finding.
fn answer(answered: &Answered) -> Option<String> {
    let query = &answered.query;
    match &answered.answer {
        Answer::Possible(_) => None,
        Answer::Impossible => Some(format!("`{query}` is impossible: no reordering of this trace shows it")),
        Answer::Undecided => {
            Some(format!("`{query}` is undecided: neither a reordering nor a reason against it was found"))
        }
        Answer::Rejected(flaw) => Some(format!(
            "`{query}` is undecided: a reordering was found, but the checker rejects it ({flaw}); please report this bug of threadbare"
        )),
    }
}

/// What was not settled, and why.
fn unsettled(run: &Run) -> Vec<String> {
    let counts = run.prediction.counts;
    let mut notes = Vec::new();
    if counts.undecided > 0 && run.answers.is_empty() {
        notes.push(format!(
            "{} of {} candidates are undecided: within the limits on states and clocks per candidate, neither a witness nor a reason against one was found",
            counts.undecided, counts.candidates
        ));
    }
    if counts.rejected > 0 && run.answers.is_empty() {
        notes.push(format!(
            "{} witnesses failed the check and are not reported; please report this bug of threadbare",
            counts.rejected
        ));
    }
    notes
}
