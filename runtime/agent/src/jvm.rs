//! The agent in a JVM: entry points, and what stands behind them.
//!
//! - `machine`: the virtual machine's interfaces, and all unsafe code but for the entry points here.
//! - `rewrite`: class files in, class files with redirected calls out.
//! - `hook`: the class that redirected calls tell; most of them never leave Java.
//! - `flow`: how code flows.
//! - `apis`, `classify`: which methods are thread-unsafe, and which object a call is about.
//! - `packages`: which classes are the program's own.
//! - `agent`: what happens at a call. The algorithm itself is the crate `active`.
//! - `stacks`: who called.
//! - `record`: all of the above set aside, and everything written down instead.

mod agent;
mod apis;
mod classify;
mod flow;
mod hook;
mod machine;
mod packages;
mod record;
mod rewrite;
mod site;
mod stacks;

use crate::settings::Fields;
use agent::Agent;
use machine::{Callbacks, Jni, Ref, Table, Vm};
use packages::is_build_tool;
use record::Recorder;
use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null;
use std::sync::OnceLock;

/// What we are here for.
enum Guest {
    /// To catch violations.
    Agent(Box<Agent>),
    /// To write everything down.
    Recorder(Recorder),
}

static GUEST: OnceLock<Guest> = OnceLock::new();

/// A class as the agent hands it to the virtual machine; `None` if nothing in it is watched. For tests, which try it on damaged
/// classes by the thousand.
pub fn rewritten(file: &[u8]) -> Result<Option<Vec<u8>>, classfile::Problem> {
    /// How many there were so far.
    struct Counted(u32);
    impl Counted {
        fn next(&mut self) -> u32 {
            self.0 += 1;
            self.0
        }
    }
    impl rewrite::Places for Counted {
        fn site(&mut self, _: site::Site) -> Option<u32> {
            Some(self.next())
        }

        fn origin(&mut self, _: site::Origin) -> Option<u32> {
            Some(self.next())
        }
    }
    rewrite::rewrite(file, &apis::Apis::default(), Fields::Watched, &mut Counted(0))
}

/// A class as it is recorded; `None` if there is nothing to record in it. For tests.
pub fn recorded(file: &[u8]) -> Result<Option<Vec<u8>>, classfile::Problem> {
    let mut sites = 0;
    let mut next = || {
        sites += 1;
        Some(sites)
    };
    record::rewritten(file, &mut next)
}

/// Called by the virtual machine when it starts. Never fails: a program that cannot be watched still runs.
///
/// # Safety
/// Only for a virtual machine to call, as the specification of JVMTI says.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Agent_OnLoad(
    vm: *mut Table,
    _options: *const c_char,
    _reserved: *mut c_void,
) -> i32 {
    let loaded = catch_unwind(|| load(Vm(vm)));
    if loaded.is_err() {
        eprintln!("threadbare: the agent could not start and is switched off");
    }
    0
}

fn load(vm: Vm) {
    let Some(jvmti) = vm.jvmti() else {
        eprintln!("threadbare: this virtual machine has no JVMTI; the agent is switched off");
        return;
    };
    // A second `-agentpath` finds the first one at work.
    if GUEST.get().is_some() {
        return;
    }
    let guest = if crate::record::is_wanted() {
        match Recorder::new(vm, jvmti) {
            Ok(recorder) => Guest::Recorder(recorder),
            Err(error) => return eprintln!("threadbare: nothing is recorded: {error}"),
        }
    } else {
        Guest::Agent(Box::new(Agent::new(vm, jvmti)))
    };
    let guest = GUEST.get_or_init(|| guest);
    let callbacks = Callbacks {
        vm_init: Some(vm_init),
        vm_death: Some(vm_death),
        thread_start: null(),
        thread_end: null(),
        class_file_load_hook: Some(class_file_load_hook),
    };
    let events = [machine::VM_INIT, machine::VM_DEATH, machine::CLASS_FILE_LOAD_HOOK];
    let allowed = match guest {
        Guest::Agent(_) => {
            jvmti.ask_for_locks();
            jvmti.add_capabilities()
        }
        Guest::Recorder(_) => jvmti.add_recording_capabilities(),
    };
    if allowed.is_none() || jvmti.listen(&callbacks, &events).is_none() {
        guest.stop("the virtual machine does not let us watch");
    }
}

/// A class that the virtual machine shows us.
struct Shown<'a> {
    /// `com/acme/Cache`
    name: &'a str,
    file: &'a [u8],
    /// Is it loaded for the first time?
    is_new: bool,
    /// Is it one of those that the virtual machine cannot do without?
    is_bootstrap: bool,
}

