//! Options of single rules: each rule says which it has, so that a mistake in a configuration is found before
//! the rule runs.

use super::Rule;
use crate::glob::{Over, matches};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};

/// Something that the user can set for one rule, in `[rules.<name>]` of `threadbare.toml`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// Its key, in kebab case.
    pub name: &'static str,
    /// What it can be set to, and what it is if it is not set.
    pub takes: Takes,
    /// What it does, in one line without a full stop.
    pub doc: &'static str,
}

/// The type of an option with its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// `true` or `false`.
    Flag {
        /// If it is not set.
        default: bool,
    },
    /// A whole number.
    Number {
        /// If it is not set.
        default: u32,
        /// The smallest that makes sense.
        least: u32,
        /// The largest that makes sense.
        most: u32,
    },
    /// Any text.
    Text {
        /// If it is not set.
        default: &'static str,
    },
    /// One of a few words.
    Word {
        /// The words.
        words: &'static [&'static str],
        /// If it is not set; one of the words.
        default: &'static str,
    },
    /// A list of texts.
    Texts {
        /// If it is not set.
        default: &'static [&'static str],
    },
}

/// What an option is set to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// For [`Takes::Flag`].
    Flag(bool),
    /// For [`Takes::Number`].
    Number(u32),
    /// For [`Takes::Text`] and [`Takes::Word`].
    Text(String),
    /// For [`Takes::Texts`].
    Texts(Vec<String>),
}

impl Takes {
    /// What the option is if it is not set.
    pub fn default(self) -> OptionValue {
        match self {
            Takes::Flag { default } => OptionValue::Flag(default),
            Takes::Number { default, .. } => OptionValue::Number(default),
            Takes::Text { default } | Takes::Word { default, .. } => OptionValue::Text(default.to_owned()),
            Takes::Texts { default } => {
                OptionValue::Texts(default.iter().map(|text| (*text).to_owned()).collect())
            }
        }
    }
}

/// What the user set, by rule and option. What is not set has the default that its rule declares.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RuleOptions {
    values: BTreeMap<(&'static str, &'static str), OptionValue>,
    /// The rules, by code, that are asked for by the ids of other tools.
    asked: BTreeMap<&'static str, Asked>,
}

/// By which words a rule is asked for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Asked {
    /// The ids of other tools.
    ids: BTreeSet<&'static str>,
    /// Does something else ask for it, too: its name, its group, the default?
    is_asked_by_name: bool,
}

impl RuleOptions {
    /// Says that a rule is asked for by the id of another tool, so that it looks for what that tool looks for.
    pub fn ask_as(&mut self, rule: &Rule, id: &'static str) {
        self.asked.entry(rule.code).or_default().ids.insert(id);
    }

    /// Says that a rule is asked for by its name, its group, or because it runs by default. Nothing need be said of rules
    /// that no id of another tool asks for.
    pub fn ask_by_name(&mut self, rule: &Rule) {
        self.asked.entry(rule.code).or_default().is_asked_by_name = true;
    }

    /// Does one of these ids of other tools ask for the rule? Then the user wants to hear what that tool tells, even where
    /// the rule would rather be silent.
    pub fn is_asked_as(&self, rule: &Rule, ids: &[&str]) -> bool {
        self.asked.get(rule.code).is_some_and(|asked| ids.iter().any(|id| asked.ids.contains(id)))
    }

    /// Do only these ids of other tools ask for the rule? Then the user does not want to hear of what those tools say
    /// nothing of.
    pub fn is_asked_only_as(&self, rule: &Rule, ids: &[&str]) -> bool {
        self.asked.get(rule.code).is_some_and(|asked| {
            !asked.is_asked_by_name && !asked.ids.is_empty() && asked.ids.iter().all(|id| ids.contains(id))
        })
    }

    /// Sets an option of a rule. The value has the type that the option takes.
    pub fn set(&mut self, rule: &Rule, option: &RuleOption, value: OptionValue) {
        self.values.insert((rule.code, option.name), value);
    }

    /// The value of a rule's option. The type is that of its declaration.
    pub fn get(&self, rule: &Rule, option: &RuleOption) -> OptionValue {
        self.values.get(&(rule.code, option.name)).cloned().unwrap_or_else(|| option.takes.default())
    }

    /// The value of an option that takes a number; 0 for others.
    pub fn number(&self, rule: &Rule, option: &RuleOption) -> u32 {
        match self.get(rule, option) {
            OptionValue::Number(number) => number,
            _ => 0,
        }
    }

