//! Directives. `#if` is evaluated with the symbols of the options; what it leaves out becomes one piece of
//! trivia.

use rustc_hash::FxHashSet;

use super::Lexer;
use crate::syntax::ParseOptions;
use crate::syntax::problem::TextRange;
use crate::syntax::token::{Directive, DirectiveKind, TriviaKind};

/// More operators than this in one condition are not evaluated: nobody writes them, and evaluation recurses.
const MAX_CONDITION_DEPTH: u32 = 64;

pub(super) struct Preprocessor<'a> {
    symbols: FxHashSet<&'a str>,
    conditions: Vec<Condition>,
}

/// An `#if` that waits for its `#endif`.
struct Condition {
    start: u32,
    /// Whether the text around the `#if` is read at all.
    enclosing_active: bool,
    active: bool,
    /// Whether a branch was taken already.
    taken: bool,
}

impl<'a> Preprocessor<'a> {
    pub(super) fn new(options: &'a ParseOptions) -> Self {
        Preprocessor { symbols: options.symbols.iter().map(String::as_str).collect(), conditions: Vec::new() }
    }

    fn is_active(&self) -> bool {
        self.conditions.last().is_none_or(|condition| condition.active)
    }
}

impl Lexer<'_> {
    /// A directive, and after it the text that it disables.
    pub(super) fn directive(&mut self) {
        self.one_directive();
        while !self.preprocessor.is_active() && self.position < self.bytes.len() {
            self.disabled_text();
            if self.position < self.bytes.len() {
                self.one_directive();
            }
        }
    }

    /// From the end of a directive to the next one that could end the disabled part.
    fn disabled_text(&mut self) {
        let mut line = self.position;
        while line < self.bytes.len() {
            let first = line + self.blank_length(line);
            if self.bytes.get(first) == Some(&b'#') && self.directive_at(first).kind.is_conditional() {
                if first > self.position {
                    self.push_trivia(TriviaKind::Disabled, first);
                }
                return;
            }
            line = self.next_line(first);
        }
        if line > self.position {
            self.push_trivia(TriviaKind::Disabled, line);
        }
    }

    fn next_line(&self, from: usize) -> usize {
        let end = self.line_end(from);
        if end < self.bytes.len() { end + self.newline_length(end) } else { end }
    }

    fn blank_length(&self, from: usize) -> usize {
        self.bytes[from..].iter().take_while(|&&byte| matches!(byte, b' ' | b'\t' | 0x0b | 0x0c)).count()
    }

    fn one_directive(&mut self) {
        let directive = self.directive_at(self.position);
        self.out.directives.push(directive);
        self.obey(directive);
        self.push_trivia(TriviaKind::Directive, directive.range.end as usize);
    }

    /// The directive whose `#` stands at an offset.
    fn directive_at(&self, start: usize) -> Directive {
        let end = self.line_end(start);
        if self.bytes.get(start + 1) == Some(&b'!') && start <= '\u{feff}'.len_utf8() {
            return directive(DirectiveKind::Shebang, start, start + 2, end);
        }
        if self.bytes.get(start + 1) == Some(&b':') {
            return directive(DirectiveKind::Property, start, start + 2, end);
        }
        let name = start + 1 + self.blank_length(start + 1);
        let name_length = self.bytes[name..end].iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
        let kind = directive_kind(&self.bytes[name..name + name_length]);
        let rest = &self.text[name + name_length..end];
        let argument = if kind.has_free_text() { rest } else { without_comment(rest) };
        let argument_start = name + name_length + (argument.len() - argument.trim_start().len());
        directive(kind, start, argument_start, argument_start + argument.trim().len()).ending_at(end)
    }

    fn obey(&mut self, directive: Directive) {
        let argument = directive.argument.of(self.text);
        let start = directive.range.start as usize;
        match directive.kind {
            DirectiveKind::If => self.open_condition(directive),
            DirectiveKind::Elif | DirectiveKind::Else => self.next_branch(directive),
            DirectiveKind::Endif => self.close_condition(directive),
            DirectiveKind::Define => {
                self.preprocessor.symbols.insert(argument);
            }
            DirectiveKind::Undef => {
                self.preprocessor.symbols.remove(argument);
            }
            DirectiveKind::Unknown => {
                self.problem(start, directive.range.end as usize, "this directive is not known");
            }
            _ => {}
        }
    }

    fn open_condition(&mut self, directive: Directive) {
        let enclosing_active = self.preprocessor.is_active();
        let active = enclosing_active && self.evaluate(directive);
        let start = directive.range.start;
        self.preprocessor.conditions.push(Condition { start, enclosing_active, active, taken: active });
    }

    fn next_branch(&mut self, directive: Directive) {
        let open = self.preprocessor.conditions.last();
        let Some(wanted) = open.map(|condition| condition.enclosing_active && !condition.taken) else {
            let (start, end) = (directive.range.start as usize, directive.range.end as usize);
            return self.problem(start, end, "this branch has no `#if`");
        };
        let active = wanted && (directive.kind == DirectiveKind::Else || self.evaluate(directive));
        if let Some(condition) = self.preprocessor.conditions.last_mut() {
            condition.active = active;
            condition.taken |= active;
        }
    }

    fn close_condition(&mut self, directive: Directive) {
        if self.preprocessor.conditions.pop().is_none() {
            let (start, end) = (directive.range.start as usize, directive.range.end as usize);
            self.problem(start, end, "this `#endif` has no `#if`");
        }
    }

    fn evaluate(&mut self, directive: Directive) -> bool {
        let text = directive.argument.of(self.text);
        let mut expression =
            Expression { rest: text, symbols: &self.preprocessor.symbols, depth: 0, valid: true };
        let value = expression.or();
        if !expression.valid || !expression.rest.trim_start().is_empty() {
            let (start, end) = (directive.range.start as usize, directive.range.end as usize);
            self.problem(
                start,
                end,
                "conditions are made of symbols, `!`, `&&`, `||`, `==`, `!=` and parentheses",
            );
        }
        value
    }

    pub(super) fn finish_conditions(&mut self) {
        if let Some(condition) = self.preprocessor.conditions.last() {
            let start = condition.start as usize;
            self.problem(start, start + 1, "this `#if` has no `#endif`");
        }
    }
}

