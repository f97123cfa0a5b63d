//! Lines: where they end, how far they are indented, and how the text of a person begins its blocks.

use super::site::{Draft, Site};
use super::{Refusal, refuse};
use crate::syntax::{Node, SyntaxKind, TextRange, TriviaKind};

/// Where people put the brace that opens a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Braces {
    /// On a line of its own.
    OwnLine,
    /// Behind the statement that it belongs to.
    SameLine,
}

impl<'s> Site<'s> {
    /// How the lines of the file end.
    pub(super) fn line_end(&self) -> &'static str {
        if self.source.text.contains("\r\n") { "\r\n" } else { "\n" }
    }

    /// The white space at the start of the line of an offset.
    pub(super) fn indent_at(&self, offset: u32) -> &'s str {
        let text = &self.source.text;
        let start = line_start(text, offset as usize);
        let line = text[start..].trim_start_matches('\u{feff}');
        &line[..line.len() - line.trim_start_matches([' ', '\t']).len()]
    }

    /// Are both offsets on one line?
    pub(super) fn is_one_line(&self, from: u32, to: u32) -> bool {
        !self.source.text[from as usize..to as usize].contains('\n')
    }

    /// How much further the statements of a block are indented than the block.
    pub(super) fn step_of(&self, block: Node<'_>) -> &'s str {
        let inner = block.children().next().map(|first| self.indent_at(first.range().start));
        let step = inner.and_then(|inner| inner.strip_prefix(self.indent_at(block.range().start)));
        step.filter(|step| !step.is_empty()).unwrap_or("    ")
    }

    /// Where the brace of a block stands.
    pub(super) fn braces_of(&self, block: Node<'_>) -> Braces {
        let text = &self.source.text;
        let start = block.range().start as usize;
        let before = &text[line_start(text, start)..start];
        if before.trim().is_empty() { Braces::OwnLine } else { Braces::SameLine }
    }

    /// Moves the lines that begin in a stretch of text one step to the right.
    pub(super) fn indent_lines(
        &self,
        draft: &mut Draft<'_>,
        range: TextRange,
        step: &str,
    ) -> Result<(), Refusal> {
        let is_fixed = |kind| matches!(kind, TriviaKind::Directive | TriviaKind::Disabled);
        let touches = |start: u32, end: u32| start < range.end && range.start < end;
        let mut trivia = self.source.tree.trivia().iter();
        if trivia.any(|piece| is_fixed(piece.kind) && touches(piece.start, piece.end)) {
            return refuse("there is a directive in it");
        }
        let text = &self.source.text;
        let starts = text[range.start as usize..range.end as usize].match_indices('\n');
        let starts = starts.map(|(index, _)| range.start + index as u32 + 1);
        for start in starts.filter(|&start| start < range.end) {
            let tokens = self.source.tree.tokens();
            let before = tokens.partition_point(|token| token.start < start);
            if tokens[..before].last().is_some_and(|token| token.end > start) {
                return refuse("a text of several lines stands in it");
            }
            if !text[start as usize..].trim_start_matches([' ', '\t']).starts_with(['\r', '\n']) {
                draft.insert(start, step);
            }
        }
        Ok(())
    }

    /// The stretch with the white space before it and the line end behind it, if it has its lines for itself.
    pub(super) fn whole_lines(&self, range: TextRange) -> TextRange {
        let text = &self.source.text;
        let (start, end) = (range.start as usize, range.end as usize);
        let first = line_start(text, start);
        let rest = &text[end..];
        let behind = rest.trim_start_matches([' ', '\t']);
        let line_end = if behind.starts_with("\r\n") { 2 } else { usize::from(behind.starts_with('\n')) };
        if line_end == 0 || !text[first..start].trim().is_empty() {
            return range;
        }
        TextRange::new(first as u32, (text.len() - behind.len() + line_end) as u32)
    }
}

fn line_start(text: &str, offset: usize) -> usize {
    text[..offset].rfind('\n').map_or(0, |end| end + 1)
}

/// The statement that comes next in the same block.
pub(super) fn statement_after(statement: Node<'_>) -> Option<Node<'_>> {
    let block = statement.parent().filter(|block| block.kind() == SyntaxKind::Block)?;
    block.children().skip_while(|child| *child != statement).nth(1)
}
