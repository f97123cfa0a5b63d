//! Words that do not belong into the tree: paths of somebody's machine, and marks of unfinished work.

use std::path::Path;

/// Each word in two halves, so that this file does not contain it.
const FORBIDDEN: &[(&str, &str, &str)] = &[
    ("/ro", "ot/", "a path of one machine"),
    ("/wo", "rk/", "a path of one machine"),
    ("/ho", "me/", "a path of one machine"),
    ("/Us", "ers/", "a path of one machine"),
    ("db", "g!(", "left over from debugging"),
    ("to", "do!(", "unfinished"),
    ("#[ign", "ore", "a test that does not run is no test"),
];

/// The lines of a file that contain such a word: `line: word: reason`.
pub(crate) fn offences(_: &Path, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for (head, tail, reason) in FORBIDDEN {
            let word = format!("{head}{tail}");
            if line.contains(&word) {
                found.push(format!("{}: `{word}`: {reason}", number + 1));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_word_is_named_with_its_line() {
        let text = format!("fine\nlet x = {}{}y);\n", "db", "g!(");
        assert_eq!(
            offences(Path::new("a.rs"), &text),
            [format!("2: `{}{}`: left over from debugging", "db", "g!(")]
        );
        assert!(offences(Path::new("a.rs"), "a homework for the root of a tree").is_empty());
    }
}
