//! What can be ruled out at a glance: steps ordered by fork, join and notification.
//!
//! A row says how many steps of every other lane come before a step by these orders alone. Rows change only
//! where an edge enters a lane, so there are few of them.

use crate::model::{Model, Node};

/// Entries of all rows together. A program with tens of thousands of threads would need more; it is then not
/// looked at, and what could have been ruled out at a glance is decided like everything else.
const MAX_ENTRIES: usize = 1 << 26;

/// The order by the edges of the model.
pub(crate) struct Glance {
    lanes: Vec<Rows>,
}

#[derive(Default)]
struct Rows {
    /// Where a new row begins, and what it knows of the other lanes.
    rows: Vec<(u32, Vec<u32>)>,
    /// Where an edge leaves or enters: between two neighbours, all steps of the lane are ordered alike.
    boundaries: Vec<u32>,
}

impl Glance {
    pub(crate) fn new(model: &Model) -> Self {
        let mut glance = Glance { lanes: model.lanes.iter().map(|_| Rows::default()).collect() };
        let mut edges: Vec<(trace::EventId, Node, Node)> = Vec::new();
        for (lane, steps) in model.lanes.iter().enumerate() {
            for &(to, from) in &steps.edges {
                let to = Node { thread: lane as u32, index: to };
                // The exit of a lane has the time of its last event, which may be early; the join is when it
                // counts.
                edges.push((model.time(to), from, to));
            }
        }
        if edges.len().saturating_mul(model.lanes.len()) > MAX_ENTRIES {
            return glance;
        }
        edges.sort_unstable();
        for (_, from, to) in edges {
            glance.add(from, to, model.lanes.len());
        }
        for rows in &mut glance.lanes {
            rows.boundaries.sort_unstable();
            rows.boundaries.dedup();
        }
        glance
    }

    fn add(&mut self, from: Node, to: Node, lanes: usize) {
        let mut row = self.row(to).map_or_else(|| vec![0; lanes], <[u32]>::to_vec);
        if let Some(theirs) = self.row(from) {
            row.iter_mut().zip(theirs).for_each(|(mine, &theirs)| *mine = (*mine).max(theirs));
        }
        row[from.lane()] = row[from.lane()].max(from.index + 1);
        self.lanes[from.lane()].boundaries.push(from.index + 1);
        let target = &mut self.lanes[to.lane()];
        target.boundaries.push(to.index);
        match target.rows.last_mut() {
            Some((start, last)) if *start == to.index => *last = row,
            _ => target.rows.push((to.index, row)),
        }
    }

    fn row(&self, node: Node) -> Option<&[u32]> {
        let rows = &self.lanes[node.lane()].rows;
        let count = rows.partition_point(|&(start, _)| start <= node.index);
        count.checked_sub(1).map(|last| rows[last].1.as_slice())
    }

    /// How many steps of `lane` come before `node`.
    pub(crate) fn before(&self, node: Node, lane: usize) -> u32 {
        self.row(node).map_or(0, |row| row[lane])
    }

    /// The end of the stretch that `node` is in: all steps of the stretch are ordered alike.
    pub(crate) fn stretch_end(&self, node: Node) -> u32 {
        let boundaries = &self.lanes[node.lane()].boundaries;
        boundaries.get(boundaries.partition_point(|&at| at <= node.index)).copied().unwrap_or(u32::MAX)
    }

    /// The part of `sorted`, indices of steps of `lane`, that is not ordered with `node`.
    pub(crate) fn unordered<'s>(&self, node: Node, lane: usize, sorted: &'s [u32]) -> &'s [u32] {
        let start = sorted.partition_point(|&index| index < self.before(node, lane));
        let end = sorted.partition_point(|&index| {
            self.before(Node { thread: lane as u32, index }, node.lane()) <= node.index
        });
        &sorted[start..end.max(start)]
    }
}
