//! Feasible sets (SeqCheck, Section 3.1 and Algorithm 1): which steps have to be part of a reordering.
//!
//! A set that is closed under program order is a vector of prefixes, one per lane: a *cut*. Beside how many
//! steps of a lane are included, a cut says below which index its reads must be *concrete*, that is, see the
//! value they saw in the trace:
//!
//! ```text
//! concrete(t) >= guard(last included step of t)                     a branch was taken
//! r in t, r < concrete(t), w observed by r  =>  w included, and every read before w in w's lane concrete
//! e -> e' (fork, join, notify), e' included =>  e included
//! ```
//!
//! The second half of the second line is not in the paper (see the departures in `seqcheck`).
//!
//! Cuts only grow, and they grow in strides: what all steps below an index need of another lane is one binary
//! search in a staircase of prefix maxima. Locks come last: only a section that is open where its lane is cut
//! can be in somebody's way.

use crate::model::{Model, Node};
use trace::LockId;

/// A prefix per lane, and how much of it must be concrete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    pub(crate) included: Vec<u32>,
    pub(crate) concrete: Vec<u32>,
    /// Was a section closed that might as well have stayed open, because another one could have been closed
    /// instead?
    pub(crate) chosen: bool,
}

/// Where lanes have to stop.
#[derive(Clone, Default, Debug)]
pub(crate) struct Ends(Vec<End>);

#[derive(Clone, Copy, Debug)]
struct End {
    lane: u32,
    included: u32,
    then: Then,
}

/// What a lane does where it stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    /// Nothing more.
    Rest,
    /// It is about to take its next step.
    Attempt,
}

impl Ends {
    /// The lane of `node` stops right before it, about to take it.
    pub(crate) fn before(&mut self, node: Node) {
        self.0.push(End { lane: node.thread, included: node.index, then: Then::Attempt });
    }

    /// The lane of `node` stops right after it.
    pub(crate) fn after(&mut self, node: Node) {
        self.0.push(End { lane: node.thread, included: node.index + 1, then: Then::Rest });
    }

    fn of(&self, lane: usize) -> Option<End> {
        self.0.iter().find(|end| end.lane as usize == lane).copied()
    }

    pub(crate) fn contains(&self, lane: usize) -> bool {
        self.of(lane).is_some()
    }
}

/// What to do about sections that are still open where their lane is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpenSections {
    /// Close a section if the trace has a later section of the lock in the cut: the order of sections will be
    /// that of the trace.
    KeepTraceOrder,
    /// Close a section only if another lane has the same lock open, too.
    CloseConflicting,
    /// Close all sections that can be closed.
    CloseAll,
}

/// The cut would have to include a step beyond a lane's end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Impossible;

impl Cut {
    /// The smallest cut that satisfies `ends`.
    pub(crate) fn new(model: &Model, ends: &Ends) -> Self {
        let mut cut =
            Cut { included: vec![0; model.lanes.len()], concrete: vec![0; model.lanes.len()], chosen: false };
        for end in &ends.0 {
            let included = &mut cut.included[end.lane as usize];
            *included = end.included.max(*included);
        }
        cut
    }

    /// Includes everything that happened before `time`, as far as the ends allow.
    pub(crate) fn include_before(&mut self, model: &Model, ends: &Ends, time: trace::EventId) {
        for (lane, steps) in model.lanes.iter().enumerate() {
            let count = steps.before(time);
            let end = ends.of(lane).map_or(count, |end| end.included);
            self.included[lane] = self.included[lane].max(count.min(end));
        }
    }

    /// Includes `node`.
    pub(crate) fn include(&mut self, node: Node) {
        let included = &mut self.included[node.lane()];
        *included = (*included).max(node.index + 1);
    }

    /// How many steps it includes.
    pub(crate) fn len(&self) -> usize {
        self.included.iter().map(|&included| included as usize).sum()
    }

    pub(crate) fn contains(&self, node: Node) -> bool {
        node.index < self.included[node.lane()]
    }

