//! Where the instructions of the original are now, and back: debuggers and stack traces ask both ways.

/// For each original instruction, in their order, where it was and where it is now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OffsetMap {
    /// Bytes of the old code, which grow, and bytes of the new code, which do not shrink.
    pairs: Vec<(u32, u32)>,
}

impl OffsetMap {
    /// Pairs in the order of the code.
    pub(super) fn new(pairs: Vec<(u32, u32)>) -> OffsetMap {
        OffsetMap { pairs }
    }

    /// Pairs of old and new bytes, in their order: what `SetILInstrumentedCodeMap` wants. The new byte is that of
    /// the first instruction that was put before the old one.
    pub fn pairs(&self) -> &[(u32, u32)] {
        &self.pairs
    }

    /// Where the original instruction at (or around) a byte of the old code is now, with what was put before it.
    pub fn to_new(&self, old: u32) -> Option<u32> {
        let behind = self.pairs.partition_point(|pair| pair.0 <= old);
        behind.checked_sub(1).map(|index| self.pairs[index].1)
    }

    /// The original instruction to which a byte of the new code belongs. What was put before the whole body
    /// belongs to its first instruction.
    pub fn to_old(&self, new: u32) -> Option<u32> {
        let behind = self.pairs.partition_point(|pair| pair.1 <= new);
        self.pairs.get(behind.saturating_sub(1)).map(|pair| pair.0)
    }
}
