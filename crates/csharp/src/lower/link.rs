//! Puts what the files were lowered into together. What the program declares got its numbers before, in the
//! order of the source; what it only mentions gets them here, file by file, so that the outcome does not
//! depend on which thread was first.

use super::declare;
use super::fragment::{self, FieldKey, Fragment, Lambda, MethodKey, TypeKey, TypeTables};
use crate::bind::{Kind, MemberKind, Origin, Symbols, Type, TypeSym};
use ir::{
    Capture, Field, FieldFlags, FieldId, Id, IndexVec, Method, MethodFlags, MethodId, NameId, Names, Param,
    Program, Renumber, Ty, TyId, TypeDef, TypeFlags, TypeId, TypeKind, Tys, Visibility,
};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// The program in the making, and which number each symbol has in it.
pub(super) struct Linker<'a> {
    pub(super) symbols: &'a Symbols,
    pub(super) program: Program,
    pub(super) types: IndexVec<TypeSym, Option<TypeId>>,
    methods: FxHashMap<MethodKey, MethodId>,
    fields: FxHashMap<FieldKey, FieldId>,
    known_tys: FxHashMap<Type, TyId>,
}

/// What a linker knows while nobody links: the symbols may change meanwhile, as long as they keep their numbers.
#[derive(Default, Debug)]
pub(super) struct Linked {
    pub(super) program: Program,
    types: IndexVec<TypeSym, Option<TypeId>>,
    methods: FxHashMap<MethodKey, MethodId>,
    fields: FxHashMap<FieldKey, FieldId>,
    known_tys: FxHashMap<Type, TyId>,
}

impl Linked {
    /// Goes on linking.
    pub(super) fn resume(self, symbols: &Symbols) -> Linker<'_> {
        let Linked { program, types, methods, fields, known_tys } = self;
        Linker { symbols, program, types, methods, fields, known_tys }
    }
}

