//! COM by hand: interface pointers, reference counts, and the two objects that the runtime asks us for.
//!
//! An interface is a pointer to a pointer to a table of functions whose order is fixed forever. A function is called by casting its
//! slot to its type; [`call!`] is the only place where that happens, so slot and type stand side by side at every use, to be compared
//! with `corprof.idl` and `cor.h`. The objects here are static: the runtime's reference counts mean nothing to them.

use std::ffi::c_void;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering};

/// What a COM function answers: negative is failure.
pub(crate) type Answer = i32;

pub(crate) const OK: Answer = 0;
const NO_INTERFACE: Answer = 0x8000_4002_u32.cast_signed();
const NO_CLASS: Answer = 0x8004_0111_u32.cast_signed();

/// The name of an interface or class, laid out as in memory.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Guid(pub(crate) u32, pub(crate) u16, pub(crate) u16, pub(crate) [u8; 8]);

impl Guid {
    /// From the digits as they are read.
    const fn of(digits: u128) -> Guid {
        Guid(
            (digits >> 96) as u32,
            (digits >> 80) as u16,
            (digits >> 64) as u16,
            (digits as u64).to_be_bytes(),
        )
    }
}

const UNKNOWN: Guid = Guid(0, 0, 0, [0xc0, 0, 0, 0, 0, 0, 0, 0x46]);
const CLASS_FACTORY: Guid = Guid(1, 0, 0, [0xc0, 0, 0, 0, 0, 0, 0, 0x46]);

/// Our class, as `CORECLR_PROFILER` names it.
pub(crate) const PROFILER: Guid = Guid::of(active::agent::PROFILER_CLASS);

/// `ICorProfilerCallback` and its ten extensions. 3.1 asks for the ninth, 9.0 for the eleventh; what comes later asks for older ones,
/// too, until somebody answers.
const CALLBACKS: [Guid; 11] = [
    Guid(0x176f_bed1, 0xa55c, 0x4796, [0x98, 0xca, 0xa9, 0xda, 0x0e, 0xf8, 0x83, 0xe7]),
    Guid(0x8a8c_c829, 0xccf2, 0x49fe, [0xbb, 0xae, 0x0f, 0x02, 0x22, 0x28, 0x07, 0x1a]),
    Guid(0x4fd2_ed52, 0x7731, 0x4b8d, [0x94, 0x69, 0x03, 0xd2, 0xcc, 0x30, 0x86, 0xc5]),
    Guid(0x7b63_b2e3, 0x107d, 0x4d48, [0xb2, 0xf6, 0xf6, 0x1e, 0x22, 0x94, 0x70, 0xd2]),
    Guid(0x8dfb_a405, 0x8c9f, 0x45f8, [0xbf, 0xfa, 0x83, 0xb1, 0x4c, 0xef, 0x78, 0xb5]),
    Guid(0xfc13_df4b, 0x4448, 0x4f4f, [0x95, 0x0c, 0xba, 0x8d, 0x19, 0xd0, 0x0c, 0x36]),
    Guid(0xf76a_2dba, 0x1d52, 0x4539, [0x86, 0x6c, 0x2a, 0xa5, 0x18, 0xf9, 0xef, 0xc3]),
    Guid(0x5bed_9b15, 0xc079, 0x4d47, [0xbf, 0xe2, 0x21, 0x5a, 0x14, 0x0c, 0x07, 0xe0]),
    Guid(0x2758_3ec3, 0xc8f5, 0x482f, [0x80, 0x52, 0x19, 0x4b, 0x8c, 0xe4, 0x70, 0x5a]),
    Guid(0xcec5_b60e, 0xc69c, 0x495f, [0x87, 0xf6, 0x84, 0xd2, 0x8e, 0xe1, 0x6f, 0xfb]),
    Guid(0x4235_0846, 0xaaed, 0x47f7, [0xb1, 0x28, 0xfd, 0x0c, 0x98, 0x88, 0x1c, 0xde]),
];

pub(crate) type Table = *const *const c_void;

/// A counted pointer to an interface.
pub(crate) struct Interface(NonNull<Table>);

// SAFETY: the profiling interfaces and the metadata interfaces that they hand out may be used from any thread.
unsafe impl Send for Interface {}
// SAFETY: as above.
unsafe impl Sync for Interface {}

/// Calls a function of an interface by its slot.
macro_rules! call {
    ($interface:expr, $slot:expr, ($($argument:expr => $type:ty),* $(,)?) -> $result:ty) => {{
        let pointer = $interface.pointer();
        // SAFETY: the pointer is to a live interface (a precondition of whoever made it) whose table has at least this many
        // functions, and the function in this slot has this type, as the headers of the runtime say. Pointers among the arguments
        // are to places that live until it returns.
        unsafe {
            let table = *pointer;
            let function: unsafe extern "system" fn(
                *mut $crate::clr::com::Table $(, $type)*
            ) -> $result = std::mem::transmute(*table.add($slot));
            function(pointer $(, $argument)*)
        }
    }};
}
pub(crate) use call;

