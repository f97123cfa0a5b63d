//! Everything that is declared: namespaces, types, members, in index vectors, for the program and for the
//! outlines of libraries alike. Made once by [`Symbols::declare`]; afterwards only read, by many threads.
//!
//! Signatures are found out when somebody asks for the first time: a program mentions few of the thousands of
//! methods that its libraries have.

use super::scope::Scopes;
use super::types::{Args, ParamOwner, Type, TypeParam};
use crate::syntax::{Node, NodeId, Tree};
use ir::{IndexVec, Names, ParamMode, Point};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// An interned name.
pub type Name = ir::NameId;

ir::ids! {
    /// A file.
    pub struct SourceId;
    /// A namespace.
    pub struct NamespaceSym;
    /// A declared type, all of its parts.
    pub struct TypeSym;
    /// A field, method, property, …
    pub struct MemberSym;
    /// A stretch of a file with its own `using` directives.
    pub struct ScopeId;
    /// A project: what sees the same files.
    pub struct ProjectId;
}

/// One file, parsed.
#[derive(Debug)]
pub struct Source {
    /// What it is called in findings.
    pub path: String,
    /// Its text.
    pub text: Cow<'static, str>,
    /// Its tree.
    pub tree: Tree,
    /// What it is for.
    pub origin: Origin,
    /// The project it belongs to. The same file in two projects is two sources.
    pub project: ProjectId,
    line_starts: Vec<u32>,
}

/// What a source is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The user's program: findings are about it.
    Program,
    /// How a library works, in C#: run, but never reported.
    Model,
    /// What a library declares, without bodies.
    Outline,
}

/// What the binder must know about a project.
#[derive(Clone, Debug, Default)]
pub struct ProjectInfo {
    /// What it is called.
    pub name: String,
    /// Projects whose types it sees, directly. Outlines and models are seen by all.
    pub references: Vec<ProjectId>,
    /// Global usings that stand in no file.
    pub usings: Vec<ImplicitUsing>,
    /// Is arithmetic checked unless the code says otherwise?
    pub checked: bool,
}

/// A global using that a project file gives.
#[derive(Clone, Debug)]
pub struct ImplicitUsing {
    /// A namespace or a type.
    pub target: String,
    /// Its members, not the thing itself.
    pub is_static: bool,
    /// The name it is given.
    pub alias: Option<String>,
}

/// What contains a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Container {
    /// A namespace.
    Namespace(NamespaceSym),
    /// A type.
    Type(TypeSym),
}

/// A namespace.
#[derive(Debug)]
pub struct Namespace {
    /// Its last part; empty for the global one.
    pub name: Name,
    /// All of it with dots; empty for the global one.
    pub full_name: Name,
    /// The one around it.
    pub parent: Option<NamespaceSym>,
}

/// What a declared type is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum Kind {
    Class,
    Struct,
    Interface,
    Enum,
    Delegate,
    RecordClass,
    RecordStruct,
}

/// A declared type.
#[derive(Debug)]
pub struct TypeDecl {
    /// Its own name.
    pub name: Name,
    /// With namespace and outer types, joined by dots, without type parameters.
    pub full_name: Name,
    /// What it is.
    pub kind: Kind,
    /// Where it is declared.
    pub container: Container,
    /// Names of its own type parameters.
    pub generics: Vec<Name>,
    /// How many type parameters the types around it have.
    pub outer_generics: u16,
    /// The modifiers of all parts.
    pub modifiers: Modifiers,
    /// Its declarations: more than one if it is partial.
    pub parts: Vec<Part>,
    /// What it is for.
    pub origin: Origin,
    /// The project it belongs to.
    pub project: ProjectId,
    /// Its members in the order of the source, part by part.
    pub members: Vec<MemberSym>,
    /// The same, sorted by name.
    pub(super) by_name: Vec<(Name, MemberSym)>,
    /// The base class; `object` where nothing is said. None for interfaces and for `object` itself. The
    /// underlying type of an enum.
    pub base: Option<Type>,
    /// The interfaces that it names.
    pub interfaces: Vec<Type>,
    /// What it derives from that nobody declares, as it is written, without type arguments: base classes and
    /// interfaces of libraries that were not found.
    pub unknown_bases: Vec<Name>,
    pub(super) constraints: OnceLock<Vec<Constraints>>,
    /// All interfaces, as the type's own members see them.
    pub(super) all_interfaces: OnceLock<Vec<Type>>,
}

/// One declaration of a type.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Where.
    pub source: SourceId,
    /// Which node.
    pub node: NodeId,
    /// The usings that hold there.
    pub scope: ScopeId,
}

