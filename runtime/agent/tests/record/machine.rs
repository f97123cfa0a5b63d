//! Compiles Java, runs it with and without the recorder, and makes a trace of what it left behind.

use crate::java::{compiled, java_with_agent, run};
use crate::traces::converted;
use active::agent::RECORD;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use tempfile::TempDir;
use toolchains::jdk::tool;
use trace::Trace;

/// All programs, compiled once.
pub(crate) fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    CLASSES.get_or_init(|| compiled("record/java")).path()
}

/// What a run printed, and how it ended.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Printed {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

fn printed(output: &Output) -> Printed {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Printed { stdout: text(&output.stdout), stderr: text(&output.stderr), code: output.status.code() }
}

/// A recorded run.
pub(crate) struct Run {
    pub(crate) printed: Printed,
    pub(crate) trace: Trace,
    pub(crate) troubles: Vec<String>,
    pub(crate) is_complete: bool,
}

/// Runs a program without the recorder.
pub(crate) fn plain(program: &str) -> Printed {
    printed(&run(tool("java").arg("-cp").arg(classes()).arg(program)))
}

/// A command that records a program into a folder, with every class verified, the recorder's own included.
pub(crate) fn recording(folder: &Path, program: &[&str]) -> Command {
    let mut command = java_with_agent();
    command.arg("-cp").arg(classes()).args(program).env(RECORD, folder).stdin(Stdio::null());
    command
}

/// Runs a program with the recorder.
pub(crate) fn recorded(program: &str) -> Run {
    recorded_in(&[program], &[])
}

/// Likewise, with arguments and further settings.
pub(crate) fn recorded_in(program: &[&str], settings: &[(&str, &str)]) -> Run {
    let folder = tempfile::tempdir().expect("a folder for events");
    let output = run(recording(folder.path(), program).envs(settings.iter().copied()));
    let (trace, troubles, is_complete) = converted(folder.path());
    Run { printed: printed(&output), trace, troubles, is_complete }
}
