//! Every trace in `fixtures/traces` says in its header what must be found in it: that, and nothing else, is
//! found.

use finding::Finding;
use predict::Config;
use project::{Input, Jobs};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use trace::read::ReadOptions;

/// A rule and its locations, sorted: `deadlock Account.java:13 Account.java:13`.
fn normal(rule: &str, mut locations: Vec<String>) -> String {
    locations.sort();
    format!("{rule} {}", locations.join(" "))
}

/// The `# expect:` lines.
fn expected(text: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("# expect:"));
    let mut expected: Vec<String> = lines
        .map(str::trim)
        .filter(|line| *line != "nothing")
        .map(|line| {
            let mut words = line.split_whitespace().map(String::from);
            normal(&words.next().unwrap_or_default(), words.collect())
        })
        .collect();
    expected.sort();
    expected
}

fn found(path: &Path) -> Vec<String> {
    let input = Input::File(path.to_owned());
    let read = project::open(&input, &ReadOptions::default(), &|_| {}).expect("fixtures can be read");
    let prediction = project::predict(&read.trace, &input.name(), &Config::default(), Jobs(2), &|_| {});
    let prediction = prediction.expect("two workers can be had");
    assert_eq!(prediction.counts.rejected, 0, "{}: a witness was rejected", path.display());
    let told = |finding: &Finding| {
        normal(finding.rule.name, finding.sides().map(|side| side.location.to_string()).collect())
    };
    let mut found: Vec<String> = prediction.findings.iter().map(told).collect();
    found.sort();
    found
}

fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/traces");
    let entries = std::fs::read_dir(folder).expect("the fixtures are part of the project");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a readable entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "std"));
    paths.sort();
    paths
}

#[test]
fn fixtures_show_what_they_say() {
    let mut wrong = String::new();
    let fixtures = fixtures();
    assert!(!fixtures.is_empty());
    for path in fixtures {
        let text = std::fs::read_to_string(&path).expect("fixtures are text");
        assert!(text.contains("# expect:"), "{} does not say what to expect", path.display());
        let (expected, found) = (expected(&text), found(&path));
        if expected != found {
            let path = path.display();
            let _ = writeln!(wrong, "{path}\n  expected {expected:#?}\n  found    {found:#?}");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
