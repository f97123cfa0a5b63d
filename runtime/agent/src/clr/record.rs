//! Recording on .NET: every access, lock, thread and task of the program, in an order in which each read sees the write that it saw.
//!
//! - `threads`: stripes, stamps and events. `accesses`, `order`: what is told, and why the order is right. `objects`: which object is
//!   which.
//! - `told`, `hook`: what rewritten code tells, and the methods that it calls.
//! - `module`, `rewrite`, `stack`: method bodies in, method bodies that tell out. `fields`, `neighbours`: what is known of fields, of a module's own and of others.
//! - `calls`: which calls lock, start, wait or order, and what is told around them. `relations`: what belongs to what. `work`: what threads
//!   of the pool do. `strangers`: work that nobody saw becoming work, and what is outside. `inside`: what the library is using. `crowd`: what
//!   lists have no room for.
//!
//! **Orders that the library makes.** Release comes before a call and acquire behind it; what is not understood orders more than the
//! library does, never less:
//!
//! - A thread is forked by `Start` and joined by `Join`.
//! - Any delegate that is given to the library is *handed over*: what came before comes before whatever the method does that
//!   it calls. Delegates are known by their targets, which are the receivers of these methods.
//! - Delegates are the program's own, and stay as they are: what runs outside of all work that is known is ordered by `strangers`.
//! - What keeps a delegate (a timer, a source of cancellations) may cause its call whenever it is used: that comes before, too. Unless it
//!   is known that it does not, it calls in turn: each call comes behind the ones before.
//! - Of all else that keeps delegates, and of whatever leads out of the process, it is not known what causes what: who may hear of it
//!   comes behind all that went there (`strangers`).
//! - What a delegate returns to the library comes before whatever another one does with it.
//! - When such a method ends, its target is *done*; whoever has waited for the task that was made of it comes behind. A task that ties
//!   others together is done when they are, one of a completion source when that is told so. A task of which it is not known what
//!   completes it comes behind everything that is done.
//! - Who awaits a task goes on behind that, and behind the await. An asynchronous method completes its own task.
//! - Everything else in `System.Threading` and the concurrent collections orders by object: each call on one comes behind those before. So
//!   do walks through them, queries over them, tasks and readers that they gave away. What is met through an interface is judged by its class.
//! - While such a call goes on, the library may call the program back: that comes behind all that was done with the object, and before
//!   what is done with it then. If the call ends with an exception, what follows comes behind it.
//! - Who looks at a cancelled token, or is told by an exception, comes behind the one who cancelled.
//! - A thread that we have not seen started comes behind all that the first thread has done.
//! - What finalizers do is not recorded: the garbage collector orders it.

mod accesses;
mod calls;
mod crowd;
mod fields;
mod hook;
mod inside;
mod module;
mod neighbours;
mod objects;
mod order;
mod relations;
mod rewrite;
mod stack;
mod strangers;
mod threads;
mod told;
mod work;

use crate::clr::assemblies::Assemblies;
use crate::clr::callbacks::{Listener, Stretch};
use crate::clr::classes::Classes;
use crate::clr::modules::Modules;
use crate::clr::names::Names;
use crate::clr::profiler::{self, ClassId, ModuleId, Profiler};
use crate::clr::threads::Threads;
use crate::record::{Files, max_time, out_of_time};
use crate::settings::Settings;
use cil::Token;
use objects::Collection;
use relations::Kin;
use rustc_hash::{FxHashMap, FxHashSet};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

static RECORDER: OnceLock<Recorder> = OnceLock::new();

