//! Zip archives: what is in them that is a class, or an archive itself.

use super::RELEASE;
use crate::Problem;
use crate::library::Shelf;
use foldhash::fast::RandomState;
use rayon::prelude::*;
use std::collections::HashMap;
use std::io::{Read, Seek};
use zip::ZipArchive;
use zip::read::ZipFile;

/// An archive whose directory could be read.
pub(super) struct Archive<R> {
    zip: ZipArchive<R>,
}

/// A class or archive in it.
pub(super) struct Unpacked {
    pub(super) name: String,
    pub(super) is_archive: bool,
    pub(super) bytes: Result<Vec<u8>, String>,
}

/// An entry that is wanted.
struct Wanted {
    index: usize,
    name: String,
    is_archive: bool,
}

const MANIFEST: &str = "META-INF/MANIFEST.MF";
/// Manifests are looked at only as far as this.
const MAX_MANIFEST: u64 = 1 << 20;

/// Where wars and Spring Boot's jars have the classes of the application.
const APPLICATION: [&str; 2] = ["BOOT-INF/classes/", "WEB-INF/classes/"];

impl<R: Read + Seek> Archive<R> {
    pub(super) fn open(file: R) -> Result<Archive<R>, String> {
        match ZipArchive::new(file) {
            Ok(zip) => Ok(Archive { zip }),
            Err(error) => Err(format!("this is no class file and no archive ({error})")),
        }
    }

    fn wanted(&mut self) -> Vec<Wanted> {
        let has_releases = self.has_releases();
        let names: Vec<Option<String>> = (0..self.zip.len())
            .map(|index| {
                self.zip.name_for_index(index).and_then(Result::ok).map(std::borrow::Cow::into_owned)
            })
            .collect();
        let mut newest: HashMap<&str, u32, RandomState> = HashMap::default();
        for name in names.iter().flatten() {
            if let Some((release, name)) =
                versioned(name).filter(|&(release, _)| has_releases && release <= RELEASE)
            {
                let best = newest.entry(name).or_default();
                *best = release.max(*best);
            }
        }
        let is_wanted = |name: &str| match versioned(name) {
            Some((release, name)) => newest.get(name) == Some(&release),
            None => !newest.contains_key(name),
        };
        let mut wanted = Vec::new();
        for (index, name) in names.iter().enumerate() {
            let Some(name) = name.as_deref().filter(|name| is_wanted(name)) else { continue };
            let Some(is_archive) = kind(name) else { continue };
            wanted.push(Wanted { index, name: name.to_owned(), is_archive });
        }
        wanted
    }

    /// How large an entry says that it is, taken from the budget; or why it is not unpacked.
    fn pay(&mut self, entry: &Wanted, budget: &mut u64) -> Result<u64, String> {
        let size = self.zip.by_index_raw(entry.index).map_err(|error| error.to_string())?.size();
        *budget = budget.checked_sub(size).ok_or("the archive unpacks to far more than it should")?;
        Ok(size)
    }

    /// Does the manifest say that there are classes for several releases?
    fn has_releases(&mut self) -> bool {
        let Ok(entry) = self.zip.by_name(MANIFEST) else { return false };
        let mut text = Vec::new();
        // What cannot be read says nothing.
        let _ = entry.take(MAX_MANIFEST).read_to_end(&mut text);
        let text = String::from_utf8_lossy(&text).to_ascii_lowercase();
        text.lines()
            .any(|line| line.strip_prefix("multi-release:").is_some_and(|value| value.trim() == "true"))
    }
}

impl<R: Read + Seek + Clone + Sync> Archive<R> {
    /// Unpacks all classes and archives, in the order of the directory. What would not fit into the budget is
    /// decided before anything is unpacked, so that it does not depend on which thread is first.
    pub(super) fn unpack(mut self, budget: &mut u64) -> Vec<Unpacked> {
        let wanted: Vec<(Result<u64, String>, Wanted)> =
            self.wanted().into_iter().map(|entry| (self.pay(&entry, budget), entry)).collect();
        let unpack = |(size, entry): (Result<u64, String>, Wanted)| {
            let bytes = size.and_then(|size| read(&mut self.zip.clone(), entry.index, size));
            Unpacked { name: entry.name, is_archive: entry.is_archive, bytes }
        };
        wanted.into_par_iter().map(unpack).collect()
    }
}

/// An archive of which only some classes are unpacked, when they are asked for.
pub(super) struct Jar<R> {
    path: String,
    archive: Archive<R>,
    /// By the name of the class.
    entries: HashMap<String, Wanted, RandomState>,
    /// How many bytes may still be unpacked.
    budget: u64,
}

impl<R: Read + Seek> Jar<R> {
    /// Reads the directory. Packages begin in the folder `root`.
    pub(super) fn open(path: &str, file: R, budget: u64, root: &str) -> Result<Jar<R>, String> {
        let mut archive = Archive::open(file)?;
        let mut entries = HashMap::default();
        for entry in archive.wanted().into_iter().filter(|entry| !entry.is_archive) {
            if let Some(class) = class_name(&entry.name, root) {
                entries.entry(class.to_owned()).or_insert(entry);
            }
        }
        Ok(Jar { path: path.to_owned(), archive, entries, budget })
    }

    fn unpack(&mut self, entry: &Wanted) -> Result<Vec<u8>, String> {
        let size = self.archive.pay(entry, &mut self.budget)?;
        read(&mut self.archive.zip, entry.index, size)
    }
}

impl<R: Read + Seek> Shelf for Jar<R> {
    fn class(&mut self, name: &str) -> Option<Result<(String, Vec<u8>), Problem>> {
        // Nobody asks twice.
        let entry = self.entries.remove(name)?;
        let path = format!("{}!/{}", self.path, entry.name);
        Some(match self.unpack(&entry) {
            Ok(bytes) => Ok((path, bytes)),
            Err(reason) => Err(Problem { path, offset: None, reason }),
        })
    }
}

fn read<R: Read + Seek>(zip: &mut ZipArchive<R>, index: usize, size: u64) -> Result<Vec<u8>, String> {
    let entry: ZipFile<'_, _> = zip.by_index(index).map_err(|error| error.to_string())?;
    // Not more than a megabyte is reserved on the word of the archive.
    let mut bytes = Vec::with_capacity(size.min(1 << 20) as usize);
    let count = entry.take(size + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if count as u64 == size { Ok(bytes) } else { Err("it is not as large as the archive says".to_owned()) }
}

/// Is it an archive? Nothing for what is neither that nor a class.
fn kind(name: &str) -> Option<bool> {
    let (_, extension) = name.rsplit_once('.')?;
    match extension {
        "class" => Some(false),
        "jar" | "war" | "ear" | "rar" | "aar" => Some(true),
        _ => None,
    }
}

/// `META-INF/versions/11/a/B.class` is `a/B.class` for release 11.
fn versioned(name: &str) -> Option<(u32, &str)> {
    let (release, name) = name.strip_prefix("META-INF/versions/")?.split_once('/')?;
    Some((release.parse().ok()?, name))
}

/// The class that an entry must hold if somebody is to find it.
fn class_name<'n>(entry: &'n str, root: &str) -> Option<&'n str> {
    let name = versioned(entry).map_or(entry, |(_, name)| name);
    let name = APPLICATION.iter().find_map(|folder| name.strip_prefix(folder)).unwrap_or(name);
    name.strip_prefix(root)?.strip_suffix(".class")
}
