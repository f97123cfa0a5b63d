//! The Java twins of the fixtures: the same programs, the same answers.

use crate::fixtures::{compared, config, files, known, marks};
use crate::paper::{sets, sets_of_the_running_example};
use expect_test::{Expect, expect};
use ir::Program;
use ir::effects::Effects;
use java::containers::{Roles, classes};
use java::lower::{Role, lower};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use toolchains::jdk;

/// Compiles each file into a folder of its own, all by one compiler: to start one takes longer than to compile.
const COMPILER: &str = include_str!("Compile.java");

/// Programs that are judged wrongly, as for C#.
const KNOWN: &str = include_str!("known_java.txt");

fn run(command: &mut Command) {
    let output = command.output().expect("java starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The fixtures, each compiled into a folder of its own, once for all tests.
struct Compiled {
    root: PathBuf,
    into: PathBuf,
    sources: Vec<PathBuf>,
}

fn compiled() -> &'static Compiled {
    static COMPILED: OnceLock<Compiled> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/pairs");
        let into: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pairs-java");
        std::fs::create_dir_all(&into).expect("the target folder can be written");
        let mut sources = Vec::new();
        files(&root, "java", &mut sources);
        sources.sort();
        let compiler = into.join("Compile.java");
        std::fs::write(&compiler, COMPILER).expect("the target folder can be written");
        run(jdk::tool("java").arg(&compiler).arg(&root).arg(&into).args(&sources));
        Compiled { root, into, sources }
    })
}

/// The program of the classes below a folder.
fn program(folder: &Path) -> Program {
    let mut paths = Vec::new();
    files(folder, "class", &mut paths);
    paths.sort();
    let bytes: Vec<(String, Vec<u8>)> = paths
        .iter()
        .map(|path| (path.display().to_string(), std::fs::read(path).expect("it can be read")))
        .collect();
    let roles = Roles { own: Role::Program, bundled: Role::Library };
    let all: Vec<_> = bytes.iter().flat_map(|(path, bytes)| classes(path, bytes, roles).classes).collect();
    lower(&all).program
}

#[test]
fn programs_in_java_are_judged_as_they_are_marked() {
    let Compiled { root, into, sources } = compiled();
    let mistakes: Vec<String> = sources
        .iter()
        .filter_map(|path| {
            let name = path.strip_prefix(root).expect("it is below");
            let text = std::fs::read_to_string(path).expect("it can be read");
            let program = program(&into.join(name.with_extension("")));
            let told = marks(&pairs::run(&program, Effects::jdk(), &config(&text)));
            compared(&name.display().to_string(), &text, &told)
        })
        .collect();
    assert_eq!(mistakes.join("\n"), known(KNOWN));
}

/// The relations of a fixture that concern some lines, by the letters that these have.
fn check_sets(name: &str, letters: &[(u32, &str)], expected: &Expect) {
    let Compiled { root, into, .. } = compiled();
    let text = std::fs::read_to_string(root.join(name).with_extension("java")).expect("it can be read");
    expected.assert_eq(&sets(&program(&into.join(name)), Effects::jdk(), &config(&text), letters));
}

#[test]
fn the_running_example_in_java_has_the_sets_of_the_paper() {
    let letters = [(18, "f'w"), (22, "fr"), (26, "fw")];
    check_sets("paper/running_bad", &letters, &sets_of_the_running_example());
}

#[test]
fn jdbf_in_java_has_the_pairs_of_the_paper_on_used() {
    check_sets(
        "paper/jdbf_bad",
        &[(34, "r"), (35, "w"), (42, "w'")],
        &expect![[r"
            original  (r, w) (r, w') (w, w) (w, w') (w', w')
            reachable (r, w) (r, w') (w, w) (w, w') (w', w')
            aliasing  (r, w) (r, w') (w, w) (w, w') (w', w')
            escaping  (r, w) (r, w') (w, w) (w, w') (w', w')
            parallel  (r, w) (r, w') (w, w) (w, w') (w', w')
            unlocked  (r, w) (r, w') (w, w) (w, w') (w', w')
        "]],
    );
}
