//! The vocabulary: what a call into a library can mean for concurrency.

use super::names::NameId;
use super::words::words;

/// What an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// The receiver.
    This,
    /// An argument, counted from 0; the receiver of an extension method is argument 0.
    Arg(u8),
    /// An argument and all that follow it, or the elements of the one array that stands for them.
    Args(u8),
    /// What the call returns, or the object under construction.
    Result,
    /// State that the whole process shares.
    Static,
}

words! {
    /// How a lock is held.
    Mode {
        /// By one holder, who must be the one to release it.
        Exclusive = "exclusive",
        /// Together with other readers.
        Read = "read",
        /// Together with readers, and may become a writer.
        Upgradeable = "upgradeable",
        /// By one writer, without readers.
        Write = "write",
        /// One of several permits; anyone may give it back.
        Permit = "permit",
    }
}

/// When an operation that may have to wait gives up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GivesUp {
    /// It waits for ever.
    Never,
    /// It does not wait at all.
    AtOnce,
    /// It waits as long as this argument says.
    After(u8),
}

words! {
    /// Who waits.
    Style {
        /// The calling thread is blocked.
        Blocking = "blocking",
        /// The call returns a task (or an awaitable) that completes when the waiting is over.
        Async = "async",
    }
}

/// How an operation waits, and how the caller learns of its success.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Manner {
    /// When it gives up.
    pub gives_up: GivesUp,
    /// The argument that is true if it succeeded. Without one, the result tells, if anything does.
    pub flag: Option<u8>,
    /// Who waits.
    pub style: Style,
}

words! {
    /// How many of several.
    Quantity {
        /// All of them.
        All = "all",
        /// One of them.
        Any = "any",
    }
}

words! {
    /// Where a delegate runs when it is started.
    Runner {
        /// A thread of its own.
        Thread = "thread",
        /// A task, on the scheduler of tasks.
        Task = "task",
        /// The thread pool, without a task.
        Pool = "pool",
        /// A timer's thread, at a later time.
        Timer = "timer",
        /// Behind something that completes first.
        Continuation = "continuation",
        /// Several threads at once, one element or index each.
        Loop = "loop",
        /// The one thread of a user interface or context.
        Dispatcher = "dispatcher",
        /// Whichever thread raises an event.
        Event = "event",
        /// The first thread that asks for the value.
        Lazy = "lazy",
    }
}

words! {
    /// How often a delegate runs.
    Times {
        /// Exactly once.
        Once = "once",
        /// Once or not at all.
        Maybe = "maybe",
        /// Any number of times.
        Many = "many",
    }
}

/// What a delegate gets as its argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input {
    /// Nothing that the caller passed.
    Nothing,
    /// This.
    With(Target),
    /// Each element of this.
    Over(Target),
}

/// What must be complete before a delegate starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum After {
    /// Nothing.
    Nothing,
    /// All of these tasks or signals.
    All(Target),
    /// One of these tasks or signals.
    Any(Target),
}

words! {
    /// Whether the call returns before what it started is over.
    Joined {
        /// It returns at once.
        Detached = "detached",
        /// It returns after all of it is over.
        Joined = "joined",
        /// It returns a task that completes after all of it is over, and after the tasks that it returned.
        Unwrapped = "unwrapped",
    }
}

words! {
    /// Under which protection a delegate is called.
    Guard {
        /// None worth knowing.
        Plain = "plain",
        /// A lock inside the library is held: the delegate can deadlock.
        Locked = "locked",
        /// No lock is held: several threads may run it for the same purpose, and all but one result are
        /// dropped.
        Racing = "racing",
    }
}

words! {
    /// When something happens.
    Moment {
        /// Before the call returns.
        Now = "now",
        /// While the result is enumerated.
        Lazily = "lazy",
        /// After the call returned, before its task completes.
        Later = "later",
    }
}

