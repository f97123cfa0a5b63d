//! What must hold for whatever a reader or a parser makes of any bytes.

use csharp::syntax::{ParseOptions, decode, parse};
use trace::read::{Format, ReadOptions, ReadOutcome, read};
use trace::{check, stats, steps, write};

/// Reads `bytes` strictly and leniently, and uses all that was read.
pub fn holds(bytes: &[u8], format: Option<Format>) {
    for lenient in [false, true] {
        let options = ReadOptions {
            format,
            lenient,
            max_events: 1 << 20,
            max_bytes: 1 << 26,
            ..ReadOptions::default()
        };
        match read(bytes, &options) {
            Ok(outcome) => is_usable(&outcome),
            Err(error) => assert!(error.to_string().len() < 1000, "messages are short"),
        }
    }
}

fn is_usable(outcome: &ReadOutcome) {
    let trace = &outcome.trace;
    assert_eq!(stats::stats(trace).events, trace.len() as u64);
    check::check(trace);
    steps::walk(trace, |_| {});
    let mut binary = Vec::new();
    write::tbt(trace, &mut binary).expect("memory can be written");
    let again = read(&binary[..], &ReadOptions::default()).expect("what we write can be read").trace;
    assert_eq!(again.len(), trace.len());
    let mut text = Vec::new();
    if write::std(trace, &mut text).is_ok() && !trace.is_empty() {
        let options = ReadOptions { format: Some(Format::Std), ..ReadOptions::default() };
        assert_eq!(read(&text[..], &options).expect("what we write can be read").trace.len(), trace.len());
    }
}

/// Parses `bytes` as C#: every byte of the text is in the tree, problems are in order and inside the text, and
/// what nests deeper than anybody writes was reported.
pub fn parses(bytes: &[u8]) {
    let text = decode(bytes);
    let parse = parse(&text, &ParseOptions { symbols: vec!["A".to_owned()] });
    let mut rebuilt = String::with_capacity(text.len());
    for (id, token) in parse.tree.root().tokens() {
        for trivia in parse.tree.leading_trivia(id) {
            rebuilt.push_str(trivia.range().of(&text));
        }
        rebuilt.push_str(token.range().of(&text));
    }
    assert_eq!(rebuilt, text);
    assert!(parse.problems.is_sorted_by_key(|problem| problem.range.start));
    assert!(parse.problems.iter().all(|problem| problem.range.end as usize <= text.len()));
    let blocks = |node: csharp::syntax::Node<'_>| {
        node.ancestors().filter(|outer| outer.kind() == csharp::syntax::SyntaxKind::Block).count()
    };
    assert!(parse.tree.root().descendants().step_by(997).all(|node| blocks(node) < 1000));
}
