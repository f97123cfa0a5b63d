//! What a name means at a place: the scopes of a file, their `using` directives, and the walk outwards from
//! the innermost type to the global namespace, as Section 7.8 of the C# specification says.

use super::symbols::{
    Container, Kind, Modifiers, Name, NamespaceSym, Origin, ProjectId, ScopeId, SourceId, Symbols, TypeSym,
};
use super::types::{Args, ParamOwner, Type, TypeParam};
use super::{MemberSym, resolve};
use crate::syntax::{Node, NodeId, SyntaxKind};
use ir::IndexVec;
use rustc_hash::FxHashSet;

/// All scopes of all files.
#[derive(Debug, Default)]
pub(super) struct Scopes {
    pub(super) all: IndexVec<ScopeId, Scope>,
    /// What holds in every file of a project.
    pub(super) global: IndexVec<ProjectId, Usings>,
    /// The projects that a project sees: those it refers to, and those that they refer to.
    pub(super) visible: IndexVec<ProjectId, FxHashSet<ProjectId>>,
}

/// A file, or a namespace in it.
#[derive(Debug)]
pub(super) struct Scope {
    pub(super) source: SourceId,
    pub(super) project: ProjectId,
    pub(super) namespace: NamespaceSym,
    pub(super) parent: Option<ScopeId>,
    /// The `UsingDirective`s in it.
    pub(super) directives: Vec<NodeId>,
    pub(super) usings: Usings,
}

/// What `using` directives bring.
#[derive(Debug, Default, Clone)]
pub(super) struct Usings {
    pub(super) namespaces: Vec<NamespaceSym>,
    pub(super) statics: Vec<Type>,
    pub(super) aliases: Vec<(Name, Entity)>,
}

/// What a name of a type or namespace stands for.
#[derive(Debug, Clone, PartialEq)]
pub enum Entity {
    /// A namespace.
    Namespace(NamespaceSym),
    /// A type.
    Type(Type),
}

/// Where a name stands: what decides what it means.
#[derive(Debug, Clone, Copy)]
pub struct At<'a> {
    /// The usings that hold.
    pub scope: ScopeId,
    /// The type around it.
    pub ty: Option<TypeSym>,
    /// The member around it, whose type parameters are in scope.
    pub member: Option<MemberSym>,
    /// Type parameters of local functions around it, innermost last.
    pub locals: &'a [(Name, TypeParam)],
}

impl<'a> At<'a> {
    /// In a type, outside of its members.
    pub fn in_type(scope: ScopeId, ty: TypeSym) -> At<'a> {
        At { scope, ty: Some(ty), member: None, locals: &[] }
    }

    /// Directly in a file or namespace.
    pub fn in_scope(scope: ScopeId) -> At<'a> {
        At { scope, ty: None, member: None, locals: &[] }
    }

    /// In a member.
    pub fn in_member(symbols: &Symbols, member: MemberSym) -> At<'a> {
        let declared = &symbols.members[member];
        At { scope: declared.scope, ty: Some(declared.owner), member: Some(member), locals: &[] }
    }
}

impl Symbols {
    /// What a simple name with so many type arguments means as a type or namespace. `args` are those type
    /// arguments, already known.
    pub fn lookup_type(&self, at: &At<'_>, name: Name, args: &[Type]) -> Option<Entity> {
        if args.is_empty()
            && let Some(param) = self.type_parameter(at, name)
        {
            return Some(Entity::Type(Type::Param(param)));
        }
        let around = std::iter::successors(at.ty, |&inner| match self.types[inner].container {
            Container::Type(outer) => Some(outer),
            Container::Namespace(_) => None,
        });
        for ty in around {
            if let Some(found) = self.nested_type(&self.open(ty), name, args, self.project_of(at)) {
                return Some(Entity::Type(found));
            }
        }
        self.lookup_in_scopes(at.scope, name, args)
    }

    /// The project that asks.
    pub(super) fn project_of(&self, at: &At<'_>) -> ProjectId {
        self.scopes.all[at.scope].project
    }

