//! SeqCheck's decision (Algorithm 4): can this happen in some reordering of the trace? If so, here is one.
//!
//! The proof that costs least is tried first:
//!
//! 1. **Trace order.** Keep the recorded trace up to the first event in question, add what the rest needs,
//!    and take it in trace order. This succeeds for everything that sync-preserving prediction finds close
//!    by.
//! 2. **Closure of the window.** The same steps, but in the order that the [`Closure`] allows.
//! 3. **Closure of the smallest cut**, from the beginning of the trace.
//! 4. **Search**, bounded, where the closure left a choice that no preference got right, or where recorded
//!    values allow a read to see another write.
//!
//! # Departures from the paper
//!
//! 1. *Data flow.* The paper lets a read without a branch after it see anything, and lets another thread
//!    branch on what the reading thread writes next. The written value may then differ from the recorded one,
//!    so the branch may go elsewhere. We require that all reads before a write are concrete if somebody
//!    relies on the write.
//! 2. *Initial values.* The paper wants a free read to see some write. We let it see the initial value as
//!    well: the program does not branch on it either way. Lines 34-37 of Algorithm 1 and 5-8 of Algorithm 4
//!    are therefore not needed.
//! 3. *Concrete reads of the initial value* get write-after-read edges, which Algorithm 3 does not have.
//! 4. *Pending events.* A race or a deadlock is about events that are next in their threads. We end the lanes
//!    right before them instead of including them with dummy neighbours: it is the same question without
//!    adjacency.
//! 5. *Open sections* of threads that the question does not fix may stay open or be closed. Algorithm 1
//!    always closes those of threads outside the sequence, and those inside by looking at the sequence alone,
//!    which misses reorderings of two threads that need the other choice. We try the choices.
//! 6. *Values.* Where they are recorded, a read may see any write of the same value (step 4 above).
//! 7. *The final order* (Algorithm 4, line 9) is found greedily, not by closing over every unordered pair;
//!    see [`crate::closure::order`].

use crate::closure::{Closure, Window};
use crate::cut::{Cut, Ends, OpenSections};
use crate::model::{Model, Node};
use crate::search;
use crate::witness::{Shows, Witness};
use trace::{EventId, Trace};

/// What may happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// Both steps are next.
    Race(Node, Node),
    /// All steps are next, and each is blocked by the thread of the following one. The events are those to be
    /// named.
    Deadlock(Vec<(Node, EventId)>),
    /// The steps happen in this order; those at the given positions right after their predecessor.
    Sequence(Vec<Node>, Vec<usize>),
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It can happen. The witness still has to pass the checker.
    Possible(Witness),
    /// No reordering shows it.
    Impossible,
    /// Neither a reordering nor a reason against it was found within the limits.
    Undecided,
}

/// How much work one question is worth. Counted, not timed: the same trace gives the same answers everywhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Clock entries of a closure (4 bytes each).
    pub(crate) clock_entries: usize,
    /// States of a search.
    pub(crate) states: usize,
    /// Cuts: choices of sections to close grow exponentially; beyond the first few, the search does better.
    pub(crate) cuts: usize,
    /// How many events before the first step in question windows begin.
    pub(crate) windows: &'static [u32],
    /// Instances of a candidate that are worth more than the cheapest proof.
    pub(crate) instances: usize,
}

impl Default for Effort {
    fn default() -> Self {
        // 64 MiB of clocks; a search that takes some tens of milliseconds.
        Effort {
            clock_entries: 1 << 24,
            states: 8_000,
            cuts: 12,
            windows: &[0, 1 << 6, 1 << 10, 1 << 14],
            instances: 8,
        }
    }
}

