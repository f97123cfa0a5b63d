//! How many findings each rule has, for those who want to know where to begin.

use crate::json::pretty;
use crate::line::{Line, Tone, page};
use crate::safe::width;
use crate::{Format, Look};
use finding::{Finding, Rule};
use serde::Serialize;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;

/// The findings of one rule, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleCount {
    /// The rule.
    pub rule: &'static Rule,
    /// How many findings it has.
    pub count: usize,
    /// How many of them can be fixed automatically.
    pub fixable: usize,
}

/// What statistics are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatisticsForm {
    /// A table for people.
    Table,
    /// A JSON array.
    Json,
}

/// A format in which nobody expects statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStatistics(pub Format);

impl fmt::Display for NoStatistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "statistics cannot be written as `{}`, only as text or `json`", self.0)
    }
}

impl std::error::Error for NoStatistics {}

impl TryFrom<Format> for StatisticsForm {
    type Error = NoStatistics;

    fn try_from(format: Format) -> Result<Self, NoStatistics> {
        match format {
            Format::Full | Format::Concise | Format::Grouped => Ok(StatisticsForm::Table),
            Format::Json => Ok(StatisticsForm::Json),
            other => Err(NoStatistics(other)),
        }
    }
}

/// Counts the findings of each rule that has any: most first, then by code. `is_fixable` says whether a finding
/// can be fixed automatically.
pub fn statistics(findings: &[Finding], is_fixable: impl Fn(&Finding) -> bool) -> Vec<RuleCount> {
    let mut counts: BTreeMap<&str, RuleCount> = BTreeMap::new();
    for finding in findings {
        let rule = finding.rule;
        let count = counts.entry(rule.code).or_insert(RuleCount { rule, count: 0, fixable: 0 });
        count.count += 1;
        count.fixable += usize::from(is_fixable(finding));
    }
    let mut sorted: Vec<RuleCount> = counts.into_values().collect();
    // Stable, and the map is in the order of codes.
    sorted.sort_by_key(|count| Reverse(count.count));
    sorted
}

/// The counts as text or JSON; no text where there are none.
pub fn render_statistics(counts: &[RuleCount], form: StatisticsForm, look: &Look) -> String {
    match form {
        StatisticsForm::Table => table(counts, look),
        StatisticsForm::Json => json(counts),
    }
}

/// `12  TB1001  [*]  data-race`. A star means that all can be fixed, a minus that some can.
fn table(counts: &[RuleCount], look: &Look) -> String {
    let digits = counts.iter().map(|count| count.count.to_string().len()).max().unwrap_or(0);
    let code = counts.iter().map(|count| width(count.rule.code)).max().unwrap_or(0);
    let any_fixable = counts.iter().any(|count| count.fixable > 0);
    let row = |count: &RuleCount| {
        let mut line = Line::default()
            .put(Tone::Strong, &format!("{:>digits$}", count.count))
            .plain("  ")
            .put(Tone::Dim, count.rule.code)
            .pad_to(digits + 2 + code + 2);
        if any_fixable {
            line = line.put(Tone::Code, fixable_mark(*count)).plain("  ");
        }
        line.put(Tone::Loud(count.rule.severity), count.rule.name)
    };
    let mut lines: Vec<Line> = counts.iter().map(row).collect();
    if any_fixable {
        lines.push(Line::default().put(Tone::Dim, "[*] can be fixed by `--fix`, [-] some of them"));
    }
    page(&lines, look)
}

fn fixable_mark(count: RuleCount) -> &'static str {
    match count.fixable {
        0 => "[ ]",
        fixable if fixable == count.count => "[*]",
        _ => "[-]",
    }
}

#[derive(Serialize)]
struct Counted {
    code: &'static str,
    rule: &'static str,
    count: usize,
    fixable: usize,
}

fn json(counts: &[RuleCount]) -> String {
    let counted = |count: &RuleCount| Counted {
        code: count.rule.code,
        rule: count.rule.name,
        count: count.count,
        fixable: count.fixable,
    };
    pretty(&counts.iter().map(counted).collect::<Vec<_>>())
}
