//! `ICorProfilerInfo10`: what the runtime answers, asked by slot. Ids are addresses inside the runtime; 0 is none.

use crate::clr::com::{Answer, Guid, Interface, OK, call, ok};
use crate::clr::metadata::{Emit, Import, text};
use std::ffi::c_void;
use std::ptr::{null, null_mut};

const PROFILER_INFO_10: Guid =
    Guid(0x2f1b_5152, 0xc869, 0x40c9, [0xaa, 0x5f, 0x3a, 0xbe, 0x02, 0x6b, 0xd7, 0x20]);

/// A loaded module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(transparent)]
pub(crate) struct ModuleId(pub(crate) usize);

/// A method, or one instantiation of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(transparent)]
pub(crate) struct FunctionId(pub(crate) usize);

/// A class, or one instantiation of it: the address that every object of it begins with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[repr(transparent)]
pub(crate) struct ClassId(pub(crate) usize);

/// What a collection of garbage did is told of.
pub(crate) const MOVED_OBJECTS: u32 = 0x80;
/// Modules are told of when they are loaded.
pub(crate) const MODULE_LOADS: u32 = 0x4;
/// Methods are told of when they are compiled.
pub(crate) const JIT_COMPILATION: u32 = 0x20;
/// Threads are told of when they get a name.
pub(crate) const THREADS: u32 = 0x200;
/// Precompiled code is used only if we agree.
pub(crate) const CACHE_SEARCHES: u32 = 0x2_0000;
/// Stacks may be walked.
pub(crate) const STACK_SNAPSHOTS: u32 = 0x1000_0000;
/// Code of ours needs no permissions.
pub(crate) const NO_TRANSPARENCY_CHECKS: u32 = 0x4000_0000;

/// Collections of garbage are told of; of the second set of events.
const COLLECTIONS: u32 = 0x10;

/// What the runtime knows.
pub(crate) struct Profiler(Interface);

/// A call on a stack: which method, and the address of the machine instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RawFrame {
    pub(crate) function: FunctionId,
    pub(crate) address: usize,
}

/// What a class is made of.
pub(crate) struct ClassInfo {
    pub(crate) module: ModuleId,
    pub(crate) token: u32,
    pub(crate) parent: ClassId,
    pub(crate) arguments: Vec<ClassId>,
}

/// Where a field lies.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct FieldOffset {
    pub(crate) field: u32,
    pub(crate) offset: u32,
}

/// Which machine code a place in the bytecode became.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct MapEntry {
    pub(crate) bytecode: u32,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// A place in the old code, and where it is in the new one.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moved {
    pub(crate) old: u32,
    pub(crate) new: u32,
    pub(crate) is_accurate: i32,
}

/// Where objects of a generation lie.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct GenerationRange {
    pub(crate) generation: i32,
    pub(crate) start: usize,
    pub(crate) length: usize,
    /// How long it may get.
    pub(crate) reserved: usize,
}

impl GenerationRange {
    /// All that may ever be in it.
    pub(crate) fn reserved(&self) -> std::ops::Range<usize> {
        self.start..self.start + self.reserved.max(self.length)
    }
}

/// Where machine code lies.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
struct CodeRange {
    start: usize,
    size: usize,
}

/// Stacks are cut here: nobody reads further.
const FRAMES: usize = 200;

impl Profiler {
    /// What `Initialize` was given, as the newest interface that both 3.1 and 9 have.
    ///
    /// # Safety
    /// The pointer is to an interface, as `Initialize` gets it.
    pub(crate) unsafe fn new(unknown: *mut c_void) -> Option<Profiler> {
        // SAFETY: the caller's reference is borrowed, so the count must not fall when we are done.
        let borrowed = std::mem::ManuallyDrop::new(unsafe { Interface::owned(unknown) }?);
        borrowed.query(&PROFILER_INFO_10).map(Profiler)
    }

    fn pointer(&self) -> *mut crate::clr::com::Table {
        self.0.pointer()
    }

    pub(crate) fn listen(&self, events: u32) -> Option<()> {
        ok(call!(self, 82, (events => u32, COLLECTIONS => u32) -> Answer))
    }

