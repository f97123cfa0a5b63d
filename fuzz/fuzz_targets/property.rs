//! What must hold for whatever a reader makes of any bytes.

use trace::read::{Format, ReadOptions, ReadOutcome, read};
use trace::{check, stats, steps, write};

/// Reads `bytes` strictly and leniently, and uses all that was read.
pub fn holds(bytes: &[u8], format: Option<Format>) {
    for lenient in [false, true] {
        let options = ReadOptions {
            format,
            lenient,
            max_events: 1 << 20,
            max_bytes: 1 << 26,
            ..ReadOptions::default()
        };
        match read(bytes, &options) {
            Ok(outcome) => is_usable(&outcome),
            Err(error) => assert!(error.to_string().len() < 1000, "messages are short"),
        }
    }
}

fn is_usable(outcome: &ReadOutcome) {
    let trace = &outcome.trace;
    assert_eq!(stats::stats(trace).events, trace.len() as u64);
    check::check(trace);
    steps::walk(trace, |_| {});
    let mut binary = Vec::new();
    write::tbt(trace, &mut binary).expect("memory can be written");
    let again = read(&binary[..], &ReadOptions::default()).expect("what we write can be read").trace;
    assert_eq!(again.len(), trace.len());
    let mut text = Vec::new();
    if write::std(trace, &mut text).is_ok() && !trace.is_empty() {
        let options = ReadOptions { format: Some(Format::Std), ..ReadOptions::default() };
        assert_eq!(read(&text[..], &options).expect("what we write can be read").trace.len(), trace.len());
    }
}
