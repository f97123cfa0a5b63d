//! How the libraries of .NET work, in C#, bundled: what an engine that runs programs runs where they call a library.
//!
//! The files under `models` at the root of the repository are laid over the [outlines](crate::framework) of the
//! same types, member by member. They stand on the few methods of `Threadbare.Kernel`, which engines know.

/// The listed files with the paths that people see.
macro_rules! files {
    ($($name:literal,)+) => {
        &[$((
            concat!("models/", $name, ".cs"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../models/", $name, ".cs")),
        ),)+]
    };
}

/// Path and text of each file.
pub fn files() -> &'static [(&'static str, &'static str)] {
    files![
        "System/Array",
        "System/Collections/Generic/Comparers",
        "System/Collections/Generic/Dictionary",
        "System/Collections/Generic/Exceptions",
        "System/Collections/Generic/HashSet",
        "System/Collections/Generic/LinkedList",
        "System/Collections/Generic/List",
        "System/Collections/Generic/PriorityQueue",
        "System/Collections/Generic/Queue",
        "System/Collections/Generic/SortedDictionary",
        "System/Collections/Generic/SortedList",
        "System/Collections/Generic/SortedSet",
        "System/Collections/Generic/Stack",
        "System/Console",
        "System/Convert",
        "System/Diagnostics/Stopwatch",
        "System/Environment",
        "System/Exception",
        "System/Exceptions",
        "System/IO/Exceptions",
        "System/Lazy",
        "System/Math",
        "System/Object",
        "System/Primitives",
        "System/Random",
        "System/Runtime/CompilerServices/Awaiters",
        "System/Span",
        "System/String",
        "System/Text/StringBuilder",
        "System/Threading/Barrier",
        "System/Threading/Cancellation",
        "System/Threading/CountdownEvent",
        "System/Threading/Exceptions",
        "System/Threading/ExecutionContext",
        "System/Threading/Interlocked",
        "System/Threading/Lock",
        "System/Threading/ManualResetEventSlim",
        "System/Threading/Monitor",
        "System/Threading/ReaderWriterLock",
        "System/Threading/ReaderWriterLockSlim",
        "System/Threading/SemaphoreSlim",
        "System/Threading/SpinLock",
        "System/Threading/SynchronizationContext",
        "System/Threading/Tasks/Combinators",
        "System/Threading/Tasks/Continuations",
        "System/Threading/Tasks/Parallel",
        "System/Threading/Tasks/Task",
        "System/Threading/Tasks/TaskCanceledException",
        "System/Threading/Tasks/TaskCompletionSource",
        "System/Threading/Tasks/TaskFactory",
        "System/Threading/Tasks/TaskOfResult",
        "System/Threading/Tasks/TaskScheduler",
        "System/Threading/Tasks/ValueTask",
        "System/Threading/Thread",
        "System/Threading/ThreadPool",
        "System/Threading/Timer",
        "System/Threading/Volatile",
        "System/Threading/WaitHandle",
        "System/Time",
        "System/Tuple",
        "Threadbare/AsyncMethods",
        "Threadbare/Bag",
        "Threadbare/Continuations",
        "Threadbare/Iterator",
        "Threadbare/Kernel",
        "Threadbare/Pool",
        "Threadbare/Table",
        "Threadbare/Waiting",
    ]
}