    /// The file that asks.
    pub fn source_of(&self, at: &At<'_>) -> SourceId {
        self.scopes.all[at.scope].source
    }

    fn type_parameter(&self, at: &At<'_>, name: Name) -> Option<TypeParam> {
        if let Some((_, param)) = at.locals.iter().rev().find(|(local, _)| *local == name) {
            return Some(*param);
        }
        if let Some(member) = at.member
            && let Some(index) = self.members[member].generics.iter().position(|&own| own == name)
        {
            return Some(TypeParam { owner: ParamOwner::Member(member), index: index as u16 });
        }
        let mut ty = at.ty;
        while let Some(sym) = ty {
            if let Some(index) = self.types[sym].generics.iter().position(|&own| own == name) {
                return Some(TypeParam { owner: ParamOwner::Type(sym), index: index as u16 });
            }
            ty = match self.types[sym].container {
                Container::Type(outer) => Some(outer),
                Container::Namespace(_) => None,
            };
        }
        None
    }

    /// A type that is declared in `outer` or in one of its base types.
    pub fn nested_type(&self, outer: &Type, name: Name, args: &[Type], project: ProjectId) -> Option<Type> {
        let mut outer = Some(outer.clone());
        // Base types are followed at most this often: broken programs have cycles.
        for step in 0..64 {
            let Some(Type::Named(sym, outer_args)) = &outer else { return None };
            let found = self.pick(Container::Type(*sym), name, args.len(), project);
            if let Some(found) = found.filter(|&found| step == 0 || !self.is_private_type(found)) {
                return Some(Type::Named(found, outer_args.iter().chain(args).cloned().collect()));
            }
            outer = self.base(&Type::Named(*sym, outer_args.clone()));
        }
        None
    }

    /// Do only the type around it and the types in that see a nested type? That is so where nothing is said,
    /// but in interfaces.
    fn is_private_type(&self, sym: TypeSym) -> bool {
        let decl = &self.types[sym];
        let in_interface = match decl.container {
            Container::Type(outer) => self.types[outer].kind == Kind::Interface,
            Container::Namespace(_) => true,
        };
        let wider = [Modifiers::PUBLIC, Modifiers::PROTECTED, Modifiers::INTERNAL];
        !in_interface && !wider.into_iter().any(|word| decl.modifiers.has(word))
    }

    /// A type of a namespace.
    pub fn type_in(
        &self,
        namespace: NamespaceSym,
        name: Name,
        args: &[Type],
        project: ProjectId,
    ) -> Option<Type> {
        let sym = self.pick(Container::Namespace(namespace), name, args.len(), project)?;
        Some(self.as_prim(sym).unwrap_or_else(|| Type::Named(sym, args.iter().cloned().collect::<Args>())))
    }

    /// Of the types of that name, the one that the project means: its own before those of projects that it
    /// refers to, models before outlines. A type that it cannot see is better than none.
    fn pick(&self, container: Container, name: Name, arity: usize, project: ProjectId) -> Option<TypeSym> {
        let candidates = self.type_ids.get(&(container, name))?;
        let fitting = candidates.iter().copied().filter(|&sym| self.types[sym].generics.len() == arity);
        fitting.min_by_key(|&sym| self.distance(sym, project))
    }

    fn distance(&self, sym: TypeSym, project: ProjectId) -> u8 {
        let decl = &self.types[sym];
        match decl.origin {
            Origin::Program if decl.project == project => 0,
            Origin::Program if self.scopes.visible[project].contains(&decl.project) => 1,
            Origin::Model => 2,
            Origin::Outline => 3,
            Origin::Program => 4,
        }
    }

    fn lookup_in_scopes(&self, scope: ScopeId, name: Name, args: &[Type]) -> Option<Entity> {
        let mut scope = Some(scope);
        while let Some(id) = scope {
            let current = &self.scopes.all[id];
            let outer = current.parent.map(|parent| self.scopes.all[parent].namespace);
            if let Some(found) = self.lookup_in_scope(current, outer, name, args) {
                return Some(found);
            }
            scope = current.parent;
        }
        None
    }

