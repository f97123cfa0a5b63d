//! What the recorder knows of threads: stripes with their clocks, stamps, and where events go.

use crate::clr::filter::Address;
use crate::clr::record::inside::Inside;
use crate::clr::record::objects::{Entry, Objects, Remembered};
use crate::clr::record::strangers::{Given, Seen, Stranger};
use crate::clr::record::told::Told;
use crate::clr::record::work::Ended;
use crate::clr::record::{class_asked, files, thread_met};
use crate::record::Stream;
use std::cell::{Cell, UnsafeCell};
use std::ptr::null_mut;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use trace::spool::RawKind;

/// What rewritten code hears: go on; the stripe is taken; the thread is new.
pub(super) const GO_ON: u32 = 0;
pub(super) const AGAIN: u32 = 1;
pub(super) const WHO: u32 = 2;

pub(super) const STRIPES: usize = 1024;
/// What stands for things that are no objects; each has a number and a stripe of its own. They are only ever updated: whoever looks at
/// one and changes it later does not mean that to be one step.
pub(super) const TASKS: u32 = 1;
pub(super) const STATIC_WORK: u32 = 2;
pub(super) const AWAITS: u32 = 3;
pub(super) const ADDRESSES: u32 = 4;
/// What stands for no object, and has no variables itself: it is the class of those that stand for what threads do.
pub(super) const WORK: u32 = 5;
/// What went to the library and is not to be seen any more, or came from there; see `strangers`.
pub(super) const OUTSIDE: u32 = 6;
/// All objects together of which there are too many to tell of each; see `crowd`.
pub(super) const CROWD: u32 = 7;
/// The names of these, by their numbers.
pub(super) const SPECIAL: [(u32, &str); 7] = [
    (TASKS, "Tasks"),
    (STATIC_WORK, "Delegates"),
    (AWAITS, "Awaiters"),
    (ADDRESSES, "References"),
    (WORK, "Work"),
    (OUTSIDE, "Outside"),
    (CROWD, "Crowd"),
];
pub(super) const FIRST_OBJECT: u32 = 16;

/// Variables of an object that orders threads: those of `trace::spool`.
pub(super) const STATE: u32 = 0;
pub(super) const WRITERS: u32 = 1;
pub(super) const READERS: u32 = 2;
pub(super) const STARTED: u32 = 3;
pub(super) const FINISHED: u32 = 4;

/// What nobody tells us, and stands in the trace.
pub(super) const SYNC_WRITE: u8 = RawKind::SyncWrite as u8;
pub(super) const PUBLISHED: u8 = RawKind::Published as u8;
pub(super) const OBTAINED: u8 = RawKind::Obtained as u8;
pub(super) const NAMED: u8 = RawKind::Named as u8;
/// There is a value: it is null, or it has 32 bits.
pub(super) const IS_NULL: u64 = 1;
pub(super) const IS_INT: u64 = 2;

/// As many of an owner's accesses are kept.
pub(super) const KEPT: usize = 8;
pub(super) const MOST_THREADS: u32 = 1 << 20;
/// When there are so many, work is no longer told apart.
pub(super) const MOST_WORK: u32 = MOST_THREADS / 2;
/// So much work may have ended before the thread of the pool joins it.
pub(super) const UNJOINED: usize = 4096;
/// So often a taken stripe is looked at before going back.
pub(super) const SPINS: u32 = 64;
/// A lock that is not to be had for so long is lost.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// May events be recorded; and are they, because something was handed to a second thread?
pub(super) static ARMED: AtomicBool = AtomicBool::new(false);
pub(super) static ON: AtomicBool = AtomicBool::new(false);
/// Was it ever?
pub(super) static HAS_BEEN_ON: AtomicBool = AtomicBool::new(false);
/// Has work without a target been handed over?
pub(super) static IS_STATIC_HANDED: AtomicBool = AtomicBool::new(false);
/// Is some of it kept by something of which it is not known what makes it call?
pub(super) static IS_STATIC_OUTSIDE: AtomicBool = AtomicBool::new(false);
/// Is some of it called in turn by what keeps it?
pub(super) static IS_STATIC_IN_TURN: AtomicBool = AtomicBool::new(false);
/// Does work begin when a task is done, and may be a stranger's?
pub(super) static IS_STRANGELY_CONTINUED: AtomicBool = AtomicBool::new(false);
/// Does some of it begin when a task is done?
pub(super) static IS_STATIC_CONTINUED: AtomicBool = AtomicBool::new(false);
/// Has something been awaited of which we do not know what it is?
pub(super) static IS_SOMETHING_AWAITED: AtomicBool = AtomicBool::new(false);
/// Has something been accessed atomically of which only the address is known?
pub(super) static IS_SOMEWHERE: AtomicBool = AtomicBool::new(false);
pub(super) static THREADS: AtomicU32 = AtomicU32::new(0);
/// How often a thread was interrupted.
pub(super) static INTERRUPTS: AtomicU64 = AtomicU64::new(0);
/// The thread that was there first.
pub(super) static FIRST: AtomicPtr<Thread> = AtomicPtr::new(null_mut());
pub(super) static OBJECTS: LazyLock<Objects> = LazyLock::new(|| Objects::new(FIRST_OBJECT));

