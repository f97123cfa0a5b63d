//! Input that wants to harm: it costs an error, never memory or time.

use crate::{gzip, parse, parse_leniently, rapidbin, tbt, text, zstd};
use std::io::{self, Read};
use trace::read::{ReadError, ReadOptions, read};

fn limited(max_events: u64, max_bytes: u64) -> ReadOptions {
    ReadOptions { max_events, max_bytes, ..ReadOptions::default() }
}

#[test]
fn more_events_than_allowed() {
    let lines = "T1|w(V1)|1\n".repeat(1000);
    let mut numbers = rapidbin::header(1, 0, 1, 1000);
    numbers.extend(rapidbin::event(0, 3, 0, 1).repeat(1000));
    let blocks = crate::tbt_bytes(&parse(&lines).expect("readable").trace);
    for (bytes, place) in [(lines.as_bytes(), "line 1000"), (&numbers, "byte 18"), (&blocks, "byte")] {
        let error = read(bytes, &limited(999, u64::MAX)).err().expect("a limit").to_string();
        assert!(error.starts_with(place), "{error}");
        assert!(
            error
                .ends_with("the trace is larger than `max-events` allows, which is 999; raise it to read on"),
            "{error}"
        );
        assert_eq!(read(bytes, &limited(1000, u64::MAX)).expect("readable").trace.len(), 1000);
        let lenient = ReadOptions { lenient: true, ..limited(999, u64::MAX) };
        assert!(
            matches!(read(bytes, &lenient), Err(ReadError::Limit { .. })),
            "limits are for the lenient too"
        );
    }
}

#[test]
fn decompression_bombs() {
    let bomb = vec![b'\n'; 50_000_000];
    for bytes in [gzip(&bomb), zstd(&bomb)] {
        assert!(bytes.len() < 100_000);
        let error = read(&bytes[..], &limited(u64::MAX, 10_000_000)).err().expect("a limit").to_string();
        assert_eq!(
            error,
            "byte 10000000: the trace is larger than `max-bytes` allows, which is 10000000; raise it to read on"
        );
    }
}

/// A file of one letter, without end.
struct Endless(u8);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        buffer.fill(self.0);
        Ok(buffer.len())
    }
}

#[test]
fn lines_without_end() {
    let error = read(Endless(b'x'), &ReadOptions::default()).err().expect("too long").to_string();
    assert!(error.starts_with("line 1: expected a line of at most 262144 bytes, found `xxx"), "{error}");
    let lenient = ReadOptions { lenient: true, ..limited(u64::MAX, 100_000_000) };
    assert!(matches!(read(Endless(b'x'), &lenient), Err(ReadError::Limit { option: "max-bytes", .. })));
    let lines = format!("t|w(x)|1\nt|w({})|2\nt|r(x)|3\n", "y".repeat(600_000));
    let outcome = parse_leniently(lines).expect("readable");
    assert_eq!((text(&outcome.trace).as_str(), outcome.skipped), ("t|w(x)|1\nt|r(x)|3\n", 1));
}

#[test]
fn names_of_megabytes() {
    let name = "y".repeat(70_000);
    for line in [
        format!("{name}|w(x)|1\n"),
        format!("t|w({name})|1\n"),
        format!("t|w(x)|{name}\n"),
        format!("t|w(x)|1|{name}\n"),
    ] {
        let error = parse(line).err().expect("too long").to_string();
        assert!(
            error.starts_with("line 1: expected names of at most 65536 bytes (`max-name-bytes`), found `"),
            "{error}"
        );
        assert!(error.len() < 200);
    }
    let mut names = b"\0\0\x01\xf0\xa2\x04".to_vec();
    names.extend(name.as_bytes());
    let mut bytes = b"\x89TBT\r\n\x1a\x01".to_vec();
    bytes.extend(tbt::block(1, &names));
    let error = parse(&bytes).err().expect("too long").to_string();
    assert!(
        error.starts_with("byte 8: expected names of at most 65536 bytes (`max-name-bytes`), found `"),
        "{error}"
    );
}

#[test]
fn absurd_lengths_are_not_believed() {
    let error =
        parse(b"\x89TBT\r\n\x1a\x01\x03\xff\xff\xff\xff\0\0\0\0").err().expect("too long").to_string();
    assert_eq!(error, "byte 8: expected a block of at most 16777216 bytes, found a length of 4294967295");
}

#[test]
fn compressed_data_cut_off_or_damaged() {
    let lines = "T1|w(V1)|1\nT2|r(V1)|2\n".repeat(5000);
    for compress in [gzip as fn(&[u8]) -> Vec<u8>, zstd] {
        let bytes = compress(lines.as_bytes());
        let outcome = parse(&bytes[..bytes.len() - 5]).expect("a cut is no error");
        assert!(outcome.truncated);
        assert!(lines.starts_with(&text(&outcome.trace)));
        let note = outcome.notes[0].to_string();
        assert!(note.contains(" data, found the end"), "{note}");
        let mut damaged = bytes.clone();
        damaged.extend(b"something else");
        assert!(matches!(parse(&damaged), Err(ReadError::Io { .. })));
        let outcome = parse_leniently(&damaged).expect("readable");
        assert_eq!((text(&outcome.trace), outcome.truncated), (lines.clone(), true));
    }
}

#[test]
fn what_is_no_trace_is_named() {
    for (bytes, found) in [
        (&b"\xfd7zXZ\0"[..], "an xz file: `\\xfd7zX`"),
        (b"BZh91AY", "a bzip2 file: `BZh9`"),
        (b"PK\x03\x04..", "a zip archive: `PK\\u{3}\\u{4}`"),
    ] {
        let error = parse(bytes).err().expect("no trace").to_string();
        assert_eq!(
            error,
            format!("byte 0: expected a trace, plain or compressed with gzip or zstd, found {found}")
        );
    }
    for bytes in [&b"\x7fELF\0\0\0"[..], b"\xff\xfeT\0\x31\0", &gzip(&gzip(b"t|w(x)|1\n"))] {
        let error = parse(bytes).err().expect("no trace").to_string();
        assert!(
            error.starts_with("byte 0: expected a trace (STD text, RapidBin or tbt; choose with `format`)"),
            "{error}"
        );
    }
}

/// A disk that fails after a while.
struct Failing(usize);

impl Read for Failing {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(1).ok_or_else(|| io::Error::other("the disk is gone"))?;
        buffer[0] = b'\n';
        Ok(1)
    }
}

#[test]
fn a_failing_disk_is_an_error_with_a_place() {
    let error = read(Failing(5000), &ReadOptions::default()).err().expect("an error").to_string();
    assert_eq!(error, "byte 5000: cannot read on: the disk is gone");
}