impl<'a> Linker<'a> {
    pub(super) fn new(symbols: &'a Symbols) -> Linker<'a> {
        Linker {
            symbols,
            program: Program::default(),
            types: IndexVec::filled(None, symbols.types.len()),
            methods: FxHashMap::default(),
            fields: FxHashMap::default(),
            known_tys: FxHashMap::default(),
        }
    }

    /// Stops linking, for now.
    pub(super) fn pause(self) -> Linked {
        let Linker { program, types, methods, fields, known_tys, .. } = self;
        Linked { program, types, methods, fields, known_tys }
    }

    pub(super) fn ty(&mut self, ty: &Type) -> TyId {
        let symbols = self.symbols;
        fragment::ty(self, symbols, ty)
    }

    pub(super) fn intern(&mut self, text: &str) -> NameId {
        self.program.names.intern(text)
    }

    pub(super) fn add_method(&mut self, key: MethodKey, method: Method) -> MethodId {
        let id = self.program.add_method(method);
        self.methods.insert(key, id);
        id
    }

    pub(super) fn add_field(&mut self, key: FieldKey, field: Field) -> FieldId {
        let id = self.program.add_field(field);
        self.fields.insert(key, id);
        id
    }

    /// The method, if it is declared or was mentioned before.
    pub(super) fn known_method(&self, key: &MethodKey) -> Option<MethodId> {
        self.methods.get(key).copied()
    }

    /// The field, if it is declared or was mentioned before.
    pub(super) fn known_field(&self, key: &FieldKey) -> Option<FieldId> {
        self.fields.get(key).copied()
    }

    pub(super) fn method_id(&mut self, key: &MethodKey) -> MethodId {
        if let Some(&id) = self.methods.get(key) {
            return id;
        }
        let method = match key {
            MethodKey::Member(member)
            | MethodKey::Get(member)
            | MethodKey::Set(member)
            | MethodKey::Add(member)
            | MethodKey::Remove(member) => {
                let method = declare::method(self, *member, key);
                Method { flags: method.flags.with(MethodFlags::EXTERN), ..method }
            }
            MethodKey::External { owner, name, params, ret, is_static } => {
                let owner = self.type_id(owner.clone());
                let name = self.intern(name);
                if let Some(id) = self.method_named(owner, name, *params) {
                    return id;
                }
                let flags = if *is_static { MethodFlags::STATIC } else { MethodFlags::NONE };
                let params = (0..*params).map(|index| self.unknown_param(index)).collect();
                let method = Method::new(name, owner);
                let flags = flags.with(MethodFlags::EXTERN);
                Method { params, ret: TyId::prim(*ret), visibility: Visibility::Public, flags, ..method }
            }
            MethodKey::AnonymousInit(names) => self.anonymous_constructor(names),
            // These are declared, or belong to one file.
            MethodKey::StaticInit(_) | MethodKey::Lambda(_) => {
                let owner = self.type_id(TypeKey::External(String::from("?"), 0));
                let name = self.intern("?");
                Method { flags: MethodFlags::EXTERN, ..Method::new(name, owner) }
            }
        };
        self.add_method(key.clone(), method)
    }

    fn method_named(&self, owner: TypeId, name: NameId, params: usize) -> Option<MethodId> {
        let mut named = self.program.methods_named(owner, name);
        named.find(|&id| self.program.methods()[id].params.len() == params)
    }

    fn unknown_param(&mut self, index: usize) -> Param {
        let name = self.intern(&format!("p{index}"));
        Param { name, ty: TyId::UNKNOWN, mode: ir::ParamMode::Value, default: None }
    }

    /// Stores its arguments into the fields of the same names.
    fn anonymous_constructor(&mut self, names: &[String]) -> Method {
        let owner = self.type_id(TypeKey::Anonymous(names.to_vec()));
        let name = self.intern(".ctor");
        let generics = self.program.types()[owner].generics.clone();
        let mut params = Vec::new();
        for (text, generic) in names.iter().zip(generics) {
            let ty = self.program.tys.intern(Ty::Param(generic));
            params.push(Param { name: self.intern(text), ty, mode: ir::ParamMode::Value, default: None });
        }
        let flags = MethodFlags::CONSTRUCTOR.with(MethodFlags::GENERATED);
        let mut method = Method { params, flags, visibility: Visibility::Public, ..Method::new(name, owner) };
        let mut builder = ir::MethodBuilder::new(&mut self.program, &method);
        for (index, text) in names.iter().enumerate() {
            let key = TypeKey::Anonymous(names.to_vec());
            let field = self.field_id(&FieldKey::Named { owner: key, name: text.clone(), is_static: false });
            let place = ir::Place::Field { base: ir::Reg(0), field };
            let src = ir::Reg(index as u32 + 1);
            builder.emit(ir::Op::Store { place, src, order: ir::Order::Plain });
        }
        builder.seal(ir::Terminator::Return(None));
        method.body = Some(builder.finish());
        method
    }

    pub(super) fn field_id(&mut self, key: &FieldKey) -> FieldId {
        if let Some(&id) = self.fields.get(key) {
            return id;
        }
        let field = match key {
            FieldKey::Member(member) => declare::field(self, *member),
            FieldKey::PrimaryParam(owner, index) => declare::primary_param(self, *owner, *index),
            FieldKey::Named { owner, name, is_static } => {
                let ty = self.named_field_ty(owner, name);
                let owner = self.type_id(owner.clone());
                let name = self.intern(name);
                let flags = if *is_static { FieldFlags::STATIC } else { FieldFlags::NONE };
                Field { visibility: Visibility::Public, flags, ..Field::new(name, owner, ty) }
            }
        };
        self.add_field(key.clone(), field)
    }

    /// Members of tuples and anonymous types have the type of a type parameter.
    fn named_field_ty(&mut self, owner: &TypeKey, name: &str) -> TyId {
        let index = match owner {
            TypeKey::Anonymous(names) => names.iter().position(|member| member == name),
            TypeKey::External(..) => match name.strip_prefix("Item") {
                Some(number) => number.parse::<usize>().ok().and_then(|number| number.checked_sub(1)),
                None => (name == "Rest").then_some(fragment::TUPLE_ELEMENTS),
            },
            TypeKey::Sym(_) => None,
        };
        let owner = self.type_id(owner.clone());
        let generic = index.and_then(|index| self.program.types()[owner].generics.get(index).copied());
        generic.map_or(TyId::UNKNOWN, |name| self.program.tys.intern(Ty::Param(name)))
    }

    fn external_type(&mut self, sym: TypeSym) -> TypeId {
        let def = declare::type_def(self, sym);
        let id = self.program.add_type(TypeDef { flags: def.flags.with(TypeFlags::EXTERNAL), ..def });
        self.types[sym] = Some(id);
        declare::surroundings(self, sym, id);
        self.add_enum_members(sym);
        id
    }

    /// Whoever runs a program asks an enum for the names of its members, also of those that the program does not mention.
    fn add_enum_members(&mut self, sym: TypeSym) {
        let symbols = self.symbols;
        if symbols.types[sym].kind != Kind::Enum || !symbols.has_models() {
            return;
        }
        let attributes = declare::type_attributes(self, sym);
        let id = self.type_id(TypeKey::Sym(sym));
        self.program.type_mut(id).attributes = attributes;
        for member in symbols.types[sym].members.iter().copied() {
            if symbols.members[member].kind == MemberKind::EnumMember {
                self.field_id(&FieldKey::Member(member));
            }
        }
    }

    fn anonymous_type(&mut self, names: &[String]) -> TypeId {
        let name = format!("{{{}}}", names.join(", "));
        if let Some(id) = self.program.find_type(&name, names.len()) {
            return id;
        }
        let generics = names.iter().map(|name| self.intern(&format!("T{name}"))).collect();
        let name = self.intern(&name);
        let flags = TypeFlags::GENERATED.with(TypeFlags::SEALED);
        let def = TypeDef { kind: TypeKind::Class, flags, ..TypeDef::external(name, generics) };
        let id = self.program.add_type(def);
        for member in names {
            let owner = TypeKey::Anonymous(names.to_vec());
            let key = FieldKey::Named { owner: owner.clone(), name: member.clone(), is_static: false };
            // Found again by its name, as the type is in the table now.
            let field = self.field_id(&key);
            self.program.field_mut(field).flags = FieldFlags::READONLY.with(FieldFlags::GENERATED);
        }
        id
    }

    /// Adds all that a file was lowered into. Its lambdas get the numbers in `free` first, then new ones. Says which
    /// methods got a body: the lambdas, and the others.
    pub(super) fn add(&mut self, mut fragment: Fragment, free: &mut VecDeque<MethodId>) -> Added {
        let bodies = std::mem::take(&mut fragment.bodies);
        let lambdas = std::mem::take(&mut fragment.lambdas);
        let mut map = FragmentMap {
            names: vec![None; fragment.names.len()],
            tys: vec![None; fragment.tys.len()],
            methods: vec![None; fragment.methods.keys.len()],
            fields: vec![None; fragment.fields.keys.len()],
            lambdas: Vec::new(),
            linker: self,
            fragment: &fragment,
        };
        for lambda in lambdas {
            let method = map.lambda(lambda);
            let program = &mut map.linker.program;
            let id = match free.pop_front() {
                Some(id) => {
                    program.put_method(id, method);
                    id
                }
                None => program.add_method(method),
            };
            map.lambdas.push(id);
        }
        let mut declared = Vec::new();
        for mut lowered in bodies {
            lowered.body.renumber(&mut map);
            let id = map.method(lowered.method);
            let method = map.linker.program.method_mut(id);
            if !method.flags.has(MethodFlags::LAMBDA) {
                method.flags = method.flags.without(MethodFlags::ITERATOR);
                declared.push(id);
            }
            method.flags = method.flags.with(lowered.flags);
            method.body = Some(lowered.body);
        }
        Added { declared, lambdas: map.lambdas }
    }
}

/// The methods that got a body.
pub(super) struct Added {
    pub(super) declared: Vec<MethodId>,
    pub(super) lambdas: Vec<MethodId>,
}

impl TypeTables for Linker<'_> {
    fn names(&mut self) -> &mut Names {
        &mut self.program.names
    }

