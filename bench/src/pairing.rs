//! Pairs of accesses that may race: time, memory and the sizes of all relations, on jars and on generated programs of four sizes, so that
//! one sees how they grow; and the fast solver beside the naive one, where that one is done in this life. Each in a process of its own.

use crate::measure::{self, time};
use crate::page::{Goal, Page};
use crate::table;
use ir::Program;
use ir::effects::Effects;
use java::containers::{Roles, classes};
use java::lower::{Role, lower};
use pairs::{Config, Solving};
use std::fmt::Write as _;

/// Classes of the generated programs: each size is twice the one before.
const GENERATED: [u32; 4] = [250, 500, 1000, 2000];

/// With more facts than that, the naive solver takes minutes.
const NAIVE_FACTS: usize = 12_000;

const PAGE: Page<Outcome> = Page {
    name: "pairs",
    things: "FILE…",
    file: "PAIRS.md",
    title: "Pairs of accesses that may race",
    about: "\
Seconds of one core, whoever else wanted it, the best of {rounds} rounds; memory is the
peak of a process that reads and analyses. The JDK is part of it as the tables that describe it.",
    remarks: include_str!("pairing_remarks.md"),
    label: name,
    parse: Outcome::parse,
    better: Outcome::better,
    summary,
};

/// What came out of one program. On one line, so that it survives the way from the child.
#[derive(Clone, PartialEq, Debug, Default)]
struct Outcome {
    /// Seconds: reading, all of the analysis, points-to sets alone, the same with the naive solver.
    seconds: [f64; 4],
    /// Memory, then sizes, then stages.
    counts: Vec<u64>,
}

/// `bench pairs [--write] FILE…`
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let (goal, paths) = Goal::of(words);
    let generated: Vec<String> = GENERATED.iter().map(u32::to_string).collect();
    let all: Vec<&str> = paths.iter().copied().chain(generated.iter().map(String::as_str)).collect();
    PAGE.make(goal, &all)
}

fn name(what: &str) -> String {
    match what.parse::<u32>() {
        Ok(classes) => format!("{classes} generated classes"),
        Err(_) => measure::short_name(what),
    }
}

/// The child's side: analyses one jar, or a generated program of so many classes.
pub(crate) fn run_case(what: &str) -> Result<(), String> {
    let (reading, program) = match what.parse::<u32>() {
        Ok(classes) => time(|| ir::text::parse(&generated(classes)).map_err(|error| format!("{error:?}"))),
        Err(_) => time(|| read(what)),
    };
    let program = program?;
    let (effects, config) = (Effects::jdk(), Config::default());
    let (analysing, outcome) = time(|| pairs::run(&program, effects, &config));
    let peak = measure::peak_kib().unwrap_or(0);
    let (solving, facts) = time(|| pairs::points_to_facts(&program, effects, &config, Solving::Fast));
    let naive = match facts {
        0..=NAIVE_FACTS => time(|| pairs::points_to_facts(&program, effects, &config, Solving::Naive)).0,
        _ => 0.0,
    };
    let sizes = outcome.sizes;
    let mut counts: Vec<u64> = vec![peak, outcome.findings.len() as u64];
    let sizes = [
        sizes.methods,
        sizes.method_contexts,
        sizes.objects,
        sizes.shared_objects,
        sizes.points_to_facts,
        sizes.call_edges,
        sizes.accesses,
    ];
    counts.extend(sizes.map(|size| size as u64));
    counts.extend(outcome.stages.iter().map(|(_, count)| *count));
    println!("{}", Outcome { seconds: [reading, analysing, solving, naive], counts }.line());
    Ok(())
}

fn read(path: &str) -> Result<Program, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    let found = classes(path, &bytes, Roles { own: Role::Program, bundled: Role::Library });
    Ok(lower(&found.classes).program)
}

