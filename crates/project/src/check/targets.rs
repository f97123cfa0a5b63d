//! Which files are read, and which of them are checked.
//!
//! A solution or project stands for all that it compiles, and all that those projects refer to; a folder for what is below it; a
//! file for itself; Java classes are found by [`jvm`]. More is read than checked: projects that a folder's projects refer to, and what `exclude` names.

use crate::config::Loaded;
use crate::dotnet::references::{Environment, Machine};
use crate::dotnet::{self, Disk, Options, Solution};
use crate::folder::Wanted;
use crate::jvm::{self, ClassPath};
use crate::sources::shown;
use crate::{CodeOptions, Error, files_below};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The code that the user means.
pub(super) struct Targets {
    /// What is read.
    pub(super) solution: Solution,
    /// Of its files, those in which findings are reported.
    pub(super) checked: BTreeSet<PathBuf>,
    /// The files that hold Java classes.
    pub(super) classes: ClassPath,
    named: Vec<PathBuf>,
}

impl Targets {
    pub(super) fn find(paths: &[PathBuf], loaded: &Loaded, options: &CodeOptions) -> Result<Targets, Error> {
        let machine = Machine::locate(&Disk, &Environment::of_this_process());
        let wanted =
            Options { target_framework: options.target_framework.clone(), machine, ..Options::default() };
        let named: Vec<PathBuf> = paths.iter().map(|path| dotnet::normal(path)).collect();
        let classes = ClassPath::of(&named);
        let mut solution = dotnet::load_all(&Disk, &without_classes(&named), &wanted);
        let checked = checked(&named, loaded, &solution)?;
        // Nobody said that these files belong together, so what is not checked is not needed.
        for project in solution.projects.iter_mut().filter(|project| project.path.is_none()) {
            project.files.retain(|file| checked.contains(file));
        }
        if checked.is_empty() && classes.is_empty() {
            return Err(nothing(paths, &solution));
        }
        // A folder of classes is no project of C#, and need not be one.
        if checked.is_empty() {
            solution = Solution::default();
        }
        Ok(Targets { solution, checked, classes, named })
    }

    /// The paths of the sources of each project, as programs name them.
    pub(super) fn projects(&self) -> Vec<Vec<String>> {
        let names = |project: &dotnet::Project| project.files.iter().map(|file| shown(file)).collect();
        self.solution.projects.iter().map(names).collect()
    }

    /// What decides which code there is: project files, and the folders that they and the sources are in.
    pub(super) fn inputs(&self) -> impl Iterator<Item = PathBuf> {
        let projects = &self.solution.projects;
        let files = projects.iter().flat_map(|project| project.files.iter().chain(&project.path));
        let folders: BTreeSet<&Path> = files.filter_map(|file| file.parent()).collect();
        let folders = folders.into_iter().map(Path::to_owned);
        let projects = projects.iter().filter_map(|project| project.path.clone());
        projects.chain(self.named.iter().cloned()).chain(folders).chain(self.classes.files().cloned())
    }
}

fn without_classes(named: &[PathBuf]) -> Vec<PathBuf> {
    named.iter().filter(|path| !jvm::is_java(path)).cloned().collect()
}

fn checked(named: &[PathBuf], loaded: &Loaded, solution: &Solution) -> Result<BTreeSet<PathBuf>, Error> {
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) =
        named.iter().cloned().partition(|path| path.is_dir());
    let below: BTreeSet<PathBuf> = files_below(&folders, loaded)?.into_iter().collect();
    let is_source =
        |path: &PathBuf| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("cs"));
    let names_project = files.iter().any(|file| !is_source(file));
    let wanted = Wanted::new(loaded);
    let is_checked = |file: &PathBuf| {
        files.contains(file) || below.contains(file) || (names_project && wanted.admits(file))
    };
    let read = solution.projects.iter().flat_map(|project| &project.files);
    Ok(read.filter(|file| is_checked(file)).cloned().collect())
}

fn nothing(paths: &[PathBuf], solution: &Solution) -> Error {
    let names: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    let error = Error::new(format!("there is nothing to check in {}", names.join(", ")));
    if let Some(source) = jvm::source_of(paths) {
        return error
            .because(format!("{} is Java source, and Java is read from class files", source.display()))
            .help("compile it (`mvn test-compile`, `gradle testClasses`, `javac -g -d classes …`) and name the folder again");
    }
    let read: usize = solution.projects.iter().map(|project| project.files.len()).sum();
    let why = match solution.problems.first() {
        _ if read > 0 => format!("of {read} C# files, all are excluded, ignored by git, or outside of it"),
        Some(problem) => problem.to_string(),
        None => "no C# file and no Java class was found".to_owned(),
    };
    error.because(why).help("name a solution, a project, a folder, a C# file, or a jar")
}
