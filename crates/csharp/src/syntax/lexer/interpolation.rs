//! Interpolated strings: `$"a{x,5:f}"`, `$@"…"`, `$$"""{{x}}"""`, nested as deep as one likes.
//!
//! A string becomes `InterpolationStart (InterpolationText | HoleStart … HoleEnd)* InterpolationEnd`. The
//! stack of open strings remembers how each ends; brackets inside a hole are counted, so that only the hole's
//! own `}` and `:` end it.

use super::Lexer;
use super::strings::utf8_length;
use crate::syntax::kind::SyntaxKind::{self, *};

/// A string whose hole is being lexed.
#[derive(Debug, Clone, Copy)]
pub(super) struct OpenString {
    form: Form,
    /// How many braces open a hole.
    braces: usize,
    /// Brackets that are open inside the hole.
    nesting: u32,
    start: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Regular,
    Verbatim,
    Raw { quotes: usize },
}

impl Lexer<'_> {
    /// `$"…`, `$@"…`, `$$"""…`; any other `$` is a stray character.
    pub(super) fn after_dollar(&mut self) {
        let dollars = self.run_length(self.position, b'$');
        let next = self.peek(dollars);
        if next == b'"' || (dollars == 1 && next == b'@' && self.peek(2) == b'"') {
            return self.interpolated_string();
        }
        self.problem(self.position, self.position + dollars, "`$` stands before a string");
        self.push(Bad, self.position + dollars);
    }

    pub(super) fn interpolated_string(&mut self) {
        let start = self.position;
        let prefix = self.bytes[start..].iter().take_while(|&&byte| byte != b'"').count();
        let dollars = self.run_length(start, b'$');
        let quotes = self.run_length(start + prefix, b'"');
        let (form, quotes) = if self.bytes[start..start + prefix].contains(&b'@') {
            (Form::Verbatim, 1)
        } else if quotes >= 3 {
            (Form::Raw { quotes }, quotes)
        } else {
            (Form::Regular, 1)
        };
        let braces = if matches!(form, Form::Raw { .. }) { dollars } else { 1 };
        self.push(InterpolationStart, start + prefix + quotes);
        self.string_text(OpenString { form, braces, nesting: 0, start: start as u32 });
    }

    /// The text of a string up to its next hole or its end.
    fn string_text(&mut self, string: OpenString) {
        let mut end = self.position;
        while let Some(&byte) = self.bytes.get(end) {
            match byte {
                b'"' => match self.closing_quotes(string, end) {
                    Closing::Ends(length) => return self.end_string(end, length),
                    Closing::Text(length) => end += length,
                },
                b'{' => match self.hole_at(string, end) {
                    Some(start) => return self.open_hole(string, start),
                    None => {
                        end +=
                            self.run_length(end, b'{').min(if string.braces == 1 { 2 } else { usize::MAX });
                    }
                },
                b'\\'
                    if string.form == Form::Regular
                        && end + 1 < self.bytes.len()
                        && self.newline_length(end + 1) == 0 =>
                {
                    end += 1 + utf8_length(self.bytes[end + 1]);
                }
                _ if string.form == Form::Regular && self.newline_length(end) > 0 => break,
                _ => end += 1,
            }
        }
        self.push_text(end);
        let start = string.start as usize;
        self.problem(
            start,
            self.out.tokens.last().map_or(start, |token| token.end as usize),
            "this interpolated string is not closed",
        );
    }

    fn push_text(&mut self, end: usize) {
        if end > self.position {
            self.push(InterpolationText, end);
        }
    }

    fn end_string(&mut self, text_end: usize, quotes: usize) {
        self.push_text(text_end);
        let end = self.utf8_suffix_end(text_end + quotes);
        self.push(InterpolationEnd, end);
    }

    fn closing_quotes(&self, string: OpenString, at: usize) -> Closing {
        let run = self.run_length(at, b'"');
        match string.form {
            Form::Verbatim if run >= 2 => Closing::Text(2),
            Form::Regular | Form::Verbatim => Closing::Ends(1),
            // Quotes beyond those that close belong to the end too; the parser of values reports them.
            Form::Raw { quotes } if run >= quotes => Closing::Ends(run),
            Form::Raw { .. } => Closing::Text(run),
        }
    }

    /// Where the hole's braces start, if the braces at an offset open one.
    fn hole_at(&self, string: OpenString, at: usize) -> Option<usize> {
        let run = self.run_length(at, b'{');
        match string.form {
            Form::Raw { .. } if run >= string.braces => Some(at + run - string.braces),
            // Pairs of braces are escapes.
            Form::Regular | Form::Verbatim if run == 1 => Some(at),
            _ => None,
        }
    }

    fn open_hole(&mut self, string: OpenString, start: usize) {
        self.push_text(start);
        self.push(HoleStart, start + string.braces);
        self.open_strings.push(string);
    }

    /// Keeps count of brackets inside the innermost hole.
    pub(super) fn count_nesting(&mut self, kind: SyntaxKind) {
        let Some(string) = self.open_strings.last_mut() else { return };
        match kind {
            LParen | LBracket | LBrace => string.nesting += 1,
            RParen | RBracket | RBrace => string.nesting = string.nesting.saturating_sub(1),
            _ => {}
        }
    }

    /// Lexes the hole's own `}` or `:`, if that is what stands here.
    pub(super) fn ends_hole(&mut self, byte: u8) -> bool {
        let Some(&string) = self.open_strings.last() else { return false };
        if string.nesting > 0 {
            return false;
        }
        match byte {
            b'}' => self.close_hole(string),
            b':' => self.format(string),
            // Nothing in a hole has a semicolon outside brackets: the string was never closed.
            b';' => {
                self.open_strings.pop();
                self.problem(string.start as usize, self.position, "this interpolated string is not closed");
                return false;
            }
            _ => return false,
        }
        true
    }

    fn close_hole(&mut self, string: OpenString) {
        let braces = self.run_length(self.position, b'}').min(string.braces);
        if braces < string.braces {
            self.problem(
                self.position,
                self.position + braces,
                "a hole closes with as many braces as it opened with",
            );
        }
        self.push(HoleEnd, self.position + braces);
        self.open_strings.pop();
        self.string_text(string);
    }

    /// `:` and the format after it, up to the hole's `}`.
    fn format(&mut self, string: OpenString) {
        self.push(Colon, self.position + 1);
        let mut end = self.position;
        while let Some(&byte) = self.bytes.get(end) {
            match byte {
                b'}' if string.form != Form::Regular || self.run_length(end, b'}') != 2 => break,
                b'}' => end += 2,
                b'"' if string.form == Form::Verbatim && self.run_length(end, b'"') >= 2 => end += 2,
                b'"' => break,
                b'\\' if string.form == Form::Regular && end + 1 < self.bytes.len() => {
                    end += 1 + utf8_length(self.bytes[end + 1]);
                }
                _ if string.form == Form::Regular && self.newline_length(end) > 0 => break,
                _ => end += 1,
            }
        }
        if end > self.position {
            self.push(HoleFormat, end);
        }
        if self.bytes.get(end) != Some(&b'}') {
            self.problem(string.start as usize, end, "this hole is not closed with `}`");
            self.open_strings.pop();
            self.string_text(string);
        }
    }

    /// While somebody types `$"{x"`, the quote closes the string, not opens another: the line has no further
    /// quote.
    pub(super) fn close_string_at_stray_quote(&mut self) -> bool {
        if self.open_strings.last().is_none_or(|string| string.form != Form::Regular) {
            return false;
        }
        self.open_strings.pop();
        self.problem(self.position, self.position + 1, "the hole before this quote is not closed with `}`");
        self.push(InterpolationEnd, self.position + 1);
        true
    }

    pub(super) fn finish_open_strings(&mut self) {
        if let Some(string) = self.open_strings.first() {
            let start = string.start as usize;
            self.problem(start, start + 1, "this interpolated string is not closed");
        }
    }
}

enum Closing {
    /// The string ends with so many quotes.
    Ends(usize),
    /// So many quotes are part of the text.
    Text(usize),
}
