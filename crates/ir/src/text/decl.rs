//! Parses declarations, in three passes, so that anything may be used before it is declared: the names of the
//! types, then their members, then bodies.

use super::ParseError;
use super::lex::{Kind, lex};
use super::parser::{Parsed, Parser};
use super::print::kind_word;
use crate::constant::Const;
use crate::flags::{FieldFlags, MethodFlags, TypeFlags};
use crate::ids::{MethodId, NameId, TyId, TypeId};
use crate::program::{
    Attribute, Capture, Field, Method, Param, ParamMode, Program, TypeDef, TypeKind, Visibility,
};

/// Reads a program.
pub fn parse(text: &str) -> Result<Program, ParseError> {
    let mut parser = Parser::new(text, lex(text)?);
    let declared = parser.type_names()?;
    let mut later = Vec::new();
    for (id, start) in declared {
        parser.pos = start;
        parser.type_def(id, &mut later)?;
    }
    for work in later {
        parser.pos = work.start;
        if work.is_body {
            let body = parser.body(work.method)?;
            parser.program.method_mut(work.method).body = Some(body);
        } else {
            let implemented = parser.implemented()?;
            parser.program.method_mut(work.method).implements = implemented;
        }
    }
    Ok(parser.program)
}

/// What can only be read when all members are known: a body, or a list of implemented methods.
struct Later {
    method: MethodId,
    start: usize,
    is_body: bool,
}