pub(super) fn arm() {
    ARMED.store(true, Ordering::Relaxed);
}

pub(super) fn objects() -> &'static Objects {
    &OBJECTS
}

/// Ends the recording; the program goes on. Says so the first time.
pub(super) fn stop(reason: &str) {
    ON.store(false, Ordering::Relaxed);
    if ARMED.swap(false, Ordering::Relaxed)
        && let Some(files) = files()
    {
        files.trouble(reason);
    }
}

/// Its clock, times two, and one more while somebody holds it. Each has a line of the cache to itself.
#[repr(align(64))]
pub(super) struct Stripe(AtomicU64);

pub(super) static CLOCKS: [Stripe; STRIPES + FIRST_OBJECT as usize] =
    [const { Stripe(AtomicU64::new(0)) }; STRIPES + FIRST_OBJECT as usize];

impl Stripe {
    /// Of an object by its number; of what stands for no object, its own.
    pub(super) fn of(id: u32) -> usize {
        if id < FIRST_OBJECT { STRIPES + id as usize } else { id as usize % STRIPES }
    }

    pub(super) fn take(&self) -> bool {
        for _ in 0..SPINS {
            let word = self.0.load(Ordering::Relaxed);
            let taken = word & 1 == 0
                && self.0.compare_exchange_weak(word, word | 1, Ordering::Acquire, Ordering::Relaxed).is_ok();
            if taken {
                return true;
            }
            std::hint::spin_loop();
        }
        false
    }

    pub(super) fn clock(&self) -> u64 {
        self.0.load(Ordering::Relaxed) >> 1
    }

    pub(super) fn give_back(&self, clock: u64) {
        self.0.store(clock << 1, Ordering::Release);
    }
}

/// Where events of a thread go.
pub(super) struct Cursor {
    next: *mut u64,
    left: usize,
}

/// What the recorder knows of a thread. Only the thread itself uses it, but for `number`, and `clock` before it starts and after it ends.
#[expect(clippy::struct_excessive_bools, reason = "each says one thing about the thread, in a byte")]
pub(crate) struct Thread {
    pub(super) number: u32,
    /// The stamp of the last thing that it did.
    pub(super) clock: u64,
    pub(super) events: Cursor,
    pub(super) late: Cursor,
    /// The access that is going on: the stripe that is held, the object if it is not a static field, and what is done.
    pub(super) held: Option<usize>,
    pub(super) entry: *mut Entry,
    pub(super) place: u32,
    pub(super) index: u32,
    /// The stripe that it waits for.
    pub(super) wanted: usize,
    /// How many static constructors it is in.
    pub(super) initializing: u32,
    pub(super) is_ignored: bool,
    /// Does nothing in the trace say yet what came before it?
    pub(super) is_unplaced: bool,
    /// How many methods have begun in it that the library may have called.
    pub(super) nesting: u32,
    /// In how many of them it has begun to wait for tasks, and not come back as threads do. Work that is done meanwhile, by the thread that
    /// waits for it, is deeper.
    pub(super) waiting: Vec<u32>,
    /// The objects that order threads and that the library is using right now. Whatever it calls comes behind what was done with them.
    pub(super) inside: Vec<Inside>,
    /// The collections that order threads and that delegates have given to the library, which walks through them at times.
    pub(super) walks: Vec<u32>,
    /// A class of which it is not known whether its objects order threads.
    pub(super) asks: usize,
    /// The locks that it holds, and how often. Who gives back what he does not hold gets an exception instead.
    pub(super) locks: Vec<(u32, u32)>,
    /// Is it a thread of the pool, whose work is told apart?
    pub(super) is_pool: bool,
    /// Of work: the thread of the pool that does it, and how many methods have begun in it that may be called by the pool.
    pub(super) base: *mut Thread,
    pub(super) depth: u32,
    /// Of a thread of the pool: does it tell something itself, and which work has ended since.
    pub(super) tells_itself: bool,
    pub(super) ended: Vec<Ended>,
    /// Of work: does the trace say who forked it?
    pub(super) is_forked: bool,
    /// So often it has come behind those who interrupt threads.
    pub(super) interrupts: u64,
    /// What stands for that which it handed over, what it is as a stranger, and what it has come behind; see `strangers`.
    pub(super) gives: Given,
    pub(super) stranger: Option<&'static Stranger>,
    pub(super) seen: Seen,
}

