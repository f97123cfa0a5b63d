//! The suppressions that stand in the sources of a project, with those of `GlobalSuppressions.cs` brought to the declarations
//! that they name.

use csharp::suppress::{Global, Suppressions, suppressions};
use csharp::syntax::Tree;
use finding::suppress::{Inline, InlineRule, InlineRules, Marker, Named, resolve};
use finding::{Problem, Registry};
use rayon::prelude::*;
use rustc_hash::FxHashSet;

/// A parsed file.
#[derive(Clone, Copy, Debug)]
pub struct SourceFile<'a> {
    /// As findings name it.
    pub path: &'a str,
    /// Its text.
    pub text: &'a str,
    /// Its tree.
    pub tree: &'a Tree,
}

/// All suppressions of a project.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct InlineSuppressions {
    /// Those that name rules of ours; see [`finding::suppress::apply`].
    pub inlines: Vec<Inline>,
    /// Mistakes, each with its file.
    pub problems: Vec<(String, Problem)>,
    /// What could be better, each with its file.
    pub notes: Vec<(String, Problem)>,
}

/// Finds the suppressions of all files. Those for a whole assembly are looked for in every file that is given, and never count
/// as unused: what they name may be compiled only elsewhere.
pub fn inline_suppressions(files: &[SourceFile<'_>], registry: &Registry) -> InlineSuppressions {
    let found: Vec<Suppressions> = files.par_iter().map(in_file).collect();
    together(files, found, registry)
}

/// The same, if it is known what stands in each file.
pub(crate) fn together(
    files: &[SourceFile<'_>],
    found: Vec<Suppressions>,
    registry: &Registry,
) -> InlineSuppressions {
    let mut all = InlineSuppressions::default();
    let mut globals: Vec<Global> = Vec::new();
    let of_files = files.iter().zip(found).filter(|(_, found)| *found != Suppressions::default());
    for (file, found) in of_files {
        all.problems.extend(found.problems.into_iter().map(|problem| (file.path.to_owned(), problem)));
        all.add(file.path, found.markers, registry);
        // Looked up where they stand, so that a mistake is told once.
        let resolved =
            resolve(file.path, found.global.iter().map(|global| global.marker.clone()).collect(), registry);
        all.problems.extend(resolved.problems.into_iter().map(|problem| (file.path.to_owned(), problem)));
        // Most are for other tools.
        globals.extend(found.global.into_iter().filter(|global| is_ours(file.path, global, registry)));
    }
    let brought = files
        .par_iter()
        .flat_map_iter(|file| globals.iter().flat_map(|global| bring(global, *file, registry)));
    all.inlines.extend(brought.collect::<Vec<_>>());
    all.deduplicate();
    all
}

/// Most files have none of these words, and need not be walked through.
pub(crate) fn in_file(file: &SourceFile<'_>) -> Suppressions {
    let may_have_some =
        ["threadbare", "pragma", "SuppressMessage"].iter().any(|word| file.text.contains(word));
    if may_have_some { suppressions(file.tree, file.text) } else { Suppressions::default() }
}

fn is_ours(path: &str, global: &Global, registry: &Registry) -> bool {
    !resolve(path, vec![global.marker.clone()], registry).inlines.is_empty()
}

fn bring(global: &Global, file: SourceFile<'_>, registry: &Registry) -> Vec<Inline> {
    let lines = global.target.lines_in(file.tree, file.text);
    let markers = lines.into_iter().map(|lines| Marker { lines, ..global.marker.clone() }).collect();
    resolve(file.path, markers, registry).inlines.into_iter().map(never_unused).collect()
}

impl InlineSuppressions {
    fn add(&mut self, path: &str, markers: Vec<Marker>, registry: &Registry) {
        let resolved = resolve(path, markers, registry);
        self.inlines.extend(resolved.inlines);
        self.problems.extend(resolved.problems.into_iter().map(|problem| (path.to_owned(), problem)));
        self.notes.extend(resolved.notes.into_iter().map(|note| (path.to_owned(), note)));
    }

    /// A file that two projects compile has its suppressions once.
    fn deduplicate(&mut self) {
        let mut seen = FxHashSet::default();
        self.inlines
            .retain(|inline| seen.insert((inline.path.clone(), inline.place, inline.lines, inline.form)));
        let mut seen = FxHashSet::default();
        self.problems.retain(|(path, problem)| seen.insert((path.clone(), problem.to_string())));
        self.notes.retain(|(path, note)| seen.insert((path.clone(), note.to_string())));
    }
}

fn never_unused(inline: Inline) -> Inline {
    let rules = match inline.rules {
        InlineRules::These(rules) => InlineRules::These(
            rules.into_iter().map(|rule| InlineRule { named: Named::Theirs, ..rule }).collect(),
        ),
        all @ InlineRules::All { .. } => all,
    };
    Inline { rules, ..inline }
}
