//! `needless-async-form`: an asynchronous method whose work is done at once anyway.

use super::peers::{called_name, is_below};
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
            let stand_in = || stand_in(code, &instr.op);
            let Some(plain) = plain_form(code, &instr.op).or_else(stand_in) else { continue };
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

/// The same for types that the program itself declares under the names of the library's, which `PH_P013` takes for them.
fn stand_in(code: &Code<'_>, op: &Op) -> Option<String> {
    const TYPES: [&str; 2] =
        ["Microsoft.EntityFrameworkCore.DbContext", "Microsoft.EntityFrameworkCore.DbSet"];
    let plain = called_name(code, op)?.strip_suffix("Async")?;
    let receiver = code.ty(code.operand(op, Target::This)?);
    let is_known = TYPES.iter().any(|name| is_below(code.world, receiver, name));
    let is_asked = code.world.is_asked_as(&ABOUT, &["PH_P013"]);
    (is_asked && is_known && matches!(plain, "Add" | "AddRange")).then(|| plain.to_owned())
}
