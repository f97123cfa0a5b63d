//! Race candidates: pairs of places with conflicting plain accesses that neither a common lock nor fork and
//! join keep apart.

use crate::accesses::{Accesses, Class};
use crate::candidate::{Candidate, Candidates, Collected, Nearest};
use crate::claims::Place;
use crate::glance::Glance;
use crate::model::{Model, Node};
use crate::seqcheck::Goal;
use std::ops::Range;
use trace::{Trace, VarId};

/// Collects the candidates, in the order of their first instances.
pub(crate) fn candidates(trace: &Trace, model: &Model, accesses: &Accesses, glance: &Glance) -> Candidates {
    let mut collected: Collected<(Place, Place), Nearest<(Node, Node)>> = Collected::new();
    for var in accesses.vars() {
        let classes = racing_classes(trace, model, accesses, var);
        for (at, a) in classes.iter().enumerate() {
            for b in &classes[at + 1..] {
                let conflict = a.lane != b.lane && (a.op.writes() || b.op.writes());
                if conflict && !model.share_a_lock(a.locks, b.locks) {
                    let places = (a.place.min(b.place), a.place.max(b.place));
                    if let Some(instances) = collected.at(places) {
                        add(instances, model, glance, a, b);
                    }
                }
            }
        }
    }
    collected.finish(model, to_candidate)
}

fn racing_classes(trace: &Trace, model: &Model, accesses: &Accesses, var: VarId) -> Vec<Class> {
    let mut classes = accesses.classes(trace, model, var);
    classes.retain(|class| class.op.is_plain_access());
    classes
}

/// Counts the unordered pairs of two classes, stretch by stretch, and keeps the closest of each stretch.
fn add(instances: &mut Nearest<(Node, Node)>, model: &Model, glance: &Glance, a: &Class, b: &Class) {
    let mut at = 0;
    while at < b.steps.len() {
        let node = b.node(at);
        let end = glance.stretch_end(node);
        let stretch = at + b.steps[at..].partition_point(|&index| index < end);
        let partners = glance.unordered(node, a.lane, &a.steps);
        instances.count += (stretch - at) as u64 * partners.len() as u64;
        offer_closest(instances, model, (a.lane, partners), (b, at..stretch));
        at = stretch;
    }
}

fn offer_closest(
    instances: &mut Nearest<(Node, Node)>,
    model: &Model,
    (lane, partners): (usize, &[u32]),
    (b, stretch): (&Class, Range<usize>),
) {
    if partners.is_empty() {
        return;
    }
    let time = |node: Node| model.time(node).0;
    let partner = |at: usize| Node { thread: lane as u32, index: partners[at] };
    // A few steps of a long stretch stand for it: its ends and those between.
    let step = stretch.len().div_ceil(8).max(1);
    let chosen = stretch.clone().step_by(step).chain([stretch.end - 1]);
    for node in chosen.map(|at| b.node(at)) {
        let after = partners.partition_point(|&index| time(Node { thread: lane as u32, index }) < time(node));
        for at in after.saturating_sub(2)..(after + 2).min(partners.len()) {
            let (x, y) = (partner(at), node);
            let in_order = if time(x) < time(y) { (x, y) } else { (y, x) };
            instances.offer(time(x).abs_diff(time(y)), in_order);
        }
    }
}

fn to_candidate(instances: Nearest<(Node, Node)>) -> Option<Candidate> {
    let count = instances.count;
    let goals = instances.closest().map(|(a, b)| Goal::Race(a, b)).collect();
    (count > 0).then_some(Candidate { goals, instances: count, blocks: Vec::new() })
}
