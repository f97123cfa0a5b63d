//! The programs of `fixtures/pairs`: every line that is an end of a race or a deadlock says so, and no other line is told.

use crate::support::{csharp, effects};
use pairs::{Confidence, Config, Harness, Outcome};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Programs that are judged wrongly, and how: `+` for lines that are told without need, `-` for lines that are missed.
const KNOWN: &str = include_str!("known.txt");

/// A line and the rule that it breaks.
pub(crate) type Mark = (u32, String);

/// All files below a folder that end like this.
pub(crate) fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    for entry in entries.map(|entry| entry.expect("the folder can be read").path()) {
        if entry.is_dir() {
            files(&entry, ending, found);
        } else if entry.extension().is_some_and(|extension| extension == ending) {
            found.push(entry);
        }
    }
}

fn expected(text: &str) -> BTreeSet<Mark> {
    let lines = (1..).zip(text.lines());
    lines
        .filter_map(|(number, line)| Some((number, line.split_once("//~")?.1)))
        .flat_map(|(number, rules)| rules.split(',').map(move |rule| (number, rule.trim().to_owned())))
        .collect()
}

fn told(path: &str, text: &str) -> BTreeSet<Mark> {
    marks(&pairs::run(&csharp(path, text), effects(), &config(text)))
}

/// What the header of a fixture states: which methods are called from outside, or that the types themselves say so.
pub(crate) fn config(text: &str) -> Config {
    match text.lines().find_map(|line| line.strip_prefix("// harness: ")).map(str::trim) {
        Some("claimed") => Config { harness: Harness::Claimed, ..Config::default() },
        stated => Config {
            harness: Harness::None,
            least: Confidence::Low,
            entry_points: stated.map(|ty| format!("{ty}.*")).into_iter().collect(),
            ..Config::default()
        },
    }
}

/// The lines of all sides.
pub(crate) fn marks(outcome: &Outcome) -> BTreeSet<Mark> {
    let mut told = BTreeSet::new();
    for finding in &outcome.findings {
        for span in finding.sides().filter_map(|side| side.location.span()) {
            told.insert((span.start.line.get(), finding.rule.name.to_owned()));
        }
    }
    told
}

/// What is wrong with one program; nothing if all is well.
pub(crate) fn compared(name: &str, text: &str, told: &BTreeSet<Mark>) -> Option<String> {
    let expected = expected(text);
    let more = told.difference(&expected).map(|(line, rule)| format!(" +{line}:{rule}"));
    let less = expected.difference(told).map(|(line, rule)| format!(" -{line}:{rule}"));
    let all: String = more.chain(less).collect();
    (!all.is_empty()).then(|| format!("{name}{all}"))
}

/// A list of known mistakes, without its comments.
pub(crate) fn known(text: &str) -> String {
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    lines.join("\n")
}

#[test]
fn programs_are_judged_as_they_are_marked() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/pairs");
    let mut paths = Vec::new();
    files(&root, "cs", &mut paths);
    paths.sort();
    assert!(paths.len() > 100, "the fixtures are there");
    let mistake = |path: &PathBuf| {
        let name = path.strip_prefix(&root).expect("it is below").display().to_string();
        let text = std::fs::read_to_string(path).expect("it can be read");
        compared(&name, &text, &told(&name, &text))
    };
    let mistakes: Vec<String> = paths.iter().filter_map(mistake).collect();
    assert_eq!(mistakes.join("\n"), known(KNOWN));
}
