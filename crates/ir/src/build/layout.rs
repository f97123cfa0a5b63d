//! The last step of building: jumps to blocks that only jump on go where those go, blocks that only one other
//! goes on with become a part of it, and blocks are numbered in the order in which they were filled.

use crate::body::{Body, Handlers, Terminator};
use crate::ids::{BlockId, Id as _, IndexVec};

/// Jumps over blocks that do nothing but go to another block of the same region.
pub(super) fn skip_forwarders(body: &mut Body) {
    let forward: IndexVec<BlockId, BlockId> = body.blocks.ids().map(|id| destination(body, id)).collect();
    visit_targets(body, &mut |target| *target = forward[*target]);
}

fn destination(body: &Body, start: BlockId) -> BlockId {
    let mut at = start;
    // Control may go around in circles: no chain is longer than there are blocks.
    for _ in 0..body.blocks.len() {
        let block = &body.blocks[at];
        match block.end {
            Terminator::Goto(next) if block.instrs.is_empty() && body.blocks[next].region == block.region => {
                at = next;
            }
            _ => return at,
        }
    }
    start
}

/// Puts a block that is only reached from the end of one other, by a jump in the same region, behind it.
pub(super) fn merge(body: &mut Body) {
    let needed = needed(body);
    let ways_in = &mut ways_in(body, &needed);
    // A block that nothing leads to any more must not take what others lead to.
    for id in body.blocks.ids().filter(|&id| needed[id]) {
        // Each turn takes up one block, which is then empty and leads nowhere.
        while let Terminator::Goto(next) = body.blocks[id].end {
            let is_own = ways_in[next] == 1 && next != id && next != Body::ENTRY;
            if !is_own || body.blocks[next].region != body.blocks[id].region {
                break;
            }
            let taken = &mut body.blocks[next];
            let instrs = std::mem::take(&mut taken.instrs);
            let end = std::mem::replace(&mut taken.end, Terminator::Unreachable);
            let end_span = taken.end_span;
            ways_in[next] = 0;
            let block = &mut body.blocks[id];
            block.instrs.extend(instrs);
            block.end = end;
            block.end_span = end_span;
        }
    }
}

/// From how many places each block is entered, by blocks that are needed and as a handler.
fn ways_in(body: &mut Body, needed: &IndexVec<BlockId, bool>) -> IndexVec<BlockId, u32> {
    let mut ways_in: IndexVec<BlockId, u32> = IndexVec::filled(0, body.blocks.len());
    ways_in[Body::ENTRY] = 1;
    for (_, block) in body.blocks.entries().filter(|(id, _)| needed[*id]) {
        block.end.targets(&mut |target| ways_in[target] += 1);
    }
    for region in &mut body.tries {
        visit_handlers(&mut region.handlers, &mut |entry| ways_in[*entry] += 1);
    }
    ways_in
}

/// Numbers the blocks in the order of `filled`; those that were never filled come last.
pub(super) fn arrange(body: &mut Body, filled: &[BlockId]) {
    let needed = needed(body);
    let mut numbers: IndexVec<BlockId, Option<BlockId>> = IndexVec::filled(None, body.blocks.len());
    let mut order = Vec::new();
    for id in filled.iter().copied().chain(body.blocks.ids()) {
        if needed[id] && numbers[id].is_none() {
            numbers[id] = Some(BlockId::from_index(order.len()));
            order.push(id);
        }
    }
    visit_targets(body, &mut |target| *target = numbers[*target].unwrap_or(Body::ENTRY));
    let mut blocks: Vec<_> = std::mem::take(&mut body.blocks).iter().cloned().map(Some).collect();
    let taken = order.iter().filter_map(|id| blocks[id.index()].take());
    body.blocks = taken.collect();
}

/// The blocks that something leads to, or that have something in them.
fn needed(body: &mut Body) -> IndexVec<BlockId, bool> {
    let mut needed: IndexVec<BlockId, bool> =
        body.blocks.iter().map(|block| !block.instrs.is_empty()).collect();
    needed[Body::ENTRY] = true;
    let mut work: Vec<BlockId> = needed.entries().filter(|&(_, &is)| is).map(|(id, _)| id).collect();
    let mut reach = |target: BlockId, work: &mut Vec<BlockId>| {
        if needed.get(target) == Some(&false) {
            needed[target] = true;
            work.push(target);
        }
    };
    for region in &mut body.tries {
        visit_handlers(&mut region.handlers, &mut |target| reach(*target, &mut work));
    }
    while let Some(id) = work.pop() {
        body.blocks[id].end.targets(&mut |target| reach(target, &mut work));
    }
    needed
}

fn visit_targets(body: &mut Body, visit: &mut impl FnMut(&mut BlockId)) {
    for block in &mut body.blocks {
        match &mut block.end {
            Terminator::Goto(target) | Terminator::Leave(target) => visit(target),
            Terminator::Branch { then, otherwise, .. } => {
                visit(then);
                visit(otherwise);
            }
            Terminator::Switch { cases, default, .. } => {
                cases.iter_mut().for_each(|(_, target)| visit(target));
                visit(default);
            }
            _ => {}
        }
    }
    for region in &mut body.tries {
        visit_handlers(&mut region.handlers, visit);
    }
}

fn visit_handlers(handlers: &mut Handlers, visit: &mut impl FnMut(&mut BlockId)) {
    match handlers {
        Handlers::Finally(entry) | Handlers::Fault(entry) => visit(entry),
        Handlers::Catch(clauses) => {
            for clause in clauses {
                visit(&mut clause.entry);
                clause.filter.iter_mut().for_each(&mut *visit);
            }
        }
    }
}
