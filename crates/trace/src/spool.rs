//! What a recorder leaves behind while a program runs, and how it becomes a trace.
//!
//! A recorder has no time: each thread writes raw events of three words into memory that is a file, so that nothing is lost when
//! the program is killed. Beside it, a *book* of lines says what the numbers mean. Afterwards [`convert`] puts all events into
//! one order and gives everything its name.
//!
//! **Order.** Events carry stamps as of Lamport (1978): those of a thread grow, and so do those of everything that touches one
//! stripe of memory or one lock. Events of two threads that have to do with each other share a stripe, so to sort by stamps (then by
//! threads) is to put them into an order that the program could have shown to a single observer: each read sees the write that it
//! saw. Events that come late, because a thread told what another did earlier, are sorted in.
//!
//! ```text
//! file    = segment*                     each as long as its header says; a header of zeros ends the file
//! segment = kind:u32 thread:u32 bytes:u64 event*       kind: 1 events of one thread, in order; 2 late ones
//! event   = stamp:40 thread:20 flags:4   object:32 site:24 kind:8   index:32 value:32
//! ```
//!
//! An event whose first word is zero is not there yet, and nor are those behind it in its segment.

mod book;
mod merge;
mod translate;

pub use book::{Book, FieldAccess};
pub use translate::{Converted, convert};

/// Bytes of an event.
pub const EVENT_BYTES: usize = 24;
/// Bytes before the first event of a segment.
pub const HEADER_BYTES: usize = 16;
/// The kind of a segment with the events of one thread, in order.
pub const IN_ORDER: u32 = 1;
/// The kind of a segment with events that happened earlier, to any thread.
pub const LATE: u32 = 2;

/// What happened. The numbers are those of the recorders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RawKind {
    /// A field, static or element is read; whether it is volatile stands in the book.
    Read = 0,
    /// Likewise, written.
    Write = 1,
    /// A lock is taken.
    Acquire = 2,
    /// A lock is given back.
    Release = 3,
    /// A wait begins.
    Wait = 4,
    /// A wait is over, and the lock is held again.
    Woken = 5,
    /// One waiting thread is woken.
    Notify = 6,
    /// All are.
    NotifyAll = 7,
    /// The thread whose number is the index may run.
    Fork = 8,
    /// The thread whose number is the index has ended.
    Join = 9,
    /// An object that orders threads is looked at; the index is that of one of its variables.
    SyncRead = 10,
    /// Its state is replaced.
    SyncWrite = 11,
    /// Its state is used and replaced.
    SyncUpdate = 12,
    /// What a thread did to an object that it had to itself is forgotten up to here.
    Published = 13,
    /// A second thread uses the object for the first time.
    Obtained = 14,
    /// The object is of the class whose number is the index. Comes late, with a stamp before all others.
    Named = 15,
    /// Like a read, whatever the book says of the field: it orders.
    VolatileRead = 16,
    /// Likewise, written.
    VolatileWrite = 17,
    /// Likewise, read and written in one step.
    Update = 18,
    /// The thread begins with another task.
    Task = 19,
}

impl RawKind {
    const ALL: [RawKind; 20] = [
        RawKind::Read,
        RawKind::Write,
        RawKind::Acquire,
        RawKind::Release,
        RawKind::Wait,
        RawKind::Woken,
        RawKind::Notify,
        RawKind::NotifyAll,
        RawKind::Fork,
        RawKind::Join,
        RawKind::SyncRead,
        RawKind::SyncWrite,
        RawKind::SyncUpdate,
        RawKind::Published,
        RawKind::Obtained,
        RawKind::Named,
        RawKind::VolatileRead,
        RawKind::VolatileWrite,
        RawKind::Update,
        RawKind::Task,
    ];
}

/// An event as the recorder wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RawEvent {
    words: [u64; 3],
}

impl RawEvent {
    fn of_bytes(bytes: &[u8; EVENT_BYTES]) -> Option<RawEvent> {
        let word = |at: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[at..at + 8]);
            u64::from_ne_bytes(word)
        };
        let words = [word(0), word(8), word(16)];
        (words[0] != 0).then_some(RawEvent { words })
    }

    /// Stamp, then thread: what events are sorted by.
    fn key(self) -> u64 {
        self.words[0] >> 4
    }

    fn thread(self) -> u32 {
        (self.words[0] >> 4) as u32 & 0xf_ffff
    }

    fn object(self) -> u32 {
        (self.words[1] >> 32) as u32
    }

    fn site(self) -> u32 {
        (self.words[1] >> 8) as u32 & 0xff_ffff
    }

    fn kind(self) -> Option<RawKind> {
        RawKind::ALL.get((self.words[1] & 0xff) as usize).copied()
    }

    fn index(self) -> u32 {
        (self.words[2] >> 32) as u32
    }

    fn value(self) -> Option<RawValue> {
        let bits = self.words[2] as u32;
        match self.words[0] & 0xf {
            1 => Some(RawValue::Null),
            2 => Some(RawValue::Int(bits.cast_signed())),
            3 => Some(RawValue::Long(bits.cast_signed())),
            4 => Some(RawValue::Float(bits)),
            5 => Some(RawValue::Double(bits)),
            _ => None,
        }
    }
}

/// A recorded value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RawValue {
    Null,
    Int(i32),
    /// One that fits into 32 bits.
    Long(i32),
    /// The bits of a `float`.
    Float(u32),
    /// The bits of the `float` that is the same number.
    Double(u32),
}
