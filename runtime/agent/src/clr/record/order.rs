//! What orders threads: locks, forks and joins, work that is handed over, tasks that are done.
//!
//! The argument for the order stands in `record.rs` of the JVM, and holds here word for word: stripes of memory with locks and Lamport
//! clocks, a lock held from before an access until it is told.
//!
//! All functions here that rewritten code calls are called without a transition: nothing is collected meanwhile, and the thread
//! cannot be stopped. Between `enter` and `leave` it can, with a stripe in its hands. So nobody waits for a stripe in here: who
//! finds it taken goes back (`AGAIN`), waits with a transition (`threads::wait`), and tries again.

use crate::clr::filter::Address;
use crate::clr::record::accesses::name;
use crate::clr::record::objects::{Entry, Source};
use crate::clr::record::relations::{self, HOLDERS, Kin, is_handed};
use crate::clr::record::threads::{
    ADDRESSES, AGAIN, ARMED, AWAITS, CLOCKS, CROWD, FINISHED, FIRST_OBJECT, GO_ON, HAS_BEEN_ON, INTERRUPTS,
    IS_SOMETHING_AWAITED, IS_SOMEWHERE, IS_STATIC_CONTINUED, IS_STATIC_HANDED, IS_STATIC_IN_TURN,
    IS_STATIC_OUTSIDE, IS_STRANGELY_CONTINUED, OBJECTS, ON, OUTSIDE, READERS, STARTED, STATE, STATIC_WORK,
    SYNC_WRITE, Stripe, TASKS, Thread, WHO, WORK, WRITERS, second, stop, third,
};
use crate::clr::record::told::Told;
use crate::clr::record::{crowd, lock};
use crate::record::Stream;
use std::sync::atomic::Ordering;

/// Something that orders threads happens to an object. With null, to nothing that has an address.
///
/// # Safety
/// As for [`enter`].
pub(super) unsafe extern "C" fn tell(object: Address, place: u32) -> u32 {
    let (Some(told), site) = Told::of(place) else { return GO_ON };
    match told {
        // SAFETY: as the caller promises.
        Told::HandAll => return unsafe { tell_each(object, Told::Hand, site) },
        // SAFETY: likewise.
        Told::HandAllOut => return unsafe { tell_each(object, Told::HandOut, site) },
        // SAFETY: likewise.
        Told::UseAll => return unsafe { tell_each(object, Told::SyncUpdate, site) },
        _ => {}
    }
    if !ON.load(Ordering::Relaxed) {
        if !told.begins() || !ARMED.load(Ordering::Relaxed) {
            return GO_ON;
        }
        // Until there is a second thread, everything comes before whatever another one does.
        HAS_BEEN_ON.store(true, Ordering::Relaxed);
        ON.store(true, Ordering::Relaxed);
    }
    let Some(thread) = Thread::current() else { return WHO };
    if matches!(told, Told::Open | Told::Close | Told::Restart) {
        thread.abandon();
        return open_or_close(thread, told, object, site);
    }
    if is_of_thread(thread, told) || thread.is_ignored {
        return GO_ON;
    }
    thread.abandon();
    if matches!(told, Told::Meet | Told::Met)
        && let Err(code) = thread.tell_walks(site)
    {
        return code;
    }
    // SAFETY: as the caller promises.
    let object = match unsafe { subject(thread, told, object) } {
        Ok(object) => object,
        Err(code) => return code,
    };
    let is_work = matches!(told, Told::Hand | Told::HandOut | Told::Continue);
    let kin = if is_work { relations::meet(object) } else { Kin::Closure };
    let code = if object.is_null() {
        tell_of_nothing(thread, told, site)
    } else {
        // SAFETY: as the caller promises.
        unsafe { tell_of_object(thread, told, object, kin, site) }
    };
    if code == GO_ON && kin != Kin::Closure {
        IS_STRANGELY_CONTINUED.fetch_or(told == Told::Continue, Ordering::Relaxed);
        thread.hands_over();
    }
    thread.has_told();
    code
}

/// # Safety
/// As for [`tell`], and there is an object.
unsafe fn tell_of_object(thread: &mut Thread, told: Told, object: Address, kin: Kin, site: u32) -> u32 {
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
    let mut follows = tell_of(thread, entry, stripe, told, site);
    if kin == Kin::Orders {
        // Work that is a method of the library, which tells nothing itself.
        follows.push((entry.id, Told::SyncUpdate, STATE));
    }
    CLOCKS[stripe].give_back(thread.clock.max(CLOCKS[stripe].clock()));
    tell_all(thread, told, &follows, site)
}

