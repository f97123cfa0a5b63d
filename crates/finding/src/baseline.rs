//! Baselines: the findings that were there when checking began, so that only new ones are shown.
//!
//! A JSON file, sorted, with rule and message for the reader; only fingerprint and count are compared:
//!
//! ```json
//! {
//!   "version": 1,
//!   "findings": [
//!     { "fingerprint": "v1/9f86d081884c7d65", "count": 1, "rule": "data-race", "message": "…" }
//!   ]
//! }
//! ```

use crate::{Finding, Fingerprint, Problem};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of the file format.
const VERSION: u32 = 1;

/// Known findings by fingerprint.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Baseline {
    entries: BTreeMap<Fingerprint, Known>,
}

/// A known finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Its fingerprint.
    pub fingerprint: Fingerprint,
    /// How many findings share it.
    pub count: u64,
    /// The name of its rule, for the reader.
    pub rule: String,
    /// Its message when it was recorded, for the reader.
    pub message: String,
}

/// What a baseline did to a list of findings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compared {
    /// The findings that the baseline does not know.
    pub new: Vec<Finding>,
    /// How many it knows.
    pub known: u64,
    /// Entries that were not found any more, with the count of what is missing: the baseline can shrink.
    pub gone: Vec<Known>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    version: u32,
    findings: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    fingerprint: String,
    count: u64,
    rule: String,
    message: String,
}

impl Baseline {
    /// The baseline in which exactly these findings are known.
    pub fn of(findings: &[Finding]) -> Self {
        let mut baseline = Baseline::default();
        for finding in findings {
            let fingerprint = finding.fingerprint();
            baseline.entries.entry(fingerprint).and_modify(|known| known.count += 1).or_insert_with(|| {
                Known {
                    fingerprint,
                    count: 1,
                    rule: finding.rule.name.to_owned(),
                    message: finding.message.clone(),
                }
            });
        }
        baseline
    }

    /// Reads a baseline file.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        let file: File = serde_json::from_str(text).map_err(|error| problem(text, &error))?;
        let whole = |message: String| Problem::at(text, &(0..0), message);
        if file.version != VERSION {
            let message =
                format!("this is a baseline of version {}; version {VERSION} is known", file.version);
            return Err(whole(message).help("create it again, or update threadbare"));
        }
        let mut baseline = Baseline::default();
        for Entry { fingerprint, count, rule, message } in file.findings {
            let fingerprint: Fingerprint =
                fingerprint.parse().map_err(|error| whole(format!("{fingerprint:?}: {error}")))?;
            let known = Known { fingerprint, count, rule, message };
            if baseline.entries.insert(fingerprint, known).is_some() {
                return Err(
                    whole(format!("{fingerprint} is listed twice")).help("add the counts into one entry")
                );
            }
        }
        Ok(baseline)
    }

    /// The text of the file, sorted by rule, then fingerprint.
    pub fn to_json(&self) -> String {
        let mut findings: Vec<Entry> = self.entries.values().map(entry).collect();
        findings.sort_by(|a, b| a.rule.cmp(&b.rule).then_with(|| a.fingerprint.cmp(&b.fingerprint)));
        let file = File { version: VERSION, findings };
        let mut text =
            serde_json::to_string_pretty(&file).expect("strings and numbers always have a JSON form");
        text.push('\n');
        text
    }

    /// Takes out what is known. Of findings that share a fingerprint, as many as were counted, the first
    /// ones.
    pub fn apply(&self, findings: Vec<Finding>) -> Compared {
        let mut left: BTreeMap<Fingerprint, u64> =
            self.entries.iter().map(|(fingerprint, known)| (*fingerprint, known.count)).collect();
        let total = findings.len();
        let new: Vec<Finding> = findings
            .into_iter()
            .filter(|finding| match left.get_mut(&finding.fingerprint()) {
                Some(count) if *count > 0 => {
                    *count -= 1;
                    false
                }
                _ => true,
            })
            .collect();
        let gone = self.entries.values().filter_map(|known| {
            let count = left.get(&known.fingerprint).copied().filter(|count| *count > 0)?;
            Some(Known { count, ..known.clone() })
        });
        Compared { known: (total - new.len()) as u64, new, gone: gone.collect() }
    }
}

