//! Members by name: `a.b`, `T.b`, `N.T`, `p->b`, `a?.b`. Section 12.8.7 of the C# specification.

use super::value::{Expr, Form, Methods, Through};
use super::walker::Walker;
use crate::bind::facts::{Meaning, MemberUse};
use crate::bind::overload::Group;
use crate::bind::resolve::{identifier, step};
use crate::bind::scope::Entity;
use crate::bind::symbols::{MemberKind, Modifiers, NamespaceSym};
use crate::bind::types::Type;
use crate::bind::{Found, Name};
use crate::syntax::{Node, SyntaxKind};
use ir::Prim;

/// Where a member's name stands.
#[derive(Debug)]
pub(super) struct Place {
    /// What it is said to be of.
    pub(super) through: Through,
    /// The type of the value left of the dot.
    pub(super) receiver: Option<Type>,
}

impl<'s> Walker<'s> {
    pub(super) fn member_access(
        &mut self,
        node: Node<'s>,
        left: Node<'s>,
        value: Expr<'s>,
        is_callee: bool,
    ) -> Expr<'s> {
        let type_args = self.type_arguments(node);
        let name = node.token(SyntaxKind::Ident).and_then(|token| self.name_of(token));
        let Some(name) = name else {
            self.settle(left, value);
            return self.unbound(node, None);
        };
        let value = match self.name_of_missing_type(left, &value) {
            Some(missing) => self.unbound(left, Some(missing)),
            None => value,
        };
        match value.form {
            Form::Namespace(namespace) => self.member_of_namespace(node, namespace, name, &type_args),
            Form::Type => self.static_member(node, &value.ty, name, &type_args, is_callee),
            _ if self.names_its_type(left, &value, name, is_callee) => {
                let ty = value.ty.clone();
                self.type_name(left, value.ty);
                self.static_member(node, &ty, name, &type_args, is_callee)
            }
            _ => {
                let ty = self.settle(left, value);
                let ty = match ty {
                    Type::Pointer(target) if node.token(SyntaxKind::Arrow).is_some() => (*target).clone(),
                    ty => ty,
                };
                let is_base = left.kind() == SyntaxKind::BaseExpr;
                let through = if is_base { Through::Base } else { Through::Dot };
                self.instance_member(node, ty, name, &type_args, is_callee, through)
            }
        }
    }

    /// The rule "Color Color": a value that is called like its type stands for the type if the member is
    /// static.
    fn names_its_type(&self, left: Node<'s>, value: &Expr<'s>, member: Name, is_callee: bool) -> bool {
        if left.kind() != SyntaxKind::NameExpr || !matches!(value.form, Form::Value) {
            return false;
        }
        let Some(sym) = value.ty.sym() else { return false };
        let name = left.token(SyntaxKind::Ident).and_then(|token| self.name_of(token));
        if name != Some(self.symbols.types[sym].name) {
            return false;
        }
        let ty = name.and_then(|name| self.symbols.lookup_type(&self.at(), name, &[]));
        if ty != Some(Entity::Type(value.ty.clone())) {
            return false;
        }
        let found = self.usable_members(&value.ty, member, is_callee);
        let is_static = |it: &Found| self.symbols.members[it.member].modifiers.has(Modifiers::STATIC);
        if found.is_empty() {
            let project = self.symbols.project_of(&self.at());
            return self.symbols.nested_type(&value.ty, member, &[], project).is_some();
        }
        found.iter().all(is_static)
    }

    /// The same rule, where the type is in a library that is not there: nobody can say whether `Module.Read` is a
    /// static method or one of the property `Module`, so it is not said to be the property's.
    fn name_of_missing_type(&self, left: Node<'s>, value: &Expr<'s>) -> Option<Name> {
        if left.kind() != SyntaxKind::NameExpr || !matches!(value.form, Form::Value) || !value.ty.is_unknown()
        {
            return None;
        }
        let name = left.token(SyntaxKind::Ident).and_then(|token| self.name_of(token))?;
        if self.names.find(name).is_some() {
            return None;
        }
        let owner = self.symbols.open(self.body.owner?);
        let member = &self.symbols.members[self.usable_members(&owner, name, false).first()?.member];
        let source = &self.symbols.sources[member.source];
        let node = source.node(member.node);
        let decl = if node.kind() == SyntaxKind::VariableDeclarator { node.parent()? } else { node };
        let ty = decl.children().find(|child| child.kind().is_type())?;
        let mut tokens = ty.tokens();
        let is_named_so = tokens
            .next()
            .is_some_and(|(_, token)| identifier(token, &source.text) == self.symbols.text(name));
        (is_named_so && tokens.next().is_none()).then_some(name)
    }

    fn member_of_namespace(
        &mut self,
        node: Node<'s>,
        namespace: NamespaceSym,
        name: Name,
        type_args: &[Type],
    ) -> Expr<'s> {
        let project = self.symbols.project_of(&self.at());
        match step(self.symbols, &Entity::Namespace(namespace), name, type_args, project) {
            Some(Entity::Type(ty)) => self.type_name(node, ty),
            Some(Entity::Namespace(inner)) => self.namespace(node, inner),
            None => self.unbound(node, Some(name)),
        }
    }

    fn static_member(
        &mut self,
        node: Node<'s>,
        ty: &Type,
        name: Name,
        type_args: &[Type],
        is_callee: bool,
    ) -> Expr<'s> {
        let found = self.usable_members(ty, name, is_callee);
        if !found.is_empty() {
            let place = Place { through: Through::Dot, receiver: None };
            return self.member(node, name, &found, type_args, place);
        }
        let project = self.symbols.project_of(&self.at());
        if let Some(nested) = self.symbols.nested_type(ty, name, type_args, project) {
            return self.type_name(node, nested);
        }
        if is_callee && !ty.is_unknown() {
            let place = Place { through: Through::Dot, receiver: None };
            return self.methods(node, name, &[], type_args, place);
        }
        self.unbound(node, Some(name))
    }

    fn instance_member(
        &mut self,
        node: Node<'s>,
        ty: Type,
        name: Name,
        type_args: &[Type],
        is_callee: bool,
        through: Through,
    ) -> Expr<'s> {
        if matches!(ty, Type::Unknown | Type::Prim(Prim::Dynamic)) {
            return self.only_by_name(node, ty, name);
        }
        if let Some(element) = self.element_of(&ty, name) {
            return self.element_by_name(node, &ty, name, element);
        }
        let found = self.usable_members(&ty, name, is_callee);
        let place = Place { through, receiver: Some(ty) };
        if !found.is_empty() {
            return self.member(node, name, &found, type_args, place);
        }
        self.extension_member(node, name, type_args, place)
    }

    /// A member of a value that nobody knows.
    fn only_by_name(&mut self, node: Node<'s>, ty: Type, name: Name) -> Expr<'s> {
        self.set(node, ty.clone(), Meaning::Named(name));
        Expr::of(ty)
    }

    /// An element of a tuple, by name or number, or of an anonymous object: its type and its number.
    pub(super) fn element_of(&self, ty: &Type, name: Name) -> Option<(usize, Type)> {
        match ty {
            Type::Tuple(elements) => {
                let by_name = elements.iter().position(|it| it.name == Some(name));
                let index = by_name.or_else(|| {
                    let number = self.symbols.text(name).strip_prefix("Item")?.parse::<usize>().ok()?;
                    number.checked_sub(1)
                })?;
                elements.get(index).map(|element| (index, element.ty.clone()))
            }
            Type::Anonymous(members) => {
                members.iter().position(|it| it.0 == name).map(|index| (index, members[index].1.clone()))
            }
            _ => None,
        }
    }

    fn element_by_name(
        &mut self,
        node: Node<'s>,
        owner: &Type,
        name: Name,
        element: (usize, Type),
    ) -> Expr<'s> {
        let (index, ty) = element;
        let field = self.tuple_field(owner, index);
        let meaning = field.map_or(Meaning::Named(name), |found| {
            let Found { member, owner } = found;
            Meaning::Member(Box::new(MemberUse { member, owner, implicit_this: false }))
        });
        self.set(node, ty.clone(), meaning);
        Expr::of(ty)
    }

    fn tuple_field(&self, ty: &Type, index: usize) -> Option<Found> {
        let Type::Tuple(_) = ty else { return None };
        let name = self.symbols.names.find(&format!("Item{}", index + 1))?;
        let owner = self.symbols.with_members(ty)?;
        self.symbols.members(&owner, name).into_iter().next()
    }

    /// A member that the type itself does not have: an extension's, or nobody's.
    fn extension_member(&mut self, node: Node<'s>, name: Name, type_args: &[Type], place: Place) -> Expr<'s> {
        if let Some(receiver) = &place.receiver
            && let Some((found, ty)) = self.symbols.extension_property(receiver, name, self.body.scope)
        {
            let Found { member, owner } = found;
            let member = MemberUse { member, owner, implicit_this: false };
            self.set(node, ty.clone(), Meaning::Member(Box::new(member)));
            return Expr::of(ty);
        }
        self.methods(node, name, &[], type_args, place)
    }

    /// What a name means for which members were found.
    pub(super) fn member(
        &mut self,
        node: Node<'s>,
        name: Name,
        found: &[Found],
        type_args: &[Type],
        place: Place,
    ) -> Expr<'s> {
        let Some(first) = found.first() else { return self.unbound(node, Some(name)) };
        let declared = &self.symbols.members[first.member];
        match declared.kind {
            MemberKind::Method => self.methods(node, name, found, type_args, place),
            MemberKind::Const | MemberKind::EnumMember => {
                let mut value = self.value_member(node, first, place.through);
                value.constant = self.constant_of(first.member);
                value
            }
            MemberKind::Field | MemberKind::Property | MemberKind::Event => {
                self.value_member(node, first, place.through)
            }
            _ => self.unbound(node, Some(name)),
        }
    }

    fn value_member(&mut self, node: Node<'s>, found: &Found, through: Through) -> Expr<'s> {
        let symbols = self.symbols;
        let is_static = symbols.members[found.member].modifiers.has(Modifiers::STATIC);
        let implicit_this = through == Through::Nothing && !is_static;
        if implicit_this {
            self.uses_this();
        }
        let ty = match self.number_of_enum(found) {
            Some(number) => number,
            None => symbols.seen_through(&symbols.signature(found.member).ty, &found.owner),
        };
        let member = MemberUse { member: found.member, owner: found.owner.clone(), implicit_this };
        self.set(node, ty.clone(), Meaning::Member(Box::new(member)));
        Expr::of(ty)
    }

    /// In the values of an enum's members, the other members are numbers.
    fn number_of_enum(&self, found: &Found) -> Option<Type> {
        let is_value = self.node.kind() == SyntaxKind::EqualsValue;
        let declared = &self.symbols.members[found.member];
        let is_own = declared.kind == MemberKind::EnumMember && Some(declared.owner) == self.body.owner;
        if is_value && is_own { self.symbols.types[declared.owner].base.clone() } else { None }
    }

    fn methods(
        &mut self,
        node: Node<'s>,
        name: Name,
        found: &[Found],
        type_args: &[Type],
        place: Place,
    ) -> Expr<'s> {
        self.set(node, Type::Unknown, Meaning::Named(name));
        let methods = found.iter().filter(|it| self.symbols.members[it.member].kind == MemberKind::Method);
        let group =
            Group { methods: methods.cloned().collect(), type_args: type_args.to_vec(), receiver: None };
        let Place { through, receiver } = place;
        Expr::untyped(Form::Methods(Box::new(Methods { group, name, receiver, through })))
    }

    /// `a?.b`: `null`, or what follows with `a` in its place.
    pub(super) fn conditional_access(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let ty = self.settle(left, value);
        let ty = self.symbols.nullable_of(&ty).cloned().unwrap_or(ty);
        self.bindings.push(ty);
        let rest = node.children().filter(|child| child.kind().is_expression()).nth(1);
        let result = rest.map_or(Type::Unknown, |rest| self.value(rest));
        self.bindings.pop();
        let result = if result == Type::VOID { result } else { self.symbols.nullable(result) };
        self.typed(node, result)
    }

    /// `.b` after `?`.
    pub(super) fn member_binding(&mut self, node: Node<'s>, is_callee: bool) -> Expr<'s> {
        let ty = self.bindings.last().cloned().unwrap_or_default();
        let type_args = self.type_arguments(node);
        let name = node.token(SyntaxKind::Ident).and_then(|token| self.name_of(token));
        match name {
            Some(name) => self.instance_member(node, ty, name, &type_args, is_callee, Through::Dot),
            None => self.unbound(node, None),
        }
    }
}
