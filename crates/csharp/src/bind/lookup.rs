//! Members of a type by name, through base classes, interfaces and constraints, as Section 12.5 of the C#
//! specification says; and the relation between types that this rests on.

use super::convert::same;
use super::symbols::{
    Constraints, Kind, MemberKind, MemberSym, Modifiers, Name, NamespaceSym, Origin, Symbols, TypeSym,
};
use super::types::{ParamOwner, Type, TypeParam};
use rustc_hash::FxHashSet;

/// A member as it is seen through a type.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// Which.
    pub member: MemberSym,
    /// The type that declares it, with arguments.
    pub owner: Type,
}

/// Base types are followed at most this often: broken programs have endless generic ones.
const MAX_DEPTH: usize = 64;

impl Symbols {
    /// The base class, with arguments.
    pub fn base(&self, ty: &Type) -> Option<Type> {
        match ty {
            Type::Named(sym, _) => self.types[*sym].base.as_ref().map(|base| self.seen_through(base, ty)),
            Type::Param(param) => Some(self.class_constraint(*param)),
            Type::Prim(ir::Prim::Object | ir::Prim::Void)
            | Type::Unknown
            | Type::Null
            | Type::Never
            | Type::Pointer(_) => None,
            Type::Prim(ir::Prim::String) | Type::Anonymous(_) => Some(Type::OBJECT),
            Type::Array(..) => self.known.array.map(|it| Type::Named(it, super::types::Args::NONE)),
            Type::Prim(_) | Type::Tuple(_) => {
                self.known.value_type.map(|it| Type::Named(it, super::types::Args::NONE))
            }
        }
    }

    /// Base classes and the type itself, from the inside outwards. An enum's underlying type is none.
    pub fn classes(&self, ty: &Type) -> Vec<Type> {
        let mut all = vec![ty.clone()];
        while all.len() < MAX_DEPTH
            && let Some(base) = self.base_class(&all[all.len() - 1])
        {
            all.push(base);
        }
        all
    }

    fn base_class(&self, ty: &Type) -> Option<Type> {
        let is_enum = ty.sym().is_some_and(|sym| self.types[sym].kind == Kind::Enum);
        if is_enum {
            self.known.enum_type.map(|it| Type::Named(it, super::types::Args::NONE))
        } else {
            self.base(ty)
        }
    }

    /// All interfaces of a type, those of its base types and of other interfaces included; each once.
    pub fn interfaces(&self, ty: &Type) -> Vec<Type> {
        match ty {
            Type::Named(sym, _) => {
                self.open_interfaces(*sym).iter().map(|it| self.seen_through(it, ty)).collect()
            }
            _ => self.find_interfaces(ty),
        }
    }

    /// The interfaces of a type that have that declaration.
    fn interfaces_of(&self, ty: &Type, sym: TypeSym) -> Vec<Type> {
        let is_it = |it: &&Type| it.sym() == Some(sym);
        match ty {
            Type::Named(own, _) => {
                self.open_interfaces(*own).iter().filter(is_it).map(|it| self.seen_through(it, ty)).collect()
            }
            _ => self.find_interfaces(ty).iter().filter(is_it).cloned().collect(),
        }
    }

    /// The one type of that declaration among a type, its base classes and its interfaces. None if there are
    /// several.
    pub(super) fn supertype(&self, ty: &Type, sym: TypeSym) -> Option<Type> {
        if self.types[sym].kind != Kind::Interface {
            return self.classes(ty).into_iter().find(|it| it.sym() == Some(sym));
        }
        if ty.sym() == Some(sym) {
            return Some(ty.clone());
        }
        let found = self.interfaces_of(ty, sym);
        let first = found.first()?;
        found.iter().all(|other| same(other, first)).then(|| first.clone())
    }

    fn open_interfaces(&self, sym: TypeSym) -> &[Type] {
        self.types[sym].all_interfaces.get_or_init(|| self.find_interfaces(&self.open(sym)))
    }

    fn find_interfaces(&self, ty: &Type) -> Vec<Type> {
        let mut all: Vec<Type> = Vec::new();
        let mut seen = FxHashSet::default();
        for class in self.classes(ty) {
            self.add_interfaces(&class, &mut seen, &mut all);
        }
        let mut next = 0;
        while next < all.len() && all.len() < 512 {
            let interface = all[next].clone();
            self.add_interfaces(&interface, &mut seen, &mut all);
            next += 1;
        }
        all
    }

