//! Writes the outline of .NET that is bundled with the C# front end, from the assemblies of one machine, so that
//! every machine binds against the same.
//!
//! The outline in the tree was written from, newest first: the assemblies of the .NET 9.0.1 runtime with ASP.NET
//! Core and `System.Linq.AsyncEnumerable`; the reference packs of .NET Core 3.1 and .NET Standard 2.1; Mono 6.8's
//! reference assemblies of .NET Framework 4.8, and its own libraries for what those lack.

mod selection;
mod shorten;
mod trim;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use csharp::metadata::{MetadataErrorKind, Outline, outline};
use selection::Selection;
use shorten::Names;
use trim::Overrides;

/// Where the outline lies in the tree.
const FOLDER: &str = "crates/csharp/data/framework";

const HEADER: &str =
    "// Names and signatures of .NET's public API, without bodies. Written by `cargo xtask framework`.\n";

/// Texts by namespace, then by type.
type Types = BTreeMap<String, BTreeMap<String, String>>;

/// Reads the assemblies of these folders, the newest first, and writes the outline. Says what it wrote.
pub(crate) fn write(root: &Path, folders: &[&str]) -> Result<String, String> {
    let selection = Selection::ours()?;
    let mut types = Types::new();
    let mut assemblies = 0;
    for folder in folders {
        for path in libraries(Path::new(folder))? {
            let bytes =
                fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
            match outline(&bytes) {
                Ok(outline) => {
                    assemblies += 1;
                    merge(&outline, &selection, &mut types);
                }
                Err(error) if error.kind == MetadataErrorKind::NotManaged => {}
                Err(error) => return Err(format!("{}: {error}", path.display())),
            }
        }
    }
    let folder = root.join(FOLDER);
    remove_old(&folder)?;
    let names = Names::of(&types);
    let mut bytes = 0;
    for (namespace, texts) in &types {
        let text = file_text(namespace, texts, &names);
        bytes += text.len();
        put(&folder.join(format!("{namespace}.cs")), &text)?;
    }
    put(&folder.join("files.rs"), &list(&folder)?)?;
    let count: usize = types.values().map(BTreeMap::len).sum();
    Ok(format!("{assemblies} assemblies read; {count} types in {} files, {bytes} bytes", types.len()))
}

fn libraries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    files_of(folder, "dll")
}

/// The files with this extension directly in a folder, in the order of their names.
fn files_of(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let entries =
        fs::read_dir(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|own| own == extension));
    paths.sort();
    Ok(paths)
}

/// Adds the types that are kept and not there yet. Types are looked for by name in all assemblies, so those that
/// have moved are found wherever they are now.
fn merge(outline: &Outline, selection: &Selection<'_>, types: &mut Types) {
    for outlined in &outline.types {
        let namespace = &outlined.namespace;
        let stem = outlined.name.split('`').next().unwrap_or(&outlined.name);
        if !selection.has(namespace, stem) {
            continue;
        }
        let of_namespace = types.entry(namespace.clone()).or_default();
        of_namespace.entry(outlined.name.clone()).or_insert_with(|| {
            let text = &outline.text[outlined.range.clone()];
            if selection.is_whole(namespace, stem) {
                return text.to_owned();
            }
            let overrides =
                if selection.keeps_overrides(namespace) { Overrides::Kept } else { Overrides::LeftOut };
            trim::trim(text, overrides, |line| selection.drops(line))
        });
    }
}

fn file_text(namespace: &str, texts: &BTreeMap<String, String>, names: &Names<'_>) -> String {
    let full: String = texts.values().map(String::as_str).collect();
    let (short, used) = names.shorten(namespace, &full);
    let usings: String = used.iter().flat_map(|used| ["using ", used, ";\n"]).collect();
    format!("{HEADER}namespace {namespace};\n{usings}{short}")
}

/// The names of all files, as the front end includes them.
fn list(folder: &Path) -> Result<String, String> {
    let mut names = Vec::new();
    for (prefix, folder) in [("", folder.to_path_buf()), ("by-hand/", folder.join("by-hand"))] {
        for path in files_of(&folder, "cs")? {
            names.push(format!(
                "    \"{prefix}{}\",\n",
                path.file_stem().unwrap_or_default().to_string_lossy()
            ));
        }
    }
    Ok(format!("// Written by `cargo xtask framework`.\nfiles![\n{}]\n", names.concat()))
}

fn remove_old(folder: &Path) -> Result<(), String> {
    for path in files_of(folder, "cs")? {
        fs::remove_file(&path).map_err(|error| format!("cannot remove {}: {error}", path.display()))?;
    }
    Ok(())
}

fn put(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}
