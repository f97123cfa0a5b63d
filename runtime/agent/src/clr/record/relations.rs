//! What belongs to what: tasks to the work that they do, walks to the collections that they go through, readers to their channels. Whoever
//! uses a part uses the whole, and comes behind all that others did with it.

use crate::clr::filter::{self, ANY_SITE, Address, Does, class_at, known};
use crate::clr::record::crowd::{self, MOST_SOURCES};
use crate::clr::record::lock;
use crate::clr::record::objects::{Entry, Source};
use crate::clr::record::threads::{
    AGAIN, ARMED, CLOCKS, FINISHED, GO_ON, IS_STATIC_IN_TURN, OBJECTS, ON, OUTSIDE, STATE, Stripe, TASKS,
    Thread, WHO, WORK,
};
use crate::clr::record::told::Told;
use active::Access;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, Mutex};

/// Objects of classes whose names begin like this order threads.
pub(super) const ORDERING: [&str; 4] =
    ["System.Collections.Concurrent.", "System.Threading.", "System.Lazy`1", "System.Timers."];

/// What keeps delegates without a target, and those of which it is not known whether they are work.
/// Whoever looks takes the list as it is.
pub(super) static HOLDERS: LazyLock<Mutex<Arc<[Source]>>> = LazyLock::new(|| Mutex::new(Arc::new([])));

/// What completes a task of which nothing else is known.
const ANYTHING: [Source; 2] =
    [Source { id: TASKS, variable: FINISHED }, Source { id: OUTSIDE, variable: STATE }];

/// Does anything belong to something else yet?
static HAS_PARTS: AtomicBool = AtomicBool::new(false);

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
    /// A delegate is kept by the object: whoever uses that may cause the call.
    Held = 5,
    /// What a delegate returns to the library; the object is the delegate's target.
    Given = 6,
    /// What the library calls a delegate with; likewise.
    Taken = 7,
    /// A query that tasks of the library answer, over the object.
    Parallel = 8,
    /// Like `Held`, and the calls come one after the other, or it ends something when they have ended.
    HeldInTurn = 9,
    /// A task is done when something in the program is, and it is not known what.
    Inner = 10,
}

impl How {
    const ALL: [How; 11] = [
        How::Work,
        How::Part,
        How::PerhapsPart,
        How::Promise,
        How::Gathered,
        How::Held,
        How::Given,
        How::Taken,
        How::Parallel,
        How::HeldInTurn,
        How::Inner,
    ];
}

/// What an object is, for the order of threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kin {
    /// It does not order.
    Stranger,
    /// Likewise, and it is what a compiler makes of lambdas: all delegates of its methods are known.
    Closure,
    /// It does, or is part of something that does.
    Orders,
    /// That depends on this class, of which nothing is known yet.
    Unknown(usize),
}

/// From now on it is known what objects of a class are.
pub(super) fn learn(class: usize, kin: Kin) {
    let does = match kin {
        Kin::Orders => Does::Touch(Access::Write),
        Kin::Closure => Does::Touch(Access::Read),
        Kin::Stranger | Kin::Unknown(_) => Does::Nothing,
    };
    filter::learn(class, ANY_SITE, does);
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
        Some(Does::Touch(Access::Write)) => Kin::Orders,
        Some(_) if is_part(object) => Kin::Orders,
        Some(Does::Nothing) => Kin::Stranger,
        Some(_) => Kin::Closure,
    }
}

fn is_part(object: Address) -> bool {
    let known = if HAS_PARTS.load(Ordering::Relaxed) { OBJECTS.known(object) } else { None };
    // SAFETY: the object is alive, and so is its entry. Who has the part got it from whoever made it one.
    known.is_some_and(|entry| unsafe { (*entry).is_part })
}

/// What tells that a task is done, and what is to be told of it.
pub(super) fn done(task: &Entry) -> Vec<(u32, Told, u32)> {
    let Some(sources) = &task.sources else {
        return vec![(TASKS, Told::SyncUpdate, FINISHED), (OUTSIDE, Told::SyncUpdate, STATE)];
    };
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
    let is_late = !matches!(how, How::Work | How::Gathered | How::Given | How::Taken);
    let is_on = ON.load(Ordering::Relaxed) || is_late && ARMED.load(Ordering::Relaxed);
    if !is_on || result.is_null() || whole.is_null() || result == whole {
        return GO_ON;
    }
    match how {
        // SAFETY: as the caller promises.
        How::Held | How::HeldInTurn => return unsafe { held(result, whole, *how) },
        // SAFETY: likewise.
        How::Given | How::Taken => return unsafe { passed(result, whole, *how) },
        _ => {}
    }
    let may_order = matches!(how, How::PerhapsPart | How::Parallel);
    let kin = if may_order { meet(whole) } else { Kin::Orders };
    let is_stranger = matches!(kin, Kin::Stranger | Kin::Closure);
    if is_stranger && *how == How::PerhapsPart {
        return GO_ON;
    }
    let Some(thread) = Thread::current() else { return WHO };
    thread.abandon();
    if let Kin::Unknown(class) = kin {
        thread.asks = class;
        return AGAIN;
    }
    let sources = if is_stranger {
        Ok(Some(Vec::new()))
    } else {
        // SAFETY: as the caller promises.
        unsafe { sources(thread, whole, *how) }
    };
    let mut sources = match sources {
        Ok(Some(sources)) => sources,
        Ok(None) => return GO_ON,
        Err(code) => return code,
    };
    if *how == How::Parallel {
        sources.push(Source { id: TASKS, variable: FINISHED });
    }
    // SAFETY: as the caller promises.
    let belongs = unsafe { with_entry(thread, result, |entry| belongs_to(entry, &sources, *how)) };
    belongs.err().unwrap_or(GO_ON)
}

