//! Framework types that the language itself uses. Each may be missing: a program may come without any
//! library.

use super::symbols::{Container, NamespaceSym, ProjectId, Symbols, TypeSym};
use super::types::Type;
use ir::Prim;
use rustc_hash::FxHashMap;

macro_rules! known {
    ($($field:ident = $name:literal $arity:literal,)*) => {
        /// Framework types that the language itself uses.
        #[derive(Debug, Default, Clone)]
        pub struct Known {
            $(#[doc = concat!("`", $name, "` with ", stringify!($arity), " type parameters.")]
            pub $field: Option<TypeSym>,)*
            /// Types that have keywords.
            pub(super) prims: FxHashMap<TypeSym, Prim>,
            /// And back.
            pub(super) prim_types: FxHashMap<Prim, TypeSym>,
        }

        impl Known {
            /// Looks them up among what is declared.
            pub(super) fn find(symbols: &Symbols) -> Known {
                let mut known = Known {
                    $($field: symbols.find_type($name, $arity),)*
                    prims: FxHashMap::default(),
                    prim_types: FxHashMap::default(),
                };
                known.find_prims(symbols);
                known
            }
        }
    };
}

known! {
    nullable = "System.Nullable" 1,
    value_type = "System.ValueType" 0,
    enum_type = "System.Enum" 0,
    array = "System.Array" 0,
    delegate = "System.Delegate" 0,
    multicast_delegate = "System.MulticastDelegate" 0,
    exception = "System.Exception" 0,
    type_type = "System.Type" 0,
    index = "System.Index" 0,
    range = "System.Range" 0,
    span = "System.Span" 1,
    read_only_span = "System.ReadOnlySpan" 1,
    formattable = "System.FormattableString" 0,
    disposable = "System.IDisposable" 0,
    async_disposable = "System.IAsyncDisposable" 0,
    task = "System.Threading.Tasks.Task" 0,
    task_of = "System.Threading.Tasks.Task" 1,
    value_task = "System.Threading.Tasks.ValueTask" 0,
    value_task_of = "System.Threading.Tasks.ValueTask" 1,
    lock = "System.Threading.Lock" 0,
    enumerable = "System.Collections.IEnumerable" 0,
    enumerator = "System.Collections.IEnumerator" 0,
    enumerable_of = "System.Collections.Generic.IEnumerable" 1,
    enumerator_of = "System.Collections.Generic.IEnumerator" 1,
    async_enumerable = "System.Collections.Generic.IAsyncEnumerable" 1,
    async_enumerator = "System.Collections.Generic.IAsyncEnumerator" 1,
    collection_of = "System.Collections.Generic.ICollection" 1,
    list_interface = "System.Collections.Generic.IList" 1,
    read_only_collection = "System.Collections.Generic.IReadOnlyCollection" 1,
    read_only_list = "System.Collections.Generic.IReadOnlyList" 1,
    expression_of = "System.Linq.Expressions.Expression" 1,
}

impl Known {
    fn find_prims(&mut self, symbols: &Symbols) {
        const NAMES: [&str; 18] = [
            "Void", "Boolean", "Char", "SByte", "Byte", "Int16", "UInt16", "Int32", "UInt32", "Int64",
            "UInt64", "IntPtr", "UIntPtr", "Single", "Double", "Decimal", "String", "Object",
        ];
        for name in NAMES {
            let full = format!("System.{name}");
            if let (Some(sym), Some(prim)) = (symbols.find_type(&full, 0), Prim::from_full_name(&full)) {
                self.prims.insert(sym, prim);
                self.prim_types.insert(prim, sym);
            }
        }
    }
}

impl Known {
    /// The types that values have without anybody naming them.
    pub(crate) fn of_the_language(&self) -> impl Iterator<Item = TypeSym> {
        let named = [self.value_type, self.enum_type, self.array, self.delegate, self.multicast_delegate];
        let others = [self.nullable, self.exception, self.type_type];
        let mut prims: Vec<TypeSym> = self.prim_types.values().copied().collect();
        prims.sort_unstable();
        named.into_iter().chain(others).flatten().chain(prims)
    }
}

impl Symbols {
    /// The library type of that full name, or one of the program if no library has it.
    pub fn find_type(&self, full_name: &str, arity: usize) -> Option<TypeSym> {
        let (namespace, name) = full_name.rsplit_once('.').unwrap_or(("", full_name));
        let mut container = NamespaceSym::GLOBAL;
        for part in namespace.split('.').filter(|part| !part.is_empty()) {
            container = *self.namespace_ids.get(&(container, self.names.find(part)?))?;
        }
        let candidates = self.type_ids.get(&(Container::Namespace(container), self.names.find(name)?))?;
        let mut fitting = candidates.iter().copied().filter(|&sym| self.types[sym].generics.len() == arity);
        let first = fitting.clone().next()?;
        Some(fitting.find(|&sym| self.types[sym].project == ProjectId::LIBRARIES).unwrap_or(first))
    }

    /// The keyword's type that a declared type is.
    pub(super) fn as_prim(&self, sym: TypeSym) -> Option<Type> {
        self.known.prims.get(&sym).copied().map(Type::Prim)
    }

    /// The type with the members that a type has: `System.Int32` for `int`, `System.Array` for arrays.
    pub fn with_members(&self, ty: &Type) -> Option<Type> {
        let plain = |sym: Option<TypeSym>| sym.map(|sym| Type::Named(sym, super::types::Args::NONE));
        match ty {
            Type::Named(..) => Some(ty.clone()),
            Type::Prim(prim) => plain(self.known.prim_types.get(prim).copied()),
            Type::Array(..) => plain(self.known.array),
            Type::Tuple(elements) => {
                let sym = self.find_type("System.ValueTuple", elements.len())?;
                Some(Type::Named(sym, elements.iter().map(|element| element.ty.clone()).collect()))
            }
            Type::Anonymous(_) => plain(self.known.prim_types.get(&Prim::Object).copied()),
            _ => None,
        }
    }
}
