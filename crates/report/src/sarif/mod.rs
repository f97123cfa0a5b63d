//! SARIF 2.1.0 (OASIS): findings for code-scanning services. The interleaving becomes a code flow with one
//! thread flow per thread and an execution order across them; a place that only a trace knows becomes a
//! logical location.

mod model;

use crate::json::pretty;
use crate::safe::visible;
use crate::{Look, Outcome, Summary, explain};
use finding::{
    Edit, Emphasis, Finding, Fingerprint, Frame, Interleaving, Lane, Location, Repair, Row, Rule, Side, Span,
    Step,
};
use model as sarif;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

pub(crate) fn render(findings: &[Finding], summary: &Summary) -> String {
    // Only rules that were broken are described. By code, so that indices do not depend on the order of
    // findings.
    let rules: BTreeMap<&str, &'static Rule> =
        findings.iter().map(|finding| (finding.rule.code, finding.rule)).collect();
    let index = |finding: &Finding| rules.keys().position(|code| *code == finding.rule.code).unwrap_or(0);
    let run = sarif::Run {
        tool: sarif::Tool {
            driver: sarif::Driver {
                name: &summary.tool,
                version: &summary.version,
                rules: rules.values().map(|rule| descriptor(rule)).collect(),
            },
        },
        invocations: [invocation(summary)],
        column_kind: "unicodeCodePoints",
        results: findings.iter().map(|finding| result(finding, index(finding))).collect(),
        properties: sarif::RunProperties { input: summary.input.as_deref(), counts: &summary.counts },
    };
    pretty(&sarif::Log { schema: SCHEMA, version: "2.1.0", runs: [run] })
}

fn descriptor(rule: &'static Rule) -> sarif::Descriptor {
    let cwe = rule.cwe.iter().map(|number| format!("external/cwe/cwe-{number}"));
    sarif::Descriptor {
        id: rule.code,
        name: rule.name,
        short_description: sarif::Text { text: rule.sentence() },
        help: sarif::Help { text: explain(rule, &Look::default()), markdown: rule.docs.trim() },
        default_configuration: sarif::Configuration { level: rule.severity.word() },
        properties: sarif::Tags {
            tags: ["concurrency".to_owned(), rule.kind.word().to_owned()].into_iter().chain(cwe).collect(),
        },
    }
}

fn invocation(summary: &Summary) -> sarif::Invocation {
    let note = |level, text: &String| sarif::Notification { level, message: message(text) };
    let mut notes: Vec<sarif::Notification> = summary.notes.iter().map(|text| note("note", text)).collect();
    if let Outcome::Partial(reason) = &summary.outcome {
        notes.push(note("warning", reason));
    }
    sarif::Invocation {
        execution_successful: summary.outcome == Outcome::Complete,
        tool_execution_notifications: notes,
    }
}

fn result(finding: &Finding, rule_index: usize) -> sarif::Reported<'_> {
    let sides = finding.sides().zip(1..).map(|(side, number)| related(side, number));
    let alike = finding.alike.iter().flat_map(alike);
    let digits = finding.fingerprint().digits();
    sarif::Reported {
        rule_id: finding.rule.code,
        rule_index,
        level: finding.severity.word(),
        message: message(&finding.message),
        locations: [location(&finding.primary.location, None)],
        related_locations: sides.chain(alike).collect(),
        stacks: finding.sides().zip(1..).filter_map(|(side, number)| stack(side, number)).collect(),
        code_flows: finding.interleaving().into_iter().map(code_flow).collect(),
        fixes: finding.repair.iter().map(fix).collect(),
        partial_fingerprints: BTreeMap::from([(format!("threadbare/{}", Fingerprint::VERSION), digits)]),
        occurrence_count: finding.instances.max(1),
        properties: sarif::Facts {
            kind: finding.rule.kind.word(),
            evidence: finding.evidence.iter().map(|evidence| evidence.rung().word()).collect(),
            object: finding.object.as_ref().map(finding::Object::names),
            notes: &finding.notes,
            help: finding.help.as_deref(),
        },
    }
}

/// The edits, file by file. A region without an extent is a place to insert at.
fn fix(repair: &Repair) -> sarif::Fix {
    let replacement = |edit: &Edit| sarif::Replacement {
        deleted_region: region(&edit.span),
        inserted_content: sarif::Inserted { text: edit.text.clone() },
    };
    let change = |path: &str| sarif::ArtifactChange {
        artifact_location: sarif::Artifact { uri: uri(path) },
        replacements: repair.edits.iter().filter(|edit| edit.span.path == path).map(replacement).collect(),
    };
    sarif::Fix {
        description: message(&repair.title),
        artifact_changes: repair.paths().into_iter().map(change).collect(),
        properties: sarif::FixFacts { applicability: repair.applicability.word() },
    }
}

/// A side with its number, so that viewers show what the terminal shows.
fn related(side: &Side, number: usize) -> sarif::Location {
    let thread = side.thread.as_ref().map_or_else(String::new, |thread| format!(" by {}", thread.name));
    let locks: Vec<&str> = side.locks.iter().map(|lock| lock.name.as_str()).collect();
    let holding = if locks.is_empty() { String::new() } else { format!(", holding {}", locks.join(", ")) };
    let text = format!("({number}) {}{thread}{holding}", side.role);
    sarif::Location { id: Some(number), ..location(&side.location, Some(&text)) }
}

