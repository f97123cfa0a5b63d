//! Names of threads, variables, locks, blocks, locations and values: each a number, spelled once.

use foldhash::fast::RandomState;
use hashbrown::HashTable;
use memchr::memchr2;
use std::borrow::Cow;
use std::hash::{BuildHasher as _, Hasher as _};

/// The name spaces of a trace. The numbers are part of the binary format: append only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Table {
    /// Threads.
    Threads = 0,
    /// Variables.
    Vars = 1,
    /// Locks.
    Locks = 2,
    /// Labels of atomic blocks.
    Blocks = 3,
    /// Program locations.
    Locations = 4,
    /// Recorded values.
    Values = 5,
}

impl Table {
    /// All of them, in the order of their numbers.
    pub const ALL: [Table; 6] =
        [Table::Threads, Table::Vars, Table::Locks, Table::Blocks, Table::Locations, Table::Values];
}

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

    /// The number of `name`, if it has one.
    pub fn find(&self, name: &str) -> Option<u32> {
        match self {
            Names::Spelled(spelled) => spelled.find(name),
            Names::Numbered { prefix, count } => {
                let id = canonical_number(name.strip_prefix(prefix)?.as_bytes())?;
                (id < *count).then_some(id)
            }
        }
    }
}

/// Why a name was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameRefused {
    /// The table is full: 4 GiB of text or 2^32 names.
    Full,
    /// The bytes are not UTF-8.
    NotText,
}

/// Interned names: one arena of text, one table of hashes.
#[derive(Clone, Default)]
pub struct Spelled {
    text: String,
    ends: Vec<u32>,
    ids: HashTable<u32>,
    seeds: RandomState,
    lane: Lane,
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
        Some(&self.text[start(&self.ends, id)..end])
    }

    /// The number of `name`, if it has one.
    pub fn find(&self, name: &str) -> Option<u32> {
        self.find_bytes(name.as_bytes())
    }

    fn find_bytes(&self, name: &[u8]) -> Option<u32> {
        let by_number = self.lane.number(name).and_then(|number| self.lane.get(number));
        by_number.or_else(|| self.find_hashed(hash(&self.seeds, name), name))
    }

    /// The number of `name`, new if need be. `None` when the table is full (4 GiB of text).
    pub fn intern(&mut self, name: &str) -> Option<u32> {
        self.intern_bytes(name.as_bytes()).ok()
    }

    /// The number of `name`, new if need be. Only a new name is checked to be UTF-8: a known one was.
    pub fn intern_bytes(&mut self, name: &[u8]) -> Result<u32, NameRefused> {
        let number = self.lane.number(name);
        if let Some(id) = number.and_then(|number| self.lane.get(number)) {
            return Ok(id);
        }
        let hash_of_name = hash(&self.seeds, name);
        let (id, is_new) = match self.find_hashed(hash_of_name, name) {
            Some(id) => (id, false),
            None => (self.append(name)?, true),
        };
        if let Some(number) = number
            && self.lane.remember(number, id, self.ends.len())
        {
            return Ok(id);
        }
        if is_new {
            self.lane.learn(name);
            let (text, ends, seeds) = (self.text.as_bytes(), &self.ends, &self.seeds);
            self.ids.insert_unique(hash_of_name, id, |&id| hash(seeds, spelling(text, ends, id)));
        }
        Ok(id)
    }

    /// The name that `text` begins with, if it is a known one, and its length with `end`, which follows it.
    ///
    /// `end` is, or ends with, the first bar or line end in the text.
    #[inline]
    pub(crate) fn known_at_front<const N: usize>(&self, text: &[u8], end: &[u8; N]) -> Option<(u32, usize)> {
        if let Some((number, length)) = self.lane.number_at_front(text)
            && text[length..].starts_with(end)
            && let Some(id) = self.lane.get(number)
        {
            return Some((id, length + N));
        }
        let length = memchr2(b'|', b'\n', text)? + 1;
        Some((self.find_bytes(text[..length].strip_suffix(end)?)?, length))
    }

    /// If `text` begins with the name `id` followed by `end`: the length of both.
    #[inline]
    pub(crate) fn is_at_front<const N: usize>(&self, text: &[u8], id: u32, end: &[u8; N]) -> Option<usize> {
        let name = self.get(id)?.as_bytes();
        let length = name.len() + N;
        let front = text.get(..length)?;
        (front[name.len()..] == *end && front[..name.len()] == *name).then_some(length)
    }

    fn append(&mut self, name: &[u8]) -> Result<u32, NameRefused> {
        let name = std::str::from_utf8(name).map_err(|_| NameRefused::NotText)?;
        let end = u32::try_from(self.text.len() + name.len()).map_err(|_| NameRefused::Full)?;
        // The last number stays free: one more than an id must fit 32 bits too.
        let id = u32::try_from(self.ends.len()).ok().filter(|&id| id < u32::MAX).ok_or(NameRefused::Full)?;
        self.text.push_str(name);
        self.ends.push(end);
        Ok(id)
    }

    fn find_hashed(&self, hash_of_name: u64, name: &[u8]) -> Option<u32> {
        let (text, ends) = (self.text.as_bytes(), &self.ends);
        self.ids.find(hash_of_name, |&id| spelling(text, ends, id) == name).copied()
    }
}