/// What a thread of the system has: the work that it does, and the objects that it knows.
struct Local {
    thread: Cell<*mut Thread>,
    known: UnsafeCell<Remembered>,
}

thread_local! {
    static LOCAL: Local =
        const { Local { thread: Cell::new(null_mut()), known: UnsafeCell::new(Remembered::new()) } };
}

impl Thread {
    pub(super) fn create(clock: u64, is_unplaced: bool) -> *mut Thread {
        let number = THREADS.fetch_add(1, Ordering::Relaxed);
        if number >= MOST_THREADS {
            stop("recording stopped: more threads than can be numbered");
        }
        let cursor = || Cursor { next: null_mut(), left: 0 };
        let thread = Thread {
            number: number % MOST_THREADS,
            clock,
            events: cursor(),
            late: cursor(),
            held: None,
            entry: null_mut(),
            place: 0,
            index: 0,
            wanted: 0,
            initializing: 0,
            is_ignored: false,
            is_unplaced,
            nesting: 0,
            waiting: Vec::new(),
            inside: Vec::new(),
            walks: Vec::new(),
            asks: 0,
            locks: Vec::new(),
            is_pool: false,
            base: null_mut(),
            depth: 0,
            tells_itself: false,
            ended: Vec::new(),
            is_forked: false,
            interrupts: 0,
            gives: Given::default(),
            stranger: None,
            seen: Seen::default(),
        };
        Box::into_raw(Box::new(thread))
    }

