//! Parts that ask for the lock of their owner. A connection closes its statements under its own lock, and each of them tells its
//! connection so, under that lock again. Where all connections are one abstract object, this looks like two connections that ask
//! for each other.
//!
//! ```text
//! back(h, m)  :- whoever calls m is a part: it was made by an object of h's sort, and calls m on what its own field f holds,
//!                which is set for good when it is made; and nobody calls a part that is known to be another's.
//! ```
//!
//! That the owner in the field and the owner that calls are one is likely, not proven: parts could be handed from one owner to another.
//! So such a cycle is not dropped, but told with low confidence.

use crate::analysis::Analysis;
use crate::points_to::{McId, ObjId};
use ir::cfg::{AccessPath, Root, Step};
use ir::{At, FieldId, Op, Reg};

/// Is the lock that is taken in a context, at a place or by the whole method, the owner's, and asked for by its parts alone?
pub(super) fn goes_back(analysis: &Analysis<'_, '_>, owner: ObjId, mc: McId, asked: &AccessPath) -> bool {
    match asked.root {
        Root::Entry(Reg(0)) if asked.steps.is_empty() => {
            let callers = &analysis.threads.callers[mc];
            let is_back = |&(caller, at): &(McId, At)| {
                let path = receiver(analysis, caller, at);
                path.is_some_and(|path| is_of_part(analysis, owner, caller, &path))
            };
            !callers.is_empty() && callers.iter().all(is_back)
        }
        _ => is_of_part(analysis, owner, mc, asked),
    }
}

/// What a call is made on, in the words of the caller.
fn receiver(analysis: &Analysis<'_, '_>, caller: McId, at: At) -> Option<AccessPath> {
    let method = analysis.points_to.mcs[caller].method;
    match &analysis.world.body(method)?.instr(at)?.op {
        Op::Call { args, .. } => Some(analysis.bodies.path(method, at, *args.first()?)),
        _ => None,
    }
}

/// Is it what a field holds for good, of an object that one of the owner's sort made?
fn is_of_part(analysis: &Analysis<'_, '_>, owner: ObjId, mc: McId, path: &AccessPath) -> bool {
    let (Root::Entry(Reg(0)), [Step::Field(field)]) = (&path.root, &path.steps[..]) else { return false };
    let context = analysis.points_to.mcs[mc].context;
    let maker = analysis.points_to.context_sites(context).get(1);
    maker == Some(&analysis.points_to.objs[owner].site)
        && analysis.stability.is_kept(analysis.world, *field)
        && !analysis.threads.callers[mc]
            .iter()
            .any(|&(caller, at)| is_of_another(analysis, caller, at, *field))
}

/// Is a call made on a part whose owner is known to be somebody else than the caller?
fn is_of_another(analysis: &Analysis<'_, '_>, caller: McId, at: At, field: FieldId) -> bool {
    let method = analysis.points_to.mcs[caller].method;
    let part = receiver(analysis, caller, at);
    let owner = part.and_then(|part| analysis.locks.known_field(method, &part, field));
    owner.is_some_and(|owner| owner.root != Root::Entry(Reg(0)) || !owner.steps.is_empty())
}
