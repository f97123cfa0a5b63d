//! All that is known about a program: types, fields, methods, in index vectors.
//!
//! Types and methods of libraries that were not read stand in the same tables, marked external, with just the
//! members that the program mentions. So a call names a [`MethodId`] whether or not its body is known, and
//! what the method does to concurrency is looked up once per method, not once per call.

use crate::body::Body;
use crate::constant::Const;
use crate::flags::{FieldFlags, MethodFlags, TypeFlags};
use crate::ids::{FieldId, FileId, IndexVec, MethodId, NameId, TyId, TypeId};
use crate::names::Names;
use crate::span::Span;
use crate::ty::Tys;
use rustc_hash::FxHashMap;

/// A program, or as much of it as was understood.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program {
    /// All texts.
    pub names: Names,
    /// All declared types.
    pub tys: Tys,
    /// Paths of the source files.
    pub files: IndexVec<FileId, NameId>,
    types: IndexVec<TypeId, TypeDef>,
    type_ids: FxHashMap<(NameId, u32), TypeId>,
    fields: IndexVec<FieldId, Field>,
    methods: IndexVec<MethodId, Method>,
}

/// What a type is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum TypeKind {
    Class,
    Struct,
    Interface,
    Enum,
    Delegate,
    /// Only the name is known.
    Unknown,
}

/// Who may use it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Visibility {
    /// Its type alone.
    #[default]
    Private,
    /// Its assembly or package.
    Internal,
    /// Derived types.
    Protected,
    /// Everybody.
    Public,
}

/// A class, struct, interface, enum or delegate.
#[derive(Clone, PartialEq, Debug)]
pub struct TypeDef {
    /// The full name without type parameters: `System.Collections.Generic.List`. Nested types are joined by
    /// dots too.
    pub name: NameId,
    /// Names of the type parameters. Two types may differ in their number alone.
    pub generics: Vec<NameId>,
    /// What it is.
    pub kind: TypeKind,
    /// Who may use it.
    pub visibility: Visibility,
    /// What is true of it.
    pub flags: TypeFlags,
    /// The type it is nested in.
    pub outer: Option<TypeId>,
    /// Base class, if it is known, and interfaces, in the order of the source; the underlying type of an
    /// enum.
    pub supertypes: Vec<TyId>,
    /// Fields, in the order of the source.
    pub fields: Vec<FieldId>,
    /// Methods, in the order of the source. That of a delegate is called `Invoke`.
    pub methods: Vec<MethodId>,
    /// Attributes or annotations.
    pub attributes: Vec<Attribute>,
    /// Its name in the source.
    pub span: Span,
}

/// A field.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name.
    pub name: NameId,
    /// The type it is in.
    pub owner: TypeId,
    /// Its declared type.
    pub ty: TyId,
    /// Who may use it.
    pub visibility: Visibility,
    /// What is true of it.
    pub flags: FieldFlags,
    /// The value of a constant or of an enum's member.
    pub value: Option<Const>,
    /// Attributes or annotations.
    pub attributes: Vec<Attribute>,
    /// Its name in the source.
    pub span: Span,
}

/// A method, constructor, accessor, lambda, …
#[derive(Clone, PartialEq, Debug)]
pub struct Method {
    /// Its name: `Add`, `.ctor`, `get_Count`, `<clinit>`.
    pub name: NameId,
    /// The type it is in.
    pub owner: TypeId,
    /// Names of its type parameters.
    pub generics: Vec<NameId>,
    /// Cells, or values that cannot change such as `this`, that a lambda takes from around it.
    pub captures: Vec<Capture>,
    /// Parameters, without the receiver.
    pub params: Vec<Param>,
    /// Declared type of the result.
    pub ret: TyId,
    /// Who may use it.
    pub visibility: Visibility,
    /// What is true of it.
    pub flags: MethodFlags,
    /// Methods that it implements or overrides under another name or signature: explicit interface
    /// implementations, targets of bridge methods.
    pub implements: Vec<MethodId>,
    /// Attributes or annotations.
    pub attributes: Vec<Attribute>,
    /// Its name in the source.
    pub span: Span,
    /// What it does, where that is known.
    pub body: Option<Body>,
}

