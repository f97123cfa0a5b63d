//! Which file a frame means: a JVM knows `Cache.java` and `com.acme.Cache`, people know `src/main/java/com/acme/Cache.java`; .NET knows
//! where the file was when it was compiled.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Where sources usually begin, seen from a module.
const ROOTS: [&str; 9] = [
    "",
    "src/main/java",
    "src/test/java",
    "src",
    "test",
    "src/main/kotlin",
    "src/test/kotlin",
    "src/main/scala",
    "src/test/scala",
];

/// The source files that were asked for.
#[derive(Default)]
pub(super) struct Sources {
    /// The folders that may hold modules: this one and those in it. Listed once.
    modules: Option<Vec<PathBuf>>,
    /// By package and file name: where it is, and what it says, if it was found.
    known: BTreeMap<String, Option<(PathBuf, String)>>,
}

impl Sources {
    /// The path of the file that a method of this full name is in; as much of it as is known.
    pub(super) fn path_of(&mut self, method: &str, file: &str) -> String {
        if file.contains(['/', '\\']) {
            return self.compiled_path(file);
        }
        let class = method.rsplit_once('.').map_or("", |(class, _)| class);
        let package = class.rsplit_once('.').map_or("", |(package, _)| package);
        let below = if package.is_empty() {
            file.to_owned()
        } else {
            format!("{}/{file}", package.replace('.', "/"))
        };
        if !self.known.contains_key(&below) {
            let found = self.find(&below);
            self.known.insert(below.clone(), found);
        }
        match self.known.get(&below) {
            Some(Some((path, _))) => path.display().to_string(),
            _ => below,
        }
    }

    /// The path of a file as its compiler saw it; the part below the folder in which we are, if it is there.
    fn compiled_path(&mut self, file: &str) -> String {
        if !self.known.contains_key(file) {
            let here = std::env::current_dir().unwrap_or_default();
            let path = Path::new(file);
            let path = path.strip_prefix(&here).unwrap_or(path).to_owned();
            let found = std::fs::read_to_string(&path).ok().map(|text| (path, text));
            self.known.insert(file.to_owned(), found);
        }
        match self.known.get(file) {
            Some(Some((path, _))) => path.display().to_string(),
            _ => file.to_owned(),
        }
    }

    fn find(&mut self, below: &str) -> Option<(PathBuf, String)> {
        let modules = self.modules.get_or_insert_with(modules);
        let candidates = modules.iter().flat_map(|module| ROOTS.map(|root| module.join(root).join(below)));
        candidates.into_iter().find_map(|path| Some((path.clone(), std::fs::read_to_string(&path).ok()?)))
    }

    /// The texts of the files that were found.
    pub(super) fn into_texts(self) -> Vec<(String, String)> {
        let found = self.known.into_values().flatten();
        found.map(|(path, text)| (path.display().to_string(), text)).collect()
    }
}

fn modules() -> Vec<PathBuf> {
    let mut modules = vec![PathBuf::new()];
    let folders = std::fs::read_dir(Path::new(".")).into_iter().flatten().flatten();
    let mut names: Vec<PathBuf> =
        folders.filter(|entry| entry.path().is_dir()).map(|entry| PathBuf::from(entry.file_name())).collect();
    names.sort();
    modules.extend(names);
    modules
}
