//! The suppressions that stand in the sources of a project, with those of `GlobalSuppressions.cs` brought to the declarations
//! that they name.

use csharp::suppress::{Global, suppressions};
use csharp::syntax::Tree;
use finding::suppress::{Inline, InlineRule, InlineRules, Marker, Named, resolve};
use finding::{Problem, Registry};

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
    let mut all = InlineSuppressions::default();
    let mut globals: Vec<Global> = Vec::new();
    for file in files {
        let found = suppressions(file.tree, file.text);
        all.problems.extend(found.problems.into_iter().map(|problem| (file.path.to_owned(), problem)));
        all.add(file.path, found.markers, registry);
        // Looked up where they stand, so that a mistake is told once.
        let resolved =
            resolve(file.path, found.global.iter().map(|global| global.marker.clone()).collect(), registry);
        all.problems.extend(resolved.problems.into_iter().map(|problem| (file.path.to_owned(), problem)));
        globals.extend(found.global);
    }
    for file in files {
        for global in &globals {
            all.bring(global, *file, registry);
        }
    }
    all
}

impl InlineSuppressions {
    fn add(&mut self, path: &str, markers: Vec<Marker>, registry: &Registry) {
        let resolved = resolve(path, markers, registry);
        self.inlines.extend(resolved.inlines);
        self.problems.extend(resolved.problems.into_iter().map(|problem| (path.to_owned(), problem)));
        self.notes.extend(resolved.notes.into_iter().map(|note| (path.to_owned(), note)));
    }

    fn bring(&mut self, global: &Global, file: SourceFile<'_>, registry: &Registry) {
        let lines = global.target.lines_in(file.tree, file.text);
        let markers = lines.into_iter().map(|lines| Marker { lines, ..global.marker.clone() }).collect();
        let inlines = resolve(file.path, markers, registry).inlines;
        self.inlines.extend(inlines.into_iter().map(never_unused));
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
