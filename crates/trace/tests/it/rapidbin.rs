//! `RapidBin` files, built by hand.

use crate::{parse, parse_leniently, tbt_bytes, text, zstd};
use trace::Names;
use trace::read::Format;

pub(crate) fn header(threads: i16, locks: i32, vars: i32, events: i64) -> Vec<u8> {
    let mut bytes = threads.to_be_bytes().to_vec();
    bytes.extend(locks.to_be_bytes());
    bytes.extend(vars.to_be_bytes());
    bytes.extend(events.to_be_bytes());
    bytes
}

pub(crate) fn event(thread: u64, op: u64, operand: u64, location: u64) -> [u8; 8] {
    (thread | op << 10 | operand << 14 | location << 48).to_be_bytes()
}

pub(crate) fn example() -> Vec<u8> {
    let mut bytes = header(2, 1, 2, 10);
    for (op, operand) in [(4, 1), (6, 0), (8, 0), (0, 0), (3, 1), (2, 1), (9, 0), (1, 0), (7, 0), (5, 1)] {
        bytes.extend(event(0, op, operand, op + 100));
    }
    bytes
}

const EXAMPLE: &str = "T0|fork(T1)|104\nT0|begin(B0)|106\nT0|req(L0)|108\nT0|acq(L0)|100\nT0|w(V1)|103\nT0|r(V1)|102\n\
    T0|branch|109\nT0|rel(L0)|101\nT0|end(B0)|107\nT0|join(T1)|105\n";

#[test]
fn every_operation() {
    for bytes in [example(), zstd(&example())] {
        let outcome = parse(bytes).expect("readable");
        assert_eq!(
            (outcome.format, outcome.truncated, outcome.notes.len()),
            (Some(Format::RapidBin), false, 0)
        );
        assert_eq!(text(&outcome.trace), EXAMPLE);
        assert_eq!(outcome.trace.threads(), 2);
        assert!(matches!(outcome.trace.names.vars, Names::Numbered { count: 2, .. }));
        assert_eq!(text(&parse(tbt_bytes(&outcome.trace)).expect("readable").trace), EXAMPLE);
    }
}

#[test]
fn large_and_far_apart_operands_get_small_numbers() {
    let mut bytes = header(1, 0, 0, 4);
    for operand in [0x3_ffff_ffff, 5, 0x7fff_ffff, 0x3_ffff_ffff] {
        bytes.extend(event(1023, 3, operand, 0x7fff));
    }
    let trace = parse(bytes).expect("readable").trace;
    assert_eq!(
        text(&trace),
        "T1023|w(V17179869183)|32767\nT1023|w(V5)|32767\nT1023|w(V2147483647)|32767\nT1023|w(V17179869183)|32767\n"
    );
    assert_eq!(trace.names.vars.len(), 3);
    assert_eq!(trace.threads(), 1024);
}

#[test]
fn threads_named_far_apart_keep_those_that_act() {
    let mut bytes = header(1, 0, 0, 2);
    bytes.extend(event(2, 4, 0x3_0000_0000, 1));
    bytes.extend(event(2, 5, 1, 1));
    let trace = parse(bytes).expect("readable").trace;
    assert_eq!(text(&trace), "T2|fork(T12884901888)|1\nT2|join(T1)|1\n");
}

#[test]
fn the_header_is_not_believed() {
    let mut bytes = header(2, i32::MAX, i32::MAX, i64::MAX);
    bytes.extend(event(0, 3, 1, 7));
    bytes.extend([0, 0, 1]);
    let outcome = parse(&bytes).expect("readable");
    assert_eq!((outcome.trace.len(), outcome.truncated), (1, true));
    let note = outcome.notes[0].to_string();
    assert_eq!(
        note,
        "byte 26: expected 9223372036854775807 events, as the header says, found the end after 1 and 3 bytes"
    );
    let mut more = header(1, 0, 1, 0);
    more.extend(event(0, 3, 0, 1));
    let outcome = parse(&more).expect("readable");
    assert_eq!((outcome.trace.len(), outcome.truncated, outcome.notes.len()), (1, false, 1));
}

#[test]
fn unknown_operations_are_refused_or_skipped() {
    let mut bytes = example();
    // Beyond what is looked at to find out the format.
    for _ in 0..600 {
        bytes.extend(event(0, 3, 1, 1));
    }
    let at = bytes.len();
    bytes.extend(event(0, 15, 1, 7));
    bytes.extend(event(0, 3, 1, 7));
    let error = parse(&bytes).err().expect("operation 15 is none").to_string();
    let expected =
        "expected an event (operation 0 to 9 in bits 10 to 13, bit 63 clear), found 0x0007000000007c00";
    assert_eq!(error, format!("byte {at}: {expected}"));
    let outcome = parse_leniently(&bytes).expect("readable");
    assert_eq!((outcome.trace.len(), outcome.skipped), (611, 1));
}
