//! Dominators and post-dominators (Cooper, Harvey, Kennedy: A Simple, Fast Dominance Algorithm, 2001).
//!
//! `a` dominates `b` if every path from the entry to `b` comes through `a`; `a` post-dominates `b` if every
//! path from `b` out of the method does. Nothing is said of blocks that control never comes to, or that
//! control never gets out of.

use super::{Cfg, EdgeKind, Edges};
use crate::body::{At, Body};
use crate::ids::{BlockId, Id as _};

/// The tree of (post-)dominators.
#[derive(Clone, Debug)]
pub struct Dominators {
    /// The parent of each node; the root is its own. The exit of the method is one node more than there are
    /// blocks.
    parent: Vec<Option<u32>>,
    depth: Vec<u32>,
    blocks: usize,
}

impl Dominators {
    /// Dominators over all edges.
    pub fn new(cfg: &Cfg) -> Dominators {
        Dominators::over(cfg, Edges::All)
    }

    /// Dominators over some edges.
    pub fn over(cfg: &Cfg, edges: Edges) -> Dominators {
        let succs = successors(cfg, edges);
        Dominators::of_graph(&succs, Body::ENTRY.index(), cfg.len())
    }

    /// Post-dominators. Nearly every instruction may throw out of the method, so that over [`Edges::All`]
    /// little post-dominates anything; [`Edges::Normal`] asks what happens when all goes well.
    pub fn post(cfg: &Cfg, edges: Edges) -> Dominators {
        let exit = cfg.len();
        let mut reversed = vec![Vec::new(); exit + 1];
        for (block, succs) in successors(cfg, edges).into_iter().enumerate() {
            let id = BlockId::from_index(block);
            let exits = cfg.exits(id);
            if cfg.rank(id).is_none() {
                continue;
            }
            if exits.normal || (edges == Edges::All && exits.exceptional) {
                reversed[exit].push(block);
            }
            for succ in succs {
                reversed[succ].push(block);
            }
        }
        Dominators::of_graph(&reversed, exit, cfg.len())
    }

    fn of_graph(succs: &[Vec<usize>], root: usize, blocks: usize) -> Dominators {
        let order = postorder(succs, root);
        let mut number = vec![0; succs.len()];
        for (index, &node) in order.iter().enumerate() {
            number[node] = index;
        }
        let mut preds = vec![Vec::new(); succs.len()];
        for &node in &order {
            succs[node].iter().for_each(|&succ| preds[succ].push(node));
        }
        let mut parent: Vec<Option<u32>> = vec![None; succs.len()];
        if let Some(root_parent) = parent.get_mut(root) {
            *root_parent = Some(root as u32);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &node in order.iter().rev().filter(|&&node| node != root) {
                let known = preds[node].iter().copied().filter(|&pred| parent[pred].is_some());
                let meet = known.reduce(|a, b| intersect(&parent, &number, a, b)).map(|meet| meet as u32);
                changed |= parent[node] != meet;
                parent[node] = meet;
            }
        }
        let mut depth = vec![0; succs.len()];
        for &node in order.iter().rev().filter(|&&node| node != root) {
            depth[node] = parent[node].map_or(0, |above| depth[above as usize] + 1);
        }
        Dominators { parent, depth, blocks }
    }

    /// The closest block that (post-)dominates `block`, other than itself.
    pub fn immediate(&self, block: BlockId) -> Option<BlockId> {
        let above = self.parent.get(block.index()).copied().flatten()?;
        (above != block.0 && (above as usize) < self.blocks).then_some(BlockId(above))
    }

    /// Does `a` (post-)dominate `b`? Every block does so to itself. False if nothing is known of `b`.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let known = |block: BlockId| self.parent.get(block.index()).copied().flatten().is_some();
        if !known(a) || !known(b) {
            return false;
        }
        let mut node = b.0;
        while self.depth[node as usize] > self.depth[a.index()] {
            node = self.parent[node as usize].expect("what is below the root has a parent");
        }
        node == a.0
    }

    /// Does the instruction at `a` dominate that at `b`? For dominators, not post-dominators.
    pub fn dominates_at(&self, a: At, b: At) -> bool {
        if a.block == b.block { a.index <= b.index } else { self.dominates(a.block, b.block) }
    }
}

fn successors(cfg: &Cfg, edges: Edges) -> Vec<Vec<usize>> {
    let counts = |kind: EdgeKind| edges == Edges::All || kind == EdgeKind::Normal;
    let targets = |index| {
        let succs = cfg.succs(BlockId::from_index(index)).iter();
        succs.filter(|edge| counts(edge.kind)).map(|edge| edge.to.index()).collect()
    };
    (0..cfg.len()).map(targets).collect()
}

fn postorder(succs: &[Vec<usize>], root: usize) -> Vec<usize> {
    let mut order = Vec::new();
    let mut seen = vec![false; succs.len()];
    let mut stack = Vec::new();
    if root < succs.len() {
        seen[root] = true;
        stack.push((root, 0));
    }
    while let Some((node, next)) = stack.pop() {
        let Some(&succ) = succs[node].get(next) else {
            order.push(node);
            continue;
        };
        stack.push((node, next + 1));
        if !seen[succ] {
            seen[succ] = true;
            stack.push((succ, 0));
        }
    }
    order
}

/// The lowest node above both. Numbers grow toward the root.
fn intersect(parent: &[Option<u32>], number: &[usize], mut a: usize, mut b: usize) -> usize {
    let up = |node: usize| parent[node].expect("only nodes with a parent are compared") as usize;
    while a != b {
        while number[a] < number[b] {
            a = up(a);
        }
        while number[b] < number[a] {
            b = up(b);
        }
    }
    a
}
