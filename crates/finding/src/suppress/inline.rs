//! Suppressions that stand in source files: `// threadbare: ignore[rule] reason` and what the language has of its own.
//!
//! A front end finds [`Marker`]s, whose rules are texts still. [`resolve`] looks the rules up, [`apply`] takes
//! findings out. The primary side of a finding decides whether it stands on a suppressed line: that is the
//! place where it is shown, and the other sides may be in files that their owners do not wish to touch.

mod comment;

pub use comment::{Comment, Scope, read_comment};

use crate::words::words;
use crate::{Finding, Position, Problem, Registry, Rule};
use std::collections::BTreeMap;

/// Lines of a file, counted from 1; both ends belong to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lines {
    /// The first line.
    pub first: u32,
    /// The last line.
    pub last: u32,
}

impl Lines {
    /// The whole file.
    pub const ALL: Lines = Lines { first: 1, last: u32::MAX };

    /// Is this line one of them?
    pub fn contain(self, line: u32) -> bool {
        (self.first..=self.last).contains(&line)
    }
}

words! {
    /// How a suppression is written.
    Form {
        /// `// threadbare: ignore[rule] reason`.
        Comment = "comment",
        /// `// threadbare: ignore-file[rule] reason`.
        FileComment = "file comment",
        /// `#pragma warning disable`.
        Pragma = "pragma",
        /// `[SuppressMessage]`, `@SuppressWarnings`.
        Attribute = "attribute",
    }
}

impl Form {
    /// Is it ours alone? Then whatever it names must be ours too.
    fn is_own(self) -> bool {
        matches!(self, Form::Comment | Form::FileComment)
    }
}

/// Which rules a suppression names, as texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ids {
    /// All of them, but those that were restored by name.
    All {
        /// The restored ones.
        except: Vec<String>,
    },
    /// These.
    These(Vec<String>),
}

/// A suppression as it stands in a source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marker {
    /// How it is written.
    pub form: Form,
    /// The lines that it is about.
    pub lines: Lines,
    /// The rules that it names.
    pub ids: Ids,
    /// Why, if it says so.
    pub reason: Option<String>,
    /// Where it stands.
    pub place: Position,
}

/// A suppression whose rules are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inline {
    /// The file.
    pub path: String,
    /// The lines that it is about.
    pub lines: Lines,
    /// The rules that it hides.
    pub rules: InlineRules,
    /// Why, if it says so.
    pub reason: Option<String>,
    /// How it is written.
    pub form: Form,
    /// Where it stands.
    pub place: Position,
}

/// The rules that a suppression hides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InlineRules {
    /// All of them, but those that were restored by name.
    All {
        /// The restored ones.
        except: Vec<&'static Rule>,
    },
    /// These.
    These(Vec<InlineRule>),
}

/// One rule that a suppression names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InlineRule {
    /// The rule.
    pub rule: &'static Rule,
    /// Whose word for it was used.
    pub named: Named,
}

words! {
    /// Whose word for a rule a suppression uses.
    Named {
        /// Ours: the suppression is there for us, and can go when we find nothing.
        Ours = "ours",
        /// That of another tool, which may need the suppression even if we do not.
        Theirs = "theirs",
    }
}

/// What became of the markers of one file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Resolved {
    /// Those that name rules of ours.
    pub inlines: Vec<Inline>,
    /// Mistakes: the suppression does not do what its author thinks.
    pub problems: Vec<Problem>,
    /// What could be better.
    pub notes: Vec<Problem>,
}

/// A rule of a suppression that hid nothing although the rule was run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unused<'a> {
    /// The suppression.
    pub inline: &'a Inline,
    /// The rule.
    pub rule: &'static Rule,
}

impl Unused<'_> {
    /// As it is told to the user.
    pub fn problem(&self) -> Problem {
        let message = format!("this suppression of `{}` hides nothing", self.rule.name);
        at(self.inline.place, message).help("delete it")
    }
}

/// What suppressions did to a list of findings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inlined<'a> {
    /// The findings that none hides.
    pub kept: Vec<Finding>,
    /// The others, each with the first suppression that hides it.
    pub dropped: Vec<(Finding, &'a Inline)>,
    /// What can be deleted.
    pub unused: Vec<Unused<'a>>,
}

/// Looks up the rules of one file's markers. Ids of other tools say nothing to us and are passed over; in our own
/// comments, and where they look like ours, unknown ones are mistakes.
pub fn resolve(path: &str, markers: Vec<Marker>, registry: &Registry) -> Resolved {
    let mut resolved = Resolved::default();
    for marker in markers {
        let rules = match &marker.ids {
            Ids::All { except } => {
                let except =
                    except.iter().flat_map(|id| named(id, marker.form, registry).unwrap_or_default());
                InlineRules::All { except: except.map(|named| named.rule).collect() }
            }
            Ids::These(ids) => InlineRules::These(lookup(ids, &marker, registry, &mut resolved.problems)),
        };
        if rules == InlineRules::These(Vec::new()) {
            continue;
        }
        if marker.form.is_own() && marker.reason.is_none() {
            let note = at(marker.place, "this suppression has no reason");
            resolved.notes.push(
                note.help("say why behind the bracket, so that the next reader need not judge it again"),
            );
        }
        let Marker { form, lines, reason, place, .. } = marker;
        resolved.inlines.push(Inline { path: path.to_owned(), lines, rules, reason, form, place });
    }
    resolved
}

