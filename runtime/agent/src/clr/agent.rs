//! What happens when a module is loaded and when a call is made: the algorithm of `active`, with the objects and threads of a CLR.

use crate::clr::apis::{Apis, Touched};
use crate::clr::assemblies::{Assemblies, assembly_of};
use crate::clr::classes::Classes;
use crate::clr::com::Answer;
use crate::clr::filter::{self, ANY_SITE, Address, Does, SITES};
use crate::clr::heap::Heap;
use crate::clr::hook::{self, AGAIN, Functions, GLOBAL, GO_ON, Hooks};
use crate::clr::metadata::{Emit, Import};
use crate::clr::names::Names;
use crate::clr::profiler::{ClassId, FunctionId, ModuleId, Profiler, RawFrame};
use crate::clr::rewrite::{Caller, ForcedAsync, Rewriter, Surroundings, Watched};
use crate::clr::scribe::Scribe;
use crate::clr::site::{Site, Via};
use crate::clr::sources::Sources;
use crate::clr::stacks::{Described, Stacks};
use crate::session::Session;
use crate::settings::Settings;
use active::{
    Access, Call, Caught, CaughtSide, Conflict, Entry, Host, ObjectId, Others, SiteId, ThreadState, Time, Trap, Verdict,
    Witness,
};
use cil::Token;
use cil::names::readable;
use cil::signature::{LocalSignature, MethodSignature};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

/// Everything that lives as long as the process.
pub(crate) struct Agent {
    profiler: &'static Profiler,
    pub(crate) session: Session,
    apis: Apis,
    assemblies: Assemblies,
    forced: ForcedAsync,
    functions: Functions,
    classes: Classes,
    sources: Sources,
    scribe: Scribe,
    heap: Heap,
    sites: RwLock<FxHashMap<u32, Site>>,
    /// Modules whose precompiled code must not run, because it does not tell us anything.
    rewritten: RwLock<FxHashSet<ModuleId>>,
    /// The names that the program gave its threads.
    threads: Mutex<FxHashMap<usize, String>>,
    /// Who is held up, by the number of the delay.
    held: Mutex<FxHashMap<u64, Held>>,
}

/// A thread that is held up, as it was when it was stopped.
#[derive(Clone)]
struct Held {
    /// Where its object is, and what it is called.
    address: usize,
    object: ObjectId,
    thread: String,
    stack: Vec<RawFrame>,
}

