//! Parses instructions.

use super::body::BodyParser;
use super::lex::Kind;
use super::parser::Parsed;
use crate::ids::{Reg, TyId};
use crate::op::{BinaryOp, Callee, Dispatch, Op, Order, Overflow, Place, Target, UnaryOp};
use crate::ty::Prim;

impl BodyParser<'_, '_> {
    pub(super) fn op(&mut self) -> Parsed<Op> {
        if let Some(word) = self.parser.peek_word()
            && let Some(op) = self.statement(word)?
        {
            return Ok(op);
        }
        if self.parser.is_sym("[") || self.parser.is_sym("*") || self.at_storage_word() {
            return self.store(None);
        }
        let dst = self.reg()?;
        if self.parser.is_sym(".") || self.parser.is_sym("[") {
            return self.store(Some(dst));
        }
        self.parser.expect("=")?;
        self.value(dst)
    }

    /// Instructions without a result.
    fn statement(&mut self, word: &str) -> Parsed<Option<Op>> {
        if is_call(word) {
            return self.call(None).map(Some);
        }
        if !matches!(word, "enter" | "exit" | "await" | "yield" | "unknown") {
            return Ok(None);
        }
        self.parser.advance();
        if word == "unknown" {
            return self.unknown(None).map(Some);
        }
        let reg = self.reg()?;
        Ok(Some(match word {
            "enter" => Op::Enter { object: reg },
            "exit" => Op::Exit { object: reg },
            "await" => Op::Await { dst: None, task: reg },
            _ => Op::Yield { value: reg },
        }))
    }

    fn store(&mut self, base: Option<Reg>) -> Parsed<Op> {
        let order = self.order();
        let place = match base {
            Some(base) => self.place_of(base)?,
            None => self.place()?,
        };
        self.parser.expect("=")?;
        Ok(Op::Store { place, src: self.reg()?, order })
    }

    /// What stands behind `dst =`.
    fn value(&mut self, dst: Reg) -> Parsed<Op> {
        if let Some(value) = self.parser.constant()? {
            return Ok(Op::Const { dst, value });
        }
        if self.parser.eat("&") {
            return Ok(Op::AddrOf { dst, place: self.place()? });
        }
        if self.parser.is_sym("[") || self.parser.is_sym("*") || self.at_storage_word() {
            let order = self.order();
            return Ok(Op::Load { dst, place: self.place()?, order });
        }
        if let Some(word) = self.parser.peek_word()
            && let Some(op) = self.keyword_value(dst, word)?
        {
            return Ok(op);
        }
        let src = self.reg()?;
        if (self.parser.is_sym(".") || self.parser.is_sym("[")) && !self.parser.token().starts_line {
            return Ok(Op::Load { dst, place: self.place_of(src)?, order: Order::Plain });
        }
        Ok(Op::Copy { dst, src })
    }

    fn keyword_value(&mut self, dst: Reg, word: &str) -> Parsed<Option<Op>> {
        if is_call(word) {
            return self.call(Some(dst)).map(Some);
        }
        if word == "checked" || word == "convert" || Prim::from_keyword(word).is_some() {
            return self.operator(dst).map(Some);
        }
        let start = self.parser.pos;
        self.parser.advance();
        let op = match word {
            "await" => Op::Await { dst: Some(dst), task: self.reg()? },
            "length" => Op::Length { dst, array: self.reg()? },
            "unknown" => self.unknown(Some(dst))?,
            "new" => Op::New { dst, ty: self.parser.ty()? },
            "cell" => Op::NewCell { dst, ty: self.parser.ty()? },
            "newarray" => {
                let element = self.parser.ty()?;
                Op::NewArray { dst, element, lengths: self.args()? }
            }
            "delegate" => self.delegate(dst)?,
            "box" | "cast" | "as" | "is" => {
                let src = self.reg()?;
                self.parser.expect(":")?;
                let ty = self.parser.ty()?;
                match word {
                    "box" => Op::Box { dst, ty, src },
                    "cast" => Op::Cast { dst, ty, src },
                    "as" => Op::As { dst, ty, src },
                    _ => Op::Is { dst, ty, src },
                }
            }
            _ => {
                self.parser.pos = start;
                return Ok(None);
            }
        };
        Ok(Some(op))
    }

