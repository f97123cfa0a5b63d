//! Where compiled libraries can be found on this machine: reference assemblies of the framework, and packages.
//! Paths only; nobody opens them here.

use super::framework::{Family, Framework};
use super::paths::{self, fold, from_disk, has_extension, to_disk};
use super::tree::Tree;
use super::{Files, Kind, Origin, Project};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The environment variables that decide where things are. A value, so that tests can choose.
#[derive(Clone, Default, Debug)]
pub struct Environment {
    /// Name and value.
    pub variables: BTreeMap<String, String>,
}

impl Environment {
    /// The variables of this process. Those that are not Unicode are left out.
    pub fn of_this_process() -> Self {
        let text = |(name, value): (std::ffi::OsString, std::ffi::OsString)| {
            Some((name.into_string().ok()?, value.into_string().ok()?))
        };
        Environment { variables: std::env::vars_os().filter_map(text).collect() }
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.variables.get(name).map(String::as_str).filter(|value| !value.is_empty())
    }
}

/// The folders of this machine that hold compiled libraries; those that exist, best first.
#[derive(Clone, Default, Debug)]
pub struct Machine {
    /// Installations of .NET, with `packs` or `shared` in them.
    pub dotnet: Vec<PathBuf>,
    /// Folders of unpacked packages: `<id>/<version>/lib`.
    pub packages: Vec<PathBuf>,
    /// Folders with reference assemblies of the .NET Framework: `4.5-api` or `v4.5` in them.
    pub framework: Vec<PathBuf>,
}

impl Machine {
    /// Looks at the usual places and at those that the environment names.
    pub fn locate(files: &dyn Files, environment: &Environment) -> Machine {
        let home = environment.get("HOME").or(environment.get("USERPROFILE"));
        let mut dotnet: Vec<String> = environment.get("DOTNET_ROOT").map(str::to_owned).into_iter().collect();
        let separator = if cfg!(windows) { ';' } else { ':' };
        dotnet.extend(environment.get("PATH").unwrap_or_default().split(separator).map(str::to_owned));
        dotnet.extend(home.map(|home| format!("{home}/.dotnet")));
        let usual =
            ["/usr/share/dotnet", "/usr/lib/dotnet", "/usr/local/share/dotnet", "C:/Program Files/dotnet"];
        dotnet.extend(usual.map(str::to_owned));
        let packages = environment.get("NUGET_PACKAGES").map(str::to_owned);
        let packages = packages.into_iter().chain(home.map(|home| format!("{home}/.nuget/packages")));
        let framework = [
            "/usr/lib/mono",
            "/usr/local/lib/mono",
            "/Library/Frameworks/Mono.framework/Versions/Current/lib/mono",
            "C:/Program Files (x86)/Reference Assemblies/Microsoft/Framework/.NETFramework",
        ];
        Machine {
            dotnet: existing(files, dotnet, |path| {
                is_folder(files, path, "packs") || is_folder(files, path, "shared")
            }),
            packages: existing(files, packages, |_| true),
            framework: existing(files, framework.map(str::to_owned), |_| true),
        }
    }
}

fn is_folder(files: &dyn Files, base: &str, name: &str) -> bool {
    files.kind(&format!("{base}/{name}")) == Some(Kind::Folder)
}

fn existing(
    files: &dyn Files,
    candidates: impl IntoIterator<Item = String>,
    fits: impl Fn(&str) -> bool,
) -> Vec<PathBuf> {
    let mut result: Vec<PathBuf> = Vec::new();
    for candidate in candidates.into_iter().filter(|path| paths::is_rooted(path)) {
        let path = paths::normalise(&candidate);
        if files.kind(&path) == Some(Kind::Folder) && fits(&path) && !result.contains(&to_disk(&path)) {
            result.push(to_disk(&path));
        }
    }
    result
}

/// The libraries that a project is compiled against, other projects aside: those of its framework, of its packages
/// with all that they depend on if it was restored, and files that it names. Sorted, each once.
pub fn of_project(files: &dyn Files, machine: &Machine, project: &Project) -> Vec<PathBuf> {
    let tree = Tree::new(files);
    let target = project.target_framework.as_deref().and_then(Framework::parse);
    let mut result: BTreeSet<PathBuf> =
        framework_files(&tree, machine, target.as_ref()).into_iter().collect();
    let restored = restored_files(&tree, machine, project);
    let named = project.assemblies.iter().filter(|one| restored.is_none() || one.origin == Origin::Reference);
    result.extend(named.flat_map(|one| one.files.iter().cloned()));
    result.extend(restored.unwrap_or_default());
    result.into_iter().collect()
}

/// The libraries of a target framework (`net8.0`, `net472`); of the newest one that is there if this one is not, or
/// if none is named. Empty if there is no .NET on the machine.
pub fn of_framework(files: &dyn Files, machine: &Machine, target_framework: Option<&str>) -> Vec<PathBuf> {
    framework_files(&Tree::new(files), machine, target_framework.and_then(Framework::parse).as_ref())
}

