//! What is written can be read again, whatever the trace.

use crate::{gzip, parse, random, tbt_bytes, text, zstd};
use std::fmt::Write as _;
use trace::read::Format;
use trace::{Builder, Trace, write};

#[track_caller]
fn same_events(a: &Trace, b: &Trace) {
    assert_eq!(text(a), text(b));
    assert!(a.events().eq(b.events()), "numbers are kept");
}

#[test]
fn binary_keeps_everything() {
    for seed in 0..500 {
        let trace = random::trace(seed, 200);
        let outcome = parse(tbt_bytes(&trace)).expect("readable");
        assert_eq!((outcome.format, outcome.truncated, outcome.notes.len()), (Some(Format::Tbt), false, 0));
        same_events(&outcome.trace, &trace);
    }
}

#[test]
fn text_keeps_everything() {
    for seed in 0..500 {
        let trace = random::trace(seed, 200);
        let written = text(&trace);
        assert_eq!(text(&parse(&written).expect("readable").trace), written);
    }
}

#[test]
fn many_blocks_many_lines_compressed_or_not() {
    let trace = random::trace(3, 80_000);
    let (as_text, as_tbt) = (text(&trace).into_bytes(), tbt_bytes(&trace));
    for bytes in [&as_text, &as_tbt] {
        for compressed in [bytes.clone(), gzip(bytes), zstd(bytes)] {
            assert_eq!(text(&parse(compressed).expect("readable").trace).as_bytes(), as_text);
        }
    }
}

#[test]
fn the_common_line_is_read_like_any_other() {
    let mut lines = String::new();
    let mut choice = random::Random::new(1);
    for _ in 0..20_000 {
        let word = choice.choose(&["r", "w", "acq", "rel", "u", "branch"]);
        let operand = match word {
            "branch" => String::new(),
            _ => format!("({}{})", choice.choose(&["V", "a.B.c#"]), choice.below(3000) * choice.below(40)),
        };
        let value = choice.choose(&["", "|7", "|null"]);
        let (thread, location) = (choice.below(12), choice.below(1200));
        writeln!(lines, "T{thread}|{word}{operand}|{location}{value}").expect("memory can be written");
    }
    // With a space at its end, no line has the common shape.
    let trace = parse(&lines).expect("readable").trace;
    for end in [" \n", "\r\n"] {
        same_events(&trace, &parse(lines.replace('\n', end)).expect("readable").trace);
    }
    assert_eq!(text(&trace), lines);
}

#[test]
fn names_that_text_cannot_write_are_refused() {
    for (thread, operand, location, value) in [
        ("a|b", "x", "", None),
        ("#a", "x", "", None),
        ("a", "x)|y", "", None),
        ("a", " x", "", None),
        ("a", "x", "1|2", None),
        ("a", "x", "1\n2", None),
        ("a", "x", "1", Some("")),
    ] {
        let mut builder = Builder::new();
        builder.push(thread, "w", operand, location, value).expect("a well-formed event");
        let trace = builder.finish();
        let mut out = Vec::new();
        let error = write::std(&trace, &mut out).expect_err("text cannot write this");
        assert!(error.to_string().starts_with("STD text has no way to write the name"), "{error}");
        assert!(out.is_empty());
        let again = parse(tbt_bytes(&trace)).expect("readable").trace;
        assert!(again.events().eq(trace.events()));
        assert_eq!(again.thread_name(trace::ThreadId(0)), thread);
    }
}
