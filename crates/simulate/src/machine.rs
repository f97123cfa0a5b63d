//! The machine: interprets decoded code, one thread at a time, and asks a scheduler who goes on wherever
//! another thread could notice (Bläser, ISSTA 2018, Section 3). Deterministic: what happens depends on the
//! program, the seed and the scheduler's answers alone.
//!
//! An instruction that is visible to others is not carried out at once: the thread stops before it, the
//! scheduler decides, and whoever was chosen does what it stood before. Library models run without such stops,
//! except where they park or call back.

mod call;
mod collect;
mod kernel;
mod memory;
mod operate;
mod step;
mod strings;
mod suspended;
mod sync;
mod tell;
mod unknown_locks;
mod unwind;

use crate::clock::{Clock, ThreadId};
use crate::code::{FnId, World};
use crate::found::Found;
use crate::heap::{Content, Heap, Object, Role, Sharing};
use crate::schedule::{Candidate, Choice, Operation, Scheduler};
use crate::shadow::{Access, Shadow};
use crate::stacks::{LockSets, Site, Stacks};
use crate::story::Story;
use crate::thread::{Reason, State, Thread};
use crate::types::{Init, RtId};
use crate::value::{Location, ObjId, Value};
use crate::waiting::Waiting;
use rustc_hash::{FxHashMap, FxHashSet};
use sync::StaticsState;

/// How far a run may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Limits {
    /// Instructions.
    pub steps: u64,
    /// Bytes of the heap.
    pub heap: u64,
    /// Calls within calls.
    pub depth: usize,
    /// Threads, ended ones included.
    pub threads: usize,
}

/// How much of a run is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// What was found.
    Brief,
    /// Every step that others could see, too.
    Everything,
}

/// Why a run is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The program ended.
    Finished,
    /// The program asked for it.
    Exited,
    /// Threads wait that nobody can wake.
    Stuck,
    /// Too many instructions.
    Steps,
    /// Too much memory.
    Heap,
    /// Too many threads.
    Threads,
}

/// Two accesses to one variable that nothing orders.
#[derive(Clone, Debug)]
struct Race {
    variable: Variable,
    earlier: Access,
    later: Access,
}

/// What a race is about, by name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Variable {
    /// A field, an element, a captured variable.
    Slot(String),
    /// An object that is not made for several threads, and what was done to it, earlier and later.
    Object { name: String, operations: [String; 2] },
}

/// Why an instruction does not simply end.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Trap {
    /// The machine raises an exception.
    Raise(Raised),
    /// The program raises one.
    Throw(Value),
    /// Others may go first; then the instruction is carried out.
    Before(Operation),
    /// Others may go first; the instruction is done.
    After,
    /// Others should go first; the instruction is done.
    Yielded,
    /// The thread cannot go on: it is parked, or over.
    Blocked,
    /// The thread cannot go on now, and then tries the instruction again.
    Retry,
    /// The run is over.
    Over(End),
}

/// Exceptions that the machine raises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Raised {
    NullReference,
    IndexOutOfRange,
    InvalidCast,
    DivideByZero,
    Overflow,
    InvalidOperation,
    SynchronizationLock,
    StackOverflow,
}

impl Raised {
    fn type_name(self) -> &'static str {
        match self {
            Raised::NullReference => "System.NullReferenceException",
            Raised::IndexOutOfRange => "System.IndexOutOfRangeException",
            Raised::InvalidCast => "System.InvalidCastException",
            Raised::DivideByZero => "System.DivideByZeroException",
            Raised::Overflow => "System.OverflowException",
            Raised::InvalidOperation => "System.InvalidOperationException",
            Raised::SynchronizationLock => "System.Threading.SynchronizationLockException",
            Raised::StackOverflow => "System.InsufficientExecutionStackException",
        }
    }

    /// What .NET says about it.
    fn message(self) -> &'static str {
        match self {
            Raised::NullReference => "Object reference not set to an instance of an object.",
            Raised::IndexOutOfRange => "Index was outside the bounds of the array.",
            Raised::InvalidCast => "Specified cast is not valid.",
            Raised::DivideByZero => "Attempted to divide by zero.",
            Raised::Overflow => "Arithmetic operation resulted in an overflow.",
            Raised::InvalidOperation => "Nullable object must have a value.",
            Raised::SynchronizationLock => {
                "Object synchronization method was called from an unsynchronized block of code."
            }
            Raised::StackOverflow => {
                "Insufficient stack to continue executing the program safely. This can happen from having too \
                 many functions on the call stack or function on the stack using too much stack space."
            }
        }
    }
}