    fn tys(&mut self) -> &mut Tys {
        &mut self.program.tys
    }

    fn type_id(&mut self, key: TypeKey) -> TypeId {
        match key {
            TypeKey::Sym(sym) => self.types[sym].unwrap_or_else(|| self.external_type(sym)),
            TypeKey::External(name, generics) => self.program.type_or_external(&name, generics),
            TypeKey::Anonymous(names) => self.anonymous_type(&names),
        }
    }

    fn known(&mut self) -> &mut FxHashMap<Type, TyId> {
        &mut self.known_tys
    }
}

/// What the numbers of one file are in the program, as far as somebody asked.
struct FragmentMap<'l, 'a> {
    linker: &'l mut Linker<'a>,
    fragment: &'l Fragment,
    names: Vec<Option<NameId>>,
    tys: Vec<Option<TyId>>,
    methods: Vec<Option<MethodId>>,
    fields: Vec<Option<FieldId>>,
    lambdas: Vec<MethodId>,
}

impl FragmentMap<'_, '_> {
    fn lambda(&mut self, lambda: Lambda) -> Method {
        let owner = self.linker.type_id(TypeKey::Sym(lambda.owner));
        let mut captures = Vec::new();
        for capture in lambda.captures {
            captures.push(Capture { name: self.name(capture.name), ty: self.ty(capture.ty) });
        }
        let mut params = Vec::new();
        for param in lambda.params {
            params.push(Param { name: self.name(param.name), ty: self.ty(param.ty), ..param });
        }
        let generics = lambda.generics.into_iter().map(|name| self.name(name)).collect();
        let name = self.name(lambda.name);
        let ret = self.ty(lambda.ret);
        let method = Method::new(name, owner);
        let Lambda { flags, span, .. } = lambda;
        let is_model = self.linker.symbols.types[lambda.owner].origin == Origin::Model;
        let flags = flags.with(if is_model { MethodFlags::MODEL } else { MethodFlags::NONE });
        Method { generics, captures, params, ret, flags, span, ..method }
    }
}

