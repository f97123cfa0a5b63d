//! The part of a check that is about class files: rules and pairs on the program that they make. Its sources are only needed
//! to show lines and to find suppressions; without them, findings name files as the classes do.

use super::{Checked, Plan};
use crate::Code;
use crate::config::Decisions;
use crate::config::editorconfig::EditorSettings;
use crate::dotnet::Problem;
use crate::inline::{SourceFile, in_file, together};
use crate::jvm::{self, ClassPath};
use crate::sources::{Size, unshown};
use csharp::suppress::Suppressions;
use csharp::syntax::{ParseOptions, Tree, parse};
use finding::suppress::apply;
use finding::{Finding, Rule};
use ir::Program;
use pairs::Stage;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::fs;

/// What came of it.
#[derive(Default)]
pub(super) struct CheckedJava {
    /// Those that the user wants to hear of, where they are, sorted.
    pub(super) findings: Vec<Finding>,
    pub(super) suppressed: u64,
    pub(super) notes: Vec<String>,
    pub(super) problems: Vec<Problem>,
    pub(super) size: Size,
    pub(super) rules: usize,
    pub(super) stages: Vec<(Stage, u64)>,
    /// The texts of the sources that findings point at.
    pub(super) texts: BTreeMap<String, String>,
}

impl CheckedJava {
    /// Adds it to what came of the rest.
    pub(super) fn add_to(&self, findings: &mut Vec<Finding>, checked: &mut Checked) {
        findings.extend(self.findings.iter().cloned());
        checked.suppressed += self.suppressed;
        checked.notes.extend(self.notes.iter().cloned());
        checked.problems.extend(self.problems.iter().cloned());
        checked.rules = checked.rules.max(self.rules);
        checked.size.files += self.size.files;
        checked.size.bytes += self.size.bytes;
        checked.stages.extend(self.stages.iter().copied());
    }
}

/// What the user wants to hear of each source, by the path that findings give.
struct Wishes {
    by_path: BTreeMap<String, Decisions>,
    /// Of classes that do not say what they were made from.
    otherwise: Decisions,
}

impl Wishes {
    fn is_on(&self, rule: &Rule) -> bool {
        self.by_path.values().chain([&self.otherwise]).any(|decisions| decisions.severity(rule).is_some())
    }

    /// The finding as loud as it is to be, if it is of a rule that is on where it is.
    fn judge(&self, finding: Finding) -> Option<Finding> {
        let path = finding.primary.location.span()?.path.as_str();
        self.by_path.get(path).unwrap_or(&self.otherwise).judge(finding)
    }
}

impl Plan {
    /// Checks the classes of these files.
    pub(super) fn check_java(
        &self,
        files: &ClassPath,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> CheckedJava {
        if files.is_empty() {
            return CheckedJava::default();
        }
        on_phase("reading classes");
        let Code { program, problems, size, .. } = jvm::read(files, &self.libraries);
        let wishes = self.wishes(&program);
        let rules: Vec<_> =
            patterns::rules::ALL.iter().copied().filter(|rule| wishes.is_on(rule.about())).collect();
        on_phase("looking for bugs");
        let effects = self.java_effects();
        let mut findings = patterns::run_with(&program, &effects, &rules, &self.config().options);
        let mut checked = CheckedJava { problems, size, rules: rules.len(), ..CheckedJava::default() };
        if let Some(config) =
            self.pairs.of_java().filter(|_| pairs::rules::ALL.iter().any(|rule| wishes.is_on(rule)))
        {
            on_phase("pairing accesses");
            let outcome = pairs::run(&program, &effects, config);
            findings.extend(outcome.findings);
            checked.stages = outcome.stages;
            checked.notes.extend(outcome.problems);
        }
        findings = findings.into_iter().filter_map(|finding| wishes.judge(finding)).collect();
        finding::sort(&mut findings);
        findings.dedup();
        self.suppress_java(findings, &mut checked);
        checked
    }

    /// Which rules are on where. What is outside of the folder of the configuration has the wishes of that folder.
    fn wishes(&self, program: &Program) -> Wishes {
        let decide = |path: &str| self.selection.at(path, &EditorSettings::default());
        let names = program.files.iter().map(|&name| program.names.get(name));
        let by_path = names.map(|name| (name.to_owned(), decide(&self.loaded.relative(&unshown(name)))));
        Wishes { by_path: by_path.collect(), otherwise: decide("") }
    }

    /// Takes away what comments and annotations in the sources suppress. Comments look the same in both languages, and so does
    /// everything that could be mistaken for one.
    fn suppress_java(&self, findings: Vec<Finding>, checked: &mut CheckedJava) {
        checked.texts = texts(&findings);
        let parsed: Vec<(&String, &String, Tree)> = checked
            .texts
            .par_iter()
            .map(|(path, text)| (path, text, parse(text, &ParseOptions::default()).tree))
            .collect();
        let files: Vec<SourceFile<'_>> =
            parsed.iter().map(|(path, text, tree)| SourceFile { path, text, tree }).collect();
        let found: Vec<Suppressions> = files.par_iter().map(in_java_file).collect();
        let suppressions = together(&files, found, &self.registry);
        let applied = apply(&suppressions.inlines, findings, |_, _| false);
        checked.suppressed = applied.dropped.len() as u64;
        let problems = suppressions.problems.iter().map(|(path, problem)| format!("{path}:{problem}"));
        checked.notes.extend(problems);
        checked.findings = applied.kept;
    }
}

fn in_java_file(file: &SourceFile<'_>) -> Suppressions {
    let mut found = in_file(file);
    found.markers.extend(java::suppress::suppressions(file.text));
    found
}

/// The sources that findings point at, as far as they are there.
fn texts(findings: &[Finding]) -> BTreeMap<String, String> {
    let spans = findings.iter().flat_map(Finding::sides).filter_map(|side| side.location.span());
    let paths: std::collections::BTreeSet<&str> = spans.map(|span| span.path.as_str()).collect();
    let read = |path: &str| Some((path.to_owned(), fs::read_to_string(unshown(path)).ok()?));
    paths.into_iter().filter_map(read).collect()
}
