//! A program is compiled once and runs on every runtime that was found.

use std::fs;

use toolchains::{Build, DebugData, DotNet, Optimization, Target};

const PROGRAM: &str = r#"
using System;
class Program {
    static void Main(string[] words) { Console.WriteLine($"{Environment.Version} {string.Join(",", words)}"); }
}
"#;

#[test]
fn one_program_runs_on_every_runtime() {
    let Some(dotnet) = DotNet::for_tests() else { return };
    let folder = tempfile::tempdir().expect("a folder for the program");
    let source = folder.path().join("Program.cs");
    fs::write(&source, PROGRAM).expect("the folder can be written");
    let assembly = folder.path().join("program.dll");
    let build = Build {
        sources: &[source],
        assembly: &assembly,
        target: Target::Program,
        libraries: &[],
        optimization: Optimization::Release,
        debug: DebugData::Portable,
    };
    dotnet.build(&build).expect("the program compiles");
    assert!(assembly.with_extension("pdb").exists());
    for runtime in dotnet.runtimes() {
        let mut command = runtime.command(&assembly).expect("the folder can be written");
        let output = command.args(["a", "b"]).output().expect("dotnet starts");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(
            said,
            format!("{} a,b\n", runtime.version()),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}
