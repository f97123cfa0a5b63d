//! Items: `Include`, `Exclude`, `Remove`, `Update`, metadata, wildcards and references to other items.
//!
//! Only the kinds that are asked for are evaluated, and those that they refer to: wildcards of others, say all
//! pictures of a web site, are never walked.

use super::evaluate::Evaluation;
use super::expand::{Scope, expand, unescape};
use super::files::Kind;
use super::glob::{Glob, State, is_pattern};
use super::paths::{self, fold};
use super::problem::Place;
use super::xml::{Document, Element};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// What one entry of a folder costs of the project's budget.
const ENTRY_COST: usize = 32;

/// Name and value, in the order of writing.
type Metadata = Vec<(String, String)>;

/// One item.
#[derive(Clone)]
pub(super) struct Item {
    /// As written, expanded.
    pub(super) include: String,
    /// Read as a path.
    pub(super) path: String,
    metadata: Rc<Metadata>,
    document: Rc<Document>,
    pub(super) place: Place,
}

impl Item {
    /// A metadata value that is not empty.
    pub(super) fn get(&self, name: &str) -> Option<&str> {
        let found = self.metadata.iter().rev().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// Whether a metadata value says so.
    pub(super) fn is(&self, name: &str, value: &str) -> bool {
        self.get(name).is_some_and(|found| found.eq_ignore_ascii_case(value))
    }

    /// The file that has it.
    pub(super) fn file(&self) -> &str {
        &self.document.path
    }
}

/// All items, by folded kind.
#[derive(Default)]
pub(super) struct Items(FxHashMap<String, Vec<Item>>);

impl Items {
    pub(super) fn of(&self, kind: &str) -> &[Item] {
        self.0.get(&fold(kind)).map_or(&[], Vec::as_slice)
    }
}

/// Evaluates the items of these kinds.
pub(super) fn evaluate(evaluation: &mut Evaluation<'_>, kinds: &[&str]) -> Items {
    let groups = std::mem::take(&mut evaluation.groups);
    let wanted = closure(&groups, kinds);
    let mut items = Items::default();
    for group in &groups {
        let document = &group.document;
        let element = document.element(group.element);
        if !document.children(element).any(|item| wanted.contains(&fold(&item.name))) {
            continue;
        }
        let outer = evaluation.enter(&document.path);
        if evaluation.holds(element) {
            for item in document.children(element) {
                if wanted.contains(&fold(&item.name)) && evaluation.holds(item) {
                    add(evaluation, &mut items, document, item);
                }
            }
        }
        evaluation.enter(&outer);
    }
    evaluation.groups = groups;
    items
}

/// The kinds, those that they mention as `@(Kind)`, those that these mention, and so on.
fn closure(groups: &[super::evaluate::Group], kinds: &[&str]) -> FxHashSet<String> {
    let mut mentions: FxHashMap<String, Vec<String>> = FxHashMap::default();
    for group in groups {
        for item in group.document.children(group.document.element(group.element)) {
            let lists = item.attributes.iter().flat_map(|one| one.value.split("@(").skip(1));
            let names = lists.map(|rest| {
                let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-'));
                fold(&rest[..end.unwrap_or(rest.len())])
            });
            let names: Vec<String> = names.collect();
            if !names.is_empty() {
                mentions.entry(fold(&item.name)).or_default().extend(names);
            }
        }
    }
    let mut wanted = FxHashSet::default();
    let mut open: Vec<String> = kinds.iter().map(|kind| fold(kind)).collect();
    while let Some(kind) = open.pop() {
        if let Some(more) = mentions.get(&kind) {
            open.extend(more.iter().filter(|name| !wanted.contains(*name) && **name != kind).cloned());
        }
        mentions.remove(&kind);
        wanted.insert(kind);
    }
    wanted
}

fn add(evaluation: &mut Evaluation<'_>, items: &mut Items, document: &Rc<Document>, element: &Element) {
    let kind = fold(&element.name);
    if let Some(text) = element.attribute("Remove") {
        let matcher = Matcher::new(evaluation, items, text);
        let list = items.0.entry(kind.clone()).or_default();
        if evaluation.afford(list.len() * matcher.cost()) {
            list.retain(|item| !matcher.matches(item));
        }
    }
    if let Some(text) = element.attribute("Update") {
        let matcher = Matcher::new(evaluation, items, text);
        let metadata = metadata(evaluation, document, element);
        let list = items.0.entry(kind.clone()).or_default();
        if evaluation.afford(list.len() * matcher.cost()) {
            for item in list.iter_mut().filter(|item| matcher.matches(item)) {
                Rc::make_mut(&mut item.metadata).extend(metadata.iter().cloned());
            }
        }
    }
    if let Some(text) = element.attribute("Include") {
        let metadata = Rc::new(metadata(evaluation, document, element));
        let included = include(evaluation, items, element, text);
        let place = element.place;
        let folder = evaluation.around.folder.clone();
        let new = included.into_iter().map(|include| Item {
            path: paths::join(&folder, &include),
            include,
            metadata: Rc::clone(&metadata),
            document: Rc::clone(document),
            place,
        });
        items.0.entry(kind).or_default().extend(new);
    }
}

/// Attributes and elements of an item that say something about it.
fn metadata(evaluation: &mut Evaluation<'_>, document: &Document, element: &Element) -> Metadata {
    const OWN: &[&str] = &["Include", "Exclude", "Remove", "Update", "Condition", "Label"];
    let mut result = Metadata::new();
    for attribute in &element.attributes {
        if !OWN.iter().any(|own| own.eq_ignore_ascii_case(&attribute.name)) {
            result.push((attribute.name.clone(), unescape(&expand(evaluation, &attribute.value))));
        }
    }
    for child in document.children(element) {
        if evaluation.holds(child) {
            result.push((child.name.clone(), unescape(&expand(evaluation, &child.text))));
        }
    }
    result
}

fn include(evaluation: &mut Evaluation<'_>, items: &Items, element: &Element, text: &str) -> Vec<String> {
    let exclude =
        element.attribute("Exclude").map(|text| Matcher::new(evaluation, items, text)).unwrap_or_default();
    let mut result = Vec::new();
    for piece in pieces(evaluation, items, text) {
        if is_pattern(&piece) {
            let pattern = paths::join(&evaluation.around.folder, &piece);
            let found = walk(evaluation, &pattern, &exclude.globs, element.place_of("Include"));
            result.extend(found.into_iter().filter(|path| !exclude.literals.contains(&fold(path))));
        } else {
            let include = unescape(&piece);
            let path = fold(&paths::join(&evaluation.around.folder, &include));
            if evaluation.afford(exclude.cost()) && !exclude.matches_path(&path) {
                result.push(include);
            }
        }
    }
    result
}

/// The pieces of a list, expanded, references to other items replaced by those.
fn pieces(evaluation: &mut Evaluation<'_>, items: &Items, text: &str) -> Vec<String> {
    let text = expand(evaluation, text);
    let mut result = Vec::new();
    for piece in split_list(&text) {
        let piece = piece.trim();
        let Some(inside) = piece.strip_prefix("@(").and_then(|rest| rest.strip_suffix(')')) else {
            if !piece.is_empty() && !piece.contains("@(") {
                if !evaluation.afford(ENTRY_COST) {
                    return result;
                }
                result.push(piece.to_owned());
            }
            continue;
        };
        let (name, transform) = match inside.split_once("->") {
            Some((name, transform)) => (name.trim(), Some(transform.trim().trim_matches('\''))),
            None => (inside.split(',').next().unwrap_or_default().trim(), None),
        };
        for item in items.of(name) {
            let text = transform.map_or_else(|| item.include.clone(), |pattern| transformed(item, pattern));
            if !evaluation.afford(text.len() + ENTRY_COST) {
                return result;
            }
            result.push(text);
        }
    }
    result
}

/// Splits at semicolons outside `@(…)`.
fn split_list(text: &str) -> Vec<&str> {
    let mut result = Vec::new();
    let (mut start, mut inside) = (0, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'@' if text[at..].starts_with("@(") => inside = true,
            b')' => inside = false,
            b';' if !inside => {
                result.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    result.push(&text[start..]);
    result
}

/// `%(Name)` in a transform, for the metadata that every item has and for its own.
fn transformed(item: &Item, pattern: &str) -> String {
    let mut result = String::new();
    let mut rest = pattern;
    while let Some((before, after)) = rest.split_once("%(") {
        result.push_str(before);
        let (name, after) = after.split_once(')').unwrap_or((after, ""));
        match fold(name.trim()).as_str() {
            "identity" => result.push_str(&item.include),
            "fullpath" => result.push_str(&item.path),
            "filename" => result.push_str(paths::stem(&item.path)),
            "extension" => result.push_str(paths::extension(&item.path)),
            "rootdir" => result.push('/'),
            "directory" => {
                result.push_str(paths::parent(&item.path).unwrap_or_default().trim_start_matches('/'));
                result.push('/');
            }
            "relativedir" => {
                let include = item.include.replace('\\', "/");
                result.push_str(&include[..include.rfind('/').map_or(0, |slash| slash + 1)]);
            }
            own => result.push_str(item.get(own).unwrap_or_default()),
        }
        rest = after;
    }
    result.push_str(rest);
    result
}

/// What `Remove`, `Update` and `Exclude` select.
#[derive(Default)]
struct Matcher {
    literals: FxHashSet<String>,
    globs: Vec<Glob>,
}

impl Matcher {
    fn new(evaluation: &mut Evaluation<'_>, items: &Items, text: &str) -> Matcher {
        let mut matcher = Matcher::default();
        for piece in pieces(evaluation, items, text) {
            if is_pattern(&piece) {
                matcher.globs.push(Glob::rooted(&evaluation.around.folder, &piece));
            } else {
                matcher.literals.insert(fold(&paths::join(&evaluation.around.folder, &unescape(&piece))));
            }
        }
        matcher
    }

    /// What asking about one item costs of the budget.
    fn cost(&self) -> usize {
        1 + self.globs.len()
    }

    fn matches(&self, item: &Item) -> bool {
        self.matches_path(&fold(&item.path))
    }

    fn matches_path(&self, folded: &str) -> bool {
        self.literals.contains(folded) || self.globs.iter().any(|glob| glob.matches(folded))
    }
}

/// The files that match a pattern and none of the excluded ones, sorted. The pattern is absolute.
pub(super) fn walk(
    evaluation: &mut Evaluation<'_>,
    pattern: &str,
    excluded: &[Glob],
    place: Place,
) -> Vec<String> {
    let tree = evaluation.around.tree;
    let glob = Glob::new("/", pattern);
    let Some(folder) = tree.find_folder(&glob.folder) else { return Vec::new() };
    let states: Vec<State> = excluded.iter().map(|glob| glob.state_in(&fold(&folder))).collect();
    let mut files = Vec::new();
    let mut open = vec![(folder, glob.start(), states)];
    while let Some((folder, state, states)) = open.pop() {
        if excluded.iter().zip(&states).any(|(glob, state)| glob.accepts_all(state)) {
            continue;
        }
        let listing = tree.list(&folder);
        if !evaluation.afford(listing.entries.len() * (ENTRY_COST + excluded.len())) {
            evaluation.warn(place, "this wildcard reaches too many files; name a folder with fewer");
            break;
        }
        for entry in &listing.entries {
            let name = fold(&entry.name);
            if entry.kind == Kind::File {
                let is_excluded =
                    || excluded.iter().zip(&states).any(|(glob, state)| glob.accepts(state, &name));
                if glob.accepts(&state, &name) && !is_excluded() {
                    files.push(paths::child(&folder, &entry.name));
                }
            } else if entry.kind == Kind::Folder {
                let state = glob.enter(&state, &name);
                if !state.is_empty() {
                    let states = excluded.iter().zip(&states).map(|(glob, state)| glob.enter(state, &name));
                    open.push((paths::child(&folder, &entry.name), state, states.collect()));
                }
            }
        }
    }
    files.sort_unstable();
    files
}
