//! Every file in `fixtures/simulate` says at the end of each line that is one end of a finding what is found
//! there: `//~ data-race`, several names separated by commas. That, and nothing else, is found. And every other
//! C# program of the fixtures can be run, whatever it is: nothing panics, bounds hold.

use crate::support::{program_of, program_with_models};
use ir::{Program, Visibility};
use simulate::Config;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the fixtures are part of the project") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "cs") {
            found.push(path);
        }
    }
}

#[test]
fn all_fixtures_run_within_bounds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut paths = Vec::new();
    sources(&root.join("patterns"), &mut paths);
    paths.sort();
    assert!(paths.len() > 50, "the fixtures are there");
    let files = paths.iter().map(|path| {
        let text = std::fs::read_to_string(path).expect("a readable file");
        (path.display().to_string(), text.replace(" Main(", " NotMain("))
    });
    let mut program = program_of(files.collect());
    publish(&mut program);
    let config = Config { total_steps: 400_000, run_steps: 20_000, runs: 3, ..Config::default() };
    let statistics = simulate::run(&program, &config).statistics;
    assert!(statistics.entries > 200 && statistics.concurrent > 40, "{statistics:?}");
}

/// Makes everything public, so that everything is run.
fn publish(program: &mut Program) {
    for id in program.types().ids() {
        program.type_mut(id).visibility = Visibility::Public;
    }
    for id in program.methods().ids() {
        program.method_mut(id).visibility = Visibility::Public;
    }
}

/// `line rule` of every end of every finding.
fn told(text: &str) -> BTreeSet<(u32, String)> {
    let outcome = simulate::run(&program_with_models(text), &Config::default());
    let ends = outcome.findings.iter().flat_map(|finding| finding.sides().map(move |side| (finding, side)));
    ends.map(|(finding, side)| {
        let line = side.location.span().map_or(0, |span| span.start.line.get());
        (line, finding.rule.name.to_owned())
    })
    .collect()
}

fn expected(text: &str) -> BTreeSet<(u32, String)> {
    let marked = (1..).zip(text.lines()).filter_map(|(line, text)| Some((line, text.split_once("//~")?.1)));
    marked
        .flat_map(|(line, names)| names.split(',').map(move |name| (line, name.trim().to_owned())))
        .collect()
}

#[test]
fn fixtures_find_what_they_say() {
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/simulate"), &mut paths);
    paths.sort();
    let mut wrong = String::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).expect("a readable file");
        let (told, expected) = (told(&text), expected(&text));
        for (line, rule) in told.difference(&expected) {
            let _ = writeln!(wrong, "{}:{line}: {rule} is found, but not marked", path.display());
        }
        for (line, rule) in expected.difference(&told) {
            let _ = writeln!(wrong, "{}:{line}: {rule} is marked, but not found", path.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}