    fn add_interfaces(&self, ty: &Type, seen: &mut FxHashSet<Type>, all: &mut Vec<Type>) {
        let named: Vec<Type> = match ty {
            Type::Param(param) => self.constraints_of(*param).types.clone(),
            Type::Array(element, 1) => {
                let known = &self.known;
                let generic = [known.list_interface, known.read_only_list].into_iter().flatten();
                generic.map(|it| Type::Named(it, std::iter::once((**element).clone()).collect())).collect()
            }
            _ => match self.with_members(ty) {
                Some(Type::Named(sym, args)) => {
                    let through = Type::Named(sym, args);
                    self.types[sym].interfaces.iter().map(|it| self.seen_through(it, &through)).collect()
                }
                _ => Vec::new(),
            },
        };
        all.extend(named.into_iter().filter(|it| self.is_interface(it) && seen.insert(it.clone())));
    }

    /// Is it an interface?
    pub fn is_interface(&self, ty: &Type) -> bool {
        ty.sym().is_some_and(|sym| self.types[sym].kind == Kind::Interface)
    }

    /// Is it a delegate type?
    pub fn is_delegate(&self, ty: &Type) -> bool {
        ty.sym().is_some_and(|sym| self.types[sym].kind == Kind::Delegate)
    }

    /// Is it an enum?
    pub fn is_enum(&self, ty: &Type) -> bool {
        ty.sym().is_some_and(|sym| self.types[sym].kind == Kind::Enum)
    }

    /// Does a variable of the type hold the value itself? Type parameters do if a constraint says so.
    pub fn is_value_type(&self, ty: &Type) -> bool {
        match ty {
            Type::Prim(prim) => {
                !matches!(prim, ir::Prim::String | ir::Prim::Object | ir::Prim::Dynamic | ir::Prim::Void)
            }
            Type::Named(sym, _) => self.types[*sym].is_value_type(),
            Type::Tuple(_) => true,
            Type::Param(param) => self.is_declared_struct(*param),
            _ => false,
        }
    }

    /// Is it surely a reference type?
    pub fn is_reference_type(&self, ty: &Type) -> bool {
        match ty {
            Type::Prim(_) | Type::Tuple(_) => !self.is_value_type(ty) && *ty != Type::VOID,
            Type::Named(sym, _) => !self.types[*sym].is_value_type(),
            Type::Array(..) | Type::Anonymous(_) | Type::Null => true,
            Type::Param(param) => {
                let constraints = self.constraints_of(*param);
                constraints.is_class
                    || constraints.types.iter().any(|it| !self.is_interface(it) && self.is_reference_type(it))
            }
            _ => false,
        }
    }

    /// Is it known how libraries work, because the program is going to be run?
    pub fn has_models(&self) -> bool {
        self.find_type("Threadbare.Kernel", 0).is_some_and(|sym| self.types[sym].origin == Origin::Model)
    }