fn spelling<'a>(text: &'a [u8], ends: &[u32], id: u32) -> &'a [u8] {
    &text[start(ends, id)..ends[id as usize] as usize]
}

fn start(ends: &[u32], id: u32) -> usize {
    if id == 0 { 0 } else { ends[id as usize - 1] as usize }
}

fn hash(seeds: &RandomState, name: &[u8]) -> u64 {
    let mut hasher = seeds.build_hasher();
    hasher.write(name);
    hasher.finish()
}

/// Names like `V17`: from the number straight to the id, one memory access instead of four, and no branch on
/// the digits.
///
/// Every name is in here or in the table of hashes, or in both.
#[derive(Clone, Default)]
struct Lane {
    /// What stands before the numbers; learnt from the first name that ends in one.
    prefix: Option<Prefix>,
    /// One more than the id, by number; 0 where none is known.
    ids: Vec<u32>,
}

/// A few bytes, compared all at once: the low bytes of a word, and the others 0.
#[derive(Clone, Copy)]
struct Prefix {
    bytes: u64,
    mask: u64,
    length: usize,
}

impl Lane {
    /// Longer prefixes do not fit a word, with a digit.
    const MAX_PREFIX: usize = 7;
    /// Numbers below this always have a place.
    const ALWAYS: usize = 1 << 16;
    /// Beyond, there are at most so many places per name: sparse numbers must not cost memory.
    const PLACES_PER_NAME: usize = 8;

    fn number(&self, name: &[u8]) -> Option<u32> {
        let Prefix { bytes, length, .. } = self.prefix?;
        let digits = name.strip_prefix(&bytes.to_le_bytes()[..length])?;
        canonical_number(digits)
    }

