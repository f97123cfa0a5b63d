//! Which bodies a file has: methods, accessors, initial values, arguments of attributes, …

use crate::bind::resolve::identifier;
use crate::bind::symbols::{Container, MemberSym, NamespaceSym, ScopeId, SourceId, Symbols, TypeSym};
use crate::syntax::{Node, NodeId, SyntaxKind};

/// One body: code that runs as a whole, or a value that is made as a whole.
///
/// Its node says what it is:
/// - `MethodDecl`, `ConstructorDecl`, `FinalizerDecl`, `OperatorDecl`, `ConversionDecl`: the whole
///   declaration, with the default values of parameters and the arguments of `: base(…)`;
/// - `Accessor`; `ArrowBody` of a property or indexer;
/// - `EqualsValue` of a field, a property, a parameter, or a member of an enum;
/// - `BaseConstructor`: the arguments for the base class of a type with a primary constructor;
/// - `Attribute`; `CompilationUnit` for a program that is written as statements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Body {
    /// The file it is in.
    pub source: SourceId,
    /// The node that it is.
    pub node: NodeId,
    /// The usings that hold there.
    pub scope: ScopeId,
    /// The type around it; attributes of files have none.
    pub owner: Option<TypeSym>,
    /// The member that it belongs to; the primary constructor for a `BaseConstructor`.
    pub member: Option<MemberSym>,
}

impl Symbols {
    /// All bodies of a file in the order of the source.
    pub fn bodies(&self, source: SourceId) -> Vec<Body> {
        let mut finder = Finder { symbols: self, source, found: Vec::new() };
        finder.items(self.sources[source].tree.root(), NamespaceSym::GLOBAL);
        finder.found.sort_by_key(|body| body.node);
        finder.found
    }

    /// The initial value of a field or constant, the value of a member of an enum.
    pub(super) fn value_body(&self, member: MemberSym) -> Option<Body> {
        let declared = &self.members[member];
        let value = self.member_node(member).child(SyntaxKind::EqualsValue)?;
        let (source, scope, owner) = (declared.source, declared.scope, Some(declared.owner));
        Some(Body { source, node: value.id(), scope, owner, member: Some(member) })
    }
}

struct Finder<'s> {
    symbols: &'s Symbols,
    source: SourceId,
    found: Vec<Body>,
}

/// Where a body stands.
#[derive(Clone, Copy)]
struct Place {
    scope: ScopeId,
    owner: Option<TypeSym>,
    member: Option<MemberSym>,
}

impl<'s> Finder<'s> {
    fn items(&mut self, node: Node<'s>, namespace: NamespaceSym) {
        let container = Container::Namespace(namespace);
        for item in node.children() {
            match item.kind() {
                SyntaxKind::NamespaceDecl | SyntaxKind::FileScopedNamespace => {
                    if let Some(inner) = self.namespace(item, namespace) {
                        self.items(item, inner);
                    }
                }
                _ => self.type_declaration(item, container),
            }
        }
        if node.kind() == SyntaxKind::CompilationUnit {
            self.file(node);
        }
    }

    /// What belongs to the file itself: attributes and statements.
    fn file(&mut self, node: Node<'s>) {
        let symbols = self.symbols;
        let Some(scope) = symbols.file_scope(self.source) else { return };
        self.attributes(node, Place { scope, owner: None, member: None });
        if node.child(SyntaxKind::GlobalStatement).is_none() {
            return;
        }
        let container = Container::Namespace(NamespaceSym::GLOBAL);
        let name = symbols.names.find("Program");
        let owner = name.and_then(|name| self.type_of(container, name, node));
        let member = owner.and_then(|owner| self.member_of(owner, node));
        self.push(node, Place { scope, owner, member });
    }

    fn namespace(&self, node: Node<'s>, outer: NamespaceSym) -> Option<NamespaceSym> {
        let text = &self.symbols.sources[self.source].text;
        let path = node.child(SyntaxKind::NamedType)?;
        let mut tokens = path.own_tokens().filter(|(_, token)| token.kind != SyntaxKind::Dot);
        tokens.try_fold(outer, |namespace, (_, token)| {
            let name = self.symbols.names.find(identifier(token, text))?;
            self.symbols.namespace_ids.get(&(namespace, name)).copied()
        })
    }

    /// The type that a node declares.
    fn type_of(&self, container: Container, name: crate::bind::Name, node: Node<'s>) -> Option<TypeSym> {
        let candidates = self.symbols.type_ids.get(&(container, name))?;
        let is_part = |sym: &TypeSym| {
            let mut parts = self.symbols.types[*sym].parts.iter();
            parts.any(|part| part.source == self.source && part.node == node.id())
        };
        candidates.iter().copied().find(is_part)
    }

    fn member_of(&self, owner: TypeSym, node: Node<'s>) -> Option<MemberSym> {
        let mut members = self.symbols.types[owner].members.iter().copied();
        members.find(|&member| {
            let declared = &self.symbols.members[member];
            declared.node == node.id() && declared.source == self.source
        })
    }

