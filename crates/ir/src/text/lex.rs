//! The words of the text form. A place (`@12:5-12:9`) is one token, and the lexer remembers the file last
//! named, so that the parser may read declarations and bodies in any order.

use super::ParseError;

/// What a token is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Kind<'t> {
    /// `Deposit`, `goto`
    Word(&'t str),
    /// A name in back quotes: never a keyword.
    Quoted(String),
    /// `"…"`
    Str(String),
    /// `'…'`
    Char(u16),
    /// `12`, `1.5d`, `7uL`
    Number(&'t str),
    /// `%3`
    Temp(&'t str),
    /// `#1`
    Ordinal(u32),
    /// `@12:5-12:9`
    Place(RawSpan),
    /// Punctuation.
    Sym(&'static str),
    End,
}

/// A place whose file is still a path.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct RawSpan {
    /// The path, if one was named so far.
    pub(super) path: Option<String>,
    pub(super) start: (u32, u32),
    pub(super) end: (u32, u32),
}

#[derive(Clone, Debug)]
pub(super) struct Token<'t> {
    pub(super) kind: Kind<'t>,
    /// Where it starts, in bytes.
    pub(super) offset: usize,
    /// Is it the first of its line?
    pub(super) starts_line: bool,
}

/// Longer ones first.
const SYMBOLS: [&str; 36] = [
    "<=>>", "<=>", ">>>", "<<", ">>", "==", "!=", "<=", ">=", "->", "=>", "::", "+", "-", "*", "/", "%", "&",
    "|", "^", "<", ">", "(", ")", "[", "]", "{", "}", ",", ":", ";", "=", "!", "~", ".", "?",
];

pub(super) fn lex(text: &str) -> Result<Vec<Token<'_>>, ParseError> {
    let mut lexer = Lexer { text, offset: 0, path: None };
    let mut tokens = Vec::new();
    loop {
        let starts_line = lexer.skip_blank(tokens.is_empty());
        let offset = lexer.offset;
        let kind = lexer.token()?;
        let is_end = kind == Kind::End;
        tokens.push(Token { kind, offset, starts_line });
        if is_end {
            return Ok(tokens);
        }
    }
}

/// Can it stand in the text without quotes? Keywords are the parser's business.
pub(super) fn is_bare(name: &str) -> bool {
    name.starts_with(is_word_start) && name.chars().all(is_word)
}

