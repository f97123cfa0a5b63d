//! Calls that could take a cancellation token, whatever they do: `PH_P004`, `PH_P007`, `CA2016`.

use super::{lineage, methods_named};
use crate::{Code, Report, World};
use ir::effects::{Effect, Fact};
use ir::{Const, FieldFlags, Method, MethodFlags, MethodId, Op, Reg, TyId};

/// Where tokens may come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rules) enum Tokens {
    /// A parameter of the method around.
    OfMember,
    /// The last parameter of the method itself; local functions see that of the method around.
    OfMethod,
    /// A parameter, field or property, of a token or of its source.
    Anywhere,
}

/// Tells the calls that have an overload with a token, and do not use it.
pub(in crate::rules) fn forgotten(
    code: &Code<'_>,
    tokens: Tokens,
    about: &'static finding::Rule,
    report: &mut Report<'_>,
) {
    if !has_token(code, tokens) {
        return;
    }
    for (at, instr) in code.calls() {
        let Op::Call { args, .. } = &instr.op else { continue };
        let gets_one = args.iter().any(|&arg| {
            is_token(code.world, code.ty(arg), tokens) && !is_default(code, at, arg, tokens, instr.span)
        });
        let is_left_alone = tokens == Tokens::Anywhere && is_run(code, &instr.op);
        if gets_one || is_left_alone || !could_take(code, &instr.op, tokens) {
            continue;
        }
        let message = format!("{} would take a cancellation token, and gets none", code.called(&instr.op));
        report.at(about, report.side("call", instr.span), message, |finding| {
            finding.help = Some("pass the token on".to_owned());
        });
    }
}

/// `Task.Run`: a token for what has begun is of little use.
fn is_run(code: &Code<'_>, op: &Op) -> bool {
    super::called_name(code, op) == Some("Run")
        && code.effects(op).iter().any(|effect| matches!(effect, Effect::Spawn(_)))
}

fn is_token(world: &World<'_>, ty: TyId, tokens: Tokens) -> bool {
    match tokens {
        Tokens::Anywhere => world.facts(ty).has(Fact::Cancellation),
        Tokens::OfMember | Tokens::OfMethod => world.is_cancellation_token(ty),
    }
}

/// Did the caller leave it out, or write `default`?
fn is_default(code: &Code<'_>, at: ir::At, arg: Reg, tokens: Tokens, call: ir::Span) -> bool {
    let [origin] = code.origins(at, arg)[..] else { return false };
    code.body.instr(origin).is_some_and(|instr| {
        let is_written = instr.span.start() > call.start();
        matches!(instr.op, Op::Const { value: Const::Default(_), .. })
            && (tokens == Tokens::Anywhere || !is_written)
    })
}

/// Is the last parameter the only token?
fn has_last(world: &World<'_>, method: MethodId) -> bool {
    // Deeper nests of functions are nobody's.
    const MAX_DEPTH: usize = 8;
    let mut current = method;
    for _ in 0..MAX_DEPTH {
        let params = &world.program.methods()[current].params;
        let count = params.iter().filter(|param| world.is_cancellation_token(param.ty)).count();
        if count == 1 && params.last().is_some_and(|param| world.is_cancellation_token(param.ty)) {
            return true;
        }
        let around = world.callers(current).iter().find(|caller| caller.method != current);
        let Some(around) = around.filter(|_| super::is_local_function(world, current)) else { return false };
        current = around.method;
    }
    false
}

fn has_token(code: &Code<'_>, tokens: Tokens) -> bool {
    let gets = |method: &Method| method.params.iter().any(|param| is_token(code.world, param.ty, tokens));
    if tokens != Tokens::OfMethod
        && gets(code.method)
        && (tokens != Tokens::OfMember || !code.method.flags.has(MethodFlags::LAMBDA))
    {
        return true;
    }
    if tokens == Tokens::OfMethod {
        return has_last(code.world, code.id);
    }
    let around = around(code.world, code.id);
    let mut others = around.iter().map(|&method| &code.program().methods()[method]);
    let is_member = |method: &Method| !method.flags.has(MethodFlags::LAMBDA);
    if others.any(|method| gets(method) && (tokens == Tokens::Anywhere || is_member(method))) {
        return true;
    }
    let member = &code.program().methods()[super::member_around(code.world, code.id)];
    tokens == Tokens::Anywhere && keeps_token(code.world, member)
}

/// The methods around a lambda, from the inside out.
fn around(world: &World<'_>, method: MethodId) -> Vec<MethodId> {
    let mut all = Vec::new();
    let mut current = method;
    while world.program.methods()[current].flags.has(MethodFlags::LAMBDA) {
        let Some(next) = world.callers(current).iter().find(|caller| !all.contains(&caller.method)) else {
            break;
        };
        if next.method == current {
            break;
        }
        all.push(next.method);
        current = next.method;
    }
    all
}

/// Does the type of a method have a token for it in a field or property?
fn keeps_token(world: &World<'_>, member: &Method) -> bool {
    let program = world.program;
    let is_special = member.flags.has(MethodFlags::CONSTRUCTOR) || member.flags.has(MethodFlags::ACCESSOR);
    lineage(world, member.owner).into_iter().any(|ty| {
        let def = &program.types()[ty];
        let fields = def.fields.iter().map(|&field| &program.fields()[field]);
        let accessors = def.methods.iter().map(|&method| &program.methods()[method]);
        let is_reachable = |is_static: bool| is_static || (member.has_receiver() && !is_special);
        fields
            .filter(|field| is_token(world, field.ty, Tokens::Anywhere))
            .any(|field| is_reachable(field.flags.has(FieldFlags::STATIC)))
            || accessors
                .filter(|method| {
                    method.flags.has(MethodFlags::ACCESSOR) && is_token(world, method.ret, Tokens::Anywhere)
                })
                .any(|method| is_reachable(!method.has_receiver()))
    })
}

/// Does the method, or another of its name, take a token?
fn could_take(code: &Code<'_>, op: &Op, tokens: Tokens) -> bool {
    if code.effects(op).iter().any(|effect| matches!(effect, Effect::Cancellable(None))) {
        return true;
    }
    let Some(callee) = code.callee(op) else { return false };
    let method = &code.program().methods()[callee];
    let exempt = [MethodFlags::ACCESSOR, MethodFlags::CONSTRUCTOR];
    if exempt.into_iter().any(|flag| method.flags.has(flag)) {
        return false;
    }
    let own: Vec<TyId> = method.params.iter().map(|param| param.ty).collect();
    let takes = |other: MethodId| {
        let id = other;
        let other = &code.program().methods()[other];
        // The rest must be the same, and the method itself is no help.
        if tokens == Tokens::OfMethod && id != callee {
            let types: Vec<TyId> = other.params.iter().map(|param| param.ty).collect();
            let is_same = types.split_last().is_some_and(|(_, rest)| rest == own);
            if !is_same || id == code.id {
                return false;
            }
        }
        other.has_receiver() == method.has_receiver()
            && other.params.iter().any(|param| is_token(code.world, param.ty, tokens))
    };
    takes(callee) || methods_named(code.world, method.owner, method.name).any(takes)
}
