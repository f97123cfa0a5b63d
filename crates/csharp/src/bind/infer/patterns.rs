//! Patterns: what they test for, and the variables that they declare. Chapter 11 of the C# specification.

use super::members::Place;
use super::statements::expression;
use super::value::{Form, Through};
use super::walker::Walker;
use crate::bind::facts::{ListAccess, Meaning, MemberUse};
use crate::bind::protocol::Asyncness;
use crate::bind::symbols::MemberKind;
use crate::bind::types::Type;
use crate::bind::{Name, Value};
use crate::syntax::{Node, SyntaxKind, Token};

impl<'s> Walker<'s> {
    /// A pattern that a value of a type is held against; the type that a value has that matches.
    pub(super) fn pattern(&mut self, node: Node<'s>, ty: &Type) -> Type {
        // `a or b or …` leans to the left like other operators.
        let mut right_sides = Vec::new();
        let mut first = node;
        while matches!(first.kind(), SyntaxKind::OrPattern | SyntaxKind::AndPattern)
            && let Some(left) = first.children().find(|child| child.kind().is_pattern())
        {
            right_sides.push(first);
            first = left;
        }
        let mut found = self.single_pattern(first, ty);
        while let Some(outer) = right_sides.pop() {
            let is_and = outer.kind() == SyntaxKind::AndPattern;
            let input = if is_and { found.clone() } else { ty.clone() };
            let mut right = outer.children().filter(|child| child.kind().is_pattern());
            let other = right.nth(1).map_or(Type::Unknown, |right| self.pattern(right, &input));
            found = match is_and {
                true => other,
                false if found == other => found,
                false => ty.clone(),
            };
            self.set(outer, found.clone(), Meaning::None);
        }
        found
    }

    fn single_pattern(&mut self, node: Node<'s>, ty: &Type) -> Type {
        match node.kind() {
            SyntaxKind::ConstantPattern => self.constant_pattern(node, ty),
            SyntaxKind::TypePattern | SyntaxKind::DeclarationPattern => self.type_pattern(node, ty),
            SyntaxKind::VarPattern => {
                self.designations(node, ty);
                self.set(node, ty.clone(), Meaning::None);
                ty.clone()
            }
            SyntaxKind::RecursivePattern => self.recursive_pattern(node, ty),
            SyntaxKind::ListPattern => self.list_pattern(node, ty),
            SyntaxKind::SlicePattern => self.slice_pattern(node, ty),
            SyntaxKind::RelationalPattern => {
                if let Some(value) = expression(node) {
                    self.value_as(value, &self.tested_by_constant(ty));
                }
                self.set(node, ty.clone(), Meaning::None);
                ty.clone()
            }
            SyntaxKind::NotPattern => {
                for inner in node.children().filter(|child| child.kind().is_pattern()) {
                    self.pattern(inner, ty);
                }
                self.set(node, ty.clone(), Meaning::None);
                ty.clone()
            }
            SyntaxKind::ParenPattern => {
                let inner = node.children().find(|child| child.kind().is_pattern());
                let found = inner.map_or(Type::Unknown, |inner| self.pattern(inner, ty));
                self.set(node, found.clone(), Meaning::None);
                found
            }
            _ => {
                self.set(node, ty.clone(), Meaning::None);
                ty.clone()
            }
        }
    }

    /// A constant; or a type, which looks the same: `is Red`.
    fn constant_pattern(&mut self, node: Node<'s>, ty: &Type) -> Type {
        let Some(inner) = expression(node) else { return ty.clone() };
        let value = self.expr(inner);
        if let Form::Type = value.form {
            self.set(node, value.ty.clone(), Meaning::Type);
            return value.ty;
        }
        let to = self.tested_by_constant(ty);
        self.convert(inner, value, &to);
        self.set(node, ty.clone(), Meaning::None);
        ty.clone()
    }

    /// What constants convert to that a value is compared with; objects are compared with what is in them.
    fn tested_by_constant(&self, ty: &Type) -> Type {
        let plain = self.symbols.nullable_of(ty).unwrap_or(ty);
        let has_constants = self.symbols.prim_of_constant(plain).is_some() || *plain == Type::STRING;
        if has_constants { plain.clone() } else { Type::Unknown }
    }

    fn type_pattern(&mut self, node: Node<'s>, ty: &Type) -> Type {
        let written = node.children().find(|child| child.kind().is_type());
        let found = match written {
            Some(written) => self.declared_type(written).unwrap_or_else(|| ty.clone()),
            None => Type::Unknown,
        };
        self.designations(node, &found);
        self.set(node, found.clone(), Meaning::None);
        found
    }

    /// The variables that a pattern gives to what it matched.
    fn designations(&mut self, node: Node<'s>, ty: &Type) {
        let is_name = |kind| matches!(kind, SyntaxKind::Designation | SyntaxKind::TupleDesignation);
        for designation in node.children().filter(|child| is_name(child.kind())) {
            self.designate(designation, ty);
        }
    }

