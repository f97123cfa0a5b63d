//! From a path to projects: what it names, and all that those refer to.

use super::files::Kind;
use super::paths::{self, fold, from_disk, has_extension, to_disk};
use super::problem::{MAX_PROBLEMS, Problem};
use super::project::{self, Loaded};
use super::solution::{self, Listed};
use super::tree::{Tree, warning};
use super::variants;
use super::{Files, Options, Project, Solution};
use rustc_hash::FxHashMap;
use std::path::Path;

/// The largest solutions known have some thousands.
const MAX_PROJECTS: usize = 20_000;
/// Entries of folders that are looked at for projects or source files.
const MAX_ENTRIES: usize = 2_000_000;

/// Loads a solution, a project, a source file or a folder.
///
/// A folder stands for the solutions directly in it; without any, for all projects below it; without those, for
/// all source files below it as one project. What builds, packages and version control put there is not searched.
pub fn load(files: &dyn Files, path: &Path, options: &Options) -> Solution {
    load_all(files, &[path], options)
}

/// Loads several of them as one solution. Source files that are named belong together.
pub fn load_all(files: &dyn Files, paths: &[impl AsRef<Path>], options: &Options) -> Solution {
    let tree = Tree::new(files);
    let mut loader = Loader {
        tree: &tree,
        options,
        solution_folder: None,
        slots: Vec::new(),
        by_path: FxHashMap::default(),
        problems: Vec::new(),
    };
    let mut bare = Vec::new();
    let mut sources: Vec<String> = Vec::new();
    for path in paths {
        let path = from_disk(path.as_ref());
        loader.solution_folder = None;
        match tree.find(&path) {
            None => loader.problems.push(warning(&path, None, "does not exist; check the path")),
            Some((path, Kind::File)) if has_extension(&path, ".cs") => sources.push(path),
            Some((path, Kind::File)) => loader.add_file(&path),
            Some((path, _)) => bare.extend(loader.add_folder(&path)),
        }
    }
    if let Some(first) = sources.first() {
        let name = paths::stem(first).to_owned();
        sources.sort_unstable();
        sources.dedup();
        bare.push(Project::bare(&name, sources.iter().map(|path| to_disk(path)).collect()));
    }
    loader.read_all();
    let mut solution = loader.finish(bare);
    variants::keep_one(&mut solution);
    solution
}

/// A project that was found, to be read when its turn comes.
struct Slot {
    path: String,
    /// Where the solution is through which it was found first.
    solution_folder: Option<String>,
    loaded: Option<Loaded>,
}

struct Loader<'a> {
    tree: &'a Tree<'a>,
    options: &'a Options,
    /// Of the solution that is being read.
    solution_folder: Option<String>,
    slots: Vec<Slot>,
    by_path: FxHashMap<String, usize>,
    problems: Vec<Problem>,
}

