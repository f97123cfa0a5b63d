//! What belongs to what: tasks to the work that they do, walks to the collections that they go through, readers to their channels. Whoever
//! uses a part uses the whole, and comes behind all that others did with it.

use crate::clr::filter::{self, ANY_SITE, Address, Does, class_at, known};
use crate::clr::record::objects::{Entry, Source};
use crate::clr::record::threads::{
    AGAIN, ARMED, CLOCKS, FINISHED, GO_ON, OBJECTS, ON, STATE, Stripe, TASKS, Thread, WHO,
};
use crate::clr::record::told::Told;
use active::Access;
use std::sync::atomic::{AtomicBool, Ordering};

/// Objects of classes whose names begin like this order threads.
pub(super) const ORDERING: &str = "System.Collections.Concurrent.";

/// Does anything belong to something else yet?
static HAS_PARTS: AtomicBool = AtomicBool::new(false);

/// A part of so many objects is a part of the first ones only.
const MOST_SOURCES: usize = 64;

/// How the result of a call belongs to an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(super) enum How {
    /// A task does the work of the delegate.
    Work = 0,
    /// It is a part of the object, which orders threads.
    Part = 1,
    /// Likewise, if the object does.
    PerhapsPart = 2,
    /// A task is done when the object is told so.
    Promise = 3,
    /// A task that is done when those in the array are.
    Gathered = 4,
}

impl How {
    const ALL: [How; 5] = [How::Work, How::Part, How::PerhapsPart, How::Promise, How::Gathered];
}

/// What an object is, for the order of threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kin {
    /// It does not order.
    Stranger,
    /// It does, or is part of something that does.
    Orders,
    /// That depends on this class, of which nothing is known yet.
    Unknown(usize),
}

/// From now on it is known whether objects of a class order threads.
pub(super) fn learn(class: usize, orders: bool) {
    filter::learn(class, ANY_SITE, if orders { Does::Touch(Access::Write) } else { Does::Nothing });
}

/// What an object is that the library meets.
pub(super) fn meet(object: Address) -> Kin {
    if object.is_null() {
        return Kin::Stranger;
    }
    // SAFETY: the object cannot move: there is no transition.
    let class = unsafe { class_at(object) };
    match known(class, ANY_SITE) {
        None => Kin::Unknown(class),
        Some(Does::Nothing) if !is_part(object) => Kin::Stranger,
        Some(_) => Kin::Orders,
    }
}

fn is_part(object: Address) -> bool {
    let known = if HAS_PARTS.load(Ordering::Relaxed) { OBJECTS.known(object) } else { None };
    // SAFETY: the object is alive, and so is its entry. Who has the part got it from whoever made it one.
    known.is_some_and(|entry| unsafe { (*entry).is_part })
}

/// What tells that a task is done, and what is to be told of it.
pub(super) fn done(task: &Entry) -> Vec<(u32, Told, u32)> {
    let Some(sources) = &task.sources else { return vec![(TASKS, Told::SyncUpdate, FINISHED)] };
    let told = |source: &Source| {
        let is_single = source.variable == FINISHED && source.id != TASKS;
        (source.id, if is_single { Told::SyncRead } else { Told::SyncUpdate }, source.variable)
    };
    sources.iter().map(told).collect()
}

/// The result of a call belongs to one of its arguments.
///
/// # Safety
/// Only for code of ours in managed methods, without a transition: both are null or cannot move. What is to be gathered is an array of
/// tasks.
pub(super) unsafe extern "C" fn relate(result: Address, whole: Address, how: u32) -> u32 {
    let Some(how) = How::ALL.get(how as usize) else { return GO_ON };
    let is_late = matches!(how, How::Part | How::PerhapsPart | How::Promise);
    let is_on = ON.load(Ordering::Relaxed) || is_late && ARMED.load(Ordering::Relaxed);
    if !is_on || result.is_null() || whole.is_null() || result == whole {
        return GO_ON;
    }
    let kin = if *how == How::PerhapsPart { meet(whole) } else { Kin::Orders };
    if kin == Kin::Stranger {
        return GO_ON;
    }
    let Some(thread) = Thread::current() else { return WHO };
    thread.abandon();
    if let Kin::Unknown(class) = kin {
        thread.asks = class;
        return AGAIN;
    }
    // SAFETY: as the caller promises.
    let sources = match unsafe { sources(thread, whole, *how) } {
        Ok(sources) => sources,
        Err(code) => return code,
    };
    let Some(sources) = sources else { return GO_ON };
    // SAFETY: as the caller promises.
    let belongs = unsafe { with_entry(thread, result, |entry| belongs_to(entry, &sources, *how)) };
    belongs.err().unwrap_or(GO_ON)
}

