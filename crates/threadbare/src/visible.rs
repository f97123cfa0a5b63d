//! Names from traces and paths on a terminal: nothing in them may move the cursor or change how the rest
//! looks.

/// The text with control and direction-changing characters spelled out. Line feeds stay where the caller puts
/// them.
pub(crate) fn visible(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_harmless(c) {
            shown.push(c);
        } else {
            shown.extend(c.escape_default());
        }
    }
    shown
}

fn is_harmless(c: char) -> bool {
    let changes_direction =
        matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    !c.is_control() && !changes_direction
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn escapes_are_spelled_out() {
        assert_eq!(visible("T1 ä\u{1b}[31m\n\u{202e}x"), "T1 ä\\u{1b}[31m\\n\\u{202e}x");
    }
}
