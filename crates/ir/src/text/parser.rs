//! What declarations and bodies have in common: tokens, names, types, constants, members.

use super::ParseError;
use super::lex::{Kind, Token};
use super::words::{is_keyword, number};
use crate::constant::Const;
use crate::flags::{MethodFlags, TypeFlags};
use crate::ids::{FieldId, MethodId, NameId, TyId, TypeId};
use crate::lists::TypeArgs;
use crate::program::{Field, Method, Program, Visibility};
use crate::span::{Point, Span};
use crate::ty::{Prim, Ty};
use rustc_hash::FxHashMap;

pub(super) type Parsed<T> = Result<T, ParseError>;

/// Types may be nested this deep; no program comes near it, and deeper ones could exhaust the stack.
const MAX_DEPTH: u32 = 100;

pub(super) struct Parser<'t> {
    pub(super) text: &'t str,
    pub(super) tokens: Vec<Token<'t>>,
    pub(super) pos: usize,
    pub(super) program: Program,
    /// All types of a name and number of parameters, in order.
    pub(super) types: FxHashMap<(NameId, usize), Vec<TypeId>>,
    depth: u32,
}

impl<'t> Parser<'t> {
    pub(super) fn new(text: &'t str, tokens: Vec<Token<'t>>) -> Self {
        let program = Program::default();
        Parser { text, tokens, pos: 0, program, types: FxHashMap::default(), depth: 0 }
    }

