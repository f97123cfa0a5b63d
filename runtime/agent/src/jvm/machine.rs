//! The little of JNI and JVMTI that we need, by slot numbers of their function tables.
//!
//! Both interfaces are pointers to pointers to tables of functions whose order the specifications fix forever. A function is called
//! by casting its slot to its type. Everything unsafe about that is in the macro below: the slot and the type stand side by
//! side at every use, to be compared with the specification (the numbers of JVMTI count from 1, as there).

use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr::null_mut;

/// A reference to an object, in whatever frame or table the virtual machine keeps it.
pub(crate) type Ref = *mut c_void;

pub(crate) type Table = *const *const c_void;

/// What the virtual machine says when all is well.
const OK: i32 = 0;

/// The virtual machine.
#[derive(Clone, Copy)]
pub(crate) struct Vm(pub(crate) *mut Table);

/// The JVMTI environment of this agent.
#[derive(Clone, Copy)]
pub(crate) struct Jvmti(*mut Table);

/// The JNI environment of the current thread. It must not leave the thread.
#[derive(Clone, Copy)]
pub(crate) struct Jni(pub(crate) *mut Table);

// SAFETY: both specifications say that these two may be used from any thread.
unsafe impl Send for Vm {}
// SAFETY: as above.
unsafe impl Sync for Vm {}
// SAFETY: as above.
unsafe impl Send for Jvmti {}
// SAFETY: as above.
unsafe impl Sync for Jvmti {}

/// A global reference, valid on every thread until it is deleted.
#[derive(Clone, Copy)]
pub(crate) struct Global(pub(crate) Ref);

// SAFETY: that is what global references are for.
unsafe impl Send for Global {}
// SAFETY: as above.
unsafe impl Sync for Global {}

/// A field; stays valid while its class is loaded.
#[derive(Clone, Copy)]
pub(crate) struct FieldId(*mut c_void);

// SAFETY: field ids belong to no thread.
unsafe impl Send for FieldId {}
// SAFETY: as above.
unsafe impl Sync for FieldId {}

/// A method; stays valid while its class is loaded.
#[derive(Clone, Copy)]
pub(crate) struct MethodId(pub(crate) *mut c_void);

macro_rules! call {
    ($env:expr, $slot:expr, ($($argument:expr => $type:ty),* $(,)?) -> $result:ty) => {{
        // SAFETY: the environment is a pointer to a table with at least this many functions (a precondition of whoever
        // made it), and the function in this slot has this type, as the specification says.
        unsafe {
            let table = *$env.0;
            let function: unsafe extern "system" fn(*mut Table $(, $type)*) -> $result =
                std::mem::transmute(*table.add($slot));
            function($env.0 $(, $argument)*)
        }
    }};
}

/// The events that we hear of; fields of `jvmtiEventCallbacks` up to the last one.
#[repr(C)]
pub(crate) struct Callbacks {
    pub(crate) vm_init: Option<unsafe extern "system" fn(*mut Table, *mut Table, Ref)>,
    pub(crate) vm_death: Option<unsafe extern "system" fn(*mut Table, *mut Table)>,
    pub(crate) thread_start: *const c_void,
    pub(crate) thread_end: *const c_void,
    pub(crate) class_file_load_hook: Option<ClassFileLoadHook>,
}

pub(crate) type ClassFileLoadHook = unsafe extern "system" fn(
    *mut Table,
    *mut Table,
    Ref,
    Ref,
    *const c_char,
    Ref,
    i32,
    *const u8,
    *mut i32,
    *mut *mut u8,
);

/// The numbers of events.
pub(crate) const VM_INIT: i32 = 50;
pub(crate) const VM_DEATH: i32 = 51;
pub(crate) const CLASS_FILE_LOAD_HOOK: i32 = 54;

#[repr(C)]
struct AttachArguments {
    version: i32,
    name: *const c_char,
    group: Ref,
}

