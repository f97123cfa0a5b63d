//! From a solution to the symbols of its C# code: files are read and parsed in parallel, libraries come in as
//! outlines, and everything is declared in one place.

use crate::dotnet::{self, Place, Problem, Severity, Solution, UsingKind};
use crate::watch::FileStamp;
use csharp::bind::{ImplicitUsing, Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::syntax::{ParseOptions, decode, parse};
use csharp::{framework, metadata, models};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
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

/// Reads code, and remembers what it parsed: what has not changed is not parsed again.
#[derive(Default)]
pub struct Reader {
    files: FxHashMap<(PathBuf, ProjectId), Remembered>,
    libraries: FxHashMap<PathBuf, (FileStamp, Library)>,
    bundled: Vec<Arc<Source>>,
    with_models: bool,
    /// Texts to read instead of those on the disk.
    drafts: FxHashMap<PathBuf, Arc<str>>,
}

/// A file as it was parsed.
#[derive(Clone)]
struct Remembered {
    stamp: FileStamp,
    symbols: Vec<String>,
    file: File,
}

type Library = Result<Arc<Source>, Problem>;

impl Reader {
    /// From now on, the models of libraries are read, or not.
    pub(crate) fn want_models(&mut self, wanted: bool) {
        if self.with_models != wanted {
            self.with_models = wanted;
            self.bundled.clear();
        }
    }

    /// Reads the models of libraries as well if asked to.
    pub fn new(with_models: bool) -> Reader {
        Reader { with_models, ..Reader::default() }
    }

    /// Reads and declares all code of a solution. A file that several projects compile is read once for each:
    /// their preprocessor symbols may differ.
    pub fn read(&mut self, solution: &Solution) -> Sources {
        let (program, libraries) = {
            let (files, libraries, drafts) = (&self.files, &self.libraries, &self.drafts);
            let program = solution.projects.par_iter().enumerate().flat_map(|(index, project)| {
                let id = ProjectId(index as u32 + 1);
                let read = move |path: &PathBuf| {
                    let key = (path.clone(), id);
                    let file = match drafts.get(path) {
                        Some(text) => draft(path, text, &project.symbols, id),
                        None => one_file(path, &project.symbols, id, files.get(&key)),
                    };
                    (key, file)
                };
                project.files.par_iter().map(read).collect::<Vec<_>>()
            });
            rayon::join(|| program.collect::<Vec<_>>(), || assemblies(solution, libraries))
        };
        // Where there is no C#, nothing uses the framework.
        let has_code = solution.projects.iter().any(|project| !project.files.is_empty());
        if has_code && self.bundled.is_empty() {
            let models = if self.with_models { models::files() } else { &[] };
            let outlines = framework::files().par_iter().map(|file| (file, Origin::Outline));
            let all = outlines.chain(models.par_iter().map(|file| (file, Origin::Model)));
            self.bundled =
                all.map(|(&(path, text), origin)| library(path, Cow::Borrowed(text), origin)).collect();
        }
        let mut sources = self.bundled.clone();
        sources
            .extend(libraries.iter().filter_map(|(_, (_, library))| library.as_ref().ok().map(Arc::clone)));
        sources.extend(program.iter().filter_map(|(_, known)| known.file.source.clone()));
        self.libraries = libraries.into_iter().collect();
        self.files = program.into_iter().collect();
        let (problems, size) = (self.problems(solution), self.size());
        let mut projects = vec![ProjectInfo { name: "libraries".to_owned(), ..ProjectInfo::default() }];
        projects.extend(solution.projects.iter().map(project_info));
        Sources { symbols: Symbols::declare(projects, sources), problems, size }
    }
}

impl Reader {
    /// From now on, reads this text instead of the file; `None` reads the file again.
    pub fn pretend(&mut self, path: &Path, text: Option<Arc<str>>) {
        self.files.retain(|(known, _), _| known != path);
        match text {
            Some(text) => self.drafts.insert(path.to_owned(), text),
            None => self.drafts.remove(path),
        };
    }

    /// The files that have changed since they were read, sorted.
    pub fn outdated(&self) -> Vec<PathBuf> {
        let changed = self.files.iter().filter(|((path, _), known)| stamp(path) != known.stamp);
        let mut paths: Vec<PathBuf> = changed.map(|((path, _), _)| path.clone()).collect();
        paths.sort();
        paths.dedup();
        paths
    }

    /// Reads one of the solution's files again, once for each project that compiles it: `text` if it is given, else what
    /// is on the disk. Nothing if it cannot be read, or never was.
    pub(crate) fn reread(
        &mut self,
        solution: &Solution,
        path: &Path,
        text: Option<&str>,
    ) -> Option<Vec<Arc<Source>>> {
        let mut sources = Vec::new();
        for (index, project) in solution.projects.iter().enumerate() {
            let id = ProjectId(index as u32 + 1);
            let Some(known) = self.files.get_mut(&(path.to_owned(), id)) else { continue };
            *known = match text {
                None => one_file(path, &project.symbols, id, None),
                Some(text) => Remembered {
                    stamp: stamp(path),
                    symbols: project.symbols.clone(),
                    file: parsed(path, text.as_bytes(), &project.symbols, id),
                },
            };
            sources.push(known.file.source.clone()?);
        }
        Some(sources).filter(|sources| !sources.is_empty())
    }

    /// What could not be read or understood, by file and place.
    pub(crate) fn problems(&self, solution: &Solution) -> Vec<Problem> {
        let of_files = self.files.values().flat_map(|known| &known.file.problems);
        let of_libraries = self.libraries.values().filter_map(|(_, library)| library.as_ref().err());
        let mut problems: Vec<Problem> =
            solution.problems.iter().chain(of_files).chain(of_libraries).cloned().collect();
        problems.sort();
        problems
    }

    /// How much was read.
    pub(crate) fn size(&self) -> Size {
        let mut size = Size::default();
        for source in self.files.values().filter_map(|known| known.file.source.as_ref()) {
            size.files += 1;
            size.lines += source.line_count();
            size.bytes += source.text.len();
        }
        size
    }
}

/// What cannot be looked at has none.
fn stamp(path: &Path) -> FileStamp {
    fs::metadata(path).as_ref().map(FileStamp::of).unwrap_or_default()
}

#[derive(Clone)]
struct File {
    source: Option<Arc<Source>>,
    problems: Vec<Problem>,
}

fn one_file(
    path: &Path,
    symbols: &[String],
    project: ProjectId,
    remembered: Option<&Remembered>,
) -> Remembered {
    let stamp = stamp(path);
    if let Some(known) = remembered.filter(|known| known.stamp == stamp && known.symbols == symbols) {
        return known.clone();
    }
    let file = match read_bytes(path) {
        Ok(bytes) => parsed(path, &bytes, symbols, project),
        Err(error) => {
            let message = format!("cannot be read: {error}; it is left out");
            File { source: None, problems: vec![warning(path, message)] }
        }
    };
    Remembered { stamp, symbols: symbols.to_vec(), file }
}

fn draft(path: &Path, text: &str, symbols: &[String], project: ProjectId) -> Remembered {
    let file = parsed(path, text.as_bytes(), symbols, project);
    Remembered { stamp: FileStamp::default(), symbols: symbols.to_vec(), file }
}

/// The bytes of a source file. Pipes and devices may never end, and no person writes a file so long.
fn read_bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    const LARGEST: u64 = 1 << 28;
    let data = fs::metadata(path)?;
    if !data.is_file() {
        return Err(std::io::Error::other("it is not a regular file"));
    }
    if data.len() > LARGEST {
        return Err(std::io::Error::other(format!("it has more than {LARGEST} bytes")));
    }
    fs::read(path)
}

