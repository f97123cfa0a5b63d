//! `threadbare trace stats`: what is in a trace, in numbers.

use crate::args::{Common, ReadArgs};
use crate::commands::{Exit, reading};
use crate::print;
use crate::progress::Progress;
use crate::visible::visible;
use clap::Args;
use project::Error;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use trace::read::ReadOutcome;
use trace::stats::{Stats, ThreadStats, stats};
use trace::{Op, ThreadId, Trace};

/// Count what is in a trace
#[derive(Args)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// As one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &StatsArgs, common: &Common) -> Result<Exit, Error> {
    let progress = Progress::start(common);
    let outcome = reading::read(&args.read, common, &progress)?;
    progress.phase("counting");
    let counted = Counted::of(&args.read.input().name(), &outcome, &stats(&outcome.trace));
    drop(progress);
    let text = if args.json { json(&counted)? } else { counted.text() };
    print::deliver(&text, None)?;
    Ok(Exit::Clean)
}

fn json(counted: &Counted) -> Result<String, Error> {
    let text = serde_json::to_string_pretty(counted);
    text.map(|text| text + "\n").map_err(|error| Error::new("cannot write the counts as JSON").because(error))
}

/// What is shown, as text and as JSON.
#[derive(Serialize)]
struct Counted {
    version: u32,
    input: String,
    format: Option<&'static str>,
    compression: String,
    truncated: bool,
    skipped: u64,
    #[serde(flatten, serialize_with = "by_key")]
    totals: [(&'static str, &'static str, u64); 14],
    operations: BTreeMap<&'static str, u64>,
    threads: Vec<OneThread>,
}

#[derive(Serialize)]
struct OneThread {
    name: String,
    events: u64,
    first_event: Option<u64>,
    last_event: Option<u64>,
    forks: u64,
    operations: BTreeMap<&'static str, u64>,
}

impl Counted {
    fn of(input: &str, outcome: &ReadOutcome, stats: &Stats) -> Self {
        let thread = |(id, thread): (u32, &ThreadStats)| OneThread::of(&outcome.trace, ThreadId(id), thread);
        Counted {
            version: 1,
            input: input.to_owned(),
            format: outcome.format.map(trace::read::Format::name),
            compression: outcome.compression.to_string(),
            truncated: outcome.truncated,
            skipped: outcome.skipped,
            totals: totals(stats),
            operations: operations(&stats.operations),
            threads: (0..).zip(&stats.threads).map(thread).collect(),
        }
    }

    fn text(&self) -> String {
        let mut text = format!("{} ({})\n", visible(&self.input), self.format.unwrap_or("empty"));
        for (_, label, value) in &self.totals {
            let _ = writeln!(text, "  {label:<34} {value:>10}");
        }
        text.push_str("operations\n");
        for (word, count) in &self.operations {
            let _ = writeln!(text, "  {word:<34} {count:>10}");
        }
        text.push_str(
            "threads                                events        first         last        forks\n",
        );
        for thread in &self.threads {
            let event = |event: Option<u64>| event.map_or("-".to_owned(), |event| format!("e{event}"));
            let _ = writeln!(
                text,
                "  {:<32} {:>12} {:>12} {:>12} {:>12}",
                visible(&thread.name),
                thread.events,
                event(thread.first_event),
                event(thread.last_event),
                thread.forks
            );
        }
        text
    }
}

impl OneThread {
    fn of(trace: &Trace, id: ThreadId, stats: &ThreadStats) -> Self {
        OneThread {
            name: trace.thread_name(id).into_owned(),
            events: stats.events,
            first_event: stats.span.map(|(first, _)| u64::from(first.0) + 1),
            last_event: stats.span.map(|(_, last)| u64::from(last.0) + 1),
            forks: stats.forks,
            operations: operations(&stats.operations),
        }
    }
}

fn by_key<S: Serializer>(
    totals: &[(&'static str, &'static str, u64); 14],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(totals.iter().map(|(key, _, value)| (key, value)))
}

/// The operations that occur.
fn operations(counts: &[u64; Op::COUNT]) -> BTreeMap<&'static str, u64> {
    Op::WORDS.into_iter().zip(counts.iter().copied()).filter(|(_, count)| *count > 0).collect()
}

/// The totals: key of JSON, label of the table, count.
fn totals(stats: &Stats) -> [(&'static str, &'static str, u64); 14] {
    [
        ("events", "events", stats.events),
        ("variables", "variables", stats.vars),
        ("shared_variables", "  written, and of several threads", stats.shared_vars),
        ("read_only_variables", "  only read, by several threads", stats.read_only_vars),
        ("locks", "locks", stats.locks),
        ("shared_locks", "  of several threads", stats.shared_locks),
        ("blocks", "atomic blocks", stats.blocks),
        ("locations", "locations", stats.locations),
        ("events_without_location", "events without location", stats.events_without_location),
        ("events_with_value", "events with a value", stats.events_with_value),
        ("values", "different values", stats.values),
        ("deepest_reentrancy", "deepest re-entrancy of a lock", stats.deepest_reentrancy),
        ("deepest_nesting", "most locks held at once", stats.deepest_nesting),
        ("open_sections", "sections open at the end", stats.open_sections),
    ]
}
