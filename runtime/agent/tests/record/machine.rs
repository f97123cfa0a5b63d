//! Compiles Java, runs it with and without the recorder, and makes a trace of what it left behind.

use crate::java::{compiled, java_with_agent, run};
use active::agent::RECORD;
use predict::{Config, Engine};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use tempfile::TempDir;
use toolchains::jdk::tool;
use trace::Trace;
use trace::read::{ReadOptions, read};
use trace::spool::{Book, convert};
use trace::write::TbtWriter;

/// All programs, compiled once.
pub(crate) fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    CLASSES.get_or_init(|| compiled("record/java")).path()
}

/// What a run printed, and how it ended.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Printed {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

fn printed(output: &Output) -> Printed {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Printed { stdout: text(&output.stdout), stderr: text(&output.stderr), code: output.status.code() }
}

/// A recorded run.
pub(crate) struct Run {
    pub(crate) printed: Printed,
    pub(crate) trace: Trace,
    pub(crate) troubles: Vec<String>,
    pub(crate) is_complete: bool,
}

/// Runs a program without the recorder.
pub(crate) fn plain(program: &str) -> Printed {
    printed(&run(tool("java").arg("-cp").arg(classes()).arg(program)))
}

/// A command that records a program into a folder, with every class verified, the recorder's own included.
pub(crate) fn recording(folder: &Path, program: &[&str]) -> Command {
    let mut command = java_with_agent();
    command.arg("-cp").arg(classes()).args(program).env(RECORD, folder).stdin(Stdio::null());
    command
}

/// Runs a program with the recorder.
pub(crate) fn recorded(program: &str) -> Run {
    recorded_in(&[program], &[])
}

/// Likewise, with arguments and further settings.
pub(crate) fn recorded_in(program: &[&str], settings: &[(&str, &str)]) -> Run {
    let folder = tempfile::tempdir().expect("a folder for events");
    let output = run(recording(folder.path(), program).envs(settings.iter().copied()));
    let (trace, troubles, is_complete) = converted(folder.path());
    Run { printed: printed(&output), trace, troubles, is_complete }
}

/// The trace of the only process that left something in a folder, as it reads from a file.
pub(crate) fn converted(folder: &Path) -> (Trace, Vec<String>, bool) {
    let processes: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a process").path()).collect();
    let [process] = &processes[..] else { panic!("one process, not {processes:?}") };
    let text = std::fs::read_to_string(process.join("book")).expect("a book");
    let book = Book::parse(&text);
    let mut file = Vec::new();
    let mut writer = TbtWriter::new(&mut file).expect("memory");
    let events = File::open(process.join("events")).expect("events");
    convert(events, &book, &mut writer, u64::MAX).expect("events can be read");
    writer.finish().expect("memory");
    let read = read(&file[..], &ReadOptions::default()).expect("a trace");
    assert!(!read.truncated && read.notes.is_empty(), "{:?}", read.notes);
    (read.trace, book.troubles.iter().map(|&trouble| trouble.to_owned()).collect(), book.is_complete)
}

/// What is odd about a trace, by kind.
pub(crate) fn oddities(trace: &Trace) -> Vec<String> {
    let told = |oddity: trace::check::Oddity| {
        let example = oddity.examples.first().map_or(String::new(), |example| example.message.clone());
        format!("{}: {example}", oddity.kind.name())
    };
    trace::check::check(trace).into_iter().map(told).collect()
}

/// What is predicted: `data-race Bank$Account@.balance Bank.java:13 Bank.java:14`, sorted; numbers of objects differ from run to run.
pub(crate) fn predicted(trace: &Trace, config: &Config) -> Vec<String> {
    let outcome = predict::run(trace, config, &|_| {});
    let findings = predict::findings(trace, "trace", Engine::Seqcheck, &outcome.bugs);
    let mut told = Vec::new();
    for finding in findings {
        let mut places: Vec<String> = finding.sides().map(|side| place(&side.location)).collect();
        places.sort();
        places.dedup();
        told.push(format!("{} {}", finding.rule.name, places.join(" ")));
    }
    told.sort();
    told.dedup();
    told
}

fn place(location: &finding::Location) -> String {
    location.span().map_or_else(|| "?".to_owned(), ToString::to_string)
}

/// Races and deadlocks. That two critical sections of a thread are meant to be one is a guess about the program, not about its order.
pub(crate) fn races_and_deadlocks() -> Config {
    Config { atomicity: false, ..Config::default() }
}
