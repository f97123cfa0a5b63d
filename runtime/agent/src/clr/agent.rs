//! What happens when a module is loaded and when a call is made: the algorithm of `active`, with the objects and threads of a CLR.

use crate::clr::apis::Apis;
use crate::clr::assemblies::Assemblies;
use crate::clr::awaiters::{self, Awaiter};
use crate::clr::caller::Here;
use crate::clr::classes::Classes;
use crate::clr::com::Answer;
use crate::clr::filter::{self, ANY_SITE, AWAITED_BY, Address, Does};
use crate::clr::heap::Heap;
use crate::clr::hook::{AGAIN, Functions, GO_ON};
use crate::clr::module::Module;
use crate::clr::modules::Modules;
use crate::clr::profiler::{ClassId, ModuleId, Profiler, RawFrame};
use crate::clr::requests;
use crate::clr::rewrite::ForcedAsync;
use crate::clr::scribe::Scribe;
use crate::clr::site::Site;
use crate::clr::stacks::Stacks;
use crate::clr::threads::Threads;
use crate::session::Session;
use crate::settings::{Fields, Settings};
use active::{Call, ObjectId, RequestId, SiteId, ThreadState};
use rustc_hash::FxHashMap;
use std::cell::{Cell, OnceCell, RefCell};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock};

/// Everything that lives as long as the process.
pub(crate) struct Agent {
    pub(crate) profiler: &'static Profiler,
    pub(crate) session: Session,
    pub(crate) apis: Apis,
    pub(crate) modules: Modules,
    pub(crate) forced: ForcedAsync,
    pub(crate) functions: Functions,
    pub(crate) classes: Classes,
    pub(crate) scribe: Scribe,
    heap: Heap,
    pub(crate) sites: RwLock<FxHashMap<u32, Site>>,
    /// The names of tests.
    tests: Mutex<Vec<String>>,
    pub(crate) threads: Threads,
    /// Who is held up, by the number of the delay.
    pub(crate) held: Mutex<FxHashMap<u64, Held>>,
}

/// A thread that is held up, as it was when it was stopped.
#[derive(Clone)]
pub(crate) struct Held {
    /// Where its object is, and what it is called.
    pub(crate) address: usize,
    pub(crate) object: ObjectId,
    pub(crate) thread: String,
    pub(crate) stack: Vec<RawFrame>,
    /// Its task and who awaits it; see [`awaiters::awaiters`].
    pub(crate) awaiters: Vec<Awaiter>,
}