    pub(super) fn token(&self) -> &Token<'t> {
        self.ahead(0)
    }

    pub(super) fn ahead(&self, count: usize) -> &Token<'t> {
        &self.tokens[(self.pos + count).min(self.tokens.len() - 1)]
    }

    pub(super) fn advance(&mut self) {
        self.pos += 1;
    }

    pub(super) fn error<T>(&self, message: impl Into<String>) -> Parsed<T> {
        self.error_at(self.pos, message)
    }

    pub(super) fn error_at<T>(&self, pos: usize, message: impl Into<String>) -> Parsed<T> {
        let token = &self.tokens[pos.min(self.tokens.len() - 1)];
        Err(ParseError::at(self.text, token.offset, message))
    }

    pub(super) fn is_sym(&self, symbol: &str) -> bool {
        matches!(self.token().kind, Kind::Sym(found) if found == symbol)
    }

    pub(super) fn eat(&mut self, symbol: &str) -> bool {
        let found = self.is_sym(symbol);
        self.pos += usize::from(found);
        found
    }

    pub(super) fn expect(&mut self, symbol: &str) -> Parsed<()> {
        if self.eat(symbol) { Ok(()) } else { self.error(format!("expected `{symbol}`")) }
    }

    pub(super) fn peek_word(&self) -> Option<&'t str> {
        match self.token().kind {
            Kind::Word(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == Some(word);
        self.pos += usize::from(found);
        found
    }

    pub(super) fn expect_word(&mut self, word: &str) -> Parsed<()> {
        if self.eat_word(word) { Ok(()) } else { self.error(format!("expected `{word}`")) }
    }

    /// Closes angle brackets; `>>` closes two.
    fn close_angle(&mut self) -> Parsed<()> {
        let pos = self.pos.min(self.tokens.len() - 1);
        let rest = match self.tokens[pos].kind {
            Kind::Sym(">>") => ">",
            Kind::Sym(">>>") => ">>",
            _ => return self.expect(">"),
        };
        self.tokens[pos].kind = Kind::Sym(rest);
        self.tokens[pos].offset += 1;
        Ok(())
    }

    /// Items with commas between them, up to `close`.
    pub(super) fn list<T>(
        &mut self,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if !self.eat(",") {
                self.expect(close)?;
                return Ok(items);
            }
        }
    }

    /// One word that is not a keyword, or quoted.
    pub(super) fn word(&mut self) -> Parsed<NameId> {
        let name = match &self.token().kind {
            Kind::Quoted(name) => name.clone(),
            Kind::Word(word) if !is_keyword(word) => (*word).to_owned(),
            Kind::Word(word) => {
                return self.error(format!("`{word}` is a keyword: as a name, put it in back quotes"));
            }
            _ => return self.error("expected a name"),
        };
        self.advance();
        Ok(self.program.names.intern(&name))
    }

    /// Words joined by dots.
    pub(super) fn path(&mut self) -> Parsed<NameId> {
        let mut name = String::from(if self.eat(".") { "." } else { "" });
        loop {
            let part = self.word()?;
            name.push_str(self.program.names.get(part));
            if !self.eat(".") {
                return Ok(self.program.names.intern(&name));
            }
            name.push('.');
        }
    }

    pub(super) fn ordinal(&mut self) -> usize {
        let Kind::Ordinal(ordinal) = self.token().kind else { return 0 };
        self.advance();
        ordinal as usize
    }

    pub(super) fn span(&mut self) -> Parsed<Span> {
        let Kind::Place(raw) = &self.token().kind else { return Ok(Span::NONE) };
        let raw = raw.clone();
        let file = match &raw.path {
            Some(path) => self.program.file(path),
            None => match self.program.files.ids().next() {
                Some(first) => first,
                None => return self.error("no file: put `file \"…\"` in front, or name it here"),
            },
        };
        self.advance();
        let point = |(line, column)| Point { line, column };
        Ok(Span::new(file, point(raw.start), point(raw.end)))
    }

    pub(super) fn ty(&mut self) -> Parsed<TyId> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.error(format!("types may be nested {MAX_DEPTH} deep"));
        }
        let ty = self.ty_inside();
        self.depth -= 1;
        ty
    }

    fn ty_inside(&mut self) -> Parsed<TyId> {
        if self.eat_word("ref") {
            let target = self.ty()?;
            return Ok(self.program.tys.intern(Ty::ByRef(target)));
        }
        let mut ty = self.simple_ty()?;
        let mut suffixes = 0;
        while !self.token().starts_line && suffixes <= MAX_DEPTH {
            suffixes += 1;
            if self.eat("*") {
                ty = self.program.tys.intern(Ty::Pointer(ty));
            } else if self.is_sym("[") && matches!(self.ahead(1).kind, Kind::Sym("]" | ",")) {
                self.advance();
                let rank = self.rank()?;
                ty = self.program.tys.intern(Ty::Array { element: ty, rank });
            } else {
                break;
            }
        }
        Ok(ty)
    }

    fn rank(&mut self) -> Parsed<u8> {
        let mut rank: u8 = 1;
        while self.eat(",") {
            let Some(more) = rank.checked_add(1) else { return self.error("too many dimensions") };
            rank = more;
        }
        self.expect("]")?;
        Ok(rank)
    }

    fn simple_ty(&mut self) -> Parsed<TyId> {
        if self.eat("?") {
            return Ok(TyId::UNKNOWN);
        }
        if self.eat("!") {
            let name = self.word()?;
            return Ok(self.program.tys.intern(Ty::Param(name)));
        }
        if self.eat("(") {
            let ty = self.ty()?;
            self.expect(")")?;
            return Ok(ty);
        }
        if let Some(prim) = self.peek_word().and_then(Prim::from_keyword) {
            self.advance();
            return Ok(TyId::prim(prim));
        }
        let (def, args) = self.named()?;
        Ok(self.program.tys.intern(Ty::Named { def, args }))
    }

    /// `List<int>`, or `List<>`.
    fn named(&mut self) -> Parsed<(TypeId, Box<[TyId]>)> {
        let start = self.pos;
        let name = self.path()?;
        let ordinal = self.ordinal();
        let (args, arity) = self.type_arguments()?;
        let def = self.find_type(start, name, ordinal, arity)?;
        Ok((def, args))
    }

    fn type_arguments(&mut self) -> Parsed<(Box<[TyId]>, usize)> {
        if !self.eat("<") {
            return Ok((Box::default(), 0));
        }
        let mut arity = 1;
        if matches!(self.token().kind, Kind::Sym("," | ">" | ">>" | ">>>")) {
            while self.eat(",") {
                arity += 1;
            }
            self.close_angle()?;
            return Ok((Box::default(), arity));
        }
        let mut args = vec![self.ty()?];
        while self.eat(",") {
            args.push(self.ty()?);
        }
        self.close_angle()?;
        let arity = args.len();
        Ok((args.into(), arity))
    }

    /// Type arguments where none may be left open.
    pub(super) fn type_args(&mut self) -> Parsed<TypeArgs> {
        self.type_arguments().map(|(args, _)| args.into())
    }

    /// A type of the text, or a new external one.
    fn find_type(&mut self, start: usize, name: NameId, ordinal: usize, arity: usize) -> Parsed<TypeId> {
        let known = self.types.entry((name, arity)).or_default();
        if let Some(&def) = known.get(ordinal) {
            return Ok(def);
        }
        if ordinal > 0 {
            return self.error_at(start, "there are not so many types of that name");
        }
        let name_text = self.program.names.get(name).to_owned();
        let def = self.program.type_or_external(&name_text, arity);
        self.types.entry((name, arity)).or_default().push(def);
        Ok(def)
    }

    /// The `T` of `T::member`.
    pub(super) fn owner(&mut self) -> Parsed<(TyId, TypeId)> {
        let start = self.pos;
        let ty = self.ty()?;
        match self.program.tys.get(ty) {
            &Ty::Named { def, .. } => Ok((ty, def)),
            _ => self.error_at(start, "only classes, structs and the like have members"),
        }
    }

    /// `::name#1` of a type.
    pub(super) fn method_of(&mut self, owner: TypeId) -> Parsed<MethodId> {
        self.expect("::")?;
        let start = self.pos;
        let name = self.path()?;
        let ordinal = self.ordinal();
        if let Some(found) = self.program.methods_named(owner, name).nth(ordinal) {
            return Ok(found);
        }
        if !self.may_add(owner, self.program.methods_named(owner, name).count(), ordinal) {
            return self.no_member(start, owner, "method");
        }
        let mut method = Method::new(name, owner);
        method.flags = MethodFlags::EXTERN;
        method.visibility = Visibility::Public;
        method.ret = TyId::UNKNOWN;
        Ok(self.program.add_method(method))
    }

    /// `::name` of a type.
    pub(super) fn field_of(&mut self, owner: TypeId) -> Parsed<FieldId> {
        self.expect("::")?;
        let start = self.pos;
        let name = self.path()?;
        let ordinal = self.ordinal();
        if let Some(found) = self.program.fields_named(owner, name).nth(ordinal) {
            return Ok(found);
        }
        if !self.may_add(owner, self.program.fields_named(owner, name).count(), ordinal) {
            return self.no_member(start, owner, "field");
        }
        let mut field = Field::new(name, owner, TyId::UNKNOWN);
        field.visibility = Visibility::Public;
        Ok(self.program.add_field(field))
    }

    /// An external type has the members that are mentioned.
    fn may_add(&self, owner: TypeId, known: usize, ordinal: usize) -> bool {
        self.program.types()[owner].flags.has(TypeFlags::EXTERNAL) && ordinal == known
    }

    fn no_member<T>(&self, start: usize, owner: TypeId, what: &str) -> Parsed<T> {
        let owner = self.program.names.get(self.program.types()[owner].name);
        self.error_at(start, format!("`{owner}` has no such {what}"))
    }

    pub(super) fn whole_number(&mut self) -> Parsed<i64> {
        let start = self.pos;
        match self.constant()? {
            Some(Const::Int(crate::constant::IntKind::Int, value)) => Ok(value),
            _ => self.error_at(start, "expected a whole number"),
        }
    }

    /// A constant, if there is one.
    pub(super) fn constant(&mut self) -> Parsed<Option<Const>> {
        let minus = usize::from(self.is_sym("-"));
        let value = match &self.ahead(minus).kind {
            Kind::Number(text) => match number(minus == 1, text) {
                Some(value) => value,
                None => return self.error(format!("`{text}` is no number: unknown suffix, or too big")),
            },
            _ if minus == 1 => return Ok(None),
            Kind::Char(unit) => Const::Char(*unit),
            Kind::Str(text) => {
                let text = text.clone();
                Const::String(self.program.names.intern(&text))
            }
            Kind::Word(word) => return self.constant_word(word),
            _ => return Ok(None),
        };
        self.pos += minus + 1;
        Ok(Some(value))
    }

    fn constant_word(&mut self, word: &str) -> Parsed<Option<Const>> {
        let value = match word {
            "null" => Const::Null,
            "true" => Const::Bool(true),
            "false" => Const::Bool(false),
            "typeof" | "default" => {
                self.advance();
                let ty = self.ty()?;
                return Ok(Some(if word == "typeof" { Const::Type(ty) } else { Const::Default(ty) }));
            }
            "bits32" | "bits64" => {
                self.advance();
                return self.bits(word).map(Some);
            }
            _ => return Ok(None),
        };
        self.advance();
        Ok(Some(value))
    }

    fn bits(&mut self, word: &str) -> Parsed<Const> {
        let Kind::Number(text) = self.token().kind else {
            return self.error("expected the bits as a number");
        };
        let value = match word {
            "bits32" => text.parse().ok().map(Const::Float),
            _ => text.parse().ok().map(Const::Double),
        };
        let Some(value) = value else { return self.error(format!("the number does not fit {word}")) };
        self.advance();
        Ok(value)
    }
}
