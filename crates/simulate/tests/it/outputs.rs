//! Every program in `fixtures/simulate/output` prints here what it printed on a real .NET, which
//! `cargo xtask outputs` has written down beside it.

use crate::support::printed_with_models;
use rayon::prelude::*;
use std::path::{Path, PathBuf};

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/simulate/output");
    let entries = std::fs::read_dir(folder).expect("the programs are part of the project");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    let mut programs: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|x| x == "cs")).collect();
    programs.sort();
    programs
}

/// The lines that differ, one below the other.
fn differences(program: &Path) -> Vec<String> {
    let read = |path: &Path| std::fs::read_to_string(path).expect("`cargo xtask outputs` has been run");
    let expected = read(&program.with_extension("out"));
    let printed = printed_with_models(&read(program));
    let name = program.file_stem().unwrap_or_default().to_string_lossy();
    let (mut expected, mut printed) = (expected.lines(), printed.lines());
    let mut different = Vec::new();
    for line in 1.. {
        match (expected.next(), printed.next()) {
            (None, None) => break,
            (theirs, ours) if theirs == ours => {}
            (theirs, ours) => different.push(format!(
                "{name}, line {line} of the output:\n  .NET: {}\n  here: {}",
                theirs.unwrap_or("(nothing)"),
                ours.unwrap_or("(nothing)")
            )),
        }
    }
    different
}

#[test]
fn programs_print_what_they_print_on_net() {
    let programs = programs();
    assert!(!programs.is_empty(), "the programs are there");
    let different: Vec<String> = programs.par_iter().flat_map(|program| differences(program)).collect();
    assert!(different.is_empty(), "{}", different.join("\n"));
}
