//! Run-time types: declared types with every type parameter replaced, interned, so that equal types have equal
//! numbers. Code is decoded once per instantiation, so no instruction replaces parameters when it runs.

mod dispatch;
mod layout;
mod subtypes;

pub(crate) use dispatch::{FnKey, Receiver, VirtualKey};
pub(crate) use layout::{Init, Layout};

use ir::{MethodFlags, MethodId, NameId, Prim, Program, Ty, TyId, TypeFlags, TypeId, TypeKind};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A run-time type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct RtId(pub u32);

impl RtId {
    /// Nothing is known.
    pub(crate) const UNKNOWN: RtId = RtId(0);

    /// A type with a keyword.
    pub(crate) const fn prim(prim: Prim) -> RtId {
        RtId(1 + prim as u32)
    }

    /// `object`.
    pub(crate) const OBJECT: RtId = RtId::prim(Prim::Object);
    /// `string`.
    pub(crate) const STRING: RtId = RtId::prim(Prim::String);
    /// `int`.
    pub(crate) const INT: RtId = RtId::prim(Prim::Int);
}

/// What a run-time type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Rt {
    /// Nothing is known.
    Unknown,
    /// A type with a keyword.
    Prim(Prim),
    /// A type of the program or a library, with what its parameters stand for.
    Named { def: TypeId, args: Box<[RtId]> },
    /// An array.
    Array { element: RtId, rank: u8 },
    /// The address of a variable; unmanaged pointers are treated alike.
    ByRef(RtId),
    /// A type parameter of a method, by its place: only to compare signatures.
    MethodParam(u32),
}

/// What the type parameters in a body stand for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct EnvId(u32);

impl EnvId {
    /// No type parameters.
    pub(crate) const EMPTY: EnvId = EnvId(0);
}

type Env = Rc<[(NameId, RtId)]>;

/// How deep types may be nested: a program that makes ever larger types ends there.
const MAX_DEPTH: u32 = 24;

/// All run-time types of a program that were needed so far.
pub(crate) struct Types<'p> {
    program: &'p Program,
    table: Vec<Rt>,
    depths: Vec<u32>,
    ids: FxHashMap<Rt, RtId>,
    envs: Vec<Env>,
    env_ids: FxHashMap<Env, EnvId>,
    resolved: FxHashMap<(TyId, EnvId), RtId>,
    prim_defs: FxHashMap<Prim, TypeId>,
    def_prims: FxHashMap<TypeId, Prim>,
    nullable: Option<TypeId>,
    supers: FxHashMap<RtId, Rc<[RtId]>>,
    layouts: FxHashMap<RtId, Rc<Layout>>,
    offsets: FxHashMap<TypeId, u32>,
    /// The types whose layouts are being made, outermost first.
    laying_out: Vec<RtId>,
    virtuals: FxHashMap<VirtualKey, Option<FnKey>>,
}

impl<'p> Types<'p> {
    /// The types of a program; none was needed yet.
    pub(crate) fn new(program: &'p Program) -> Types<'p> {
        let mut types = Types {
            program,
            table: Vec::new(),
            depths: Vec::new(),
            ids: FxHashMap::default(),
            envs: vec![Rc::from([])],
            env_ids: std::iter::once((Rc::from([]), EnvId::EMPTY)).collect(),
            resolved: FxHashMap::default(),
            prim_defs: FxHashMap::default(),
            def_prims: FxHashMap::default(),
            nullable: program.find_type("System.Nullable", 1),
            supers: FxHashMap::default(),
            layouts: FxHashMap::default(),
            offsets: FxHashMap::default(),
            laying_out: Vec::new(),
            virtuals: FxHashMap::default(),
        };
        types.intern(Rt::Unknown);
        for prim in Prim::ALL {
            types.intern(Rt::Prim(prim));
            if let Some(def) = prim.full_name().and_then(|name| program.find_type(name, 0)) {
                types.prim_defs.insert(prim, def);
                types.def_prims.insert(def, prim);
            }
        }
        types
    }

    /// The program.
    pub(crate) fn program(&self) -> &'p Program {
        self.program
    }

