//! Findings as JSON: the shape of `docs/json.md`, written down as types. It is a contract of its own: what
//! changes in the finding model does not change it by accident. Keys are always there; what is not known is
//! `null`.

use crate::{Count, Outcome, Summary, safe};
use finding::{Edit, Emphasis, Evidence, Finding, Interleaving, Location, Position, Repair, Row, Side};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// The version of the format. Adding a key does not change it; removing one, or giving it another meaning,
/// does.
const VERSION: u32 = 1;

pub(crate) fn render(findings: &[Finding], summary: &Summary) -> String {
    let report = Report {
        version: VERSION,
        tool: Tool { name: &summary.tool, version: &summary.version },
        findings: findings.iter().map(Found::of).collect(),
        summary: Told::of(findings, summary),
    };
    pretty(&report)
}

pub(crate) fn render_lines(findings: &[Finding]) -> String {
    let line = |finding| serde_json::to_string(&Found::of(finding)).expect(ALWAYS_JSON) + "\n";
    safe::json(&findings.iter().map(line).collect::<String>())
}

/// Any of our types as indented JSON that is safe to print.
pub(crate) fn pretty(value: &impl Serialize) -> String {
    safe::json(&(serde_json::to_string_pretty(value).expect(ALWAYS_JSON) + "\n"))
}

const ALWAYS_JSON: &str = "strings, numbers and maps with string keys always have a JSON form";

#[derive(Serialize)]
struct Report<'a> {
    version: u32,
    tool: Tool<'a>,
    findings: Vec<Found<'a>>,
    summary: Told<'a>,
}

#[derive(Serialize)]
struct Tool<'a> {
    name: &'a str,
    version: &'a str,
}

#[derive(Serialize)]
struct Told<'a> {
    input: Option<&'a str>,
    complete: bool,
    incomplete_because: Option<&'a str>,
    findings: usize,
    suppressed: u64,
    in_baseline: u64,
    fixed: u64,
    #[serde(serialize_with = "counts")]
    counts: &'a [Count],
    notes: &'a [String],
}

impl<'a> Told<'a> {
    fn of(findings: &[Finding], summary: &'a Summary) -> Self {
        let incomplete_because = match &summary.outcome {
            Outcome::Complete => None,
            Outcome::Partial(reason) => Some(reason.as_str()),
        };
        Told {
            input: summary.input.as_deref(),
            complete: incomplete_because.is_none(),
            incomplete_because,
            findings: findings.len(),
            suppressed: summary.suppressed,
            in_baseline: summary.known,
            fixed: summary.fixed,
            counts: &summary.counts,
            notes: &summary.notes,
        }
    }
}

/// As an object, in the order of the summary.
pub(crate) fn counts<S: Serializer>(counts: &[Count], serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(counts.len()))?;
    for count in counts {
        map.serialize_entry(count.name, &count.value)?;
    }
    map.end()
}

#[derive(Serialize)]
struct Found<'a> {
    rule: &'a str,
    code: &'a str,
    kind: &'a str,
    severity: &'a str,
    message: &'a str,
    object: Option<About<'a>>,
    sides: Vec<OneSide<'a>>,
    evidence: Vec<Believed<'a>>,
    notes: &'a [String],
    help: Option<&'a str>,
    fix: Option<Fix<'a>>,
    instances: u64,
    fingerprint: String,
}

impl<'a> Found<'a> {
    fn of(finding: &'a Finding) -> Self {
        Found {
            rule: finding.rule.name,
            code: finding.rule.code,
            kind: finding.rule.kind.word(),
            severity: finding.severity.word(),
            message: &finding.message,
            object: finding
                .object
                .as_ref()
                .map(|object| About { sort: object.word(), names: object.names() }),
            sides: finding.sides().map(OneSide::of).collect(),
            evidence: finding.evidence.iter().map(Believed::of).collect(),
            notes: &finding.notes,
            help: finding.help.as_deref(),
            fix: finding.repair.as_ref().map(Fix::of),
            instances: finding.instances,
            fingerprint: finding.fingerprint().to_string(),
        }
    }
}

/// The edits that remove the finding.
#[derive(Serialize)]
struct Fix<'a> {
    title: &'a str,
    applicability: &'a str,
    edits: Vec<Replacement<'a>>,
}

#[derive(Serialize)]
struct Replacement<'a> {
    path: &'a str,
    start: Point,
    end: Point,
    text: &'a str,
}

impl<'a> Fix<'a> {
    fn of(repair: &'a Repair) -> Self {
        let edit = |edit: &'a Edit| Replacement {
            path: &edit.span.path,
            start: Point::of(edit.span.start),
            end: Point::of(edit.span.end.unwrap_or(edit.span.start)),
            text: &edit.text,
        };
        Fix {
            title: &repair.title,
            applicability: repair.applicability.word(),
            edits: repair.edits.iter().map(edit).collect(),
        }
    }
}

#[derive(Serialize)]
struct About<'a> {
    sort: &'a str,
    names: &'a [String],
}

#[derive(Serialize)]
struct OneSide<'a> {
    role: &'a str,
    location: Place<'a>,
    access: Option<Accessed<'a>>,
    thread: Option<Who<'a>>,
    locks: Vec<Lock<'a>>,
    calls: Vec<Call<'a>>,
}

