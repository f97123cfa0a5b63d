//! From an evaluated project file to a [`Project`].

use super::evaluate::Evaluation;
use super::expand::unescape;
use super::framework::{self, Framework};
use super::items::{self, Item, Items};
use super::paths::{self, fold, has_extension, to_disk};
use super::problem::{MAX_PROBLEMS, Problem};
use super::references::package_files;
use super::solution::Listed;
use super::tree::{Tree, warning};
use super::xml::Document;
use super::{AssemblyReference, GlobalUsing, Options, Origin, OutputKind, Project, UsingKind, vs2003, xproj};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::rc::Rc;

/// A project, those that it refers to by path, and what was wrong.
pub(super) struct Loaded {
    pub(super) project: Project,
    pub(super) references: Vec<Listed>,
    pub(super) problems: Vec<Problem>,
}

const KINDS: &[&str] = &[
    "Compile",
    "ProjectReference",
    "Reference",
    "PackageReference",
    "PackageVersion",
    "GlobalPackageReference",
    "Using",
];

/// Whether a path names a C# project.
pub(super) fn is_project(path: &str) -> bool {
    has_extension(path, ".csproj") || has_extension(path, ".xproj")
}

/// Reads a project file that exists.
pub(super) fn read(
    tree: &Tree<'_>,
    path: &str,
    solution_folder: Option<&str>,
    options: &Options,
) -> Result<Loaded, Problem> {
    let document = if has_extension(path, ".xproj") {
        Rc::new(xproj::document(tree, path)?)
    } else {
        tree.document(path)?
    };
    if document.root().is("VisualStudioProject") {
        return Ok(vs2003::read(tree, &document, options));
    }
    if !document.root().is("Project") {
        let message = "this is not a project: its root is not `Project`; name another file";
        return Err(warning(path, document.root().place, message));
    }
    let mut evaluation = evaluate(tree, &document, solution_folder, options);
    let items = items::evaluate(&mut evaluation, KINDS);
    let reading = Reading { tree, evaluation: &evaluation, items: &items, options };
    let mut loaded = reading.finish(paths::stem(path));
    loaded.problems.append(&mut evaluation.problems);
    Ok(loaded)
}

/// Once to see the target frameworks; again for one of them if there are several.
fn evaluate<'a>(
    tree: &'a Tree<'a>,
    document: &Rc<Document>,
    solution_folder: Option<&str>,
    options: &Options,
) -> Evaluation<'a> {
    let mut fixed = vec![("Configuration", options.configuration.as_str())];
    let solution_folder = solution_folder.map(|folder| format!("{}/", folder.trim_end_matches('/')));
    if let Some(folder) = &solution_folder {
        fixed.push(("SolutionDir", folder));
    }
    let first = Evaluation::of(tree, document, &fixed);
    if first.get("TargetFramework").is_some() {
        return first;
    }
    let Some(targets) = first.get("TargetFrameworks") else { return first };
    let has = |wanted: &&String| targets.split(';').any(|target| target.trim().eq_ignore_ascii_case(wanted));
    let preferred = options.target_framework.as_ref().filter(has).cloned();
    let Some(target) = preferred.or_else(|| framework::choose(&targets)) else { return first };
    fixed.push(("TargetFramework", &target));
    Evaluation::of(tree, document, &fixed)
}

struct Reading<'a> {
    tree: &'a Tree<'a>,
    evaluation: &'a Evaluation<'a>,
    items: &'a Items,
    options: &'a Options,
}

