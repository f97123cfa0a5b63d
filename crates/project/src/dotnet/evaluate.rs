//! A small `MSBuild`: properties and imports in the order of the files, then items with the final properties. Targets
//! and tasks are not run.

use super::condition::{self, Condition, Question};
use super::expand::{self, Scope, expand};
use super::functions::Surroundings;
use super::paths::{self, fold, to_disk};
use super::problem::{MAX_PROBLEMS, Place, Problem, Severity};
use super::sdk;
use super::tree::{Tree, warning};
use super::xml::{Document, Element, ElementId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// Bytes that expressions may produce, plus a share for each element and file looked at: real projects need a few
/// hundred thousand.
const BUDGET: usize = 1 << 25;
/// What an element costs, whatever is in it.
const ELEMENT_COST: usize = 32;
/// Imports inside imports.
const MAX_IMPORT_DEPTH: usize = 32;
/// `Choose` inside `When`.
const MAX_CHOOSE_DEPTH: usize = 16;

/// Items that wait for the final properties: the group and, in it, what is to be looked at.
pub(super) struct Group {
    pub(super) document: Rc<Document>,
    pub(super) element: ElementId,
}

/// The evaluation of one project.
pub(super) struct Evaluation<'a> {
    pub(super) around: Surroundings<'a>,
    /// The project.
    pub(super) path: String,
    /// The file that is being read now.
    file: String,
    properties: FxHashMap<String, String>,
    /// Properties that no file may change.
    fixed: FxHashSet<String>,
    pub(super) groups: Vec<Group>,
    pub(super) problems: Vec<Problem>,
    importing: Vec<String>,
    budget: usize,
    choose_depth: usize,
    place: Place,
    /// Where relative paths in a condition start: an import's at its file, all others at the project.
    condition_folder: String,
    pub(super) is_sdk: bool,
}

