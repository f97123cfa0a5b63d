//! Statements: what they declare, and what they want of their expressions.

use super::value::{Expr, Form};
use super::walker::Walker;
use crate::bind::facts::{LocalKind, LocalSym, Meaning};
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::Overflow;

impl<'s> Walker<'s> {
    /// The block or arrow of a function.
    pub(super) fn function_body(&mut self, node: Node<'s>) {
        for child in node.children() {
            match child.kind() {
                SyntaxKind::Block => self.statement(child),
                SyntaxKind::ArrowBody => self.arrow(child),
                _ => {}
            }
        }
    }

    /// `=> value`.
    pub(super) fn arrow(&mut self, node: Node<'s>) {
        if let Some(value) = expression(node) {
            self.returned(value);
        }
    }

    /// The value of a `return`, or of a body that is an expression.
    pub(super) fn returned(&mut self, node: Node<'s>) {
        let value = self.expr(node);
        match self.returns.wanted.clone() {
            Some(wanted) if wanted != Type::VOID => {
                self.convert(node, value, &wanted);
            }
            Some(_) => {
                self.settle(node, value);
            }
            None => self.returns.given.push(Some(value)),
        }
    }

    /// Statements that see each other's local functions, in a scope that is already open.
    pub(super) fn statements(&mut self, statements: &[Node<'s>]) {
        for &statement in statements {
            let inner = unlabeled(statement);
            if inner.kind() == SyntaxKind::LocalFunction {
                self.declare_local_function(inner);
            }
        }
        for &statement in statements {
            self.statement(statement);
        }
    }

    pub(super) fn statement(&mut self, node: Node<'s>) {
        match node.kind() {
            SyntaxKind::Block => self.block(node),
            SyntaxKind::LocalDeclStmt => self.local_declaration(node),
            SyntaxKind::LocalFunction => self.local_function(node),
            SyntaxKind::ReturnStmt => self.return_statement(node),
            SyntaxKind::YieldStmt => self.yield_statement(node),
            SyntaxKind::IfStmt => self.if_statement(node),
            SyntaxKind::WhileStmt | SyntaxKind::DoStmt => self.scoped(|it| it.while_statement(node)),
            SyntaxKind::ForStmt => self.scoped(|it| it.for_statement(node)),
            SyntaxKind::ForeachStmt => self.scoped(|it| it.foreach_statement(node)),
            SyntaxKind::SwitchStmt => self.switch_statement(node),
            SyntaxKind::TryStmt => self.try_statement(node),
            SyntaxKind::UsingStmt => self.scoped(|it| it.using_statement(node)),
            SyntaxKind::FixedStmt => self.scoped(|it| it.fixed_statement(node)),
            SyntaxKind::CheckedStmt => self.checked_statement(node),
            SyntaxKind::GotoStmt => self.goto_statement(node),
            SyntaxKind::LabeledStmt => {
                // A label opens no scope: what stands behind it is declared for all that follows.
                let inner = unlabeled(node);
                if inner.kind() != SyntaxKind::LabeledStmt {
                    self.statement(inner);
                }
            }
            _ => self.parts(node),
        }
    }

    /// Statements without rules of their own: their expressions and statements one after another.
    fn parts(&mut self, node: Node<'s>) {
        for child in node.children() {
            if child.kind().is_expression() {
                self.value(child);
            } else if child.kind().is_statement() {
                self.embedded(child);
            }
        }
    }

    /// A statement under another. What it declares is not seen outside, even without braces.
    pub(super) fn embedded(&mut self, node: Node<'s>) {
        if node.kind() == SyntaxKind::Block {
            return self.block(node);
        }
        self.scoped(|it| it.statements(&[node]));
    }

    fn block(&mut self, node: Node<'s>) {
        self.scoped(|it| {
            let statements: Vec<_> = node.children().collect();
            it.statements(&statements);
        });
    }

    /// The value of an expression that stands alone.
    pub(super) fn value(&mut self, node: Node<'s>) -> Type {
        let value = self.expr(node);
        self.settle(node, value)
    }

    /// An expression that is wanted as a type.
    pub(super) fn value_as(&mut self, node: Node<'s>, to: &Type) {
        let value = self.expr(node);
        self.convert(node, value, to);
    }

    fn local_declaration(&mut self, node: Node<'s>) {
        let Some(declaration) = node.child(SyntaxKind::VariableDecl) else { return };
        if node.token(SyntaxKind::UsingKw).is_some() {
            return self.resources(node, declaration);
        }
        let is_const = node.token(SyntaxKind::ConstKw).is_some();
        self.variables(declaration, if is_const { LocalKind::Const } else { LocalKind::Variable });
    }

    /// `T a = 1, b`.
    pub(super) fn variables(&mut self, declaration: Node<'s>, kind: LocalKind) {
        let written = declaration.children().find(|child| child.kind().is_type());
        let is_ref = written.is_some_and(is_ref_type);
        let kind = if is_ref { LocalKind::Ref } else { kind };
        let ty = written.and_then(|written| self.declared_type(written));
        for variable in declaration.children().filter(|it| it.kind() == SyntaxKind::VariableDeclarator) {
            let found = self.variable(variable, ty.clone(), kind.clone());
            if let Some(written) = written.filter(|_| ty.is_none()) {
                self.set_ty(written, found);
            }
        }
    }

    /// One variable; its type.
    fn variable(&mut self, node: Node<'s>, ty: Option<Type>, kind: LocalKind) -> Type {
        if let Some(sizes) = node.child(SyntaxKind::BracketedArgList) {
            self.walk_arguments(sizes);
        }
        let value = node.child(SyntaxKind::EqualsValue).and_then(expression);
        let is_const = kind == LocalKind::Const;
        let (ty, constant) = match (ty, value) {
            (Some(ty), None) => (ty, None),
            (Some(ty), Some(value)) => {
                let constant = self.initial(value, &ty);
                (ty, constant)
            }
            (None, Some(value)) => {
                let found = self.expr(value);
                let constant = found.constant;
                (self.settle_for_variable(value, found), constant)
            }
            (None, None) => (Type::Unknown, None),
        };
        let local = self.declare(node, ty.clone(), kind);
        if is_const {
            self.note_local_constant(local, constant, &ty);
        }
        self.set(node, ty.clone(), Meaning::Local(local));
        ty
    }

    /// Trials use numbers of variables again, so that a constant without a value must say so.
    fn note_local_constant(&mut self, local: LocalSym, constant: Option<ir::Const>, ty: &Type) {
        match constant.map(|constant| self.constant_as(constant, ty)) {
            Some(constant) => self.constants_of_locals.insert(local.0, constant),
            None => self.constants_of_locals.remove(&local.0),
        };
    }

    /// The initial value of a variable of a known type, `{ 1, 2 }` for arrays too; its constant.
    pub(super) fn initial(&mut self, value: Node<'s>, ty: &Type) -> Option<ir::Const> {
        if value.kind() == SyntaxKind::Initializer {
            self.array_initializer(value, ty);
            return None;
        }
        let found = self.expr(value);
        let constant = found.constant;
        self.convert(value, found, ty);
        constant
    }

    /// `= value`.
    pub(super) fn value_of(&mut self, equals: Node<'s>, ty: &Type) {
        if let Some(value) = expression(equals) {
            self.initial(value, ty);
        }
    }

    fn return_statement(&mut self, node: Node<'s>) {
        match expression(node) {
            Some(value) => self.returned(value),
            None if self.returns.wanted.is_none() => self.returns.given.push(None),
            None => {}
        }
    }

    fn yield_statement(&mut self, node: Node<'s>) {
        if let Some(value) = expression(node) {
            let element = self.returns.element.clone();
            self.value_as(value, &element);
        }
    }

    /// A condition: a `bool`, or something with `true` and `false` of its own.
    pub(super) fn condition(&mut self, node: Node<'s>) {
        let value = self.expr(node);
        self.convert_condition(node, value);
    }

    fn if_statement(&mut self, node: Node<'s>) {
        for child in node.children() {
            match child.kind() {
                SyntaxKind::ElseIfClause => self.if_statement(child),
                SyntaxKind::ElseClause => self.parts(child),
                kind if kind.is_expression() => self.condition(child),
                kind if kind.is_statement() => self.embedded(child),
                _ => {}
            }
        }
    }

    fn while_statement(&mut self, node: Node<'s>) {
        for child in node.children() {
            if child.kind().is_expression() {
                self.condition(child);
            } else if child.kind().is_statement() {
                self.embedded(child);
            }
        }
    }

    fn for_statement(&mut self, node: Node<'s>) {
        for child in node.children() {
            match child.kind() {
                SyntaxKind::ForInit => match child.child(SyntaxKind::VariableDecl) {
                    Some(declaration) => self.variables(declaration, LocalKind::Variable),
                    None => self.parts(child),
                },
                SyntaxKind::ForCondition => {
                    if let Some(condition) = expression(child) {
                        self.condition(condition);
                    }
                }
                SyntaxKind::ForIncrement => self.parts(child),
                kind if kind.is_statement() => self.embedded(child),
                _ => {}
            }
        }
    }

    fn switch_statement(&mut self, node: Node<'s>) {
        let value = expression(node);
        let ty = value.map_or(Type::Unknown, |value| self.value(value));
        self.scoped(|it| {
            let sections: Vec<_> =
                node.children().filter(|child| child.kind() == SyntaxKind::SwitchSection).collect();
            let statements =
                sections.iter().flat_map(|it| it.children()).filter(|it| it.kind().is_statement());
            for statement in statements.map(unlabeled).collect::<Vec<_>>() {
                if statement.kind() == SyntaxKind::LocalFunction {
                    it.declare_local_function(statement);
                }
            }
            for section in sections {
                it.switch_section(section, &ty);
            }
        });
    }

    fn switch_section(&mut self, section: Node<'s>, ty: &Type) {
        for child in section.children() {
            match child.kind() {
                SyntaxKind::CaseLabel => self.case_label(child, ty),
                kind if kind.is_statement() => self.statement(child),
                _ => {}
            }
        }
    }

    fn case_label(&mut self, label: Node<'s>, ty: &Type) {
        for child in label.children() {
            if child.kind().is_pattern() {
                self.pattern(child, ty);
            } else if child.kind() == SyntaxKind::WhenClause
                && let Some(condition) = expression(child)
            {
                self.condition(condition);
            }
        }
    }

    fn goto_statement(&mut self, node: Node<'s>) {
        if let Some(value) = expression(node) {
            self.value(value);
        }
    }

    fn try_statement(&mut self, node: Node<'s>) {
        for child in node.children() {
            match child.kind() {
                SyntaxKind::Block => self.block(child),
                SyntaxKind::CatchClause => self.scoped(|it| it.catch_clause(child)),
                SyntaxKind::FinallyClause => self.parts(child),
                _ => {}
            }
        }
    }

    fn catch_clause(&mut self, node: Node<'s>) {
        for child in node.children() {
            match child.kind() {
                SyntaxKind::CatchDecl => self.catch_declaration(child),
                SyntaxKind::WhenClause => {
                    if let Some(condition) = expression(child) {
                        self.condition(condition);
                    }
                }
                SyntaxKind::Block => self.block(child),
                _ => {}
            }
        }
    }

    fn catch_declaration(&mut self, node: Node<'s>) {
        let written = node.children().find(|child| child.kind().is_type());
        let ty = written.map_or(Type::Unknown, |written| self.resolve_type(written));
        if node.token(SyntaxKind::Ident).is_some() {
            let local = self.declare(node, ty.clone(), LocalKind::Variable);
            self.set(node, ty, Meaning::Local(local));
        } else {
            self.set_ty(node, ty);
        }
    }

    fn checked_statement(&mut self, node: Node<'s>) {
        let is_unchecked = node.token(SyntaxKind::UncheckedKw).is_some();
        self.with_overflow(is_unchecked, |it| it.parts(node));
    }

    /// Walks where constants may or may not be too big.
    pub(super) fn with_overflow<T>(&mut self, is_unchecked: bool, walk: impl FnOnce(&mut Self) -> T) -> T {
        let overflow = if is_unchecked { Overflow::Wrap } else { Overflow::Check };
        let outer = std::mem::replace(&mut self.overflow, overflow);
        let result = walk(self);
        self.overflow = outer;
        result
    }

    /// The type of a variable that says `var`.
    pub(super) fn settle_for_variable(&mut self, node: Node<'s>, value: Expr<'s>) -> Type {
        match value.form {
            Form::Null | Form::Default => {
                self.settle(node, value);
                Type::Unknown
            }
            _ => self.settle(node, value),
        }
    }
}

/// The first expression of a node.
pub(super) fn expression(node: Node<'_>) -> Option<Node<'_>> {
    node.children().find(|child| child.kind().is_expression())
}

/// The statement behind labels.
fn unlabeled(node: Node<'_>) -> Node<'_> {
    let mut node = node;
    while node.kind() == SyntaxKind::LabeledStmt
        && let Some(inner) = node.children().find(|child| child.kind().is_statement())
    {
        node = inner;
    }
    node
}

pub(super) fn is_ref_type(node: Node<'_>) -> bool {
    match node.kind() {
        SyntaxKind::RefType => true,
        SyntaxKind::ScopedType => node.children().any(is_ref_type),
        _ => false,
    }
}