    /// The namespace of the scope with its usings, then the namespaces around it up to that of the scope
    /// around, which `namespace A.B` skips.
    fn lookup_in_scope(
        &self,
        scope: &Scope,
        outer: Option<NamespaceSym>,
        name: Name,
        args: &[Type],
    ) -> Option<Entity> {
        let mut namespace = Some(scope.namespace);
        let mut usings = Some(&scope.usings);
        while let Some(sym) = namespace
            && (namespace != outer || usings.is_some())
        {
            if let Some(found) = self.member_of_namespace(sym, name, args, scope.project) {
                return Some(found);
            }
            if let Some(found) = usings.take().and_then(|it| self.lookup_in_usings(it, scope, name, args)) {
                return Some(found);
            }
            namespace = self.namespaces[sym].parent;
        }
        None
    }

    /// A type or namespace in a namespace.
    pub fn member_of_namespace(
        &self,
        namespace: NamespaceSym,
        name: Name,
        args: &[Type],
        project: ProjectId,
    ) -> Option<Entity> {
        if let Some(ty) = self.type_in(namespace, name, args, project) {
            return Some(Entity::Type(ty));
        }
        let nested = args.is_empty().then(|| self.namespace_ids.get(&(namespace, name))).flatten();
        nested.map(|&sym| Entity::Namespace(sym))
    }

    fn lookup_in_usings(&self, own: &Usings, scope: &Scope, name: Name, args: &[Type]) -> Option<Entity> {
        let global = scope.parent.is_none().then(|| &self.scopes.global[scope.project]);
        let all = std::iter::once(own).chain(global);
        for usings in all.clone() {
            if args.is_empty()
                && let Some((_, entity)) = usings.aliases.iter().find(|(alias, _)| *alias == name)
            {
                return Some(entity.clone());
            }
        }
        let namespaces = all.clone().flat_map(|usings| &usings.namespaces);
        let mut types = namespaces.filter_map(|&it| self.type_in(it, name, args, scope.project));
        let found = types.next().or_else(|| {
            all.flat_map(|usings| &usings.statics)
                .find_map(|ty| self.nested_type(ty, name, args, scope.project))
        });
        found.map(Entity::Type)
    }

    /// The outermost scope of a file.
    pub(super) fn file_scope(&self, source: SourceId) -> Option<ScopeId> {
        // Scopes are made file by file, the outermost of each first.
        let all = self.scopes.all.iter().as_slice();
        let index = all.partition_point(|scope| scope.source < source);
        all.get(index).filter(|scope| scope.source == source).map(|_| ScopeId(index as u32))
    }

    /// The types whose static members `using static` brings, innermost first.
    pub fn static_usings(&self, scope: ScopeId) -> impl Iterator<Item = &Type> {
        self.usings(scope).flat_map(|usings| &usings.statics)
    }

    /// The namespaces whose extension methods are in scope, in groups, innermost first: a method of an inner
    /// group is preferred to any of an outer one.
    pub fn extension_namespaces(&self, scope: ScopeId) -> Vec<Vec<NamespaceSym>> {
        let mut groups = Vec::new();
        let mut next = Some(scope);
        while let Some(id) = next {
            let scope = &self.scopes.all[id];
            let stop = scope.parent.map(|parent| self.scopes.all[parent].namespace);
            let around = std::iter::successors(Some(scope.namespace), |&inner| self.namespaces[inner].parent);
            let mut around = around.take_while(|&namespace| Some(namespace) != stop);
            groups.extend(around.next().map(|own| vec![own]));
            let global = scope.parent.is_none().then(|| &self.scopes.global[scope.project]);
            let imported = std::iter::once(&scope.usings).chain(global).flat_map(|usings| &usings.namespaces);
            groups.push(imported.copied().collect());
            groups.extend(around.map(|outer| vec![outer]));
            next = scope.parent;
        }
        groups
    }

    fn usings(&self, scope: ScopeId) -> impl Iterator<Item = &Usings> {
        let chain = std::iter::successors(Some(scope), |&inner| self.scopes.all[inner].parent);
        let project = self.scopes.all[scope].project;
        chain.map(|id| &self.scopes.all[id].usings).chain(std::iter::once(&self.scopes.global[project]))
    }
}

