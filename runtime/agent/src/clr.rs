//! The agent in a CLR: entry points, and what stands behind them.
//!
//! - `com`, `profiler`, `metadata`, `callbacks`: the runtime's interfaces, and all unsafe code but for the entry points here.
//! - `rewrite`: method bodies in, method bodies that tell of their calls out. `names`: what tokens mean.
//! - `hook`: the methods that rewritten code calls; `filter`: the first look at a call, in a few nanoseconds.
//! - `requests`: where the program is asked to do something, and by whom.
//! - `apis`, `classes`: which methods are thread-unsafe, and which object a call is about.
//! - `assemblies`: what is the program's own.
//! - `heap`: what addresses are worth.
//! - `modules`: those of the program, whoever rewrites them.
//! - `agent`, `module`, `caller`: what happens when a module is loaded, and at a call. The algorithm itself is the crate `active`.
//! - `record`: all of the above set aside, and everything written down instead.
//! - `threads`, `stacks`, `awaiters`, `sources`: who called, who awaits it, and where. `scribe`: the thread that may ask.

mod agent;
mod apis;
mod assemblies;
mod awaiters;
mod callbacks;
mod caller;
mod classes;
mod com;
mod filter;
mod heap;
mod hook;
mod metadata;
mod module;
mod modules;
mod names;
mod profiler;
mod record;
mod requests;
mod rewrite;
mod scribe;
mod site;
mod sources;
mod stacks;
mod threads;

use agent::Agent;
use callbacks::Listener;
use com::{Answer, CallbackTable, Guid};
use filter::Address;
use hook::{Functions, GO_ON};
use modules::Modules;
use profiler::{ModuleId, Profiler};
use record::Recorder;
use std::ffi::c_void;
use std::sync::OnceLock;
use threads::Threads;

static AGENT: OnceLock<Agent> = OnceLock::new();

static CATCHING: CallbackTable = callbacks::table::<Agent>();
static RECORDING: CallbackTable = callbacks::table::<Recorder>();

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
    let callbacks = if crate::record::is_wanted() { &RECORDING } else { &CATCHING };
    // SAFETY: the runtime asks.
    unsafe { com::give_factory(class, wanted, out, callbacks) }
}

/// Called by the runtime to ask whether we may be thrown away: never.
#[unsafe(no_mangle)]
pub(crate) extern "system" fn DllCanUnloadNow() -> Answer {
    const NO: Answer = 1;
    NO
}

impl Listener for Agent {
    const OTHERWISE: &str = "the agent is switched off";

    fn start(profiler: &'static Profiler) -> Result<(), String> {
        let functions = Functions {
            filter: filter::filter as *const () as usize,
            filter_async: filter::filter_async as *const () as usize,
            hit: hit as *const () as usize,
            may_go_on: filter::may_go_on as *const () as usize,
            test_begins: filter::test_begins as *const () as usize,
            flowing_request: filter::flowing_request as *const () as usize,
            next_request: filter::next_request as *const () as usize,
        };
        let agent = AGENT.get_or_init(|| Agent::new(profiler, functions));
        let events = profiler::MODULE_LOADS
            | profiler::JIT_COMPILATION
            | profiler::THREADS
            | profiler::CACHE_SEARCHES
            | profiler::STACK_SNAPSHOTS
            | profiler::NO_TRANSPARENCY_CHECKS;
        if profiler.listen(events).is_none() {
            let why = "the runtime does not let us watch";
            agent.session.switch_off(why);
            return Err(why.to_owned());
        }
        let ticker = std::thread::Builder::new().name("threadbare".to_owned());
        if ticker.spawn(|| agent.session.keep_time(filter::set_tick)).is_err() {
            agent.session.switch_off("it cannot start a thread");
        }
        Ok(())
    }

    fn current() -> Option<&'static Agent> {
        AGENT.get().filter(|agent| agent.session.is_on())
    }

    fn give_up(&self, why: &str) {
        self.session.switch_off(why);
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

    fn module_unloaded(&self, module: ModuleId) {
        self.classes.unloaded(module);
        filter::forget();
    }

    fn collection_ends(&self) {
        self.collected();
    }

    fn end(&self) {
        self.session.end();
    }
}

/// What rewritten code calls when the filter lets a call pass.
unsafe extern "C" fn hit(touched: Address, receiver: Address, site: u32, request: u32) -> Answer {
    if touched.is_null() || receiver.is_null() {
        return GO_ON;
    }
    // SAFETY: both are pinned by the method that calls us.
    Agent::with(|agent| unsafe { agent.hit(touched, receiver, site, filter::request(request)) })
        .unwrap_or(GO_ON)
}
