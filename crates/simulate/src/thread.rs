//! Simulated threads: a stack of frames over one contiguous stack of registers.

use crate::clock::{Clock, ThreadId};
use crate::code::Code;
use crate::random::Random;
use crate::stacks::{LockSetId, Site, StackId};
use crate::value::{ObjId, Value};
use ir::Reg;
use std::rc::Rc;

/// One call.
#[derive(Debug)]
pub(crate) struct Frame {
    /// What runs.
    pub code: Rc<Code>,
    /// The next instruction.
    pub pc: u32,
    /// Where its registers begin.
    pub base: u32,
    /// Where the caller wants the result.
    pub dst: Option<Reg>,
    /// Why it runs.
    pub reason: Reason,
    /// What is to be done after the finally handlers that are under way, innermost last.
    pub pending: Vec<Pending>,
    /// The calls that led here, once somebody asked.
    pub stack: Option<StackId>,
}

/// Why a frame runs, and so what happens when it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// It was called.
    Call,
    /// It was called to say what an object's text is: null is no text.
    ToText,
    /// A static constructor, run before the instruction of the caller, which is tried again.
    Initializer(crate::code::StaticsId),
    /// The filter of a catch clause; its registers are those of the frame that it belongs to.
    Filter,
    /// The rest of an asynchronous method: its task is known to the first caller already.
    Resumed,
    /// A step of an iterator, whose frame is kept in the object.
    Iterator(ObjId),
    /// The last step of an iterator: only its finally handlers.
    Disposed(ObjId),
    /// A dynamic call: the result is wanted as an object.
    Dynamic,
}

/// What is to be done at the end of a finally handler.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pending {
    /// The region whose handler runs.
    pub region: u32,
    /// What was under way.
    pub then: Then,
}

/// Why control leaves regions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Then {
    /// To go on somewhere else in this method.
    Leave(u32),
    /// To return nothing: an iterator is disposed of.
    Return,
    /// To bring an exception to its handler.
    Unwind { exception: Value, to: Catcher },
}

/// The end of an exception's way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Catcher {
    /// A clause of a region in a frame, counted from the bottom of the stack.
    Clause { frame: u32, region: u32, clause: u32 },
    /// The runtime around a static constructor, which runs in that frame.
    Initializer { frame: u32 },
    /// Nobody catches it: the thread ends.
    Nobody,
}

/// The search for a handler, interrupted by a filter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Search {
    /// The exception.
    pub exception: Value,
    /// The clause whose filter runs.
    pub frame: u32,
    /// Its region.
    pub region: u32,
    /// Which of its clauses.
    pub clause: u32,
}

/// A suspended frame.
#[derive(Clone, Debug)]
pub(crate) struct KeptFrame {
    /// What runs.
    pub code: Rc<Code>,
    /// Where it goes on.
    pub pc: u32,
    /// Its registers.
    pub regs: Box<[Value]>,
    /// Finally handlers that are under way.
    pub pending: Vec<Pending>,
    /// What an iterator yielded last.
    pub yielded: Value,
    /// How far it is.
    pub progress: Progress,
    /// Where it began, and with which registers.
    pub first: Rc<(u32, Box<[Value]>)>,
}

/// How far a suspended frame is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// It has not begun.
    Fresh,
    /// It waits to be resumed.
    Suspended,
    /// It runs now.
    Running,
    /// It is over.
    Done,
}

/// What a thread is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// It can go on.
    Runnable,
    /// It waits to be woken.
    Parked(Parked),
    /// It waits for a monitor, and can go on whenever that is free.
    Entering(ObjId),
    /// It waits for a static constructor that another thread runs.
    Initializing(crate::code::StaticsId),
    /// It is over.
    Ended,
}

/// What a thread waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parked {
    /// Where.
    pub queue: ObjId,
    /// What it is, for people: an entry of the machine's list of such words.
    pub what: What,
    /// When it goes on by itself.
    pub deadline: Option<u64>,
    /// Where the answer goes: was it woken?
    pub answer: Option<Reg>,
}

/// What a thread says that it waits for, by its place in a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct What(pub u32);

/// A simulated thread.
#[derive(Debug)]
pub(crate) struct Thread {
    /// Its calls, innermost last.
    pub frames: Vec<Frame>,
    /// The registers of all of them.
    pub regs: Vec<Value>,
    /// What it is doing.
    pub state: State,
    /// What it knows of the time of others, and its own.
    pub clock: Clock,
    /// The locks it holds.
    pub locks: LockSetId,
    /// Searches for handlers that wait for filters, innermost last.
    pub searches: Vec<Search>,
    /// The object that stands for it in the program.
    pub handle: Value,
    /// What sort of thread it is, for people.
    pub kind: String,
    /// Who started it, and where.
    pub origin: Option<(ThreadId, Site)>,
    /// Does the program end without it?
    pub daemon: bool,
    /// Its own random numbers, so that they do not depend on the schedule.
    pub random: Random,
    /// How many visible operations it did.
    pub operations: u32,
    /// It did something visible inside library code: others may go first when that is left.
    pub yields_soon: bool,
    /// The variable that a library method just now accesses atomically.
    pub atomic: Option<crate::value::Location>,
    /// The exception that ended it.
    pub uncaught: Option<Value>,
}

impl Thread {
    /// A thread that has nothing to do yet.
    pub(crate) fn new(id: ThreadId, kind: &str, seed: u64) -> Thread {
        let mut clock = Clock::default();
        clock.tick(id);
        Thread {
            frames: Vec::new(),
            regs: Vec::new(),
            state: State::Runnable,
            clock,
            locks: LockSetId::NONE,
            searches: Vec::new(),
            handle: Value::Null,
            kind: kind.to_owned(),
            origin: None,
            daemon: false,
            random: Random::fork(seed, u64::from(id.0)),
            operations: 0,
            yields_soon: false,
            atomic: None,
            uncaught: None,
        }
    }

    /// The innermost call. A thread that runs has one.
    #[inline]
    pub(crate) fn frame(&self) -> &Frame {
        self.frames.last().expect("a thread that runs is in a method")
    }

    /// The innermost call. A thread that runs has one.
    #[inline]
    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a thread that runs is in a method")
    }

    /// A register of the innermost call.
    #[inline]
    pub(crate) fn get(&self, reg: Reg) -> Value {
        self.regs[(self.frame().base + reg.0) as usize]
    }

    /// Sets a register of the innermost call.
    #[inline]
    pub(crate) fn set(&mut self, reg: Reg, value: Value) {
        let at = (self.frame().base + reg.0) as usize;
        self.regs[at] = value;
    }
}
