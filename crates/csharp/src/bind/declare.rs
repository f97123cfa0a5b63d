//! Declarations of all files to symbols, in four passes over ever more knowledge: types by name, then what
//! `using` directives mean, then base types, then members. Only names of members are noted here; signatures
//! wait until somebody asks.

mod members;
mod models;

use super::known::Known;
use super::resolve::identifier;
use super::scope::{At, Scope, Scopes, Usings, is_using, resolve_usings};
use super::symbols::{
    Container, Kind, Modifiers, Name, Namespace, NamespaceSym, Origin, Part, ProjectId, ProjectInfo, ScopeId,
    Source, SourceId, Symbols, TypeDecl, TypeSym,
};
use super::types::{Args, Type};
use crate::syntax::{Element, Node, SyntaxKind};
use ir::{IndexVec, Names};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, OnceLock};

impl Symbols {
    /// Everything that `sources` declare. The first project is that of the libraries, which all others see.
    pub fn declare(projects: Vec<ProjectInfo>, sources: Vec<Arc<Source>>) -> Symbols {
        let mut symbols = Symbols::empty(projects);
        for source in sources {
            symbols.sources.push(source);
        }
        for id in symbols.sources.ids() {
            let source = symbols.sources[id].clone();
            intern_identifiers(&mut symbols.names, &source);
            let scope = symbols.new_scope(id, &source, NamespaceSym::GLOBAL, None);
            declare_items(&mut symbols, &source, source.tree.root(), scope);
        }
        symbols.known = Known::find(&symbols);
        resolve_usings(&mut symbols);
        resolve_bases(&mut symbols);
        for sym in symbols.types.ids() {
            members::declare(&mut symbols, sym);
        }
        models::lay_over_outlines(&mut symbols);
        symbols
    }

    fn empty(projects: Vec<ProjectInfo>) -> Symbols {
        let mut names = Names::default();
        let name = names.intern("");
        let mut namespaces = IndexVec::new();
        namespaces.push(Namespace { name, full_name: name, parent: None });
        let projects: IndexVec<ProjectId, ProjectInfo> = projects.into_iter().collect();
        let scopes = Scopes {
            all: IndexVec::new(),
            global: IndexVec::filled(Usings::default(), projects.len()),
            visible: projects.ids().map(|project| reachable(&projects, project)).collect(),
        };
        Symbols {
            sources: IndexVec::new(),
            projects,
            names,
            namespaces,
            types: IndexVec::new(),
            members: IndexVec::new(),
            namespace_ids: FxHashMap::default(),
            type_ids: FxHashMap::default(),
            extensions: FxHashMap::default(),
            scopes,
            known: Known::default(),
        }
    }

    fn new_scope(
        &mut self,
        id: SourceId,
        source: &Source,
        namespace: NamespaceSym,
        parent: Option<ScopeId>,
    ) -> ScopeId {
        self.scopes.all.push(Scope {
            source: id,
            project: source.project,
            namespace,
            parent,
            directives: Vec::new(),
            usings: Usings::default(),
        })
    }

    /// The namespace of that name in `parent`, made if need be.
    fn namespace(&mut self, parent: NamespaceSym, name: Name) -> NamespaceSym {
        if let Some(&known) = self.namespace_ids.get(&(parent, name)) {
            return known;
        }
        let full_name = self.join(self.namespaces[parent].full_name, name);
        let sym = self.namespaces.push(Namespace { name, full_name, parent: Some(parent) });
        self.namespace_ids.insert((parent, name), sym);
        sym
    }

    fn join(&mut self, outer: Name, inner: Name) -> Name {
        let outer = self.names.get(outer);
        if outer.is_empty() {
            return inner;
        }
        let joined = format!("{outer}.{}", self.names.get(inner));
        self.names.intern(&joined)
    }
}

/// The projects that `from` sees, itself included.
fn reachable(projects: &IndexVec<ProjectId, ProjectInfo>, from: ProjectId) -> FxHashSet<ProjectId> {
    let mut seen = FxHashSet::default();
    let mut open = vec![from];
    while let Some(next) = open.pop() {
        if let Some(project) = projects.get(next)
            && seen.insert(next)
        {
            open.extend(&project.references);
        }
    }
    seen
}

