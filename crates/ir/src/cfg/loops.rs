//! Natural loops: a header that dominates the source of an edge back to it, and all blocks that reach that
//! edge without coming through the header. Loops with one header are one loop. A cycle that can be entered at
//! two places, which only `goto` makes, has no header and is no loop here.

use super::{Cfg, Dominators};
use crate::ids::{BlockId, Id, IndexVec};
use fixedbitset::FixedBitSet;

crate::ids! {
    /// A loop of a body.
    pub struct LoopId;
}

/// One loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// Where it is entered.
    pub header: BlockId,
    /// The blocks from which control goes back to the header.
    pub latches: Vec<BlockId>,
    /// All its blocks, header and inner loops included, in order.
    pub blocks: Vec<BlockId>,
    /// The loop around it.
    pub parent: Option<LoopId>,
    /// 1 for an outermost loop.
    pub depth: u32,
}

/// The loops of a body; a loop comes after the one around it.
#[derive(Clone, Debug)]
pub struct Loops {
    loops: IndexVec<LoopId, Loop>,
    innermost: IndexVec<BlockId, Option<LoopId>>,
}

impl Loops {
    /// The loops of a graph.
    pub fn new(cfg: &Cfg, dominators: &Dominators) -> Loops {
        let mut loops = Loops { loops: IndexVec::new(), innermost: IndexVec::filled(None, cfg.len()) };
        // In this order, headers of outer loops come first.
        for &header in cfg.reverse_postorder() {
            let mut latches: Vec<BlockId> = cfg.preds(header).iter().map(|edge| edge.from).collect();
            latches.retain(|&latch| dominators.dominates(header, latch));
            latches.sort_unstable();
            latches.dedup();
            if !latches.is_empty() {
                loops.add(cfg, header, latches);
            }
        }
        loops
    }

    fn add(&mut self, cfg: &Cfg, header: BlockId, latches: Vec<BlockId>) {
        let blocks = blocks_of(cfg, header, &latches);
        let parent = self.innermost[header];
        let depth = parent.map_or(1, |parent| self.loops[parent].depth + 1);
        let id = LoopId::from_index(self.loops.len());
        for &block in &blocks {
            self.innermost[block] = Some(id);
        }
        self.loops.push(Loop { header, latches, blocks, parent, depth });
    }

    /// All loops.
    pub fn all(&self) -> &IndexVec<LoopId, Loop> {
        &self.loops
    }

    /// The innermost loop around a block.
    pub fn innermost(&self, block: BlockId) -> Option<LoopId> {
        self.innermost.get(block).copied().flatten()
    }

    /// The loops around a block, innermost first.
    pub fn around(&self, block: BlockId) -> impl Iterator<Item = (LoopId, &Loop)> {
        let entry = |id: LoopId| (id, &self.loops[id]);
        std::iter::successors(self.innermost(block).map(entry), move |(_, inner)| inner.parent.map(entry))
    }
}

/// Backwards from the latches up to the header.
fn blocks_of(cfg: &Cfg, header: BlockId, latches: &[BlockId]) -> Vec<BlockId> {
    let mut inside = FixedBitSet::with_capacity(cfg.len());
    inside.insert(header.index());
    let mut work = latches.to_vec();
    while let Some(block) = work.pop() {
        if cfg.rank(block).is_some() && !inside.put(block.index()) {
            work.extend(cfg.preds(block).iter().map(|edge| edge.from));
        }
    }
    inside.ones().map(BlockId::from_index).collect()
}
