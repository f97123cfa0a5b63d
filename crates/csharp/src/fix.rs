//! Suggestions to edits: what a rule would change, written in C#.
//!
//! A rule says what and where, in no language; here it becomes the smallest change of tokens that does it, or a
//! [`Refusal`] with the reason. Comments, indentation, line ends and everything else that is not part of the change stay as
//! they are. What must be known beyond the tree (the type of a variable, whether a name is in scope) is asked of the binder.
//!
//! - `site`: the place of a suggestion, and the draft of its edits.
//! - `names`: how a type of the framework is written at a place, with the `using` that it needs.
//! - `layout`: lines and how far they are indented.
//! - `fields`, `statics`, `atomics`, `locks`, `monitors`, `semaphores`, `collections`, `updates`, `tasks`: the changes, by what
//!   they are about.

mod atomics;
mod collections;
mod dialect;
mod fields;
mod layout;
mod locks;
mod monitors;
mod names;
mod semaphores;
mod site;
mod statics;
mod tasks;
mod updates;

pub use dialect::{Dialect, Language, Library};

use crate::bind::{Origin, ProjectId, SourceId, Symbols};
use crate::syntax::{ParseOptions, parse};
use finding::{Change, Edit, Repair, Suggestion, apply};
use rayon::prelude::*;
use site::Site;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// Why a suggestion is not followed: a phrase without a full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(Cow<'static, str>);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refusal {}

/// The refusal with this reason.
fn refuse<T>(reason: impl Into<Cow<'static, str>>) -> Result<T, Refusal> {
    Err(Refusal(reason.into()))
}

/// What stands for a place that has not the shape that the suggestion speaks of.
const OTHER_SHAPE: Refusal = Refusal(Cow::Borrowed("the code around it has another shape"));

/// Makes repairs for a program.
pub struct Fixer<'s> {
    symbols: &'s Symbols,
    /// A file that several projects compile has a source in each.
    sources: BTreeMap<&'s str, Vec<SourceId>>,
    dialects: Vec<Dialect>,
}

impl<'s> Fixer<'s> {
    /// For the files of a program; dialects by the number of the project.
    pub fn new(symbols: &'s Symbols, dialects: Vec<Dialect>) -> Fixer<'s> {
        let mut sources: BTreeMap<&str, Vec<SourceId>> = BTreeMap::new();
        for (id, source) in symbols.sources.entries().filter(|(_, source)| source.origin == Origin::Program) {
            sources.entry(&source.path).or_default().push(id);
        }
        Fixer { symbols, sources, dialects }
    }

    /// For each suggestion the edits that follow it. Afterwards each file still parses, with no more problems than
    /// before, under the preprocessor symbols of every project that compiles it.
    pub fn repairs(&self, suggestions: &[&Suggestion]) -> Vec<Option<Repair>> {
        let drafts: Vec<Option<Repair>> = suggestions.par_iter().map(|it| self.draft(it).ok()).collect();
        let mut by_path: BTreeMap<&str, Vec<&Repair>> = BTreeMap::new();
        for repair in drafts.iter().flatten() {
            for path in repair.paths() {
                by_path.entry(path).or_default().push(repair);
            }
        }
        let refused: Vec<&Repair> =
            by_path.par_iter().flat_map_iter(|(path, repairs)| self.refused(path, repairs)).collect();
        let is_refused = |repair: &Repair| refused.iter().any(|&other| std::ptr::eq(other, repair));
        drafts.iter().map(|draft| draft.as_ref().filter(|repair| !is_refused(repair)).cloned()).collect()
    }

    /// The repairs after which the file would not be C#. To parse it once for each is slow, so many are tried together,
    /// and by halves if that does not work.
    fn refused<'r>(&self, path: &str, repairs: &[&'r Repair]) -> Vec<&'r Repair> {
        let edits = repairs.iter().flat_map(|repair| &repair.edits).filter(|edit| edit.span.path == path);
        if self.still_parses(path, &edits.cloned().collect::<Vec<_>>()) {
            return Vec::new();
        }
        if let [single] = repairs {
            return vec![single];
        }
        let (some, others) = repairs.split_at(repairs.len() / 2);
        let mut refused = self.refused(path, some);
        refused.extend(self.refused(path, others));
        refused
    }

    /// Has the file no more problems with these edits than without? No if they touch each other.
    fn still_parses(&self, path: &str, edits: &[Edit]) -> bool {
        self.sources.get(path).into_iter().flatten().all(|&id| {
            let source = &self.symbols.sources[id];
            let options = ParseOptions { symbols: self.dialect(source.project).symbols };
            let problems = |text: &str| parse(text, &options).problems.len();
            apply(&source.text, edits).is_ok_and(|edited| {
                let after = problems(&edited);
                after == 0 || after <= problems(&source.text)
            })
        })
    }

    fn draft(&self, suggestion: &Suggestion) -> Result<Repair, Refusal> {
        follow(&self.site(suggestion)?, &suggestion.change)
    }

    fn site(&self, suggestion: &Suggestion) -> Result<Site<'s>, Refusal> {
        let Some(&[id, ..]) = self.sources.get(suggestion.at.path.as_str()).map(Vec::as_slice) else {
            return refuse("the file is not part of the program");
        };
        let mut site = Site::new(self.symbols, id, &suggestion.at)?;
        for &other in self.sources.get(suggestion.at.path.as_str()).into_iter().flatten() {
            let dialect = self.dialect(self.symbols.sources[other].project);
            site.language = site.language.min(dialect.language);
            site.library = site.library.min(dialect.library);
        }
        Ok(site)
    }

    fn dialect(&self, project: ProjectId) -> Dialect {
        self.dialects.get(project.0 as usize).cloned().unwrap_or_default()
    }
}

fn follow(site: &Site<'_>, change: &Change) -> Result<Repair, Refusal> {
    match change {
        Change::DeclareVolatile => fields::declare_volatile(site),
        Change::DeclareReadonly => fields::declare_readonly(site),
        Change::UpdateAtomically => atomics::update(site),
        Change::AccessAtomically => atomics::access(site),
        Change::LockOwnObject => locks::own_object(site),
        Change::LockByStatement => monitors::lock_statement(site),
        Change::LockAsynchronously => semaphores::wait_asynchronously(site),
        Change::OneForEachThread => statics::one_for_each_thread(site),
        Change::WaitInLoop => monitors::wait_in_loop(site),
        Change::AskOnce { check } => collections::ask_once(site, check),
        Change::CopyFirst => collections::copy_first(site),
        Change::AwaitDelay => tasks::await_delay(site),
        Change::AwaitTask => tasks::await_task(site),
        Change::AwaitCall { name } => tasks::await_call(site, name),
        Change::AwaitDisposal => tasks::await_disposal(site),
        Change::AwaitResource => tasks::await_resource(site),
        Change::LeaveContext => tasks::leave_context(site),
        Change::ContinueElsewhere => tasks::continue_elsewhere(site),
        Change::ReturnCompleted => tasks::return_completed(site),
        Change::ReturnTask => tasks::return_task(site),
        Change::PassToken { token } => tasks::pass_token(site, token),
        Change::Unwrap => tasks::unwrap(site),
    }
}