/// The places of a finding that another one speaks for.
fn alike(finding: &Finding) -> impl Iterator<Item = sarif::Location> {
    let text = format!("alike: {}", finding.message);
    finding.sides().map(move |side| location(&side.location, Some(&text)))
}

fn location(place: &Location, text: Option<&str>) -> sarif::Location {
    sarif::Location {
        id: None,
        physical_location: place.span().map(physical),
        logical_locations: logical(place).into_iter().collect(),
        message: text.map(message),
    }
}

fn physical(span: &Span) -> sarif::Physical {
    sarif::Physical { artifact_location: sarif::Artifact { uri: uri(&span.path) }, region: region(span) }
}

fn region(span: &Span) -> sarif::Region {
    sarif::Region {
        start_line: span.start.line,
        start_column: span.start.column,
        end_line: span.end.map(|end| end.line),
        end_column: span.end.and_then(|end| end.column),
    }
}

fn logical(place: &Location) -> Option<sarif::Logical> {
    let Location::Trace(place) = place else { return None };
    let event = format!("e{}", place.event);
    Some(sarif::Logical {
        // A text that names a source line has become the physical location.
        name: if place.span.is_some() { event } else { place.text.clone().unwrap_or(event) },
        fully_qualified_name: format!("{}:e{}", place.trace, place.event),
        kind: "event",
    })
}

fn stack(side: &Side, number: usize) -> Option<sarif::Stack> {
    let frame = |frame: &Frame| sarif::StackFrame {
        location: match &frame.location {
            Some(place) => location(place, Some(&frame.function)),
            None => sarif::Location { message: Some(message(&frame.function)), ..sarif::Location::default() },
        },
    };
    let frames: Vec<sarif::StackFrame> = side.calls.iter().map(frame).collect();
    (!frames.is_empty())
        .then(|| sarif::Stack { message: message(&format!("({number}) {}", side.role)), frames })
}

fn code_flow(interleaving: &Interleaving) -> sarif::CodeFlow<'_> {
    let mut flows: BTreeMap<Lane, Vec<sarif::FlowStep>> = BTreeMap::new();
    let steps = interleaving.reordered.iter().filter_map(|row| match row {
        Row::Step(step) => Some(step),
        Row::Skipped(_) => None,
    });
    for (step, order) in steps.zip(1..) {
        flows.entry(step.lane).or_default().push(flow_step(step, order));
    }
    let flow = |(lane, locations)| sarif::ThreadFlow { id: interleaving.thread(lane), locations };
    sarif::CodeFlow {
        message: message("an order of steps that shows the bug"),
        thread_flows: flows.into_iter().map(flow).collect(),
    }
}

fn flow_step(step: &Step, execution_order: u64) -> sarif::FlowStep {
    let held = (!step.held.is_empty()).then(|| ("locks held".to_owned(), message(&step.held.join(", "))));
    sarif::FlowStep {
        location: match &step.location {
            Some(place) => location(place, Some(&step.text)),
            None => sarif::Location { message: Some(message(&step.text)), ..sarif::Location::default() },
        },
        state: held.into_iter().collect(),
        execution_order,
        importance: match step.emphasis {
            Emphasis::Decisive => "essential",
            Emphasis::Plain => "important",
        },
    }
}

/// Plain text by the rules of SARIF: braces are doubled, because single ones are placeholders (section
/// 3.11.5), and what looks like a link is not one (section 3.11.6).
fn message(text: &str) -> sarif::Text {
    let text = visible(text).replace('{', "{{").replace('}', "}}");
    sarif::Text { text: if text.contains("](") { text.replace('[', r"\[") } else { text } }
}

/// A path as a URI reference: relative paths stay relative, so that services find the file in the repository.
fn uri(path: &str) -> String {
    let path = path.replace('\\', "/");
    let has_drive = path.as_bytes().get(1) == Some(&b':') && path.as_bytes()[0].is_ascii_alphabetic();
    let (prefix, path) = match path.strip_prefix('/') {
        // `//server/share` would otherwise turn into a host.
        Some(rest) => ("file:///", rest.trim_start_matches('/')),
        None if has_drive => ("file:///", path.as_str()),
        None => ("", path.as_str()),
    };
    let mut text = prefix.to_owned();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_uri_references() {
        for (path, expected) in [
            ("src/Bank.cs", "src/Bank.cs"),
            (r"src\my bank\Größe#1.cs", "src/my%20bank/Gr%C3%B6%C3%9Fe%231.cs"),
            ("/src/Bank.cs", "file:///src/Bank.cs"),
            ("//src/Bank.cs", "file:///src/Bank.cs"),
            (r"C:\src\Bank.cs", "file:///C%3A/src/Bank.cs"),
            ("http:x.cs", "http%3Ax.cs"),
            ("é.cs", "%C3%A9.cs"),
        ] {
            assert_eq!(uri(path), expected);
        }
    }

    #[test]
    fn a_message_holds_no_placeholder_and_no_link() {
        assert_eq!(message("a[3] {0}").text, "a[3] {{0}}");
        assert_eq!(message("[click](1)").text, r"\[click](1)");
    }
}
