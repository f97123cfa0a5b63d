//! Tuples: made and taken apart. Also whatever else can be taken apart.

use super::function::{Lowering, expression, expressions, without_parens};
use super::operators::{Operation, operator_range};
use super::places::Lvalue;
use crate::bind::facts::{Deconstruct, Meaning};
use crate::bind::{self, Operand, Type};
use crate::syntax::{Node, SyntaxKind};
use ir::{BinaryOp, Op, Order, Place, Reg, TyId};

impl<'a> Lowering<'a, '_> {
    /// `(a, b)`.
    pub(super) fn tuple_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let elements = tuple_elements(node);
        let values: Vec<Reg> = elements.iter().map(|&element| self.value(element)).collect();
        self.at_token(node, &[SyntaxKind::LParen]);
        let ty = match self.type_of(node) {
            Type::Unknown => Type::Tuple(
                elements
                    .iter()
                    .map(|it| crate::bind::TupleElement {
                        name: None,
                        ty: self.facts.converted_ty(it.id()).clone(),
                    })
                    .collect(),
            ),
            known => known.clone(),
        };
        self.make_tuple(&values, &ty, wanted)
    }

    /// A tuple of values that are there already: built in a cell, element by element.
    pub(super) fn make_tuple(&mut self, values: &[Reg], ty: &Type, wanted: Option<Reg>) -> Reg {
        let ty = self.ty(ty);
        let cell = self.temp(ty);
        self.emit(Op::NewCell { dst: cell, ty });
        let address = self.address_of(ty, Place::Cell(cell));
        self.fill_tuple(address, values);
        self.load(wanted, ty, Place::Cell(cell), Order::Plain)
    }

    fn fill_tuple(&mut self, address: Reg, values: &[Reg]) {
        let (here, rest) = values.split_at(values.len().min(super::fragment::TUPLE_ELEMENTS));
        for (index, &value) in here.iter().enumerate() {
            let field = self.tuple_field(values.len(), &format!("Item{}", index + 1));
            self.store(Place::Field { base: address, field }, value);
        }
        if !rest.is_empty() {
            let field = self.tuple_field(values.len(), "Rest");
            let inner = self.address_of(TyId::UNKNOWN, Place::Field { base: address, field });
            self.fill_tuple(inner, rest);
        }
    }

    /// `(a, b) == e`: all elements of both sides, then pair after pair until the answer is clear. `None` if it is no
    /// comparison of tuples.
    pub(super) fn tuple_comparison(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Option<Reg> {
        let (op, at) = self.binary_operator(node)?;
        let (left, right) = (expression(node, 0)?, expression(node, 1)?);
        let is_tuple = |node: Node<'a>| {
            without_parens(node).kind() == SyntaxKind::TupleExpr
                || matches!(self.facts.ty(node.id()), Type::Tuple(_))
        };
        if !matches!(op, BinaryOp::Eq | BinaryOp::Ne) || !is_tuple(left) || !is_tuple(right) {
            return None;
        }
        let lhs = self.compared_parts(left);
        let rhs = self.compared_parts(right);
        let dst = self.dst(wanted, TyId::BOOL);
        self.at(at);
        self.bool(Some(dst), op == BinaryOp::Eq);
        let end = self.new_block();
        for (lhs, rhs) in lhs.into_iter().zip(rhs) {
            let next = self.new_block();
            self.compare_pair(node, op, &lhs, &rhs, dst);
            match op {
                BinaryOp::Eq => self.branch(dst, next, end),
                _ => self.branch(dst, end, next),
            }
            self.switch_to(next);
        }
        self.goto(end);
        self.switch_to(end);
        Some(dst)
    }

    /// The elements of one side of a comparison, those of tuples within it one after the other.
    fn compared_parts(&mut self, node: Node<'a>) -> Vec<(Reg, Type)> {
        let inner = without_parens(node);
        if inner.kind() == SyntaxKind::TupleExpr {
            return tuple_elements(inner)
                .into_iter()
                .flat_map(|element| self.compared_parts(element))
                .collect();
        }
        let ty = self.facts.converted_ty(node.id()).clone();
        let value = self.value(node);
        let value = self.own_register(value);
        self.flat_parts(value, ty)
    }

    fn flat_parts(&mut self, value: Reg, ty: Type) -> Vec<(Reg, Type)> {
        let Type::Tuple(elements) = &ty else { return vec![(value, ty)] };
        let mut parts = Vec::new();
        for (index, element) in elements.iter().enumerate() {
            let place = self.part_lvalue(&ty, &format!("Item{}", index + 1), value);
            let part = self.read(&place, None);
            parts.extend(self.flat_parts(part, element.ty.clone()));
        }
        parts
    }

    /// `lhs == rhs` of two elements, by the operator that their types have.
    fn compare_pair(&mut self, node: Node<'a>, op: BinaryOp, lhs: &(Reg, Type), rhs: &(Reg, Type), dst: Reg) {
        let operand = |ty: &Type| Operand { node: node.id(), ty: ty.clone(), constant: None };
        let wanted = if op == BinaryOp::Eq { bind::BinaryOp::Equal } else { bind::BinaryOp::NotEqual };
        let found = self.symbols.binary(wanted, &operand(&lhs.1), &operand(&rhs.1));
        let (meaning, operands) = match found {
            bind::Operation::BuiltIn { operator, operands, .. } => (Meaning::Operator(operator), operands),
            bind::Operation::User { call, operands, .. } => (Meaning::Call(call), operands),
            bind::Operation::Unknown(_) => (Meaning::None, vec![lhs.1.clone(), rhs.1.clone()]),
        };
        let [lhs_type, rhs_type] = operands.as_slice() else { return };
        let operation = Operation {
            op,
            meaning: &meaning,
            lhs: self.convert(lhs.0, &lhs.1, lhs_type, None),
            rhs: self.convert(rhs.0, &rhs.1, rhs_type, None),
            lhs_type: lhs_type.clone(),
            rhs_type: rhs_type.clone(),
            result: Type::BOOL,
            at: operator_range(node),
        };
        let value = self.operate(&operation, Some(dst));
        self.moved(Some(dst), value);
    }

    /// `(a, b) = e`, `var (a, b) = e`.
    pub(super) fn deconstruction(&mut self, target: Node<'a>, right: Node<'a>, wanted: Option<Reg>) -> Reg {
        let source = without_parens(right);
        let targets = deconstruction_targets(target);
        if source.kind() == SyntaxKind::TupleExpr && tuple_elements(source).len() == targets.len() {
            return self.parallel_assignment(&targets, &tuple_elements(source));
        }
        let ty = self.facts.converted_ty(right.id()).clone();
        let value = self.value(right);
        self.at_node(target);
        self.deconstruct_value(target, value, &ty);
        self.moved(wanted, value)
    }

    /// `(a, b) = (b, a)`: all places, then all values, then all assignments.
    fn parallel_assignment(&mut self, targets: &[Node<'a>], values: &[Node<'a>]) -> Reg {
        let mut places = Vec::new();
        for &target in targets {
            let is_nested = is_nested(target);
            places.push(if is_nested { None } else { Some(self.target_lvalue(target)) });
        }
        let mut sources = Vec::new();
        for (&target, &value) in targets.iter().zip(values) {
            let ty = self.target_type(target);
            let reg = self.value_as(value, &ty, None);
            sources.push((self.own_register(reg), value));
        }
        let mut last = None;
        for ((&target, place), (reg, node)) in targets.iter().zip(places).zip(sources) {
            self.at_node(target);
            if let Some(place) = place {
                self.assign_target(&place, target, reg);
            } else {
                let ty = self.facts.converted_ty(node.id()).clone();
                self.deconstruct_value(target, reg, &ty);
            }
            last = Some(reg);
        }
        last.unwrap_or_else(|| self.int(0))
    }

    /// A value that later assignments do not change.
    fn own_register(&mut self, reg: Reg) -> Reg {
        let info = self.frame.b.reg(reg);
        if info.name.is_none() {
            return reg;
        }
        let copy = self.temp(info.ty);
        self.emit(Op::Copy { dst: copy, src: reg });
        copy
    }

    fn target_type(&self, target: Node<'a>) -> Type {
        match self.meaning(target) {
            Meaning::Local(local) => self.facts.locals[*local].ty.clone(),
            _ => match target.child(SyntaxKind::Designation).map(|it| self.meaning(it)) {
                Some(Meaning::Local(local)) => self.facts.locals[*local].ty.clone(),
                _ => self.facts.ty(target.id()).clone(),
            },
        }
    }

    fn target_lvalue(&mut self, target: Node<'a>) -> Lvalue {
        if target.kind() == SyntaxKind::Designation {
            return match self.meaning(target) {
                Meaning::Local(local) => Lvalue::Local(*local),
                _ => Lvalue::Discard,
            };
        }
        self.lvalue(target)
    }

    /// Assigns; variables that are declared here come to life.
    fn assign_target(&mut self, place: &Lvalue, target: Node<'a>, value: Reg) {
        let declares = matches!(target.kind(), SyntaxKind::Designation | SyntaxKind::DeclarationExpr);
        match place {
            // The cell was made before the statement.
            Lvalue::Local(local) if declares && !self.plan.is_cell(*local) => self.initialize(*local, value),
            _ => self.write(place, value),
        }
    }

    /// Takes a value apart into the parts of `target`: a tuple of expressions, `var (a, b)`, `(a, (b, c))`.
    pub(super) fn deconstruct_value(&mut self, target: Node<'a>, value: Reg, ty: &Type) {
        let targets = deconstruction_targets(target);
        let parts = self.parts(target, value, ty, targets.len());
        for (&part, (value, ty)) in targets.iter().zip(parts) {
            if is_nested(part) {
                self.deconstruct_value(part, value, &ty);
                continue;
            }
            let place = self.target_lvalue(part);
            let wanted = self.target_type(part);
            let value = self.convert(value, &ty, &wanted, None);
            self.at_node(part);
            self.assign_target(&place, part, value);
        }
    }

    /// The parts of a value: elements of a tuple, or what `Deconstruct` gives.
    pub(super) fn parts(&mut self, node: Node<'a>, value: Reg, ty: &Type, count: usize) -> Vec<(Reg, Type)> {
        if let Type::Tuple(elements) = ty {
            let types: Vec<Type> = elements.iter().map(|element| element.ty.clone()).collect();
            let count = count.min(types.len());
            return types
                .into_iter()
                .take(count)
                .enumerate()
                .map(|(index, part)| {
                    let place = self.part_lvalue(ty, &format!("Item{}", index + 1), value);
                    (self.read(&place, None), part)
                })
                .collect();
        }
        match self.meaning(node) {
            Meaning::Deconstruct(how) => match &**how {
                Deconstruct::Method(call) => {
                    let receiver = self.receiver_value(call.method, value, ty);
                    let params = self.symbols.signature(call.method).params.iter();
                    let types: Vec<Type> =
                        params.map(|param| self.param_type(&param.ty, Some(call))).collect();
                    let skipped = usize::from(self.is_static(call.method));
                    let mut args = if skipped > 0 { vec![receiver] } else { Vec::new() };
                    let cells: Vec<(Reg, TyId)> = types[skipped.min(types.len())..]
                        .iter()
                        .map(|part| {
                            let ty = self.ty(part);
                            let place = self.temp(ty);
                            self.emit(Op::NewCell { dst: place, ty });
                            (place, ty)
                        })
                        .collect();
                    for &(cell, ty) in &cells {
                        args.push(self.address_of(ty, Place::Cell(cell)));
                    }
                    self.call_member(call, Some(receiver), args, None);
                    let types = types.into_iter().skip(skipped);
                    cells
                        .into_iter()
                        .zip(types)
                        .map(|((cell, ty), part)| {
                            (self.load(None, ty, Place::Cell(cell), Order::Plain), part)
                        })
                        .collect()
                }
                _ => self.unknown_parts(value, count),
            },
            _ => self.unknown_parts(value, count),
        }
    }

    /// `Deconstruct` by name.
    fn unknown_parts(&mut self, value: Reg, count: usize) -> Vec<(Reg, Type)> {
        let cells: Vec<Reg> = (0..count)
            .map(|_| {
                let cell = self.temp(TyId::UNKNOWN);
                self.emit(Op::NewCell { dst: cell, ty: TyId::UNKNOWN });
                cell
            })
            .collect();
        let mut args = vec![value];
        for &cell in &cells {
            args.push(self.address_of(TyId::UNKNOWN, Place::Cell(cell)));
        }
        self.call_named(None, "Deconstruct", TyId::UNKNOWN, args);
        cells
            .into_iter()
            .map(|cell| (self.load(None, TyId::UNKNOWN, Place::Cell(cell), Order::Plain), Type::Unknown))
            .collect()
    }
}

