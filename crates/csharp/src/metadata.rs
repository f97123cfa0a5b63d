//! Compiled libraries as C# source: metadata in, outlines out.
//!
//! The binder knows only C# source. So a library is turned into an *outline*: C# text that declares the types
//! and members that others can see, without bodies. It goes through the parser like any other file.
//!
//! - [`outline`] is the way in: bytes of a library in, text out. Never panics, whatever the bytes.
//! - The file format is read by [`cil`]: tables, heaps, signatures.
//! - `assembly` answers what belongs to what; `attributes` and `values` read what hangs on it.
//! - `declarations`, `members`, `parameters`, `generics`, `types`, `names` write C#.
//!
//! What an outline leaves out: bodies, members that others cannot see, finalizers, explicit implementations
//! of interfaces, annotations of nullability, most attributes, and members whose names no source can say.

mod assembly;
mod attributes;
mod declarations;
mod error;
mod generics;
mod members;
mod names;
mod parameters;
mod text;
mod types;
mod values;

pub use error::{MetadataError, MetadataErrorKind};

use std::ops::Range;

use assembly::Assembly;
use cil::metadata::Table;
use text::Text;

/// What others can see of an assembly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outline {
    /// The assembly's name, such as `System.Runtime`.
    pub assembly: String,
    /// The types as C# text, in the order of the assembly, in their namespaces.
    pub text: String,
    /// The types that are not nested in others, in the order of the text.
    pub types: Vec<OutlinedType>,
    /// The names of the assemblies that this one refers to.
    pub references: Vec<String>,
    /// The types that callers find through this assembly but that live in another one.
    pub forwards: Vec<Forward>,
}

/// One type of an [`Outline`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutlinedType {
    /// Its namespace, such as `System.Threading`; empty for none.
    pub namespace: String,
    /// Its name with the number of its type parameters, such as ``List`1``.
    pub name: String,
    /// Its declaration in the text, without the namespace around it.
    pub range: Range<usize>,
}

/// A type that has moved to another assembly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forward {
    /// Its namespace.
    pub namespace: String,
    /// Its name with the number of its type parameters.
    pub name: String,
    /// The name of the assembly that has it, or knows further.
    pub assembly: String,
}

/// Reads a library or program of .NET and prints what others can see of it.
pub fn outline(bytes: &[u8]) -> Result<Outline, MetadataError> {
    let assembly = Assembly::read(bytes)?;
    let mut out = Text::default();
    let mut types: Vec<OutlinedType> = Vec::new();
    for token in assembly.tables.all(Table::TypeDef) {
        if assembly.is_nested(token) {
            continue;
        }
        let name = assembly.type_name(token)?;
        let before = out.len();
        let is_same = types.last().is_some_and(|last| last.namespace == name.namespace);
        if !is_same {
            close_namespace(types.last(), &mut out);
            open_namespace(name.namespace, &mut out);
        }
        let start = out.len();
        if declarations::write_top_level(&assembly, token, &mut out)? {
            types.push(OutlinedType {
                namespace: name.namespace.to_owned(),
                name: name.name.to_owned(),
                range: start..out.len(),
            });
        } else {
            out.take_back(before);
        }
    }
    close_namespace(types.last(), &mut out);
    Ok(Outline {
        assembly: assembly.name()?.to_owned(),
        text: out.into_string(),
        types,
        references: assembly.references()?,
        forwards: assembly.forwards()?,
    })
}

fn open_namespace(namespace: &str, out: &mut Text) {
    if !namespace.is_empty() {
        out.push("namespace ");
        out.push_dotted(namespace);
        out.push(" {\n");
    }
}

fn close_namespace(last: Option<&OutlinedType>, out: &mut Text) {
    if last.is_some_and(|last| !last.namespace.is_empty()) {
        out.push("}\n");
    }
}
