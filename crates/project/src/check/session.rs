//! A check that is done again and again while somebody works on the code. After an edit that changes no declaration, only
//! the bodies of the file are bound and lowered again, and only what hangs on them is looked at again; what is told is what
//! a new check would tell.

use super::judge::{self, Files, Memory, Settings};
use super::targets::Targets;
use super::{Checked, Plan};
use crate::sources::{Reader, shown};
use crate::{Error, Jobs};
use csharp::bind::{Origin, Source, SourceId, Symbols};
use csharp::lower::LiveProgram;
use finding::Finding;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An open check. It ends when project files, configuration or the list of files change: then a new plan is needed.
pub struct Session<'p> {
    plan: &'p Plan,
    targets: Targets,
    settings: Settings,
    memory: Memory,
    rules: Vec<&'static dyn patterns::Rule>,
    inputs: Vec<PathBuf>,
    live: Option<Live<'p>>,
}

/// The program as it was checked last.
struct Live<'p> {
    symbols: Symbols,
    program: LiveProgram,
    patterns: patterns::Session<'p>,
}

/// A file that has changed.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a> {
    /// Which.
    pub path: &'a Path,
    /// Its text; if nothing is given, it is on the disk.
    pub text: Option<&'a str>,
}

/// What came out of looking again.
pub struct Rechecked {
    /// The same as a check of everything would tell.
    pub checked: Checked,
    /// How much had to be done for it.
    pub how: How,
}

/// How much had to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Everything but parsing the files that had not changed.
    Full,
    /// The bodies of the files that changed, and this many methods and fields that hang on them.
    BodiesOnly(usize),
}

impl Plan {
    /// Looks for the code and opens a session.
    pub fn open(&self) -> Result<Session<'_>, Error> {
        let targets = Targets::find(&self.paths, &self.loaded, &self.code_options)?;
        let settings = Settings::new(self, &targets);
        let rules = settings.rules();
        let inputs = targets.inputs().chain(self.inputs()).collect();
        Ok(Session { plan: self, targets, settings, memory: Memory::default(), rules, inputs, live: None })
    }
}

impl Session<'_> {
    /// Checks everything. The reader remembers what it parsed, for the next time.
    pub fn check(
        &mut self,
        reader: &mut Reader,
        jobs: Jobs,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Checked, Error> {
        jobs.run(|| self.check_here(reader, on_phase))
    }

    /// Checks again after files have changed. All that changed since the last time must be given.
    pub fn recheck(
        &mut self,
        reader: &mut Reader,
        changes: &[Change<'_>],
        jobs: Jobs,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Rechecked, Error> {
        jobs.run(|| {
            on_phase("parsing");
            for change in changes {
                self.memory.forget(&shown(change.path));
            }
            match self.follow(reader, changes, on_phase) {
                Some(count) => {
                    Rechecked { checked: self.judged(reader, on_phase), how: How::BodiesOnly(count) }
                }
                None => Rechecked { checked: self.check_here(reader, on_phase), how: How::Full },
            }
        })
    }

    fn check_here(&mut self, reader: &mut Reader, on_phase: &(dyn Fn(&'static str) + Sync)) -> Checked {
        on_phase("parsing");
        // What was there may be large, and is of no use any more.
        self.live = None;
        self.memory = Memory::default();
        let symbols = reader.read(&self.targets.solution).symbols;
        on_phase("lowering");
        let program = LiveProgram::new(&symbols);
        on_phase("looking for bugs");
        let patterns = patterns::Session::new(program.program(), &self.plan.effects, self.rules.clone());
        self.live = Some(Live { symbols, program, patterns });
        self.judged(reader, on_phase)
    }

    /// Takes over new texts, if no declaration has changed.
    fn follow(
        &mut self,
        reader: &mut Reader,
        changes: &[Change<'_>],
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Option<usize> {
        let live = self.live.as_mut()?;
        let mut sources = Vec::new();
        for change in changes {
            sources.extend(reader.reread(&self.targets.solution, change.path, change.text)?);
        }
        let mut replaced = Vec::new();
        for source in sources {
            let id = live.find(&source)?;
            live.symbols.replace_source(id, source).ok()?;
            replaced.push(id);
        }
        on_phase("lowering");
        let (mut methods, mut fields) = (Vec::new(), Vec::new());
        for id in replaced {
            let lowered = live.program.update(&live.symbols, id);
            methods.extend(lowered.methods);
            fields.extend(lowered.fields);
        }
        methods.sort_unstable();
        methods.dedup();
        on_phase("looking for bugs");
        Some(live.patterns.update(live.program.program(), &methods, &fields))
    }

    fn judged(&self, reader: &Reader, on_phase: &(dyn Fn(&'static str) + Sync)) -> Checked {
        on_phase("judging");
        let Some(Live { symbols, patterns, .. }) = &self.live else { return Checked::default() };
        let mut checked = Checked {
            problems: reader.problems(&self.targets.solution),
            size: reader.size(),
            rules: self.rules.len(),
            inputs: self.inputs.clone(),
            ..Checked::default()
        };
        let files = Files::new(self.plan, &self.settings, &self.memory, symbols);
        let findings: Vec<Finding> = patterns.findings().cloned().collect();
        let judged = self.plan.policy.apply(files.judge(findings, &mut checked));
        checked.findings = judged.findings;
        checked.suppressed += judged.suppressed;
        checked.known = judged.known;
        checked.notes.extend(judged.notes);
        self.plan.keep_changes(&mut checked);
        checked.texts = judge::texts(&checked.findings, symbols);
        checked
    }
}

impl Live<'_> {
    /// The file as it was.
    fn find(&self, new: &Arc<Source>) -> Option<SourceId> {
        let is_it = |old: &Source| {
            old.origin == Origin::Program && old.project == new.project && old.path == new.path
        };
        self.symbols.sources.entries().find(|(_, old)| is_it(old)).map(|(id, _)| id)
    }
}
