//! Zip archives: what is in them that is a class, or an archive itself.

use super::RELEASE;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::io::{Cursor, Read as _};
use zip::ZipArchive;
use zip::read::ZipFile;

/// An archive whose directory could be read.
pub(super) struct Archive<'b> {
    zip: ZipArchive<Cursor<&'b [u8]>>,
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
    /// How large it says it is; or why it is not unpacked.
    size: Result<u64, String>,
}

const MANIFEST: &str = "META-INF/MANIFEST.MF";
/// Manifests are looked at only as far as this.
const MAX_MANIFEST: u64 = 1 << 20;

impl<'b> Archive<'b> {
    pub(super) fn open(bytes: &'b [u8]) -> Result<Archive<'b>, String> {
        match ZipArchive::new(Cursor::new(bytes)) {
            Ok(zip) => Ok(Archive { zip }),
            Err(error) => Err(format!("this is no class file and no archive ({error})")),
        }
    }

    /// Unpacks all classes and archives, in the order of the directory. What would not fit into the budget is
    /// decided before anything is unpacked, so that it does not depend on which thread is first.
    pub(super) fn unpack(mut self, budget: &mut u64) -> Vec<Unpacked> {
        let mut wanted = self.wanted();
        for entry in &mut wanted {
            entry.size = match std::mem::replace(&mut entry.size, Ok(0)) {
                Ok(size) if size > *budget => {
                    Err("the archive unpacks to far more than it should".to_owned())
                }
                Ok(size) => {
                    *budget -= size;
                    Ok(size)
                }
                failed => failed,
            };
        }
        let unpack = |entry: Wanted| {
            let bytes = entry.size.and_then(|size| read(&mut self.zip.clone(), entry.index, size));
            Unpacked { name: entry.name, is_archive: entry.is_archive, bytes }
        };
        wanted.into_par_iter().map(unpack).collect()
    }

    fn wanted(&mut self) -> Vec<Wanted> {
        let has_releases = self.has_releases();
        let names: Vec<Option<String>> = (0..self.zip.len())
            .map(|index| {
                self.zip.name_for_index(index).and_then(Result::ok).map(std::borrow::Cow::into_owned)
            })
            .collect();
        let mut newest: FxHashMap<&str, u32> = FxHashMap::default();
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
            let size =
                self.zip.by_index_raw(index).map(|entry| entry.size()).map_err(|error| error.to_string());
            wanted.push(Wanted { index, name: name.to_owned(), is_archive, size });
        }
        wanted
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

fn read(zip: &mut ZipArchive<Cursor<&[u8]>>, index: usize, size: u64) -> Result<Vec<u8>, String> {
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