/// What a member is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemberKind {
    /// A field; its node is the `VariableDeclarator`.
    Field,
    /// A constant field.
    Const,
    /// A member of an enum.
    EnumMember,
    /// A method. Also `Invoke` of a delegate (node: `DelegateDecl`), and `Deconstruct` of a positional record
    /// (node: `RecordDecl` or `RecordStructDecl`).
    Method,
    /// A constructor. Of a primary one the node is the type's; the same for the one that nobody wrote.
    Constructor,
    /// A static constructor.
    StaticConstructor,
    /// A finalizer.
    Finalizer,
    /// A user-defined operator, named as in metadata: `op_Addition`.
    Operator,
    /// `op_Implicit` or `op_Explicit`.
    Conversion,
    /// A property. Of a positional record's the node is the `Param`.
    Property,
    /// An indexer, named `this[]`.
    Indexer,
    /// An event; its node is the `VariableDeclarator` or `EventDecl`.
    Event,
}

/// A member.
#[derive(Debug)]
pub struct Member {
    /// Its name.
    pub name: Name,
    /// The type it is in.
    pub owner: TypeSym,
    /// What it is.
    pub kind: MemberKind,
    /// Its modifiers; `static` for constants and enum members too.
    pub modifiers: Modifiers,
    /// Where it is declared.
    pub source: SourceId,
    /// By which node.
    pub node: NodeId,
    /// The usings that hold there.
    pub scope: ScopeId,
    /// Names of its own type parameters.
    pub generics: Vec<Name>,
    /// How many parameters it has, `this` of an extension method included.
    pub param_count: u16,
    pub(super) signature: OnceLock<Signature>,
    /// The value of a constant, once somebody asked.
    pub(super) constant: OnceLock<Option<super::infer::ConstantValue>>,
}

/// What a member takes and gives.
#[derive(Debug, Default, Clone)]
pub struct Signature {
    /// What is asked of its type arguments.
    pub constraints: Vec<Constraints>,
    /// Its parameters, `this` of an extension method included.
    pub params: Vec<ParamInfo>,
    /// What it returns; the type of a field, property, event, constant. `void` for constructors.
    pub ty: Type,
    /// Does it return an address?
    pub returns_ref: bool,
}

/// A parameter.
#[derive(Debug, Clone)]
pub struct ParamInfo {
    /// Its name.
    pub name: Name,
    /// Its type, without `ref`.
    pub ty: Type,
    /// How it is passed.
    pub mode: ParamMode,
    /// May it be left out?
    pub is_optional: bool,
    /// Its node; none if nobody wrote it.
    pub node: Option<NodeId>,
}

/// What is asked of a type argument.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Constraints {
    /// Base class, interfaces, other type parameters.
    pub types: Vec<Type>,
    /// A reference type (`class`).
    pub is_class: bool,
    /// A value type (`struct`, `unmanaged`).
    pub is_struct: bool,
}

