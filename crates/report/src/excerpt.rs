//! The offending line of source with carets below it, as compilers show it.

use crate::line::{Glyphs, Line, Tone};
use crate::safe::{visible, width};
use crate::{Look, Sources};
use finding::{Severity, Span};

/// A tab is shown as this many spaces.
const TAB: &str = "    ";
/// Even on the narrowest terminal, this much of the line is shown.
const LEAST: usize = 20;

/// The line on which the span starts, moved in by `indent`; nothing if its text is not known.
pub(crate) fn excerpt(
    span: &Span,
    sources: &Sources,
    indent: usize,
    severity: Severity,
    look: &Look,
) -> Vec<Line> {
    let Some(text) = sources.first_line(span) else { return Vec::new() };
    let number = span.start.line.to_string();
    let glyphs = Glyphs::of(look.charset);
    let columns = look.width.saturating_sub(indent + number.len() + 3).max(LEAST);
    let shown = Shown::new(text, marked(text, span), columns, glyphs.more);
    if shown.is_empty() {
        return Vec::new();
    }
    let gutter = |label: &str| {
        let bar = format!("{label:>digits$} {} ", glyphs.lane, digits = number.len());
        Line::indented(indent).put(Tone::Dim, &bar)
    };
    let mut lines = vec![gutter(&number).plain(&shown.before).plain(&shown.inside).plain(&shown.after)];
    if span.start.column.is_some() {
        let carets = "^".repeat(width(&shown.inside).max(1));
        let blank = " ".repeat(width(&shown.before));
        lines.push(gutter("").plain(&blank).put(Tone::Loud(severity), &carets));
    }
    lines
}

/// The characters of the line that the span covers, counted from 0; nothing of it where no column is known.
fn marked(text: &str, span: &Span) -> std::ops::Range<usize> {
    let length = text.chars().count();
    let Some(start) = span.start.column else { return 0..0 };
    let start = (start.get() as usize - 1).min(length);
    let end = match span.end {
        Some(end) if end.line == span.start.line => end.column.map_or(length, |at| at.get() as usize - 1),
        Some(_) => text.trim_end().chars().count(),
        None => start,
    };
    start..end.clamp(start, length)
}

/// The part of a line that fits, made visible: before, inside and after what is marked.
struct Shown {
    before: String,
    inside: String,
    after: String,
}

impl Shown {
    fn new(text: &str, marked: std::ops::Range<usize>, columns: usize, more: &str) -> Shown {
        let cells: Vec<String> = text.chars().map(cell).collect();
        let indentation = text.chars().take_while(|c| c.is_whitespace()).count();
        // A third of the room shows what leads to the mark, if not all fits.
        let room = |cells: &[String]| cells.iter().map(|cell| width(cell)).sum::<usize>();
        let mut first = indentation.min(marked.start);
        let mut lead = "";
        if room(&cells[first..]) > columns {
            let mut from = marked.start;
            while from > first && room(&cells[from - 1..marked.start]) <= columns / 3 {
                from -= 1;
            }
            lead = if from > first { more } else { "" };
            first = from;
        }
        let mut last = first;
        let mut used = width(lead);
        while last < cells.len() && used + width(&cells[last]) <= columns {
            used += width(&cells[last]);
            last += 1;
        }
        let tail = if last < cells.len() { more } else { "" };
        let part = |from: usize, to: usize| cells[from.min(last)..to.min(last)].concat();
        Shown {
            before: format!("{lead}{}", part(first, marked.start)),
            inside: part(marked.start, marked.end),
            after: format!("{}{tail}", part(marked.end, last)),
        }
    }

    fn is_empty(&self) -> bool {
        [&self.before, &self.inside, &self.after].iter().all(|part| part.trim().is_empty())
    }
}

fn cell(c: char) -> String {
    if c == '\t' { TAB.to_owned() } else { visible(c.encode_utf8(&mut [0; 4])).into_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::page;
    use finding::Position;

    fn shown(text: &str, start: u32, end: Option<u32>, width: usize) -> String {
        let at = |column| Position::at(1, column).expect("tests count from 1");
        let span = Span { end: end.map(at), ..Span::new("a.cs", at(start)) };
        let sources: Sources = [("a.cs", text)].into_iter().collect();
        let look = Look { width, ..Look::default() };
        page(&excerpt(&span, &sources, 2, Severity::Error, &look), &look)
    }

    #[test]
    fn carets_stand_below_what_is_meant() {
        assert_eq!(shown("\t\tlock (\"a\") {", 9, Some(12), 80), "  1 │ lock (\"a\") {\n    │       ^^^\n");
        assert_eq!(shown("日本 = x;", 6, Some(7), 80), "  1 │ 日本 = x;\n    │        ^\n");
        assert_eq!(shown("x = y;", 5, None, 80), "  1 │ x = y;\n    │     ^\n");
        assert_eq!(shown("short", 90, Some(99), 80), "  1 │ short\n    │      ^\n");
    }

    #[test]
    fn long_lines_are_cut_around_the_mark() {
        let line = format!("{}lock(this){}", "a".repeat(500), "b".repeat(500));
        let cut = shown(&line, 501, Some(511), 36);
        assert_eq!(cut, "  1 │ …aaaaaaaaaalock(this)bbbbbbbbb…\n    │            ^^^^^^^^^^\n");
    }

    #[test]
    fn hostile_text_stays_on_its_line() {
        let text = shown("lock(\u{1b}[31m\u{202e}x)", 6, Some(7), 80);
        assert!(!text.contains(['\u{1b}', '\u{202e}']) && text.lines().count() == 2, "{text}");
    }

    #[test]
    fn what_is_not_known_is_not_shown() {
        let sources: Sources = [("a.cs", "x")].into_iter().collect();
        let at = |path: &str, line| {
            let span = Span::new(path, Position::line(line).expect("tests count from 1"));
            excerpt(&span, &sources, 2, Severity::Error, &Look::default()).len()
        };
        assert_eq!((at("a.cs", 1), at("a.cs", 2), at("b.cs", 1)), (1, 0, 0));
    }
}