/// Names are found, not made, once declaration is over: so all of them are known from here on.
pub(super) fn intern_identifiers(names: &mut Names, source: &Source) {
    for token in source.tree.tokens() {
        if token.kind == SyntaxKind::Ident {
            names.intern(identifier(*token, &source.text));
        }
    }
}

/// What stands directly in a file or namespace.
fn declare_items(symbols: &mut Symbols, source: &Arc<Source>, node: Node<'_>, scope: ScopeId) {
    let container = Container::Namespace(symbols.scopes.all[scope].namespace);
    for item in node.children() {
        match item.kind() {
            SyntaxKind::NamespaceDecl | SyntaxKind::FileScopedNamespace => {
                declare_namespace(symbols, source, item, scope);
            }
            _ if is_using(item) => symbols.scopes.all[scope].directives.push(item.id()),
            _ => declare_type(symbols, source, item, scope, container),
        }
    }
    let is_program =
        node.kind() == SyntaxKind::CompilationUnit && node.child(SyntaxKind::GlobalStatement).is_some();
    if is_program {
        let name = symbols.names.intern("Program");
        let part = Part { source: symbols.scopes.all[scope].source, node: node.id(), scope };
        add_part(symbols, source, container, name, Kind::Class, Vec::new(), Modifiers::PARTIAL, part);
    }
}

fn declare_namespace(symbols: &mut Symbols, source: &Arc<Source>, node: Node<'_>, parent: ScopeId) {
    let mut namespace = symbols.scopes.all[parent].namespace;
    let path = node.child(SyntaxKind::NamedType);
    for (_, token) in path.into_iter().flat_map(Node::own_tokens) {
        if token.kind != SyntaxKind::Dot {
            let name = symbols.names.intern(identifier(token, &source.text));
            namespace = symbols.namespace(namespace, name);
        }
    }
    let id = symbols.scopes.all[parent].source;
    let scope = symbols.new_scope(id, source, namespace, Some(parent));
    declare_items(symbols, source, node, scope);
}

/// A type, and the types in it. What is no type is passed over.
fn declare_type(
    symbols: &mut Symbols,
    source: &Arc<Source>,
    node: Node<'_>,
    scope: ScopeId,
    container: Container,
) {
    let Some(kind) = kind_of(node) else { return };
    let Some(token) = node.token(SyntaxKind::Ident) else { return };
    let name = symbols.names.intern(identifier(token, &source.text));
    let generics = generic_names(symbols, source, node);
    let part = Part { source: symbols.scopes.all[scope].source, node: node.id(), scope };
    let modifiers = modifiers_of(node);
    let sym = add_part(symbols, source, container, name, kind, generics, modifiers, part);
    for member in node.child(SyntaxKind::MemberList).into_iter().flat_map(Node::children) {
        declare_type(symbols, source, member, scope, Container::Type(sym));
    }
}

/// Which type a node declares, if any.
fn kind_of(node: Node<'_>) -> Option<Kind> {
    Some(match node.kind() {
        SyntaxKind::ClassDecl => Kind::Class,
        SyntaxKind::StructDecl => Kind::Struct,
        SyntaxKind::InterfaceDecl => Kind::Interface,
        SyntaxKind::EnumDecl => Kind::Enum,
        SyntaxKind::DelegateDecl => Kind::Delegate,
        SyntaxKind::RecordDecl => Kind::RecordClass,
        SyntaxKind::RecordStructDecl => Kind::RecordStruct,
        _ => return None,
    })
}

/// Names of the type parameters that a node declares.
fn generic_names(symbols: &mut Symbols, source: &Source, node: Node<'_>) -> Vec<Name> {
    let list = node.child(SyntaxKind::TypeParamList);
    let params = list.into_iter().flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::TypeParam);
    params
        .map(|param| {
            let text = param.token(SyntaxKind::Ident).map_or("?", |token| identifier(token, &source.text));
            symbols.names.intern(text)
        })
        .collect()
}

