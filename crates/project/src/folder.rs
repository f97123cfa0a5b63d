//! Which files of a folder are checked where no project file says so: what `include` names, without what git ignores and
//! `exclude` names.

use crate::Error;
use crate::config::{Dialect, Glob, Loaded, keys};
use ignore::WalkBuilder;
use std::path::{Path, PathBuf};

/// The source files below the paths, sorted, each once. A file that the user names is always among them.
pub fn files_below(paths: &[PathBuf], loaded: &Loaded) -> Result<Vec<PathBuf>, Error> {
    let wanted = Wanted::new(loaded);
    let mut found = Vec::new();
    for path in paths {
        let data = path.metadata().map_err(|error| {
            Error::new(format!("cannot read {}", path.display())).because(error).help("check the path")
        })?;
        if data.is_dir() {
            wanted.walk(path, &mut found);
        } else {
            found.push(path.clone());
        }
    }
    found.sort();
    found.dedup();
    Ok(found)
}

/// The patterns of a configuration that choose files.
pub(crate) struct Wanted<'a> {
    loaded: &'a Loaded,
    include: Vec<Glob>,
    exclude: Vec<Glob>,
}

impl<'a> Wanted<'a> {
    pub(crate) fn new(loaded: &'a Loaded) -> Self {
        let config = &loaded.config;
        let usual =
            |patterns: &[&str]| patterns.iter().map(|text| Glob::new(text, Dialect::Threadbare)).collect();
        let mut exclude = config.exclude.clone().unwrap_or_else(|| usual(&keys::EXCLUDE));
        exclude.extend(config.extend_exclude.iter().cloned());
        Wanted { loaded, include: config.include.clone().unwrap_or_else(|| usual(&keys::INCLUDE)), exclude }
    }

    /// Do the patterns choose this file, wherever it is?
    pub(crate) fn admits(&self, file: &Path) -> bool {
        let path = self.loaded.relative(file);
        let any = |globs: &[Glob]| globs.iter().any(|glob| glob.matches(&path));
        any(&self.include) && !any(&self.exclude)
    }

    /// Folders that cannot be entered are passed over, as git does.
    fn walk(&self, folder: &Path, found: &mut Vec<PathBuf>) {
        let exclude = self.exclude.clone();
        let loaded = self.loaded.clone();
        let walk = WalkBuilder::new(folder)
            .hidden(false)
            .ignore(false)
            .require_git(false)
            .filter_entry(move |entry| {
                let path = loaded.relative(entry.path());
                entry.depth() == 0 || !exclude.iter().any(|glob| glob.matches(&path))
            })
            .build();
        for entry in walk.flatten().filter(|entry| entry.file_type().is_some_and(|kind| kind.is_file())) {
            let path = self.loaded.relative(entry.path());
            if self.include.iter().any(|glob| glob.matches(&path)) {
                found.push(entry.into_path());
            }
        }
    }
}
