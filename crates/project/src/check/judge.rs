//! From all findings to those that the user wants to hear of.

use super::targets::Targets;
use super::{Checked, Plan};
use crate::config::editorconfig::{EditorConfigs, EditorSettings};
use crate::config::{Decisions, GeneratedCode};
use crate::dotnet::dialects;
use crate::inline::{InlineSuppressions, SourceFile, in_file, together};
use crate::sources::shown;
use csharp::bind::{Origin, Source, Symbols};
use csharp::fix::Fixer;
use csharp::generated::{generated_lines, is_generated_name, is_generated_text};
use csharp::suppress::Suppressions;
use finding::suppress::{Lines, apply};
use finding::{Change, Finding, Repair, Rule, Suggestion};
use rayon::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the user wants to hear of each file that is checked, by the path that findings give. No text matters for it.
pub(super) struct Settings {
    files: BTreeMap<String, FileSettings>,
    notes: Vec<String>,
}

struct FileSettings {
    decisions: Decisions,
    /// What `.editorconfig` says.
    is_generated: Option<bool>,
}

impl Settings {
    pub(super) fn new(plan: &Plan, targets: &Targets) -> Settings {
        let mut editor = EditorConfigs::new(&plan.registry);
        let mut files = BTreeMap::new();
        for path in &targets.checked {
            let settings = if plan.is_isolated { EditorSettings::default() } else { editor.settings(path) };
            let decisions = plan.selection.at(&plan.loaded.relative(path), &settings);
            files.insert(shown(path), FileSettings { decisions, is_generated: settings.generated });
        }
        let told =
            |(path, problem): (std::path::PathBuf, &finding::Problem)| format!("{}:{problem}", shown(&path));
        let notes = editor.problems().map(told).collect();
        Settings { files, notes }
    }

    /// The rules that are on in any of the files.
    pub(super) fn rules(&self) -> Vec<&'static dyn patterns::Rule> {
        patterns::rules::ALL.iter().copied().filter(|rule| self.is_on(rule.about())).collect()
    }

    /// Is a rule on anywhere that only runs can break?
    pub(super) fn wants_runs(&self) -> bool {
        let shared = [&finding::rules::DATA_RACE, &finding::rules::DEADLOCK];
        shared.into_iter().chain(simulate::rules::ALL).any(|rule| self.is_on(rule))
    }

    /// Is a rule on anywhere about pairs of accesses?
    pub(super) fn wants_pairs(&self) -> bool {
        pairs::rules::ALL.iter().any(|rule| self.is_on(rule))
    }

    /// Is the rule on in any of the files?
    fn is_on(&self, rule: &Rule) -> bool {
        self.files.values().any(|file| file.decisions.severity(rule).is_some())
    }
}

/// Suggestions, and what came of them.
type Followed = Vec<(Suggestion, Option<Repair>)>;

/// What was found out about the texts of files, for the next time.
#[derive(Default)]
pub(super) struct Memory {
    /// Of those of which it was asked.
    generated: RefCell<BTreeMap<String, Vec<Lines>>>,
    /// The suppressions in each file, one for each project that compiles it.
    suppressions: RefCell<BTreeMap<String, Vec<Suppressions>>>,
    /// What came of the suggestions in each file.
    repairs: RefCell<BTreeMap<String, Followed>>,
}

impl Memory {
    /// The file has another text.
    pub(super) fn forget(&self, path: &str) {
        self.generated.borrow_mut().remove(path);
        self.suppressions.borrow_mut().remove(path);
        let mut repairs = self.repairs.borrow_mut();
        repairs.remove(path);
        for known in repairs.values_mut() {
            known.retain(|(suggestion, _)| !is_about_all_parts(&suggestion.change));
        }
    }

    fn knows(&self, suggestion: &Suggestion) -> bool {
        let repairs = self.repairs.borrow();
        repairs
            .get(suggestion.at.path.as_str())
            .is_some_and(|known| known.iter().any(|(it, _)| it == suggestion))
    }

    fn repair(&self, suggestion: &Suggestion) -> Option<Repair> {
        let repairs = self.repairs.borrow();
        let known = repairs.get(suggestion.at.path.as_str())?;
        known.iter().find(|(known, _)| known == suggestion)?.1.clone()
    }
}

