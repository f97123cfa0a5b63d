//! The accesses of every contended variable, grouped into classes: same lane, same place, same kind, same
//! locks held. Whatever is true of the locks of one access of a class is true of all, so candidates are pairs
//! of classes, however many accesses these have.

use crate::claims::Place;
use crate::model::{Act, Model, Node};
use rustc_hash::FxHashMap;
use trace::{Op, Trace, VarId};

/// Accesses that differ only in when they happened.
pub(crate) struct Class {
    pub(crate) lane: usize,
    pub(crate) place: Place,
    pub(crate) op: Op,
    /// The number of the set of locks held.
    pub(crate) locks: u32,
    /// Indices of the steps in the lane.
    pub(crate) steps: Vec<u32>,
}

impl Class {
    pub(crate) fn node(&self, at: usize) -> Node {
        Node { thread: self.lane as u32, index: self.steps[at] }
    }
}

/// The steps that access each variable, lane by lane, in order.
pub(crate) struct Accesses {
    starts: Vec<u32>,
    nodes: Vec<Node>,
}

impl Accesses {
    pub(crate) fn new(trace: &Trace, model: &Model) -> Self {
        let vars = trace.names.vars.len();
        let mut starts = vec![0u32; vars + 1];
        let accesses = || {
            model.lanes.iter().enumerate().flat_map(|(lane, steps)| {
                steps.acts.iter().enumerate().filter_map(move |(index, act)| {
                    let (Act::Read(var) | Act::Write(var) | Act::Update(var)) = act else { return None };
                    Some((*var, Node::new(lane, index)))
                })
            })
        };
        accesses().for_each(|(var, _)| starts[var.index() + 1] += 1);
        for var in 0..vars {
            starts[var + 1] += starts[var];
        }
        let mut next = starts.clone();
        let mut nodes = vec![Node::NONE; starts[vars] as usize];
        for (var, node) in accesses() {
            nodes[next[var.index()] as usize] = node;
            next[var.index()] += 1;
        }
        Accesses { starts, nodes }
    }

    /// The variables that have accesses.
    pub(crate) fn vars(&self) -> impl Iterator<Item = VarId> + '_ {
        (0..self.starts.len() as u32 - 1).map(VarId).filter(|&var| !self.of(var).is_empty())
    }

    /// The accesses of a variable, lane by lane.
    pub(crate) fn of(&self, var: VarId) -> &[Node] {
        &self.nodes[self.starts[var.index()] as usize..self.starts[var.index() + 1] as usize]
    }

    /// The classes of a variable, in the order of their first accesses, lane by lane.
    pub(crate) fn classes(&self, trace: &Trace, model: &Model, var: VarId) -> Vec<Class> {
        let mut classes: Vec<Class> = Vec::new();
        let mut by_key: FxHashMap<(u32, Place, u8, u32), usize> = FxHashMap::default();
        for &node in self.of(var) {
            let event = model.event(node);
            let op = trace.event(event).op;
            let place = Place::of(trace, event);
            let locks = model.held_set(node);
            let at = *by_key.entry((node.thread, place, op.code(), locks)).or_insert_with(|| {
                classes.push(Class { lane: node.lane(), place, op, locks, steps: Vec::new() });
                classes.len() - 1
            });
            classes[at].steps.push(node.index);
        }
        classes
    }
}
