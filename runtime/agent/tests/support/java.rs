//! Compiles Java, and runs it on a JVM that verifies everything.

use crate::library::library;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;
use toolchains::jdk::tool;

/// Verifies all classes, those of the bootstrap loader and thus ours included.
pub(crate) const VERIFY: [&str; 3] =
    ["-XX:+UnlockDiagnosticVMOptions", "-XX:+BytecodeVerificationLocal", "-XX:+BytecodeVerificationRemote"];

/// Runs a command to its end.
pub(crate) fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"))
}

/// All programs in a folder of the tests, compiled.
pub(crate) fn compiled(programs: &str) -> TempDir {
    let out = tempfile::tempdir().expect("a folder for classes");
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(programs);
    let files = std::fs::read_dir(sources).expect("the sources").map(|entry| entry.expect("a file").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    let compiled = run(tool("javac").args(["-g", "-encoding", "UTF-8", "-d"]).arg(out.path()).args(files));
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    out
}

/// A JVM with the agent.
pub(crate) fn java_with_agent() -> Command {
    let mut command = tool("java");
    command.arg(active::agent::jvm_option(&library())).args(VERIFY);
    command
}