/// Adds a declaration: to the partial type it belongs to, or as a new type.
#[expect(clippy::too_many_arguments, reason = "all that a type is known by before its members are")]
fn add_part(
    symbols: &mut Symbols,
    source: &Source,
    container: Container,
    name: Name,
    kind: Kind,
    generics: Vec<Name>,
    modifiers: Modifiers,
    part: Part,
) -> TypeSym {
    let same = symbols.type_ids.get(&(container, name)).into_iter().flatten().copied().find(|&sym| {
        let other = &symbols.types[sym];
        other.generics.len() == generics.len()
            && other.project == source.project
            && (is_partial(other, source, modifiers) || is_modelled(other, source))
    });
    if let Some(sym) = same {
        let known = &mut symbols.types[sym];
        known.parts.push(part);
        known.modifiers = known.modifiers.with(modifiers);
        known.origin = source.origin;
        return sym;
    }
    let (outer, outer_generics) = match container {
        Container::Namespace(namespace) => (symbols.namespaces[namespace].full_name, 0),
        Container::Type(outer) => (symbols.types[outer].full_name, symbols.types[outer].all_generics()),
    };
    let full_name = symbols.join(outer, name);
    let sym = symbols.types.push(TypeDecl {
        name,
        full_name,
        kind,
        container,
        generics,
        outer_generics: outer_generics as u16,
        modifiers,
        parts: vec![part],
        origin: source.origin,
        project: source.project,
        members: Vec::new(),
        by_name: Vec::new(),
        base: None,
        interfaces: Vec::new(),
        unknown_bases: Vec::new(),
        constraints: OnceLock::new(),
        all_interfaces: OnceLock::new(),
    });
    symbols.type_ids.entry((container, name)).or_default().push(sym);
    sym
}

/// Is a declaration another part of a partial type?
fn is_partial(known: &TypeDecl, source: &Source, modifiers: Modifiers) -> bool {
    known.origin == source.origin
        && known.modifiers.has(Modifiers::PARTIAL)
        && modifiers.has(Modifiers::PARTIAL)
}

/// Does a model say how the type of an outline works? Of several outlines that declare the type the first is
/// meant, the bundled one.
fn is_modelled(known: &TypeDecl, source: &Source) -> bool {
    source.origin == Origin::Model && known.origin != Origin::Program
}

/// The modifiers in front of a declaration.
pub(super) fn modifiers_of(node: Node<'_>) -> Modifiers {
    let words = node.child(SyntaxKind::Modifiers).into_iter().flat_map(Node::own_tokens);
    words.fold(Modifiers::NONE, |all, (_, token)| all.with(modifier(token.kind)))
}

fn modifier(word: SyntaxKind) -> Modifiers {
    match word {
        SyntaxKind::PublicKw => Modifiers::PUBLIC,
        SyntaxKind::PrivateKw => Modifiers::PRIVATE,
        SyntaxKind::ProtectedKw => Modifiers::PROTECTED,
        SyntaxKind::InternalKw => Modifiers::INTERNAL,
        SyntaxKind::StaticKw => Modifiers::STATIC,
        SyntaxKind::AbstractKw => Modifiers::ABSTRACT,
        SyntaxKind::SealedKw => Modifiers::SEALED,
        SyntaxKind::VirtualKw => Modifiers::VIRTUAL,
        SyntaxKind::OverrideKw => Modifiers::OVERRIDE,
        SyntaxKind::NewKw => Modifiers::NEW,
        SyntaxKind::ReadonlyKw => Modifiers::READONLY,
        SyntaxKind::VolatileKw => Modifiers::VOLATILE,
        SyntaxKind::AsyncKw => Modifiers::ASYNC,
        SyntaxKind::ExternKw => Modifiers::EXTERN,
        SyntaxKind::PartialKw => Modifiers::PARTIAL,
        SyntaxKind::UnsafeKw => Modifiers::UNSAFE,
        SyntaxKind::RefKw => Modifiers::REF,
        SyntaxKind::RequiredKw => Modifiers::REQUIRED,
        SyntaxKind::FileKw => Modifiers::FILE,
        SyntaxKind::ConstKw => Modifiers::CONST,
        _ => Modifiers::NONE,
    }
}

