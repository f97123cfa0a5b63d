//! The C# programs of a test, compiled as they are released and as they are debugged, and the runtimes to run them on.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;
use toolchains::{Build, DebugData, DotNet, Optimization, Runtime, Target};

/// The newest compiler that we have is a library: it gets a source, the assembly to make, and references.
const COMPILER: &str = "\
using System;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

static class Compiler
{
    static int Main(string[] arguments)
    {
        SyntaxTree tree = CSharpSyntaxTree.ParseText(File.ReadAllText(arguments[0]));
        var options = new CSharpCompilationOptions(OutputKind.ConsoleApplication, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true);
        var references = arguments.Skip(2).Select(path => MetadataReference.CreateFromFile(path));
        string name = Path.GetFileNameWithoutExtension(arguments[1]);
        var emitted = CSharpCompilation.Create(name, new[] { tree }, references, options).Emit(arguments[1]);
        foreach (Diagnostic diagnostic in emitted.Diagnostics)
        {
            if (diagnostic.Severity == DiagnosticSeverity.Error) Console.Error.WriteLine(diagnostic);
        }
        return emitted.Success ? 0 : 1;
    }
}
";

/// How a program was compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compilation {
    Release,
    Debug,
}

impl Compilation {
    pub(crate) const BOTH: [Compilation; 2] = [Compilation::Release, Compilation::Debug];

    /// What the assembly is called.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Compilation::Release => "release",
            Compilation::Debug => "debug",
        }
    }

    fn options(self) -> (Optimization, DebugData) {
        match self {
            Compilation::Release => (Optimization::Release, DebugData::Portable),
            Compilation::Debug => (Optimization::Debug, DebugData::Embedded),
        }
    }
}

/// All programs of a folder.
pub(crate) struct Programs {
    dotnet: DotNet,
    folder: TempDir,
}

/// All files of a folder of the tests, sorted.
pub(crate) fn sources_in(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let files = std::fs::read_dir(folder).expect("the sources").map(|entry| entry.expect("a file").path());
    let mut files: Vec<PathBuf> = files.collect();
    files.sort();
    files
}

impl Programs {
    /// Compiles them into one assembly, after the libraries that they use, each of which may use those before; nothing if there is no .NET.
    pub(crate) fn compile(sources: &[PathBuf], libraries: &[(&str, Vec<PathBuf>)]) -> Option<Programs> {
        let dotnet = DotNet::for_tests()?;
        let folder = tempfile::tempdir().expect("a folder for programs");
        let at = |name: &str| folder.path().join(name).with_extension("dll");
        let build =
            |sources: &[PathBuf], target, name: &str, libraries: &[PathBuf], compilation: Compilation| {
                let (optimization, debug) = compilation.options();
                let build = Build { sources, assembly: &at(name), target, libraries, optimization, debug };
                dotnet.build(&build).unwrap_or_else(|why| panic!("{why}"));
            };
        let mut used: Vec<PathBuf> = Vec::new();
        for (name, sources) in libraries {
            build(sources, Target::Library, name, &used, Compilation::Release);
            used.push(at(name));
        }
        for compilation in Compilation::BOTH {
            build(sources, Target::Program, compilation.name(), &used, compilation);
            for runtime in dotnet.runtimes() {
                runtime.command(&at(compilation.name())).expect("a writable folder");
            }
        }
        Some(Programs { dotnet, folder })
    }

    /// The newest runtime, with a program of one file in the newest language.
    pub(crate) fn newest(&self, source: &Path) -> Machine<'_> {
        let runtime = self.dotnet.newest();
        let assembly = self.folder.path().join("newest.dll");
        let folder = tempfile::tempdir().expect("a folder for the compiler");
        let compiler = self
            .dotnet
            .around_roslyn("compiler", COMPILER, folder.path())
            .unwrap_or_else(|why| panic!("{why}"));
        let output = runtime
            .command(&compiler)
            .expect("a writable folder")
            .args([source, &assembly])
            .args(self.dotnet.newest_references().expect("the runtime has libraries"))
            .output()
            .expect("dotnet starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Machine { runtime, assembly, compilation: Compilation::Release }
    }

    pub(crate) fn machines(&self, compilation: Compilation) -> impl Iterator<Item = Machine<'_>> {
        let assembly = self.folder.path().join(compilation.name()).with_extension("dll");
        let machine = move |runtime| Machine { runtime, assembly: assembly.clone(), compilation };
        self.dotnet.runtimes().iter().map(machine)
    }

    /// Runs the compiler itself over sources, as it is and with what `prepare` puts into it: the messages and the assembly must be the same.
    pub(crate) fn compiler_does_the_same(&self, sources: &[PathBuf], prepare: impl Fn(&mut Command)) {
        let expected = self.compiled_by(sources, |_| {});
        assert!(self.compiled_by(sources, prepare) == expected, "the same messages, the same bytes");
    }

    fn compiled_by(&self, sources: &[PathBuf], prepare: impl Fn(&mut Command)) -> (String, Vec<u8>) {
        let mut compiler = self.dotnet.compiler().expect("it has libraries");
        compiler.args(["-nologo", "-noconfig", "-nostdlib", "-deterministic", "-debug:portable"]);
        // The name is part of what is compiled.
        let out = self.folder.path().join("out.dll");
        compiler.args(sources).arg(format!("-out:{}", out.display()));
        prepare(&mut compiler);
        let output = compiler.output().expect("dotnet starts");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
        (said, std::fs::read(&out).expect("it was compiled"))
    }
}

/// A runtime with programs to run.
pub(crate) struct Machine<'p> {
    runtime: &'p Runtime,
    assembly: PathBuf,
    pub(crate) compilation: Compilation,
}

impl Machine<'_> {
    /// `3.1.2 release`
    pub(crate) fn name(&self) -> String {
        format!("{} {}", self.runtime.version(), self.compilation.name())
    }

    /// A command that runs a program with its arguments.
    pub(crate) fn command(&self, program: &[&str]) -> Command {
        let mut command = self.runtime.command(&self.assembly).expect("a writable folder");
        command.args(program).stdin(Stdio::null());
        command
    }
}
