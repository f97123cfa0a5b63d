//! What is measured. To measure one more thing, add a function and its line in [`CASES`].

#![expect(clippy::unnecessary_wraps, reason = "cases have one signature, and some of them read files")]

use crate::input::{Encoding, FEW, FEW_BUGGY, FEW_UNBRANCHED, Input, MANY, MANY_UNBRANCHED, Shape};
use crate::measure::Timer;
use bench::std_text;
use memchr::memchr_iter;
use predict::hb::Hb;
use predict::shb::Shb;
use predict::syncp::Syncp;
use predict::wcp::Wcp;
use predict::{Config, Detector};
use project::Jobs;
use rayon::ThreadPoolBuilder;
use std::error::Error;
use std::fs::File;
use std::hint::black_box;
use std::io::{self, BufWriter, Read};
use trace::read::{ReadOptions, read};
use trace::steps::{self, Action};
use trace::{LocationId, Op, ThreadId, Trace, ValueId, write};

/// How many events a case worked on, if it could.
pub(crate) type Done = Result<u64, Box<dyn Error>>;

/// One thing to measure.
pub(crate) struct Case {
    /// What it is called. Unique.
    pub(crate) name: &'static str,
    /// The case to compare it with, in the same run and of the same size: the machine's noise is in both.
    pub(crate) reference: &'static str,
    /// Numbers of events to run it on, smallest first. How cost grows is read off these.
    pub(crate) sizes: &'static [u64],
    /// Prepares its input, then does the work inside [`Timer::time`], and returns how many events that were.
    pub(crate) run: fn(&Input, &mut Timer) -> Done,
}

const TO_TEN_MILLION: &[u64] = &[100_000, 1_000_000, 10_000_000];
const TO_HUNDRED_MILLION: &[u64] = &[100_000, 1_000_000, 10_000_000, 100_000_000];

const TOUCH: &str = "touch every event";
const LINES: &str = "count lines of text";

const fn case(
    name: &'static str,
    reference: &'static str,
    sizes: &'static [u64],
    run: fn(&Input, &mut Timer) -> Done,
) -> Case {
    Case { name, reference, sizes, run }
}

/// All cases: references first, then readers and writers, then engines, then all together.
pub(crate) const CASES: &[Case] = &[
    case(TOUCH, TOUCH, TO_HUNDRED_MILLION, touch),
    case(LINES, LINES, TO_HUNDRED_MILLION, count_lines),
    case("generate", TOUCH, TO_TEN_MILLION, generate),
    case("generate as text", LINES, TO_TEN_MILLION, generate_text),
    case("read std", LINES, TO_HUNDRED_MILLION, |i, t| read_file(Encoding::Std, i, t)),
    case("read std, gzip", LINES, TO_TEN_MILLION, |i, t| read_file(Encoding::StdGzip, i, t)),
    case("read std, zstd", LINES, TO_TEN_MILLION, |i, t| read_file(Encoding::StdZstd, i, t)),
    case("read tbt", LINES, TO_HUNDRED_MILLION, |i, t| read_file(Encoding::Tbt, i, t)),
    case("write std", LINES, TO_TEN_MILLION, |i, t| write_away(|trace| write::std(trace, io::sink()), i, t)),
    case("write tbt", LINES, TO_TEN_MILLION, |i, t| write_away(|trace| write::tbt(trace, io::sink()), i, t)),
    case("walk steps", TOUCH, TO_TEN_MILLION, walk),
    case("hb, 8 threads", TOUCH, TO_HUNDRED_MILLION, |i, t| detect(&Hb, FEW, i, t)),
    case("hb, 64 threads", TOUCH, TO_TEN_MILLION, |i, t| detect(&Hb, MANY, i, t)),
    case("shb, 8 threads", TOUCH, TO_HUNDRED_MILLION, |i, t| detect(&Shb, FEW, i, t)),
    case("shb, 64 threads", TOUCH, TO_TEN_MILLION, |i, t| detect(&Shb, MANY, i, t)),
    case("wcp, 8 threads", TOUCH, TO_TEN_MILLION, |i, t| detect(&Wcp, FEW, i, t)),
    case("wcp, 64 threads", TOUCH, TO_TEN_MILLION, |i, t| detect(&Wcp, MANY, i, t)),
    case("syncp, 8 threads", TOUCH, TO_TEN_MILLION, |i, t| detect(&Syncp, FEW, i, t)),
    case("syncp, 64 threads", TOUCH, TO_TEN_MILLION, |i, t| detect(&Syncp, MANY, i, t)),
    case("seqcheck, 8 threads", TOUCH, TO_HUNDRED_MILLION, |i, t| seqcheck(FEW, 0, i, t)),
    case("seqcheck, 8 threads, 1 core", TOUCH, TO_TEN_MILLION, |i, t| seqcheck(FEW, 1, i, t)),
    case("seqcheck, 8 threads, no branches", TOUCH, TO_TEN_MILLION, |i, t| seqcheck(FEW_UNBRANCHED, 0, i, t)),
    case("seqcheck, 8 threads, 750 bugs", TOUCH, TO_TEN_MILLION, |i, t| seqcheck(FEW_BUGGY, 0, i, t)),
    case("seqcheck, 64 threads", TOUCH, TO_TEN_MILLION, |i, t| seqcheck(MANY, 0, i, t)),
    case("seqcheck, 64 threads, no branches", TOUCH, TO_TEN_MILLION, |i, t| {
        seqcheck(MANY_UNBRANCHED, 0, i, t)
    }),
    case("predict a file", LINES, TO_HUNDRED_MILLION, end_to_end),
];