    /// The number at the front of `text` after the prefix, and the length of both. It has up to seven digits.
    #[inline]
    fn number_at_front(&self, text: &[u8]) -> Option<(u32, usize)> {
        let Prefix { bytes, mask, length } = self.prefix?;
        if u64::from_le_bytes(*text.first_chunk()?) & mask != bytes {
            return None;
        }
        let digits = u64::from_le_bytes(*text.get(length..)?.first_chunk()?) ^ 0x3030_3030_3030_3030;
        // The first byte above 9 is found exactly; a carry can only disturb the bytes after it.
        let others = (digits.wrapping_add(0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080;
        let count = others.trailing_zeros() / 8;
        let starts_with_zero = digits.trailing_zeros() >= 8;
        if count == 0 || count == 8 || (starts_with_zero && count > 1) {
            return None;
        }
        let aligned = digits << (64 - 8 * count);
        let pairs = (aligned.wrapping_mul(10).wrapping_add(aligned >> 8)) & 0x00ff_00ff_00ff_00ff;
        let fours = (pairs.wrapping_mul(100).wrapping_add(pairs >> 16)) & 0x0000_ffff_0000_ffff;
        let number = fours.wrapping_mul(10_000).wrapping_add(fours >> 32) as u32;
        Some((number, length + count as usize))
    }

    #[inline]
    fn get(&self, number: u32) -> Option<u32> {
        self.ids.get(number as usize)?.checked_sub(1)
    }

    /// Returns whether there is a place for this number.
    fn remember(&mut self, number: u32, id: u32, names: usize) -> bool {
        let number = number as usize;
        if number >= self.ids.len() {
            if number >= Self::ALWAYS.max(names.saturating_mul(Self::PLACES_PER_NAME)) {
                return false;
            }
            self.ids.resize((number + 1).next_power_of_two(), 0);
        }
        self.ids[number] = id + 1;
        true
    }

    fn learn(&mut self, name: &[u8]) {
        let digits = name.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let length = name.len() - digits;
        if self.prefix.is_some() || digits == 0 || length > Self::MAX_PREFIX {
            return;
        }
        let mut bytes = [0; 8];
        bytes[..length].copy_from_slice(&name[..length]);
        let mask = (1 << (8 * length)) - 1;
        self.prefix = Some(Prefix { bytes: u64::from_le_bytes(bytes), mask, length });
    }
}

/// The number that is spelled so, if it has at most 9 digits and no needless zeros: then nothing else is
/// spelled so.
#[inline]
fn canonical_number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || digits.len() > 9 || (digits[0] == b'0' && digits.len() > 1) {
        return None;
    }
    let mut number = 0;
    for &byte in digits {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number * 10 + u32::from(digit);
    }
    Some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_a_shortcut_and_never_confuse_names() {
        let mut names = Spelled::default();
        let spellings = ["V1", "V01", "V", "1", "V2", "V4000000000", "V99999999", "W1", "V+3", "V1", ""];
        let ids: Vec<_> = spellings.iter().map(|name| names.intern(name).expect("there is room")).collect();
        assert_eq!(ids, [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9]);
        for (name, id) in spellings.iter().zip(ids) {
            assert_eq!(names.intern(name), Some(id));
            assert_eq!(names.find(name), Some(id));
            assert_eq!(names.get(id), Some(*name));
        }
        assert_eq!(names.find("V3"), None);
        assert!(names.lane.ids.len() <= Lane::ALWAYS);
    }

    #[test]
    fn names_at_the_front_are_those_in_the_table() {
        let mut names = Spelled::default();
        let spellings = ["V1", "V0", "V12", "V1234567", "V65535", "V007", "V00"];
        for name in spellings {
            names.intern(name);
        }
        for (id, name) in spellings.iter().enumerate() {
            for tail in ["", "T1|w(V1)|2"] {
                let text = format!("{name})|{tail}");
                assert_eq!(names.known_at_front(text.as_bytes(), b")|"), Some((id as u32, name.len() + 2)));
            }
        }
        let unknown = [
            "",
            "V1",
            "V1)",
            "V1|........",
            "V1))|......",
            "V2)|......",
            "V1234568)|......",
            "W12)|......",
            ")|........",
        ];
        for text in unknown {
            assert_eq!(names.known_at_front(text.as_bytes(), b")|"), None, "{text}");
        }
        for (id, name) in spellings.iter().enumerate() {
            assert_eq!(names.find(name), Some(id as u32));
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_no_name() {
        assert_eq!(Spelled::default().intern_bytes(b"V\xff"), Err(NameRefused::NotText));
    }

    #[test]
    fn numbered_names_are_found_by_their_spelling() {
        let names = Names::Numbered { prefix: "T", count: 11 };
        assert_eq!(names.find("T10"), Some(10));
        assert_eq!([names.find("T11"), names.find("T01"), names.find("10"), names.find("T")], [None; 4]);
    }
}
