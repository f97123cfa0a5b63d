//! Patterns: tests in the order of the source that go one way or the other, and variables that come to life on
//! the way where all tests hold.

use super::function::{Lowering, expression};
use crate::bind::Type;
use crate::bind::facts::{ListAccess, LocalSym, Meaning};
use crate::syntax::{Node, SyntaxKind, Token};
use ir::{BinaryOp, BlockId, Const, Op, Order, Overflow, Place, Prim, Reg, TyId, UnaryOp};

/// What is tested.
#[derive(Clone, Debug)]
pub(super) struct Subject {
    pub(super) value: Reg,
    pub(super) ty: Type,
}

impl<'a> Lowering<'a, '_> {
    /// `e is p`, going one way or the other.
    pub(super) fn is_condition(&mut self, node: Node<'a>, then: BlockId, otherwise: BlockId) {
        let pattern = node.children().find(|it| it.kind().is_pattern());
        let (Some(value), Some(pattern)) = (expression(node, 0), pattern) else {
            return self.goto(otherwise);
        };
        let subject = self.subject(value);
        self.at_token(node, &[SyntaxKind::IsKw]);
        self.pattern(pattern, &subject, then, otherwise);
    }

    pub(super) fn subject(&mut self, node: Node<'a>) -> Subject {
        let ty = self.facts.converted_ty(node.id()).clone();
        Subject { value: self.value(node), ty }
    }

    /// `e is T` and `e is null` as values, without branches.
    pub(super) fn simple_is(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Option<Reg> {
        let pattern = node.children().find(|it| it.kind().is_pattern())?;
        let (pattern, is_negated) = match pattern.kind() {
            SyntaxKind::NotPattern => (pattern.children().find(|it| it.kind().is_pattern())?, true),
            _ => (pattern, false),
        };
        let constant = expression(pattern, 0).filter(|_| pattern.kind() == SyntaxKind::ConstantPattern);
        let is_type = pattern.kind() == SyntaxKind::TypePattern
            || constant.is_some_and(|it| matches!(self.meaning(it), Meaning::Type));
        let is_null = constant.is_some_and(|it| self.is_null(it));
        // A type that nobody knows is found by its name, with a branch.
        let is_type = is_type && !self.tested_type(pattern).is_unknown();
        if !is_type && !is_null {
            return None;
        }
        let subject = self.subject(expression(node, 0)?);
        self.at_token(node, &[SyntaxKind::IsKw]);
        if is_null {
            let op = if is_negated { BinaryOp::Ne } else { BinaryOp::Eq };
            return Some(self.compare_null(&subject, op, wanted));
        }
        let target = self.tested_type(pattern);
        let negated = is_negated.then(|| self.temp(TyId::BOOL));
        let test = self.type_test(&subject, &target, negated.or(wanted));
        let Some(_) = negated else { return Some(test) };
        let dst = self.dst(wanted, TyId::BOOL);
        self.emit(Op::Unary { dst, op: UnaryOp::Not, kind: Prim::Bool, overflow: Overflow::Wrap, src: test });
        Some(dst)
    }

    fn is_null(&self, node: Node<'a>) -> bool {
        matches!(self.constant_of(node), Some(Const::Null))
            || node.kind() == SyntaxKind::LiteralExpr && node.token(SyntaxKind::NullKw).is_some()
    }

    fn compare_null(&mut self, subject: &Subject, op: BinaryOp, wanted: Option<Reg>) -> Reg {
        if self.symbols.nullable_of(&subject.ty).is_some() {
            let has = self.has_value(subject.value);
            if op == BinaryOp::Ne {
                return self.moved(wanted, has);
            }
            let dst = self.dst(wanted, TyId::BOOL);
            self.emit(Op::Unary {
                dst,
                op: UnaryOp::Not,
                kind: Prim::Bool,
                overflow: Overflow::Wrap,
                src: has,
            });
            return dst;
        }
        let null = self.constant(None, TyId::OBJECT, Const::Null);
        let dst = self.dst(wanted, TyId::BOOL);
        let overflow = Overflow::Wrap;
        self.emit(Op::Binary { dst, op, kind: Prim::Object, overflow, lhs: subject.value, rhs: null });
        dst
    }

    /// The type that a pattern tests for.
    fn tested_type(&self, pattern: Node<'a>) -> Type {
        let written = pattern.children().find(|it| it.kind().is_type()).or_else(|| expression(pattern, 0));
        let ty = written.map(|it| self.facts.ty(it.id()).clone()).unwrap_or_default();
        if ty.is_unknown() { self.facts.ty(pattern.id()).clone() } else { ty }
    }

    fn type_test(&mut self, subject: &Subject, target: &Type, wanted: Option<Reg>) -> Reg {
        if self.symbols.nullable_of(&subject.ty) == Some(target) {
            let has = self.has_value(subject.value);
            return self.moved(wanted, has);
        }
        let ty = self.ty(target);
        let value = if self.symbols.is_value_type(&subject.ty) {
            self.convert(subject.value, &subject.ty, &Type::OBJECT, None)
        } else {
            subject.value
        };
        let dst = self.dst(wanted, TyId::BOOL);
        self.emit(Op::Is { dst, ty, src: value });
        dst
    }

    /// The subject as what it was found to be.
    fn narrowed(&mut self, subject: &Subject, target: &Type, wanted: Option<Reg>) -> Reg {
        if subject.ty == *target {
            return self.moved(wanted, subject.value);
        }
        if self.symbols.nullable_of(&subject.ty) == Some(target) {
            return self.nullable_value(subject.value, target, wanted);
        }
        let ty = self.ty(target);
        let dst = self.dst(wanted, ty);
        self.emit(Op::Cast { dst, ty, src: subject.value });
        dst
    }

    /// Tests a pattern.
    pub(super) fn pattern(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        match node.kind() {
            // A slice without a pattern of its own fits anything.
            SyntaxKind::DiscardPattern | SyntaxKind::SlicePattern => self.goto(then),
            SyntaxKind::ParenPattern => match inner_pattern(node) {
                Some(inner) => self.pattern(inner, subject, then, otherwise),
                None => self.goto(then),
            },
            SyntaxKind::NotPattern => match inner_pattern(node) {
                Some(inner) => self.pattern(inner, subject, otherwise, then),
                None => self.goto(otherwise),
            },
            SyntaxKind::AndPattern | SyntaxKind::OrPattern => self.combined(node, subject, then, otherwise),
            SyntaxKind::ConstantPattern => self.constant_pattern(node, subject, then, otherwise),
            SyntaxKind::RelationalPattern => self.relational_pattern(node, subject, then, otherwise),
            SyntaxKind::TypePattern => {
                let target = self.tested_type(node);
                let test = self.type_test(subject, &target, None);
                self.branch(test, then, otherwise);
            }
            SyntaxKind::DeclarationPattern => self.declaration_pattern(node, subject, then, otherwise),
            SyntaxKind::VarPattern => self.var_pattern(node, subject, then),
            SyntaxKind::RecursivePattern => self.recursive_pattern(node, subject, then, otherwise),
            SyntaxKind::ListPattern => self.list_pattern(node, subject, then, otherwise),
            _ => {
                let test =
                    self.unknown(None, TyId::BOOL, "code that could not be parsed", vec![subject.value]);
                self.branch(test, then, otherwise);
            }
        }
    }

    /// `p and q`, `p or q or r`: chains to the left, walked by a loop.
    fn combined(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        let kind = node.kind();
        let mut operands = Vec::new();
        let mut at = node;
        loop {
            let parts: Vec<Node<'a>> = at.children().filter(|it| it.kind().is_pattern()).collect();
            match parts.as_slice() {
                [left, right] if at.kind() == kind => {
                    operands.push(*right);
                    at = *left;
                }
                _ => {
                    operands.push(at);
                    break;
                }
            }
        }
        operands.reverse();
        let Some((last, first)) = operands.split_last() else { return };
        let mut subject = subject.clone();
        for &operand in first {
            let next = self.new_block();
            if kind == SyntaxKind::AndPattern {
                self.pattern(operand, &subject, next, otherwise);
            } else {
                self.pattern(operand, &subject, then, next);
            }
            self.switch_to(next);
            if kind == SyntaxKind::AndPattern {
                subject = self.after_test(operand, subject);
            }
        }
        self.pattern(*last, &subject, then, otherwise);
    }

    /// What is known about the subject after a type test in front of `and`.
    fn after_test(&mut self, pattern: Node<'a>, subject: Subject) -> Subject {
        let is_type = pattern.kind() == SyntaxKind::TypePattern
            || expression(pattern, 0).is_some_and(|it| matches!(self.meaning(it), Meaning::Type));
        if !is_type {
            return subject;
        }
        let ty = self.tested_type(pattern);
        let value = self.narrowed(&subject, &ty, None);
        Subject { value, ty }
    }

    fn constant_pattern(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        let Some(value) = expression(node, 0) else { return self.goto(otherwise) };
        if matches!(self.meaning(value), Meaning::Type) && !self.facts.ty(value.id()).is_unknown() {
            let target = self.facts.ty(value.id()).clone();
            let test = self.type_test(subject, &target, None);
            return self.branch(test, then, otherwise);
        }
        if self.constant_of(value).is_none()
            && let Some(ty) = self.named_type(value)
        {
            let test = self.temp(TyId::BOOL);
            self.emit(Op::Is { dst: test, ty, src: subject.value });
            return self.branch(test, then, otherwise);
        }
        if self.is_null(value) {
            self.at_node(value);
            let test = self.compare_null(subject, BinaryOp::Eq, None);
            return self.branch(test, then, otherwise);
        }
        self.compared(BinaryOp::Eq, value, subject, then, otherwise);
    }

    fn relational_pattern(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        let operator = node.own_tokens().next().map(|(_, token)| token.range().of(&self.source.text));
        let op = BinaryOp::ALL.iter().copied().find(|op| Some(op.symbol()) == operator);
        let (Some(op), Some(value)) = (op, expression(node, 0)) else { return self.goto(otherwise) };
        self.compared(op, value, subject, then, otherwise);
    }

    /// Compares the subject with a constant, after a test of its type if that is not known.
    fn compared(
        &mut self,
        op: BinaryOp,
        constant: Node<'a>,
        subject: &Subject,
        then: BlockId,
        otherwise: BlockId,
    ) {
        let wanted = self.facts.converted_ty(constant.id()).clone();
        let mut subject = subject.clone();
        let inner = self.symbols.nullable_of(&subject.ty).cloned();
        let is_wide = matches!(subject.ty, Type::Prim(Prim::Object | Prim::Dynamic) | Type::Param(_))
            || !self.symbols.is_value_type(&subject.ty)
                && subject.ty != Type::STRING
                && !subject.ty.is_unknown();
        if inner.is_some() || is_wide && !wanted.is_unknown() {
            let target = inner.unwrap_or_else(|| wanted.clone());
            self.at_node(constant);
            let test = self.type_test(&subject, &target, None);
            let next = self.new_block();
            self.branch(test, next, otherwise);
            self.switch_to(next);
            let value = self.narrowed(&subject, &target, None);
            subject = Subject { value, ty: target };
        }
        let value = self.value_as(constant, &subject.ty, None);
        self.at_node(constant);
        let kind = match &subject.ty {
            Type::Prim(prim) => *prim,
            ty => self.number(ty).unwrap_or(Prim::Dynamic),
        };
        let test = self.binary(op, kind, TyId::BOOL, subject.value, value);
        self.branch(test, then, otherwise);
    }

    fn local_of(&self, node: Option<Node<'a>>) -> Option<LocalSym> {
        match node.map(|node| self.meaning(node)) {
            Some(Meaning::Local(local)) => Some(*local),
            _ => None,
        }
    }

    /// A variable of a pattern gets its value. Its cell, if it has one, was made before the statement.
    fn bind(&mut self, local: LocalSym, value: Reg) {
        if let (true, super::function::Storage::Cell(cell)) = (self.plan.is_cell(local), self.storage(local))
        {
            return self.store(Place::Cell(cell), value);
        }
        self.initialize(local, value);
    }

    fn declaration_pattern(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        let target = self.tested_type(node);
        let designation = node.child(SyntaxKind::Designation);
        let local = self.local_of(designation);
        let test = self.type_test(subject, &target, None);
        let bind = self.new_block();
        self.branch(test, bind, otherwise);
        self.switch_to(bind);
        if let Some(designation) = designation {
            self.at_node(designation);
        }
        match local {
            Some(local) => self.bind_narrowed(local, subject, &target),
            None => {
                if let Some(tuple) = node.child(SyntaxKind::TupleDesignation) {
                    let value = self.narrowed(subject, &target, None);
                    self.deconstruct_value(tuple, value, &target);
                }
            }
        }
        self.goto(then);
    }

    fn bind_narrowed(&mut self, local: LocalSym, subject: &Subject, target: &Type) {
        let in_register = !self.plan.is_cell(local);
        let wanted = match self.storage(local) {
            super::function::Storage::Reg(reg) if in_register => Some(reg),
            _ => None,
        };
        let value = self.narrowed(subject, target, wanted);
        if wanted.is_none() {
            self.bind(local, value);
        }
    }

    /// `var x`, `var (a, b)`: always holds.
    fn var_pattern(&mut self, node: Node<'a>, subject: &Subject, then: BlockId) {
        if let Some(tuple) = node.child(SyntaxKind::TupleDesignation) {
            self.at_node(tuple);
            self.deconstruct_value(tuple, subject.value, &subject.ty.clone());
        } else if let Some(local) = self.local_of(node.child(SyntaxKind::Designation)) {
            self.at_node(node);
            self.bind(local, subject.value);
        }
        self.goto(then);
    }

    /// `T (p, q) { A: r } name`.
    fn recursive_pattern(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        let has_type = node.children().any(|it| it.kind().is_type());
        self.at_node(node);
        let subject = if has_type {
            let target = self.tested_type(node);
            let test = self.type_test(subject, &target, None);
            let next = self.new_block();
            self.branch(test, next, otherwise);
            self.switch_to(next);
            let value = self.narrowed(subject, &target, None);
            Subject { value, ty: target }
        } else {
            self.present(subject, otherwise)
        };
        if let Some(clause) = node.child(SyntaxKind::PositionalClause) {
            self.positional(node, clause, &subject, otherwise);
        }
        let properties = node.child(SyntaxKind::PropertyClause);
        for part in
            properties.into_iter().flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Subpattern)
        {
            self.property_subpattern(part, &subject, otherwise);
        }
        if let Some(local) = self.local_of(node.child(SyntaxKind::Designation)) {
            self.bind(local, subject.value);
        }
        self.goto(then);
    }

    /// Goes on only if there is a value.
    fn present(&mut self, subject: &Subject, otherwise: BlockId) -> Subject {
        let inner = self.symbols.nullable_of(&subject.ty).cloned();
        if inner.is_none() && self.symbols.is_value_type(&subject.ty) {
            return subject.clone();
        }
        let test = self.is_not_null(subject.value, &subject.ty);
        let next = self.new_block();
        self.branch(test, next, otherwise);
        self.switch_to(next);
        match inner {
            Some(inner) => Subject { value: self.nullable_value(subject.value, &inner, None), ty: inner },
            None => subject.clone(),
        }
    }

    fn positional(&mut self, node: Node<'a>, clause: Node<'a>, subject: &Subject, otherwise: BlockId) {
        let subpatterns: Vec<Node<'a>> =
            clause.children().filter(|it| it.kind() == SyntaxKind::Subpattern).collect();
        let how = if matches!(self.meaning(node), Meaning::Deconstruct(_)) { node } else { clause };
        let parts = self.parts(how, subject.value, &subject.ty, subpatterns.len());
        for (subpattern, (value, ty)) in subpatterns.into_iter().zip(parts) {
            let Some(pattern) = inner_pattern(subpattern) else { continue };
            let next = self.new_block();
            self.pattern(pattern, &Subject { value, ty }, next, otherwise);
            self.switch_to(next);
        }
    }

    /// `A.B: p`.
    fn property_subpattern(&mut self, node: Node<'a>, subject: &Subject, otherwise: BlockId) {
        let names: Vec<Token> = node
            .own_tokens()
            .map(|(_, token)| token)
            .filter(|token| token.kind == SyntaxKind::Ident)
            .collect();
        let mut subject = subject.clone();
        for (index, name) in names.iter().enumerate() {
            if index > 0 {
                subject = self.present(&subject, otherwise);
            }
            self.at(name.range());
            subject = self.property(&subject, self.token_text(*name));
        }
        let Some(pattern) = inner_pattern(node) else { return };
        let next = self.new_block();
        self.pattern(pattern, &subject, next, otherwise);
        self.switch_to(next);
    }

    /// A field or property of what is tested.
    fn property(&mut self, subject: &Subject, name: &str) -> Subject {
        let symbols = self.symbols;
        let found =
            symbols.names.find(name).map(|name| symbols.members(&subject.ty, name)).unwrap_or_default();
        let Some(found) = found.into_iter().next() else {
            let place = self.part_lvalue(&subject.ty, name, subject.value);
            let ty = match &subject.ty {
                Type::Tuple(elements) => {
                    let named =
                        |it: &&crate::bind::TupleElement| it.name.is_some_and(|it| symbols.text(it) == name);
                    elements.iter().find(named).map(|it| it.ty.clone()).unwrap_or_default()
                }
                _ => Type::Unknown,
            };
            return Subject { value: self.read(&place, None), ty };
        };
        let member =
            crate::bind::facts::MemberUse { member: found.member, owner: found.owner, implicit_this: false };
        let receiver = self.receiver_value(member.member, subject.value, &subject.ty);
        let ty = self.member_type(&member);
        let value = self.get_member(&member, Some(receiver), None);
        Subject { value, ty }
    }

    // List patterns.

    /// `[p, .., q]`.
    fn list_pattern(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        self.at_token(node, &[SyntaxKind::LBracket]);
        let subject = self.present(subject, otherwise);
        let patterns: Vec<Node<'a>> = node.children().filter(|it| it.kind().is_pattern()).collect();
        let slice = patterns.iter().position(|it| it.kind() == SyntaxKind::SlicePattern);
        let fixed = patterns.len() - usize::from(slice.is_some());
        let length = self.list_length(node, &subject);
        let wanted = self.int(fixed);
        let op = if slice.is_some() { BinaryOp::Ge } else { BinaryOp::Eq };
        let fits = self.binary(op, Prim::Int, TyId::BOOL, length, wanted);
        let next = self.new_block();
        self.branch(fits, next, otherwise);
        self.switch_to(next);
        for (index, &pattern) in patterns.iter().enumerate() {
            let next = self.new_block();
            if Some(index) == slice {
                self.slice(pattern, &subject, next, otherwise);
            } else {
                let is_behind = slice.is_some_and(|slice| index > slice);
                let number = if is_behind {
                    let distance = self.int(patterns.len() - index);
                    self.binary(BinaryOp::Sub, Prim::Int, TyId::INT, length, distance)
                } else {
                    self.int(index)
                };
                let element = self.list_element(node, &subject, number);
                self.pattern(pattern, &element, next, otherwise);
            }
            self.switch_to(next);
        }
        if let Some(local) = self.local_of(node.child(SyntaxKind::Designation)) {
            self.bind(local, subject.value);
        }
        self.goto(then);
    }

    fn list_length(&mut self, node: Node<'a>, subject: &Subject) -> Reg {
        match self.meaning(node) {
            Meaning::List(access) => match &**access {
                ListAccess::Array => {
                    let dst = self.temp(TyId::INT);
                    self.emit(Op::Length { dst, array: subject.value });
                    dst
                }
                ListAccess::Members { count, .. } => {
                    let receiver = self.receiver_value(count.member, subject.value, &subject.ty);
                    self.get_member(count, Some(receiver), None)
                }
                ListAccess::Unknown => self.named_count(subject.value),
            },
            _ => self.named_count(subject.value),
        }
    }

    fn named_count(&mut self, value: Reg) -> Reg {
        let name = self.name("Count");
        self.load(None, TyId::INT, Place::Member { base: value, name }, Order::Plain)
    }

    fn list_element(&mut self, node: Node<'a>, subject: &Subject, index: Reg) -> Subject {
        let ty = match &subject.ty {
            Type::Array(element, _) => (**element).clone(),
            Type::Prim(Prim::String) => Type::Prim(Prim::Char),
            _ => Type::Unknown,
        };
        if let Meaning::List(access) = self.meaning(node) {
            match &**access {
                ListAccess::Array => {
                    let element = self.ty(&ty);
                    let place = Place::Element { array: subject.value, indices: [index].into() };
                    return Subject { value: self.load(None, element, place, Order::Plain), ty };
                }
                ListAccess::Members { item, .. } => {
                    let receiver = self.receiver_value(item.method, subject.value, &subject.ty);
                    let ty = self.return_type(item);
                    let value = self.call_member(item, Some(receiver), vec![index], None).unwrap_or(index);
                    return Subject { value, ty };
                }
                ListAccess::Unknown => {}
            }
        }
        Subject {
            value: self.call_named(None, "get_Item", TyId::UNKNOWN, vec![subject.value, index]),
            ty: Type::Unknown,
        }
    }

    /// `.. p`: what is in the middle, as a value of its own.
    fn slice(&mut self, node: Node<'a>, subject: &Subject, then: BlockId, otherwise: BlockId) {
        let Some(pattern) = inner_pattern(node) else { return self.goto(then) };
        self.at_node(node);
        let ty = self.ty(&subject.ty);
        let value = self.unknown(None, ty, "a slice of a list", vec![subject.value]);
        self.pattern(pattern, &Subject { value, ty: subject.ty.clone() }, then, otherwise);
    }
}

fn inner_pattern(node: Node<'_>) -> Option<Node<'_>> {
    node.children().find(|it| it.kind().is_pattern())
}
