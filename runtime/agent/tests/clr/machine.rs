//! C# programs on every runtime, with and without the agent, and what the agent left behind.

use crate::dotnet::{Compilation, Machine, Programs, sources_in};
use crate::journals::{Run, entries, told};
use crate::library::library;
use active::agent::{JOURNALS, TRAPS, dotnet_variables};
use active::{Caught, Entry};
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// All programs, compiled once; nothing if there is no .NET.
pub(crate) fn programs() -> Option<&'static Programs> {
    static PROGRAMS: OnceLock<Option<Programs>> = OnceLock::new();
    PROGRAMS.get_or_init(|| Programs::compile(&sources_in("csharp"), &[])).as_ref()
}

/// Every runtime, with the programs as they are released.
pub(crate) fn machines() -> Vec<Machine<'static>> {
    programs().into_iter().flat_map(|programs| programs.machines(Compilation::Release)).collect()
}

/// Every runtime, with the programs as they are debugged.
pub(crate) fn debugging_machines() -> Vec<Machine<'static>> {
    programs().into_iter().flat_map(|programs| programs.machines(Compilation::Debug)).collect()
}

impl Machine<'_> {
    /// Runs a program without the agent.
    pub(crate) fn plain(&self, program: &str) -> Run {
        told(&self.command(&[program]).output().expect("dotnet starts"), &[])
    }

    /// Runs a program with the agent.
    pub(crate) fn watched(&self, program: &str) -> Run {
        self.watched_in(program, "", &[])
    }

    /// Likewise, with the traps of an earlier run, and further settings in the environment.
    pub(crate) fn watched_in(&self, program: &str, traps: &str, settings: &[(&str, &str)]) -> Run {
        watched(self.command(&[program]), traps, settings)
    }
}

/// Runs a command with the agent, the traps of an earlier run, and further settings in the environment.
pub(crate) fn watched(mut command: Command, traps: &str, settings: &[(&str, &str)]) -> Run {
    let folder = tempfile::tempdir().expect("a folder for journals");
    let trap_file = folder.path().join("traps");
    std::fs::write(&trap_file, traps).expect("a writable folder");
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
