//! Text that a terminal, a log or a reader can be shown: what is invisible becomes visible, what is endless
//! gets an end.

use std::borrow::Cow;
use std::fmt::Write as _;
use unicode_width::UnicodeWidthStr;

/// No single name or message is shown longer than this many characters; traces may hold names of megabytes.
const LONGEST: usize = 400;

/// The text with escape sequences, line breaks, direction marks and other invisible characters spelled out,
/// and with the starts of logging commands; cut in the middle if it is very long.
pub(crate) fn visible(text: &str) -> Cow<'_, str> {
    let text = shortened(text);
    if !text.contains(is_invisible) && !text.contains("##") {
        return text;
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for (at, c) in text.char_indices() {
        match c {
            '\n' => shown.push_str(r"\n"),
            '\r' => shown.push_str(r"\r"),
            '\t' => shown.push_str(r"\t"),
            '#' if starts_command(&text[at..]) => shown.extend(c.escape_unicode()),
            c if is_invisible(c) => shown.extend(c.escape_unicode()),
            c => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

/// Does a logging command start here? Agents of Azure Pipelines and GitHub obey `##vso[…]` and `##[…]`
/// wherever it stands in a line of a build's log, whatever the line is meant to be.
fn starts_command(text: &str) -> bool {
    let Some(rest) = text.strip_prefix("##") else { return false };
    rest.starts_with('[') || rest.get(..4).is_some_and(|area| area.eq_ignore_ascii_case("vso["))
}

/// Characters that have no picture of their own, or that move, hide or reverse others.
pub(crate) fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{fffe}' | '\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
}

fn shortened(text: &str) -> Cow<'_, str> {
    // A character takes at least one byte, so short texts need no counting.
    if text.len() <= LONGEST {
        return Cow::Borrowed(text);
    }
    let count = text.chars().count();
    if count <= LONGEST {
        return Cow::Borrowed(text);
    }
    let head: String = text.chars().take(LONGEST / 2).collect();
    let tail: String = text.chars().skip(count - LONGEST / 4).collect();
    let missing = count - LONGEST / 2 - LONGEST / 4;
    Cow::Owned(format!("{head}…({missing} more)…{tail}"))
}

/// How many terminal columns a visible text takes.
pub(crate) fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// The visible text, cut at the end so that it takes at most `columns`, with `mark` in place of what is
/// missing.
pub(crate) fn clipped(text: &str, columns: usize, mark: &str) -> String {
    let text = visible(text);
    if width(&text) <= columns {
        return text.into_owned();
    }
    let room = columns.saturating_sub(width(mark));
    let mut kept = String::new();
    for c in text.chars() {
        kept.push(c);
        if width(&kept) > room {
            kept.pop();
            break;
        }
    }
    kept + mark
}

/// JSON in which invisible characters, and the first sign of a logging command, are spelled `\uXXXX`: the same
/// data, safe to print. They can stand only inside strings, so replacing them in the finished text is enough.
pub(crate) fn json(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let is_harmless = c == '\n' || !is_invisible(c);
        if is_harmless && !starts_command(&text[at..]) {
            shown.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            let _ = write!(shown, "\\u{unit:04x}");
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_spelled_out() {
        assert_eq!(visible("a\u{1b}[31mb"), r"a\u{1b}[31mb");
        assert_eq!(visible("a\nb\r\tc"), r"a\nb\r\tc");
        assert_eq!(visible("\u{9b}2J\u{202e}x\u{200b}\u{7f}"), r"\u{9b}2J\u{202e}x\u{200b}\u{7f}");
        assert_eq!(visible("größe 変数 | \u{fffd}"), "größe 変数 | \u{fffd}");
    }

    #[test]
    fn no_logging_command_survives() {
        assert_eq!(visible("a ##vso[task.x]b ##VsO[c]"), r"a \u{23}#vso[task.x]b \u{23}#VsO[c]");
        assert_eq!(visible("###[error]"), r"#\u{23}#[error]");
        assert_eq!(visible("## heading, a[1], ##vso é"), "## heading, a[1], ##vso é");
        let text = serde_json::to_string("##vso[x]").expect("a string has a JSON form");
        assert_eq!(json(&text), r#""\u0023#vso[x]""#);
        assert_eq!(serde_json::from_str::<String>(&json(&text)).ok().as_deref(), Some("##vso[x]"));
    }

    #[test]
    fn endless_names_end() {
        let shown = visible(&"x".repeat(1 << 20)).into_owned();
        assert_eq!(shown.chars().count(), 300 + "…(1048276 more)…".chars().count());
        assert_eq!(visible(&"é".repeat(400)), "é".repeat(400));
    }

    #[test]
    fn clipping_counts_columns() {
        assert_eq!(clipped("write balance", 8, "…"), "write b…");
        assert_eq!(clipped("変数変数", 5, "…"), "変数…");
        assert_eq!(clipped("変数", 4, "…"), "変数");
        assert_eq!(clipped("abc", 0, "…"), "…");
    }

    #[test]
    fn json_keeps_its_meaning() {
        let name = "\u{9b}2J\u{202e}\u{2028}\u{e0041}\u{7f}é";
        let text = serde_json::to_string(name).expect("a string has a JSON form");
        let safe = json(&text);
        assert!(!safe.contains(is_invisible));
        assert_eq!(serde_json::from_str::<String>(&safe).ok().as_deref(), Some(name));
    }
}