/// What a lambda takes from around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture {
    /// The variable.
    pub name: NameId,
    /// Its declared type.
    pub ty: TyId,
}

/// A parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Param {
    /// Its name.
    pub name: NameId,
    /// Its declared type, without `ref`.
    pub ty: TyId,
    /// How it is passed.
    pub mode: ParamMode,
    /// The value if the caller gives none.
    pub default: Option<Const>,
}

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParamMode {
    /// By value.
    Value,
    /// As an address that is read and written.
    Ref,
    /// As an address that is written.
    Out,
    /// As an address that is read.
    In,
    /// As the rest of the arguments, in an array.
    Rest,
}

impl ParamMode {
    /// Does the callee get an address instead of a value?
    pub fn is_by_address(self) -> bool {
        matches!(self, ParamMode::Ref | ParamMode::Out | ParamMode::In)
    }
}

/// An attribute or annotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attribute {
    /// Its type.
    pub ty: TyId,
    /// Its arguments, where they are constants; named ones are left out.
    pub args: Vec<Const>,
}

impl TypeDef {
    /// A type that is only mentioned.
    pub fn external(name: NameId, generics: Vec<NameId>) -> TypeDef {
        TypeDef {
            name,
            generics,
            kind: TypeKind::Unknown,
            visibility: Visibility::Public,
            flags: TypeFlags::EXTERNAL,
            outer: None,
            supertypes: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            attributes: Vec::new(),
            span: Span::NONE,
        }
    }
}

impl Field {
    /// A private field of which nothing else is known.
    pub fn new(name: NameId, owner: TypeId, ty: TyId) -> Field {
        Field {
            name,
            owner,
            ty,
            visibility: Visibility::Private,
            flags: FieldFlags::NONE,
            value: None,
            attributes: Vec::new(),
            span: Span::NONE,
        }
    }
}

impl Method {
    /// A private method without parameters, result and body.
    pub fn new(name: NameId, owner: TypeId) -> Method {
        Method {
            name,
            owner,
            generics: Vec::new(),
            captures: Vec::new(),
            params: Vec::new(),
            ret: TyId::VOID,
            visibility: Visibility::Private,
            flags: MethodFlags::NONE,
            implements: Vec::new(),
            attributes: Vec::new(),
            span: Span::NONE,
            body: None,
        }
    }

    /// Its body, if it is part of the program and not of a model: what engines see that do not run programs.
    pub fn own_body(&self) -> Option<&Body> {
        self.body.as_ref().filter(|_| !self.flags.has(MethodFlags::MODEL))
    }

    /// Does it have a receiver?
    pub fn has_receiver(&self) -> bool {
        !self.flags.has(MethodFlags::STATIC)
    }

    /// How many registers a call fills: captures, receiver, parameters.
    pub fn entry_registers(&self) -> usize {
        self.captures.len() + usize::from(self.has_receiver()) + self.params.len()
    }
}

impl Program {
    /// The types.
    pub fn types(&self) -> &IndexVec<TypeId, TypeDef> {
        &self.types
    }

    /// The fields.
    pub fn fields(&self) -> &IndexVec<FieldId, Field> {
        &self.fields
    }

    /// The methods.
    pub fn methods(&self) -> &IndexVec<MethodId, Method> {
        &self.methods
    }

    /// A type, to be completed. Its name and the number of its type parameters must stay.
    pub fn type_mut(&mut self, id: TypeId) -> &mut TypeDef {
        &mut self.types[id]
    }

    /// A field, to be completed. Its owner must stay.
    pub fn field_mut(&mut self, id: FieldId) -> &mut Field {
        &mut self.fields[id]
    }

