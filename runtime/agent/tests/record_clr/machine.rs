//! Compiles C#, runs it on every runtime with and without the recorder, and makes a trace of what it left behind.

use crate::library::library;
use crate::traces::converted;
use active::agent::{RECORD, dotnet_variables};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use tempfile::TempDir;
use toolchains::{Build, DebugData, DotNet, Optimization, Runtime, Target};
use trace::Trace;

/// The programs, compiled for releases and for debugging.
struct Compiled {
    dotnet: DotNet,
    folder: TempDir,
}

/// The programs, as they are written.
pub(crate) fn sources() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/record_clr/csharp");
    let files = std::fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
}

/// All programs, compiled once; nothing if there is no .NET.
fn compiled() -> Option<&'static Compiled> {
    static COMPILED: OnceLock<Option<Compiled>> = OnceLock::new();
    let compile = || {
        let dotnet = DotNet::for_tests()?;
        let folder = tempfile::tempdir().expect("a folder for programs");
        for (name, optimization, debug) in [
            ("release", Optimization::Release, DebugData::Portable),
            ("debug", Optimization::Debug, DebugData::Embedded),
        ] {
            let assembly = folder.path().join(name).with_extension("dll");
            let build = Build {
                sources: &sources(),
                assembly: &assembly,
                target: Target::Program,
                libraries: &[],
                optimization,
                debug,
            };
            dotnet.build(&build).unwrap_or_else(|why| panic!("{why}"));
            for runtime in dotnet.runtimes() {
                runtime.command(&assembly).expect("a writable folder");
            }
        }
        Some(Compiled { dotnet, folder })
    };
    COMPILED.get_or_init(compile).as_ref()
}

/// The compiler, if there is a .NET.
pub(crate) fn compiler() -> Option<Command> {
    compiled().map(|compiled| compiled.dotnet.compiler().expect("it has libraries"))
}

/// A runtime with programs to run.
pub(crate) struct Machine {
    runtime: &'static Runtime,
    assembly: PathBuf,
}

/// Every runtime, with the programs as they are released and as they are debugged.
pub(crate) fn machines() -> Vec<Machine> {
    let Some(compiled) = compiled() else { return Vec::new() };
    let builds = ["release", "debug"];
    let machine = |runtime: &'static Runtime| {
        builds.map(|build| Machine {
            runtime,
            assembly: compiled.folder.path().join(build).with_extension("dll"),
        })
    };
    compiled.dotnet.runtimes().iter().flat_map(machine).collect()
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

impl Machine {
    /// `3.1.2 release`
    pub(crate) fn name(&self) -> String {
        let build = self.assembly.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        format!("{} {build}", self.runtime.version())
    }

    /// Are the programs as they are released?
    pub(crate) fn is_released(&self) -> bool {
        self.assembly.file_stem().is_some_and(|build| build == "release")
    }

    fn command(&self, program: &[&str]) -> Command {
        let mut command = self.runtime.command(&self.assembly).expect("a writable folder");
        command.args(program).stdin(Stdio::null());
        command
    }

    /// Runs a program without the recorder.
    pub(crate) fn plain(&self, program: &str) -> Printed {
        printed(&self.command(&[program]).output().expect("dotnet starts"))
    }

    /// A command that records a program into a folder.
    pub(crate) fn recording(&self, folder: &Path, program: &[&str]) -> Command {
        let mut command = self.command(program);
        record(&mut command, folder);
        command
    }

    /// Runs a program with the recorder.
    pub(crate) fn recorded(&self, program: &str) -> Run {
        self.recorded_in(&[program], &[])
    }

    /// Likewise, with arguments and further settings.
    pub(crate) fn recorded_in(&self, program: &[&str], settings: &[(&str, &str)]) -> Run {
        let folder = tempfile::tempdir().expect("a folder for events");
        let mut command = self.recording(folder.path(), program);
        let output = command.envs(settings.iter().copied()).output().expect("dotnet starts");
        let (trace, troubles, is_complete) = converted(folder.path());
        Run { printed: printed(&output), trace, troubles, is_complete }
    }
}

/// Puts the recorder into what the command starts.
pub(crate) fn record(command: &mut Command, folder: &Path) {
    command.envs(dotnet_variables(&library())).env(RECORD, folder);
}
