//! Recording on .NET: every access, lock, thread and task of the program, in an order in which each read sees the write that it saw.
//!
//! - `threads`: stripes, stamps and events. `accesses`, `order`: what is told, and why the order is right. `objects`: which object is
//!   which.
//! - `told`, `hook`: what rewritten code tells, and the methods that it calls.
//! - `module`, `rewrite`, `stack`: method bodies in, method bodies that tell out. `fields`: what is known of the fields of a module.
//! - `calls`: which calls lock, start, wait or order, and what is told around them.
//!
//! **Orders that the library makes.** Release comes before a call and acquire behind it; what is not understood orders more than the
//! library does, never less:
//!
//! - A thread is forked by `Start` and joined by `Join`.
//! - Any delegate that is given to the library is *handed over*: what came before comes before whatever the method does that
//!   it calls. Delegates are known by their targets, which are the receivers of these methods.
//! - When such a method ends, its target is *done*; whoever has waited for the task that was made of it comes behind. A task of
//!   which it is not known what completes it (of a combinator, of a completion source) comes behind everything that is done.
//! - Who awaits a task goes on behind that, and behind the await. An asynchronous method completes its own task.
//! - Everything else in `System.Threading` and the concurrent collections orders by object: each call on one comes behind those before.
//! - A thread that we have not seen started comes behind all that the first thread has done.
//! - What finalizers do is not recorded: the garbage collector orders it.

mod accesses;
mod calls;
mod fields;
mod hook;
mod module;
mod objects;
mod order;
mod rewrite;
mod stack;
mod threads;
mod told;

use crate::clr::assemblies::{Assemblies, assembly_of};
use crate::clr::classes::Classes;
use crate::clr::com::{self, Answer, CallbackTable, OK, Slot};
use crate::clr::profiler::{self, ClassId, FunctionId, ModuleId, Profiler};
use crate::clr::sources::Sources;
use crate::clr::threads::Threads;
use crate::record::{Files, max_time};
use crate::settings::Settings;
use objects::Collection;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, RwLock};

static RECORDER: OnceLock<Recorder> = OnceLock::new();

/// Everything that lives as long as the process.
struct Recorder {
    profiler: &'static Profiler,
    files: Files,
    assemblies: Assemblies,
    sources: Sources,
    classes: Classes,
    threads: Threads,
    /// Modules whose precompiled code must not run, because it does not tell us anything.
    rewritten: RwLock<FxHashSet<ModuleId>>,
    /// Methods of other modules that became delegates: of which type, and their names.
    delegated: Mutex<FxHashSet<(String, String)>>,
    /// Structures that modules declare.
    structures: Mutex<FxHashMap<String, fields::Kind>>,
    /// The numbers of classes, by their addresses, and those that have no name yet.
    met: Mutex<Met>,
    collection: Mutex<Collection>,
}

struct Met {
    numbers: FxHashMap<usize, u32>,
    unnamed: Sender<Question>,
}

/// What only a thread of our own may find out.
enum Question {
    Name(usize, u32),
    /// All before has been answered: says so.
    Done(Sender<()>),
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The files that are written, if there are any.
fn files() -> Option<&'static Files> {
    RECORDER.get().map(|recorder| &recorder.files)
}

/// The number of a class. What it is called is found out later, by another thread.
fn class_met(class: usize) -> u32 {
    let Some(recorder) = RECORDER.get() else { return 0 };
    let mut met = lock(&recorder.met);
    if let Some(number) = met.numbers.get(&class) {
        return *number;
    }
    let number = threads::SPECIAL.len() as u32 + 1 + met.numbers.len() as u32;
    met.numbers.insert(class, number);
    // Without a thread to answer, classes have no names.
    let _ = met.unnamed.send(Question::Name(class, number));
    number
}

/// A thread is new. With a transition.
fn thread_met(number: u32) {
    with_recorder(|recorder| {
        let named = recorder.profiler.current_thread().and_then(|thread| recorder.threads.name(thread));
        let unnamed = || if number == 0 { "main".to_owned() } else { format!("thread-{number}") };
        recorder.files.name_thread(number, &named.filter(|name| !name.is_empty()).unwrap_or_else(unnamed));
    });
}

