//! Operators: built-in ones as instructions, lifted ones by branches on both values, user-defined ones as calls.

use super::assign::Use;
use super::expressions::is_increment;
use super::function::{Lowering, expression};
use crate::bind::facts::{BuiltIn, Call, Meaning};
use crate::bind::{Kind, Type};
use crate::syntax::{Node, SyntaxKind, TextRange};
use ir::{BinaryOp, Const, Op, Overflow, Prim, Reg, Target, TyId, UnaryOp};

/// An operator with two operands, both already there.
pub(super) struct Operation<'m> {
    pub(super) op: BinaryOp,
    pub(super) meaning: &'m Meaning,
    pub(super) lhs: Reg,
    pub(super) rhs: Reg,
    pub(super) lhs_type: Type,
    pub(super) rhs_type: Type,
    pub(super) result: Type,
    pub(super) at: TextRange,
}

impl<'a> Lowering<'a, '_> {
    pub(super) fn binary_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        if node.token(SyntaxKind::QuestionQuestion).is_some() {
            return self.coalesce(node, wanted);
        }
        let is_logical = node.token(SyntaxKind::AmpAmp).is_some() || node.token(SyntaxKind::BarBar).is_some();
        if is_logical && !self.is_user_operator(node) {
            return self.truth(node, wanted);
        }
        if let Some(value) = self.tuple_comparison(node, wanted) {
            return value;
        }
        // `a + b + … + z` is a chain to the left: a loop, so that its length costs no depth.
        let mut chain = vec![node];
        let mut leftmost = expression(node, 0);
        while let Some(left) = leftmost.filter(|&left| self.is_chain_link(left)) {
            chain.push(left);
            leftmost = expression(left, 0);
        }
        let Some(leftmost) = leftmost else { return self.missing(node, wanted) };
        let mut lhs = self.value(leftmost);
        let mut left = leftmost;
        while let Some(link) = chain.pop() {
            let wanted = wanted.filter(|_| chain.is_empty());
            let Some(right) = expression(link, 1) else { return self.missing(node, wanted) };
            let rhs = self.value(right);
            let is_last = chain.is_empty();
            lhs = self.link(link, left, right, lhs, rhs, wanted);
            if !is_last {
                lhs = self.converted(link, lhs);
            }
            left = link;
        }
        lhs
    }

    /// Is it an operator of a chain, with a value that must be computed?
    fn is_chain_link(&self, node: Node<'a>) -> bool {
        let is_special = [SyntaxKind::QuestionQuestion, SyntaxKind::AmpAmp, SyntaxKind::BarBar]
            .iter()
            .any(|&operator| node.token(operator).is_some());
        node.kind() == SyntaxKind::BinaryExpr && !is_special && self.constant_of(node).is_none()
    }

    /// What is done to a value that is there already before its surroundings get it.
    fn converted(&mut self, node: Node<'a>, value: Reg) -> Reg {
        let Some(conversion) = self.facts.conversion(node.id()) else { return value };
        let from = self.facts.ty(node.id());
        match &conversion.user {
            Some(call) => self.user_conversion(call, value, from, &conversion.to, None),
            None => self.convert(value, from, &conversion.to, None),
        }
    }

    fn link(
        &mut self,
        node: Node<'a>,
        left: Node<'a>,
        right: Node<'a>,
        lhs: Reg,
        rhs: Reg,
        wanted: Option<Reg>,
    ) -> Reg {
        let Some((op, at)) = self.binary_operator(node) else { return self.missing(node, wanted) };
        if let Some(value) = self.null_test(node, op, at, [left, right], [lhs, rhs], wanted) {
            return value;
        }
        let is_delegate = |node: Node<'a>| self.symbols.is_delegate(self.facts.ty(node.id()));
        let is_built_in = !matches!(self.meaning(node), Meaning::Call(_));
        if matches!(op, BinaryOp::Eq | BinaryOp::Ne) && is_built_in && is_delegate(left) && is_delegate(right)
        {
            self.at(at);
            return self.delegate_comparison(op, [lhs, rhs], wanted);
        }
        if matches!(op, BinaryOp::Eq | BinaryOp::Ne) && is_built_in && self.compares_records([left, right]) {
            self.at(at);
            return self.record_comparison(op, [left, right], [lhs, rhs], wanted);
        }
        let operation = Operation {
            op,
            meaning: self.meaning(node),
            lhs,
            rhs,
            lhs_type: self.facts.converted_ty(left.id()).clone(),
            rhs_type: self.facts.converted_ty(right.id()).clone(),
            result: self.type_of(node).clone(),
            at,
        };
        self.operate(&operation, wanted)
    }

    /// `x == null` of a nullable value type is a question to it.
    fn null_test(
        &mut self,
        node: Node<'a>,
        op: BinaryOp,
        at: TextRange,
        nodes: [Node<'a>; 2],
        values: [Reg; 2],
        wanted: Option<Reg>,
    ) -> Option<Reg> {
        let is_test = matches!(op, BinaryOp::Eq | BinaryOp::Ne);
        let is_lifted = matches!(self.meaning(node), Meaning::Operator(BuiltIn { lifted: true, .. }));
        let is_null = |node: Node<'a>| matches!(self.facts.ty(node.id()), Type::Null);
        let value = match (is_null(nodes[0]), is_null(nodes[1])) {
            (false, true) => values[0],
            (true, false) => values[1],
            _ => return None,
        };
        if !is_test || !is_lifted {
            return None;
        }
        self.at(at);
        if op == BinaryOp::Ne {
            let has = self.has_value(value);
            return Some(self.moved(wanted, has));
        }
        let has = self.has_value(value);
        let dst = self.dst(wanted, TyId::BOOL);
        self.emit(Op::Unary { dst, op: UnaryOp::Not, kind: Prim::Bool, overflow: Overflow::Wrap, src: has });
        Some(dst)
    }

    /// Applies an operator.
    pub(super) fn operate(&mut self, operation: &Operation<'_>, wanted: Option<Reg>) -> Reg {
        self.at(operation.at);
        match operation.meaning {
            Meaning::Call(call) if self.is_lifted_call(call, operation) => {
                self.lifted(operation, wanted, |it, inner, wanted| {
                    it.operator_call(call, vec![inner.lhs, inner.rhs], wanted)
                })
            }
            Meaning::Call(call) => self.operator_call(call, vec![operation.lhs, operation.rhs], wanted),
            Meaning::Operator(BuiltIn { delegates: true, .. }) => self.delegate_operator(operation, wanted),
            Meaning::Operator(BuiltIn { lifted: true, operands, .. }) => {
                self.lifted(operation, wanted, |it, inner, wanted| {
                    it.plain_operator(inner, *operands, wanted)
                })
            }
            Meaning::Operator(BuiltIn { operands, .. }) => self.plain_operator(operation, *operands, wanted),
            _ => {
                let kind = operand_kind(&operation.lhs_type, &operation.rhs_type);
                self.plain_operator(operation, kind, wanted)
            }
        }
    }

    fn plain_operator(&mut self, operation: &Operation<'_>, kind: Prim, wanted: Option<Reg>) -> Reg {
        let ty = if is_comparison(operation.op) { TyId::BOOL } else { self.ty(&operation.result) };
        let dst = self.dst(wanted, ty);
        let overflow = self.overflow_for(operation.op, kind);
        let (op, lhs, rhs) = (operation.op, operation.lhs, operation.rhs);
        self.emit(Op::Binary { dst, op, kind, overflow, lhs, rhs });
        dst
    }

    /// Only arithmetic on integers can overflow.
    fn overflow_for(&self, op: BinaryOp, kind: Prim) -> Overflow {
        let is_integer = (Prim::Char..=Prim::NUInt).contains(&kind);
        let is_arithmetic = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul);
        if is_integer && is_arithmetic { self.frame.overflow } else { Overflow::Wrap }
    }

    fn operator_call(&mut self, call: &Call, args: Vec<Reg>, wanted: Option<Reg>) -> Reg {
        match self.call_member(call, None, args, wanted) {
            Some(value) => value,
            None => self.unknown(wanted, TyId::UNKNOWN, "the value of an operator that has none", Vec::new()),
        }
    }

    /// `+` and `-` of delegates.
    fn delegate_operator(&mut self, operation: &Operation<'_>, wanted: Option<Reg>) -> Reg {
        let (lhs, rhs) = (operation.lhs, operation.rhs);
        if is_comparison(operation.op) {
            return self.plain_operator(operation, Prim::Object, wanted);
        }
        let name = if operation.op == BinaryOp::Sub { "Remove" } else { "Combine" };
        let callee = self.framework("System.Delegate", 0, name, 2, Prim::Object);
        let delegate = self.symbols.known.delegate.map(|sym| Type::Named(sym, crate::bind::Args::NONE));
        let ret = delegate.map_or(TyId::OBJECT, |ty| self.ty(&ty));
        let combined = self.call(None, ret, Target::Direct(callee), vec![lhs, rhs]).unwrap_or(lhs);
        let ty = self.ty(&operation.result);
        let dst = self.dst(wanted, ty);
        self.emit(Op::Cast { dst, ty, src: combined });
        dst
    }

    /// Delegates are equal if they call the same.
    fn delegate_comparison(&mut self, op: BinaryOp, args: [Reg; 2], wanted: Option<Reg>) -> Reg {
        let name = if op == BinaryOp::Eq { "op_Equality" } else { "op_Inequality" };
        let callee = self.framework("System.Delegate", 0, name, 2, Prim::Bool);
        self.call(wanted, TyId::BOOL, Target::Direct(callee), args.to_vec()).unwrap_or(args[0])
    }

    /// Is one of the operands a record, and the other no `null`? Nobody wrote the operator of records.
    fn compares_records(&self, operands: [Node<'a>; 2]) -> bool {
        let types = operands.map(|operand| self.facts.ty(operand.id()));
        let is_record = |ty: &Type| {
            let kind = ty.sym().map(|sym| self.symbols.types[sym].kind);
            matches!(kind, Some(Kind::RecordClass | Kind::RecordStruct))
        };
        types.iter().any(|ty| is_record(ty)) && !types.iter().any(|ty| matches!(ty, Type::Null))
    }

    /// Records are equal if their parts are: that is what `Object.Equals` asks them.
    fn record_comparison(
        &mut self,
        op: BinaryOp,
        operands: [Node<'a>; 2],
        values: [Reg; 2],
        wanted: Option<Reg>,
    ) -> Reg {
        let mut args = Vec::new();
        for (operand, value) in operands.into_iter().zip(values) {
            let ty = self.facts.converted_ty(operand.id()).clone();
            args.push(self.convert(value, &ty, &Type::Prim(Prim::Object), None));
        }
        let callee = self.framework("System.Object", 0, "Equals", 2, Prim::Bool);
        let equal = self.call(None, TyId::BOOL, Target::Direct(callee), args).unwrap_or(values[0]);
        if op == BinaryOp::Eq {
            return self.moved(wanted, equal);
        }
        let dst = self.dst(wanted, TyId::BOOL);
        self.emit(Op::Unary {
            dst,
            op: UnaryOp::Not,
            kind: Prim::Bool,
            overflow: Overflow::Wrap,
            src: equal,
        });
        dst
    }

    /// Are both operands nullable, and the operator's parameters not?
    fn is_lifted_call(&self, call: &Call, operation: &Operation<'_>) -> bool {
        let is_nullable = |ty: &Type| self.symbols.nullable_of(ty).is_some();
        let params = &self.symbols.signature(call.method).params;
        is_nullable(&operation.lhs_type)
            && is_nullable(&operation.rhs_type)
            && !params.iter().any(|param| is_nullable(&self.param_type(&param.ty, Some(call))))
    }

    /// An operator on nullable values: null if one of them is; comparisons are false then.
    fn lifted(
        &mut self,
        operation: &Operation<'_>,
        wanted: Option<Reg>,
        apply: impl FnOnce(&mut Self, &Operation<'_>, Option<Reg>) -> Reg,
    ) -> Reg {
        let is_question = is_comparison(operation.op);
        let result_ty = if is_question { TyId::BOOL } else { self.ty(&operation.result) };
        let dst = self.dst(wanted, result_ty);
        let (both, one_alone, end) = (self.new_block(), self.new_block(), self.new_block());
        let has_left = self.has_value(operation.lhs);
        let has_right = self.has_value(operation.rhs);
        let there = self.binary(BinaryOp::And, Prim::Bool, TyId::BOOL, has_left, has_right);
        self.branch(there, both, one_alone);
        self.switch_to(both);
        let inner = |ty: &Type| self.symbols.nullable_of(ty).cloned().unwrap_or_else(|| ty.clone());
        let (lhs_type, rhs_type) = (inner(&operation.lhs_type), inner(&operation.rhs_type));
        let result = inner(&operation.result);
        let lhs = self.nullable_value(operation.lhs, &lhs_type, None);
        let rhs = self.nullable_value(operation.rhs, &rhs_type, None);
        let inner = Operation { lhs, rhs, lhs_type, rhs_type, result: result.clone(), ..*operation };
        if is_question {
            let value = apply(self, &inner, Some(dst));
            self.moved(Some(dst), value);
        } else {
            let value = apply(self, &inner, None);
            self.convert(value, &result, &operation.result, Some(dst));
        }
        self.goto(end);
        self.switch_to(one_alone);
        match operation.op {
            op @ (BinaryOp::Eq | BinaryOp::Ne) => {
                let (kind, overflow) = (Prim::Bool, Overflow::Wrap);
                self.emit(Op::Binary { dst, op, kind, overflow, lhs: has_left, rhs: has_right });
            }
            _ if is_question => {
                self.bool(Some(dst), false);
            }
            BinaryOp::And | BinaryOp::Or if inner.lhs_type == Type::BOOL => {
                self.decided_alone(operation, [has_left, has_right], dst, end);
            }
            _ => {
                self.constant(Some(dst), result_ty, Const::Default(result_ty));
            }
        }
        self.goto(end);
        self.switch_to(end);
        dst
    }

    /// `false & null` is false, and `true | null` is true: the operand that is there may decide alone.
    fn decided_alone(&mut self, operation: &Operation<'_>, has: [Reg; 2], dst: Reg, end: ir::BlockId) {
        let result_ty = self.ty(&operation.result);
        for (operand, has) in [operation.lhs, operation.rhs].into_iter().zip(has) {
            let (there, decides, next) = (self.new_block(), self.new_block(), self.new_block());
            self.branch(has, there, next);
            self.switch_to(there);
            let value = self.nullable_value(operand, &Type::BOOL, None);
            if operation.op == BinaryOp::Or {
                self.branch(value, decides, next);
            } else {
                self.branch(value, next, decides);
            }
            self.switch_to(decides);
            self.moved(Some(dst), operand);
            self.goto(end);
            self.switch_to(next);
        }
        self.constant(Some(dst), result_ty, Const::Default(result_ty));
    }

    /// `a ?? b`; `b` is only evaluated if `a` is null.
    fn coalesce(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let (Some(left), Some(right)) = (expression(node, 0), expression(node, 1)) else {
            return self.missing(node, wanted);
        };
        let ty = self.type_of(node).clone();
        let left_type = self.facts.converted_ty(left.id()).clone();
        let ty = if ty.is_unknown() { left_type.clone() } else { ty };
        let ty_id = self.ty(&ty);
        let dst = self.dst(wanted, ty_id);
        let value = self.value(left);
        let at = operator_range(node);
        self.at(at);
        let (there, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        let is_there = self.is_not_null(value, &left_type);
        self.branch(is_there, there, otherwise);
        self.switch_to(there);
        let value = match self.symbols.nullable_of(&left_type).cloned() {
            Some(inner) if ty != left_type => self.nullable_value(value, &inner, Some(dst)),
            _ => self.convert(value, &left_type, &ty, Some(dst)),
        };
        self.moved(Some(dst), value);
        self.goto(end);
        self.switch_to(otherwise);
        let value = self.value_as(right, &ty, Some(dst));
        if !self.frame.b.is_sealed() {
            self.moved(Some(dst), value);
        }
        self.goto(end);
        self.switch_to(end);
        dst
    }

    // Operators with one operand.

    pub(super) fn prefix(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        if is_increment(node) {
            return self.increment(node, wanted, Use::Value);
        }
        let Some(operand) = expression(node, 0) else { return self.missing(node, wanted) };
        let at = operator_range(node);
        if let Meaning::Call(call) = self.meaning(node) {
            let value = self.value(operand);
            self.at(at);
            return self.operator_call(call, vec![value], wanted);
        }
        let operator = node.own_tokens().next().map(|(_, token)| token.kind);
        let op = match operator {
            Some(SyntaxKind::Minus) => UnaryOp::Neg,
            Some(SyntaxKind::Tilde) => UnaryOp::Complement,
            Some(SyntaxKind::Bang) => UnaryOp::Not,
            Some(SyntaxKind::Plus) => return self.value_into(operand, wanted),
            Some(SyntaxKind::Caret) => return self.index_from_end_value(node, operand, wanted),
            _ => return self.pointer_operator(node, operand, wanted),
        };
        let value = self.value(operand);
        self.at(at);
        self.unary(node, op, operand, value, wanted)
    }

    fn unary(
        &mut self,
        node: Node<'a>,
        op: UnaryOp,
        operand: Node<'a>,
        src: Reg,
        wanted: Option<Reg>,
    ) -> Reg {
        let ty = self.type_of(node).clone();
        let (kind, is_lifted) = if let Meaning::Operator(built_in) = self.meaning(node) {
            (built_in.operands, built_in.lifted)
        } else {
            let fallback = if op == UnaryOp::Not { Prim::Bool } else { Prim::Dynamic };
            (self.facts.converted_ty(operand.id()).prim().unwrap_or(fallback), false)
        };
        let overflow = if op == UnaryOp::Neg { self.frame.overflow } else { Overflow::Wrap };
        let ty_id = if op == UnaryOp::Not && !is_lifted { TyId::BOOL } else { self.ty(&ty) };
        let dst = self.dst(wanted, ty_id);
        if !is_lifted {
            self.emit(Op::Unary { dst, op, kind, overflow, src });
            return dst;
        }
        let (there, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        let has = self.has_value(src);
        self.branch(has, there, otherwise);
        self.switch_to(there);
        let inner = self.symbols.nullable_of(&ty).cloned().unwrap_or_default();
        let operand_type = self.facts.converted_ty(operand.id()).clone();
        let operand_inner = self.symbols.nullable_of(&operand_type).cloned().unwrap_or_default();
        let value = self.nullable_value(src, &operand_inner, None);
        let inner_ty = self.ty(&inner);
        let result = self.temp(inner_ty);
        self.emit(Op::Unary { dst: result, op, kind, overflow, src: value });
        self.convert(result, &inner, &ty, Some(dst));
        self.goto(end);
        self.switch_to(otherwise);
        self.constant(Some(dst), ty_id, Const::Default(ty_id));
        self.goto(end);
        self.switch_to(end);
        dst
    }

    /// `&x` and `*p`: pointers are not followed.
    fn pointer_operator(&mut self, node: Node<'a>, operand: Node<'a>, wanted: Option<Reg>) -> Reg {
        let is_address = node.token(SyntaxKind::Amp).is_some();
        let (value, reason) = if is_address {
            (self.address(operand), "a pointer")
        } else {
            (self.value(operand), "memory behind a pointer")
        };
        let ty = self.ty_of(node);
        let at = operator_range(node);
        self.at(at);
        self.unknown(wanted, ty, reason, vec![value])
    }

    /// `^n`.
    fn index_from_end_value(&mut self, node: Node<'a>, operand: Node<'a>, wanted: Option<Reg>) -> Reg {
        let distance = self.value(operand);
        self.at_token(node, &[SyntaxKind::Caret]);
        let from_end = self.bool(None, true);
        self.framework_struct("System.Index", vec![distance, from_end], wanted)
    }

    pub(super) fn postfix(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        if is_increment(node) {
            return self.increment(node, wanted, Use::Value);
        }
        // `x!`
        match expression(node, 0) {
            Some(operand) => self.value_into(operand, wanted),
            None => self.missing(node, wanted),
        }
    }

    // What operator it is.

    /// The operator of a binary expression or compound assignment.
    pub(super) fn binary_operator(&self, node: Node<'a>) -> Option<(BinaryOp, TextRange)> {
        let at = operator_range(node);
        let text = at.of(&self.source.text);
        let symbol = if node.kind() == SyntaxKind::AssignExpr { text.strip_suffix('=')? } else { text };
        let op = BinaryOp::ALL.iter().copied().find(|op| op.symbol() == symbol)?;
        Some((op, at))
    }

    // Nullable value types.

    pub(super) fn has_value(&mut self, value: Reg) -> Reg {
        let callee = self.nullable_getter(value, "HasValue");
        self.call(None, TyId::BOOL, Target::Direct(callee), vec![value]).unwrap_or(value)
    }

    pub(super) fn nullable_value(&mut self, value: Reg, inner: &Type, wanted: Option<Reg>) -> Reg {
        let callee = self.nullable_getter(value, "Value");
        let ty = self.ty(inner);
        self.call(wanted, ty, Target::Direct(callee), vec![value]).unwrap_or(value)
    }

    fn nullable_getter(&mut self, value: Reg, property: &'static str) -> ir::Callee {
        let symbols = self.symbols;
        let member = symbols.known.nullable.and_then(|sym| {
            let name = symbols.names.find(property)?;
            symbols.declared(sym, name).next()
        });
        match member {
            Some(member) => {
                let open = self.owner_ty(member, &Type::Unknown);
                let declared = self.frame.b.reg(value).ty;
                let def = |ty: TyId| match self.out.tys.get(ty) {
                    ir::Ty::Named { def, .. } => Some(*def),
                    _ => None,
                };
                let owner = if def(declared) == def(open) { declared } else { open };
                self.callee(super::fragment::MethodKey::Get(member), owner, &[])
            }
            None => self.framework_getter("System.Nullable", property, Prim::Bool),
        }
    }
}

/// From the first own token to the last.
pub(super) fn operator_range(node: Node<'_>) -> TextRange {
    let mut tokens = node.own_tokens().map(|(_, token)| token.range());
    let Some(first) = tokens.next() else { return node.range() };
    let last = tokens.last().unwrap_or(first);
    TextRange::new(first.start, last.end)
}

pub(super) fn is_comparison(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge)
}

/// What an operator works on, if nobody found out: the operands' type if they agree.
fn operand_kind(lhs: &Type, rhs: &Type) -> Prim {
    match (lhs.prim(), rhs.prim()) {
        (Some(one), Some(other)) if one == other => one,
        _ => Prim::Dynamic,
    }
}
