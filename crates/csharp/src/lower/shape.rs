//! Questions about declarations that their nodes answer: which accessors there are, what is behind a property,
//! which initialisers run when.

use super::fragment::MethodKey;
use super::function::expression;
use crate::bind::{At, Kind, MemberKind, MemberSym, Modifiers, Origin, Part, Symbols, Type, TypeSym};
use crate::syntax::{Node, NodeId, SyntaxKind};

/// What an accessor does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AccessorKind {
    Get,
    Set,
    Add,
    Remove,
}

/// An accessor of a property, indexer or event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Accessor<'t> {
    pub(super) kind: AccessorKind,
    /// `Accessor`, or the `ArrowBody` of a property; none if nobody wrote it.
    pub(super) node: Option<Node<'t>>,
}

/// The accessors of a property, indexer or event, in the order of the source.
pub(super) fn accessors(symbols: &Symbols, sym: MemberSym) -> Vec<Accessor<'_>> {
    let member = &symbols.members[sym];
    let node = symbols.member_node(sym);
    if let Some(arrow) = node.child(SyntaxKind::ArrowBody) {
        return vec![Accessor { kind: AccessorKind::Get, node: Some(arrow) }];
    }
    let generated = |kind| Accessor { kind, node: None };
    let Some(list) = node.child(SyntaxKind::AccessorList) else {
        return match member.kind {
            MemberKind::Event => vec![generated(AccessorKind::Add), generated(AccessorKind::Remove)],
            _ => vec![generated(AccessorKind::Get), generated(AccessorKind::Set)],
        };
    };
    let kind_of = |node: Node<'_>| {
        node.own_tokens().find_map(|(_, token)| match token.kind {
            SyntaxKind::GetKw => Some(AccessorKind::Get),
            SyntaxKind::SetKw | SyntaxKind::InitKw => Some(AccessorKind::Set),
            SyntaxKind::AddKw => Some(AccessorKind::Add),
            SyntaxKind::RemoveKw => Some(AccessorKind::Remove),
            _ => None,
        })
    };
    let mut found: Vec<Accessor<'_>> = Vec::new();
    for node in list.children().filter(|child| child.kind() == SyntaxKind::Accessor) {
        let Some(kind) = kind_of(node) else { continue };
        if found.iter().all(|known| known.kind != kind) {
            found.push(Accessor { kind, node: Some(node) });
        }
    }
    found
}

/// The body of a function or accessor: its `Block` or `ArrowBody`.
pub(super) fn body_of(node: Node<'_>) -> Option<Node<'_>> {
    if node.kind() == SyntaxKind::ArrowBody {
        return Some(node);
    }
    node.children().find(|child| matches!(child.kind(), SyntaxKind::Block | SyntaxKind::ArrowBody))
}

/// Has the member's accessor no body, although it does something?
pub(super) fn is_generated_accessor(symbols: &Symbols, sym: MemberSym, key: &MethodKey) -> bool {
    let written = accessors(symbols, sym).into_iter().find(|accessor| accessor.kind.key(sym) == *key);
    has_field(symbols, sym) && written.and_then(|accessor| accessor.node).and_then(body_of).is_none()
}

/// Is there a field, for the member itself or behind it?
pub(super) fn has_field(symbols: &Symbols, sym: MemberSym) -> bool {
    let member = &symbols.members[sym];
    match member.kind {
        MemberKind::Field | MemberKind::Const | MemberKind::EnumMember => true,
        MemberKind::Event => {
            symbols.member_node(sym).kind() == SyntaxKind::VariableDeclarator && is_concrete(symbols, sym)
        }
        MemberKind::Property => is_concrete(symbols, sym) && has_automatic_accessor(symbols, sym),
        _ => false,
    }
}

fn is_concrete(symbols: &Symbols, sym: MemberSym) -> bool {
    let member = &symbols.members[sym];
    let is_interface = symbols.types[member.owner].kind == Kind::Interface;
    let is_declared_only =
        member.modifiers.has(Modifiers::ABSTRACT) || member.modifiers.has(Modifiers::EXTERN);
    !is_declared_only && (!is_interface || member.modifiers.has(Modifiers::STATIC))
}

/// Is the field behind it made by the compiler: an accessor without body, or `field` in one?
fn has_automatic_accessor(symbols: &Symbols, sym: MemberSym) -> bool {
    let member = &symbols.members[sym];
    let text = &symbols.sources[member.source].text;
    let names_field = |node: Node<'_>| {
        node.descendants().any(|it| it.kind() == SyntaxKind::NameExpr && it.text(text) == "field")
    };
    accessors(symbols, sym).into_iter().any(|accessor| match accessor.node {
        None => true,
        Some(node) if node.kind() == SyntaxKind::ArrowBody => false,
        Some(node) => body_of(node).is_none_or(names_field),
    })
}

