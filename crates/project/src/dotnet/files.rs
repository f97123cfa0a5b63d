//! The one seam to the disk: reading a file, listing a folder. [`Disk`] is the real one, [`Memory`] holds a tree
//! of texts for tests, editors and fuzzers.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, ErrorKind, Read};

/// What stands at a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A file, or a link to one.
    File,
    /// A folder.
    Folder,
    /// A link to a folder. Wildcards do not walk through it, so that no loop of links is ever walked.
    FolderLink,
}

/// One name in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its last part.
    pub name: String,
    /// What it is.
    pub kind: Kind,
}

/// Where projects are read from. Paths are absolute, with forward slashes and without dots.
pub trait Files {
    /// The bytes of a file, or an error if it has more than `limit`.
    fn read(&self, path: &str, limit: u64) -> io::Result<Vec<u8>>;

    /// What is in a folder, in any order. Names that are not Unicode are left out.
    fn list(&self, folder: &str) -> io::Result<Vec<Entry>>;

    /// What stands at a path, links followed.
    fn kind(&self, path: &str) -> Option<Kind>;
}

fn too_large(limit: u64) -> io::Error {
    io::Error::new(ErrorKind::FileTooLarge, format!("it has more than {limit} bytes"))
}

/// The disk of this machine.
#[derive(Clone, Copy, Debug)]
pub struct Disk;

impl Files for Disk {
    fn read(&self, path: &str, limit: u64) -> io::Result<Vec<u8>> {
        // Pipes and devices may never end, and opening them may never return.
        if !fs::metadata(path)?.is_file() {
            return Err(io::Error::new(ErrorKind::InvalidInput, "it is not a regular file"));
        }
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit { Err(too_large(limit)) } else { Ok(bytes) }
    }

    fn list(&self, folder: &str) -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            let own = entry.file_type()?;
            let kind = if own.is_dir() {
                Kind::Folder
            } else if own.is_file() {
                Kind::File
            } else {
                match fs::metadata(entry.path()) {
                    Ok(target) if target.is_dir() => Kind::FolderLink,
                    Ok(target) if target.is_file() => Kind::File,
                    _ => continue,
                }
            };
            entries.push(Entry { name, kind });
        }
        Ok(entries)
    }

    fn kind(&self, path: &str) -> Option<Kind> {
        let data = fs::metadata(path).ok()?;
        if data.is_dir() { Some(Kind::Folder) } else { data.is_file().then_some(Kind::File) }
    }
}

/// A tree of files in memory. Folders are there because files are in them.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    files: BTreeMap<String, Vec<u8>>,
}

impl Memory {
    /// Puts a file at `path`, which is absolute and has forward slashes.
    pub fn insert(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), bytes.into());
    }

    fn below<'a>(&'a self, folder: &str) -> impl Iterator<Item = &'a str> {
        let prefix = if folder.ends_with('/') { folder.to_owned() } else { format!("{folder}/") };
        let length = prefix.len();
        self.files
            .range(prefix.clone()..)
            .map(|(path, _)| path.as_str())
            .take_while(move |path| path.starts_with(&prefix))
            .map(move |path| &path[length..])
    }
}

impl Files for Memory {
    fn read(&self, path: &str, limit: u64) -> io::Result<Vec<u8>> {
        let bytes = self.files.get(path).ok_or(ErrorKind::NotFound)?;
        if bytes.len() as u64 > limit { Err(too_large(limit)) } else { Ok(bytes.clone()) }
    }

    fn list(&self, folder: &str) -> io::Result<Vec<Entry>> {
        let mut folders = BTreeSet::new();
        let mut entries = Vec::new();
        for path in self.below(folder) {
            match path.split_once('/') {
                Some((name, _)) => _ = folders.insert(name),
                None => entries.push(Entry { name: path.to_owned(), kind: Kind::File }),
            }
        }
        entries.extend(folders.iter().map(|&name| Entry { name: name.to_owned(), kind: Kind::Folder }));
        if entries.is_empty() { Err(ErrorKind::NotFound.into()) } else { Ok(entries) }
    }

    fn kind(&self, path: &str) -> Option<Kind> {
        if self.files.contains_key(path) {
            return Some(Kind::File);
        }
        self.below(path).next().is_some().then_some(Kind::Folder)
    }
}
