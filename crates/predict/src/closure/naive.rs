//! The closure by its definition: a matrix, and the rules applied to all pairs until nothing changes.

use super::{Closure, Window};
use crate::model::{Act, Node};

/// A strict partial order over the steps of a window, or nothing if the rules contradict each other.
pub(crate) struct Matrix {
    nodes: Vec<Node>,
    before: Vec<Vec<bool>>,
}

impl Matrix {
    /// The smallest order that is closed under the rules.
    pub(crate) fn new(window: &Window) -> Option<Self> {
        let lanes = 0..window.from.len();
        let nodes: Vec<Node> = lanes
            .flat_map(|lane| {
                (window.from[lane]..window.to.included[lane]).map(move |at| Node::new(lane, at as usize))
            })
            .collect();
        let mut matrix = Matrix { before: vec![vec![false; nodes.len()]; nodes.len()], nodes };
        matrix.add_given(window);
        loop {
            let known = matrix.before.clone();
            matrix.apply_rules(window);
            matrix.close();
            if (0..matrix.nodes.len()).any(|at| matrix.before[at][at]) || matrix.two_open_sections(window) {
                return None;
            }
            if matrix.before == known {
                return Some(matrix);
            }
        }
    }

    pub(crate) fn agrees_with(&self, closure: &Closure) -> bool {
        self.nodes.iter().enumerate().all(|(i, &a)| {
            self.nodes
                .iter()
                .enumerate()
                .all(|(j, &b)| self.before[i][j] == closure.before(closure.id(a), closure.id(b)))
        })
    }

    fn at(&self, node: Node) -> Option<usize> {
        self.nodes.iter().position(|&other| other == node)
    }

    fn order(&mut self, a: Node, b: Node) {
        if let (Some(a), Some(b)) = (self.at(a), self.at(b)) {
            self.before[a][b] = true;
        }
    }

    fn add_given(&mut self, window: &Window) {
        for (i, a) in self.nodes.clone().into_iter().enumerate() {
            for (j, b) in self.nodes.clone().into_iter().enumerate() {
                self.before[i][j] |= a.thread == b.thread && a.index < b.index;
            }
            for &(to, from) in &window.model.lanes[a.lane()].edges {
                if to == a.index {
                    self.order(from, a);
                }
            }
            if Self::concrete_read(window, a) {
                self.order(window.model.link(a), a);
            }
        }
        for &(a, b) in &window.orders {
            self.order(a, b);
        }
    }

    fn concrete_read(window: &Window, node: Node) -> bool {
        window.model.act(node).reads().is_some() && window.is_concrete(node)
    }

    fn apply_rules(&mut self, window: &Window) {
        let model = window.model;
        for (i, r) in self.nodes.clone().into_iter().enumerate() {
            for (j, other) in self.nodes.clone().into_iter().enumerate() {
                let same_var = model.act(r).reads() == model.act(other).writes();
                if i != j && Self::concrete_read(window, r) && same_var {
                    self.observation(window, (i, r), (j, other));
                }
                if let (Act::Acquire(x), Act::Acquire(y)) = (model.act(r), model.act(other))
                    && x == y
                    && r.thread != other.thread
                {
                    self.exclusion(window, r, other);
                }
            }
        }
        self.sections_from_before(window);
    }

    /// Rules (a) and (b) for the concrete read `r` and another write `w2` of its variable.
    fn observation(&mut self, window: &Window, (i, r): (usize, Node), (j, w2): (usize, Node)) {
        let w = window.model.link(r);
        if w == w2 {
            return;
        }
        let Some(w) = self.at(w) else {
            // What was there before the window is overwritten only after it was read.
            self.before[i][j] = true;
            return;
        };
        self.before[j][w] |= self.before[j][i];
        self.before[i][j] |= self.before[w][j];
    }

    /// Rule (c), and that of sections that stay open.
    fn exclusion(&mut self, window: &Window, acq1: Node, acq2: Node) {
        let (rel1, rel2) = (self.at(window.model.link(acq1)), self.at(window.model.link(acq2)));
        let (a1, a2) = (self.at(acq1), self.at(acq2));
        let (Some(a1), Some(a2)) = (a1, a2) else { return };
        match (rel1, rel2) {
            (Some(rel1), Some(rel2)) => self.before[rel1][a2] |= self.before[a1][rel2],
            (Some(rel1), None) => self.before[rel1][a2] = true,
            (None, _) => {}
        }
    }

    /// A lock held when the window begins is given back before anybody else takes it.
    fn sections_from_before(&mut self, window: &Window) {
        for lane in 0..window.from.len() {
            for &lock in window.model.held(lane, window.from[lane] as usize) {
                let acquire = window.model.last_acquire(lock, lane, window.from[lane]);
                let release = acquire.and_then(|acquire| self.at(window.model.link(acquire)));
                for (j, other) in self.nodes.clone().into_iter().enumerate() {
                    if window.model.act(other) == Act::Acquire(lock) && other.lane() != lane {
                        match release {
                            Some(release) => self.before[release][j] = true,
                            None => self.before[j][j] = true,
                        }
                    }
                }
            }
        }
    }

    fn two_open_sections(&self, window: &Window) -> bool {
        let open = |&&node: &&Node| {
            matches!(window.model.act(node), Act::Acquire(_)) && self.at(window.model.link(node)).is_none()
        };
        let open: Vec<&Node> = self.nodes.iter().filter(open).collect();
        open.iter()
            .enumerate()
            .any(|(at, a)| open[..at].iter().any(|b| window.model.act(**a) == window.model.act(**b)))
    }

    fn close(&mut self) {
        let n = self.nodes.len();
        for k in 0..n {
            for i in 0..n {
                if self.before[i][k] {
                    for j in 0..n {
                        self.before[i][j] |= self.before[k][j];
                    }
                }
            }
        }
    }
}
