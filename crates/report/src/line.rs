//! Lines of styled text: the one way to the terminal. Whatever is put on a line is made visible first.

use crate::safe::{visible, width};
use crate::{Charset, Color, Look};
use anstyle::{AnsiColor, Style};
use finding::Severity;
use std::fmt::Write as _;

/// What a piece of text is, from which follows how it looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Plain,
    Strong,
    Dim,
    Code,
    Added,
    Loud(Severity),
}

impl Tone {
    fn style(self) -> Style {
        let style = Style::new();
        match self {
            Tone::Plain => style,
            Tone::Strong => style.bold(),
            Tone::Dim => style.dimmed(),
            Tone::Code => AnsiColor::Cyan.on_default(),
            Tone::Added => AnsiColor::Green.on_default(),
            Tone::Loud(Severity::Error) => AnsiColor::Red.on_default().bold(),
            Tone::Loud(Severity::Warning) => AnsiColor::Yellow.on_default().bold(),
            Tone::Loud(Severity::Note) => AnsiColor::Blue.on_default().bold(),
        }
    }
}

/// One line of pieces.
#[derive(Clone, Default, Debug)]
pub(crate) struct Line {
    pieces: Vec<(Tone, String)>,
    width: usize,
}

impl Line {
    /// A line that starts with this many spaces.
    pub(crate) fn indented(columns: usize) -> Self {
        Line::default().pad_to(columns)
    }

    pub(crate) fn put(self, tone: Tone, text: &str) -> Self {
        self.push(tone, &visible(text))
    }

    pub(crate) fn plain(self, text: &str) -> Self {
        self.put(Tone::Plain, text)
    }

    /// Fills up with spaces to this column, if it is not there yet.
    pub(crate) fn pad_to(self, columns: usize) -> Self {
        let missing = columns.saturating_sub(self.width);
        self.push(Tone::Plain, &" ".repeat(missing))
    }

    pub(crate) fn append(self, other: Line) -> Self {
        other.pieces.into_iter().fold(self, |line, (tone, text)| line.push(tone, &text))
    }

    /// Joins what has the same tone, so that colours change only where the tone does.
    fn push(mut self, tone: Tone, text: &str) -> Self {
        self.width += width(text);
        match self.pieces.last_mut() {
            _ if text.is_empty() => {}
            Some((last, known)) if *last == tone => known.push_str(text),
            _ => self.pieces.push((tone, text.to_owned())),
        }
        self
    }

    /// Adds a word behind a space. The space between two words of one tone has that tone.
    fn append_word(self, word: Line) -> Self {
        let tone = match (self.pieces.last(), word.pieces.first()) {
            (Some((before, _)), Some((after, _))) if before == after => *before,
            _ => Tone::Plain,
        };
        self.push(tone, " ").append(word)
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    fn write(&self, out: &mut String, color: Color) {
        let start = out.len();
        for (tone, text) in &self.pieces {
            let style = tone.style();
            if color == Color::Never || style.is_plain() {
                out.push_str(text);
            } else {
                let _ = write!(out, "{style}{text}{style:#}");
            }
        }
        let end = start + out[start..].trim_end_matches(' ').len();
        out.truncate(end);
        out.push('\n');
    }
}

/// Lines, one below the other.
pub(crate) fn page(lines: &[Line], look: &Look) -> String {
    let mut out = String::new();
    for line in lines {
        line.write(&mut out, look.color);
    }
    out
}

/// The text broken at spaces, behind a prefix; following lines are indented by `hang`. Words are never
/// broken, so that paths can be copied.
pub(crate) fn wrapped(prefix: Line, hang: usize, text: &[(Tone, &str)], columns: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut line = prefix;
    let mut fresh = true;
    for word in words(text) {
        if !fresh && line.width + 1 + word.width > columns {
            lines.push(std::mem::replace(&mut line, Line::indented(hang)));
            fresh = true;
        }
        line = if fresh { line.append(word) } else { line.append_word(word) };
        fresh = false;
    }
    lines.push(line);
    lines
}

/// What stands between spaces. A word may change its tone in the middle.
fn words(text: &[(Tone, &str)]) -> Vec<Line> {
    let mut words = vec![Line::default()];
    for (tone, text) in text {
        for (index, part) in visible(text).split(' ').enumerate() {
            if index > 0 {
                words.push(Line::default());
            }
            if let Some(word) = words.pop() {
                words.push(word.put(*tone, part));
            }
        }
    }
    words.retain(|word| word.width > 0);
    words
}

/// The characters that pictures are drawn with.
pub(crate) struct Glyphs {
    pub(crate) lane: &'static str,
    pub(crate) gap: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) point: &'static str,
    pub(crate) more: &'static str,
    pub(crate) dot: &'static str,
}

impl Glyphs {
    pub(crate) const fn of(charset: Charset) -> &'static Glyphs {
        const UNICODE: Glyphs =
            Glyphs { lane: "│", gap: "⋮", rule: "─", point: "▶", more: "…", dot: " · " };
        const ASCII: Glyphs = Glyphs { lane: "|", gap: ":", rule: "-", point: ">", more: "..", dot: ", " };
        match charset {
            Charset::Unicode => &UNICODE,
            Charset::Ascii => &ASCII,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_on_a_line_can_leave_it() {
        let line = Line::default().plain("a\n\u{1b}[31m").put(Tone::Strong, "b");
        assert_eq!(page(std::slice::from_ref(&line), &Look::default()), "a\\n\\u{1b}[31mb\n");
        let look = Look { color: Color::Always, ..Look::default() };
        assert_eq!(page(&[line], &look), "a\\n\\u{1b}[31m\u{1b}[1mb\u{1b}[0m\n");
    }

    #[test]
    fn words_wrap_and_stay_whole() {
        let text =
            [(Tone::Plain, "guard both acces"), (Tone::Code, "ses by one/very/long/path/to/a/lock here")];
        let lines = wrapped(Line::default().plain("help: "), 6, &text, 20);
        let expected =
            "help: guard both\n      accesses by\n      one/very/long/path/to/a/lock\n      here\n";
        assert_eq!(page(&lines, &Look::default()), expected);
    }
}
