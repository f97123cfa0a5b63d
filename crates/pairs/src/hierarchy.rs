//! Who derives from whom, and which method runs: the receiver's class decides.
//!
//! Type arguments play no part here: an abstract object has a class, and two instantiations of one class run the same
//! code.

use ir::{
    Id as _, IndexVec, MethodFlags, MethodId, NameId, Program, Ty, TyId, TypeDef, TypeFlags, TypeId, TypeKind,
};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// The types of a program with what follows from their declarations.
pub(crate) struct Hierarchy<'p> {
    program: &'p Program,
    /// A type and all above it, in order of their numbers.
    above: IndexVec<TypeId, Box<[TypeId]>>,
    /// Classes of the program that objects can be made of, below each type.
    concrete: FxHashMap<TypeId, Vec<TypeId>>,
    dispatched: RefCell<FxHashMap<(MethodId, TypeId), Option<MethodId>>>,
}

impl<'p> Hierarchy<'p> {
    pub(crate) fn new(program: &'p Program) -> Hierarchy<'p> {
        let above: IndexVec<TypeId, Box<[TypeId]>> =
            program.types().ids().map(|ty| all_above(program, ty)).collect();
        let mut concrete: FxHashMap<TypeId, Vec<TypeId>> = FxHashMap::default();
        for (id, ty) in program.types().entries() {
            if is_own(ty) && is_makeable(ty) {
                for &supertype in &above[id] {
                    concrete.entry(supertype).or_default().push(id);
                }
            }
        }
        Hierarchy { program, above, concrete, dispatched: RefCell::default() }
    }

    /// Is a type, or does it derive from, another?
    pub(crate) fn is_subtype(&self, ty: TypeId, above: TypeId) -> bool {
        self.above[ty].binary_search(&above).is_ok()
    }

    /// A type and all above it.
    pub(crate) fn above(&self, ty: TypeId) -> &[TypeId] {
        &self.above[ty]
    }

    /// The classes of the program below a type, itself included, that objects can be made of.
    pub(crate) fn concrete_below(&self, ty: TypeId) -> &[TypeId] {
        self.concrete.get(&ty).map_or(&[], Vec::as_slice)
    }

    /// What runs when `method` is called on an object of class `receiver`; `None` if that is a library's.
    pub(crate) fn dispatch(&self, method: MethodId, receiver: TypeId) -> Option<MethodId> {
        if let Some(&known) = self.dispatched.borrow().get(&(method, receiver)) {
            return known;
        }
        let found = self.find(method, receiver);
        self.dispatched.borrow_mut().insert((method, receiver), found);
        found
    }

    fn find(&self, method: MethodId, receiver: TypeId) -> Option<MethodId> {
        let has_body = |id: &MethodId| self.program.methods()[*id].own_body().is_some();
        let owner = self.program.methods()[method].owner;
        for class in self.classes(receiver) {
            let replacing = self.replacing(class, method);
            if let Some(found) = replacing.filter(has_body) {
                return Some(found);
            }
            if class == owner {
                return Some(method).filter(has_body);
            }
        }
        let interfaces =
            self.above[receiver].iter().filter(|&&ty| self.program.types()[ty].kind == TypeKind::Interface);
        let default =
            interfaces.filter(|&&ty| ty != owner).find_map(|&ty| self.replacing(ty, method).filter(has_body));
        default.or(Some(method).filter(has_body))
    }

    /// The class and its base classes, nearest first.
    pub(crate) fn classes(&self, class: TypeId) -> Vec<TypeId> {
        let mut chain = vec![class];
        let mut current = class;
        while let Some(base) = self.base(current).filter(|base| !chain.contains(base)) {
            chain.push(base);
            current = base;
        }
        chain
    }

    fn base(&self, class: TypeId) -> Option<TypeId> {
        let supertypes = self.program.types()[class].supertypes.iter();
        let named = supertypes.filter_map(|&ty| def_of(self.program, ty));
        named.into_iter().find(|&ty| self.program.types()[ty].kind != TypeKind::Interface)
    }

    /// The method of `class` itself that stands in the place of another.
    fn replacing(&self, class: TypeId, wanted: MethodId) -> Option<MethodId> {
        let methods = self.program.methods();
        let own = &self.program.types()[class].methods;
        let explicit = own.iter().copied().find(|&id| methods[id].implements.contains(&wanted));
        explicit.or_else(|| own.iter().copied().find(|&id| id == wanted || self.overrides(id, wanted)))
    }

    fn overrides(&self, method: MethodId, wanted: MethodId) -> bool {
        let (method, wanted) = (&self.program.methods()[method], &self.program.methods()[wanted]);
        method.name == wanted.name
            && method.has_receiver()
            && method.params.len() == wanted.params.len()
            && !method.flags.has(MethodFlags::LAMBDA)
            && !method.flags.has(MethodFlags::CONSTRUCTOR)
            && method.params.iter().zip(&wanted.params).all(|(one, other)| self.fits(one.ty, other.ty))
    }

    /// May two declared types be one when type parameters are replaced?
    fn fits(&self, one: TyId, other: TyId) -> bool {
        let tys = &self.program.tys;
        match (tys.get(one), tys.get(other)) {
            (Ty::Unknown | Ty::Param(_), _) | (_, Ty::Unknown | Ty::Param(_)) => true,
            (Ty::Named { def: one, .. }, Ty::Named { def: other, .. }) => one == other,
            (Ty::Array { element: one, .. }, Ty::Array { element: other, .. }) => self.fits(*one, *other),
            (one, other) => one == other,
        }
    }

    /// The method of that name that objects of a class have for so many arguments.
    pub(crate) fn named(&self, class: TypeId, name: NameId, args: usize) -> Option<MethodId> {
        let classes = self.classes(class).into_iter();
        classes.flat_map(|class| self.program.methods_named(class, name)).find(|&id| {
            let method = &self.program.methods()[id];
            method.has_receiver() && method.params.len() == args && method.own_body().is_some()
        })
    }

    /// The field of that name that objects of a class have.
    pub(crate) fn field_named(&self, class: TypeId, name: NameId) -> Option<ir::FieldId> {
        self.classes(class).into_iter().find_map(|class| self.program.fields_named(class, name).next())
    }

    /// The initialiser of a type.
    pub(crate) fn initialiser(&self, ty: TypeId) -> Option<MethodId> {
        let methods = self.program.types()[ty].methods.iter().copied();
        methods.into_iter().find(|&id| {
            let method = &self.program.methods()[id];
            method.flags.has(MethodFlags::STATIC_CONSTRUCTOR) && method.own_body().is_some()
        })
    }
}

/// Is it a class or struct of the program itself?
pub(crate) fn is_own(ty: &TypeDef) -> bool {
    !ty.flags.has(TypeFlags::EXTERNAL) && !ty.flags.has(TypeFlags::MODEL)
}

/// The name of a type without those of namespaces and outer types.
pub(crate) fn short_name(program: &Program, ty: TypeId) -> &str {
    let full = program.names.get(program.types()[ty].name);
    full.rsplit(['.', '$']).next().unwrap_or(full)
}

/// Is it a type that tells nothing about its objects?
pub(crate) fn is_anything(program: &Program, class: TypeId) -> bool {
    matches!(
        program.names.get(program.types()[class].name),
        "java.lang.Object" | "System.Object" | "System.Array"
    )
}

/// Can objects be made of it?
pub(crate) fn is_makeable(ty: &TypeDef) -> bool {
    matches!(ty.kind, TypeKind::Class | TypeKind::Struct)
        && !ty.flags.has(TypeFlags::ABSTRACT)
        && !ty.flags.has(TypeFlags::STATIC)
}

/// The class that a declared type names.
pub(crate) fn def_of(program: &Program, ty: TyId) -> Option<TypeId> {
    match program.tys.get(ty) {
        Ty::Named { def, .. } => Some(*def),
        _ => None,
    }
}

/// Is it a reference that points-to sets keep track of? Numbers and texts are not.
pub(crate) fn is_tracked(program: &Program, ty: TyId) -> bool {
    match program.tys.get(ty) {
        Ty::Prim(prim) => matches!(prim, ir::Prim::Object | ir::Prim::Dynamic),
        Ty::Named { def, .. } => program.types()[*def].kind != TypeKind::Enum,
        Ty::Pointer(_) => false,
        Ty::Unknown | Ty::Array { .. } | Ty::ByRef(_) | Ty::Param(_) => true,
    }
}

/// Is a register of that type a struct by value, so that its fields are nobody else's?
pub(crate) fn is_struct_value(program: &Program, ty: TyId) -> bool {
    def_of(program, ty).is_some_and(|def| program.types()[def].kind == TypeKind::Struct)
}

fn all_above(program: &Program, ty: TypeId) -> Box<[TypeId]> {
    let mut all = vec![ty];
    let mut next = 0;
    while let Some(&current) = all.get(next) {
        next += 1;
        for &supertype in &program.types()[current].supertypes {
            if let Some(def) = def_of(program, supertype)
                && !all.contains(&def)
            {
                all.push(def);
            }
        }
    }
    all.sort_unstable_by_key(|ty| ty.index());
    all.into()
}
