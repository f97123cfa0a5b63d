//! A cached look at [`Files`]: folders are listed once, project files are parsed once, names are found in any case.

use super::files::{Entry, Files, Kind};
use super::paths::{child, fold, name, parent};
use super::problem::{Place, Problem, Severity};
use super::xml::{self, Document};
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

/// A folder's entries, sorted by name.
pub(super) struct Listing {
    pub(super) entries: Vec<Entry>,
    folded: OnceCell<FxHashMap<String, usize>>,
}

impl Listing {
    /// The entry of this name; if there is none, the one that differs in case only.
    fn find(&self, name: &str) -> Option<&Entry> {
        if let Ok(at) = self.entries.binary_search_by(|entry| entry.name.as_str().cmp(name)) {
            return Some(&self.entries[at]);
        }
        let folded = self.folded.get_or_init(|| {
            let pairs = self.entries.iter().enumerate().rev().map(|(at, entry)| (fold(&entry.name), at));
            pairs.collect()
        });
        folded.get(&fold(name)).map(|&at| &self.entries[at])
    }
}

type Parsed = Result<Rc<Document>, Problem>;

/// The files of one load.
pub(super) struct Tree<'a> {
    pub(super) files: &'a dyn Files,
    listings: RefCell<FxHashMap<String, Rc<Listing>>>,
    folders: RefCell<FxHashMap<String, Option<Rc<str>>>>,
    documents: RefCell<FxHashMap<String, Parsed>>,
    allowance: Cell<u64>,
}

/// Paths with more parts are not looked for: each part is one call.
const MAX_PARTS: usize = 128;

/// The work that all projects of one load may make together, in the units of an evaluation's budget: ten thousand
/// projects of the usual size, or some dozens of hostile ones.
const ALLOWANCE: u64 = 1 << 31;

impl<'a> Tree<'a> {
    pub(super) fn new(files: &'a dyn Files) -> Self {
        Tree {
            files,
            listings: RefCell::default(),
            folders: RefCell::default(),
            documents: RefCell::default(),
            allowance: Cell::new(ALLOWANCE),
        }
    }

    /// Takes so much from what all projects may use together, if it is still there.
    pub(super) fn spend(&self, work: usize) -> bool {
        let left = self.allowance.get().checked_sub(work as u64);
        self.allowance.set(left.unwrap_or(0));
        left.is_some()
    }

    /// What is in a folder; nothing if it cannot be listed.
    pub(super) fn list(&self, folder: &str) -> Rc<Listing> {
        if let Some(listing) = self.listings.borrow().get(folder) {
            return Rc::clone(listing);
        }
        let mut entries = self.files.list(folder).unwrap_or_default();
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        let listing = Rc::new(Listing { entries, folded: OnceCell::new() });
        self.listings.borrow_mut().insert(folder.to_owned(), Rc::clone(&listing));
        listing
    }

    /// The path of an existing folder or file as the disk spells it. Names of another case are a second try.
    pub(super) fn find(&self, path: &str) -> Option<(String, Kind)> {
        if path.split('/').count() > MAX_PARTS {
            return None;
        }
        let Some(above) = parent(path) else {
            return self.folder(path).map(|found| (found.to_string(), Kind::Folder));
        };
        let above = self.folder(above)?;
        let listing = self.list(&above);
        let entry = listing.find(name(path))?;
        Some((child(&above, &entry.name), entry.kind))
    }

    /// The path of an existing file as the disk spells it.
    pub(super) fn find_file(&self, path: &str) -> Option<String> {
        self.find(path).filter(|(_, kind)| *kind == Kind::File).map(|(path, _)| path)
    }

    /// The path of an existing folder as the disk spells it.
    pub(super) fn find_folder(&self, path: &str) -> Option<String> {
        self.find(path).filter(|(_, kind)| *kind != Kind::File).map(|(path, _)| path)
    }

    fn folder(&self, path: &str) -> Option<Rc<str>> {
        if let Some(known) = self.folders.borrow().get(path) {
            return known.clone();
        }
        let found = if self.files.kind(path) == Some(Kind::Folder) {
            Some(Rc::from(path))
        } else {
            let above = parent(path).and_then(|above| self.folder(above));
            above.and_then(|above| {
                let listing = self.list(&above);
                let entry = listing.find(name(path)).filter(|entry| entry.kind != Kind::File)?;
                Some(Rc::from(child(&above, &entry.name)))
            })
        };
        self.folders.borrow_mut().insert(path.to_owned(), found.clone());
        found
    }

    /// Parses a project file that exists, once.
    pub(super) fn document(&self, path: &str) -> Parsed {
        if let Some(parsed) = self.documents.borrow().get(path) {
            return parsed.clone();
        }
        let parsed = self.read_document(path);
        self.documents.borrow_mut().insert(path.to_owned(), parsed.clone());
        parsed
    }

    fn read_document(&self, path: &str) -> Parsed {
        let bytes = self.read(path, xml::MAX_BYTES)?;
        let document = Document::parse(path, &bytes).map_err(|(place, message)| {
            warning(path, place, format!("this is not XML that can be read: {message}; correct the file"))
        })?;
        Ok(Rc::new(document))
    }

    /// The bytes of a file.
    pub(super) fn read(&self, path: &str, limit: u64) -> Result<Vec<u8>, Problem> {
        self.files.read(path, limit).map_err(|error| {
            warning(path, None, format!("cannot be read: {error}; check the path and its permissions"))
        })
    }
}

/// A problem that probably has consequences.
pub(super) fn warning(file: &str, place: impl Into<Option<Place>>, message: impl Into<String>) -> Problem {
    Problem {
        file: super::paths::to_disk(file),
        place: place.into(),
        severity: Severity::Warning,
        message: shortened(message.into()),
    }
}

/// A path that a hostile project computed may be as long as its budget: the middle of such a message is left out.
fn shortened(message: String) -> String {
    const KEPT: usize = 500;
    if message.len() <= 2 * KEPT {
        return message;
    }
    let head: String = message.chars().take(KEPT).collect();
    let tail: Vec<char> = message.chars().rev().take(KEPT / 2).collect();
    format!("{head}…{}", tail.iter().rev().collect::<String>())
}