    fn type_declaration(&mut self, node: Node<'s>, container: Container) {
        let symbols = self.symbols;
        let Some(token) = node.token(SyntaxKind::Ident) else { return };
        let Some(name) = symbols.names.find(identifier(token, &symbols.sources[self.source].text)) else {
            return;
        };
        let Some(owner) = self.type_of(container, name, node) else { return };
        let part =
            symbols.types[owner].parts.iter().find(|it| it.source == self.source && it.node == node.id());
        let Some(scope) = part.map(|part| part.scope) else { return };
        // The primary constructor, or `Invoke` of a delegate: the first member that the node itself declares.
        let place = Place { scope, owner: Some(owner), member: self.member_of(owner, node) };
        self.attributes(node, place);
        self.parameters(node, place);
        let bases = node.child(SyntaxKind::BaseList).into_iter().flat_map(Node::children);
        for base in bases.filter(|base| base.kind() == SyntaxKind::BaseConstructor) {
            self.push(base, place);
        }
        let mut own = self.own_members(owner);
        let members = node.child(SyntaxKind::MemberList).into_iter().flat_map(Node::children);
        let values = node.children().filter(|child| child.kind() == SyntaxKind::EnumMember);
        for member in members.chain(values) {
            self.type_declaration_or_member(member, place, owner, &mut own);
        }
    }

    /// The type's members that this file declares, in the order of their nodes, the last first.
    fn own_members(&self, owner: TypeSym) -> Vec<(NodeId, MemberSym)> {
        let members = self.symbols.types[owner].members.iter().copied();
        let here = members.filter(|&member| self.symbols.members[member].source == self.source);
        let mut own: Vec<_> = here.map(|member| (self.symbols.members[member].node, member)).collect();
        own.sort_by_key(|&(node, member)| std::cmp::Reverse((node, member)));
        own
    }

    fn type_declaration_or_member(
        &mut self,
        node: Node<'s>,
        place: Place,
        owner: TypeSym,
        own: &mut Vec<(NodeId, MemberSym)>,
    ) {
        match node.kind() {
            SyntaxKind::ExtensionDecl => {
                self.parameters(node, place);
                for member in node.child(SyntaxKind::MemberList).into_iter().flat_map(Node::children) {
                    self.type_declaration_or_member(member, place, owner, own);
                }
            }
            SyntaxKind::FieldDecl | SyntaxKind::EventFieldDecl => {
                self.attributes(node, Place { member: None, ..place });
                let variables = node.children().filter(|it| it.kind() == SyntaxKind::VariableDeclarator);
                for variable in variables {
                    let member = next_member(own, variable.id());
                    self.initial_value(variable, Place { member, ..place });
                }
            }
            SyntaxKind::ClassDecl
            | SyntaxKind::StructDecl
            | SyntaxKind::InterfaceDecl
            | SyntaxKind::RecordDecl
            | SyntaxKind::RecordStructDecl
            | SyntaxKind::EnumDecl
            | SyntaxKind::DelegateDecl => self.type_declaration(node, Container::Type(owner)),
            _ => {
                let member = next_member(own, node.id());
                self.member(node, Place { member, ..place });
            }
        }
    }

    fn member(&mut self, node: Node<'s>, place: Place) {
        self.attributes(node, place);
        self.parameters(node, place);
        self.initial_value(node, place);
        match node.kind() {
            SyntaxKind::MethodDecl
            | SyntaxKind::ConstructorDecl
            | SyntaxKind::FinalizerDecl
            | SyntaxKind::OperatorDecl
            | SyntaxKind::ConversionDecl
                if has_code(node) =>
            {
                self.push(node, place);
            }
            SyntaxKind::PropertyDecl | SyntaxKind::IndexerDecl | SyntaxKind::EventDecl => {
                if let Some(arrow) = node.child(SyntaxKind::ArrowBody) {
                    self.push(arrow, place);
                }
                let accessors = node.child(SyntaxKind::AccessorList).into_iter().flat_map(Node::children);
                for accessor in accessors.filter(|it| it.kind() == SyntaxKind::Accessor) {
                    self.attributes(accessor, place);
                    if has_code(accessor) {
                        self.push(accessor, place);
                    }
                }
            }
            _ => {}
        }
    }

    fn initial_value(&mut self, node: Node<'s>, place: Place) {
        if let Some(value) = node.child(SyntaxKind::EqualsValue) {
            self.push(value, place);
        }
    }

    /// Default values and attributes of parameters.
    fn parameters(&mut self, node: Node<'s>, place: Place) {
        let is_list = |kind| matches!(kind, SyntaxKind::ParamList | SyntaxKind::BracketedParamList);
        let lists = node.children().filter(|it| is_list(it.kind()));
        for param in lists.flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Param) {
            self.attributes(param, place);
            self.initial_value(param, place);
        }
    }

    fn attributes(&mut self, node: Node<'s>, place: Place) {
        let lists = node.children().filter(|it| it.kind() == SyntaxKind::AttributeList);
        for attribute in lists.flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Attribute) {
            if attribute.child(SyntaxKind::AttributeArgs).is_some() {
                self.push(attribute, place);
            }
        }
    }

    fn push(&mut self, node: Node<'s>, place: Place) {
        let Place { scope, owner, member } = place;
        self.found.push(Body { source: self.source, node: node.id(), scope, owner, member });
    }
}

/// The member that a node declares; members are asked for in the order of the source.
fn next_member(own: &mut Vec<(NodeId, MemberSym)>, node: NodeId) -> Option<MemberSym> {
    while own.last().is_some_and(|&(other, _)| other < node) {
        own.pop();
    }
    own.last().filter(|&&(other, _)| other == node).map(|&(_, member)| member)
}

fn has_code(node: Node<'_>) -> bool {
    let is_code =
        |kind| matches!(kind, SyntaxKind::Block | SyntaxKind::ArrowBody | SyntaxKind::ConstructorInitializer);
    node.children().any(|child| is_code(child.kind()))
}