impl Renumber for FragmentMap<'_, '_> {
    fn name(&mut self, id: NameId) -> NameId {
        let index = id.index();
        if let Some(Some(known)) = self.names.get(index) {
            return *known;
        }
        let name = self.linker.program.names.intern(self.fragment.names.get(id));
        self.names[index] = Some(name);
        name
    }

    fn ty(&mut self, id: TyId) -> TyId {
        let index = id.index();
        if let Some(Some(known)) = self.tys.get(index) {
            return *known;
        }
        let ty = match self.fragment.tys.get(id) {
            Ty::Unknown => Ty::Unknown,
            Ty::Prim(prim) => Ty::Prim(*prim),
            Ty::Named { def, args } => {
                let args = args.iter().map(|&arg| self.ty(arg)).collect();
                Ty::Named { def: self.linker.type_id(self.fragment.types.keys[*def].clone()), args }
            }
            Ty::Array { element, rank } => Ty::Array { element: self.ty(*element), rank: *rank },
            Ty::Pointer(target) => Ty::Pointer(self.ty(*target)),
            Ty::ByRef(target) => Ty::ByRef(self.ty(*target)),
            Ty::Param(name) => Ty::Param(self.name(*name)),
        };
        let ty = self.linker.program.tys.intern(ty);
        self.tys[index] = Some(ty);
        ty
    }

    fn field(&mut self, id: FieldId) -> FieldId {
        let index = id.index();
        let field =
            self.fields[index].unwrap_or_else(|| self.linker.field_id(&self.fragment.fields.keys[id]));
        self.fields[index] = Some(field);
        field
    }

    fn method(&mut self, id: MethodId) -> MethodId {
        let index = id.index();
        if let Some(known) = self.methods[index] {
            return known;
        }
        let method = match &self.fragment.methods.keys[id] {
            MethodKey::Lambda(number) => self.lambdas[*number as usize],
            key => self.linker.method_id(key),
        };
        self.methods[index] = Some(method);
        method
    }
}
