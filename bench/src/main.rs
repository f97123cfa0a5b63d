//! `bench gen` writes a workload to a file; `bench run` measures all that works on traces; `bench score` says
//! what the engines find; `bench csharp` measures the C# parser, `bench front-end` the way from there to the
//! intermediate language, `bench classes` the same way from class files, `bench recheck` what an edit costs in a
//! check that is kept open, `bench simulate` the machine that runs programs, `bench pairs` the analysis of pairs of
//! accesses, `bench agent` what the agent costs on a JVM and on .NET, `bench record` what
//! recording does.

mod agent;
mod cases;
mod classes;
mod csharp;
mod files;
mod front_end;
mod input;
mod measure;
mod page;
mod pairing;
mod recheck;
mod record;
mod results;
mod score;
mod simulate;
mod table;
mod targets;

use bench::{Spec, Values, Workload, std_text};
use measure::Effort;
use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

const USAGE: &str = "\
Usage: bench gen [OPTIONS] --out FILE.std   writes a trace; prints what there is to find in it
       bench run [--quick|--full] [NAME]    measures; only the cases whose name contains NAME
       bench run --write                    measures all, in full; writes RESULTS.md and the README's table
       bench score [--write]                what each engine finds and misses; writes SCORES.md
       bench csharp [--write] [--corpus FOLDER]…
                                            how fast C# is parsed; writes CSHARP.md. Beside tree-sitter if
                                            built with `--features tree-sitter`
       bench front-end [--write] FOLDER…    from C# source to the intermediate language; writes FRONTEND.md
       bench simulate [--write]             how fast the simulated machine runs; writes SIMULATE.md
       bench recheck [--write] FOLDER…      how long it takes to check again after an edit; writes RECHECK.md
       bench classes [--write] FILE…        from class files to the same; writes CLASSES.md
       bench pairs [--write] FILE…          pairs of accesses in jars and generated programs; writes PAIRS.md
       bench agent [--write]                what the agent costs on a JVM and on .NET; writes AGENT.md
       bench record [--write]               what recording costs on a JVM and on .NET; writes RECORD.md

Options of gen, with their defaults:
  --seed 1            --events 100000     --threads 8       --locks 32       --variables 2048
  --routines 40       --phases 3          --local 87        --read-mostly 30 --branches 40
  --races 12          --deadlocks 4       --long-deadlocks 2
  --atomicity 8       --decoys 12         --values no|yes
Numbers may be written as 1e6. --local, --read-mostly and --branches are percentages.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["gen", options @ ..] => generate(options),
        ["run", "--write"] => results::write(),
        ["run", "--quick", filter @ ..] => results::print(Effort::Quick, filter.first().copied()),
        ["run", "--full", filter @ ..] => results::print(Effort::Full, filter.first().copied()),
        ["run", filter @ ..] => results::print(Effort::Usual, filter.first().copied()),
        ["score"] => {
            print!("{}", score::page(score::EVENTS));
            Ok(())
        }
        ["score", "--write"] => score::write(),
        ["csharp", words @ ..] => csharp::run(words),
        ["front-end", words @ ..] => front_end::PAGE.run(words),
        ["simulate", words @ ..] => simulate::run(words),
        ["recheck", words @ ..] => recheck::run(words),
        ["agent", words @ ..] => agent::run(words),
        ["record", words @ ..] => record::run(words),
        ["front-end-case", folder] => front_end::run_case(folder),
        ["classes", words @ ..] => classes::PAGE.run(words),
        ["classes-case", file] => classes::run_case(file),
        ["pairs", words @ ..] => pairing::run(words),
        ["pairs-case", what] => pairing::run_case(what),
        ["case", name, events, folder] => measure::run_case(name, events, folder),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn generate(options: &[&str]) -> Result<(), String> {
    let (spec, path) = parse(options)?;
    let workload = Workload::new(&spec);
    let file = File::create(&path).map_err(|error| format!("cannot write {path}: {error}"))?;
    let mut writer = std_text::Writer::new(workload.names(), BufWriter::with_capacity(1 << 20, file));
    workload.run(|event| writer.write(event));
    writer.finish().map_err(|error| format!("cannot write {path}: {error}"))?;
    io::stdout()
        .write_all(workload.manifest().to_text(workload.names()).as_bytes())
        .map_err(|error| format!("cannot write the manifest: {error}"))
}

fn parse(options: &[&str]) -> Result<(Spec, String), String> {
    let mut spec = Spec::default();
    let mut out = None;
    for option in options.chunks(2) {
        let [name, value] = option else { return Err(format!("{} needs a value\n\n{USAGE}", option[0])) };
        match *name {
            "--out" => out = Some((*value).to_owned()),
            "--values" if *value == "yes" => spec.values = Values::Recorded,
            "--values" if *value == "no" => spec.values = Values::Omitted,
            "--seed" => spec.seed = measure::number(value)?,
            "--events" => spec.events = measure::number(value)?,
            _ => {
                let field =
                    field(&mut spec, name).ok_or_else(|| format!("no such option: {name}\n\n{USAGE}"))?;
                *field = u32::try_from(measure::number(value)?)
                    .map_err(|_| format!("{name} {value} is too large: at most {}", u32::MAX))?;
            }
        }
    }
    Ok((spec, out.ok_or_else(|| format!("where to? --out FILE is missing\n\n{USAGE}"))?))
}

fn field<'a>(spec: &'a mut Spec, option: &str) -> Option<&'a mut u32> {
    Some(match option {
        "--threads" => &mut spec.threads,
        "--locks" => &mut spec.locks,
        "--variables" => &mut spec.variables,
        "--routines" => &mut spec.routines,
        "--phases" => &mut spec.phases,
        "--local" => &mut spec.local_percent,
        "--read-mostly" => &mut spec.read_mostly_percent,
        "--branches" => &mut spec.branch_percent,
        "--races" => &mut spec.plant.races,
        "--deadlocks" => &mut spec.plant.deadlocks,
        "--long-deadlocks" => &mut spec.plant.long_deadlocks,
        "--atomicity" => &mut spec.plant.atomicity,
        "--decoys" => &mut spec.plant.decoys,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read() {
        let (spec, out) = parse(&["--events", "1e6", "--values", "yes", "--races", "3", "--out", "x.std"])
            .expect("all known");
        assert_eq!((spec.events, spec.values, spec.plant.races), (1_000_000, Values::Recorded, 3));
        assert_eq!(out, "x.std");
    }

    #[test]
    fn what_is_wrong_with_an_option_is_said() {
        let message = |options: &[&str]| parse(options).map(|_| ()).expect_err("not an option");
        assert!(message(&["--evnets", "5"]).starts_with("no such option: --evnets\n"));
        assert!(message(&["--events"]).starts_with("--events needs a value\n"));
        assert!(message(&["--events", "1e99"]).starts_with("not a whole number: 1e99"));
        assert!(message(&["--threads", "1e10"]).starts_with("--threads 1e10 is too large"));
        assert!(message(&[]).starts_with("where to?"));
    }
}