words! {
    /// What an access does to the memory.
    Access {
        /// Reads.
        Read = "read",
        /// Writes.
        Write = "write",
        /// Reads and writes in one step.
        Update = "rmw",
        /// Reads, and writes if the old value is as expected, in one step.
        CompareExchange = "cas",
    }
}

words! {
    /// Which reorderings a fence forbids.
    Fence {
        /// All.
        Full = "full",
        /// Later accesses stay later.
        Acquire = "acquire",
        /// Earlier accesses stay earlier.
        Release = "release",
        /// All, on all processors of the process.
        Process = "process",
    }
}

/// What the call returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Returns {
    /// The same object as this.
    Alias(Target),
    /// An object that reads (and may write) this whenever it is used.
    View(Target),
    /// As a view; and the delegates that are given to it run on several threads at once.
    Parallel(Target),
    /// A copy of the elements of this at the time of the call.
    Copy(Target),
    /// A new object that nobody else knows.
    New,
    /// An object that others know, too.
    Shared,
    /// A task that completes later.
    Task,
}

words! {
    /// What happens to the synchronisation context.
    Context {
        /// The current one is remembered; what follows runs there.
        Captures = "captures",
        /// It is not looked at.
        Ignores = "ignores",
        /// It is replaced.
        Sets = "sets",
        /// The execution context goes along with the delegate.
        Flows = "flows",
        /// The execution context stays behind.
        Suppresses = "suppresses",
    }
}

words! {
    /// What is done to a running thread.
    Control {
        /// Its next or present wait throws.
        Interrupt = "interrupt",
        /// It is torn down wherever it is.
        Abort = "abort",
        /// It is stopped wherever it is.
        Suspend = "suspend",
        /// It goes on.
        Resume = "resume",
    }
}

words! {
    /// How a task or channel is completed.
    Outcome {
        /// With a value.
        Value = "value",
        /// With an exception.
        Error = "error",
        /// As cancelled.
        Cancelled = "cancelled",
        /// As another task or as the caller says.
        Other = "other",
    }
}

words! {
    /// The condition under which a call throws.
    Throws {
        /// The thread does not hold the lock.
        NotOwner = "not-owner",
        /// The thread holds the lock already.
        Recursion = "recursion",
        /// The time is over.
        Timeout = "timeout",
        /// The token is cancelled.
        Cancelled = "cancelled",
        /// The object is disposed.
        Disposed = "disposed",
        /// The collection changed during the enumeration.
        Modified = "modified",
        /// It is complete already.
        Completed = "completed",
        /// More was released than there is.
        Full = "full",
        /// What was waited for has failed.
        Faulted = "faulted",
        /// The call is on the wrong thread.
        WrongThread = "wrong-thread",
        /// The element is not there.
        Missing = "missing",
        /// The element is there already.
        Present = "present",
    }
}

words! {
    /// What a call that blocks waits for, besides other threads.
    Blocker {
        /// A file, a socket, another process.
        Io = "io",
        /// Work of other threads that the table says no more about.
        Threads = "threads",
        /// A person.
        User = "user",
    }
}

