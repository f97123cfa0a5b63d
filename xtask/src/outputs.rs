//! `cargo xtask outputs`: what the programs in `fixtures/simulate/output` print on a real .NET. A test compares
//! it with what they print on the simulated machine, where no .NET is needed.

use std::fs;
use std::path::{Path, PathBuf};

use toolchains::DotNet;

const PROGRAMS: &str = "fixtures/simulate/output";

/// Compiles and runs the programs, and writes down what they print; of all of them if none is named.
pub(crate) fn write(root: &Path, names: &[&str]) -> Result<(), String> {
    let dotnet = DotNet::find()?;
    let folder = root.join("target/outputs");
    fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    for program in programs(&root.join(PROGRAMS), names)? {
        let output = run(&dotnet, &program, &folder)?;
        let path = program.with_extension("out");
        let known = fs::read(&path).unwrap_or_default();
        let word = if known == output { "same as before" } else { "written" };
        fs::write(&path, output).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        println!("{}: {word}", path.display());
    }
    Ok(())
}

fn programs(folder: &Path, names: &[&str]) -> Result<Vec<PathBuf>, String> {
    if !names.is_empty() {
        return Ok(names.iter().map(|name| folder.join(name).with_extension("cs")).collect());
    }
    let entries =
        fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut programs: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|x| x == "cs")).collect();
    programs.sort();
    Ok(programs)
}

fn run(dotnet: &DotNet, program: &Path, folder: &Path) -> Result<Vec<u8>, String> {
    let name = program.file_name().unwrap_or_default();
    let assembly = folder.join(name).with_extension("dll");
    dotnet.build_newest(program, &assembly)?;
    let shown = program.display();
    let output = dotnet.newest().command(&assembly)?.output();
    let output = output.map_err(|error| format!("cannot run {shown}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{shown} ended badly:\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(output.stdout)
}