impl<'a> OneSide<'a> {
    fn of(side: &'a Side) -> Self {
        let lock = |lock: &'a finding::HeldLock| Lock {
            name: &lock.name,
            acquired: lock.acquired.as_ref().map(Place::of),
        };
        let call = |frame: &'a finding::Frame| Call {
            function: &frame.function,
            location: frame.location.as_ref().map(Place::of),
        };
        OneSide {
            role: &side.role,
            location: Place::of(&side.location),
            access: side
                .access
                .as_ref()
                .map(|access| Accessed { operation: access.operation.word(), object: &access.object }),
            thread: side.thread.as_ref().map(Who::of),
            locks: side.locks.iter().map(lock).collect(),
            calls: side.calls.iter().map(call).collect(),
        }
    }
}

#[derive(Serialize)]
struct Accessed<'a> {
    operation: &'a str,
    object: &'a str,
}

#[derive(Serialize)]
struct Who<'a> {
    name: &'a str,
    origin: Option<Started<'a>>,
}

impl<'a> Who<'a> {
    fn of(thread: &'a finding::Thread) -> Self {
        let origin = thread.origin.as_ref().map(|origin| Started {
            creator: &origin.creator,
            location: origin.location.as_ref().map(Place::of),
        });
        Who { name: &thread.name, origin }
    }
}

#[derive(Serialize)]
struct Started<'a> {
    creator: &'a str,
    location: Option<Place<'a>>,
}

#[derive(Serialize)]
struct Lock<'a> {
    name: &'a str,
    acquired: Option<Place<'a>>,
}

#[derive(Serialize)]
struct Call<'a> {
    function: &'a str,
    location: Option<Place<'a>>,
}

/// A place: in a source file, in a trace, or both.
#[derive(Serialize)]
struct Place<'a> {
    source: Option<InSource<'a>>,
    trace: Option<InTrace<'a>>,
}

impl<'a> Place<'a> {
    fn of(location: &'a Location) -> Self {
        let source = location.span().map(|span| InSource {
            path: &span.path,
            start: Point::of(span.start),
            end: span.end.map(Point::of),
        });
        let trace = match location {
            Location::Source(_) => None,
            Location::Trace(place) => {
                Some(InTrace { name: &place.trace, event: place.event, text: place.text.as_deref() })
            }
        };
        Place { source, trace }
    }
}

#[derive(Serialize)]
struct InSource<'a> {
    path: &'a str,
    start: Point,
    end: Option<Point>,
}

#[derive(Serialize)]
struct Point {
    line: u32,
    column: Option<u32>,
}

impl Point {
    fn of(position: Position) -> Self {
        Point { line: position.line.get(), column: position.column.map(std::num::NonZero::get) }
    }
}

#[derive(Serialize)]
struct InTrace<'a> {
    name: &'a str,
    event: u64,
    text: Option<&'a str>,
}

#[derive(Serialize)]
struct Believed<'a> {
    rung: &'a str,
    #[serde(flatten)]
    proof: Proof<'a>,
}

/// What is needed to check a piece of evidence; each rung has its own keys.
#[derive(Serialize)]
#[serde(untagged)]
enum Proof<'a> {
    None {},
    Reordering {
        engine: &'a str,
        events: u64,
        witness: Option<&'a str>,
        interleaving: Columns<'a>,
    },
    /// The seed is a text, because many readers of JSON round large numbers.
    Schedule {
        entry: &'a str,
        strategy: &'a str,
        seed: String,
        decisions: Vec<String>,
        steps: u64,
        interleaving: Columns<'a>,
    },
}

impl<'a> Believed<'a> {
    fn of(evidence: &'a Evidence) -> Self {
        let proof = match evidence {
            Evidence::Shape | Evidence::MayRace | Evidence::Caught => Proof::None {},
            Evidence::Reordering(reordering) => Proof::Reordering {
                engine: &reordering.engine,
                events: reordering.events,
                witness: reordering.witness.as_deref(),
                interleaving: Columns::of(&reordering.interleaving),
            },
            Evidence::Schedule(schedule) => Proof::Schedule {
                entry: &schedule.entry,
                strategy: &schedule.strategy,
                decisions: schedule.decisions.iter().map(ToString::to_string).collect(),
                seed: schedule.seed.to_string(),
                steps: schedule.steps,
                interleaving: Columns::of(&schedule.interleaving),
            },
        };
        Believed { rung: evidence.rung().word(), proof }
    }
}

#[derive(Serialize)]
struct Columns<'a> {
    threads: &'a [String],
    original: Vec<OneRow<'a>>,
    reordered: Vec<OneRow<'a>>,
}

impl<'a> Columns<'a> {
    fn of(interleaving: &'a Interleaving) -> Self {
        Columns {
            threads: &interleaving.threads,
            original: interleaving.original.iter().map(OneRow::of).collect(),
            reordered: interleaving.reordered.iter().map(OneRow::of).collect(),
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum OneRow<'a> {
    Step {
        thread: u32,
        event: Option<u64>,
        text: &'a str,
        decisive: bool,
        held: &'a [String],
        location: Option<Place<'a>>,
    },
    Skipped {
        skipped: u64,
    },
}

impl<'a> OneRow<'a> {
    fn of(row: &'a Row) -> Self {
        match row {
            Row::Skipped(count) => OneRow::Skipped { skipped: *count },
            Row::Step(step) => OneRow::Step {
                thread: step.lane.0,
                event: step.event,
                text: &step.text,
                decisive: step.emphasis == Emphasis::Decisive,
                held: &step.held,
                location: step.location.as_ref().map(Place::of),
            },
        }
    }
}
