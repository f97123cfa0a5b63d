//! How fast the simulated machine runs, and how that grows with threads and heap. Each case is one run of one
//! program, on one core; the reference is a loop that shares nothing.

use crate::{files, measure, results, table};
use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::lower::lower;
use csharp::syntax::{ParseOptions, parse};
use csharp::{framework, models};
use ir::Program;
use simulate::{Config, Strategy, Trial};
use std::sync::Arc;
use std::time::Instant;

/// Every number is the best of so many rounds.
const ROUNDS: usize = 3;

/// What the table does not say. Written by hand, and only true of the numbers that are committed.
const REMARKS: &str = include_str!("simulate_remarks.md");

/// A program of some size.
struct Case {
    name: &'static str,
    size: u64,
    text: String,
}

/// What a run of it took.
struct Measured {
    case: Case,
    seconds: f64,
    steps: u64,
}

impl Measured {
    fn nanoseconds_per_step(&self) -> f64 {
        self.seconds * 1e9 / measure::float(self.steps.max(1))
    }
}

/// `bench simulate [--write]`
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let write = match words {
        [] => false,
        ["--write"] => true,
        _ => return Err("bench simulate [--write]".to_owned()),
    };
    let rows = cases().into_iter().map(best).collect::<Result<Vec<_>, _>>()?;
    if write {
        return files::write("SIMULATE.md", &page(&rows));
    }
    print!("{}", summary(&rows));
    Ok(())
}

fn cases() -> Vec<Case> {
    let mut cases = vec![
        Case { name: "compute", size: 1, text: compute() },
        Case { name: "shared field", size: 1, text: shared(1, 1_000_000) },
    ];
    cases.extend([2, 8, 32, 128].map(|size| Case {
        name: "shared field",
        size,
        text: shared(size, 1_000_000),
    }));
    cases.extend([2, 8, 32, 128].map(|size| Case { name: "locked field", size, text: locked(size) }));
    cases.extend([1_000, 10_000, 100_000].map(|size| Case { name: "live objects", size, text: heap(size) }));
    cases
}

/// Arithmetic in registers, and a branch.
fn compute() -> String {
    "long sum = 0; for (long i = 0; i < 2000000; i++) { sum += i * 3 % 7; } System.Console.WriteLine(sum);"
        .to_owned()
}

/// Threads that read and write one field without a lock, so many times together.
fn shared(threads: u64, times: u64) -> String {
    format!(
        "using System.Threading;
        var all = new Thread[{threads}];
        for (int t = 0; t < {threads}; t++) {{ all[t] = new Thread(Counter.Work); all[t].Start(); }}
        foreach (var one in all) one.Join();
        static class Counter {{
            static long count;
            public static void Work() {{ for (int i = 0; i < {each}; i++) {{ count = count + 1; }} }}
        }}",
        each = times / threads
    )
}

/// The same under a lock.
fn locked(threads: u64) -> String {
    shared(threads, 50_000)
        .replace("{ count = count + 1; }", "{ lock (typeof(Counter)) { count = count + 1; } }")
}

/// A list that keeps so many objects alive, while others come and go.
fn heap(objects: u64) -> String {
    format!(
        "using System.Collections.Generic;
        var kept = new List<object>();
        for (int i = 0; i < {objects}; i++) {{ kept.Add(new object()); }}
        for (int i = 0; i < 1000000; i++) {{ _ = new object(); }}
        System.Console.WriteLine(kept.Count);"
    )
}

fn best(case: Case) -> Result<Measured, String> {
    eprintln!("{} {}", case.name, case.size);
    let program = program(&case.text);
    let mut best: Option<(f64, u64)> = None;
    for _ in 0..ROUNDS {
        let (seconds, trial) = timed(&program).ok_or("the program has no entry")?;
        if trial.end != simulate::End::Finished {
            return Err(format!("{} {} ended early: {:?}", case.name, case.size, trial.end));
        }
        best = best.filter(|&(least, _)| least <= seconds).or(Some((seconds, trial.steps)));
    }
    let (seconds, steps) = best.ok_or("no round was run")?;
    Ok(Measured { case, seconds, steps })
}

fn timed(program: &Program) -> Option<(f64, Trial)> {
    let config = Config { run_steps: u64::MAX, total_steps: u64::MAX, heap: 256 << 20, ..Config::default() };
    let start = Instant::now();
    let trial = simulate::trial(program, &config, Strategy::RandomWalk)?;
    Some((start.elapsed().as_secs_f64(), trial))
}

fn program(text: &str) -> Program {
    let source = |path: &str, text: &str, origin, project| {
        let parsed = parse(text, &ParseOptions::default());
        Arc::new(Source::new(path.to_owned(), text.to_owned().into(), parsed.tree, origin, project))
    };
    let library =
        |origin| move |&(path, text): &(&str, &str)| source(path, text, origin, ProjectId::LIBRARIES);
    let mut sources: Vec<_> = framework::files().iter().map(library(Origin::Outline)).collect();
    sources.extend(models::files().iter().map(library(Origin::Model)));
    sources.push(source("program.cs", text, Origin::Program, ProjectId(1)));
    lower(&Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources)).program
}

fn summary(rows: &[Measured]) -> String {
    let header = ["case", "size", "steps", "seconds", "steps/s", "ns/step", "times compute"];
    let reference = rows.first().map_or(1.0, Measured::nanoseconds_per_step);
    let cells = |row: &Measured| {
        vec![
            row.case.name.to_owned(),
            row.case.size.to_string(),
            table::short(measure::float(row.steps)),
            format!("{:.3}", row.seconds),
            table::short(measure::float(row.steps) / row.seconds),
            format!("{:.1}", row.nanoseconds_per_step()),
            format!("{:.2}", row.nanoseconds_per_step() / reference),
        ]
    };
    table::render(1, &header, &rows.iter().map(cells).collect::<Vec<_>>())
}

fn page(rows: &[Measured]) -> String {
    format!(
        "\
# The simulated machine

Generated by `cargo run --release -p bench -- simulate --write` on a machine with {machine}. A number is the best of {ROUNDS} runs on one
core, with race detection on; a step is one instruction of the intermediate language. *Size* is the number of threads, or of objects that stay
alive. The schedule is the random walk, which may switch at every shared access.

{summary}
{REMARKS}",
        machine = results::machine(),
        summary = summary(rows),
    )
}
