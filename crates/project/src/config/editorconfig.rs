//! Severities in `.editorconfig`, as the analysers of .NET read them: `dotnet_diagnostic.<ID>.severity = warning`.
//!
//! Files are merged from the outermost folder to the innermost, up to one that says `root = true`; what comes later wins. An id
//! is a code of ours or a peer's name for one of our rules; ours wins where both are set. All other keys are for others.

use super::layer::{Level, Wish};
use super::{Dialect, Glob};
use finding::suppress::Named;
use finding::{Problem, Registry, Rule, Severity, did_you_mean};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// One `.editorconfig`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EditorConfig {
    /// `root = true`: files of outer folders do not count.
    pub root: bool,
    sections: Vec<Section>,
    /// What is wrong with the lines that are for us.
    pub problems: Vec<Problem>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Section {
    glob: Glob,
    entries: Vec<Entry>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Entry {
    /// `dotnet_diagnostic.<ID>.severity`
    Rule(&'static Rule, Named, Setting),
    /// `dotnet_analyzer_diagnostic.category-Concurrency.severity`
    Category(Setting),
    /// `dotnet_analyzer_diagnostic.severity`
    All(Setting),
    /// `generated_code`
    Generated(bool),
}

/// A value of a severity.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Setting {
    /// As if nothing had been said.
    Default,
    Level(Level),
}

/// What all files together say about one path.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct EditorSettings {
    rules: BTreeMap<(&'static str, Named), Setting>,
    category: Option<Setting>,
    all: Option<Setting>,
    /// `generated_code = true` or `false`; `None` if nothing is said.
    pub generated: Option<bool>,
}

impl EditorSettings {
    /// What they say about a rule. Naming a rule switches it on; speaking of many at once does not.
    pub fn wish(&self, rule: &Rule) -> Wish {
        let named = |named| self.rules.get(&(rule.code, named)).copied();
        match named(Named::Ours).or_else(|| named(Named::Theirs)) {
            Some(Setting::Level(Level::At(severity))) => Wish { on: Some(true), severity: Some(severity) },
            Some(Setting::Level(Level::Off)) => Wish { on: Some(false), severity: None },
            Some(Setting::Default) => Wish::default(),
            None => match self.category.or(self.all) {
                Some(Setting::Level(Level::At(severity))) => Wish { on: None, severity: Some(severity) },
                Some(Setting::Level(Level::Off)) => Wish { on: Some(false), severity: None },
                Some(Setting::Default) | None => Wish::default(),
            },
        }
    }

    fn obey(&mut self, entry: &Entry) {
        match *entry {
            Entry::Rule(rule, named, setting) => drop(self.rules.insert((rule.code, named), setting)),
            Entry::Category(setting) => self.category = Some(setting),
            Entry::All(setting) => self.all = Some(setting),
            Entry::Generated(generated) => self.generated = Some(generated),
        }
    }
}

impl EditorConfig {
    /// Reads any text.
    pub fn parse(text: &str, registry: &Registry) -> Self {
        let mut config = EditorConfig::default();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with(['#', ';']) {
                continue;
            }
            if let Some(glob) = line.strip_prefix('[') {
                let glob = glob.rsplit_once(']').map_or(glob, |(glob, _)| glob);
                // A longer one is no pattern of paths; what stands below it applies to nothing.
                let glob = if glob.len() > 1024 { "\\[" } else { glob };
                let glob = Glob::new(glob, Dialect::EditorConfig);
                config.sections.push(Section { glob, entries: Vec::new() });
            } else if let Some((key, value)) = line.split_once('=').or_else(|| line.split_once(':')) {
                config.property(key.trim(), without_comment(value), index + 1, registry);
            }
        }
        config
    }

    fn property(&mut self, key: &str, value: &str, line: usize, registry: &Registry) {
        let value = value.to_ascii_lowercase();
        let Some(section) = self.sections.last_mut() else {
            self.root |= key.eq_ignore_ascii_case("root") && value == "true";
            return;
        };
        match entries(key, &value, registry) {
            Ok(entries) => section.entries.extend(entries),
            Err(message) => self.problems.push(Problem { line, column: 1, message, help: None }),
        }
    }

    /// Applies the sections that match a path, which is relative to the folder of the file.
    pub fn apply(&self, path: &str, settings: &mut EditorSettings) {
        for section in self.sections.iter().filter(|section| !section.entries.is_empty()) {
            if section.glob.matches(path) {
                section.entries.iter().for_each(|entry| settings.obey(entry));
            }
        }
    }
}