    /// Is a name with dots among those of an option that takes a list? `Flush` and `Log.Flush` are the last parts of
    /// `Tools.Log.Flush`; `*` stands for anything.
    pub fn lists(&self, rule: &Rule, option: &RuleOption, name: &str) -> bool {
        let OptionValue::Texts(patterns) = self.get(rule, option) else { return false };
        let ends = std::iter::once(name).chain(name.match_indices('.').map(|(dot, _)| &name[dot + 1..]));
        patterns.iter().any(|pattern| ends.clone().any(|end| matches(pattern, end, Over::Names)))
    }
}

/// As messages and pages call it: `a number from 1 to 9`.
impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Takes::Flag { .. } => f.write_str("true or false"),
            Takes::Number { least, most, .. } => write!(f, "a number from {least} to {most}"),
            Takes::Text { .. } => f.write_str("a text"),
            Takes::Word { words, .. } => write!(f, "one of {}", words.join(", ")),
            Takes::Texts { .. } => f.write_str("a list of texts"),
        }
    }
}

/// As it is written in `threadbare.toml`.
impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(flag) => flag.fmt(f),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Text(text) => write!(f, "{text:?}"),
            OptionValue::Texts(texts) => write!(f, "{texts:?}"),
        }
    }
}

/// The section about options in a rule's page; nothing if it has none.
pub(super) fn markdown(rule: &Rule) -> String {
    let mut section = String::new();
    if rule.options.is_empty() {
        return section;
    }
    let _ = writeln!(section, "\n## Options\n\nIn `[rules.{}]` of `threadbare.toml`:\n", rule.name);
    section.push_str("| option | takes | default | does |\n|---|---|---|---|\n");
    for RuleOption { name, takes, doc } in rule.options {
        let _ = writeln!(section, "| `{name}` | {takes} | `{}` | {doc} |", takes.default());
    }
    section
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;
    use expect_test::expect;

    #[test]
    fn names_are_listed_by_their_last_parts() {
        const NAMES: RuleOption =
            RuleOption { name: "names", takes: Takes::Texts { default: &["Flush"] }, doc: "names" };
        let rule = rules::registry::tests::example();
        let mut options = RuleOptions::default();
        assert!(options.lists(&rule, &NAMES, "Tools.Log.Flush"));
        let texts = ["Log.Write", "Net.*.Send"].map(str::to_owned).to_vec();
        options.set(&rule, &NAMES, OptionValue::Texts(texts));
        let listed = |name| options.lists(&rule, &NAMES, name);
        assert!(listed("Log.Write") && listed("Tools.Log.Write") && listed("App.Net.Mail.Send"));
        assert!(!listed("Tools.Log.Flush") && !listed("Dialog.Write") && !listed("Write"));
    }

    #[test]
    fn rules_know_by_which_ids_they_are_asked_for() {
        let rule = rules::registry::tests::example();
        let mut options = RuleOptions::default();
        assert!(!options.is_asked_as(&rule, &["A1"]) && !options.is_asked_only_as(&rule, &["A1"]));
        options.ask_as(&rule, "A1");
        assert!(options.is_asked_as(&rule, &["A1", "B1"]) && options.is_asked_only_as(&rule, &["A1", "B1"]));
        options.ask_as(&rule, "C1");
        assert!(options.is_asked_as(&rule, &["A1"]) && !options.is_asked_only_as(&rule, &["A1"]));
        options.ask_by_name(&rule);
        assert!(options.is_asked_as(&rule, &["C1"]) && !options.is_asked_only_as(&rule, &["A1", "C1"]));
    }

    #[test]
    fn a_page_lists_the_options() {
        let options: &'static [RuleOption] = &[
            RuleOption {
                name: "depth",
                takes: Takes::Number { default: 3, least: 1, most: 9 },
                doc: "how many calls are followed",
            },
            RuleOption {
                name: "mode",
                takes: Takes::Word { words: &["near", "far"], default: "near" },
                doc: "where to look",
            },
            RuleOption { name: "types", takes: Takes::Texts { default: &["Lock"] }, doc: "what is a lock" },
        ];
        let rule = Rule { options, aliases: &[], ..rules::registry::tests::example() };
        expect![[r#"

            ## Options

            In `[rules.example]` of `threadbare.toml`:

            | option | takes | default | does |
            |---|---|---|---|
            | `depth` | a number from 1 to 9 | `3` | how many calls are followed |
            | `mode` | one of near, far | `"near"` | where to look |
            | `types` | a list of texts | `["Lock"]` | what is a lock |
        "#]]
        .assert_eq(&markdown(&rule));
    }
}