/// Is it about the thread alone? Then it is remembered, and nothing is told.
fn is_of_thread(thread: &mut Thread, told: Told) -> bool {
    match told {
        Told::Finalize => thread.is_ignored = true,
        Told::Initialize => thread.initializing += 1,
        Told::Initialized => thread.initializing = thread.initializing.saturating_sub(1),
        Told::Waiting => thread.waits(),
        // That others come behind this one was told just before.
        Told::Interrupt => {
            INTERRUPTS.fetch_add(1, Ordering::Relaxed);
        }
        Told::Returned => {
            thread.has_waited();
        }
        _ => return false,
    }
    true
}

/// The object that it is about; null if that is none with an address. Otherwise, what to do instead.
///
/// # Safety
/// As for [`enter`].
unsafe fn subject(thread: &mut Thread, told: Told, object: Address) -> Result<Address, u32> {
    match told {
        Told::Hand | Told::HandOut | Told::Continue if !object.is_null() => {
            // SAFETY: a delegate keeps its target right behind its class; one without a target is its own.
            match unsafe { *object.add(1).cast::<Address>() } {
                target if target == object => Ok(std::ptr::null()),
                target => match relations::meet(target) {
                    Kin::Unknown(class) => ask(thread, class),
                    _ => Ok(target),
                },
            }
        }
        // Most objects were never handed to anybody.
        Told::Take | Told::Done if !is_handed(object) => Ok(std::ptr::null()),
        Told::Meet | Told::Met | Told::Yield => match relations::meet(object) {
            Kin::Stranger | Kin::Closure => Err(GO_ON),
            Kin::Orders => Ok(object),
            Kin::Unknown(class) => ask(thread, class),
        },
        _ => Ok(object),
    }
}

/// It has to be found out first what objects of this class are.
fn ask(thread: &mut Thread, class: usize) -> Result<Address, u32> {
    thread.asks = class;
    Err(AGAIN)
}

fn tell_all(thread: &mut Thread, told: Told, follows: &[Follows], site: u32) -> u32 {
    let ends = matches!(told, Told::Done | Told::Complete);
    for (id, kind, variable) in follows {
        if matches!(*id, TASKS | WORK) && !ends {
            thread.follow_strangers();
        }
        match *id {
            WORK => continue,
            OUTSIDE if ends => {
                thread.hands_over();
                continue;
            }
            OUTSIDE => {
                thread.comes_in();
                continue;
            }
            _ => {}
        }
        let code = thread.tell(*id, site, &[(*kind as u8, *variable)]);
        if code != GO_ON {
            return code;
        }
    }
    GO_ON
}

/// A method begins or ends that the pool may have called.
fn open_or_close(thread: &mut Thread, told: Told, object: Address, site: u32) -> u32 {
    // The library calls back in the middle of a call, and goes on with it.
    if matches!(told, Told::Open | Told::Close)
        && let Err(code) = thread.tell_inside(site).and_then(|()| thread.tell_walks(site))
    {
        return code;
    }
    match told {
        Told::Close => thread.close(),
        Told::Restart => {
            let thread = thread.open(true, None);
            if IS_SOMETHING_AWAITED.load(Ordering::Relaxed) {
                thread.prepare(Told::Resume);
                return thread.tell(AWAITS, site, &[(Told::SyncUpdate as u8, STARTED)]);
            }
        }
        _ => {
            let is_handed = is_handed(object);
            let known = OBJECTS.known(object).filter(|_| is_handed && thread.is_idle());
            // SAFETY: the object is alive, and so is its entry; what is in the list is behind a lock.
            let forked = known.and_then(|entry| lock(unsafe { &(*entry).forked }).pop_front());
            thread.open(is_handed || IS_STATIC_HANDED.load(Ordering::Relaxed), forked);
        }
    }
    GO_ON
}

/// # Safety
/// As for [`enter`], and the object is null or an array of objects.
unsafe fn tell_each(array: Address, told: Told, site: u32) -> u32 {
    if array.is_null() {
        return GO_ON;
    }
    // SAFETY: behind the class of an array stands its length, and behind that its elements.
    let objects = unsafe {
        let length = *array.add(1).cast::<u32>();
        std::slice::from_raw_parts(array.add(2).cast::<Address>(), length as usize)
    };
    for object in objects.iter().filter(|object| !object.is_null()) {
        // SAFETY: an object that an object that cannot move refers to cannot move either: nothing is collected.
        let code = unsafe { tell(*object, told.at(site)) };
        if code != GO_ON {
            return code;
        }
    }
    GO_ON
}

/// What else is to be told: of whom, what, and which variable.
type Follows = (u32, Told, u32);

