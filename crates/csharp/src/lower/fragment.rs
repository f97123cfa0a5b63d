//! What one file is lowered into: bodies, over tables of its own that say which symbol each number stands for.
//! So files can be lowered on many threads; `link` gives the numbers their meaning in the one program.

use crate::bind::{MemberSym, ParamOwner, Symbols, Type, TypeParam, TypeSym};
use ir::{
    Body, Capture, FieldId, IndexVec, MethodFlags, MethodId, NameId, Names, Param, Prim, Span, Ty, TyId,
    TypeId, Tys,
};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// A type that a file mentions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum TypeKey {
    /// A declared one.
    Sym(TypeSym),
    /// One of which the full name and the number of type parameters are known, no more.
    External(String, usize),
    /// `new { A = …, B = … }`: the names of its members.
    Anonymous(Vec<String>),
}

/// A method that a file mentions or defines.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum MethodKey {
    /// A method, constructor, operator, …
    Member(MemberSym),
    /// The getter of a property or indexer.
    Get(MemberSym),
    /// Its setter.
    Set(MemberSym),
    /// The adder of an event.
    Add(MemberSym),
    /// Its remover.
    Remove(MemberSym),
    /// The static constructor of a type that has static initialisers but no such constructor in the source.
    StaticInit(TypeSym),
    /// A lambda or local function: the file's own list has it.
    Lambda(u32),
    /// The constructor of an anonymous type.
    AnonymousInit(Vec<String>),
    /// A method of a library of which no outline was read.
    External {
        /// Its type.
        owner: TypeKey,
        /// Its name.
        name: &'static str,
        /// How many parameters it has.
        params: usize,
        /// What it returns: how the file calls that.
        ret: Prim,
        /// Has it no receiver?
        is_static: bool,
    },
}

/// A field that a file mentions.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum FieldKey {
    /// A field, constant or member of an enum; of a property or event, the field behind it.
    Member(MemberSym),
    /// The parameter of a primary constructor that members use, by its number.
    PrimaryParam(TypeSym, u16),
    /// A member of an anonymous type or of a tuple, or a static member of an unknown type.
    Named {
        /// Its type.
        owner: TypeKey,
        /// Its name.
        name: String,
        /// Has it no receiver?
        is_static: bool,
    },
}

/// A lambda or local function.
#[derive(Debug)]
pub(super) struct Lambda {
    pub(super) name: NameId,
    pub(super) owner: TypeSym,
    pub(super) generics: Vec<NameId>,
    pub(super) captures: Vec<Capture>,
    pub(super) params: Vec<Param>,
    pub(super) ret: TyId,
    pub(super) flags: MethodFlags,
    pub(super) span: Span,
}

/// What a method does.
#[derive(Debug)]
pub(super) struct LoweredBody {
    pub(super) method: MethodId,
    pub(super) body: Body,
    /// What only the body tells: is it an iterator?
    pub(super) flags: MethodFlags,
}

/// What one file is lowered into.
#[derive(Debug, Default)]
pub(super) struct Fragment {
    pub(super) names: Names,
    pub(super) tys: Tys,
    pub(super) types: Table<TypeId, TypeKey>,
    pub(super) methods: Table<MethodId, MethodKey>,
    pub(super) fields: Table<FieldId, FieldKey>,
    pub(super) lambdas: Vec<Lambda>,
    /// What was lowered, in the order of the source.
    pub(super) bodies: Vec<LoweredBody>,
    known_tys: FxHashMap<Type, TyId>,
}

/// Keys with numbers in the order of first use.
#[derive(Debug)]
pub(super) struct Table<I, K> {
    pub(super) keys: IndexVec<I, K>,
    ids: FxHashMap<K, I>,
}

impl<I: ir::Id, K: Clone + Eq + Hash> Table<I, K> {
    pub(super) fn id(&mut self, key: K) -> I {
        if let Some(&id) = self.ids.get(&key) {
            return id;
        }
        let id = self.keys.push(key.clone());
        self.ids.insert(key, id);
        id
    }
}

impl<I: ir::Id, K> Default for Table<I, K> {
    fn default() -> Self {
        Table { keys: IndexVec::new(), ids: FxHashMap::default() }
    }
}

/// Where the types of a program or of a part of it are kept.
pub(super) trait TypeTables {
    fn names(&mut self) -> &mut Names;
    fn tys(&mut self) -> &mut Tys;
    fn type_id(&mut self, key: TypeKey) -> TypeId;
    /// What was already found out about a type.
    fn known(&mut self) -> &mut FxHashMap<Type, TyId>;
}

