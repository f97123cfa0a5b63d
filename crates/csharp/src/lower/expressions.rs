//! Expressions: one function for each kind, values and conditions.
//!
//! A function that makes a value takes the register where it is wanted, if any. It may write that register more
//! than once, so a variable's own register is only wanted where the expression cannot see the variable.

use super::function::{Lowering, expression, expressions, without_parens};
use super::statements::overflow_of;
use crate::bind::Type;
use crate::bind::facts::Meaning;
use crate::syntax::{Node, SyntaxKind};
use ir::{BlockId, Const, Op, Order, Place, Prim, Reg, Terminator, TyId};

impl<'a> Lowering<'a, '_> {
    /// The value of an expression as its surroundings want it.
    pub(super) fn value(&mut self, node: Node<'a>) -> Reg {
        self.value_into(node, None)
    }

    pub(super) fn value_into(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        if let Some(value) = self.constant_value(node, wanted) {
            return value;
        }
        let Some(conversion) = self.facts.conversion(node.id()) else { return self.raw(node, wanted) };
        let from = self.facts.ty(node.id());
        if self.is_made_as_wanted(node) {
            return self.raw(node, wanted);
        }
        let value = self.raw(node, None);
        if let Some(call) = &conversion.user {
            return self.user_conversion(call, value, from, &conversion.to, wanted);
        }
        self.convert(value, from, &conversion.to, wanted)
    }

    /// The value of an expression for something of type `ty`.
    pub(super) fn value_as(&mut self, node: Node<'a>, ty: &Type, wanted: Option<Reg>) -> Reg {
        if node.kind() == SyntaxKind::Initializer {
            return self.array_initializer(node, ty, wanted);
        }
        if self.facts.conversion(node.id()).is_some() || self.is_made_as_wanted(node) {
            return self.value_into(node, wanted);
        }
        let from = self.facts.ty(node.id());
        if from == ty || from.is_unknown() || ty.is_unknown() {
            return self.value_into(node, wanted);
        }
        if let Some(constant) = self.constant_of(node) {
            self.at_node(node);
            return self.typed_constant(constant, from, ty, wanted);
        }
        let value = self.value(node);
        self.convert(value, from, ty, wanted)
    }

    /// Lambdas, method groups and the like look at the type they are wanted as themselves.
    fn is_made_as_wanted(&self, node: Node<'a>) -> bool {
        let inner = without_parens(node);
        let has_no_user = self.facts.conversion(node.id()).is_none_or(|conversion| conversion.user.is_none());
        has_no_user
            && (matches!(
                inner.kind(),
                SyntaxKind::LambdaExpr
                    | SyntaxKind::AnonymousMethodExpr
                    | SyntaxKind::CollectionExpr
                    | SyntaxKind::ImplicitObjectCreationExpr
                    | SyntaxKind::StackallocExpr
                    | SyntaxKind::ThrowExpr
            ) || matches!(
                self.meaning(inner),
                Meaning::Group(_) | Meaning::LocalFunction(_) | Meaning::Lambda(_)
            ))
    }

    /// The value if it is a constant.
    fn constant_value(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Option<Reg> {
        let constant = self.constant_of(node)?;
        let from = self.facts.ty(node.id());
        let conversion = self.facts.conversion(node.id());
        self.at_node(node);
        if let Some(call) = conversion.and_then(|conversion| conversion.user.as_ref()) {
            let value = self.typed_constant(constant, from, from, None);
            let to = &self.facts.converted_ty(node.id()).clone();
            return Some(self.user_conversion(call, value, from, to, wanted));
        }
        Some(self.typed_constant(constant, from, self.facts.converted_ty(node.id()), wanted))
    }

    /// An expression for what it does.
    pub(super) fn effect(&mut self, node: Node<'a>) {
        let inner = without_parens(node);
        match inner.kind() {
            SyntaxKind::InvocationExpr => {
                self.invocation(inner, None);
            }
            SyntaxKind::AssignExpr => {
                self.assignment(inner, None, super::assign::Use::Effect);
            }
            SyntaxKind::PostfixExpr | SyntaxKind::PrefixExpr if is_increment(inner) => {
                self.increment(inner, None, super::assign::Use::Effect);
            }
            SyntaxKind::AwaitExpr => {
                self.await_expression(inner, None, super::assign::Use::Effect);
            }
            SyntaxKind::ConditionalAccessExpr => self.conditional_access_effect(inner),
            SyntaxKind::ConditionalExpr => self.conditional_effect(inner),
            _ => {
                self.value(node);
            }
        }
    }

    /// The value of an expression by itself.
    pub(super) fn raw(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        match node.kind() {
            SyntaxKind::ParenExpr | SyntaxKind::CheckedExpr => self.wrapped(node, wanted),
            SyntaxKind::NameExpr => self.name_expression(node, wanted),
            SyntaxKind::MemberAccessExpr => self.member_access(node, wanted),
            SyntaxKind::InvocationExpr => self.call_value(node, wanted),
            SyntaxKind::LiteralExpr => self.literal(node, wanted),
            SyntaxKind::ThisExpr => self.this_value(node, wanted),
            SyntaxKind::BaseExpr => {
                let this = self.this();
                self.moved(wanted, this)
            }
            SyntaxKind::BinaryExpr => self.binary_expression(node, wanted),
            SyntaxKind::AssignExpr => self.assignment(node, wanted, super::assign::Use::Value),
            SyntaxKind::PrefixExpr => self.prefix(node, wanted),
            SyntaxKind::PostfixExpr => self.postfix(node, wanted),
            SyntaxKind::ElementAccessExpr => {
                let lvalue = self.lvalue(node);
                self.at_element(node);
                self.read(&lvalue, wanted)
            }
            SyntaxKind::MemberBindingExpr | SyntaxKind::ElementBindingExpr => {
                let lvalue = self.lvalue(node);
                self.at_callee(node);
                self.read(&lvalue, wanted)
            }
            SyntaxKind::ConditionalAccessExpr => self.conditional_access(node, wanted),
            SyntaxKind::ConditionalExpr => self.conditional(node, wanted),
            SyntaxKind::CastExpr => self.cast(node, wanted),
            SyntaxKind::AsExpr => self.as_expression(node, wanted),
            SyntaxKind::IsExpr => self.truth(node, wanted),
            SyntaxKind::AwaitExpr => self.await_expression(node, wanted, super::assign::Use::Value),
            SyntaxKind::LambdaExpr | SyntaxKind::AnonymousMethodExpr => self.lambda(node, wanted),
            SyntaxKind::ObjectCreationExpr | SyntaxKind::ImplicitObjectCreationExpr => {
                self.creation(node, wanted)
            }
            SyntaxKind::AnonymousObjectExpr => self.anonymous_object(node, wanted),
            SyntaxKind::ArrayCreationExpr | SyntaxKind::ImplicitArrayCreationExpr => {
                self.array_creation(node, wanted)
            }
            SyntaxKind::CollectionExpr => self.collection(node, wanted),
            SyntaxKind::WithExpr => self.with_expression(node, wanted),
            SyntaxKind::TupleExpr => self.tuple_expression(node, wanted),
            SyntaxKind::SwitchExpr => self.switch_expression(node, wanted),
            SyntaxKind::InterpolatedStringExpr => self.interpolation(node, wanted),
            SyntaxKind::QueryExpr => self.query(node, wanted),
            SyntaxKind::TypeofExpr => self.type_of_expression(node, wanted),
            SyntaxKind::DefaultExpr => self.default_expression(node, wanted),
            SyntaxKind::ThrowExpr => self.throw_expression(node, wanted),
            SyntaxKind::RangeExpr => self.range(node, wanted),
            SyntaxKind::RefExpr => match expression(node, 0) {
                Some(inner) => self.value_into(inner, wanted),
                None => self.missing(node, wanted),
            },
            SyntaxKind::DeclarationExpr => {
                let lvalue = self.lvalue(node);
                self.read(&lvalue, wanted)
            }
            SyntaxKind::Initializer => {
                let ty = self.type_of(node).clone();
                self.array_initializer(node, &ty, wanted)
            }
            _ => self.not_followed(node, wanted),
        }
    }

    /// Pointers, `sizeof`, `stackalloc` and typed references: what they point at is not followed.
    fn not_followed(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let reason = match node.kind() {
            SyntaxKind::StackallocExpr => "stackalloc",
            SyntaxKind::SizeofExpr => "sizeof",
            SyntaxKind::MakerefExpr
            | SyntaxKind::ReftypeExpr
            | SyntaxKind::RefvalueExpr
            | SyntaxKind::ArglistExpr => "a typed reference",
            _ => return self.missing(node, wanted),
        };
        let args = self.values_of(node);
        let ty = self.ty(&self.facts.converted_ty(node.id()).clone());
        self.at_node(node);
        self.unknown(wanted, ty, reason, args)
    }

    /// An expression that is not there, or that no rule of the language allows here.
    pub(super) fn missing(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let ty = self.ty_of(node);
        self.at_node(node);
        self.unknown(wanted, ty, "code that could not be parsed", Vec::new())
    }

    /// `(e)`, `checked(e)`, `unchecked(e)`.
    fn wrapped(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let Some(inner) = expression(node, 0) else { return self.missing(node, wanted) };
        if node.kind() == SyntaxKind::ParenExpr {
            return self.value_into(inner, wanted);
        }
        let outside = std::mem::replace(&mut self.frame.overflow, overflow_of(node));
        let value = self.value_into(inner, wanted);
        self.frame.overflow = outside;
        value
    }

    fn call_value(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        match self.invocation(node, wanted) {
            Some(value) => value,
            None => self.unknown(wanted, TyId::UNKNOWN, "the value of a call that has none", Vec::new()),
        }
    }

    fn this_value(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let this = self.this();
        if !self.symbols.types[self.owner].is_value_type() {
            return self.moved(wanted, this);
        }
        self.at_node(node);
        let ty = self.facts.ty(node.id()).clone();
        let ty = self.ty(&ty);
        self.load(wanted, ty, Place::Indirect(this), Order::Plain)
    }

    /// `[` of `a[i]`.
    pub(super) fn at_element(&mut self, node: Node<'a>) {
        match node.child(SyntaxKind::BracketedArgList) {
            Some(list) => self.at_token(list, &[SyntaxKind::LBracket]),
            None => self.at_node(node),
        }
    }

    pub(super) fn await_expression(
        &mut self,
        node: Node<'a>,
        wanted: Option<Reg>,
        used: super::assign::Use,
    ) -> Reg {
        let Some(task) = expression(node, 0) else { return self.missing(node, wanted) };
        let task = self.value(task);
        let ty = self.ty_of(node);
        self.at_token(node, &[SyntaxKind::AwaitKw]);
        let is_void = ty == TyId::VOID || used == super::assign::Use::Effect && ty == TyId::UNKNOWN;
        let dst = (!is_void).then(|| self.dst(wanted, ty));
        self.emit(Op::Await { dst, task });
        match dst {
            Some(dst) => dst,
            None if used == super::assign::Use::Effect => task,
            None => self.unknown(wanted, TyId::UNKNOWN, "the value of an `await` that has none", Vec::new()),
        }
    }

    fn throw_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        if let Some(value) = expression(node, 0) {
            let exception = self.value(value);
            self.at_token(node, &[SyntaxKind::ThrowKw]);
            self.seal(Terminator::Throw(exception));
        }
        // Nothing comes here; what follows needs a register all the same.
        wanted.unwrap_or_else(|| {
            let ty = self.ty(&self.facts.converted_ty(node.id()).clone());
            self.temp(ty)
        })
    }

    fn type_of_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let written = node.children().find(|it| it.kind().is_type());
        let named = written.map_or(TyId::UNKNOWN, |it| self.ty_of(it));
        let ty = self.ty_of(node);
        self.at_node(node);
        self.constant(wanted, ty, Const::Type(named))
    }

    fn default_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let ty = self.ty_of(node);
        self.at_node(node);
        self.constant(wanted, ty, Const::Default(ty))
    }

    /// `a..b`.
    fn range(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let dots = node.token(SyntaxKind::DotDot).map_or(0, |token| token.start);
        let bounds: Vec<Node<'a>> = expressions(node).collect();
        let start = bounds.iter().copied().find(|it| it.range().start < dots);
        let end = bounds.iter().copied().find(|it| it.range().start > dots);
        let start = self.bound(start, Const::Bool(false));
        let end = self.bound(end, Const::Bool(true));
        self.at_token(node, &[SyntaxKind::DotDot]);
        self.framework_struct("System.Range", vec![start, end], wanted)
    }

    /// One end of a range; what is left out is the very start, or the very end.
    fn bound(&mut self, node: Option<Node<'a>>, from_end: Const) -> Reg {
        let Some(node) = node else {
            let zero = self.int(0);
            let from_end = self.constant(None, TyId::BOOL, from_end);
            return self.framework_struct("System.Index", vec![zero, from_end], None);
        };
        let ty = self.facts.converted_ty(node.id()).clone();
        let value = self.value(node);
        if ty != Type::INT {
            return value;
        }
        self.at_node(node);
        let from_end = self.bool(None, false);
        self.framework_struct("System.Index", vec![value, from_end], None)
    }

    // Conditions.

    /// Goes one way or the other.
    pub(super) fn condition(&mut self, node: Node<'a>, then: BlockId, otherwise: BlockId) {
        let inner = without_parens(node);
        let is_plain =
            self.facts.conversion(node.id()).is_none() && self.facts.conversion(inner.id()).is_none();
        if is_plain && self.structured_condition(inner, then, otherwise) {
            return;
        }
        let cond = self.value(node);
        if !self.frame.b.is_sealed() {
            self.branch(cond, then, otherwise);
        }
    }

    /// Conditions that need no value of their own; `false` for all others.
    fn structured_condition(&mut self, node: Node<'a>, then: BlockId, otherwise: BlockId) -> bool {
        let constant = self.constant_of(node).or_else(|| bool_literal(node));
        if let Some(Const::Bool(value)) = constant {
            self.goto(if value { then } else { otherwise });
            return true;
        }
        match node.kind() {
            SyntaxKind::BinaryExpr if self.is_short_circuit(node) => {
                self.short_circuit(node, then, otherwise);
            }
            SyntaxKind::PrefixExpr
                if node.token(SyntaxKind::Bang).is_some() && !self.is_user_operator(node) =>
            {
                let Some(operand) = expression(node, 0) else { return false };
                self.condition(operand, otherwise, then);
            }
            SyntaxKind::IsExpr => self.is_condition(node, then, otherwise),
            _ => return false,
        }
        true
    }

    pub(super) fn is_user_operator(&self, node: Node<'a>) -> bool {
        matches!(self.meaning(node), Meaning::Call(_))
    }

    fn is_short_circuit(&self, node: Node<'a>) -> bool {
        let is_logical = node.token(SyntaxKind::AmpAmp).is_some() || node.token(SyntaxKind::BarBar).is_some();
        is_logical && !self.is_user_operator(node)
    }

    /// `a && b && c`, however long.
    fn short_circuit(&mut self, node: Node<'a>, then: BlockId, otherwise: BlockId) {
        let is_and = node.token(SyntaxKind::AmpAmp).is_some();
        let operator = if is_and { SyntaxKind::AmpAmp } else { SyntaxKind::BarBar };
        let operands = self.spine(node, operator);
        let Some((last, first)) = operands.split_last() else { return };
        for &operand in first {
            let next = self.new_block();
            if is_and {
                self.condition(operand, next, otherwise);
            } else {
                self.condition(operand, then, next);
            }
            self.switch_to(next);
        }
        self.condition(*last, then, otherwise);
    }

    /// The operands of a chain of one operator, from left to right.
    fn spine(&self, node: Node<'a>, operator: SyntaxKind) -> Vec<Node<'a>> {
        let mut operands = Vec::new();
        let mut at = node;
        loop {
            let is_link = at.kind() == SyntaxKind::BinaryExpr
                && at.token(operator).is_some()
                && !self.is_user_operator(at);
            let parts: Vec<Node<'a>> = expressions(at).collect();
            match parts.as_slice() {
                [left, right] if is_link => {
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
        operands
    }

    /// A condition as a value.
    pub(super) fn truth(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        if node.kind() == SyntaxKind::IsExpr
            && let Some(value) = self.simple_is(node, wanted)
        {
            return value;
        }
        let dst = self.dst(wanted, TyId::BOOL);
        let (then, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        if !self.structured_condition(node, then, otherwise) {
            self.goto(otherwise);
        }
        self.switch_to(then);
        self.bool(Some(dst), true);
        self.goto(end);
        self.switch_to(otherwise);
        self.bool(Some(dst), false);
        self.goto(end);
        self.switch_to(end);
        dst
    }

    // Conditional values.

    /// `c ? a : b`.
    fn conditional(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let parts: Vec<Node<'a>> = expressions(node).collect();
        let [condition, when_true, when_false] = parts.as_slice() else { return self.missing(node, wanted) };
        let ty = self.type_of(node).clone();
        let ty_id = self.ty(&ty);
        let dst = self.dst(wanted, ty_id);
        let (then, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        self.condition(*condition, then, otherwise);
        for (block, part) in [(then, *when_true), (otherwise, *when_false)] {
            self.switch_to(block);
            let value = self.value_as(part, &ty, Some(dst));
            if !self.frame.b.is_sealed() {
                self.moved(Some(dst), value);
            }
            self.goto(end);
        }
        self.switch_to(end);
        dst
    }

    fn conditional_effect(&mut self, node: Node<'a>) {
        let parts: Vec<Node<'a>> = expressions(node).collect();
        let [condition, when_true, when_false] = parts.as_slice() else { return };
        let (then, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        self.condition(*condition, then, otherwise);
        for (block, part) in [(then, *when_true), (otherwise, *when_false)] {
            self.switch_to(block);
            self.effect(part);
            self.goto(end);
        }
        self.switch_to(end);
    }

    // `a?.b`

    /// What stands left of the innermost `?`.
    pub(super) fn binding(&mut self) -> Reg {
        match self.frame.bindings.last() {
            Some(&bound) => bound,
            None => self.unknown(None, TyId::UNKNOWN, "code that could not be parsed", Vec::new()),
        }
    }

    /// Evaluates what may be null, and goes on in `then` with it bound if it is not.
    fn begin_conditional_access(&mut self, receiver: Node<'a>, node: Node<'a>, otherwise: BlockId) {
        let value = self.value(receiver);
        let ty = self.facts.converted_ty(receiver.id()).clone();
        self.at_token(node, &[SyntaxKind::Question]);
        let then = self.new_block();
        let is_there = self.is_not_null(value, &ty);
        self.branch(is_there, then, otherwise);
        self.switch_to(then);
        let bound = match self.symbols.nullable_of(&ty) {
            Some(inner) => self.nullable_value(value, inner, None),
            None => value,
        };
        self.frame.bindings.push(bound);
    }

    fn conditional_access(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let (Some(receiver), Some(rest)) = (expression(node, 0), expression(node, 1)) else {
            return self.missing(node, wanted);
        };
        let ty = self.type_of(node).clone();
        if ty == Type::VOID {
            self.conditional_access_effect(node);
            return self.constant(wanted, TyId::OBJECT, Const::Null);
        }
        let ty_id = self.ty(&ty);
        let dst = self.dst(wanted, ty_id);
        let (otherwise, end) = (self.new_block(), self.new_block());
        self.begin_conditional_access(receiver, node, otherwise);
        let rest_type = self.facts.converted_ty(rest.id()).clone();
        let value = self.value(rest);
        self.frame.bindings.pop();
        let value = self.convert(value, &rest_type, &ty, Some(dst));
        self.moved(Some(dst), value);
        self.goto(end);
        self.switch_to(otherwise);
        self.at_token(node, &[SyntaxKind::Question]);
        self.constant(Some(dst), ty_id, Const::Default(ty_id));
        self.goto(end);
        self.switch_to(end);
        dst
    }

    fn conditional_access_effect(&mut self, node: Node<'a>) {
        let (Some(receiver), Some(rest)) = (expression(node, 0), expression(node, 1)) else { return };
        let end = self.new_block();
        self.begin_conditional_access(receiver, node, end);
        self.effect(rest);
        self.frame.bindings.pop();
        self.goto(end);
        self.switch_to(end);
    }

    /// Is there a value?
    pub(super) fn is_not_null(&mut self, value: Reg, ty: &Type) -> Reg {
        if self.symbols.nullable_of(ty).is_some() {
            return self.has_value(value);
        }
        let null = self.constant(None, TyId::OBJECT, Const::Null);
        self.binary(ir::BinaryOp::Ne, Prim::Object, TyId::BOOL, value, null)
    }
}

fn bool_literal(node: Node<'_>) -> Option<Const> {
    let (_, token) = node.tokens().next()?;
    match token.kind {
        SyntaxKind::TrueKw if node.kind() == SyntaxKind::LiteralExpr => Some(Const::Bool(true)),
        SyntaxKind::FalseKw if node.kind() == SyntaxKind::LiteralExpr => Some(Const::Bool(false)),
        _ => None,
    }
}

/// `x++`, `--x`.
pub(super) fn is_increment(node: Node<'_>) -> bool {
    node.token(SyntaxKind::PlusPlus).is_some() || node.token(SyntaxKind::MinusMinus).is_some()
}