impl Reading<'_> {
    fn finish(&self, name: &str) -> Loaded {
        let mut problems = Vec::new();
        let get = |name| self.evaluation.get(name);
        let nullable =
            get("Nullable").is_some_and(|value| matches!(fold(&value).as_str(), "enable" | "annotations"));
        let assemblies = self.assemblies();
        let project = Project {
            name: name.to_owned(),
            path: Some(to_disk(&self.evaluation.path)),
            files: self.files(&mut problems),
            symbols: self.symbols(),
            usings: self.usings(),
            references: Vec::new(),
            target_framework: self.target_framework(),
            target_frameworks: self.target_frameworks(),
            lang_version: get("LangVersion"),
            root_namespace: get("RootNamespace").or(Some(name.to_owned())),
            assembly_name: get("AssemblyName").unwrap_or_else(|| name.to_owned()),
            output: output_kind(&get("OutputType").unwrap_or_default()),
            nullable,
            allow_unsafe: self.evaluation.is_true("AllowUnsafeBlocks"),
            checked_arithmetic: self.evaluation.is_true("CheckForOverflowUnderflow"),
            is_test: self.is_test(&assemblies),
            assemblies,
        };
        Loaded { project, references: self.references(), problems }
    }

    fn target(&self) -> Option<Framework> {
        match self.evaluation.get("TargetFramework") {
            Some(name) => Framework::parse(&name),
            None => Framework::from_long(
                &self.evaluation.get("TargetFrameworkIdentifier").unwrap_or_default(),
                &self.evaluation.get("TargetFrameworkVersion")?,
            ),
        }
    }

    fn target_framework(&self) -> Option<String> {
        self.evaluation.get("TargetFramework").or_else(|| Some(self.target()?.short_name()))
    }

    fn target_frameworks(&self) -> Vec<String> {
        let listed = self.evaluation.get("TargetFrameworks").unwrap_or_default();
        let listed = listed.split(';').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        let mut all: BTreeSet<String> = listed.collect();
        all.extend(self.target_framework());
        all.into_iter().collect()
    }

    fn files(&self, problems: &mut Vec<Problem>) -> Vec<PathBuf> {
        let mut files = BTreeSet::new();
        let made = self.evaluation.get("BaseIntermediateOutputPath").unwrap_or_else(|| "obj".to_owned());
        let made = format!("{}/", fold(&paths::join(&self.evaluation.around.folder, &made)));
        for item in self.items.of("Compile") {
            let found = self.tree.find_file(&item.path);
            // The build makes what is missing where intermediate files are.
            if found.is_none() && problems.len() < MAX_PROBLEMS && !fold(&item.path).starts_with(&made) {
                problems.push(missing(item));
            }
            files.extend(found.filter(|path| has_extension(path, ".cs")));
        }
        files.iter().map(|path| to_disk(path)).collect()
    }

    fn symbols(&self) -> Vec<String> {
        let mut symbols = split_symbols(&self.evaluation.get("DefineConstants").unwrap_or_default());
        let implicit = self.evaluation.is_sdk && !self.evaluation.is_true("DisableImplicitFrameworkDefines");
        if let Some(target) = self.target().filter(|_| implicit) {
            symbols.extend(target.symbols());
        }
        unique(symbols)
    }

    fn usings(&self) -> Vec<GlobalUsing> {
        let read = |item: &Item| GlobalUsing {
            name: item.include.trim().to_owned(),
            kind: match item.get("Alias") {
                Some(alias) => UsingKind::Alias(alias.to_owned()),
                None if item.is("Static", "true") => UsingKind::Static,
                None => UsingKind::Namespace,
            },
        };
        let mut usings: Vec<GlobalUsing> = Vec::new();
        for using in self.items.of("Using").iter().map(read) {
            if !usings.contains(&using) {
                usings.push(using);
            }
        }
        usings
    }

    /// The C# projects that this one is compiled against.
    fn references(&self) -> Vec<Listed> {
        let compiled = |item: &&Item| {
            is_project(&item.path)
                && !item.is("ReferenceOutputAssembly", "false")
                && !item.is("OutputItemType", "Analyzer")
        };
        let listed = |item: &Item| Listed {
            path: item.path.clone(),
            file: item.file().to_owned(),
            place: Some(item.place),
        };
        self.items.of("ProjectReference").iter().filter(compiled).map(listed).collect()
    }

    fn assemblies(&self) -> Vec<AssemblyReference> {
        let references = self.items.of("Reference").iter().map(|item| self.reference(item));
        let packages =
            ["PackageReference", "GlobalPackageReference"].into_iter().flat_map(|kind| self.items.of(kind));
        let mut result: Vec<AssemblyReference> = Vec::new();
        for assembly in references.chain(packages.map(|item| self.package(item))) {
            let same = |other: &AssemblyReference| {
                other.origin == assembly.origin && other.name.eq_ignore_ascii_case(&assembly.name)
            };
            match result.iter_mut().find(|other| same(other)) {
                Some(earlier) => *earlier = assembly,
                None => result.push(assembly),
            }
        }
        result
    }

    fn reference(&self, item: &Item) -> AssemblyReference {
        let hint = item.get("HintPath").map(|hint| paths::join(&self.evaluation.around.folder, hint));
        let is_file = has_extension(&item.path, ".dll") || has_extension(&item.path, ".exe");
        let file = hint.or(is_file.then(|| item.path.clone())).and_then(|path| self.tree.find_file(&path));
        let name = item.include.split(',').next().unwrap_or_default().trim();
        AssemblyReference {
            name: if is_file { paths::stem(&item.path).to_owned() } else { name.to_owned() },
            version: None,
            origin: Origin::Reference,
            files: file.iter().map(|path| to_disk(path)).collect(),
        }
    }

    fn package(&self, item: &Item) -> AssemblyReference {
        let central = self.items.of("PackageVersion").iter().rev();
        let mut central = central.filter(|one| one.include.eq_ignore_ascii_case(&item.include));
        let own = item.get("VersionOverride").or(item.get("Version"));
        let version = own.or_else(|| central.find_map(|one| one.get("Version"))).map(unescape);
        let target = self.target();
        let files = version.as_deref().zip(target).map_or_else(Vec::new, |(version, target)| {
            package_files(self.tree, &self.options.machine, &item.include, version, &target)
        });
        AssemblyReference { name: item.include.clone(), version, origin: Origin::Package, files }
    }

    fn is_test(&self, assemblies: &[AssemblyReference]) -> bool {
        if let Some(said) = self.evaluation.get("IsTestProject") {
            return fold(&said) == "true";
        }
        let kinds = fold(&self.evaluation.get("ProjectTypeGuids").unwrap_or_default());
        // What Visual Studio writes into its own kind of test project.
        kinds.contains("3ac096d0-a1c2-e12c-1390-a8335801fdab")
            || assemblies.iter().any(|one| is_test_framework(&one.name))
    }
}

