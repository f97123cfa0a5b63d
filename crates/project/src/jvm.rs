//! Java programs on disk: which files hold classes, and where the sources are that they were made from.
//!
//! A class file, jar, war, jmod or image stands for itself. A folder stands for the classes below it, as Maven and Gradle
//! leave them in `target/classes` and `build/classes`, those of tests included, also where git ignores them; the archives in it
//! are libraries then. A folder without classes stands for the archives in it. Archives in archives (`BOOT-INF/lib`) are
//! libraries.

mod libraries;

pub(crate) use libraries::Libraries;

use crate::Code;
use crate::dotnet::{Problem, Severity};
use crate::sources::{Size, shown};
use csharp::lower::Stats;
use ignore::WalkBuilder;
use ir::Program;
use java::containers::{Bundled, Roles, classes};
use java::library::mentioned;
use java::lower::{Class, Lowered, Role, lower};
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// What is never entered: other people's code, and what no build writes classes to.
const PASSED_OVER: [&str; 8] =
    [".git", ".gradle", ".idea", ".mvn", "gradle-wrapper.jar", "maven-wrapper.jar", "node_modules", "obj"];

/// Where sources are, seen from a folder above the classes.
const SOURCE_FOLDERS: [&str; 6] = ["", "src/main/java", "src/test/java", "src/java", "src", "java"];

/// So far above the classes sources are looked for: `build/classes/java/main` is four below its project.
const LEVELS: usize = 5;

/// Is it a file that holds classes?
pub(crate) fn is_java(path: &Path) -> bool {
    let holds_classes = |extension: &OsStr| {
        ["class", "jar", "war", "ear", "jmod"].iter().any(|known| extension.eq_ignore_ascii_case(known))
    };
    path.extension().is_some_and(holds_classes) || path.ends_with("lib/modules")
}

/// The files that hold classes, each list sorted.
#[derive(Default)]
pub(crate) struct ClassPath {
    /// What the user wants to hear about.
    pub(crate) own: Vec<PathBuf>,
    /// What lies beside it.
    pub(crate) libraries: Vec<PathBuf>,
}

impl ClassPath {
    /// What these paths stand for.
    pub(crate) fn of(paths: &[PathBuf]) -> ClassPath {
        let (mut own, mut libraries) = (BTreeSet::new(), BTreeSet::new());
        for path in paths {
            if path.is_dir() {
                let (classes, archives): (Vec<PathBuf>, Vec<PathBuf>) =
                    below(path).partition(|path| is_class(path));
                if classes.is_empty() {
                    own.extend(archives);
                } else {
                    own.extend(classes);
                    libraries.extend(archives);
                }
            } else if is_java(path) {
                own.insert(path.clone());
            }
        }
        libraries.retain(|path| !own.contains(path));
        ClassPath { own: own.into_iter().collect(), libraries: libraries.into_iter().collect() }
    }

    /// Is there nothing to check?
    pub(crate) fn is_empty(&self) -> bool {
        self.own.is_empty()
    }

    /// Everything that is read.
    pub(crate) fn files(&self) -> impl Iterator<Item = &PathBuf> {
        self.own.iter().chain(&self.libraries)
    }
}

/// A source among these paths or in their folders, for those who have not compiled it yet.
pub(crate) fn source_of(paths: &[PathBuf]) -> Option<PathBuf> {
    let is_source = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "java");
    let among = |path: &PathBuf| {
        let files = if path.is_dir() { files_in(path).collect() } else { vec![path.clone()] };
        files.into_iter().filter(is_source).min()
    };
    paths.iter().find_map(among)
}

fn below(folder: &Path) -> impl Iterator<Item = PathBuf> {
    files_in(folder).filter(|path| is_java(path))
}

fn files_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let is_passed_over = |name: &OsStr| PASSED_OVER.iter().any(|known| name == *known);
    let walk = WalkBuilder::new(folder)
        .standard_filters(false)
        .filter_entry(move |entry| entry.depth() == 0 || !is_passed_over(entry.file_name()))
        .build();
    let files = walk.flatten().filter(|entry| entry.file_type().is_some_and(|kind| kind.is_file()));
    files.map(ignore::DirEntry::into_path)
}