thread_local! {
    static THREAD: RefCell<Option<ThreadState>> = const { RefCell::new(None) };
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Agent {
    pub(crate) fn new(profiler: &'static Profiler, functions: Functions) -> Agent {
        let mut settings = Settings::from_environment();
        let apis = Apis::with(&settings.effects, &mut settings.troubles);
        if settings.fields == Fields::Watched {
            settings.troubles.push("fields are watched on the JVM only; on .NET, calls are".to_owned());
        }
        Agent {
            profiler,
            session: Session::new(&settings),
            apis,
            modules: Modules::new(profiler, Assemblies::new(&settings)),
            forced: if settings.forced_async { ForcedAsync::On } else { ForcedAsync::Off },
            functions,
            classes: Classes::new(profiler),
            scribe: Scribe::new(),
            heap: Heap::default(),
            sites: RwLock::default(),
            tests: Mutex::default(),
            threads: Threads::default(),
            held: Mutex::default(),
        }
    }

    /// A module is loaded, and none of its methods is compiled yet.
    pub(crate) fn rewrite(&self, id: ModuleId) {
        let Some(loaded) = self.modules.loaded(id) else { return };
        let module = Module {
            agent: self,
            loaded: &loaded,
            hooks: Cell::new(None),
            delegates: OnceCell::new(),
            requests: OnceCell::new(),
        };
        if module.rewrite()
            && let Err(why) = self.modules.rewritten(id)
        {
            self.session.switch_off(why);
        }
    }

    pub(crate) fn collected(&self) {
        self.heap.collected(self.profiler);
    }

    pub(crate) fn site(&self, id: u32) -> Option<Site> {
        self.sites.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// A call that is worth telling: of `touched`, which may be something behind `receiver`. Both stay where they are until we return.
    ///
    /// # Safety
    /// Both are objects that cannot move.
    pub(crate) unsafe fn hit(
        &'static self,
        touched: Address,
        receiver: Address,
        site: u32,
        request: Option<RequestId>,
    ) -> Answer {
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
        if let Some(class) = awaiters::unknown() {
            self.learn_awaiter(class);
            return AGAIN;
        }
        let object = self.held_object(touched).unwrap_or_else(|| self.heap.identity(touched as usize));
        let mut caller = Here {
            agent: self,
            address: touched as usize,
            class: ClassId(class),
            object,
            number: 0,
            request,
            trapped: None,
        };
        let object = self.object_of_request(object, site, request);
        self.called(Call { object, site: SiteId(site), access }, &mut caller);
        GO_ON
    }

    /// A server uses what stands for a request and its answer again for the next request, and then it counts as another object.
    fn object_of_request(&self, object: ObjectId, site: u32, request: Option<RequestId>) -> ObjectId {
        let Some(request) = request else { return object };
        let sites = self.sites.read().unwrap_or_else(PoisonError::into_inner);
        let is_for_one = |site: &Site| requests::is_for_one_request(&site.receiver);
        if sites.get(&site).is_some_and(is_for_one) { object.within(request) } else { object }
    }

    /// Learns the way from objects of this class to who awaits them, and lets the thread go this way again.
    fn learn_awaiter(&'static self, class: usize) {
        let id = ClassId(class);
        let ask = move || Some((self.classes.awaited_by(id), self.classes.state(id)));
        let (does, states) = self.scribe.ask(self.profiler, ask).unwrap_or((Does::Nothing, None));
        for (class, what, does) in states.into_iter().flatten() {
            filter::learn(class.0, what, does);
        }
        filter::learn(class, AWAITED_BY, does);
        filter::tell_again();
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
            (ANY_SITE, _) => {
                self.scribe.ask(self.profiler, move || Some(self.classes.role(&self.apis, class)))
            }
            (_, Some(site)) => {
                self.scribe.ask(self.profiler, move || Some(self.classes.classify(&self.apis, class, &site)))
            }
            (_, None) => None,
        };
        does.unwrap_or(Does::Nothing)
    }

    fn called(&'static self, call: Call, caller: &mut Here) {
        // A thread that is on its way out has no state any more; it has nothing to hide, either.
        let _ = THREAD.try_with(|thread| {
            let Ok(mut thread) = thread.try_borrow_mut() else { return };
            let thread = thread.get_or_insert_with(|| {
                let waited_since = self.profiler.current_thread().and_then(|me| self.threads.calls(me));
                self.session.hunt.thread(waited_since)
            });
            caller.number = thread.id().0;
            self.session.hunt.on_call(thread, call, caller);
            if let Some(delay) = caller.trapped {
                let mut held = lock(&self.held);
                held.remove(&delay);
                filter::arm(held.len());
            }
        });
    }

    /// The number of a test.
    pub(crate) fn declare_test(&self, name: String) -> u32 {
        let mut tests = lock(&self.tests);
        tests.push(name);
        tests.len() as u32 - 1
    }

    /// The test that began last. Of tests that run at the same time it may be another one.
    pub(crate) fn last_test(&self) -> Option<String> {
        lock(&self.tests).get(filter::last_test()? as usize).cloned()
    }

    pub(crate) fn stacks(&self) -> Stacks<'_> {
        Stacks {
            profiler: self.profiler,
            classes: &self.classes,
            sources: &self.modules.sources,
            apis: &self.apis,
        }
    }
}
