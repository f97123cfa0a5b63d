//! What can be reported: one rule, one file, with its documentation on top.
//!
//! A rule has a name for people (`data-race`) and a code for machines (`TB1001`). The first digit of the code
//! is the kind, so a code can be read; the other three count up and are never given twice. A rule may be
//! renamed, then the old name becomes an alias; its code stays.

mod atomicity_violation;
mod block_atomicity;
mod data_race;
mod deadlock;
mod option;
mod order_violation;
mod registry;
mod selector;

pub use atomicity_violation::ATOMICITY_VIOLATION;
pub use block_atomicity::BLOCK_ATOMICITY;
pub use data_race::DATA_RACE;
pub use deadlock::DEADLOCK;
pub use option::{OptionValue, RuleOption, RuleOptions, Takes};
pub use order_violation::ORDER_VIOLATION;
pub use registry::{Registry, UnknownRule, closest};
pub use selector::{Precision, Selector, UnknownSelector};

use crate::words::words;
use crate::{Kind, Severity};
use std::fmt::Write as _;

/// The rules of this crate, by code. Engines with rules of their own chain them behind these.
pub const ALL: [&Rule; 5] = [&DATA_RACE, &DEADLOCK, &ATOMICITY_VIOLATION, &BLOCK_ATOMICITY, &ORDER_VIOLATION];

/// Something that can be reported.
#[derive(PartialEq, Eq, Debug)]
pub struct Rule {
    /// The stable code, `TB` and four digits.
    pub code: &'static str,
    /// The readable name, in kebab case.
    pub name: &'static str,
    /// Other names under which it is found: those of peers (`infer:DEADLOCK`), and its own former ones.
    pub aliases: &'static [&'static str],
    /// What sort of trouble it is about.
    pub kind: Kind,
    /// How loud it is unless the user says otherwise.
    pub severity: Severity,
    /// Does it run unless the user says otherwise?
    pub stage: Stage,
    /// Can `--fix` mend what it finds?
    pub fix: Fix,
    /// What the user can set for it.
    pub options: &'static [RuleOption],
    /// Can the sides be told apart?
    pub symmetry: Symmetry,
    /// The weaknesses of the Common Weakness Enumeration that it finds.
    pub cwe: &'static [u16],
    /// What it finds, in one line without a full stop.
    pub summary: &'static str,
    /// The documentation, in Markdown, without a title.
    pub docs: &'static str,
}

words! {
    /// Which rules run if the user does not choose.
    Stage {
        /// It runs: it is nearly always right.
        Default = "default",
        /// It runs when it is selected.
        Optional = "optional",
    }
}

words! {
    /// How often a rule's findings come with a fix.
    Fix {
        /// None has one.
        Never = "never",
        /// Some have one, but it may change what the program does: only `--unsafe-fixes` makes it.
        Unsafe = "unsafe",
        /// Those where the edit is safe have one.
        Sometimes = "sometimes",
        /// All have one.
        Always = "always",
    }
}

/// Does it matter which side of a finding comes first?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetry {
    /// No: two accesses race whichever is named first.
    Symmetric,
    /// Yes: the sides tell a story with a beginning and an end.
    Ordered,
}

impl Rule {
    /// The summary as a sentence.
    pub fn sentence(&self) -> String {
        let mut letters = self.summary.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        format!("{first}{}.", letters.as_str())
    }
}

/// The page of a rule, as it stands in `docs/rules`.
pub fn markdown(rule: &Rule) -> String {
    let mut page = format!("# {} ({})\n\n{}\n\n", rule.name, rule.code, rule.sentence());
    let _ = writeln!(page, "- Kind: {}, reported as {} by default", rule.kind, rule.severity);
    let _ = writeln!(page, "- {}", runs(rule.stage));
    let _ = writeln!(page, "- Fix: {}", fixes(rule.fix));
    if !rule.aliases.is_empty() {
        let _ = writeln!(page, "- Also found under: `{}`", rule.aliases.join("`, `"));
    }
    if !rule.cwe.is_empty() {
        let numbers: Vec<String> = rule.cwe.iter().map(|number| format!("CWE-{number}")).collect();
        let _ = writeln!(page, "- Weaknesses: {}", numbers.join(", "));
    }
    let _ = writeln!(page, "\n{}", rule.docs.trim());
    page.push_str(&option::markdown(rule));
    page
}

fn fixes(fix: Fix) -> &'static str {
    match fix {
        Fix::Never => "none",
        Fix::Unsafe => "unsafe; `--fix --unsafe-fixes` mends some, look at what it did",
        Fix::Sometimes => "available; `--fix` mends it where the edit is safe",
        Fix::Always => "available; `--fix` mends it",
    }
}

fn runs(stage: Stage) -> &'static str {
    match stage {
        Stage::Default => "Runs by default",
        Stage::Optional => "Runs only when selected",
    }
}

/// The list of all rules, as it stands in `docs/rules/README.md`.
pub fn index<'a>(rules: impl IntoIterator<Item = &'a Rule>) -> String {
    let mut page = String::from(
        "# Rules\n\n| rule | code | kind | severity | runs | finds |\n|---|---|---|---|---|---|\n",
    );
    for rule in rules {
        let Rule { name, code, kind, severity, stage, summary, .. } = rule;
        let _ =
            writeln!(page, "| [{name}]({name}.md) | {code} | {kind} | {severity} | {stage} | {summary} |");
    }
    page
}