    /// Adds everything that the included steps need, or says that it cannot be.
    pub(crate) fn grow(
        &mut self,
        model: &Model,
        ends: &Ends,
        policy: OpenSections,
    ) -> Result<(), Impossible> {
        loop {
            self.satisfy_needs(model, ends)?;
            if !self.close_sections(model, ends, policy)? {
                return Ok(());
            }
        }
    }

    fn satisfy_needs(&mut self, model: &Model, ends: &Ends) -> Result<(), Impossible> {
        let mut waiting: Vec<u32> = (0..model.lanes.len() as u32).rev().collect();
        while let Some(lane_index) = waiting.pop() {
            let at = lane_index as usize;
            let lane = &model.lanes[at];
            let end = ends.of(at);
            let included = self.included[at];
            if end.is_some_and(|end| included > end.included) {
                return Err(Impossible);
            }
            let attempted = end.is_some_and(|end| end.then == Then::Attempt);
            let reach = if attempted { included + 1 } else { included };
            if reach == 0 {
                continue;
            }
            self.concrete[at] = self.concrete[at].max(lane.guard_at(reach as usize - 1));
            let edges =
                lane.edge_needs.iter().filter_map(|(source, stair)| Some((*source, stair.below(reach)?)));
            let concrete = self.concrete[at];
            let reads =
                lane.read_needs.iter().filter_map(|(source, stair)| Some((*source, stair.below(concrete)?)));
            for (source, need) in edges.chain(reads) {
                let source_at = source as usize;
                if self.included[source_at] < need.included || self.concrete[source_at] < need.concrete {
                    self.included[source_at] = self.included[source_at].max(need.included);
                    self.concrete[source_at] = self.concrete[source_at].max(need.concrete);
                    if !waiting.contains(&source) {
                        waiting.push(source);
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns whether the cut has grown.
    fn close_sections(
        &mut self,
        model: &Model,
        ends: &Ends,
        policy: OpenSections,
    ) -> Result<bool, Impossible> {
        let mut grown = false;
        for lane in 0..model.lanes.len() {
            for &lock in model.held(lane, self.included[lane] as usize) {
                let Some(acquire) = model.last_acquire(lock, lane, self.included[lane]) else { continue };
                if self.must_close(model, ends, policy, acquire, lock)? {
                    let release = model.link(acquire);
                    if release == Node::NONE || ends.contains(lane) {
                        return Err(Impossible);
                    }
                    self.include(release);
                    grown = true;
                    break;
                }
            }
        }
        Ok(grown)
    }

    fn must_close(
        &mut self,
        model: &Model,
        ends: &Ends,
        policy: OpenSections,
        acquire: Node,
        lock: LockId,
    ) -> Result<bool, Impossible> {
        if policy == OpenSections::CloseAll
            && !ends.contains(acquire.lane())
            && model.link(acquire) != Node::NONE
        {
            return Ok(true);
        }
        for &other in model.takers(lock) {
            let other = other as usize;
            if other == acquire.lane() {
                continue;
            }
            let Some(theirs) = model.last_acquire(lock, other, self.included[other]) else { continue };
            let later = model.time(theirs) > model.time(acquire);
            if policy == OpenSections::KeepTraceOrder {
                if later {
                    return Ok(true);
                }
                continue;
            }
            let release = model.link(theirs);
            let also_open = release == Node::NONE || !self.contains(release);
            if !also_open {
                continue;
            }
            let mine_is_fixed = ends.contains(acquire.lane()) || model.link(acquire) == Node::NONE;
            let theirs_is_fixed = ends.contains(other) || release == Node::NONE;
            match (mine_is_fixed, theirs_is_fixed) {
                (true, true) => return Err(Impossible),
                (false, true) => return Ok(true),
                (false, false) if later => {
                    self.chosen = true;
                    return Ok(true);
                }
                (true | false, false) => {}
            }
        }
        Ok(false)
    }
}