/// Base classes and interfaces of all types. Outer types come before the types in them, so that a nested
/// type's base may be named as a member of an outer type's base.
fn resolve_bases(symbols: &mut Symbols) {
    for sym in symbols.types.ids() {
        let mut named = Vec::new();
        let mut unknown = Vec::new();
        for part in symbols.types[sym].parts.clone() {
            let source = symbols.sources[part.source].clone();
            let list = source.node(part.node).child(SyntaxKind::BaseList);
            for element in list.into_iter().flat_map(Node::elements) {
                let Element::Node(node) = element else { continue };
                let base = resolve_base(symbols, node, At::in_type(part.scope, sym));
                if base.is_unknown() {
                    unknown.push(written_name(symbols, &source, node));
                }
                named.push(base);
            }
        }
        if symbols.types[sym].origin == Origin::Model {
            models::order_bases(symbols, &mut named);
        }
        let (base, interfaces) = split_bases(symbols, sym, named);
        let decl = &mut symbols.types[sym];
        decl.base = base;
        decl.interfaces = interfaces;
        decl.unknown_bases = unknown;
    }
    break_cycles(symbols);
}

/// A name as it is written, without `global::` and type arguments.
fn written_name(symbols: &mut Symbols, source: &Source, node: Node<'_>) -> Name {
    let path = node.descendants().find(|it| it.kind() == SyntaxKind::NamedType).unwrap_or(node);
    let words = path.own_tokens().map(|(_, token)| token).filter(|token| token.kind == SyntaxKind::Ident);
    let words: Vec<&str> = words.map(|token| identifier(token, &source.text)).collect();
    symbols.names.intern(words.join(".").trim_start_matches("global."))
}

/// The base list of a type sees the type's parameters, but not its members: those depend on it.
fn resolve_base(symbols: &Symbols, node: Node<'_>, at: At<'_>) -> Type {
    let written =
        if node.kind() == SyntaxKind::BaseConstructor { node.children().next() } else { Some(node) };
    written.map_or(Type::Unknown, |written| symbols.resolve(written, &at))
}

fn split_bases(symbols: &Symbols, sym: TypeSym, named: Vec<Type>) -> (Option<Type>, Vec<Type>) {
    let kind = symbols.types[sym].kind;
    let is_interface = |ty: &Type| ty.sym().is_some_and(|sym| symbols.types[sym].kind == Kind::Interface);
    let class = symbols.as_prim(sym) != Some(Type::OBJECT);
    let default = match kind {
        Kind::Interface => return (None, named),
        Kind::Enum => return (Some(named.into_iter().next().unwrap_or(Type::INT)), Vec::new()),
        Kind::Class | Kind::RecordClass => class.then_some(Type::OBJECT),
        Kind::Struct | Kind::RecordStruct => symbols.known.value_type.map(|it| Type::Named(it, Args::NONE)),
        Kind::Delegate => symbols.known.multicast_delegate.map(|it| Type::Named(it, Args::NONE)),
    };
    let mut named = named.into_iter().peekable();
    // The base class comes first if there is one; an unknown name in its place is probably one, unless it is
    // named like an interface, which unknown ones mostly are.
    let is_class = matches!(kind, Kind::Class | Kind::RecordClass);
    let base = named.next_if(|first| is_class && !first.is_unknown() && !is_interface(first));
    (base.or(default), named.filter(|ty| is_interface(ty)).collect())
}

/// A type that is its own base, over any number of steps, loses its base.
fn break_cycles(symbols: &mut Symbols) {
    for sym in symbols.types.ids() {
        let next = |&at: &TypeSym| symbols.types[at].base.as_ref().and_then(Type::sym);
        let mut seen = FxHashSet::default();
        if std::iter::successors(Some(sym), next).any(|step| !seen.insert(step)) {
            symbols.types[sym].base = Some(Type::OBJECT);
        }
    }
}
