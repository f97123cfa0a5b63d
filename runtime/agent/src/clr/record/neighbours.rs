//! Types of assemblies that are not loaded yet, by the files that lie beside a module: whether they are classes or structures is all that has
//! to be known to record accesses to their fields. Which of these fields are `readonly` stands in the book when their module is loaded.

use crate::clr::assemblies::{Assemblies, assembly_of};
use crate::clr::record::fields::{Kind, kind};
use cil::{Coded, Metadata, Table, Token};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::path::Path;

/// Kinds of types by their names; of names that mean several things, nothing.
pub(super) type Kinds = FxHashMap<String, Option<Kind>>;

/// The types of all assemblies of the program in a folder.
pub(super) fn in_folder(folder: &Path, assemblies: &Assemblies) -> Kinds {
    let mut kinds = Kinds::default();
    for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = file.path();
        let is_library = path.extension().is_some_and(|extension| extension == "dll");
        if !is_library || !path.to_str().is_some_and(|path| assemblies.watch(assembly_of(path))) {
            continue;
        }
        // What cannot be read now is asked for again by the runtime, which says what it thinks of it.
        let Ok(bytes) = std::fs::read(&path) else { continue };
        if let Ok(metadata) = Metadata::of_file(&bytes) {
            let _ = add(&metadata, &mut kinds);
        }
    }
    kinds
}

fn add(metadata: &Metadata<'_>, kinds: &mut Kinds) -> cil::Result<()> {
    let mut enclosing = FxHashMap::default();
    for row in metadata.tables.all(Table::NestedClass) {
        let (inner, outer) = (metadata.tables.cell(row, 0)?, metadata.tables.cell(row, 1)?);
        enclosing.insert(Token::new(Table::TypeDef, inner), Token::new(Table::TypeDef, outer));
    }
    for ty in metadata.tables.all(Table::TypeDef) {
        const EXTENDS: usize = 3;
        let above = metadata.tables.coded(ty, EXTENDS, Coded::TypeDefOrRef)?;
        let above = above.filter(|above| above.table() == Some(Table::TypeRef));
        let above = above.map(|above| plain_name(metadata, above)).transpose()?;
        let found = Some(kind(above.as_deref()));
        match kinds.entry(full_name(metadata, ty, &enclosing)?) {
            Entry::Vacant(place) => {
                place.insert(found);
            }
            Entry::Occupied(mut place) if *place.get() != found => {
                place.insert(None);
            }
            Entry::Occupied(_) => {}
        }
    }
    Ok(())
}

/// With its namespace; both tables keep names in the same columns.
fn plain_name(metadata: &Metadata<'_>, ty: Token) -> cil::Result<String> {
    let (name, space) = (metadata.string(ty, 1)?, metadata.string(ty, 2)?);
    Ok(if space.is_empty() { name.to_owned() } else { format!("{space}.{name}") })
}

/// With the types that it is inside of.
fn full_name(metadata: &Metadata<'_>, ty: Token, enclosing: &FxHashMap<Token, Token>) -> cil::Result<String> {
    let mut name = plain_name(metadata, ty)?;
    let mut at = ty;
    // Types are declared before those inside of them: a damaged file must not go in circles.
    while let Some(outer) = enclosing.get(&at).filter(|outer| outer.row() < at.row()) {
        name = format!("{}.{name}", plain_name(metadata, *outer)?);
        at = *outer;
    }
    Ok(name)
}
