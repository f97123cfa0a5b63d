//! C# programs on every runtime, with and without the recorder.

use crate::dotnet::{Compilation, Machine, Programs, sources_in};
use crate::library::library;
use crate::recordings::{Printed, Run};
use active::agent::{RECORD, dotnet_variables};
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

/// All programs, compiled once; nothing if there is no .NET.
pub(crate) fn programs() -> Option<&'static Programs> {
    static PROGRAMS: OnceLock<Option<Programs>> = OnceLock::new();
    let compile = || {
        let libraries = ["worker", "starter"].map(|name| (name, sources_in(&format!("record_clr/{name}"))));
        Programs::compile(&sources_in("record_clr/csharp"), &libraries)
    };
    PROGRAMS.get_or_init(compile).as_ref()
}

/// Every runtime, with the programs as they are released and as they are debugged.
pub(crate) fn machines() -> Vec<Machine<'static>> {
    let of_all = |programs: &'static Programs| {
        Compilation::BOTH.into_iter().flat_map(|compilation| programs.machines(compilation))
    };
    programs().into_iter().flat_map(of_all).collect()
}

impl Machine<'_> {
    /// Runs a program without the recorder.
    pub(crate) fn plain(&self, program: &str) -> Printed {
        Printed::from(&self.command(&[program]).output().expect("dotnet starts"))
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
        Run::of(|folder| {
            let mut command = self.recording(folder, program);
            command.envs(settings.iter().copied());
            command
        })
    }
}

/// Puts the recorder into what the command starts.
pub(crate) fn record(command: &mut Command, folder: &Path) {
    command.envs(dotnet_variables(&library())).env(RECORD, folder);
}
