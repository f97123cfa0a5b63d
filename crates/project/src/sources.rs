//! From a solution to the symbols of its C# code: files are read and parsed in parallel, libraries come in as
//! outlines, and everything is declared in one place.

use crate::dotnet::{self, Place, Problem, Severity, Solution, UsingKind};
use csharp::bind::{ImplicitUsing, Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::syntax::{ParseOptions, decode, parse};
use csharp::{framework, metadata};
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The C# code of a solution.
pub struct Sources {
    /// What it declares, with the libraries that it uses.
    pub symbols: Symbols,
    /// What could not be read or understood, by file and place.
    pub problems: Vec<Problem>,
    /// How much was read.
    pub size: Size,
}

/// How much code there is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Size {
    /// Files of the program.
    pub files: usize,
    /// Their lines.
    pub lines: usize,
    /// Their bytes.
    pub bytes: usize,
}

/// Reads and declares all code of a solution. A file that several projects compile is read once for each:
/// their preprocessor symbols may differ.
pub fn read(solution: &Solution) -> Sources {
    let mut problems = solution.problems.clone();
    let program = solution.projects.par_iter().enumerate().flat_map(|(index, project)| {
        let options = ParseOptions { symbols: project.symbols.clone() };
        let id = ProjectId(index as u32 + 1);
        project.files.par_iter().map(move |path| one_file(path, &options, id)).collect::<Vec<_>>()
    });
    let (program, libraries) = rayon::join(|| program.collect::<Vec<_>>(), || libraries(solution));
    let mut sources = libraries.sources;
    problems.extend(libraries.problems);
    let mut size = Size::default();
    for file in program {
        problems.extend(file.problems);
        let Some(source) = file.source else { continue };
        size.files += 1;
        size.lines += source.line_count();
        size.bytes += source.text.len();
        sources.push(source);
    }
    problems.sort();
    let mut projects = vec![ProjectInfo { name: "libraries".to_owned(), ..ProjectInfo::default() }];
    projects.extend(solution.projects.iter().map(project_info));
    Sources { symbols: Symbols::declare(projects, sources), problems, size }
}

struct File {
    source: Option<Arc<Source>>,
    problems: Vec<Problem>,
}

fn one_file(path: &Path, options: &ParseOptions, project: ProjectId) -> File {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            let message = format!("cannot be read: {error}; it is left out");
            return File { source: None, problems: vec![warning(path, message)] };
        }
    };
    let text = decode(&bytes).into_owned();
    let parsed = parse(&text, options);
    let source = Source::new(shown(path), Cow::Owned(text), parsed.tree, Origin::Program, project);
    let told = |problem: &csharp::syntax::Problem| {
        let point = source.point(problem.range.start);
        let place = Some(Place { line: point.line, column: point.column });
        let message = problem.message.to_string();
        Problem { file: path.to_owned(), place, severity: Severity::Warning, message }
    };
    let problems = parsed.problems.iter().map(told).collect();
    File { source: Some(Arc::new(source)), problems }
}

/// The path as a person in the current folder would type it.
fn shown(path: &Path) -> String {
    let here = std::env::current_dir().ok();
    let below = here.and_then(|here| path.strip_prefix(here).ok().map(Path::to_owned));
    below.as_deref().unwrap_or(path).to_string_lossy().into_owned()
}

fn warning(path: &Path, message: String) -> Problem {
    Problem { file: path.to_owned(), place: None, severity: Severity::Warning, message }
}

struct Libraries {
    sources: Vec<Arc<Source>>,
    problems: Vec<Problem>,
}

/// The framework, as it is bundled, and the libraries that projects refer to, as far as their files are
/// found. Libraries that are projects of the solution are read as such.
fn libraries(solution: &Solution) -> Libraries {
    let bundled = framework::files().par_iter().map(|&(path, text)| outline(path, Cow::Borrowed(text)));
    let mut sources: Vec<Arc<Source>> = bundled.collect();
    let own: FxHashSet<&str> =
        solution.projects.iter().map(|project| project.assembly_name.as_str()).collect();
    let mut seen = FxHashSet::default();
    let referenced = solution.projects.iter().flat_map(|project| &project.assemblies);
    let paths: Vec<&PathBuf> = referenced
        .flat_map(|assembly| &assembly.files)
        .filter(|path| path.file_stem().is_none_or(|stem| !own.contains(stem.to_string_lossy().as_ref())))
        .filter(|path| seen.insert(path.file_name().map(std::ffi::OsStr::to_owned)))
        .collect();
    let read: Vec<Result<Arc<Source>, Problem>> = paths.into_par_iter().map(|path| assembly(path)).collect();
    let mut problems = Vec::new();
    for library in read {
        match library {
            Ok(source) => sources.push(source),
            Err(problem) => problems.push(problem),
        }
    }
    Libraries { sources, problems }
}

fn assembly(path: &Path) -> Result<Arc<Source>, Problem> {
    let note = |message: String| Problem { severity: Severity::Note, ..warning(path, message) };
    let bytes = fs::read(path).map_err(|error| note(format!("cannot be read: {error}")))?;
    let read = metadata::outline(&bytes).map_err(|error| note(format!("is not read: {error}")))?;
    Ok(outline(&path.to_string_lossy(), Cow::Owned(read.text)))
}

fn outline(path: &str, text: Cow<'static, str>) -> Arc<Source> {
    let tree = parse(&text, &ParseOptions::default()).tree;
    Arc::new(Source::new(path.to_owned(), text, tree, Origin::Outline, ProjectId::LIBRARIES))
}

fn project_info(project: &dotnet::Project) -> ProjectInfo {
    let using = |using: &dotnet::GlobalUsing| ImplicitUsing {
        target: using.name.clone(),
        is_static: using.kind == UsingKind::Static,
        alias: match &using.kind {
            UsingKind::Alias(name) => Some(name.clone()),
            UsingKind::Namespace | UsingKind::Static => None,
        },
    };
    ProjectInfo {
        name: project.name.clone(),
        references: project.references.iter().map(|&index| ProjectId(index as u32 + 1)).collect(),
        usings: project.usings.iter().map(using).collect(),
        checked: project.checked_arithmetic,
    }
}
