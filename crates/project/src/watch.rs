//! Whether files or folders are still what they were.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// What a set of paths looked like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot(Vec<(PathBuf, Stamp)>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Stamp {
    File(FileStamp),
    /// The folders, sources and projects in it. Its modification time would also tell of files that do not matter,
    /// such as the report that we write.
    Folder(Vec<OsString>),
    Nothing,
}

/// A file that has another one of these may have another text.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct FileStamp {
    length: u64,
    modified: Option<SystemTime>,
}

impl FileStamp {
    pub(crate) fn of(data: &fs::Metadata) -> FileStamp {
        FileStamp { length: data.len(), modified: data.modified().ok() }
    }
}

impl Snapshot {
    /// Looks at all of them.
    pub fn take(paths: impl IntoIterator<Item = PathBuf>) -> Snapshot {
        let mut paths: Vec<PathBuf> = paths.into_iter().collect();
        paths.sort();
        paths.dedup();
        Snapshot(
            paths
                .into_iter()
                .map(|path| {
                    let stamp = stamp(&path);
                    (path, stamp)
                })
                .collect(),
        )
    }

    /// Has any of them changed since?
    pub fn is_outdated(&self) -> bool {
        self.0.iter().any(|(path, known)| stamp(path) != *known)
    }
}

fn stamp(path: &Path) -> Stamp {
    match fs::metadata(path) {
        Ok(data) if data.is_dir() => Stamp::Folder(relevant_names(path)),
        Ok(data) => Stamp::File(FileStamp::of(&data)),
        Err(_) => Stamp::Nothing,
    }
}

fn relevant_names(folder: &Path) -> Vec<OsString> {
    let is_relevant = |entry: &fs::DirEntry| {
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        let ending = Path::new(&entry.file_name()).extension().map(OsStr::to_ascii_lowercase);
        let is_code = ending.is_some_and(|ending| {
            ["cs", "csproj", "sln", "slnx", "props", "targets", "toml", "editorconfig"]
                .iter()
                .any(|known| ending == *known)
        });
        is_folder || is_code || entry.file_name() == ".editorconfig"
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<OsString> = entries.filter(is_relevant).map(|entry| entry.file_name()).collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_texts_and_new_sources_count_and_other_files_do_not() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let file = folder.path().join("A.cs");
        fs::write(&file, "class A { }").expect("the folder can be written to");
        let paths = || [file.clone(), folder.path().to_owned(), folder.path().join("threadbare.toml")];
        let before = Snapshot::take(paths());
        fs::write(folder.path().join("report.html"), "").expect("the folder can be written to");
        assert!(!before.is_outdated());
        fs::write(folder.path().join("B.cs"), "").expect("the folder can be written to");
        assert!(before.is_outdated());
        let before = Snapshot::take(paths());
        fs::write(&file, "class A { int n; }").expect("the folder can be written to");
        assert!(before.is_outdated());
        let before = Snapshot::take(paths());
        fs::remove_file(&file).expect("the file can be removed");
        assert!(before.is_outdated());
    }
}