fn entry(known: &Known) -> Entry {
    Entry {
        fingerprint: known.fingerprint.to_string(),
        count: known.count,
        rule: known.rule.clone(),
        message: known.message.clone(),
    }
}

/// The library appends the place to its message; we say it in front.
fn problem(text: &str, error: &serde_json::Error) -> Problem {
    let message = error.to_string();
    let message = message.split(" at line ").next().unwrap_or(&message).to_owned();
    Problem {
        line: error.line().max(1),
        column: error.column().max(1),
        ..Problem::at(text, &(0..0), message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Location, Object, Side, rules};
    use expect_test::expect;

    fn finding(object: &str, message: &str) -> Finding {
        let side = Side::new("access", Location::in_trace("t.std", 1, Some("Bank.cs:1".into())));
        let mut finding = Finding::new(&rules::DATA_RACE, message, side);
        finding.object = Some(Object::Variable(object.into()));
        finding
    }

    fn recorded() -> Baseline {
        Baseline::of(&[finding("x", "first \"x\""), finding("x", "second x"), finding("y", "about y")])
    }

    #[test]
    fn the_file_is_sorted_and_reads_back() {
        let text = recorded().to_json();
        expect![[r#"
            {
              "version": 1,
              "findings": [
                {
                  "fingerprint": "v1/47d20d95075fe656",
                  "count": 2,
                  "rule": "data-race",
                  "message": "first \"x\""
                },
                {
                  "fingerprint": "v1/8a07207f98bcb5d2",
                  "count": 1,
                  "rule": "data-race",
                  "message": "about y"
                }
              ]
            }
        "#]]
        .assert_eq(&text);
        assert_eq!(Baseline::parse(&text), Ok(recorded()));
    }

    #[test]
    fn known_findings_go_and_gone_ones_are_listed() {
        let now = vec![finding("x", "1"), finding("z", "new z")];
        let compared = recorded().apply(now);
        assert_eq!(compared.new, [finding("z", "new z")]);
        assert_eq!(compared.known, 1);
        let mut gone: Vec<(String, u64)> =
            compared.gone.into_iter().map(|known| (known.message, known.count)).collect();
        gone.sort();
        assert_eq!(gone, [("about y".to_owned(), 1), ("first \"x\"".to_owned(), 1)]);
    }

    #[test]
    fn more_findings_than_were_counted_are_new() {
        let compared = recorded().apply(vec![finding("x", "1"), finding("x", "2"), finding("x", "3")]);
        assert_eq!(compared.new, [finding("x", "3")]);
    }

    #[test]
    fn broken_files_are_refused_with_a_place() {
        let told =
            |text: &str| Baseline::parse(text).map_err(|problem| problem.to_string()).expect_err("broken");
        let twice = r#"{"fingerprint":"v1/00000000000000ff","count":1,"rule":"r","message":"m"}"#;
        let texts = [
            "",
            "{\n  \"version\": 1,\n  \"findings\": 7\n}",
            r#"{"version":2,"findings":[]}"#,
            r#"{"version":1,"findings":[{"fingerprint":"x","count":1,"rule":"r","message":"m"}]}"#,
            &format!(r#"{{"version":1,"findings":[{twice},{twice}]}}"#),
            r#"{"version":1,"findings":[],"more":0}"#,
        ];
        let lines: Vec<String> = texts.iter().map(|text| told(text)).collect();
        expect![[r#"
            1:1: EOF while parsing a value
            3:15: invalid type: integer `7`, expected a sequence
            1:1: this is a baseline of version 2; version 1 is known; create it again, or update threadbare
            1:1: "x": a fingerprint is `v1/` and 16 lower-case hexadecimal digits
            1:1: v1/00000000000000ff is listed twice; add the counts into one entry
            1:33: unknown field `more`, expected `version` or `findings`
        "#]]
        .assert_eq(&(lines.join("\n") + "\n"));
    }
}
