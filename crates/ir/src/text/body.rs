//! Parses bodies: registers, regions, blocks and their ends.

use super::lex::Kind;
use super::parser::{Parsed, Parser};
use crate::body::{Block, Body, Clause, Handlers, Instr, RegInfo, Terminator, Try};
use crate::build::MethodBuilder;
use crate::ids::{BlockId, IndexVec, MethodId, NameId, Reg, TryId, TyId};
use crate::lists::Regs;
use crate::span::Span;
use rustc_hash::FxHashMap;

/// What a register is called in the text.
#[derive(PartialEq, Eq, Hash)]
enum Spelling {
    Variable(NameId, usize),
    Temp(String),
}

/// A body that is being read.
pub(super) struct BodyParser<'p, 't> {
    pub(super) parser: &'p mut Parser<'t>,
    regs: IndexVec<Reg, RegInfo>,
    spelled: FxHashMap<Spelling, Reg>,
    blocks: FxHashMap<&'t str, BlockId>,
    tries: FxHashMap<&'t str, TryId>,
}

impl<'t> Parser<'t> {
    /// What stands behind the opening brace.
    pub(super) fn body(&mut self, method: MethodId) -> Parsed<Body> {
        let head = self.program.methods()[method].clone();
        let entry = MethodBuilder::new(&mut self.program, &head).finish().regs;
        let (blocks, tries) = self.labels()?;
        let mut body =
            BodyParser { parser: self, regs: IndexVec::new(), spelled: FxHashMap::default(), blocks, tries };
        if !body.parser.eat_word("registers") {
            for &info in &entry {
                body.declare(info);
            }
        } else if !body.parser.token().starts_line {
            body.declarations()?;
        }
        while body.parser.eat_word("var") {
            body.declarations()?;
        }
        let mut tries = IndexVec::new();
        while body.parser.eat_word("try") {
            tries.push(body.region()?);
        }
        let mut blocks = IndexVec::new();
        while !body.parser.eat("}") {
            blocks.push(body.block()?);
        }
        Ok(Body { regs: body.regs, blocks, tries })
    }

    /// The names of blocks and regions, in order: they may be used before they are defined.
    #[expect(clippy::type_complexity, reason = "two maps that are taken apart at once")]
    fn labels(&self) -> Parsed<(FxHashMap<&'t str, BlockId>, FxHashMap<&'t str, TryId>)> {
        let mut blocks = FxHashMap::default();
        let mut tries = FxHashMap::default();
        let mut depth = 0;
        for (pos, token) in self.tokens.iter().enumerate().skip(self.pos) {
            match token.kind {
                Kind::Sym("{") => depth += 1,
                Kind::Sym("}") if depth == 0 => break,
                Kind::Sym("}") => depth -= 1,
                Kind::Word("try") if token.starts_line => {
                    let Kind::Word(name) = self.tokens[pos + 1].kind else { continue };
                    if tries.insert(name, TryId(tries.len() as u32)).is_some() {
                        return self.error_at(pos + 1, format!("there is a region `{name}` already"));
                    }
                }
                Kind::Word(name)
                    if token.starts_line
                        && self.is_label(pos)
                        && blocks.insert(name, BlockId(blocks.len() as u32)).is_some() =>
                {
                    return self.error_at(pos, format!("there is a block `{name}` already"));
                }
                _ => {}
            }
        }
        Ok((blocks, tries))
    }

    /// `b1:` or `b1 in t0:`
    fn is_label(&self, pos: usize) -> bool {
        let kind = |offset: usize| self.tokens.get(pos + offset).map_or(&Kind::End, |token| &token.kind);
        match kind(1) {
            Kind::Sym(":") => true,
            Kind::Word("in") => matches!((kind(2), kind(3)), (Kind::Word(_), Kind::Sym(":"))),
            _ => false,
        }
    }
}

impl BodyParser<'_, '_> {
    fn declare(&mut self, info: RegInfo) -> Reg {
        let reg = self.regs.push(info);
        let spelling = match info.name {
            Some(name) => {
                let same = self.regs.iter().filter(|other| other.name == Some(name)).count();
                Spelling::Variable(name, same - 1)
            }
            None => Spelling::Temp(reg.0.to_string()),
        };
        self.spelled.insert(spelling, reg);
        reg
    }

    fn declarations(&mut self) -> Parsed<()> {
        loop {
            let start = self.parser.pos;
            let (spelling, name) = self.spelling()?;
            if self.spelled.contains_key(&spelling) {
                return self.parser.error_at(start, "there is such a register already");
            }
            self.parser.expect(":")?;
            let ty = self.parser.ty()?;
            let reg = self.regs.push(RegInfo { name, ty });
            self.spelled.insert(spelling, reg);
            if !self.parser.eat(",") {
                return Ok(());
            }
        }
    }

    fn spelling(&mut self) -> Parsed<(Spelling, Option<NameId>)> {
        if let Kind::Temp(number) = self.parser.token().kind {
            self.parser.advance();
            return Ok((Spelling::Temp(number.to_owned()), None));
        }
        if !matches!(self.parser.token().kind, Kind::Word(_) | Kind::Quoted(_)) {
            return self.parser.error("expected a register");
        }
        let name = self.parser.word()?;
        let ordinal = self.parser.ordinal();
        Ok((Spelling::Variable(name, ordinal), Some(name)))
    }

    /// A register; one that was never mentioned is of unknown type.
    pub(super) fn reg(&mut self) -> Parsed<Reg> {
        let (spelling, name) = self.spelling()?;
        if let Some(&reg) = self.spelled.get(&spelling) {
            return Ok(reg);
        }
        let reg = self.regs.push(RegInfo { name, ty: TyId::UNKNOWN });
        self.spelled.insert(spelling, reg);
        Ok(reg)
    }

