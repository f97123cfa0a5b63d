//! Which calls lock, start, wait or order, and what is told around them.
//!
//! Release comes before the call and acquire behind it: so whatever two threads really handed to each other through the library is
//! also ordered in the trace. The reverse does not hold: the trace may order more than the library does. That hides races, and makes up
//! none.

mod locks;
mod outside;
mod tasks;

use crate::clr::assemblies::{is_platform, is_usually_excluded};
use crate::clr::names::Callee;
use crate::clr::record::relations::How;
use crate::clr::record::told::Told;
use cil::signature::{Layout, Receiver, Type};
use locks::{interlocked, lock, monitor, reader_writer, thread, volatile};
use outside::with_outside;
use tasks::{SERVICES, asynchronous, completion_source, factory, task};

/// What is put around a call.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Wrap {
    pub(super) before: Vec<(Told, Of)>,
    pub(super) after: Vec<(Told, Of)>,
    /// How the result belongs to arguments.
    pub(super) gives: Option<How>,
    /// What is accessed in one step, through the address that is the first argument.
    pub(super) accesses: Option<Told>,
    /// What keeps the delegates among the arguments: whoever uses it may cause that they are called.
    pub(super) holder: Option<Of>,
    /// Does it use the receiver, if that is an object?
    pub(super) uses_receiver: bool,
}

/// What is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Of {
    Nothing,
    /// The receiver, or else the first argument: an object.
    First,
    /// The object in the first word of a structure, whose address is the receiver.
    InFirst,
    /// Likewise, whose address is the first argument behind the receiver.
    InSecond,
    /// The object that is returned.
    Result,
    /// The first, if the call returned true or left it in its last argument.
    FirstIfTrue,
    /// Like `InFirst`, if the call returned true.
    InFirstIfTrue,
    /// The first, if the call returned false.
    FirstIfFalse,
    /// The first, a thread, if the call returned the state of one that has ended.
    FirstIfEnded,
    /// Every argument that others may signal, or an array of such.
    Handles,
    /// Every delegate among the arguments.
    Delegates,
    /// Every argument that may be a collection.
    Collections,
}

/// Who calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum From {
    /// The method that an asynchronous one became.
    StateMachine,
    Elsewhere,
}

impl Wrap {
    fn before(told: Told, of: Of) -> Wrap {
        Wrap { before: vec![(told, of)], ..Wrap::default() }
    }

    fn after(told: Told, of: Of) -> Wrap {
        Wrap { after: vec![(told, of)], ..Wrap::default() }
    }

    fn around(before: (Told, Of), after: (Told, Of)) -> Wrap {
        Wrap { before: vec![before], after: vec![after], ..Wrap::default() }
    }

    fn access(told: Told) -> Wrap {
        Wrap { accesses: Some(told), ..Wrap::default() }
    }

    /// Is it about any of the arguments, or about the result?
    pub(super) fn needs_arguments(&self) -> bool {
        let is_about = self.before.iter().chain(&self.after).any(|(_, of)| *of != Of::Nothing);
        is_about || self.gives.is_some() || self.holder.is_some()
    }

    /// The delegates among the arguments are handed over, and kept.
    fn hands(holder: Option<Of>) -> Wrap {
        Wrap { holder, ..Wrap::before(Told::Hand, Of::Delegates) }
    }
}

/// Types of the library whose methods call delegates before they return, on the same thread.
const SYNCHRONOUS: [&str; 9] = [
    "System.Linq.Enumerable",
    "System.Collections.Generic",
    "System.Collections.Immutable",
    "System.Array",
    "System.String",
    "System.Text",
    "System.Delegate",
    "System.MulticastDelegate",
    "System.Threading.Thread",
];

/// Objects of classes whose names begin like this order threads: each call on one comes behind the calls before.
const ORDERED: [&str; 9] = [
    "System.Threading.",
    "System.Collections.Concurrent.",
    "System.Lazy`1",
    "System.Timers.",
    "System.IProgress`1",
    "System.Progress`1",
    "System.Buffers.ArrayPool`1",
    "System.Buffers.MemoryPool`1",
    "Microsoft.Extensions.ObjectPool.",
];

