//! `async-method-name`: a name that does not say that the method returns before its work is done.

use super::peers::is_local_function;
use crate::{Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::effects::Fact;
use ir::{MethodFlags, TyId, TypeFlags, TypeId, Visibility};

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

    fn fields(&self, world: &World<'_>, ty: TypeId, report: &mut Report<'_>) {
        let is_own = !world.program.types()[ty].flags.has(TypeFlags::EXTERNAL);
        if is_own && world.is_asked_as(&ABOUT, &["VSTHRD200"]) {
            tell_names(world, ty, report);
        }
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.world.has_await() {
            return;
        }
        let (method, world) = (code.method, code.world);
        if world.is_asked_only_as(&ABOUT, &["VSTHRD200", "PH_S021"])
            && !world.is_asked_as(&ABOUT, &["PH_S021"])
        {
            return;
        }
        if world.is_asked_as(&ABOUT, &["PH_S021"]) && has_async_twin(code) {
            tell(code, report);
        }
        if world.is_asked_only_as(&ABOUT, &["PH_S021"]) {
            return;
        }
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
        tell(code, report);
    }
}

/// `VSTHRD200`: every name that says one thing where the type says another, however small its audience.
fn tell_names(world: &World<'_>, ty: TypeId, report: &mut Report<'_>) {
    const EXEMPT: [MethodFlags; 5] = [
        MethodFlags::ACCESSOR,
        MethodFlags::ENTRY,
        MethodFlags::GENERATED,
        MethodFlags::CONSTRUCTOR,
        MethodFlags::OVERRIDE,
    ];
    for &id in &world.program.types()[ty].methods {
        let method = &world.program.methods()[id];
        let name = world.program.names.get(method.name);
        let name = name.rsplit('.').next().unwrap_or(name);
        let is_lambda = method.flags.has(MethodFlags::LAMBDA) && !is_local_function(world, id);
        let is_fixed = EXEMPT.into_iter().any(|flag| method.flags.has(flag)) || name == "DisposeAsyncCore";
        if is_lambda || is_fixed || (!method.flags.has(MethodFlags::LAMBDA) && world.is_override(id)) {
            continue;
        }
        let (is_async, says_so) = (is_async_type(world, method.ret), name.ends_with("Async"));
        let (message, help) = match (is_async, says_so) {
            (true, false) => (
                format!(
                    "`{name}` returns a task, but its name does not say so: callers may forget to await it"
                ),
                format!("call it `{name}Async`"),
            ),
            (false, true) => (
                format!("`{name}` says that it is asynchronous, but returns nothing that can be awaited"),
                "leave `Async` out of its name".to_owned(),
            ),
            _ => continue,
        };
        report.at(&ABOUT, report.side("method", method.span), message, |finding| finding.help = Some(help));
    }
}

/// A task, or a sequence that is awaited.
fn is_async_type(world: &World<'_>, ty: TyId) -> bool {
    let name = world.full_name(ty);
    let name = name.strip_prefix("System.Collections.Generic.").unwrap_or_default();
    world.is_task(ty) || matches!(name, "IAsyncEnumerable" | "IAsyncEnumerator")
}

fn tell(code: &Code<'_>, report: &mut Report<'_>) {
    let name = code.program().names.get(code.method.name);
    let message =
        format!("`{name}` returns a task, but its name does not say so: callers may forget to await it");
    report.at(&ABOUT, report.side("method", code.method.span), message, |finding| {
        finding.help = Some(format!("call it `{name}Async`"));
    });
}

/// `PH_S021`: is there a method of the same name with `Async`, so that this one looks synchronous?
fn has_async_twin(code: &Code<'_>) -> bool {
    let (program, method) = (code.program(), code.method);
    let exempt = [MethodFlags::LAMBDA, MethodFlags::ACCESSOR, MethodFlags::CONSTRUCTOR];
    let name = program.names.get(method.name);
    let is_twin = |other: &ir::MethodId| {
        program.names.get(program.methods()[*other].name).strip_suffix("Async") == Some(name)
    };
    let is_async = code.is_async() || code.world.is_task_object(method.ret);
    is_async
        && !name.ends_with("Async")
        && !exempt.into_iter().any(|flag| method.flags.has(flag))
        && program.types()[method.owner].methods.iter().any(is_twin)
}