impl<'a> Evaluation<'a> {
    /// Reads a project and all that it imports. `fixed` are the properties given from outside.
    pub(super) fn of(tree: &'a Tree<'a>, document: &Rc<Document>, fixed: &[(&str, &str)]) -> Evaluation<'a> {
        let folder = paths::parent(&document.path).unwrap_or("/").to_owned();
        let mut evaluation = Evaluation {
            around: Surroundings { tree, file_folder: folder.clone(), folder },
            path: document.path.clone(),
            file: document.path.clone(),
            properties: FxHashMap::default(),
            fixed: FxHashSet::default(),
            groups: Vec::new(),
            problems: Vec::new(),
            importing: Vec::new(),
            budget: BUDGET,
            choose_depth: 0,
            place: Place { line: 1, column: 1 },
            condition_folder: String::new(),
            is_sdk: false,
        };
        for (name, value) in fixed {
            evaluation.properties.insert(fold(name), (*value).to_owned());
            evaluation.fixed.insert(fold(name));
        }
        evaluation.file(document);
        evaluation
    }

    /// The value of a property after the evaluation, ends trimmed; none if it is empty.
    pub(super) fn get(&self, name: &str) -> Option<String> {
        let value = expand::unescape(self.property(name).trim());
        (!value.is_empty()).then_some(value)
    }

    /// Whether a property says yes.
    pub(super) fn is_true(&self, name: &str) -> bool {
        condition::truth(&self.property(name)) == Some(true)
    }

    /// Reads one file, its root first.
    fn file(&mut self, document: &Rc<Document>) {
        if self.importing.len() >= MAX_IMPORT_DEPTH {
            self.warn(
                self.place,
                format!("imports are nested more than {MAX_IMPORT_DEPTH} deep; look for a loop"),
            );
            return;
        }
        self.importing.push(document.path.clone());
        let outer = self.enter(&document.path);
        let sdks = sdk_names(document);
        for name in &sdks {
            self.sdk_file(name, "Sdk.props");
        }
        self.body(document, document.root());
        for name in &sdks {
            self.sdk_file(name, "Sdk.targets");
        }
        self.enter(&outer);
        self.importing.pop();
    }

    /// Makes `path` the file that is being read; the one before it.
    pub(super) fn enter(&mut self, path: &str) -> String {
        paths::parent(path).unwrap_or("/").clone_into(&mut self.around.file_folder);
        std::mem::replace(&mut self.file, path.to_owned())
    }

    fn body(&mut self, document: &Rc<Document>, parent: &Element) {
        for &id in &parent.children {
            let element = document.element(id);
            if element.is("ItemGroup") {
                // Its own condition is asked when all properties are known.
                self.groups.push(Group { document: Rc::clone(document), element: id });
            } else if element.is("PropertyGroup") {
                self.property_group(document, element);
            } else if element.is("Import") {
                self.import(element);
            } else if element.is("ImportGroup") && self.holds(element) {
                for import in document.children(element).filter(|child| child.is("Import")) {
                    self.import(import);
                }
            } else if element.is("Choose") {
                self.choose(document, element);
            }
        }
    }

    fn property_group(&mut self, document: &Document, group: &Element) {
        if !self.holds(group) {
            return;
        }
        for property in document.children(group) {
            if self.holds(property) {
                let value = expand(self, &property.text);
                self.set(&property.name, value);
            }
        }
    }

    pub(super) fn set(&mut self, name: &str, value: String) {
        let name = fold(name);
        if !self.fixed.contains(&name) {
            self.properties.insert(name, value);
        }
    }

    fn choose(&mut self, document: &Rc<Document>, choose: &Element) {
        if self.choose_depth >= MAX_CHOOSE_DEPTH {
            self.warn(
                choose.place,
                format!("Choose is nested more than {MAX_CHOOSE_DEPTH} deep; simplify it"),
            );
            return;
        }
        self.choose_depth += 1;
        let chosen = document
            .children(choose)
            .find(|branch| branch.is("Otherwise") || (branch.is("When") && self.holds(branch)));
        if let Some(branch) = chosen {
            self.body(document, branch);
        }
        self.choose_depth -= 1;
    }

    fn import(&mut self, element: &Element) {
        let Some(project) = element.attribute("Project") else { return };
        if !self.holds(element) {
            return;
        }
        let place = element.place_of("Project");
        let target = expand::unescape(expand(self, project).trim());
        if element.attribute("Sdk").is_some() || sdk::is_tools_path(&target) {
            let sdk = element.attribute("Sdk").unwrap_or_default().to_owned();
            self.sdk_file(&sdk, &target.replace('\\', "/"));
            return;
        }
        if target.is_empty() {
            return;
        }
        for path in target.split(';').map(str::trim).filter(|path| !path.is_empty()) {
            let absolute = paths::join(&self.around.file_folder.clone(), path);
            self.import_path(&absolute, place);
        }
    }

    fn import_path(&mut self, path: &str, place: Place) {
        if super::glob::is_pattern(path) {
            for found in super::items::walk(self, path, &[], place) {
                self.import_file(&found, place);
            }
            return;
        }
        match self.around.tree.find_file(path) {
            Some(found) => self.import_file(&found, place),
            None if sdk::comes_with_tools(path) => self.sdk_file("", path),
            None => self.warn(
                place,
                format!(
                    "the imported file {path} does not exist; correct the path or restore what brings it"
                ),
            ),
        }
    }

    fn import_file(&mut self, path: &str, place: Place) {
        if self.importing.iter().any(|open| open == path) {
            self.warn(
                place,
                format!("{path} imports itself, directly or by way of others; remove one import"),
            );
            return;
        }
        match self.around.tree.document(path) {
            Ok(document) => self.file(&document),
            Err(problem) => self.problems.push(problem),
        }
    }

    /// A file of the SDK or of the build tools, replaced by our own short version of what it does.
    fn sdk_file(&mut self, sdk: &str, path: &str) {
        let Some(document) = sdk::document(paths::name(path)) else { return };
        if paths::name(path).eq_ignore_ascii_case("Sdk.props") {
            self.is_sdk = true;
            let sdk = sdk.split('/').next().unwrap_or_default().trim().to_owned();
            let before = self.property("_Sdk");
            self.set("_Sdk", format!("{before};{sdk};"));
        }
        // The short version looks for files above the project, as the long one does.
        self.file(&document);
    }

    /// Whether the condition of an element holds; one that cannot be read does not.
    pub(super) fn holds(&mut self, element: &Element) -> bool {
        self.place = element.place;
        let length = element.attribute("Condition").map_or(0, str::len);
        if !self.afford(ELEMENT_COST + length) {
            return false;
        }
        let Some(text) = element.attribute("Condition").filter(|text| !text.trim().is_empty()) else {
            return true;
        };
        self.place = element.place_of("Condition");
        let is_import = element.is("Import") || element.is("ImportGroup");
        self.condition_folder =
            if is_import { &self.around.file_folder } else { &self.around.folder }.clone();
        match condition::parse(text) {
            Ok(condition) => self.evaluate(&condition),
            Err(message) => {
                self.warn(self.place, format!("this condition cannot be read: {message}; correct it"));
                false
            }
        }
    }

    // Recursion is as deep as the condition, which its parser bounds.
    fn evaluate(&mut self, condition: &Condition) -> bool {
        match condition {
            Condition::Or(left, right) => self.evaluate(left) || self.evaluate(right),
            Condition::And(left, right) => self.evaluate(left) && self.evaluate(right),
            Condition::Not(inner) => !self.evaluate(inner),
            Condition::Truth(text) => condition::truth(&expand(self, text)) == Some(true),
            Condition::Compare(comparison, left, right) => {
                let (left, right) = (expand(self, left), expand(self, right));
                condition::compare(*comparison, &left, &right)
            }
            Condition::Ask(Question::HasTrailingSlash, text) => {
                expand(self, text).trim().ends_with(['/', '\\'])
            }
            Condition::Ask(Question::Exists, text) => {
                let path = expand::unescape(expand(self, text).trim());
                self.exists(&path)
            }
        }
    }

    fn exists(&mut self, path: &str) -> bool {
        if path.is_empty() || !self.afford(ELEMENT_COST) {
            return false;
        }
        if sdk::is_tools_path(path) {
            return sdk::document(paths::name(&path.replace('\\', "/"))).is_some();
        }
        self.around.tree.find(&paths::join(&self.condition_folder, path)).is_some()
    }

    pub(super) fn warn(&mut self, place: Place, message: impl Into<String>) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(warning(&self.file, place, message));
        }
    }
}