    /// The number of a type.
    pub(crate) fn intern(&mut self, rt: Rt) -> RtId {
        if let Some(&id) = self.ids.get(&rt) {
            return id;
        }
        let depth = self.depth_of(&rt);
        if depth > MAX_DEPTH {
            return RtId::UNKNOWN;
        }
        let id = RtId(self.table.len() as u32);
        self.table.push(rt.clone());
        self.depths.push(depth);
        self.ids.insert(rt, id);
        id
    }

    fn depth_of(&self, rt: &Rt) -> u32 {
        let parts: &[RtId] = match rt {
            Rt::Named { args, .. } => args,
            Rt::Array { element, .. } | Rt::ByRef(element) => std::slice::from_ref(element),
            Rt::Unknown | Rt::Prim(_) | Rt::MethodParam(_) => &[],
        };
        1 + parts.iter().map(|part| self.depths[part.0 as usize]).max().unwrap_or(0)
    }

    /// The type of a number.
    pub(crate) fn get(&self, id: RtId) -> &Rt {
        &self.table[id.0 as usize]
    }

    /// A type of the table, with arguments. A type that has a keyword is that of the keyword.
    pub(crate) fn named(&mut self, def: TypeId, args: Box<[RtId]>) -> RtId {
        match self.def_prims.get(&def) {
            Some(&prim) => RtId::prim(prim),
            None => self.intern(Rt::Named { def, args }),
        }
    }

    /// A type of that full name without parameters, if the program has it.
    pub(crate) fn find(&mut self, name: &str) -> Option<RtId> {
        let def = self.program.find_type(name, 0)?;
        Some(self.named(def, Box::default()))
    }

    /// The declaration of a type, if it has one.
    pub(crate) fn def(&self, id: RtId) -> Option<TypeId> {
        match self.get(id) {
            Rt::Named { def, .. } => Some(*def),
            Rt::Prim(prim) => self.prim_defs.get(prim).copied(),
            Rt::Array { .. } => self.program.find_type("System.Array", 0),
            Rt::Unknown | Rt::ByRef(_) | Rt::MethodParam(_) => None,
        }
    }

    /// The type arguments.
    pub(crate) fn args(&self, id: RtId) -> &[RtId] {
        match self.get(id) {
            Rt::Named { args, .. } => args,
            _ => &[],
        }
    }

    /// What an address of this type points to; any other type is itself.
    pub(crate) fn pointee(&self, id: RtId) -> RtId {
        match self.get(id) {
            Rt::ByRef(to) => *to,
            _ => id,
        }
    }

    /// The type of the elements of an array type.
    pub(crate) fn element(&self, id: RtId) -> RtId {
        match self.get(id) {
            Rt::Array { element, .. } => *element,
            _ => RtId::UNKNOWN,
        }
    }

    /// The argument of `Nullable<…>`.
    pub(crate) fn nullable_of(&self, id: RtId) -> Option<RtId> {
        match self.get(id) {
            Rt::Named { def, args } if Some(*def) == self.nullable => args.first().copied(),
            _ => None,
        }
    }

    /// Is it an interface?
    pub(crate) fn is_interface(&self, id: RtId) -> bool {
        self.kind(id) == Some(TypeKind::Interface)
    }

    fn kind(&self, id: RtId) -> Option<TypeKind> {
        match self.get(id) {
            Rt::Named { def, .. } => Some(self.program.types()[*def].kind),
            _ => None,
        }
    }

