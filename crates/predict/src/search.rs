//! Bounded depth-first search over reorderings, for the cases that the closure leaves open.
//!
//! Exact where it finishes: it knows the same five rules as the checker, including recorded values and data
//! flow. It prefers the order of the trace, so it finds reorderings that differ little before those that
//! differ much. A state is how far each lane has come, what the variables hold, and which lanes are tainted;
//! a state seen before is not entered again.

use crate::closure::Window;
use crate::cut::Cut;
use crate::model::{Act, Model, Node};
use crate::seqcheck::{Goal, Verdict};
use crate::witness::Witness;
use rustc_hash::FxHashSet;
use trace::{EventId, LockId, Trace};

/// Searches for reorderings that keep the recorded trace up to `start`, through at most `budget` states.
pub(crate) fn search(trace: &Trace, model: &Model, goal: &Goal, start: EventId, budget: usize) -> Verdict {
    let from = model.before(start);
    let mut search = Search::new(trace, model, goal, from.clone(), budget);
    let first = State {
        next: from.clone(),
        tainted: vec![false; model.lanes.len()],
        memory: Vec::new(),
        progress: 0,
    };
    let found = search.run(first);
    match (found, search.left) {
        (Some(order), _) => {
            let included = order.iter().fold(from.clone(), |mut included, node| {
                included[node.lane()] = node.index + 1;
                included
            });
            let to = Cut { concrete: included.clone(), included, chosen: true };
            let window = Window { model, from, to, orders: Vec::new(), adjacent: search.adjacent_pairs() };
            Verdict::Possible(Witness::spell(trace, &window, start, &order, goal.shows(model)))
        }
        (None, left) if left > 0 && start == EventId(0) => Verdict::Impossible,
        (None, _) => Verdict::Undecided,
    }
}

/// A write that a variable holds: which, and whether its value may differ from the recorded one.
type Held = (u32, Node, bool);

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    next: Vec<u32>,
    tainted: Vec<bool>,
    /// The last write of each variable that has been written, sorted by variable.
    memory: Vec<Held>,
    /// How many steps of the asked-for sequence have been taken.
    progress: usize,
}

struct Search<'a> {
    trace: &'a Trace,
    model: &'a Model,
    /// Where each lane starts.
    from: Vec<u32>,
    /// Where each lane must stop.
    ends: Vec<Option<u32>>,
    /// Lanes that must be about to take the step at their end.
    pending: Vec<Node>,
    sequence: Vec<Node>,
    adjacent: Vec<usize>,
    seen: FxHashSet<State>,
    left: usize,
}

impl<'a> Search<'a> {
    fn new(trace: &'a Trace, model: &'a Model, goal: &Goal, from: Vec<u32>, budget: usize) -> Self {
        let mut ends = vec![None; model.lanes.len()];
        let (mut pending, mut sequence, mut adjacent) = (Vec::new(), Vec::new(), Vec::new());
        match goal {
            Goal::Race(a, b) => pending.extend([*a, *b]),
            Goal::Deadlock(steps) => pending.extend(steps.iter().map(|(node, _)| *node)),
            Goal::Sequence(nodes, at) => {
                sequence.clone_from(nodes);
                adjacent.clone_from(at);
            }
        }
        for node in &pending {
            ends[node.lane()] = Some(node.index);
        }
        Search {
            trace,
            model,
            from,
            ends,
            pending,
            sequence,
            adjacent,
            seen: FxHashSet::default(),
            left: budget,
        }
    }

    fn adjacent_pairs(&self) -> Vec<(Node, Node)> {
        self.adjacent.iter().map(|&at| (self.sequence[at - 1], self.sequence[at])).collect()
    }

    fn run(&mut self, start: State) -> Option<Vec<Node>> {
        // An explicit stack: states with the moves still to be tried, best last.
        let mut path: Vec<Node> = Vec::new();
        if self.reached(&start) {
            return Some(path);
        }
        let mut stack = vec![(self.moves(&start), start)];
        while let Some((moves, state)) = stack.last_mut() {
            let Some(lane) = moves.pop() else {
                stack.pop();
                path.pop();
                continue;
            };
            let node = Node::new(lane, state.next[lane] as usize);
            let Some(after) = self.after(state, node) else { continue };
            if !self.seen.insert(after.clone()) {
                continue;
            }
            path.push(node);
            if self.reached(&after) {
                return Some(path);
            }
            self.left = self.left.saturating_sub(1);
            if self.left == 0 {
                return None;
            }
            let moves = self.moves(&after);
            stack.push((moves, after));
        }
        None
    }

