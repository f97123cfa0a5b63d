//! Texts, each kept once: names are compared as numbers.

use crate::ids::NameId;
use foldhash::fast::RandomState;
use hashbrown::HashTable;
use std::hash::BuildHasher as _;

/// An interner. Numbers are given in the order of first use, so the same calls give the same numbers.
#[derive(Clone, Default)]
pub struct Names {
    /// All texts, one behind the other.
    texts: String,
    /// Where each text ends.
    ends: Vec<u32>,
    ids: HashTable<Indexed>,
    hasher: RandomState,
}

/// A part of a text's hash, to be kept in an index beside what it leads to: it tells texts apart without looking
/// at them, and need not be found again when the index grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextHash(u32);

impl TextHash {
    /// That of a text.
    pub fn of(hasher: &RandomState, text: &[u8]) -> TextHash {
        TextHash(hasher.hash_one(text) as u32)
    }

    /// As tables want it, which look at the first and the last bits: what was kept has to reach both.
    pub fn wide(self) -> u64 {
        u64::from(self.0).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// An entry of the index.
#[derive(Clone, Copy)]
struct Indexed {
    hash: TextHash,
    id: NameId,
}

impl Names {
    /// Room for so many more texts.
    pub fn reserve(&mut self, count: usize) {
        self.ends.reserve(count);
        self.ids.reserve(count, |entry| entry.hash.wide());
    }

    /// The number of `text`, a new one if it was never seen.
    pub fn intern(&mut self, text: &str) -> NameId {
        let hash = self.hash(text);
        if let Some(id) = self.find_hashed(text, hash) {
            return id;
        }
        let id = NameId(self.ends.len() as u32);
        self.texts.push_str(text);
        self.ends.push(self.texts.len() as u32);
        self.ids.insert_unique(hash.wide(), Indexed { hash, id }, |entry| entry.hash.wide());
        id
    }

    /// The numbers of many texts, in their order. Each step is taken for all of them before the next: what one
    /// waits for in memory, the others wait for at the same time.
    pub fn intern_all(&mut self, texts: &[impl AsRef<str>]) -> Vec<NameId> {
        let hashes: Vec<TextHash> = texts.iter().map(|text| self.hash(text.as_ref())).collect();
        let likely: Vec<Option<NameId>> = hashes
            .iter()
            .map(|&hash| self.ids.find(hash.wide(), |entry| entry.hash == hash).map(|entry| entry.id))
            .collect();
        let exact = |(text, likely): (&_, Option<NameId>)| {
            let text: &str = AsRef::as_ref(text);
            likely.filter(|&id| self.get(id) == text).unwrap_or_else(|| self.intern(text))
        };
        texts.iter().zip(likely).map(exact).collect()
    }

    /// The number of `text`, if it has one.
    pub fn find(&self, text: &str) -> Option<NameId> {
        self.find_hashed(text, self.hash(text))
    }

    fn find_hashed(&self, text: &str, hash: TextHash) -> Option<NameId> {
        let is_it = |entry: &Indexed| entry.hash == hash && self.get(entry.id) == text;
        self.ids.find(hash.wide(), is_it).map(|entry| entry.id)
    }

    fn hash(&self, text: &str) -> TextHash {
        TextHash::of(&self.hasher, text.as_bytes())
    }

    /// The text of `id`; `?` for a number that was never given.
    pub fn get(&self, id: NameId) -> &str {
        let index = id.0 as usize;
        let Some(&end) = self.ends.get(index) else { return "?" };
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        &self.texts[start as usize..end as usize]
    }

    /// How many texts there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

/// Two interners are equal if they gave the same numbers.
impl PartialEq for Names {
    fn eq(&self, other: &Self) -> bool {
        self.texts == other.texts && self.ends == other.ends
    }
}

impl std::fmt::Debug for Names {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries((0..self.ends.len() as u32).map(|id| self.get(NameId(id)))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_together_get_the_numbers_that_they_get_one_by_one() {
        let texts = ["a", "b", "", "a", "c", "b", "a"];
        let (mut one_by_one, mut together) = (Names::default(), Names::default());
        together.reserve(2);
        for names in [&mut one_by_one, &mut together] {
            names.intern("c");
        }
        let expected: Vec<NameId> = texts.iter().map(|text| one_by_one.intern(text)).collect();
        assert_eq!(together.intern_all(&texts), expected);
        assert_eq!(together, one_by_one);
        assert_eq!(together.find("b"), Some(expected[1]));
        assert_eq!(together.find("d"), None);
    }
}