impl Guest {
    /// From now on nothing happens any more.
    fn stop(&self, why: &str) {
        match self {
            Guest::Agent(agent) => agent.session.switch_off(why),
            Guest::Recorder(recorder) => recorder.stop(why),
        }
    }

    /// The virtual machine is ready.
    fn begin(&'static self, jni: Jni) {
        let jvmti = match self {
            Guest::Agent(agent) => agent.jvmti,
            Guest::Recorder(recorder) => recorder.jvmti,
        };
        // The names of properties differ: this one is that of HotSpot.
        if jvmti.property(c"sun.java.command").is_some_and(|command| is_build_tool(&command)) {
            return;
        }
        match self {
            Guest::Agent(agent) => agent.begin(jni),
            Guest::Recorder(recorder) => recorder.begin(jni),
        }
    }

    /// The process ends.
    fn end(&self) {
        match self {
            Guest::Agent(agent) => agent.session.end(),
            Guest::Recorder(recorder) => recorder.end(),
        }
    }

    /// The class as it is to be, in memory of the virtual machine; nothing if it stays as it is.
    fn rewrite(&self, shown: &Shown<'_>) -> Option<(*mut u8, i32)> {
        let (jvmti, new) = match self {
            // Methods cannot be added to a class that is there, and the JDK's own classes are none of the agent's business.
            Guest::Agent(_) if !shown.is_new || shown.is_bootstrap => return None,
            Guest::Agent(agent) => (agent.jvmti, agent.rewrite(shown.name, shown.file)?),
            Guest::Recorder(recorder) => (recorder.jvmti, recorder.rewrite(shown)?),
        };
        Some((jvmti.copy(&new)?, i32::try_from(new.len()).ok()?))
    }
}

/// Runs with the guest, if there is one and it is on. A panic stops it.
fn with_guest<T>(work: impl FnOnce(&'static Guest) -> T) -> Option<T> {
    let is_on = |guest: &&Guest| !matches!(guest, Guest::Agent(agent) if !agent.session.is_on());
    let guest = GUEST.get().filter(is_on)?;
    let done = catch_unwind(AssertUnwindSafe(|| work(guest)));
    done.map_err(|_| guest.stop("an internal error; please report this bug of threadbare")).ok()
}

fn with_agent<T>(work: impl FnOnce(&'static Agent) -> T) -> Option<T> {
    with_guest(|guest| if let Guest::Agent(agent) = guest { Some(work(agent)) } else { None }).flatten()
}

fn with_recorder<T>(work: impl FnOnce(&'static Recorder) -> T) -> Option<T> {
    with_guest(|guest| if let Guest::Recorder(recorder) = guest { Some(work(recorder)) } else { None })
        .flatten()
}

unsafe extern "system" fn vm_init(_: *mut Table, jni: *mut Table, _: Ref) {
    with_guest(|guest| guest.begin(Jni(jni)));
}

unsafe extern "system" fn vm_death(_: *mut Table, _: *mut Table) {
    with_guest(Guest::end);
}

unsafe extern "system" fn class_file_load_hook(
    _: *mut Table,
    _: *mut Table,
    redefined: Ref,
    loader: Ref,
    name: *const c_char,
    _: Ref,
    length: i32,
    data: *const u8,
    new_length: *mut i32,
    new_data: *mut *mut u8,
) {
    with_guest(|guest| {
        // SAFETY: these are the pointers of the callback.
        let (name, file) = unsafe { machine::shown(name, data, length) }?;
        let shown = Shown { name, file, is_new: redefined.is_null(), is_bootstrap: loader.is_null() };
        let (memory, length) = guest.rewrite(&shown)?;
        // SAFETY: the virtual machine asks us to leave the new class here.
        unsafe {
            *new_data = memory;
            *new_length = length;
        }
        Some(())
    });
}

/// `Threadbare.classify`, under the name by which the virtual machine finds it in the libraries of agents.
///
/// # Safety
/// Only for the virtual machine to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Java_java_lang_Threadbare_classify(
    jni: *mut Table,
    _: Ref,
    receiver: Ref,
    site: i32,
) -> i32 {
    with_agent(|agent| agent.classify(Jni(jni), receiver, site.cast_unsigned())).map_or(0, i32::from)
}

/// `Threadbare.hit`, likewise.
///
/// # Safety
/// Only for the virtual machine to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Java_java_lang_Threadbare_hit(
    jni: *mut Table,
    _: Ref,
    receiver: Ref,
    hash: i32,
    site: i32,
    does: i32,
) {
    with_agent(|agent| agent.hit(Jni(jni), receiver, hash, site.cast_unsigned(), does));
}