    /// The number type that values of this type are computed in; for an enum that below it.
    pub(crate) fn number(&self, id: RtId) -> Option<Prim> {
        match self.get(id) {
            Rt::Prim(prim) => Some(*prim)
                .filter(|prim| !matches!(prim, Prim::Void | Prim::String | Prim::Object | Prim::Dynamic)),
            Rt::Named { def, .. } if self.program.types()[*def].kind == TypeKind::Enum => {
                let under = self.program.types()[*def].supertypes.first();
                Some(under.map_or(Prim::Int, |&ty| match self.program.tys.get(ty) {
                    Ty::Prim(prim) => *prim,
                    _ => Prim::Int,
                }))
            }
            _ => None,
        }
    }

    /// Is it an enum?
    pub(crate) fn is_enum(&self, id: RtId) -> bool {
        self.kind(id) == Some(TypeKind::Enum)
    }

    /// Is it a struct that is made of parts, rather than a number?
    pub(crate) fn is_struct(&self, id: RtId) -> bool {
        self.kind(id) == Some(TypeKind::Struct)
    }

    /// Are values of it copied when they are assigned?
    pub(crate) fn is_value_type(&self, id: RtId) -> bool {
        self.is_struct(id) || self.number(id).is_some()
    }

    /// A library struct of which neither fields nor code are known: its values cannot be interpreted.
    pub(crate) fn is_opaque_struct(&self, id: RtId) -> bool {
        let Rt::Named { def, .. } = self.get(id) else { return false };
        let def = &self.program.types()[*def];
        def.kind == TypeKind::Struct
            && def.flags.has(TypeFlags::EXTERNAL)
            && !def.flags.has(TypeFlags::MODEL)
            && def.fields.is_empty()
            && self.nullable_of(id).is_none()
    }

    /// Is it a class of a library?
    pub(crate) fn is_library(&self, id: RtId) -> bool {
        let Rt::Named { def, .. } = self.get(id) else { return false };
        let def = &self.program.types()[*def];
        def.kind != TypeKind::Struct
            && (def.flags.has(TypeFlags::MODEL) || def.flags.has(TypeFlags::EXTERNAL))
    }

    /// Names and meanings of type parameters, as a number.
    pub(crate) fn intern_env(&mut self, env: Vec<(NameId, RtId)>) -> EnvId {
        let env: Env = env.into();
        if let Some(&id) = self.env_ids.get(&env) {
            return id;
        }
        let id = EnvId(self.envs.len() as u32);
        self.envs.push(Rc::clone(&env));
        self.env_ids.insert(env, id);
        id
    }

    /// What a type parameter stands for.
    pub(crate) fn parameter(&self, name: NameId, env: EnvId) -> RtId {
        let env = &self.envs[env.0 as usize];
        env.iter().rev().find(|(known, _)| *known == name).map_or(RtId::UNKNOWN, |&(_, rt)| rt)
    }

    /// A declared type, with parameters replaced.
    pub(crate) fn resolve(&mut self, ty: TyId, env: EnvId) -> RtId {
        if let Some(&known) = self.resolved.get(&(ty, env)) {
            return known;
        }
        let program = self.program;
        let id = match program.tys.get(ty) {
            Ty::Unknown => RtId::UNKNOWN,
            Ty::Prim(prim) => RtId::prim(*prim),
            Ty::Named { def, args } => {
                let args = self.resolve_args(*def, args, env);
                self.named(*def, args)
            }
            Ty::Array { element, rank } => {
                let element = self.resolve(*element, env);
                self.intern(Rt::Array { element, rank: *rank })
            }
            Ty::Pointer(to) | Ty::ByRef(to) => {
                let to = self.resolve(*to, env);
                self.intern(Rt::ByRef(to))
            }
            Ty::Param(name) => self.parameter(*name, env),
        };
        self.resolved.insert((ty, env), id);
        id
    }