fn without_comment(value: &str) -> &str {
    let end = [" #", " ;", "\t#", "\t;"].iter().filter_map(|mark| value.find(mark)).min();
    value[..end.unwrap_or(value.len())].trim()
}

/// What a property says; nothing if it is not for us, the message if it is and wrong.
fn entries(written: &str, value: &str, registry: &Registry) -> Result<Vec<Entry>, String> {
    let key = &written.to_ascii_lowercase();
    if key == "generated_code" {
        return Ok(match value {
            "true" => vec![Entry::Generated(true)],
            "false" => vec![Entry::Generated(false)],
            _ => Vec::new(),
        });
    }
    let Some(subject) = key.strip_suffix("severity").map(|subject| subject.trim_end_matches('.')) else {
        return Ok(Vec::new());
    };
    if subject == "dotnet_analyzer_diagnostic" {
        return setting(key, value).map(|setting| vec![Entry::All(setting)]);
    }
    if subject == "dotnet_analyzer_diagnostic.category-concurrency" {
        return setting(key, value).map(|setting| vec![Entry::Category(setting)]);
    }
    let Some(id) = subject.strip_prefix("dotnet_diagnostic.") else { return Ok(Vec::new()) };
    // As the user wrote it: lower case has as many bytes.
    let id = &written[subject.len() - id.len()..subject.len()];
    let rules = registry.get(id);
    if rules.is_empty() && finding::suppress::looks_like_a_code(id) {
        return registry.find(id).map(|_| Vec::new()).map_err(|unknown| unknown.to_string());
    }
    if rules.is_empty() {
        return Ok(Vec::new());
    }
    let setting = setting(key, value)?;
    let named = |rule: &Rule| if rule.is_called(id) { Named::Ours } else { Named::Theirs };
    Ok(rules.into_iter().map(|rule| Entry::Rule(rule, named(rule), setting)).collect())
}

fn setting(key: &str, value: &str) -> Result<Setting, String> {
    const WORDS: [&str; 6] = ["none", "silent", "suggestion", "warning", "error", "default"];
    Ok(Setting::Level(match value {
        // What is silent is for editors that fade code; a report has no such thing.
        "none" | "silent" => Level::Off,
        "suggestion" => Level::At(Severity::Note),
        "warning" => Level::At(Severity::Warning),
        "error" => Level::At(Severity::Error),
        "default" => return Ok(Setting::Default),
        _ => {
            return Err(format!(
                "`{key}` cannot be {value:?}; {}",
                did_you_mean(value, &WORDS, "known here")
            ));
        }
    }))
}

/// The files of all folders, each read when it is first asked for.
#[derive(Debug)]
pub struct EditorConfigs<'r> {
    registry: &'r Registry,
    files: BTreeMap<PathBuf, Option<EditorConfig>>,
}

impl<'r> EditorConfigs<'r> {
    /// None read yet.
    pub fn new(registry: &'r Registry) -> Self {
        EditorConfigs { registry, files: BTreeMap::new() }
    }

    /// What the files of the folders above a path say about it. A file that cannot be read says nothing.
    pub fn settings(&mut self, path: &Path) -> EditorSettings {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let mut chain = Vec::new();
        for folder in path.ancestors().skip(1) {
            let registry = self.registry;
            let file = self.files.entry(folder.to_owned()).or_insert_with(|| {
                let text = super::find::read_limited(&folder.join(".editorconfig")).ok()?;
                Some(EditorConfig::parse(&text, registry))
            });
            chain.push(folder);
            if file.as_ref().is_some_and(|file| file.root) {
                break;
            }
        }
        let mut settings = EditorSettings::default();
        for folder in chain.into_iter().rev() {
            if let Some(Some(file)) = self.files.get(folder) {
                file.apply(&super::find::relative(folder, &path), &mut settings);
            }
        }
        settings
    }

    /// What is wrong with the files that were read, by path.
    pub fn problems(&self) -> impl Iterator<Item = (PathBuf, &Problem)> {
        self.files.iter().flat_map(|(folder, file)| {
            file.iter().flat_map(|file| &file.problems).map(|problem| (folder.join(".editorconfig"), problem))
        })
    }
}