/// One thing that a call means for concurrency.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Takes a lock, or a permit of a semaphore.
    Acquire(Target, Mode, Manner),
    /// Gives a lock or permit back.
    Release(Target, Mode),
    /// Gives a monitor up, waits for a pulse, takes it again.
    Wait(Target, Manner),
    /// Wakes one or all that wait on a monitor.
    Pulse(Target, Quantity),
    /// Sets an event, counts down, arrives at a barrier.
    Signal(Target),
    /// Takes a signal back.
    Unsignal(Target),
    /// Waits until a signal is set.
    WaitFor(Target, Quantity, Manner),
    /// Puts an element where another thread may get it; happens before the matching `receive`.
    Send(Target, Manner),
    /// Gets an element that another thread put there.
    Receive(Target, Manner),
    /// Ties a delegate to the object: `start` runs it there.
    Body(Target, Runner, Input),
    /// Starts the delegate that is tied to the object.
    Start(Target, Input),
    /// Stops the object from running its delegate again.
    Stop(Target),
    /// Runs a delegate concurrently.
    Spawn(Spawn),
    /// Waits until a thread or task is over.
    Join(Target, Quantity, Manner),
    /// Goes on when a task is over, without blocking: what `await` is made of.
    Await(Target),
    /// The task that is returned completes after these tasks.
    Combine(Target, Quantity),
    /// Completes a task; continuations may run inside the call.
    Complete(Target, Outcome, GivesUp),
    /// Adds a delegate to the callbacks of the target.
    Register(Target, Target),
    /// Removes a delegate from the callbacks of the target.
    Unregister(Target, Target),
    /// Runs the callbacks of the target before the call returns.
    Fire(Target),
    /// Calls a delegate on the calling thread.
    Call(Call),
    /// An indivisible access. On a `ref` argument the variable, on an object its contents.
    Atomic(Access, Target),
    /// An access that is not moved over others.
    Volatile(Access, Target),
    /// Orders the accesses of the calling thread.
    Fence(Fence),
    /// Initialises the target at most once; whoever sees it initialised sees everything before.
    Once(Target),
    /// Reads the contents of a thread-unsafe object.
    Read(Target, Moment),
    /// Writes the contents of a thread-unsafe object.
    Write(Target, Moment),
    /// What the result is.
    Returns(Returns),
    /// The result is of this type of the table, of which the declared type says less.
    InstanceOf(NameId),
    /// What happens to the synchronisation context. The argument, if any, is a boolean that makes it so.
    Context(Context, Option<u8>),
    /// Cancels the tokens of the target; at once, its callbacks run inside the call.
    Cancel(Target, Moment),
    /// Ends the life of the target.
    Dispose(Target),
    /// Lets time pass, as long as the argument says.
    Sleep(Option<u8>, Style),
    /// Lets other threads run.
    Yield(Style),
    /// Does something drastic to a running thread.
    Control(Target, Control),
    /// Throws under a condition that concurrency can bring about.
    Throws(Throws),
    /// Blocks the calling thread for something that no other effect names.
    Blocks(Blocker),
    /// There is an asynchronous member of this name that does the same without blocking.
    AsyncForm(NameId),
    /// There is a lighter type of this name, for use inside one process.
    SlimForm(NameId),
    /// There is a form of the call that takes a cancellation token, or this is one and the argument is the
    /// token.
    Cancellable(Option<u8>),
    /// Known, and without meaning for concurrency.
    Pure,
}

/// A delegate that is run concurrently.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spawn {
    /// The delegate.
    pub delegate: Target,
    /// Where it runs.
    pub runner: Runner,
    /// How often.
    pub times: Times,
    /// Whether the call waits for it.
    pub joined: Joined,
    /// What it gets.
    pub input: Input,
    /// What comes first.
    pub after: After,
}

/// A delegate that is called on the calling thread.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Call {
    /// The delegate.
    pub delegate: Target,
    /// How often.
    pub times: Times,
    /// When.
    pub moment: Moment,
    /// Under which protection.
    pub guard: Guard,
    /// What it gets.
    pub input: Input,
}

impl Effect {
    /// Whether the calling thread may be blocked until another thread, a device or time moves on.
    pub fn blocks(self) -> bool {
        match self {
            Effect::Acquire(_, _, manner)
            | Effect::Wait(_, manner)
            | Effect::WaitFor(_, _, manner)
            | Effect::Send(_, manner)
            | Effect::Receive(_, manner)
            | Effect::Join(_, _, manner) => {
                manner.style == Style::Blocking && manner.gives_up != GivesUp::AtOnce
            }
            Effect::Sleep(_, style) => style == Style::Blocking,
            Effect::Spawn(spawn) => spawn.joined == Joined::Joined,
            Effect::Blocks(_) => true,
            _ => false,
        }
    }

    /// Whether `Thread.Interrupt` wakes a thread that waits here: it waits in the runtime, not in a device.
    pub fn is_interruptible(self) -> bool {
        self.blocks() && !matches!(self, Effect::Blocks(_))
    }
}
