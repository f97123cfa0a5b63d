//! All types, fields and methods that somebody declares or mentions, by the names that class files have for
//! them. Filled by one thread, in the order of the classes, so that numbers never depend on luck; then only
//! read.

mod resolve;

use super::Input;
use super::pool::{FieldEntry, MethodEntry};
use super::signatures::{SignatureId, Signatures};
use super::symbols::{Answer, Memo, Sym, Symbols, dotted};
use classfile::{Access, Base, Descriptor, Member, MethodDescriptor, Text};
use ir::{
    Field, FieldFlags, FieldId, IndexVec, Method, MethodFlags, MethodId, NameId, Order, Param, ParamMode,
    Prim, Program, Ty, TyId, TypeDef, TypeFlags, TypeId, Visibility,
};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::sync::Arc;

/// Everything that has a name.
pub(super) struct World<'a> {
    pub(super) program: Program,
    pub(super) inputs: &'a [Input<'a>],
    symbols: Symbols<'a>,
    /// `java/lang/Object`
    object: Sym,
    /// `java/lang/String`
    string: Sym,
    infos: IndexVec<TypeId, Info>,
    methods: FxHashMap<MemberKey, MethodEntry>,
    fields: FxHashMap<MemberKey, FieldEntry>,
    found_methods: FxHashMap<MemberKey, MethodEntry>,
    found_fields: FxHashMap<MemberKey, FieldEntry>,
    /// What classes of libraries declare, which become members of the program when they are mentioned.
    library: FxHashMap<MemberKey, Member<'a>>,
    pub(super) signatures: Signatures,
    pub(super) known: Known,
}

type MemberKey = (TypeId, Sym, Sym);

/// What is known of a type beside its definition.
struct Info {
    /// What class files call it.
    name: Sym,
    /// Its class file.
    class: Option<usize>,
    /// The type without arguments.
    ty: TyId,
    /// The types right above it: the class that it extends first.
    above: Option<Arc<[TypeId]>>,
    /// All types above it, as far as they are looked at.
    all_above: Option<Arc<[TypeId]>>,
}

/// What bodies need although no class file names it.
pub(super) struct Known {
    pub(super) this: NameId,
    /// What handlers of everything catch.
    pub(super) throwable: TyId,
    /// What `T.class` is.
    pub(super) class: TyId,
    /// No text.
    pub(super) empty: NameId,
    arrays: [TyId; 9],
    /// Names for parameters that have none.
    params: Vec<NameId>,
}

/// The primitive types that arrays are of, in the order of [`Known::arrays`].
const ELEMENTS: [Prim; 9] = [
    Prim::Bool,
    Prim::Char,
    Prim::SByte,
    Prim::Short,
    Prim::Int,
    Prim::Long,
    Prim::Float,
    Prim::Double,
    Prim::Object,
];

impl Known {
    /// The name of a parameter that has none.
    pub(super) fn param(&self, index: usize) -> NameId {
        self.params[index.min(MAX_PARAMS)]
    }

    /// An array of a primitive type.
    pub(super) fn array_of(&self, element: Prim) -> TyId {
        ELEMENTS.iter().position(|&it| it == element).map_or(TyId::OBJECT, |index| self.arrays[index])
    }
}

/// About how many names and texts a class gives to the program that no other class gives it.
const NAMES_OF_A_CLASS: usize = 16;

/// About how many methods a class has, those of libraries that it mentions included.
const METHODS_OF_A_CLASS: usize = 16;

/// A method takes no more arguments (JVMS 4.3.3).
const MAX_PARAMS: usize = 255;

