//! Compiles Java, runs it with and without the recorder, and makes a trace of what it left behind.

use crate::traces::converted;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use tempfile::TempDir;
use trace::Trace;

/// A tool of the JDK in `JAVA_HOME`, or else of the one in the path.
pub(crate) fn tool(name: &str) -> Command {
    match std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty()) {
        Some(home) => Command::new(Path::new(&home).join("bin").join(name)),
        None => Command::new(name),
    }
}

pub(crate) fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| {
        panic!("{command:?} cannot be run ({error}): these tests need a JDK, such as Debian's openjdk-17-jdk-headless")
    })
}

/// All programs, compiled once.
pub(crate) fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    let folder = CLASSES.get_or_init(|| {
        let out = tempfile::tempdir().expect("a folder for classes");
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/record/java");
        let mut files: Vec<PathBuf> = std::fs::read_dir(sources)
            .expect("the sources")
            .map(|entry| entry.expect("a file").path())
            .collect();
        files.sort();
        let compiled =
            run(tool("javac").args(["-g", "-encoding", "UTF-8", "-d"]).arg(out.path()).args(files));
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        out
    });
    folder.path()
}

/// The agent, which cargo puts beside the test.
pub(crate) fn agent() -> PathBuf {
    let name = format!("{}threadbare_agent{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let agent = std::env::current_exe().expect("this test is a file").with_file_name(name);
    assert!(agent.exists(), "{} is built together with this test", agent.display());
    agent
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
    const VERIFY: [&str; 3] = [
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:+BytecodeVerificationLocal",
        "-XX:+BytecodeVerificationRemote",
    ];
    let mut command = tool("java");
    let mut option = std::ffi::OsString::from("-agentpath:");
    option.push(agent());
    command.arg(option).args(VERIFY).arg("-cp").arg(classes()).args(program);
    command.env("THREADBARE_RECORD", folder).stdin(Stdio::null());
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