/// Is it a target that is taken apart itself?
fn is_nested(target: Node<'_>) -> bool {
    match without_parens(target).kind() {
        SyntaxKind::TupleExpr | SyntaxKind::TupleDesignation => true,
        SyntaxKind::DeclarationExpr => target.child(SyntaxKind::TupleDesignation).is_some(),
        _ => false,
    }
}

/// The expressions of a tuple.
pub(super) fn tuple_elements(node: Node<'_>) -> Vec<Node<'_>> {
    let arguments = node.children().filter(|it| it.kind() == SyntaxKind::Argument);
    arguments.filter_map(|argument| expression(argument, 0)).collect()
}

/// The parts on the left of a deconstruction.
fn deconstruction_targets(target: Node<'_>) -> Vec<Node<'_>> {
    let target = without_parens(target);
    match target.kind() {
        SyntaxKind::TupleExpr => tuple_elements(target),
        SyntaxKind::DeclarationExpr => {
            target.child(SyntaxKind::TupleDesignation).map(deconstruction_targets).unwrap_or_default()
        }
        SyntaxKind::TupleDesignation => target
            .children()
            .filter(|it| matches!(it.kind(), SyntaxKind::Designation | SyntaxKind::TupleDesignation))
            .collect(),
        _ => expressions(target).collect(),
    }
}