fn is_class(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "class")
}

/// Reads classes as one program, with those of libraries that it mentions. Its files are sources where those were found, and
/// what the classes call them where not; how many lines they have is not known.
pub(crate) fn read(path: &ClassPath, libraries: &Libraries) -> Code {
    let read: Vec<(&PathBuf, std::io::Result<Vec<u8>>)> =
        path.own.par_iter().map(|file| (file, fs::read(file))).collect();
    let roles = Roles { own: Role::Program, bundled: Role::Library };
    let found: Vec<_> = read
        .par_iter()
        .filter_map(|(path, bytes)| Some(classes(&shown(path), bytes.as_ref().ok()?, roles)))
        .collect();
    let mut problems: Vec<Problem> = Vec::new();
    for (path, bytes) in &read {
        problems.extend(bytes.as_ref().err().map(|error| problem(path, format!("cannot read it: {error}"))));
    }
    let (mut all, mut bundled): (Vec<Class<'_>>, Vec<Bundled>) = (Vec::new(), Vec::new());
    for one in found {
        problems.extend(one.problems.iter().map(of_java));
        all.extend(one.classes);
        bundled.extend(one.libraries);
    }
    let size = Size { files: all.len(), lines: 0, bytes: all.iter().map(|class| class.bytes.len()).sum() };
    let (mut shelves, unread) = libraries.shelves(bundled, &path.libraries);
    let found = mentioned(&all, &mut shelves);
    problems.extend(unread.iter().chain(&found.problems).map(of_java));
    all.extend(found.classes);
    let Lowered { mut program, problems: others } = lower(&all);
    problems.extend(others.iter().map(of_java));
    name_sources(&mut program, &source_folders(&path.own));
    Code { stats: Stats::of(&program), program, problems, size }
}

fn of_java(found: &java::Problem) -> Problem {
    let place = found.offset.map(|offset| format!("at byte {offset:#x}: ")).unwrap_or_default();
    problem(Path::new(&found.path), format!("{place}{}", found.reason))
}

fn problem(file: &Path, message: String) -> Problem {
    Problem { file: file.to_owned(), place: None, severity: Severity::Warning, message }
}

/// The folders that could hold the sources of these classes, nearest first.
fn source_folders(files: &[PathBuf]) -> Vec<PathBuf> {
    let folders: BTreeSet<&Path> = files.iter().filter_map(|file| file.parent()).collect();
    let roots: BTreeSet<PathBuf> = folders.into_iter().map(root_of_classes).collect();
    let mut found = Vec::new();
    for root in &roots {
        for above in root.ancestors().take(LEVELS) {
            for folder in SOURCE_FOLDERS {
                let candidate = if folder.is_empty() { above.to_owned() } else { above.join(folder) };
                if candidate.is_dir() && !found.contains(&candidate) {
                    found.push(candidate);
                }
            }
        }
    }
    found
}

/// The folder that the packages of the classes in `folder` begin in, as one of its classes says; archives lie where they lie.
fn root_of_classes(folder: &Path) -> PathBuf {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let package = entries.filter(|path| is_class(path)).min().and_then(|class| package_of(&class));
    let depth = package.map_or(0, |package| package.split('/').filter(|part| !part.is_empty()).count());
    folder.ancestors().nth(depth).unwrap_or(folder).to_owned()
}

fn package_of(class: &Path) -> Option<String> {
    let bytes = fs::read(class).ok()?;
    let parsed = classfile::ClassFile::parse(&bytes).ok()?;
    let name = parsed.name.decode();
    Some(name.rsplit_once('/').map(|(package, _)| package.to_owned()).unwrap_or_default())
}

/// Classes name their sources by package and file; people want to open them.
fn name_sources(program: &mut Program, folders: &[PathBuf]) {
    let ids: Vec<_> = program.files.ids().collect();
    for id in ids {
        let told = program.names.get(program.files[id]).to_owned();
        let found = folders.iter().map(|folder| folder.join(&told)).find(|path| path.is_file());
        if let Some(path) = found {
            program.files[id] = program.names.intern(&shown(&path));
        }
    }
}