thread_local! {
    static THREAD: RefCell<Option<ThreadState>> = const { RefCell::new(None) };
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Agent {
    pub(crate) fn new(profiler: &'static Profiler, functions: Functions) -> Agent {
        let mut settings = Settings::from_environment();
        let apis = Apis::with(&settings.effects, &mut settings.troubles);
        Agent {
            profiler,
            session: Session::new(&settings),
            apis,
            assemblies: Assemblies::new(&settings),
            forced: if settings.forced_async { ForcedAsync::On } else { ForcedAsync::Off },
            functions,
            classes: Classes::new(profiler),
            sources: Sources::default(),
            scribe: Scribe::new(),
            heap: Heap::default(),
            sites: RwLock::default(),
            rewritten: RwLock::default(),
            threads: Mutex::default(),
            held: Mutex::default(),
        }
    }

    /// A module is loaded, and none of its methods is compiled yet.
    pub(crate) fn module_loaded(&self, id: ModuleId) {
        // A module that was never a file is made by the program as it runs.
        let Some(path) = self.profiler.module_path(id).filter(|path| !path.is_empty()) else { return };
        if !self.assemblies.watch(assembly_of(&path)) {
            return;
        }
        let (Some(import), Some(emit)) = (self.profiler.import(id), self.profiler.emit(id)) else { return };
        let module = Module { agent: self, id, path: &path, import: &import, emit: &emit, hooks: Cell::new(None) };
        if module.rewrite() {
            self.rewritten.write().unwrap_or_else(PoisonError::into_inner).insert(id);
            if self.profiler.apply_metadata(id).is_none() {
                self.session.switch_off("the runtime does not take what was added to a module");
            }
        }
    }

    /// May precompiled code of this function run?
    pub(crate) fn may_use_precompiled(&self, function: FunctionId) -> bool {
        let rewritten = self.rewritten.read().unwrap_or_else(PoisonError::into_inner);
        rewritten.is_empty() || !self.profiler.function(function).is_some_and(|(module, _)| rewritten.contains(&module))
    }

    /// A method is about to be compiled.
    pub(crate) fn compiling(&self, function: FunctionId) {
        let Some((module, method)) = self.profiler.function(function) else { return };
        if let Some(moved) = self.sources.moves(module, method) {
            self.profiler.set_moved(function, moved);
        }
    }

    pub(crate) fn collected(&self) {
        self.heap.collected(self.profiler);
    }

    pub(crate) fn thread_named(&self, thread: usize, name: String) {
        lock(&self.threads).insert(thread, name);
    }

    fn site(&self, id: u32) -> Option<Site> {
        self.sites.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// A call that is worth telling: of `touched`, which may be something behind `receiver`. Both stay where they are until we return.
    ///
    /// # Safety
    /// Both are objects that cannot move.
    pub(crate) unsafe fn hit(&'static self, touched: Address, receiver: Address, site: u32) -> Answer {
        // SAFETY: as the caller promises.
        let (class, receiver_class) = unsafe { (filter::class_at(touched), filter::class_at(receiver)) };
        let does = filter::known(receiver_class, site);
        let is_behind = matches!(does, Some(Does::TouchBehind(..)));
        let asked = match (does, is_behind) {
            (None, _) => Some((receiver_class, site)),
            (Some(_), true) => filter::known(class, ANY_SITE).is_none().then_some((class, ANY_SITE)),
            (Some(_), false) => None,
        };
        if let Some((class, site)) = asked {
            filter::learn(class, site, self.classify(class, site));
            return AGAIN;
        }
        let access = match does {
            Some(Does::Touch(access) | Does::TouchBehind(access, _)) => access,
            Some(Does::Nothing) | None => return GO_ON,
        };
        let object = self.held_object(touched).unwrap_or_else(|| self.heap.identity(touched as usize));
        let call = Call { object, site: SiteId(site), access };
        self.called(call, touched as usize, ClassId(class));
        GO_ON
    }

    /// What the object at this address is called by a thread that is held up with it. It cannot have moved since.
    fn held_object(&self, address: Address) -> Option<ObjectId> {
        if !filter::is_armed() {
            return None;
        }
        lock(&self.held).values().find(|held| held.address == address as usize).map(|held| held.object)
    }

    fn classify(&'static self, class: usize, site: u32) -> Does {
        let class = ClassId(class);
        let does = match (site, self.site(site)) {
            (ANY_SITE, _) => self.scribe.ask(self.profiler, move || Some(self.classes.role(&self.apis, class))),
            (_, Some(site)) => self.scribe.ask(self.profiler, move || Some(self.classes.classify(&self.apis, class, &site))),
            (_, None) => None,
        };
        does.unwrap_or(Does::Nothing)
    }

    fn called(&'static self, call: Call, address: usize, class: ClassId) {
        // A thread that is on its way out has no state any more; it has nothing to hide, either.
        let _ = THREAD.try_with(|thread| {
            let Ok(mut thread) = thread.try_borrow_mut() else { return };
            let thread = thread.get_or_insert_with(|| self.session.hunt.thread());
            let mut caller = Here { agent: self, address, class, object: call.object, number: thread.id().0, trapped: None };
            self.session.hunt.on_call(thread, call, &mut caller);
            if let Some(delay) = caller.trapped {
                let mut held = lock(&self.held);
                held.remove(&delay);
                filter::arm(held.len());
            }
        });
    }

    fn stacks(&self) -> Stacks<'_> {
        Stacks { profiler: self.profiler, classes: &self.classes, sources: &self.sources, apis: &self.apis }
    }
}

/// A module that is rewritten.
struct Module<'a> {
    agent: &'a Agent,
    id: ModuleId,
    path: &'a str,
    import: &'a Import,
    emit: &'a Emit,
    hooks: Cell<Option<Hooks>>,
}

impl Module<'_> {
    /// Whether anything was changed.
    fn rewrite(&self) -> bool {
        let rewriter = Rewriter::new(&self.agent.apis, Names::new(self.import), self.agent.forced);
        // What is global is not among the types that are listed. It comes first, before anything of ours is there.
        let types = [GLOBAL].into_iter().chain(self.import.type_defs());
        for class in types {
            let Some(name) = rewriter.names.of_type(Token(class)) else { continue };
            if !self.agent.assemblies.watch_class(&name) {
                continue;
            }
            for method in self.import.methods(class) {
                self.rewrite_method(&rewriter, (Token(class), &name), method);
            }
        }
        self.hooks.get().is_some()
    }

    /// A method that we do not understand is left alone; the runtime will say what it thinks of it.
    fn rewrite_method(&self, rewriter: &Rewriter<'_>, (owner, class): (Token, &str), method: u32) -> Option<()> {
        let body = self.agent.profiler.body(self.id, method)?;
        let name = self.import.method(method)?.name;
        let caller = Caller { token: Token(method), owner, class, name: &name };
        let rewritten = rewriter.rewrite(caller, body, self).ok()??;
        self.agent.profiler.set_body(self.id, method, &rewritten.body)?;
        self.agent.sources.moved(self.id, method, rewritten.map);
        Some(())
    }
}

