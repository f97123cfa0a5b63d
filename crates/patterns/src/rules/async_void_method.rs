//! `async-void-method`: an async method that gives its caller nothing to wait for.

use super::peers::is_local_function;
use crate::options::IGNORED_METHODS;
use crate::{Caller, Code, Report, Rule, Run};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::Fact;
use ir::{MethodFlags, Op, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6401",
    name: "async-void-method",
    aliases: &["S3168", "VSTHRD100", "AF03", "EPC27", "MA0155", "PH_S030"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Unsafe,
    options: &[IGNORED_METHODS],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method returns nothing, so nobody can wait for it or catch what it throws",
    docs: include_str!("async_void_method.md"),
};

pub(crate) struct AsyncVoidMethod;

impl Rule for AsyncVoidMethod {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_S030"]) {
            tell_calls(code, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["PH_S030"]) {
            return;
        }
        let flags = code.method.flags;
        let is_async_void = flags.has(MethodFlags::ASYNC) && code.method.ret == TyId::VOID;
        if is_async_void && is_told_by_peer(code) {
            tell(code, report);
            return;
        }
        if code.world.is_asked_only_as(&ABOUT, &["VSTHRD100", "AF03", "EPC27", "S3168"]) {
            return;
        }
        if !is_async_void || flags.has(MethodFlags::LAMBDA) || !awaits(code) {
            return;
        }
        let is_awaited = code.world.attribute_facts(code.id).has(Fact::AwaitsVoid);
        let is_meant = is_awaited || code.world.is_dictated(code.id) || code.catches_all();
        if is_meant || code.is_ignored(&ABOUT, code.id) {
            return;
        }
        tell(code, report);
    }
}

fn tell(code: &Code<'_>, report: &mut Report<'_>) {
    let side = report.side("method", code.method.span);
    let name = report.method_name(code.id);
    let message = format!(
        "`{name}` is async but returns nothing: its caller cannot wait for it, and an exception in it ends the process"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.suggest(Change::ReturnTask);
        finding.help = Some("return `Task` and await it where it is called".to_owned());
    });
}

/// `VSTHRD100` tells local functions and event handlers, too; `EPC27` handlers, `AF03` lambdas; `S3168` what nobody is given.
fn is_told_by_peer(code: &Code<'_>) -> bool {
    let asked = |id: &str| code.world.is_asked_as(&ABOUT, &[id]);
    if !code.method.flags.has(MethodFlags::LAMBDA) {
        let is_handler = code.world.is_dictated(code.id) && !code.world.is_override(code.id);
        return asked("VSTHRD100")
            || asked("EPC27")
            || asked("AF03") && !is_handler
            || asked("S3168") && !is_meant_for_others(code);
    }
    if is_local_function(code.world, code.id) {
        return asked("VSTHRD100");
    }
    asked("AF03") && !code.world.is_dictated(code.id)
}

/// Its shape is another's, its name is that of a handler (`OnClick`), or its own type hands it to somebody.
fn is_meant_for_others(code: &Code<'_>) -> bool {
    let name = code.program().names.get(code.method.name);
    let is_handler = name.strip_prefix("On").is_some_and(|rest| rest.starts_with(char::is_uppercase));
    let is_given = |caller: &Caller| {
        let giver = &code.program().methods()[caller.method];
        caller.run == Run::Delegate && giver.owner == code.method.owner
    };
    is_handler
        || code.world.is_dictated(code.id)
        || code.world.attribute_facts(code.id).has(Fact::AwaitsVoid)
        || code.world.callers(code.id).iter().any(is_given)
}

/// Without one, the method is over when it returns.
fn awaits(code: &Code<'_>) -> bool {
    code.instrs().any(|(_, instr)| matches!(instr.op, Op::Await { .. }))
}

/// `PH_S030` tells the calls instead.
fn tell_calls(code: &Code<'_>, report: &mut Report<'_>) {
    for (_, instr) in code.calls() {
        let callee = code.callee(&instr.op).map(|callee| &code.program().methods()[callee]);
        if !callee.is_some_and(|callee| callee.flags.has(MethodFlags::ASYNC) && callee.ret == TyId::VOID) {
            continue;
        }
        let message =
            format!("{} is async but returns nothing: nobody can wait for it here", code.called(&instr.op));
        report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
            finding.help = Some("let it return `Task`, and await it here".to_owned());
        });
    }
}
