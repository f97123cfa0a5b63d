//! Names of class files as numbers: texts are compared once, and never copied.

use super::world::SignatureId;
use foldhash::fast::RandomState;
use ir::{IndexVec, NameId, TyId, TypeId};
use std::collections::HashMap;

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

/// What was found out about a text, so that it is looked up once, whatever it turns out to be.
#[derive(Clone, Default)]
pub(super) struct Meanings {
    /// The text in the program.
    pub(super) name: Option<NameId>,
    /// The type of that name.
    pub(super) ty: Option<TypeId>,
    /// Which input declares the class of that name.
    pub(super) class: Option<u32>,
    /// The type that it is the descriptor of.
    pub(super) described: Option<TyId>,
    /// The type of methods that it is the descriptor of, if it is one.
    pub(super) signature: Answer<SignatureId>,
}

/// All texts that matter. The hasher is seeded: texts come from files, and could be made to collide.
#[derive(Default)]
pub(super) struct Symbols<'a> {
    ids: HashMap<&'a [u8], Sym, RandomState>,
    texts: IndexVec<Sym, &'a [u8]>,
    meanings: IndexVec<Sym, Meanings>,
}

/// About how many texts a class has that no other class has.
const TEXTS_OF_A_CLASS: usize = 16;

impl<'a> Symbols<'a> {
    /// With room for the texts of so many classes.
    pub(super) fn for_classes(count: usize) -> Symbols<'a> {
        let ids = HashMap::with_capacity_and_hasher(count * TEXTS_OF_A_CLASS, RandomState::default());
        Symbols { ids, ..Symbols::default() }
    }

    pub(super) fn intern(&mut self, text: &'a [u8]) -> Sym {
        *self.ids.entry(text).or_insert_with(|| {
            self.meanings.push(Meanings::default());
            self.texts.push(text)
        })
    }

    /// The number of a text, if it has one.
    pub(super) fn find(&self, text: &[u8]) -> Option<Sym> {
        self.ids.get(text).copied()
    }

    pub(super) fn get(&self, sym: Sym) -> &'a [u8] {
        self.texts[sym]
    }

    pub(super) fn meanings(&self, sym: Sym) -> &Meanings {
        &self.meanings[sym]
    }

    pub(super) fn meanings_mut(&mut self, sym: Sym) -> &mut Meanings {
        &mut self.meanings[sym]
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
    use super::dotted;

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