impl<'a> World<'a> {
    pub(super) fn new(inputs: &'a [Input<'a>], mut symbols: Symbols<'a>) -> World<'a> {
        let mut program = Program::default();
        let this = program.names.intern("this");
        let empty = program.names.intern("");
        let params = (0..=MAX_PARAMS).map(|index| program.names.intern(&format!("p{index}"))).collect();
        let arrays =
            ELEMENTS.map(|prim| program.tys.intern(Ty::Array { element: TyId::prim(prim), rank: 1 }));
        let known = Known { this, throwable: TyId::OBJECT, class: TyId::OBJECT, empty, arrays, params };
        program.names.reserve(inputs.len() * NAMES_OF_A_CLASS);
        let mut world = World {
            program,
            inputs,
            object: symbols.intern(b"java/lang/Object"),
            string: symbols.intern(b"java/lang/String"),
            symbols,
            infos: IndexVec::new(),
            methods: FxHashMap::with_capacity_and_hasher(inputs.len() * METHODS_OF_A_CLASS, FxBuildHasher),
            fields: FxHashMap::default(),
            found_methods: FxHashMap::default(),
            found_fields: FxHashMap::default(),
            library: FxHashMap::default(),
            signatures: Signatures::default(),
            known,
        };
        for (index, input) in inputs.iter().enumerate() {
            world.symbols.meanings_mut(input.name).class.get_or_insert(index as u32);
        }
        let throwable = world.type_named(Text(b"java/lang/Throwable"));
        world.known.throwable = world.owner(throwable);
        let class = world.type_named(Text(b"java/lang/Class"));
        world.known.class = world.owner(class);
        world
    }

    /// Gives back what only names are looked up with: bodies, which come then, need much memory and no names.
    pub(super) fn forget_names(&mut self) {
        self.symbols = Symbols::default();
        self.methods = FxHashMap::default();
        self.fields = FxHashMap::default();
        self.found_methods = FxHashMap::default();
        self.found_fields = FxHashMap::default();
        self.library = FxHashMap::default();
    }

    /// The one class of that name that counts: the first.
    pub(super) fn is_first(&self, index: usize) -> bool {
        self.symbols.meanings(self.inputs[index].name).class == Some(index as u32)
    }

    pub(super) fn sym(&mut self, text: Text<'a>) -> Sym {
        self.symbols.intern(text.bytes())
    }

    /// Is it the text of nothing?
    pub(super) fn is_empty(&self, sym: Sym) -> bool {
        self.symbols.get(sym).is_empty()
    }

    /// A text of the program that is only used once.
    pub(super) fn text(&mut self, text: Text<'_>) -> NameId {
        self.program.names.intern(&text.decode())
    }

    pub(super) fn name(&mut self, sym: Sym) -> NameId {
        if let Some(name) = self.symbols.meanings(sym).name.get() {
            return name;
        }
        let name = self.text(Text(self.symbols.get(sym)));
        self.symbols.meanings_mut(sym).name = Memo::of(name);
        name
    }

    /// The type of that name; an external one if the program does not declare it.
    pub(super) fn type_named(&mut self, name: Text<'a>) -> TypeId {
        let sym = self.sym(name);
        self.type_of(sym)
    }

    pub(super) fn type_of(&mut self, sym: Sym) -> TypeId {
        if let Some(id) = self.symbols.meanings(sym).ty.get() {
            return id;
        }
        let name = self.program.names.intern(&dotted(self.symbols.get(sym)));
        let id = self.program.add_type(TypeDef::external(name, Vec::new()));
        let ty = self.program.tys.named(id);
        let class = self.symbols.meanings(sym).class.map(|class| class as usize);
        self.infos.push(Info { name: sym, class, ty, above: None, all_above: None });
        self.symbols.meanings_mut(sym).ty = Memo::of(id);
        if let Some(class) = class.filter(|&class| self.inputs[class].is_library()) {
            self.list_library(id, class);
        }
        id
    }

    fn list_library(&mut self, id: TypeId, class: usize) {
        let class = &self.inputs[class].class;
        for member in class.methods.iter().chain(&class.fields) {
            let key = (id, self.sym(member.name), self.sym(member.descriptor));
            self.library.entry(key).or_insert(*member);
        }
    }

    /// A type of the table without arguments, as owners of members are named.
    pub(super) fn owner(&self, id: TypeId) -> TyId {
        self.infos[id].ty
    }

    /// The class file of a type, if it was read.
    pub(super) fn class_of(&self, id: TypeId) -> Option<usize> {
        self.infos[id].class
    }

    /// What class files call a type.
    pub(super) fn class_name(&self, id: TypeId) -> Sym {
        self.infos[id].name
    }