/// Can the property be set after construction?
pub(super) fn can_change(symbols: &Symbols, sym: MemberSym) -> bool {
    accessors(symbols, sym).into_iter().any(|accessor| {
        let is_init = accessor.node.is_some_and(|node| node.token(SyntaxKind::InitKw).is_some());
        accessor.kind == AccessorKind::Set && !is_init && accessor.node.is_some()
    })
}

/// Does only an outline declare the member? Then it is listed when somebody mentions it, as it has no body.
pub(super) fn is_outlined(symbols: &Symbols, sym: MemberSym) -> bool {
    symbols.sources[symbols.members[sym].source].origin == Origin::Outline
}

/// The first declaration of a type that is not that of an outline.
pub(super) fn first_part(symbols: &Symbols, sym: TypeSym) -> Part {
    let parts = &symbols.types[sym].parts;
    let is_own = |part: &&Part| symbols.sources[part.source].origin != Origin::Outline;
    *parts.iter().find(is_own).unwrap_or(&parts[0])
}

/// The node that carries the attributes: of a field's variable, the declaration around it.
pub(super) fn declaration(node: Node<'_>) -> Node<'_> {
    match node.kind() {
        SyntaxKind::VariableDeclarator => node.parent().unwrap_or(node),
        _ => node,
    }
}

/// The attributes in front of a declaration.
pub(super) fn attributes(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    let lists = node.children().filter(|child| child.kind() == SyntaxKind::AttributeList);
    lists.flat_map(Node::children).filter(|child| child.kind() == SyntaxKind::Attribute)
}

/// Is it called `name` or `nameAttribute`, with whatever namespace in front?
pub(super) fn attribute_is(attribute: Node<'_>, text: &str, name: &str) -> bool {
    let Some(written) = attribute.child(SyntaxKind::NamedType) else { return false };
    let last = written.own_tokens().last().map_or("", |(_, token)| token.range().of(text));
    last.strip_suffix("Attribute").unwrap_or(last) == name
}

/// What is known of the type of an attribute.
pub(super) enum AttributeType {
    /// It is declared somewhere.
    Known(Type),
    /// Only its last name is known, with `Attribute` at its end.
    Named(String),
}

/// The type of an attribute; `Attribute` may be left out of its name.
pub(super) fn attribute_type(symbols: &Symbols, attribute: Node<'_>, at: &At<'_>) -> Option<AttributeType> {
    let written = attribute.child(SyntaxKind::NamedType)?;
    let direct = symbols.resolve(written, at);
    if !direct.is_unknown() {
        return Some(AttributeType::Known(direct));
    }
    let text = &symbols.sources[symbols.source_of(at)].text;
    let tokens: Vec<_> = written.own_tokens().collect();
    let last = tokens.last().map_or("", |(_, token)| token.range().of(text));
    let long = format!("{}Attribute", last.strip_suffix("Attribute").unwrap_or(last));
    let name = symbols.names.find(&long).filter(|_| tokens.len() == 1);
    match name.and_then(|name| symbols.lookup_type(at, name, &[])) {
        Some(crate::bind::Entity::Type(ty)) => Some(AttributeType::Known(ty)),
        _ => Some(AttributeType::Named(long)),
    }
}

/// The values that an attribute is given, but for those with names.
pub(super) fn attribute_values(attribute: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    let list = attribute.child(SyntaxKind::AttributeArgs);
    let values = list.into_iter().flat_map(Node::children);
    let unnamed = values.filter(|value| {
        value.kind() == SyntaxKind::AttributeArg
            && !value.own_tokens().any(|(_, token)| matches!(token.kind, SyntaxKind::Eq | SyntaxKind::Colon))
    });
    unnamed.filter_map(|value| expression(value, 0))
}

/// The last name in `nameof(a.b)`.
pub(super) fn name_of<'t>(call: Node<'_>, text: &'t str) -> Option<&'t str> {
    let callee = expression(call, 0).filter(|callee| callee.text(text) == "nameof")?;
    let list = call.children().find(|child| child.id() != callee.id())?;
    let named = expression(list.child(SyntaxKind::Argument)?, 0)?;
    let word = named.tokens().filter(|(_, token)| token.kind == SyntaxKind::Ident).last()?.1;
    Some(word.range().of(text).trim_start_matches('@'))
}

/// The primary constructor of a type.
pub(super) fn primary_constructor(symbols: &Symbols, owner: TypeSym) -> Option<MemberSym> {
    symbols.types[owner].members.iter().copied().find(|&sym| is_primary(symbols, sym))
}

/// Is it a primary constructor?
pub(super) fn is_primary(symbols: &Symbols, sym: MemberSym) -> bool {
    let member = &symbols.members[sym];
    member.kind == MemberKind::Constructor
        && member.modifiers.has(Modifiers::IMPLICIT)
        && symbols.member_node(sym).child(SyntaxKind::ParamList).is_some()
        && (member.param_count > 0 || !symbols.types[member.owner].is_value_type())
}

/// The parameters of a primary constructor that members use, other than initialisers: these become fields.
pub(super) fn captured_primary_params(symbols: &Symbols, owner: TypeSym) -> Vec<u16> {
    let decl = &symbols.types[owner];
    let Some(constructor) = primary_constructor(symbols, owner) else { return Vec::new() };
    if matches!(decl.kind, Kind::RecordClass | Kind::RecordStruct) {
        return Vec::new();
    }
    let names: Vec<&str> =
        symbols.signature(constructor).params.iter().map(|param| symbols.text(param.name)).collect();
    let mut used = vec![false; names.len()];
    for part in &decl.parts {
        let source = &symbols.sources[part.source];
        let members = source.node(part.node).child(SyntaxKind::MemberList);
        for member in members.into_iter().flat_map(Node::children) {
            mark_used_names(member, &source.text, &names, &mut used);
        }
    }
    (0..names.len()).filter(|&index| used[index]).map(|index| index as u16).collect()
}

fn mark_used_names(member: Node<'_>, text: &str, names: &[&str], used: &mut [bool]) {
    let skipped = match member.kind() {
        SyntaxKind::FieldDecl | SyntaxKind::EventFieldDecl => return,
        SyntaxKind::PropertyDecl => member.child(SyntaxKind::EqualsValue).map(Node::range),
        _ => None,
    };
    for node in member.descendants().filter(|it| it.kind() == SyntaxKind::NameExpr) {
        let is_skipped =
            skipped.is_some_and(|range| range.start <= node.range().start && node.range().end <= range.end);
        if let Some(index) = names.iter().position(|&name| node.text(text) == name)
            && !is_skipped
        {
            used[index] = true;
        }
    }
}

/// An initialiser of a field or property: the member and its `EqualsValue`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Initializer {
    pub(super) member: MemberSym,
    pub(super) node: NodeId,
}

