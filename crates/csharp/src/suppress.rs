//! Suppressions in C# sources: `// threadbare: ignore[rule]`, `#pragma warning disable`, `[SuppressMessage]`.
//!
//! Tree and text in, [`Marker`]s out; which rules their ids mean is asked later. Assembly-wide attributes are
//! about declarations that may stand in any file, so they come with a [`Target`] that [`Target::lines_in`]
//! looks for in one file at a time.

mod attribute;
mod comment;
mod pragma;
mod target;

pub(crate) use attribute::is_named as is_attribute_named;
pub use target::{Depth, Target};

use crate::syntax::Tree;
use finding::Problem;
use finding::suppress::{Marker, Places};

/// The suppressions of one file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Suppressions {
    /// Those about lines of this file, in order of place.
    pub markers: Vec<Marker>,
    /// Those about declarations anywhere in the assembly.
    pub global: Vec<Global>,
    /// Comments that are meant for us and cannot be read.
    pub problems: Vec<Problem>,
}

/// `[assembly: SuppressMessage(…, Scope = "member", Target = "~M:N.T.M")]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Global {
    /// What it says; its lines are those of no file yet.
    pub marker: Marker,
    /// What it is about.
    pub target: Target,
}

/// Finds all suppressions of a file.
pub fn suppressions(tree: &Tree, text: &str) -> Suppressions {
    let places = Places::new(text);
    let mut found = Suppressions::default();
    comment::collect(tree, &places, &mut found);
    pragma::collect(tree, &places, &mut found);
    attribute::collect(tree, &places, &mut found);
    found.markers.sort_by_key(|marker| marker.place);
    found
}