/// The least that an engine does: look at every field of every event.
fn touch(input: &Input, timer: &mut Timer) -> Done {
    let trace = input.trace(FEW);
    timer.time(|| {
        let mut sum = 0_u64;
        for (_, event) in trace.events() {
            let (ThreadId(thread), LocationId(location)) = (event.thread, event.location);
            let ValueId(value) = event.value.unwrap_or(ValueId(0));
            sum += u64::from(thread ^ location ^ value ^ event.op.operand()) + u64::from(event.op.code());
        }
        black_box(sum);
    });
    Ok(trace.len() as u64)
}

/// The least that a reader of text does: find the ends of the lines.
fn count_lines(input: &Input, timer: &mut Timer) -> Done {
    let mut file = File::open(input.file(Encoding::Std)?)?;
    let mut buffer = vec![0; 1 << 18];
    let mut lines = 0;
    timer.time(|| -> io::Result<()> {
        loop {
            let filled = file.read(&mut buffer)?;
            if filled == 0 {
                return Ok(());
            }
            lines += memchr_iter(b'\n', &buffer[..filled]).count() as u64;
        }
    })?;
    Ok(lines)
}

fn generate(input: &Input, timer: &mut Timer) -> Done {
    let workload = input.workload(FEW);
    let mut emitted = 0;
    timer.time(|| workload.run(|event| emitted += u64::from(black_box(event).op != Op::Nop)));
    Ok(emitted)
}

fn generate_text(input: &Input, timer: &mut Timer) -> Done {
    let workload = input.workload(FEW);
    let mut written = 0;
    let mut writer = std_text::Writer::new(workload.names(), BufWriter::new(io::sink()));
    timer.time(|| {
        workload.run(|event| {
            written += 1;
            writer.write(event);
        });
    });
    writer.finish()?;
    Ok(written)
}

/// The file is in the system's cache: it has just been written, or read by the case before.
fn read_file(encoding: Encoding, input: &Input, timer: &mut Timer) -> Done {
    let file = File::open(input.file(encoding)?)?;
    let outcome = timer.time(|| read(file, &ReadOptions::default()))?;
    Ok(outcome.trace.len() as u64)
}

fn write_away(write: fn(&Trace) -> io::Result<()>, input: &Input, timer: &mut Timer) -> Done {
    let trace = input.trace(FEW);
    timer.time(|| write(&trace))?;
    Ok(trace.len() as u64)
}

fn walk(input: &Input, timer: &mut Timer) -> Done {
    let trace = input.trace(FEW);
    timer.time(|| {
        let mut acquires = 0_u64;
        steps::walk(&trace, |step| acquires += u64::from(matches!(step.action, Action::Acquire(_))));
        black_box(acquires);
    });
    Ok(trace.len() as u64)
}

/// A detector alone: its claims, not yet proven.
fn detect(detector: &dyn Detector, shape: Shape, input: &Input, timer: &mut Timer) -> Done {
    let trace = input.trace(shape);
    timer.time(|| black_box(detector.races(&trace)));
    Ok(trace.len() as u64)
}

/// Races, deadlocks and atomicity violations, with checked witnesses, on so many cores; 0 is all.
fn seqcheck(shape: Shape, cores: usize, input: &Input, timer: &mut Timer) -> Done {
    let trace = input.trace(shape);
    let pool = ThreadPoolBuilder::new().num_threads(cores).build()?;
    timer.time(|| black_box(pool.install(|| predict::run(&trace, &Config::default(), &|_| {}))));
    Ok(trace.len() as u64)
}

/// What `threadbare predict FILE` does, but for the printing.
fn end_to_end(input: &Input, timer: &mut Timer) -> Done {
    let file = File::open(input.file(Encoding::Std)?)?;
    timer.time(|| {
        let trace = read(file, &ReadOptions::default())?.trace;
        black_box(project::predict(&trace, "a file", &Config::default(), Jobs(0), &|_| {})?);
        Ok(trace.len() as u64)
    })
}