    fn operator(&mut self, dst: Reg) -> Parsed<Op> {
        let overflow = if self.parser.eat_word("checked") { Overflow::Check } else { Overflow::Wrap };
        if self.parser.eat_word("convert") {
            let src = self.reg()?;
            self.parser.expect(":")?;
            let from = self.kind()?;
            self.parser.expect("->")?;
            return Ok(Op::Convert { dst, from, to: self.kind()?, overflow, src });
        }
        let kind = self.kind()?;
        if let Some(&op) = UnaryOp::ALL.iter().find(|op| self.parser.eat(op.symbol())) {
            return Ok(Op::Unary { dst, op, kind, overflow, src: self.reg()? });
        }
        let lhs = self.reg()?;
        match BinaryOp::ALL.iter().find(|op| self.parser.eat(op.symbol())) {
            Some(&op) => Ok(Op::Binary { dst, op, kind, overflow, lhs, rhs: self.reg()? }),
            None => self.parser.error("expected an operator"),
        }
    }

    fn kind(&mut self) -> Parsed<Prim> {
        let Some(prim) = self.parser.peek_word().and_then(Prim::from_keyword) else {
            return self.parser.error("expected the kind of the operands: `int`, `object`, …");
        };
        self.parser.advance();
        Ok(prim)
    }

    fn delegate(&mut self, dst: Reg) -> Parsed<Op> {
        let ty = self.parser.ty()?;
        self.parser.expect_word("of")?;
        let dispatch = if self.parser.eat_word("virtual") { Dispatch::Virtual } else { Dispatch::Direct };
        let callee = self.callee()?.into();
        Ok(Op::Delegate { dst, ty, callee, dispatch, bound: self.args()? })
    }

    fn unknown(&mut self, dst: Option<Reg>) -> Parsed<Op> {
        let Kind::Str(reason) = self.parser.token().kind.clone() else {
            return self.parser.error("expected the reason in quotes");
        };
        self.parser.advance();
        let reason = self.parser.program.names.intern(&reason);
        Ok(Op::Unknown { dst, reason, args: self.args()? })
    }

    fn call(&mut self, dst: Option<Reg>) -> Parsed<Op> {
        let word = self.parser.peek_word().unwrap_or_default();
        self.parser.advance();
        let target = match word {
            "call" => Target::Direct(self.callee()?),
            "callvirt" => Target::Virtual(self.callee()?),
            "callname" => {
                self.parser.expect("?")?;
                Target::Named { name: self.parser.path()?, type_args: self.parser.type_args()? }
            }
            "callstatic" => self.named_static()?,
            _ => Target::Delegate(self.reg()?),
        };
        Ok(Op::Call { dst, target, args: self.args()? })
    }

    fn named_static(&mut self) -> Parsed<Target> {
        let owner = self.parser.ty()?;
        self.parser.expect("::")?;
        self.parser.expect("?")?;
        Ok(Target::NamedStatic { owner, name: self.parser.path()?, type_args: self.parser.type_args()? })
    }

    fn callee(&mut self) -> Parsed<Callee> {
        let (owner, def): (TyId, _) = self.parser.owner()?;
        let method = self.parser.method_of(def)?;
        Ok(Callee { method, owner, type_args: self.parser.type_args()? })
    }

    fn at_storage_word(&self) -> bool {
        matches!(self.parser.peek_word(), Some("static" | "volatile"))
    }

    fn order(&mut self) -> Order {
        if self.parser.eat_word("volatile") { Order::Volatile } else { Order::Plain }
    }

    fn place(&mut self) -> Parsed<Place> {
        if self.parser.eat("*") {
            return Ok(Place::Indirect(self.reg()?));
        }
        if self.parser.eat("[") {
            let cell = self.reg()?;
            self.parser.expect("]")?;
            return Ok(Place::Cell(cell));
        }
        if self.parser.eat_word("static") {
            let (owner, def) = self.parser.owner()?;
            return Ok(Place::Static { owner, field: self.parser.field_of(def)? });
        }
        let base = self.reg()?;
        self.place_of(base)
    }

    /// What stands behind a register: `.T::f`, `.?f`, `[i]`.
    fn place_of(&mut self, base: Reg) -> Parsed<Place> {
        if self.parser.eat("[") {
            return Ok(Place::Element { array: base, indices: self.regs("]")? });
        }
        self.parser.expect(".")?;
        if self.parser.eat("?") {
            return Ok(Place::Member { base, name: self.parser.path()? });
        }
        let (_, def) = self.parser.owner()?;
        Ok(Place::Field { base, field: self.parser.field_of(def)? })
    }
}

fn is_call(word: &str) -> bool {
    matches!(word, "call" | "callvirt" | "callname" | "callstatic" | "invoke")
}
