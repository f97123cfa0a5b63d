//! Sets of objects: a short sorted vector, or bits when it gets long. Most points-to sets have a handful of members, and
//! a few have thousands; those are joined word by word.

use super::ids::ObjId;
use ir::Id as _;

/// Up to here a vector is smaller and as fast as bits.
const FEW: usize = 32;

/// A set of objects.
#[derive(Clone, Debug)]
pub(crate) enum ObjSet {
    /// In order.
    Few(Vec<ObjId>),
    /// One bit each, and how many there are.
    Many(Bits, usize),
}

/// One bit for each object.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bits(Vec<u64>);

impl Bits {
    /// Sets a bit; true if it was not set.
    pub(crate) fn insert(&mut self, index: usize) -> bool {
        let (word, bit) = (index / 64, 1 << (index % 64));
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }

    fn contains(&self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|word| word & (1 << (index % 64)) != 0)
    }

    fn ones(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(place, &word)| {
            let rest = std::iter::successors(Some(word), |word| Some(word & word.wrapping_sub(1)));
            rest.take_while(|word| *word != 0).map(move |word| place * 64 + word.trailing_zeros() as usize)
        })
    }

    fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
}

impl Default for ObjSet {
    fn default() -> ObjSet {
        ObjSet::Few(Vec::new())
    }
}

impl FromIterator<ObjId> for ObjSet {
    fn from_iter<I: IntoIterator<Item = ObjId>>(objects: I) -> ObjSet {
        let mut set = ObjSet::default();
        for obj in objects {
            set.insert(obj);
        }
        set
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
                let mut bits = Bits::default();
                few.iter().chain([&obj]).for_each(|obj| {
                    bits.insert(obj.index());
                });
                *self = ObjSet::Many(bits, FEW + 1);
                true
            }
            ObjSet::Many(bits, len) => {
                let is_new = bits.insert(obj.index());
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

    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds the objects of another set, as far as they are in `mask`; says which of them are new.
    pub(crate) fn take_up(&mut self, other: &ObjSet, mask: Option<&Bits>) -> ObjSet {
        let (ObjSet::Many(mine, len), ObjSet::Many(theirs, _)) = (&mut *self, other) else {
            let passing = |obj: &ObjId| mask.is_none_or(|mask| mask.contains(obj.index()));
            return other.to_vec().into_iter().filter(passing).filter(|&obj| self.insert(obj)).collect();
        };
        if mine.0.len() < theirs.0.len() {
            mine.0.resize(theirs.0.len(), 0);
        }
        let mut new = Bits(Vec::new());
        for (place, &word) in theirs.0.iter().enumerate() {
            let allowed = mask.map_or(u64::MAX, |mask| mask.0.get(place).copied().unwrap_or(0));
            let added = word & allowed & !mine.0[place];
            if added != 0 {
                mine.0[place] |= added;
                new.0.resize(place + 1, 0);
                new.0[place] = added;
            }
        }
        let added = new.count();
        *len += added;
        if added <= FEW { new.ones().map(ObjId::from_index).collect() } else { ObjSet::Many(new, added) }
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

    #[test]
    fn only_what_is_new_and_passes_is_told() {
        let numbers =
            |step: usize, count: u32| (0..count).map(|n| ObjId(n * step as u32)).collect::<ObjSet>();
        let mut mask = Bits::default();
        (0..300).filter(|number| number % 2 == 0).for_each(|number| {
            mask.insert(number);
        });
        for (mine, theirs) in [(3, 90), (3, 5), (90, 3)] {
            let (mut set, other) = (numbers(2, mine), numbers(3, theirs));
            let new = set.take_up(&other, Some(&mask)).to_vec();
            let expected = (0..theirs).map(|n| n * 3).filter(|n| n % 2 == 0 && *n >= mine * 2);
            assert_eq!(new, expected.map(ObjId).collect::<Vec<_>>(), "{mine} {theirs}");
            assert!(new.iter().all(|&obj| set.contains(obj)));
        }
    }
}