/// Runs with the recorder. A panic stops it.
fn with_recorder<T>(work: impl FnOnce(&'static Recorder) -> T) -> Option<T> {
    let recorder = RECORDER.get()?;
    let done = catch_unwind(AssertUnwindSafe(|| work(recorder)));
    done.map_err(|_| {
        threads::stop("recording stopped: an internal error; please report this bug of threadbare");
    })
    .ok()
}

/// The runtime starts.
fn load(profiler: Profiler) -> Option<()> {
    // It lives as long as the process.
    let profiler: &'static Profiler = Box::leak(Box::new(profiler));
    let (unnamed, questions) = channel();
    let files =
        Files::create().inspect_err(|error| eprintln!("threadbare: nothing is recorded: {error}")).ok()?;
    for (number, name) in threads::SPECIAL {
        files.name_class(number, name);
    }
    let recorder = Recorder {
        profiler,
        files,
        assemblies: Assemblies::new(&Settings::from_environment()),
        sources: Sources::default(),
        classes: Classes::new(profiler),
        threads: Threads::default(),
        rewritten: RwLock::default(),
        delegated: Mutex::default(),
        structures: Mutex::default(),
        met: Mutex::new(Met { numbers: FxHashMap::default(), unnamed }),
        collection: Mutex::default(),
    };
    let recorder = RECORDER.get_or_init(|| recorder);
    let events = profiler::MOVED_OBJECTS
        | profiler::MODULE_LOADS
        | profiler::JIT_COMPILATION
        | profiler::THREADS
        | profiler::CACHE_SEARCHES
        | profiler::NO_TRANSPARENCY_CHECKS;
    if profiler.listen(events).is_none() {
        recorder.files.trouble("nothing is recorded: the runtime does not let us watch");
        return None;
    }
    let thread = || std::thread::Builder::new().name("threadbare".to_owned());
    // Without it, objects have no class in the trace.
    let _ = thread().spawn(move || recorder.answer(&questions));
    if let Some(time) = max_time() {
        let stop = move || {
            std::thread::sleep(time);
            threads::stop(&format!("recording stopped after {} seconds (--max-time)", time.as_secs()));
        };
        if thread().spawn(stop).is_err() {
            recorder.files.trouble("the time is not limited: a thread cannot be started");
        }
    }
    threads::arm();
    Some(())
}

impl Recorder {
    /// Finds out what classes are called, until the process ends.
    fn answer(&self, questions: &Receiver<Question>) {
        if self.profiler.enter().is_none() {
            return;
        }
        for question in questions {
            match question {
                Question::Name(class, number) => {
                    if let Some(name) = self.classes.displayed(ClassId(class)) {
                        self.files.name_class(number, &name);
                    }
                }
                Question::Done(done) => drop(done.send(())),
            }
        }
    }

    /// The process ends.
    fn end(&self) {
        let (done, is_done) = channel();
        let asked = lock(&self.met).unnamed.send(Question::Done(done));
        if asked.is_ok() {
            // A thread that is gone says nothing, and a runtime that ends waits for nobody.
            let _ = is_done.recv_timeout(std::time::Duration::from_secs(1));
        }
        self.files.end();
    }

    fn module_loaded(&'static self, id: ModuleId) {
        let Some(path) = self.profiler.module_path(id).filter(|path| !path.is_empty()) else { return };
        if !self.assemblies.watch(assembly_of(&path)) {
            return;
        }
        let (Some(import), Some(emit)) = (self.profiler.import(id), self.profiler.emit(id)) else { return };
        let module = module::Module::new(self, id, &path, &import, &emit);
        if module.rewrite() {
            self.rewritten.write().unwrap_or_else(PoisonError::into_inner).insert(id);
            if self.profiler.apply_metadata(id).is_none() {
                threads::stop("recording stopped: the runtime does not take what was added to a module");
            }
        }
    }

    fn may_use_precompiled(&self, function: FunctionId) -> bool {
        let rewritten = self.rewritten.read().unwrap_or_else(PoisonError::into_inner);
        rewritten.is_empty()
            || !self.profiler.function(function).is_some_and(|(module, _)| rewritten.contains(&module))
    }

    fn compiling(&self, function: FunctionId) {
        let Some((module, method)) = self.profiler.function(function) else { return };
        if let Some(moved) = self.sources.moves(module, method) {
            self.profiler.set_moved(function, moved);
        }
    }
}

/// By their slots in `ICorProfilerCallback` to `ICorProfilerCallback11`.
pub(super) static CALLBACKS: CallbackTable = {
    let mut table = com::callback_table();
    table[3] = Slot::new(initialize as *const c_void);
    table[4] = Slot::new(shutdown as *const c_void);
    table[14] = Slot::new(module_load_finished as *const c_void);
    table[23] = Slot::new(compilation_started as *const c_void);
    table[25] = Slot::new(cached_function_search_started as *const c_void);
    table[30] = Slot::new(thread_destroyed as *const c_void);
    table[72] = Slot::new(thread_name_changed as *const c_void);
    table[73] = Slot::new(collection_started as *const c_void);
    table[75] = Slot::new(collection_finished as *const c_void);
    table[87] = Slot::new(moved as *const c_void);
    table[88] = Slot::new(survived as *const c_void);
    table[97] = Slot::new(super::load_as_notification_only as *const c_void);
    table
};

unsafe extern "system" fn initialize(_: *mut c_void, info: *mut c_void) -> Answer {
    // SAFETY: this is the pointer of the callback.
    let loaded = catch_unwind(AssertUnwindSafe(|| load(unsafe { Profiler::new(info) }?)));
    if let Ok(Some(())) = loaded {
        return OK;
    }
    eprintln!("threadbare: this runtime does not let us watch; nothing is recorded");
    super::FAILED
}

unsafe extern "system" fn shutdown(_: *mut c_void) -> Answer {
    with_recorder(Recorder::end);
    OK
}

unsafe extern "system" fn module_load_finished(_: *mut c_void, module: ModuleId, status: Answer) -> Answer {
    if status >= 0 {
        with_recorder(|recorder| recorder.module_loaded(module));
    }
    OK
}

unsafe extern "system" fn compilation_started(_: *mut c_void, function: FunctionId, _: i32) -> Answer {
    with_recorder(|recorder| recorder.compiling(function));
    OK
}

unsafe extern "system" fn cached_function_search_started(
    _: *mut c_void,
    function: FunctionId,
    use_it: *mut i32,
) -> Answer {
    let may_use = with_recorder(|recorder| recorder.may_use_precompiled(function)).unwrap_or(true);
    // SAFETY: the runtime asks us to leave the answer here.
    unsafe { *use_it = i32::from(may_use) };
    OK
}

unsafe extern "system" fn thread_destroyed(_: *mut c_void, thread: usize) -> Answer {
    with_recorder(|recorder| recorder.threads.gone(thread));
    OK
}

unsafe extern "system" fn thread_name_changed(
    _: *mut c_void,
    thread: usize,
    length: u32,
    name: *const u16,
) -> Answer {
    if !name.is_null() {
        // SAFETY: the runtime says how long it is.
        let name = unsafe { std::slice::from_raw_parts(name, length as usize) };
        let name = String::from_utf16_lossy(name).trim_end_matches('\0').to_owned();
        with_recorder(|recorder| recorder.threads.named(thread, name));
    }
    OK
}

unsafe extern "system" fn collection_started(
    _: *mut c_void,
    generations: i32,
    is_collected: *const i32,
    _: i32,
) -> Answer {
    with_recorder(|recorder| {
        let count = usize::try_from(generations).ok().filter(|_| !is_collected.is_null())?;
        // SAFETY: the runtime says how many there are.
        let is_collected = unsafe { std::slice::from_raw_parts(is_collected, count) };
        *lock(&recorder.collection) = Collection::begin(&recorder.profiler.generations(), is_collected);
        Some(())
    });
    OK
}

unsafe extern "system" fn moved(
    _: *mut c_void,
    count: u32,
    old: *const usize,
    new: *const usize,
    lengths: *const usize,
) -> Answer {
    with_recorder(|recorder| {
        let mut collection = lock(&recorder.collection);
        for at in 0..count as usize {
            // SAFETY: the runtime says how many there are.
            unsafe { collection.survives(*old.add(at), *lengths.add(at), *new.add(at)) };
        }
    });
    OK
}

unsafe extern "system" fn survived(
    _: *mut c_void,
    count: u32,
    starts: *const usize,
    lengths: *const usize,
) -> Answer {
    // SAFETY: as above; they are where they were.
    unsafe { moved(std::ptr::null_mut(), count, starts, starts, lengths) }
}

unsafe extern "system" fn collection_finished(_: *mut c_void) -> Answer {
    with_recorder(|recorder| {
        let mut collection = std::mem::take(&mut *lock(&recorder.collection));
        collection.end();
        threads::objects().collected(&collection);
    });
    OK
}
