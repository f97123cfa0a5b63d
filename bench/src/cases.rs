//! What is measured. To measure one more thing, add a function and its line in [`CASES`].

use crate::measure::Timer;
use bench::{Spec, Workload, std_text};
use std::hint::black_box;
use trace::steps::{self, Action};
use trace::{LocationId, Op, ThreadId, Trace, ValueId};

/// One thing to measure.
pub(crate) struct Case {
    /// What it is called. Unique.
    pub(crate) name: &'static str,
    /// The case to compare it with, in the same run and of the same size: the machine's noise is in both.
    pub(crate) reference: &'static str,
    /// Numbers of events to run it on, smallest first. How cost grows is read off these.
    pub(crate) sizes: &'static [u64],
    /// Prepares its input, then does the work inside [`Timer::time`], and returns how many events that were.
    pub(crate) run: fn(u64, &mut Timer) -> u64,
}

const ONE: &[u64] = &[1_000_000];
const GROWING: &[u64] = &[100_000, 1_000_000, 10_000_000];

/// All cases: references first, then readers, then engines.
pub(crate) const CASES: &[Case] = &[
    Case { name: "touch every event", reference: "touch every event", sizes: GROWING, run: touch },
    Case { name: "count lines of text", reference: "count lines of text", sizes: ONE, run: count_lines },
    Case { name: "copy text", reference: "count lines of text", sizes: ONE, run: copy_text },
    Case { name: "generate", reference: "touch every event", sizes: GROWING, run: generate },
    Case { name: "generate as text", reference: "count lines of text", sizes: ONE, run: generate_text },
    // Readers go here, against "count lines of text".
    Case { name: "walk steps", reference: "touch every event", sizes: GROWING, run: walk },
    // Engines go here, against "touch every event".
];

fn spec(events: u64) -> Spec {
    Spec { events, ..Spec::default() }
}

fn input(events: u64) -> Trace {
    Workload::new(&spec(events)).trace()
}

fn input_text(events: u64) -> (u64, Vec<u8>) {
    let workload = Workload::new(&spec(events));
    let mut writer = std_text::Writer::new(workload.names(), Vec::new());
    let mut written = 0;
    workload.run(|event| {
        written += 1;
        writer.write(event);
    });
    (written, writer.finish().expect("memory does not fail"))
}

/// The least that an engine does: look at every field of every event.
fn touch(events: u64, timer: &mut Timer) -> u64 {
    let trace = input(events);
    timer.time(|| {
        let mut sum = 0_u64;
        for (_, event) in trace.events() {
            let (ThreadId(thread), LocationId(location)) = (event.thread, event.location);
            let ValueId(value) = event.value.unwrap_or(ValueId(0));
            sum += u64::from(thread ^ location ^ value ^ event.op.operand()) + u64::from(event.op.code());
        }
        black_box(sum);
    });
    trace.len() as u64
}

/// The least that a reader of text does: find the ends of the lines.
fn count_lines(events: u64, timer: &mut Timer) -> u64 {
    let (written, text) = input_text(events);
    let mut lines = 0;
    timer.time(|| lines = black_box(&text).split(|&byte| byte == b'\n').count() as u64 - 1);
    assert_eq!(lines, written, "one line per event");
    lines
}

/// What memory alone costs.
fn copy_text(events: u64, timer: &mut Timer) -> u64 {
    let (written, text) = input_text(events);
    timer.time(|| drop(black_box(text.clone())));
    written
}

fn generate(events: u64, timer: &mut Timer) -> u64 {
    let workload = Workload::new(&spec(events));
    let mut emitted = 0;
    timer.time(|| workload.run(|event| emitted += u64::from(black_box(event).op != Op::Nop)));
    emitted
}

fn generate_text(events: u64, timer: &mut Timer) -> u64 {
    let mut written = 0;
    timer.time(|| (written, _) = black_box(input_text(events)));
    written
}

fn walk(events: u64, timer: &mut Timer) -> u64 {
    let trace = input(events);
    timer.time(|| {
        let mut acquires = 0_u64;
        steps::walk(&trace, |step| acquires += u64::from(matches!(step.action, Action::Acquire(_))));
        black_box(acquires);
    });
    trace.len() as u64
}