fn framework_files(tree: &Tree<'_>, machine: &Machine, target: Option<&Framework>) -> Vec<PathBuf> {
    let own = match target.map(|target| target.family) {
        Some(Family::Framework) => old_framework(tree, machine, target),
        Some(Family::Standard) => standard(tree, machine),
        _ => Vec::new(),
    };
    let found = if own.is_empty() { installed(tree, machine, target) } else { own };
    if found.is_empty() { old_framework(tree, machine, None) } else { found }
}

/// `packs/<name>.Ref/<version>/ref/<target>`, else `shared/Microsoft.NETCore.App/<version>`.
fn installed(tree: &Tree<'_>, machine: &Machine, target: Option<&Framework>) -> Vec<PathBuf> {
    for root in &machine.dotnet {
        let root = from_disk(root);
        let packs = format!("{root}/packs");
        let mut found = Vec::new();
        for pack in folders(tree, &packs).iter().filter(|name| is_app_pack(name)) {
            let pack = format!("{packs}/{pack}");
            let Some(version) = best_version(&folders(tree, &pack), target) else { continue };
            let references = format!("{pack}/{version}/ref");
            if let Some(name) = folders(tree, &references).first() {
                found.extend(libraries(tree, &format!("{references}/{name}")));
            }
        }
        let shared = format!("{root}/shared/Microsoft.NETCore.App");
        if found.is_empty()
            && let Some(version) = best_version(&folders(tree, &shared), target)
        {
            found = libraries(tree, &format!("{shared}/{version}"));
        }
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

fn is_app_pack(name: &str) -> bool {
    has_extension(name, ".Ref") && !fold(name).starts_with("netstandard")
}

fn standard(tree: &Tree<'_>, machine: &Machine) -> Vec<PathBuf> {
    for root in &machine.dotnet {
        let pack = format!("{}/packs/NETStandard.Library.Ref", from_disk(root));
        if let Some(version) = best_version(&folders(tree, &pack), None) {
            return libraries(tree, &format!("{pack}/{version}/ref/netstandard2.1"));
        }
    }
    for root in &machine.packages {
        let package = format!("{}/netstandard.library", from_disk(root));
        if let Some(version) = best_version(&folders(tree, &package), None) {
            return libraries(tree, &format!("{package}/{version}/build/netstandard2.0/ref"));
        }
    }
    Vec::new()
}

/// The package with reference assemblies, Mono's `4.5-api`, or what Visual Studio installs as `v4.5`; the newest if
/// the wanted one is not there.
fn old_framework(tree: &Tree<'_>, machine: &Machine, target: Option<&Framework>) -> Vec<PathBuf> {
    if let Some(target) = target {
        for root in &machine.packages {
            let name = format!("microsoft.netframework.referenceassemblies.{}", target.short_name());
            let package = format!("{}/{name}", from_disk(root));
            if let Some(version) = best_version(&folders(tree, &package), None) {
                let inside = format!("build/.NETFramework/v{}", target.version_text());
                return libraries(tree, &format!("{package}/{version}/{inside}"));
            }
        }
    }
    for root in &machine.framework {
        let root = from_disk(root);
        let names: Vec<String> = folders(tree, &root)
            .into_iter()
            .filter(|name| name.ends_with("-api") || name.starts_with('v'))
            .collect();
        if let Some(name) = best_version(&names, target) {
            return libraries(tree, &format!("{root}/{name}"));
        }
    }
    Vec::new()
}

/// The newest version with the target's first two numbers; else the newest of all. Previews come before releases.
fn best_version(names: &[String], target: Option<&Framework>) -> Option<String> {
    let wanted = target.map(|target| (target.version.0, target.version.1));
    let numbers = |name: &str| -> Option<(Vec<u32>, bool)> {
        let name = name.trim_start_matches('v').trim_end_matches("-api");
        let (number, preview) = name.split_once('-').map_or((name, false), |(number, _)| (number, true));
        Some((number.split('.').map(|part| part.parse().ok()).collect::<Option<_>>()?, preview))
    };
    let known = names.iter().filter_map(|name| Some((numbers(name)?, name)));
    let best = known.max_by_key(|((version, preview), _)| {
        let first_two = (version.first().copied().unwrap_or(0), version.get(1).copied().unwrap_or(0));
        (Some(first_two) == wanted, version.clone(), !preview)
    });
    best.map(|(_, name)| name.clone())
}

fn folders(tree: &Tree<'_>, folder: &str) -> Vec<String> {
    let Some(folder) = tree.find_folder(folder) else { return Vec::new() };
    let listing = tree.list(&folder);
    listing.entries.iter().filter(|entry| entry.kind != Kind::File).map(|entry| entry.name.clone()).collect()
}

fn libraries(tree: &Tree<'_>, folder: &str) -> Vec<PathBuf> {
    let Some(folder) = tree.find_folder(folder) else { return Vec::new() };
    let listing = tree.list(&folder);
    let files =
        listing.entries.iter().filter(|entry| entry.kind == Kind::File && has_extension(&entry.name, ".dll"));
    files.map(|entry| to_disk(&paths::child(&folder, &entry.name))).collect()
}

/// The libraries of one package for one target: `<id>/<version>/ref/<target>` or `lib`.
pub(super) fn package_files(
    tree: &Tree<'_>,
    machine: &Machine,
    id: &str,
    version: &str,
    target: &Framework,
) -> Vec<PathBuf> {
    // `[1.2.3]` and `[1.2.3,2.0)` start at this version; a floating `1.2.*` takes what is there.
    let version =
        fold(version.trim_matches(['[', ']', '(', ')', ' ']).split(',').next().unwrap_or_default().trim());
    if id.contains(['/', '\\']) || version.contains(['/', '\\']) {
        return Vec::new();
    }
    for root in &machine.packages {
        let package = format!("{}/{}", from_disk(root), fold(id));
        let exact = format!("{package}/{version}");
        let folder = if tree.find_folder(&exact).is_some() {
            exact
        } else {
            let Some(newest) = best_version(&folders(tree, &package), None).filter(|_| version.contains('*'))
            else {
                continue;
            };
            format!("{package}/{newest}")
        };
        for kind in ["ref", "lib"] {
            let inside = format!("{folder}/{kind}");
            if let Some(name) = nearest(&folders(tree, &inside), target) {
                return libraries(tree, &format!("{inside}/{name}"));
            }
        }
    }
    Vec::new()
}

/// The folder built for the target that is nearest to ours.
fn nearest(names: &[String], target: &Framework) -> Option<String> {
    let usable = names.iter().filter_map(|name| Some((Framework::parse(name)?, name)));
    let usable = usable.filter(|(other, _)| target.can_use(other));
    usable
        .min_by_key(|(other, _)| (other.family != target.family, Framework::nearness(other)))
        .map(|(_, name)| name.clone())
}

/// The keys of an object whose values do not matter.
#[derive(Default)]
struct Keys(Vec<String>);

impl<'de> serde::Deserialize<'de> for Keys {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> serde::de::Visitor<'de> for Visitor {
            type Value = Keys;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Keys, A::Error> {
                let mut keys = Vec::new();
                while let Some((key, serde::de::IgnoredAny)) = map.next_entry()? {
                    keys.push(key);
                }
                Ok(Keys(keys))
            }
        }
        deserializer.deserialize_map(Visitor)
    }
}

