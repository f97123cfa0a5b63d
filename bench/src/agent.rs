//! What the agent costs on a JVM and on .NET, beside plain runs of the same programs in the same minute.

use crate::files;
use crate::table::render;
use active::agent::{RECORD, dotnet_variables, jvm_option, library_name};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use toolchains::{Build, DebugData, DotNet, Optimization, Runtime, Target, jdk};

const PAGE: &str = "AGENT.md";

const REMARKS: &str = "\
# What the agent costs

`bench agent --write` writes this page. Plain runs and runs under `threadbare test`'s agent take turns; each number is the best of its runs.
The first rows are nanoseconds for one call of a watched method, so the difference is what watching it costs. The locked program has four threads; what
it loses is lost in the first second, until its lock is understood. Starting is the whole life of a program that does nothing; tests under their
host are all of `dotnet vstest`: two processes, three correct tests.
A difference below zero is the noise of the machine that measured.

";

/// How often each program runs: the best of them counts.
const TURNS: usize = 5;
/// A program that does nothing is short, and what else the machine does weighs more: it gets more turns.
const SHORT_TURNS: usize = 25;

/// Measures, and prints or writes the page.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let library = library()?;
    let programs = tempfile::tempdir().map_err(|error| format!("cannot make a folder: {error}"))?;
    let mut page = REMARKS.to_owned();
    for machine in machines(programs.path())? {
        let tests = machine.tests(programs.path())?;
        let rows = Measuring { machine: &machine, library: &library, tests: tests.as_ref() }.rows()?;
        let table = render(1, &["case", "plain", "watched", "difference", "factor"], &rows);
        page.extend(["## ", &machine.name(), "\n\n", &table, "\n"]);
    }
    let page = page.trim_end().to_owned() + "\n";
    if words.contains(&"--write") {
        return files::write(PAGE, &page);
    }
    print!("{page}");
    Ok(())
}

/// The agent of a release build: another one would measure the compiler.
pub(crate) fn library() -> Result<PathBuf, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release").join(library_name());
    path.canonicalize()
        .map_err(|error| format!("{}: {error}; `cargo build --release -p agent` makes it", path.display()))
}

/// What programs run on.
pub(crate) enum Machine {
    Java { classes: PathBuf },
    DotNet { runtime: Runtime, assembly: PathBuf },
}

/// A JVM and every runtime of .NET, with the programs compiled for them.
pub(crate) fn machines(folder: &Path) -> Result<Vec<Machine>, String> {
    let mut machines = vec![compile_java(folder)?];
    match DotNet::find() {
        Ok(dotnet) => machines.extend(compile_csharp(&dotnet, folder)?),
        Err(why) => eprintln!("not measured on .NET: {why}"),
    }
    Ok(machines)
}

/// The sources of the programs in a language.
fn sources(language: &str) -> Result<Vec<PathBuf>, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(language);
    let files = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    files.sort();
    Ok(files)
}

fn compile_java(folder: &Path) -> Result<Machine, String> {
    match jdk::find("javac")?.arg("-nowarn").arg("-d").arg(folder).args(sources("java")?).status() {
        Ok(status) if status.success() => Ok(Machine::Java { classes: folder.to_owned() }),
        Ok(status) => Err(format!("javac: {status}")),
        Err(error) => Err(format!("javac: {error}")),
    }
}

fn compile_csharp(dotnet: &DotNet, folder: &Path) -> Result<Vec<Machine>, String> {
    let assembly = folder.join("costs.dll");
    dotnet.build(&Build {
        sources: &sources("csharp")?,
        assembly: &assembly,
        target: Target::Program,
        libraries: &[],
        optimization: Optimization::Release,
        debug: DebugData::Portable,
    })?;
    let machine =
        |runtime: &Runtime| Machine::DotNet { runtime: runtime.clone(), assembly: assembly.clone() };
    Ok(dotnet.runtimes().iter().map(machine).collect())
}

impl Machine {
    pub(crate) fn name(&self) -> String {
        match self {
            Machine::Java { .. } => "JVM".to_owned(),
            Machine::DotNet { runtime, .. } => format!(".NET {}", runtime.version()),
        }
    }

