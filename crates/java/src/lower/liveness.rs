//! Which slots may still be read from each node on. Slots are reused for unrelated variables: two values that
//! meet in a slot which nobody reads any more are not one variable.

use super::graph::Graph;
use classfile::Instruction;

/// The live slots at the start of each node, as bits. The next method uses its memory again.
#[derive(Default)]
pub(super) struct Liveness {
    live: Vec<u64>,
    /// The slots that each node writes.
    written: Vec<u64>,
    words: usize,
}

impl Liveness {
    pub(super) fn rebuild(&mut self, graph: &Graph<'_>, slots: usize) {
        self.words = slots.div_ceil(64);
        for bits in [&mut self.live, &mut self.written] {
            bits.clear();
            bits.resize(graph.nodes.len() * self.words, 0);
        }
        for (number, node) in graph.nodes.iter().enumerate() {
            let start = number * self.words;
            let place = |slot: u16| (start + usize::from(slot) / 64, 1_u64 << (slot % 64));
            for (_, instruction) in &graph.instructions[node.first as usize..node.end as usize] {
                let (reads, writes, slot) = match *instruction {
                    Instruction::Load(_, slot) => (true, false, slot),
                    Instruction::Store(_, slot) => (false, true, slot),
                    Instruction::Increment { local, .. } => (true, true, local),
                    _ => continue,
                };
                if usize::from(slot) >= slots {
                    continue;
                }
                let (word, bit) = place(slot);
                if reads {
                    self.live[word] |= bit & !self.written[word];
                }
                if writes {
                    self.written[word] |= bit;
                }
            }
        }
        if graph.nodes.len() > 1 {
            self.solve(graph);
        }
    }

    /// What is live behind a node is live before it unless written; what is live in a handler is live all
    /// through what it protects.
    fn solve(&mut self, graph: &Graph<'_>) {
        let mut changed = true;
        while changed {
            changed = false;
            for (number, node) in graph.nodes.iter().enumerate().rev() {
                for word in 0..self.words {
                    let at = number * self.words + word;
                    let of = |other: &u32| self.live[*other as usize * self.words + word];
                    let behind = graph.succs(node).iter().map(of).fold(0, |all, live| all | live);
                    let caught = graph.handlers(node).iter().map(of).fold(0, |all, live| all | live);
                    let live = self.live[at] | behind & !self.written[at] | caught;
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
