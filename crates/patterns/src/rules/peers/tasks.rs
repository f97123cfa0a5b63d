//! Methods that are async, or look like it, without need: `PH_S005`, `PH_S006`, `PH_S025`, `PH_S032`.

use crate::{Code, Report};
use finding::Rule;
use ir::effects::{Effect, Returns, Runner};
use ir::{At, Handlers, MethodFlags, Op, Place, Reg, Terminator, TyId};

/// Is it a method that a person declared by name?
fn is_declared(code: &Code<'_>) -> bool {
    let made = [MethodFlags::LAMBDA, MethodFlags::ACCESSOR, MethodFlags::GENERATED];
    !made.into_iter().any(|flag| code.method.flags.has(flag))
}

/// `PH_S005`: a method is called async and only starts a task for what it does.
pub(in crate::rules) fn starts_only(code: &Code<'_>, about: &'static Rule, report: &mut Report<'_>) {
    let name = code.program().names.get(code.method.name);
    let is_named = is_declared(code) && name.ends_with("Async") && code.world.is_task_object(code.method.ret);
    if !is_named || code.world.is_override(code.id) || !returns_started(code) {
        return;
    }
    let message = format!("`{name}` only hands its work to another thread, which its callers can do as well");
    report.at(about, report.side("method", code.method.span), message, |finding| {
        finding.help = Some("offer the synchronous method, and let callers use `Task.Run`".to_owned());
    });
}

/// Is the body just `return Task.Run(…)`?
fn returns_started(code: &Code<'_>) -> bool {
    let [block] = &code.body.blocks.iter().collect::<Vec<_>>()[..] else { return false };
    let Terminator::Return(Some(value)) = block.end else { return false };
    let is_start = |op: &Op| {
        let spawns = |effect: &Effect| matches!(effect, Effect::Spawn(spawn) if spawn.runner == Runner::Task);
        op.def() == Some(value) && code.effects(op).iter().any(spawns)
    };
    let is_preparation = |op: &Op| match op {
        Op::Call { .. } => code.callee(op).is_some_and(|callee| {
            let callee = &code.program().methods()[callee];
            callee.flags.has(MethodFlags::ACCESSOR) && callee.params.is_empty()
        }),
        Op::Store { place, .. } => matches!(place, Place::Cell(_)),
        _ => true,
    };
    block.instrs.iter().any(|instr| is_start(&instr.op))
        && block.instrs.iter().all(|instr| is_start(&instr.op) || is_preparation(&instr.op))
}

/// `PH_S006`: every `await` of a method is its last step.
pub(in crate::rules) fn awaits_last(code: &Code<'_>, about: &'static Rule, report: &mut Report<'_>) {
    let returns_task = code.world.is_task(code.method.ret);
    if !code.is_async() || !is_declared(code) || !returns_task || !code.body.tries.is_empty() {
        return;
    }
    let awaits: Vec<(At, Option<Reg>)> = code
        .instrs()
        .filter_map(|(at, instr)| match instr.op {
            Op::Await { dst, .. } => Some((at, dst)),
            _ => None,
        })
        .collect();
    let has_value = code.world.first_argument(code.method.ret).is_some();
    let is_enough = if has_value {
        awaits.iter().all(|&(at, dst)| is_last(code, at, dst))
    } else {
        awaits.len() == 1 && awaits.iter().all(|&(at, dst)| is_last(code, at, dst))
    };
    if !is_enough {
        return;
    }
    let message = "this method only passes on what it awaits last; without `async` it could return the task";
    report.at(about, report.side("method", code.method.span), message, |finding| {
        finding.help = Some("leave `async` out and return the task".to_owned());
    });
}

/// `AF01`: every `await` is a last step, and the task behind it is what the method returns.
pub(in crate::rules) fn could_return(code: &Code<'_>, about: &'static Rule, report: &mut Report<'_>) {
    let world = code.world;
    let flags = code.method.flags;
    let is_function = is_declared(code) || super::is_local_function(world, code.id);
    let is_void = code.method.ret == TyId::VOID;
    let gives = is_void || world.is_task(code.method.ret);
    if !code.is_async()
        || flags.has(MethodFlags::ITERATOR)
        || !is_function
        || !gives
        || !code.body.tries.is_empty()
    {
        return;
    }
    let is_handler = is_void && world.is_dictated(code.id) && !world.is_override(code.id);
    let awaits = || {
        code.instrs().filter_map(|(at, instr)| match instr.op {
            Op::Await { dst, task } => Some((at, dst, task)),
            _ => None,
        })
    };
    let fits = |at: At, task: Reg| {
        let (_, task) = code.task_behind(at, task);
        let ty = code.ty(task);
        let is_plain = is_void || world.first_argument(code.method.ret).is_none();
        ty == code.method.ret
            || is_plain && world.is_task_object(ty) && (is_void || world.is_task_object(code.method.ret))
    };
    let mut ends = code.body.blocks.iter().filter_map(|block| match block.end {
        Terminator::Return(value) => Some(value),
        _ => None,
    });
    let awaited: Vec<Option<Reg>> = awaits().map(|(_, dst, _)| dst).collect();
    let returns_all = ends.all(|value| value.is_none_or(|value| awaited.contains(&Some(value))));
    let is_all = awaits().all(|(at, dst, task)| is_last(code, at, dst) && fits(at, task));
    if awaited.is_empty() || is_handler || !returns_all || !is_all || !ends_with_await(code) {
        return;
    }
    let message = "this method only passes on what it awaits last; without `async` it could return the task";
    report.at(about, report.side("method", code.method.span), message, |finding| {
        finding.help = Some("leave `async` out and return the task".to_owned());
    });
}

