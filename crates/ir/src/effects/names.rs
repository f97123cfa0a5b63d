//! Names, interned; and the many spellings of one type.
//!
//! `System.Collections.Generic.Dictionary<,>.Enumerator`, `…Dictionary<string, int>.Enumerator` and
//! ``…Dictionary`2+Enumerator`` are one type. Both sides of a comparison are turned, byte by byte and without
//! allocation, into the last form with dots.

use std::hash::{Hash as _, Hasher as _};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// A name of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NameId(u32);

/// All names of a table.
#[derive(Clone, Default, Debug)]
pub(super) struct Names {
    texts: Vec<Box<str>>,
    ids: HashTable<NameId>,
}

impl Names {
    pub(super) fn intern(&mut self, text: &str) -> NameId {
        if let Some(id) = self.find(text) {
            return id;
        }
        let id = NameId(self.texts.len() as u32);
        self.texts.push(text.into());
        let texts = &self.texts;
        self.ids.insert_unique(hash(text), id, |id| hash(&texts[id.0 as usize]));
        id
    }

    pub(super) fn find(&self, text: &str) -> Option<NameId> {
        self.ids.find(hash(text), |id| *self.texts[id.0 as usize] == *text).copied()
    }

    pub(super) fn text(&self, id: NameId) -> &str {
        &self.texts[id.0 as usize]
    }
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    text.hash(&mut hasher);
    hasher.finish()
}

/// The hash of a type's name, the same for all its spellings. Eight bytes go into the hasher at a time.
pub(super) fn type_hash(name: &str) -> u64 {
    let mut hasher = FxHasher::default();
    let mut word = 0_u64;
    for (at, byte) in spelling(name).enumerate() {
        word = word << 8 | u64::from(byte);
        if at % 8 == 7 {
            hasher.write_u64(word);
        }
    }
    hasher.write_u64(word);
    hasher.finish()
}

/// Whether a name is a spelling of the type with this key.
pub(super) fn is_type(key: &[u8], name: &str) -> bool {
    key == name.as_bytes() || spelling(name).eq(key.iter().copied())
}

/// The one spelling of a type's name that all others are compared in.
pub(super) fn type_key(name: &str) -> Box<[u8]> {
    spelling(name).collect()
}

/// The bytes of the one spelling that all others are compared in.
fn spelling(name: &str) -> impl Iterator<Item = u8> {
    let name = name.strip_prefix("global::").unwrap_or(name);
    Spelling { bytes: name.as_bytes(), at: 0, arity: None }
}

struct Spelling<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The number of type arguments that was counted and is yet to be given out.
    arity: Option<u8>,
}

impl Iterator for Spelling<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if let Some(arity) = self.arity.take() {
            return Some(b'0' + arity);
        }
        loop {
            let byte = *self.bytes.get(self.at)?;
            self.at += 1;
            match byte {
                b' ' => {}
                b'+' | b'/' | b'$' => return Some(b'.'),
                b'<' => {
                    self.arity = Some(self.skip_type_arguments());
                    return Some(b'`');
                }
                _ => return Some(byte),
            }
        }
    }
}

impl Spelling<'_> {
    /// Goes behind the bracket that closes the list, and says how many arguments stood there. No type of a
    /// library has more than nine but delegates and tuples, which nobody asks for: more count as nine.
    fn skip_type_arguments(&mut self) -> u8 {
        let (mut depth, mut arity) = (1, 1);
        while depth > 0 && self.at < self.bytes.len() {
            match self.bytes[self.at] {
                b'<' | b'[' | b'(' => depth += 1,
                b'>' | b']' | b')' => depth -= 1,
                b',' if depth == 1 => arity = 9.min(arity + 1),
                _ => {}
            }
            self.at += 1;
        }
        arity
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_type_are_the_same() {
        for (written, expected) in [
            ("A.B", "A.B"),
            ("global::A.B", "A.B"),
            ("A.Map<,>", "A.Map`2"),
            ("A.Map`2", "A.Map`2"),
            ("A.Map<string, List<(int, int)>>.Enumerator", "A.Map`2.Enumerator"),
            ("A.Map`2+Enumerator", "A.Map`2.Enumerator"),
            ("A.List<>", "A.List`1"),
            ("A.List<int[,]>", "A.List`1"),
            ("java/util/Map$Entry", "java.util.Map.Entry"),
            ("A.Broken<int", "A.Broken`1"),
            ("", ""),
        ] {
            assert_eq!(*type_key(written), *expected.as_bytes(), "{written}");
            assert!(is_type(&type_key(written), expected), "{written}");
        }
        assert_eq!(type_hash("A.Map<,>"), type_hash("A.Map`2"));
        assert!(is_type(b"A.Map`2", "A.Map<K, V>") && !is_type(b"A.Map`2", "A.Map<>"));
    }
}
