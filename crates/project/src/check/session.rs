//! A check that is done again and again while somebody works on the code. After an edit that changes no declaration, only
//! the bodies of the file are bound and lowered again, and only what hangs on them is looked at again; what is told is what
//! a new check would tell.
//!
//! That goes for what is seen by looking at the code. Running it on the simulated machine takes longer than anybody waits
//! between two edits, so only a check of everything does; until the next one, of what runs found is told what touches no
//! file that was edited.

use super::java::CheckedJava;
use super::judge::{Files, Memory, Settings};
use super::targets::Targets;
use super::{Checked, Plan, join};
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
    runs: Runs,
    /// What class files hold does not change while sources are edited; when it does, a new plan is needed.
    java: CheckedJava,
}

/// The program as it was checked last.
struct Live<'p> {
    symbols: Symbols,
    program: LiveProgram,
    patterns: patterns::Session<'p>,
}

/// What simulated runs found when everything was checked, as far as it still holds.
#[derive(Default)]
struct Runs {
    findings: Vec<Finding>,
    is_outdated: bool,
}

impl Runs {
    /// The file is another one.
    fn forget(&mut self, path: &str) {
        let is_there =
            |side: &finding::Side| side.location.span().is_some_and(|span| span.path.as_str() == path);
        self.findings.retain(|finding| !finding.sides().any(is_there));
        self.is_outdated = true;
    }
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
    /// The same as a check of everything would tell, simulated runs aside.
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
        Ok(Session {
            plan: self,
            targets,
            settings,
            memory: Memory::default(),
            rules,
            inputs,
            live: None,
            runs: Runs::default(),
            java: CheckedJava::default(),
        })
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
                let path = shown(change.path);
                self.memory.forget(&path);
                self.runs.forget(&path);
            }
            match self.follow(reader, changes, on_phase) {
                Some(count) => {
                    Rechecked { checked: self.judged(reader, on_phase), how: How::BodiesOnly(count) }
                }
                None => Rechecked { checked: self.check_here(reader, on_phase), how: How::Full },
            }
        })
    }

    /// Were there edits that no simulated run has seen, although there are to be runs? A check of everything makes them.
    pub fn is_behind(&self) -> bool {
        self.runs.is_outdated && self.plan.simulation(&self.targets, &self.settings).is_some()
    }

    fn check_here(&mut self, reader: &mut Reader, on_phase: &(dyn Fn(&'static str) + Sync)) -> Checked {
        self.java = self.plan.check_java(&self.targets.classes, on_phase);
        on_phase("parsing");
        // What was there may be large, and is of no use any more.
        self.live = None;
        self.memory = Memory::default();
        reader.want_models(self.plan.simulation.is_some());
        let symbols = reader.read(&self.targets.solution).symbols;
        on_phase("lowering");
        let program = LiveProgram::new(&symbols);
        on_phase("looking for bugs");
        let (effects, options) = (self.plan.effects(), &self.plan.config().options);
        let patterns = patterns::Session::new(program.program(), effects, self.rules.clone(), options);
        self.runs = Runs::default();
        if let Some(simulation) = self.plan.simulation(&self.targets, &self.settings) {
            on_phase("running it on a simulated machine");
            self.runs.findings = simulate::run(program.program(), &simulation).findings;
        }
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
            let lowered = live.program.update(&live.symbols, id)?;
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
        let findings: Vec<Finding> = patterns.findings().chain(&self.runs.findings).cloned().collect();
        let mut findings = files.judge(findings, &mut checked);
        self.java.add_to(&mut findings, &mut checked);
        let mut findings = join::joined(findings);
        files.repair(&mut findings, &self.targets, symbols);
        finding::sort(&mut findings);
        self.plan.conclude(self.plan.policy.apply(findings), symbols, &mut checked);
        checked.texts.extend(self.java.texts.iter().map(|(path, text)| (path.clone(), text.clone())));
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