impl TypeTables for Fragment {
    fn names(&mut self) -> &mut Names {
        &mut self.names
    }

    fn tys(&mut self) -> &mut Tys {
        &mut self.tys
    }

    fn type_id(&mut self, key: TypeKey) -> TypeId {
        self.types.id(key)
    }

    fn known(&mut self) -> &mut FxHashMap<Type, TyId> {
        &mut self.known_tys
    }
}

/// The most elements that one `System.ValueTuple` has; the eighth is a tuple of the rest.
pub(super) const TUPLE_ELEMENTS: usize = 7;

/// A type as the IR has it.
pub(super) fn ty(tables: &mut impl TypeTables, symbols: &Symbols, ty: &Type) -> TyId {
    match ty {
        Type::Unknown | Type::Never => return TyId::UNKNOWN,
        Type::Prim(prim) => return TyId::prim(*prim),
        Type::Null => return TyId::OBJECT,
        _ => {}
    }
    if let Some(&known) = tables.known().get(ty) {
        return known;
    }
    let made = match ty {
        Type::Array(element, rank) => {
            Ty::Array { element: self::ty(tables, symbols, element), rank: (*rank).max(1) }
        }
        Type::Pointer(target) => Ty::Pointer(self::ty(tables, symbols, target)),
        Type::Param(param) => Ty::Param(tables.names().intern(param_name(symbols, *param))),
        Type::Named(sym, args) => named(tables, symbols, TypeKey::Sym(*sym), args),
        Type::Tuple(elements) => {
            let elements: Vec<Type> = elements.iter().map(|element| element.ty.clone()).collect();
            return tuple(tables, symbols, &elements);
        }
        Type::Anonymous(members) => {
            let names = members.iter().map(|(name, _)| symbols.text(*name).to_owned()).collect();
            let args: Vec<Type> = members.iter().map(|(_, ty)| ty.clone()).collect();
            named(tables, symbols, TypeKey::Anonymous(names), &args)
        }
        Type::Unknown | Type::Never | Type::Prim(_) | Type::Null => Ty::Unknown,
    };
    let id = tables.tys().intern(made);
    tables.known().insert(ty.clone(), id);
    id
}

fn named(tables: &mut impl TypeTables, symbols: &Symbols, key: TypeKey, args: &[Type]) -> Ty {
    let wanted = match &key {
        TypeKey::Sym(sym) => symbols.types[*sym].all_generics(),
        TypeKey::External(_, count) => *count,
        TypeKey::Anonymous(names) => names.len(),
    };
    // Broken programs give too many or too few: the open type says as much as is known.
    let args = if args.len() == wanted { args } else { &[] };
    let args = args.iter().map(|arg| ty(tables, symbols, arg)).collect();
    Ty::Named { def: tables.type_id(key), args }
}

/// `System.ValueTuple`, nested in its last argument if there are many elements.
pub(super) fn tuple(tables: &mut impl TypeTables, symbols: &Symbols, elements: &[Type]) -> TyId {
    let (here, rest) = elements.split_at(elements.len().min(TUPLE_ELEMENTS));
    let mut args: Vec<TyId> = here.iter().map(|element| ty(tables, symbols, element)).collect();
    if !rest.is_empty() {
        args.push(tuple(tables, symbols, rest));
    }
    let def = tables.type_id(tuple_key(symbols, args.len()));
    tables.tys().intern(Ty::Named { def, args: args.into() })
}

/// The framework's type for tuples of so many elements.
pub(super) fn tuple_key(symbols: &Symbols, elements: usize) -> TypeKey {
    const NAME: &str = "System.ValueTuple";
    let elements = elements.min(TUPLE_ELEMENTS + 1);
    symbols
        .find_type(NAME, elements)
        .map_or_else(|| TypeKey::External(NAME.to_owned(), elements), TypeKey::Sym)
}

/// The name of a type parameter.
pub(super) fn param_name(symbols: &Symbols, param: TypeParam) -> &str {
    let names = match param.owner {
        ParamOwner::Type(owner) => &symbols.types[owner].generics,
        ParamOwner::Member(member) => &symbols.members[member].generics,
        ParamOwner::Local(_) => return "T",
    };
    names.get(param.index as usize).map_or("T", |name| symbols.text(*name))
}