/// Does every way to the end of the method come by an `await`?
fn ends_with_await(code: &Code<'_>) -> bool {
    let awaits =
        |block: &ir::Block| block.instrs.last().is_some_and(|instr| matches!(instr.op, Op::Await { .. }));
    code.body.blocks.entries().all(|(id, block)| match block.end {
        Terminator::Return(_) if block.instrs.is_empty() && !code.cfg().preds(id).is_empty() => {
            code.cfg().preds(id).iter().all(|edge| awaits(&code.body.blocks[edge.from]))
        }
        Terminator::Return(_) => awaits(block),
        _ => true,
    })
}

/// Does nothing follow but the `return`, in the same statement where there is a value?
fn is_last(code: &Code<'_>, at: At, dst: Option<Reg>) -> bool {
    let block = &code.body.blocks[at.block];
    let rest = block.instrs.get(at.index as usize + 1..).unwrap_or_default();
    match block.end {
        Terminator::Return(None) => rest.is_empty(),
        Terminator::Return(Some(value)) => {
            let is_unnamed = code.body.regs[value].name.is_none();
            dst == Some(value) && is_unnamed && rest.is_empty()
        }
        Terminator::Goto(next) => {
            let next = &code.body.blocks[next];
            rest.is_empty() && next.instrs.is_empty() && matches!(next.end, Terminator::Return(None))
        }
        _ => false,
    }
}

/// `PH_S025`: `Task.FromResult` where nobody looks at the value.
pub(in crate::rules) fn drops_value(code: &Code<'_>, about: &'static Rule, report: &mut Report<'_>) {
    let ret = code.method.ret;
    let is_plain = code.world.is_task_object(ret) && code.world.first_argument(ret).is_none();
    for (at, instr) in code.calls() {
        let Some(task) = instr.op.def().filter(|&task| makes_value(code, &instr.op, task)) else { continue };
        let is_returned = is_plain && !code.is_async() && code.is_returned(at, task);
        let is_awaited_in_vain = code.readers(task).any(|(_, reader)| match reader.op {
            Op::Await { dst, .. } => dst.is_none_or(|dst| code.is_dropped(dst)),
            _ => false,
        });
        if !is_returned && !is_awaited_in_vain {
            continue;
        }
        let message = "the value of this task is lost: a task without one is wanted here";
        report.at(about, report.side("value", instr.span), message, |finding| {
            finding.help = Some("use `Task.CompletedTask`".to_owned());
        });
    }
}

/// A complete task with a value.
fn makes_value(code: &Code<'_>, op: &Op, task: Reg) -> bool {
    let is_made = code.effects(op).iter().any(|effect| matches!(effect, Effect::Returns(Returns::New)));
    let takes_value = code.callee(op).is_some_and(|callee| {
        let callee = &code.program().methods()[callee];
        !callee.has_receiver() && callee.params.len() == 1
    });
    let has_value = code.world.first_argument(code.ty(task)).is_some();
    is_made && takes_value && has_value && super::called_name(code, op) == Some("FromResult")
}

/// `PH_S032`: a method that is async but for the keyword throws at its caller instead of into the task.
pub(in crate::rules) fn throws_at_caller(code: &Code<'_>, about: &'static Rule, report: &mut Report<'_>) {
    let name = code.program().names.get(code.method.name);
    let is_named = is_declared(code) && name.ends_with("Async") && code.world.is_task_object(code.method.ret);
    if !is_named || code.is_async() {
        return;
    }
    for (block, content) in code.body.blocks.entries() {
        let (thrown, at) = match content.end {
            Terminator::Throw(thrown) => (thrown, At { block, index: content.instrs.len() as u32 }),
            _ => continue,
        };
        if is_about_the_call(code, at, thrown) || is_caught(code, at, thrown) {
            continue;
        }
        let message = format!(
            "`{name}` throws this at its caller before there is a task; who awaits it later never sees it"
        );
        report.at(about, report.side("throw", content.end_span), message, |finding| {
            finding.help = Some("make the method async, or return `Task.FromException(…)`".to_owned());
        });
    }
}

/// Says the exception that the call was wrong, or that there is nothing to call yet? Those may come at once.
fn is_about_the_call(code: &Code<'_>, at: At, thrown: Reg) -> bool {
    const AT_ONCE: [&str; 2] = ["System.ArgumentException", "System.NotImplementedException"];
    let origins = code.origins(at, thrown);
    let tys = origins.iter().filter_map(|&origin| match code.body.instr(origin)?.op {
        Op::New { ty, .. } => Some(ty),
        _ => None,
    });
    let mut tys: Vec<TyId> = tys.collect();
    tys.push(code.ty(thrown));
    tys.into_iter().any(|ty| AT_ONCE.iter().any(|name| super::is_below(code.world, ty, name)))
}

/// Does a handler of the method itself catch it?
fn is_caught(code: &Code<'_>, at: At, thrown: Reg) -> bool {
    let region = code.body.blocks[at.block].region;
    code.body.enclosing(region).any(|(_, region)| match &region.handlers {
        Handlers::Catch(clauses) => clauses.iter().any(|clause| {
            clause.ty.is_none_or(|ty| super::is_below(code.world, code.ty(thrown), code.world.full_name(ty)))
        }),
        Handlers::Finally(_) | Handlers::Fault(_) => false,
    })
}
