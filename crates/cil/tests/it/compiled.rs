//! What a real compiler makes of `Shapes.cs`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use toolchains::{Build, DebugData, DotNet, Optimization, Target};

fn found() -> Option<&'static DotNet> {
    static DOTNET: OnceLock<Option<DotNet>> = OnceLock::new();
    DOTNET.get_or_init(DotNet::for_tests).as_ref()
}

/// Is there a .NET to test with?
pub(crate) fn is_there() -> bool {
    found().is_some()
}

pub(crate) fn dotnet() -> &'static DotNet {
    found().expect("tests ask first")
}

pub(crate) fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/programs/Shapes.cs")
}

/// A program in a folder of its own.
pub(crate) struct Compiled {
    pub(crate) assembly: PathBuf,
    pub(crate) bytes: Vec<u8>,
}

impl Compiled {
    /// The PDB beside the program.
    pub(crate) fn pdb(&self) -> Vec<u8> {
        fs::read(self.assembly.with_extension("pdb")).expect("the compiler made a PDB")
    }
}

/// The program, compiled once in each way.
pub(crate) fn compile(optimization: Optimization, debug: DebugData) -> &'static Compiled {
    static COMPILED: [OnceLock<Compiled>; 4] = [const { OnceLock::new() }; 4];
    let way =
        usize::from(optimization == Optimization::Debug) * 2 + usize::from(debug == DebugData::Embedded);
    COMPILED[way].get_or_init(|| compile_now(optimization, debug))
}

fn compile_now(optimization: Optimization, debug: DebugData) -> Compiled {
    let folder = format!("cil-shapes-{optimization:?}-{debug:?}");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&folder).expect("the target folder can be written");
    let assembly = folder.join("shapes.dll");
    let sources = [source()];
    let target = Target::Program;
    let build = Build { sources: &sources, assembly: &assembly, target, libraries: &[], optimization, debug };
    dotnet().build(&build).unwrap_or_else(|why| panic!("{why}"));
    let bytes = fs::read(&assembly).expect("the compiler made it");
    Compiled { assembly, bytes }
}
