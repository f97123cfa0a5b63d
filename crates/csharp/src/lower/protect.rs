//! Statements that protect what is in them: `try`, `lock`, `using`.

use super::function::{Lowering, Receiver, expression};
use super::plan::{cannot_change_receiver, is_struct};
use crate::bind::facts::{Call, LocalSym, Meaning};
use crate::bind::{Args, MemberSym, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::{BinaryOp, Clause, Const, Handlers, Op, Place, Prim, Reg, Target, Terminator, TryId, TyId};

/// What a `using` gives back at its end.
struct Resource<'a> {
    value: Reg,
    /// The variable that holds it.
    local: Option<LocalSym>,
    ty: Type,
    dispose: Option<&'a Call>,
    /// May there be nothing to give back?
    may_be_null: bool,
    is_async: bool,
}

impl<'a> Lowering<'a, '_> {
    pub(super) fn try_statement(&mut self, node: Node<'a>) {
        let finally = node.child(SyntaxKind::FinallyClause);
        let outer = finally.map(|_| {
            self.at_token(node, &[SyntaxKind::TryKw]);
            self.frame.b.begin_try()
        });
        let catches: Vec<Node<'a>> =
            node.children().filter(|it| it.kind() == SyntaxKind::CatchClause).collect();
        if catches.is_empty() {
            self.child_block(node);
        } else {
            self.try_catch(node, &catches);
        }
        let (Some(outer), Some(finally)) = (outer, finally) else { return };
        self.at_token(finally, &[SyntaxKind::FinallyKw]);
        self.finally(outer, |lowering| lowering.child_block(finally));
    }

    fn child_block(&mut self, node: Node<'a>) {
        if let Some(block) = node.child(SyntaxKind::Block) {
            self.statement(block);
        }
    }

    /// Closes a region with what runs whenever control leaves it.
    pub(super) fn finally(&mut self, region: TryId, handler: impl FnOnce(&mut Self)) {
        let span = self.frame.b.span();
        let next = self.frame.b.end_try(region);
        let entry = self.frame.b.handler_block(region);
        self.frame.b.set_handlers(region, Handlers::Finally(entry));
        self.switch_to(entry);
        self.frame.b.set_span(span);
        handler(self);
        if !self.frame.b.is_sealed() {
            self.frame.b.set_span(span);
            self.seal(Terminator::EndFinally(region));
        }
        self.switch_to(next);
    }

    fn try_catch(&mut self, node: Node<'a>, catches: &[Node<'a>]) {
        self.at_token(node, &[SyntaxKind::TryKw]);
        let region = self.frame.b.begin_try();
        self.child_block(node);
        let next = self.frame.b.end_try(region);
        let mut clauses: Vec<Clause> = Vec::new();
        for &clause in catches {
            self.catch_clause(clause, region, &mut clauses);
            self.goto(next);
        }
        self.switch_to(next);
    }

    fn catch_clause(&mut self, node: Node<'a>, region: TryId, clauses: &mut Vec<Clause>) {
        let declaration = node.child(SyntaxKind::CatchDecl);
        let written = declaration.and_then(|it| it.children().find(|child| child.kind().is_type()));
        let local = declaration.and_then(|it| match self.meaning(it) {
            Meaning::Local(local) => Some(*local),
            _ => None,
        });
        let ty = written.map(|it| self.ty_of(it));
        let exception = self.exception_register(local, ty);
        let filter = node.child(SyntaxKind::WhenClause);
        let filter_block = filter.map(|_| self.frame.b.handler_block(region));
        let entry = self.frame.b.handler_block(region);
        let index = clauses.len() as u32;
        clauses.push(Clause { ty, exception, filter: filter_block, entry });
        self.frame.b.set_handlers(region, Handlers::Catch(clauses.clone()));
        if let (Some(filter), Some(block)) = (filter, filter_block) {
            self.switch_to(block);
            self.bind_exception(local, exception);
            self.hoist(filter);
            let cond = match expression(filter, 0) {
                Some(condition) => self.value(condition),
                None => self.bool(None, true),
            };
            self.at_token(filter, &[SyntaxKind::WhenKw]);
            self.seal(Terminator::EndFilter { cond, of: region, clause: index });
        }
        self.switch_to(entry);
        self.at_token(node, &[SyntaxKind::CatchKw]);
        if filter.is_none() {
            self.bind_exception(local, exception);
        }
        self.frame.caught.push(exception);
        self.child_block(node);
        self.frame.caught.pop();
    }

    /// The variable of the clause itself, unless that lives in a cell.
    fn exception_register(&mut self, local: Option<LocalSym>, ty: Option<TyId>) -> Reg {
        if let Some(local) = local.filter(|&local| !self.plan.is_cell(local))
            && let super::function::Storage::Reg(reg) = self.storage(local)
        {
            return reg;
        }
        let exception = self.symbols.known.exception.map(|sym| Type::Named(sym, Args::NONE));
        let ty = ty.unwrap_or_else(|| self.ty(&exception.unwrap_or_default()));
        self.temp(ty)
    }

    fn bind_exception(&mut self, local: Option<LocalSym>, exception: Reg) {
        if let Some(local) = local.filter(|&local| self.plan.is_cell(local)) {
            self.initialize(local, exception);
        }
    }

    // lock

    pub(super) fn lock_statement(&mut self, node: Node<'a>) {
        let Some(target) = expression(node, 0) else { return self.inner_statement(node) };
        let object = self.stable_value(target);
        let ty = self.type_of(target);
        if ty.sym().is_some() && ty.sym() == self.symbols.known.lock {
            return self.lock_scope(node, ty, object);
        }
        self.at_token(node, &[SyntaxKind::LockKw]);
        self.emit(Op::Enter { object });
        let region = self.frame.b.begin_try();
        self.inner_statement(node);
        self.at_token(node, &[SyntaxKind::LockKw]);
        self.finally(region, |lowering| lowering.emit(Op::Exit { object }));
    }

    /// The value of an expression in a register that no assignment changes.
    pub(super) fn stable_value(&mut self, node: Node<'a>) -> Reg {
        let value = self.value(node);
        if self.frame.b.reg(value).name.is_none() {
            return value;
        }
        let is_constant = match self.meaning(super::function::without_parens(node)) {
            Meaning::Local(local) => !self.plan.changes(*local),
            _ => Some(value) == self.frame.this,
        };
        if is_constant {
            return value;
        }
        let ty = self.frame.b.reg(value).ty;
        let copy = self.temp(ty);
        self.emit(Op::Copy { dst: copy, src: value });
        copy
    }

    /// `System.Threading.Lock`: entered and left by the scope that it gives.
    fn lock_scope(&mut self, node: Node<'a>, ty: &Type, object: Reg) {
        self.at_token(node, &[SyntaxKind::LockKw]);
        let enter =
            self.framework_of("System.Threading.Lock", &[], "EnterScope", 0, Prim::Object, Receiver::Object);
        let symbols = self.symbols;
        let scope_type = ty.sym().and_then(|sym| {
            let mut declared = symbols.declared(sym, symbols.names.find("EnterScope")?);
            Some(symbols.signature(declared.next()?).ty.clone())
        });
        let scope_type = scope_type.unwrap_or_default();
        let scope_ty = self.ty(&scope_type);
        let Some(scope) = self.call(None, scope_ty, Target::Virtual(enter), vec![object]) else { return };
        let kept = self.spill(scope_ty, scope);
        let region = self.frame.b.begin_try();
        self.inner_statement(node);
        self.at_token(node, &[SyntaxKind::LockKw]);
        self.finally(region, |lowering| {
            let address = lowering.address_of(scope_ty, Place::Cell(kept));
            match lowering.declared_method(&scope_type, "Dispose") {
                Some(call) => {
                    lowering.call_member(&call, Some(address), Vec::new(), None);
                }
                None => {
                    lowering.call_named(None, "Dispose", TyId::VOID, vec![address]);
                }
            }
        });
    }

    /// A method without parameters that a type declares, as a call.
    pub(super) fn declared_method(&self, ty: &Type, name: &str) -> Option<Call> {
        let symbols = self.symbols;
        let declared = symbols.declared(ty.sym()?, symbols.names.find(name)?);
        let method: MemberSym = declared.into_iter().find(|&it| symbols.members[it].param_count == 0)?;
        Some(Call {
            method,
            owner: ty.clone(),
            type_args: Vec::new(),
            args: Vec::new(),
            is_base: false,
            implicit_this: false,
        })
    }

    // using

    pub(super) fn using_statement(&mut self, node: Node<'a>) {
        if let Some(declaration) = node.child(SyntaxKind::VariableDecl) {
            let variables: Vec<Node<'a>> =
                declaration.children().filter(|it| it.kind() == SyntaxKind::VariableDeclarator).collect();
            self.use_variables(node, declaration, &variables, &mut |lowering| {
                lowering.inner_statement(node);
            });
        } else {
            let Some(resource) = expression(node, 0) else { return self.inner_statement(node) };
            let value = self.stable_value(resource);
            let resource = Resource {
                value,
                local: None,
                ty: self.facts.converted_ty(resource.id()).clone(),
                dispose: self.dispose_call(&[node, resource]),
                may_be_null: !is_creation(resource),
                is_async: node.token(SyntaxKind::AwaitKw).is_some(),
            };
            self.use_resource(node, &resource, &mut |lowering| lowering.inner_statement(node));
        }
    }

    /// `using var x = …;` and the statements after it.
    pub(super) fn using_declaration(&mut self, node: Node<'a>, rest: &[Node<'a>]) {
        self.hoist(node);
        let Some(declaration) = node.child(SyntaxKind::VariableDecl) else { return self.statements(rest) };
        let variables: Vec<Node<'a>> =
            declaration.children().filter(|it| it.kind() == SyntaxKind::VariableDeclarator).collect();
        self.use_variables(node, declaration, &variables, &mut |lowering| lowering.statements(rest));
    }

    fn use_variables(
        &mut self,
        node: Node<'a>,
        declaration: Node<'a>,
        variables: &[Node<'a>],
        then: &mut dyn FnMut(&mut Self),
    ) {
        let Some((&first, rest)) = variables.split_first() else { return then(self) };
        let local = self.variable(first);
        let Some(local) = local else { return self.use_variables(node, declaration, rest, then) };
        let ty = self.facts.locals[local].ty.clone();
        let value = self.read_local(local, None);
        let initial = first.child(SyntaxKind::EqualsValue).and_then(|it| expression(it, 0));
        let resource = Resource {
            value,
            local: Some(local),
            ty,
            dispose: self.dispose_call(&[node, declaration]),
            may_be_null: !initial.is_some_and(is_creation),
            is_async: node.token(SyntaxKind::AwaitKw).is_some(),
        };
        self.use_resource(node, &resource, &mut |lowering| {
            lowering.use_variables(node, declaration, rest, then);
        });
    }

    fn dispose_call(&self, nodes: &[Node<'a>]) -> Option<&'a Call> {
        nodes.iter().find_map(|&node| match self.meaning(node) {
            Meaning::Using(Some(call)) => Some(&**call),
            _ => None,
        })
    }

    fn use_resource(&mut self, node: Node<'a>, resource: &Resource<'a>, body: &mut dyn FnMut(&mut Self)) {
        self.at_token(node, &[SyntaxKind::UsingKw]);
        let region = self.frame.b.begin_try();
        body(self);
        self.at_token(node, &[SyntaxKind::UsingKw]);
        self.finally(region, |lowering| lowering.dispose(resource));
    }

    fn dispose(&mut self, resource: &Resource<'a>) {
        let is_value = self.symbols.is_value_type(&resource.ty);
        if !resource.may_be_null || is_value {
            return self.dispose_value(resource);
        }
        let then = self.new_block();
        let end = self.new_block();
        let null = self.constant(None, TyId::OBJECT, Const::Null);
        let is_there = self.binary(BinaryOp::Ne, Prim::Object, TyId::BOOL, resource.value, null);
        self.branch(is_there, then, end);
        self.switch_to(then);
        self.dispose_value(resource);
        self.fall_into(end);
    }

    fn dispose_value(&mut self, resource: &Resource<'a>) {
        let name = if resource.is_async { "DisposeAsync" } else { "Dispose" };
        let task = match resource.dispose {
            Some(call) => {
                let receiver = match resource.local {
                    // What the block did to a struct is what is given back.
                    Some(local)
                        if is_struct(self.symbols, &resource.ty)
                            && !cannot_change_receiver(self.symbols, call.method) =>
                    {
                        self.local_address(local)
                    }
                    _ => self.receiver_value(call.method, resource.value, &resource.ty),
                };
                let args = self.arguments(call, Some(receiver));
                self.call_member(call, Some(receiver), args, None)
            }
            None => Some(self.call_named(None, name, TyId::UNKNOWN, vec![resource.value])),
        };
        if let Some(task) = task.filter(|_| resource.is_async) {
            self.emit(Op::Await { dst: None, task });
        }
    }
}

/// `new …`: never null.
fn is_creation(node: Node<'_>) -> bool {
    let node = super::function::without_parens(node);
    matches!(node.kind(), SyntaxKind::ObjectCreationExpr | SyntaxKind::ImplicitObjectCreationExpr)
}