macro_rules! modifiers {
    ($($(#[$doc:meta])* $flag:ident = $bit:literal,)*) => {
        /// A set of modifiers, and what else is true of a declaration.
        #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
        pub struct Modifiers(u32);

        impl Modifiers {
            /// None.
            pub const NONE: Modifiers = Modifiers(0);
            $($(#[$doc])* pub const $flag: Modifiers = Modifiers(1 << $bit);)*

            /// Are all of `other` there?
            pub fn has(self, other: Modifiers) -> bool {
                self.0 & other.0 == other.0
            }

            /// With those of `other` as well.
            #[must_use]
            pub const fn with(self, other: Modifiers) -> Modifiers {
                Modifiers(self.0 | other.0)
            }
        }
    };
}

modifiers! {
    /// `public`.
    PUBLIC = 0,
    /// `private`.
    PRIVATE = 1,
    /// `protected`.
    PROTECTED = 2,
    /// `internal`.
    INTERNAL = 3,
    /// `static`.
    STATIC = 4,
    /// `abstract`; members of interfaces without a body too.
    ABSTRACT = 5,
    /// `sealed`.
    SEALED = 6,
    /// `virtual`.
    VIRTUAL = 7,
    /// `override`.
    OVERRIDE = 8,
    /// `new`.
    NEW = 9,
    /// `readonly`.
    READONLY = 10,
    /// `volatile`.
    VOLATILE = 11,
    /// `async`.
    ASYNC = 12,
    /// `extern`.
    EXTERN = 13,
    /// `partial`.
    PARTIAL = 14,
    /// `unsafe`.
    UNSAFE = 15,
    /// `ref` (structs, fields).
    REF = 16,
    /// `required`.
    REQUIRED = 17,
    /// `file`.
    FILE = 18,
    /// An extension method: its first parameter is `this`.
    EXTENSION = 19,
    /// Implements an interface's member under its name: found through the interface only.
    EXPLICIT = 20,
    /// Nobody wrote it: the constructor of a class without one, members of records.
    IMPLICIT = 21,
    /// `implicit` conversion operator.
    IMPLICIT_CONVERSION = 22,
    /// A member of an extension block.
    EXTENSION_BLOCK = 23,
    /// `const`.
    CONST = 24,
}

/// Everything that is declared.
#[derive(Debug)]
pub struct Symbols {
    /// The files.
    pub sources: IndexVec<SourceId, Arc<Source>>,
    /// The projects.
    pub projects: IndexVec<ProjectId, ProjectInfo>,
    /// All declared names.
    pub names: Names,
    /// The namespaces; the first is the global one.
    pub namespaces: IndexVec<NamespaceSym, Namespace>,
    /// The types.
    pub types: IndexVec<TypeSym, TypeDecl>,
    /// The members.
    pub members: IndexVec<MemberSym, Member>,
    /// Namespaces by parent and name.
    pub(super) namespace_ids: FxHashMap<(NamespaceSym, Name), NamespaceSym>,
    /// Types by container and name, all numbers of type parameters and all projects.
    pub(super) type_ids: FxHashMap<(Container, Name), Vec<TypeSym>>,
    /// Extension methods and properties by name.
    pub(super) extensions: FxHashMap<Name, Vec<MemberSym>>,
    pub(super) scopes: Scopes,
    /// Framework types that the language itself uses.
    pub known: super::known::Known,
}

impl ProjectId {
    /// That of models and outlines, which all projects see.
    pub const LIBRARIES: ProjectId = ProjectId(0);
}

impl NamespaceSym {
    /// The one without a name.
    pub const GLOBAL: NamespaceSym = NamespaceSym(0);
}

impl Source {
    /// A parsed file.
    pub fn new(
        path: String,
        text: Cow<'static, str>,
        tree: Tree,
        origin: Origin,
        project: ProjectId,
    ) -> Source {
        let ends = memchr::memchr_iter(b'\n', text.as_bytes()).map(|end| end as u32 + 1);
        let line_starts = std::iter::once(0).chain(ends).collect();
        Source { path, text, tree, origin, project, line_starts }
    }

    /// How many lines it has; nothing behind the last line end is no line.
    pub fn line_count(&self) -> usize {
        self.line_starts.len() - usize::from(self.text.is_empty() || self.text.ends_with('\n'))
    }

    /// Line and column of a byte.
    pub fn point(&self, offset: u32) -> Point {
        let line = self.line_starts.partition_point(|&start| start <= offset);
        let start = self.line_starts[line - 1] as usize;
        let before = &self.text.as_bytes()[start..(offset as usize).min(self.text.len())];
        // Columns count code points: all bytes but the later ones of each.
        let column = before.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() as u32 + 1;
        Point { line: line as u32, column }
    }

    /// The node with that number.
    pub fn node(&self, id: NodeId) -> Node<'_> {
        self.tree.node(id)
    }
}

impl TypeDecl {
    /// Does a variable of the type hold the value itself?
    pub fn is_value_type(&self) -> bool {
        matches!(self.kind, Kind::Struct | Kind::Enum | Kind::RecordStruct)
    }

    /// How many type arguments it takes, those of outer types included.
    pub fn all_generics(&self) -> usize {
        self.outer_generics as usize + self.generics.len()
    }
}

impl Symbols {
    /// The text of a name.
    pub fn text(&self, name: Name) -> &str {
        self.names.get(name)
    }

    /// The node of a member's declaration.
    pub fn member_node(&self, member: MemberSym) -> Node<'_> {
        let member = &self.members[member];
        self.sources[member.source].node(member.node)
    }

    /// The members of that name that the type itself declares, in the order of the source.
    pub fn declared(&self, ty: TypeSym, name: Name) -> impl Iterator<Item = MemberSym> {
        let members = &self.types[ty].by_name;
        let start = members.partition_point(|&(other, _)| other < name);
        members[start..].iter().take_while(move |&&(other, _)| other == name).map(|&(_, member)| member)
    }

    /// The type as its own members see it: its type parameters as arguments.
    pub fn open(&self, sym: TypeSym) -> Type {
        let mut chain = vec![sym];
        while let Container::Type(outer) = self.types[chain[chain.len() - 1]].container {
            chain.push(outer);
        }
        let params = chain.iter().rev().flat_map(|&owner| {
            (0..self.types[owner].generics.len()).map(move |index| {
                Type::Param(TypeParam { owner: ParamOwner::Type(owner), index: index as u16 })
            })
        });
        Type::Named(sym, params.collect())
    }

    /// What a type parameter of `sym` or of a type around it is in `args`.
    pub fn argument(&self, sym: TypeSym, args: &Args, param: TypeParam) -> Option<Type> {
        let ParamOwner::Type(owner) = param.owner else { return None };
        let is_around = std::iter::successors(Some(sym), |&inner| match self.types[inner].container {
            Container::Type(outer) => Some(outer),
            Container::Namespace(_) => None,
        })
        .any(|around| around == owner);
        let index = self.types[owner].outer_generics as usize + param.index as usize;
        if is_around { args.get(index).cloned() } else { None }
    }

    /// A type that is written inside of `owner`, as it is for somebody who has an `owner` with arguments.
    pub fn seen_through(&self, ty: &Type, owner: &Type) -> Type {
        match owner {
            Type::Named(sym, args) if !args.is_empty() => {
                ty.substitute(&|param| self.argument(*sym, args, param))
            }
            _ => ty.clone(),
        }
    }

    /// For people: `Dictionary<string, int>`.
    pub fn display(&self, ty: &Type) -> String {
        super::display::display(self, ty)
    }
}
