//! Suppressions: findings that the user has judged and does not want to see again, each with the reason.
//!
//! ```toml
//! [[suppress]]
//! rule = "data-race"            # name, code or alias
//! object = "*.hitCount"         # what it is about; `*` matches anything
//! location = "src/stats/**"     # where any of its sides is; `*` stops at slashes, `**` does not
//! fingerprint = "v1/9f86d081884c7d65"
//! reason = "a statistic; a lost increment is harmless"
//! ```
//!
//! All keys but `reason` are optional, but at least one must say what to suppress. All that are given must
//! match.

mod inline;
mod places;

pub use inline::{
    Comment, Form, Ids, Inline, InlineRule, InlineRules, Inlined, Lines, Marker, Named, Resolved, Scope,
    Unused, apply, looks_like_a_code, read_comment, resolve,
};
pub use places::Places;

use crate::glob::{Over, matches};
use crate::{Finding, Fingerprint, Location, Object, Problem, Registry, Rule, TomlReader, TracePlace};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One entry of a suppression file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suppression {
    /// The line of its header in the file, counted from 1.
    pub line: usize,
    /// Only findings of these rules, of which a peer's id may name several; empty for all.
    pub rules: Vec<&'static Rule>,
    /// Only the finding of this fingerprint.
    pub fingerprint: Option<Fingerprint>,
    /// Only findings with a side at a matching place.
    pub location: Option<String>,
    /// Only findings about a matching object.
    pub object: Option<String>,
    /// Why.
    pub reason: String,
}

/// A suppression file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Suppressions {
    /// Its entries, in the order of the file.
    pub entries: Vec<Suppression>,
}

/// What suppressions did to a list of findings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suppressed<'a> {
    /// The findings that no entry matches.
    pub kept: Vec<Finding>,
    /// The others, each with the first entry that matches it.
    pub dropped: Vec<(Finding, &'a Suppression)>,
    /// The entries that match nothing and can be deleted.
    pub unused: Vec<&'a Suppression>,
}

impl Suppressions {
    /// Reads a suppression file. All its problems are reported, not only the first.
    pub fn parse(text: &str, rules: &Registry) -> Result<Self, Vec<Problem>> {
        let (document, file) = TomlReader::parse(text)?;
        let mut reader = Reader { file, rules };
        let entries = reader.document(document.get_ref());
        reader.file.finish(Suppressions { entries })
    }

    /// Takes out the findings that an entry matches. An entry counts as used if it matches any finding, even
    /// one that an earlier entry has taken already.
    pub fn apply(&self, findings: Vec<Finding>) -> Suppressed<'_> {
        let mut used = vec![false; self.entries.len()];
        let (mut kept, mut dropped) = (Vec::new(), Vec::new());
        for finding in findings {
            let fingerprint = finding.fingerprint();
            let mut first = None;
            for (entry, used) in self.entries.iter().zip(&mut used) {
                if entry.matches_named(&finding, fingerprint) {
                    *used = true;
                    first = first.or(Some(entry));
                }
            }
            match first {
                Some(entry) => dropped.push((finding, entry)),
                None => kept.push(finding),
            }
        }
        let unused =
            self.entries.iter().zip(used).filter(|(_, used)| !used).map(|(entry, _)| entry).collect();
        Suppressed { kept, dropped, unused }
    }
}

impl Suppression {
    /// Does everything that is given match?
    pub fn matches(&self, finding: &Finding) -> bool {
        self.matches_named(finding, finding.fingerprint())
    }

    /// Files may have thousands of entries, so the fingerprint is made once per finding.
    fn matches_named(&self, finding: &Finding, fingerprint: Fingerprint) -> bool {
        (self.rules.is_empty() || self.rules.iter().any(|rule| rule.code == finding.rule.code))
            && self.fingerprint.is_none_or(|wanted| wanted == fingerprint)
            && self.object.as_deref().is_none_or(|pattern| is_about(finding, pattern))
            && self.location.as_deref().is_none_or(|pattern| is_at(finding, pattern))
    }
}

