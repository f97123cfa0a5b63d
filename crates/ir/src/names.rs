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

/// An entry of the index. A part of the hash tells texts apart without looking at them, and stays when the
/// index grows.
#[derive(Clone, Copy)]
struct Indexed {
    hash: u32,
    id: NameId,
}

impl Names {
    /// Room for so many more texts.
    pub fn reserve(&mut self, count: usize) {
        self.ends.reserve(count);
        self.ids.reserve(count, |entry| spread(entry.hash));
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
        self.ids.insert_unique(spread(hash), Indexed { hash, id }, |entry| spread(entry.hash));
        id
    }

    /// The numbers of many texts, in their order. Each step is taken for all of them before the next: what one
    /// waits for in memory, the others wait for at the same time.
    pub fn intern_all(&mut self, texts: &[impl AsRef<str>]) -> Vec<NameId> {
        let hashes: Vec<u32> = texts.iter().map(|text| self.hash(text.as_ref())).collect();
        let likely: Vec<Option<NameId>> = hashes
            .iter()
            .map(|&hash| self.ids.find(spread(hash), |entry| entry.hash == hash).map(|entry| entry.id))
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

    fn find_hashed(&self, text: &str, hash: u32) -> Option<NameId> {
        let is_it = |entry: &Indexed| entry.hash == hash && self.get(entry.id) == text;
        self.ids.find(spread(hash), is_it).map(|entry| entry.id)
    }

    fn hash(&self, text: &str) -> u32 {
        self.hasher.hash_one(text) as u32
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

/// The table looks at the first and the last bits of a hash: what is kept of it has to reach both.
fn spread(hash: u32) -> u64 {
    u64::from(hash).wrapping_mul(0x9e37_79b9_7f4a_7c15)
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
