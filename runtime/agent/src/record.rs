//! The files of a recorder, whatever its virtual machine: raw events in memory that is a file, and a book of what numbers mean.
//! `trace::spool` says what stands there, and makes a trace of it. Each process has a folder of its own.

mod memory;

use active::agent::{MAX_BYTES, MAX_EVENTS, MAX_SECONDS, RECORD};
use memory::{Piece, Pieces};
use rustc_hash::FxHashMap;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// As many places as an event has room for; 0 is none.
const PLACES: u32 = 1 << 24;

/// Is this process to be recorded?
pub(crate) fn is_wanted() -> bool {
    std::env::var_os(RECORD).is_some_and(|folder| !folder.is_empty())
}

/// How long to record, if not to the end.
pub(crate) fn max_time() -> Option<Duration> {
    number(MAX_SECONDS).map(Duration::from_secs)
}

/// Why nothing more is recorded after that.
pub(crate) fn out_of_time(limit: Duration) -> String {
    format!("recording stopped after {} seconds (--max-time)", limit.as_secs())
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tabs and line ends cannot stand in the book.
pub(crate) fn line(text: &str) -> String {
    text.replace(['\t', '\n', '\r'], " ")
}

/// Which events of a thread a piece of the file is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Stream {
    /// Its own, in their order.
    InOrder,
    /// What it tells of others.
    Late,
}

/// What a process leaves behind.
pub(crate) struct Files {
    spool: Mutex<Spool>,
    book: Mutex<File>,
    places: AtomicU32,
}

impl Files {
    pub(crate) fn create() -> std::io::Result<Files> {
        let folder = PathBuf::from(std::env::var_os(RECORD).unwrap_or_default());
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        // Sorted by name, folders are in the order in which processes started.
        let own = folder.join(format!("{:020}-{}", since.as_nanos(), std::process::id()));
        std::fs::create_dir(&own)?;
        Ok(Files {
            spool: Mutex::new(Spool::create(&own.join("events"))?),
            book: Mutex::new(File::create_new(own.join("book"))?),
            places: AtomicU32::new(1),
        })
    }

    /// Adds lines to the book.
    pub(crate) fn write(&self, lines: &str) {
        // Without room for the book there is none for events, either: the trace ends there.
        let _ = lock(&self.book).write_all(lines.as_bytes());
    }

    pub(crate) fn trouble(&self, text: &str) {
        self.write(&format!("trouble\t{}\n", line(text)));
    }

    pub(crate) fn out_of_time(&self, limit: Duration) {
        self.trouble(&out_of_time(limit));
    }

    pub(crate) fn name_thread(&self, number: u32, name: &str) {
        self.write(&format!("thread\t{number}\t{}\n", line(name)));
    }

    /// Work begins that is a thread of its own.
    pub(crate) fn begin_work(&self, number: u32) {
        self.write(&format!("work\t{number}\n"));
    }

    pub(crate) fn name_class(&self, number: u32, name: &str) {
        self.write(&format!("type\t{number}\t{}\n", line(name)));
    }

    /// The process ends as processes do.
    pub(crate) fn end(&self) {
        self.write("end\n");
    }

    /// The number of another place in the program; nothing if there are too many.
    pub(crate) fn next_place(&self) -> Option<u32> {
        let place = self.places.fetch_add(1, Ordering::Relaxed);
        (place < PLACES).then_some(place)
    }

    /// A new piece for a thread, with its header: where it is, and how long. The one before is let go. Otherwise, why there is none.
    pub(crate) fn piece(&self, thread: u32, stream: Stream) -> Result<(*mut u8, usize), String> {
        lock(&self.spool).piece(thread, stream)
    }
}

/// The file with the events.
struct Spool {
    pieces: Pieces,
    /// The piece that each thread is writing into.
    current: FxHashMap<(u32, Stream), Piece>,
    /// Bytes in pieces that are full.
    filled: u64,
    max_bytes: u64,
    max_events: u64,
}

impl Spool {
    fn create(path: &Path) -> std::io::Result<Spool> {
        Ok(Spool {
            pieces: Pieces::create(path)?,
            current: FxHashMap::default(),
            filled: 0,
            max_bytes: number(MAX_BYTES).unwrap_or(u64::MAX),
            max_events: number(MAX_EVENTS).unwrap_or(u64::MAX),
        })
    }

    fn piece(&mut self, thread: u32, stream: Stream) -> Result<(*mut u8, usize), String> {
        if self.filled / trace::spool::EVENT_BYTES as u64 >= self.max_events {
            return Err(format!("recording stopped at {} events (--max-events)", self.max_events));
        }
        if self.pieces.length() >= self.max_bytes {
            return Err(format!("recording stopped at {} bytes (--max-size)", self.pieces.length()));
        }
        let before = self.current.remove(&(thread, stream)).map(|piece| piece.bytes());
        self.filled += before.unwrap_or(0) as u64;
        let mut piece = self
            .pieces
            .add(before)
            .map_err(|error| format!("recording stopped: there is no more room: {error}"))?;
        let kind = match stream {
            Stream::InOrder => trace::spool::IN_ORDER,
            Stream::Late => trace::spool::LATE,
        };
        let mut header = [0; trace::spool::HEADER_BYTES];
        header[..4].copy_from_slice(&kind.to_ne_bytes());
        header[4..8].copy_from_slice(&thread.to_ne_bytes());
        header[8..].copy_from_slice(&(piece.bytes() as u64).to_ne_bytes());
        piece.begin(&header);
        let place = (piece.address(), piece.bytes());
        self.current.insert((thread, stream), piece);
        Ok(place)
    }
}
