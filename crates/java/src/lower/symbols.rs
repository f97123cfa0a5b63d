//! Names of class files as numbers: texts are compared once, and never copied.
//!
//! A large program has millions of texts, and most of the time that they take goes into waiting for memory. So
//! a text gets its number while its class is read, when its bytes are near; the index keeps a part of each hash,
//! which tells texts apart without looking at them; and all texts of a class are looked up together: what one
//! waits for, the others wait for at the same time.
//!
//! Classes are read on many threads, so which text gets which number is luck. Nothing that can be seen from
//! outside may depend on it.

use super::signatures::SignatureId;
use foldhash::fast::RandomState;
use hashbrown::HashTable;
use ir::{IndexVec, NameId, TextHash, TyId, TypeId};
use std::marker::PhantomData;
use std::sync::{Mutex, PoisonError};

/// A text of some class file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Sym(u32);

impl ir::Id for Sym {
    fn from_index(index: usize) -> Sym {
        Sym(index as u32)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What came out of a question.
#[derive(Clone, Copy, Default)]
pub(super) enum Answer<T> {
    #[default]
    Unasked,
    /// Nothing came out.
    No,
    Yes(T),
}

/// A number that may not be known yet, in no more room than the number takes.
#[derive(Clone, Copy)]
pub(super) struct Memo<I>(u32, PhantomData<I>);

impl<I: ir::Id> Memo<I> {
    const NONE: Memo<I> = Memo(u32::MAX, PhantomData);

    pub(super) fn of(id: I) -> Memo<I> {
        Memo(id.index() as u32, PhantomData)
    }

    pub(super) fn get(self) -> Option<I> {
        (self.0 != Self::NONE.0).then(|| I::from_index(self.0 as usize))
    }
}

/// What was found out about a text, so that it is looked up once, whatever it turns out to be.
#[derive(Clone, Copy)]
pub(super) struct Meanings {
    /// The text in the program.
    pub(super) name: Memo<NameId>,
    /// The type of that name.
    pub(super) ty: Memo<TypeId>,
    /// The type that it is the descriptor of.
    pub(super) described: Memo<TyId>,
    /// Which input declares the class of that name.
    pub(super) class: Option<u32>,
    /// The type of methods that it is the descriptor of, if it is one.
    pub(super) signature: Answer<SignatureId>,
}

impl Meanings {
    const NONE: Meanings = Meanings {
        name: Memo::NONE,
        ty: Memo::NONE,
        described: Memo::NONE,
        class: None,
        signature: Answer::Unasked,
    };
}

/// All texts that matter, while many threads find them. The hasher is seeded: texts come from files, and could be
/// made to collide.
pub(super) struct SharedSymbols<'a> {
    hasher: RandomState,
    symbols: Mutex<Symbols<'a>>,
}

impl<'a> SharedSymbols<'a> {
    /// With room for the texts of so many classes.
    pub(super) fn for_classes(count: usize) -> SharedSymbols<'a> {
        let symbols = Symbols::for_classes(count);
        SharedSymbols { hasher: symbols.hasher.clone(), symbols: Mutex::new(symbols) }
    }

    /// The numbers of many texts, in their order.
    pub(super) fn intern_all(&self, texts: &[&'a [u8]]) -> Vec<Sym> {
        let hashes: Vec<TextHash> = texts.iter().map(|text| TextHash::of(&self.hasher, text)).collect();
        self.symbols.lock().unwrap_or_else(PoisonError::into_inner).intern_all(texts, &hashes)
    }

    pub(super) fn intern(&self, text: &'a [u8]) -> Sym {
        let hash = TextHash::of(&self.hasher, text);
        self.symbols.lock().unwrap_or_else(PoisonError::into_inner).intern_hashed(text, hash)
    }

    /// All of them, for one thread.
    pub(super) fn into_inner(self) -> Symbols<'a> {
        self.symbols.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All texts that matter. Who looks for a text does not look at meanings, and the other way round: they lie apart,
/// so that more of what is looked at is near.
#[derive(Default)]
pub(super) struct Symbols<'a> {
    ids: HashTable<Indexed>,
    texts: IndexVec<Sym, &'a [u8]>,
    /// Those that are missing at the end have no meaning yet.
    meanings: Vec<Meanings>,
    hasher: RandomState,
}

/// An entry of the index.
#[derive(Clone, Copy)]
struct Indexed {
    hash: TextHash,
    sym: Sym,
}

/// About how many texts a class has that no other class has.
const TEXTS_OF_A_CLASS: usize = 16;

impl<'a> Symbols<'a> {
    fn for_classes(count: usize) -> Symbols<'a> {
        Symbols { ids: HashTable::with_capacity(count * TEXTS_OF_A_CLASS), ..Symbols::default() }
    }