    /// The state of this thread, if it has one.
    pub(super) fn current() -> Option<&'static mut Thread> {
        // SAFETY: the pointer is of this thread, and its state lives forever; nobody else uses it meanwhile.
        LOCAL.with(|local| unsafe { local.thread.get().as_mut() })
    }

    /// From now on this is what the thread of the system does.
    pub(super) fn becomes_current(&mut self) {
        LOCAL.with(|local| local.thread.set(self));
    }

    /// The state of this thread, and the entry of an object; nothing instead of the latter if there are too many.
    ///
    /// # Safety
    /// An object is there, and cannot move.
    #[inline]
    pub(super) unsafe fn with_entry(object: Address) -> Option<(&'static mut Thread, Option<*mut Entry>)> {
        // SAFETY: as above; what is known is only used in here.
        LOCAL.with(|local| unsafe {
            let thread = local.thread.get().as_mut()?;
            Some((thread, OBJECTS.entry_by(object, &mut *local.known.get())))
        })
    }

    /// The next stamp, in a stripe that it holds.
    pub(super) fn stamp(&mut self, stripe: &Stripe) -> u64 {
        self.clock = self.clock.max(stripe.clock()) + 1;
        self.clock
    }

    /// The clock of what stands for no object.
    pub(super) fn clock_of(id: u32) -> u64 {
        CLOCKS[Stripe::of(id)].clock()
    }

    pub(super) fn first(&self, stamp: u64, flags: u64) -> u64 {
        first(stamp, self.number, flags)
    }

    /// What work tells is written by the thread that does it.
    pub(super) fn emit(&mut self, stream: Stream, words: [u64; 3]) {
        // SAFETY: states of threads live forever, and the thread that does the work is this one.
        if let Some(base) = unsafe { self.base.as_mut() } {
            return base.write(stream, words);
        }
        self.tells_itself |= stream == Stream::InOrder;
        self.write(stream, words);
    }

    pub(super) fn write(&mut self, stream: Stream, words: [u64; 3]) {
        let number = self.number;
        let cursor = match stream {
            Stream::InOrder => &mut self.events,
            Stream::Late => &mut self.late,
        };
        if cursor.left == 0 && cursor.refill(number, stream).is_none() {
            return;
        }
        // SAFETY: there is room for an event. An event is there when its first word is.
        unsafe {
            cursor.next.add(1).write(words[1]);
            cursor.next.add(2).write(words[2]);
            AtomicU64::from_ptr(cursor.next).store(words[0], Ordering::Release);
            cursor.next = cursor.next.add(3);
        }
        cursor.left -= 1;
    }

    /// An access ended with an exception.
    pub(super) fn abandon(&mut self) {
        if let Some(stripe) = self.held.take() {
            if !self.entry.is_null() {
                // SAFETY: entries that are held stay.
                unsafe { (*self.entry).is_held = false };
            }
            CLOCKS[stripe].give_back(CLOCKS[stripe].clock());
        }
    }

    /// Takes a stripe, if we record and it is free.
    pub(super) fn take(&mut self, stripe: usize) -> Result<(), u32> {
        if !CLOCKS[stripe].take() {
            self.wanted = stripe;
            return Err(AGAIN);
        }
        if !ON.load(Ordering::Relaxed) {
            CLOCKS[stripe].give_back(CLOCKS[stripe].clock());
            return Err(GO_ON);
        }
        Ok(())
    }

    /// Tells something about what has a number, under its stripe.
    pub(super) fn tell(&mut self, id: u32, site: u32, events: &[(u8, u32)]) -> u32 {
        let stripe = Stripe::of(id);
        let mut taken = self.take(stripe);
        // These stripes are never held across an access, so whoever has it is about to give it back.
        while taken == Err(AGAIN) && id < FIRST_OBJECT {
            std::thread::yield_now();
            taken = self.take(stripe);
        }
        if let Err(code) = taken {
            return code;
        }
        self.tell_under(stripe, id, site, events);
        CLOCKS[stripe].give_back(self.clock);
        GO_ON
    }

    /// Tells something under a stripe that is held.
    pub(super) fn tell_under(&mut self, stripe: usize, id: u32, site: u32, events: &[(u8, u32)]) {
        for (kind, index) in events {
            let stamp = self.stamp(&CLOCKS[stripe]);
            let words = [self.first(stamp, 0), second(id, site, *kind), third(*index, 0)];
            self.emit(Stream::InOrder, words);
        }
    }

    pub(super) fn locked(&mut self, id: u32) {
        match self.locks.iter_mut().find(|(held, _)| *held == id) {
            Some((_, times)) => *times += 1,
            None => self.locks.push((id, 1)),
        }
    }

    pub(super) fn holds(&self, id: u32) -> bool {
        self.locks.iter().any(|(held, _)| *held == id)
    }

    pub(super) fn unlocked(&mut self, id: u32) {
        if let Some(at) = self.locks.iter().position(|(held, _)| *held == id) {
            self.locks[at].1 -= 1;
            if self.locks[at].1 == 0 {
                self.locks.swap_remove(at);
            }
        }
    }

    /// Before something that orders is told: some of it says itself what came before.
    pub(super) fn prepare(&mut self, told: Told) {
        self.is_unplaced &= !matches!(told, Told::Take | Told::Resume);
        if matches!(told, Told::Waited | Told::In) {
            self.has_waited();
        }
        self.catch_up();
    }

    /// Before anything is told: what is known only now. Mostly that is nothing.
    #[inline]
    pub(super) fn catch_up(&mut self) {
        let is_busy =
            self.is_pool || self.is_unplaced || self.interrupts != INTERRUPTS.load(Ordering::Relaxed);
        if is_busy || !(self.ended.is_empty() && self.waiting.is_empty() && self.inside.is_empty()) {
            self.catch_up_now();
        }
    }

    fn catch_up_now(&mut self) {
        self.join_work();
        if self.is_unplaced {
            self.place_it();
        }
        if self.has_waited() {
            self.tell(TASKS, 0, &[(Told::SyncUpdate as u8, FINISHED)]);
            self.follow_strangers();
            self.comes_in();
        }
        let interrupts = INTERRUPTS.load(Ordering::Relaxed);
        if self.interrupts != interrupts {
            self.interrupts = interrupts;
            self.tell(TASKS, 0, &[(Told::SyncUpdate as u8, FINISHED)]);
        }
        if self.is_pool {
            self.follow_hand_overs();
        }
        if !self.inside.is_empty() {
            self.follow_inside();
        }
    }

    /// It is about to wait for tasks.
    pub(super) fn waits(&mut self) {
        if self.waiting.last() != Some(&self.nesting) {
            self.waiting.push(self.nesting);
        }
    }

    /// It waits no more. Did it, in this method or in one that has ended?
    pub(super) fn has_waited(&mut self) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|nesting| *nesting < self.nesting);
        self.waiting.len() != before
    }

    /// The program's code runs on a thread that we have not seen started: what the first thread has done comes before.
    pub(super) fn place_it(&mut self) {
        self.is_unplaced = false;
        let parent = FIRST.load(Ordering::Relaxed);
        if parent.is_null() || std::ptr::eq(parent, self) {
            return;
        }
        // SAFETY: states of threads live forever. The clock may be a little old; then less is ordered.
        let (number, clock) = unsafe { ((*parent).number, (*parent).clock) };
        if clock > 0 {
            let words = [first(clock, number, 0), second(0, 0, Told::Fork as u8), third(self.number, 0)];
            self.emit(Stream::Late, words);
            self.clock = self.clock.max(clock);
        }
    }
}