/// A library of classes that guard most of what they do, each with a part of its own and a neighbour.
fn generated(classes: u32) -> String {
    let mut text = "file \"generated.ir\"\n".to_owned();
    for class in 0..classes {
        let next = (class + 1) % classes;
        let line = class * 10 + 1;
        let _ = write!(
            text,
            "\
public class Part{class} : object {{
  field x: int @{line}:3
  public method touch() -> void @{line}:4 {{
    var %1: int, %2: int, %3: int
  b0:
    %1 = this.Part{class}::x @{line}:5
    %2 = 1
    %3 = int %1 + %2
    this.Part{class}::x = %3 @{line}:6
    return
  }}
}}
public class Store{class} : object {{
  field count: int @{line}:10
  field part: Part{class} @{line}:11
  field next: Store{next} @{line}:12
  public constructor method `<init>`() -> void @{line}:13 {{
  b0:
    %1 = new Part{class} @{line}:14
    this.Store{class}::part = %1 @{line}:15
    return
  }}
  public synchronized method add(other: Store{next}) -> void @{line}:16 {{
  b0:
    %2 = 1
    this.Store{class}::count = %2 @{line}:17
    this.Store{class}::next = other @{line}:18
    %3 = this.Store{class}::part @{line}:19
    callvirt Part{class}::touch(%3) @{line}:20
    %4 = this.Store{class}::next @{line}:21
    callvirt Store{next}::work(%4) @{line}:22
    return
  }}
  public method size() -> int @{line}:23 {{
  b0:
    %1 = this.Store{class}::count @{line}:24
    return %1
  }}
  public method work() -> void @{line}:25 {{
  b0:
    %1 = this.Store{class}::part @{line}:26
    callvirt Part{class}::touch(%1) @{line}:27
    return
  }}
}}
"
        );
    }
    text
}

impl Outcome {
    /// The smallest of each time.
    fn better(mut self, other: &Outcome) -> Outcome {
        for (known, new) in self.seconds.iter_mut().zip(other.seconds) {
            *known = known.min(new);
        }
        self
    }

    fn line(&self) -> String {
        let seconds = self.seconds.iter().map(f64::to_string);
        seconds.chain(self.counts.iter().map(u64::to_string)).collect::<Vec<String>>().join(" ")
    }

    fn parse(line: &str) -> Option<Outcome> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (seconds, counts) = words.split_at_checked(4)?;
        let seconds: Vec<f64> = seconds.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let counts: Vec<u64> = counts.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let enough = counts.len() == 2 + SIZES.len() + 6;
        enough.then_some(Outcome { seconds: seconds.try_into().ok()?, counts })
    }
}

/// What the sizes are called.
const SIZES: [&str; 7] =
    ["methods", "in contexts", "objects", "shared", "points-to facts", "call edges", "accesses"];

fn summary(rows: &[(String, Outcome)]) -> String {
    let costs: Vec<Vec<String>> = rows.iter().map(|(name, outcome)| costs(name, outcome)).collect();
    let header = [
        "program",
        "read, s",
        "analyse, s",
        "of that points-to, s",
        "naive, s",
        "naive : fast",
        "MiB",
        "findings",
    ];
    let mut text = table::render(1, &header, &costs);
    let sizes = |(name, outcome): &(String, Outcome)| {
        let counts = outcome.counts[2..].iter().map(u64::to_string);
        std::iter::once(name.clone()).chain(counts).collect::<Vec<String>>()
    };
    let mut header = vec!["program"];
    header.extend(SIZES);
    header.extend(pairs::Stage::ALL.iter().map(|stage| stage.name()));
    let sizes: Vec<Vec<String>> = rows.iter().map(sizes).collect();
    let _ = write!(text, "\n{}", table::render(1, &header, &sizes));
    text
}

fn costs(name: &str, outcome: &Outcome) -> Vec<String> {
    let [reading, analysing, solving, naive] = outcome.seconds;
    let is_naive = naive > 0.0;
    vec![
        name.to_owned(),
        format!("{reading:.2}"),
        format!("{analysing:.2}"),
        format!("{solving:.2}"),
        if is_naive { format!("{naive:.2}") } else { "-".to_owned() },
        if is_naive { format!("{:.0}", naive / solving.max(0.001)) } else { "-".to_owned() },
        (outcome.counts[0] / 1024).to_string(),
        outcome.counts[1].to_string(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_survives_the_way_from_the_child() {
        let outcome = Outcome { seconds: [0.5, 1.25, 0.0, 2.0], counts: (0..15).collect() };
        assert_eq!(Outcome::parse(&outcome.line()), Some(outcome));
        assert_eq!(Outcome::parse("1 2 3 4 5"), None);
    }

    #[test]
    fn a_generated_program_has_the_races_that_were_put_into_it() {
        let program = ir::text::parse(&generated(3)).expect("the text is a program");
        let outcome = pairs::run(&program, Effects::jdk(), &Config::default());
        let fields: Vec<&str> = outcome.views.by_field.iter().map(|(field, _)| field.as_str()).collect();
        assert!(fields.contains(&"Store0.count") && fields.contains(&"Part2.x"), "{fields:?}");
    }
}