fn is_word_start(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

struct Lexer<'t> {
    text: &'t str,
    offset: usize,
    path: Option<String>,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.offset..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.offset += c.len_utf8();
        Some(c)
    }

    fn take_while(&mut self, keep: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let taken = &rest[..rest.find(|c| !keep(c)).unwrap_or(rest.len())];
        self.offset += taken.len();
        taken
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.offset += text.len();
        }
        found
    }

    fn error<T>(&self, message: impl Into<String>) -> Result<T, ParseError> {
        Err(ParseError::at(self.text, self.offset, message))
    }

    /// Skips white space and comments. Says whether what comes next is the first of its line.
    fn skip_blank(&mut self, mut starts_line: bool) -> bool {
        loop {
            starts_line |= self.take_while(char::is_whitespace).contains('\n');
            if !self.rest().starts_with("//") {
                return starts_line;
            }
            self.take_while(|c| c != '\n');
        }
    }

    fn token(&mut self) -> Result<Kind<'t>, ParseError> {
        let Some(c) = self.peek() else { return Ok(Kind::End) };
        match c {
            '"' => self.quoted('"').map(Kind::Str),
            '`' => self.quoted('`').map(Kind::Quoted),
            '\'' => self.character(),
            '@' => self.place(),
            '0'..='9' => Ok(Kind::Number(self.number())),
            _ if is_word_start(c) => Ok(Kind::Word(self.take_while(is_word))),
            _ => self.sigil_or_symbol(c),
        }
    }

    fn sigil_or_symbol(&mut self, c: char) -> Result<Kind<'t>, ParseError> {
        let digit_follows = self.rest()[c.len_utf8()..].starts_with(|next: char| next.is_ascii_digit());
        if c == '%' && digit_follows {
            self.bump();
            return Ok(Kind::Temp(self.take_while(|c| c.is_ascii_digit())));
        }
        if c == '#' && digit_follows {
            self.bump();
            return self.whole_number().map(Kind::Ordinal);
        }
        match SYMBOLS.into_iter().find(|symbol| self.eat(symbol)) {
            Some(symbol) => Ok(Kind::Sym(symbol)),
            None => self.error(format!("{c:?} means nothing here")),
        }
    }

    /// Digits, a fraction, an exponent, and letters that say what kind of number it is.
    fn number(&mut self) -> &'t str {
        let start = self.offset;
        let is_digit = |c: char| c.is_ascii_digit();
        self.take_while(is_digit);
        if self.rest().starts_with('.') && self.rest()[1..].starts_with(is_digit) {
            self.bump();
            self.take_while(is_digit);
        }
        let exponent = self.rest().strip_prefix('e').unwrap_or("");
        if exponent.strip_prefix(['+', '-']).unwrap_or(exponent).starts_with(is_digit) {
            self.bump();
            self.bump();
            self.take_while(is_digit);
        }
        self.take_while(is_word);
        &self.text[start..self.offset]
    }

    fn quoted(&mut self, quote: char) -> Result<String, ParseError> {
        self.bump();
        let mut value = String::new();
        loop {
            match self.bump() {
                Some(c) if c == quote => return Ok(value),
                Some('\\') => {
                    let code = self.escape()?;
                    match char::from_u32(code) {
                        Some(c) => value.push(c),
                        None => return self.error(format!("{code:x} is not a Unicode character")),
                    }
                }
                Some('\n') | None => {
                    return self.error(format!("expected {quote} before the end of the line"));
                }
                Some(c) => value.push(c),
            }
        }
    }

    fn character(&mut self) -> Result<Kind<'t>, ParseError> {
        self.bump();
        let code = match self.bump() {
            Some('\\') => self.escape()?,
            Some(c) => c as u32,
            None => return self.error("expected a character"),
        };
        let Ok(unit) = u16::try_from(code) else {
            return self.error("a character is one UTF-16 code unit");
        };
        if self.eat("'") { Ok(Kind::Char(unit)) } else { self.error("expected '") }
    }

    fn escape(&mut self) -> Result<u32, ParseError> {
        Ok(match self.bump() {
            Some('n') => u32::from('\n'),
            Some('r') => u32::from('\r'),
            Some('t') => u32::from('\t'),
            Some('u') => {
                let digits = if self.eat("{") { self.take_while(|c| c.is_ascii_hexdigit()) } else { "" };
                let code = u32::from_str_radix(digits, 16).ok();
                match code.filter(|_| self.eat("}")) {
                    Some(code) => code,
                    None => return self.error("expected hexadecimal digits in braces, as in \\u{20AC}"),
                }
            }
            Some(c @ ('\\' | '"' | '`' | '\'')) => u32::from(c),
            _ => return self.error("unknown escape: there are \\n \\r \\t \\u{…} and \\ before quotes"),
        })
    }

    fn whole_number(&mut self) -> Result<u32, ParseError> {
        let start = self.offset;
        match self.take_while(|c| c.is_ascii_digit()).parse() {
            Ok(number) => Ok(number),
            Err(_) => Err(ParseError::at(self.text, start, "expected a number below 4294967296")),
        }
    }

    /// `@"Bank.cs":12:5-12:9`, with or without path, column and end.
    fn place(&mut self) -> Result<Kind<'t>, ParseError> {
        self.bump();
        if self.peek() == Some('"') {
            self.path = Some(self.quoted('"')?);
            if !self.eat(":") {
                return self.error("expected `:` and a line");
            }
        }
        let start = self.line_and_column()?;
        let end = if self.eat("-") { self.line_and_column()? } else { (0, 0) };
        Ok(Kind::Place(RawSpan { path: self.path.clone(), start, end }))
    }

    fn line_and_column(&mut self) -> Result<(u32, u32), ParseError> {
        let line = self.whole_number()?;
        let column = if self.eat(":") { self.whole_number()? } else { 0 };
        Ok((line, column))
    }
}