impl Effort {
    /// The effort for each of many questions: what all of them together may cost is limited, too.
    pub(crate) fn shared_by(questions: usize) -> Self {
        const FEW: usize = 1000;
        const ALL_CLOCK_ENTRIES: usize = 1 << 28;
        const ALL_STATES: usize = 1 << 18;
        let whole = Effort::default();
        if questions <= FEW {
            let states = whole.states.min(ALL_STATES / questions.max(1));
            return Effort { states, ..whole };
        }
        Effort {
            clock_entries: (ALL_CLOCK_ENTRIES / questions).max(1 << 12),
            states: (ALL_STATES / questions).max(1 << 6),
            cuts: 3,
            windows: &[0, 1 << 6],
            instances: 2,
        }
    }
}

/// Answers questions about one trace.
pub(crate) struct Prover<'a> {
    pub(crate) trace: &'a Trace,
    pub(crate) model: &'a Model,
    pub(crate) effort: Effort,
}

/// Whether everything that could be tried has been tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    All,
    Some,
}

impl Goal {
    /// The steps it is about.
    pub(crate) fn nodes(&self) -> Vec<Node> {
        match self {
            Goal::Race(a, b) => vec![*a, *b],
            Goal::Deadlock(steps) => steps.iter().map(|(node, _)| *node).collect(),
            Goal::Sequence(nodes, _) => nodes.clone(),
        }
    }

    pub(crate) fn ends(&self) -> Ends {
        let mut ends = Ends::default();
        match self {
            Goal::Race(..) | Goal::Deadlock(_) => self.nodes().into_iter().for_each(|node| ends.before(node)),
            Goal::Sequence(nodes, _) => nodes.last().into_iter().for_each(|&node| ends.after(node)),
        }
        ends
    }

    pub(crate) fn shows(&self, model: &Model) -> Shows {
        match self {
            Goal::Race(a, b) => Shows::Race(model.event(*a), model.event(*b)),
            Goal::Deadlock(steps) => Shows::Deadlock(steps.iter().map(|(_, event)| *event).collect()),
            Goal::Sequence(nodes, adjacent) => {
                Shows::Sequence(nodes.iter().map(|&node| model.event(node)).collect(), adjacent.clone())
            }
        }
    }

    fn orders(&self) -> Vec<(Node, Node)> {
        match self {
            Goal::Race(..) | Goal::Deadlock(_) => Vec::new(),
            Goal::Sequence(nodes, _) => nodes.windows(2).map(|pair| (pair[0], pair[1])).collect(),
        }
    }

    fn adjacent(&self) -> Vec<(Node, Node)> {
        match self {
            Goal::Race(..) | Goal::Deadlock(_) => Vec::new(),
            Goal::Sequence(nodes, adjacent) => {
                adjacent.iter().map(|&at| (nodes[at - 1], nodes[at])).collect()
            }
        }
    }

    /// Can steps taken in trace order reach it?
    fn agrees_with_trace(&self, model: &Model) -> bool {
        match self {
            Goal::Race(..) | Goal::Deadlock(_) => true,
            Goal::Sequence(nodes, adjacent) => {
                adjacent.is_empty() && nodes.is_sorted_by_key(|&node| (model.time(node), node.index))
            }
        }
    }
}

