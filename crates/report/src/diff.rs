//! What changes in a file, as a unified diff that `git apply` and `patch` understand.

use crate::line::{Line, Tone, page};
use crate::{Color, Look};
use finding::Severity;
use similar::{ChangeTag, TextDiff};
use std::fmt::Write as _;

/// Lines of a file that stay, around each change.
const CONTEXT: usize = 3;

/// The diff from one text of a file to another; no text where nothing changes. Without colours it is exact to the byte; with
/// colours, for a terminal, what would steer the terminal is made visible.
pub fn diff(path: &str, before: &str, after: &str, look: &Look) -> String {
    if before == after {
        return String::new();
    }
    let path = path.replace('\\', "/");
    let name = path.trim_start_matches('/');
    let mut text = String::new();
    put(&mut text, Tone::Strong, &format!("--- a/{name}\n"), look);
    put(&mut text, Tone::Strong, &format!("+++ b/{name}\n"), look);
    let changes = TextDiff::from_lines(before, after);
    for hunk in changes.unified_diff().context_radius(CONTEXT).iter_hunks() {
        put(&mut text, Tone::Code, &format!("{}\n", hunk.header()), look);
        for change in hunk.iter_changes() {
            let (sign, tone) = match change.tag() {
                ChangeTag::Equal => (' ', Tone::Plain),
                ChangeTag::Delete => ('-', Tone::Loud(Severity::Error)),
                ChangeTag::Insert => ('+', Tone::Added),
            };
            put(&mut text, tone, &format!("{sign}{}", change.value()), look);
            if change.missing_newline() {
                text.push_str("\n\\ No newline at end of file\n");
            }
        }
    }
    text
}

fn put(text: &mut String, tone: Tone, line: &str, look: &Look) {
    if look.color == Color::Never {
        text.push_str(line);
        return;
    }
    let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "\n"));
    // A tab is no danger, and the columns of the code should line up.
    let parts: Vec<String> = line
        .trim_end_matches('\r')
        .split('\t')
        .map(|part| page(&[Line::default().put(tone, part)], look).trim_end_matches('\n').to_owned())
        .collect();
    let _ = write!(text, "{}{end}", parts.join("\t"));
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn changes_are_told_with_what_is_around_them() {
        let before = "1\n2\n3\n4\nint n;\r\n6\n7\n8\n9";
        let after = "1\n2\n3\n4\nvolatile int n;\r\n6\n7\n8\n9!";
        let told = diff("src/A.cs", before, after, &Look::default());
        expect![[r"
            --- a/src/A.cs
            +++ b/src/A.cs
            @@ -2,8 +2,8 @@
             2
             3
             4
            -int n;\r
            +volatile int n;\r
             6
             7
             8
            -9
            \ No newline at end of file
            +9!
            \ No newline at end of file
        "]]
        .assert_eq(&told.replace('\r', "\\r"));
        assert_eq!(diff("A.cs", "x", "x", &Look::default()), "");
    }

    #[test]
    fn a_terminal_is_not_steered() {
        let look = Look { color: Color::Always, ..Look::default() };
        let told = diff("A.cs", "\u{1b}[2J\n", "\tb\n", &look);
        assert!(!told.contains("\u{1b}[2J"), "{told:?}");
        assert!(told.contains("\u{1b}[32m"), "{told:?}");
    }
}