    pub(super) fn regs(&mut self, close: &str) -> Parsed<Regs> {
        let mut regs = Vec::new();
        if self.parser.eat(close) {
            return Ok(regs.into());
        }
        loop {
            regs.push(self.reg()?);
            if !self.parser.eat(",") {
                self.parser.expect(close)?;
                return Ok(regs.into());
            }
        }
    }

    pub(super) fn args(&mut self) -> Parsed<Regs> {
        self.parser.expect("(")?;
        self.regs(")")
    }

    fn label(&mut self) -> Parsed<BlockId> {
        let Some(name) = self.parser.peek_word() else { return self.parser.error("expected a block") };
        let Some(&block) = self.blocks.get(name) else {
            return self.parser.error(format!("there is no block `{name}`"));
        };
        self.parser.advance();
        Ok(block)
    }

    fn region_name(&mut self) -> Parsed<TryId> {
        let Some(name) = self.parser.peek_word() else { return self.parser.error("expected a region") };
        let Some(&region) = self.tries.get(name) else {
            return self.parser.error(format!("there is no region `{name}`"));
        };
        self.parser.advance();
        Ok(region)
    }

    fn enclosing_region(&mut self) -> Parsed<Option<TryId>> {
        if self.parser.eat_word("in") { self.region_name().map(Some) } else { Ok(None) }
    }

    fn region(&mut self) -> Parsed<Try> {
        self.region_name()?;
        let parent = self.enclosing_region()?;
        if self.parser.eat_word("finally") {
            return Ok(Try { parent, handlers: Handlers::Finally(self.label()?) });
        }
        if self.parser.eat_word("fault") {
            return Ok(Try { parent, handlers: Handlers::Fault(self.label()?) });
        }
        let mut clauses = Vec::new();
        while self.parser.eat_word("catch") {
            let ty = if self.parser.eat_word("any") { None } else { Some(self.parser.ty()?) };
            let exception = self.reg()?;
            let filter = if self.parser.eat_word("when") { Some(self.label()?) } else { None };
            self.parser.expect("->")?;
            clauses.push(Clause { ty, exception, filter, entry: self.label()? });
        }
        Ok(Try { parent, handlers: Handlers::Catch(clauses) })
    }

    fn block(&mut self) -> Parsed<Block> {
        if !self.parser.token().starts_line || !self.parser.is_label(self.parser.pos) {
            return self.parser.error("expected a label on a line of its own, or `}`");
        }
        self.parser.advance();
        let region = self.enclosing_region()?;
        self.parser.expect(":")?;
        let mut instrs = Vec::new();
        loop {
            if !self.parser.token().starts_line {
                return self.parser.error("expected the end of the line: one instruction per line");
            }
            if let Some((end, end_span)) = self.end_of_block()? {
                return Ok(Block { region, instrs, end, end_span });
            }
            let op = self.op()?;
            instrs.push(Instr { op, span: self.parser.span()? });
        }
    }

    fn end_of_block(&mut self) -> Parsed<Option<(Terminator, Span)>> {
        match self.terminator()? {
            Some(end) => Ok(Some((end, self.parser.span()?))),
            None => Ok(None),
        }
    }

    fn terminator(&mut self) -> Parsed<Option<Terminator>> {
        let Some(word) = self.parser.peek_word() else { return Ok(None) };
        if !is_terminator(word) {
            return Ok(None);
        }
        self.parser.advance();
        Ok(Some(match word {
            "goto" => Terminator::Goto(self.label()?),
            "leave" => Terminator::Leave(self.label()?),
            "if" => {
                let cond = self.reg()?;
                self.parser.expect_word("goto")?;
                let then = self.label()?;
                self.parser.expect_word("else")?;
                Terminator::Branch { cond, then, otherwise: self.label()? }
            }
            "switch" => self.switch()?,
            "return" => {
                let token = self.parser.token();
                let has_value =
                    !token.starts_line && !matches!(token.kind, Kind::Place(_) | Kind::End | Kind::Sym(_));
                Terminator::Return(if has_value { Some(self.reg()?) } else { None })
            }
            "throw" => Terminator::Throw(self.reg()?),
            "rethrow" => Terminator::Rethrow(self.reg()?),
            "endfinally" => Terminator::EndFinally(self.region_name()?),
            "endfilter" => {
                let cond = self.reg()?;
                self.parser.expect_word("of")?;
                let of = self.region_name()?;
                self.parser.expect_word("clause")?;
                let start = self.parser.pos;
                let Ok(clause) = u32::try_from(self.parser.whole_number()?) else {
                    return self.parser.error_at(start, "clauses are counted from 0");
                };
                Terminator::EndFilter { cond, of, clause }
            }
            _ => Terminator::Unreachable,
        }))
    }

    fn switch(&mut self) -> Parsed<Terminator> {
        let value = self.reg()?;
        let mut cases = Vec::new();
        while !self.parser.eat_word("else") {
            let case = self.parser.whole_number()?;
            self.parser.expect("=>")?;
            cases.push((case, self.label()?));
            self.parser.expect(",")?;
        }
        Ok(Terminator::Switch { value, cases: cases.into(), default: self.label()? })
    }
}

fn is_terminator(word: &str) -> bool {
    matches!(
        word,
        "goto"
            | "leave"
            | "if"
            | "switch"
            | "return"
            | "throw"
            | "rethrow"
            | "endfinally"
            | "endfilter"
            | "unreachable"
    )
}
