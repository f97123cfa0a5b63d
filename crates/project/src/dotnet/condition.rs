//! `Condition` attributes: read into a small tree first, so that `and` and `or` can stop early.
//!
//! ```text
//! or      = and { "or" and }
//! and     = not { "and" not }
//! not     = "!" not | "(" or ")" | compare
//! compare = operand [ ("==" | "!=" | "<" | "<=" | ">" | ">=") operand ]
//! operand = 'quoted' | $(property) | word | Exists(operand) | HasTrailingSlash(operand)
//! ```

/// How two operands are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// What a condition asks about a path or text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    Exists,
    HasTrailingSlash,
}

/// A condition; texts are not expanded yet.
#[derive(Debug)]
pub(super) enum Condition {
    Or(Box<Condition>, Box<Condition>),
    And(Box<Condition>, Box<Condition>),
    Not(Box<Condition>),
    Compare(Comparison, String, String),
    Ask(Question, String),
    Truth(String),
}

/// Parentheses and negations deeper than this are refused, and so are longer chains of `and` and `or`.
const MAX_DEPTH: usize = 64;
const MAX_TERMS: usize = 512;

/// Reads a condition; what is wrong with it.
pub(super) fn parse(text: &str) -> Result<Condition, String> {
    let mut parser = Parser { rest: text.trim_start(), depth: 0, terms: 0 };
    let condition = parser.or()?;
    if parser.rest.is_empty() {
        Ok(condition)
    } else {
        Err(format!("`{}` is not expected", first(parser.rest)))
    }
}

struct Parser<'a> {
    rest: &'a str,
    depth: usize,
    terms: usize,
}

impl<'a> Parser<'a> {
    fn or(&mut self) -> Result<Condition, String> {
        let mut left = self.and()?;
        while self.word("or") {
            left = Condition::Or(Box::new(left), Box::new(self.and()?));
        }
        Ok(left)
    }

    fn and(&mut self) -> Result<Condition, String> {
        let mut left = self.not()?;
        while self.word("and") {
            left = Condition::And(Box::new(left), Box::new(self.not()?));
        }
        Ok(left)
    }

    fn not(&mut self) -> Result<Condition, String> {
        self.depth += 1;
        self.terms += 1;
        if self.depth > MAX_DEPTH || self.terms > MAX_TERMS {
            return Err("it is nested too deep or too long".to_owned());
        }
        let condition = if self.rest.starts_with('!') && !self.rest.starts_with("!=") {
            self.skip(1);
            Condition::Not(Box::new(self.not()?))
        } else if self.rest.starts_with('(') {
            self.skip(1);
            let inner = self.or()?;
            self.expect(')')?;
            inner
        } else {
            self.compare()?
        };
        self.depth -= 1;
        Ok(condition)
    }

    fn compare(&mut self) -> Result<Condition, String> {
        let left = self.operand()?;
        if self.rest.starts_with('(') {
            return self.ask(&left);
        }
        let Some(comparison) = self.comparison() else { return Ok(Condition::Truth(left)) };
        Ok(Condition::Compare(comparison, left, self.operand()?))
    }

    fn ask(&mut self, name: &str) -> Result<Condition, String> {
        let question = if name.eq_ignore_ascii_case("Exists") {
            Question::Exists
        } else if name.eq_ignore_ascii_case("HasTrailingSlash") {
            Question::HasTrailingSlash
        } else {
            return Err(format!("`{name}` is not a function of conditions"));
        };
        self.skip(1);
        let operand = self.operand()?;
        self.expect(')')?;
        Ok(Condition::Ask(question, operand))
    }

    fn comparison(&mut self) -> Option<Comparison> {
        use Comparison::{Equal, Greater, GreaterOrEqual, Less, LessOrEqual, NotEqual};
        let spellings = [
            ("==", Equal),
            ("!=", NotEqual),
            ("<=", LessOrEqual),
            (">=", GreaterOrEqual),
            ("<", Less),
            (">", Greater),
        ];
        let (spelling, comparison) = spellings.into_iter().find(|(text, _)| self.rest.starts_with(text))?;
        self.skip(spelling.len());
        Some(comparison)
    }

