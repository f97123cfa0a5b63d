//! Operators, assignments, casts, and values that are one of several.

use super::expressions::plain;
use super::statements::expression;
use super::value::{Branch, Expr, Form};
use super::walker::Walker;
use crate::bind::facts::{BuiltIn, Conversion, Meaning};
use crate::bind::fold::{fold_binary, fold_convert, fold_unary};
use crate::bind::operators::{BinaryOp, Operand, Operation, UnaryOp};
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::{Const, IntKind, Prim};
use std::sync::Arc;

impl<'s> Walker<'s> {
    pub(super) fn binary(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let right = node.children().filter(|child| child.kind().is_expression()).nth(1);
        let Some(right) = right else {
            self.settle(left, value);
            return self.typed(node, Type::Unknown);
        };
        let symbol = symbol_of(node, self.text);
        match symbol {
            "??" => self.coalesce(node, (left, value), right),
            "&&" => self.logical(node, BinaryOp::And, (left, value), right),
            "||" => self.logical(node, BinaryOp::Or, (left, value), right),
            _ => {
                let other = self.expr(right);
                if let Some(op) = BinaryOp::from_symbol(symbol) {
                    self.operate(node, op, (left, value), (right, other))
                } else {
                    self.settle(left, value);
                    self.settle(right, other);
                    self.typed(node, Type::Unknown)
                }
            }
        }
    }

