//! Lines of source files, from the symbols beside an assembly.

use crate::clr::profiler::{ModuleId, Moved};
use cil::OffsetMap;
use rustc_hash::FxHashMap;
use std::sync::{Mutex, PoisonError};

#[derive(Default)]
pub(crate) struct Sources {
    /// Where instructions of rewritten methods went.
    moved: Mutex<FxHashMap<(ModuleId, u32), OffsetMap>>,
}

impl Sources {
    pub(crate) fn moved(&self, module: ModuleId, method: u32, map: OffsetMap) {
        self.moved.lock().unwrap_or_else(PoisonError::into_inner).insert((module, method), map);
    }

    /// What the runtime is told about a rewritten method.
    pub(crate) fn moves(&self, module: ModuleId, method: u32) -> Option<Box<[Moved]>> {
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        let pairs = moved.get(&(module, method))?.pairs();
        Some(pairs.iter().map(|(old, new)| Moved { old: *old, new: *new, is_accurate: 1 }).collect())
    }

    /// The place of an instruction of the code that runs.
    pub(crate) fn place(&self, module: ModuleId, path: &str, method: u32, offset: u32) -> Option<(String, u32)> {
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        let offset = match moved.get(&(module, method)) {
            Some(map) => map.to_old(offset)?,
            None => offset,
        };
        drop(moved);
        self.original_place(path, method, offset)
    }

    /// The place of an instruction of the code as it was.
    pub(crate) fn original_place(&self, _path: &str, _method: u32, _offset: u32) -> Option<(String, u32)> {
        None
    }
}

pub(crate) fn readable(class: &str, method: &str) -> String {
    format!("{class}.{method}")
}
