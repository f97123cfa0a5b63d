//! `configure-await`: an await that goes back to the context of the caller.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::{Arguments, Context, Effect, Fact, Member, Returns};
use ir::{At, Op, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7404",
    name: "configure-await",
    aliases: &["CA2007", "S3216", "VSTHRD111", "EPC14", "MA0004", "RCS1090", "EPC15"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Unsafe,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an `await` in a library goes back to the context on which it began",
    docs: include_str!("configure_await.md"),
};

pub(crate) struct ConfigureAwait;

impl Rule for ConfigureAwait {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        // What belongs to one thread wants to go back to it.
        let this =
            code.body.regs.ids().nth(code.method.captures.len()).filter(|_| code.method.has_receiver());
        let is_affine = this.is_some_and(|this| code.world.facts(code.ty(this)).has(Fact::ThreadAffine));
        // Nobody calls a test but its runner.
        if is_affine || code.world.is_in_test(code.id) {
            return;
        }
        for (at, instr) in code.instrs() {
            let Op::Await { task, .. } = instr.op else { continue };
            if !captures_context(code, task) || is_done(code, at, task) {
                continue;
            }
            let side = report.side("await", instr.span);
            let message = "this await goes back to the context of the caller: slower, and a deadlock if the caller \
                           blocks that context meanwhile";
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::LeaveContext);
                finding.help = Some("`.ConfigureAwait(false)`, if this code may run anywhere".to_owned());
            });
        }
    }
}

/// A plain `Task` or `ValueTask`; what `ConfigureAwait` returns is another type.
fn captures_context(code: &Code<'_>, task: Reg) -> bool {
    let ty = code.ty(task);
    let effects = code.world.effects;
    let Some(known) = effects.of_type(code.program(), ty).filter(|_| code.world.is_task(ty)) else {
        return false;
    };
    let found = effects.find(known, Member::of_metadata("ConfigureAwait"), Arguments::Types(&[Some("bool")]));
    found.is_some_and(|found| {
        found.effects().iter().any(|effect| matches!(effect, Effect::Context(Context::Captures, Some(_))))
    })
}

/// An await of what is complete goes nowhere.
fn is_done(code: &Code<'_>, at: At, task: Reg) -> bool {
    let origins = code.origins(at, task);
    !origins.is_empty()
        && origins.iter().filter_map(|&origin| code.body.instr(origin)).all(|instr| {
            code.effects(&instr.op)
                .iter()
                .any(|effect| matches!(effect, Effect::Returns(Returns::New | Returns::Shared)))
        })
}
