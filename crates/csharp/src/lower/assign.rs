//! Assignments: plain, compound, `??=`, `++` and `--`. What is on the left is evaluated once.

use super::function::{Lowering, Storage, expression, without_parens};
use super::operators::{Operation, operator_range};
use super::places::Lvalue;
use crate::bind::Type;
use crate::bind::facts::{BuiltIn, LocalKind, Meaning};
use crate::syntax::{Node, SyntaxKind};
use ir::{BinaryOp, Const, IntKind, Op, Prim, Reg, TyId};

/// What is done with the value of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// Somebody reads it.
    Value,
    /// Nobody does.
    Effect,
}

impl<'a> Lowering<'a, '_> {
    pub(super) fn assignment(&mut self, node: Node<'a>, wanted: Option<Reg>, used: Use) -> Reg {
        let (Some(left), Some(right)) = (expression(node, 0), expression(node, 1)) else {
            return self.missing(node, wanted);
        };
        if node.token(SyntaxKind::Eq).is_some() {
            return self.plain_assignment(node, left, right, wanted);
        }
        if node.token(SyntaxKind::QuestionQuestionEq).is_some() {
            return self.coalescing_assignment(node, left, right, wanted);
        }
        self.compound_assignment(node, left, right, wanted, used)
    }

    fn plain_assignment(
        &mut self,
        node: Node<'a>,
        left: Node<'a>,
        right: Node<'a>,
        wanted: Option<Reg>,
    ) -> Reg {
        let target = without_parens(left);
        let is_tuple = target.kind() == SyntaxKind::TupleExpr
            || target.kind() == SyntaxKind::DeclarationExpr
                && target.child(SyntaxKind::TupleDesignation).is_some();
        if is_tuple {
            return self.deconstruction(target, right, wanted);
        }
        if let Meaning::Local(local) = self.meaning(target)
            && !self.lives_in_field(*local)
        {
            let info = &self.facts.locals[*local];
            let is_ref = info.kind == LocalKind::Ref && without_parens(right).kind() == SyntaxKind::RefExpr;
            match self.storage(*local) {
                Storage::Address(dst) if is_ref => {
                    let address = self.address(right);
                    self.at_token(node, &[SyntaxKind::Eq]);
                    return self.moved(Some(dst), address);
                }
                Storage::Reg(dst) if info.kind != LocalKind::PrimaryParam => {
                    let wanted_here = writes_once(right).then_some(dst);
                    let value = self.value_as(right, &info.ty, wanted_here);
                    if self.frame.b.is_sealed() {
                        return dst;
                    }
                    self.at_token(node, &[SyntaxKind::Eq]);
                    let value = self.moved(Some(dst), value);
                    return self.moved(wanted, value);
                }
                _ => {}
            }
        }
        let lvalue = self.lvalue(left);
        let ty = self.facts.ty(left.id()).clone();
        let value = self.value_as(right, &ty, None);
        self.at_target(target);
        self.write(&lvalue, value);
        self.moved(wanted, value)
    }

    /// What a person would point at: the name of the field, the bracket of the element.
    fn at_target(&mut self, target: Node<'a>) {
        if matches!(target.kind(), SyntaxKind::ElementAccessExpr | SyntaxKind::ElementBindingExpr) {
            self.at_element(target);
        } else {
            self.at_callee(target);
        }
    }

    /// `x ??= y`.
    fn coalescing_assignment(
        &mut self,
        node: Node<'a>,
        left: Node<'a>,
        right: Node<'a>,
        wanted: Option<Reg>,
    ) -> Reg {
        let target = without_parens(left);
        let lvalue = self.lvalue(left);
        let left_type = self.facts.ty(left.id()).clone();
        let ty = self.lvalue_ty(&lvalue);
        // What is there for certain has no `?`.
        let certain =
            self.symbols.nullable_of(&left_type).filter(|&inner| self.type_of(node) == inner).cloned();
        let dst = self.dst(wanted.filter(|_| certain.is_none()), ty);
        self.at_target(target);
        let old = self.read(&lvalue, None);
        self.moved(Some(dst), old);
        self.at_token(node, &[SyntaxKind::QuestionQuestionEq]);
        let (assign, end) = (self.new_block(), self.new_block());
        let is_there = self.is_not_null(old, &left_type);
        self.branch(is_there, end, assign);
        self.switch_to(assign);
        let value = self.value_as(right, &left_type, None);
        if !self.frame.b.is_sealed() {
            let value = match self.facts.conversion(right.id()) {
                Some(conversion) => self.convert(value, &conversion.to, &left_type, None),
                None => value,
            };
            self.at_target(target);
            self.write(&lvalue, value);
            self.moved(Some(dst), value);
        }
        self.goto(end);
        self.switch_to(end);
        match certain {
            Some(inner) => self.nullable_value(dst, &inner, wanted),
            None => dst,
        }
    }

    fn compound_assignment(
        &mut self,
        node: Node<'a>,
        left: Node<'a>,
        right: Node<'a>,
        wanted: Option<Reg>,
        used: Use,
    ) -> Reg {
        let target = without_parens(left);
        let lvalue = self.lvalue(left);
        if let Lvalue::Event { member, receiver } = &lvalue {
            let ty = self.member_type(member);
            let handler = self.value_as(right, &ty, None);
            self.at_target(target);
            let is_add = node.token(SyntaxKind::PlusEq).is_some();
            self.change_event_by(member, *receiver, is_add, handler);
            return handler;
        }
        let Some((op, at)) = self.binary_operator(node) else { return self.missing(node, wanted) };
        self.at_target(target);
        let old = self.read(&lvalue, None);
        let left_type = self.facts.ty(left.id()).clone();
        let (lhs, lhs_type) = self.operand(node, old, &left_type);
        let rhs = self.value(right);
        let rhs_type = self.facts.converted_ty(right.id()).clone();
        let result = self.result_of(node, op, &left_type, &lhs_type);
        let meaning = self.compound_meaning(node, &left_type);
        let operation = Operation { op, meaning, lhs, rhs, lhs_type, rhs_type, result: result.clone(), at };
        let direct = self.direct_target(&lvalue, &result, &left_type, right);
        let value = self.operate(&operation, direct);
        let value = self.convert(value, &result, &left_type, direct);
        self.at_target(target);
        if direct.is_none() {
            self.write(&lvalue, value);
        }
        if used == Use::Effect { value } else { self.moved(wanted, value) }
    }

    /// Assignments to names that nobody knows may be to events: then `+=` is by name.
    fn compound_meaning(&self, node: Node<'a>, left: &Type) -> &'a Meaning {
        static DELEGATES: Meaning =
            Meaning::Operator(BuiltIn { operands: Prim::Object, lifted: false, delegates: true });
        match self.meaning(node) {
            Meaning::None if self.symbols.is_delegate(left) => &DELEGATES,
            meaning => meaning,
        }
    }

    /// The register of a variable, if the result of an operator can go there as it is.
    fn direct_target(
        &mut self,
        lvalue: &Lvalue,
        result: &Type,
        wanted: &Type,
        right: Node<'a>,
    ) -> Option<Reg> {
        let Lvalue::Local(local) = lvalue else { return None };
        if self.lives_in_field(*local) {
            return None;
        }
        let info = &self.facts.locals[*local];
        let fits = result == wanted || result.is_unknown() || wanted.is_unknown();
        match self.storage(*local) {
            Storage::Reg(reg) if fits && info.kind != LocalKind::PrimaryParam && writes_once(right) => {
                Some(reg)
            }
            _ => None,
        }
    }

    /// The left operand as the operator wants it: a `byte` in `b += 1` becomes an `int`.
    fn operand(&mut self, node: Node<'a>, value: Reg, ty: &Type) -> (Reg, Type) {
        let Meaning::Operator(BuiltIn { operands, lifted: false, delegates: false }) = self.meaning(node)
        else {
            return (value, ty.clone());
        };
        match ty.prim() {
            Some(prim) if prim != *operands && is_number(prim) && is_number(*operands) => {
                let wanted = Type::Prim(*operands);
                (self.convert(value, ty, &wanted, None), wanted)
            }
            _ => (value, ty.clone()),
        }
    }

    /// The type of what the operator of a compound assignment gives.
    fn result_of(&self, node: Node<'a>, _: BinaryOp, left: &Type, operand: &Type) -> Type {
        match self.meaning(node) {
            Meaning::Call(call) => self.return_type(call),
            Meaning::Operator(BuiltIn { lifted: false, delegates: false, operands })
                if left.prim().is_some() && *operands != Prim::Dynamic =>
            {
                Type::Prim(*operands)
            }
            _ if operand == left => left.clone(),
            _ => operand.clone(),
        }
    }

    /// `++x`, `x--`: the old value of what is behind, the new one of what is in front.
    pub(super) fn increment(&mut self, node: Node<'a>, wanted: Option<Reg>, used: Use) -> Reg {
        let Some(operand) = expression(node, 0) else { return self.missing(node, wanted) };
        let target = without_parens(operand);
        let lvalue = self.lvalue(operand);
        let ty = self.facts.ty(operand.id()).clone();
        self.at_target(target);
        let mut old = self.read(&lvalue, None);
        let is_postfix = node.kind() == SyntaxKind::PostfixExpr;
        let is_variable = self.frame.b.reg(old).name.is_some() || wanted.is_some();
        if is_postfix && used == Use::Value && is_variable {
            // The variable's own register is about to change.
            let ty = self.ty(&ty);
            let copy = self.dst(wanted, ty);
            self.emit(Op::Copy { dst: copy, src: old });
            old = copy;
        }
        let at = operator_range(node);
        self.at(at);
        let new = self.incremented(node, &lvalue, old, &ty);
        self.at_target(target);
        self.write(&lvalue, new);
        match (is_postfix, used) {
            (_, Use::Effect) => new,
            (true, Use::Value) => old,
            (false, Use::Value) => self.moved(wanted, new),
        }
    }

    fn incremented(&mut self, node: Node<'a>, lvalue: &Lvalue, old: Reg, ty: &Type) -> Reg {
        if let Meaning::Call(call) = self.meaning(node) {
            return self.call_member(call, None, vec![old], None).unwrap_or(old);
        }
        let op = if node.token(SyntaxKind::PlusPlus).is_some() { BinaryOp::Add } else { BinaryOp::Sub };
        let inner = self.symbols.nullable_of(ty).cloned();
        let kind = match self.meaning(node) {
            Meaning::Operator(built_in) => built_in.operands,
            _ => inner.as_ref().unwrap_or(ty).prim().unwrap_or(Prim::Dynamic),
        };
        let at = operator_range(node);
        if inner.is_some() {
            return self.lifted_increment(node, op, kind, old, ty);
        }
        let one = self.one(kind);
        let operand = Type::Prim(kind);
        let lhs = self.convert(old, ty, &operand, None);
        let meaning = &Meaning::None;
        let result = if matches!(kind, Prim::Dynamic) || self.symbols.is_enum(ty) {
            ty.clone()
        } else {
            operand.clone()
        };
        let (lhs_type, rhs_type) = (operand.clone(), operand);
        let direct = match lvalue {
            Lvalue::Local(local) if result == *ty && !self.lives_in_field(*local) => {
                match self.storage(*local) {
                    Storage::Reg(reg) => Some(reg),
                    _ => None,
                }
            }
            _ => None,
        };
        let operation =
            Operation { op, meaning, lhs, rhs: one, lhs_type, rhs_type, result: result.clone(), at };
        let value = self.operate(&operation, direct);
        self.convert(value, &result, ty, None)
    }

    fn lifted_increment(&mut self, node: Node<'a>, op: BinaryOp, kind: Prim, old: Reg, ty: &Type) -> Reg {
        let inner = self.symbols.nullable_of(ty).cloned().unwrap_or_default();
        let ty_id = self.ty(ty);
        let dst = self.temp(ty_id);
        let (there, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        let has = self.has_value(old);
        self.branch(has, there, otherwise);
        self.switch_to(there);
        let value = self.nullable_value(old, &inner, None);
        let one = self.one(kind);
        let inner_ty = self.ty(&inner);
        let at = operator_range(node);
        self.at(at);
        let value = self.binary(op, kind, inner_ty, value, one);
        self.convert(value, &inner, ty, Some(dst));
        self.goto(end);
        self.switch_to(otherwise);
        self.constant(Some(dst), ty_id, Const::Default(ty_id));
        self.goto(end);
        self.switch_to(end);
        dst
    }

    fn one(&mut self, kind: Prim) -> Reg {
        let value = super::constants::adjusted(Const::Int(IntKind::Int, 1), &Type::Prim(kind));
        let ty = if kind == Prim::Dynamic { TyId::INT } else { TyId::prim(kind) };
        self.constant(None, ty, value)
    }
}

fn is_number(prim: Prim) -> bool {
    (Prim::Char..=Prim::Decimal).contains(&prim)
}

/// Does an expression write the register where it is wanted just once, as its last step?
fn writes_once(node: Node<'_>) -> bool {
    let node = without_parens(node);
    let is_branching = matches!(
        node.kind(),
        SyntaxKind::ConditionalExpr
            | SyntaxKind::ConditionalAccessExpr
            | SyntaxKind::SwitchExpr
            | SyntaxKind::IsExpr
            | SyntaxKind::AssignExpr
            | SyntaxKind::CheckedExpr
            | SyntaxKind::CastExpr
            | SyntaxKind::InterpolatedStringExpr
            | SyntaxKind::CollectionExpr
            | SyntaxKind::ObjectCreationExpr
            | SyntaxKind::ImplicitObjectCreationExpr
            | SyntaxKind::ArrayCreationExpr
            | SyntaxKind::ImplicitArrayCreationExpr
            | SyntaxKind::Initializer
            | SyntaxKind::WithExpr
            | SyntaxKind::AnonymousObjectExpr
            | SyntaxKind::TupleExpr
            | SyntaxKind::PostfixExpr
            | SyntaxKind::ThrowExpr
    );
    let is_logical = node.kind() == SyntaxKind::BinaryExpr;
    let branches = [SyntaxKind::AmpAmp, SyntaxKind::BarBar, SyntaxKind::QuestionQuestion];
    !(is_branching || is_logical && branches.iter().any(|&operator| node.token(operator).is_some()))
}
