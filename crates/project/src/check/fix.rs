//! `--fix`: makes the repairs that findings come with, looks again, and goes on until there is nothing more to make.
//!
//! All of it happens in memory: the program is read from drafts, and the disk is only written to when everything is done. So
//! a round that did not help is simply taken back:
//!
//! 1. Of the repairs that may be made, take as many as do not touch the same letters; the others come in a later round.
//! 2. Check the edited program. If a finding is still there although its repair was made, take back the round, and never
//!    make that repair again.
//! 3. Begin anew with the findings of the edited program.

use super::{Checked, Plan};
use crate::sources::unshown;
use crate::{Error, Jobs, Reader, write_file};
use finding::{Applicability, Edit, Finding, Fingerprint, Position, Repair, Rule, apply};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Arc;

/// A repair may make room for another one, but not for ever.
const MOST_ROUNDS: usize = 10;

/// A file and how it changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedFile {
    /// The file, as findings name it.
    pub path: String,
    /// Its text on the disk.
    pub before: String,
    /// Its text with all repairs.
    pub after: String,
}

/// What came of fixing.
pub struct Fixed {
    /// What is left.
    pub checked: Checked,
    /// How many findings of each rule are gone, by code.
    pub fixed: Vec<(&'static Rule, usize)>,
    /// The files that change, by path. Nothing is written yet.
    pub files: Vec<ChangedFile>,
}

impl Fixed {
    /// How many findings are gone.
    pub fn count(&self) -> usize {
        self.fixed.iter().map(|(_, count)| count).sum()
    }

    /// Writes the files, each of them completely or not at all. One that somebody changed meanwhile is an error.
    pub fn write(&self) -> Result<(), Error> {
        for file in &self.files {
            let path = unshown(&file.path);
            let is_known = fs::read(&path).is_ok_and(|bytes| bytes == file.before.as_bytes());
            if !is_known {
                return Err(Error::new(format!("{} has changed while it was checked", file.path))
                    .help("run it again; files that were written before are complete"));
            }
            write_file(&path, |out| out.write_all(file.after.as_bytes()))?;
        }
        Ok(())
    }
}

impl Plan {
    /// Checks, and makes all repairs that are at least as safe as is wanted, in memory.
    pub fn fix(
        &mut self,
        least: Applicability,
        reader: &mut Reader,
        jobs: Jobs,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Fixed, Error> {
        let mut checked = self.check(reader, jobs, on_phase)?;
        let mut work = Work { least, ..Work::default() };
        for _ in 0..MOST_ROUNDS {
            let round = work.choose(&checked);
            if round.made.is_empty() {
                break;
            }
            let before = work.drafts(&round);
            for (path, text) in &round.texts {
                reader.pretend(&unshown(path), Some(Arc::from(text.as_str())));
            }
            let next = self.check(reader, jobs, on_phase)?;
            let failed = round.still_there(&checked.findings, &next.findings);
            if failed.is_empty() {
                work.accept(round, &checked);
                checked = next;
                continue;
            }
            work.refused.extend(failed);
            for (path, text) in before {
                reader.pretend(&unshown(&path), text.map(Arc::from));
            }
        }
        let notes = std::mem::take(&mut work.notes);
        checked.notes.extend(notes);
        Ok(work.finish(checked))
    }
}

/// What is known between rounds.
struct Work {
    least: Applicability,
    /// Repairs that do not help.
    refused: BTreeSet<(&'static str, Fingerprint)>,
    /// Texts as they are on the disk, of files that change.
    originals: BTreeMap<String, String>,
    /// Texts as they are after the last round.
    current: BTreeMap<String, String>,
    fixed: BTreeMap<&'static str, (&'static Rule, usize)>,
    /// Whether a file may be written, as far as it was asked.
    writable: BTreeMap<String, bool>,
    notes: BTreeSet<String>,
}

impl Default for Work {
    fn default() -> Self {
        Work {
            least: Applicability::Safe,
            refused: BTreeSet::new(),
            originals: BTreeMap::new(),
            current: BTreeMap::new(),
            fixed: BTreeMap::new(),
            writable: BTreeMap::new(),
            notes: BTreeSet::new(),
        }
    }
}

/// Repairs that are made together.
#[derive(Default)]
struct Round {
    made: Vec<(&'static Rule, Fingerprint)>,
    edits: BTreeMap<String, Vec<Edit>>,
    texts: BTreeMap<String, String>,
    groups: Vec<(String, Position, Repair)>,
}

impl Work {
    fn choose(&mut self, checked: &Checked) -> Round {
        let mut round = Round::default();
        for finding in &checked.findings {
            let Some(repair) = &finding.repair else { continue };
            let fingerprint = finding.fingerprint();
            let is_wanted = repair.applicability <= self.least
                && !self.refused.contains(&(finding.rule.code, fingerprint));
            if is_wanted && self.can_write(repair, checked) && round.add(repair, &checked.texts) {
                round.made.push((finding.rule, fingerprint));
            }
        }
        round
    }

