//! Suppressions that annotations express in Java sources: `@SuppressWarnings("threadbare:may-race")`, and what stands
//! there for other tools: `@SuppressWarnings("java:S2142")`, `@SuppressFBWarnings("IS2_INCONSISTENT_SYNC")`.
//!
//! Class files do not keep the first, so the sources are asked. No tree is needed for it: an annotation is about what
//! follows, up to the end of its block or to its semicolon.

mod tokens;

use finding::suppress::{Form, Ids, Marker, Places};
use tokens::{Token, tokens};

/// Finds the annotations of a file that suppress something.
pub fn suppressions(text: &str) -> Vec<Marker> {
    // Most files have none, and need not be walked through.
    if !text.contains("@Suppress") && !text.contains(".Suppress") {
        return Vec::new();
    }
    let (tokens, places) = (tokens(text), Places::new(text));
    let annotations = (0..tokens.len()).filter_map(|at| Annotation::read(&tokens, at));
    annotations.map(|annotation| annotation.marker(&places, &tokens)).collect()
}

/// Whose annotation it is: its texts are ids of that tool.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Speaker {
    /// `@SuppressWarnings`, which all tools share.
    Everybody,
    /// `@SuppressFBWarnings`, of which only `value` names bugs.
    SpotBugs,
}

/// An annotation that suppresses, as numbers of tokens.
struct Annotation {
    start: usize,
    /// The first token behind it.
    end: usize,
    ids: Vec<String>,
    reason: Option<String>,
}

impl Annotation {
    fn read(tokens: &[(u32, Token<'_>)], start: usize) -> Option<Annotation> {
        if tokens[start].1 != Token::Sign(b'@') {
            return None;
        }
        let path = tokens[start + 1..].iter().take_while(|(_, token)| token.is_part_of_name());
        let open = start + 1 + path.clone().count();
        let speaker = match path.last()?.1 {
            Token::Word("SuppressWarnings") => Speaker::Everybody,
            Token::Word("SuppressFBWarnings") => Speaker::SpotBugs,
            _ => return None,
        };
        let end = closing(tokens, open)? + 1;
        let mut found = Annotation { start, end, ids: Vec::new(), reason: None };
        found.take_texts(&tokens[open..end], speaker);
        Some(found)
    }

    /// The texts between the brackets: those of `value`, which need not be named, are ids.
    fn take_texts(&mut self, tokens: &[(u32, Token<'_>)], speaker: Speaker) {
        let mut key = "value";
        for pair in tokens.windows(2) {
            match (pair[0].1, pair[1].1) {
                (Token::Word(word), Token::Sign(b'=')) => key = word,
                (_, Token::Text(text)) if key == "value" => self.ids.push(id(text, speaker)),
                (_, Token::Text(text)) if key == "justification" => self.reason = Some(text.to_owned()),
                _ => {}
            }
        }
    }

    fn marker(self, places: &Places<'_>, tokens: &[(u32, Token<'_>)]) -> Marker {
        let start = tokens[self.start].0;
        let last = declaration_end(tokens, self.end).map(|end| tokens[end].0 + 1);
        let end = last.unwrap_or(places.text().len() as u32 + 1);
        let ids = if self.ids.iter().any(|id| id == "all") {
            Ids::All { except: Vec::new() }
        } else {
            Ids::These(self.ids)
        };
        Marker {
            form: Form::Attribute,
            lines: places.lines(start..end),
            ids,
            reason: self.reason,
            place: places.position(start),
        }
    }
}

fn id(text: &str, speaker: Speaker) -> String {
    match speaker {
        Speaker::Everybody => text.strip_prefix("threadbare:").unwrap_or(text).to_owned(),
        Speaker::SpotBugs => format!("spotbugs:{text}"),
    }
}

/// The bracket that belongs to an opening one.
fn closing(tokens: &[(u32, Token<'_>)], open: usize) -> Option<usize> {
    let mut depth = 0_u32;
    for (at, (_, token)) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Sign(b'(' | b'{' | b'[') => depth += 1,
            Token::Sign(b')' | b'}' | b']') => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The last token of the declaration that starts at `from`: of a block, its bracket; of a field with its first value and of a
/// method without a body, the semicolon; of a parameter, what ends it.
fn declaration_end(tokens: &[(u32, Token<'_>)], from: usize) -> Option<usize> {
    let (mut at, mut has_value) = (from, false);
    loop {
        match tokens.get(at)?.1 {
            Token::Sign(b';' | b')' | b'}') => return Some(at),
            Token::Sign(b'{') if !has_value => return closing(tokens, at),
            Token::Sign(b'(' | b'{' | b'[') => at = closing(tokens, at)?,
            Token::Sign(b'=') => has_value = true,
            _ => {}
        }
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One line for each annotation: the lines that it is about, its ids, its reason.
    fn found(text: &str) -> String {
        let show = |marker: Marker| {
            let ids = match marker.ids {
                Ids::All { .. } => "all".to_owned(),
                Ids::These(ids) => ids.join(" "),
            };
            let reason = marker.reason.map(|reason| format!(" ({reason})")).unwrap_or_default();
            format!("{}-{} {ids}{reason}\n", marker.lines.first, marker.lines.last)
        };
        suppressions(text).into_iter().map(show).collect()
    }

    #[test]
    fn of_a_method_and_of_a_class() {
        let text = "\
@SuppressWarnings(\"all\")
class A {
    @Override
    @SuppressWarnings({\"threadbare:may-race\", \"unchecked\"})
    public void run() {
        if (x) { y(); }
    }
}
class B { }
";
        assert_eq!(found(text), "1-8 all\n4-7 may-race unchecked\n");
    }

    #[test]
    fn of_what_has_no_block() {
        let text = "\
class A {
    @SuppressWarnings(value = \"java:S3077\") volatile
    int[] all = {
        1, f(new B() { }) };
    @SuppressWarnings(\"a\") abstract
        void f();
    void g(@SuppressWarnings(\"b\") int first,
        int second) { }
}
";
        assert_eq!(found(text), "2-4 java:S3077\n5-6 a\n7-8 b\n");
    }

    #[test]
    fn of_other_tools_with_a_reason() {
        let text = "\
@edu.umd.cs.findbugs.annotations.SuppressFBWarnings(
    value = {\"IS2_INCONSISTENT_SYNC\", \"DC_DOUBLECHECK\"}, justification = \"one thread\")
class A { }
";
        assert_eq!(found(text), "1-3 spotbugs:IS2_INCONSISTENT_SYNC spotbugs:DC_DOUBLECHECK (one thread)\n");
    }

    #[test]
    fn what_only_looks_like_one() {
        let text = "\
// @SuppressWarnings(\"a\")
/* @SuppressWarnings(\"b\") */
class A { String s = \"@SuppressWarnings(\\\"c\\\")\"; char c = '\"'; @SuppressWarnings
    String t = \"\"\"
        @SuppressWarnings(\"d\") \\\"\"\" \"\"\"; }
";
        assert_eq!(found(text), "");
    }

    #[test]
    fn broken_ones() {
        for text in
            ["@SuppressWarnings(", "@SuppressWarnings(\"a", "@SuppressWarnings(\"a\"))", "@", "x.Suppress @"]
        {
            let _ = suppressions(text);
        }
        assert_eq!(found("@SuppressWarnings(\"a\")"), "1-1 a\n");
        assert_eq!(found("@SuppressWarnings(\"ä\")\nclass ß {"), "1-2 ä\n");
    }
}
