//! What happens at a call: the algorithm of `active`, with the clock, the threads and the objects of a JVM.

use crate::jvm::apis::Apis;
use crate::jvm::classify::{Classifier, Does};
use crate::jvm::hook::{self, ORIGINS, SITES};
use crate::jvm::machine::{FieldId, Global, Jni, Jvmti, Ref, Vm};
use crate::jvm::packages::Packages;
use crate::jvm::rewrite::{HOOK, Places, rewrite};
use crate::jvm::site::{Dispatch, Origin, Site};
use crate::jvm::stacks::{is_of_framework, locks, stack, test_of};
use crate::session::Session;
use crate::settings::{Fields, Settings};
use active::{
    Access, Call, Caught, CaughtSide, Conflict, Entry, Host, ObjectId, Others, RequestId, SiteId, StackFrame,
    ThreadState, Time, Trap, Verdict, Witness,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::Duration;

/// Everything that lives as long as the process.
pub(crate) struct Agent {
    vm: Vm,
    pub(crate) jvmti: Jvmti,
    settings: Settings,
    packages: Packages,
    apis: Apis,
    pub(crate) session: Session,
    hook: OnceLock<Hook>,
    sites: RwLock<FxHashMap<u32, Site>>,
    /// Where objects are made; the numbers of origins begin with 1.
    origins: Mutex<Vec<Origin>>,
    /// Of sites that access a field: its number.
    fields: RwLock<FxHashMap<u32, u64>>,
    field_names: Mutex<FxHashMap<String, u64>>,
    /// What a call does: by site and hash of the receiver's class, with the class itself.
    verdicts: RwLock<FxHashMap<(u32, i32), (Global, Does)>>,
    /// The sites whose first class the hook knows.
    known: Mutex<FxHashSet<u32>>,
    /// Who is held up, by the number of the delay.
    held: Mutex<FxHashMap<u64, Held>>,
    tests: Tests,
}

/// The tests that were held up, numbered in that order.
#[derive(Default)]
struct Tests {
    /// Has a class of a test framework been loaded? Without one it is no use to look for tests on stacks.
    expected: AtomicBool,
    numbers: Mutex<FxHashMap<String, u64>>,
}

impl Tests {
    fn number(&self, test: String) -> RequestId {
        let mut numbers = lock(&self.numbers);
        let next = numbers.len() as u64 + 1;
        RequestId(*numbers.entry(test).or_insert(next))
    }
}

/// Our class in the virtual machine.
struct Hook {
    class: Global,
    armed: FieldId,
    tick: FieldId,
    known: Global,
    access: Global,
    origins: Global,
    system_group: Global,
}

/// A thread that is held up, with the object that it holds.
struct Held {
    object: Global,
    thread: Global,
}

thread_local! {
    static THREAD: RefCell<Option<ThreadState>> = const { RefCell::new(None) };
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Agent {
    pub(crate) fn new(vm: Vm, jvmti: Jvmti) -> Agent {
        let mut settings = Settings::from_environment();
        let apis = Apis::with(&settings.effects, &mut settings.troubles);
        Agent {
            vm,
            jvmti,
            packages: Packages::new(&settings),
            session: Session::new(&settings),
            settings,
            apis,
            hook: OnceLock::new(),
            sites: RwLock::default(),
            origins: Mutex::default(),
            fields: RwLock::default(),
            field_names: Mutex::default(),
            verdicts: RwLock::default(),
            known: Mutex::default(),
            held: Mutex::default(),
            tests: Tests::default(),
        }
    }

    /// The virtual machine is ready: defines the class that bridges tell, and starts the clock.
    pub(crate) fn begin(&'static self, jni: Jni) {
        match self.define_hook(jni) {
            Some(hook) => {
                let _ = self.hook.set(hook);
            }
            None => return self.session.switch_off("its class cannot be defined"),
        }
        let ticker = std::thread::Builder::new().name("threadbare".to_owned());
        if ticker.spawn(|| self.tick()).is_err() {
            self.session.switch_off("it cannot start a thread");
        }
    }

    fn define_hook(&self, jni: Jni) -> Option<Hook> {
        let class = jni.define_class(HOOK, &hook::class_file())?;
        let array = |name, descriptor| {
            let array = jni.static_object(class, jni.static_field(class, name, descriptor)?)?;
            jni.global(array)
        };
        Some(Hook {
            armed: jni.static_field(class, c"armed", c"I")?,
            tick: jni.static_field(class, c"tick", c"I")?,
            known: array(c"known", c"[Ljava/lang/Class;")?,
            access: array(c"access", c"[B")?,
            origins: array(c"origins", c"[J")?,
            class: jni.global(class)?,
            system_group: jni.global(self.jvmti.system_group()?)?,
        })
    }

    /// Publishes the time, to us and to the hook.
    fn tick(&self) {
        let Some(hook) = self.hook.get() else { return };
        let Some(jni) = self.vm.attach(c"threadbare", hook.system_group) else {
            return self.session.switch_off("its clock is not let in");
        };
        self.session.keep_time(|tick| jni.set_static_int(hook.class, hook.tick, tick.cast_signed()));
        // The virtual machine is ending, or we are off. To detach would have to wait for it; to return would leave a thread
        // that it believes in.
        loop {
            std::thread::park();
        }
    }

    /// A class is loaded: the same with its calls redirected, if it makes any.
    pub(crate) fn rewrite(&self, name: &str, file: &[u8]) -> Option<Vec<u8>> {
        self.hook.get()?;
        if is_of_framework(name) {
            self.tests.expected.store(true, Ordering::Relaxed);
        }
        if !self.packages.watch(name) {
            return None;
        }
        // A class that we do not understand is left alone; the virtual machine will say what it thinks of it.
        rewrite(file, &self.apis, self.settings.fields, &mut &*self).ok()?
    }

    fn declare(&self, site: Site) -> Option<u32> {
        let id = self.session.hunt.declare(&site.name(), site.alias().as_deref()).0;
        if id >= SITES {
            return None;
        }
        if let Dispatch::Field(_) = site.dispatch {
            let mut names = lock(&self.field_names);
            let next = names.len() as u64 + 1;
            let number = *names.entry(site.operation_of_class()).or_insert(next);
            self.fields.write().unwrap_or_else(PoisonError::into_inner).insert(id, number);
        }
        self.sites.write().unwrap_or_else(PoisonError::into_inner).insert(id, site);
        Some(id)
    }

    /// The place at which this object of this class was made, if that is still known.
    fn origin_of(&self, jni: Jni, object: Ref, class: &str) -> Option<StackFrame> {
        let hash = self.jvmti.hash(object)?.cast_unsigned();
        let known = jni.long_at(self.hook.get()?.origins, hash & (ORIGINS - 1)).cast_unsigned();
        let number = usize::try_from(known & u64::from(u32::MAX)).ok()?.checked_sub(1)?;
        let origins = lock(&self.origins);
        let origin = origins.get(number).filter(|origin| origin.made == class)?;
        (known >> 32 == u64::from(hash)).then(|| origin.frame())
    }

    fn site(&self, id: u32) -> Option<Site> {
        self.sites.read().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// What a call at this site does to this receiver, as the hook spells it; tells the hook, if it is the first.
    pub(crate) fn classify(&self, jni: Jni, receiver: Ref, site: u32) -> u8 {
        let class = jni.class_of(receiver);
        if let Some(does) = self.known_verdict(jni, class, site) {
            return does.code();
        }
        let classifier = Classifier { apis: &self.apis, jvmti: self.jvmti, jni };
        let does = self.site(site).map_or(Does::Nothing, |site| classifier.classify(receiver, class, &site));
        let (Some(hash), Some(global)) = (self.jvmti.hash(class), jni.global(class)) else { return 0 };
        self.verdicts.write().unwrap_or_else(PoisonError::into_inner).insert((site, hash), (global, does));
        if let Some(hook) = self.hook.get()
            && lock(&self.known).insert(site)
        {
            // In this order: who sees the class must see what it means.
            jni.set_byte(hook.access, site, does.code().cast_signed());
            jni.set_element(hook.known, site, class);
        }
        does.code()
    }

    /// The verdict on exactly this class, if there is one. Of two classes with one hash the last one is remembered.
    fn known_verdict(&self, jni: Jni, class: Ref, site: u32) -> Option<Does> {
        let hash = self.jvmti.hash(class)?;
        let (known, does) =
            *self.verdicts.read().unwrap_or_else(PoisonError::into_inner).get(&(site, hash))?;
        jni.is_same(known.0, class).then_some(does)
    }

    /// A call of a thread-unsafe method.
    pub(crate) fn hit(&'static self, jni: Jni, receiver: Ref, hash: i32, site: u32, does: i32) {
        let touched = match does {
            1 => Some((receiver, hash, Access::Read)),
            2 => Some((receiver, hash, Access::Write)),
            _ => self.behind(jni, receiver, site),
        };
        let Some((object, hash, access)) = touched else { return };
        let object_id = ObjectId(u64::from(hash.cast_unsigned()) | self.field_of(site) << 32);
        let call = Call { object: object_id, site: SiteId(site), access };
        // A thread that is on its way out has no state any more; it has nothing to hide, either.
        let _ = THREAD.try_with(|thread| {
            // The virtual machine may load a class, and run us, while we are at it.
            let Ok(mut thread) = thread.try_borrow_mut() else { return };
            let thread = thread.get_or_insert_with(|| self.session.hunt.thread(None));
            let mut caller = Caller { agent: self, jni, object, trapped: None };
            self.session.hunt.on_call(thread, call, &mut caller);
            if let Some(delay) = caller.trapped {
                self.let_go(jni, delay);
            }
        });
    }

    /// Two accesses collide only if they are to the same field, so it is part of the object's id. 0 for calls.
    fn field_of(&self, site: u32) -> u64 {
        if self.settings.fields == Fields::Ignored {
            return 0;
        }
        let fields = self.fields.read().unwrap_or_else(PoisonError::into_inner);
        fields.get(&site).copied().unwrap_or(0)
    }

    /// The collection behind an iterator or a view.
    fn behind(&self, jni: Jni, receiver: Ref, site: u32) -> Option<(Ref, i32, Access)> {
        let Does::TouchBehind(access, field) = self.known_verdict(jni, jni.class_of(receiver), site)? else {
            return None;
        };
        let object = jni.object_in(receiver, field)?;
        Some((object, self.jvmti.hash(object)?, access))
    }

    fn let_go(&self, jni: Jni, delay: u64) {
        let mut held = lock(&self.held);
        if let Some(gone) = held.remove(&delay) {
            jni.delete_global(gone.object);
            jni.delete_global(gone.thread);
        }
        self.arm(jni, held.len());
    }

    fn arm(&self, jni: Jni, traps: usize) {
        if let Some(hook) = self.hook.get() {
            jni.set_static_int(hook.class, hook.armed, i32::try_from(traps).unwrap_or(i32::MAX));
        }
    }
}

impl Places for &Agent {
    fn site(&mut self, site: Site) -> Option<u32> {
        self.declare(site)
    }

    fn origin(&mut self, origin: Origin) -> Option<u32> {
        let mut origins = lock(&self.origins);
        origins.push(origin);
        u32::try_from(origins.len()).ok()
    }
}

/// The thread that makes a call.
struct Caller {
    agent: &'static Agent,
    jni: Jni,
    /// What the call touches.
    object: Ref,
    trapped: Option<u64>,
}

impl Witness for Caller {
    fn trapped(&mut self, trap: &Trap) {
        let globals = self.jni.frame(|| {
            let thread = self.agent.jvmti.current_thread()?;
            Some(Held { object: self.jni.global(self.object)?, thread: self.jni.global(thread)? })
        });
        let mut held = lock(&self.agent.held);
        if let Some(now) = globals.flatten() {
            held.insert(trap.delay, now);
            self.trapped = Some(trap.delay);
        }
        self.agent.arm(self.jni, held.len());
    }

    fn judge(&mut self, conflict: &Conflict<'_>) -> Verdict {
        let verdict = self.jni.frame(|| self.compare(conflict));
        verdict.flatten().map_or(Verdict::Coincidence, |()| Verdict::SameObject)
    }

    /// The test that is running, on whichever thread. A delay takes much longer than to find out.
    fn request(&self) -> Option<RequestId> {
        if !self.agent.tests.expected.load(Ordering::Relaxed) {
            return None;
        }
        let test =
            self.jni.frame(|| test_of(&stack(self.agent.jvmti, None)).or_else(|| self.test_of_any_thread()));
        test.flatten().map(|test| self.agent.tests.number(test))
    }
}

impl Caller {
    /// Something only if the two hold the same object.
    fn compare(&self, conflict: &Conflict<'_>) -> Option<()> {
        let agent = self.agent;
        let held = lock(&agent.held);
        let held = held.get(&conflict.trap.delay)?;
        if !self.jni.is_same(held.object.0, self.object) {
            return None;
        }
        if conflict.caught_before == 0 {
            let (trap, call) = (conflict.trap.call, conflict.call);
            let both = [
                self.side(&agent.site(trap.site.0)?, trap.access, Some(held.thread.0)),
                self.side(&agent.site(call.site.0)?, call.access, None),
            ];
            let site = agent.site(call.site.0)?;
            let field = site.field();
            // The object of a static field is its class.
            let class = match agent.jvmti.class_name(self.jni.class_of(self.object))? {
                name if name == "java/lang/Class" && field.is_some() => site.receiver,
                name => name,
            };
            let origin = agent.origin_of(self.jni, self.object, &class);
            let object = class.replace('/', ".");
            let test = self.running_test(&both);
            let caught = Caught { object, field, origin, test, sides: both };
            agent.session.journal.write(&Entry::Caught(Box::new(caught)));
        }
        Some(())
    }

    fn side(&self, site: &Site, access: Access, thread: Option<Ref>) -> CaughtSide {
        let jvmti = self.agent.jvmti;
        let reference = thread.or_else(|| jvmti.current_thread());
        let name =
            reference.and_then(|thread| jvmti.thread_info(thread)).map_or_else(String::new, |(name, _)| name);
        CaughtSide {
            site: site.name(),
            access,
            operation: site.operation(),
            thread: name,
            locks: locks(jvmti, self.jni, thread),
            stack: stack(jvmti, thread),
            // Tasks of the JDK do not tell who waits for them.
            awaiting: Vec::new(),
        }
    }

    /// Often neither thread is that of the test, which waits for them somewhere else.
    fn running_test(&self, sides: &[CaughtSide; 2]) -> Option<String> {
        sides.iter().find_map(|side| test_of(&side.stack)).or_else(|| self.test_of_any_thread())
    }

    fn test_of_any_thread(&self) -> Option<String> {
        let jvmti = self.agent.jvmti;
        jvmti.threads().into_iter().find_map(|thread| test_of(&stack(jvmti, Some(thread))))
    }
}

impl Host for Caller {
    fn now(&self) -> Time {
        self.agent.session.now()
    }

    fn sleep(&mut self, time: Duration) {
        std::thread::sleep(time);
    }

    /// The virtual machine's own threads do not count: nobody waits for them.
    fn others(&self) -> Others {
        let (jvmti, jni) = (self.agent.jvmti, self.jni);
        let all_wait = jni.frame(|| {
            let me = jvmti.current_thread()?;
            let waits = |thread: &Ref| {
                let is_own = jvmti.thread_info(*thread).is_some_and(|(name, group)| {
                    let is_housed = |group: String| OWN_GROUPS.contains(&group.as_str());
                    !WAKERS.contains(&name.as_str()) && jvmti.group_name(group).is_some_and(is_housed)
                });
                is_own
                    || jni.is_same(*thread, me)
                    || jvmti.thread_state(*thread).is_some_and(waits_for_others)
            };
            Some(jvmti.threads().iter().all(waits))
        });
        if all_wait.flatten() == Some(true) { Others::Wait } else { Others::MayRun }
    }
}

/// Where the JDK's own threads live: signals, references, cleaners.
const OWN_GROUPS: [&str; 2] = ["system", "InnocuousThreadGroup"];

/// Those among them that wake the program's threads: when another process ends, and when a virtual thread has slept.
const WAKERS: [&str; 2] = ["process reaper", "VirtualThread-unparker"];

/// A thread that waits for a monitor, or without a time limit; or that has ended in the meantime.
fn waits_for_others(state: i32) -> bool {
    const ALIVE: i32 = 0x0001;
    const WAITING_INDEFINITELY: i32 = 0x0010;
    const BLOCKED_ON_MONITOR_ENTER: i32 = 0x0400;
    state & ALIVE == 0 || state & (WAITING_INDEFINITELY | BLOCKED_ON_MONITOR_ENTER) != 0
}
