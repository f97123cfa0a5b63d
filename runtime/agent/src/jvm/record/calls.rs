//! Which calls lock, wait or order, and what the recorder is told around them.
//!
//! Release comes before the call and acquire behind it: so whatever two threads really handed to each other through the library is
//! also ordered in the trace. The reverse does not hold: the trace may order more than the library does. That hides races, and makes up
//! none.

use classfile::MemberRef;

/// What is put around a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wrap {
    pub(super) before: Before,
    pub(super) after: After,
}

impl Wrap {
    const fn new(before: Before, after: After) -> Wrap {
        Wrap { before, after }
    }
}

/// What happens before a call. Methods of the recorder take the receiver and the place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Before {
    Nothing,
    Tell(&'static str),
    /// The library is about to tell something by itself; this is the place.
    At,
    /// The recorder makes the call: the receiver, the arguments, and the place.
    Instead(&'static str),
    /// The stamp that is the only argument is given back.
    Unstamp,
}

/// What happens behind a call that returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    Nothing,
    Tell(&'static str),
    /// Takes the result, which is a `boolean`, and gives it back.
    Judge(&'static str),
    /// Likewise, with a result that is the stamp of a lock.
    Stamp,
    /// Likewise, with a result that takes the place of the stamp that is the only argument.
    Upgrade,
    /// The result belongs to the receiver.
    Belongs,
}

const LOOK: [&str; 26] = [
    "get",
    "getAcquire",
    "getOpaque",
    "getPlain",
    "getVolatile",
    "intValue",
    "longValue",
    "contains",
    "containsKey",
    "containsValue",
    "size",
    "isEmpty",
    "peek",
    "peekFirst",
    "peekLast",
    "element",
    "getCount",
    "isDone",
    "isShutdown",
    "isTerminated",
    "isLocked",
    "getOrDefault",
    "availablePermits",
    "elementAt",
    "firstElement",
    "length",
];

/// Types of `java/util` whose methods may be those of a thread-safe object.
const COLLECTIONS: [&str; 18] = [
    "java/util/Map",
    "java/util/Collection",
    "java/util/List",
    "java/util/Set",
    "java/util/Queue",
    "java/util/Deque",
    "java/util/SortedMap",
    "java/util/NavigableMap",
    "java/util/SortedSet",
    "java/util/NavigableSet",
    "java/util/Vector",
    "java/util/Stack",
    "java/util/Hashtable",
    "java/util/Dictionary",
    "java/util/Properties",
    "java/util/Timer",
    "java/lang/StringBuffer",
    "java/lang/invoke/VarHandle",
];

/// What is put around a call of this method; nothing around most.
pub(super) fn wrap_of(member: &MemberRef<'_>, is_static: bool) -> Option<Wrap> {
    let (class, name, descriptor) = (member.class.decode(), member.name.decode(), member.descriptor.decode());
    if name.starts_with('<') {
        return None;
    }
    if is_static {
        return of_static(&class, &name);
    }
    monitor(&name, &descriptor)
        .or_else(|| thread(&name, &descriptor))
        .or_else(|| stamped(&class, &name, &descriptor))
        .or_else(|| lock(&class, &name, &descriptor))
        .or_else(|| ordering(&class, &name))
}

fn of_static(class: &str, name: &str) -> Option<Wrap> {
    match (class, name) {
        ("java/util/concurrent/locks/LockSupport", "unpark") => {
            Some(Wrap::new(Before::Tell("unparking"), After::Nothing))
        }
        ("java/util/concurrent/CompletableFuture", "runAsync" | "supplyAsync") => {
            Some(Wrap::new(Before::At, After::Nothing))
        }
        _ => None,
    }
}

/// Methods of `Object` that nobody can override.
fn monitor(name: &str, descriptor: &str) -> Option<Wrap> {
    match (name, descriptor) {
        ("wait", "()V" | "(J)V" | "(JI)V") => Some(Wrap::new(Before::Instead("waitFor"), After::Nothing)),
        ("notify", "()V") => Some(Wrap::new(Before::Tell("notifying"), After::Nothing)),
        ("notifyAll", "()V") => Some(Wrap::new(Before::Tell("notifyingAll"), After::Nothing)),
        _ => None,
    }
}

/// The recorder asks whether the receiver is a thread.
fn thread(name: &str, descriptor: &str) -> Option<Wrap> {
    match (name, descriptor) {
        ("start", "()V") | ("join", "()V" | "(J)V" | "(JI)V") => Some(Wrap::new(Before::At, After::Nothing)),
        ("isAlive", "()Z") => Some(Wrap::new(Before::Nothing, After::Judge("alive"))),
        ("interrupt", "()V") => Some(Wrap::new(Before::Tell("unparking"), After::Nothing)),
        _ => None,
    }
}

/// Likewise, whether it is a lock or a condition of the library: the class that is named may be one that extends it.
fn lock(class: &str, name: &str, descriptor: &str) -> Option<Wrap> {
    match (name, descriptor) {
        ("lock" | "lockInterruptibly", "()V") => Some(Wrap::new(Before::Nothing, After::Tell("locked"))),
        ("tryLock", "()Z" | "(JLjava/util/concurrent/TimeUnit;)Z") => {
            Some(Wrap::new(Before::Nothing, After::Judge("tried")))
        }
        ("unlock", "()V") => Some(Wrap::new(Before::Tell("unlocking"), After::Nothing)),
        ("newCondition", "()Ljava/util/concurrent/locks/Condition;") | ("readLock" | "writeLock", _)
            if descriptor.starts_with("()Ljava/util/concurrent/locks/") =>
        {
            Some(Wrap::new(Before::Nothing, After::Belongs))
        }
        ("await" | "awaitNanos" | "awaitUninterruptibly" | "awaitUntil", _)
            if class == "java/util/concurrent/locks/Condition" =>
        {
            Some(Wrap::new(Before::Tell("awaiting"), After::Tell("awoken")))
        }
        ("signal", "()V") => Some(Wrap::new(Before::Tell("signalling"), After::Nothing)),
        ("signalAll", "()V") => Some(Wrap::new(Before::Tell("signallingAll"), After::Nothing)),
        _ => None,
    }
}

/// Stamped locks are for readers and writers, too, and cannot be extended in what they do.
fn stamped(class: &str, name: &str, descriptor: &str) -> Option<Wrap> {
    if class != "java/util/concurrent/locks/StampedLock" {
        return None;
    }
    Some(match (name, descriptor) {
        ("asReadLock" | "asWriteLock" | "asReadWriteLock", _) => Wrap::new(Before::Nothing, After::Belongs),
        ("unlockRead" | "unlockWrite" | "unlock", "(J)V") => Wrap::new(Before::Unstamp, After::Nothing),
        ("tryConvertToReadLock" | "tryConvertToOptimisticRead", "(J)J") => {
            Wrap::new(Before::Unstamp, After::Stamp)
        }
        ("tryConvertToWriteLock", "(J)J") => Wrap::new(Before::Nothing, After::Upgrade),
        ("validate", "(J)Z") => Wrap::new(Before::Tell("validating"), After::Tell("validated")),
        _ if descriptor.ends_with(")J") => Wrap::new(Before::Nothing, After::Stamp),
        _ => return None,
    })
}

fn ordering(class: &str, name: &str) -> Option<Wrap> {
    let is_concurrent = class.starts_with("java/util/concurrent/")
        && !matches!(class, "java/util/concurrent/TimeUnit" | "java/util/concurrent/ThreadLocalRandom");
    if !is_concurrent && !COLLECTIONS.contains(&class) {
        return None;
    }
    let looks = LOOK.contains(&name) && class != "java/util/concurrent/Future";
    if looks {
        return Some(Wrap::new(Before::Nothing, After::Tell("looked")));
    }
    Some(Wrap::new(Before::Tell("calling"), After::Tell("called")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use classfile::{MemberKind, Text};

    fn wrapped(class: &str, name: &str, descriptor: &str) -> Option<Wrap> {
        let text = |text: &'static [u8]| Text(text);
        let leak = |word: &str| text(Vec::leak(word.as_bytes().to_vec()));
        let member = MemberRef {
            kind: MemberKind::Method,
            class: leak(class),
            name: leak(name),
            descriptor: leak(descriptor),
        };
        wrap_of(&member, false)
    }

    #[test]
    fn release_comes_before_and_acquire_behind() {
        let lock = wrapped("com/acme/MyLock", "lock", "()V").expect("it may be a lock");
        assert_eq!((lock.before, lock.after), (Before::Nothing, After::Tell("locked")));
        let unlock = wrapped("java/util/concurrent/locks/Lock", "unlock", "()V").expect("it is one");
        assert_eq!((unlock.before, unlock.after), (Before::Tell("unlocking"), After::Nothing));
        let put =
            wrapped("java/util/Map", "put", "(LObject;LObject;)LObject;").expect("it may be concurrent");
        assert_eq!((put.before, put.after), (Before::Tell("calling"), After::Tell("called")));
        assert_eq!(wrapped("java/util/HashMap", "put", "(LObject;LObject;)LObject;"), None);
        let stamped = |name, descriptor| wrapped("java/util/concurrent/locks/StampedLock", name, descriptor);
        let write = stamped("tryWriteLock", "(JLjava/util/concurrent/TimeUnit;)J").expect("it is one");
        assert_eq!((write.before, write.after), (Before::Nothing, After::Stamp));
        let unlock = stamped("unlockWrite", "(J)V").expect("it is one");
        assert_eq!((unlock.before, unlock.after), (Before::Unstamp, After::Nothing));
    }
}
