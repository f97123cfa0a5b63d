//! Which slots may still be read from each node on. Slots are reused for unrelated variables: two values that
//! meet in a slot which nobody reads any more are not one variable.

use super::graph::Graph;
use classfile::Instruction;

/// The live slots at the start of each node, as bits.
pub(super) struct Liveness {
    live: Vec<u64>,
    words: usize,
}

impl Liveness {
    pub(super) fn new(graph: &Graph<'_>, slots: usize) -> Liveness {
        let words = slots.div_ceil(64);
        let mut liveness = Liveness { live: vec![0; graph.nodes.len() * words], words };
        let mut written = vec![0; graph.nodes.len() * words];
        for (number, node) in graph.nodes.iter().enumerate() {
            let start = number * words;
            for (_, instruction) in &graph.instructions[node.first as usize..node.end as usize] {
                let (read, write) = match *instruction {
                    Instruction::Load(_, slot) => (Some(slot), None),
                    Instruction::Store(_, slot) => (None, Some(slot)),
                    Instruction::Increment { local, .. } => (Some(local), Some(local)),
                    _ => continue,
                };
                let place = |slot: u16| (start + usize::from(slot) / 64, 1_u64 << (slot % 64));
                if let Some((word, bit)) = read.filter(|&slot| usize::from(slot) < slots).map(place)
                    && written[word] & bit == 0
                {
                    liveness.live[word] |= bit;
                }
                if let Some((word, bit)) = write.filter(|&slot| usize::from(slot) < slots).map(place) {
                    written[word] |= bit;
                }
            }
        }
        liveness.solve(graph, &written);
        liveness
    }

    /// What is live behind a node is live before it unless written; what is live in a handler is live all
    /// through what it protects.
    fn solve(&mut self, graph: &Graph<'_>, written: &[u64]) {
        let mut changed = true;
        while changed {
            changed = false;
            for (number, node) in graph.nodes.iter().enumerate().rev() {
                for word in 0..self.words {
                    let at = number * self.words + word;
                    let of = |other: &u32| self.live[*other as usize * self.words + word];
                    let behind = node.succs.iter().map(of).fold(0, |all, live| all | live);
                    let caught = node.handlers.iter().map(of).fold(0, |all, live| all | live);
                    let live = self.live[at] | behind & !written[at] | caught;
                    changed |= live != self.live[at];
                    self.live[at] = live;
                }
            }
        }
    }

    /// Is a slot live at the start of a node?
    pub(super) fn has(&self, node: u32, slot: usize) -> bool {
        self.live[node as usize * self.words + slot / 64] & 1 << (slot % 64) != 0
    }

    /// The live slots at the start of a node.
    pub(super) fn slots(&self, node: u32) -> impl Iterator<Item = usize> {
        let words = &self.live[node as usize * self.words..][..self.words];
        words.iter().enumerate().flat_map(|(index, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.wrapping_sub(1);
                (bit < 64).then_some(index * 64 + bit)
            })
        })
    }
}
