//! `needless-async-form`: an asynchronous method whose work is done at once anyway.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::Op;
use ir::effects::{Arguments, Effect, Member, Moment, Returns, Target};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7703",
    name: "needless-async-form",
    aliases: &["PH_P013"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an asynchronous form is called although the plain one does not block",
    docs: include_str!("needless_async_form.md"),
};

pub(crate) struct NeedlessAsyncForm;

impl Rule for NeedlessAsyncForm {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (_, instr) in code.calls() {
            let Some(plain) = plain_form(code, &instr.op) else { continue };
            let message = format!(
                "{} does at once what `{plain}` does, which never blocks; it is there for special cases",
                code.called(&instr.op)
            );
            report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
                finding.help = Some(format!("call `{plain}`; what is awaited is the saving"));
            });
        }
    }
}

/// The name of the member that does the same now, without blocking.
fn plain_form(code: &Code<'_>, op: &Op) -> Option<String> {
    let effects = code.effects(op);
    let is_done = effects.contains(&Effect::Write(Target::This, Moment::Now))
        && effects.contains(&Effect::Returns(Returns::Task));
    let callee = code.callee(op).filter(|_| is_done)?;
    let method = &code.program().methods()[callee];
    let plain = code.program().names.get(method.name).strip_suffix("Async")?;
    let known = code.world.effects.of_def(code.program(), method.owner)?;
    let found = code.world.effects.find(known, Member::of_metadata(plain), Arguments::Count(1))?;
    (!found.effects().iter().any(|effect| effect.blocks())).then(|| plain.to_owned())
}
