//! Numbers with a type: every table of a program is an index vector under its own kind of id, so that a field
//! cannot be looked up among the methods.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A number that names an entry of one kind of table.
pub trait Id: Copy + Eq {
    /// The id of entry `index`.
    fn from_index(index: usize) -> Self;
    /// The entry's place in its table.
    fn index(self) -> usize;
}

/// Declares kinds of ids:
///
/// ```
/// ir::ids! {
///     /// A seat of a theatre.
///     pub struct SeatId;
/// }
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $vis:vis struct $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis struct $name($vis u32);

        impl $crate::Id for $name {
            fn from_index(index: usize) -> Self {
                $name(index as u32)
            }

            fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// An interned text: an identifier, a full name, a string literal, a reason.
    pub struct NameId;
    /// An interned declared type.
    pub struct TyId;
    /// A source file.
    pub struct FileId;
    /// A class, struct, interface, …
    pub struct TypeId;
    /// A field.
    pub struct FieldId;
    /// A method, constructor, accessor or lambda.
    pub struct MethodId;
    /// A basic block of a body.
    pub struct BlockId;
    /// A virtual register of a body.
    pub struct Reg;
    /// A protected region of a body.
    pub struct TryId;
}

/// A vector that is indexed by ids.
#[derive(Clone, PartialEq, Eq)]
pub struct IndexVec<I, T> {
    items: Vec<T>,
    kind: PhantomData<fn(I) -> I>,
}

impl<I: Id, T> IndexVec<I, T> {
    /// No entries.
    pub const fn new() -> Self {
        IndexVec { items: Vec::new(), kind: PhantomData }
    }

    /// `len` copies of `value`.
    pub fn filled(value: T, len: usize) -> Self
    where
        T: Clone,
    {
        IndexVec { items: vec![value; len], kind: PhantomData }
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Appends an entry and says which number it got.
    pub fn push(&mut self, item: T) -> I {
        let id = I::from_index(self.items.len());
        self.items.push(item);
        id
    }

    /// The entry, if the table has it.
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }

    /// The entry, if the table has it.
    pub fn get_mut(&mut self, id: I) -> Option<&mut T> {
        self.items.get_mut(id.index())
    }

    /// All entries in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }

    /// All entries in order.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items.iter_mut()
    }

    /// All ids in order.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + use<I, T> {
        (0..self.items.len()).map(I::from_index)
    }

    /// All entries with their ids, in order.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = (I, &T)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(index, item)| (I::from_index(index), item))
    }
}

impl<I: Id, T> Default for IndexVec<I, T> {
    fn default() -> Self {
        IndexVec::new()
    }
}

impl<I: Id, T> FromIterator<T> for IndexVec<I, T> {
    fn from_iter<Items: IntoIterator<Item = T>>(items: Items) -> Self {
        IndexVec { items: items.into_iter().collect(), kind: PhantomData }
    }
}

impl<'a, I: Id, T> IntoIterator for &'a IndexVec<I, T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, I: Id, T> IntoIterator for &'a mut IndexVec<I, T> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<I: Id, T> Index<I> for IndexVec<I, T> {
    type Output = T;

    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: Id, T> IndexMut<I> for IndexVec<I, T> {
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}

impl<I, T: fmt::Debug> fmt::Debug for IndexVec<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items.fmt(f)
    }
}
