//! Names of threads, variables, locks, blocks, locations and values: each a number, spelled once.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::borrow::Cow;
use std::hash::Hasher as _;

/// One name space: numbers from 0, each with its spelling.
#[derive(Clone)]
pub enum Names {
    /// Spelled in the input.
    Spelled(Spelled),
    /// Numbered in the input: name `i` is the prefix followed by `i`. Costs nothing, however many there are.
    Numbered {
        /// What stands before the number.
        prefix: &'static str,
        /// How many there are.
        count: u32,
    },
}

impl Default for Names {
    fn default() -> Self {
        Names::Spelled(Spelled::default())
    }
}

impl Names {
    /// How many names there are.
    pub fn len(&self) -> usize {
        match self {
            Names::Spelled(spelled) => spelled.len(),
            Names::Numbered { count, .. } => *count as usize,
        }
    }

    /// Is the name space empty?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The spelling of number `id`; `?` for one that is not in the table.
    pub fn get(&self, id: u32) -> Cow<'_, str> {
        match self {
            Names::Spelled(spelled) => spelled.get(id).map_or(Cow::Borrowed("?"), Cow::Borrowed),
            Names::Numbered { prefix, count } if id < *count => Cow::Owned(format!("{prefix}{id}")),
            Names::Numbered { .. } => Cow::Borrowed("?"),
        }
    }
}

/// Interned names: one arena of text, one table of hashes.
#[derive(Clone, Default)]
pub struct Spelled {
    text: String,
    ends: Vec<u32>,
    ids: HashTable<u32>,
}

impl Spelled {
    /// How many names there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The spelling of `id`.
    pub fn get(&self, id: u32) -> Option<&str> {
        let end = *self.ends.get(id as usize)? as usize;
        let start = if id == 0 { 0 } else { self.ends[id as usize - 1] as usize };
        Some(&self.text[start..end])
    }

    /// The number of `name`, if it has one.
    pub fn find(&self, name: &str) -> Option<u32> {
        self.ids.find(hash(name), |&id| self.get(id) == Some(name)).copied()
    }

    /// The number of `name`, new if need be. `None` when the table is full (4 GiB of text).
    pub fn intern(&mut self, name: &str) -> Option<u32> {
        let hash_of_name = hash(name);
        if let Some(&id) = self.ids.find(hash_of_name, |&id| self.get(id) == Some(name)) {
            return Some(id);
        }
        let end = u32::try_from(self.text.len() + name.len()).ok()?;
        let id = u32::try_from(self.ends.len()).ok()?;
        self.text.push_str(name);
        self.ends.push(end);
        let (text, ends) = (&self.text, &self.ends);
        self.ids.insert_unique(hash_of_name, id, |&id| {
            let start = if id == 0 { 0 } else { ends[id as usize - 1] as usize };
            hash(&text[start..ends[id as usize] as usize])
        });
        Some(id)
    }
}

fn hash(name: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(name.as_bytes());
    hasher.finish()
}