impl Surroundings for Module<'_> {
    fn declare(&self, caller: Caller<'_>, offset: u32, via: Via, watched: &Watched, touch: (Touched, Access)) -> Option<u32> {
        let (touched, access) = touch;
        let site = Site {
            caller: readable(caller.class, caller.name),
            module: self.id,
            method: caller.token.0,
            place: self.agent.sources.original_place(self.path, caller.token.0, offset),
            receiver: watched.callee.owner_name.to_string(),
            callee: watched.callee.name.clone(),
            parameters: watched.callee.parameters.clone(),
            via,
            touched,
            access,
        };
        let id = self.agent.session.hunt.declare(&site.name(), site.alias().as_deref()).0;
        if id >= SITES {
            return None;
        }
        self.agent.sites.write().unwrap_or_else(PoisonError::into_inner).insert(id, site);
        Some(id)
    }

    fn hooks(&self) -> Option<Hooks> {
        if self.hooks.get().is_none() {
            let hooks = hook::define(self.agent.profiler, self.emit, self.id, self.agent.functions);
            if hooks.is_none() {
                self.agent.session.switch_off("its methods cannot be defined");
            }
            self.hooks.set(hooks);
        }
        self.hooks.get()
    }

    fn locals(&self, token: Token) -> Option<LocalSignature> {
        LocalSignature::parse(&self.import.signature(token.0)?).ok()
    }

    fn locals_token(&self, locals: &LocalSignature) -> Option<Token> {
        self.emit.signature_token(&locals.encode().ok()?).map(Token)
    }

    fn define(&self, name: &str, signature: &MethodSignature, body: &[u8]) -> Option<Token> {
        let method = self.emit.define_method(GLOBAL, name, &signature.encode().ok()?)?;
        self.agent.profiler.set_body(self.id, method, body)?;
        Some(Token(method))
    }
}

/// The thread that makes a call.
struct Here {
    agent: &'static Agent,
    /// Where the object is that the call touches.
    address: usize,
    object: ObjectId,
    /// Of what the call touches.
    class: ClassId,
    number: u32,
    trapped: Option<u64>,
}

impl Here {
    fn now(&self) -> Held {
        let profiler = self.agent.profiler;
        let named = profiler.current_thread().and_then(|thread| lock(&self.agent.threads).get(&thread).cloned());
        let thread = match named.as_deref() {
            // They all have this name.
            Some(".NET TP Worker") => format!("pool worker {}", self.number),
            Some(name) => name.to_owned(),
            None => self.number.to_string(),
        };
        Held { address: self.address, object: self.object, thread, stack: profiler.stack() }
    }

    fn tell(&self, conflict: &Conflict<'_>) -> Option<()> {
        let agent = self.agent;
        let trapped = lock(&agent.held).get(&conflict.trap.delay).filter(|held| held.address == self.address).cloned()?;
        let sides = [(conflict.trap.call, trapped), (conflict.call, self.now())];
        let sites = [agent.site(conflict.trap.call.site.0)?, agent.site(conflict.call.site.0)?];
        let class = self.class;
        let caught = agent.scribe.ask(agent.profiler, move || {
            let mut test = None;
            let [first, second] = sites;
            let [(first_call, first_held), (second_call, second_held)] = sides;
            let mut side = |site: &Site, access, held: Held| {
                let described = agent.stacks().describe(&held.stack);
                test = test.take().or_else(|| described.iter().find(|one| one.is_test).map(|one| one.frame.method.clone()));
                CaughtSide {
                    site: site.name(),
                    access,
                    operation: site.operation(),
                    thread: held.thread,
                    stack: with_site(site, described),
                }
            };
            let sides = [side(&first, first_call.access, first_held), side(&second, second_call.access, second_held)];
            let object = agent.classes.spelled(class).unwrap_or_else(|| first.receiver.clone());
            Some(Caught { object, field: None, test, sides })
        })?;
        agent.session.journal.write(&Entry::Caught(Box::new(caught)));
        Some(())
    }
}

/// The innermost frame is the site. The compiler may have put its method into its caller, whose frame is all there is then.
fn with_site(site: &Site, described: Vec<Described>) -> Vec<active::StackFrame> {
    let mut frames: Vec<_> = described.into_iter().map(|one| one.frame).collect();
    match frames.first_mut() {
        // Who calls the delegate is there, and who made it is somewhere else.
        Some(_) if site.via == Via::Delegate => {}
        Some(first) if first.method == site.caller => *first = site.frame(),
        _ => frames.insert(0, site.frame()),
    }
    frames
}

impl Witness for Here {
    fn trapped(&mut self, trap: &Trap) {
        let now = self.now();
        let mut held = lock(&self.agent.held);
        held.insert(trap.delay, now);
        self.trapped = Some(trap.delay);
        filter::arm(held.len());
    }

    /// Ids are addresses of objects that both threads hold in their places, so equal ids are the same object.
    fn judge(&mut self, conflict: &Conflict<'_>) -> Verdict {
        if conflict.caught_before == 0 {
            // If it cannot be told now, it is a violation all the same, and will be told when it happens again.
            if self.tell(conflict).is_none() {
                return Verdict::Coincidence;
            }
        }
        Verdict::SameObject
    }
}

impl Host for Here {
    fn now(&self) -> Time {
        self.agent.session.now()
    }

    fn sleep(&mut self, time: Duration) {
        std::thread::sleep(time);
    }

    fn others(&self) -> Others {
        Others::MayRun
    }
}
