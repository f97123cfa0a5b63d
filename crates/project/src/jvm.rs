//! Compiled Java on the disk: the class files and archives that a path stands for, and the program in them.

use crate::dotnet::{Problem, Severity};
use crate::{Code, Error, Size};
use csharp::lower::Stats;
use ignore::WalkBuilder;
use java::containers::{Roles, classes};
use java::lower::{Role, lower};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// What class files come in. The JDK's own image has no extension.
const CONTAINERS: [&str; 6] = ["class", "jar", "war", "ear", "jmod", "modules"];

/// What is in a folder of C#.
const CSHARP: [&str; 4] = ["cs", "csproj", "sln", "slnx"];

/// Is this a file with compiled Java, or a folder that has some and no C#?
pub(crate) fn is_java(path: &Path) -> bool {
    if path.is_file() {
        return is_one_of(path, &CONTAINERS);
    }
    let mut has_classes = false;
    for file in files_below(path) {
        if is_one_of(&file, &CSHARP) {
            return false;
        }
        has_classes |= is_one_of(&file, &["class"]);
    }
    has_classes
}

/// Reads the classes of a file, or of all files below a folder, as one program. What is bundled with it in
/// folders called `lib` is a library of it.
pub(crate) fn load(path: &Path, on_phase: &(dyn Fn(&'static str) + Sync)) -> Result<Code, Error> {
    on_phase("reading classes");
    let mut files: Vec<PathBuf> = files_below(path).filter(|file| is_one_of(file, &CONTAINERS)).collect();
    files.sort();
    let mut contents = Vec::new();
    for file in files {
        let bytes = std::fs::read(&file)
            .map_err(|error| Error::new(format!("cannot read {}", file.display())).because(error))?;
        contents.push((file.display().to_string(), bytes));
    }
    let (mut found, mut problems) = (Vec::new(), Vec::new());
    for (name, bytes) in &contents {
        let read = classes(name, bytes, Roles { own: Role::Program, bundled: Role::Library });
        found.extend(read.classes);
        problems.extend(read.problems);
    }
    on_phase("lowering");
    let bytes = found.iter().map(|class| class.bytes.len()).sum();
    let lowered = lower(&found);
    problems.extend(lowered.problems);
    Ok(Code {
        stats: Stats::of(&lowered.program),
        program: lowered.program,
        problems: problems.iter().map(problem).collect(),
        size: Size { files: found.len(), lines: 0, bytes },
    })
}

fn problem(problem: &java::Problem) -> Problem {
    let java::Problem { path, offset, reason } = problem;
    let message = match offset {
        Some(offset) => format!("at byte {offset:#x}: {reason}"),
        None => reason.clone(),
    };
    Problem { file: path.into(), place: None, severity: Severity::Warning, message }
}

/// Folders of compiled classes are what git ignores, so nobody is asked what to leave out.
fn files_below(path: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = WalkBuilder::new(path).standard_filters(false).build().filter_map(Result::ok);
    entries
        .filter(|entry| entry.file_type().is_some_and(|kind| kind.is_file()))
        .map(ignore::DirEntry::into_path)
}

fn is_one_of(path: &Path, extensions: &[&str]) -> bool {
    let extension = path.extension().or_else(|| path.file_name()).and_then(OsStr::to_str);
    extension.is_some_and(|extension| extensions.contains(&extension))
}