    /// The arguments of a type; where none are written inside a generic type, its own parameters are meant.
    fn resolve_args(&mut self, def: TypeId, args: &[TyId], env: EnvId) -> Box<[RtId]> {
        let generics = &self.program.types()[def].generics;
        if args.is_empty() {
            return generics.iter().map(|&name| self.parameter(name, env)).collect();
        }
        args.iter().map(|&arg| self.resolve(arg, env)).collect()
    }

    /// A type with the arguments that its parameters have where its code runs.
    pub(crate) fn of_env(&mut self, def: TypeId, env: EnvId) -> RtId {
        let args = self.resolve_args(def, &[], env);
        self.named(def, args)
    }

    /// What the parameters of a type stand for in the code of its methods.
    pub(crate) fn env_of(&mut self, owner: RtId) -> EnvId {
        let Some(def) = self.def(owner) else { return EnvId::EMPTY };
        let generics = &self.program.types()[def].generics;
        let env = generics.iter().copied().zip(self.args(owner).iter().copied()).collect();
        self.intern_env(env)
    }

    /// The code that a call means: a method with what all type parameters in its body stand for. The body of
    /// a lambda sees the parameters of the method around it.
    pub(crate) fn instance(&mut self, callee: &ir::Callee, env: EnvId) -> FnKey {
        let method = &self.program.methods()[callee.method];
        let owner = self.resolve(callee.owner, env);
        let type_args: Vec<RtId> = callee.type_args.iter().map(|&arg| self.resolve(arg, env)).collect();
        let outer = if method.flags.has(MethodFlags::LAMBDA) { env } else { self.env_of(owner) };
        self.extend(callee.method, outer, &type_args)
    }

    /// A method in a type, with its own type arguments.
    pub(crate) fn member(&mut self, method: MethodId, owner: RtId, type_args: &[RtId]) -> FnKey {
        let outer = self.env_of(owner);
        self.extend(method, outer, type_args)
    }

    fn extend(&mut self, method: MethodId, outer: EnvId, type_args: &[RtId]) -> FnKey {
        let generics = &self.program.methods()[method].generics;
        if generics.is_empty() {
            return FnKey { method, env: outer };
        }
        let mut env = self.envs[outer.0 as usize].to_vec();
        let args = type_args.iter().copied().chain(std::iter::repeat(RtId::UNKNOWN));
        env.extend(generics.iter().copied().zip(args));
        FnKey { method, env: self.intern_env(env) }
    }

    /// The type's name, for people: `Dictionary<string, int>`.
    pub(crate) fn name(&self, id: RtId) -> String {
        match self.get(id) {
            Rt::Unknown | Rt::MethodParam(_) => "?".to_owned(),
            Rt::Prim(prim) => prim.keyword().to_owned(),
            Rt::Array { element, rank } => {
                format!("{}[{}]", self.name(*element), ",".repeat(usize::from(*rank).saturating_sub(1)))
            }
            Rt::ByRef(to) => format!("ref {}", self.name(*to)),
            Rt::Named { def, args } => {
                let full = self.program.names.get(self.program.types()[*def].name);
                let short = full.rsplit('.').next().unwrap_or(full).to_owned();
                if args.is_empty() {
                    return short;
                }
                let args: Vec<String> = args.iter().map(|&arg| self.name(arg)).collect();
                format!("{short}<{}>", args.join(", "))
            }
        }
    }

    /// The full name of the declaration: `System.Int32`.
    pub(crate) fn full_name(&self, id: RtId) -> String {
        match self.get(id) {
            Rt::Prim(prim) => prim.full_name().unwrap_or("System.Object").to_owned(),
            Rt::Named { def, args } => {
                let name = self.program.names.get(self.program.types()[*def].name);
                if args.is_empty() { name.to_owned() } else { format!("{name}`{}", args.len()) }
            }
            Rt::Array { element, .. } => format!("{}[]", self.full_name(*element)),
            Rt::ByRef(to) => self.full_name(*to),
            Rt::Unknown | Rt::MethodParam(_) => "?".to_owned(),
        }
    }
}
