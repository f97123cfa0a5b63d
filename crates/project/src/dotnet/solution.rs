//! Solution files: the lines of `.sln`, the elements of `.slnx`, the JSON of `.slnf`. All of them are lists of paths.

use super::paths::{has_extension, join, parent};
use super::problem::{Place, Problem};
use super::project::is_project;
use super::tree::{Tree, warning};
use super::xml::decode;

/// A project that a solution lists.
pub(super) struct Listed {
    /// Absolute.
    pub(super) path: String,
    /// The solution.
    pub(super) file: String,
    pub(super) place: Option<Place>,
}

const MAX_BYTES: u64 = 16 << 20;

/// Whether a path names one of the three kinds of solutions.
pub(super) fn is_solution(path: &str) -> bool {
    [".sln", ".slnx", ".slnf"].iter().any(|extension| has_extension(path, extension))
}

/// The C# projects of a solution, in its order. Folders, web sites and projects in other languages are left out.
pub(super) fn read(tree: &Tree<'_>, path: &str, problems: &mut Vec<Problem>) -> Vec<Listed> {
    let read = if has_extension(path, ".slnx") {
        read_slnx(tree, path)
    } else if has_extension(path, ".slnf") {
        read_slnf(tree, path)
    } else {
        read_sln(tree, path)
    };
    let mut listed = read.unwrap_or_else(|problem| {
        problems.push(problem);
        Vec::new()
    });
    listed.retain(|project| is_project(&project.path));
    listed
}

fn folder_of(path: &str) -> &str {
    parent(path).unwrap_or("/")
}

/// `Project("{kind}") = "name", "path", "{id}"`, the same since 2002. Folders of a solution have no extension.
fn read_sln(tree: &Tree<'_>, path: &str) -> Result<Vec<Listed>, Problem> {
    let text = decode(&tree.read(path, MAX_BYTES)?);
    if !text.lines().take(5).any(|line| line.starts_with("Microsoft Visual Studio Solution File")) {
        return Err(warning(
            path,
            None,
            "this is not a solution: its first lines do not say so; name another file",
        ));
    }
    let mut listed = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let Some(rest) = line.trim_start().strip_prefix("Project(") else { continue };
        let Some(project) = rest.split('"').nth(5).filter(|project| !project.contains("://")) else {
            continue;
        };
        let column = line.find(project).unwrap_or(0) as u32 + 1;
        let place = Some(Place { line: at as u32 + 1, column });
        listed.push(Listed { path: join(folder_of(path), project), file: path.to_owned(), place });
    }
    Ok(listed)
}

fn read_slnx(tree: &Tree<'_>, path: &str) -> Result<Vec<Listed>, Problem> {
    let document = tree.document(path)?;
    if !document.root().is("Solution") {
        let place = document.root().place;
        return Err(warning(
            path,
            place,
            "this is not a solution: its root is not `Solution`; name another file",
        ));
    }
    let mut listed = Vec::new();
    let mut open = vec![document.root()];
    while let Some(element) = open.pop() {
        if let Some(project) = element.attribute("Path").filter(|_| element.is("Project")) {
            let place = Some(element.place_of("Path"));
            listed.push(Listed { path: join(folder_of(path), project), file: path.to_owned(), place });
        }
        open.extend(document.children(element).filter(|child| child.is("Folder") || child.is("Project")));
    }
    listed.sort_by_key(|project| project.place);
    Ok(listed)
}

#[derive(serde::Deserialize)]
struct Filter {
    solution: FilteredSolution,
}

#[derive(serde::Deserialize)]
struct FilteredSolution {
    path: String,
    #[serde(default)]
    projects: Vec<String>,
}

/// The projects' paths start at the solution that is filtered, not at the filter.
fn read_slnf(tree: &Tree<'_>, path: &str) -> Result<Vec<Listed>, Problem> {
    let text = decode(&tree.read(path, MAX_BYTES)?);
    let filter: Filter = serde_json::from_str(&text).map_err(|error| {
        let place = Place { line: error.line() as u32, column: error.column() as u32 };
        warning(path, place, format!("this is not a solution filter: {error}; correct the file"))
    })?;
    let solution = join(folder_of(path), &filter.solution.path);
    if tree.find_file(&solution).is_none() {
        return Err(warning(
            path,
            None,
            format!("the filtered solution {solution} does not exist; correct the path"),
        ));
    }
    let list = filter.solution.projects.iter();
    Ok(list
        .map(|project| Listed {
            path: join(folder_of(&solution), project),
            file: path.to_owned(),
            place: None,
        })
        .collect())
}