fn lookup(
    ids: &[String],
    marker: &Marker,
    registry: &Registry,
    problems: &mut Vec<Problem>,
) -> Vec<InlineRule> {
    let mut found: Vec<InlineRule> = Vec::new();
    for id in ids {
        match named(id, marker.form, registry) {
            Ok(rules) => {
                for rule in rules {
                    if !found.contains(&rule) {
                        found.push(rule);
                    }
                }
            }
            Err(message) => problems.push(at(marker.place, message)),
        }
    }
    found
}

/// The rules of an id; none if it is another tool's, the message if it is a mistake.
fn named(id: &str, form: Form, registry: &Registry) -> Result<Vec<InlineRule>, String> {
    let known = candidates(id, form).map(|candidate| (candidate, registry.get(candidate)));
    if let Some((candidate, rules)) = known.into_iter().find(|(_, rules)| !rules.is_empty()) {
        // Of several rules behind a peer's id, those that find nothing do not make the suppression useless.
        let is_ours = |rule: &Rule| rule.is_called(candidate) || form.is_own() && rules.len() == 1;
        let named = |rule: &Rule| if is_ours(rule) { Named::Ours } else { Named::Theirs };
        return Ok(rules.iter().map(|rule| InlineRule { rule, named: named(rule) }).collect());
    }
    match candidates(id, form).last() {
        Some(shortest) if form.is_own() || looks_like_a_code(shortest) => {
            registry.find(shortest).map(|_| Vec::new()).map_err(|unknown| unknown.to_string())
        }
        _ => Ok(Vec::new()),
    }
}

/// Attributes write a title behind the id, and ids may have a colon themselves: `CBF:RC_UCCA:Check then act`. The
/// longest that is known wins.
fn candidates(id: &str, form: Form) -> impl Iterator<Item = &str> {
    let mut next = Some(id);
    std::iter::from_fn(move || {
        let current = next?;
        next = if form == Form::Attribute { current.rsplit_once(':').map(|(id, _title)| id) } else { None };
        Some(current.trim())
    })
}

/// Is it written as our codes are, `TB` and digits? Then an unknown one is a mistake, not another tool's.
pub fn looks_like_a_code(id: &str) -> bool {
    let digits = id.get(..2).filter(|start| start.eq_ignore_ascii_case("TB")).map(|_| &id[2..]);
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Takes out the findings whose primary side stands on a suppressed line of a suppressed rule. `was_run` says whether a
/// rule was run on a path: a suppression of a rule that was not run is not unused.
pub fn apply(
    inlines: &[Inline],
    findings: Vec<Finding>,
    was_run: impl Fn(&str, &Rule) -> bool,
) -> Inlined<'_> {
    let mut by_path: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, inline) in inlines.iter().enumerate() {
        by_path.entry(uniform(&inline.path)).or_default().push(index);
    }
    let mut used: Vec<Vec<&'static str>> = vec![Vec::new(); inlines.len()];
    let (mut kept, mut dropped) = (Vec::new(), Vec::new());
    for finding in findings {
        let mut first = None;
        for &index in candidates_for(&finding, &by_path) {
            if inlines[index].hides(&finding) {
                used[index].push(finding.rule.code);
                first = first.or(Some(&inlines[index]));
            }
        }
        match first {
            Some(inline) => dropped.push((finding, inline)),
            None => kept.push(finding),
        }
    }
    let unused = inlines.iter().zip(&used).flat_map(|(inline, used)| inline.unused(used)).collect::<Vec<_>>();
    let unused = unused.into_iter().filter(|unused| was_run(&unused.inline.path, unused.rule)).collect();
    Inlined { kept, dropped, unused }
}

fn candidates_for<'m>(finding: &Finding, by_path: &'m BTreeMap<String, Vec<usize>>) -> &'m [usize] {
    let span = finding.primary.location.span();
    span.and_then(|span| by_path.get(&uniform(&span.path))).map_or(&[], Vec::as_slice)
}

/// One spelling for one file: slashes, no `./` in front.
fn uniform(path: &str) -> String {
    let path = path.replace('\\', "/");
    path.strip_prefix("./").map_or_else(|| path.clone(), str::to_owned)
}

impl Inline {
    fn hides(&self, finding: &Finding) -> bool {
        let line = finding.primary.location.span().map(|span| span.start.line.get());
        let is_it = |rule: &Rule| rule.code == finding.rule.code;
        line.is_some_and(|line| self.lines.contain(line))
            && match &self.rules {
                InlineRules::All { except } => !except.iter().any(|rule| is_it(rule)),
                InlineRules::These(rules) => rules.iter().any(|named| is_it(named.rule)),
            }
    }

    /// A suppression of everything is never unused: it may be there for other tools.
    fn unused(&self, used: &[&'static str]) -> Vec<Unused<'_>> {
        let InlineRules::These(rules) = &self.rules else { return Vec::new() };
        let idle =
            rules.iter().filter(|named| named.named == Named::Ours && !used.contains(&named.rule.code));
        idle.map(|named| Unused { inline: self, rule: named.rule }).collect()
    }
}

fn at(place: Position, message: impl Into<String>) -> Problem {
    Problem {
        line: place.line.get() as usize,
        column: place.column.map_or(1, |column| column.get() as usize),
        message: message.into(),
        help: None,
    }
}

#[cfg(test)]
mod tests;