    /// Can all files be written, and is what was read all that is in them?
    fn can_write(&mut self, repair: &Repair, checked: &Checked) -> bool {
        repair.paths().into_iter().all(|path| {
            if let Some(&known) = self.writable.get(path) {
                return known;
            }
            let why_not = why_not_written(path, checked.texts.get(path).map(String::as_str));
            self.notes.extend(why_not.map(|reason| format!("{path} is not fixed: {reason}")));
            self.writable.insert(path.to_owned(), why_not.is_none());
            why_not.is_none()
        })
    }

    /// What the files of a round are read from now; `None` is the disk.
    fn drafts(&self, round: &Round) -> Vec<(String, Option<String>)> {
        round.texts.keys().map(|path| (path.clone(), self.current.get(path).cloned())).collect()
    }

    fn accept(&mut self, round: Round, before: &Checked) {
        for (rule, _) in round.made {
            self.fixed.entry(rule.code).or_insert((rule, 0)).1 += 1;
        }
        for (path, text) in round.texts {
            if !self.originals.contains_key(&path) {
                self.originals.insert(path.clone(), before.texts.get(&path).cloned().unwrap_or_default());
            }
            self.current.insert(path, text);
        }
    }

    fn finish(self, checked: Checked) -> Fixed {
        let Work { mut originals, current, fixed, .. } = self;
        let changed = |(path, after): (String, String)| {
            let before = originals.remove(&path).unwrap_or_default();
            ChangedFile { path, before, after }
        };
        let files = current.into_iter().map(changed).filter(|file| file.before != file.after).collect();
        Fixed { checked, fixed: fixed.into_values().collect(), files }
    }
}

impl Round {
    /// Adds a repair, if it can be made together with the others.
    fn add(&mut self, repair: &Repair, texts: &BTreeMap<String, String>) -> bool {
        let path = repair.paths().first().copied().unwrap_or_default().to_owned();
        let clashes = |(other, group, known): &(String, Position, Repair)| {
            repair.group == Some(*group) && *other == path && known != repair
        };
        if self.groups.iter().any(clashes) {
            return false;
        }
        let mut edited = Vec::new();
        for path in repair.paths() {
            let mut edits = self.edits.get(path).cloned().unwrap_or_default();
            edits.extend(repair.edits.iter().filter(|edit| edit.span.path == path).cloned());
            let Some(Ok(text)) = texts.get(path).map(|text| apply(text, &edits)) else { return false };
            edited.push((path.to_owned(), edits, text));
        }
        for (path, edits, text) in edited {
            self.edits.insert(path.clone(), edits);
            self.texts.insert(path, text);
        }
        self.groups.extend(repair.group.map(|group| (path, group, repair.clone())));
        true
    }

    /// The repairs after which there are not fewer such findings than there should be.
    fn still_there(&self, before: &[Finding], after: &[Finding]) -> Vec<(&'static str, Fingerprint)> {
        let count = |findings: &[Finding]| {
            let mut counts: BTreeMap<(&'static str, Fingerprint), usize> = BTreeMap::new();
            for finding in findings {
                *counts.entry((finding.rule.code, finding.fingerprint())).or_default() += 1;
            }
            counts
        };
        let (before, after) = (count(before), count(after));
        let mut made: BTreeMap<(&'static str, Fingerprint), usize> = BTreeMap::new();
        for (rule, fingerprint) in &self.made {
            *made.entry((rule.code, *fingerprint)).or_default() += 1;
        }
        let is_there = |(key, made): &(&(&'static str, Fingerprint), &usize)| {
            let left = before.get(*key).copied().unwrap_or(0).saturating_sub(**made);
            after.get(*key).copied().unwrap_or(0) > left
        };
        made.iter().filter(is_there).map(|(key, _)| *key).collect()
    }
}

fn why_not_written(path: &str, text: Option<&str>) -> Option<&'static str> {
    let path = unshown(path);
    let Ok(data) = fs::metadata(&path) else { return Some("it cannot be looked at") };
    if data.permissions().readonly() {
        return Some("it is read-only");
    }
    let Ok(bytes) = fs::read(&path) else { return Some("it cannot be read again") };
    if text.map(str::as_bytes) == Some(&bytes) {
        return None;
    }
    Some(if str::from_utf8(&bytes).is_err() { "it is not UTF-8" } else { "it has changed meanwhile" })
}
