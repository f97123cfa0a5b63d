//! Recording: every access, lock and thread of the program, in an order in which each read sees the write that it saw.
//!
//! - `rewrite`, `calls`: the program's classes, with the recorder told around accesses and calls.
//! - `library`: the few methods of the JDK that tell where threads begin and tasks go.
//! - `java/lang/*.java`: the recorder inside of the program; `classes` holds it compiled, `recorder` knows what is where.
//! - `crate::record`: the file that it writes into as if it were memory, and its limits. `trace::spool` says what stands there, and
//!   makes a trace of it.
//!
//! **Why the order is right.** Memory is divided into 1,024 stripes, by the identity of objects and arrays and by the names of static
//! fields; a location is always in the same stripe. An access takes the lock of its stripe, then happens, then is told, then gives the
//! lock back. It is told with a Lamport stamp: one more than the larger of the thread's clock and the stripe's clock, which both
//! become this stamp. So (1) stamps grow along each thread, and (2) along each stripe, in the order in which its lock was held.
//! Sorted by stamps, all accesses to one location stand in the order in which they happened, plain and volatile alike: a read stands
//! behind the write that it saw, with no other write between. Locks and monitors are told while they are held, under the stripe of
//! their object: by (2) the sections of a lock do not overlap. The first stamp of a thread is larger than that of its start,
//! and that of a join larger than the last one of the thread. Hence the sorted events are a trace: an order that respects every
//! thread, what every read saw, every lock, and every start and join.
//!
//! An event is in the file before the lock of its stripe is given back. So when the process is killed, everything that another
//! thread has seen is there: each thread has lost at most the one event that it was about to write.
//!
//! **What is filtered.** Of an object that only one thread has used so far, just the last eight accesses are kept (seven, if there were more). When a second
//! thread comes, they are told with their old stamps; and if more were forgotten, the trace says with a volatile write and
//! read that all of them came before the second thread. No order is claimed to be possible that would disturb what was
//! forgotten. What can be missed are races with it. What static initializers do is forgotten in the same way: the virtual machine
//! orders it before everybody else. Accesses to a static field are not filtered.
//!
//! **Owners without locks.** After a number of accesses the owner of such an object needs the lock of its stripe no more: it raises a
//! flag of its own, looks whether the object is still its own, accesses, keeps the access with the next stamp of its own clock, and
//! lowers the flag. A second thread takes the lock of the stripe, says that the object is no longer the owner's, makes every thread
//! of the process pass a fence (`fence`), and waits until the owner's flag is down. Either the owner raised its flag before the
//! fence: then the second thread sees that, and waits until the access is kept. Or it did so behind the fence: then it sees that the
//! object is not its own any more, and takes the lock. So accesses still exclude each other. The second thread moves the clock of the
//! stripe behind the last stamp of the owner: so (2) holds from there on, and before there was only one thread, whose stamps grow
//! by (1). To take an object back costs microseconds: the more often it happens, the later owners do without the lock. Systems without
//! such a fence always use the lock.
//!
//! **Values** have 32 bits. One is told only if these are all of it: two equal values are equal, so a read that is claimed to see another write of the same
//! value goes on as it did. What does not fit, what is not a number, and what owners without locks do to wide fields is told without a value, and equals nothing.
//!
//! **Objects** are numbered in a table of weak references, found by identity hash and compared by identity. Numbers grow and are
//! never used again.

mod calls;
mod fence;
mod library;
mod recorder;
mod rewrite;

use super::apis::is_platform;
use super::machine::{FieldId, Global, Jni, Jvmti, Ref, Table, Vm};
use super::packages::Packages;
use super::{Shown, with_recorder};
use crate::record::{Files, Stream, max_time};
use crate::settings::Settings;
use classfile::Problem;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A class as it is recorded, be it the JDK's or the program's; `None` if there is nothing to record in it.
pub(super) fn rewritten(
    file: &[u8],
    next_place: &mut dyn FnMut() -> Option<u32>,
) -> Result<Option<Vec<u8>>, Problem> {
    Ok(rewrite::rewrite(file, |class| class.starts_with("java/"), next_place)?.file)
}

/// Everything that lives as long as the process.
pub(super) struct Recorder {
    vm: Vm,
    pub(super) jvmti: Jvmti,
    packages: Packages,
    files: Files,
    /// Has the virtual machine started?
    ready: AtomicBool,
    /// The class that says whether events are recorded, and its fields `armed` and `on`.
    switch: OnceLock<(Global, [FieldId; 2])>,
}

impl Recorder {
    /// The virtual machine starts.
    pub(super) fn new(vm: Vm, jvmti: Jvmti) -> std::io::Result<Recorder> {
        let recorder = Recorder {
            vm,
            jvmti,
            packages: Packages::new(&Settings::from_environment()),
            files: Files::create()?,
            ready: AtomicBool::new(false),
            switch: OnceLock::new(),
        };
        Ok(recorder)
    }

    fn trouble(&self, text: &str) {
        self.files.trouble(text);
    }

    pub(super) fn stop(&self, why: &str) {
        self.ready.store(false, Ordering::Relaxed);
        self.trouble(&format!("recording stopped: {why}"));
    }

    /// The process ends.
    pub(super) fn end(&self) {
        self.files.end();
    }

