//! Compiles Java, runs it with and without the agent, and reads what the agent left behind.

use crate::java::{compiled, java_with_agent, run};
use crate::journals::{Run, entries, told};
use active::agent::{JOURNALS, TRAPS};
use active::{Caught, Entry};
use std::path::Path;
use std::process::Output;
use std::sync::OnceLock;
use tempfile::TempDir;
use toolchains::jdk::tool;

/// All programs, compiled once.
pub(crate) fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    CLASSES.get_or_init(|| compiled("java")).path()
}

/// Runs a program without the agent.
pub(crate) fn plain(program: &str) -> Run {
    let output = run(tool("java").arg("-cp").arg(classes()).arg(program));
    told(&output, &[])
}

/// Runs a program with the agent, and the traps of an earlier run.
pub(crate) fn watched_with(program: &str, traps: &str) -> Run {
    watched_in(program, traps, &[])
}

/// Likewise, with further settings in the environment.
pub(crate) fn watched_in(program: &str, traps: &str, settings: &[(&str, &str)]) -> Run {
    let (output, entries) = journal_of(program, traps, settings);
    told(&output, &entries)
}

/// Likewise, and what the agent wrote about it.
pub(crate) fn journal_of(program: &str, traps: &str, settings: &[(&str, &str)]) -> (Output, Vec<Entry>) {
    let folder = tempfile::tempdir().expect("a folder for journals");
    let trap_file = folder.path().join("traps");
    std::fs::write(&trap_file, traps).expect("a writable folder");
    let mut command = java_with_agent();
    command.arg("-cp").arg(classes()).arg(program);
    command.env(JOURNALS, folder.path()).env(TRAPS, &trap_file);
    command.envs(settings.iter().copied());
    let output = run(&mut command);
    let entries = entries(folder.path());
    assert_eq!(entries.last(), Some(&Entry::End), "the journal is complete");
    (output, entries)
}

/// Runs a program with the agent.
pub(crate) fn watched(program: &str) -> Run {
    watched_with(program, "")
}

/// Compilers number lambdas as they like: `lambda$main$1` is `lambda$main`.
pub(crate) fn without_numbers(text: &str) -> String {
    let mut parts = text.split('$');
    let mut out = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|digit: char| digit.is_ascii_digit());
        if rest.len() == part.len() {
            out.push('$');
        }
        out.push_str(rest);
    }
    out
}

/// `HashMap: Cache.get:5 Map.get / Cache.put:9 Map.put`, sorted.
pub(crate) fn pairs(run: &Run) -> Vec<String> {
    let pair = |caught: &Caught| {
        let mut sites = caught.sides.each_ref().map(|side| without_numbers(&side.site));
        sites.sort();
        format!("{}: {}", caught.object, sites.join(" / "))
    };
    let mut pairs: Vec<String> = run.caught.iter().map(pair).collect();
    pairs.sort();
    pairs
}
