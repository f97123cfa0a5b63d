//! The source lines around a place, where the text of the file is known.

use crate::Sources;
use crate::markup::escaped;
use finding::Span;
use std::fmt::Write as _;

/// How many lines are shown before and after.
const AROUND: usize = 2;
/// A tab is shown as this many spaces.
const TAB: &str = "    ";

impl Sources {
    /// The lines around the start of a span, with the span marked; `None` if the file or the line is not known.
    pub(super) fn snippet(&self, span: &Span) -> Option<String> {
        let lines: Vec<&str> = self.text(span)?.lines().collect();
        let line = span.start.line.get() as usize - 1;
        lines.get(line)?;
        let (first, end) = (line.saturating_sub(AROUND), (line + AROUND + 1).min(lines.len()));
        let mut snippet = String::from("<pre class=\"snippet\">");
        for (index, text) in lines.iter().enumerate().take(end).skip(first) {
            let number = index + 1;
            if index == line {
                let _ = writeln!(snippet, "<b><i>{number:>5}</i> {}</b>", marked(text, span));
            } else {
                let _ = writeln!(snippet, "<i>{number:>5}</i> {}", shown(text));
            }
        }
        Some(snippet + "</pre>")
    }
}

/// The line with the span marked, as far as it is on this line; unmarked where no column is known.
fn marked(text: &str, span: &Span) -> String {
    let Some(start) = span.start.column else { return shown(text) };
    let byte = |column: usize| text.char_indices().nth(column - 1).map_or(text.len(), |(at, _)| at);
    let start = byte(start.get() as usize);
    let end = match span.end {
        Some(end) if end.line == span.start.line => {
            end.column.map_or(text.len(), |at| byte(at.get() as usize))
        }
        Some(_) => text.len(),
        None => start,
    };
    let (before, rest) = text.split_at(start);
    let (inside, after) = rest.split_at(end.saturating_sub(start));
    if inside.is_empty() {
        return shown(text);
    }
    format!("{}<mark>{}</mark>{}", shown(before), shown(inside), shown(after))
}

fn shown(text: &str) -> String {
    escaped(&text.replace('\t', TAB))
}

#[cfg(test)]
mod tests {
    use super::*;
    use finding::Position;

    fn line(text: &str, start: (u32, u32), end: Option<(u32, u32)>) -> String {
        let at = |(line, column)| Position::at(line, column).expect("tests count from 1");
        marked(text, &Span { end: end.map(at), ..Span::new("a.cs", at(start)) })
    }

    #[test]
    fn what_the_span_covers_is_marked() {
        assert_eq!(line("lock (this) {", (3, 7), Some((3, 11))), "lock (<mark>this</mark>) {");
        assert_eq!(line("\tlöck(a<b)", (1, 2), Some((1, 6))), "    <mark>löck</mark>(a&lt;b)");
        assert_eq!(line("one {", (1, 5), Some((4, 1))), "one <mark>{</mark>");
        assert_eq!(line("short", (1, 3), None), "short");
        assert_eq!(line("short", (1, 90), Some((1, 99))), "short");
        assert_eq!(line("short", (1, 4), Some((1, 2))), "short");
    }

    #[test]
    fn lines_around_are_shown_and_lines_that_are_not_there_are_not() {
        let mut sources = Sources::default();
        sources.insert("a.cs", "1\n2\n3\r\n4\n5");
        let at =
            |path: &str, line| Position::line(line).and_then(|line| sources.snippet(&Span::new(path, line)));
        let first = "<pre class=\"snippet\"><b><i>    1</i> 1</b>\n<i>    2</i> 2\n<i>    3</i> 3\n</pre>";
        assert_eq!(at("a.cs", 1).as_deref(), Some(first));
        assert!(at("a.cs", 5).is_some_and(|snippet| !snippet.contains(" 2\n")));
        assert_eq!((at("a.cs", 6), at("a.cs", u32::MAX), at("b.cs", 1)), (None, None, None));
    }
}
