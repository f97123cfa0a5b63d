//! Witnesses as trace files: one per finding, named by its fingerprint. Plain STD text without comments, so
//! that other tools read it, too.
//!
//! What is about to happen stands at the end: the two accesses of a race, one right after the other; for a
//! deadlock, the requests that are never granted.

use crate::{Encoding, Error, TextOrBinary, write_file, write_trace};
use finding::{Evidence, Finding};
use predict::Witness;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;
use trace::read::Compression;
use trace::{Event, Op, Trace};

/// The witnesses of findings, whatever is sorted or left out between.
#[derive(Default)]
pub struct Witnesses(BTreeMap<Key, Witness>);

/// A prediction is known by its rule and its events.
type Key = (&'static str, Vec<u64>);

fn key(finding: &Finding) -> Key {
    (finding.rule.code, finding.sides().filter_map(|side| side.location.event()).collect())
}

impl Witnesses {
    /// The witnesses of these findings, in the same order.
    pub(crate) fn of(findings: &[Finding], witnesses: impl Iterator<Item = Witness>) -> Self {
        Witnesses(findings.iter().map(key).zip(witnesses).collect())
    }

    /// Writes the witness of each finding into `folder`, and its name into the finding.
    pub fn write(&self, trace: &Trace, folder: &Path, findings: &mut [Finding]) -> Result<(), Error> {
        std::fs::create_dir_all(folder).map_err(|error| {
            Error::new(format!("cannot create the folder {}", folder.display()))
                .because(error)
                .help("name a folder that is there, or can be made, for the witnesses")
        })?;
        let mut taken: BTreeMap<String, u32> = BTreeMap::new();
        for finding in findings {
            let Some(witness) = self.0.get(&key(finding)) else { continue };
            let digits = finding.fingerprint().digits();
            let count = taken.entry(digits.clone()).and_modify(|count| *count += 1).or_insert(1);
            let name = if *count == 1 { format!("{digits}.std") } else { format!("{digits}-{count}.std") };
            let path = folder.join(name);
            write_file(&path, |out| write_witness(trace, witness, out))?;
            name_witness(finding, &path);
        }
        Ok(())
    }
}

fn name_witness(finding: &mut Finding, path: &Path) {
    for evidence in &mut finding.evidence {
        if let Evidence::Reordering(reordering) = evidence {
            reordering.witness = Some(path.display().to_string());
        }
    }
}

fn write_witness(trace: &Trace, witness: &Witness, out: &mut dyn Write) -> io::Result<()> {
    let mut reordered = Trace::default();
    reordered.names = trace.names.clone();
    let events = witness.events(trace);
    reordered.reserve(events.len());
    for event in events {
        reordered.push(trace.event(event)).map_err(io::Error::other)?;
    }
    for event in pending(trace, witness) {
        reordered.push(event).map_err(io::Error::other)?;
    }
    let encoding = Encoding { format: TextOrBinary::Std, compression: Compression::None };
    write_trace(&reordered, encoding, out)
}

/// The events that are next in their threads when the witness ends. Values are not theirs: they may read
/// something else here.
fn pending(trace: &Trace, witness: &Witness) -> Vec<Event> {
    if !witness.shows.pending() {
        return Vec::new();
    }
    let events = witness.shows.events().into_iter().map(|id| trace.event(id));
    let pending = events.map(|event| match event.op {
        Op::Acquire(lock) | Op::Wait(lock) => Event { op: Op::Request(lock), value: None, ..event },
        _ => Event { value: None, ..event },
    });
    pending.collect()
}