/// Whether a declaration can be changed depends on all files that its type stands in; other changes, on their file alone.
fn is_about_all_parts(change: &Change) -> bool {
    matches!(change, Change::DeclareVolatile | Change::DeclareReadonly)
}

/// The files that are checked, by the path that findings give.
pub(super) struct Files<'a> {
    plan: &'a Plan,
    by_path: BTreeMap<&'a str, File<'a>>,
    memory: &'a Memory,
    notes: &'a [String],
}

struct File<'a> {
    /// One for each project that compiles it.
    sources: Vec<&'a Source>,
    decisions: &'a Decisions,
    /// What `.editorconfig` says.
    is_generated: Option<bool>,
}

impl<'a> Files<'a> {
    pub(super) fn new(
        plan: &'a Plan,
        settings: &'a Settings,
        memory: &'a Memory,
        symbols: &'a Symbols,
    ) -> Files<'a> {
        let mut by_path: BTreeMap<&str, File<'_>> = BTreeMap::new();
        for source in programs(symbols) {
            let Some(FileSettings { decisions, is_generated }) = settings.files.get(&source.path) else {
                continue;
            };
            let new = || File { sources: Vec::new(), decisions, is_generated: *is_generated };
            by_path.entry(&source.path).or_insert_with(new).sources.push(source);
        }
        Files { plan, by_path, memory, notes: &settings.notes }
    }

    /// What is left when rules, generated code and the suppressions in the code have had their say.
    pub(super) fn judge(&self, findings: Vec<Finding>, checked: &mut Checked) -> Vec<Finding> {
        let mut findings: Vec<Finding> =
            findings.into_iter().filter_map(|found| self.wanted(found)).collect();
        finding::sort(&mut findings);
        findings.dedup();
        let suppressions = self.suppressions();
        let applied = apply(&suppressions.inlines, findings, |path, rule| self.was_run(path, rule));
        checked.suppressed = applied.dropped.len() as u64;
        let unused = applied.unused.iter().map(|unused| (unused.inline.path.clone(), unused.problem()));
        let told =
            suppressions.problems.iter().cloned().chain(unused).chain(suppressions.notes.iter().cloned());
        checked.notes.extend(self.notes.iter().cloned());
        checked.notes.extend(told.map(|(path, problem)| format!("{path}:{problem}")));
        applied.kept
    }

    /// The suppressions in the code. Only texts that are new are looked through.
    fn suppressions(&self) -> InlineSuppressions {
        let mut known = self.memory.suppressions.borrow_mut();
        let new: Vec<(&str, &File<'_>)> = self
            .by_path
            .iter()
            .filter(|(path, _)| !known.contains_key(**path))
            .map(|(path, file)| (*path, file))
            .collect();
        let found = new.into_par_iter().map(|(path, file)| {
            (path.to_owned(), file.sources.iter().map(|source| in_file(&text(source))).collect::<Vec<_>>())
        });
        known.extend(found.collect::<Vec<_>>());
        let files: Vec<SourceFile<'_>> =
            self.by_path.values().flat_map(|file| &file.sources).map(|source| text(source)).collect();
        let found = self.by_path.keys().flat_map(|path| known[*path].iter().cloned());
        together(&files, found.collect(), &self.plan.registry)
    }

    /// The finding as loud as it is to be, if it is in a file that is checked, of a rule that is on there.
    fn wanted(&self, finding: Finding) -> Option<Finding> {
        let span = finding.primary.location.span()?;
        let line = span.start.line.get();
        let (&name, file) = self.by_path.get_key_value(span.path.as_str())?;
        let finding = file.decisions.judge(finding)?;
        (!self.is_generated(name, line)).then_some(finding)
    }

    /// May the edits of a repair be made? Only in files that are checked, and never in generated code.
    fn may_edit(&self, repair: &Repair) -> bool {
        repair.edits.iter().all(|edit| {
            let file = self.by_path.get_key_value(edit.span.path.as_str());
            file.is_some_and(|(name, _)| !self.is_always_generated(name, edit.span.start.line.get()))
        })
    }

    /// Makes repairs of the suggestions, where that is possible.
    pub(super) fn repair(&self, findings: &mut [Finding], targets: &Targets, symbols: &Symbols) {
        self.learn_repairs(findings, targets, symbols);
        for finding in findings {
            let repair = finding.suggestion.as_ref().and_then(|suggestion| self.memory.repair(suggestion));
            finding.repair = repair.filter(|repair| self.may_edit(repair));
        }
    }

    /// Finds out what comes of suggestions that are new.
    fn learn_repairs(&self, findings: &[Finding], targets: &Targets, symbols: &Symbols) {
        let suggestions = findings.iter().filter_map(|finding| finding.suggestion.as_ref());
        let new: Vec<&Suggestion> = suggestions.filter(|it| !self.memory.knows(it)).collect();
        if new.is_empty() {
            return;
        }
        let fixer = Fixer::new(symbols, dialects(&targets.solution));
        let repairs = fixer.repairs(&new);
        let mut known = self.memory.repairs.borrow_mut();
        for (suggestion, repair) in new.into_iter().zip(repairs) {
            let of_file = known.entry(suggestion.at.path.clone()).or_default();
            of_file.push((suggestion.clone(), repair));
        }
    }

    /// Patterns are looked for; what other engines find is not known to be absent.
    fn was_run(&self, path: &str, rule: &Rule) -> bool {
        let Some((&name, file)) = self.by_path.get_key_value(path) else { return false };
        let is_pattern = patterns::rules::ALL.iter().any(|known| known.about().code == rule.code);
        is_pattern && file.decisions.severity(rule).is_some() && !self.is_generated(name, 1)
    }

    fn is_generated(&self, name: &'a str, line: u32) -> bool {
        self.plan.loaded.config.generated_code == GeneratedCode::Skip && self.is_always_generated(name, line)
    }

    /// Whatever the user wants to hear of it.
    fn is_always_generated(&self, name: &'a str, line: u32) -> bool {
        let mut known = self.memory.generated.borrow_mut();
        let lines = known.entry(name.to_owned()).or_insert_with(|| self.by_path[name].generated_lines());
        lines.iter().any(|lines| lines.contain(line))
    }
}

