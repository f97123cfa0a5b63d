//! Conversions. Numbers change their representation, values become objects, `T` becomes `T?` and back; between
//! reference types an upcast does nothing, and only what is written as a cast can fail.
//!
//! `T` to `T?` and back is a [`Op::Cast`]: the same value under another type, or an exception if there is none.

use super::function::{Lowering, expression};
use crate::bind::Type;
use crate::bind::facts::Call;
use crate::syntax::{Node, SyntaxKind};
use ir::{Const, Op, Overflow, Prim, Reg, TyId};

impl<'a> Lowering<'a, '_> {
    /// A value of one type as one of another, where the language does so by itself or everything is known to fit.
    pub(super) fn convert(&mut self, value: Reg, from: &Type, to: &Type, wanted: Option<Reg>) -> Reg {
        if from == to || from.is_unknown() || to.is_unknown() || matches!(from, Type::Never) {
            return self.moved(wanted, value);
        }
        if let (Some(source), Some(target)) = (self.number(from), self.number(to)) {
            return self.convert_number(value, source, target, to, Overflow::Wrap, wanted);
        }
        if let Some(inner) = self.symbols.nullable_of(to).cloned() {
            return self.as_nullable(value, from, &inner, to, wanted);
        }
        if matches!(from, Type::Null) {
            return self.moved(wanted, value);
        }
        let from_value = self.symbols.is_value_type(from);
        let to_value = self.symbols.is_value_type(to);
        if to_value {
            return self.tuple_conversion(value, from, to, wanted);
        }
        if from_value
            || matches!(from, Type::Param(_))
                && !matches!(to, Type::Param(_))
                && !self.symbols.is_reference_type(from)
        {
            let ty = self.ty(from);
            let to = self.ty(to);
            let dst = self.dst(wanted, to);
            self.emit(Op::Box { dst, ty, src: value });
            return dst;
        }
        self.moved(wanted, value)
    }

    /// The keyword's type that values of a number or enum type are of.
    pub(super) fn number(&self, ty: &Type) -> Option<Prim> {
        match ty {
            Type::Prim(prim) if (Prim::Char..=Prim::Decimal).contains(prim) => Some(*prim),
            Type::Named(sym, _) if self.symbols.is_enum(ty) => {
                self.symbols.types[*sym].base.as_ref().and_then(Type::prim).or(Some(Prim::Int))
            }
            _ => None,
        }
    }

    fn convert_number(
        &mut self,
        src: Reg,
        from: Prim,
        to: Prim,
        ty: &Type,
        overflow: Overflow,
        wanted: Option<Reg>,
    ) -> Reg {
        if from == to {
            return self.moved(wanted, src);
        }
        let ty = self.ty(ty);
        let dst = self.dst(wanted, ty);
        self.emit(Op::Convert { dst, from, to, overflow, src });
        dst
    }

    fn as_nullable(&mut self, value: Reg, from: &Type, inner: &Type, to: &Type, wanted: Option<Reg>) -> Reg {
        let ty = self.ty(to);
        if matches!(from, Type::Null) {
            return self.constant(wanted, ty, Const::Default(ty));
        }
        if let Some(from_inner) = self.symbols.nullable_of(from).cloned() {
            return self.between_nullables(value, &from_inner, inner, to, wanted);
        }
        // A reference is unboxed, and null becomes no value.
        let is_boxed = !self.symbols.is_value_type(from);
        let value = if is_boxed { value } else { self.convert(value, from, inner, None) };
        let dst = self.dst(wanted, ty);
        self.emit(Op::Cast { dst, ty, src: value });
        dst
    }

    /// `int?` to `long?`: null stays null.
    fn between_nullables(
        &mut self,
        value: Reg,
        from: &Type,
        inner: &Type,
        to: &Type,
        wanted: Option<Reg>,
    ) -> Reg {
        let ty = self.ty(to);
        let dst = self.dst(wanted, ty);
        let (there, otherwise, end) = (self.new_block(), self.new_block(), self.new_block());
        let has = self.has_value(value);
        self.branch(has, there, otherwise);
        self.switch_to(there);
        let value = self.nullable_value(value, from, None);
        let value = self.convert(value, from, inner, None);
        self.emit(Op::Cast { dst, ty, src: value });
        self.goto(end);
        self.switch_to(otherwise);
        self.constant(Some(dst), ty, Const::Default(ty));
        self.goto(end);
        self.switch_to(end);
        dst
    }

    /// Between tuples, element by element; anything else that becomes a struct is looked at as one.
    fn tuple_conversion(&mut self, value: Reg, from: &Type, to: &Type, wanted: Option<Reg>) -> Reg {
        let ty = self.ty(to);
        if let (Type::Tuple(sources), Type::Tuple(targets)) = (from, to)
            && sources.len() == targets.len()
        {
            let mut parts = Vec::new();
            for (index, (source, target)) in sources.iter().zip(targets.iter()).enumerate() {
                let part = self.part_lvalue(from, &format!("Item{}", index + 1), value);
                let part = self.read(&part, None);
                parts.push(self.convert(part, &source.ty, &target.ty, None));
            }
            return self.make_tuple(&parts, to, wanted);
        }
        let dst = self.dst(wanted, ty);
        self.emit(Op::Cast { dst, ty, src: value });
        dst
    }

    /// A conversion that the program declares.
    pub(super) fn user_conversion(
        &mut self,
        call: &Call,
        value: Reg,
        from: &Type,
        to: &Type,
        wanted: Option<Reg>,
    ) -> Reg {
        let param = self.symbols.signature(call.method).params.first().map(|param| param.ty.clone());
        let param = param.map_or(Type::Unknown, |ty| self.param_type(&ty, Some(call)));
        let value = self.convert(value, from, &param, None);
        let ret = self.return_type(call);
        if ret == *to || to.is_unknown() {
            return self.call_member(call, None, vec![value], wanted).unwrap_or(value);
        }
        let result = self.call_member(call, None, vec![value], None).unwrap_or(value);
        self.convert(result, &ret, to, wanted)
    }

    /// `(T)e`.
    pub(super) fn cast(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let Some(operand) = expression(node, 0) else { return self.missing(node, wanted) };
        let to = self.type_of(node).clone();
        let is_done = self.facts.conversion(operand.id()).is_some_and(|it| it.user.is_some() && it.to == to);
        if is_done {
            return self.value_into(operand, wanted);
        }
        let conversion = self.facts.conversion(operand.id());
        let (value, from) = match conversion {
            // What is done to the operand is the cast: whether it can fail is for us to see.
            Some(conversion) if conversion.to == to && self.constant_of(operand).is_none() => {
                (self.raw(operand, None), self.facts.ty(operand.id()).clone())
            }
            _ => (self.value(operand), self.facts.converted_ty(operand.id()).clone()),
        };
        self.at_cast(node);
        self.explicit(value, &from, &to, wanted)
    }

    /// The type between the parentheses.
    fn at_cast(&mut self, node: Node<'a>) {
        match node.children().find(|it| it.kind().is_type()) {
            Some(ty) => self.at_node(ty),
            None => self.at_node(node),
        }
    }

    /// A conversion that is asked for, and may fail.
    pub(super) fn explicit(&mut self, value: Reg, from: &Type, to: &Type, wanted: Option<Reg>) -> Reg {
        if from == to || to.is_unknown() {
            return self.moved(wanted, value);
        }
        if let (Some(source), Some(target)) = (self.number(from), self.number(to)) {
            let is_integer = (Prim::Char..=Prim::NUInt).contains(&target);
            let overflow = if is_integer { self.frame.overflow } else { Overflow::Wrap };
            return self.convert_number(value, source, target, to, overflow, wanted);
        }
        if let Some(inner) = self.symbols.nullable_of(from).cloned()
            && self.symbols.nullable_of(to).is_none()
            && self.symbols.is_value_type(to)
        {
            let value = self.nullable_value(value, &inner, None);
            return self.explicit(value, &inner, to, wanted);
        }
        let is_upcast = self.symbols.is_subtype(from, to) || self.symbols.nullable_of(to).is_some();
        if is_upcast && !from.is_unknown() {
            return self.convert(value, from, to, wanted);
        }
        let ty = self.ty(to);
        let value = if self.symbols.is_value_type(from) && !self.symbols.is_value_type(to) {
            self.convert(value, from, &Type::OBJECT, None)
        } else {
            value
        };
        let dst = self.dst(wanted, ty);
        self.emit(Op::Cast { dst, ty, src: value });
        dst
    }

    /// `e as T`.
    pub(super) fn as_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let Some(operand) = expression(node, 0) else { return self.missing(node, wanted) };
        let from = self.facts.converted_ty(operand.id()).clone();
        let value = self.value(operand);
        let written = node.children().find(|it| it.kind().is_type());
        let ty = match written.map(|it| self.ty_of(it)) {
            Some(ty) if ty != TyId::UNKNOWN => ty,
            _ => self.ty_of(node),
        };
        self.at_token(node, &[SyntaxKind::AsKw]);
        let value = if self.symbols.is_value_type(&from) {
            self.convert(value, &from, &Type::OBJECT, None)
        } else {
            value
        };
        let dst = self.dst(wanted, ty);
        self.emit(Op::As { dst, ty, src: value });
        dst
    }
}
