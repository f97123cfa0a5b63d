//! Events, and the order that they are told in. The argument stands in `record.rs` of the JVM, and holds here word for word: stripes of
//! memory with locks and Lamport clocks, a lock held from before an access until it is told.
//!
//! All functions here that rewritten code calls are called without a transition: nothing is collected meanwhile, and the thread
//! cannot be stopped. Between `enter` and `leave` it can, with a stripe in its hands. So nobody waits for a stripe in here: who
//! finds it taken goes back ([`AGAIN`]), waits with a transition ([`wait`]), and tries again.
//!
//! Each piece of work that a thread of the pool does is a thread of its own, from the method that the pool calls until it returns: that
//! two of them ran on the same thread was an accident. If the thread of the pool tells something itself, because the program runs on it in
//! a way that we do not know, it forks the work that follows and joins the work that came before.
//!
//! Of an object that one thread has to itself only the last accesses are kept, as on the JVM.

use crate::clr::filter::Address;
use crate::clr::record::objects::{Entry, Objects, Origin};
use crate::clr::record::told::Told;
use crate::clr::record::{class_met, files, thread_met};
use crate::record::Stream;
use std::cell::Cell;
use std::ptr::null_mut;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What rewritten code hears: go on; the stripe is taken; the thread is new.
pub(super) const GO_ON: u32 = 0;
pub(super) const AGAIN: u32 = 1;
pub(super) const WHO: u32 = 2;

const STRIPES: usize = 1024;
/// What stands for things that are no objects; each has a number and a stripe of its own.
const TASKS: u32 = 1;
const STATIC_WORK: u32 = 2;
const AWAITS: u32 = 3;
const ADDRESSES: u32 = 4;
/// The names of these, by their numbers.
pub(super) const SPECIAL: [(u32, &str); 4] =
    [(TASKS, "Tasks"), (STATIC_WORK, "Delegates"), (AWAITS, "Awaiters"), (ADDRESSES, "References")];
const FIRST_OBJECT: u32 = 16;

/// Variables of an object that orders threads: those of `trace::spool`.
const STATE: u32 = 0;
const WRITERS: u32 = 1;
const READERS: u32 = 2;
const STARTED: u32 = 3;
const FINISHED: u32 = 4;

/// The numbers of `trace::spool::RawKind` that nobody tells us.
const SYNC_WRITE: u8 = 11;
const PUBLISHED: u8 = 13;
const OBTAINED: u8 = 14;
const NAMED: u8 = 15;
/// There is a value: it is null, or it has 32 bits.
const IS_NULL: u64 = 1;
const IS_INT: u64 = 2;

/// As many of an owner's accesses are kept.
const KEPT: usize = 8;
const MOST_THREADS: u32 = 1 << 20;
/// When there are so many, work is no longer told apart.
const MOST_WORK: u32 = MOST_THREADS / 2;
/// So much work may have ended before the thread of the pool joins it.
const UNJOINED: usize = 4096;
/// So often a taken stripe is looked at before going back.
const SPINS: u32 = 64;
/// A lock that is not to be had for so long is lost.
const PATIENCE: Duration = Duration::from_secs(2);

/// May events be recorded; and are they, because something was handed to a second thread?
static ARMED: AtomicBool = AtomicBool::new(false);
static ON: AtomicBool = AtomicBool::new(false);
/// Has work without a target been handed over?
static IS_STATIC_HANDED: AtomicBool = AtomicBool::new(false);
/// Does some of it begin when a task is done?
static IS_STATIC_CONTINUED: AtomicBool = AtomicBool::new(false);
/// Has something been awaited of which we do not know what it is?
static IS_SOMETHING_AWAITED: AtomicBool = AtomicBool::new(false);
static THREADS: AtomicU32 = AtomicU32::new(0);
/// The thread that was there first.
static FIRST: AtomicPtr<Thread> = AtomicPtr::new(null_mut());
static OBJECTS: LazyLock<Objects> = LazyLock::new(|| Objects::new(FIRST_OBJECT));

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
struct Stripe(AtomicU64);