/// What keeps delegates of these types may call them at the same time, and tells nobody when it has.
const CARELESS: [&str; 5] = [
    "System.Threading.Timer",
    "System.Threading.ThreadPool",
    "System.Timers.Timer",
    "System.Progress`1",
    "System.Lazy`1",
];

/// Static methods of these types call delegates soon, for nothing else than that they were told to.
const AT_ONCE: [&str; 3] =
    ["System.Threading.ThreadPool", "System.Threading.SpinWait", "System.Threading.ExecutionContext"];

/// Handles that the whole machine may know by their names.
const NAMED_HANDLES: [&str; 3] =
    ["System.Threading.Mutex", "System.Threading.Semaphore", "System.Threading.EventWaitHandle"];

/// Objects of these types belong to one thread at a time, or only look as if they were shared.
const UNORDERED: [&str; 7] = [
    "System.Threading.Thread",
    "System.Threading.ThreadLocal`1",
    "System.Threading.AsyncLocal`1",
    "System.Threading.ExecutionContext",
    "System.Threading.SpinWait",
    "System.Threading.Tasks.TaskScheduler",
    "System.Threading.Tasks.ParallelOptions",
];

/// What is put around a call of this method of the library; nothing around most.
pub(super) fn wrap_of(callee: &Callee, from: From) -> Option<Wrap> {
    let (owner, name) = (&*callee.owner_name, callee.name.as_str());
    if let Some(service) = owner.strip_prefix(SERVICES) {
        let is_table = service == "ConditionalWeakTable`2" && callee.name != ".ctor";
        return if is_table { Some(used(owner, callee)) } else { asynchronous(service, callee, from) };
    }
    let known = match owner {
        "System.Threading.Monitor" => monitor(name),
        "System.Threading.Thread" => thread(name, callee),
        "System.Threading.Interlocked" => interlocked(name),
        "System.Threading.Volatile" => volatile(name),
        "System.Threading.ReaderWriterLockSlim" => reader_writer(name),
        "System.Threading.Lock" => lock(name),
        "System.Threading.Lock.Scope" => Some(Wrap::before(Told::Release, Of::InFirst)),
        "System.Threading.SpinLock" => {
            Some(Wrap::around((Told::Somewhere, Of::Nothing), (Told::Somewhere, Of::Nothing)))
        }
        "System.Threading.Tasks.Task" | "System.Threading.Tasks.Task`1" => Some(task(name, callee)),
        "System.Threading.Tasks.ValueTask" | "System.Threading.Tasks.ValueTask`1" => match name {
            "get_Result" | "get_IsCompleted" | "get_IsCompletedSuccessfully" | "get_IsFaulted" => {
                Some(Wrap::after(Told::Looked, Of::InFirst))
            }
            _ => None,
        },
        "System.Threading.Tasks.TaskFactory" | "System.Threading.Tasks.TaskFactory`1" => Some(factory(name)),
        "System.Threading.ThreadPool" => thread_pool(name, callee),
        "System.Threading.WaitHandle" if callee.signature.receiver == Receiver::None => {
            Some(Wrap::around((Told::SyncUpdate, Of::Handles), (Told::SyncUpdate, Of::Handles)))
        }
        "System.Threading.CancellationToken" => cancellation_token(name),
        "System.Threading.CancellationTokenSource" => cancellation_source(name),
        // Who has taken a callback back comes behind its last call.
        "System.Threading.CancellationTokenRegistration" => match name {
            "Dispose" | "DisposeAsync" | "Unregister" => Some(Wrap::after(Told::Looked, Of::Nothing)),
            _ => None,
        },
        // Who awaits a value task of it does not know what completes that.
        "System.Threading.Tasks.Sources.ManualResetValueTaskSourceCore`1" => match name {
            "SetResult" | "SetException" => Some(Wrap::before(Told::SomeTask, Of::Nothing)),
            "GetStatus" | "GetResult" => Some(Wrap::after(Told::Looked, Of::Nothing)),
            "OnCompleted" => Some(Wrap::before(Told::Continue, Of::Delegates)),
            _ => None,
        },
        "System.IAsyncResult" if name == "get_IsCompleted" => Some(Wrap::after(Told::Looked, Of::Nothing)),
        // What they update is only known by its address.
        "System.Threading.LazyInitializer" | "System.Collections.Immutable.ImmutableInterlocked" => {
            let mut wrap = Wrap::around((Told::Use, Of::Nothing), (Told::Used, Of::Nothing));
            wrap.before.push((Told::Hand, Of::Delegates));
            Some(wrap)
        }
        "System.Threading.Tasks.Parallel" => {
            Some(Wrap::around((Told::Hand, Of::Delegates), (Told::Waited, Of::Nothing)))
        }
        "System.Threading.Tasks.TaskCompletionSource" | "System.Threading.Tasks.TaskCompletionSource`1" => {
            Some(completion_source(name))
        }
        "System.Linq.ParallelEnumerable" => Some(parallel_query(callee)),
        _ if is_parallel_query(owner) => Some(parallel_query(callee)),
        // It turns into what reads from it or writes to it.
        _ if name == "op_Implicit" && owner.starts_with("System.Threading.Channels.Channel`") => {
            Some(Wrap { gives: Some(How::Part), ..Wrap::default() })
        }
        _ if is_collection(owner) => return with_value_task(interface(owner, callee), callee),
        _ => None,
    };
    let wrap = known.or_else(|| ordering(owner, callee)).or_else(|| delegates(owner, callee));
    let wrap = with_handles(with_collections(wrap, callee), callee);
    with_value_task(with_outside(with_token(wrap, callee), callee), callee)
}

