//! The C# code of the other fixtures can be run, whatever it is: nothing panics, bounds hold.

use crate::support::program_of;
use ir::{Program, Visibility};
use simulate::Config;
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
