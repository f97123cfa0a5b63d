//! Where the agent tells what it caught: a file of its own for each process, or standard error.

use active::{Entry, JOURNAL_HEADER};
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

pub(crate) struct Journal {
    file: Mutex<Option<File>>,
}

impl Journal {
    /// A new file in the folder, named by the process.
    pub(crate) fn open(folder: Option<&Path>) -> Journal {
        let create = |folder: &Path| {
            let since =
                std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
            let name = format!("{}-{}.journal", std::process::id(), since.as_nanos());
            let mut file = File::create_new(folder.join(name))?;
            writeln!(file, "{JOURNAL_HEADER}")?;
            Ok::<File, std::io::Error>(file)
        };
        let file = folder.and_then(|folder| {
            create(folder)
                .inspect_err(|error| eprintln!("threadbare: no journal in {}: {error}", folder.display()))
                .ok()
        });
        Journal { file: Mutex::new(file) }
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
}