/// So often the garbage collector looks for objects with finalizers, in instructions: often enough for small
/// programs to show what a finalizer can do.
const COLLECTION_INTERVAL: u64 = 256;

type Outcome<T = ()> = Result<T, Trap>;

/// What every run reports.
#[derive(Debug)]
pub(crate) struct Report {
    /// Why it ended.
    pub end: End,
    /// Instructions that were carried out.
    pub steps: u64,
    /// How many threads there were.
    pub threads: usize,
    /// Could another run go another way, because something was not known?
    pub guessed: bool,
    /// Visible operations of each thread.
    pub operations: Vec<u32>,
    /// What the program printed.
    pub output: Vec<String>,
    /// Races and threads that wait for ever, in the order in which they were noticed.
    pub found: Vec<Found>,
    /// What happened, if that was asked for.
    pub story: Story,
    /// Types of exceptions that ended threads.
    pub uncaught: Vec<String>,
}

/// The state of a run.
pub(crate) struct Machine<'w, 'p> {
    pub(crate) world: &'w mut World<'p>,
    pub(crate) heap: Heap,
    pub(crate) threads: Vec<Thread>,
    current: ThreadId,
    /// Threads that are not over, by number.
    live: Vec<ThreadId>,
    /// The scheduler has allowed the instruction that the current thread stands before.
    granted: bool,
    /// Something happened that the machine could only guess: a branch on what is not known, a call into code that is not
    /// there.
    guessed: bool,
    /// How many threads could go on.
    runnable: u32,
    seed: u64,
    limits: Limits,
    steps: u64,
    now: u64,
    statics: Vec<Option<StaticsState>>,
    thread_statics: FxHashMap<(ThreadId, u32), ObjId>,
    literals: Vec<Option<ObjId>>,
    type_objects: FxHashMap<RtId, ObjId>,
    lasting_delegates: FxHashMap<(RtId, FnId), ObjId>,
    pub(crate) stacks: Stacks,
    pub(crate) lock_sets: LockSets,
    pub(crate) waiting: Waiting,
    clocks: FxHashMap<ObjId, Clock>,
    volatiles: FxHashMap<Location, Clock>,
    touched: FxHashMap<ObjId, (Shadow, FxHashMap<Site, String>)>,
    identities: FxHashMap<ObjId, i64>,
    attachments: FxHashMap<ObjId, Value>,
    finalizable: Vec<ObjId>,
    output: Vec<String>,
    races: Vec<Race>,
    /// Pairs of places that race, so that each is told once.
    raced: FxHashSet<(Site, Site)>,
    /// Something was given to code of which nothing is known that it could call later, or throw because of.
    strayed: bool,
    /// What is common to all calls, kept to save the allocation.
    scratch: Vec<Value>,
    notes: Option<Vec<tell::Note>>,
}

impl<'w, 'p> Machine<'w, 'p> {
    /// A machine that has not begun.
    pub(crate) fn new(
        world: &'w mut World<'p>,
        seed: u64,
        limits: Limits,
        telling: Telling,
    ) -> Machine<'w, 'p> {
        Machine {
            world,
            heap: Heap::default(),
            threads: Vec::new(),
            current: ThreadId::MAIN,
            live: Vec::new(),
            granted: false,
            guessed: false,
            runnable: 0,
            seed,
            limits,
            steps: 0,
            now: 0,
            statics: Vec::new(),
            thread_statics: FxHashMap::default(),
            literals: Vec::new(),
            type_objects: FxHashMap::default(),
            lasting_delegates: FxHashMap::default(),
            stacks: Stacks::default(),
            lock_sets: LockSets::default(),
            waiting: Waiting::default(),
            clocks: FxHashMap::default(),
            volatiles: FxHashMap::default(),
            touched: FxHashMap::default(),
            identities: FxHashMap::default(),
            attachments: FxHashMap::default(),
            finalizable: Vec::new(),
            output: Vec::new(),
            races: Vec::new(),
            raced: FxHashSet::default(),
            strayed: false,
            scratch: Vec::new(),
            notes: (telling == Telling::Everything).then(Vec::new),
        }
    }

