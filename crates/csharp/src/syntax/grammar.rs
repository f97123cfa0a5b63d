//! The grammar of C# 1 to 14 as functions, in reading order: files, declarations, types, statements,
//! expressions.
//!
//! Each function parses one construct and is named like it. It is called where the construct is known to
//! start, or reports what is missing. Constructs that nest go through [`Parser::nested`], so depth is
//! bounded.

mod attributes;
mod declarations;
mod expressions;
mod files;
mod functions;
mod lambdas;
mod literals;
mod members;
mod objects;
mod patterns;
mod primary;
mod queries;
mod statements;
mod statements_simple;
mod types;

pub(super) use files::compilation_unit;

use super::kind::SyntaxKind::{self, *};
use super::lookahead::{MAX_MODIFIERS, is_predefined_type, is_query_word};
use super::parser::{Context, Mark, Parser};

/// `item { , item } [,]` up to a closing token. Items that eat nothing end the list.
fn comma_separated(p: &mut Parser, closing: SyntaxKind, item: impl Fn(&mut Parser)) {
    while !p.at(closing) && !p.at_end() {
        let start = p.mark();
        item(p);
        if !p.eat(Comma) && (!p.moved_since(start) || !p.at(closing)) {
            return;
        }
    }
}
