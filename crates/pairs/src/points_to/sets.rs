//! Sets of objects: a short sorted vector, or bits when it gets long. Most points-to sets have a handful of members, and
//! a few have thousands.

use super::ids::ObjId;
use fixedbitset::FixedBitSet;
use ir::Id as _;

/// Up to here a vector is smaller and as fast as bits.
const FEW: usize = 32;

/// A set of objects.
#[derive(Clone, Debug)]
pub(crate) enum ObjSet {
    /// In order.
    Few(Vec<ObjId>),
    /// One bit each, and how many there are.
    Many(FixedBitSet, usize),
}

impl Default for ObjSet {
    fn default() -> ObjSet {
        ObjSet::Few(Vec::new())
    }
}

impl ObjSet {
    /// Adds an object; true if it is new.
    pub(crate) fn insert(&mut self, obj: ObjId) -> bool {
        match self {
            ObjSet::Few(few) => {
                let Err(place) = few.binary_search(&obj) else { return false };
                if few.len() < FEW {
                    few.insert(place, obj);
                    return true;
                }
                let mut bits = FixedBitSet::with_capacity(obj.index().max(few[few.len() - 1].index()) + 1);
                few.iter().chain([&obj]).for_each(|obj| bits.insert(obj.index()));
                *self = ObjSet::Many(bits, FEW + 1);
                true
            }
            ObjSet::Many(bits, len) => {
                bits.grow(obj.index() + 1);
                let is_new = !bits.put(obj.index());
                *len += usize::from(is_new);
                is_new
            }
        }
    }

    pub(crate) fn contains(&self, obj: ObjId) -> bool {
        match self {
            ObjSet::Few(few) => few.binary_search(&obj).is_ok(),
            ObjSet::Many(bits, _) => bits.contains(obj.index()),
        }
    }

    pub(crate) fn len(&self) -> usize {
        match self {
            ObjSet::Few(few) => few.len(),
            ObjSet::Many(_, len) => *len,
        }
    }

    /// The objects, in order.
    pub(crate) fn to_vec(&self) -> Vec<ObjId> {
        match self {
            ObjSet::Few(few) => few.clone(),
            ObjSet::Many(bits, _) => bits.ones().map(ObjId::from_index).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_the_same_short_and_long() {
        let mut set = ObjSet::default();
        for number in (0..100).rev() {
            assert!(set.insert(ObjId(number * 3)));
            assert!(!set.insert(ObjId(number * 3)));
        }
        assert_eq!(set.len(), 100);
        assert!(set.contains(ObjId(297)) && !set.contains(ObjId(298)));
        assert!(set.to_vec().is_sorted());
    }
}
