//! Atomic blocks (`begin`/`end`) that another thread can cut in two: the block is then not
//! conflict-serialisable.
//!
//! ```text
//! a1, a2 in one block of t;  b1 <= b2 in another thread u;  a1 conflicts with b1, b2 with a2
//! order a1 < b1, b2 < a2 possible  =>  the block comes before and after u's accesses: no serial order
//! ```
//!
//! With one variable, `b1 = b2` and the triple is one of the four unserialisable patterns; with two, any
//! conflict will do. Blocks nest; the outermost one counts, unless it forks, joins or waits: then it invites
//! others in (see Flanagan, Freund, Yi: Velodrome, PLDI 2008).

use crate::accesses::Accesses;
use crate::atomicity::{common_sections, unserialisable};
use crate::candidate::{Candidate, Candidates, Collected, Nearest};
use crate::claims::Place;
use crate::model::{Model, Node};
use crate::seqcheck::Goal;
use rustc_hash::FxHashMap;
use std::ops::Range;
use trace::{BlockId, EventId, Op, Trace, VarId};

/// Executions of one block that are looked at, spread over the trace.
const MAX_EXECUTIONS: usize = 256;

/// Variables of one execution that are paired with each other.
const MAX_VARS: usize = 32;

/// One execution of a block.
struct Execution {
    block: BlockId,
    begin: EventId,
    lane: usize,
    steps: Range<u32>,
}

/// The first and last accesses of a variable in a block, of each kind.
struct Touched {
    var: VarId,
    firsts: Vec<Node>,
    lasts: Vec<Node>,
}

/// Collects the candidates, in the order of the trace.
pub(crate) fn candidates(trace: &Trace, model: &Model, accesses: &Accesses) -> Candidates {
    if trace.count(Op::Begin(BlockId(0)).code()) == 0 {
        return Candidates::default();
    }
    let mut finder = Finder { trace, model, accesses, collected: Collected::new() };
    for execution in executions(trace, model) {
        let touched = finder.touched(&execution);
        for one in &touched {
            finder.cut_by_one_access(&execution, one);
            for other in touched.iter().filter(|other| other.var != one.var) {
                finder.cut_by_two_accesses(&execution, one, other);
            }
        }
    }
    finder.collected.finish(model, to_candidate)
}

/// The outermost blocks that contain steps, thinned out where one block is executed often.
fn executions(trace: &Trace, model: &Model) -> Vec<Execution> {
    let mut open: Vec<Vec<(BlockId, EventId)>> = vec![Vec::new(); trace.threads()];
    let mut by_block: FxHashMap<BlockId, Vec<Execution>> = FxHashMap::default();
    let mut close = |block, begin, lane: usize, end: EventId| {
        let steps = model.lanes[lane].before(begin)..model.lanes[lane].before(end);
        if steps.len() > 1 && !model.lanes[lane].pauses_in(steps.clone()) {
            by_block.entry(block).or_default().push(Execution { block, begin, lane, steps });
        }
    };
    for (id, event) in trace.events() {
        let lane = event.thread.index();
        match event.op {
            Op::Begin(block) => open[lane].push((block, id)),
            Op::End(_) => {
                if let Some((block, begin)) = open[lane].pop().filter(|_| open[lane].is_empty()) {
                    close(block, begin, lane, id);
                }
            }
            _ => {}
        }
    }
    for (lane, blocks) in open.iter().enumerate() {
        if let Some(&(block, begin)) = blocks.first() {
            close(block, begin, lane, EventId(trace.len() as u32));
        }
    }
    let mut found: Vec<Execution> = Vec::new();
    for executions in by_block.into_values() {
        let spread = executions.len().div_ceil(MAX_EXECUTIONS).max(1);
        found.extend(executions.into_iter().step_by(spread));
    }
    found.sort_by_key(|execution| execution.begin);
    found
}

struct Finder<'a> {
    trace: &'a Trace,
    model: &'a Model,
    accesses: &'a Accesses,
    collected: Collected<[Place; 4], Nearest<Cut>>,
}

/// The steps of the goal, the block and its `begin`.
type Cut = (Vec<Node>, BlockId, EventId);

