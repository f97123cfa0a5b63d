//! What rewritten code tells the recorder: a number in the highest byte of what it hands over, beside the place. What stands in the trace
//! as it is told has the number of its [`RawKind`].

use trace::spool::RawKind;

/// What happens at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Told {
    Read = RawKind::Read as u8,
    Write = RawKind::Write as u8,
    Acquire = RawKind::Acquire as u8,
    Release = RawKind::Release as u8,
    Wait = RawKind::Wait as u8,
    Woken = RawKind::Woken as u8,
    Notify = RawKind::Notify as u8,
    NotifyAll = RawKind::NotifyAll as u8,
    /// The thread is about to start.
    Fork = RawKind::Fork as u8,
    /// The thread has ended.
    Join = RawKind::Join as u8,
    /// What was done with the object comes before.
    SyncRead = RawKind::SyncRead as u8,
    /// Likewise, and this before what is done with it later.
    SyncUpdate = RawKind::SyncUpdate as u8,
    VolatileRead = RawKind::VolatileRead as u8,
    VolatileWrite = RawKind::VolatileWrite as u8,
    Update = RawKind::Update as u8,
    /// A delegate is given to the library, which may call it anywhere.
    Hand = 32,
    /// A method begins that may be the work of a delegate.
    Take = 33,
    /// It ends.
    Done = 34,
    /// The method goes on when this task is done, on any thread.
    Await = 35,
    /// It goes on.
    Resume = 36,
    /// The thread has waited for the task.
    Waited = 37,
    /// The task of an asynchronous method is about to be done.
    Complete = 38,
    /// The task of an asynchronous method is handed out.
    Promise = 39,
    /// Reader-writer locks.
    EnterRead = 40,
    ExitRead = 41,
    EnterWrite = 42,
    ExitWrite = 43,
    /// Something is accessed atomically of which only the address is known.
    Somewhere = 48,
    /// Something that other tasks may wait for.
    SomeTask = 49,
    /// A finalizer runs: the garbage collector orders it behind everything.
    Finalize = 50,
    /// A static constructor begins.
    Initialize = 51,
    /// It ends.
    Initialized = 52,
    /// A task starts to do its work, or an object that is work is given to the library.
    Begin = 53,
    /// Like `Hand`, for work that begins when some task is done.
    Continue = 54,
    /// The thread is about to wait for tasks. Whether it returns or throws, it comes behind them.
    Waiting = 55,
    /// All delegates of an array are handed over.
    HandAll = 56,
    /// An object that orders threads is about to be used by the library.
    Use = 57,
    /// A method begins that may be called by the pool: before `Take`, or a state machine for the first time.
    Open = 58,
    /// A state machine goes on.
    Restart = 59,
    /// Either ends.
    Close = 60,
    /// A task is made that nothing in the program completes: a delay.
    Alone = 61,
    /// An object that orders threads was used.
    Used = 62,
    /// The library is about to use an object that may be one that orders threads, or a part of one.
    Meet = 63,
    /// It has used it.
    Met = 64,
    /// Like `Waited`, but the thread has only looked.
    Looked = 65,
    /// All objects of an array are used, and order threads.
    UseAll = 66,
    /// A delegate gives a collection to the library, which may order threads and is walked through later.
    Yield = 67,
    /// A call that might have waited for tasks has returned.
    Returned = 68,
    /// The library is about to do something of which it is not known whom it concerns.
    Out = 69,
    /// It may have waited for what others did so.
    In = 70,
    /// Like `Hand`, to something of which it is not known what makes it call.
    HandOut = 71,
    /// Likewise, all delegates of an array.
    HandAllOut = 72,
    /// The library gets something that it signals when work has ended.
    Lend = 73,
    /// Other objects stand for the same thing.
    Share = 74,
    /// A thread is about to be interrupted, wherever it waits.
    Interrupt = 75,
    /// Whoever cancels something may complete the task, too.
    Cancellable = 76,
}

impl Told {
    const ALL: [Told; 56] = {
        use Told as T;
        [
            T::Read,
            T::Write,
            T::Acquire,
            T::Release,
            T::Wait,
            T::Woken,
            T::Notify,
            T::NotifyAll,
            T::Fork,
            T::Join,
            T::SyncRead,
            T::SyncUpdate,
            T::VolatileRead,
            T::VolatileWrite,
            T::Update,
            T::Hand,
            T::Take,
            T::Done,
            T::Await,
            T::Resume,
            T::Waited,
            T::Complete,
            T::Promise,
            T::EnterRead,
            T::ExitRead,
            T::EnterWrite,
            T::ExitWrite,
            T::Somewhere,
            T::SomeTask,
            T::Finalize,
            T::Initialize,
            T::Initialized,
            T::Begin,
            T::Continue,
            T::Waiting,
            T::HandAll,
            T::Use,
            T::Open,
            T::Restart,
            T::Close,
            T::Alone,
            T::Used,
            T::Meet,
            T::Met,
            T::Looked,
            T::UseAll,
            T::Yield,
            T::Returned,
            T::Out,
            T::In,
            T::HandOut,
            T::HandAllOut,
            T::Lend,
            T::Share,
            T::Interrupt,
            T::Cancellable,
        ]
    };

    /// Is something handed to a second thread, so that recording begins?
    pub(super) fn begins(self) -> bool {
        use Told as T;
        matches!(
            self,
            T::Fork | T::Hand | T::HandAll | T::HandOut | T::HandAllOut | T::Continue | T::Await | T::Begin
        )
    }

    /// A place with what happens there.
    pub(super) fn at(self, site: u32) -> u32 {
        site | (self as u32) << 24
    }

    /// The reverse.
    pub(super) fn of(place: u32) -> (Option<Told>, u32) {
        (BY_CODE.get((place >> 24) as usize).copied().flatten(), place & 0xff_ffff)
    }
}

static BY_CODE: [Option<Told>; 128] = {
    let mut table = [None; 128];
    let mut at = 0;
    while at < Told::ALL.len() {
        table[Told::ALL[at] as usize] = Some(Told::ALL[at]);
        at += 1;
    }
    table
};
