//! `foreach`: over arrays and strings by number, over everything else by its enumerator, which is disposed of
//! in the end. The loop variable is a new one in each turn.
//!
//! Arrays of several dimensions are walked by their enumerator too.

use super::function::{Lowering, expressions};
use crate::bind::Type;
use crate::bind::facts::{Enumerator, Foreach, LocalSym, Meaning, Walk};
use crate::syntax::{Node, SyntaxKind};
use ir::{BinaryOp, BlockId, Op, Order, Overflow, Place, Prim, Reg, Target, TyId};

/// An enumerator: its value, and its address if it is a struct.
struct Walker {
    value: Reg,
    ty: Type,
}

impl<'a> Lowering<'a, '_> {
    pub(super) fn foreach_statement(&mut self, node: Node<'a>) {
        let Some(sequence) = expressions(node).last() else { return self.inner_statement(node) };
        let known = match self.meaning(node) {
            Meaning::Foreach(known) => Some(&**known),
            _ => None,
        };
        match known.map(|known| &known.how) {
            Some(Walk::Array(1)) => self.foreach_indexed(node, sequence, known, Indexed::Array),
            Some(Walk::String) => self.foreach_indexed(node, sequence, known, Indexed::String),
            Some(Walk::Enumerator(walk)) => self.foreach_enumerator(node, sequence, known, walk),
            _ => self.foreach_unknown(node, sequence, known),
        }
    }

    fn at_foreach(&mut self, node: Node<'a>) {
        self.at_token(node, &[SyntaxKind::ForeachKw]);
    }

    fn foreach_indexed(
        &mut self,
        node: Node<'a>,
        sequence: Node<'a>,
        known: Option<&'a Foreach>,
        over: Indexed,
    ) {
        let sequence = self.stable_value(sequence);
        self.at_foreach(node);
        let length = match over {
            Indexed::Array => {
                let length = self.temp(TyId::INT);
                self.emit(Op::Length { dst: length, array: sequence });
                length
            }
            Indexed::String => {
                let callee = self.framework_getter("System.String", "Length", Prim::Int);
                self.call(None, TyId::INT, Target::Direct(callee), vec![sequence]).unwrap_or(sequence)
            }
        };
        let index = self.int(0);
        let head = self.new_block();
        let body = self.new_block();
        let step = self.new_block();
        let end = self.new_block();
        self.fall_into(head);
        let goes_on = self.binary(BinaryOp::Lt, Prim::Int, TyId::BOOL, index, length);
        self.branch(goes_on, body, end);
        self.switch_to(body);
        let element = known.map_or(Type::Unknown, |known| known.element.clone());
        let ty = self.ty(&element);
        let current = match over {
            Indexed::Array => {
                let place = Place::Element { array: sequence, indices: [index].into() };
                let wanted = self.foreach_target(node, known, &element);
                self.load(wanted, ty, place, Order::Plain)
            }
            Indexed::String => {
                let callee = self.framework_getter("System.String", "this[]", Prim::Char);
                let ty = TyId::prim(Prim::Char);
                self.call(None, ty, Target::Direct(callee), vec![sequence, index]).unwrap_or(index)
            }
        };
        self.foreach_variable(node, known, current);
        self.loop_body(node, end, step);
        self.fall_into(step);
        self.at_foreach(node);
        let one = self.int(1);
        let overflow = Overflow::Wrap;
        self.emit(Op::Binary {
            dst: index,
            op: BinaryOp::Add,
            kind: Prim::Int,
            overflow,
            lhs: index,
            rhs: one,
        });
        self.goto(head);
        self.switch_to(end);
    }

    /// The loop variable's register, if the element can go there as it is.
    fn foreach_target(&mut self, node: Node<'a>, known: Option<&'a Foreach>, element: &Type) -> Option<Reg> {
        let local = self.foreach_local(node, known)?;
        if self.plan.is_cell(local) || self.facts.locals[local].ty != *element {
            return None;
        }
        match self.storage(local) {
            super::function::Storage::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    fn foreach_local(&self, node: Node<'a>, known: Option<&'a Foreach>) -> Option<LocalSym> {
        known.and_then(|known| known.local).or(match self.meaning(node) {
            Meaning::Local(local) => Some(*local),
            _ => None,
        })
    }

    /// Puts the element into the loop variable, or takes it apart.
    fn foreach_variable(&mut self, node: Node<'a>, known: Option<&'a Foreach>, current: Reg) {
        let element = known.map_or(Type::Unknown, |known| known.element.clone());
        if let Some(local) = self.foreach_local(node, known) {
            let wanted = self.facts.locals[local].ty.clone();
            let user = self.facts.conversion(node.id()).and_then(|conversion| conversion.user.as_ref());
            let value = match user {
                Some(call) => self.user_conversion(call, current, &element, &wanted, None),
                None => self.explicit(current, &element, &wanted, None),
            };
            return self.initialize(local, value);
        }
        let variables = expressions(node).next();
        if let Some(target) = variables.filter(|_| expressions(node).count() > 1) {
            self.deconstruct_value(target, current, &element);
        }
    }

    fn foreach_enumerator(
        &mut self,
        node: Node<'a>,
        sequence: Node<'a>,
        known: Option<&'a Foreach>,
        walk: &'a Enumerator,
    ) {
        let sequence_type = self.facts.converted_ty(sequence.id()).clone();
        let sequence = self.value(sequence);
        self.at_foreach(node);
        let receiver = self.receiver_value(walk.get.method, sequence, &sequence_type);
        let args = self.arguments(&walk.get, Some(receiver));
        let value = self.call_member(&walk.get, Some(receiver), args, None).unwrap_or(sequence);
        let ty = self.return_type(&walk.get);
        let walker = self.walker(value, ty);
        let is_async = node.token(SyntaxKind::AwaitKw).is_some();
        let region = walk.dispose.as_ref().map(|_| self.frame.b.begin_try());
        let (head, end) = (self.new_block(), self.new_block());
        self.fall_into(head);
        let receiver = self.receiver_value(walk.move_next.method, walker.value, &walker.ty);
        let args = self.arguments(&walk.move_next, Some(receiver));
        let moved = self.call_member(&walk.move_next, Some(receiver), args, None).unwrap_or(value);
        let moved = if is_async { self.awaited(moved, TyId::BOOL) } else { moved };
        let body = self.new_block();
        self.branch(moved, body, end);
        self.switch_to(body);
        let receiver = self.receiver_value(walk.current.member, walker.value, &walker.ty);
        let wanted = known.and_then(|known| self.foreach_target(node, Some(known), &known.element));
        let current = self.get_member(&walk.current, Some(receiver), wanted);
        self.foreach_variable(node, known, current);
        self.loop_body(node, end, head);
        self.at_foreach(node);
        self.goto(head);
        self.switch_to(end);
        let (Some(region), Some(dispose)) = (region, &walk.dispose) else { return };
        self.at_foreach(node);
        self.finally(region, |lowering| {
            let receiver = lowering.receiver_value(dispose.method, walker.value, &walker.ty);
            let args = lowering.arguments(dispose, Some(receiver));
            let task = lowering.call_member(dispose, Some(receiver), args, None);
            if let Some(task) = task.filter(|_| is_async) {
                lowering.emit(Op::Await { dst: None, task });
            }
        });
    }

    /// Enumerators that are structs change with each turn: they are called by their address.
    fn walker(&mut self, value: Reg, ty: Type) -> Walker {
        if !super::plan::is_struct(self.symbols, &ty) {
            return Walker { value, ty };
        }
        let struct_ty = self.ty(&ty);
        let cell = self.spill(struct_ty, value);
        Walker { value: self.address_of(struct_ty, Place::Cell(cell)), ty: Type::Unknown }
    }

    fn awaited(&mut self, task: Reg, ty: TyId) -> Reg {
        let dst = self.temp(ty);
        self.emit(Op::Await { dst: Some(dst), task });
        dst
    }

    fn foreach_unknown(&mut self, node: Node<'a>, sequence: Node<'a>, known: Option<&'a Foreach>) {
        let is_async = node.token(SyntaxKind::AwaitKw).is_some();
        let (get, step, dispose) = if is_async {
            ("GetAsyncEnumerator", "MoveNextAsync", "DisposeAsync")
        } else {
            ("GetEnumerator", "MoveNext", "Dispose")
        };
        let sequence = self.value(sequence);
        self.at_foreach(node);
        let walker = self.call_named(None, get, TyId::UNKNOWN, vec![sequence]);
        let region = self.frame.b.begin_try();
        let (head, end): (BlockId, BlockId) = (self.new_block(), self.new_block());
        self.fall_into(head);
        let moved =
            self.call_named(None, step, if is_async { TyId::UNKNOWN } else { TyId::BOOL }, vec![walker]);
        let moved = if is_async { self.awaited(moved, TyId::BOOL) } else { moved };
        let body = self.new_block();
        self.branch(moved, body, end);
        self.switch_to(body);
        let name = self.name("Current");
        let wanted = self.foreach_target(node, known, &Type::Unknown);
        let current = self.load(wanted, TyId::UNKNOWN, Place::Member { base: walker, name }, Order::Plain);
        self.foreach_variable(node, known, current);
        self.loop_body(node, end, head);
        self.at_foreach(node);
        self.goto(head);
        self.switch_to(end);
        self.at_foreach(node);
        self.finally(region, |lowering| {
            let task = lowering.call_named(None, dispose, TyId::UNKNOWN, vec![walker]);
            if is_async {
                lowering.emit(Op::Await { dst: None, task });
            }
        });
    }
}

/// What is walked by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Indexed {
    Array,
    String,
}
