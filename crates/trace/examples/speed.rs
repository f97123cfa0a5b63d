//! How fast the readers are: `cargo run --release -p trace --example speed -- [EVENTS]`.

use std::fmt::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};
use trace::read::{ReadOptions, read};
use trace::write;

fn main() {
    let events: u32 = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(20_000_000);
    let spelled =
        Shape { var: "bank.Account@1f.balance#", location: "Account.java:", vars: 20_000, threads: 16 };
    let numbered = Shape { var: "V", location: "", vars: 2_000, threads: 16 };
    let many = Shape { vars: 1_000_000, threads: 64, ..numbered };
    for (what, shape) in
        [("few numbered names", numbered), ("many numbered names", many), ("long names", spelled)]
    {
        println!("{what}: {events} events, {} variables, {} threads", shape.vars, shape.threads);
        let text = text(events, shape);
        let trace = measure("std", &text, events);
        let mut tbt = Vec::new();
        write::tbt(&trace, &mut tbt).expect("memory can be written");
        measure("tbt", &tbt, events);
    }
}

fn measure(name: &str, bytes: &[u8], events: u32) -> trace::Trace {
    let mut best = f64::INFINITY;
    let mut trace = trace::Trace::default();
    for _ in 0..5 {
        drop(trace);
        let start = seconds();
        trace = read(bytes, &ReadOptions::default()).expect("what was just written can be read").trace;
        best = best.min(seconds() - start);
    }
    assert_eq!(trace.len(), events as usize, "nothing is lost");
    let megabytes = bytes.len() / 1_000_000;
    println!("  {name}: {:.1} M events/s, {megabytes} MB", f64::from(events) / best / 1e6);
    trace
}

/// Time that this thread has run, where the system tells (others may use the machine too); otherwise the time
/// of day.
fn seconds() -> f64 {
    let ran = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|ran| ran.split(' ').next()?.parse::<f64>().ok());
    let time_of_day = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |now| now.as_secs_f64());
    nanoseconds.map_or_else(time_of_day, |nanoseconds| nanoseconds / 1e9)
}

/// What lines look like.
#[derive(Clone, Copy)]
struct Shape {
    var: &'static str,
    location: &'static str,
    vars: u32,
    threads: u32,
}

/// Lines like `T12|w(V1234)|567`, the same for the same arguments.
fn text(events: u32, shape: Shape) -> Vec<u8> {
    let Shape { var, location, vars, threads } = shape;
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |below: u32| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as u32 % below
    };
    let mut text = String::new();
    for i in 0..events {
        let thread = random(threads);
        let (word, operand) = match i % 8 {
            0 => ("acq", format!("L{}", random(50))),
            1 => ("rel", format!("L{}", random(50))),
            2 | 3 => ("w", format!("{var}{}", random(vars))),
            _ => ("r", format!("{var}{}", random(vars))),
        };
        writeln!(text, "T{thread}|{word}({operand})|{location}{}", random(900))
            .expect("memory can be written");
    }
    text.into_bytes()
}