    /// Lanes that have a step to take, the one that the trace took first at the end.
    fn moves(&self, state: &State) -> Vec<usize> {
        let mut lanes: Vec<usize> = (0..self.model.lanes.len())
            .filter(|&lane| {
                let end = self.ends[lane].unwrap_or(self.model.lanes[lane].len() as u32);
                state.next[lane] < end
            })
            .collect();
        lanes
            .sort_by_key(|&lane| std::cmp::Reverse(self.model.lanes[lane].events[state.next[lane] as usize]));
        lanes
    }

    fn reached(&self, state: &State) -> bool {
        state.progress == self.sequence.len()
            && self
                .pending
                .iter()
                .all(|node| state.next[node.lane()] == node.index && self.may_attempt(state, *node))
    }

    /// Could the lane be about to take this step, locks aside?
    fn may_attempt(&self, state: &State, node: Node) -> bool {
        let lane = &self.model.lanes[node.lane()];
        let first = lane.edges.partition_point(|&(to, _)| to < node.index);
        let edges = lane.edges[first..].iter().take_while(|&&(to, _)| to == node.index);
        let ready = edges.into_iter().all(|(_, from)| state.next[from.lane()] > from.index);
        let guarded = lane.guard_at(node.at()) == node.index && node.index > 0;
        ready && !(state.tainted[node.lane()] && guarded)
    }

    fn after(&self, state: &State, node: Node) -> Option<State> {
        if !self.may_attempt(state, node) {
            return None;
        }
        let act = self.model.act(node);
        if let Act::Acquire(lock) = act
            && self.is_held(state, lock)
        {
            return None;
        }
        let mut after = state.clone();
        let lane = node.lane();
        after.next[lane] += 1;
        if let Some(var) = act.reads() {
            let held = state.memory.iter().find(|(v, ..)| *v == var.0);
            after.tainted[lane] |= !self.reads_as_recorded(node, held);
        }
        if act == Act::Mark && self.model.link(node) != Node::NONE {
            after.tainted[lane] |= state.tainted[self.model.link(node).lane()];
        }
        if let Some(var) = act.writes() {
            let write = (var.0, node, after.tainted[lane]);
            match after.memory.binary_search_by_key(&var.0, |&(v, ..)| v) {
                Ok(at) => after.memory[at] = write,
                Err(at) => after.memory.insert(at, write),
            }
        }
        self.follow_sequence(state, &mut after, node).then_some(after)
    }

    fn is_held(&self, state: &State, lock: LockId) -> bool {
        self.model.takers(lock).iter().any(|&lane| {
            let lane = lane as usize;
            self.model.held(lane, state.next[lane] as usize).binary_search(&lock).is_ok()
        })
    }

    fn reads_as_recorded(&self, node: Node, held: Option<&Held>) -> bool {
        let recorded = self.model.link(node);
        let Some(&(_, write, tainted)) = held else {
            return recorded == Node::NONE || recorded.index < self.from[recorded.lane()];
        };
        if tainted {
            return false;
        }
        let value = |node: Node| self.trace.event(self.model.event(node)).value;
        let same_value = matches!(self.model.act(node), Act::Read(_))
            && value(node).is_some()
            && value(node) == value(write);
        write == recorded || same_value
    }

    /// Keeps count of the asked-for sequence; false if the step violates it.
    fn follow_sequence(&self, state: &State, after: &mut State, node: Node) -> bool {
        let due = self.sequence.get(state.progress);
        if due == Some(&node) {
            after.progress += 1;
            return true;
        }
        let due_now = state.progress > 0 && self.adjacent.contains(&state.progress);
        let exit = self.model.act(node) == Act::Exit;
        (exit || !due_now) && !self.sequence[state.progress..].contains(&node)
    }
}