/// Tells what happens to an object whose stripe is held, and says what follows when it is given back.
fn tell_of(thread: &mut Thread, entry: &mut Entry, stripe: usize, told: Told, site: u32) -> Vec<Follows> {
    let (read, update) = (Told::SyncRead as u8, Told::SyncUpdate as u8);
    let id = entry.id;
    match told {
        Told::Acquire | Told::EnterWrite => thread.locked(id),
        Told::Release | Told::ExitWrite | Told::Wait | Told::Woken | Told::Notify | Told::NotifyAll
            if !thread.holds(id) =>
        {
            return Vec::new();
        }
        Told::Release | Told::ExitWrite => thread.unlocked(id),
        _ => {}
    }
    let mut tell = |events: &[(u8, u32)]| thread.tell_under(stripe, id, site, events);
    match told {
        Told::Fork => fork(thread, entry, site),
        Told::Join => join(thread, entry, site),
        Told::SyncRead | Told::SyncUpdate => {
            tell(&[(told as u8, STATE)]);
            return also_used(entry, std::iter::once(id));
        }
        Told::Lend => entry.is_lent = true,
        Told::Cancellable => {
            if let Some(sources) = entry.sources.take() {
                let mut sources = sources.into_vec();
                crowd::extend(&mut sources, &[Source { id: TASKS, variable: FINISHED }]);
                entry.sources = Some(sources.into());
            }
        }
        Told::Share => crowd::join(id),
        Told::Hand | Told::HandOut | Told::Continue => {
            entry.is_handed = true;
            entry.is_outside |= told == Told::HandOut;
            entry.is_continuation |= told == Told::Continue;
            // What was taken before and what is handed over now are not meant to be one step.
            if let Some(work) = thread.fork_work(site) {
                lock(&entry.forked).push_back(work);
            }
            thread.tell_under(stripe, id, site, &[(update, STARTED)]);
        }
        Told::Use | Told::Used | Told::Meet | Told::Met | Told::Yield => {
            return used(thread, entry, stripe, told, site);
        }
        Told::Begin => {
            let is_own = |work: &&Source| work.variable == FINISHED && work.id >= FIRST_OBJECT;
            let work = entry.sources.iter().flatten().filter(is_own);
            let follows = work.map(|work| (work.id, Told::SyncUpdate, STARTED)).collect();
            thread.hands_over();
            return follows;
        }
        Told::Take => {
            tell(&[(read, STARTED)]);
            let is_static = IS_STATIC_HANDED.load(Ordering::Relaxed);
            let continues = entry.is_continuation || IS_STATIC_CONTINUED.load(Ordering::Relaxed);
            let statics = is_static.then_some((STATIC_WORK, Told::SyncRead, STARTED));
            let tasks = continues.then_some((TASKS, Told::SyncUpdate, FINISHED));
            return held_by(&entry.holders)
                .chain(statics)
                .chain(tasks)
                .chain(anything_if(entry.is_outside))
                .collect();
        }
        Told::Done | Told::Complete => {
            tell(&[(update, FINISHED)]);
            let holders = held_by(&entry.holders).filter(|_| entry.is_in_turn);
            let done = std::iter::once((TASKS, Told::SyncUpdate, FINISHED));
            return done.chain(holders).chain(anything_if(entry.is_outside)).collect();
        }
        Told::Await => tell(&[(update, STARTED)]),
        Told::Alone => entry.sources = Some(Box::new([Source { id, variable: FINISHED }])),
        Told::Promise => {
            entry.sources = Some(Box::new([Source { id, variable: FINISHED }]));
            tell(&[(update, FINISHED)]);
        }
        Told::Resume | Told::Waited | Told::Looked => {
            if told == Told::Resume {
                tell(&[(read, STARTED)]);
            }
            return relations::done(entry);
        }
        Told::EnterRead => tell(&[(read, WRITERS)]),
        Told::ExitRead => tell(&[(update, READERS)]),
        Told::EnterWrite => tell(&[(Told::Acquire as u8, 0), (update, READERS)]),
        Told::ExitWrite => tell(&[(SYNC_WRITE, WRITERS), (Told::Release as u8, 0)]),
        other => tell(&[(other as u8, 0)]),
    }
    Vec::new()
}

/// What keeps a delegate may have caused its call.
fn held_by(holders: &[Source]) -> impl Iterator<Item = Follows> {
    holders.iter().map(|holder| (holder.id, Told::SyncUpdate, holder.variable))
}

/// All that is done, and all that is outside.
fn anything_if(condition: bool) -> impl Iterator<Item = Follows> {
    let all = [(TASKS, Told::SyncUpdate, FINISHED), (OUTSIDE, Told::SyncUpdate, STATE)];
    all.into_iter().filter(move |_| condition)
}