/// The answer as an option: something if it is no failure.
pub(crate) fn ok(answer: Answer) -> Option<()> {
    (answer >= 0).then_some(())
}

impl Interface {
    /// Takes over a counted pointer that a call left in `out`.
    ///
    /// # Safety
    /// It is null, or points to an interface of which we own a reference.
    pub(crate) unsafe fn owned(out: *mut c_void) -> Option<Interface> {
        NonNull::new(out.cast()).map(Interface)
    }

    pub(crate) fn pointer(&self) -> *mut Table {
        self.0.as_ptr()
    }

    /// Another interface of the same object.
    pub(crate) fn query(&self, wanted: &Guid) -> Option<Interface> {
        let mut out = null_mut();
        ok(call!(self, 0, (wanted => *const Guid, &raw mut out => *mut *mut c_void) -> Answer))?;
        // SAFETY: the call succeeded, so it left a counted pointer.
        unsafe { Interface::owned(out) }
    }
}

impl Drop for Interface {
    fn drop(&mut self) {
        call!(self, 2, () -> u32);
    }
}

/// An entry of a table of ours.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(crate) struct Slot(*const c_void);

// SAFETY: it is the address of a function.
unsafe impl Sync for Slot {}

impl Slot {
    pub(crate) const fn new(function: *const c_void) -> Slot {
        Slot(function)
    }
}

/// As many functions as the newest callback interface has.
pub(crate) const CALLBACK_SLOTS: usize = 98;

/// The functions of `ICorProfilerCallback` that we care for, by slot.
pub(crate) type CallbackTable = [Slot; CALLBACK_SLOTS];

/// A table in which every function says that all is well. One function serves all: the caller owns the arguments.
pub(crate) const fn callback_table() -> CallbackTable {
    let mut table = [Slot(all_is_well as *const c_void); CALLBACK_SLOTS];
    table[0] = Slot(query_callback as *const c_void);
    table[1] = Slot(count as *const c_void);
    table[2] = Slot(count as *const c_void);
    table
}

static FACTORY_TABLE: [Slot; 5] = [
    Slot(query_factory as *const c_void),
    Slot(count as *const c_void),
    Slot(count as *const c_void),
    Slot(create as *const c_void),
    Slot(all_is_well as *const c_void),
];

/// A pointer to a table is what COM calls an object.
struct Head(AtomicPtr<Slot>);

static FACTORY: Head = Head(AtomicPtr::new(null_mut()));
static CALLBACK: Head = Head(AtomicPtr::new(null_mut()));

impl Head {
    fn point_at(&'static self, table: &'static [Slot]) {
        self.0.store(table.as_ptr().cast_mut(), Ordering::Release);
    }

    fn pointer(&'static self) -> *mut c_void {
        (&raw const self.0).cast_mut().cast()
    }
}

/// Gives the runtime the factory of our class.
///
/// # Safety
/// The pointers are those of `DllGetClassObject`.
pub(crate) unsafe fn give_factory(
    class: *const Guid,
    wanted: *const Guid,
    out: *mut *mut c_void,
    callbacks: &'static CallbackTable,
) -> Answer {
    CALLBACK.point_at(callbacks);
    FACTORY.point_at(&FACTORY_TABLE);
    // SAFETY: as the caller promises.
    unsafe {
        if class.is_null() || *class != PROFILER {
            return NO_CLASS;
        }
        give(wanted, out, &[UNKNOWN, CLASS_FACTORY], &FACTORY)
    }
}

/// # Safety
/// As for `QueryInterface`.
unsafe fn give(wanted: *const Guid, out: *mut *mut c_void, known: &[Guid], object: &'static Head) -> Answer {
    if wanted.is_null() || out.is_null() {
        return NO_INTERFACE;
    }
    // SAFETY: neither is null, and the caller's pointers are good.
    unsafe {
        let is_known = known.contains(&*wanted);
        *out = if is_known { object.pointer() } else { null_mut() };
        if is_known { OK } else { NO_INTERFACE }
    }
}

unsafe extern "system" fn query_factory(
    _: *mut c_void,
    wanted: *const Guid,
    out: *mut *mut c_void,
) -> Answer {
    // SAFETY: the runtime asks.
    unsafe { give(wanted, out, &[UNKNOWN, CLASS_FACTORY], &FACTORY) }
}

unsafe extern "system" fn query_callback(
    _: *mut c_void,
    wanted: *const Guid,
    out: *mut *mut c_void,
) -> Answer {
    // SAFETY: the runtime asks.
    unsafe {
        if !wanted.is_null() && *wanted == UNKNOWN {
            return give(wanted, out, &[UNKNOWN], &CALLBACK);
        }
        give(wanted, out, &CALLBACKS, &CALLBACK)
    }
}

unsafe extern "system" fn create(
    _: *mut c_void,
    _outer: *mut c_void,
    wanted: *const Guid,
    out: *mut *mut c_void,
) -> Answer {
    // SAFETY: the runtime asks.
    unsafe { query_callback(null_mut(), wanted, out) }
}

extern "system" fn count(_: *mut c_void) -> u32 {
    1
}

extern "system" fn all_is_well() -> Answer {
    OK
}
