//! Compiles Java, runs it with and without the recorder, and makes a trace of what it left behind.

use crate::java::{compiled, java_with_agent, run};
use crate::recordings::{Printed, Run};
use active::agent::RECORD;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use tempfile::TempDir;
use toolchains::jdk::tool;

/// All programs, compiled once.
pub(crate) fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    CLASSES.get_or_init(|| compiled("record/java")).path()
}

/// Runs a program without the recorder.
pub(crate) fn plain(program: &str) -> Printed {
    Printed::from(&run(tool("java").arg("-cp").arg(classes()).arg(program)))
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
    Run::of(|folder| {
        let mut command = recording(folder, program);
        command.envs(settings.iter().copied());
        command
    })
}
