//! What code says about the threads that use it: a method that takes a lock is meant for several, unless it checks
//! that it is on a thread of its own; tests and actors are for one.

use super::facts::Facts;
use super::test_methods::is_test;
use crate::found::{Call, Found, FoundSide};
use ir::cfg::{Cfg, Dominators, Edges};
use ir::{Block, Body, Method, MethodFlags, MethodId, Op, Program, Target, TypeId};

/// Base classes of what handles one message after the other, whatever its name says: Orleans and Akka.NET.
const ACTORS: [&str; 3] = ["Grain", "ActorBase", "UntypedActor"];

/// Objects of tests and actors: whoever calls them sees to it that there is one call at a time.
pub(super) fn is_for_one_thread(facts: &Facts<'_>, id: TypeId) -> bool {
    let program = facts.program;
    let mut methods = program.types()[id].methods.iter().map(|&id| &program.methods()[id]);
    facts.derives_from(id, &ACTORS) || methods.any(|method| is_test(program, method))
}

/// All that a method calls itself.
pub(super) fn calls(method: &Method) -> impl Iterator<Item = &Target> {
    let blocks = method.own_body().into_iter().flat_map(|body| &body.blocks);
    blocks.flat_map(|block| &block.instrs).filter_map(|instr| match &instr.op {
        Op::Call { target, .. } => Some(target),
        _ => None,
    })
}

/// Does the method check that it is called on the thread of the user interface?
pub(super) fn asks_for_its_thread(facts: &Facts<'_>, method: &Method) -> bool {
    calls(method).any(|target| {
        let name = match target {
            Target::Direct(callee) | Target::Virtual(callee) => facts.program.methods()[callee.method].name,
            Target::Named { name, .. } => *name,
            _ => return false,
        };
        ["VerifyAccess", "CheckAccess", "get_InvokeRequired"].contains(&facts.program.names.get(name))
    })
}

pub(super) fn takes_a_lock(method: &Method) -> bool {
    let blocks = method.own_body().into_iter().flat_map(|body| &body.blocks);
    method.flags.has(MethodFlags::SYNCHRONIZED)
        || blocks.flat_map(|block| &block.instrs).any(|instr| matches!(instr.op, Op::Enter { .. }))
}

/// Does the method take a lock whenever it comes to its end?
fn always_locks(method: &Method) -> bool {
    let Some(body) = method.own_body() else { return false };
    let takes = |block: &Block| block.instrs.iter().any(|instr| matches!(instr.op, Op::Enter { .. }));
    let after = Dominators::post(&Cfg::new(body), Edges::Normal);
    let mut blocks = body.blocks.entries().filter(|(_, block)| takes(block));
    method.flags.has(MethodFlags::SYNCHRONIZED) || blocks.any(|(id, _)| after.dominates(id, Body::ENTRY))
}

/// Threads call methods of a type because these take locks. Is that a promise for the ends of a race?
///
/// It is for what a lock guards elsewhere. It is for all that methods do which take one in any case. But one that
/// takes a lock now and then, for a queue perhaps, may well be meant to be called once.
pub(crate) fn is_promised(program: &Program, found: &Found, ty: TypeId) -> bool {
    let is_of_type = |call: &Call| program.methods()[call.method].owner == ty;
    let is_guarded = |side: &FoundSide| {
        let mut known = side.locks.iter().filter(|lock| lock.is_known);
        known.any(|lock| lock.taken.as_ref().is_some_and(is_of_type))
    };
    let begins_with_lock = |side: &FoundSide| {
        let entered: Option<MethodId> =
            side.calls.last().filter(|call| is_of_type(call)).map(|call| call.method);
        entered.is_some_and(|method| always_locks(&program.methods()[method]))
    };
    found.sides.iter().any(is_guarded) || found.sides.iter().all(begins_with_lock)
}
