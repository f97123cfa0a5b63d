//! All events of a spool in the order of their stamps: a run of segments for each thread, and the late ones, merged.

use super::{EVENT_BYTES, HEADER_BYTES, IN_ORDER, LATE, RawEvent};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::io::{self, Read, Seek, SeekFrom};

/// So much of a run is read at once.
const CHUNK: usize = EVENT_BYTES * 2048;

/// Where the events of a segment are in the file.
#[derive(Clone, Copy)]
struct Segment {
    start: u64,
    bytes: u64,
}

/// What is left of the events of one thread, or of the late ones.
#[derive(Default)]
struct Run {
    /// The next one last.
    segments: Vec<Segment>,
    chunk: Vec<u8>,
    at: usize,
}

impl Run {
    fn next(&mut self, file: &mut (impl Read + Seek)) -> io::Result<Option<RawEvent>> {
        loop {
            if let Some((bytes, _)) = self.chunk[self.at..].split_first_chunk() {
                if let Some(event) = RawEvent::of_bytes(bytes) {
                    self.at += EVENT_BYTES;
                    return Ok(Some(event));
                }
                // What follows in this segment was never written.
                self.chunk.clear();
                self.at = 0;
                self.segments.pop();
            }
            let Some(segment) = self.segments.last_mut() else { return Ok(None) };
            let bytes = segment.bytes.min(CHUNK as u64);
            if bytes < EVENT_BYTES as u64 {
                self.segments.pop();
                continue;
            }
            self.chunk.resize(bytes as usize, 0);
            self.at = 0;
            file.seek(SeekFrom::Start(segment.start))?;
            fill(file, &mut self.chunk)?;
            segment.start += bytes;
            segment.bytes -= bytes;
        }
    }
}

/// Reads as much as there is; the rest is zero.
fn fill(file: &mut impl Read, mut place: &mut [u8]) -> io::Result<()> {
    while !place.is_empty() {
        match file.read(place) {
            Ok(0) => break,
            Ok(count) => place = &mut place[count..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    place.fill(0);
    Ok(())
}

/// The events of a spool, in order.
pub(super) struct Merge<R> {
    file: R,
    runs: Vec<Run>,
    /// The next event of each run.
    heads: BinaryHeap<Reverse<(u64, usize)>>,
    next: Vec<Option<RawEvent>>,
    /// The threads that have events.
    pub(super) threads: Vec<u32>,
}

impl<R: Read + Seek> Merge<R> {
    pub(super) fn open(mut file: R) -> io::Result<Merge<R>> {
        let (in_order, late) = segments(&mut file)?;
        let mut threads: Vec<u32> = in_order.keys().copied().collect();
        let mut runs: Vec<Run> = in_order.into_values().map(run).collect();
        let mut told = events(run(late), &mut file)?;
        told.sort_unstable_by_key(|event| event.key());
        threads.extend(told.iter().map(|event| event.thread()));
        threads.sort_unstable();
        threads.dedup();
        runs.push(Run {
            segments: Vec::new(),
            chunk: told.iter().flat_map(|event| event.words).flat_map(u64::to_ne_bytes).collect(),
            at: 0,
        });
        let mut merge = Merge { file, next: vec![None; runs.len()], runs, heads: BinaryHeap::new(), threads };
        for at in 0..merge.runs.len() {
            merge.advance(at)?;
        }
        Ok(merge)
    }

    fn advance(&mut self, run: usize) -> io::Result<()> {
        self.next[run] = self.runs[run].next(&mut self.file)?;
        if let Some(event) = self.next[run] {
            self.heads.push(Reverse((event.key(), run)));
        }
        Ok(())
    }

    /// The next event.
    pub(super) fn next(&mut self) -> io::Result<Option<RawEvent>> {
        let Some(Reverse((_, run))) = self.heads.pop() else { return Ok(None) };
        let event = self.next[run];
        self.advance(run)?;
        Ok(event)
    }
}

fn run(mut segments: Vec<Segment>) -> Run {
    segments.reverse();
    Run { segments, ..Run::default() }
}

fn events(mut run: Run, file: &mut (impl Read + Seek)) -> io::Result<Vec<RawEvent>> {
    let mut events = Vec::new();
    while let Some(event) = run.next(file)? {
        events.push(event);
    }
    Ok(events)
}

type Segments = (BTreeMap<u32, Vec<Segment>>, Vec<Segment>);

/// The segments of each thread, and the late ones.
fn segments(file: &mut (impl Read + Seek)) -> io::Result<Segments> {
    let mut in_order: BTreeMap<u32, Vec<Segment>> = BTreeMap::new();
    let mut late = Vec::new();
    let mut at = 0;
    loop {
        let mut header = [0; HEADER_BYTES];
        file.seek(SeekFrom::Start(at))?;
        fill(file, &mut header)?;
        let number =
            |at: usize| u32::from_ne_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let bytes = u64::from(number(8)) | u64::from(number(12)) << 32;
        let room = bytes.saturating_sub(HEADER_BYTES as u64) / EVENT_BYTES as u64 * EVENT_BYTES as u64;
        let segment = Segment { start: at + HEADER_BYTES as u64, bytes: room };
        match number(0) {
            IN_ORDER if bytes > 0 => in_order.entry(number(4)).or_default().push(segment),
            LATE if bytes > 0 => late.push(segment),
            _ => return Ok((in_order, late)),
        }
        at = at.saturating_add(bytes);
    }
}