    /// A constant that an enum of the program declares: its type is the enum.
    pub(super) fn constant_of(&self, owner: TypeId, name: Text<'_>) -> Option<FieldId> {
        let class = self.symbols.get(self.infos[owner].name);
        let descriptor = self.symbols.find(&[b"L", class, b";"].concat())?;
        let name = self.symbols.find(name.bytes())?;
        let entry = self.fields.get(&(owner, name, descriptor))?;
        entry.is_static.then_some(entry.field)
    }

    /// A static method of a library that exists only for us to call.
    pub(super) fn generated_external(
        &mut self,
        owner: TypeId,
        name: NameId,
        params: &[TyId],
        ret: TyId,
    ) -> MethodId {
        let named = self.program.methods_named(owner, name);
        let is_same = |&id: &MethodId| {
            let method = &self.program.methods()[id];
            method.ret == ret && method.params.iter().map(|param| param.ty).eq(params.iter().copied())
        };
        if let Some(id) = named.into_iter().find(is_same) {
            return id;
        }
        let param = |(index, &ty)| Param {
            name: self.known.params[index],
            ty,
            mode: ParamMode::Value,
            default: None,
        };
        let params = params.iter().enumerate().map(param).collect();
        let flags = MethodFlags::STATIC.with(MethodFlags::EXTERN);
        let visibility = Visibility::Public;
        self.program.add_method(Method { params, ret, visibility, flags, ..Method::new(name, owner) })
    }

    /// How many types there are by now.
    pub(super) fn len(&self) -> usize {
        self.infos.len()
    }

    /// A type that is written as a descriptor.
    pub(super) fn ty_of_descriptor(&mut self, sym: Sym) -> Option<TyId> {
        if let Some(ty) = self.symbols.meanings(sym).described.get() {
            return Some(ty);
        }
        let ty = self.ty(Descriptor::parse(Text(self.symbols.get(sym)))?);
        self.symbols.meanings_mut(sym).described = Memo::of(ty);
        Some(ty)
    }

    /// What a class entry of a constant pool names.
    pub(super) fn ty_of_class(&mut self, name: Sym) -> Option<TyId> {
        let is_keyword = name == self.object || name == self.string;
        if let Some(id) = self.symbols.meanings(name).ty.get().filter(|_| !is_keyword) {
            return Some(self.owner(id));
        }
        Some(self.ty(Descriptor::of_class(Text(self.symbols.get(name)))?))
    }

    pub(super) fn ty(&mut self, descriptor: Descriptor<'a>) -> TyId {
        let mut ty = match descriptor.base {
            Base::Byte => TyId::prim(Prim::SByte),
            Base::Char => TyId::prim(Prim::Char),
            Base::Double => TyId::prim(Prim::Double),
            Base::Float => TyId::prim(Prim::Float),
            Base::Int => TyId::INT,
            Base::Long => TyId::prim(Prim::Long),
            Base::Short => TyId::prim(Prim::Short),
            Base::Bool => TyId::BOOL,
            Base::Void => TyId::VOID,
            Base::Class(name) if name == "java/lang/Object" => TyId::OBJECT,
            Base::Class(name) if name == "java/lang/String" => TyId::STRING,
            Base::Class(name) => {
                let id = self.type_named(name);
                self.owner(id)
            }
        };
        for _ in 0..descriptor.dimensions {
            ty = self.array_of(ty);
        }
        ty
    }

    pub(super) fn array_of(&mut self, element: TyId) -> TyId {
        self.program.tys.intern(Ty::Array { element, rank: 1 })
    }

    /// The type of a method; nothing if it is none.
    pub(super) fn signature(&mut self, sym: Sym) -> Option<SignatureId> {
        match self.symbols.meanings(sym).signature {
            Answer::Yes(known) => return Some(known),
            Answer::No => return None,
            Answer::Unasked => {}
        }
        let parsed = MethodDescriptor::parse(Text(self.symbols.get(sym)))
            .filter(|it| it.params().take(MAX_PARAMS + 1).count() <= MAX_PARAMS);
        let signature = parsed.map(|descriptor| {
            let params: Vec<TyId> = descriptor.params().map(|param| self.ty(param)).collect();
            let ret = self.ty(descriptor.result);
            self.signatures.add(&params, ret)
        });
        self.symbols.meanings_mut(sym).signature = signature.map_or(Answer::No, Answer::Yes);
        signature
    }

