//! Names come from programs and traces. Whatever they contain, a report stays a report.

use crate::fixtures::{findings, summary};
use finding::{Evidence, Finding, HeldLock, Location, Object, Row, Side};
use report::{Charset, Color, Format, Look, Summary, render};

pub(crate) const NAMES: [&str; 11] = [
    "\u{1b}[2J\u{1b}]0;owned\u{7}",
    "a\n::error file=evil::owned\r\n::set-output name=x::y",
    "x | y, z: %0A %25 `code` **bold** {0} [link](http://example.invalid)",
    "\u{202e}desrever\u{202c}\u{200b}\u{2066}",
    "\u{9b}31m\u{85}\u{7f}\u{2028}\u{2029}\u{feff}",
    "\"},{\"rule\":\"forged\\",
    "\u{fffd}\u{0}変数🧵é\u{301}",
    "]]><![CDATA[ --></script><img src=x onerror=alert(1)> &lt; ' \" onload='x'",
    "##vso[task.setvariable variable=x;]y ##[error]z; a]b %AZP25 %3B",
    "\u{fffe}\u{ffff}\u{1}\u{b}\u{c}",
    "",
];

/// All fixtures with the name put wherever a name can stand.
fn poisoned(name: &str) -> Vec<Finding> {
    let mut findings = findings();
    for finding in &mut findings {
        finding.message = name.into();
        finding.object = Some(Object::Locks(vec![name.into(), name.into()]));
        finding.notes = vec![name.into()];
        finding.help = Some(name.into());
        poison_side(&mut finding.primary, name);
        finding.others.iter_mut().for_each(|side| poison_side(side, name));
        finding.evidence.iter_mut().for_each(|evidence| poison_evidence(evidence, name));
    }
    findings
}

fn poison_side(side: &mut Side, name: &str) {
    side.role = name.into();
    side.location = Location::in_trace(name, 7, Some(format!("{name}.cs:3")));
    side.locks
        .push(HeldLock { name: name.into(), acquired: Some(Location::in_trace(name, 1, Some(name.into()))) });
    if let Some(access) = &mut side.access {
        access.object = name.into();
    }
    if let Some(thread) = &mut side.thread {
        thread.name = name.into();
    }
    side.calls.iter_mut().for_each(|frame| frame.function = name.into());
}

fn poison_evidence(evidence: &mut Evidence, name: &str) {
    let interleaving = match evidence {
        Evidence::Reordering(reordering) => {
            reordering.engine = name.into();
            reordering.witness = Some(name.into());
            &mut reordering.interleaving
        }
        Evidence::Schedule(schedule) => &mut schedule.interleaving,
        Evidence::Shape | Evidence::MayRace | Evidence::Caught => return,
    };
    interleaving.threads.iter_mut().for_each(|thread| *thread = name.into());
    for row in interleaving.original.iter_mut().chain(&mut interleaving.reordered) {
        if let Row::Step(step) = row {
            step.text = name.into();
            step.held = vec![name.into()];
        }
    }
}

fn poisoned_summary(name: &str) -> Summary {
    Summary { input: Some(name.into()), notes: vec![name.into()], ..summary() }
}

pub(crate) fn report(name: &str, format: Format, look: &Look) -> String {
    render(&poisoned(name), &poisoned_summary(name), format, look)
}

fn is_harmless(c: char) -> bool {
    c == '\n'
        || !(c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
                | '\u{fffe}' | '\u{ffff}'))
}

#[test]
fn no_invisible_character_survives_in_any_format() {
    for name in NAMES {
        for format in Format::ALL {
            for charset in [Charset::Unicode, Charset::Ascii] {
                let report = report(name, format, &Look { charset, ..Look::default() });
                assert!(report.chars().all(is_harmless), "{format}: {name:?}");
            }
        }
    }
}

/// With colours on, the only escape sequences are the ones that change colours, and each is closed on its
/// line.
#[test]
fn colours_are_the_only_escape_sequences() {
    for name in NAMES {
        let report = report(name, Format::Full, &Look { color: Color::Always, ..Look::default() });
        for line in report.lines() {
            let sequences: Vec<&str> = line.split('\u{1b}').skip(1).collect();
            for sequence in &sequences {
                let end = sequence.find(|c: char| !(c == '[' || c == ';' || c.is_ascii_digit()));
                assert_eq!(end.map(|end| &sequence[end..=end]), Some("m"), "{line:?}");
            }
            assert!(sequences.last().is_none_or(|last| last.starts_with("[0m")), "{line:?}");
        }
    }
}

#[test]
fn every_format_has_the_lines_it_should_have() {
    let count = findings().len();
    for name in NAMES {
        for format in [Format::Concise, Format::JsonLines, Format::Github, Format::Azure, Format::Pylint] {
            let report = report(name, format, &Look::default());
            assert_eq!(report.lines().count(), count, "{format}: {name:?}");
        }
        let annotations = report(name, Format::Github, &Look::default());
        let starts = ["::error ", "::warning ", "::notice "];
        assert!(
            annotations.lines().all(|line| starts.iter().any(|start| line.starts_with(start))),
            "{annotations}"
        );
    }
}

/// Agents look for commands anywhere in a line, so a report in a build's log may contain only its own.
#[test]
fn no_name_becomes_a_logging_command() {
    for name in NAMES {
        for format in Format::ALL {
            let report = report(name, format, &Look::default());
            let lines = report.lines().map(|line| match format {
                Format::Azure => line.strip_prefix("##vso[task.logissue type=").unwrap_or("##vso["),
                _ => line,
            });
            for line in lines {
                assert!(!line.contains("##vso[") && !line.contains("##["), "{format}: {line}");
            }
        }
    }
}

/// Everything up to the bracket that ends the properties is ours: known keys, each once. Some of the names make
/// a place that is no source line.
#[test]
fn properties_of_azure_issues_stay_properties() {
    for name in NAMES {
        for line in report(name, Format::Azure, &Look::default()).lines() {
            let properties = line.strip_prefix("##vso[task.logissue ").and_then(|rest| rest.split_once(']'));
            let (properties, _) = properties.expect("the command has an end");
            let keys: Vec<&str> =
                properties.split_terminator(';').filter_map(|pair| Some(pair.split_once('=')?.0)).collect();
            let expected = [&["type", "sourcepath", "linenumber", "code"][..], &["type", "code"]];
            assert!(expected.contains(&keys.as_slice()), "{line}");
        }
    }
}

/// JSON carries the very name, whatever it is.
#[test]
fn json_keeps_names() {
    for name in NAMES {
        let report: serde_json::Value =
            serde_json::from_str(&report(name, Format::Json, &Look::default())).expect("the report is JSON");
        let finding = &report["findings"][0];
        for kept in [&finding["message"], &finding["object"]["names"][1], &finding["sides"][0]["role"]] {
            assert_eq!(kept.as_str(), Some(name));
        }
        assert_eq!(report["findings"].as_array().map(Vec::len), Some(findings().len()));
    }
}

#[test]
fn names_of_megabytes_do_not_flood_the_terminal() {
    let name = "x".repeat(1 << 20);
    let machines = [Format::Json, Format::JsonLines, Format::Sarif];
    for format in Format::ALL.into_iter().filter(|format| !machines.contains(format)) {
        let report = report(&name, format, &Look::default());
        assert!(report.len() < 100_000, "{format}: {} bytes", report.len());
    }
}