/// Who uses an object uses more than that, if it is one of the crowd or somebody signals it when work has ended.
fn also_used(entry: &Entry, ids: impl Iterator<Item = u32>) -> Vec<Follows> {
    let crowd = crowd::has_any(ids).then_some((CROWD, Told::SyncUpdate, STATE));
    anything_if(entry.is_lent).chain(crowd).collect()
}

/// The library begins to use an object that orders threads, or has used it.
fn used(thread: &mut Thread, entry: &Entry, stripe: usize, told: Told, site: u32) -> Vec<Follows> {
    let own = Source { id: entry.id, variable: STATE };
    let sources = entry.sources.as_deref().unwrap_or(std::slice::from_ref(&own));
    let ids = sources.iter().map(|source| source.id).filter(|id| *id >= FIRST_OBJECT);
    match told {
        Told::Use | Told::Meet => thread.goes_inside(ids),
        Told::Yield => thread.walks_through(ids),
        _ => thread.comes_out(ids),
    }
    let mut follows = also_used(entry, sources.iter().map(|source| source.id));
    if entry.sources.is_none() {
        thread.tell_under(stripe, entry.id, site, &[(Told::SyncUpdate as u8, STATE)]);
    } else {
        follows.extend(held_by(sources));
    }
    follows
}

/// What happens to nothing that has an address.
fn tell_of_nothing(thread: &mut Thread, told: Told, site: u32) -> u32 {
    let update = Told::SyncUpdate as u8;
    let (id, event) = match told {
        Told::Out => {
            thread.prepare(told);
            thread.hands_over();
            return GO_ON;
        }
        Told::In => {
            thread.prepare(told);
            thread.comes_in();
            return GO_ON;
        }
        Told::Hand | Told::HandOut | Told::Continue => {
            IS_STATIC_HANDED.store(true, Ordering::Relaxed);
            IS_STATIC_OUTSIDE.fetch_or(told == Told::HandOut, Ordering::Relaxed);
            IS_STATIC_CONTINUED.fetch_or(told == Told::Continue, Ordering::Relaxed);
            (STATIC_WORK, (update, STARTED))
        }
        Told::Take | Told::Done if !IS_STATIC_HANDED.load(Ordering::Relaxed) => return GO_ON,
        Told::Take => return take_static(thread, site),
        Told::Done => return end_static(thread, site),
        Told::Await => {
            IS_SOMETHING_AWAITED.store(true, Ordering::Relaxed);
            (AWAITS, (update, STARTED))
        }
        Told::Resume => (AWAITS, (update, STARTED)),
        Told::Waited | Told::Looked | Told::SomeTask => (TASKS, (update, FINISHED)),
        Told::Somewhere | Told::Use | Told::Used => {
            IS_SOMEWHERE.store(true, Ordering::Relaxed);
            match told {
                Told::Use => thread.goes_inside(std::iter::once(ADDRESSES)),
                Told::Used => thread.comes_out(std::iter::once(ADDRESSES)),
                _ => {}
            }
            (ADDRESSES, (update, STATE))
        }
        _ => return GO_ON,
    };
    thread.prepare(told);
    if matches!(told, Told::Waited | Told::Looked) {
        thread.follow_strangers();
        thread.comes_in();
    }
    thread.tell(id, site, &[event])
}

/// A static method begins that may be the work of a delegate.
fn take_static(thread: &mut Thread, site: u32) -> u32 {
    thread.prepare(Told::Take);
    let code = tell_holders(thread, site);
    if code != GO_ON {
        return code;
    }
    if IS_STATIC_CONTINUED.load(Ordering::Relaxed) || IS_STATIC_OUTSIDE.load(Ordering::Relaxed) {
        thread.tell(TASKS, site, &[(Told::SyncUpdate as u8, FINISHED)]);
    }
    // The delegate may have a first argument already, and is known by that.
    thread.comes_in();
    thread.tell(STATIC_WORK, site, &[(Told::SyncRead as u8, STARTED)])
}

/// It ends.
fn end_static(thread: &mut Thread, site: u32) -> u32 {
    thread.prepare(Told::Done);
    if IS_STATIC_IN_TURN.load(Ordering::Relaxed) {
        let code = tell_holders(thread, site);
        if code != GO_ON {
            return code;
        }
    }
    if IS_STATIC_OUTSIDE.load(Ordering::Relaxed) {
        thread.hands_over();
    }
    thread.tell(TASKS, site, &[(Told::SyncUpdate as u8, FINISHED)])
}

/// What keeps delegates without a target.
fn tell_holders(thread: &mut Thread, site: u32) -> u32 {
    let holders = lock(&HOLDERS).clone();
    let mut codes = holders
        .iter()
        .map(|holder| thread.tell(holder.id, site, &[(Told::SyncUpdate as u8, holder.variable)]));
    codes.find(|code| *code != GO_ON).unwrap_or(GO_ON)
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