    fn operate(
        &mut self,
        node: Node<'s>,
        op: BinaryOp,
        left: (Node<'s>, Expr<'s>),
        right: (Node<'s>, Expr<'s>),
    ) -> Expr<'s> {
        let (left, right) = self.delegates_alike(left, right);
        let operation = self.symbols.binary(op, &operand(left.0, &left.1), &operand(right.0, &right.1));
        let constants = left.1.constant.zip(right.1.constant);
        let operands = self.apply(node, &operation);
        let [first, second] = two(&operands);
        self.convert(left.0, left.1, &first);
        self.convert(right.0, right.1, &second);
        let mut result = Expr::of(operation.ty().clone());
        if let Some((left, right)) = constants
            && matches!(operation, Operation::BuiltIn { .. })
        {
            let left = self.constant_as(left, &first);
            let right = self.constant_as(right, &second);
            result.constant = fold_binary(op, left, right, self.overflow, &mut self.facts.strings);
        }
        result
    }

    /// A lambda or method group next to a delegate becomes one: `handler + M`, `a.E == M`.
    fn delegates_alike(
        &mut self,
        left: (Node<'s>, Expr<'s>),
        right: (Node<'s>, Expr<'s>),
    ) -> ((Node<'s>, Expr<'s>), (Node<'s>, Expr<'s>)) {
        let is_function =
            |value: &Expr<'s>| matches!(value.form, Form::Lambda | Form::Methods(_) | Form::LocalFunction(_));
        if is_function(&right.1) && self.symbols.is_delegate(&left.1.ty) {
            let ty = left.1.ty.clone();
            self.convert(right.0, right.1, &ty);
            return (left, (right.0, Expr::of(ty)));
        }
        if is_function(&left.1) && self.symbols.is_delegate(&right.1.ty) {
            let ty = right.1.ty.clone();
            self.convert(left.0, left.1, &ty);
            return ((left.0, Expr::of(ty)), right);
        }
        (left, right)
    }

    /// Writes down what an operator does; what its operands convert to.
    fn apply(&mut self, node: Node<'s>, operation: &Operation) -> Vec<Type> {
        match operation {
            Operation::BuiltIn { operator, operands, ty } => {
                self.set(node, ty.clone(), Meaning::Operator(*operator));
                operands.clone()
            }
            Operation::User { call, operands, ty, .. } => {
                self.set(node, ty.clone(), Meaning::Call(call.clone()));
                operands.clone()
            }
            Operation::Unknown(ty) => {
                let operator = BuiltIn { operands: Prim::Dynamic, lifted: false, delegates: false };
                self.set(node, ty.clone(), Meaning::Operator(operator));
                Vec::new()
            }
        }
    }

    fn logical(
        &mut self,
        node: Node<'s>,
        op: BinaryOp,
        left: (Node<'s>, Expr<'s>),
        right: Node<'s>,
    ) -> Expr<'s> {
        let other = self.expr(right);
        let operation = self.symbols.logical(op, &operand(left.0, &left.1), &operand(right, &other));
        let constants = left.1.constant.zip(other.constant);
        let operands = self.apply(node, &operation);
        let [first, second] = two(&operands);
        self.convert(left.0, left.1, &first);
        self.convert(right, other, &second);
        let mut result = Expr::of(operation.ty().clone());
        result.constant = match constants {
            Some((Const::Bool(left), Const::Bool(right))) => {
                Some(Const::Bool(if op == BinaryOp::And { left && right } else { left || right }))
            }
            _ => None,
        };
        result
    }

    /// `a ?? b`. Section 12.15 of the C# specification.
    fn coalesce(&mut self, node: Node<'s>, left: (Node<'s>, Expr<'s>), right: Node<'s>) -> Expr<'s> {
        let (left, value) = left;
        let ty = self.settle(left, value);
        let other = self.expr(right);
        let plain = self.symbols.nullable_of(&ty).cloned().unwrap_or_else(|| ty.clone());
        let result = if matches!(ty, Type::Null | Type::Unknown) {
            self.settle(right, other)
        } else if self.fits(&other, &plain) {
            self.convert(right, other, &plain);
            plain
        } else if self.fits(&other, &ty) {
            self.convert(right, other, &ty);
            ty
        } else {
            let result = self.settle(right, other);
            if self.symbols.implicit(&plain, &result).is_some() { result } else { ty }
        };
        self.typed(node, result)
    }

    pub(super) fn prefix(&mut self, node: Node<'s>) -> Expr<'s> {
        let symbol = node.own_tokens().next().map_or("", |(_, token)| token.range().of(self.text));
        let Some(inner) = expression(node) else { return self.typed(node, Type::Unknown) };
        let value = self.expr(inner);
        match symbol {
            "*" => {
                let ty = match self.settle(inner, value) {
                    Type::Pointer(target) => (*target).clone(),
                    _ => Type::Unknown,
                };
                self.typed(node, ty)
            }
            "&" => {
                let ty = self.settle(inner, value);
                self.typed(node, Type::Pointer(Arc::new(ty)))
            }
            "^" => {
                self.convert(inner, value, &Type::INT);
                self.typed(node, plain(self.symbols.known.index))
            }
            "-" if smallest(&value).is_some() => {
                let constant = smallest(&value).unwrap_or(Const::Null);
                let ty = super::literals::type_of(constant).map_or(Type::Unknown, Type::Prim);
                self.set(node, ty.clone(), Meaning::None);
                Expr::constant(ty, constant)
            }
            _ => self.unary(node, symbol, inner, value),
        }
    }

    fn unary(&mut self, node: Node<'s>, symbol: &str, inner: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let Some(op) = UnaryOp::from_symbol(symbol) else {
            self.settle(inner, value);
            return self.typed(node, Type::Unknown);
        };
        let operation = self.symbols.unary(op, &operand(inner, &value));
        let constant = value.constant;
        let operands = self.apply(node, &operation);
        let changes = matches!(op, UnaryOp::Increment | UnaryOp::Decrement);
        let operand = operands.into_iter().next().unwrap_or_default();
        let mut result = Expr::of(operation.ty().clone());
        if changes {
            // The operand is a variable, so its type is that of the expression, whatever is computed with.
            let ty = self.settle(inner, value);
            self.set_ty(node, ty.clone());
            result.ty = ty;
            return result;
        }
        self.convert(inner, value, &operand);
        if let Some(constant) = constant
            && matches!(operation, Operation::BuiltIn { .. })
        {
            let constant = self.constant_as(constant, &operand);
            result.constant = fold_unary(op, constant, self.overflow);
        }
        result
    }

    /// `x++`, `x--`, `x!`.
    pub(super) fn postfix(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let symbol = symbol_of(node, self.text);
        if symbol == "!" {
            self.set(node, value.ty.clone(), Meaning::None);
            return value;
        }
        self.unary(node, symbol, left, value)
    }

    pub(super) fn cast(&mut self, node: Node<'s>) -> Expr<'s> {
        let written = node.children().find(|child| child.kind().is_type());
        let to = written.map_or(Type::Unknown, |written| self.resolve_type(written));
        let Some(inner) = expression(node) else { return self.typed(node, to) };
        let value = self.expr(inner);
        let constant = value.constant;
        if matches!(value.form, Form::Value | Form::Unbound) {
            let from = self.settle(inner, value);
            let convert = self.symbols.explicit(&from, &to);
            if let Some(user) = convert.and_then(|convert| convert.user) {
                self.set_conversion(inner, Conversion { to: to.clone(), user: Some(user) });
            }
        } else {
            self.convert(inner, value, &to);
        }
        let mut result = self.typed(node, to);
        result.constant = match (constant, self.symbols.prim_of_constant(&result.ty)) {
            (Some(Const::Null), _) => None,
            (Some(constant), Some(prim)) => fold_convert(constant, prim, self.overflow),
            (Some(constant @ Const::String(_)), None) if result.ty == Type::STRING => Some(constant),
            _ => None,
        };
        result
    }

    /// `a..b`, `a..`, `..b`, `..`.
    pub(super) fn range(&mut self, node: Node<'s>, left: Option<(Node<'s>, Expr<'s>)>) -> Expr<'s> {
        let index = plain(self.symbols.known.index);
        let skip = usize::from(left.is_some());
        if let Some((left, value)) = left {
            self.convert(left, value, &index);
        }
        for end in node.children().filter(|child| child.kind().is_expression()).skip(skip) {
            self.value_as(end, &index);
        }
        self.typed(node, plain(self.symbols.known.range))
    }

    pub(super) fn is_expression(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let ty = self.settle(left, value);
        for child in node.children() {
            if child.kind().is_pattern() {
                self.pattern(child, &ty);
            } else if child.kind().is_type() {
                self.resolve_type(child);
            }
        }
        self.typed(node, Type::BOOL)
    }

    pub(super) fn as_expression(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        self.settle(left, value);
        let written = node.children().find(|child| child.kind().is_type());
        let ty = written.map_or(Type::Unknown, |written| self.resolve_type(written));
        self.typed(node, ty)
    }

    pub(super) fn conditional(&mut self, node: Node<'s>) -> Expr<'s> {
        let parts: Vec<_> = node.children().filter(|child| child.kind().is_expression()).collect();
        let Some((&condition, rest)) = parts.split_first() else { return self.typed(node, Type::Unknown) };
        let test = self.expr(condition);
        let constant = test.constant;
        self.convert_condition(condition, test);
        let branches: Vec<_> = rest
            .iter()
            .map(|&part| {
                let value = self.expr(part);
                Branch { node: part, value, names: Vec::new() }
            })
            .collect();
        let chosen = match constant {
            Some(Const::Bool(true)) => branches.first(),
            Some(Const::Bool(false)) => branches.get(1),
            _ => None,
        };
        let constant = chosen.and_then(|branch| branch.value.constant);
        let mut value = self.branches(node, branches);
        value.constant = constant.map(|constant| self.constant_as(constant, &value.ty));
        value
    }

    pub(super) fn switch_expression(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let ty = self.settle(left, value);
        let mut branches = Vec::new();
        for arm in node.children().filter(|child| child.kind() == SyntaxKind::SwitchArm) {
            let mark = self.names.mark();
            branches.extend(self.switch_arm(arm, &ty, mark));
            self.names.leave(mark);
        }
        self.branches(node, branches)
    }

    fn switch_arm(&mut self, arm: Node<'s>, ty: &Type, mark: super::locals::Mark) -> Option<Branch<'s>> {
        for child in arm.children() {
            if child.kind().is_pattern() {
                self.pattern(child, ty);
            } else if child.kind() == SyntaxKind::WhenClause
                && let Some(condition) = expression(child)
            {
                self.condition(condition);
            }
        }
        let node = expression(arm)?;
        let value = self.expr(node);
        // What is left open may mention variables of the pattern when it is finished.
        let is_open = !matches!(value.form, Form::Value | Form::Unbound);
        let names = if is_open { self.names.since(mark) } else { Vec::new() };
        Some(Branch { node, value, names })
    }

    /// One of several values: the type that all convert to, if there is one.
    fn branches(&mut self, node: Node<'s>, branches: Vec<Branch<'s>>) -> Expr<'s> {
        let is_typed = |branch: &&Branch<'s>| super::expressions::has_type(&branch.value);
        let types: Vec<_> = branches.iter().filter(is_typed).map(|branch| branch.value.ty.clone()).collect();
        let best = self.symbols.best_common_type(&types);
        let best = best.filter(|best| branches.iter().all(|branch| self.fits(&branch.value, best)));
        let ty = best.unwrap_or_default();
        self.set(node, ty.clone(), Meaning::None);
        Expr { ty, constant: None, form: Form::Branches(branches) }
    }

    pub(super) fn assignment(&mut self, node: Node<'s>) -> Expr<'s> {
        let mut parts = node.children().filter(|child| child.kind().is_expression());
        let (Some(left), right) = (parts.next(), parts.next()) else {
            return self.typed(node, Type::Unknown);
        };
        let symbol = symbol_of(node, self.text);
        if matches!(left.kind(), SyntaxKind::TupleExpr | SyntaxKind::DeclarationExpr) && symbol == "=" {
            return self.deconstruction(node, left, right);
        }
        let target = self.expr(left);
        let Some(right) = right else {
            let ty = self.settle(left, target);
            return self.typed(node, ty);
        };
        match symbol {
            "=" => self.plain_assignment(node, left, target, right),
            "??=" => {
                let ty = self.settle(left, target);
                let value = self.expr(right);
                let plain = self.symbols.nullable_of(&ty).cloned().unwrap_or_else(|| ty.clone());
                let result = if self.fits(&value, &plain) { plain } else { ty };
                self.convert(right, value, &result);
                self.typed(node, result)
            }
            _ => self.compound_assignment(node, symbol, (left, target), right),
        }
    }

    fn plain_assignment(
        &mut self,
        node: Node<'s>,
        left: Node<'s>,
        target: Expr<'s>,
        right: Node<'s>,
    ) -> Expr<'s> {
        if matches!(target.form, Form::Out(None)) {
            let ty = self.value(right);
            self.set_ty(left, ty.clone());
            return self.typed(node, ty);
        }
        let ty = self.settle(left, target);
        self.initial(right, &ty);
        self.typed(node, ty)
    }

    /// `a += b`: the result goes back into `a`.
    fn compound_assignment(
        &mut self,
        node: Node<'s>,
        symbol: &str,
        left: (Node<'s>, Expr<'s>),
        right: Node<'s>,
    ) -> Expr<'s> {
        let value = self.expr(right);
        let Some(op) = BinaryOp::from_symbol(symbol.trim_end_matches('=')) else {
            self.settle(right, value);
            let ty = self.settle(left.0, left.1);
            return self.typed(node, ty);
        };
        let (left, (right, value)) = self.delegates_alike(left, (right, value));
        let operation = self.symbols.binary(op, &operand(left.0, &left.1), &operand(right, &value));
        let operands = self.apply(node, &operation);
        let [_, second] = two(&operands);
        self.convert(right, value, &second);
        let ty = self.settle(left.0, left.1);
        self.set_ty(node, ty.clone());
        Expr::of(ty)
    }

    /// A constant as the type that it converts to.
    pub(super) fn constant_as(&self, constant: Const, ty: &Type) -> Const {
        let prim = self.symbols.prim_of_constant(ty);
        prim.and_then(|prim| fold_convert(constant, prim, self.overflow)).unwrap_or(constant)
    }
}

/// An operator's own tokens as text; `>>` is made of several.
fn symbol_of<'t>(node: Node<'_>, text: &'t str) -> &'t str {
    let mut tokens = node.own_tokens().map(|(_, token)| token);
    let Some(first) = tokens.next() else { return "" };
    let end = tokens.last().map_or(first.end, |last| last.end);
    text.get(first.start as usize..end as usize).unwrap_or("")
}

fn operand<'s>(node: Node<'s>, value: &Expr<'s>) -> Operand {
    let ty = match value.form {
        Form::Null | Form::Default => Type::Null,
        _ => value.ty.clone(),
    };
    Operand { node: node.id(), ty, constant: value.constant }
}

fn two(types: &[Type]) -> [Type; 2] {
    [types.first().cloned().unwrap_or_default(), types.get(1).cloned().unwrap_or_default()]
}

/// `2147483648` and `9223372036854775808` behind a minus sign are the smallest numbers of signed types.
fn smallest(value: &Expr<'_>) -> Option<Const> {
    match value.constant? {
        Const::Int(IntKind::UInt, 0x8000_0000) => Some(Const::Int(IntKind::Int, i64::from(i32::MIN))),
        Const::Int(IntKind::ULong, i64::MIN) => Some(Const::Int(IntKind::Long, i64::MIN)),
        _ => None,
    }
}
