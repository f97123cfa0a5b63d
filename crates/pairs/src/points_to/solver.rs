//! Solves inclusion constraints: which objects each node has, given objects, edges, and type filters on edges.
//!
//! ```text
//! points_to(to, o) :- edge(from, to, filter), points_to(from, o), passes(filter, o).
//! ```
//!
//! Edges appear while the solver runs: whoever uses a node's objects *watches* it and is told of new ones. Two solvers
//! share this contract. [`Fast`] pushes only what is new (difference propagation, Pearce, Kelly and Hankin, SQJ 2004) and
//! merges nodes that lie on a cycle, which it looks for where an edge brought nothing new (lazy cycle detection,
//! Hardekopf and Lin, PLDI 2007). The naive one (`naive`)
//! goes over all edges until nothing changes; tests hold the two together.

use super::ids::{NodeId, ObjId, WatchId};
use super::sets::{Bits, ObjSet};
use ir::{Id as _, IndexVec, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// Objects that a watched node did not have before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct News {
    /// Who is told.
    pub watches: Vec<WatchId>,
    /// Of what.
    pub objects: Vec<ObjId>,
}

/// What a cast lets through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Filter {
    /// Objects of a type.
    Type(TypeId),
    /// Arrays.
    Array,
}

/// Whether an object may pass an edge with a filter.
pub(crate) type Passes<'a> = &'a dyn Fn(Filter, ObjId) -> bool;

/// What a points-to analysis asks of its solver.
pub(crate) trait Solver: Default {
    /// So many further nodes; says the first.
    fn add_nodes(&mut self, count: usize) -> NodeId;
    /// An object of a node.
    fn add_object(&mut self, node: NodeId, obj: ObjId);
    /// What `from` has, `to` has, if it passes the filter.
    fn add_edge(&mut self, from: NodeId, to: NodeId, filter: Option<Filter>);
    /// Tells of the objects that the node gets from now on; says those that it has.
    fn watch(&mut self, node: NodeId, watch: WatchId) -> Vec<ObjId>;
    /// Works until there is news; nothing when all is done. There are `count` objects by now.
    fn step(&mut self, passes: Passes<'_>, count: usize) -> Option<News>;
    /// The objects of a node, in order.
    fn objects(&self, node: NodeId) -> Vec<ObjId>;
    /// How many objects a node has.
    fn count(&self, node: NodeId) -> usize;
    /// How many facts there are: objects of nodes.
    fn facts(&self) -> usize;
}

/// The solver that is used.
#[derive(Debug, Default)]
pub(crate) struct Fast {
    /// The node that each one was merged into, or itself.
    parent: IndexVec<NodeId, NodeId>,
    nodes: IndexVec<NodeId, Node>,
    edges: FxHashSet<(NodeId, NodeId, Option<Filter>)>,
    /// Edges on which a search for a cycle was made.
    searched: FxHashSet<(NodeId, NodeId)>,
    queue: VecDeque<NodeId>,
    /// Edges over which nothing has been pushed yet.
    new_edges: Vec<(NodeId, NodeId, Option<Filter>)>,
    facts: usize,
    /// For each filter, the objects that pass it, and how many were asked.
    masks: FxHashMap<Filter, (Bits, usize)>,
}

#[derive(Debug, Default)]
struct Node {
    objects: ObjSet,
    /// Those that have not been pushed on.
    fresh: ObjSet,
    out: Vec<(NodeId, Option<Filter>)>,
    watches: Vec<WatchId>,
}

/// A search for a cycle looks at so many nodes: longer cycles are rare and dear.
const SEARCH: usize = 2_000;

impl Fast {
    fn find(&self, mut node: NodeId) -> NodeId {
        while self.parent[node] != node {
            node = self.parent[node];
        }
        node
    }

    fn find_and_shorten(&mut self, node: NodeId) -> NodeId {
        let root = self.find(node);
        let mut current = node;
        while self.parent[current] != root {
            current = std::mem::replace(&mut self.parent[current], root);
        }
        root
    }

    fn insert(&mut self, node: NodeId, obj: ObjId) {
        let entry = &mut self.nodes[node];
        if entry.objects.insert(obj) {
            self.facts += 1;
            if entry.fresh.is_empty() {
                self.queue.push_back(node);
            }
            entry.fresh.insert(obj);
        }
    }

    /// Pushes objects over an edge; true if that changed anything.
    fn push(&mut self, objects: &ObjSet, to: NodeId, filter: Option<Filter>) -> bool {
        let mask = filter.and_then(|filter| self.masks.get(&filter)).map(|(mask, _)| mask);
        let entry = &mut self.nodes[to];
        let new = entry.objects.take_up(objects, mask);
        if new.is_empty() {
            return false;
        }
        self.facts += new.len();
        if entry.fresh.is_empty() {
            self.queue.push_back(to);
            entry.fresh = new;
        } else {
            entry.fresh.take_up(&new, None);
        }
        true
    }

    /// Asks about objects that are new since the last time.
    fn update_mask(&mut self, filter: Filter, passes: Passes<'_>, objects: usize) {
        let (mask, asked) = self.masks.entry(filter).or_default();
        for index in *asked..objects {
            if passes(filter, ObjId::from_index(index)) {
                mask.insert(index);
            }
        }
        *asked = objects.max(*asked);
    }

