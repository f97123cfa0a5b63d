//! Types as they are written, to types as they are meant.

use super::scope::{At, Entity};
use super::symbols::{Name, NamespaceSym, ProjectId, Source, Symbols};
use super::types::{TupleElement, Type};
use crate::syntax::{Element, Node, SyntaxKind, Token};
use ir::Prim;
use std::sync::Arc;

/// The text of an identifier, without `@`.
pub(crate) fn identifier(token: Token, text: &str) -> &str {
    token.range().of(text).trim_start_matches('@')
}

impl Symbols {
    /// The type that a type's node stands for. `var` is [`Type::Unknown`] unless somebody declared a type of
    /// that name.
    pub fn resolve(&self, node: Node<'_>, at: &At<'_>) -> Type {
        let source = &self.sources[self.source_of(at)];
        resolve(self, node, source, at)
    }

    /// What a type's node stands for, if it is a type or a namespace.
    pub fn resolve_entity(&self, node: Node<'_>, at: &At<'_>) -> Option<Entity> {
        entity(self, node, &self.sources[self.source_of(at)], at)
    }

    /// `int?` and the like; reference types stay what they are.
    pub fn nullable(&self, ty: Type) -> Type {
        let is_value = match &ty {
            // Asking for all constraints would ask for the signature that is perhaps being read just now.
            Type::Param(param) => self.is_declared_struct(*param),
            _ => self.is_value_type(&ty),
        };
        match self.known.nullable {
            Some(nullable) if is_value && self.nullable_of(&ty).is_none() => {
                Type::Named(nullable, std::iter::once(ty).collect())
            }
            _ => ty,
        }
    }
}

fn resolve(symbols: &Symbols, node: Node<'_>, source: &Source, at: &At<'_>) -> Type {
    let inner = || node.children().find(|child| child.kind().is_type());
    let resolve_inner = || inner().map_or(Type::Unknown, |inner| resolve(symbols, inner, source, at));
    match node.kind() {
        SyntaxKind::PredefinedType => predefined(node, source),
        SyntaxKind::NamedType | SyntaxKind::NameExpr => match entity(symbols, node, source, at) {
            Some(Entity::Type(ty)) => ty,
            _ => special_name(node, source),
        },
        SyntaxKind::NullableType => symbols.nullable(resolve_inner()),
        SyntaxKind::ArrayType => array(node, resolve_inner()),
        SyntaxKind::PointerType => Type::Pointer(Arc::new(resolve_inner())),
        SyntaxKind::FunctionPointerType => Type::Pointer(Arc::new(Type::VOID)),
        SyntaxKind::TupleType => tuple(symbols, node, source, at),
        SyntaxKind::RefType | SyntaxKind::ScopedType => resolve_inner(),
        _ => Type::Unknown,
    }
}

fn predefined(node: Node<'_>, source: &Source) -> Type {
    Prim::from_keyword(node.text(&source.text)).map_or(Type::Unknown, Type::Prim)
}

/// Words that are types unless somebody declared a type of that name.
fn special_name(node: Node<'_>, source: &Source) -> Type {
    match node.text(&source.text) {
        "dynamic" => Type::Prim(Prim::Dynamic),
        "nint" => Type::Prim(Prim::NInt),
        "nuint" => Type::Prim(Prim::NUInt),
        _ => Type::Unknown,
    }
}

/// `int[][,]` is an array of two-dimensional arrays: the first brackets are the outermost.
fn array(node: Node<'_>, element: Type) -> Type {
    let ranks: Vec<u8> =
        node.children().filter(|child| child.kind() == SyntaxKind::RankSpecifier).map(rank_of).collect();
    ranks.into_iter().rev().fold(element, Type::array)
}

/// The number of dimensions between a pair of brackets.
pub(crate) fn rank_of(rank: Node<'_>) -> u8 {
    let commas = rank.own_tokens().filter(|(_, token)| token.kind == SyntaxKind::Comma).count();
    u8::try_from(commas + 1).unwrap_or(u8::MAX)
}

fn tuple(symbols: &Symbols, node: Node<'_>, source: &Source, at: &At<'_>) -> Type {
    let elements = node.children().filter(|child| child.kind() == SyntaxKind::TupleTypeElement);
    let elements = elements.map(|element| {
        let ty = element.children().next().map_or(Type::Unknown, |ty| resolve(symbols, ty, source, at));
        let name = element.token(SyntaxKind::Ident);
        TupleElement { name: name.and_then(|name| symbols.names.find(identifier(name, &source.text))), ty }
    });
    Type::Tuple(elements.collect())
}

/// What a path such as `A.B<C>.D` or `global::A` stands for.
pub(super) fn entity(symbols: &Symbols, node: Node<'_>, source: &Source, at: &At<'_>) -> Option<Entity> {
    if !matches!(node.kind(), SyntaxKind::NamedType | SyntaxKind::NameExpr) {
        return Some(Entity::Type(resolve(symbols, node, source, at)));
    }
    let mut entity: Option<Entity> = None;
    let mut elements = node.elements().peekable();
    while let Some(element) = elements.next() {
        let Element::Token(_, token) = element else { continue };
        match token.kind {
            SyntaxKind::Dot | SyntaxKind::ColonColon => continue,
            SyntaxKind::GlobalKw => {
                entity = Some(Entity::Namespace(NamespaceSym::GLOBAL));
                continue;
            }
            _ => {}
        }
        let text = identifier(token, &source.text);
        // In an expression a keyword's type is a name like others: `int.Parse`.
        if token.kind != SyntaxKind::Ident
            && let Some(prim) = Prim::from_keyword(text)
        {
            entity = Some(Entity::Type(Type::Prim(prim)));
            continue;
        }
        let is_qualified =
            matches!(elements.peek(), Some(Element::Token(_, next)) if next.kind == SyntaxKind::ColonColon);
        if text == "global" && is_qualified {
            entity = Some(Entity::Namespace(NamespaceSym::GLOBAL));
            continue;
        }
        let args = match elements.peek() {
            Some(Element::Node(list)) => type_arguments(symbols, *list, source, at),
            _ => Vec::new(),
        };
        let name = symbols.names.find(text)?;
        entity = Some(match entity {
            None => symbols.lookup_type(at, name, &args)?,
            Some(outer) => step(symbols, &outer, name, &args, symbols.project_of(at))?,
        });
    }
    entity
}

/// The types of a `TypeArgList`; omitted ones are unknown.
pub(crate) fn type_arguments(symbols: &Symbols, list: Node<'_>, source: &Source, at: &At<'_>) -> Vec<Type> {
    let args = list.children().filter(|child| {
        child.kind().is_type() || matches!(child.kind(), SyntaxKind::OmittedTypeArg | SyntaxKind::Missing)
    });
    args.map(|arg| resolve(symbols, arg, source, at)).collect()
}

/// One step along a path.
pub(super) fn step(
    symbols: &Symbols,
    outer: &Entity,
    name: Name,
    args: &[Type],
    project: ProjectId,
) -> Option<Entity> {
    match outer {
        Entity::Namespace(namespace) => symbols.member_of_namespace(*namespace, name, args, project),
        Entity::Type(ty) => symbols.nested_type(ty, name, args, project).map(Entity::Type),
    }
}
