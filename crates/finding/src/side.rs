//! One end of a bug: who did what, where, holding which locks, and how control got there.

use crate::Location;
use crate::words::words;

words! {
    /// What was done to an object.
    Operation {
        /// A plain read.
        Read = "read",
        /// A plain write.
        Write = "write",
        /// A read that orders.
        VolatileRead = "volatile-read",
        /// A write that orders.
        VolatileWrite = "volatile-write",
        /// An atomic read-modify-write.
        Update = "atomic-update",
        /// A lock is taken.
        Acquire = "acquire",
        /// A lock is given back.
        Release = "release",
        /// A lock is asked for, perhaps in vain.
        Request = "request",
        /// A condition is waited for.
        Wait = "wait",
        /// One waiting thread is woken.
        Notify = "notify",
        /// All waiting threads are woken.
        NotifyAll = "notify-all",
        /// A thread is started.
        Fork = "fork",
        /// The end of a thread is awaited.
        Join = "join",
        /// An atomic block begins.
        Begin = "begin",
        /// An atomic block ends.
        End = "end",
        /// A method is called on the object.
        Call = "call",
        /// The object is made.
        Make = "make",
        /// Control flow depends on what was read.
        Branch = "branch",
        /// Anything else.
        Step = "step",
    }
}

/// An operation on something with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Access {
    /// What was done.
    pub operation: Operation,
    /// To what: a variable, field, lock or thread; empty where the operation has no object.
    pub object: String,
}

impl Access {
    /// An operation on the named object.
    pub fn new(operation: Operation, object: impl Into<String>) -> Self {
        Access { operation, object: object.into() }
    }
}

/// A thread, task or callback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// What the program or the trace calls it.
    pub name: String,
    /// Where it came from; `None` for threads that were there from the start.
    pub origin: Option<Origin>,
}

/// Who made a thread, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The name of the thread that started it.
    pub creator: String,
    /// Where it was started.
    pub location: Option<Location>,
}

/// A lock that a side holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldLock {
    /// What the program or the trace calls it.
    pub name: String,
    /// Where it was acquired.
    pub acquired: Option<Location>,
}

/// One call on the way from the thread's start to the access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The function, method or lambda.
    pub function: String,
    /// Where the call in it stands.
    pub location: Option<Location>,
}

/// One end of a bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    /// What this side is to the finding: `first access`, `waits for l2`.
    pub role: String,
    /// Where.
    pub location: Location,
    /// What was done; `None` where the place itself is the point.
    pub access: Option<Access>,
    /// Who did it; `None` where any thread might.
    pub thread: Option<Thread>,
    /// The locks held there, outermost first.
    pub locks: Vec<HeldLock>,
    /// The calls that led there, innermost first; empty where they are not known.
    pub calls: Vec<Frame>,
}

impl Side {
    /// A side of which only the place is known.
    pub fn new(role: impl Into<String>, location: Location) -> Self {
        Side { role: role.into(), location, access: None, thread: None, locks: Vec::new(), calls: Vec::new() }
    }
}
