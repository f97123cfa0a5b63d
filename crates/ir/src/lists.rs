//! Short lists inside of instructions. A program has millions of instructions: most of them name few registers,
//! which then need no memory of their own, and hardly any names types, so that their list takes one pointer.

use crate::ids::{Reg, TyId};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// As many registers as fit into the room that a pointer to more of them takes anyway.
const FEW: usize = 3;

/// Registers: arguments, indices, lengths. Reads as a slice.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Regs(Kept);

/// There is one way to keep a list, so that equal lists are equal here: the places of `Few` that are not used are
/// zero, and `Many` has more than fit there.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Kept {
    Few(u8, [Reg; FEW]),
    Many(Box<Box<[Reg]>>),
}

/// The type arguments of a call. Reads as a slice.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct TypeArgs(Option<Box<Box<[TyId]>>>);

impl Regs {
    fn of(regs: &[Reg]) -> Option<Regs> {
        let mut few = [Reg(0); FEW];
        few.get_mut(..regs.len())?.copy_from_slice(regs);
        Some(Regs(Kept::Few(regs.len() as u8, few)))
    }
}

impl Deref for Regs {
    type Target = [Reg];

    fn deref(&self) -> &[Reg] {
        match &self.0 {
            Kept::Few(len, regs) => &regs[..usize::from(*len)],
            Kept::Many(regs) => regs,
        }
    }
}

impl DerefMut for Regs {
    fn deref_mut(&mut self) -> &mut [Reg] {
        match &mut self.0 {
            Kept::Few(len, regs) => &mut regs[..usize::from(*len)],
            Kept::Many(regs) => regs,
        }
    }
}

impl From<&[Reg]> for Regs {
    fn from(regs: &[Reg]) -> Regs {
        Regs::of(regs).unwrap_or_else(|| Regs(Kept::Many(Box::new(regs.into()))))
    }
}

impl<const N: usize> From<[Reg; N]> for Regs {
    fn from(regs: [Reg; N]) -> Regs {
        regs.as_slice().into()
    }
}

impl From<Vec<Reg>> for Regs {
    fn from(regs: Vec<Reg>) -> Regs {
        Regs::of(&regs).unwrap_or_else(|| Regs(Kept::Many(Box::new(regs.into()))))
    }
}

impl Default for Regs {
    fn default() -> Regs {
        Regs::from(&[][..])
    }
}

impl Deref for TypeArgs {
    type Target = [TyId];

    fn deref(&self) -> &[TyId] {
        self.0.as_ref().map_or(&[], |args| args)
    }
}

impl DerefMut for TypeArgs {
    fn deref_mut(&mut self) -> &mut [TyId] {
        self.0.as_mut().map_or(&mut [], |args| args)
    }
}

impl From<Box<[TyId]>> for TypeArgs {
    fn from(args: Box<[TyId]>) -> TypeArgs {
        TypeArgs((!args.is_empty()).then(|| Box::new(args)))
    }
}

impl From<Vec<TyId>> for TypeArgs {
    fn from(args: Vec<TyId>) -> TypeArgs {
        args.into_boxed_slice().into()
    }
}

macro_rules! lists {
    ($($list:ident of $item:ident;)*) => {$(
        impl FromIterator<$item> for $list {
            fn from_iter<Items: IntoIterator<Item = $item>>(items: Items) -> $list {
                items.into_iter().collect::<Vec<$item>>().into()
            }
        }

        impl<'a> IntoIterator for &'a $list {
            type Item = &'a $item;
            type IntoIter = std::slice::Iter<'a, $item>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl fmt::Debug for $list {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.deref().fmt(f)
            }
        }
    )*};
}

lists! {
    Regs of Reg;
    TypeArgs of TyId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_any_length_hold_what_was_put_into_them() {
        for len in 0..8 {
            let all: Vec<Reg> = (1..=len).map(Reg).collect();
            let mut regs = Regs::from(all.clone());
            assert_eq!(*regs, *all);
            assert_eq!(regs, Regs::from(all.as_slice()));
            regs.iter_mut().for_each(|reg| reg.0 += 1);
            assert_eq!(*regs, *(2..len + 2).map(Reg).collect::<Vec<_>>());
            let types: TypeArgs = (1..=len).map(TyId).collect();
            assert_eq!(types.iter().map(|ty| ty.0).collect::<Vec<_>>(), (1..=len).collect::<Vec<_>>());
        }
        assert_eq!(TypeArgs::default(), Vec::new().into());
    }

    /// Grows by chance otherwise: a byte here is tens of megabytes of a large program.
    #[test]
    fn an_instruction_takes_little_memory() {
        assert_eq!(size_of::<Regs>(), 16);
        assert_eq!(size_of::<crate::Instr>(), 64);
    }
}