fn parsed(path: &Path, bytes: &[u8], symbols: &[String], project: ProjectId) -> File {
    let text = decode(bytes).into_owned();
    let parsed = parse(&text, &ParseOptions { symbols: symbols.to_vec() });
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
pub(crate) fn shown(path: &Path) -> String {
    let here = std::env::current_dir().ok();
    let below = here.and_then(|here| path.strip_prefix(here).ok().map(Path::to_owned));
    below.as_deref().unwrap_or(path).to_string_lossy().into_owned()
}

/// The path behind one that is shown.
pub(crate) fn unshown(name: &str) -> PathBuf {
    std::env::current_dir().map_or_else(|_| PathBuf::from(name), |here| here.join(name))
}

fn warning(path: &Path, message: String) -> Problem {
    Problem { file: path.to_owned(), place: None, severity: Severity::Warning, message }
}

/// The libraries that projects refer to, as far as their files are found. Libraries that are projects of the
/// solution are read as such; the framework is bundled.
fn assemblies(
    solution: &Solution,
    remembered: &FxHashMap<PathBuf, (FileStamp, Library)>,
) -> Vec<(PathBuf, (FileStamp, Library))> {
    let own: FxHashSet<&str> =
        solution.projects.iter().map(|project| project.assembly_name.as_str()).collect();
    let mut seen = FxHashSet::default();
    let referenced = solution.projects.iter().flat_map(|project| &project.assemblies);
    let paths: Vec<&PathBuf> = referenced
        .flat_map(|assembly| &assembly.files)
        .filter(|path| path.file_stem().is_none_or(|stem| !own.contains(stem.to_string_lossy().as_ref())))
        .filter(|path| seen.insert(path.file_name().map(std::ffi::OsStr::to_owned)))
        .collect();
    let read = |path: &PathBuf| {
        let stamp = stamp(path);
        let known = remembered.get(path).filter(|(known, _)| *known == stamp);
        (path.clone(), known.cloned().unwrap_or_else(|| (stamp, assembly(path))))
    };
    paths.into_par_iter().map(read).collect()
}

fn assembly(path: &Path) -> Result<Arc<Source>, Problem> {
    let note = |message: String| Problem { severity: Severity::Note, ..warning(path, message) };
    let bytes = fs::read(path).map_err(|error| note(format!("cannot be read: {error}")))?;
    let read = metadata::outline(&bytes).map_err(|error| note(format!("is not read: {error}")))?;
    Ok(library(&path.to_string_lossy(), Cow::Owned(read.text), Origin::Outline))
}

fn library(path: &str, text: Cow<'static, str>, origin: Origin) -> Arc<Source> {
    let tree = parse(&text, &ParseOptions::default()).tree;
    Arc::new(Source::new(path.to_owned(), text, tree, origin, ProjectId::LIBRARIES))
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
