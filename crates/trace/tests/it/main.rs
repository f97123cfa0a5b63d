//! Trace files, from bytes to events and back: dialects, round trips, broken and hostile input.

mod check;
mod cut;
mod dialects;
mod hostile;
mod mutations;
mod random;
mod rapidbin;
mod round_trip;
mod spool;
mod stats;
mod tbt;

use trace::Trace;
use trace::read::{ReadError, ReadOptions, ReadOutcome, read};

/// Reads with default options.
fn parse(bytes: impl AsRef<[u8]>) -> Result<ReadOutcome, ReadError> {
    read(bytes.as_ref(), &ReadOptions::default())
}

/// Reads leniently.
fn parse_leniently(bytes: impl AsRef<[u8]>) -> Result<ReadOutcome, ReadError> {
    read(bytes.as_ref(), &ReadOptions { lenient: true, ..ReadOptions::default() })
}

/// The trace as text; equal texts are equal traces.
fn text(trace: &Trace) -> String {
    let mut out = Vec::new();
    trace::write::std(trace, &mut out).expect("the names of this trace can be written as text");
    String::from_utf8(out).expect("names are UTF-8")
}

/// The trace in our binary format.
fn tbt_bytes(trace: &Trace) -> Vec<u8> {
    let mut out = Vec::new();
    trace::write::tbt(trace, &mut out).expect("memory can be written");
    out
}

/// Compressed as `gzip` does.
fn gzip(bytes: &[u8]) -> Vec<u8> {
    use std::io::Write as _;
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    encoder.write_all(bytes).expect("memory can be written");
    encoder.finish().expect("memory can be written")
}

/// Compressed as `zstd` does.
fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).expect("memory can be read")
}
