//! The textbook: all edges, until nothing changes. What the fast solver is held against.

use super::ids::{NodeId, ObjId, WatchId};
use super::solver::{Filter, News, Passes, Solver};
use ir::{Id as _, IndexVec};
use std::collections::BTreeSet;

/// Sets as the definition has them.
#[derive(Debug, Default)]
pub(crate) struct Naive {
    sets: IndexVec<NodeId, BTreeSet<ObjId>>,
    told: IndexVec<NodeId, BTreeSet<ObjId>>,
    watches: IndexVec<NodeId, Vec<WatchId>>,
    edges: BTreeSet<(NodeId, NodeId, Option<Filter>)>,
}

impl Solver for Naive {
    fn add_nodes(&mut self, count: usize) -> NodeId {
        let first = NodeId::from_index(self.sets.len());
        for _ in 0..count {
            self.sets.push(BTreeSet::new());
            self.told.push(BTreeSet::new());
            self.watches.push(Vec::new());
        }
        first
    }

    fn add_object(&mut self, node: NodeId, obj: ObjId) {
        self.sets[node].insert(obj);
    }

    fn add_edge(&mut self, from: NodeId, to: NodeId, filter: Option<Filter>) {
        self.edges.insert((from, to, filter));
    }

    fn watch(&mut self, node: NodeId, watch: WatchId) -> Vec<ObjId> {
        self.watches[node].push(watch);
        self.sets[node].iter().copied().collect()
    }

    fn step(&mut self, passes: Passes<'_>, _: usize) -> Option<News> {
        loop {
            let mut changed = false;
            for &(from, to, filter) in &self.edges {
                for obj in self.sets[from].clone() {
                    if filter.is_none_or(|filter| passes(filter, obj)) {
                        changed |= self.sets[to].insert(obj);
                    }
                }
            }
            for node in self.sets.ids() {
                let objects: Vec<ObjId> = self.sets[node].difference(&self.told[node]).copied().collect();
                self.told[node].extend(objects.iter().copied());
                let watches = self.watches[node].clone();
                if !objects.is_empty() && !watches.is_empty() {
                    return Some(News { watches, objects });
                }
            }
            if !changed {
                return None;
            }
        }
    }

    fn objects(&self, node: NodeId) -> Vec<ObjId> {
        self.sets[node].iter().copied().collect()
    }

    fn count(&self, node: NodeId) -> usize {
        self.sets[node].len()
    }

    fn facts(&self) -> usize {
        self.sets.iter().map(BTreeSet::len).sum()
    }
}
