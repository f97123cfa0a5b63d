//! `sync-call-in-async`: a call that blocks although the library has one that does not.

use super::peers::{declaration, member_around, methods_named};
use crate::options::IGNORED_METHODS;
use crate::{Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::{Effect, Style, Target};
use ir::{Method, MethodFlags, MethodId, NameId, Op, Ty, TyId, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7407",
    name: "sync-call-in-async",
    aliases: &["PH_S019", "VSTHRD103", "CA1849", "S6966", "MA0042"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Unsafe,
    options: &[IGNORED_METHODS],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "an async method makes a call that blocks, although there is an asynchronous form of it",
    docs: include_str!("sync_call_in_async.md"),
};

pub(crate) struct SyncCallInAsync;

impl Rule for SyncCallInAsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        const PEERS: [&str; 3] = ["PH_S019", "VSTHRD103", "CA1849"];
        if code.world.is_asked_as(&ABOUT, &PEERS) {
            tell_counterparts(code, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &PEERS) {
            return;
        }
        for (_, instr, effects) in code.async_calls() {
            // Waiting for tasks and disposing have rules of their own.
            let is_other = |effect: &Effect| {
                matches!(effect, Effect::Join(..) | Effect::Dispose(_) | Effect::Unregister(..))
            };
            let form = effects.iter().find_map(|effect| match effect {
                Effect::AsyncForm(name) => Some(code.world.effects.name(*name)),
                _ => None,
            });
            let blocks = effects.iter().any(|effect| effect.blocks()) && !effects.iter().any(is_other);
            let is_ignored = code.is_ignored_call(&ABOUT, &instr.op);
            let Some(form) = form.filter(|_| blocks && !is_ignored) else { continue };
            let side = report.side("call", instr.span);
            let message = format!("{} blocks the thread of this async method", code.called(&instr.op));
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::AwaitCall { name: form.to_owned() });
                finding.help = Some(format!("`await {form}(…)`"));
            });
        }
    }
}

/// Other tools go by names: every call of `Save` in an async method, where there is a `SaveAsync` beside it.
fn tell_counterparts(code: &Code<'_>, report: &mut Report<'_>) {
    let ids = |ids: &[&str]| code.world.is_asked_as(&ABOUT, ids);
    let could_be_async = ids(&["VSTHRD103", "CA1849"]) && code.world.is_task(code.method.ret);
    if !code.is_async() && !could_be_async {
        return;
    }
    for (at, instr) in code.calls() {
        let sleeps = |effect: &Effect| matches!(effect, Effect::Sleep(_, Style::Blocking));
        let is_sleep = ids(&["CA1849"]) && code.effects(&instr.op).iter().any(sleeps);
        let waits = ids(&["VSTHRD103", "CA1849"]) && (is_sleep || code.join(&instr.op).is_some());
        // A look without waiting has no async form that would be better.
        if ids(&["CA1849"])
            && !waits
            && code.constant_argument(at, &instr.op, 0) == Some(0)
            && blocks(code, &instr.op)
        {
            continue;
        }
        let form = if waits { Some("await".to_owned()) } else { counterpart(code, &instr.op) };
        let Some(form) = form.filter(|_| !code.is_ignored_call(&ABOUT, &instr.op)) else { continue };
        let message = format!("{} may block the thread of this async method", code.called(&instr.op));
        report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
            let help = if waits { "`await` the task".to_owned() } else { format!("`await {form}(…)`") };
            finding.help = Some(help);
        });
    }
}

fn blocks(code: &Code<'_>, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| matches!(effect, Effect::Acquire(..) | Effect::Blocks(_)))
}

/// The name of the async form of what is called.
fn counterpart(code: &Code<'_>, op: &Op) -> Option<String> {
    let effects = code.effects(op);
    let is_disposal = effects.iter().any(|effect| matches!(effect, Effect::Dispose(_)));
    let known = effects.iter().find_map(|effect| match effect {
        Effect::AsyncForm(name) if !is_disposal => Some(code.world.effects.name(*name).to_owned()),
        _ => None,
    });
    if known.is_some() {
        return known;
    }
    let callee = code.callee(op)?;
    let program = code.program();
    let method = &program.methods()[callee];
    let name = program.names.get(method.name);
    let exempt = [MethodFlags::ACCESSOR, MethodFlags::CONSTRUCTOR, MethodFlags::ASYNC, MethodFlags::LAMBDA];
    if name.ends_with("Async")
        || code.world.is_task(method.ret)
        || exempt.into_iter().any(|flag| method.flags.has(flag))
    {
        return None;
    }
    let form = format!("{name}Async");
    let of_receiver = code.operand(op, Target::This).and_then(|reg| declaration(code.world, code.ty(reg)));
    let wanted = program.names.find(&form)?;
    let around = program.names.get(program.methods()[member_around(code.world, code.id)].name);
    let own = methods_named(code.world, of_receiver.unwrap_or(method.owner), wanted);
    let found = own.chain(extensions(code.world, method, wanted)).any(|other| {
        let other = &program.methods()[other];
        is_counterpart(code, method, other) && around != form
    });
    found.then_some(form)
}

/// The extension methods of that name, for what is an extension method itself.
fn extensions<'w>(
    world: &'w World<'_>,
    method: &Method,
    name: NameId,
) -> impl Iterator<Item = MethodId> + 'w {
    let is_extension = method.flags.has(MethodFlags::EXTENSION);
    let all = world.program.methods().entries().filter(move |(_, other)| {
        is_extension && other.name == name && other.flags.has(MethodFlags::EXTENSION)
    });
    all.map(|(other, _)| other)
}

/// `PH_S019` wants the same result and first parameter from a public method, `VSTHRD103` all parameters and any task.
fn is_counterpart(code: &Code<'_>, method: &Method, other: &Method) -> bool {
    let world = code.world;
    if !world.is_task(other.ret) {
        return false;
    }
    let types = |method: &Method| -> Vec<TyId> { method.params.iter().map(|param| param.ty).collect() };
    let (own, others) = (types(method), types(other));
    if world.is_asked_only_as(&ABOUT, &["PH_S019"]) {
        let result = world.first_argument(other.ret).unwrap_or(TyId::VOID);
        let is_same = |ty: TyId| matches!(code.program().tys.get(ty), Ty::Param(_));
        let gives_same = result == method.ret || (is_same(result) && is_same(method.ret));
        let takes_same = own.first().is_none_or(|first| others.first() == Some(first));
        return other.visibility == Visibility::Public && gives_same && takes_same;
    }
    if world.is_asked_only_as(&ABOUT, &["CA1849"]) {
        return other.params.iter().all(|param| param.default.is_some() || own.contains(&param.ty));
    }
    own.len() <= others.len() && own.iter().all(|ty| others.contains(ty))
}
