//! Projects of Visual Studio .NET 2002 and 2003, from before `MSBuild`: one list of files, no expressions.

use super::framework::Framework;
use super::paths::{self, has_extension, to_disk};
use super::project::{Loaded, is_test_framework, output_kind, split_symbols};
use super::tree::{Tree, warning};
use super::xml::{Document, Element};
use super::{AssemblyReference, Options, Origin, Project};
use std::collections::BTreeSet;

/// Reads a file whose root is `VisualStudioProject`.
pub(super) fn read(tree: &Tree<'_>, document: &Document, options: &Options) -> Loaded {
    let folder = paths::parent(&document.path).unwrap_or("/");
    let mut loaded = Loaded {
        project: Project::bare(paths::stem(&document.path), Vec::new()),
        references: Vec::new(),
        problems: Vec::new(),
    };
    loaded.project.path = Some(to_disk(&document.path));
    loaded.project.target_framework =
        Framework::from_long("", "v2.0").map(|framework| framework.short_name());
    let mut files = BTreeSet::new();
    let mut open = vec![document.root()];
    while let Some(element) = open.pop() {
        open.extend(document.children(element));
        if element.is("File") && element.attribute("BuildAction") == Some("Compile") {
            let Some(path) = element.attribute("Link").or(element.attribute("RelPath")) else { continue };
            let path = paths::join(folder, path);
            match tree.find_file(&path) {
                Some(found) if has_extension(&found, ".cs") => _ = files.insert(to_disk(&found)),
                Some(_) => {}
                None => loaded.problems.push(warning(
                    &document.path,
                    element.place,
                    format!("the source file {path} does not exist; correct the path or remove the item"),
                )),
            }
        } else {
            setting(&mut loaded.project, element, folder, tree, options);
        }
    }
    loaded.project.files = files.into_iter().collect();
    loaded.project.is_test = loaded.project.assemblies.iter().any(|one| is_test_framework(&one.name));
    loaded
}

fn setting(project: &mut Project, element: &Element, folder: &str, tree: &Tree<'_>, options: &Options) {
    let get = |name| element.attribute(name).filter(|value| !value.is_empty());
    if element.is("Settings") {
        if let Some(name) = get("AssemblyName") {
            name.clone_into(&mut project.assembly_name);
        }
        project.root_namespace = get("RootNamespace").map(str::to_owned);
        project.output = output_kind(get("OutputType").unwrap_or_default());
    } else if element.is("Config") && get("Name").is_some_and(|name| name == options.configuration) {
        project.symbols = split_symbols(get("DefineConstants").unwrap_or_default());
        project.allow_unsafe =
            get("AllowUnsafeBlocks").is_some_and(|value| value.eq_ignore_ascii_case("true"));
        project.checked_arithmetic =
            get("CheckForOverflowUnderflow").is_some_and(|value| value.eq_ignore_ascii_case("true"));
    } else if element.is("Reference") {
        let Some(name) = get("AssemblyName").or(get("Name")) else { return };
        let file = get("HintPath").and_then(|hint| tree.find_file(&paths::join(folder, hint)));
        project.assemblies.insert(
            0,
            AssemblyReference {
                name: name.to_owned(),
                version: None,
                origin: Origin::Reference,
                files: file.iter().map(|path| to_disk(path)).collect(),
            },
        );
    }
}
