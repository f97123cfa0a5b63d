//! What recording costs on a JVM and on .NET, beside plain runs of the same programs in the same minute, and how many events it writes.

use crate::agent::{self, Machine, Run};
use crate::files;
use crate::table::render;
use std::fs::File;
use std::path::Path;
use trace::spool::{Book, convert};
use trace::write::TbtWriter;

const PAGE: &str = "RECORD.md";

const REMARKS: &str = "\
# What recording costs

`bench record --write` writes this page. Each number is the best of the rounds of a run. Times are those of the processor, so
that other programs on the machine do not count.

Compute-heavy code does little but read and write memory. Alone, nothing is recorded: everything comes before whatever a second thread does. That is found out
in the program's own code. Beside another
thread each access is recorded or, as here, found to be of an object that one thread has to itself. The mean is geometric. Typical is business code
under test: text, collections, small objects that all threads of a pool see. The locked program sleeps most of the time, as programs do that wait for others.

";

const SPEED: &str = "
Threads that share all that they touch write events as fast as they can. These are times of the clock, and everything else that the machine does counts.

";

/// How often each program runs; what is computed is computed seven times, and the best counts.
const TURNS: usize = 1;

/// Measures, and prints or writes the page.
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let library = agent::library()?;
    let programs = folder()?;
    let mut page = REMARKS.to_owned();
    for machine in agent::machines(programs.path())? {
        let measuring = Measuring { library: &library, machine: &machine };
        page.extend(["## ", &machine.name(), "\n\n", &measuring.section()?, "\n"]);
    }
    let page = page.trim_end().to_owned() + "\n";
    if words.contains(&"--write") {
        return files::write(PAGE, &page);
    }
    print!("{page}");
    Ok(())
}

/// One machine at work.
struct Measuring<'m> {
    library: &'m Path,
    machine: &'m Machine,
}

fn folder() -> Result<tempfile::TempDir, String> {
    tempfile::tempdir().map_err(|error| format!("cannot make a folder: {error}"))
}

impl Measuring<'_> {
    fn section(&self) -> Result<String, String> {
        let mut rows = self.compute("alone", &["Compute"])?;
        rows.extend(self.compute("beside a thread", &["Compute", "beside"])?);
        rows.extend(self.typical()?);
        rows.push(self.locked()?);
        let costs = render(1, &["case", "plain, ms", "recorded, ms", "factor"], &rows);
        let speeds = [self.speed(1)?, self.speed(2)?, self.speed(4)?];
        let header = ["threads", "events", "million per second", "bytes each in the trace"];
        Ok(format!("{costs}{SPEED}{}", render(1, &header, &speeds)))
    }

    fn run(&self, run: Run<'_>, program: &[&str]) -> Result<String, String> {
        agent::printed(self.machine.command(run, self.library, program)?)
    }

    /// What both kinds of runs print, the best of each line.
    fn turns(&self, program: &[&str], number: fn(&str) -> Option<f64>) -> Result<[Vec<f64>; 2], String> {
        let mut best = [Vec::new(), Vec::new()];
        for _ in 0..TURNS {
            let folder = folder()?;
            for (run, best) in [Run::Plain, Run::Recorded(folder.path())].into_iter().zip(&mut best) {
                let out = self.run(run, program)?;
                let numbers: Option<Vec<f64>> = out.lines().map(number).collect();
                let numbers = numbers.ok_or_else(|| format!("no numbers in {out:?}"))?;
                if best.is_empty() {
                    *best = numbers;
                } else {
                    best.iter_mut().zip(numbers).for_each(|(best, number)| *best = best.min(number));
                }
            }
        }
        Ok(best)
    }

    /// A row for each shape of code, and their mean.
    fn compute(&self, how: &str, program: &[&str]) -> Result<Vec<Vec<String>>, String> {
        const SHAPES: [&str; 6] = ["matrix", "sieve", "bodies", "tree", "sort", "collatz"];
        let nanoseconds = |line: &str| line.split(' ').nth(1)?.parse().ok();
        let [plain, recorded] = self.turns(program, nanoseconds)?;
        let mut rows: Vec<Vec<String>> = SHAPES
            .iter()
            .zip(plain.iter().zip(&recorded))
            .map(|(name, (plain, recorded))| cells(&format!("{name}, {how}"), plain / 1e6, recorded / 1e6))
            .collect();
        let logarithms = plain.iter().zip(&recorded).map(|(plain, recorded)| (recorded / plain).ln());
        let mean = (logarithms.sum::<f64>() / float(plain.len().max(1) as u64)).exp();
        let name = format!("mean, {how}");
        rows.push(vec![name, String::new(), String::new(), format!("{mean:.1}")]);
        Ok(rows)
    }

    /// The busiest part, and the whole life of the process.
    fn typical(&self) -> Result<Vec<Vec<String>>, String> {
        let [plain, recorded] = self.turns(&["Typical"], |line| line.parse().ok())?;
        let names = ["typical, once all is compiled", "typical, from start to end"];
        let numbers = plain.into_iter().zip(recorded);
        Ok(names
            .into_iter()
            .zip(numbers)
            .map(|(name, (plain, recorded))| cells(name, plain, recorded))
            .collect())
    }

    /// Four threads, one lock, and a rest after each operation.
    fn locked(&self) -> Result<Vec<String>, String> {
        let [plain, recorded] = self.turns(&["Locks", "500"], |line| line.parse().ok())?;
        let numbers = plain.first().zip(recorded.first());
        let (plain, recorded) = numbers.ok_or("the locked program printed nothing")?;
        Ok(cells("500 operations under a lock", *plain, *recorded))
    }

    fn speed(&self, threads: u32) -> Result<Vec<String>, String> {
        let folder = folder()?;
        let rounds = (600_000 / threads).to_string();
        let out = self.run(Run::Recorded(folder.path()), &["Shared", &threads.to_string(), &rounds])?;
        let milliseconds: f64 = out.trim().parse().map_err(|_| format!("no number in {out:?}"))?;
        let (events, bytes) = converted(folder.path()).map_err(|error| error.to_string())?;
        Ok(vec![
            threads.to_string(),
            events.to_string(),
            format!("{:.1}", float(events) / milliseconds / 1e3),
            format!("{:.1}", float(bytes as u64) / float(events)),
        ])
    }
}

/// Makes a trace of what the only process left behind: its events and its bytes.
fn converted(folder: &Path) -> std::io::Result<(u64, usize)> {
    let mut events = (0, 0);
    for process in std::fs::read_dir(folder)? {
        let process = process?.path();
        let text = std::fs::read_to_string(process.join("book"))?;
        let mut file = Vec::new();
        let mut writer = TbtWriter::new(&mut file)?;
        let made = convert(File::open(process.join("events"))?, &Book::parse(&text), &mut writer, u64::MAX)?;
        writer.finish()?;
        events = (made.events, file.len());
    }
    Ok(events)
}

/// No number here needs more than 32 bits.
fn float(number: u64) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

fn cells(name: &str, plain: f64, recorded: f64) -> Vec<String> {
    vec![name.to_owned(), format!("{plain:.2}"), format!("{recorded:.2}"), format!("{:.1}", recorded / plain)]
}