fn is_about(finding: &Finding, pattern: &str) -> bool {
    let mut names = finding.object.iter().flat_map(Object::names);
    names.any(|name| matches(pattern, name, Over::Names))
}

/// A pattern may name the file, the file with its line, or the location as a trace spells it.
fn is_at(finding: &Finding, pattern: &str) -> bool {
    let place = |location: &Location| {
        let path = location.span().is_some_and(|span| {
            matches(pattern, &span.path, Over::Paths) || matches(pattern, &span.to_string(), Over::Paths)
        });
        let text = match location {
            Location::Trace(TracePlace { text: Some(text), .. }) => matches(pattern, text, Over::Paths),
            _ => false,
        };
        path || text
    };
    finding.sides().any(|side| place(&side.location))
}

const KEYS: [&str; 5] = ["rule", "fingerprint", "location", "object", "reason"];

struct Reader<'a> {
    file: TomlReader<'a>,
    rules: &'a Registry,
}

impl Reader<'_> {
    fn document(&mut self, document: &DeTable<'_>) -> Vec<Suppression> {
        let mut entries = Vec::new();
        for (key, value) in document {
            if key.get_ref() != "suppress" {
                self.file.unknown_key(key, &["suppress"]);
                continue;
            }
            let Some(tables) = value.get_ref().as_array() else {
                self.file.problem(&key.span(), "`suppress` must be a list of tables", "write `[[suppress]]`");
                continue;
            };
            entries.extend(tables.iter().filter_map(|table| self.entry(table)));
        }
        entries
    }

    fn entry(&mut self, value: &Spanned<DeValue<'_>>) -> Option<Suppression> {
        let Some(table) = value.get_ref().as_table() else {
            self.file.problem(&value.span(), "a suppression must be a table", "write `[[suppress]]`");
            return None;
        };
        for (key, _) in table {
            if !KEYS.contains(&key.get_ref().as_ref()) {
                self.file.unknown_key(key, &KEYS);
            }
        }
        if !KEYS.iter().any(|key| *key != "reason" && table.contains_key(*key)) {
            let help = "give at least one of `rule`, `fingerprint`, `location`, `object`";
            self.file.problem(&value.span(), "this suppression would hide every finding", help);
        }
        Some(Suppression {
            line: self.file.line(&value.span()),
            rules: self.rules(table),
            fingerprint: self.fingerprint(table),
            location: self.string(table, "location").map(|(text, _)| text),
            object: self.string(table, "object").map(|(text, _)| text),
            reason: self.reason(table, &value.span())?,
        })
    }

    fn rules(&mut self, table: &DeTable<'_>) -> Vec<&'static Rule> {
        let Some((wanted, span)) = self.string(table, "rule") else { return Vec::new() };
        self.rules.find(&wanted).unwrap_or_else(|unknown| {
            self.file.wrong(&span, unknown.to_string());
            Vec::new()
        })
    }

    fn fingerprint(&mut self, table: &DeTable<'_>) -> Option<Fingerprint> {
        let (text, span) = self.string(table, "fingerprint")?;
        match text.parse() {
            Ok(fingerprint) => Some(fingerprint),
            Err(error) => {
                let message = format!("{text:?} is no fingerprint");
                self.file.problem(&span, message, error.to_string());
                None
            }
        }
    }

    fn reason(&mut self, table: &DeTable<'_>, header: &Range<usize>) -> Option<String> {
        const HELP: &str = "say why, so that the next reader need not judge it again";
        if !table.contains_key("reason") {
            self.file.problem(header, "this suppression has no `reason`", HELP);
            return None;
        }
        let (reason, span) = self.string(table, "reason")?;
        if reason.trim().is_empty() {
            self.file.problem(&span, "the `reason` is empty", HELP);
        }
        Some(reason)
    }

    fn string(&mut self, table: &DeTable<'_>, key: &str) -> Option<(String, Range<usize>)> {
        let value = table.get(key)?;
        Some((self.file.string(key, value)?, value.span()))
    }
}

#[cfg(test)]
mod tests;
