//! Rules by code, name or alias; a near miss is answered with what was probably meant.

use super::{Rule, Selector, UnknownSelector};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// All rules that a run knows.
#[derive(Clone, Debug)]
pub struct Registry {
    rules: Vec<&'static Rule>,
    index: Arc<Index>,
}

/// Rules by the small letters of what they are called: the suppressions of a large project are looked up at every
/// key that is pressed.
#[derive(Debug)]
struct Index {
    /// By code and name.
    own: BTreeMap<String, &'static Rule>,
    /// By alias, with its tool and without; in the order of the codes.
    aliases: BTreeMap<String, Vec<&'static Rule>>,
}

impl Index {
    fn new(rules: &[&'static Rule]) -> Index {
        let mut index = Index { own: BTreeMap::new(), aliases: BTreeMap::new() };
        for &rule in rules {
            for id in [rule.code, rule.name] {
                index.own.entry(id.to_ascii_lowercase()).or_insert(rule);
            }
            for alias in rule.aliases {
                for id in [*alias, bare(alias)] {
                    let known = index.aliases.entry(id.to_ascii_lowercase()).or_default();
                    if !known.contains(&rule) {
                        known.push(rule);
                    }
                }
            }
        }
        index
    }

    /// Those that have the alias with the tool that is meant, or without one as it is written.
    fn by_alias(&self, wanted: &str) -> Vec<&'static Rule> {
        let ids = [in_full(wanted).to_ascii_lowercase(), wanted.to_ascii_lowercase()];
        let likely = ids.iter().filter_map(|id| self.aliases.get(id)).flatten().copied();
        let mut found: Vec<&'static Rule> = likely.filter(|rule| rule.alias(wanted).is_some()).collect();
        found.sort_unstable_by_key(|rule| rule.code);
        found.dedup_by_key(|rule| rule.code);
        found
    }
}

impl Default for Registry {
    /// The rules of this crate.
    fn default() -> Self {
        Registry::new(super::ALL)
    }
}

impl Registry {
    /// The given rules, sorted by code.
    pub fn new(rules: impl IntoIterator<Item = &'static Rule>) -> Self {
        let mut rules: Vec<&'static Rule> = rules.into_iter().collect();
        rules.sort_unstable_by_key(|rule| rule.code);
        let index = Arc::new(Index::new(&rules));
        Registry { rules, index }
    }

    /// All rules, by code.
    pub fn rules(&self) -> &[&'static Rule] {
        &self.rules
    }

    /// The rules of this code, name or alias, in any case; at least one. An alias is found with and without its
    /// tool: `infer:DEADLOCK` or `DEADLOCK`. Codes and names win over aliases, and mean one rule; what a peer has
    /// under one id may be several rules of ours.
    pub fn find(&self, wanted: &str) -> Result<Vec<&'static Rule>, UnknownRule> {
        match self.get(wanted) {
            rules if rules.is_empty() => Err(self.unknown(wanted.trim())),
            rules => Ok(rules),
        }
    }

    /// As [`Registry::find`], for ids that are more often than not those of other tools: looking for what was
    /// meant takes a thousand times longer than finding out that there is no such rule.
    pub fn get(&self, wanted: &str) -> Vec<&'static Rule> {
        let wanted = wanted.trim();
        match self.index.own.get(&wanted.to_ascii_lowercase()) {
            Some(own) => vec![own],
            None => self.index.by_alias(wanted),
        }
    }

    /// The rules that the user means by a code, the beginning of one, a name, an alias or a group.
    pub fn select(&self, wanted: &str) -> Result<Selector, UnknownSelector> {
        Selector::parse(wanted, self)
    }

    fn unknown(&self, wanted: &str) -> UnknownRule {
        let known = self.rules.iter().flat_map(|rule| {
            let ids = [rule.name, rule.code].into_iter().chain(rule.aliases.iter().copied());
            ids.map(|id| (id, rule.name))
        });
        let suggestion = closest(wanted, known);
        UnknownRule { wanted: wanted.to_owned(), suggestion }
    }
}

impl Rule {
    /// Is this its code or its name, in any case?
    pub fn is_called(&self, wanted: &str) -> bool {
        [self.code, self.name].iter().any(|id| id.eq_ignore_ascii_case(wanted))
    }

    /// The alias that is meant, if it is one of this rule.
    pub(super) fn alias(&self, wanted: &str) -> Option<&'static str> {
        let meant = in_full(wanted);
        let is_meant =
            |alias: &&str| alias.eq_ignore_ascii_case(&meant) || bare(alias).eq_ignore_ascii_case(wanted);
        self.aliases.iter().copied().find(is_meant)
    }
}

/// An alias without its tool.
fn bare(alias: &str) -> &str {
    alias.split_once(':').map_or(alias, |(_tool, id)| id)
}