/// Finds out what the `using` directives of all scopes mean, from the outer scopes inwards. Directives of one
/// scope do not see each other, except that an alias may name another scope's.
pub(super) fn resolve_usings(symbols: &mut Symbols) {
    for project in symbols.projects.ids() {
        let usings = implicit_usings(symbols, project);
        symbols.scopes.global[project] = usings;
    }
    let (global, local): (Vec<_>, Vec<_>) = symbols
        .scopes
        .all
        .entries()
        .flat_map(|(id, scope)| scope.directives.iter().map(move |&directive| (id, directive)))
        .partition(|&(id, directive)| is_global(symbols, id, directive));
    for (id, directive) in global {
        let project = symbols.scopes.all[id].project;
        if let Some(using) = one_using(symbols, id, directive) {
            using.add_to(&mut symbols.scopes.global[project]);
        }
    }
    for (id, directive) in local {
        if let Some(using) = one_using(symbols, id, directive) {
            using.add_to(&mut symbols.scopes.all[id].usings);
        }
    }
}

enum Using {
    Namespace(NamespaceSym),
    Static(Type),
    Alias(Name, Entity),
}

impl Using {
    fn add_to(self, usings: &mut Usings) {
        match self {
            Using::Namespace(namespace) => usings.namespaces.push(namespace),
            Using::Static(ty) => usings.statics.push(ty),
            Using::Alias(name, entity) => usings.aliases.push((name, entity)),
        }
    }
}

fn is_global(symbols: &Symbols, scope: ScopeId, directive: NodeId) -> bool {
    let source = &symbols.sources[symbols.scopes.all[scope].source];
    source.node(directive).token(SyntaxKind::GlobalKw).is_some()
}

fn one_using(symbols: &mut Symbols, scope: ScopeId, directive: NodeId) -> Option<Using> {
    let source = symbols.sources[symbols.scopes.all[scope].source].clone();
    let node = source.node(directive);
    // The names in a directive are not looked up among the other directives of its own scope, which are not
    // there yet; the aliases before it are, which forgives what the compiler would not.
    let at = At::in_scope(scope);
    let target = node.children().find(|child| child.kind().is_type())?;
    let entity = resolve::entity(symbols, target, &source, &at)?;
    let name = node.token(SyntaxKind::Ident).map(|token| resolve::identifier(token, &source.text));
    if let Some(name) = name {
        let name = symbols.names.intern(name);
        return Some(Using::Alias(name, entity));
    }
    match entity {
        Entity::Namespace(namespace) => Some(Using::Namespace(namespace)),
        Entity::Type(ty) => node.token(SyntaxKind::StaticKw).is_some().then_some(Using::Static(ty)),
    }
}

fn implicit_usings(symbols: &mut Symbols, project: ProjectId) -> Usings {
    let mut usings = Usings::default();
    for using in symbols.projects[project].usings.clone() {
        let Some(entity) = dotted(symbols, &using.target, project) else { continue };
        match (entity, using.alias) {
            (entity, Some(alias)) => usings.aliases.push((symbols.names.intern(&alias), entity)),
            (Entity::Namespace(namespace), None) => usings.namespaces.push(namespace),
            (Entity::Type(ty), None) if using.is_static => usings.statics.push(ty),
            (Entity::Type(_), None) => {}
        }
    }
    usings
}

/// What a full name without type arguments stands for.
fn dotted(symbols: &Symbols, path: &str, project: ProjectId) -> Option<Entity> {
    let mut entity = Entity::Namespace(NamespaceSym::GLOBAL);
    for part in path.trim_start_matches("global::").split('.') {
        let name = symbols.names.find(part)?;
        entity = resolve::step(symbols, &entity, name, &[], project)?;
    }
    Some(entity)
}

/// The nodes of a file or namespace that are not `using` directives.
pub(super) fn is_using(node: Node<'_>) -> bool {
    node.kind() == SyntaxKind::UsingDirective
}
