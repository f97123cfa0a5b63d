//! What runs on the simulated machine have shown must be possible here: the marks of `fixtures/simulate` are a part of what is told.

use crate::fixtures::{files, known};
use crate::support::{csharp, effects};
use pairs::{Confidence, Config};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Lines that were shown and are missed.
const KNOWN: &str = include_str!("known_simulated.txt");

fn shown(text: &str) -> BTreeSet<u32> {
    let lines = (1..).zip(text.lines());
    let marked = lines.filter(|(_, line)| {
        line.split_once("//~")
            .is_some_and(|(_, rules)| rules.contains("race") || rules.contains("thread-unsafe-use"))
    });
    marked.map(|(number, _)| number).collect()
}

fn told(path: &str, text: &str) -> BTreeSet<u32> {
    let outcome =
        pairs::run(&csharp(path, text), effects(), &Config { least: Confidence::Low, ..Config::default() });
    let spans = outcome.findings.iter().flat_map(finding::Finding::sides);
    spans.filter_map(|side| Some(side.location.span()?.start.line.get())).collect()
}

#[test]
fn what_was_shown_is_possible() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/simulate");
    let mut paths: Vec<PathBuf> = Vec::new();
    files(&root, "cs", &mut paths);
    paths.sort();
    let mut mistakes: Vec<String> = Vec::new();
    for path in &paths {
        let name = path.strip_prefix(&root).expect("it is below").display().to_string();
        let text = std::fs::read_to_string(path).expect("it can be read");
        let shown = shown(&text);
        if shown.is_empty() {
            continue;
        }
        let told = told(&name, &text);
        let missed: Vec<String> = shown.difference(&told).map(u32::to_string).collect();
        if !missed.is_empty() {
            mistakes.push(format!("{name} -{}", missed.join(" -")));
        }
    }
    assert_eq!(mistakes.join("\n"), known(KNOWN));
}