#[repr(C)]
struct ThreadInfo {
    name: *mut c_char,
    priority: i32,
    is_daemon: u8,
    group: Ref,
    loader: Ref,
}

#[repr(C)]
struct GroupInfo {
    parent: Ref,
    name: *mut c_char,
    max_priority: i32,
    is_daemon: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct FrameInfo {
    method: *mut c_void,
    location: i64,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct LineEntry {
    start: i64,
    line: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
struct MonitorInfo {
    monitor: Ref,
    depth: i32,
}

/// A call on the stack of a thread.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    pub(crate) method: MethodId,
    pub(crate) location: i64,
}

/// The version of JNI that JDK 8 and everything newer has.
const JNI_VERSION: i32 = 0x0001_0008;
/// As above, of JVMTI.
const JVMTI_VERSION: i32 = 0x3001_0200;

impl Vm {
    pub(crate) fn jvmti(self) -> Option<Jvmti> {
        let mut environment: *mut Table = null_mut();
        let error = call!(self, 6, (&raw mut environment => *mut *mut Table, JVMTI_VERSION => i32) -> i32);
        (error == OK && !environment.is_null()).then_some(Jvmti(environment))
    }

    /// Makes the current thread one that the virtual machine knows, as a daemon in a group of threads.
    pub(crate) fn attach(self, name: &CStr, group: Global) -> Option<Jni> {
        let mut environment: *mut Table = null_mut();
        let mut arguments = AttachArguments { version: JNI_VERSION, name: name.as_ptr(), group: group.0 };
        let error = call!(
            self, 7, (&raw mut environment => *mut *mut Table, &raw mut arguments => *mut AttachArguments) -> i32
        );
        (error == OK && !environment.is_null()).then_some(Jni(environment))
    }
}

impl Jni {
    /// Defines a class in the bootstrap loader.
    pub(crate) fn define_class(self, name: &str, file: &[u8]) -> Option<Ref> {
        let name = CString::new(name).ok()?;
        let length = i32::try_from(file.len()).ok()?;
        let class = call!(
            self, 5,
            (name.as_ptr() => *const c_char, null_mut() => Ref, file.as_ptr() => *const u8, length => i32) -> Ref
        );
        self.checked(class)
    }

    /// The text of a string.
    pub(crate) fn text(self, string: Ref) -> Option<String> {
        if string.is_null() {
            return None;
        }
        let text = call!(self, 169, (string => Ref, null_mut() => *mut u8) -> *const c_char);
        if text.is_null() {
            return None;
        }
        // SAFETY: it is a string that ends with 0, as the specification says.
        let copy = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
        call!(self, 170, (string => Ref, text => *const c_char) -> ());
        Some(copy)
    }

    /// A `java.nio.ByteBuffer` over memory, which must outlive its use.
    pub(crate) fn buffer(self, address: *mut u8, bytes: usize) -> Option<Ref> {
        let length = i64::try_from(bytes).ok()?;
        let buffer = call!(self, 229, (address.cast() => *mut c_void, length => i64) -> Ref);
        self.checked(buffer)
    }

    fn checked<T>(self, pointer: *mut T) -> Option<*mut T> {
        self.clear_exception();
        (!pointer.is_null()).then_some(pointer)
    }

    pub(crate) fn clear_exception(self) {
        if call!(self, 228, () -> u8) != 0 {
            call!(self, 17, () -> ());
        }
    }

    pub(crate) fn superclass(self, class: Ref) -> Option<Ref> {
        let class = call!(self, 10, (class => Ref) -> Ref);
        (!class.is_null()).then_some(class)
    }

    /// Runs with room for local references, all of which are gone afterwards.
    pub(crate) fn frame<T>(self, work: impl FnOnce() -> T) -> Option<T> {
        const ROOM: i32 = 64;
        if call!(self, 19, (ROOM => i32) -> i32) != OK {
            self.clear_exception();
            return None;
        }
        let result = work();
        call!(self, 20, (null_mut() => Ref) -> Ref);
        Some(result)
    }

    pub(crate) fn global(self, local: Ref) -> Option<Global> {
        let global = call!(self, 21, (local => Ref) -> Ref);
        (!global.is_null()).then_some(Global(global))
    }

    pub(crate) fn delete_global(self, global: Global) {
        call!(self, 22, (global.0 => Ref) -> ());
    }

    pub(crate) fn is_same(self, one: Ref, other: Ref) -> bool {
        call!(self, 24, (one => Ref, other => Ref) -> u8) != 0
    }

    pub(crate) fn class_of(self, object: Ref) -> Ref {
        call!(self, 31, (object => Ref) -> Ref)
    }

    /// The method that a virtual call of this name and type reaches in this class.
    pub(crate) fn method(self, class: Ref, name: &str, descriptor: &str) -> Option<MethodId> {
        let (name, descriptor) = (CString::new(name).ok()?, CString::new(descriptor).ok()?);
        let method = call!(
            self, 33,
            (class => Ref, name.as_ptr() => *const c_char, descriptor.as_ptr() => *const c_char) -> *mut c_void
        );
        self.checked(method).map(MethodId)
    }

    /// A field of objects of this class, or of one that it extends.
    pub(crate) fn field(self, class: Ref, name: &CStr, descriptor: &CStr) -> Option<FieldId> {
        let field = call!(
            self, 94,
            (class => Ref, name.as_ptr() => *const c_char, descriptor.as_ptr() => *const c_char) -> *mut c_void
        );
        self.checked(field).map(FieldId)
    }

    pub(crate) fn object_in(self, object: Ref, field: FieldId) -> Option<Ref> {
        let value = call!(self, 95, (object => Ref, field.0 => *mut c_void) -> Ref);
        (!value.is_null()).then_some(value)
    }

    pub(crate) fn static_field(self, class: Ref, name: &CStr, descriptor: &CStr) -> Option<FieldId> {
        let field = call!(
            self, 144,
            (class => Ref, name.as_ptr() => *const c_char, descriptor.as_ptr() => *const c_char) -> *mut c_void
        );
        self.checked(field).map(FieldId)
    }

    pub(crate) fn static_object(self, class: Ref, field: FieldId) -> Option<Ref> {
        let object = call!(self, 145, (class => Ref, field.0 => *mut c_void) -> Ref);
        (!object.is_null()).then_some(object)
    }

    pub(crate) fn set_static_boolean(self, class: Ref, field: FieldId, value: bool) {
        call!(self, 155, (class => Ref, field.0 => *mut c_void, u8::from(value) => u8) -> ());
    }

    pub(crate) fn set_static_int(self, class: Global, field: FieldId, value: i32) {
        call!(self, 159, (class.0 => Ref, field.0 => *mut c_void, value => i32) -> ());
    }

    pub(crate) fn set_element(self, array: Global, index: u32, value: Ref) {
        call!(self, 174, (array.0 => Ref, index.cast_signed() => i32, value => Ref) -> ());
        self.clear_exception();
    }

    pub(crate) fn long_at(self, array: Global, index: u32) -> i64 {
        let mut value = 0;
        call!(
            self, 204, (array.0 => Ref, index.cast_signed() => i32, 1 => i32, &raw mut value => *mut i64) -> ()
        );
        self.clear_exception();
        value
    }

    pub(crate) fn set_byte(self, array: Global, index: u32, value: i8) {
        call!(
            self, 208, (array.0 => Ref, index.cast_signed() => i32, 1 => i32, &raw const value => *const i8) -> ()
        );
        self.clear_exception();
    }
}

/// `jvmtiError`, 0 for success.
type Error = i32;

impl Jvmti {
    fn done(error: Error) -> Option<()> {
        (error == OK).then_some(())
    }

    /// Asks to be told of lines and source files.
    pub(crate) fn add_capabilities(self) -> Option<()> {
        // Bit 11: can_get_source_file_name, bit 12: can_get_line_numbers; 44 bits in words of 32, and room for more.
        let capabilities: [u32; 4] = [1 << 11 | 1 << 12, 0, 0, 0];
        Jvmti::done(call!(self, 141, (capabilities.as_ptr() => *const u32) -> Error))
    }

    /// Asks to be told of locks. Another agent may have that right to itself: then we do without.
    pub(crate) fn ask_for_locks(self) {
        // Bit 34: can_get_owned_monitor_stack_depth_info.
        let capabilities: [u32; 4] = [0, 1 << 2, 0, 0];
        let _ = Jvmti::done(call!(self, 141, (capabilities.as_ptr() => *const u32) -> Error));
    }

    /// Asks to change classes that are loaded.
    pub(crate) fn add_recording_capabilities(self) -> Option<()> {
        // Bit 37: can_retransform_classes.
        let capabilities: [u32; 4] = [0, 1 << (37 - 32), 0, 0];
        Jvmti::done(call!(self, 141, (capabilities.as_ptr() => *const u32) -> Error))
    }

    /// A property of the virtual machine, if it has one of this name.
    pub(crate) fn property(self, name: &CStr) -> Option<String> {
        let mut value: *mut c_char = null_mut();
        Jvmti::done(call!(
            self, 130, (name.as_ptr() => *const c_char, &raw mut value => *mut *mut c_char) -> Error
        ))?;
        self.take_text(value)
    }

    /// Shows us a loaded class again, to be changed.
    pub(crate) fn retransform(self, class: Ref) -> Option<()> {
        Jvmti::done(call!(self, 151, (1 => i32, &raw const class => *const Ref) -> Error))
    }

    /// All classes that are loaded.
    pub(crate) fn loaded_classes(self) -> Option<Vec<Ref>> {
        let mut count = 0;
        let mut classes: *mut Ref = null_mut();
        Jvmti::done(call!(
            self, 77, (&raw mut count => *mut i32, &raw mut classes => *mut *mut Ref) -> Error
        ))?;
        // SAFETY: the virtual machine says that there are so many.
        let all = unsafe { std::slice::from_raw_parts(classes, usize::try_from(count).ok()?) }.to_vec();
        self.free(classes);
        Some(all)
    }

    pub(crate) fn listen(self, callbacks: &Callbacks, events: &[i32]) -> Option<()> {
        let size = i32::try_from(size_of::<Callbacks>()).ok()?;
        Jvmti::done(call!(self, 121, (&raw const *callbacks => *const Callbacks, size => i32) -> Error))?;
        for event in events {
            const ENABLE: i32 = 1;
            // A function with a variable number of arguments, of which none is used.
            Jvmti::done(call!(self, 1, (ENABLE => i32, *event => i32, null_mut() => Ref) -> Error))?;
        }
        Some(())
    }

    /// A copy of the bytes that the virtual machine may free.
    pub(crate) fn copy(self, bytes: &[u8]) -> Option<*mut u8> {
        let mut memory: *mut u8 = null_mut();
        let length = i64::try_from(bytes.len()).ok()?;
        Jvmti::done(call!(self, 45, (length => i64, &raw mut memory => *mut *mut u8) -> Error))?;
        // SAFETY: the memory is new and as long as asked for.
        unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), memory, bytes.len()) };
        Some(memory)
    }

    fn free<T>(self, memory: *mut T) {
        if !memory.is_null() {
            call!(self, 46, (memory.cast() => *mut u8) -> Error);
        }
    }

    /// A text that the virtual machine made for us.
    fn take_text(self, text: *mut c_char) -> Option<String> {
        if text.is_null() {
            return None;
        }
        // SAFETY: it is a string that ends with 0, as the specification says.
        let copy = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
        self.free(text);
        Some(copy)
    }

    /// An array that the virtual machine made for us.
    fn take_array<T: Copy>(self, array: *mut T, length: i32) -> Vec<T> {
        if array.is_null() {
            return Vec::new();
        }
        let length = usize::try_from(length).unwrap_or(0);
        // SAFETY: it has so many elements, as the specification says.
        let copy = unsafe { std::slice::from_raw_parts(array, length) }.to_vec();
        self.free(array);
        copy
    }

    /// `java/util/HashMap`
    pub(crate) fn class_name(self, class: Ref) -> Option<String> {
        let mut signature: *mut c_char = null_mut();
        Jvmti::done(call!(
            self, 47,
            (class => Ref, &raw mut signature => *mut *mut c_char, null_mut() => *mut *mut c_char) -> Error
        ))?;
        let signature = self.take_text(signature)?;
        Some(
            signature
                .strip_prefix('L')
                .and_then(|name| name.strip_suffix(';'))
                .unwrap_or(&signature)
                .to_owned(),
        )
    }

    pub(crate) fn hash(self, object: Ref) -> Option<i32> {
        let mut hash = 0;
        Jvmti::done(call!(self, 57, (object => Ref, &raw mut hash => *mut i32) -> Error))?;
        Some(hash)
    }

    pub(crate) fn declaring_class(self, method: MethodId) -> Option<Ref> {
        let mut class: Ref = null_mut();
        Jvmti::done(call!(self, 64, (method.0 => *mut c_void, &raw mut class => *mut Ref) -> Error))?;
        (!class.is_null()).then_some(class)
    }

    pub(crate) fn method_name(self, method: MethodId) -> Option<String> {
        let mut name: *mut c_char = null_mut();
        Jvmti::done(call!(
            self, 63,
            (
                method.0 => *mut c_void,
                &raw mut name => *mut *mut c_char,
                null_mut() => *mut *mut c_char,
                null_mut() => *mut *mut c_char,
            ) -> Error
        ))?;
        self.take_text(name)
    }

    pub(crate) fn source_file(self, class: Ref) -> Option<String> {
        let mut name: *mut c_char = null_mut();
        Jvmti::done(call!(self, 49, (class => Ref, &raw mut name => *mut *mut c_char) -> Error))?;
        self.take_text(name)
    }

    /// The modifiers of a field that this class has.
    pub(crate) fn field_modifiers(self, class: Ref, field: FieldId) -> Option<i32> {
        let mut modifiers = 0;
        Jvmti::done(
            call!(self, 61, (class => Ref, field.0 => *mut c_void, &raw mut modifiers => *mut i32) -> Error),
        )?;
        Some(modifiers)
    }

    /// The line of a place in a method.
    pub(crate) fn line(self, frame: Frame) -> Option<u32> {
        let (mut count, mut table): (i32, *mut LineEntry) = (0, null_mut());
        Jvmti::done(call!(
            self, 69,
            (frame.method.0 => *mut c_void, &raw mut count => *mut i32, &raw mut table => *mut *mut LineEntry) -> Error
        ))?;
        let table = self.take_array(table, count);
        let entry =
            table.iter().filter(|entry| entry.start <= frame.location).max_by_key(|entry| entry.start)?;
        u32::try_from(entry.line).ok()
    }

    /// The innermost frames of a thread; of the current one for `None`.
    pub(crate) fn stack(self, thread: Option<Ref>) -> Vec<Frame> {
        const DEEPEST: i32 = 256;
        let mut frames = [FrameInfo { method: null_mut(), location: 0 }; DEEPEST as usize];
        let mut count = 0;
        let error = call!(
            self, 103,
            (
                thread.unwrap_or(null_mut()) => Ref,
                0 => i32,
                DEEPEST => i32,
                frames.as_mut_ptr() => *mut FrameInfo,
                &raw mut count => *mut i32,
            ) -> Error
        );
        let count = if error == OK { usize::try_from(count).unwrap_or(0).min(frames.len()) } else { 0 };
        let frame = |frame: &FrameInfo| Frame { method: MethodId(frame.method), location: frame.location };
        frames[..count].iter().map(frame).collect()
    }

    /// The monitors that a thread holds, the innermost first, and how deep in its stack each was taken; of the current one
    /// for `None`. Those that native code took are of no place, and are left out.
    pub(crate) fn monitors(self, thread: Option<Ref>) -> Vec<(Ref, usize)> {
        let (mut count, mut monitors): (i32, *mut MonitorInfo) = (0, null_mut());
        let error = call!(
            self, 152,
            (
                thread.unwrap_or(null_mut()) => Ref,
                &raw mut count => *mut i32,
                &raw mut monitors => *mut *mut MonitorInfo,
            ) -> Error
        );
        let monitors = if error == OK { self.take_array(monitors, count) } else { Vec::new() };
        let taken = |info: &MonitorInfo| Some((info.monitor, usize::try_from(info.depth).ok()?));
        monitors.iter().filter_map(taken).collect()
    }

    pub(crate) fn current_thread(self) -> Option<Ref> {
        let mut thread: Ref = null_mut();
        Jvmti::done(call!(self, 17, (&raw mut thread => *mut Ref) -> Error))?;
        (!thread.is_null()).then_some(thread)
    }

    /// All threads that live, as local references.
    pub(crate) fn threads(self) -> Vec<Ref> {
        let (mut count, mut threads): (i32, *mut Ref) = (0, null_mut());
        let error = call!(self, 3, (&raw mut count => *mut i32, &raw mut threads => *mut *mut Ref) -> Error);
        if error == OK { self.take_array(threads, count) } else { Vec::new() }
    }

    /// The name of a thread, and its group.
    pub(crate) fn thread_info(self, thread: Ref) -> Option<(String, Ref)> {
        let mut info =
            ThreadInfo { name: null_mut(), priority: 0, is_daemon: 0, group: null_mut(), loader: null_mut() };
        Jvmti::done(call!(self, 8, (thread => Ref, &raw mut info => *mut ThreadInfo) -> Error))?;
        Some((self.take_text(info.name).unwrap_or_default(), info.group))
    }

    pub(crate) fn thread_state(self, thread: Ref) -> Option<i32> {
        let mut state = 0;
        Jvmti::done(call!(self, 16, (thread => Ref, &raw mut state => *mut i32) -> Error))?;
        Some(state)
    }

    /// The name of a group of threads.
    pub(crate) fn group_name(self, group: Ref) -> Option<String> {
        if group.is_null() {
            return None;
        }
        let mut info = GroupInfo { parent: null_mut(), name: null_mut(), max_priority: 0, is_daemon: 0 };
        Jvmti::done(call!(self, 13, (group => Ref, &raw mut info => *mut GroupInfo) -> Error))?;
        self.take_text(info.name)
    }

    /// The group of the virtual machine's own threads.
    pub(crate) fn system_group(self) -> Option<Ref> {
        let (mut count, mut groups): (i32, *mut Ref) = (0, null_mut());
        Jvmti::done(
            call!(self, 12, (&raw mut count => *mut i32, &raw mut groups => *mut *mut Ref) -> Error),
        )?;
        self.take_array(groups, count).first().copied()
    }
}

/// A class file that the virtual machine shows us.
///
/// # Safety
/// The pointers must be those of a `ClassFileLoadHook`.
pub(crate) unsafe fn shown<'a>(
    name: *const c_char,
    data: *const u8,
    length: i32,
) -> Option<(&'a str, &'a [u8])> {
    if name.is_null() || data.is_null() {
        return None;
    }
    // SAFETY: a string that ends with 0, and so many bytes, both alive during the callback.
    unsafe {
        let name = CStr::from_ptr(name).to_str().ok()?;
        Some((name, std::slice::from_raw_parts(data, usize::try_from(length).ok()?)))
    }
}