    /// Where objects are that have survived. Only at the end of a collection.
    pub(crate) fn old_objects(&self) -> Vec<std::ops::Range<usize>> {
        const OLD: i32 = 2;
        let ranges = self.generations();
        let old = ranges.iter().filter(|range| range.generation >= OLD);
        old.map(|range| range.start..range.start + range.length).collect()
    }

    /// Where objects of each generation are. Only at the beginning or at the end of a collection.
    pub(crate) fn generations(&self) -> Vec<GenerationRange> {
        let mut ranges = vec![GenerationRange::default(); 256];
        let mut count = 0_u32;
        for _ in 0..2 {
            let answer = call!(self, 54, (
                ranges.len() as u32 => u32, &raw mut count => *mut u32, ranges.as_mut_ptr() => *mut GenerationRange,
            ) -> Answer);
            if answer < 0 {
                return Vec::new();
            }
            if count as usize <= ranges.len() {
                break;
            }
            ranges.resize(count as usize, GenerationRange::default());
        }
        ranges.truncate(count as usize);
        ranges
    }

    /// The path of a module; empty for one that was never a file.
    pub(crate) fn module_path(&self, module: ModuleId) -> Option<String> {
        text(|size, length, buffer| {
            call!(self, 20, (
                module => ModuleId, null_mut() => *mut *const u8, size => u32, length => *mut u32,
                buffer => *mut u16, null_mut() => *mut usize,
            ) -> Answer)
        })
    }

    /// May a module go away before the process ends?
    pub(crate) fn may_be_unloaded(&self, module: ModuleId) -> bool {
        const COLLECTIBLE: u32 = 0x8;
        let mut flags = 0_u32;
        let answer = call!(self, 70, (
            module => ModuleId, null_mut() => *mut *const u8, 0 => u32, null_mut() => *mut u32,
            null_mut() => *mut u16, null_mut() => *mut usize, &raw mut flags => *mut u32,
        ) -> Answer);
        answer < 0 || flags & COLLECTIBLE != 0
    }

    fn metadata(&self, module: ModuleId, open_for_write: u32, wanted: &Guid) -> Option<Interface> {
        let mut out = null_mut();
        ok(call!(self, 21, (
            module => ModuleId, open_for_write => u32, wanted => *const Guid, &raw mut out => *mut *mut c_void,
        ) -> Answer))?;
        // SAFETY: the call succeeded, so it left a counted pointer.
        unsafe { Interface::owned(out) }
    }

    /// The metadata of a module, to read. Not from inside a hook.
    pub(crate) fn import(&self, module: ModuleId) -> Option<Import> {
        self.metadata(module, 0, &Import::GUID).map(Import)
    }

    /// The metadata of a module, to write.
    pub(crate) fn emit(&self, module: ModuleId) -> Option<Emit> {
        self.metadata(module, 1, &Emit::GUID).map(Emit)
    }

    /// What was written takes effect.
    pub(crate) fn apply_metadata(&self, module: ModuleId) -> Option<()> {
        ok(call!(self, 84, (module => ModuleId) -> Answer))
    }

    /// The code of a method; `None` for methods without.
    pub(crate) fn body(&self, module: ModuleId, method: u32) -> Option<&[u8]> {
        let (mut start, mut size) = (null(), 0_u32);
        ok(call!(self, 22, (
            module => ModuleId, method => u32, &raw mut start => *mut *const u8, &raw mut size => *mut u32,
        ) -> Answer))?;
        if start.is_null() {
            return None;
        }
        // SAFETY: the runtime says that the body lies there; it stays as long as the module does.
        Some(unsafe { std::slice::from_raw_parts(start, size as usize) })
    }

