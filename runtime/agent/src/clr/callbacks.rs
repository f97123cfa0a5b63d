//! What the runtime tells (`ICorProfilerCallback`), and whoever listens: the agent that catches, or the recorder. A panic stops here.

use crate::clr::com::{self, Answer, CallbackTable, OK, Slot};
use crate::clr::modules::Modules;
use crate::clr::profiler::{FunctionId, ModuleId, Profiler};
use crate::clr::threads::Threads;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a runtime hears that must not load us, if we cannot work.
const FAILED: Answer = 0x8000_4005_u32.cast_signed();

/// What a user is asked to do about a panic.
const INTERNAL_ERROR: &str = "an internal error; please report this bug of threadbare";

/// Who listens. There is one of a kind in a process, and it lives as long as that.
pub(super) trait Listener: Sized + 'static {
    /// What becomes of the run if it cannot start.
    const OTHERWISE: &str;

    /// The runtime starts. If there is nothing to do for us: why.
    fn start(profiler: &'static Profiler) -> Result<(), String>;

    /// The listener, if it is there and on.
    fn current() -> Option<&'static Self>;

    /// Something went wrong that must not: from now on nothing is done.
    fn give_up(&self, why: &str);

    /// Runs with the listener, if it is there and on. A panic switches it off.
    fn with<T>(work: impl FnOnce(&'static Self) -> T) -> Option<T> {
        let listener = Self::current()?;
        let done = catch_unwind(AssertUnwindSafe(|| work(listener)));
        done.map_err(|_| listener.give_up(INTERNAL_ERROR)).ok()
    }

    fn modules(&self) -> &Modules;

    fn threads(&self) -> &Threads;

    /// A module is loaded, and none of its methods is compiled yet.
    fn module_loaded(&'static self, module: ModuleId);

    /// A module goes away, with its classes: others may come to lie where they were.
    fn module_unloaded(&self, _module: ModuleId) {}

    /// Garbage is about to be collected; for each generation, whether it is.
    fn collection_begins(&self, _is_collected: &[i32]) {}

    /// So many bytes of objects survived, and where they are now.
    fn survived(&self, _stretches: impl Iterator<Item = Stretch>) {}

    /// Garbage was collected; the program stands still.
    fn collection_ends(&self);

    /// The process ends.
    fn end(&self);
}

/// A stretch of memory whose objects survived.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretch {
    pub(super) start: usize,
    pub(super) length: usize,
    pub(super) now: usize,
}

/// By their slots in `ICorProfilerCallback` to `ICorProfilerCallback11`.
pub(super) const fn table<L: Listener>() -> CallbackTable {
    let mut table = com::callback_table();
    table[3] = Slot::new(initialize::<L> as *const c_void);
    table[4] = Slot::new(shutdown::<L> as *const c_void);
    table[14] = Slot::new(module_load_finished::<L> as *const c_void);
    table[15] = Slot::new(module_unload_started::<L> as *const c_void);
    table[23] = Slot::new(compilation_started::<L> as *const c_void);
    table[25] = Slot::new(cached_function_search_started::<L> as *const c_void);
    table[30] = Slot::new(thread_destroyed::<L> as *const c_void);
    table[31] = Slot::new(thread_assigned::<L> as *const c_void);
    table[72] = Slot::new(thread_name_changed::<L> as *const c_void);
    table[73] = Slot::new(garbage_collection_started::<L> as *const c_void);
    table[75] = Slot::new(garbage_collection_finished::<L> as *const c_void);
    table[87] = Slot::new(moved_references::<L> as *const c_void);
    table[88] = Slot::new(surviving_references::<L> as *const c_void);
    table[97] = Slot::new(load_as_notification_only as *const c_void);
    table
}

unsafe extern "system" fn initialize<L: Listener>(_: *mut c_void, info: *mut c_void) -> Answer {
    let start = || {
        // SAFETY: this is the pointer of the callback.
        let profiler = unsafe { Profiler::new(info) }.ok_or("this runtime does not let us watch")?;
        // It lives as long as the process.
        L::start(Box::leak(Box::new(profiler)))
    };
    let why = match catch_unwind(AssertUnwindSafe(start)) {
        Ok(Ok(())) => return OK,
        Ok(Err(why)) => why,
        Err(_) => INTERNAL_ERROR.to_owned(),
    };
    eprintln!("threadbare: {}: {why}", L::OTHERWISE);
    FAILED
}

unsafe extern "system" fn shutdown<L: Listener>(_: *mut c_void) -> Answer {
    L::with(L::end);
    OK
}

unsafe extern "system" fn module_load_finished<L: Listener>(
    _: *mut c_void,
    module: ModuleId,
    status: Answer,
) -> Answer {
    if status >= 0 {
        L::with(|listener| listener.module_loaded(module));
    }
    OK
}

unsafe extern "system" fn module_unload_started<L: Listener>(_: *mut c_void, module: ModuleId) -> Answer {
    L::with(|listener| {
        listener.modules().unloaded(module);
        listener.module_unloaded(module);
    });
    OK
}

unsafe extern "system" fn compilation_started<L: Listener>(
    _: *mut c_void,
    function: FunctionId,
    _: i32,
) -> Answer {
    L::with(|listener| listener.modules().compiling(function));
    OK
}

unsafe extern "system" fn cached_function_search_started<L: Listener>(
    _: *mut c_void,
    function: FunctionId,
    use_it: *mut i32,
) -> Answer {
    let may_use = L::with(|listener| listener.modules().may_use_precompiled(function)).unwrap_or(true);
    // SAFETY: the runtime asks us to leave the answer here.
    unsafe { *use_it = i32::from(may_use) };
    OK
}

unsafe extern "system" fn thread_destroyed<L: Listener>(_: *mut c_void, thread: usize) -> Answer {
    L::with(|listener| listener.threads().gone(thread));
    OK
}

unsafe extern "system" fn thread_assigned<L: Listener>(_: *mut c_void, thread: usize, number: u32) -> Answer {
    L::with(|listener| listener.threads().numbered(thread, number));
    OK
}

unsafe extern "system" fn thread_name_changed<L: Listener>(
    _: *mut c_void,
    thread: usize,
    length: u32,
    name: *const u16,
) -> Answer {
    if !name.is_null() {
        // SAFETY: the runtime says how long it is.
        let name = unsafe { std::slice::from_raw_parts(name, length as usize) };
        let name = String::from_utf16_lossy(name).trim_end_matches('\0').to_owned();
        L::with(|listener| listener.threads().named(thread, name));
    }
    OK
}

unsafe extern "system" fn garbage_collection_started<L: Listener>(
    _: *mut c_void,
    generations: i32,
    is_collected: *const i32,
    _: i32,
) -> Answer {
    if let Some(count) = usize::try_from(generations).ok().filter(|_| !is_collected.is_null()) {
        // SAFETY: the runtime says how many there are.
        let is_collected = unsafe { std::slice::from_raw_parts(is_collected, count) };
        L::with(|listener| listener.collection_begins(is_collected));
    }
    OK
}

unsafe extern "system" fn garbage_collection_finished<L: Listener>(_: *mut c_void) -> Answer {
    L::with(L::collection_ends);
    OK
}

unsafe extern "system" fn moved_references<L: Listener>(
    _: *mut c_void,
    count: u32,
    old: *const usize,
    new: *const usize,
    lengths: *const usize,
) -> Answer {
    // SAFETY: the runtime says how many there are.
    let stretch =
        |at: usize| unsafe { Stretch { start: *old.add(at), length: *lengths.add(at), now: *new.add(at) } };
    L::with(|listener| listener.survived((0..count as usize).map(stretch)));
    OK
}

unsafe extern "system" fn surviving_references<L: Listener>(
    this: *mut c_void,
    count: u32,
    starts: *const usize,
    lengths: *const usize,
) -> Answer {
    // SAFETY: as above; they are where they were.
    unsafe { moved_references::<L>(this, count, starts, starts, lengths) }
}

unsafe extern "system" fn load_as_notification_only(_: *mut c_void, only: *mut i32) -> Answer {
    // SAFETY: the runtime asks us to leave the answer here.
    unsafe { *only = 0 };
    OK
}