/// The initialisers of a type that run for each object, or once for the type, in the order of the source.
pub(super) fn initializers(symbols: &Symbols, owner: TypeSym, when: When) -> Vec<Initializer> {
    let mut found = Vec::new();
    for &sym in &symbols.types[owner].members {
        let member = &symbols.members[sym];
        let is_static = member.modifiers.has(Modifiers::STATIC);
        if !matches!(member.kind, MemberKind::Field | MemberKind::Property | MemberKind::Event)
            || is_static != (when == When::ForType)
        {
            continue;
        }
        let node = symbols.member_node(sym);
        if node.kind() == SyntaxKind::Param {
            continue;
        }
        if let Some(value) = node.child(SyntaxKind::EqualsValue) {
            found.push(Initializer { member: sym, node: value.id() });
        }
    }
    found
}

/// When an initialiser runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum When {
    ForType,
    ForObject,
}

/// Does the type have static initialisers but no static constructor to run them?
pub(super) fn needs_static_constructor(symbols: &Symbols, owner: TypeSym) -> bool {
    let is_cctor = |&&sym: &&MemberSym| symbols.members[sym].kind == MemberKind::StaticConstructor;
    !initializers(symbols, owner, When::ForType).is_empty()
        && symbols.types[owner].members.iter().find(is_cctor).is_none()
}

