//! Where the agent tells what it caught: a file of its own for each process, or standard error.

use active::agent::{JOURNAL_EXTENSION, STATE_EXTENSION};
use active::{Entry, JOURNAL_HEADER};
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

pub(crate) struct Journal {
    file: Mutex<Option<File>>,
    path: Option<PathBuf>,
}

impl Journal {
    /// A new file in the folder, named by the process.
    pub(crate) fn open(folder: Option<&Path>) -> Journal {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        let name = format!("{}-{}.{JOURNAL_EXTENSION}", std::process::id(), since.as_nanos());
        let path = folder.map(|folder| folder.join(name));
        let create = |path: &Path| {
            let mut file = File::create_new(path)?;
            writeln!(file, "{JOURNAL_HEADER}")?;
            Ok::<File, std::io::Error>(file)
        };
        let file = path.as_deref().and_then(|path| {
            create(path)
                .inspect_err(|error| eprintln!("threadbare: no journal at {}: {error}", path.display()))
                .ok()
        });
        Journal { file: Mutex::new(file), path }
    }

    /// Writes an entry, at once and as a whole.
    pub(crate) fn write(&self, entry: &Entry) {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *file {
            // A full disk is no reason to disturb the program; the journal ends there.
            Some(file) => drop(file.write_all(entry.to_string().as_bytes())),
            None => {
                if let Entry::Caught(_) | Entry::Trouble(_) = entry {
                    eprint!("{entry}");
                }
            }
        }
    }

    /// Writes what would be written now if the process ended, in place of what was written before: all of it or nothing. A disk that is
    /// full keeps the old.
    pub(crate) fn save(&self, entries: &str) {
        let Some(path) = &self.path else { return };
        let new = path.with_extension("new");
        if std::fs::write(&new, format!("{JOURNAL_HEADER}\n{entries}")).is_ok() {
            let _ = std::fs::rename(new, path.with_extension(STATE_EXTENSION));
        }
    }
}