/// A collection that is only known as such.
fn interface(owner: &str, callee: &Callee) -> Option<Wrap> {
    // What is current was found by the last step.
    if owner == "System.Collections.Generic.IEnumerator`1" || callee.name == "get_Current" {
        return None;
    }
    let mut wrap = Wrap::around((Told::Meet, Of::First), (Told::Met, Of::First));
    wrap.gives = returns_collection(callee).then_some(How::PerhapsPart);
    Some(wrap)
}

/// What the library gets may be a collection that orders threads, and it may walk through it now or later.
fn with_collections(wrap: Option<Wrap>, callee: &Callee) -> Option<Wrap> {
    if !is_library(&callee.owner_name) || !callee.parameters.iter().flatten().any(|name| may_order(name)) {
        return wrap;
    }
    let mut wrap = wrap.unwrap_or_default();
    wrap.before.insert(0, (Told::Meet, Of::Collections));
    wrap.after.push((Told::Met, Of::Collections));
    if returns_collection(callee) {
        wrap.gives = wrap.gives.or(Some(How::PerhapsPart));
    }
    Some(wrap)
}

fn is_parallel_query(name: &str) -> bool {
    name.starts_with("System.Linq.ParallelQuery") || name.starts_with("System.Linq.OrderedParallelQuery")
}

/// Parallel queries: who gets an answer comes behind the tasks that found it.
fn parallel_query(callee: &Callee) -> Wrap {
    let is_query = callee.returned.as_deref().is_some_and(is_parallel_query);
    let mut wrap = Wrap::hands(Some(Of::First));
    if is_query || returns_collection(callee) {
        wrap.gives = Some(How::Parallel);
    } else {
        wrap.before.push((Told::Waiting, Of::Nothing));
        wrap.after.push((Told::Waited, Of::Nothing));
    }
    wrap
}

fn returns_collection(callee: &Callee) -> bool {
    callee.returned.as_deref().is_some_and(is_collection)
}

