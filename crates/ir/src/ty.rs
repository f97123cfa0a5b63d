//! Declared types, interned: a type is one number in an instruction, and equal types have equal numbers.
//!
//! A declared type is what the source or the class file *says*; what an object is, is known at run time.
//! Nullable value types and tuples are the framework types that they are (`System.Nullable<int>`,
//! `System.ValueTuple<…>`); reference nullability leaves no trace.

use crate::ids::{IndexVec, NameId, TyId, TypeId};
use rustc_hash::FxHashMap;

/// Types that the languages have keywords for. Also the kind of operands of an operator: `int` addition,
/// `object` comparison of references, `string` concatenation, and `dynamic` where only the values can tell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Prim {
    Void,
    Bool,
    Char,
    SByte,
    Byte,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    NInt,
    NUInt,
    Float,
    Double,
    Decimal,
    String,
    Object,
    Dynamic,
}

impl Prim {
    /// All of them.
    pub const ALL: [Prim; 19] = [
        Prim::Void,
        Prim::Bool,
        Prim::Char,
        Prim::SByte,
        Prim::Byte,
        Prim::Short,
        Prim::UShort,
        Prim::Int,
        Prim::UInt,
        Prim::Long,
        Prim::ULong,
        Prim::NInt,
        Prim::NUInt,
        Prim::Float,
        Prim::Double,
        Prim::Decimal,
        Prim::String,
        Prim::Object,
        Prim::Dynamic,
    ];

    /// The keyword.
    pub fn keyword(self) -> &'static str {
        match self {
            Prim::Void => "void",
            Prim::Bool => "bool",
            Prim::Char => "char",
            Prim::SByte => "sbyte",
            Prim::Byte => "byte",
            Prim::Short => "short",
            Prim::UShort => "ushort",
            Prim::Int => "int",
            Prim::UInt => "uint",
            Prim::Long => "long",
            Prim::ULong => "ulong",
            Prim::NInt => "nint",
            Prim::NUInt => "nuint",
            Prim::Float => "float",
            Prim::Double => "double",
            Prim::Decimal => "decimal",
            Prim::String => "string",
            Prim::Object => "object",
            Prim::Dynamic => "dynamic",
        }
    }

    /// The type that a keyword stands for.
    pub fn from_keyword(keyword: &str) -> Option<Prim> {
        Prim::ALL.into_iter().find(|prim| prim.keyword() == keyword)
    }

    /// What the .NET framework calls it; nothing for `dynamic`, which is no type of its own there.
    pub fn full_name(self) -> Option<&'static str> {
        Some(match self {
            Prim::Void => "System.Void",
            Prim::Bool => "System.Boolean",
            Prim::Char => "System.Char",
            Prim::SByte => "System.SByte",
            Prim::Byte => "System.Byte",
            Prim::Short => "System.Int16",
            Prim::UShort => "System.UInt16",
            Prim::Int => "System.Int32",
            Prim::UInt => "System.UInt32",
            Prim::Long => "System.Int64",
            Prim::ULong => "System.UInt64",
            Prim::NInt => "System.IntPtr",
            Prim::NUInt => "System.UIntPtr",
            Prim::Float => "System.Single",
            Prim::Double => "System.Double",
            Prim::Decimal => "System.Decimal",
            Prim::String => "System.String",
            Prim::Object => "System.Object",
            Prim::Dynamic => return None,
        })
    }

    /// What Java calls it, if it is a class there.
    pub fn java_name(self) -> Option<&'static str> {
        match self {
            Prim::String => Some("java.lang.String"),
            Prim::Object => Some("java.lang.Object"),
            _ => None,
        }
    }

    /// The type that a full framework name stands for: a front end that reads `System.Int32` or
    /// `java.lang.String` means the same type as one that reads `int`.
    pub fn from_full_name(name: &str) -> Option<Prim> {
        Prim::ALL.into_iter().find(|prim| prim.full_name() == Some(name) || prim.java_name() == Some(name))
    }
}

/// A declared type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ty {
    /// The front end could not find out.
    Unknown,
    /// A type with a keyword.
    Prim(Prim),
    /// A type of the program's table, perhaps an external one. No arguments for a generic type is its open or
    /// raw form.
    Named {
        /// Which.
        def: TypeId,
        /// What stands between the angle brackets.
        args: Box<[TyId]>,
    },
    /// An array.
    Array {
        /// Of what.
        element: TyId,
        /// Number of dimensions, 1 or more. Jagged arrays are arrays of arrays.
        rank: u8,
    },
    /// An unmanaged pointer.
    Pointer(TyId),
    /// A managed reference to a variable: what `ref`, `out` and `in` parameters and `ref` locals hold.
    ByRef(TyId),
    /// A type parameter of the method or of a surrounding type, by name.
    Param(NameId),
}

/// The interned types.
#[derive(Clone, PartialEq, Debug)]
pub struct Tys {
    table: IndexVec<TyId, Ty>,
    ids: FxHashMap<Ty, TyId>,
}

impl TyId {
    /// [`Ty::Unknown`], in every program.
    pub const UNKNOWN: TyId = TyId(0);

    /// A keyword's type, in every program.
    pub const fn prim(prim: Prim) -> TyId {
        TyId(1 + prim as u32)
    }

    /// `void`.
    pub const VOID: TyId = TyId::prim(Prim::Void);
    /// `bool`.
    pub const BOOL: TyId = TyId::prim(Prim::Bool);
    /// `int`.
    pub const INT: TyId = TyId::prim(Prim::Int);
    /// `string`.
    pub const STRING: TyId = TyId::prim(Prim::String);
    /// `object`.
    pub const OBJECT: TyId = TyId::prim(Prim::Object);
}

impl Tys {
    /// The number of `ty`.
    pub fn intern(&mut self, ty: Ty) -> TyId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = self.table.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// The number of `ty`, if it has one.
    pub fn find(&self, ty: &Ty) -> Option<TyId> {
        self.ids.get(ty).copied()
    }

    /// A type of the table without arguments.
    pub fn named(&mut self, def: TypeId) -> TyId {
        self.intern(Ty::Named { def, args: Box::default() })
    }

    /// The type; [`Ty::Unknown`] for a number that was never given.
    pub fn get(&self, id: TyId) -> &Ty {
        self.table.get(id).unwrap_or(&Ty::Unknown)
    }

    /// How many types there are.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Never: the keywords are always there.
    pub fn is_empty(&self) -> bool {
        self.table.is_empty()
    }
}

impl Default for Tys {
    fn default() -> Self {
        let mut tys = Tys { table: IndexVec::new(), ids: FxHashMap::default() };
        tys.intern(Ty::Unknown);
        for prim in Prim::ALL {
            tys.intern(Ty::Prim(prim));
        }
        tys
    }
}