impl Cursor {
    pub(super) fn refill(&mut self, thread: u32, stream: Stream) -> Option<()> {
        match files()?.piece(thread, stream) {
            Ok((address, bytes)) => {
                // SAFETY: the piece is longer than its header, and pieces begin at pages.
                self.next = unsafe { address.add(trace::spool::HEADER_BYTES) }.cast();
                self.left = (bytes - trace::spool::HEADER_BYTES) / trace::spool::EVENT_BYTES;
                Some(())
            }
            Err(reason) => {
                stop(&reason);
                None
            }
        }
    }
}

pub(super) fn first(stamp: u64, thread: u32, flags: u64) -> u64 {
    stamp << 24 | u64::from(thread) << 4 | flags
}

pub(super) fn second(object: u32, site: u32, kind: u8) -> u64 {
    u64::from(object) << 32 | u64::from(site) << 8 | u64::from(kind)
}

pub(super) fn third(index: u32, value: u32) -> u64 {
    u64::from(index) << 32 | u64::from(value)
}

/// A thread that nobody has seen before says who it is.
///
/// # Safety
/// As for [`enter`].
pub(super) unsafe extern "C" fn begin(object: Address) {
    if object.is_null() || Thread::current().is_some() {
        return;
    }
    // SAFETY: as the caller promises.
    let Some(entry) = (unsafe { OBJECTS.entry(object) }) else { return };
    // SAFETY: the object is alive, and so is its entry; the number never changes.
    let stripe = Stripe::of(unsafe { (*entry).id });
    // Nobody accesses the fields of a thread, so whoever has the stripe for long is about another object: we come again.
    if !CLOCKS[stripe].take() {
        return;
    }
    // SAFETY: we hold the stripe.
    let state = unsafe { &mut (*entry).thread };
    if state.is_null() {
        // Names come first.
        *state = Thread::create(1, true);
    }
    let state = *state;
    CLOCKS[stripe].give_back(CLOCKS[stripe].clock());
    let is_first = FIRST.compare_exchange(null_mut(), state, Ordering::Relaxed, Ordering::Relaxed).is_ok();
    // SAFETY: it is of this thread.
    let state = unsafe { &mut *state };
    state.is_pool = state.is_unplaced && !is_first;
    for (id, _) in SPECIAL.iter().filter(|_| is_first) {
        state.emit(Stream::Late, [state.first(1, 0), second(*id, 0, NAMED), third(*id, 0)]);
    }
    LOCAL.with(|local| local.thread.set(state));
}

/// With a transition: tells what a new thread is called.
pub(super) extern "C" fn introduce() {
    if let Some(thread) = Thread::current() {
        thread_met(thread.number);
    }
}

/// With a transition: finds out what was asked, or waits until a stripe may be free.
pub(super) extern "C" fn wait() {
    let Some(thread) = Thread::current() else { return };
    match std::mem::take(&mut thread.asks) {
        0 => {}
        class => return class_asked(class),
    }
    let stripe = &CLOCKS[thread.wanted];
    let mut since = None;
    for tries in 1_u32.. {
        if stripe.0.load(Ordering::Relaxed) & 1 == 0 {
            return;
        }
        if tries.is_multiple_of(64) {
            std::thread::yield_now();
            let since = since.get_or_insert_with(Instant::now);
            if since.elapsed() > PATIENCE {
                stop("recording stopped: a lock of the recorder was lost");
                return;
            }
        }
        std::hint::spin_loop();
    }
}