    /// Runs the code of an entry on the first thread.
    pub(crate) fn run(mut self, entry: FnId, scheduler: &mut dyn Scheduler) -> Report {
        let main = self.add_thread("main");
        self.current = main;
        let end = match self.call(None, entry, &[], Reason::Call) {
            Ok(()) => self.drive(scheduler),
            Err(_) => End::Finished,
        };
        self.find_inversions();
        let found = self.tell();
        let story = self.whole_story();
        let ended = self.threads.iter().filter_map(|thread| thread.uncaught);
        let uncaught = ended.map(|exception| self.type_name_of(exception)).collect();
        Report {
            end,
            steps: self.steps,
            threads: self.threads.len(),
            guessed: self.guessed,
            operations: self.threads.iter().map(|thread| thread.operations).collect(),
            output: self.output,
            found,
            story,
            uncaught,
        }
    }

    fn add_thread(&mut self, kind: &str) -> ThreadId {
        let id = ThreadId(self.threads.len() as u32);
        self.threads.push(Thread::new(id, kind, self.seed));
        self.live.push(id);
        self.runnable += 1;
        id
    }

    /// One run, from choice to choice.
    fn drive(&mut self, scheduler: &mut dyn Scheduler) -> End {
        let mut enabled: Vec<Candidate> = Vec::new();
        let mut pending: Vec<Operation> = vec![Operation::START];
        loop {
            if !self.somebody_matters() {
                return End::Finished;
            }
            self.list_enabled(&mut enabled, &pending);
            // Those who only let others go first wait for somebody who sleeps.
            if enabled.iter().all(|candidate| candidate.operation == Operation::YIELD) && self.let_time_pass()
            {
                self.list_enabled(&mut enabled, &pending);
            }
            if enabled.is_empty() {
                match self.nobody_can_go_on() {
                    Some(end) => return end,
                    None => continue,
                }
            }
            let next = match enabled.as_slice() {
                [only] => only.thread,
                _ => scheduler.pick(&self.choice(&enabled)),
            };
            self.resume(next);
            match self.run_current() {
                Trap::Over(end) => return end,
                Trap::Before(operation) => set_pending(&mut pending, next, operation),
                Trap::Yielded => set_pending(&mut pending, next, Operation::YIELD),
                _ => set_pending(&mut pending, next, Operation::OTHER),
            }
        }
    }