    /// `T (a, b) { C: c } name`.
    fn recursive_pattern(&mut self, node: Node<'s>, ty: &Type) -> Type {
        let written = node.children().find(|child| child.kind().is_type());
        let found = match written {
            Some(written) => self.resolve_type(written),
            None => self.symbols.nullable_of(ty).unwrap_or(ty).clone(),
        };
        self.set(node, found.clone(), Meaning::None);
        for clause in node.children() {
            match clause.kind() {
                SyntaxKind::PositionalClause => self.positional_clause(clause, &found),
                SyntaxKind::PropertyClause => {
                    for part in clause.children().filter(|it| it.kind() == SyntaxKind::Subpattern) {
                        self.property_pattern(part, &found);
                    }
                }
                _ => {}
            }
        }
        self.designations(node, &found);
        found
    }

    fn positional_clause(&mut self, clause: Node<'s>, ty: &Type) {
        let parts: Vec<_> = clause.children().filter(|it| it.kind() == SyntaxKind::Subpattern).collect();
        let types = self.split(clause, ty, &parts);
        for (part, ty) in parts.into_iter().zip(&types) {
            self.set(part, ty.clone(), Meaning::None);
            if let Some(inner) = part.children().find(|child| child.kind().is_pattern()) {
                self.pattern(inner, ty);
            }
        }
    }

    /// `A: p`, `A.B: p`: each name is a member of the one before.
    fn property_pattern(&mut self, part: Node<'s>, ty: &Type) {
        let names: Vec<Token> = part
            .own_tokens()
            .map(|(_, token)| token)
            .filter(|token| token.kind == SyntaxKind::Ident)
            .collect();
        let mut ty = ty.clone();
        for token in names {
            let plain = self.symbols.nullable_of(&ty).unwrap_or(&ty).clone();
            ty = match self.name_of(token) {
                Some(name) => self.property(part, &plain, name),
                None => Type::Unknown,
            };
        }
        if let Some(inner) = part.children().find(|child| child.kind().is_pattern()) {
            self.pattern(inner, &ty);
        }
    }

    /// A member that a pattern looks at. Of a path the last one is written down at the subpattern.
    fn property(&mut self, part: Node<'s>, ty: &Type, name: Name) -> Type {
        if let Some((_, found)) = self.element_of(ty, name) {
            self.set(part, found.clone(), Meaning::Named(name));
            return found;
        }
        let found = self.symbols.members(ty, name);
        if found.is_empty() {
            self.errors += u32::from(!ty.is_unknown());
            self.set(part, Type::Unknown, Meaning::Named(name));
            return Type::Unknown;
        }
        let place = Place { through: Through::Dot, receiver: None };
        self.member(part, name, &found, &[], place).ty
    }

    /// `[a, .., b]`.
    fn list_pattern(&mut self, node: Node<'s>, ty: &Type) -> Type {
        let (element, access) = self.list_access(ty);
        self.set(node, ty.clone(), Meaning::List(Box::new(access)));
        for inner in node.children().filter(|child| child.kind().is_pattern()) {
            if inner.kind() == SyntaxKind::SlicePattern {
                self.slice_pattern(inner, ty);
            } else {
                self.pattern(inner, &element);
            }
        }
        self.designations(node, ty);
        ty.clone()
    }

    fn slice_pattern(&mut self, node: Node<'s>, ty: &Type) -> Type {
        self.set(node, ty.clone(), Meaning::None);
        if let Some(inner) = node.children().find(|child| child.kind().is_pattern()) {
            self.pattern(inner, ty);
        }
        ty.clone()
    }

    fn list_access(&mut self, ty: &Type) -> (Type, ListAccess) {
        if let Type::Array(element, _) = ty {
            return ((**element).clone(), ListAccess::Array);
        }
        if let Some(access) = self.list_members(ty) {
            access
        } else {
            let element = self.symbols.iterated(ty, self.body.scope, Asyncness::Sync).element;
            (element, ListAccess::Unknown)
        }
    }

    fn list_members(&mut self, ty: &Type) -> Option<(Type, ListAccess)> {
        let symbols = self.symbols;
        let count = ["Length", "Count"].into_iter().find_map(|name| {
            let found = symbols.members(ty, symbols.names.find(name)?).into_iter().next()?;
            (symbols.members[found.member].kind == MemberKind::Property).then_some(found)
        })?;
        let candidates = symbols.members(ty, symbols.names.find("this[]")?);
        let number = crate::bind::overload::Argument {
            node: self.node.id(),
            name: None,
            mode: ir::ParamMode::Value,
            value: Value::Typed(Type::INT),
        };
        let choice = symbols.resolve_call(&candidates, &[], &[number], None, self).guess()?;
        let mut item = choice.call;
        item.args.iter_mut().for_each(|arg| *arg = crate::bind::facts::Arg::Default);
        let count = MemberUse { member: count.member, owner: count.owner, implicit_this: false };
        Some((choice.ty, ListAccess::Members { count, item }))
    }
}
