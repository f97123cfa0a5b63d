//! `async-dispose-not-asked`: who asks whether something can be disposed of should ask both questions.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::Effect;
use ir::{Op, Ty, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7706",
    name: "async-dispose-not-asked",
    aliases: &["VSTHRD113"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method asks for `IDisposable` and not for `IAsyncDisposable`",
    docs: include_str!("async_dispose_not_asked.md"),
};

pub(crate) struct AsyncDisposeNotAsked;

impl Rule for AsyncDisposeNotAsked {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["VSTHRD113"]) {
            tell_old_interface(code, report);
        }
        if !code.is_async() {
            return;
        }
        let asks_for = |op: &Op, name: &str| match op {
            Op::Is { ty, .. } | Op::As { ty, .. } => is_named(code, *ty, name),
            _ => false,
        };
        let disposes = |op: &Op| code.effects(op).iter().any(|effect| matches!(effect, Effect::Dispose(_)));
        let knows_both = code.instrs().any(|(_, instr)| asks_for(&instr.op, "System.IAsyncDisposable"));
        if knows_both || !code.instrs().any(|(_, instr)| disposes(&instr.op)) {
            return;
        }
        for (_, instr) in code.instrs().filter(|(_, instr)| asks_for(&instr.op, "System.IDisposable")) {
            let message = "this async method asks whether the object can be disposed of, and not whether it can be disposed of \
                           asynchronously";
            report.at(&ABOUT, report.side("question", instr.span), message, |finding| {
                finding.help =
                    Some("ask for `IAsyncDisposable` first, and await its `DisposeAsync`".to_owned());
            });
        }
    }
}

fn is_named(code: &Code<'_>, ty: TyId, name: &str) -> bool {
    match code.program().tys.get(ty) {
        Ty::Named { def, .. } => code.program().names.get(code.program().types()[*def].name) == name,
        _ => false,
    }
}

/// `VSTHRD113`: a method asks for the interface of vs-threading alone, which is older than that of the framework.
fn tell_old_interface(code: &Code<'_>, report: &mut Report<'_>) {
    let asks_for = |op: &Op, name: &str| match op {
        Op::Is { ty, .. } | Op::As { ty, .. } | Op::Cast { ty, .. } => is_named(code, *ty, name),
        _ => false,
    };
    if code.instrs().any(|(_, instr)| asks_for(&instr.op, "System.IAsyncDisposable")) {
        return;
    }
    let is_old = |op: &Op| asks_for(op, "Microsoft.VisualStudio.Threading.IAsyncDisposable");
    let mut told = Vec::new();
    for (_, instr) in code.instrs().filter(|(_, instr)| is_old(&instr.op)) {
        // A pattern asks and converts at one place.
        if told.contains(&instr.span) {
            continue;
        }
        told.push(instr.span);
        let message =
            "this asks for the `IAsyncDisposable` of vs-threading, and not for that of the framework";
        report.at(&ABOUT, report.side("question", instr.span), message, |finding| {
            finding.help = Some("ask for `System.IAsyncDisposable` first".to_owned());
        });
    }
}