    /// Gives a method another body.
    pub(crate) fn set_body(&self, module: ModuleId, method: u32, body: &[u8]) -> Option<()> {
        let mut out = null_mut();
        ok(call!(self, 23, (module => ModuleId, &raw mut out => *mut *mut c_void) -> Answer))?;
        // SAFETY: the call succeeded, so it left a counted pointer.
        let allocator = unsafe { Interface::owned(out) }?;
        let length = u32::try_from(body.len()).ok()?;
        let memory = call!(allocator, 3, (length => u32) -> *mut u8);
        if memory.is_null() {
            return None;
        }
        // SAFETY: the allocator gave us that many bytes.
        unsafe { memory.copy_from_nonoverlapping(body.as_ptr(), body.len()) };
        ok(call!(self, 24, (module => ModuleId, method => u32, memory.cast_const() => *const u8) -> Answer))
    }

    /// Which module and which method of it a function is.
    pub(crate) fn function(&self, function: FunctionId) -> Option<(ModuleId, u32)> {
        let (mut class, mut module, mut token) = (ClassId(0), ModuleId(0), 0);
        ok(call!(self, 15, (
            function => FunctionId, &raw mut class => *mut ClassId, &raw mut module => *mut ModuleId,
            &raw mut token => *mut u32,
        ) -> Answer))?;
        Some((module, token))
    }

    pub(crate) fn class(&self, class: ClassId) -> Option<ClassInfo> {
        const MOST: usize = 16;
        let mut info = ClassInfo { module: ModuleId(0), token: 0, parent: ClassId(0), arguments: Vec::new() };
        let (mut count, mut arguments) = (0_u32, [ClassId(0); MOST]);
        ok(call!(self, 41, (
            class => ClassId, &raw mut info.module => *mut ModuleId, &raw mut info.token => *mut u32,
            &raw mut info.parent => *mut ClassId, MOST as u32 => u32, &raw mut count => *mut u32,
            arguments.as_mut_ptr() => *mut ClassId,
        ) -> Answer))?;
        info.arguments = arguments[..MOST.min(count as usize)].to_vec();
        (info.token != 0).then_some(info)
    }

    /// The fields that a class adds to those of its parent.
    pub(crate) fn layout(&self, class: ClassId) -> Option<Vec<FieldOffset>> {
        const MOST: usize = 64;
        let (mut fields, mut count, mut size) = ([FieldOffset::default(); MOST], 0_u32, 0_u32);
        ok(call!(self, 40, (
            class => ClassId, fields.as_mut_ptr() => *mut FieldOffset, MOST as u32 => u32,
            &raw mut count => *mut u32, &raw mut size => *mut u32,
        ) -> Answer))?;
        Some(fields[..MOST.min(count as usize)].to_vec())
    }

    /// What an array is an array of.
    pub(crate) fn array_element(&self, class: ClassId) -> Option<ClassId> {
        let (mut kind, mut element, mut rank) = (0_u32, ClassId(0), 0_u32);
        let answer = call!(self, 11, (
            class => ClassId, &raw mut kind => *mut u32, &raw mut element => *mut ClassId, &raw mut rank => *mut u32,
        ) -> Answer);
        // A class that is no array is no failure, but a doubtful success.
        (answer == OK && element.0 != 0).then_some(element)
    }

    /// Tells those who ask for lines where the instructions of a method went. The runtime keeps the list.
    pub(crate) fn set_moved(&self, function: FunctionId, moved: Box<[Moved]>) {
        let moved = Box::leak(moved);
        // If it does not want to know, lines in stack traces are a little off.
        call!(self, 29, (
            function => FunctionId, 1 => i32, moved.len() as u32 => u32, moved.as_ptr() => *const Moved,
        ) -> Answer);
    }

    pub(crate) fn current_thread(&self) -> Option<usize> {
        let mut thread = 0;
        ok(call!(self, 13, (&raw mut thread => *mut usize) -> Answer))?;
        Some(thread)
    }

    /// A thread of ours may ask like one of the runtime's.
    pub(crate) fn enter(&self) -> Option<()> {
        ok(call!(self, 72, () -> Answer))
    }

    /// The stack of the current thread, the innermost call first.
    pub(crate) fn stack(&self) -> Vec<RawFrame> {
        let mut frames: Vec<RawFrame> = Vec::with_capacity(FRAMES);
        // Whatever it answers, what was seen until then is a stack.
        call!(self, 36, (
            0 => usize, add_frame => FrameSeen, 0 => u32, (&raw mut frames).cast() => *mut c_void,
            null_mut() => *mut u8, 0 => u32,
        ) -> Answer);
        frames
    }