    /// Compiles the correct tests among the fixtures, into a folder of their own.
    fn tests(&self, programs: &Path) -> Result<Option<Tests>, String> {
        let Machine::DotNet { runtime, .. } = self else { return Ok(None) };
        let dotnet = DotNet::find()?;
        let folder = programs.join(format!("tests-{}", runtime.version()));
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/vstest");
        dotnet.build_test_platform(&fixtures.join("platform"), &folder)?;
        let sources = ["Cache_ok.cs", "Tests.cs", "Frameworks.cs"].map(|name| fixtures.join(name));
        dotnet.build_tests(&sources, &folder)?;
        Ok(Some(Tests { dotnet, runtime: runtime.clone(), folder }))
    }

    pub(crate) fn command(&self, run: Run<'_>, library: &Path, program: &[&str]) -> Result<Command, String> {
        let mut command = match self {
            Machine::Java { classes } => {
                let mut command = jdk::find("java")?;
                if !matches!(run, Run::Plain) {
                    command.arg(jvm_option(library));
                }
                if let Run::Recorded(_) = run {
                    command.arg("-XX:-DontCompileHugeMethods");
                }
                command.arg("-cp").arg(classes);
                command
            }
            Machine::DotNet { runtime, assembly } => {
                let mut command = runtime.command(assembly)?;
                if !matches!(run, Run::Plain) {
                    command.envs(dotnet_variables(library));
                }
                command
            }
        };
        if let Run::Recorded(folder) = run {
            command.env(RECORD, folder);
        }
        command.args(program);
        Ok(command)
    }
}

/// With or without the agent?
#[derive(Clone, Copy)]
pub(crate) enum Run<'f> {
    Plain,
    Watched,
    /// Into a folder.
    Recorded(&'f Path),
}

/// What a command prints.
pub(crate) fn printed(mut command: Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Which number counts?
#[derive(Clone, Copy)]
enum Measured {
    /// The one that the program prints.
    Printed,
    /// The milliseconds from its start to its end.
    Lasted,
}

/// What is run.
#[derive(Clone, Copy)]
enum Program<'p> {
    /// One of ours, with its arguments.
    Own(&'p [&'p str]),
    /// Tests, in a host of their own.
    Tests(&'p Tests),
}

/// Correct tests, compiled for a runtime.
struct Tests {
    dotnet: DotNet,
    runtime: Runtime,
    folder: PathBuf,
}

impl Tests {
    fn command(&self, run: Run<'_>, library: &Path) -> Result<Command, String> {
        let mut command = self.dotnet.test_command(&self.folder, &self.runtime)?;
        if matches!(run, Run::Watched) {
            command.envs(dotnet_variables(library));
        }
        Ok(command)
    }
}

/// One machine at work.
struct Measuring<'m> {
    machine: &'m Machine,
    library: &'m Path,
    /// If the machine has a host for them.
    tests: Option<&'m Tests>,
}

impl Measuring<'_> {
    fn rows(&self) -> Result<Vec<Vec<String>>, String> {
        let mut rows = self.calls()?;
        for operations in ["100", "500", "2000"] {
            let name = format!("{operations} operations under a lock, ms");
            rows.push(self.row(&name, Program::Own(&["Locks", operations]), Measured::Printed)?);
        }
        rows.push(self.row("start and end, ms", Program::Own(&["Nothing"]), Measured::Lasted)?);
        if let Some(tests) = self.tests {
            rows.push(self.row(
                "correct tests under their host, ms",
                Program::Tests(tests),
                Measured::Lasted,
            )?);
        }
        Ok(rows)
    }

    /// What a program prints, and how many milliseconds it lasted.
    fn run(&self, run: Run<'_>, program: Program<'_>) -> Result<(String, f64), String> {
        let command = match program {
            Program::Own(program) => self.machine.command(run, self.library, program)?,
            Program::Tests(tests) => tests.command(run, self.library)?,
        };
        let start = Instant::now();
        let out = printed(command)?;
        Ok((out, start.elapsed().as_secs_f64() * 1e3))
    }

    fn row(&self, name: &str, program: Program<'_>, measured: Measured) -> Result<Vec<String>, String> {
        let mut best = [f64::INFINITY; 2];
        let turns = match measured {
            Measured::Printed => TURNS,
            Measured::Lasted => SHORT_TURNS,
        };
        for _ in 0..turns {
            for (run, best) in [Run::Plain, Run::Watched].into_iter().zip(&mut best) {
                let (out, lasted) = self.run(run, program)?;
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
        let (plain, _) = self.run(Run::Plain, Program::Own(&["Calls"]))?;
        let (watched, _) = self.run(Run::Watched, Program::Own(&["Calls"]))?;
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
