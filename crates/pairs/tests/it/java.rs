//! The Java twins of the fixtures: the same programs, the same answers.

use crate::fixtures::{compared, files, known};
use java::containers::{Roles, classes};
use java::lower::{Role, lower};
use pairs::{Config, Harness};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use toolchains::jdk;

/// Compiles each file into a folder of its own, all by one compiler: to start one takes longer than to compile.
const COMPILER: &str = include_str!("Compile.java");

/// Programs that are judged wrongly, as for C#.
const KNOWN: &str = include_str!("known_java.txt");

fn run(command: &mut Command) {
    let output = command.output().expect("java starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn told(folder: &Path, text: &str) -> BTreeSet<(u32, String)> {
    let mut paths = Vec::new();
    files(folder, "class", &mut paths);
    paths.sort();
    let bytes: Vec<(String, Vec<u8>)> = paths
        .iter()
        .map(|path| (path.display().to_string(), std::fs::read(path).expect("it can be read")))
        .collect();
    let roles = Roles { own: Role::Program, bundled: Role::Library };
    let all: Vec<_> = bytes.iter().flat_map(|(path, bytes)| classes(path, bytes, roles).classes).collect();
    let stated = text.lines().find_map(|line| line.strip_prefix("// harness: "));
    let config = Config {
        harness: Harness::None,
        entry_points: stated.map(|ty| format!("{}.*", ty.trim())).into_iter().collect(),
        ..Config::default()
    };
    let outcome = pairs::run(&lower(&all).program, ir::effects::Effects::jdk(), &config);
    let sides = outcome.findings.iter().flat_map(|finding| finding.sides().map(move |side| (finding, side)));
    sides
        .filter_map(|(finding, side)| {
            Some((side.location.span()?.start.line.get(), finding.rule.name.to_owned()))
        })
        .collect()
}

#[test]
fn programs_in_java_are_judged_as_they_are_marked() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/pairs");
    let into: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pairs-java");
    std::fs::create_dir_all(&into).expect("the target folder can be written");
    let mut paths = Vec::new();
    files(&root, "java", &mut paths);
    paths.sort();
    let compiler = into.join("Compile.java");
    std::fs::write(&compiler, COMPILER).expect("the target folder can be written");
    run(jdk::tool("java").arg(&compiler).arg(&root).arg(&into).args(&paths));
    let mistakes: Vec<String> = paths
        .iter()
        .filter_map(|path| {
            let name = path.strip_prefix(&root).expect("it is below");
            let text = std::fs::read_to_string(path).expect("it can be read");
            let told = told(&into.join(name.with_extension("")), &text);
            compared(&name.display().to_string(), &text, &told)
        })
        .collect();
    assert_eq!(mistakes.join("\n"), known(KNOWN));
}