    /// Merges the nodes of a cycle through `from -> to`, if there is one.
    fn collapse(&mut self, from: NodeId, to: NodeId) {
        let Some(cycle) = self.cycle(from, to) else { return };
        for node in cycle {
            self.merge(from, node);
        }
    }

    /// The nodes on a path of plain edges from `to` back to `from`. Those of a cycle end up with the same objects, so others are left out.
    fn cycle(&mut self, from: NodeId, to: NodeId) -> Option<Vec<NodeId>> {
        let count = self.nodes[from].objects.len();
        let mut came_from = FxHashMap::default();
        let mut stack = vec![to];
        came_from.insert(to, to);
        while let Some(node) = stack.pop() {
            if came_from.len() > SEARCH {
                return None;
            }
            for index in 0..self.nodes[node].out.len() {
                let (next, filter) = self.nodes[node].out[index];
                let next = self.find_and_shorten(next);
                let may_be = filter.is_none() && self.nodes[next].objects.len() == count;
                if !may_be || came_from.contains_key(&next) {
                    continue;
                }
                came_from.insert(next, node);
                if next == from {
                    let path = std::iter::successors(Some(node), |node| {
                        Some(came_from[node]).filter(|before| before != node)
                    });
                    return Some(path.collect());
                }
                stack.push(next);
            }
        }
        None
    }

    fn merge(&mut self, into: NodeId, node: NodeId) {
        let (into, node) = (self.find(into), self.find(node));
        if into == node {
            return;
        }
        self.parent[node] = into;
        let gone = std::mem::take(&mut self.nodes[node]);
        self.facts -= gone.objects.len();
        // Whatever one of the two has not pushed on must be pushed again: to be told twice does no harm.
        let ours = self.nodes[into].objects.to_vec();
        let mut fresh: ObjSet = ours.into_iter().filter(|&obj| !gone.objects.contains(obj)).collect();
        fresh.take_up(&gone.fresh, None);
        let new = self.nodes[into].objects.take_up(&gone.objects, None);
        self.facts += new.len();
        fresh.take_up(&new, None);
        let entry = &mut self.nodes[into];
        if entry.fresh.is_empty() && !fresh.is_empty() {
            self.queue.push_back(into);
        }
        entry.fresh.take_up(&fresh, None);
        entry.watches.extend(gone.watches);
        entry.out.extend(gone.out);
    }

    fn visit(&mut self, node: NodeId, passes: Passes<'_>, count: usize) -> Option<News> {
        let fresh = std::mem::take(&mut self.nodes[node].fresh);
        if fresh.is_empty() {
            return None;
        }
        let out = self.nodes[node].out.clone();
        for (to, filter) in out {
            let (from, to) = (self.find_and_shorten(node), self.find_and_shorten(to));
            if from == to {
                continue;
            }
            if let Some(filter) = filter {
                self.update_mask(filter, passes, count);
            }
            let changed = self.push(&fresh, to, filter);
            let same = !changed
                && filter.is_none()
                && self.nodes[from].objects.len() == self.nodes[to].objects.len();
            if same && self.searched.insert((from, to)) {
                self.collapse(from, to);
            }
        }
        let node = self.find(node);
        let watches = self.nodes[node].watches.clone();
        (!watches.is_empty()).then(|| News { watches, objects: fresh.to_vec() })
    }
}

impl Solver for Fast {
    fn add_nodes(&mut self, count: usize) -> NodeId {
        let first = NodeId::from_index(self.nodes.len());
        for _ in 0..count {
            let node = self.nodes.push(Node::default());
            self.parent.push(node);
        }
        first
    }

    fn add_object(&mut self, node: NodeId, obj: ObjId) {
        let node = self.find_and_shorten(node);
        self.insert(node, obj);
    }

    fn add_edge(&mut self, from: NodeId, to: NodeId, filter: Option<Filter>) {
        if from == to || !self.edges.insert((from, to, filter)) {
            return;
        }
        let (from, to) = (self.find_and_shorten(from), self.find_and_shorten(to));
        if from == to {
            return;
        }
        self.nodes[from].out.push((to, filter));
        if !self.nodes[from].objects.is_empty() {
            self.new_edges.push((from, to, filter));
        }
    }

    fn watch(&mut self, node: NodeId, watch: WatchId) -> Vec<ObjId> {
        let node = self.find_and_shorten(node);
        self.nodes[node].watches.push(watch);
        self.nodes[node].objects.to_vec()
    }

    fn step(&mut self, passes: Passes<'_>, count: usize) -> Option<News> {
        while let Some((from, to, filter)) = self.new_edges.pop() {
            let (from, to) = (self.find_and_shorten(from), self.find_and_shorten(to));
            if from == to {
                continue;
            }
            if let Some(filter) = filter {
                self.update_mask(filter, passes, count);
            }
            let all = std::mem::take(&mut self.nodes[from].objects);
            self.push(&all, to, filter);
            self.nodes[from].objects = all;
        }
        while let Some(node) = self.queue.pop_front() {
            if self.parent[node] == node
                && let Some(news) = self.visit(node, passes, count)
            {
                return Some(news);
            }
        }
        None
    }

    fn objects(&self, node: NodeId) -> Vec<ObjId> {
        self.nodes[self.find(node)].objects.to_vec()
    }

    fn count(&self, node: NodeId) -> usize {
        self.nodes[self.find(node)].objects.len()
    }

    fn facts(&self) -> usize {
        self.facts
    }
}