impl Scope for Evaluation<'_> {
    fn property(&self, name: &str) -> String {
        let folded = fold(name);
        if let Some(value) = self.properties.get(&folded) {
            return value.clone();
        }
        let (project, file) = (&self.path, &self.file);
        match folded.as_str() {
            "msbuildprojectdirectory" | "msbuildstartupdirectory" => self.around.folder.clone(),
            "msbuildprojectfullpath" => project.clone(),
            "msbuildprojectfile" => paths::name(project).to_owned(),
            "msbuildprojectname" => paths::stem(project).to_owned(),
            "msbuildprojectextension" => paths::extension(project).to_owned(),
            "msbuildprojectdirectorynoroot" => self.around.folder.trim_start_matches('/').to_owned(),
            "msbuildthisfiledirectory" => format!("{}/", self.around.file_folder.trim_end_matches('/')),
            "msbuildthisfiledirectorynoroot" => {
                format!("{}/", self.around.file_folder.trim_matches('/'))
            }
            "msbuildthisfilefullpath" => file.clone(),
            "msbuildthisfile" => paths::name(file).to_owned(),
            "msbuildthisfilename" => paths::stem(file).to_owned(),
            "msbuildthisfileextension" => paths::extension(file).to_owned(),
            _ => sdk::well_known(&folded).to_owned(),
        }
    }

    fn surroundings(&self) -> &Surroundings<'_> {
        &self.around
    }

    fn unknown_function(&mut self, name: &str) {
        let shown: String = name.chars().take(80).collect();
        let already = self.problems.iter().any(|problem| problem.severity == Severity::Note);
        if !already {
            self.problems.push(Problem {
                file: to_disk(&self.file),
                place: Some(self.place),
                severity: Severity::Note,
                message: format!("$({shown}) is not understood and read as empty; nothing to do if no source file depends on it"),
            });
        }
    }

    fn afford(&mut self, bytes: usize) -> bool {
        if self.budget < bytes || !self.around.tree.spend(bytes) {
            if self.budget > 0 {
                self.budget = 0;
                let message = "evaluating this project takes too much work, so the rest of it is not read; look for properties that grow, or for wildcards that reach too far";
                self.problems.push(warning(&self.path, None, message));
            }
            return false;
        }
        self.budget -= bytes;
        true
    }
}

/// The SDKs that a file names at its root or in `Sdk` elements.
fn sdk_names(document: &Document) -> Vec<String> {
    let root = document.root();
    let listed = root.attribute("Sdk").unwrap_or_default().split(';').map(str::trim);
    let elements =
        document.children(root).filter(|child| child.is("Sdk")).filter_map(|sdk| sdk.attribute("Name"));
    listed.chain(elements).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}