fn missing(item: &Item) -> Problem {
    let message =
        format!("the source file {} does not exist; correct the path or remove the item", item.path);
    warning(item.file(), item.place, message)
}

/// Symbols are separated by semicolons, commas or spaces; `A=1`, as other languages have it, defines `A`.
pub(super) fn split_symbols(text: &str) -> Vec<String> {
    let names = text.split([';', ',', ' ', '\t', '\r', '\n']).filter_map(|name| name.split('=').next());
    unique(names.filter(|name| is_symbol(name)).map(str::to_owned).collect())
}

fn is_symbol(name: &str) -> bool {
    let mut chars = name.chars();
    chars.next().is_some_and(|c| c.is_alphabetic() || c == '_')
        && chars.all(|c| c.is_alphanumeric() || c == '_')
}

fn unique(list: Vec<String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    list.into_iter().filter(|one| seen.insert(one.clone())).collect()
}

pub(super) fn output_kind(text: &str) -> OutputKind {
    match fold(text.trim()).as_str() {
        "exe" => OutputKind::Exe,
        "winexe" | "appcontainerexe" => OutputKind::WinExe,
        _ => OutputKind::Library,
    }
}

pub(super) fn is_test_framework(name: &str) -> bool {
    let name = fold(name);
    [
        "xunit",
        "nunit",
        "mstest",
        "tunit",
        "microsoft.net.test.sdk",
        "microsoft.visualstudio.qualitytools.unittest",
    ]
    .iter()
    .any(|framework| name.starts_with(framework))
}
