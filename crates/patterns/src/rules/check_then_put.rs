//! `check-then-put`: a map is asked and then written, whatever is put into it.

use super::collection_calls::{Act, Query, act, query};
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Operation, Severity};
use ir::At;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB3801",
    name: "check-then-put",
    aliases: &["spotbugs:AT_OPERATION_SEQUENCE_ON_CONCURRENT_ABSTRACTION"],
    kind: Kind::Atomicity,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[367],
    summary: "a concurrent map is asked for a key, and the key is then put in another step",
    docs: include_str!("check_then_put.md"),
};

pub(crate) struct CheckThenPut;

impl Rule for CheckThenPut {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Some(Act::Overwrite { collection, key, .. }) = act(code, at) else { continue };
            let is_asked = |query: &Query| {
                code.same_value((query.at, query.collection), (at, collection))
                    && query.key.is_some_and(|asked| code.same_value((query.at, asked), (at, key)))
                    && !code.is_fresh(query.at, query.collection)
                    && !(code.is_locked(query.at) && code.is_locked(at))
            };
            let Some(asked) = deciding(code, at).find(is_asked) else { continue };
            let name = code.spell(&code.path(at, collection));
            let check = code.body.instr(asked.at).map(|instr| instr.span);
            let check = check.and_then(|span| report.access("check", span, Operation::Call, &name));
            let message = "another thread may add, change or remove the element after this was checked; the call overwrites that";
            report.at(&ABOUT, report.access("put", instr.span, Operation::Call, &name), message, |finding| {
                finding.others.extend(check);
                finding.help = Some("use `putIfAbsent`, `computeIfAbsent`, `replace` or `merge`".to_owned());
            });
        }
    }
}

/// The questions on whose answers it depends that control comes to a place.
fn deciding<'c>(code: &'c Code<'c>, at: At) -> impl Iterator<Item = Query> + 'c {
    let decisions = code.decisions(at.block).into_iter();
    let looked_at = decisions.flat_map(|decision| code.ingredients(decision.at, decision.cond));
    looked_at.filter_map(|place| query(code, place))
}
