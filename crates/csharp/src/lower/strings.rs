//! Interpolated strings: pieces put together by `+`. A hole with a format or an alignment is a call of
//! `string.Format`, as the compiler's own handlers come to the same.

use super::function::{Lowering, expression};
use crate::bind::Type;
use crate::bind::infer::literals;
use crate::syntax::{Element, Node, SyntaxKind, Token};
use ir::{BinaryOp, Const, Op, Overflow, Prim, Reg, Target, TyId};

impl<'a> Lowering<'a, '_> {
    pub(super) fn interpolation(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let start = node.token(SyntaxKind::InterpolationStart).map_or("", |token| self.token_text_raw(token));
        let mut pieces: Vec<Reg> = Vec::new();
        let elements: Vec<Element<'a>> = node.elements().collect();
        for element in elements {
            match element {
                Element::Token(_, token) if token.kind == SyntaxKind::InterpolationText => {
                    let text = piece_text(start, self.token_text_raw(token));
                    let name = self.name(&text);
                    self.at(token.range());
                    pieces.push(self.constant(None, TyId::STRING, Const::String(name)));
                }
                Element::Node(hole) if hole.kind() == SyntaxKind::Interpolation => {
                    let piece = self.hole(hole);
                    pieces.push(piece);
                }
                _ => {}
            }
        }
        self.at_node(node);
        self.joined(&pieces, wanted)
    }

    fn token_text_raw(&self, token: Token) -> &'a str {
        token.range().of(&self.source.text)
    }

    fn joined(&mut self, pieces: &[Reg], wanted: Option<Reg>) -> Reg {
        match pieces {
            [] => {
                let empty = self.name("");
                self.constant(wanted, TyId::STRING, Const::String(empty))
            }
            [only] if self.frame.b.reg(*only).ty == TyId::STRING => self.moved(wanted, *only),
            [only] => {
                let empty = self.name("");
                let empty = self.constant(None, TyId::STRING, Const::String(empty));
                self.concatenated(empty, *only, wanted)
            }
            [first, rest @ ..] => {
                let mut sum = *first;
                for (index, &piece) in rest.iter().enumerate() {
                    let is_last = index + 1 == rest.len();
                    sum = self.concatenated(sum, piece, wanted.filter(|_| is_last));
                }
                sum
            }
        }
    }

    fn concatenated(&mut self, lhs: Reg, rhs: Reg, wanted: Option<Reg>) -> Reg {
        let dst = self.dst(wanted, TyId::STRING);
        let (op, kind, overflow) = (BinaryOp::Add, Prim::String, Overflow::Wrap);
        self.emit(Op::Binary { dst, op, kind, overflow, lhs, rhs });
        dst
    }

    /// `{e}`, `{e,5:N2}`.
    fn hole(&mut self, node: Node<'a>) -> Reg {
        let Some(inner) = expression(node, 0) else { return self.missing(node, None) };
        let value = self.value(inner);
        let alignment = node.child(SyntaxKind::InterpolationAlignment);
        let format = node.child(SyntaxKind::InterpolationFormat);
        if alignment.is_none() && format.is_none() {
            return value;
        }
        let alignment = alignment.and_then(|it| expression(it, 0)).map(|it| format!(",{}", self.text(it)));
        let format = format.and_then(|it| it.token(SyntaxKind::HoleFormat)).map(|it| self.token_text_raw(it));
        let clause = format.map(|format| format!(":{}", format.trim_start_matches(':')));
        let text = format!("{{0{}{}}}", alignment.unwrap_or_default(), clause.unwrap_or_default());
        let text = self.name(&text);
        self.at_node(inner);
        let text = self.constant(None, TyId::STRING, Const::String(text));
        let ty = self.facts.converted_ty(inner.id()).clone();
        let value = self.convert(value, &ty, &Type::OBJECT, None);
        let callee = self.framework("System.String", 0, "Format", 2, Prim::String);
        self.call(None, TyId::STRING, Target::Direct(callee), vec![text, value]).unwrap_or(value)
    }
}

/// The text between holes as the string has it. `start` says what kind of string it is.
fn piece_text(start: &str, text: &str) -> String {
    let is_raw = start.contains("\"\"\"");
    if is_raw {
        return text.to_owned();
    }
    let unescaped = if start.contains('@') { literals::verbatim(text) } else { literals::regular(text) };
    unescaped.replace("{{", "{").replace("}}", "}")
}