static CLOCKS: [Stripe; STRIPES + FIRST_OBJECT as usize] =
    [const { Stripe(AtomicU64::new(0)) }; STRIPES + FIRST_OBJECT as usize];

impl Stripe {
    /// Of an object by its number; of what stands for no object, its own.
    fn of(id: u32) -> usize {
        if id < FIRST_OBJECT { STRIPES + id as usize } else { id as usize % STRIPES }
    }

    fn take(&self) -> bool {
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

    fn clock(&self) -> u64 {
        self.0.load(Ordering::Relaxed) >> 1
    }

    fn give_back(&self, clock: u64) {
        self.0.store(clock << 1, Ordering::Release);
    }
}

/// Where events of a thread go.
struct Cursor {
    next: *mut u64,
    left: usize,
}

/// What the recorder knows of a thread. Only the thread itself uses it, but for `number`, and `clock` before it starts and after it ends.
pub(crate) struct Thread {
    number: u32,
    /// The stamp of the last thing that it did.
    clock: u64,
    events: Cursor,
    late: Cursor,
    /// The access that is going on: the stripe that is held, the object if it is not a static field, and what is done.
    held: Option<usize>,
    entry: *mut Entry,
    place: u32,
    index: u32,
    /// The stripe that it waits for.
    wanted: usize,
    /// How many static constructors it is in.
    initializing: u32,
    is_ignored: bool,
    /// Does nothing in the trace say yet what came before it?
    is_unplaced: bool,
    /// Has it begun to wait for tasks, and not come back as threads do?
    is_waiting: bool,
    /// The locks that it holds, and how often. Who gives back what he does not hold gets an exception instead.
    locks: Vec<(u32, u32)>,
    /// Is it a thread of the pool, whose work is told apart?
    is_pool: bool,
    /// Of work: the thread of the pool that does it, and how many methods have begun in it that may be called by the pool.
    base: *mut Thread,
    depth: u32,
    /// Of a thread of the pool: has it told something itself, and which work has ended since.
    has_told: bool,
    ended: Vec<u32>,
}

thread_local! {
    static THREAD: Cell<*mut Thread> = const { Cell::new(null_mut()) };
}

impl Thread {
    fn create(clock: u64, is_unplaced: bool) -> *mut Thread {
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
            is_waiting: false,
            locks: Vec::new(),
            is_pool: false,
            base: null_mut(),
            depth: 0,
            has_told: false,
            ended: Vec::new(),
        };
        Box::into_raw(Box::new(thread))
    }