/// Is a type an interface of collections, of walks through them or of queries over them, by its name?
pub(super) fn is_collection(name: &str) -> bool {
    let plain = name.split(['<', '`']).next().unwrap_or(name);
    let Some((space, last)) = plain.rsplit_once('.') else { return false };
    let is_interface = last.starts_with('I') && last[1..].starts_with(char::is_uppercase);
    let is_known = matches!(space, "System.Collections" | "System.Collections.Generic" | "System.Linq");
    is_known && is_interface && !last.ends_with("Comparer") && !last.ends_with("Comparable")
}

/// A value task may be done already, and then there is no object that could tell who did it.
fn with_value_task(wrap: Option<Wrap>, callee: &Callee) -> Option<Wrap> {
    const VALUE_TASK: &str = "System.Threading.Tasks.ValueTask";
    let gives = callee.returned.as_deref().is_some_and(|name| name.starts_with(VALUE_TASK));
    if !gives || !is_library(&callee.owner_name) || callee.owner_name.starts_with(VALUE_TASK) {
        return wrap;
    }
    let mut wrap = wrap.unwrap_or_default();
    wrap.after.push((Told::Looked, Of::Nothing));
    Some(wrap)
}

/// Is it a collection that orders threads, or may be one, or an array of such, by its name?
pub(super) fn may_order(name: &str) -> bool {
    is_collection(name) || name.starts_with("System.Collections.Concurrent.")
}

/// Handles that have a name stand for what others with that name stand for, too; and the library signals those that it gets or gives away.
fn with_handles(wrap: Option<Wrap>, callee: &Callee) -> Option<Wrap> {
    let has = |is_it: fn(&str) -> bool| callee.parameters.iter().flatten().any(|name| is_it(name));
    let waits = |owner: &str| is_handle(owner) || owner == "System.Threading.ThreadPool";
    let is_lent = is_library(&callee.owner_name) && has(is_handle) && !waits(&callee.owner_name);
    let makes = matches!(callee.name.as_str(), ".ctor" | "OpenExisting");
    let is_given = is_library(&callee.owner_name) && callee.returned.as_deref().is_some_and(is_handle);
    let is_named = makes && NAMED_HANDLES.contains(&&*callee.owner_name) && has(|name| name == "string");
    if !is_lent && !is_given && !is_named {
        return wrap;
    }
    let mut wrap = wrap.unwrap_or_default();
    if is_lent {
        wrap.before.push((Told::Lend, Of::Handles));
    }
    if is_given {
        wrap.after.push((Told::Lend, Of::Result));
    }
    if is_named {
        wrap.after.push((Told::Share, Of::Result));
    }
    Some(wrap)
}

/// Is a type one of those whose methods are not rewritten, by its name?
fn is_library(owner: &str) -> bool {
    is_platform(owner) || is_usually_excluded(owner)
}

fn thread_pool(name: &str, callee: &Callee) -> Option<Wrap> {
    if takes_work_items(callee) {
        return Some(Wrap::before(Told::Begin, Of::First));
    }
    name.contains("RegisterWait").then(|| Wrap::hands(Some(Of::First)))
}

/// Its source is in its first word.
fn cancellation_token(name: &str) -> Option<Wrap> {
    Some(match name {
        "get_IsCancellationRequested" => Wrap::after(Told::SyncUpdate, Of::InFirstIfTrue),
        "ThrowIfCancellationRequested" => {
            Wrap::around((Told::Waiting, Of::Nothing), (Told::Returned, Of::Nothing))
        }
        "Register" | "UnsafeRegister" => Wrap::hands(Some(Of::InFirst)),
        _ => return None,
    })
}

fn cancellation_source(name: &str) -> Option<Wrap> {
    match name {
        // Many look, again and again, and nothing has happened.
        "get_IsCancellationRequested" => Some(Wrap::after(Told::SyncUpdate, Of::FirstIfTrue)),
        "get_Token" => Some(Wrap::default()),
        // Others cancel it.
        "CreateLinkedTokenSource" => Some(Wrap::after(Told::Lend, Of::Result)),
        _ => None,
    }
}