fn directive(kind: DirectiveKind, start: usize, argument: usize, end: usize) -> Directive {
    let end = end as u32;
    Directive {
        kind,
        range: TextRange::new(start as u32, end),
        argument: TextRange::new((argument as u32).min(end), end),
    }
}

impl Directive {
    fn ending_at(mut self, end: usize) -> Self {
        self.range.end = end as u32;
        self
    }
}

fn without_comment(text: &str) -> &str {
    text.find("//").map_or(text, |comment| &text[..comment])
}

fn directive_kind(name: &[u8]) -> DirectiveKind {
    match name {
        b"if" => DirectiveKind::If,
        b"elif" => DirectiveKind::Elif,
        b"else" => DirectiveKind::Else,
        b"endif" => DirectiveKind::Endif,
        b"define" => DirectiveKind::Define,
        b"undef" => DirectiveKind::Undef,
        b"region" => DirectiveKind::Region,
        b"endregion" => DirectiveKind::Endregion,
        b"nullable" => DirectiveKind::Nullable,
        b"pragma" => DirectiveKind::Pragma,
        b"line" => DirectiveKind::Line,
        b"error" => DirectiveKind::Error,
        b"warning" => DirectiveKind::Warning,
        b"r" => DirectiveKind::Reference,
        b"load" => DirectiveKind::Load,
        _ => DirectiveKind::Unknown,
    }
}

impl DirectiveKind {
    fn is_conditional(self) -> bool {
        matches!(self, DirectiveKind::If | DirectiveKind::Elif | DirectiveKind::Else | DirectiveKind::Endif)
    }

    /// The rest of the line is prose: `//` in it is not a comment.
    fn has_free_text(self) -> bool {
        use DirectiveKind::{Endregion, Error, Line, Load, Reference, Region, Unknown, Warning};
        matches!(self, Region | Endregion | Error | Warning | Line | Reference | Load | Unknown)
    }
}

/// `or = and { "||" and }`, `and = equality { "&&" equality }`, `equality = unary { ("==" | "!=") unary }`.
struct Expression<'a, 'b> {
    rest: &'a str,
    symbols: &'b FxHashSet<&'a str>,
    depth: u32,
    valid: bool,
}

impl Expression<'_, '_> {
    fn or(&mut self) -> bool {
        let mut value = self.and();
        while self.eat("||") {
            value |= self.and();
        }
        value
    }

    fn and(&mut self) -> bool {
        let mut value = self.equality();
        while self.eat("&&") {
            value &= self.equality();
        }
        value
    }

    fn equality(&mut self) -> bool {
        let mut value = self.unary();
        loop {
            if self.eat("==") {
                value = value == self.unary();
            } else if self.eat("!=") {
                value = value != self.unary();
            } else {
                return value;
            }
        }
    }

    fn unary(&mut self) -> bool {
        self.depth += 1;
        if self.depth > MAX_CONDITION_DEPTH {
            self.valid = false;
            return false;
        }
        let value = self.operand();
        self.depth -= 1;
        value
    }

    fn operand(&mut self) -> bool {
        if self.eat("!") {
            return !self.unary();
        }
        if self.eat("(") {
            let value = self.or();
            self.valid &= self.eat(")");
            return value;
        }
        self.rest = self.rest.trim_start();
        let length = self.rest.find(|letter: char| letter != '_' && !letter.is_alphanumeric());
        let (symbol, rest) = self.rest.split_at(length.unwrap_or(self.rest.len()));
        self.rest = rest;
        self.valid &= !symbol.is_empty();
        symbol == "true" || (symbol != "false" && self.symbols.contains(symbol))
    }

    fn eat(&mut self, operator: &str) -> bool {
        let Some(rest) = self.rest.trim_start().strip_prefix(operator) else { return false };
        self.rest = rest;
        true
    }
}
