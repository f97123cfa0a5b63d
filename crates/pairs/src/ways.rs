//! The calls that lead from the beginning of a thread to a method: counterexamples (Chord, Section 2.3).
//!
//! Of all ways, the one is told on which the fewest locks are held, and of those the shortest: a pair is reported because it can be
//! come to without a common lock, and a way that holds it would be no counterexample. Ways through what prepares an object, before
//! it is shared, come after others: constructors, and methods that say so by their names.

use crate::duties;
use crate::locks::Locks;
use crate::points_to::{McId, PointsTo};
use crate::threads::{ThreadId, Threads};
use crate::world::World;
use ir::At;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

/// A call: who calls, and where.
pub(crate) type Call = (McId, At);

/// What a way costs: locks, then what prepares, then calls.
type Cost = (u32, u32, u32);

/// How a method is come to.
#[derive(Clone, Copy)]
struct Way {
    cost: Cost,
    /// The last call; none for a root.
    call: Option<Call>,
    /// Does it, or what leads to it, prepare an object?
    prepares: bool,
}

/// The best way to each method.
type Reached = FxHashMap<McId, Way>;

/// Finds ways, and remembers them.
pub(crate) struct Ways<'a, 'p> {
    world: &'a World<'p>,
    points_to: &'a PointsTo,
    threads: &'a Threads,
    known: RefCell<FxHashMap<ThreadId, Rc<Reached>>>,
}

impl<'a, 'p> Ways<'a, 'p> {
    pub(crate) fn new(world: &'a World<'p>, points_to: &'a PointsTo, threads: &'a Threads) -> Ways<'a, 'p> {
        Ways { world, points_to, threads, known: RefCell::default() }
    }

    /// The calls from a thread's root to a method, outermost first.
    pub(crate) fn to(&self, locks: &Locks<'_, '_>, thread: ThreadId, mc: McId) -> Vec<Call> {
        let reached = self.reached(locks, thread);
        let last = |mc: &McId| reached.get(mc).and_then(|way| way.call);
        let mut calls: Vec<Call> = std::iter::successors(last(&mc), |(mc, _)| last(mc)).collect();
        calls.reverse();
        calls
    }

    /// Does a thread come to a method only while some object is being prepared?
    pub(crate) fn is_preparation(&self, locks: &Locks<'_, '_>, thread: ThreadId, mc: McId) -> bool {
        self.reached(locks, thread).get(&mc).is_some_and(|way| way.prepares)
    }

    /// Is it a constructor, or something that says by its name that it comes before all others?
    fn prepares(&self, mc: McId) -> bool {
        duties::prepares(self.world.program, self.points_to.mcs[mc].method)
    }

    /// Dijkstra's algorithm from all roots of a thread.
    fn reached(&self, locks: &Locks<'_, '_>, thread: ThreadId) -> Rc<Reached> {
        if let Some(known) = self.known.borrow().get(&thread) {
            return Rc::clone(known);
        }
        let roots = &self.threads.all[thread].roots;
        let begin = |&root: &McId| {
            let prepares = self.prepares(root);
            (root, Way { cost: (0, u32::from(prepares), 0), call: None, prepares })
        };
        let mut reached: Reached = roots.iter().map(begin).collect();
        let mut queue: BinaryHeap<Reverse<(Cost, McId)>> =
            roots.iter().map(|root| Reverse((reached[root].cost, *root))).collect();
        while let Some(Reverse((cost, mc))) = queue.pop() {
            let Some(&Way { prepares, .. }) = reached.get(&mc).filter(|way| way.cost == cost) else {
                continue;
            };
            for &(at, callee) in &self.threads.callees[mc] {
                let holds = locks.takes_before(self.points_to.mcs[mc].method, at);
                let is_preparing = self.prepares(callee);
                let cost = (cost.0 + u32::from(holds), cost.1 + u32::from(is_preparing), cost.2 + 1);
                if reached.get(&callee).is_none_or(|known| cost < known.cost) {
                    let way = Way { cost, call: Some((mc, at)), prepares: prepares || is_preparing };
                    reached.insert(callee, way);
                    queue.push(Reverse((cost, callee)));
                }
            }
        }
        let reached = Rc::new(reached);
        self.known.borrow_mut().insert(thread, Rc::clone(&reached));
        reached
    }
}
