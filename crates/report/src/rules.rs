//! The list of rules, as a table and as JSON.

use crate::Look;
use crate::json::pretty;
use crate::line::{Line, Tone, page, wrapped};
use crate::safe::width;
use finding::rules::RuleOption;
use finding::{Registry, Rule};
use serde::Serialize;

/// The rules as a table: name, code, kind, severity, when it runs, summary.
pub fn rules_table(registry: &Registry, look: &Look) -> String {
    let headings = ["rule", "code", "kind", "severity", "runs"];
    let cells =
        |rule: &Rule| [rule.name, rule.code, rule.kind.word(), rule.severity.word(), rule.stage.word()];
    let mut widths = headings.map(width);
    for rule in registry.rules() {
        for (known, cell) in widths.iter_mut().zip(cells(rule)) {
            *known = (*known).max(width(cell));
        }
    }
    let row = |tones: [Tone; 5], cells: [&str; 5]| {
        let pieces = cells.iter().zip(tones).zip(widths);
        pieces.fold(Line::default(), |line, ((cell, tone), width)| {
            let end = line.width() + width + 2;
            line.put(tone, cell).pad_to(end)
        })
    };
    let mut lines = vec![row([Tone::Strong; 5], headings).put(Tone::Strong, "finds")];
    for rule in registry.rules() {
        let tones = [Tone::Code, Tone::Dim, Tone::Plain, Tone::Loud(rule.severity), Tone::Plain];
        let start = row(tones, cells(rule));
        let hang = start.width();
        lines.extend(wrapped(start, hang, &[(Tone::Plain, rule.summary)], look.width));
    }
    page(&lines, look)
}

#[derive(Serialize)]
struct Listed {
    rule: &'static str,
    code: &'static str,
    kind: &'static str,
    severity: &'static str,
    /// `default` or `optional`.
    stage: &'static str,
    /// `never`, `sometimes` or `always`.
    fix: &'static str,
    options: Vec<ListedOption>,
    aliases: &'static [&'static str],
    cwe: &'static [u16],
    summary: &'static str,
    docs: &'static str,
}

#[derive(Serialize)]
struct ListedOption {
    name: &'static str,
    takes: String,
    /// As it is written in `threadbare.toml`.
    default: String,
    doc: &'static str,
}

fn listed_option(option: &RuleOption) -> ListedOption {
    let RuleOption { name, takes, doc } = *option;
    ListedOption { name, takes: takes.to_string(), default: takes.default().to_string(), doc }
}

/// The rules as a JSON array.
pub fn rules_json(registry: &Registry) -> String {
    let listed = |rule: &&'static Rule| Listed {
        rule: rule.name,
        code: rule.code,
        kind: rule.kind.word(),
        severity: rule.severity.word(),
        stage: rule.stage.word(),
        fix: rule.fix.word(),
        options: rule.options.iter().map(listed_option).collect(),
        aliases: rule.aliases,
        cwe: rule.cwe,
        summary: rule.summary,
        docs: rule.docs.trim(),
    };
    pretty(&registry.rules().iter().map(listed).collect::<Vec<_>>())
}
