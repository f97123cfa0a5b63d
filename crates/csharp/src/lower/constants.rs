//! Constants and literals.

use super::function::{Lowering, expression};
use crate::bind::Type;
use crate::bind::infer::literals;
use crate::syntax::{Node, SyntaxKind};
use ir::{Const, IntKind, Names, Op, Prim, Reg, TyId};

impl<'a> Lowering<'a, '_> {
    /// A constant of one type where one of another is wanted.
    pub(super) fn typed_constant(
        &mut self,
        constant: Const,
        from: &Type,
        to: &Type,
        wanted: Option<Reg>,
    ) -> Reg {
        let constant = self.own_constant(constant);
        if matches!(constant, Const::Null) || matches!(from, Type::Null) {
            let ty = self.ty(to);
            let is_value = self.symbols.is_value_type(to);
            return self.constant(wanted, ty, if is_value { Const::Default(ty) } else { Const::Null });
        }
        let target = if to.is_unknown() { from } else { to };
        if let (Some(_), Some(number)) = (self.number(from), self.number(target)) {
            let ty = self.ty(target);
            return self.constant(wanted, ty, adjusted(constant, &Type::Prim(number)));
        }
        if from == target || target.is_unknown() || from.is_unknown() {
            let ty = self.ty(target);
            return self.constant(wanted, ty, constant);
        }
        if !self.symbols.is_value_type(from) && !self.symbols.is_value_type(target) {
            let ty = self.ty(target);
            return self.constant(wanted, ty, constant);
        }
        let ty = self.ty(from);
        let value = self.constant(None, ty, constant);
        self.convert(value, from, target, wanted)
    }

    /// Strings of facts are numbered by the facts.
    fn own_constant(&mut self, constant: Const) -> Const {
        match constant {
            Const::String(text) => Const::String(self.out.names.intern(self.facts.strings.get(text))),
            other => other,
        }
    }

    /// A literal that is no constant of the facts: `default`, or one that nobody looked at.
    pub(super) fn literal(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        self.at_node(node);
        let to = self.facts.converted_ty(node.id()).clone();
        let ty = self.ty(&to);
        let is_default = node.token(SyntaxKind::DefaultKw).is_some();
        if is_default {
            return self.constant(wanted, ty, Const::Default(ty));
        }
        match literal(node, &self.source.text, &mut self.out.names) {
            Some(Const::Null) if self.symbols.is_value_type(&to) => {
                self.constant(wanted, ty, Const::Default(ty))
            }
            Some(value) => {
                let ty = if ty == TyId::UNKNOWN { literal_ty(value) } else { ty };
                self.constant(wanted, ty, value)
            }
            None => self.utf8_literal(node, ty, wanted),
        }
    }

    /// `"…"u8`: bytes, looked at as a span.
    fn utf8_literal(&mut self, node: Node<'a>, ty: TyId, wanted: Option<Reg>) -> Reg {
        let text = node.tokens().next().map(|(_, token)| (token.kind, token.range().of(&self.source.text)));
        let Some((kind, text)) = text.filter(|(kind, _)| is_string(*kind)) else {
            return self.missing(node, wanted);
        };
        let (value, _) = literals::string(kind, text);
        let name = self.name(&value);
        let string = self.constant(None, TyId::STRING, Const::String(name));
        let dst = self.dst(wanted, ty);
        self.emit(Op::Cast { dst, ty, src: string });
        dst
    }
}

fn is_string(kind: SyntaxKind) -> bool {
    matches!(kind, SyntaxKind::StringLit | SyntaxKind::VerbatimStringLit | SyntaxKind::RawStringLit)
}

/// The value of a literal; of `-1` too.
pub(super) fn literal(node: Node<'_>, text: &str, names: &mut Names) -> Option<Const> {
    if node.kind() == SyntaxKind::PrefixExpr && node.token(SyntaxKind::Minus).is_some() {
        return match literal(expression(node, 0)?, text, names)? {
            Const::Int(kind, value) => Some(Const::Int(kind, value.wrapping_neg())),
            Const::Double(bits) => Some(Const::Double((-f64::from_bits(bits)).to_bits())),
            Const::Float(bits) => Some(Const::Float((-f32::from_bits(bits)).to_bits())),
            _ => None,
        };
    }
    if node.kind() != SyntaxKind::LiteralExpr {
        return None;
    }
    let (_, token) = node.tokens().next()?;
    let spelled = token.range().of(text);
    match token.kind {
        SyntaxKind::TrueKw => Some(Const::Bool(true)),
        SyntaxKind::FalseKw => Some(Const::Bool(false)),
        SyntaxKind::NullKw => Some(Const::Null),
        SyntaxKind::IntLit => literals::integer(spelled),
        SyntaxKind::RealLit => literals::real(spelled),
        SyntaxKind::CharLit => literals::character(spelled).map(Const::Char),
        kind if is_string(kind) => {
            let (value, is_utf8) = literals::string(kind, spelled);
            (!is_utf8).then(|| Const::String(names.intern(&value)))
        }
        _ => None,
    }
}

fn literal_ty(value: Const) -> TyId {
    match value {
        Const::Bool(_) => TyId::BOOL,
        Const::Char(_) => TyId::prim(Prim::Char),
        Const::Int(kind, _) => TyId::prim(kind.prim()),
        Const::Float(_) => TyId::prim(Prim::Float),
        Const::Double(_) => TyId::prim(Prim::Double),
        Const::Decimal(_) => TyId::prim(Prim::Decimal),
        Const::String(_) => TyId::STRING,
        Const::Null | Const::Type(_) | Const::Default(_) => TyId::OBJECT,
    }
}

/// A number as one of another type, where that is the same number.
pub(super) fn adjusted(value: Const, to: &Type) -> Const {
    let whole = match value {
        Const::Int(_, whole) => whole,
        Const::Char(unit) => i64::from(unit),
        other => return other,
    };
    let Some(prim) = to.prim() else { return value };
    let kind = IntKind::SUFFIXES.iter().map(|&(kind, _)| kind).find(|kind| kind.prim() == prim);
    match (kind, prim) {
        (Some(kind), _) => Const::Int(kind, truncated(whole, kind)),
        (None, Prim::Char) => Const::Char(whole.cast_unsigned() as u16),
        #[expect(clippy::cast_precision_loss, reason = "what the language does with constants too")]
        (None, Prim::Float) => Const::Float((whole as f32).to_bits()),
        #[expect(clippy::cast_precision_loss, reason = "what the language does with constants too")]
        (None, Prim::Double) => Const::Double((whole as f64).to_bits()),
        (None, Prim::Decimal) => {
            let decimal = ir::Decimal::new(whole < 0, u128::from(whole.unsigned_abs()), 0);
            decimal.map_or(value, Const::Decimal)
        }
        _ => value,
    }
}

/// The bits that a type has room for, as they are kept in constants.
fn truncated(value: i64, kind: IntKind) -> i64 {
    match kind {
        IntKind::SByte => i64::from(value as i8),
        IntKind::Byte => i64::from(value.cast_unsigned() as u8),
        IntKind::Short => i64::from(value as i16),
        IntKind::UShort => i64::from(value.cast_unsigned() as u16),
        IntKind::Int => i64::from(value as i32),
        IntKind::UInt => i64::from(value.cast_unsigned() as u32),
        IntKind::Long | IntKind::ULong | IntKind::NInt | IntKind::NUInt => value,
    }
}
