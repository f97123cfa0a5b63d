//! What is true of a type as a whole.

use super::words::words;

words! {
    /// A fact about a type.
    Fact {
        /// Two threads must not use one instance at the same time, if one of them writes.
        ThreadUnsafe = "thread-unsafe",
        /// Any thread may use an instance at any time.
        ThreadSafe = "thread-safe",
        /// An instance never changes.
        Immutable = "immutable",
        /// Only the thread that made an instance may use it.
        ThreadAffine = "thread-affine",
        /// Every thread (or flow of control) sees a state of its own.
        ThreadLocal = "thread-local",
        /// A receiver of this type may be thread-safe or not: its class decides.
        Interface = "interface",
        /// Copied with every assignment: a copy has a state of its own.
        Struct = "struct",
        /// Instances hold other threads off.
        Lock = "lock",
        /// A thread that holds the lock can take it again.
        Reentrant = "reentrant",
        /// Instances count permits.
        Semaphore = "semaphore",
        /// Threads wait for an instance to be set.
        Signal = "signal",
        /// The signal takes itself back when it lets a thread through.
        AutoReset = "auto-reset",
        /// Works across processes, at the price of calls to the system.
        CrossProcess = "cross-process",
        /// Instances are threads.
        Thread = "thread",
        /// Instances complete at some time, and can be awaited.
        Task = "task",
        /// May be awaited once only.
        AwaitOnce = "await-once",
        /// Instances run a delegate again and again.
        Timer = "timer",
        /// Instances cancel others or learn of it.
        Cancellation = "cancellation",
        /// Instances hold elements.
        Collection = "collection",
        /// Writing an instance makes its enumerators throw.
        InvalidatesEnumerators = "invalidates-enumerators",
        /// Code for collections in general copies an instance in two steps, count and copy, and fails if it grows
        /// between them.
        CountThenCopy = "count-then-copy",
        /// Instances walk through a collection.
        Enumerator = "enumerator",
        /// Instances run delegates in some place: a user interface, a pool.
        Context = "context",
        /// Instances are callable.
        Delegate = "delegate",
        /// Unrelated code may hold the same instance: a bad lock.
        WeakIdentity = "weak-identity",
        /// Instances must be disposed of.
        Disposable = "disposable",
        /// All members are static.
        Static = "static",
        /// An attribute: the methods that have it are tests. A runner calls those of one class one after another,
        /// and waits for each.
        Test = "test",
        /// The runner waits even for an asynchronous test that returns nothing.
        AwaitsVoid = "awaits-void",
        /// One instance serves requests that come at the same time; an attribute: its method does.
        Handler = "handler",
        /// An attribute: a call of a method that has it returns at once, and the method runs on another thread.
        Spawned = "spawned",
        /// An attribute: what has it is used only by those who hold the lock that its value names.
        Guarded = "guarded",
    }
}

/// A set of facts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Facts(u32);

/// Of these, a type can have one only.
const SAFETY: [Fact; 4] = [Fact::ThreadUnsafe, Fact::ThreadSafe, Fact::Immutable, Fact::ThreadAffine];

impl Facts {
    /// Whether this fact is among them.
    pub fn has(self, fact: Fact) -> bool {
        self.0 & bit(fact) != 0
    }

    /// With one more fact.
    #[must_use]
    pub fn with(self, fact: Fact) -> Self {
        Facts(self.0 | bit(fact))
    }

    /// The facts, in the order of their declaration.
    pub fn iter(self) -> impl Iterator<Item = Fact> {
        use super::words::Word as _;
        Fact::ALL.iter().copied().filter(move |fact| self.has(*fact))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The facts that are true of derived types as well.
    pub(super) fn inherited(self) -> Self {
        Facts(self.0 & !(bit(Fact::Interface) | bit(Fact::Struct) | bit(Fact::Static)))
    }

    /// Two facts that exclude each other, if there are such.
    pub(super) fn contradiction(self) -> Option<(Fact, Fact)> {
        let mut present = SAFETY.into_iter().filter(|fact| self.has(*fact));
        Some((present.next()?, present.next()?))
    }

    /// These facts, and those of `older` that do not contradict them.
    pub(super) fn over(self, older: Facts) -> Self {
        let safety = SAFETY.into_iter().fold(Facts::default(), Facts::with);
        let kept = if self.0 & safety.0 == 0 { older.0 } else { older.0 & !safety.0 };
        Facts(self.0 | kept)
    }
}

fn bit(fact: Fact) -> u32 {
    1 << fact as u32
}