    /// The place in the bytecode that an address in a function's machine code stands for.
    pub(crate) fn bytecode_offset(&self, frame: RawFrame) -> Option<u32> {
        let start = self.code_start(frame)?;
        let entries = self.map_at(start).or_else(|| self.map_of(frame.function))?;
        // A frame's address is behind its call.
        let at = u32::try_from(frame.address.checked_sub(start)?.saturating_sub(1)).ok()?;
        let inside = |entry: &&MapEntry| entry.start <= at && entry.bytecode < NO_BYTECODE;
        entries.iter().filter(inside).max_by_key(|entry| entry.start).map(|entry| entry.bytecode)
    }

    /// Where the code begins that holds the address: every tier of compilation has its own.
    fn code_start(&self, frame: RawFrame) -> Option<usize> {
        let (mut starts, mut count) = ([0_usize; 16], 0_u32);
        let answer = call!(self, 90, (
            frame.function => FunctionId, 0 => usize, starts.len() as u32 => u32, &raw mut count => *mut u32,
            starts.as_mut_ptr() => *mut usize,
        ) -> Answer);
        ok(answer)?;
        let starts = &starts[..(count as usize).min(starts.len())];
        let holds = |start: &&usize| {
            let ranges = self.ranges(**start);
            ranges.iter().any(|range| (range.start..range.start + range.size).contains(&frame.address))
        };
        starts.iter().find(holds).copied()
    }

    fn ranges(&self, start: usize) -> Vec<CodeRange> {
        let (mut ranges, mut count) = ([CodeRange::default(); 8], 0_u32);
        let answer = call!(self, 92, (
            start => usize, ranges.len() as u32 => u32, &raw mut count => *mut u32,
            ranges.as_mut_ptr() => *mut CodeRange,
        ) -> Answer);
        let known = if answer >= 0 { (count as usize).min(ranges.len()) } else { 0 };
        ranges[..known].to_vec()
    }

    fn map_at(&self, start: usize) -> Option<Vec<MapEntry>> {
        entries(|room, count, out| {
            call!(self, 91, (
                start => usize, room => u32, count => *mut u32, out => *mut MapEntry,
            ) -> Answer)
        })
    }

    fn map_of(&self, function: FunctionId) -> Option<Vec<MapEntry>> {
        entries(|room, count, out| {
            call!(self, 35, (
                function => FunctionId, room => u32, count => *mut u32, out => *mut MapEntry,
            ) -> Answer)
        })
    }
}

/// Offsets from here up mean prologues, epilogues and code that stands for nothing.
const NO_BYTECODE: u32 = 0xffff_fff0;

fn entries(ask: impl Fn(u32, *mut u32, *mut MapEntry) -> Answer) -> Option<Vec<MapEntry>> {
    let mut count = 0;
    ok(ask(0, &raw mut count, null_mut()))?;
    let mut entries = vec![MapEntry::default(); count as usize];
    ok(ask(count, &raw mut count, entries.as_mut_ptr()))?;
    entries.truncate(count as usize);
    Some(entries)
}

type FrameSeen = unsafe extern "system" fn(FunctionId, usize, usize, u32, *const u8, *mut c_void) -> Answer;

/// Nothing else may happen in here: the runtime is in the middle of a walk.
unsafe extern "system" fn add_frame(
    function: FunctionId,
    address: usize,
    _: usize,
    _: u32,
    _: *const u8,
    frames: *mut c_void,
) -> Answer {
    const ENOUGH: Answer = 1;
    // SAFETY: this is the pointer that we gave, to a vector that outlives the walk.
    let frames = unsafe { &mut *frames.cast::<Vec<RawFrame>>() };
    // Code that is not managed has no function.
    if function != FunctionId(0) {
        frames.push(RawFrame { function, address });
    }
    if frames.len() == FRAMES { ENOUGH } else { 0 }
}
