//! The newest Roslyn that is there as a compiler. The one that compiles the oracle may be too old for what programs say.

use std::path::{Path, PathBuf};

use toolchains::DotNet;

const SOURCE: &str = include_str!("../../roslyn/Compile.cs");

/// A small program around Roslyn.
pub(crate) struct Compiler<'d> {
    dotnet: &'d DotNet,
    assembly: PathBuf,
}

impl<'d> Compiler<'d> {
    /// Makes it, in that folder.
    pub(crate) fn new(dotnet: &'d DotNet, folder: &Path) -> Result<Compiler<'d>, String> {
        Ok(Compiler { dotnet, assembly: dotnet.around_roslyn("Compile", SOURCE, folder)? })
    }

    /// Compiles a program of one file, and writes beside it what is needed to run it.
    pub(crate) fn compile(&self, source: &Path, assembly: &Path) -> Result<(), String> {
        let mut command = self.dotnet.newest().command(&self.assembly)?;
        command.arg(assembly).arg(source).args(self.dotnet.newest_references()?);
        let output = command.output().map_err(|error| format!("cannot run the C# compiler: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            return Err(format!("{} does not compile:\n{said}", source.display()));
        }
        self.dotnet.newest().configure(&assembly.with_extension("runtimeconfig.json"))
    }
}
