//! Which bracket closes which, found once, so that looking beyond a pair costs nothing however deep it nests.

use super::kind::SyntaxKind::{LBrace, LBracket, LParen, RBrace, RBracket, RParen};
use super::token::Token;

/// For every opening bracket the index of its closing one; 0 for all other tokens.
pub(super) fn closing_brackets(tokens: &[Token]) -> Vec<u32> {
    let mut closing = vec![0; tokens.len()];
    let mut open: Vec<usize> = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let opening = match token.kind {
            LParen | LBracket | LBrace => {
                open.push(index);
                continue;
            }
            RParen => LParen,
            RBracket => LBracket,
            RBrace => LBrace,
            _ => continue,
        };
        // A `}` closes whatever was left open inside its block; a stray `)` or `]` closes nothing.
        while opening == LBrace && open.last().is_some_and(|&last| tokens[last].kind != LBrace) {
            open.pop();
        }
        if let Some(start) = open.pop_if(|last| tokens[*last].kind == opening) {
            closing[start] = index as u32;
        }
    }
    closing
}