    /// The state of this thread, if it has one.
    fn current() -> Option<&'static mut Thread> {
        // SAFETY: the pointer is of this thread, and its state lives forever; nobody else uses it meanwhile.
        THREAD.with(|thread| unsafe { thread.get().as_mut() })
    }

    /// The next stamp, in a stripe that it holds.
    fn stamp(&mut self, stripe: &Stripe) -> u64 {
        self.clock = self.clock.max(stripe.clock()) + 1;
        self.clock
    }

    fn first(&self, stamp: u64, flags: u64) -> u64 {
        first(stamp, self.number, flags)
    }

    /// What work tells is written by the thread that does it.
    fn emit(&mut self, stream: Stream, words: [u64; 3]) {
        // SAFETY: states of threads live forever, and the thread that does the work is this one.
        match unsafe { self.base.as_mut() } {
            Some(base) => base.write(stream, words),
            None => {
                self.has_told |= stream == Stream::InOrder;
                self.write(stream, words);
            }
        }
    }

    fn write(&mut self, stream: Stream, words: [u64; 3]) {
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
    fn abandon(&mut self) {
        if let Some(stripe) = self.held.take() {
            if !self.entry.is_null() {
                // SAFETY: entries that are held stay.
                unsafe { (*self.entry).is_held = false };
            }
            CLOCKS[stripe].give_back(CLOCKS[stripe].clock());
        }
    }

    /// Takes a stripe, if we record and it is free.
    fn take(&mut self, stripe: usize) -> Result<(), u32> {
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
    fn tell(&mut self, id: u32, site: u32, events: &[(u8, u32)]) -> u32 {
        let stripe = Stripe::of(id);
        match self.take(stripe) {
            Ok(()) => {
                self.tell_under(stripe, id, site, events);
                CLOCKS[stripe].give_back(self.clock);
                GO_ON
            }
            // These stripes are never held across an access, so whoever has it is about to give it back.
            Err(AGAIN) if id < FIRST_OBJECT => self.tell(id, site, events),
            Err(code) => code,
        }
    }

    /// Tells something under a stripe that is held.
    fn tell_under(&mut self, stripe: usize, id: u32, site: u32, events: &[(u8, u32)]) {
        for (kind, index) in events {
            let stamp = self.stamp(&CLOCKS[stripe]);
            let words = [self.first(stamp, 0), second(id, site, *kind), third(*index, 0)];
            self.emit(Stream::InOrder, words);
        }
    }

    fn locked(&mut self, id: u32) {
        match self.locks.iter_mut().find(|(held, _)| *held == id) {
            Some((_, times)) => *times += 1,
            None => self.locks.push((id, 1)),
        }
    }

    fn holds(&self, id: u32) -> bool {
        self.locks.iter().any(|(held, _)| *held == id)
    }

    fn unlocked(&mut self, id: u32) {
        if let Some(at) = self.locks.iter().position(|(held, _)| *held == id) {
            self.locks[at].1 -= 1;
            if self.locks[at].1 == 0 {
                self.locks.swap_remove(at);
            }
        }
    }

    /// Before something that orders is told: some of it says itself what came before.
    fn prepare(&mut self, told: Told) {
        self.is_unplaced &= !matches!(told, Told::Take | Told::Resume);
        self.is_waiting &= told != Told::Waited;
        self.catch_up();
    }

    /// Before anything is told: what is known only now.
    fn catch_up(&mut self) {
        self.join_work();
        if self.is_unplaced {
            self.place_it();
        }
        if std::mem::take(&mut self.is_waiting) {
            self.tell(TASKS, 0, &[(Told::SyncRead as u8, FINISHED)]);
        }
    }

    /// A thread of the pool tells something itself: behind the work that it has done.
    fn join_work(&mut self) {
        for work in std::mem::take(&mut self.ended) {
            self.clock += 1;
            let words = [self.first(self.clock, 0), second(0, 0, Told::Join as u8), third(work, 0)];
            self.emit(Stream::InOrder, words);
        }
    }

    /// A method begins that the pool may have called.
    fn open(&mut self, is_handed: bool) -> &mut Thread {
        if !self.base.is_null() {
            self.depth += 1;
            return self;
        }
        if !self.is_pool || !is_handed || THREADS.load(Ordering::Relaxed) >= MOST_WORK {
            return self;
        }
        if self.ended.len() >= UNJOINED {
            self.join_work();
        }
        let work = Thread::create(self.clock, !self.has_told);
        // SAFETY: it was just made.
        let work = unsafe { &mut *work };
        (work.base, work.depth) = (&raw mut *self, 1);
        if self.has_told {
            self.clock += 1;
            work.clock = self.clock;
            let words = [self.first(self.clock, 0), second(0, 0, Told::Fork as u8), third(work.number, 0)];
            self.emit(Stream::InOrder, words);
        }
        THREAD.with(|thread| thread.set(work));
        work
    }

    /// It ends.
    fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        // SAFETY: as above.
        let Some(base) = (unsafe { self.base.as_mut() }).filter(|_| self.depth == 0) else { return };
        base.clock = base.clock.max(self.clock);
        base.ended.push(self.number);
        THREAD.with(|thread| thread.set(base));
    }

    /// The program's code runs on a thread that we have not seen started: what the first thread has done comes before.
    fn place_it(&mut self) {
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
    fn refill(&mut self, thread: u32, stream: Stream) -> Option<()> {
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

fn first(stamp: u64, thread: u32, flags: u64) -> u64 {
    stamp << 24 | u64::from(thread) << 4 | flags
}

fn second(object: u32, site: u32, kind: u8) -> u64 {
    u64::from(object) << 32 | u64::from(site) << 8 | u64::from(kind)
}

fn third(index: u32, value: u32) -> u64 {
    u64::from(index) << 32 | u64::from(value)
}

/// Before an access to a field of an object.
///
/// # Safety
/// Only for code of ours in managed methods, without a transition: the object is null or cannot move.
pub(super) unsafe extern "C" fn enter(object: Address, place: u32) -> u32 {
    if !ON.load(Ordering::Relaxed) || object.is_null() {
        return GO_ON;
    }
    // SAFETY: as the caller promises.
    unsafe { enter_object(object, place, 0) }
}

/// Before an access to an element of an array.
///
/// # Safety
/// As for [`enter`], and the object is null or an array.
pub(super) unsafe extern "C" fn enter_element(array: Address, index: isize, place: u32) -> u32 {
    if !ON.load(Ordering::Relaxed) || array.is_null() {
        return GO_ON;
    }
    // SAFETY: the length of an array stands behind its class.
    let length = unsafe { *array.add(1).cast::<u32>() };
    match u32::try_from(index) {
        // SAFETY: as the caller promises.
        Ok(index) if index < length => unsafe { enter_object(array, place, index) },
        // An exception follows.
        _ => GO_ON,
    }
}

/// # Safety
/// An object is there, and cannot move.
unsafe fn enter_object(object: Address, place: u32, index: u32) -> u32 {
    let Some(thread) = Thread::current() else { return WHO };
    if thread.is_ignored {
        return GO_ON;
    }
    thread.abandon();
    // SAFETY: as the caller promises.
    let Some(entry) = (unsafe { OBJECTS.entry(object) }) else {
        stop("recording stopped: more objects than can be numbered");
        return GO_ON;
    };
    // SAFETY: the object is alive, and so is its entry; the number never changes.
    let stripe = Stripe::of(unsafe { (*entry).id });
    match thread.take(stripe) {
        Ok(()) => {
            // SAFETY: we hold the stripe.
            unsafe { (*entry).is_held = true };
            thread.held = Some(stripe);
            thread.entry = entry;
            thread.place = place;
            thread.index = index;
            GO_ON
        }
        Err(code) => code,
    }
}

/// Before an access to a static field. What initializers do to them is their initial value.
pub(super) extern "C" fn enter_static(place: u32, stripe: u32) -> u32 {
    if !ON.load(Ordering::Relaxed) {
        return GO_ON;
    }
    let Some(thread) = Thread::current() else { return WHO };
    if thread.is_ignored || thread.initializing > 0 {
        return GO_ON;
    }
    thread.abandon();
    let stripe = stripe as usize % STRIPES;
    match thread.take(stripe) {
        Ok(()) => {
            thread.held = Some(stripe);
            thread.entry = null_mut();
            thread.place = place;
            thread.index = 0;
            GO_ON
        }
        Err(code) => code,
    }
}

/// After an access.
pub(super) extern "C" fn leave() {
    leave_with(0, 0);
}

/// After an access to an `int`.
pub(super) extern "C" fn leave_int(value: u32) {
    leave_with(value, IS_INT);
}

/// After an access to a reference.
pub(super) extern "C" fn leave_reference(value: Address) {
    leave_with(0, if value.is_null() { IS_NULL } else { 0 });
}

/// The stripe is still held: tells the access, and lets others in.
fn leave_with(value: u32, flags: u64) {
    let Some(thread) = Thread::current() else { return };
    let Some(stripe) = thread.held.take() else { return };
    let (site, kind) = (thread.place & 0xff_ffff, (thread.place >> 24) as u8);
    thread.catch_up();
    // SAFETY: we hold the stripe, and entries that are held stay.
    match unsafe { thread.entry.as_mut() } {
        None => {
            let stamp = thread.stamp(&CLOCKS[stripe]);
            let words = [thread.first(stamp, flags), second(0, site, kind), third(0, value)];
            thread.emit(Stream::InOrder, words);
        }
        Some(entry) => {
            if !entry.is_shared {
                if entry.owner == 0 {
                    entry.owner = thread.number + 1;
                }
                if entry.owner != thread.number + 1 {
                    share(thread, entry, stripe);
                }
            }
            let stamp = thread.stamp(&CLOCKS[stripe]);
            let words =
                [thread.first(stamp, flags), second(entry.id, site, kind), third(thread.index, value)];
            if entry.is_shared {
                thread.emit(Stream::InOrder, words);
            } else {
                keep(thread, entry, words);
            }
            entry.is_held = false;
        }
    }
    CLOCKS[stripe].give_back(thread.clock);
}

/// Nobody else knows the object so far: the last few accesses are enough, and are told when somebody does.
fn keep(thread: &Thread, entry: &mut Entry, words: [u64; 3]) {
    if thread.initializing > 0 {
        entry.forgotten = words[0] >> 24;
        entry.count = 0;
        entry.kept.clear();
        return;
    }
    let at = entry.count % KEPT;
    if entry.count >= KEPT {
        entry.forgotten = entry.kept[at][0] >> 24;
        entry.kept[at] = words;
    } else {
        entry.kept.push(words);
    }
    entry.count += 1;
}

/// A second thread uses the object. What the first one did and we forgot comes before, in any order that is claimed to be possible.
fn share(thread: &mut Thread, entry: &mut Entry, stripe: usize) {
    entry.is_shared = true;
    name(thread, entry);
    if entry.forgotten != 0 {
        let words = [first(entry.forgotten, entry.owner - 1, 0), second(entry.id, 0, PUBLISHED), 0];
        thread.emit(Stream::Late, words);
    }
    let oldest = entry.count.saturating_sub(KEPT);
    for event in oldest..entry.count {
        thread.emit(Stream::Late, entry.kept[event % KEPT]);
    }
    if entry.forgotten != 0 {
        let stamp = thread.stamp(&CLOCKS[stripe]);
        let words = [thread.first(stamp, 0), second(entry.id, thread.place & 0xff_ffff, OBTAINED), 0];
        thread.emit(Stream::InOrder, words);
    }
    entry.kept = Vec::new();
    entry.owner = 0;
}

/// Says of which class an object is, before all that happens to it.
fn name(thread: &mut Thread, entry: &mut Entry) {
    if !entry.is_named {
        entry.is_named = true;
        let class = class_met(entry.class);
        thread.emit(Stream::Late, [thread.first(1, 0), second(entry.id, 0, NAMED), third(class, 0)]);
    }
}

/// Something that orders threads happens to an object. With null, to nothing that has an address.
///
/// # Safety
/// As for [`enter`].
pub(super) unsafe extern "C" fn tell(object: Address, place: u32) -> u32 {
    let (Some(told), site) = Told::of(place) else { return GO_ON };
    if told == Told::HandAll {
        // SAFETY: as the caller promises.
        return unsafe { hand_all(object, site) };
    }
    if !ON.load(Ordering::Relaxed) {
        let begins = matches!(told, Told::Fork | Told::Hand | Told::Continue | Told::Await);
        if !begins || !ARMED.load(Ordering::Relaxed) {
            return GO_ON;
        }
        // Until there is a second thread, everything comes before whatever another one does.
        ON.store(true, Ordering::Relaxed);
    }
    let Some(thread) = Thread::current() else { return WHO };
    match told {
        Told::Finalize => {
            thread.is_ignored = true;
            return GO_ON;
        }
        Told::Initialize => {
            thread.initializing += 1;
            return GO_ON;
        }
        Told::Initialized => {
            thread.initializing = thread.initializing.saturating_sub(1);
            return GO_ON;
        }
        Told::Waiting => {
            thread.is_waiting = true;
            return GO_ON;
        }
        Told::Open | Told::Close | Told::Restart => {
            thread.abandon();
            return open_or_close(thread, told, object, site);
        }
        _ => {}
    }
    if thread.is_ignored {
        return GO_ON;
    }
    thread.abandon();
    let (told, object) = match told {
        // SAFETY: a delegate keeps its target right behind its class; one without a target is its own.
        Told::Hand | Told::Continue if !object.is_null() => match unsafe { *object.add(1).cast::<Address>() }
        {
            target if target == object || target.is_null() => (told, std::ptr::null()),
            target => (told, target),
        },
        // Most objects were never handed to anybody.
        Told::Take | Told::Done if !is_handed(object) => (told, std::ptr::null()),
        Told::Step if !is_walk(object) => return GO_ON,
        _ => (told, object),
    };
    if object.is_null() {
        return tell_of_nothing(thread, told, site);
    }
    thread.prepare(told);
    // SAFETY: as the caller promises.
    let Some(entry) = (unsafe { OBJECTS.entry(object) }) else {
        stop("recording stopped: more objects than can be numbered");
        return GO_ON;
    };
    // SAFETY: the object is alive, and so is its entry; the number never changes.
    let stripe = Stripe::of(unsafe { (*entry).id });
    if let Err(code) = thread.take(stripe) {
        return code;
    }
    // SAFETY: we hold the stripe.
    let entry = unsafe { &mut *entry };
    name(thread, entry);
    let follows = tell_of(thread, entry, stripe, told, site);
    CLOCKS[stripe].give_back(thread.clock.max(CLOCKS[stripe].clock()));
    for (id, kind, variable) in follows.into_iter().flatten() {
        let code = thread.tell(id, site, &[(kind as u8, variable)]);
        if code != GO_ON {
            return code;
        }
    }
    GO_ON
}

fn is_handed(object: Address) -> bool {
    let known = if object.is_null() { None } else { OBJECTS.known(object) };
    // SAFETY: the object is alive, and so is its entry. Who hands it over does so before it gets here.
    known.is_some_and(|entry| unsafe { (*entry).is_handed })
}

/// A method begins or ends that the pool may have called.
fn open_or_close(thread: &mut Thread, told: Told, object: Address, site: u32) -> u32 {
    match told {
        Told::Close => thread.close(),
        Told::Restart => {
            let thread = thread.open(true);
            if IS_SOMETHING_AWAITED.load(Ordering::Relaxed) {
                thread.prepare(Told::Resume);
                return thread.tell(AWAITS, site, &[(Told::SyncRead as u8, STARTED)]);
            }
        }
        _ => _ = thread.open(is_handed(object) || IS_STATIC_HANDED.load(Ordering::Relaxed)),
    }
    GO_ON
}

/// # Safety
/// As for [`enter`], and the object is null or an array of objects.
unsafe fn hand_all(array: Address, site: u32) -> u32 {
    if array.is_null() {
        return GO_ON;
    }
    // SAFETY: behind the class of an array stands its length, and behind that its elements.
    let delegates = unsafe {
        let length = *array.add(1).cast::<u32>();
        std::slice::from_raw_parts(array.add(2).cast::<Address>(), length as usize)
    };
    for delegate in delegates.iter().filter(|delegate| !delegate.is_null()) {
        // SAFETY: an object that an object that cannot move refers to cannot move either: nothing is collected.
        let code = unsafe { tell(*delegate, Told::Hand.at(site)) };
        if code != GO_ON {
            return code;
        }
    }
    GO_ON
}

/// What else is to be told: of whom, what, and which variable.
type Follows = [Option<(u32, Told, u32)>; 2];

/// Tells what happens to an object whose stripe is held, and says what follows when it is given back.
fn tell_of(thread: &mut Thread, entry: &mut Entry, stripe: usize, told: Told, site: u32) -> Follows {
    let (read, update) = (Told::SyncRead as u8, Told::SyncUpdate as u8);
    let id = entry.id;
    match told {
        Told::Acquire | Told::EnterWrite => thread.locked(id),
        Told::Release | Told::ExitWrite | Told::Wait | Told::Woken | Told::Notify | Told::NotifyAll
            if !thread.holds(id) =>
        {
            return [None; 2];
        }
        Told::Release | Told::ExitWrite => thread.unlocked(id),
        _ => {}
    }
    let mut tell = |events: &[(u8, u32)]| thread.tell_under(stripe, id, site, events);
    match told {
        Told::Fork => fork(thread, entry, site),
        Told::Join => join(thread, entry, site),
        Told::SyncRead | Told::SyncUpdate => tell(&[(told as u8, STATE)]),
        Told::Hand | Told::Continue => {
            entry.is_handed = true;
            entry.is_continuation |= told == Told::Continue;
            tell(&[(update, STARTED)]);
        }
        Told::Step => {
            if let Origin::Walk(collection) = entry.origin {
                return [Some((collection, Told::SyncUpdate, STATE)), None];
            }
        }
        Told::Begin => {
            if let Origin::Work(target) = entry.origin {
                return [Some((target, Told::SyncUpdate, STARTED)), None];
            }
        }
        Told::Take => {
            tell(&[(read, STARTED)]);
            let is_static = IS_STATIC_HANDED.load(Ordering::Relaxed);
            let continues = entry.is_continuation || IS_STATIC_CONTINUED.load(Ordering::Relaxed);
            return [
                is_static.then_some((STATIC_WORK, Told::SyncRead, STARTED)),
                continues.then_some((TASKS, Told::SyncRead, FINISHED)),
            ];
        }
        Told::Done | Told::Complete => {
            tell(&[(update, FINISHED)]);
            return [Some((TASKS, Told::SyncUpdate, FINISHED)), None];
        }
        Told::Await => tell(&[(update, STARTED)]),
        Told::Alone => entry.origin = Origin::Method,
        Told::Promise => {
            entry.origin = Origin::Method;
            tell(&[(update, FINISHED)]);
        }
        Told::Resume | Told::Waited => {
            if told == Told::Resume {
                tell(&[(read, STARTED)]);
            }
            match entry.origin {
                Origin::Method => tell(&[(read, FINISHED)]),
                Origin::Work(target) => return [Some((target, Told::SyncRead, FINISHED)), None],
                Origin::Unknown | Origin::Walk(_) => return [Some((TASKS, Told::SyncRead, FINISHED)), None],
            }
        }
        Told::EnterRead => tell(&[(read, WRITERS)]),
        Told::ExitRead => tell(&[(update, READERS)]),
        Told::EnterWrite => tell(&[(Told::Acquire as u8, 0), (update, READERS)]),
        Told::ExitWrite => tell(&[(SYNC_WRITE, WRITERS), (Told::Release as u8, 0)]),
        other => tell(&[(other as u8, 0)]),
    }
    [None; 2]
}

/// What happens to nothing that has an address.
fn tell_of_nothing(thread: &mut Thread, told: Told, site: u32) -> u32 {
    let (read, update) = (Told::SyncRead as u8, Told::SyncUpdate as u8);
    let (id, event) = match told {
        Told::Hand | Told::Continue => {
            IS_STATIC_HANDED.store(true, Ordering::Relaxed);
            IS_STATIC_CONTINUED.fetch_or(told == Told::Continue, Ordering::Relaxed);
            (STATIC_WORK, (update, STARTED))
        }
        Told::Take if IS_STATIC_HANDED.load(Ordering::Relaxed) => {
            if IS_STATIC_CONTINUED.load(Ordering::Relaxed) {
                thread.tell(TASKS, site, &[(read, FINISHED)]);
            }
            (STATIC_WORK, (read, STARTED))
        }
        Told::Done if IS_STATIC_HANDED.load(Ordering::Relaxed) => (TASKS, (update, FINISHED)),
        Told::Await => {
            IS_SOMETHING_AWAITED.store(true, Ordering::Relaxed);
            (AWAITS, (update, STARTED))
        }
        Told::Resume => (AWAITS, (read, STARTED)),
        Told::Waited => (TASKS, (read, FINISHED)),
        Told::SomeTask => (TASKS, (update, FINISHED)),
        Told::Somewhere => (ADDRESSES, (update, STATE)),
        _ => return GO_ON,
    };
    thread.prepare(told);
    thread.tell(id, site, &[event])
}

fn fork(thread: &mut Thread, entry: &mut Entry, site: u32) {
    if !entry.thread.is_null() {
        return;
    }
    thread.clock += 1;
    entry.thread = Thread::create(thread.clock, false);
    // SAFETY: it was just made, and does not run yet.
    let number = unsafe { (*entry.thread).number };
    let words = [thread.first(thread.clock, 0), second(0, site, Told::Fork as u8), third(number, 0)];
    thread.emit(Stream::InOrder, words);
}

fn join(thread: &mut Thread, entry: &Entry, site: u32) {
    // SAFETY: states of threads live forever, and this one has ended.
    let Some(child) = (unsafe { entry.thread.as_ref() }) else { return };
    thread.clock = thread.clock.max(child.clock) + 1;
    let words = [thread.first(thread.clock, 0), second(0, site, Told::Join as u8), third(child.number, 0)];
    thread.emit(Stream::InOrder, words);
}

/// The task was made to do the work of a delegate.
///
/// # Safety
/// As for [`enter`].
pub(super) unsafe extern "C" fn link(task: Address, delegate: Address) -> u32 {
    if !ON.load(Ordering::Relaxed) || task.is_null() || delegate.is_null() {
        return GO_ON;
    }
    let Some(thread) = Thread::current() else { return WHO };
    thread.abandon();
    // SAFETY: as in `tell`.
    let target = unsafe { *delegate.add(1).cast::<Address>() };
    if target.is_null() || target == delegate {
        return GO_ON;
    }
    // SAFETY: both are objects that cannot move.
    let (Some(task), Some(target)) = (unsafe { (OBJECTS.entry(task), OBJECTS.entry(target)) }) else {
        return GO_ON;
    };
    // SAFETY: both are alive, and numbers never change.
    let (id, target) = unsafe { ((*task).id, (*target).id) };
    let stripe = Stripe::of(id);
    if let Err(code) = thread.take(stripe) {
        return code;
    }
    // SAFETY: we hold the stripe.
    unsafe { (*task).origin = Origin::Work(target) };
    CLOCKS[stripe].give_back(CLOCKS[stripe].clock());
    GO_ON
}

fn is_walk(object: Address) -> bool {
    let known = if object.is_null() { None } else { OBJECTS.known(object) };
    // SAFETY: the object is alive, and so is its entry. Who walks has been given the walk before.
    known.is_some_and(|entry| matches!(unsafe { (*entry).origin }, Origin::Walk(_)))
}

/// A walk through a collection that orders threads, or a part of such a walk.
///
/// # Safety
/// As for [`enter`].
pub(super) unsafe extern "C" fn walk(part: Address, whole: Address, is_collection: u32) -> u32 {
    if !ARMED.load(Ordering::Relaxed) || part.is_null() || whole.is_null() {
        return GO_ON;
    }
    if is_collection == 0 && !is_walk(whole) {
        return GO_ON;
    }
    let Some(thread) = Thread::current() else { return WHO };
    thread.abandon();
    // SAFETY: both are objects that cannot move.
    let (Some(part), Some(whole)) = (unsafe { (OBJECTS.entry(part), OBJECTS.entry(whole)) }) else {
        return GO_ON;
    };
    // SAFETY: both are alive; numbers never change, and nor does what a walk is through.
    let (id, through) = unsafe { ((*part).id, ((*whole).origin, (*whole).id)) };
    let collection = if let (Origin::Walk(collection), _) = through { collection } else { through.1 };
    let stripe = Stripe::of(id);
    if !CLOCKS[stripe].take() {
        thread.wanted = stripe;
        return AGAIN;
    }
    // SAFETY: we hold the stripe.
    unsafe { (*part).origin = Origin::Walk(collection) };
    CLOCKS[stripe].give_back(CLOCKS[stripe].clock());
    GO_ON
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
    THREAD.with(|thread| thread.set(state));
}

/// With a transition: tells what a new thread is called.
pub(super) extern "C" fn introduce() {
    if let Some(thread) = Thread::current() {
        thread_met(thread.number);
    }
}

/// With a transition: waits until a stripe may be free.
pub(super) extern "C" fn wait() {
    let Some(thread) = Thread::current() else { return };
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
