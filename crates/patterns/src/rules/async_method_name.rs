//! `async-method-name`: a name that does not say that the method returns before its work is done.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::Fact;
use ir::{MethodFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7607",
    name: "async-method-name",
    aliases: &["VSTHRD200", "S4261", "MA0137", "RCS1046", "PH_S021"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a method that returns a task is not called `…Async`",
    docs: include_str!("async_method_name.md"),
};

pub(crate) struct AsyncMethodName;

impl Rule for AsyncMethodName {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.world.has_await() {
            return;
        }
        let (method, world) = (code.method, code.world);
        let exempt = [
            MethodFlags::LAMBDA,
            MethodFlags::ACCESSOR,
            MethodFlags::ENTRY,
            MethodFlags::GENERATED,
            MethodFlags::CONSTRUCTOR,
        ];
        let name = code.program().names.get(method.name);
        let is_marked = method.attributes.iter().any(|it| {
            let facts = world.facts(it.ty);
            facts.has(Fact::Test) || facts.has(Fact::Handler)
        });
        if !world.is_task(method.ret)
            || name.ends_with("Async")
            || method.visibility == Visibility::Private
            || exempt.into_iter().any(|flag| method.flags.has(flag))
            || is_marked
            || world.is_dictated(code.id)
        {
            return;
        }
        let message =
            format!("`{name}` returns a task, but its name does not say so: callers may forget to await it");
        report.at(&ABOUT, report.side("method", method.span), message, |finding| {
            finding.help = Some(format!("call it `{name}Async`"));
        });
    }
}