/// # Safety
/// As for [`relate`], and the first is a delegate.
unsafe fn held(delegate: Address, holder: Address, how: How) -> u32 {
    let Some(thread) = Thread::current() else { return WHO };
    thread.abandon();
    // SAFETY: as the caller promises, here and below; a delegate keeps its target right behind its class.
    unsafe {
        let causes = |holder: &mut Entry| {
            let others = ANYTHING.into_iter().filter(|_| holder.is_lent);
            [holder.parts(), others.collect()].concat()
        };
        let holders = match with_entry(thread, holder, causes) {
            Ok(holders) => holders,
            Err(code) => return code,
        };
        let target = *delegate.add(1).cast::<Address>();
        let is_static = target.is_null() || target == delegate;
        let is_in_turn = how == How::HeldInTurn;
        if is_static || meet(target) != Kin::Closure {
            IS_STATIC_IN_TURN.fetch_or(is_in_turn, Ordering::Relaxed);
            hold(&holders);
        }
        if is_static {
            return GO_ON;
        }
        let keep = |target: &mut Entry| {
            target.is_in_turn |= is_in_turn;
            crowd::extend(&mut target.holders, &holders);
        };
        with_entry(thread, target, keep).err().unwrap_or(GO_ON)
    }
}

fn hold(more: &[Source]) {
    let mut holders = lock(&HOLDERS);
    if more.iter().any(|source| !holders.contains(source)) {
        let mut longer = holders.to_vec();
        crowd::extend(&mut longer, more);
        *holders = longer.into();
    }
}

/// The library passes on what delegates return to it: who gets it comes behind.
///
/// # Safety
/// As for [`relate`].
unsafe fn passed(object: Address, target: Address, how: How) -> u32 {
    if !is_handed(target) || how == How::Taken && !OBJECTS.known(object).is_some_and(is_given) {
        return GO_ON;
    }
    let Some(thread) = Thread::current() else { return WHO };
    if thread.is_ignored {
        return GO_ON;
    }
    thread.abandon();
    thread.catch_up();
    // SAFETY: as the caller promises.
    let given = unsafe {
        with_entry(thread, object, |entry| {
            entry.is_given = true;
            entry.id
        })
    };
    match given {
        Ok(id) => thread.tell(id, 0, &[(Told::SyncUpdate as u8, STATE)]),
        Err(code) => code,
    }
}

fn is_given(entry: *mut Entry) -> bool {
    // SAFETY: the object is alive, and so is its entry. Who got it from the library comes behind those who gave it.
    unsafe { (*entry).is_given }
}

/// Has an object been handed to others as the target of work?
pub(super) fn is_handed(object: Address) -> bool {
    let known = if object.is_null() { None } else { OBJECTS.known(object) };
    // SAFETY: the object is alive, and so is its entry. Who hands it over does so before it gets here.
    known.is_some_and(|entry| unsafe { (*entry).is_handed })
}

fn belongs_to(entry: &mut Entry, sources: &[Source], how: How) {
    if matches!(how, How::Part | How::PerhapsPart | How::Parallel) {
        entry.is_part = true;
        HAS_PARTS.store(true, Ordering::Relaxed);
    }
    // A query over two collections is a part of both.
    let before = entry.sources.take().filter(|_| how == How::PerhapsPart);
    let mut all: Vec<Source> = before.map(Vec::from).unwrap_or_default();
    crowd::extend(&mut all, sources);
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
            How::Part | How::PerhapsPart | How::Parallel => {
                with_entry(thread, whole, |entry| Some(entry.parts()))
            }
            How::Promise | How::Held | How::HeldInTurn | How::Given | How::Taken => finished(thread, whole),
            How::Inner => Ok(Some(vec![Source { id: TASKS, variable: FINISHED }])),
            How::Work => work_of(thread, whole),
            How::Gathered => gathered(thread, whole),
        }
    }
}

/// What tells that the work of a delegate is done.
///
/// # Safety
/// As for [`with_entry`], and it is a delegate.
unsafe fn work_of(thread: &mut Thread, delegate: Address) -> Result<Option<Vec<Source>>, u32> {
    // SAFETY: a delegate keeps its target right behind its class; one without a target is its own.
    let target = unsafe { *delegate.add(1).cast::<Address>() };
    if target.is_null() || target == delegate {
        return Ok(None);
    }
    let kin = meet(target);
    if let Kin::Unknown(class) = kin {
        thread.asks = class;
        return Err(AGAIN);
    }
    // SAFETY: as the caller promises.
    let mut sources = unsafe { finished(thread, target) }?.unwrap_or_default();
    if kin != Kin::Closure {
        sources.push(Source { id: WORK, variable: FINISHED });
    }
    if let (Kin::Orders, Some(own)) = (kin, sources.first().copied()) {
        // The work may be a method of the library itself, which tells nothing.
        sources.push(Source { id: own.id, variable: STATE });
        sources.push(Source { id: TASKS, variable: FINISHED });
    }
    Ok(Some(sources))
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
            None => all.extend(ANYTHING),
        }
        if all.len() > MOST_SOURCES {
            // Behind everything, then.
            return Ok(Some(ANYTHING.to_vec()));
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
