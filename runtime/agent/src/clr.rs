//! The agent in a CLR: entry points, and what stands behind them.
//!
//! - `com`, `profiler`, `metadata`: the runtime's interfaces, and all unsafe code but for the entry points here.
//! - `rewrite`: method bodies in, method bodies that tell of their calls out. `names`: what tokens mean.
//! - `hook`: the methods that rewritten code calls; `filter`: the first look at a call, in a few nanoseconds.
//! - `apis`, `classes`: which methods are thread-unsafe, and which object a call is about.
//! - `assemblies`: what is the program's own.
//! - `heap`: what addresses are worth.
//! - `agent`, `module`, `caller`: what happens when a module is loaded, and at a call. The algorithm itself is the crate `active`.
//! - `record`: all of the above set aside, and everything written down instead.
//! - `threads`, `stacks`, `awaiters`, `sources`: who called, who awaits it, and where. `scribe`: the thread that may ask.

mod agent;
mod apis;
mod assemblies;
mod awaiters;
mod caller;
mod classes;
mod com;
mod filter;
mod heap;
mod hook;
mod metadata;
mod module;
mod names;
mod profiler;
mod record;
mod rewrite;
mod scribe;
mod site;
mod sources;
mod stacks;
mod threads;

use agent::Agent;
use com::{Answer, CallbackTable, Guid, OK, Slot};
use filter::Address;
use hook::{Functions, GO_ON};
use profiler::{FunctionId, ModuleId, Profiler};
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

static AGENT: OnceLock<Agent> = OnceLock::new();

/// What a runtime hears that must not load us, if we cannot work.
const FAILED: Answer = 0x8000_4005_u32.cast_signed();

/// Called by the runtime when it starts, to get the factory of our class.
///
/// # Safety
/// Only for a runtime to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn DllGetClassObject(
    class: *const Guid,
    wanted: *const Guid,
    out: *mut *mut c_void,
) -> Answer {
    let callbacks = if crate::record::is_wanted() { &record::CALLBACKS } else { &CALLBACKS };
    // SAFETY: the runtime asks.
    unsafe { com::give_factory(class, wanted, out, callbacks) }
}

/// Called by the runtime to ask whether we may be thrown away: never.
#[unsafe(no_mangle)]
pub(crate) extern "system" fn DllCanUnloadNow() -> Answer {
    const NO: Answer = 1;
    NO
}

/// By their slots in `ICorProfilerCallback` to `ICorProfilerCallback11`.
static CALLBACKS: CallbackTable = {
    let mut table = com::callback_table();
    table[3] = Slot::new(initialize as *const c_void);
    table[4] = Slot::new(shutdown as *const c_void);
    table[14] = Slot::new(module_load_finished as *const c_void);
    table[23] = Slot::new(compilation_started as *const c_void);
    table[25] = Slot::new(cached_function_search_started as *const c_void);
    table[30] = Slot::new(thread_destroyed as *const c_void);
    table[31] = Slot::new(thread_assigned as *const c_void);
    table[72] = Slot::new(thread_name_changed as *const c_void);
    table[75] = Slot::new(garbage_collection_finished as *const c_void);
    table[97] = Slot::new(load_as_notification_only as *const c_void);
    table
};

unsafe extern "system" fn initialize(_: *mut c_void, info: *mut c_void) -> Answer {
    // SAFETY: this is the pointer of the callback.
    let loaded = catch_unwind(AssertUnwindSafe(|| load(unsafe { Profiler::new(info) })));
    match loaded {
        Ok(Some(())) => OK,
        Ok(None) => {
            eprintln!("threadbare: this runtime does not let us watch; the agent is switched off");
            FAILED
        }
        Err(_) => {
            eprintln!("threadbare: the agent could not start and is switched off");
            FAILED
        }
    }
}

fn load(profiler: Option<Profiler>) -> Option<()> {
    // It lives as long as the process.
    let profiler: &'static Profiler = Box::leak(Box::new(profiler?));
    let functions = Functions {
        filter: filter::filter as *const () as usize,
        filter_async: filter::filter_async as *const () as usize,
        hit: hit as *const () as usize,
        may_go_on: filter::may_go_on as *const () as usize,
        test_begins: filter::test_begins as *const () as usize,
    };
    let agent = AGENT.get_or_init(|| Agent::new(profiler, functions));
    let events = profiler::MODULE_LOADS
        | profiler::JIT_COMPILATION
        | profiler::THREADS
        | profiler::CACHE_SEARCHES
        | profiler::STACK_SNAPSHOTS
        | profiler::NO_TRANSPARENCY_CHECKS;
    if profiler.listen(events).is_none() {
        agent.session.switch_off("the runtime does not let us watch");
        return None;
    }
    let ticker = std::thread::Builder::new().name("threadbare".to_owned());
    if ticker.spawn(|| agent.session.keep_time(filter::set_tick)).is_err() {
        agent.session.switch_off("it cannot start a thread");
    }
    Some(())
}

/// Runs with the agent, if there is one and it is on. A panic switches it off.
fn with_agent<T>(work: impl FnOnce(&'static Agent) -> T) -> Option<T> {
    let agent = AGENT.get().filter(|agent| agent.session.is_on())?;
    let done = catch_unwind(AssertUnwindSafe(|| work(agent)));
    done.map_err(|_| agent.session.switch_off("an internal error; please report this bug of threadbare")).ok()
}

unsafe extern "system" fn shutdown(_: *mut c_void) -> Answer {
    with_agent(|agent| agent.session.end());
    OK
}

unsafe extern "system" fn module_load_finished(_: *mut c_void, module: ModuleId, status: Answer) -> Answer {
    if status >= 0 {
        with_agent(|agent| agent.module_loaded(module));
    }
    OK
}

unsafe extern "system" fn cached_function_search_started(
    _: *mut c_void,
    function: FunctionId,
    use_it: *mut i32,
) -> Answer {
    let may_use = with_agent(|agent| agent.may_use_precompiled(function)).unwrap_or(true);
    // SAFETY: the runtime asks us to leave the answer here.
    unsafe { *use_it = i32::from(may_use) };
    OK
}

unsafe extern "system" fn thread_destroyed(_: *mut c_void, thread: usize) -> Answer {
    with_agent(|agent| agent.threads.gone(thread));
    OK
}

unsafe extern "system" fn thread_assigned(_: *mut c_void, thread: usize, number: u32) -> Answer {
    with_agent(|agent| agent.threads.numbered(thread, number));
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
        with_agent(|agent| agent.threads.named(thread, name));
    }
    OK
}

unsafe extern "system" fn compilation_started(_: *mut c_void, function: FunctionId, _: i32) -> Answer {
    with_agent(|agent| agent.compiling(function));
    OK
}

unsafe extern "system" fn garbage_collection_finished(_: *mut c_void) -> Answer {
    with_agent(Agent::collected);
    OK
}

unsafe extern "system" fn load_as_notification_only(_: *mut c_void, only: *mut i32) -> Answer {
    // SAFETY: the runtime asks us to leave the answer here.
    unsafe { *only = 0 };
    OK
}

/// What rewritten code calls when the filter lets a call pass.
unsafe extern "C" fn hit(touched: Address, receiver: Address, site: u32) -> Answer {
    if touched.is_null() || receiver.is_null() {
        return GO_ON;
    }
    // SAFETY: both are pinned by the method that calls us.
    with_agent(|agent| unsafe { agent.hit(touched, receiver, site) }).unwrap_or(GO_ON)
}
