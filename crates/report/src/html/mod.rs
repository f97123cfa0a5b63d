//! One HTML page that needs nothing else: no network, no further files, readable without its script, and on
//! paper. Its security policy lets it run the one script it was written with and load nothing. Below its first
//! line it is well-formed XML too, so that any XML reader can check it.

mod panels;
mod snippet;

use crate::files::{File, by_file};
use crate::markup::escaped;
use crate::wording::{
    believe, by_whom, calls_to, counted, event_suffix, hidden, holding, knows_locks, loudness, thousands,
    what,
};
use crate::{Outcome, Sources, Summary};
use finding::{Finding, Rule, Rung, Severity, Side};
use std::collections::BTreeMap;
use std::fmt::Write as _;

const STYLE: &str = include_str!("style.css");
const SCRIPT: &str = include_str!("script.js");
/// The SHA-256 of the script, in Base64, as browsers want it. A test recomputes it.
const SCRIPT_HASH: &str = "k3k0SuuA1BtNwMNtQbwIUnwuBQUxnd3fNc9cH8juRS8=";

pub(crate) fn render(findings: &[Finding], summary: &Summary, sources: &Sources) -> String {
    let subject = summary.input.as_deref().map_or_else(String::new, |input| format!(": {input}"));
    let title = escaped(&format!("{}{subject}", summary.tool));
    let header = header(findings, summary);
    let files: String = by_file(findings).iter().map(|file| section(file, sources)).collect();
    let tool = escaped(&format!("{} {}", summary.tool, summary.version));
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         style-src 'unsafe-inline'; script-src 'sha256-{SCRIPT_HASH}'\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         {header}<main>\n{files}</main>\n<footer>Written by {tool}.</footer>\n\
         <script>{SCRIPT}</script>\n</body>\n</html>\n"
    )
}

fn header(findings: &[Finding], summary: &Summary) -> String {
    let mut header = format!("<header>\n<h1>{}</h1>\n", escaped(&summary.tool));
    let _ = writeln!(header, "<p class=\"verdict\">{}</p>", verdict(findings, summary));
    let counts: Vec<String> = summary.counts.iter().map(counted).collect();
    let looked = [summary.input.clone().unwrap_or_default(), counts.join(" · ")];
    let looked: Vec<&str> = looked.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
    if !looked.is_empty() {
        let _ = writeln!(header, "<p class=\"dim\">{}</p>", escaped(&looked.join(": ")));
    }
    if let Outcome::Partial(reason) = &summary.outcome {
        let _ = writeln!(header, "<p><b>incomplete:</b> {}</p>", escaped(reason));
    }
    for note in &summary.notes {
        let _ = writeln!(header, "<p><b>note:</b> {}</p>", escaped(note));
    }
    if !findings.is_empty() {
        header += &filter(findings);
    }
    header + "</header>\n"
}

fn verdict(findings: &[Finding], summary: &Summary) -> String {
    let chips: String = loudness(findings).iter().map(|(severity, text)| chip(*severity, text)).collect();
    let hidden = hidden(summary);
    let hidden = if hidden.is_empty() { hidden } else { format!("<span class=\"dim\">({hidden})</span>") };
    let found = if findings.is_empty() { "No findings. " } else { "" };
    format!("{found}{chips}{hidden}")
}

fn chip(severity: Severity, text: &str) -> String {
    format!("<span class=\"chip {severity}\">{}</span> ", escaped(text))
}

/// Hidden until the script shows it: without the script it would do nothing.
fn filter(findings: &[Finding]) -> String {
    let rules: BTreeMap<&str, &Rule> =
        findings.iter().map(|finding| (finding.rule.name, finding.rule)).collect();
    let option = |word: &str| format!("<option value=\"{0}\">{0}</option>", escaped(word));
    let rules: String = rules.keys().map(|name| option(name)).collect();
    let severities: String = loudness(findings).iter().map(|(severity, _)| option(severity.word())).collect();
    format!(
        "<form id=\"filter\" hidden=\"\">\n\
         <input id=\"text\" type=\"search\" placeholder=\"Filter by text\" aria-label=\"Filter by text\"/>\n\
         <select id=\"rule\" aria-label=\"Rule\"><option value=\"\">all rules</option>{rules}</select>\n\
         <select id=\"severity\" aria-label=\"Severity\"><option value=\"\">all severities</option>{severities}\
         </select>\n<output id=\"shown\"></output>\n</form>\n"
    )
}

fn section(file: &File<'_>, sources: &Sources) -> String {
    let findings: String = file.findings.iter().map(|finding| article(finding, sources)).collect();
    let count = file.findings.len();
    format!(
        "<section>\n<h2>{} <span class=\"dim\">{count}</span></h2>\n{findings}</section>\n",
        escaped(&file.name)
    )
}