/// A call that may end with an exception when somebody cancels it, and so may the task that it gives. Who cancels something completes some tasks.
fn with_token(wrap: Option<Wrap>, callee: &Callee) -> Option<Wrap> {
    let is_token = |name: &String| name == "System.Threading.CancellationToken";
    let may_end = is_library(&callee.owner_name) && callee.parameters.iter().flatten().any(is_token);
    let is_told = wrap.iter().flat_map(|wrap| &wrap.before).any(|(told, _)| *told == Told::Waiting);
    let is_made = callee.name == ".ctor";
    let gives = if is_made { plainly(&callee.owner_name) } else { callee.returned.as_deref().unwrap_or("") };
    if !may_end || is_made && !is_task(gives) {
        return wrap;
    }
    let mut wrap = wrap.unwrap_or_default();
    if is_task(gives) {
        wrap.after.push((Told::Cancellable, Of::Result));
    }
    if !is_told && !is_made {
        wrap.before.push((Told::Waiting, Of::Nothing));
        wrap.after.push((Told::Returned, Of::Nothing));
    }
    Some(wrap)
}

/// Other objects that order.
fn ordering(owner: &str, callee: &Callee) -> Option<Wrap> {
    let is_one = ORDERED.iter().any(|space| owner.starts_with(space)) && !UNORDERED.contains(&owner);
    let is_object = match callee.signature.receiver {
        Receiver::Implicit => !is_structure(callee),
        _ => extends_ordered(callee),
    };
    (is_one && is_object && callee.name != ".ctor").then(|| used(owner, callee))
}

/// Is it a static method whose first argument is an object that orders, and no task?
fn extends_ordered(callee: &Callee) -> bool {
    let first = callee.signature.parameters.first().map(Type::unmodified);
    let is_object = matches!(first, Some(Type::Named { layout: Layout::Reference, .. }));
    let name = callee.parameters.first().and_then(Option::as_deref).unwrap_or_default();
    is_object
        && ORDERED.iter().any(|space| name.starts_with(plainly(space)))
        && !is_delegate(name)
        && !is_task(name)
}

/// A call on an object that orders.
fn used(owner: &str, callee: &Callee) -> Wrap {
    let mut wrap = Wrap::around((Told::Use, Of::First), (Told::Used, Of::First));
    let is_part =
        |name: &str| is_collection(name) || is_task(name) || is_end_of_channel(name) || is_handle(name);
    wrap.gives = callee.returned.as_deref().is_some_and(is_part).then_some(How::Part);
    // Who waits for something to read has been given a value task, and what completes that is not to be seen.
    let cancels = owner == "System.Threading.CancellationTokenSource" && callee.name.starts_with("Cancel");
    if cancels || owner == "System.Threading.Channels.ChannelWriter`1" {
        wrap.before.push((Told::SomeTask, Of::Nothing));
    }
    if has_delegates(callee) {
        wrap.before.push((Told::Hand, Of::Delegates));
        wrap.holder = Some(Of::First);
    }
    wrap
}

/// The name of a type without the number of its type parameters.
fn plainly(name: &str) -> &str {
    name.split('`').next().unwrap_or(name)
}

fn is_task(name: &str) -> bool {
    name.strip_prefix("System.Threading.Tasks.Task")
        .is_some_and(|rest| rest.is_empty() || rest.starts_with('<'))
}

fn is_end_of_channel(name: &str) -> bool {
    ["Reader<", "Writer<"].iter().any(|end| {
        name.strip_prefix("System.Threading.Channels.Channel").is_some_and(|rest| rest.starts_with(end))
    })
}

/// Is the receiver a structure? Of a type without arguments its name has to tell.
pub(super) fn is_structure(callee: &Callee) -> bool {
    const KNOWN: [&str; 12] = [
        "System.Threading.AsyncFlowControl",
        "System.Threading.CancellationToken",
        "System.Threading.CancellationTokenRegistration",
        "System.Threading.Lock.Scope",
        "System.Threading.LockCookie",
        "System.Threading.NativeOverlapped",
        "System.Threading.SpinLock",
        "System.Threading.SpinWait",
        "System.Threading.Tasks.ParallelLoopResult",
        "System.Threading.Tasks.ValueTask",
        "System.Threading.Overlapped",
        "System.Threading.HostExecutionContext",
    ];
    let name = &*callee.owner_name;
    match &callee.owner_type {
        Type::Named { arguments, layout, .. } if !arguments.is_empty() => *layout == Layout::Value,
        _ => KNOWN.contains(&name) || name.ends_with("Awaiter") || name.ends_with("MethodBuilder"),
    }
}