impl Prover<'_> {
    /// Decides.
    pub(crate) fn prove(&self, goal: &Goal) -> Verdict {
        let cuts = self.cuts(goal, None);
        if cuts.found.is_empty() && cuts.tried == Tried::All && !self.trace.has_values() {
            return Verdict::Impossible;
        }
        match self.near(goal) {
            Some(witness) => Verdict::Possible(witness),
            None => self.far(goal, &cuts),
        }
    }

    /// The cheapest proof, or none: what is needed, in trace order. For races this decides exactly whether
    /// there is a sync-preserving one (Mathur et al., POPL 2021), for deadlocks likewise (Tunç et al., PLDI
    /// 2023).
    pub(crate) fn in_trace_order(&self, goal: &Goal) -> Option<Witness> {
        if !goal.agrees_with_trace(self.model) {
            return None;
        }
        let ends = goal.ends();
        [Some(self.first_time(goal)), None].into_iter().find_map(|start| {
            let mut cut = self.first_cut(goal, &ends, start);
            cut.grow(self.model, &ends, OpenSections::KeepTraceOrder).ok()?;
            let start = start.unwrap_or_else(|| self.untouched(&cut));
            let window = self.window(goal, cut, start);
            Some(Witness::in_trace_order(self.trace, &window, start, goal.shows(self.model)))
        })
    }

    /// Proofs that keep the recorded trace up to the first step in question, or up to a little, or a little
    /// more, before it: to swap two sections, the window must begin before both.
    fn near(&self, goal: &Goal) -> Option<Witness> {
        let first = self.first_time(goal);
        let mut last_start = None;
        self.effort.windows.iter().find_map(|&back| {
            let start = EventId(first.0.saturating_sub(back));
            if last_start.replace(start) == Some(start) {
                return None;
            }
            let cuts = self.cuts(goal, Some(start));
            cuts.found.iter().find_map(|cut| self.order(goal, cut, start).0)
        })
    }

    /// When the first step in question happened.
    fn first_time(&self, goal: &Goal) -> EventId {
        goal.nodes().iter().map(|&node| self.model.time(node)).min().unwrap_or(EventId(0))
    }

    /// Proofs that may reorder everything.
    fn far(&self, goal: &Goal, cuts: &Cuts) -> Verdict {
        let mut tried = cuts.tried;
        for cut in &cuts.found {
            let (witness, outcome) = self.order(goal, cut, EventId(0));
            if let Some(witness) = witness {
                return Verdict::Possible(witness);
            }
            if outcome == Tried::Some {
                tried = Tried::Some;
            }
        }
        if tried == Tried::All && !self.trace.has_values() {
            return Verdict::Impossible;
        }
        // A search that cannot reach the goal within its budget is a waste; from close by it can.
        let smallest = cuts.found.iter().map(Cut::len).min().unwrap_or_else(|| self.model.len());
        let start = if smallest <= self.effort.states / 8 {
            0
        } else {
            self.first_time(goal).0.saturating_sub(1 << 6)
        };
        search::search(self.trace, self.model, goal, EventId(start), self.effort.states)
    }

    /// How far the recorded trace is contained in the cut without gaps.
    fn untouched(&self, cut: &Cut) -> EventId {
        let firsts = self.model.lanes.iter().zip(&cut.included);
        let gaps =
            firsts.filter_map(|(lane, &included)| lane.events[..lane.len() - 1].get(included as usize));
        gaps.min().copied().unwrap_or(EventId(self.trace.len() as u32))
    }

    /// The cuts worth trying.
    fn cuts(&self, goal: &Goal, start: Option<EventId>) -> Cuts {
        let ends = goal.ends();
        let first = self.first_cut(goal, &ends, start);
        let mut cuts = Cuts { found: Vec::new(), tried: Tried::All };
        let mut smallest = first.clone();
        if smallest.grow(self.model, &ends, OpenSections::CloseConflicting).is_err() {
            cuts.tried = if smallest.chosen { Tried::Some } else { Tried::All };
            if cuts.tried == Tried::All {
                return cuts;
            }
        } else {
            cuts.found.push(smallest.clone());
        }
        for policy in [OpenSections::KeepTraceOrder, OpenSections::CloseAll] {
            let mut cut = first.clone();
            if cut.grow(self.model, &ends, policy).is_ok() && !cuts.found.contains(&cut) {
                // Trace order is what succeeds most often, so it goes first.
                let at = if policy == OpenSections::KeepTraceOrder { 0 } else { cuts.found.len() };
                cuts.found.insert(at, cut);
            }
        }
        self.close_one_by_one(&ends, &smallest, &mut cuts, self.effort.cuts);
        cuts
    }

    /// What the goal itself includes, and everything before `start`.
    fn first_cut(&self, goal: &Goal, ends: &Ends, start: Option<EventId>) -> Cut {
        let mut cut = Cut::new(self.model, ends);
        goal.orders().iter().for_each(|&(node, _)| cut.include(node));
        if let Some(start) = start {
            cut.include_before(self.model, ends, start);
        }
        cut
    }

    /// The steps of `cut` from `start` on.
    fn window(&self, goal: &Goal, cut: Cut, start: EventId) -> Window<'_> {
        let from = self
            .model
            .lanes
            .iter()
            .zip(&cut.included)
            .map(|(lane, &included)| lane.before(start).min(included));
        Window {
            model: self.model,
            from: from.collect(),
            to: cut,
            orders: goal.orders(),
            adjacent: goal.adjacent(),
        }
    }

    /// Variants of `smallest` in which one open section of a free lane is closed.
    fn close_one_by_one(&self, ends: &Ends, smallest: &Cut, cuts: &mut Cuts, most: usize) {
        let free = (0..self.model.lanes.len()).filter(|&lane| !ends.contains(lane));
        let mut free_with_sections = 0;
        for lane in free {
            let end = smallest.included[lane];
            let open = self.model.held(lane, end as usize);
            free_with_sections += usize::from(!open.is_empty());
            for &lock in open {
                let Some(acquire) = self.model.last_acquire(lock, lane, end) else { continue };
                let release = self.model.link(acquire);
                if release == Node::NONE {
                    continue;
                }
                let mut cut = smallest.clone();
                cut.include(release);
                let grown = cut.grow(self.model, ends, OpenSections::CloseConflicting).is_ok();
                if grown && !cuts.found.contains(&cut) {
                    if cuts.found.len() == most {
                        cuts.tried = Tried::Some;
                        return;
                    }
                    cuts.found.push(cut);
                }
            }
        }
        // Combinations of sections of several lanes are left to the search.
        if free_with_sections > 1 {
            cuts.tried = Tried::Some;
        }
    }

    /// Puts the steps of `cut` from `start` on in order: as in the trace if that is right, or as the closure
    /// says.
    fn order(&self, goal: &Goal, cut: &Cut, start: EventId) -> (Option<Witness>, Tried) {
        let window = self.window(goal, cut.clone(), start);
        if goal.agrees_with_trace(self.model) && self.keeps_sections(cut) {
            let witness = Witness::in_trace_order(self.trace, &window, start, goal.shows(self.model));
            return (Some(witness), Tried::All);
        }
        let lanes = window.from.iter().zip(&cut.included).filter(|(from, to)| from < to).count();
        if window.len().saturating_mul(lanes) > self.effort.clock_entries {
            return (None, Tried::Some);
        }
        match Closure::new(&window) {
            Err(_) => (None, Tried::All),
            Ok(closure) => match closure.reorder() {
                Some(order) => {
                    let shows = goal.shows(self.model);
                    (Some(Witness::spell(self.trace, &window, start, &order, shows)), Tried::All)
                }
                None => (None, Tried::Some),
            },
        }
    }

    /// Is trace order right for this cut? Reads see what they saw in any subset that contains what they saw;
    /// only sections that are left open can be in the way.
    fn keeps_sections(&self, cut: &Cut) -> bool {
        (0..self.model.lanes.len()).all(|lane| {
            self.model.held(lane, cut.included[lane] as usize).iter().all(|&lock| {
                let Some(mine) = self.model.last_acquire(lock, lane, cut.included[lane]) else { return true };
                self.model.takers(lock).iter().all(|&other| {
                    let other = other as usize;
                    let theirs = self.model.last_acquire(lock, other, cut.included[other]);
                    other == lane
                        || theirs.is_none_or(|theirs| self.model.time(theirs) < self.model.time(mine))
                })
            })
        })
    }
}

struct Cuts {
    found: Vec<Cut>,
    tried: Tried,
}

#[cfg(test)]
mod tests;