    fn operand(&mut self) -> Result<String, String> {
        let (text, length) = match self.rest.chars().next() {
            None => return Err("it ends too early".to_owned()),
            Some('\'') => {
                let end = quoted_end(self.rest).ok_or("a quote is not closed")?;
                (&self.rest[1..end], end + 1)
            }
            Some('$' | '@' | '%') if self.rest[1..].starts_with('(') => {
                let end = closing(self.rest, 1).ok_or("a parenthesis is not closed")? + 1;
                (&self.rest[..end], end)
            }
            Some(_) => {
                let end = self.rest.find(|c: char| c.is_whitespace() || "()'=!<>$@%".contains(c));
                let end = end.unwrap_or(self.rest.len());
                (&self.rest[..end], end)
            }
        };
        if length == 0 {
            return Err(format!("`{}` is not expected", first(self.rest)));
        }
        let text = text.to_owned();
        self.skip(length);
        Ok(text)
    }

    fn word(&mut self, word: &str) -> bool {
        let Some(head) = self.rest.get(..word.len()) else { return false };
        let after = self.rest[word.len()..].chars().next();
        let found = head.eq_ignore_ascii_case(word) && !after.is_some_and(char::is_alphanumeric);
        if found {
            self.skip(word.len());
        }
        found
    }

    fn expect(&mut self, wanted: char) -> Result<(), String> {
        if !self.rest.starts_with(wanted) {
            return Err(format!("`{wanted}` is missing"));
        }
        self.skip(wanted.len_utf8());
        Ok(())
    }

    fn skip(&mut self, bytes: usize) {
        let rest: &'a str = &self.rest[bytes..];
        self.rest = rest.trim_start();
    }
}

fn first(text: &str) -> String {
    text.chars().take(20).collect()
}

/// Where the quote that opens `text` is closed; quotes inside `$(…)` belong to its arguments.
fn quoted_end(text: &str) -> Option<usize> {
    let mut at = 1;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        match rest {
            [b'\'', ..] => return Some(at),
            [b'$' | b'@', b'(', ..] => at = closing(text, at + 1)? + 1,
            _ => at += 1,
        }
    }
    None
}

/// Where the parenthesis at `open` is closed, quotes respected.
pub(super) fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in outside_quotes(&text[open..]) {
        match byte {
            b'(' => depth += 1,
            b')' if depth <= 1 => return Some(open + at),
            b')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The bytes that are not in quotes, and where they are.
pub(super) fn outside_quotes(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let mut quote = None;
    text.bytes().enumerate().filter(move |(_, byte)| match (quote, byte) {
        (None, b'\'' | b'"' | b'`') => {
            quote = Some(*byte);
            false
        }
        (Some(mark), _) => {
            if mark == *byte {
                quote = None;
            }
            false
        }
        (None, _) => true,
    })
}

/// Compares two expanded operands as `MSBuild` does: as numbers or versions if both are, as truth if both are, else
/// as text without case.
pub(super) fn compare(comparison: Comparison, left: &str, right: &str) -> bool {
    use std::cmp::Ordering;
    let order = match (number(left), number(right)) {
        (Some(left), Some(right)) => Some(left.cmp(&right)),
        _ => None,
    };
    let equal = match (order, truth(left), truth(right)) {
        (Some(order), ..) => order == Ordering::Equal,
        (None, Some(left), Some(right)) => left == right,
        _ => super::paths::fold(left) == super::paths::fold(right),
    };
    match comparison {
        Comparison::Equal => equal,
        Comparison::NotEqual => !equal,
        Comparison::Less => order == Some(Ordering::Less),
        Comparison::LessOrEqual => order.is_some_and(Ordering::is_le),
        Comparison::Greater => order == Some(Ordering::Greater),
        Comparison::GreaterOrEqual => order.is_some_and(Ordering::is_ge),
    }
}

/// The numbers between the dots, so that `4.10` is a version after `4.9`, and `4` is `4.0`.
pub(super) fn number(text: &str) -> Option<Vec<i64>> {
    let text = text.trim();
    if let Some(digits) = text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        return i64::from_str_radix(digits, 16).ok().map(|number| vec![number]);
    }
    let mut parts: Vec<i64> = text.split('.').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    while parts.len() > 1 && parts.last() == Some(&0) {
        parts.pop();
    }
    Some(parts)
}

/// The words for yes and no.
pub(super) fn truth(text: &str) -> Option<bool> {
    let is = |words: &[&str]| words.iter().any(|word| text.trim().eq_ignore_ascii_case(word));
    if is(&["true", "on", "yes", "!false", "!off", "!no"]) {
        Some(true)
    } else {
        is(&["false", "off", "no", "!true", "!on", "!yes"]).then_some(false)
    }
}
