//! What a recorder left behind: made into a trace, checked, and predicted from. For all virtual machines.

use predict::{Config, Engine};
use std::fs::File;
use std::path::{Path, PathBuf};
use trace::Trace;
use trace::read::{ReadOptions, read};
use trace::spool::{Book, convert};
use trace::write::TbtWriter;

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
    let place = location.span().map_or_else(|| "?".to_owned(), ToString::to_string);
    place.rsplit('/').next().unwrap_or_default().to_owned()
}

/// Races and deadlocks. That two critical sections of a thread are meant to be one is a guess about the program, not about its order.
pub(crate) fn races_and_deadlocks() -> Config {
    Config { atomicity: false, ..Config::default() }
}
