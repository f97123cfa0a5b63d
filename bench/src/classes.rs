//! Class files: how fast they are read, beside noak in the same run, and how fast they become a program. Each
//! file is read in a process of its own, so that the memory is its own.

use crate::measure::{self, time};
use crate::page::Page;
use crate::table;
use classfile::ClassFile;
use java::containers::{Roles, classes};
use java::lower::{Class, Lowered, Role, lower};
use noak::reader::AttributeContent;
use std::time::Instant;

/// The page.
pub(crate) const PAGE: Page<Outcome> = Page {
    name: "classes",
    things: "FILE…",
    file: "CLASSES.md",
    title: "From class files to the intermediate language",
    about: "\
Megabytes are those of class files after unpacking. Reading visits every
instruction of every method, with noak and with our reader, in one process; lowering starts from bytes again and ends with the program. These are seconds of one core, whoever
else wanted it, the best of {rounds} rounds; *on all cores* is time on the clock.",
    remarks: include_str!("classes_remarks.md"),
    label: measure::short_name,
    parse: Outcome::parse,
    better: Outcome::better,
    summary,
};

/// What came out of one file: numbers on one line, so that it survives the way from the child.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Outcome {
    /// Seconds of one core.
    noak: f64,
    reading: f64,
    lowering: f64,
    /// Seconds on the clock, with all cores.
    together: f64,
    bytes: u64,
    classes: u64,
    methods: u64,
    instructions: u64,
    unknown: u64,
    problems: u64,
    peak_kib: u64,
}

/// The child's side: reads one file in this process and prints its outcome on one line.
pub(crate) fn run_case(path: &str) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|error| format!("cannot read {path}: {error}"))?;
    let found = classes(path, &bytes, Roles { own: Role::Program, bundled: Role::Program });
    // First, so that the peak is that of one program.
    let mut outcome = measure_on_all_cores(&found.classes);
    measure_on_one_core(&found.classes, &mut outcome)?;
    println!("{}", outcome.line());
    Ok(())
}

fn measure_on_all_cores(classes: &[Class<'_>]) -> Outcome {
    let mut outcome = Outcome::default();
    let start = Instant::now();
    let lowered = lower(classes);
    outcome.together = start.elapsed().as_secs_f64();
    outcome.peak_kib = measure::peak_kib().unwrap_or(0);
    outcome.count(classes, &lowered);
    outcome
}

/// On this thread: memory that it got for nothing else is new to it, and what the allocator does to keep threads apart
/// does not count.
fn measure_on_one_core(classes: &[Class<'_>], outcome: &mut Outcome) -> Result<(), String> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
    pool.map_err(|error| error.to_string())?.install(|| {
        let (noak, theirs) =
            time(|| classes.iter().filter_map(|class| read_with_noak(&class.bytes)).sum::<u64>());
        let (reading, ours) = time(|| classes.iter().filter_map(|class| read(&class.bytes)).sum::<u64>());
        if ours != theirs {
            return Err(format!("we find {ours} instructions, and noak {theirs}"));
        }
        let (lowering, _) = time(|| lower(classes));
        (outcome.noak, outcome.reading, outcome.lowering) = (noak, reading, lowering);
        Ok(())
    })
}

/// How many instructions a class has.
fn read(bytes: &[u8]) -> Option<u64> {
    let class = ClassFile::parse(bytes).ok()?;
    let codes = class.methods.iter().filter_map(|method| class.code(method).ok().flatten());
    Some(codes.map(|code| code.instructions().flatten().count() as u64).sum())
}

fn read_with_noak(bytes: &[u8]) -> Option<u64> {
    let class = noak::reader::Class::new(bytes).ok()?;
    let mut count = 0;
    for method in class.methods().into_iter().flatten() {
        for attribute in method.attributes().into_iter().flatten() {
            if let Ok(AttributeContent::Code(code)) = attribute.read_content(class.pool()) {
                count += code.raw_instructions().flatten().count() as u64;
            }
        }
    }
    Some(count)
}

impl Outcome {
    /// The smallest of each time.
    fn better(self, other: &Outcome) -> Outcome {
        Outcome {
            noak: self.noak.min(other.noak),
            reading: self.reading.min(other.reading),
            lowering: self.lowering.min(other.lowering),
            together: self.together.min(other.together),
            ..self
        }
    }

    fn count(&mut self, classes: &[Class<'_>], lowered: &Lowered) {
        let bodies = || lowered.program.methods().iter().filter_map(|method| method.body.as_ref());
        let is_unknown = |op: &ir::Op| matches!(op, ir::Op::Unknown { .. });
        self.bytes = classes.iter().map(|class| class.bytes.len() as u64).sum();
        self.classes = classes.len() as u64;
        self.methods = bodies().count() as u64;
        self.instructions = bodies().map(|body| body.instrs().count() as u64).sum();
        self.unknown = bodies()
            .map(|body| body.instrs().filter(|(_, instr)| is_unknown(&instr.op)).count() as u64)
            .sum();
        self.problems = lowered.problems.len() as u64;
    }

    fn line(self) -> String {
        let Outcome { noak, reading, lowering, together, bytes, classes, .. } = self;
        let Outcome { methods, instructions, unknown, problems, peak_kib, .. } = self;
        format!(
            "{noak} {reading} {lowering} {together} {bytes} {classes} {methods} {instructions} {unknown} {problems} {peak_kib}"
        )
    }

    fn parse(line: &str) -> Option<Outcome> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (seconds, counts) = words.split_at_checked(4)?;
        let seconds: Vec<f64> = seconds.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let counts: Vec<u64> = counts.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?;
        let &[noak, reading, lowering, together] = seconds.as_slice() else { return None };
        let &[bytes, classes, methods, instructions, unknown, problems, peak_kib] = counts.as_slice() else {
            return None;
        };
        Some(Outcome {
            noak,
            reading,
            lowering,
            together,
            bytes,
            classes,
            methods,
            instructions,
            unknown,
            problems,
            peak_kib,
        })
    }

    fn cells(self, name: &str) -> Vec<String> {
        let megabytes = measure::float(self.bytes) / 1e6;
        let speed = |seconds: f64| format!("{:.0}", megabytes / seconds.max(1e-9));
        vec![
            name.to_owned(),
            self.classes.to_string(),
            format!("{megabytes:.1}"),
            speed(self.noak),
            speed(self.reading),
            speed(self.lowering),
            speed(self.together),
            (self.peak_kib / 1024).to_string(),
            self.methods.to_string(),
            self.instructions.to_string(),
            self.unknown.to_string(),
            self.problems.to_string(),
        ]
    }
}

fn summary(rows: &[(String, Outcome)]) -> String {
    let header = [
        "file",
        "classes",
        "MB",
        "noak reads, MB/s",
        "we read, MB/s",
        "we read and lower, MB/s",
        "on all cores, MB/s",
        "MiB",
        "methods",
        "instructions",
        "unknown",
        "problems",
    ];
    let cells: Vec<Vec<String>> = rows.iter().map(|(name, outcome)| outcome.cells(name)).collect();
    table::render(1, &header, &cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_survives_the_way_from_the_child() {
        let outcome = Outcome { noak: 0.5, together: 1.25, bytes: 7, peak_kib: 9, ..Outcome::default() };
        assert_eq!(Outcome::parse(&outcome.line()), Some(outcome));
        assert_eq!(Outcome::parse("1 2"), None);
    }
}