impl Finder<'_> {
    fn op(&self, node: Node) -> Op {
        self.trace.event(self.model.event(node)).op
    }

    fn touched(&self, execution: &Execution) -> Vec<Touched> {
        let mut touched: Vec<Touched> = Vec::new();
        let mut by_var: FxHashMap<VarId, usize> = FxHashMap::default();
        for index in execution.steps.clone() {
            let node = Node { thread: execution.lane as u32, index };
            let act = self.model.act(node);
            let Some(var) = act.reads().or(act.writes()) else { continue };
            if by_var.len() == MAX_VARS && !by_var.contains_key(&var) {
                continue;
            }
            let at = *by_var.entry(var).or_insert_with(|| {
                touched.push(Touched { var, firsts: Vec::new(), lasts: Vec::new() });
                touched.len() - 1
            });
            let code = self.op(node).code();
            let Touched { firsts, lasts, .. } = &mut touched[at];
            if firsts.iter().all(|&first| self.op(first).code() != code) {
                firsts.push(node);
            }
            lasts.retain(|&last| self.op(last).code() != code);
            lasts.push(node);
        }
        touched
    }

    fn cut_by_one_access(&mut self, execution: &Execution, touched: &Touched) {
        for &a1 in &touched.firsts {
            for &a2 in touched.lasts.iter().filter(|a2| a2.index > a1.index) {
                for b in self.neighbours(touched.var, a1, execution.lane) {
                    if unserialisable(self.op(a1), self.op(b), self.op(a2))
                        && self.may_come_between(a1, b, a2)
                    {
                        self.add(execution, vec![a1, b, a2], [a1, b, b, a2]);
                    }
                }
            }
        }
    }

    fn cut_by_two_accesses(&mut self, execution: &Execution, one: &Touched, other: &Touched) {
        let conflict = |x: Op, y: Op| x.writes() || y.writes();
        for &a1 in &one.firsts {
            for &a2 in other.lasts.iter().filter(|a2| a2.index > a1.index) {
                for b1 in self.neighbours(one.var, a1, execution.lane) {
                    if !conflict(self.op(a1), self.op(b1)) || !self.may_come_between(a1, b1, a2) {
                        continue;
                    }
                    let Some(b2) = self.next_access(other.var, b1) else { continue };
                    if conflict(self.op(b2), self.op(a2)) && self.may_come_between(a1, b2, a2) {
                        self.add(execution, vec![a1, b1, b2, a2], [a1, b1, b2, a2]);
                    }
                }
            }
        }
    }

    fn may_come_between(&self, a1: Node, b: Node, a2: Node) -> bool {
        let held = self.model.held(b.lane(), b.at());
        !common_sections(self.model, a1, a2).iter().any(|lock| held.binary_search(lock).is_ok())
    }

    /// For every other lane, its accesses of `var` just before and just after `node`.
    fn neighbours(&self, var: VarId, node: Node, lane: usize) -> Vec<Node> {
        let time = self.model.time(node);
        let mut found = Vec::new();
        for lane_accesses in self.accesses.of(var).chunk_by(|a, b| a.thread == b.thread) {
            if lane_accesses[0].lane() == lane {
                continue;
            }
            let after = lane_accesses.partition_point(|&access| self.model.time(access) < time);
            found.extend_from_slice(
                &lane_accesses[after.saturating_sub(1)..(after + 1).min(lane_accesses.len())],
            );
        }
        found
    }

    /// The next access of `var` by the lane of `node`.
    fn next_access(&self, var: VarId, node: Node) -> Option<Node> {
        let accesses = self.accesses.of(var);
        accesses
            .get(accesses.partition_point(|&access| access < node))
            .copied()
            .filter(|next| next.thread == node.thread)
    }

    fn add(&mut self, execution: &Execution, goal: Vec<Node>, shown: [Node; 4]) {
        let places = shown.map(|node| Place::of(self.trace, self.model.event(node)));
        let times = || goal.iter().map(|&node| self.model.time(node).0);
        let span = times().max().unwrap_or(0) - times().min().unwrap_or(0);
        let Some(cuts) = self.collected.at(places) else { return };
        cuts.count += 1;
        cuts.offer(span, (goal, execution.block, execution.begin));
    }
}

fn to_candidate(cuts: Nearest<Cut>) -> Option<Candidate> {
    let instances = cuts.count;
    let (goals, blocks): (Vec<Goal>, Vec<_>) = cuts
        .closest()
        .map(|(nodes, block, begin)| (Goal::Sequence(nodes, Vec::new()), (block, begin)))
        .unzip();
    (!goals.is_empty()).then_some(Candidate { goals, instances, blocks })
}