fn belongs_to(entry: &mut Entry, sources: &[Source], how: How) {
    if matches!(how, How::Part | How::PerhapsPart) {
        entry.is_part = true;
        HAS_PARTS.store(true, Ordering::Relaxed);
    }
    // A query over two collections is a part of both.
    let before = entry.sources.take().filter(|_| how == How::PerhapsPart);
    let mut all: Vec<Source> = before.map(Vec::from).unwrap_or_default();
    for source in sources {
        if all.len() < MOST_SOURCES && !all.contains(source) {
            all.push(*source);
        }
    }
    entry.sources = Some(all.into());
}

/// What tells of the result, if that is known.
///
/// # Safety
/// As for [`relate`].
unsafe fn sources(thread: &mut Thread, whole: Address, how: How) -> Result<Option<Vec<Source>>, u32> {
    // SAFETY: as the caller promises, here and below.
    unsafe {
        match how {
            How::Part | How::PerhapsPart => with_entry(thread, whole, |entry| {
                let own = || vec![Source { id: entry.id, variable: STATE }];
                Some(entry.sources.as_deref().map_or_else(own, <[Source]>::to_vec))
            }),
            How::Promise => finished(thread, whole),
            // A delegate keeps its target right behind its class; one without a target is its own.
            How::Work => match *whole.add(1).cast::<Address>() {
                target if target.is_null() || target == whole => Ok(None),
                target => finished(thread, target),
            },
            How::Gathered => gathered(thread, whole),
        }
    }
}

/// # Safety
/// As for [`with_entry`].
unsafe fn finished(thread: &mut Thread, whole: Address) -> Result<Option<Vec<Source>>, u32> {
    // SAFETY: as the caller promises.
    unsafe { with_entry(thread, whole, |entry| Some(vec![Source { id: entry.id, variable: FINISHED }])) }
}

/// # Safety
/// As for [`with_entry`], and it is an array of tasks.
unsafe fn gathered(thread: &mut Thread, array: Address) -> Result<Option<Vec<Source>>, u32> {
    // SAFETY: behind the class of an array stands its length, and behind that its elements.
    let tasks = unsafe {
        let length = *array.add(1).cast::<u32>() as usize;
        std::slice::from_raw_parts(array.add(2).cast::<Address>(), length)
    };
    let mut all = Vec::new();
    for task in tasks.iter().filter(|task| !task.is_null()) {
        // SAFETY: nothing moves.
        let told = unsafe { with_entry(thread, *task, |entry| entry.sources.as_deref().map(<[_]>::to_vec)) }?;
        match told {
            Some(told) => all.extend(told),
            None => all.push(Source { id: TASKS, variable: FINISHED }),
        }
        if all.len() > MOST_SOURCES {
            // Behind everything, then.
            return Ok(Some(vec![Source { id: TASKS, variable: FINISHED }]));
        }
    }
    Ok(Some(all))
}

/// Looks at an object under the lock of its stripe, or says what to do first.
///
/// # Safety
/// An object is there, and cannot move.
unsafe fn with_entry<T>(
    thread: &mut Thread,
    object: Address,
    work: impl FnOnce(&mut Entry) -> T,
) -> Result<T, u32> {
    // SAFETY: as the caller promises.
    let Some(entry) = (unsafe { OBJECTS.entry(object) }) else { return Err(GO_ON) };
    // SAFETY: the object is alive, and so is its entry; the number never changes.
    let stripe = Stripe::of(unsafe { (*entry).id });
    if !CLOCKS[stripe].take() {
        thread.wanted = stripe;
        return Err(AGAIN);
    }
    // SAFETY: we hold the stripe.
    let done = work(unsafe { &mut *entry });
    CLOCKS[stripe].give_back(CLOCKS[stripe].clock());
    Ok(done)
}
