//! The modules of the program: which of them are rewritten, what the runtime may do with them, and where their lines are.

use crate::clr::assemblies::{Assemblies, assembly_of};
use crate::clr::metadata::{Emit, Import};
use crate::clr::profiler::{FunctionId, ModuleId, Profiler};
use crate::clr::sources::Sources;
use rustc_hash::FxHashSet;
use std::sync::{PoisonError, RwLock};

pub(crate) struct Modules {
    profiler: &'static Profiler,
    pub(crate) assemblies: Assemblies,
    pub(crate) sources: Sources,
    /// Modules whose precompiled code must not run, because it does not tell us anything.
    rewritten: RwLock<FxHashSet<ModuleId>>,
}

/// A module of the program, to be rewritten.
pub(crate) struct Loaded {
    pub(crate) id: ModuleId,
    pub(crate) path: String,
    pub(crate) import: Import,
    pub(crate) emit: Emit,
}

impl Modules {
    pub(crate) fn new(profiler: &'static Profiler, assemblies: Assemblies) -> Modules {
        Modules { profiler, assemblies, sources: Sources::default(), rewritten: RwLock::default() }
    }

    /// A module that was loaded, if it is the program's own and can be rewritten.
    pub(crate) fn loaded(&self, id: ModuleId) -> Option<Loaded> {
        // A module that was never a file is made by the program as it runs.
        let path = self.profiler.module_path(id).filter(|path| !path.is_empty())?;
        if !self.assemblies.watch(assembly_of(&path)) {
            return None;
        }
        Some(Loaded { id, path, import: self.profiler.import(id)?, emit: self.profiler.emit(id)? })
    }

    /// A module was rewritten. If the runtime does not take what was added to it: why nothing works.
    pub(crate) fn rewritten(&self, id: ModuleId) -> Result<(), &'static str> {
        self.rewritten.write().unwrap_or_else(PoisonError::into_inner).insert(id);
        self.profiler.apply_metadata(id).ok_or("the runtime does not take what was added to a module")
    }

    /// A module goes away.
    pub(crate) fn unloaded(&self, id: ModuleId) {
        self.rewritten.write().unwrap_or_else(PoisonError::into_inner).remove(&id);
        self.sources.unloaded(id);
    }

    /// May precompiled code of this function run?
    pub(crate) fn may_use_precompiled(&self, function: FunctionId) -> bool {
        let rewritten = self.rewritten.read().unwrap_or_else(PoisonError::into_inner);
        rewritten.is_empty()
            || !self.profiler.function(function).is_some_and(|(module, _)| rewritten.contains(&module))
    }

    /// A method is about to be compiled.
    pub(crate) fn compiling(&self, function: FunctionId) {
        let Some((module, method)) = self.profiler.function(function) else { return };
        if let Some(moved) = self.sources.moves(module, method) {
            self.profiler.set_moved(function, moved);
        }
    }
}