impl Parser<'_> {
    /// Enters all types, and says where each declaration starts.
    fn type_names(&mut self) -> Parsed<Vec<(TypeId, usize)>> {
        let mut declared = Vec::new();
        while self.token().kind != Kind::End {
            if self.eat_word("file") {
                let Kind::Str(path) = self.token().kind.clone() else {
                    return self.error("expected a path in quotes");
                };
                self.program.file(&path);
                self.advance();
                continue;
            }
            let start = self.pos;
            while self.eat("[") {
                self.skip_past("]")?;
            }
            while self.peek_word().is_some_and(|word| type_kind(word).is_none()) {
                self.advance();
            }
            if self.peek_word().is_none() {
                return self.error("expected `class`, `struct`, `interface`, `enum`, `delegate` or `type`");
            }
            self.advance();
            declared.push((self.type_name()?, start));
            self.skip_declaration()?;
        }
        Ok(declared)
    }

    fn type_name(&mut self) -> Parsed<TypeId> {
        let start = self.pos;
        let name = self.path()?;
        let ordinal = self.ordinal();
        let generics = self.generics()?;
        let key = (name, generics.len());
        let id = self.program.add_type(TypeDef::external(name, generics));
        let same = self.types.entry(key).or_default();
        same.push(id);
        if ordinal + 1 == same.len() {
            return Ok(id);
        }
        let message = format!("this is number {} of its name: write `#{0}` behind it", same.len() - 1);
        self.error_at(start, message)
    }

    fn skip_past(&mut self, close: &str) -> Parsed<()> {
        let open = if close == "]" { "[" } else { "{" };
        let start = self.pos;
        let mut depth = 1;
        while depth > 0 {
            match self.token().kind {
                Kind::End => return self.error_at(start, format!("`{open}` is never closed")),
                Kind::Sym(symbol) if symbol == open => depth += 1,
                Kind::Sym(symbol) if symbol == close => depth -= 1,
                _ => {}
            }
            self.advance();
        }
        Ok(())
    }

    fn skip_declaration(&mut self) -> Parsed<()> {
        loop {
            if self.eat(";") {
                return Ok(());
            }
            if self.eat("{") {
                return self.skip_past("}");
            }
            if self.token().kind == Kind::End {
                return self.error("expected `{` or `;`");
            }
            self.advance();
        }
    }

    fn type_def(&mut self, id: TypeId, later: &mut Vec<Later>) -> Parsed<()> {
        let attributes = self.attributes()?;
        let visibility = self.visibility();
        let mut flags = TypeFlags::NONE;
        while let Some(flag) = self.peek_word().and_then(TypeFlags::from_word) {
            flags = flags.with(flag);
            self.advance();
        }
        let Some(kind) = self.peek_word().and_then(type_kind) else {
            return self.error(
                "expected `class`, `struct`, `interface`, `enum`, `delegate`, `type`, or a flag of types",
            );
        };
        self.advance();
        self.path()?;
        self.ordinal();
        self.generics()?;
        let supertypes = self.supertypes()?;
        let outer = if self.eat_word("within") { Some(self.owner()?.1) } else { None };
        let span = self.span()?;
        let def = self.program.type_mut(id);
        def.attributes = attributes;
        def.visibility = visibility;
        def.flags = flags;
        def.kind = kind;
        def.supertypes = supertypes;
        def.outer = outer;
        def.span = span;
        if self.eat(";") {
            return Ok(());
        }
        self.expect("{")?;
        while !self.eat("}") {
            self.member(id, later)?;
        }
        Ok(())
    }

    fn supertypes(&mut self) -> Parsed<Vec<TyId>> {
        let mut supertypes = Vec::new();
        if self.eat(":") {
            supertypes.push(self.ty()?);
            while self.eat(",") {
                supertypes.push(self.ty()?);
            }
        }
        Ok(supertypes)
    }

    fn member(&mut self, owner: TypeId, later: &mut Vec<Later>) -> Parsed<()> {
        let attributes = self.attributes()?;
        let visibility = self.visibility();
        let start = self.pos;
        let mut words = Vec::new();
        while let Some(word) = self.peek_word().filter(|word| !matches!(*word, "field" | "method")) {
            words.push(word);
            self.advance();
        }
        if self.eat_word("field") {
            let flags = self.flags(start, &words, FieldFlags::from_word)?;
            let flags = flags.into_iter().fold(FieldFlags::NONE, FieldFlags::with);
            return self.field(owner, attributes, visibility, flags);
        }
        self.expect_word("method")?;
        let flags = self.flags(start, &words, MethodFlags::from_word)?;
        let flags = flags.into_iter().fold(MethodFlags::NONE, MethodFlags::with);
        let mut method = Method::new(NameId(0), owner);
        method.attributes = attributes;
        method.visibility = visibility;
        method.flags = flags;
        self.method(method, later)
    }

    fn flags<F>(
        &self,
        start: usize,
        words: &[&str],
        from_word: impl Fn(&str) -> Option<F>,
    ) -> Parsed<Vec<F>> {
        let flag = |(index, word): (usize, &&str)| match from_word(word) {
            Some(flag) => Ok(flag),
            None => self.error_at(start + index, format!("`{word}` means nothing here")),
        };
        words.iter().enumerate().map(flag).collect()
    }

    fn field(
        &mut self,
        owner: TypeId,
        attributes: Vec<Attribute>,
        visibility: Visibility,
        flags: FieldFlags,
    ) -> Parsed<()> {
        let start = self.pos;
        let name = self.path()?;
        let ordinal = self.ordinal();
        self.check_ordinal(start, ordinal, self.program.fields_named(owner, name).count())?;
        self.expect(":")?;
        let ty = self.ty()?;
        let value = self.default_value()?;
        let span = self.span()?;
        self.program.add_field(Field { name, owner, ty, visibility, flags, value, attributes, span });
        Ok(())
    }

    fn method(&mut self, mut method: Method, later: &mut Vec<Later>) -> Parsed<()> {
        let start = self.pos;
        method.name = self.path()?;
        let ordinal = self.ordinal();
        let same = self.program.methods_named(method.owner, method.name).count();
        self.check_ordinal(start, ordinal, same)?;
        method.generics = self.generics()?;
        if self.eat("[") {
            method.captures = self.list("]", |parser| {
                let (name, ty) = parser.typed()?;
                Ok(Capture { name, ty })
            })?;
        }
        self.expect("(")?;
        method.params = self.list(")", Self::param)?;
        if self.eat("->") {
            method.ret = self.ty()?;
        }
        let implements = self.eat_word("implements").then_some(self.pos);
        while implements.is_some()
            && !matches!(self.token().kind, Kind::Place(_) | Kind::Sym(";" | "{") | Kind::End)
        {
            self.advance();
        }
        method.span = self.span()?;
        let id = self.program.add_method(method);
        later.extend(implements.map(|start| Later { method: id, start, is_body: false }));
        if self.eat(";") {
            return Ok(());
        }
        self.expect("{")?;
        later.push(Later { method: id, start: self.pos, is_body: true });
        self.skip_past("}")
    }

    fn check_ordinal(&self, start: usize, ordinal: usize, same: usize) -> Parsed<()> {
        if ordinal == same {
            return Ok(());
        }
        let message = if same == 0 {
            "this is the first of its name: no `#` behind it".to_owned()
        } else {
            format!("there is one of this name: write `#{same}` behind it")
        };
        self.error_at(start, message)
    }

    fn implemented(&mut self) -> Parsed<Vec<MethodId>> {
        let mut methods = Vec::new();
        loop {
            let (_, owner) = self.owner()?;
            methods.push(self.method_of(owner)?);
            if !self.eat(",") {
                return Ok(methods);
            }
        }
    }

    fn param(&mut self) -> Parsed<Param> {
        let mode = match self.peek_word() {
            Some("ref") => ParamMode::Ref,
            Some("out") => ParamMode::Out,
            Some("in") => ParamMode::In,
            Some("params") => ParamMode::Rest,
            _ => ParamMode::Value,
        };
        self.pos += usize::from(mode != ParamMode::Value);
        let (name, ty) = self.typed()?;
        Ok(Param { name, ty, mode, default: self.default_value()? })
    }

    fn typed(&mut self) -> Parsed<(NameId, TyId)> {
        let name = self.word()?;
        self.expect(":")?;
        Ok((name, self.ty()?))
    }

    fn default_value(&mut self) -> Parsed<Option<Const>> {
        if !self.eat("=") {
            return Ok(None);
        }
        match self.constant()? {
            Some(value) => Ok(Some(value)),
            None => self.error("expected a constant"),
        }
    }

    fn generics(&mut self) -> Parsed<Vec<NameId>> {
        if self.eat("<") { self.list(">", Self::word) } else { Ok(Vec::new()) }
    }

    fn attributes(&mut self) -> Parsed<Vec<Attribute>> {
        let mut attributes = Vec::new();
        while self.eat("[") {
            let ty = self.ty()?;
            let args = if self.eat("(") {
                self.list(")", |parser| match parser.constant()? {
                    Some(value) => Ok(value),
                    None => parser.error("expected a constant"),
                })?
            } else {
                Vec::new()
            };
            self.expect("]")?;
            attributes.push(Attribute { ty, args });
        }
        Ok(attributes)
    }

    fn visibility(&mut self) -> Visibility {
        let visibility = match self.peek_word() {
            Some("public") => Visibility::Public,
            Some("protected") => Visibility::Protected,
            Some("internal") => Visibility::Internal,
            Some("private") => Visibility::Private,
            _ => return Visibility::Private,
        };
        self.advance();
        visibility
    }
}

fn type_kind(word: &str) -> Option<TypeKind> {
    let kinds = [
        TypeKind::Class,
        TypeKind::Struct,
        TypeKind::Interface,
        TypeKind::Enum,
        TypeKind::Delegate,
        TypeKind::Unknown,
    ];
    kinds.into_iter().find(|kind| kind_word(*kind) == word)
}