    /// Adds a method that a class of the program declares; of two with one name and type, the first counts.
    pub(super) fn declare_method(
        &mut self,
        name: Sym,
        descriptor: Sym,
        signature: SignatureId,
        method: Method,
    ) -> MethodId {
        let key = (method.owner, name, descriptor);
        let entry = self.add_method(signature, method);
        self.methods.entry(key).or_insert(entry);
        entry.method
    }

    pub(super) fn declare_field(&mut self, name: Sym, descriptor: Sym, field: Field) {
        let key = (field.owner, name, descriptor);
        let entry = self.add_field(field);
        self.fields.entry(key).or_insert(entry);
    }

    fn add_method(&mut self, signature: SignatureId, method: Method) -> MethodEntry {
        let owner = self.owner(method.owner);
        let is_static = method.flags.has(MethodFlags::STATIC);
        let is_fixed = method.visibility == Visibility::Private;
        MethodEntry { method: self.program.add_method(method), owner, signature, is_static, is_fixed }
    }

    fn add_field(&mut self, field: Field) -> FieldEntry {
        let is_volatile = field.flags.has(FieldFlags::VOLATILE);
        FieldEntry {
            owner: self.owner(field.owner),
            ty: field.ty,
            order: if is_volatile { Order::Volatile } else { Order::Plain },
            is_static: field.flags.has(FieldFlags::STATIC),
            field: self.program.add_field(field),
        }
    }
}

/// What a class file says about who may use something.
pub(super) fn visibility(access: Access) -> Visibility {
    if access.has(Access::PUBLIC) {
        Visibility::Public
    } else if access.has(Access::PROTECTED) {
        Visibility::Protected
    } else if access.has(Access::PRIVATE) {
        Visibility::Private
    } else {
        Visibility::Internal
    }
}

pub(super) fn field_flags(access: Access) -> FieldFlags {
    let facts = [
        (Access::STATIC, FieldFlags::STATIC),
        (Access::FINAL, FieldFlags::READONLY),
        (Access::VOLATILE, FieldFlags::VOLATILE),
        (Access::SYNTHETIC, FieldFlags::GENERATED),
    ];
    let holding = facts.into_iter().filter(|&(bit, _)| access.has(bit));
    holding.fold(FieldFlags::NONE, |flags, (_, flag)| flags.with(flag))
}

/// The facts that bits of methods stand for, and what follows from them and the name.
pub(super) fn method_flags(access: Access, name: &[u8]) -> MethodFlags {
    let facts = [
        (Access::STATIC, MethodFlags::STATIC),
        (Access::SYNCHRONIZED, MethodFlags::SYNCHRONIZED),
        (Access::ABSTRACT, MethodFlags::ABSTRACT),
        (Access::NATIVE, MethodFlags::EXTERN),
    ];
    let holding = facts.into_iter().filter(|&(bit, _)| access.has(bit));
    let flags = holding.fold(MethodFlags::NONE, |flags, (_, flag)| flags.with(flag));
    let is_virtual = !access.has(Access::STATIC) && !access.has(Access::PRIVATE);
    match name {
        b"<init>" => flags.with(MethodFlags::CONSTRUCTOR),
        b"<clinit>" => flags.with(MethodFlags::STATIC_CONSTRUCTOR).with(MethodFlags::STATIC),
        _ if is_virtual && access.has(Access::FINAL) => flags.with(MethodFlags::SEALED),
        _ if is_virtual => flags.with(MethodFlags::VIRTUAL),
        _ => flags,
    }
}

/// What is true of a type, from its class file's flags.
pub(super) fn type_flags(access: Access) -> TypeFlags {
    let is_interface = access.has(Access::INTERFACE);
    let facts = [
        (Access::ABSTRACT, if is_interface { TypeFlags::NONE } else { TypeFlags::ABSTRACT }),
        (Access::FINAL, TypeFlags::SEALED),
        (Access::SYNTHETIC, TypeFlags::GENERATED),
    ];
    let holding = facts.into_iter().filter(|&(bit, _)| access.has(bit));
    holding.fold(TypeFlags::NONE, |flags, (_, flag)| flags.with(flag))
}