/// Whoever gets a delegate may call it anywhere.
fn delegates(owner: &str, callee: &Callee) -> Option<Wrap> {
    let is_synchronous = SYNCHRONOUS.iter().any(|known| {
        owner.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '`']))
    });
    if !is_library(owner) || is_synchronous || !has_delegates(callee) {
        return None;
    }
    let is_known = ORDERED.iter().any(|space| owner.starts_with(space));
    Some(match callee.name.as_str() {
        ".ctor" if is_known => Wrap::hands(Some(Of::Result)),
        _ if AT_ONCE.contains(&owner) => Wrap::hands(None),
        _ => Wrap::before(Told::HandOut, Of::Delegates),
    })
}

/// How a call of the library keeps delegates.
pub(super) fn keeps(callee: &Callee) -> How {
    if CARELESS.contains(&&*callee.owner_name) { How::Held } else { How::HeldInTurn }
}

/// Objects that are work themselves.
fn takes_work_items(callee: &Callee) -> bool {
    callee
        .parameters
        .first()
        .is_some_and(|name| name.as_deref() == Some("System.Threading.IThreadPoolWorkItem"))
}

fn has_delegates(callee: &Callee) -> bool {
    callee.parameters.iter().flatten().any(|name| is_delegate(name))
}

/// Is it something that others may signal, or an array of such, by its name?
pub(super) fn is_handle(name: &str) -> bool {
    name.trim_end_matches("[]") == "System.Threading.WaitHandle"
}

/// Is a type a delegate, by its name?
pub(super) fn is_delegate(name: &str) -> bool {
    let name = name.trim_end_matches("[]");
    let plain = name.split(['<', '`']).next().unwrap_or(name);
    plain == "System.Action"
        || plain == "System.Func"
        || ["Callback", "EventHandler", "Handler", "ThreadStart", "Delegate"]
            .iter()
            .any(|end| plain.ends_with(end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn collections_are_known_by_their_interfaces() {
        let collections = [
            "System.Collections.IEnumerator",
            "System.Collections.Generic.IDictionary`2",
            "System.Collections.Generic.IEnumerable<Acme.Item>",
            "System.Linq.IOrderedEnumerable<?>",
        ];
        assert!(collections.into_iter().all(is_collection));
        let others = [
            "System.Collections.Generic.List`1",
            "System.Collections.Generic.IEqualityComparer<int>",
            "System.Collections.Concurrent.IProducerConsumerCollection`1",
            "Acme.IEnumerable",
            "IEnumerable",
        ];
        assert!(!others.into_iter().any(is_collection));
    }

    #[test]
    fn what_completes_tasks_gives_tasks_and_nothing_that_is_called_like_one() {
        let tasks = ["System.Threading.Tasks.Task", "System.Threading.Tasks.Task<bool>"];
        assert!(tasks.into_iter().all(is_task));
        assert!(
            !is_task("System.Threading.Tasks.TaskStatus")
                && !is_task("System.Threading.Tasks.ValueTask<int>")
        );
        assert!(is_end_of_channel("System.Threading.Channels.ChannelReader<int>"));
        assert!(!is_end_of_channel("System.Threading.Channels.ChannelClosedException"));
    }

    #[test]
    fn delegates_are_known_by_their_names() {
        let delegates =
            ["System.Action", "System.Func<int>", "System.Threading.ThreadStart", "System.Action[]"];
        assert!(delegates.into_iter().all(is_delegate));
        assert!(!is_delegate("System.Object") && !is_delegate("System.Actionable"));
    }
}
