//! What a real compiler makes of `Shapes.cs`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use tempfile::TempDir;
use toolchains::{Build, DebugData, DotNet, Optimization, Target};

pub(crate) fn dotnet() -> &'static DotNet {
    static DOTNET: OnceLock<DotNet> = OnceLock::new();
    DOTNET.get_or_init(|| DotNet::find().unwrap_or_else(|why| panic!("this test needs a .NET: {why}")))
}

pub(crate) fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/programs/Shapes.cs")
}

/// A program in a folder of its own.
pub(crate) struct Compiled {
    _folder: TempDir,
    pub(crate) assembly: PathBuf,
    pub(crate) bytes: Vec<u8>,
}

impl Compiled {
    /// The PDB beside the program.
    pub(crate) fn pdb(&self) -> Vec<u8> {
        fs::read(self.assembly.with_extension("pdb")).expect("the compiler made a PDB")
    }
}

pub(crate) fn compile(optimization: Optimization, debug: DebugData) -> Compiled {
    let folder = tempfile::tempdir().expect("a folder for the program");
    let assembly = folder.path().join("shapes.dll");
    let sources = [source()];
    let target = Target::Program;
    let build = Build { sources: &sources, assembly: &assembly, target, libraries: &[], optimization, debug };
    dotnet().build(&build).unwrap_or_else(|why| panic!("{why}"));
    let bytes = fs::read(&assembly).expect("the compiler made it");
    Compiled { _folder: folder, assembly, bytes }
}