    fn choice<'c>(&self, enabled: &'c [Candidate]) -> Choice<'c> {
        let current = &self.threads[self.current.index()];
        Choice { current: self.current, operations: current.operations, enabled }
    }

    /// The thread goes on; if it slept, its time is over, and if it stood before a monitor, that is free.
    fn resume(&mut self, next: ThreadId) {
        self.current = next;
        self.granted = true;
        self.threads[next.index()].operations += 1;
        match self.threads[next.index()].state {
            State::Parked(_) => self.time_out(next),
            State::Entering(lock) => self.leave_line(next, lock),
            State::Runnable | State::Initializing(_) | State::Ended => {}
        }
    }

    fn list_enabled(&self, enabled: &mut Vec<Candidate>, pending: &[Operation]) {
        enabled.clear();
        for &id in &self.live {
            let ready = match self.threads[id.index()].state {
                State::Runnable => true,
                State::Parked(parked) => parked.deadline.is_some_and(|deadline| deadline <= self.now),
                State::Entering(lock) => !self.waiting.is_owned(lock),
                State::Initializing(_) | State::Ended => false,
            };
            if ready {
                let operation = pending.get(id.index()).copied().unwrap_or(Operation::START);
                enabled.push(Candidate { thread: id, operation });
            }
        }
    }

    /// Is there a thread that keeps the program alive?
    fn somebody_matters(&self) -> bool {
        self.live.iter().any(|id| !self.threads[id.index()].daemon)
    }

    /// Time passes until a sleeping thread wakes up; if there is none, that is the end.
    fn nobody_can_go_on(&mut self) -> Option<End> {
        if self.let_time_pass() {
            return None;
        }
        if self.waits_for_ever() { Some(End::Stuck) } else { Some(End::Finished) }
    }

    /// The next of those who sleep may wake up. Is there one?
    fn let_time_pass(&mut self) -> bool {
        let deadlines = self.threads.iter().filter_map(|thread| match thread.state {
            State::Parked(parked) => parked.deadline,
            _ => None,
        });
        let Some(next) = deadlines.min() else { return false };
        self.now = self.now.max(next);
        true
    }

    /// Carries out instructions of the current thread until something stops it.
    fn run_current(&mut self) -> Trap {
        loop {
            if self.steps >= self.limits.steps {
                return Trap::Over(End::Steps);
            }
            let stepped = self.step();
            self.granted = false;
            let Err(trap) = stepped else {
                if self.steps.is_multiple_of(COLLECTION_INTERVAL) && self.collect_finalizable() {
                    return Trap::After;
                }
                continue;
            };
            match trap {
                Trap::Before(_) | Trap::Retry => {
                    self.thread_mut().frame_mut().pc -= 1;
                    return trap;
                }
                Trap::After | Trap::Yielded | Trap::Blocked | Trap::Over(_) => return trap,
                Trap::Raise(raised) => {
                    let exception = self.make_exception(raised);
                    self.throw(exception);
                }
                Trap::Throw(exception) => self.throw(exception),
            }
            if self.thread().is_over() {
                return Trap::Blocked;
            }
        }
    }

    #[inline]
    fn thread(&self) -> &Thread {
        &self.threads[self.current.index()]
    }

    #[inline]
    fn thread_mut(&mut self) -> &mut Thread {
        &mut self.threads[self.current.index()]
    }

    /// A new object that the current code makes.
    fn allocate(&mut self, ty: RtId, role: Role, content: Content) -> ObjId {
        let sharing = self.sharing_of(ty);
        self.heap.add(Object::new(ty, role, sharing, content))
    }

    /// What library models make, and objects of their types whoever makes them, are not looked at by race
    /// detection.
    fn sharing_of(&self, ty: RtId) -> Sharing {
        if self.world.types.is_library(ty) { Sharing::Untracked } else { self.own_sharing() }
    }

    /// What a new variable holds.
    fn initial(&mut self, init: Init, sharing: Sharing) -> Value {
        match init {
            Init::Int => Value::Int(0),
            Init::Double => Value::Double(0.0),
            Init::Null => Value::Null,
            Init::Unknown(ty) => Value::Unknown(ty),
            Init::Decimal => {
                let zero = Content::Decimal(rust_decimal::Decimal::ZERO);
                Value::Obj(self.heap.add(Object::new(
                    RtId::prim(ir::Prim::Decimal),
                    Role::Boxed,
                    sharing,
                    zero,
                )))
            }
            Init::Struct(ty) => Value::Obj(self.new_object(ty, Role::Struct, sharing)),
        }
    }

    /// An object or struct with zero fields.
    fn new_object(&mut self, ty: RtId, role: Role, sharing: Sharing) -> ObjId {
        let layout = self.world.types.layout(ty);
        let slots = layout.slots.iter().map(|&init| self.initial(init, sharing)).collect();
        self.heap.add(Object::new(ty, role, sharing, Content::Slots(slots)))
    }

    /// The sharing of what the current code makes.
    fn own_sharing(&self) -> Sharing {
        if self.thread().frame().code.model { Sharing::Untracked } else { Sharing::Tracked }
    }

    /// Libraries list only what the program mentions: an exception that it does not mention is one of the
    /// nearest type that it does.
    fn make_exception(&mut self, raised: Raised) -> Value {
        let arithmetic = matches!(raised, Raised::DivideByZero | Raised::Overflow);
        let parent = if arithmetic { "System.ArithmeticException" } else { "System.SystemException" };
        let names = [raised.type_name(), parent, "System.SystemException", "System.Exception"];
        let ty = names.into_iter().find_map(|name| self.world.types.find(name)).unwrap_or(RtId::OBJECT);
        let exception = self.new_object(ty, Role::Object, Sharing::Untracked);
        let message = self.new_string(raised.message());
        self.set_part(exception, "message", message);
        Value::Obj(exception)
    }

    /// Sets a field of an exception, if there is a model that has it.
    fn set_part(&mut self, exception: ObjId, name: &str, value: Value) {
        let program = self.world.program();
        let layout = self.world.types.layout(self.heap.get(exception).ty);
        let is_it = |&field: &ir::FieldId| program.names.get(program.fields()[field].name) == name;
        let Some(slot) = layout.fields.iter().position(is_it) else { return };
        if let Some(place) = self.heap.get_mut(exception).slots_mut().get_mut(slot) {
            *place = value;
        }
    }

    fn type_name_of(&self, value: Value) -> String {
        match value {
            Value::Obj(object) => self.world.types.full_name(self.heap.get(object).ty),
            Value::Unknown(ty) => self.world.types.full_name(ty),
            _ => "?".to_owned(),
        }
    }
}

impl Thread {
    fn is_over(&self) -> bool {
        self.state == State::Ended
    }
}

fn set_pending(pending: &mut Vec<Operation>, thread: ThreadId, operation: Operation) {
    if pending.len() <= thread.index() {
        pending.resize(thread.index() + 1, Operation::START);
    }
    pending[thread.index()] = operation;
}
