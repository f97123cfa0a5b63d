//! The programs of `fixtures/pairs`: four files each, bad and ok, in Java and in C#, that say the same. What .NET does not have is
//! marked [`ALONE`], with the reason, and has no twins.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The marks that a program may have.
const RULES: [&str; 2] = ["may-race", "may-deadlock"];

/// The four files of a program, by their endings.
const ENDINGS: [&str; 4] = ["_bad.cs", "_bad.java", "_ok.cs", "_ok.java"];

/// The files of a program that has no twins.
const ENDINGS_ALONE: [&str; 2] = ["_bad.java", "_ok.java"];

/// What a program says that has no twins.
const ALONE: &str = "// Only in Java: ";

/// All fixtures below the root of the project, in order.
pub(crate) fn files(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for area in entries(&root.join("fixtures/pairs"))? {
        files.extend(entries(&area)?);
    }
    files.sort();
    Ok(files)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error| format!("{}: {error}", folder.display());
    let entries = fs::read_dir(folder).map_err(failed)?;
    entries.map(|entry| entry.map(|entry| entry.path()).map_err(failed)).collect()
}

/// What is wrong with the names and marks of these files, one line each.
pub(crate) fn differences(files: &[PathBuf]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut alone = BTreeSet::new();
    let mut programs: BTreeMap<String, BTreeMap<&str, BTreeSet<String>>> = BTreeMap::new();
    for path in files {
        let name = path.display().to_string();
        let Some(ending) = ENDINGS.into_iter().find(|ending| name.ends_with(ending)) else {
            wrong.push(format!("{name}: its name ends in none of {}", ENDINGS.join(", ")));
            continue;
        };
        let text = fs::read_to_string(path).unwrap_or_default();
        let program = name.trim_end_matches(ending).to_owned();
        if text.contains(ALONE) {
            alone.insert(program.clone());
        }
        let marks = marks(&text);
        let unknown = marks.iter().filter(|mark| !RULES.contains(&mark.as_str()));
        wrong.extend(unknown.map(|mark| format!("{name}: no rule is called `{mark}`")));
        if marks.is_empty() != ending.starts_with("_ok") {
            wrong.push(format!("{name}: its name does not say what it shows"));
        }
        programs.entry(program).or_default().insert(ending, marks);
    }
    for (name, twins) in programs {
        let is_alone = alone.contains(&name);
        let needed = if is_alone { ENDINGS_ALONE.as_slice() } else { ENDINGS.as_slice() };
        let missing = needed.iter().filter(|ending| !twins.contains_key(*ending));
        wrong.extend(missing.map(|ending| format!("{name}{ending} is missing")));
        if !is_alone && twins.get("_bad.cs") != twins.get("_bad.java") {
            wrong.push(format!("{name}: the twins show different bugs"));
        }
    }
    wrong
}

/// The names of rules behind `//~`.
fn marks(text: &str) -> BTreeSet<String> {
    let marked = text.lines().filter_map(|line| Some(line.split_once("//~")?.1));
    marked.flat_map(|names| names.split(',').map(|name| name.trim().to_owned())).collect()
}

/// Compiles the Java files; nothing if there is no Java here, else whether all are sound.
pub(crate) fn compile(files: &[PathBuf]) -> Option<bool> {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/twins/Compile.java");
    let java = files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "java"));
    let status = Command::new("java").arg(driver).args(java).status().ok()?;
    Some(status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_sets_of_names() {
        let text = "a; //~ may-race\nb; //~ may-race, may-deadlock\nc; // plain\n";
        assert_eq!(marks(text).into_iter().collect::<Vec<_>>(), ["may-deadlock", "may-race"]);
    }

    #[test]
    fn names_are_checked() {
        let wrong = differences(&[PathBuf::from("area/one_bad.cs"), PathBuf::from("area/two.cs")]);
        assert_eq!(
            wrong,
            [
                "area/one_bad.cs: its name does not say what it shows",
                "area/two.cs: its name ends in none of _bad.cs, _bad.java, _ok.cs, _ok.java",
                "area/one_bad.java is missing",
                "area/one_ok.cs is missing",
                "area/one_ok.java is missing",
                "area/one: the twins show different bugs",
            ]
        );
    }
}
