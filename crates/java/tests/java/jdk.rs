//! Compiles Java for the tests.

use std::path::{Path, PathBuf};

pub(crate) use toolchains::jdk::{home, tool as command};

/// Compiles a file with all debug information; a first line `// javac: …` has further options.
pub(crate) fn compile(source: &Path, into: &Path) {
    let text = std::fs::read_to_string(source).expect("the fixture is there");
    let options = text.lines().next().and_then(|line| line.strip_prefix("// javac: ")).unwrap_or("");
    let mut javac = command("javac");
    if options.contains("--enable-preview") {
        javac.args(["--release", &feature_release()]);
    }
    let output =
        javac.args(["-g", "-nowarn", "-d"]).arg(into).args(options.split_whitespace()).arg(source).output();
    let output = output.expect("javac starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// `17` for `javac 17.0.15`.
fn feature_release() -> String {
    let output = command("javac").arg("-version").output().expect("javac starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.trim().trim_start_matches("javac ").split(['.', '-']).next().unwrap_or("17").to_owned()
}

/// All files of a folder and those below it, sorted.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("the folder can be listed");
            open.extend(entries.map(|entry| entry.expect("the folder can be listed").path()));
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}
