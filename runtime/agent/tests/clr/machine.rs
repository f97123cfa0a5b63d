//! Compiles C#, runs it on every runtime with and without the agent, and reads what the agent left behind.

use crate::journals::{Run, entries, told};
use crate::library::library;
use active::agent::{JOURNALS, TRAPS, dotnet_variables};
use active::{Caught, Entry};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use tempfile::TempDir;
use toolchains::{Build, DebugData, DotNet, Optimization, Runtime, Target};

/// The programs, compiled for releases and for debugging.
struct Compiled {
    dotnet: DotNet,
    folder: TempDir,
}

/// The programs, as they are written.
pub(crate) fn sources() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/csharp");
    let files = std::fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
}

/// The compiler, if there is a .NET.
pub(crate) fn compiler() -> Option<Command> {
    compiled().map(|compiled| compiled.dotnet.compiler().expect("it has libraries"))
}

/// All programs, compiled once; nothing if there is no .NET.
fn compiled() -> Option<&'static Compiled> {
    static COMPILED: OnceLock<Option<Compiled>> = OnceLock::new();
    let compile = || {
        let dotnet = DotNet::for_tests()?;
        let folder = tempfile::tempdir().expect("a folder for programs");
        let files = sources();
        for (name, optimization, debug) in [
            ("release", Optimization::Release, DebugData::Portable),
            ("debug", Optimization::Debug, DebugData::Embedded),
        ] {
            let assembly = folder.path().join(name).with_extension("dll");
            let build = Build {
                sources: &files,
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

/// A runtime with programs to run.
pub(crate) struct Machine {
    runtime: &'static Runtime,
    assembly: PathBuf,
}

/// Every runtime, with the programs as they are released.
pub(crate) fn machines() -> Vec<Machine> {
    machines_for("release")
}

/// Every runtime, with the programs as they are debugged.
pub(crate) fn debugging_machines() -> Vec<Machine> {
    machines_for("debug")
}

fn machines_for(build: &str) -> Vec<Machine> {
    let Some(compiled) = compiled() else { return Vec::new() };
    let assembly = compiled.folder.path().join(build).with_extension("dll");
    let machine = |runtime| Machine { runtime, assembly: assembly.clone() };
    compiled.dotnet.runtimes().iter().map(machine).collect()
}

impl Machine {
    fn command(&self, program: &str) -> Command {
        let mut command = self.runtime.command(&self.assembly).expect("a writable folder");
        command.arg(program);
        command
    }

    /// `3.1.2`
    pub(crate) fn version(&self) -> String {
        self.runtime.version()
    }

    /// Runs a program without the agent.
    pub(crate) fn plain(&self, program: &str) -> Run {
        told(&self.command(program).output().expect("dotnet starts"), &[])
    }

    /// Runs a program with the agent.
    pub(crate) fn watched(&self, program: &str) -> Run {
        self.watched_in(program, "", &[])
    }

    /// Likewise, with the traps of an earlier run, and further settings in the environment.
    pub(crate) fn watched_in(&self, program: &str, traps: &str, settings: &[(&str, &str)]) -> Run {
        let folder = tempfile::tempdir().expect("a folder for journals");
        let trap_file = folder.path().join("traps");
        std::fs::write(&trap_file, traps).expect("a writable folder");
        let mut command = self.command(program);
        command.env(TRAPS, &trap_file).envs(settings.iter().copied());
        watch(&mut command, folder.path());
        let output = command.output().expect("dotnet starts");
        let entries = entries(folder.path());
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        // Who dies of an exception does not say goodbye.
        let is_complete = entries.last() == Some(&Entry::End) || stderr.contains("Unhandled exception");
        assert!(is_complete, "the agent is loaded, and the journal is complete: {stderr}");
        told(&output, &entries)
    }
}

/// Puts the agent into what the command starts.
pub(crate) fn watch(command: &mut Command, journals: &Path) {
    command.envs(dotnet_variables(&library())).env(JOURNALS, journals);
}

/// `List<int>: Cache.Get:5 List.Contains / Cache.Put:9 List.Add`, sorted, without namespaces.
pub(crate) fn pairs(run: &Run) -> Vec<String> {
    let pair = |caught: &Caught| {
        let mut sites = caught.sides.each_ref().map(|side| side.site.clone());
        sites.sort();
        let object = caught.object.replace("System.Collections.Generic.", "");
        format!("{object}: {}", sites.join(" / "))
    };
    let mut pairs: Vec<String> = run.caught.iter().map(pair).collect();
    pairs.sort();
    pairs
}