impl File<'_> {
    fn generated_lines(&self) -> Vec<Lines> {
        let is_generated = |source: &&Source| {
            is_generated_name(&source.path) || is_generated_text(&source.tree, &source.text)
        };
        match self.is_generated {
            Some(true) => vec![Lines::ALL],
            None if self.sources.iter().any(is_generated) => vec![Lines::ALL],
            _ => self.sources.iter().flat_map(|source| generated_lines(&source.tree, &source.text)).collect(),
        }
    }
}

fn text(source: &Source) -> SourceFile<'_> {
    SourceFile { path: &source.path, text: &source.text, tree: &source.tree }
}

fn programs(symbols: &Symbols) -> impl Iterator<Item = &Source> {
    symbols.sources.iter().map(Arc::as_ref).filter(|source| source.origin == Origin::Program)
}

/// The texts of the files that findings point at, and that their repairs change.
pub(super) fn texts(findings: &[Finding], symbols: &Symbols) -> BTreeMap<String, String> {
    let spans = findings.iter().flat_map(Finding::sides).filter_map(|side| side.location.span());
    let edits =
        findings.iter().filter_map(|finding| finding.repair.as_ref()).flat_map(|repair| &repair.edits);
    texts_of(spans.chain(edits.map(|edit| &edit.span)).map(|span| span.path.as_str()), symbols)
}

/// The texts of these files, as far as they are known.
pub(super) fn texts_of<'p>(
    paths: impl Iterator<Item = &'p str>,
    symbols: &Symbols,
) -> BTreeMap<String, String> {
    let mut texts: BTreeMap<String, String> = paths.map(|path| (path.to_owned(), String::new())).collect();
    for source in programs(symbols) {
        if let Some(text) = texts.get_mut(&source.path).filter(|text| text.is_empty()) {
            text.push_str(&source.text);
        }
    }
    texts
}
