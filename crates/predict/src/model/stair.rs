//! What one lane needs of another, as a staircase of prefix maxima: one binary search answers for all steps
//! below an index.

/// What a lane needs of one other lane, growing with its index: "with step `from`, `included` steps of the
/// other lane must be taken, and its reads below `concrete` must see what they saw". Only entries that ask
/// for more than all before are kept.
#[derive(Default)]
pub(crate) struct Stair(Vec<Need>);

#[derive(Clone, Copy)]
pub(crate) struct Need {
    pub(super) from: u32,
    pub(crate) included: u32,
    pub(crate) concrete: u32,
}

impl Stair {
    pub(super) fn push(&mut self, need: Need) {
        if self.0.last().is_none_or(|last| last.included < need.included || last.concrete < need.concrete) {
            let before = self.0.last().copied().unwrap_or(Need { from: 0, included: 0, concrete: 0 });
            self.0.push(Need {
                from: need.from,
                included: need.included.max(before.included),
                concrete: need.concrete.max(before.concrete),
            });
        }
    }

    /// What all steps below `end` need together.
    pub(crate) fn below(&self, end: u32) -> Option<Need> {
        let count = self.0.partition_point(|need| need.from < end);
        count.checked_sub(1).map(|last| self.0[last])
    }
}