impl Loader<'_> {
    fn add_file(&mut self, path: &str) {
        if solution::is_solution(path) {
            self.add_solution(path);
        } else if project::is_project(path) {
            self.add_project(path);
        } else {
            let message = "is not a C# file, project or solution; name one of those, or a folder";
            self.problems.push(warning(path, None, message));
        }
    }

    fn add_folder(&mut self, folder: &str) -> Option<Project> {
        let listing = self.tree.list(folder);
        let names = listing.entries.iter().filter(|entry| entry.kind == Kind::File).map(|entry| &entry.name);
        // A filter shows a part of a solution that is there as well.
        let solutions: Vec<String> = names
            .filter(|name| has_extension(name, ".sln") || has_extension(name, ".slnx"))
            .map(|name| paths::join(folder, name))
            .collect();
        let listed: usize = solutions.iter().map(|solution| self.add_solution(solution)).sum();
        if listed > 0 {
            return None;
        }
        let projects = self.below(folder, project::is_project);
        let added = projects.iter().filter(|project| self.add_project(project).is_some()).count();
        if added > 0 {
            return None;
        }
        let sources = self.below(folder, |name| has_extension(name, ".cs"));
        if sources.is_empty() {
            let message = "has no C# files, projects or solutions; name another folder";
            self.problems.push(warning(folder, None, message));
            return None;
        }
        let name = paths::name(folder);
        Some(Project::bare(name, sources.iter().map(|path| to_disk(path)).collect()))
    }

    /// All files below a folder whose names are wanted, sorted.
    fn below(&mut self, folder: &str, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let mut found = Vec::new();
        let mut entries = 0;
        let mut open = vec![folder.to_owned()];
        while let Some(folder) = open.pop() {
            let listing = self.tree.list(&folder);
            entries += listing.entries.len();
            if entries > MAX_ENTRIES {
                let message =
                    format!("has more than {MAX_ENTRIES} files and folders below it; name a smaller one");
                self.problems.push(warning(&folder, None, message));
                break;
            }
            for entry in &listing.entries {
                if entry.kind == Kind::File && wanted(&entry.name) {
                    found.push(paths::child(&folder, &entry.name));
                } else if entry.kind == Kind::Folder && !is_skipped(&entry.name) {
                    open.push(paths::child(&folder, &entry.name));
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// How many projects it has.
    fn add_solution(&mut self, path: &str) -> usize {
        self.solution_folder = paths::parent(path).map(str::to_owned);
        let listed = solution::read(self.tree, path, &mut self.problems);
        listed.iter().filter(|listed| self.add_listed(listed).is_some()).count()
    }

    /// The slot of a project that somebody names.
    fn add_listed(&mut self, listed: &Listed) -> Option<usize> {
        if let Some(path) = self.tree.find_file(&listed.path) {
            return self.add_project(&path);
        }
        let message = format!("the project {} does not exist; correct the path or remove it", listed.path);
        self.tell(vec![warning(&listed.file, listed.place, message)]);
        None
    }

    fn add_project(&mut self, path: &str) -> Option<usize> {
        if let Some(&at) = self.by_path.get(&fold(path)) {
            return Some(at);
        }
        let at = self.slots.len();
        if at >= MAX_PROJECTS {
            if at == MAX_PROJECTS {
                let message = format!("there are more than {MAX_PROJECTS} projects; name a smaller solution");
                self.problems.push(warning(path, None, message));
            }
            return None;
        }
        self.by_path.insert(fold(path), at);
        let solution_folder = self.solution_folder.clone();
        self.slots.push(Slot { path: path.to_owned(), solution_folder, loaded: None });
        Some(at)
    }

    fn tell(&mut self, problems: Vec<Problem>) {
        self.problems.extend(problems);
        if self.problems.len() > 16 * MAX_PROBLEMS {
            settle(&mut self.problems);
        }
    }

    /// Reads every slot; reading adds slots.
    fn read_all(&mut self) {
        let mut at = 0;
        while at < self.slots.len() {
            let path = self.slots[at].path.clone();
            // What it refers to belongs to the same solution.
            self.solution_folder.clone_from(&self.slots[at].solution_folder);
            match project::read(self.tree, &path, self.solution_folder.as_deref(), self.options) {
                Ok(mut loaded) => {
                    self.tell(std::mem::take(&mut loaded.problems));
                    let references = loaded.references.iter().filter_map(|listed| self.add_listed(listed));
                    let mut references: Vec<usize> = references.filter(|&other| other != at).collect();
                    references.sort_unstable();
                    references.dedup();
                    loaded.project.references = references;
                    self.slots[at].loaded = Some(loaded);
                }
                Err(problem) => self.problems.push(problem),
            }
            at += 1;
        }
    }

    fn finish(mut self, bare: Vec<Project>) -> Solution {
        let mut places = Vec::with_capacity(self.slots.len());
        let mut count = 0;
        for slot in &self.slots {
            places.push(slot.loaded.is_some().then_some(count));
            count += usize::from(slot.loaded.is_some());
        }
        let loaded = self.slots.into_iter().filter_map(|slot| slot.loaded);
        let mut projects: Vec<Project> = loaded.map(|loaded| loaded.project).collect();
        for project in &mut projects {
            project.references = project.references.iter().filter_map(|&at| places[at]).collect();
        }
        projects.extend(bare);
        settle(&mut self.problems);
        Solution { projects, problems: self.problems }
    }
}

/// Sorts problems and cuts the list. A file that many projects import has its problems once.
fn settle(problems: &mut Vec<Problem>) {
    problems.sort();
    problems.dedup();
    problems.truncate(MAX_PROBLEMS);
}

/// Folders that are not searched: what builds, packages and tools put there.
fn is_skipped(name: &str) -> bool {
    name.starts_with('.') || matches!(fold(name).as_str(), "bin" | "obj" | "node_modules" | "packages")
}