/// What a restore writes down, as far as we need it.
#[derive(serde::Deserialize)]
struct Assets {
    #[serde(default)]
    targets: BTreeMap<String, BTreeMap<String, AssetPackage>>,
    #[serde(default)]
    libraries: BTreeMap<String, AssetLibrary>,
    #[serde(default, rename = "packageFolders")]
    package_folders: Keys,
}

#[derive(serde::Deserialize)]
struct AssetPackage {
    #[serde(default)]
    compile: Keys,
}

#[derive(serde::Deserialize)]
struct AssetLibrary {
    #[serde(default)]
    path: String,
}

/// Restored files of large projects have some ten megabytes.
const MAX_ASSETS: u64 = 64 << 20;

/// The exact list in `obj/project.assets.json`, if the project was restored.
fn restored_files(tree: &Tree<'_>, machine: &Machine, project: &Project) -> Option<Vec<PathBuf>> {
    let path = from_disk(project.path.as_deref()?);
    let assets = tree.find_file(&paths::join(paths::parent(&path)?, "obj/project.assets.json"))?;
    let assets: Assets = serde_json::from_slice(&tree.files.read(&assets, MAX_ASSETS).ok()?).ok()?;
    let wanted = project.target_framework.as_deref().and_then(Framework::parse);
    let target = assets.targets.iter().min_by_key(|(name, _)| {
        // A target with a runtime (`net8.0/linux-x64`) lists the same for compiling.
        let same = asset_target(name).is_some_and(|target| Some(target) == wanted);
        Reverse((same, !name.contains('/')))
    });
    let mut folders: Vec<String> =
        assets.package_folders.0.iter().map(|folder| paths::normalise(folder)).collect();
    folders.extend(machine.packages.iter().map(|folder| from_disk(folder)));
    let mut result = Vec::new();
    for (name, package) in target.map(|(_, packages)| packages).into_iter().flatten() {
        let Some(library) = assets.libraries.get(name).filter(|library| !library.path.is_empty()) else {
            continue;
        };
        for file in package.compile.0.iter().filter(|file| has_extension(file, ".dll")) {
            let inside = format!("{}/{file}", library.path);
            result.extend(folders.iter().find_map(|folder| tree.find_file(&paths::join(folder, &inside))));
        }
    }
    Some(result.iter().map(|path| to_disk(path)).collect())
}

/// `net8.0` and, from older tools, `.NETStandard,Version=v2.0`.
fn asset_target(name: &str) -> Option<Framework> {
    let name = name.split('/').next()?;
    match name.split_once(",Version=") {
        Some((identifier, version)) => Framework::from_long(identifier, version),
        None => Framework::parse(name),
    }
}