    /// Defines the recorder's classes, changes those of the JDK, and begins.
    pub(super) fn begin(&'static self, jni: Jni) {
        let (mut events, mut owners) = (None, None);
        for (name, file) in recorder::CLASSES {
            let Some(class) = jni.define_class(name, file) else {
                return self.trouble("nothing is recorded: the recorder's classes cannot be defined");
            };
            match name {
                recorder::EVENTS => events = Some(class),
                recorder::OWNERS => owners = Some(class),
                _ => {}
            }
        }
        let switch = events.and_then(|class| {
            let fields = [jni.static_field(class, c"armed", c"Z")?, jni.static_field(class, c"on", c"Z")?];
            Some((jni.global(class)?, fields))
        });
        let Some(switch) = switch else {
            return self.trouble("nothing is recorded: the recorder has no switch");
        };
        // The first one stays.
        let _ = self.switch.set(switch);
        self.ready.store(true, Ordering::Release);
        self.watch_library();
        let fences = owners.and_then(|class| Some((class, jni.static_field(class, c"fences", c"Z")?)));
        if let Some((class, field)) = fences.filter(|_| fence::prepare()) {
            jni.set_static_boolean(class, field, true);
        }
        jni.set_static_boolean(switch.0.0, switch.1[0], true);
        if let Some(time) = max_time() {
            self.stop_after(jni, time);
        }
    }

    /// The JDK's classes are changed when they are loaded; those that are already, now. None is loaded for us: what a class does when
    /// it begins may depend on what the program did before.
    fn watch_library(&self) {
        let wanted = library::classes();
        for class in self.jvmti.loaded_classes().unwrap_or_default() {
            let Some(name) = self.jvmti.class_name(class) else { continue };
            if wanted.contains(&name.as_str()) && self.jvmti.retransform(class).is_none() {
                self.trouble(&format!(
                    "{} cannot be watched: the order between threads may be incomplete",
                    name.replace('/', ".")
                ));
            }
        }
    }

    fn stop_after(&'static self, jni: Jni, time: Duration) {
        let Some(group) = self.jvmti.system_group().and_then(|group| jni.global(group)) else { return };
        let timer = std::thread::Builder::new().name("threadbare".to_owned());
        let started = timer.spawn(move || {
            std::thread::sleep(time);
            let (Some(jni), Some((class, fields))) =
                (self.vm.attach(c"threadbare", group), self.switch.get())
            else {
                return;
            };
            for field in fields {
                jni.set_static_boolean(class.0, *field, false);
            }
            self.files.out_of_time(time);
            // To detach would have to wait for a virtual machine that ends; to return would leave a thread that it believes in.
            loop {
                std::thread::park();
            }
        });
        if started.is_err() {
            self.trouble("the time is not limited: a thread cannot be started");
        }
    }

    /// A class is loaded, or is shown to us again: the same, telling what it does.
    pub(super) fn rewrite(&self, shown: &Shown<'_>) -> Option<Vec<u8>> {
        if !self.ready.load(Ordering::Acquire) {
            return None;
        }
        if shown.is_bootstrap {
            let is_wanted = library::classes().contains(&shown.name);
            return is_wanted.then(|| library::rewrite(shown.file).ok()?)?;
        }
        shown.is_new.then(|| self.rewrite_own(shown.name, shown.file))?
    }

    fn rewrite_own(&self, name: &str, file: &[u8]) -> Option<Vec<u8>> {
        if !self.packages.watch(name) {
            return None;
        }
        match rewrite::rewrite(file, is_platform, &mut || self.files.next_place()) {
            Ok(rewritten) => {
                self.files.write(&rewritten.book);
                rewritten.file
            }
            Err(problem) => {
                self.trouble(&format!("{} is not recorded: {problem}", name.replace('/', ".")));
                None
            }
        }
    }
}

/// `ThreadbareEvents.segment`, under the name by which the virtual machine finds it in the libraries of agents.
///
/// # Safety
/// Only for the virtual machine to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Java_java_lang_ThreadbareEvents_segment(
    jni: *mut Table,
    _: Ref,
    thread: i32,
    late: i32,
) -> Ref {
    let buffer = with_recorder(|recorder| {
        let stream = if late == 0 { Stream::InOrder } else { Stream::Late };
        match recorder.files.piece(thread.cast_unsigned(), stream) {
            Ok((address, bytes)) => Jni(jni).buffer(address, bytes),
            Err(reason) => {
                recorder.trouble(&reason);
                None
            }
        }
    });
    buffer.flatten().unwrap_or(std::ptr::null_mut())
}

/// `ThreadbareEvents.nameThread`, likewise.
///
/// # Safety
/// Only for the virtual machine to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Java_java_lang_ThreadbareEvents_nameThread(
    jni: *mut Table,
    _: Ref,
    number: i32,
    name: Ref,
) {
    with_recorder(|recorder| {
        let name = Jni(jni).text(name).unwrap_or_default();
        recorder.files.name_thread(number.cast_unsigned(), &name);
    });
}

/// `ThreadbareEvents.nameClass`, likewise.
///
/// # Safety
/// Only for the virtual machine to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Java_java_lang_ThreadbareEvents_nameClass(
    _: *mut Table,
    _: Ref,
    number: i32,
    class: Ref,
) {
    with_recorder(|recorder| {
        let class = recorder.jvmti.class_name(class).unwrap_or_default();
        recorder.files.name_class(number.cast_unsigned(), &class);
    });
}

/// `ThreadbareEvents.trouble`, likewise.
///
/// # Safety
/// Only for the virtual machine to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Java_java_lang_ThreadbareEvents_trouble(
    jni: *mut Table,
    _: Ref,
    reason: Ref,
) {
    with_recorder(|recorder| {
        let reason = Jni(jni).text(reason).unwrap_or_default();
        recorder.trouble(&format!("recording stopped: {reason}"));
    });
}

/// `ThreadbareOwners.fence`, likewise.
///
/// # Safety
/// Only for the virtual machine to call.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn Java_java_lang_ThreadbareOwners_fence(_: *mut Table, _: Ref) {
    // It was prepared, so it cannot fail.
    fence::fence();
}
