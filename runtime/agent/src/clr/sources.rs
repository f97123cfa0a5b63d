//! Lines of source files, from the symbols beside an assembly or in it, also for code that was moved.

use crate::clr::assemblies::{assembly_of, is_platform};
use crate::clr::profiler::{ModuleId, Moved};
use cil::pdb::{Pdb, embedded, reference};
use cil::{Image, OffsetMap, Token};
use rustc_hash::{FxHashMap, FxHashSet};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

#[derive(Default)]
pub(crate) struct Sources {
    /// Where instructions of rewritten methods went.
    moved: Mutex<FxHashMap<(ModuleId, u32), OffsetMap>>,
    /// The methods of which the runtime knows.
    told: Mutex<FxHashSet<(ModuleId, u32)>>,
    /// The symbols of assemblies, by path; nothing for those that have none.
    symbols: Mutex<FxHashMap<String, Option<Arc<[u8]>>>>,
}

impl Sources {
    pub(crate) fn moved(&self, module: ModuleId, method: u32, map: OffsetMap) {
        self.moved.lock().unwrap_or_else(PoisonError::into_inner).insert((module, method), map);
    }

    /// A module goes away, and another may get its id.
    pub(crate) fn unloaded(&self, gone: ModuleId) {
        self.moved.lock().unwrap_or_else(PoisonError::into_inner).retain(|(module, _), _| *module != gone);
        self.told.lock().unwrap_or_else(PoisonError::into_inner).retain(|(module, _)| *module != gone);
    }

    /// What the runtime is to be told about a rewritten method, once: it is compiled again and again, for every tier and instance.
    pub(crate) fn moves(&self, module: ModuleId, method: u32) -> Option<Box<[Moved]>> {
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        let pairs = moved.get(&(module, method))?.pairs();
        if !self.told.lock().unwrap_or_else(PoisonError::into_inner).insert((module, method)) {
            return None;
        }
        Some(pairs.iter().map(|(old, new)| Moved { old: *old, new: *new, is_accurate: 1 }).collect())
    }

    /// The place of an instruction of the code that runs.
    pub(crate) fn place(
        &self,
        module: ModuleId,
        path: &str,
        method: u32,
        offset: u32,
    ) -> Option<(String, u32)> {
        let moved = self.moved.lock().unwrap_or_else(PoisonError::into_inner);
        let offset = match moved.get(&(module, method)) {
            Some(map) => map.to_old(offset)?,
            None => offset,
        };
        drop(moved);
        self.original_place(path, method, offset)
    }

    /// The place of an instruction of the code as it was.
    pub(crate) fn original_place(&self, path: &str, method: u32, offset: u32) -> Option<(String, u32)> {
        let symbols = self.symbols(path)?;
        let location = Pdb::read(&symbols).ok()?.location(Token(method), offset).ok()??;
        Some((location.document, location.line))
    }

    /// The method that a programmer wrote, if a compiler made this one of it.
    pub(crate) fn written(&self, path: &str, method: u32) -> u32 {
        let kickoff = || Pdb::read(&self.symbols(path)?).ok()?.kickoff(Token(method)).ok()?;
        kickoff().map_or(method, |token| token.0)
    }

    fn symbols(&self, path: &str) -> Option<Arc<[u8]>> {
        if is_platform(assembly_of(path)) {
            return None;
        }
        let mut symbols = self.symbols.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = symbols.get(path) {
            return known.clone();
        }
        let found = find(Path::new(path)).map(Arc::from);
        symbols.insert(path.to_owned(), found.clone());
        found
    }
}

/// Those beside the assembly, those where the compiler wrote them, those in the assembly; only if they are of this very assembly.
fn find(path: &Path) -> Option<Vec<u8>> {
    let assembly = std::fs::read(path).ok()?;
    let image = Image::read(&assembly).ok()?;
    let named = reference(&image).ok().flatten();
    let beside = path.with_extension("pdb");
    let places = [Some(beside.as_path()), named.map(|named| Path::new(named.path))];
    let fits = |bytes: &Vec<u8>| {
        let id = Pdb::read(bytes).ok().and_then(|pdb| pdb.id().ok());
        id.is_some() && id == named.map(|named| named.id)
    };
    let file = places.into_iter().flatten().find_map(|place| std::fs::read(place).ok().filter(fits));
    file.or_else(|| embedded(&image).ok().flatten())
}
