//! The start of a body: its parameters, what `this` is, what it returns.

use super::lambdas::contains_yield;
use super::walker::{Returns, Walker};
use crate::bind::facts::{Function, FunctionKind, FunctionSym, LocalKind, Parameter};
use crate::bind::symbols::{MemberKind, Modifiers, ParamInfo};
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::ParamMode;

impl<'s> Walker<'s> {
    /// Walks all of the body.
    pub(super) fn walk_body(&mut self) {
        let modifiers = self.modifiers();
        let is_static = modifiers.has(Modifiers::STATIC);
        if !is_static && self.node.kind() != SyntaxKind::Attribute {
            self.this.clone_from(&self.owner);
        }
        self.push_body(modifiers);
        match self.node.kind() {
            SyntaxKind::EqualsValue => self.initial_value(),
            SyntaxKind::BaseConstructor => {
                self.in_initial_value = true;
                self.constructor_parameters();
                self.constructor_call(self.node);
            }
            SyntaxKind::Attribute => self.attribute(self.node),
            SyntaxKind::CompilationUnit => self.program(),
            SyntaxKind::ArrowBody => {
                self.parameters_of_member();
                self.arrow(self.node);
            }
            SyntaxKind::Accessor => {
                self.parameters_of_member();
                self.accessor_value();
                self.function_body(self.node);
            }
            _ => {
                self.parameters_of_member();
                if let Some(call) = self.node.child(SyntaxKind::ConstructorInitializer) {
                    self.constructor_call(call);
                }
                self.function_body(self.node);
            }
        }
    }

    fn modifiers(&self) -> Modifiers {
        let modifiers = self.body.member.map_or(Modifiers::NONE, |it| self.symbols.members[it].modifiers);
        let is_start = matches!(self.node.kind(), SyntaxKind::EqualsValue | SyntaxKind::BaseConstructor);
        // Initial values run before there is a `this` that they may use; it is the type's members they see.
        if is_start && self.body.member.is_none() { Modifiers::STATIC } else { modifiers }
    }

    fn push_body(&mut self, modifiers: Modifiers) {
        let ret = self.return_type();
        let is_async = modifiers.has(Modifiers::ASYNC);
        let is_iterator = has_block(self.node) && contains_yield(self.node);
        self.functions.push(Function {
            node: self.node.id(),
            parent: None,
            params: Vec::new(),
            ret: ret.clone(),
            kind: FunctionKind::Body,
            generics: self.body.member.map_or_else(Vec::new, |it| self.symbols.members[it].generics.clone()),
            is_iterator,
            is_async,
            is_static: modifiers.has(Modifiers::STATIC),
            uses_this: false,
        });
        self.local_signatures.push(None);
        self.returns = self.returns_of(&ret, is_async, is_iterator);
    }

    /// What a function gives to its `return` and `yield return`.
    pub(super) fn returns_of(&self, ret: &Type, is_async: bool, is_iterator: bool) -> Returns<'s> {
        if is_iterator {
            let element = self.symbols.iterator_element(ret);
            return Returns { wanted: Some(Type::Unknown), given: Vec::new(), element };
        }
        let wanted = if is_async { self.symbols.async_result(ret) } else { ret.clone() };
        Returns { wanted: Some(wanted), given: Vec::new(), element: Type::Unknown }
    }

    fn return_type(&self) -> Type {
        let Some(member) = self.body.member else { return Type::Unknown };
        match self.node.kind() {
            SyntaxKind::EqualsValue | SyntaxKind::BaseConstructor | SyntaxKind::Attribute => Type::Unknown,
            SyntaxKind::Accessor if self.node.token(SyntaxKind::GetKw).is_none() => Type::VOID,
            _ => self.symbols.signature(member).ty.clone(),
        }
    }

    fn parameters_of_member(&mut self) {
        let Some(member) = self.body.member else { return };
        for info in &self.symbols.signature(member).params {
            self.parameter(info);
        }
        for value in self.default_values() {
            self.default_value(value);
        }
    }

    /// Default values of the parameters that the body's node itself declares.
    fn default_values(&self) -> Vec<Node<'s>> {
        let lists = self.node.children().filter(|it| it.kind() == SyntaxKind::ParamList);
        let params = lists.flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Param);
        params.filter_map(|param| param.child(SyntaxKind::EqualsValue)).collect()
    }

    fn parameter(&mut self, info: &'s ParamInfo) {
        let node = info.node.map(|id| self.source.node(id));
        let text = self.symbols.text(info.name);
        let local = self.declare_named(text, node, info.ty.clone(), LocalKind::Param(info.mode));
        self.functions[FunctionSym::BODY.0 as usize].params.push(Parameter::Local(local));
        if let Some(node) = node {
            self.set(node, info.ty.clone(), crate::bind::facts::Meaning::Local(local));
        }
    }

    /// `value` of setters, adders and removers.
    fn accessor_value(&mut self) {
        if self.node.token(SyntaxKind::GetKw).is_some() {
            return;
        }
        let ty = self.body.member.map_or(Type::Unknown, |it| self.symbols.signature(it).ty.clone());
        let local = self.declare_named("value", None, ty, LocalKind::Param(ParamMode::Value));
        self.functions[FunctionSym::BODY.0 as usize].params.push(Parameter::Local(local));
    }

    /// The parameters of the primary constructor, in the arguments of its base.
    fn constructor_parameters(&mut self) {
        let Some(member) = self.body.member else { return };
        if self.symbols.members[member].kind == MemberKind::Constructor {
            for info in &self.symbols.signature(member).params {
                self.parameter(info);
            }
        }
    }

    /// The initial value of a field, property or parameter, the value of a constant.
    fn initial_value(&mut self) {
        self.in_initial_value = true;
        let parent = self.node.parent();
        if let Some(param) = parent.filter(|it| it.kind() == SyntaxKind::Param) {
            let types = param.children().find(|child| child.kind().is_type());
            let ty = types.map_or(Type::Unknown, |ty| self.symbols.resolve(ty, &self.at()));
            self.this = None;
            return self.value_of(self.node, &ty);
        }
        let Some(member) = self.body.member else { return self.value_of(self.node, &Type::Unknown) };
        let ty = self.type_of_value(member);
        self.value_of(self.node, &ty);
    }

    /// What a field's value converts to; for members of enums that is a number.
    fn type_of_value(&self, member: crate::bind::MemberSym) -> Type {
        let declared = &self.symbols.members[member];
        match declared.kind {
            MemberKind::EnumMember => self.symbols.types[declared.owner].base.clone().unwrap_or(Type::INT),
            _ => self.symbols.signature(member).ty.clone(),
        }
    }

    fn default_value(&mut self, value: Node<'s>) {
        let types = value.parent().and_then(|param| param.children().find(|child| child.kind().is_type()));
        let ty = types.map_or(Type::Unknown, |ty| self.resolve_type(ty));
        self.value_of(value, &ty);
    }

    /// Statements of a file.
    fn program(&mut self) {
        self.parameters_of_member();
        self.this = None;
        self.returns = Returns { wanted: Some(Type::Unknown), ..Returns::default() };
        let statements: Vec<_> = self
            .node
            .children()
            .filter(|item| item.kind() == SyntaxKind::GlobalStatement)
            .flat_map(Node::children)
            .collect();
        self.statements(&statements);
    }
}

fn has_block(node: Node<'_>) -> bool {
    node.child(SyntaxKind::Block).is_some() || node.kind() == SyntaxKind::CompilationUnit
}