/// An id with its tool as our aliases write it: `SB:IS2_INCONSISTENT_SYNC`, `java:S2142`.
fn in_full(wanted: &str) -> Cow<'_, str> {
    /// How people shorten the names of tools; ids of those without a name need none.
    const TOOLS: [(&str, &str); 7] = [
        ("SB", "spotbugs:"),
        ("findbugs", "spotbugs:"),
        ("EP", "errorprone:"),
        ("INF", "infer:"),
        ("java", ""),
        ("csharpsquid", ""),
        ("sonar", ""),
    ];
    let known = wanted.split_once(':').and_then(|(tool, id)| {
        let (_, full) = TOOLS.iter().find(|(short, _)| short.eq_ignore_ascii_case(tool))?;
        Some(format!("{full}{id}"))
    });
    known.map_or(Cow::Borrowed(wanted), Cow::Owned)
}

/// What stands behind the spelling that is nearest to `wanted`, if it is near enough to be a slip of the
/// finger.
pub fn closest<'a, T>(wanted: &str, known: impl IntoIterator<Item = (&'a str, T)>) -> Option<T> {
    // A megabyte of garbage is no slip, and comparing it would take its square.
    const LONGEST: usize = 64;
    // Two words are alike from about here: `datarace` to `data-race` is 0.89, `race` to `data-race` is 0.44.
    const ALIKE: f64 = 0.6;
    if wanted.len() > LONGEST {
        return None;
    }
    let wanted = wanted.to_lowercase();
    known
        .into_iter()
        .map(|(spelling, value)| {
            (strsim::normalized_damerau_levenshtein(&wanted, &spelling.to_lowercase()), value)
        })
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, value)| value)
}

/// No rule has this code, name or alias.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRule {
    /// What was asked for.
    pub wanted: String,
    /// The name of the rule that was probably meant.
    pub suggestion: Option<&'static str>,
}

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rule is called {:?}", self.wanted)?;
        match self.suggestion {
            Some(name) => write!(f, "; did you mean `{name}`?"),
            None => f.write_str("; `threadbare rules` lists them all"),
        }
    }
}

impl std::error::Error for UnknownRule {}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::rules::{Fix, Stage, Symmetry};
    use crate::{Kind, Severity};
    use std::collections::BTreeSet;

    /// A rule to make others from.
    pub(in crate::rules) const fn example() -> Rule {
        Rule {
            code: "TB6001",
            name: "example",
            aliases: &[],
            kind: Kind::Pitfall,
            severity: Severity::Warning,
            stage: Stage::Default,
            fix: Fix::Never,
            options: &[],
            symmetry: Symmetry::Ordered,
            cwe: &[],
            summary: "an example",
            docs: "",
        }
    }

    fn answer(wanted: &str) -> String {
        match Registry::default().find(wanted) {
            Ok(rules) => rules.iter().map(|rule| rule.name).collect::<Vec<_>>().join(" "),
            Err(unknown) => unknown.to_string(),
        }
    }

    #[test]
    fn rules_are_found_by_code_name_and_alias() {
        for wanted in [
            "TB1001",
            "tb1001",
            " data-race ",
            "Data-Race",
            "infer:THREAD_SAFETY_VIOLATION",
            "INF:thread_safety_violation",
            "race",
        ] {
            assert_eq!(answer(wanted), "data-race", "{wanted}");
        }
    }

    #[test]
    fn a_near_miss_is_answered_with_a_suggestion() {
        assert_eq!(answer("datarace"), "no rule is called \"datarace\"; did you mean `data-race`?");
        assert_eq!(answer("TB2010"), "no rule is called \"TB2010\"; did you mean `deadlock`?");
        assert_eq!(answer("spaghetti"), "no rule is called \"spaghetti\"; `threadbare rules` lists them all");
        assert_eq!(
            Registry::default().find(&"x".repeat(1 << 20)).map_err(|error| error.suggestion),
            Err(None)
        );
    }

    #[test]
    fn ids_are_unique_and_the_first_digit_is_the_kind() {
        let mut ids = BTreeSet::new();
        for rule in Registry::default().rules() {
            for id in [rule.code, rule.name] {
                assert!(ids.insert(id.to_lowercase()), "{id} is used twice");
            }
            let kind = Kind::ALL.iter().position(|kind| *kind == rule.kind).map(|index| index + 1);
            let digit = rule.code.strip_prefix("TB").and_then(|digits| digits.chars().next()?.to_digit(10));
            assert_eq!(digit.map(|digit| digit as usize), kind, "{}", rule.code);
            assert_eq!(rule.code.len(), 6, "{}", rule.code);
            assert!(!rule.summary.ends_with('.') && !rule.summary.contains('\n'), "{}", rule.name);
        }
    }
}
