//! The command from outside: files and arguments in; output, files and exit codes out.

mod check;
mod code;
mod findings;
mod fix;
mod hostile;
mod java;
mod maven;
mod output;
mod prediction;
mod provoke;
mod provoke_dotnet;
mod record;
mod record_dotnet;
mod traces;
mod vstest;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// A run of two transfers that went well, and could have gone wrong in two ways.
const ACCOUNT: &str = include_str!("../../../../fixtures/traces/account.std");
/// A run that could not have gone wrong.
const FORK_JOIN: &str = include_str!("../../../../fixtures/traces/fork_join.std");

/// Every output format.
const FORMATS: [&str; 13] = [
    "full",
    "concise",
    "grouped",
    "json",
    "json-lines",
    "sarif",
    "github",
    "gitlab",
    "azure",
    "junit",
    "rdjson",
    "pylint",
    "html",
];

/// A folder with files, in which commands are run.
struct Folder(TempDir);

/// How a command ended and what it said.
struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Folder {
    fn new(files: &[(&str, &str)]) -> Self {
        let folder = Folder(tempfile::tempdir().expect("a temporary folder"));
        for (name, text) in files {
            folder.write(name, text.as_bytes());
        }
        folder
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("it is in the folder")).expect("folders can be made");
        std::fs::write(path, bytes).expect("the folder can be written to");
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the command has written this file")
    }

    /// The names of all files, sorted.
    fn names(&self, folder: &str) -> Vec<String> {
        let entries = std::fs::read_dir(self.path(folder)).expect("the folder is there");
        let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut names: Vec<String> = entries.map(|entry| name(entry.expect("a readable entry"))).collect();
        names.sort();
        names
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
        command.current_dir(self.0.path()).args(arguments);
        for variable in ["NO_COLOR", "CLICOLOR_FORCE", "LC_ALL", "LC_CTYPE", "RAYON_NUM_THREADS"] {
            command.env_remove(variable);
        }
        command
    }

    fn run(&self, arguments: &[&str]) -> Ran {
        ended(self.command(arguments).stdin(Stdio::null()))
    }

    /// With these bytes on standard input.
    fn run_with(&self, arguments: &[&str], input: &[u8]) -> Ran {
        let mut command = self.command(arguments);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        // A command that gives up early does not read to the end.
        let _ = child.stdin.take().expect("piped").write_all(input);
        said(&child.wait_with_output().expect("the command ends"))
    }

    /// Runs a program of the JDK in the folder, such as `javac`.
    fn jdk(&self, program: &str, arguments: &[&str]) {
        let mut command = toolchains::jdk::tool(program);
        let ran = ended(command.args(arguments).current_dir(self.path("")));
        assert_eq!(ran.code, 0, "{program} {}: {}", arguments.join(" "), ran.err);
    }
}

fn ended(command: &mut Command) -> Ran {
    said(&command.output().expect("the command starts"))
}

fn said(output: &std::process::Output) -> Ran {
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout.clone()).expect("output is text"),
        err: String::from_utf8(output.stderr.clone()).expect("remarks are text"),
    }
}

impl Ran {
    /// Asserts the exit code; shows everything if it is another one.
    #[track_caller]
    fn ends_with(self, code: i32) -> Self {
        assert_eq!(self.code, code, "standard output:\n{}\nstandard error:\n{}", self.out, self.err);
        self
    }

    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).expect("standard output is JSON")
    }
}

fn exists(path: &Path) -> bool {
    path.try_exists().expect("the folder can be looked at")
}
