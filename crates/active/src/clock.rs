//! Immutable vector clocks (Section 3.5): an AVL tree from threads to local times, shared by reference.
//!
//! Sending a clock copies a pointer. Receiving one takes the maximum of both, but nothing if both are the same tree, as they are
//! where tasks fork and join without touching anything of interest.

use crate::ThreadId;
use std::sync::Arc;

/// What a thread knows of the local times of others.
#[derive(Clone, Default, Debug)]
pub struct Clock(Option<Arc<Node>>);

#[derive(Debug)]
struct Node {
    thread: ThreadId,
    time: u64,
    height: u8,
    left: Clock,
    right: Clock,
}

impl Clock {
    /// The last known local time of a thread; 0 if it was never heard of.
    pub(crate) fn get(&self, thread: ThreadId) -> u64 {
        let mut clock = self;
        while let Some(node) = &clock.0 {
            clock = match thread.cmp(&node.thread) {
                std::cmp::Ordering::Equal => return node.time,
                std::cmp::Ordering::Less => &node.left,
                std::cmp::Ordering::Greater => &node.right,
            };
        }
        0
    }

    /// This clock, with one time put forward.
    #[must_use]
    pub(crate) fn with(&self, thread: ThreadId, time: u64) -> Clock {
        let Some(node) = &self.0 else {
            return Clock::node(thread, time, Clock::default(), Clock::default());
        };
        let (left, right) = (node.left.clone(), node.right.clone());
        match thread.cmp(&node.thread) {
            std::cmp::Ordering::Equal => Clock::node(thread, time.max(node.time), left, right),
            std::cmp::Ordering::Less => Clock::balanced(node, left.with(thread, time), right),
            std::cmp::Ordering::Greater => Clock::balanced(node, left, right.with(thread, time)),
        }
    }

    /// The later time of both, for every thread.
    #[must_use]
    pub(crate) fn joined(&self, other: &Clock) -> Clock {
        match (&self.0, &other.0) {
            (_, None) => self.clone(),
            (None, _) => other.clone(),
            (Some(mine), Some(theirs)) if Arc::ptr_eq(mine, theirs) => self.clone(),
            (Some(mine), Some(theirs)) if mine.height < theirs.height => self.poured_into(other.clone()),
            _ => other.poured_into(self.clone()),
        }
    }

    fn poured_into(&self, into: Clock) -> Clock {
        let Some(node) = &self.0 else { return into };
        let into = node.right.poured_into(node.left.poured_into(into));
        if into.get(node.thread) >= node.time { into } else { into.with(node.thread, node.time) }
    }

    fn height(&self) -> u8 {
        self.0.as_ref().map_or(0, |node| node.height)
    }

    fn node(thread: ThreadId, time: u64, left: Clock, right: Clock) -> Clock {
        let height = left.height().max(right.height()) + 1;
        Clock(Some(Arc::new(Node { thread, time, height, left, right })))
    }

    /// The node with new children, whose heights differ by at most two.
    fn balanced(node: &Node, left: Clock, right: Clock) -> Clock {
        let rebuilt = |left, right| Clock::node(node.thread, node.time, left, right);
        match (&left.0, &right.0) {
            (Some(l), _) if l.height > right.height() + 1 => match &l.right.0 {
                Some(middle) if l.right.height() > l.left.height() => {
                    let lower = Clock::node(l.thread, l.time, l.left.clone(), middle.left.clone());
                    Clock::node(middle.thread, middle.time, lower, rebuilt(middle.right.clone(), right))
                }
                _ => Clock::node(l.thread, l.time, l.left.clone(), rebuilt(l.right.clone(), right)),
            },
            (_, Some(r)) if r.height > left.height() + 1 => match &r.left.0 {
                Some(middle) if r.left.height() > r.right.height() => {
                    let lower = Clock::node(r.thread, r.time, middle.right.clone(), r.right.clone());
                    Clock::node(middle.thread, middle.time, rebuilt(left, middle.left.clone()), lower)
                }
                _ => Clock::node(r.thread, r.time, rebuilt(left, r.left.clone()), r.right.clone()),
            },
            _ => rebuilt(left, right),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use std::collections::BTreeMap;

    fn check(clock: &Clock) -> usize {
        let Some(node) = &clock.0 else { return 0 };
        assert!(node.left.height().abs_diff(node.right.height()) <= 1, "balanced");
        assert_eq!(node.height, node.left.height().max(node.right.height()) + 1);
        check(&node.left) + check(&node.right) + 1
    }

    #[test]
    fn it_is_a_balanced_map_of_maxima() {
        let mut random = Random::new(5);
        let mut clocks = vec![(Clock::default(), BTreeMap::new()); 4];
        for _ in 0..3000 {
            let (at, from) = (random.below(4) as usize, random.below(4) as usize);
            if random.below(4) == 0 {
                let (clock, map) = clocks[from].clone();
                clocks[at].0 = clocks[at].0.joined(&clock);
                for (thread, time) in map {
                    let mine = clocks[at].1.entry(thread).or_insert(0);
                    *mine = time.max(*mine);
                }
            } else {
                let (thread, time) = (ThreadId(random.below(200) as u32), random.below(1000));
                clocks[at].0 = clocks[at].0.with(thread, time);
                let mine = clocks[at].1.entry(thread).or_insert(0);
                *mine = time.max(*mine);
            }
            let (clock, map) = &clocks[at];
            assert_eq!(check(clock), map.len());
            assert!(map.iter().all(|(thread, time)| clock.get(*thread) == *time));
        }
    }

    #[test]
    fn joining_what_is_the_same_tree_costs_nothing() {
        let clock = (0..9).fold(Clock::default(), |clock, thread| clock.with(ThreadId(thread), 1));
        let joined = clock.joined(&clock.clone());
        assert!(matches!((&clock.0, &joined.0), (Some(a), Some(b)) if Arc::ptr_eq(a, b)));
    }
}