fn article(finding: &Finding, sources: &Sources) -> String {
    let (severity, rule) = (finding.severity, finding.rule);
    let mut article = format!(
        "<article class=\"{severity}\" data-rule=\"{}\" data-severity=\"{severity}\">\n",
        escaped(rule.name)
    );
    let _ = writeln!(
        article,
        "<h3>{}<span class=\"rule\">{} {}</span> {}</h3>",
        chip(severity, severity.word()),
        escaped(rule.name),
        escaped(rule.code),
        escaped(&finding.message)
    );
    let sides: String = finding.sides().map(|side| told(finding, side, sources)).collect();
    let _ = write!(article, "<ol class=\"sides\">\n{sides}</ol>\n");
    article.extend(finding.interleaving().map(|interleaving| panels::draw(finding, interleaving)));
    article += &alike(finding);
    article += &ladder(finding);
    article += &remarks(finding);
    article + "</article>\n"
}

fn told(finding: &Finding, side: &Side, sources: &Sources) -> String {
    let place = format!("{}{}", side.location, event_suffix(&side.location));
    let mut item = format!("<li><b>{}</b> at <code>{}</code>", escaped(&what(side)), escaped(&place));
    let mut detail = |label: &str, text: &str| {
        let _ = write!(item, "<br/><span class=\"dim\">{label}</span> {}", escaped(text));
    };
    if let Some(thread) = &side.thread {
        detail("thread", &by_whom(thread));
    }
    if !side.locks.is_empty() {
        detail("locks", &holding(&side.locks));
    } else if side.thread.is_some() && knows_locks(finding) {
        detail("locks", "none");
    }
    for call in calls_to(side) {
        detail("in", &call);
    }
    item.extend(side.location.span().and_then(|span| sources.snippet(span)));
    item + "</li>\n"
}

/// Those that the finding speaks for, one line each.
fn alike(finding: &Finding) -> String {
    if finding.alike.is_empty() {
        return String::new();
    }
    let line = |finding: &Finding| format!("<li>{}</li>\n", escaped(&finding.message));
    let lines: String = finding.alike.iter().map(line).collect();
    format!(
        "<details><summary>{} more like it</summary>\n<ul>\n{lines}</ul></details>\n",
        finding.alike.len()
    )
}

/// The ladder of evidence, with the rungs that this finding has reached.
fn ladder(finding: &Finding) -> String {
    let reached = |rung: &Rung| finding.evidence.iter().any(|evidence| evidence.rung() == *rung);
    let rung = |rung: &Rung| {
        let class = if reached(rung) { " class=\"reached\"" } else { "" };
        format!("<li{class}>{rung}</li>")
    };
    let rungs: String = Rung::ALL.iter().map(rung).collect();
    format!("<ol class=\"ladder\" aria-label=\"ladder of evidence\">{rungs}</ol>\n")
}

fn remarks(finding: &Finding) -> String {
    let mut remarks: Vec<(&str, String)> = Vec::new();
    remarks.extend(finding.evidence.iter().map(|evidence| ("evidence", believe(evidence))));
    if finding.instances > 1 {
        remarks.push(("seen", format!("{} times", thousands(finding.instances))));
    }
    remarks.extend(finding.notes.iter().map(|note| ("note", note.clone())));
    remarks.extend(finding.help.iter().map(|help| ("help", help.clone())));
    remarks.push(("explain", format!("threadbare explain {}", finding.rule.name)));
    remarks.push(("fingerprint", finding.fingerprint().to_string()));
    let row = |(label, text): &(&str, String)| {
        format!("<dt>{label}</dt><dd class=\"{label}\">{}</dd>\n", escaped(text))
    };
    format!("<dl>\n{}</dl>\n", remarks.iter().map(row).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    fn base64(bytes: &[u8]) -> String {
        const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        let mut text = String::new();
        for chunk in bytes.chunks(3) {
            let bits = (0..3).fold(0, |bits, at| bits << 8 | usize::from(*chunk.get(at).unwrap_or(&0)));
            let digit = |at: usize| char::from(DIGITS[bits >> (18 - 6 * at) & 63]);
            text.extend((0..4).map(|at| if at <= chunk.len() { digit(at) } else { '=' }));
        }
        text
    }

    #[test]
    fn the_policy_names_the_script() {
        assert_eq!(base64(b"any carnal pleas"), "YW55IGNhcm5hbCBwbGVhcw==");
        assert_eq!(SCRIPT_HASH, base64(&Sha256::digest(SCRIPT)));
    }

    #[test]
    fn style_and_script_end_where_they_should() {
        for text in [STYLE, SCRIPT] {
            assert!(!text.contains(['<', '&']), "both read as text in HTML and in XML");
        }
        assert!(!STYLE.contains("url(") && !STYLE.contains("@import"));
    }
}
