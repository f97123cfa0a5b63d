//! The C# code of the other fixtures can be run, whatever it is: nothing panics, bounds hold, and what runs show is
//! among what must be possible.

use crate::support::program_of;
use ir::{Program, Visibility};
use rayon::prelude::*;
use simulate::Config;
use std::collections::BTreeSet;
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

/// The lines with a mark, each with the name behind it.
fn marks(text: &str) -> BTreeSet<(usize, &str)> {
    let lines = text.lines().enumerate();
    lines.filter_map(|(index, line)| Some((index + 1, line.split_once("//~")?.1.trim()))).collect()
}

/// The ends of what runs show that are not marked as possible.
fn beyond_marks(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("a readable file");
    let marks = marks(&text);
    let program = program_of(vec![("a.cs".to_owned(), text.clone())]);
    let outcome = simulate::run(&program, &Config::default());
    let mut beyond = Vec::new();
    for finding in &outcome.findings {
        let mark = if finding.rule.name == "deadlock" { "may-deadlock" } else { "may-race" };
        let lines = finding.sides().map(|side| side.location.span().map_or(0, |span| span.start.line.get()));
        let unmarked = lines.filter(|&line| !marks.contains(&(line as usize, mark)));
        beyond.extend(unmarked.map(|line| format!("{}:{line}: {}", path.display(), finding.message)));
    }
    beyond
}

#[test]
fn what_runs_show_is_marked_as_possible() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let mut paths = Vec::new();
    sources(&root.join("pairs"), &mut paths);
    paths.sort();
    assert!(paths.len() > 150, "the fixtures are there");
    let beyond: Vec<String> = paths.par_iter().flat_map(|path| beyond_marks(path)).collect();
    assert!(beyond.is_empty(), "\n{}", beyond.join("\n"));
}

/// Makes everything public and nothing a test, so that everything is run.
fn publish(program: &mut Program) {
    for id in program.types().ids() {
        program.type_mut(id).visibility = Visibility::Public;
    }
    for id in program.methods().ids() {
        let method = program.method_mut(id);
        method.visibility = Visibility::Public;
        method.attributes.clear();
    }
}