/// Is it one of the two declarations of a partial member, the one without a body?
pub(super) fn is_partial_without_body(symbols: &Symbols, sym: MemberSym) -> bool {
    let member = &symbols.members[sym];
    let node = symbols.member_node(sym);
    member.kind == MemberKind::Method
        && member.modifiers.has(Modifiers::PARTIAL)
        && node.kind() == SyntaxKind::MethodDecl
        && body_of(node).is_none()
}

/// The declaration with the body, for the one without.
pub(super) fn implementing_part(symbols: &Symbols, sym: MemberSym) -> Option<MemberSym> {
    if !is_partial_without_body(symbols, sym) {
        return None;
    }
    let member = &symbols.members[sym];
    let params = |sym| symbols.signature(sym).params.iter().map(|param| &param.ty);
    symbols.declared(member.owner, member.name).find(|&other| {
        other != sym
            && !is_partial_without_body(symbols, other)
            && symbols.members[other].modifiers.has(Modifiers::PARTIAL)
            && params(other).eq(params(sym))
    })
}

/// The interface's member that an explicit implementation implements.
pub(super) fn implemented(symbols: &Symbols, sym: MemberSym) -> Option<MemberSym> {
    let member = &symbols.members[sym];
    let written = symbols.member_node(sym).child(SyntaxKind::ExplicitInterface)?.children().next()?;
    let interface = symbols.resolve(written, &At::in_member(symbols, sym));
    let owner = interface.sym()?;
    let own = symbols.signature(sym);
    let fits = |other: &MemberSym| {
        let declared = &symbols.members[*other];
        declared.kind == member.kind
            && declared.param_count == member.param_count
            && declared.generics.len() == member.generics.len()
    };
    let candidates: Vec<MemberSym> = symbols.declared(owner, member.name).filter(fits).collect();
    let same_params = |other: &MemberSym| {
        let theirs =
            symbols.signature(*other).params.iter().map(|param| symbols.seen_through(&param.ty, &interface));
        theirs.eq(own.params.iter().map(|param| param.ty.clone()))
    };
    candidates.iter().copied().find(|other| same_params(other)).or_else(|| candidates.first().copied())
}

/// Is a base class or interface of a type, or of its base classes, not known?
pub(super) fn has_unknown_base(symbols: &Symbols, owner: TypeSym) -> bool {
    symbols.classes(&symbols.open(owner)).iter().filter_map(Type::sym).any(|sym| {
        symbols.types[sym].parts.iter().any(|part| {
            let at = At::in_type(part.scope, sym);
            let list = symbols.sources[part.source].node(part.node).child(SyntaxKind::BaseList);
            let bases = list.into_iter().flat_map(Node::children).filter_map(|base| match base.kind() {
                SyntaxKind::BaseConstructor => base.children().next(),
                _ => Some(base),
            });
            bases.map(|base| symbols.resolve(base, &at)).any(|base| base.is_unknown())
        })
    })
}