    /// A method, to be completed. Its owner must stay.
    pub fn method_mut(&mut self, id: MethodId) -> &mut Method {
        &mut self.methods[id]
    }

    /// Adds a type. If there is one of that name and number of type parameters already, that one keeps the
    /// name: broken programs declare things twice.
    pub fn add_type(&mut self, def: TypeDef) -> TypeId {
        let key = (def.name, def.generics.len() as u32);
        let id = self.types.push(def);
        self.type_ids.entry(key).or_insert(id);
        id
    }

    /// Adds a field to its type.
    pub fn add_field(&mut self, field: Field) -> FieldId {
        let owner = field.owner;
        let id = self.fields.push(field);
        self.types[owner].fields.push(id);
        id
    }

    /// Adds a method to its type.
    pub fn add_method(&mut self, method: Method) -> MethodId {
        let owner = method.owner;
        let id = self.methods.push(method);
        self.types[owner].methods.push(id);
        id
    }

    /// Room for members that are about to be added.
    pub fn reserve_members(&mut self, owner: TypeId, fields: usize, methods: usize) {
        self.types[owner].fields.reserve_exact(fields);
        self.types[owner].methods.reserve_exact(methods);
    }

    /// Takes methods out of their types, which may then be given another meaning by [`Program::put_method`]. Until
    /// then, they have no body.
    pub fn take_methods(&mut self, methods: &[MethodId]) {
        for &id in methods {
            let method = &mut self.methods[id];
            method.body = None;
            let of_owner = &mut self.types[method.owner].methods;
            // Those that were added last are mostly the ones that go.
            if let Some(position) = of_owner.iter().rposition(|&known| known == id) {
                of_owner.remove(position);
            }
        }
    }

    /// Gives a number whose method was taken out to another method, and adds that to its type.
    pub fn put_method(&mut self, id: MethodId, method: Method) {
        self.types[method.owner].methods.push(id);
        self.methods[id] = method;
    }

    /// The type of that full name with so many type parameters.
    pub fn find_type(&self, name: &str, generics: usize) -> Option<TypeId> {
        self.type_ids.get(&(self.names.find(name)?, generics as u32)).copied()
    }

    /// That type, as an external one if it was not known.
    pub fn type_or_external(&mut self, name: &str, generics: usize) -> TypeId {
        if let Some(id) = self.find_type(name, generics) {
            return id;
        }
        let name = self.names.intern(name);
        let parameters = (0..generics).map(|index| self.names.intern(&format!("T{index}"))).collect();
        self.add_type(TypeDef::external(name, parameters))
    }

    /// The fields of that name that the type itself declares; more than one only in broken programs.
    pub fn fields_named(&self, owner: TypeId, name: NameId) -> impl Iterator<Item = FieldId> {
        self.types[owner].fields.iter().copied().filter(move |&id| self.fields[id].name == name)
    }

    /// The overloads of that name that the type itself declares.
    pub fn methods_named(&self, owner: TypeId, name: NameId) -> impl Iterator<Item = MethodId> {
        self.types[owner].methods.iter().copied().filter(move |&id| self.methods[id].name == name)
    }

    /// The file of that path, added if need be.
    pub fn file(&mut self, path: &str) -> FileId {
        let name = self.names.intern(path);
        let known = self.files.entries().find(|&(_, &file)| file == name).map(|(id, _)| id);
        known.unwrap_or_else(|| self.files.push(name))
    }

    /// A span as findings tell it.
    pub fn place(&self, span: Span) -> Option<finding::Span> {
        span.in_file(self.names.get(*self.files.get(span.file()?)?))
    }

    /// `Bank.Account.Deposit`, for people.
    pub fn method_path(&self, id: MethodId) -> String {
        let method = &self.methods[id];
        format!("{}.{}", self.names.get(self.types[method.owner].name), self.names.get(method.name))
    }
}
