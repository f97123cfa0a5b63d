//! The text of our own comments: `threadbare: ignore[rule, rule2] reason`, without the marks that make it a comment.

use crate::rules::closest;

/// A comment that is for us.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// What it is about.
    pub scope: Scope,
    /// The rules it names; at least one.
    pub ids: Vec<String>,
    /// Why, if it says so.
    pub reason: Option<String>,
}

/// What a comment is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// `ignore`: the code beside or below it.
    Code,
    /// `ignore-file`: the whole file.
    File,
}

const HELP: &str = "write `threadbare: ignore[rule] reason`";

/// Reads a comment. `None` if it is not for us; the message if it is meant for us and wrong.
pub fn read_comment(text: &str) -> Option<Result<Comment, String>> {
    let rest = text.trim_start().strip_prefix("threadbare:")?.trim_start();
    let length =
        rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-').unwrap_or(rest.len());
    let (verb, rest) = rest.split_at(length);
    let scope = match verb {
        "ignore" => Scope::Code,
        "ignore-file" => Scope::File,
        _ => return mistaken(verb).map(Err),
    };
    Some(named(scope, verb, rest.trim_start()))
}

/// Prose may begin with our name; only what is nearly one of our words is a mistake.
fn mistaken(verb: &str) -> Option<String> {
    let meant = closest(verb, ["ignore", "ignore-file"].map(|word| (word, word)))?;
    Some(format!("threadbare does not know {verb:?}; did you mean `{meant}`?"))
}

fn named(scope: Scope, verb: &str, rest: &str) -> Result<Comment, String> {
    let Some(list) = rest.strip_prefix('[') else {
        return Err(format!("`{verb}` does not say which rules; {HELP}"));
    };
    let Some((list, reason)) = list.split_once(']') else {
        return Err(format!("the list of rules has no `]`; {HELP}"));
    };
    let ids: Vec<String> =
        list.split(',').map(str::trim).filter(|id| !id.is_empty()).map(str::to_owned).collect();
    if ids.is_empty() {
        return Err(format!("the list of rules is empty; {HELP}"));
    }
    let reason = reason
        .trim_start_matches(|letter: char| letter.is_whitespace() || "-:,–—".contains(letter))
        .trim_end();
    Ok(Comment { scope, ids, reason: (!reason.is_empty()).then(|| reason.to_owned()) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn comments_and_what_they_say() {
        let texts = [
            " threadbare: ignore[data-race] only the timer writes",
            "threadbare:ignore-file[ TB1001 , deadlock,] -- generated",
            "threadbare: ignore[race]",
            "threadbare: ignore",
            "threadbare: ignore data-race",
            "threadbare: ignore[]",
            "threadbare: ignore[a",
            "threadbare: ingore[a] x",
            "threadbare: a carpet is so",
            "threadbare: ",
            "THREADBARE: ignore[a]",
            "see threadbare: ignore[a]",
        ];
        let told = |text: &&str| match read_comment(text) {
            None => "not for us\n".to_owned(),
            Some(Err(message)) => format!("{message}\n"),
            Some(Ok(Comment { scope, ids, reason })) => format!("{scope:?} {ids:?} {reason:?}\n"),
        };
        let lines: String = texts.iter().map(told).collect();
        expect![[r#"
            Code ["data-race"] Some("only the timer writes")
            File ["TB1001", "deadlock"] Some("generated")
            Code ["race"] None
            `ignore` does not say which rules; write `threadbare: ignore[rule] reason`
            `ignore` does not say which rules; write `threadbare: ignore[rule] reason`
            the list of rules is empty; write `threadbare: ignore[rule] reason`
            the list of rules has no `]`; write `threadbare: ignore[rule] reason`
            threadbare does not know "ingore"; did you mean `ignore`?
            not for us
            not for us
            not for us
            not for us
        "#]]
        .assert_eq(&lines);
    }
}
