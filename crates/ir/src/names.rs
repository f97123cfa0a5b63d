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
    ids: HashTable<NameId>,
    hasher: RandomState,
}

impl Names {
    /// The number of `text`, a new one if it was never seen.
    pub fn intern(&mut self, text: &str) -> NameId {
        let hash = self.hasher.hash_one(text);
        if let Some(&id) = self.ids.find(hash, |&id| self.get(id) == text) {
            return id;
        }
        let id = NameId(self.ends.len() as u32);
        self.texts.push_str(text);
        self.ends.push(self.texts.len() as u32);
        let Names { texts, ends, ids, hasher } = self;
        ids.insert_unique(hash, id, |&id| hasher.hash_one(spelling(texts, ends, id)));
        id
    }

    /// The number of `text`, if it has one.
    pub fn find(&self, text: &str) -> Option<NameId> {
        self.ids.find(self.hasher.hash_one(text), |&id| self.get(id) == text).copied()
    }

    /// The text of `id`; `?` for a number that was never given.
    pub fn get(&self, id: NameId) -> &str {
        if (id.0 as usize) < self.ends.len() { spelling(&self.texts, &self.ends, id) } else { "?" }
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

fn spelling<'t>(texts: &'t str, ends: &[u32], id: NameId) -> &'t str {
    let index = id.0 as usize;
    let start = if index == 0 { 0 } else { ends[index - 1] as usize };
    &texts[start..ends[index] as usize]
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
