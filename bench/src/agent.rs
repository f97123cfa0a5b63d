//! What the agent costs on a JVM, beside plain runs of the same programs in the same minute.

use crate::table::render;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const PAGE: &str = "AGENT.md";

const REMARKS: &str = "\
# What the agent costs

`bench agent --write` writes this page. Plain runs and runs under `threadbare test`'s agent take turns; each number is the best of its runs.
The first rows are nanoseconds for one call of a watched method, so the difference is what watching it costs. The locked program has four threads; what
it loses is lost in the first second, until its lock is understood. Starting is the whole life of a program that does nothing.

";

/// How often each program runs: the best of them counts.
const TURNS: usize = 5;

/// Measures, and prints or writes the page.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let library = library()?;
    let classes = compile(&["Calls.java", "Locks.java", "Nothing.java"])?;
    let machine = Machine { library, classes: classes.path().to_owned() };
    let mut rows = machine.calls()?;
    for operations in ["100", "500", "2000"] {
        rows.push(machine.row(
            &format!("{operations} operations under a lock, ms"),
            &["Locks", operations],
            Measured::Printed,
        )?);
    }
    rows.push(machine.row("start and end, ms", &["Nothing"], Measured::Lasted)?);
    let page =
        format!("{REMARKS}{}", render(1, &["case", "plain", "watched", "difference", "factor"], &rows));
    if words.contains(&"--write") {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(PAGE);
        return std::fs::write(&path, page)
            .map_err(|error| format!("cannot write {}: {error}", path.display()));
    }
    print!("{page}");
    Ok(())
}

/// The agent of a release build: another one would measure the compiler.
pub(crate) fn library() -> Result<PathBuf, String> {
    let name = format!("{}threadbare_agent{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release").join(name);
    path.canonicalize()
        .map_err(|error| format!("{}: {error}; `cargo build --release -p agent` makes it", path.display()))
}

pub(crate) fn compile(files: &[&str]) -> Result<tempfile::TempDir, String> {
    let out = tempfile::tempdir().map_err(|error| format!("cannot make a folder: {error}"))?;
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("java");
    let files = files.iter().map(|file| sources.join(file));
    let compiled = Command::new("javac").arg("-nowarn").arg("-d").arg(out.path()).args(files).status();
    match compiled {
        Ok(status) if status.success() => Ok(out),
        Ok(status) => Err(format!("javac: {status}")),
        Err(error) => Err(format!("javac: {error}; Debian has it in openjdk-17-jdk-headless")),
    }
}

struct Machine {
    library: PathBuf,
    classes: PathBuf,
}

/// With or without the agent?
#[derive(Clone, Copy)]
enum Run {
    Plain,
    Watched,
}

/// Which number counts?
#[derive(Clone, Copy)]
enum Measured {
    /// The one that the program prints.
    Printed,
    /// The milliseconds from its start to its end.
    Lasted,
}

impl Machine {
    /// What a program prints, and how many milliseconds it lasted.
    fn java(&self, run: Run, program: &[&str]) -> Result<(String, f64), String> {
        let mut command = Command::new("java");
        if let Run::Watched = run {
            command.arg(format!("-agentpath:{}", self.library.display()));
        }
        command.arg("-cp").arg(&self.classes).args(program);
        let start = Instant::now();
        let output = command.output().map_err(|error| format!("java: {error}"))?;
        let lasted = start.elapsed().as_secs_f64() * 1e3;
        if !output.status.success() {
            return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)));
        }
        Ok((String::from_utf8_lossy(&output.stdout).into_owned(), lasted))
    }

    fn row(&self, name: &str, program: &[&str], measured: Measured) -> Result<Vec<String>, String> {
        let mut best = [f64::INFINITY; 2];
        for _ in 0..TURNS {
            for (run, best) in [Run::Plain, Run::Watched].into_iter().zip(&mut best) {
                let (out, lasted) = self.java(run, program)?;
                let number = match measured {
                    Measured::Printed => {
                        out.trim().parse().map_err(|_| format!("{name}: no number in {out:?}"))?
                    }
                    Measured::Lasted => lasted,
                };
                *best = best.min(number);
            }
        }
        Ok(cells(name, best))
    }

    /// One row for each line that the program prints.
    fn calls(&self) -> Result<Vec<Vec<String>>, String> {
        let (plain, _) = self.java(Run::Plain, &["Calls"])?;
        let (watched, _) = self.java(Run::Watched, &["Calls"])?;
        let number = |line: &str| line.split_once('\t').and_then(|(_, number)| number.parse().ok());
        let rows = plain.lines().zip(watched.lines()).map(|(plain, watched)| {
            let name = plain.split('\t').next().unwrap_or(plain);
            let numbers = number(plain).zip(number(watched));
            let (plain, watched) = numbers.ok_or_else(|| format!("no number in {watched:?}"))?;
            Ok(cells(&format!("{name}, ns"), [plain, watched]))
        });
        rows.collect()
    }
}

fn cells(name: &str, [plain, watched]: [f64; 2]) -> Vec<String> {
    let factor = watched / plain.max(0.01);
    vec![
        name.to_owned(),
        format!("{plain:.1}"),
        format!("{watched:.1}"),
        format!("{:.1}", watched - plain),
        format!("{factor:.2}"),
    ]
}