/// Everything that lives as long as the process.
pub(super) struct Recorder {
    profiler: &'static Profiler,
    files: Files,
    modules: Modules,
    classes: Classes,
    threads: Threads,
    /// Methods of other modules that became delegates: of which type, and their names.
    delegated: Mutex<FxHashSet<(String, String)>>,
    /// The names of virtual methods that became delegates, in any module.
    overridden: Mutex<FxHashSet<String>>,
    /// The types that modules declare which were rewritten.
    declared: Mutex<FxHashMap<String, fields::Kind>>,
    /// The types of assemblies in the folders of modules, loaded or not.
    neighbours: Mutex<FxHashMap<PathBuf, Arc<neighbours::Kinds>>>,
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
    /// What are objects of this class? It is in the table when it is answered.
    Kin(usize, Sender<()>),
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

/// What are objects of this class, for the order of threads? With a transition.
fn class_asked(class: usize) {
    let answered = Recorder::with(|recorder| {
        let (done, is_done) = channel();
        lock(&recorder.met).unnamed.send(Question::Kin(class, done)).ok()?;
        is_done.recv().ok()
    });
    if answered.flatten().is_none() {
        // Rather too much order than too little.
        relations::learn(class, Kin::Orders);
    }
}

/// A thread is new. With a transition.
fn thread_met(number: u32) {
    Recorder::with(|recorder| {
        let named = recorder.profiler.current_thread().and_then(|thread| recorder.threads.name(thread));
        let unnamed = || if number == 0 { "main".to_owned() } else { format!("thread-{number}") };
        recorder.files.name_thread(number, &named.filter(|name| !name.is_empty()).unwrap_or_else(unnamed));
    });
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
                Question::Kin(class, done) => {
                    relations::learn(class, self.kin(ClassId(class)));
                    // Whoever asked may be gone.
                    let _ = done.send(());
                }
                Question::Done(done) => {
                    let _ = done.send(());
                }
            }
        }
    }

    /// What a type is of which a module speaks, wherever it is declared.
    fn kind_of(&self, class: &str, module: &str) -> Option<fields::Kind> {
        if let Some(known) = lock(&self.declared).get(class) {
            return Some(*known);
        }
        let folder = Path::new(module).parent()?;
        let read = || Arc::new(neighbours::in_folder(folder, &self.modules.assemblies));
        let kinds = lock(&self.neighbours).entry(folder.to_owned()).or_insert_with(read).clone();
        kinds.get(class).copied().flatten()
    }

    fn kin(&self, class: ClassId) -> Kin {
        if relations::ORDERING.iter().any(|space| self.classes.is_below(class, space)) {
            return Kin::Orders;
        }
        let is_closure = || {
            let info = self.profiler.class(class)?;
            let module = self.classes.module(info.module)?;
            let name = Names::new(&module.import).of_type(Token(info.token))?;
            let last = name.rsplit('.').next()?;
            let is_rewritten =
                lock(&self.declared).contains_key(&*name) && self.modules.assemblies.watch_class(&name);
            Some(is_rewritten && last.starts_with("<>c"))
        };
        if is_closure() == Some(true) { Kin::Closure } else { Kin::Stranger }
    }

    fn rewrite(&'static self, id: ModuleId) {
        let Some(loaded) = self.modules.loaded(id) else { return };
        if module::Module::new(self, &loaded).rewrite()
            && let Err(why) = self.modules.rewritten(id)
        {
            threads::stop(&format!("recording stopped: {why}"));
        }
    }
}

impl Listener for Recorder {
    const OTHERWISE: &str = "nothing is recorded";

    fn start(profiler: &'static Profiler) -> Result<(), String> {
        let (unnamed, questions) = channel();
        let files = Files::create().map_err(|error| error.to_string())?;
        for (number, name) in threads::SPECIAL {
            files.name_class(number, name);
        }
        let recorder = Recorder {
            profiler,
            files,
            modules: Modules::new(profiler, Assemblies::new(&Settings::from_environment())),
            classes: Classes::new(profiler),
            threads: Threads::default(),
            delegated: Mutex::default(),
            overridden: Mutex::default(),
            declared: Mutex::default(),
            neighbours: Mutex::default(),
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
            let why = "the runtime does not let us watch";
            recorder.files.trouble(&format!("nothing is recorded: {why}"));
            return Err(why.to_owned());
        }
        let thread = || std::thread::Builder::new().name("threadbare".to_owned());
        // Without it, objects have no class in the trace.
        let _ = thread().spawn(move || recorder.answer(&questions));
        if let Some(time) = max_time() {
            let stop = move || {
                std::thread::sleep(time);
                threads::stop(&out_of_time(time));
            };
            if thread().spawn(stop).is_err() {
                recorder.files.trouble("the time is not limited: a thread cannot be started");
            }
        }
        threads::arm();
        Ok(())
    }

    fn current() -> Option<&'static Recorder> {
        RECORDER.get()
    }

    fn give_up(&self, why: &str) {
        threads::stop(&format!("recording stopped: {why}"));
    }

    fn modules(&self) -> &Modules {
        &self.modules
    }

    fn threads(&self) -> &Threads {
        &self.threads
    }

    fn module_loaded(&'static self, module: ModuleId) {
        self.rewrite(module);
    }

    fn collection_begins(&self, is_collected: &[i32]) {
        *lock(&self.collection) = Collection::begin(&self.profiler.generations(), is_collected);
    }

    fn survived(&self, stretches: impl Iterator<Item = Stretch>) {
        lock(&self.collection).survives(stretches);
    }

    fn collection_ends(&self) {
        let mut collection = std::mem::take(&mut *lock(&self.collection));
        collection.end();
        threads::objects().collected(&collection);
    }

    fn end(&self) {
        let (done, is_done) = channel();
        let asked = lock(&self.met).unnamed.send(Question::Done(done));
        if asked.is_ok() {
            // A thread that is gone says nothing, and a runtime that ends waits for nobody.
            let _ = is_done.recv_timeout(std::time::Duration::from_secs(1));
        }
        self.files.end();
    }
}
