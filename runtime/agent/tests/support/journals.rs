//! What a program printed, how it ended, and what the agent caught meanwhile.

use active::agent::JOURNAL_EXTENSION;
use active::{Caught, Entry, parse_journal};
use std::path::Path;
use std::process::Output;

/// A run of a program.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
    pub(crate) caught: Vec<Caught>,
    pub(crate) troubles: Vec<String>,
    pub(crate) traps: String,
}

/// What the journals in a folder say.
pub(crate) fn entries(folder: &Path) -> Vec<Entry> {
    let mut entries = Vec::new();
    for journal in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()) {
        if journal.extension().is_some_and(|extension| extension == JOURNAL_EXTENSION) {
            let (read, problems) = parse_journal(&std::fs::read_to_string(journal).expect("text"));
            assert_eq!(problems, [], "every line is understood");
            entries.extend(read);
        }
    }
    entries
}

/// A run, as it ended and as its journals tell it.
pub(crate) fn told(output: &Output, entries: &[Entry]) -> Run {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let mut run = Run {
        stdout: text(&output.stdout),
        stderr: text(&output.stderr),
        code: output.status.code(),
        caught: Vec::new(),
        troubles: Vec::new(),
        traps: "threadbare traps 1\n".to_owned(),
    };
    for entry in entries {
        match entry {
            Entry::Caught(caught) => run.caught.push((**caught).clone()),
            Entry::Trouble(trouble) => run.troubles.push(trouble.clone()),
            Entry::Trap(a, b) => run.traps.extend([a, "\t", b, "\n"]),
            Entry::Times { .. } | Entry::Covered(_) | Entry::Delays { .. } | Entry::End => {}
        }
    }
    run
}