    /// What stands before the `?`, if it is a nullable value type.
    pub fn nullable_of<'t>(&self, ty: &'t Type) -> Option<&'t Type> {
        match ty {
            Type::Named(sym, args) if Some(*sym) == self.known.nullable => args.first(),
            _ => None,
        }
    }

    /// What is asked of a type parameter. Nothing is known here about those of local functions.
    pub fn constraints_of(&self, param: TypeParam) -> &Constraints {
        static NONE: Constraints = Constraints { types: Vec::new(), is_class: false, is_struct: false };
        let all = match param.owner {
            ParamOwner::Type(sym) => self.type_constraints(sym),
            ParamOwner::Member(sym) => &self.signature(sym).constraints,
            ParamOwner::Local(_) => return &NONE,
        };
        all.get(param.index as usize).unwrap_or(&NONE)
    }

    fn class_constraint(&self, param: TypeParam) -> Type {
        let constraints = self.constraints_of(param);
        // `where T : U` and `where U : T` at once would never end.
        let class =
            constraints.types.iter().find(|it| !self.is_interface(it) && !matches!(it, Type::Param(_)));
        class.cloned().unwrap_or(Type::OBJECT)
    }

    /// The members of that name, the most derived ones first; overridden ones are left out, hidden ones too.
    /// Methods and indexers come as groups through the base types, anything else stops the search.
    pub fn members(&self, ty: &Type, name: Name) -> Vec<Found> {
        let mut found: Vec<Found> = Vec::new();
        for class in self.classes(ty) {
            if let Some(owner) = self.with_members(&class)
                && self.add_declared(&owner, name, &mut found)
            {
                return found;
            }
        }
        let by_interface = self.is_interface(ty) || matches!(ty, Type::Param(_));
        if by_interface {
            for interface in self.interfaces(ty) {
                if self.add_declared(&interface, name, &mut found) {
                    break;
                }
            }
            if self.is_interface(ty) && found.is_empty() {
                return self.members(&Type::OBJECT, name);
            }
        }
        found
    }

    /// Adds the type's own members; says whether the search is over.
    fn add_declared(&self, owner: &Type, name: Name, found: &mut Vec<Found>) -> bool {
        let Type::Named(sym, _) = owner else { return true };
        for member in self.declared(*sym, name) {
            let declared = &self.members[member];
            if declared.modifiers.has(Modifiers::EXPLICIT)
                || declared.modifiers.has(Modifiers::EXTENSION_BLOCK)
            {
                continue;
            }
            let is_overload = matches!(declared.kind, MemberKind::Method | MemberKind::Indexer);
            if !is_overload {
                if found.is_empty() {
                    found.push(Found { member, owner: owner.clone() });
                }
                return true;
            }
            // The most derived declaration of an overridden method is the one that was found first; it is the
            // original declaration that a call names, so the override gives way to it.
            if let Some(same) = found.iter_mut().find(|other| self.overrides(other, member, owner)) {
                if self.members[same.member].modifiers.has(Modifiers::OVERRIDE) {
                    *same = Found { member, owner: owner.clone() };
                }
            } else {
                found.push(Found { member, owner: owner.clone() });
            }
        }
        false
    }

    /// Does `derived` have the parameters of `base`, so that it overrides or hides it?
    fn overrides(&self, derived: &Found, base: MemberSym, base_owner: &Type) -> bool {
        if self.members[derived.member].param_count != self.members[base].param_count
            || self.members[derived.member].generics.len() != self.members[base].generics.len()
        {
            return false;
        }
        let (left, right) = (self.signature(derived.member), self.signature(base));
        left.params.iter().zip(&right.params).all(|(left, right)| {
            let left_ty = self.seen_through(&left.ty, &derived.owner);
            let right_ty = self.seen_through(&right.ty, base_owner);
            left.mode.is_by_address() == right.mode.is_by_address() && same_up_to_names(&left_ty, &right_ty)
        })
    }

    /// The constructors of a type.
    pub fn constructors(&self, ty: &Type) -> Vec<Found> {
        let Some(owner) = self.with_members(ty) else { return Vec::new() };
        let Some(sym) = owner.sym() else { return Vec::new() };
        let members = self.types[sym].members.iter().copied();
        members
            .filter(|&member| self.members[member].kind == MemberKind::Constructor)
            .map(|member| Found { member, owner: owner.clone() })
            .collect()
    }

    /// User-defined operators and conversions of that metadata name, of the type and its base types.
    pub fn operators(&self, ty: &Type, name: Name) -> Vec<Found> {
        let mut found = Vec::new();
        for class in self.classes(ty) {
            let Some(owner) = self.with_members(&class) else { continue };
            let Some(sym) = owner.sym() else { continue };
            found.extend(self.declared(sym, name).map(|member| Found { member, owner: owner.clone() }));
        }
        found
    }

    /// May code in the type `from` name the member? Code outside of all types has none.
    pub fn is_accessible(&self, member: MemberSym, from: Option<TypeSym>) -> bool {
        let declared = &self.members[member];
        let (owner, modifiers) = (declared.owner, declared.modifiers);
        let around = |inner: TypeSym| {
            std::iter::successors(Some(inner), |&inner| match self.types[inner].container {
                super::Container::Type(outer) => Some(outer),
                super::Container::Namespace(_) => None,
            })
        };
        let is_open = modifiers.has(Modifiers::PUBLIC) || modifiers.has(Modifiers::INTERNAL);
        let goes_without_saying = self.types[owner].kind == Kind::Interface
            || modifiers.has(Modifiers::EXPLICIT)
            || declared.kind == MemberKind::EnumMember
            || self.types[owner].origin == super::Origin::Outline;
        if is_open || goes_without_saying && !modifiers.has(Modifiers::PRIVATE) {
            return true;
        }
        let Some(from) = from else { return false };
        let is_inside = around(from).any(|it| it == owner);
        let derives = |it: TypeSym| self.classes(&self.open(it)).iter().any(|base| base.sym() == Some(owner));
        is_inside || modifiers.has(Modifiers::PROTECTED) && around(from).any(derives)
    }

    /// Extension methods of that name in a namespace, and properties of extension blocks.
    pub fn extensions_in(&self, namespace: NamespaceSym, name: Name) -> impl Iterator<Item = MemberSym> {
        let all = self.extensions.get(&name).into_iter().flatten().copied();
        all.filter(move |&member| {
            let container = self.types[self.members[member].owner].container;
            container == super::Container::Namespace(namespace)
        })
    }

    /// Is `derived` the type `base`, or does it have it among its base classes and interfaces? Variance is
    /// taken into account for interfaces and delegates with reference type arguments.
    pub fn is_subtype(&self, derived: &Type, base: &Type) -> bool {
        if derived == base || matches!(base, Type::Prim(ir::Prim::Object)) {
            return true;
        }
        if let Type::Named(sym, _) = base
            && self.is_interface(base)
        {
            return self.same_or_variant(derived, base)
                || self.interfaces_of(derived, *sym).iter().any(|it| self.same_or_variant(it, base));
        }
        self.classes(derived).iter().any(|it| self.same_or_variant(it, base))
    }

    /// The same type, or one whose type arguments convert as `in` and `out` allow.
    fn same_or_variant(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Named(left, left_args), Type::Named(right, right_args)) if left == right => {
                let may_vary = matches!(self.types[*left].kind, Kind::Interface | Kind::Delegate);
                left_args.iter().zip(right_args.iter()).enumerate().all(|(index, (from, to))| {
                    from == to
                        || from.mentions_unknown()
                        || to.mentions_unknown()
                        || may_vary && self.varies(*left, index, from, to)
                })
            }
            _ => from == to,
        }
    }

    fn varies(&self, sym: TypeSym, index: usize, from: &Type, to: &Type) -> bool {
        if self.is_value_type(from) || self.is_value_type(to) {
            return false;
        }
        match self.variance(sym, index) {
            Variance::Out => self.is_subtype(from, to),
            Variance::In => self.is_subtype(to, from),
            Variance::None => false,
        }
    }

    /// How a type parameter may vary.
    pub fn variance(&self, sym: TypeSym, index: usize) -> Variance {
        let decl = &self.types[sym];
        let Some(own) = index.checked_sub(decl.outer_generics as usize) else { return Variance::None };
        let Some(part) = decl.parts.first() else { return Variance::None };
        let node = self.sources[part.source].node(part.node);
        let list = node.child(crate::syntax::SyntaxKind::TypeParamList);
        let param = list.and_then(|list| {
            list.children().filter(|it| it.kind() == crate::syntax::SyntaxKind::TypeParam).nth(own)
        });
        match param {
            Some(param) if param.token(crate::syntax::SyntaxKind::OutKw).is_some() => Variance::Out,
            Some(param) if param.token(crate::syntax::SyntaxKind::InKw).is_some() => Variance::In,
            _ => Variance::None,
        }
    }
}

/// How a type parameter may vary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Variance {
    /// Not at all.
    None,
    /// `out`: to a base type.
    Out,
    /// `in`: to a derived type.
    In,
}

/// Type parameters of two generic methods are the same if they have the same number.
fn same_up_to_names(left: &Type, right: &Type) -> bool {
    let is_methods = |param: &TypeParam| matches!(param.owner, ParamOwner::Member(_));
    let anonymous = |ty: &Type| {
        ty.substitute(&|param| {
            is_methods(&param)
                .then_some(Type::Param(TypeParam { owner: ParamOwner::Member(MemberSym(0)), ..param }))
        })
    };
    left == right || anonymous(left) == anonymous(right)
}