    pub(super) fn intern(&mut self, text: &'a [u8]) -> Sym {
        self.intern_hashed(text, self.hash(text))
    }

    fn intern_all(&mut self, texts: &[&'a [u8]], hashes: &[TextHash]) -> Vec<Sym> {
        let likely: Vec<Option<(Sym, &[u8])>> = hashes.iter().map(|&hash| self.likely(hash)).collect();
        let mut syms = Vec::with_capacity(texts.len());
        for ((&text, &hash), likely) in texts.iter().zip(hashes).zip(likely) {
            syms.push(match likely {
                Some((sym, known)) if known == text => sym,
                _ => self.intern_hashed(text, hash),
            });
        }
        syms
    }

    /// The text that has this hash: hardly ever another one than the one that is meant.
    fn likely(&self, hash: TextHash) -> Option<(Sym, &'a [u8])> {
        let found = self.ids.find(hash.wide(), |entry| entry.hash == hash)?;
        Some((found.sym, self.texts[found.sym]))
    }

    fn intern_hashed(&mut self, text: &'a [u8], hash: TextHash) -> Sym {
        if let Some(sym) = self.find_hashed(text, hash) {
            return sym;
        }
        let sym = self.texts.push(text);
        self.ids.insert_unique(hash.wide(), Indexed { hash, sym }, |entry| entry.hash.wide());
        sym
    }

    fn find_hashed(&self, text: &[u8], hash: TextHash) -> Option<Sym> {
        let is_it = |entry: &Indexed| entry.hash == hash && self.texts[entry.sym] == text;
        self.ids.find(hash.wide(), is_it).map(|entry| entry.sym)
    }

    /// The number of a text, if it has one.
    pub(super) fn find(&self, text: &[u8]) -> Option<Sym> {
        self.find_hashed(text, self.hash(text))
    }

    fn hash(&self, text: &[u8]) -> TextHash {
        TextHash::of(&self.hasher, text)
    }

    pub(super) fn get(&self, sym: Sym) -> &'a [u8] {
        self.texts[sym]
    }

    pub(super) fn meanings(&self, sym: Sym) -> Meanings {
        self.meanings.get(sym.0 as usize).copied().unwrap_or(Meanings::NONE)
    }

    pub(super) fn meanings_mut(&mut self, sym: Sym) -> &mut Meanings {
        if self.meanings.len() < self.texts.len() {
            self.meanings.resize(self.texts.len(), Meanings::NONE);
        }
        &mut self.meanings[sym.0 as usize]
    }
}

/// A class as the rest of the world calls it: packages and nested classes joined by dots. A `$` between two
/// other characters is taken for the border of a nested class, whatever the class's own file says: all
/// mentions must agree, and not all files have the table that would know.
pub(super) fn dotted(name: &[u8]) -> String {
    let text = classfile::Text(name).decode();
    let mut out = String::with_capacity(text.len());
    let mut before = '/';
    let mut rest = text.chars().peekable();
    while let Some(here) = rest.next() {
        let after = rest.peek().copied().unwrap_or('/');
        let is_border = here == '$' && !matches!(before, '$' | '/') && !matches!(after, '$' | '/');
        out.push(if here == '/' || is_border { '.' } else { here });
        before = here;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{SharedSymbols, dotted};

    #[test]
    fn texts_together_get_the_numbers_that_they_get_one_by_one() {
        let texts: [&[u8]; 5] = [b"a", b"b", b"a", b"", b"b"];
        let shared = SharedSymbols::for_classes(0);
        let [b] = shared.intern_all(&[b"b"])[..] else { panic!("one text has one number") };
        let together = shared.intern_all(&texts);
        let mut symbols = shared.into_inner();
        assert_eq!(together[1], b);
        assert_eq!(together, texts.map(|text| symbols.intern(text)));
        assert_eq!(together.iter().map(|&sym| symbols.get(sym)).collect::<Vec<_>>(), texts);
    }

    #[test]
    fn nested_classes_are_joined_by_dots() {
        for (name, expected) in [
            ("java/util/Map$Entry", "java.util.Map.Entry"),
            ("A$1", "A.1"),
            ("a/B$C$1D", "a.B.C.1D"),
            ("$Proxy1", "$Proxy1"),
            ("a/Object$", "a.Object$"),
            ("a/B$$anonfun$1", "a.B$$anonfun.1"),
        ] {
            assert_eq!(dotted(name.as_bytes()), expected);
        }
    }
}
