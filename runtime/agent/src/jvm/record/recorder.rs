//! The recorder inside of the program: its classes, and in which of them the methods are that programs and the library call.

/// Around accesses to memory.
const MEMORY: &str = "java/lang/ThreadbareMemory";
/// Around locks, waits and notifications.
const LOCKS: &str = "java/lang/ThreadbareLocks";
/// Where threads begin and end, and tasks go.
const HANDOVER: &str = "java/lang/ThreadbareHandover";
/// Says whether events are recorded: its fields `armed` and `on`.
pub(super) const EVENTS: &str = "java/lang/ThreadbareEvents";
/// Says whether owners may do without locks: its field `fences`.
pub(super) const OWNERS: &str = "java/lang/ThreadbareOwners";

/// All classes, in the order in which they need each other.
pub(super) const CLASSES: [(&str, &[u8]); 9] = [
    ("java/lang/ThreadbareThread", include_bytes!("classes/ThreadbareThread.class")),
    ("java/lang/ThreadbareEntry", include_bytes!("classes/ThreadbareEntry.class")),
    (EVENTS, include_bytes!("classes/ThreadbareEvents.class")),
    ("java/lang/ThreadbareObjects", include_bytes!("classes/ThreadbareObjects.class")),
    ("java/lang/ThreadbareOrder", include_bytes!("classes/ThreadbareOrder.class")),
    (OWNERS, include_bytes!("classes/ThreadbareOwners.class")),
    (MEMORY, include_bytes!("classes/ThreadbareMemory.class")),
    (HANDOVER, include_bytes!("classes/ThreadbareHandover.class")),
    (LOCKS, include_bytes!("classes/ThreadbareLocks.class")),
];

/// The class that a method of this name is in.
pub(super) fn home(method: &str) -> &'static str {
    match method {
        "acquiring" | "acquired" | "releasing" | "waitFor" | "notifying" | "notifyingAll" | "belongs"
        | "locked" | "tried" | "unlocking" | "stamped" | "unstamping" | "upgraded" | "validating"
        | "validated" | "awaiting" | "awoken" | "signalling" | "signallingAll" => LOCKS,
        "initializing" | "initialized" | "at" | "forking" | "ending" | "joined" | "sync" | "beginning"
        | "ended" | "syncTasks" | "syncPromises" | "calling" | "called" | "looked" | "unparking"
        | "alive" => HANDOVER,
        _ => MEMORY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use classfile::{Access, ClassFile};

    #[test]
    fn every_method_is_at_home() {
        for (name, file) in CLASSES {
            let class = ClassFile::parse(file).expect("a class");
            assert_eq!(class.name, name);
            for method in class.methods.iter().filter(|method| method.access.has(Access::PUBLIC)) {
                let method = method.name.decode();
                assert_eq!(home(&method), name, "{method}");
            }
        }
    }
}
