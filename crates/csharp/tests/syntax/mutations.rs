//! Every line of every snippet, cut and changed at every token: always a tree of the whole text, problems in
//! order.

use crate::support::parsed;
use csharp::syntax::{ParseOptions, TextRange, decode, parse};
use std::fs;
use std::path::Path;

/// The texts of all snippets, with their paths.
fn snippets() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/csharp");
    let entries = fs::read_dir(folder).expect("the snippets are there");
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "cs"));
    paths.sort();
    let read = |path: &Path| fs::read_to_string(path).expect("a snippet can be read");
    paths.iter().map(|path| (path.display().to_string(), read(path))).collect()
}

/// Hands out every line, and its tokens. Lines are short, so that all changes at all tokens take no time.
fn each_line(change: impl Fn(&str, &[TextRange])) {
    for (_, text) in snippets() {
        for line in text.lines() {
            let parse = parse(line, &ParseOptions::default());
            let tokens: Vec<TextRange> = parse.tree.tokens().iter().map(|token| token.range()).collect();
            change(line, &tokens);
        }
    }
}

/// What holds for every text besides being covered: problems are in order and inside.
fn holds(text: &str) {
    let problems = parsed(text).problems;
    assert!(problems.is_sorted_by_key(|problem| problem.range.start), "{text}");
    assert!(problems.iter().all(|problem| problem.range.end as usize <= text.len()), "{text}");
}

fn replaced(text: &str, range: TextRange, new: &str) -> String {
    [&text[..range.start as usize], new, &text[range.end as usize..]].concat()
}

#[test]
fn every_snippet_is_clean() {
    for (name, text) in snippets() {
        assert_eq!(parsed(&text).problems, [], "{name}");
    }
}

#[test]
fn cut_at_every_token() {
    each_line(|line, tokens| {
        for token in tokens {
            holds(&line[..token.start as usize]);
            holds(&line[..token.end as usize]);
            holds(&line[token.start as usize..]);
        }
    });
}

#[test]
fn every_token_left_out_and_doubled() {
    each_line(|line, tokens| {
        for &token in tokens {
            holds(&replaced(line, token, ""));
            holds(&replaced(line, token, &format!("{0} {0}", token.of(line))));
        }
    });
}

#[test]
fn every_two_neighbours_exchanged() {
    each_line(|line, tokens| {
        for pair in tokens.windows(2) {
            let exchanged = replaced(line, pair[1], pair[0].of(line));
            holds(&replaced(&exchanged, pair[0], pair[1].of(line)));
        }
    });
}

#[test]
fn every_byte_flipped() {
    each_line(|line, _| {
        for at in 0..line.len() {
            let mut bytes = line.as_bytes().to_vec();
            bytes[at] ^= 1 << (at % 8);
            holds(&decode(&bytes));
        }
    });
}
