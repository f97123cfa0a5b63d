//! Statements: one function for each kind, and jumps.

use super::function::{Jump, Lowering, Storage, Switch, expression, expressions, statement};
use crate::bind::Type;
use crate::bind::facts::{LocalKind, LocalSym, Meaning};
use crate::syntax::{Node, SyntaxKind};
use ir::{BlockId, Const, Op, Overflow, Place, Reg, Terminator, TyId};

impl<'a> Lowering<'a, '_> {
    /// Statements one after another; what a `using` declaration declares is disposed of after the last.
    pub(super) fn statements(&mut self, statements: &[Node<'a>]) {
        for &statement in statements {
            self.declare_labels(statement);
        }
        for (index, &statement) in statements.iter().enumerate() {
            let is_using = statement.kind() == SyntaxKind::LocalDeclStmt
                && statement.token(SyntaxKind::UsingKw).is_some();
            if is_using {
                return self.using_declaration(statement, &statements[index + 1..]);
            }
            self.statement(statement);
        }
    }

    /// Labels are known before their statements: control may jump forward to them.
    fn declare_labels(&mut self, mut node: Node<'a>) {
        while node.kind() == SyntaxKind::LabeledStmt {
            if let Some(label) = node.token(SyntaxKind::Ident) {
                let block = self.new_block();
                self.frame.labels.insert(self.token_text(label), block);
            }
            match statement(node) {
                Some(inner) => node = inner,
                None => return,
            }
        }
    }

    pub(super) fn statement(&mut self, node: Node<'a>) {
        if !matches!(
            node.kind(),
            SyntaxKind::Block | SyntaxKind::WhileStmt | SyntaxKind::DoStmt | SyntaxKind::LocalFunction
        ) {
            self.hoist(node);
        }
        match node.kind() {
            SyntaxKind::Block => self.statements(&node.children().collect::<Vec<_>>()),
            SyntaxKind::LocalDeclStmt => self.local_declaration(node),
            SyntaxKind::LocalFunction => self.local_function(node),
            SyntaxKind::ExprStmt => self.effects(node),
            SyntaxKind::IfStmt => self.if_statement(node),
            SyntaxKind::WhileStmt => self.while_statement(node),
            SyntaxKind::DoStmt => self.do_statement(node),
            SyntaxKind::ForStmt => self.for_statement(node),
            SyntaxKind::ForeachStmt => self.foreach_statement(node),
            SyntaxKind::SwitchStmt => self.switch_statement(node),
            SyntaxKind::BreakStmt => self.break_statement(node),
            SyntaxKind::ContinueStmt => self.continue_statement(node),
            SyntaxKind::GotoStmt => self.goto_statement(node),
            SyntaxKind::ReturnStmt => self.return_statement(node),
            SyntaxKind::ThrowStmt => self.throw_statement(node),
            SyntaxKind::TryStmt => self.try_statement(node),
            SyntaxKind::CheckedStmt => self.checked_statement(node),
            SyntaxKind::UnsafeStmt => self.inner_statement(node),
            SyntaxKind::FixedStmt => self.fixed_statement(node),
            SyntaxKind::LockStmt => self.lock_statement(node),
            SyntaxKind::UsingStmt => self.using_statement(node),
            SyntaxKind::YieldStmt => self.yield_statement(node),
            SyntaxKind::LabeledStmt => self.labeled_statement(node),
            // Empty statements, and what could not be parsed.
            _ => {}
        }
    }

    pub(super) fn inner_statement(&mut self, node: Node<'a>) {
        if let Some(inner) = statement(node) {
            self.statement(inner);
        }
    }

    fn effects(&mut self, node: Node<'a>) {
        for value in expressions(node) {
            self.effect(value);
        }
    }

    /// Makes the cells of variables that the expressions of `node` declare.
    pub(super) fn hoist(&mut self, node: Node<'a>) {
        for &local in self.plan.hoisted(node.id()) {
            self.make_cell(local);
        }
    }

    pub(super) fn make_cell(&mut self, local: LocalSym) -> Reg {
        let info = &self.facts.locals[local];
        let ty = self.ty(&info.ty);
        let cell = if let Some(Storage::Cell(cell)) = self.frame.storage.get(&local) {
            *cell
        } else {
            let name = self.name(&info.name);
            self.frame.b.local(name, ty)
        };
        self.emit(Op::NewCell { dst: cell, ty });
        self.frame.storage.insert(local, Storage::Cell(cell));
        cell
    }

    /// Where a variable lives; it gets a place if it has none.
    pub(super) fn storage(&mut self, local: LocalSym) -> Storage {
        if let Some(&storage) = self.frame.storage.get(&local) {
            return storage;
        }
        let info = &self.facts.locals[local];
        let ty = self.ty(&info.ty);
        let name = self.name(&info.name);
        let storage = if info.kind == LocalKind::Ref {
            let ty = self.by_ref(ty);
            Storage::Address(self.frame.b.local(name, ty))
        } else if self.plan.is_cell(local) {
            Storage::Cell(self.frame.b.local(name, ty))
        } else {
            Storage::Reg(self.frame.b.local(name, ty))
        };
        self.frame.storage.insert(local, storage);
        storage
    }

    /// A variable comes to life with a value that is there already.
    pub(super) fn initialize(&mut self, local: LocalSym, value: Reg) {
        if self.plan.is_cell(local) && self.facts.locals[local].kind != LocalKind::Ref {
            let cell = self.make_cell(local);
            return self.store(Place::Cell(cell), value);
        }
        match self.storage(local) {
            Storage::Reg(dst) | Storage::Address(dst) => {
                self.moved(Some(dst), value);
            }
            Storage::Cell(cell) => self.store(Place::Cell(cell), value),
        }
    }

    fn local_declaration(&mut self, node: Node<'a>) {
        if node.token(SyntaxKind::ConstKw).is_some() {
            return;
        }
        if let Some(declaration) = node.child(SyntaxKind::VariableDecl) {
            self.variables(declaration);
        }
    }

    pub(super) fn variables(&mut self, declaration: Node<'a>) {
        for variable in declaration.children().filter(|it| it.kind() == SyntaxKind::VariableDeclarator) {
            self.variable(variable);
        }
    }

    /// One variable; which, if it is known.
    pub(super) fn variable(&mut self, node: Node<'a>) -> Option<LocalSym> {
        let initial = node.child(SyntaxKind::EqualsValue).and_then(|it| expression(it, 0));
        let Meaning::Local(local) = self.meaning(node) else {
            if let Some(initial) = initial {
                self.effect(initial);
            }
            return None;
        };
        let local = *local;
        let info = &self.facts.locals[local];
        let name_at = node.token(SyntaxKind::Ident).map(crate::syntax::Token::range);
        if info.kind == LocalKind::Const {
            return Some(local);
        }
        if info.kind == LocalKind::Ref {
            let Some(initial) = initial else { return Some(local) };
            let Storage::Address(dst) = self.storage(local) else { return Some(local) };
            let address = self.address(initial);
            self.moved(Some(dst), address);
            return Some(local);
        }
        if self.plan.is_cell(local) {
            // The value is found out before the variable exists: it belongs to this turn of a loop.
            let value = initial.map(|initial| self.value_as(initial, &info.ty, None));
            if let Some(range) = name_at {
                self.at(range);
            }
            let cell = self.make_cell(local);
            if let Some(value) = value {
                self.store(Place::Cell(cell), value);
            }
        } else if let Some(initial) = initial {
            let Storage::Reg(dst) = self.storage(local) else { return Some(local) };
            self.value_as(initial, &info.ty, Some(dst));
        } else {
            self.storage(local);
        }
        Some(local)
    }

    fn if_statement(&mut self, node: Node<'a>) {
        let end = self.new_block();
        self.if_clause(node, end);
        for clause in node.children() {
            match clause.kind() {
                SyntaxKind::ElseIfClause => {
                    self.hoist(clause);
                    self.if_clause(clause, end);
                }
                SyntaxKind::ElseClause => self.inner_statement(clause),
                _ => {}
            }
        }
        self.goto(end);
        self.switch_to(end);
    }

    /// A condition and what is done if it holds; goes on where it does not.
    fn if_clause(&mut self, node: Node<'a>, end: BlockId) {
        let then = self.new_block();
        let otherwise = self.new_block();
        match expression(node, 0) {
            Some(condition) => self.condition(condition, then, otherwise),
            None => self.goto(then),
        }
        self.switch_to(then);
        self.inner_statement(node);
        self.goto(end);
        self.switch_to(otherwise);
    }

    fn while_statement(&mut self, node: Node<'a>) {
        let head = self.new_block();
        let body = self.new_block();
        let end = self.new_block();
        self.at_token(node, &[SyntaxKind::WhileKw]);
        self.fall_into(head);
        self.hoist(node);
        match expression(node, 0) {
            Some(condition) => self.condition(condition, body, end),
            None => self.goto(body),
        }
        self.switch_to(body);
        self.loop_body(node, end, head);
        self.at_token(node, &[SyntaxKind::WhileKw]);
        self.goto(head);
        self.switch_to(end);
    }

    pub(super) fn loop_body(&mut self, node: Node<'a>, on_break: BlockId, on_continue: BlockId) {
        self.frame.jumps.push(Jump { on_break, on_continue: Some(on_continue) });
        self.inner_statement(node);
        self.frame.jumps.pop();
    }

    fn do_statement(&mut self, node: Node<'a>) {
        let body = self.new_block();
        let check = self.new_block();
        let end = self.new_block();
        self.at_token(node, &[SyntaxKind::DoKw]);
        self.fall_into(body);
        self.loop_body(node, end, check);
        self.at_token(node, &[SyntaxKind::WhileKw]);
        self.fall_into(check);
        self.hoist(node);
        match expression(node, 0) {
            Some(condition) => self.condition(condition, body, end),
            None => self.goto(end),
        }
        self.switch_to(end);
    }

    fn for_statement(&mut self, node: Node<'a>) {
        if let Some(init) = node.child(SyntaxKind::ForInit) {
            match init.child(SyntaxKind::VariableDecl) {
                Some(declaration) => self.variables(declaration),
                None => self.effects(init),
            }
        }
        let head = self.new_block();
        let body = self.new_block();
        let step = self.new_block();
        let end = self.new_block();
        self.at_token(node, &[SyntaxKind::ForKw]);
        self.fall_into(head);
        let condition = node.child(SyntaxKind::ForCondition);
        if let Some(condition) = condition {
            self.hoist(condition);
        }
        match condition.and_then(|it| expression(it, 0)) {
            Some(condition) => self.condition(condition, body, end),
            None => self.goto(body),
        }
        self.switch_to(body);
        self.loop_body(node, end, step);
        self.fall_into(step);
        if let Some(increment) = node.child(SyntaxKind::ForIncrement) {
            self.hoist(increment);
            self.effects(increment);
        }
        self.at_token(node, &[SyntaxKind::ForKw]);
        self.goto(head);
        self.switch_to(end);
    }

    fn break_statement(&mut self, node: Node<'a>) {
        self.at_token(node, &[SyntaxKind::BreakKw]);
        match self.frame.jumps.last() {
            Some(jump) => self.jump(jump.on_break),
            None => self.seal(Terminator::Unreachable),
        }
    }

    fn continue_statement(&mut self, node: Node<'a>) {
        self.at_token(node, &[SyntaxKind::ContinueKw]);
        match self.frame.jumps.iter().rev().find_map(|jump| jump.on_continue) {
            Some(block) => self.jump(block),
            None => self.seal(Terminator::Unreachable),
        }
    }

    fn goto_statement(&mut self, node: Node<'a>) {
        self.at_token(node, &[SyntaxKind::GotoKw]);
        let target = if node.token(SyntaxKind::DefaultKw).is_some() {
            self.frame.switches.last().and_then(|switch| switch.default)
        } else if node.token(SyntaxKind::CaseKw).is_some() {
            expression(node, 0).and_then(|value| self.goto_case(value))
        } else {
            let label = node.token(SyntaxKind::Ident).map(|label| self.token_text(label));
            label.and_then(|label| self.frame.labels.get(label).copied())
        };
        match target {
            Some(block) => self.jump(block),
            None => self.seal(Terminator::Unreachable),
        }
    }

    fn goto_case(&self, value: Node<'a>) -> Option<BlockId> {
        let Switch { cases, .. } = self.frame.switches.last()?;
        let constant = self.constant_of(value);
        let text = self.text(value);
        let by_value = cases.iter().find(|(known, ..)| known.is_some() && same_value(*known, constant));
        by_value.or_else(|| cases.iter().find(|(_, known, _)| *known == text)).map(|&(.., block)| block)
    }

    fn labeled_statement(&mut self, node: Node<'a>) {
        let label = node.token(SyntaxKind::Ident).map(|label| self.token_text(label));
        if let Some(&block) = label.and_then(|label| self.frame.labels.get(label)) {
            // A label that stands somewhere else again is a mistake; control goes to one of them.
            if self.frame.b.region_of(block) == self.frame.b.region() {
                self.fall_into(block);
            }
        }
        self.inner_statement(node);
    }

    fn return_statement(&mut self, node: Node<'a>) {
        let value = expression(node, 0);
        if let Some(value) = value {
            self.return_expression_at(value, Some(node));
        } else {
            self.at_token(node, &[SyntaxKind::ReturnKw]);
            self.return_value(None);
        }
    }

    /// The value of a function that is one expression.
    pub(super) fn return_expression(&mut self, value: Node<'a>) {
        self.return_expression_at(value, None);
    }

    fn return_expression_at(&mut self, value: Node<'a>, keyword: Option<Node<'a>>) {
        let at = |lowering: &mut Self| match keyword {
            Some(node) => lowering.at_token(node, &[SyntaxKind::ReturnKw]),
            None => lowering.at_node(value),
        };
        let is_void =
            self.frame.ret == Type::VOID || self.frame.ret.is_unknown() && *self.type_of(value) == Type::VOID;
        if is_void {
            self.effect(value);
            if !self.frame.b.is_sealed() {
                at(self);
                self.return_value(None);
            }
            return;
        }
        let result = if self.frame.returns_ref {
            self.address(value)
        } else {
            let ret = self.frame.ret.clone();
            self.value_as(value, &ret, None)
        };
        at(self);
        self.return_value(Some(result));
    }

    /// Back to the caller, through the finally handlers around.
    pub(super) fn return_value(&mut self, value: Option<Reg>) {
        if self.frame.b.region().is_none() {
            return self.seal(Terminator::Return(value));
        }
        let ty = value.map_or(TyId::VOID, |value| self.frame.b.reg(value).ty);
        let (block, result) = if let Some(exit) = self.frame.exit {
            exit
        } else {
            let block = self.frame.b.block_in(None);
            (block, value.map(|_| self.temp(ty)))
        };
        self.frame.exit = Some((block, result));
        if let (Some(dst), Some(src)) = (result, value) {
            self.emit(Op::Copy { dst, src });
        }
        self.seal(Terminator::Leave(block));
    }

    fn throw_statement(&mut self, node: Node<'a>) {
        if let Some(value) = expression(node, 0) {
            let exception = self.value(value);
            self.at_token(node, &[SyntaxKind::ThrowKw]);
            self.seal(Terminator::Throw(exception));
        } else {
            self.at_token(node, &[SyntaxKind::ThrowKw]);
            match self.frame.caught.last() {
                Some(&exception) => self.seal(Terminator::Rethrow(exception)),
                None => self.seal(Terminator::Unreachable),
            }
        }
    }

    fn yield_statement(&mut self, node: Node<'a>) {
        let value = expression(node, 0);
        if let Some(value) = value.filter(|_| node.token(SyntaxKind::ReturnKw).is_some()) {
            let value = self.value(value);
            self.at_token(node, &[SyntaxKind::YieldKw]);
            return self.emit(Op::Yield { value });
        }
        self.at_token(node, &[SyntaxKind::YieldKw]);
        self.return_value(None);
    }

    fn checked_statement(&mut self, node: Node<'a>) {
        let overflow = overflow_of(node);
        let outside = std::mem::replace(&mut self.frame.overflow, overflow);
        self.inner_statement(node);
        self.frame.overflow = outside;
    }

    /// A pointer to what does not move meanwhile: pointers are not followed.
    fn fixed_statement(&mut self, node: Node<'a>) {
        let declaration = node.child(SyntaxKind::VariableDecl);
        let variables = declaration.into_iter().flat_map(Node::children);
        for variable in variables.filter(|it| it.kind() == SyntaxKind::VariableDeclarator) {
            let initial = variable.child(SyntaxKind::EqualsValue).and_then(|it| expression(it, 0));
            let args: Vec<Reg> = initial.map(|initial| self.value(initial)).into_iter().collect();
            self.at_token(node, &[SyntaxKind::FixedKw]);
            if let Meaning::Local(local) = self.meaning(variable) {
                let ty = self.ty(&self.facts.locals[*local].ty);
                let pointer = self.unknown(None, ty, "a fixed pointer", args);
                self.initialize(*local, pointer);
            }
        }
        self.inner_statement(node);
    }
}

/// `checked` or `unchecked`.
pub(super) fn overflow_of(node: Node<'_>) -> Overflow {
    if node.token(SyntaxKind::CheckedKw).is_some() { Overflow::Check } else { Overflow::Wrap }
}

fn same_value(one: Option<Const>, other: Option<Const>) -> bool {
    match (one, other) {
        (Some(Const::Int(_, one)), Some(Const::Int(_, other))) => one == other,
        (one, other) => one == other,
    }
}
