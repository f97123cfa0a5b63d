//! Which rules run on a file, and how loud they are.
//!
//! Layers, from the strongest to the weakest: the command line, `[per-path]`, `threadbare.toml`, `.editorconfig`, the
//! rules' own defaults. What a layer does not speak of is left to the one below.

use super::editorconfig::EditorSettings;
use super::layer::{Layer, Wish};
use super::{Config, Glob};
use finding::rules::{Selector, Stage};
use finding::{Finding, Registry, Rule, Severity};

/// The decision for every rule and path.
#[derive(Debug)]
pub struct Selection {
    rules: Vec<&'static Rule>,
    file: Vec<Wish>,
    per_path: Vec<(Glob, Vec<Wish>)>,
    command_line: Vec<Wish>,
}

/// The decision for every rule on one path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decisions {
    /// By code; `None` if the rule does not run.
    levels: Vec<(&'static Rule, Option<Severity>)>,
}

impl Selection {
    /// Works out what the user wants, but for what depends on the path.
    pub fn resolve(registry: &Registry, config: &Config, command_line: &Layer) -> Self {
        let rules = registry.rules().to_vec();
        let wishes = |layer: &Layer| rules.iter().map(|rule| layer.wish(rule)).collect::<Vec<Wish>>();
        Selection {
            file: wishes(&config.rules),
            per_path: config.per_path.iter().map(|part| (part.path.clone(), wishes(&part.rules))).collect(),
            command_line: wishes(command_line),
            rules,
        }
    }

    /// Tells the rules by which ids of other tools they are asked for. A layer that selects hides those below it; what is
    /// asked for in a part of the tree is asked for everywhere.
    pub fn tell_peers(registry: &Registry, config: &mut Config, command_line: &Layer) {
        let mut layers = vec![command_line];
        let mut is_default = command_line.select.is_none();
        if is_default {
            layers.extend(config.per_path.iter().map(|part| &part.rules).chain([&config.rules]));
            is_default = config.rules.select.is_none();
        }
        let selectors = layers.into_iter().flat_map(Layer::selected).copied();
        let selectors: Vec<Selector> = selectors.chain(is_default.then_some(Selector::Default)).collect();
        for selector in &selectors {
            let Selector::Alias(id) = *selector else { continue };
            let meant = registry.rules().iter().filter(|rule| rule.aliases.contains(&id));
            meant.for_each(|rule| config.options.ask_as(rule, id));
        }
        let names = selectors.iter().filter(|selector| !matches!(selector, Selector::Alias(_)));
        for selector in names {
            registry
                .rules()
                .iter()
                .filter(|rule| selector.includes(rule))
                .for_each(|rule| config.options.ask_by_name(rule));
        }
    }

    /// The decision for a file. The path is relative to the folder of `threadbare.toml`, with slashes.
    pub fn at(&self, path: &str, editor: &EditorSettings) -> Decisions {
        let parts: Vec<&[Wish]> = std::iter::once(self.file.as_slice())
            .chain(
                self.per_path
                    .iter()
                    .filter(|(glob, _)| glob.matches(path))
                    .map(|(_, wishes)| wishes.as_slice()),
            )
            .chain([self.command_line.as_slice()])
            .collect();
        let decide = |(index, rule): (usize, &&'static Rule)| {
            let mut state = State { on: rule.stage == Stage::Default, severity: rule.severity };
            state.obey(editor.wish(rule));
            for part in &parts {
                state.obey(part[index]);
            }
            (*rule, state.on.then_some(state.severity))
        };
        Decisions { levels: self.rules.iter().enumerate().map(decide).collect() }
    }
}

struct State {
    on: bool,
    severity: Severity,
}

impl State {
    fn obey(&mut self, wish: Wish) {
        self.on = wish.on.unwrap_or(self.on);
        self.severity = wish.severity.unwrap_or(self.severity);
    }
}

impl Decisions {
    /// How loud a rule is; `None` if it does not run, or is not known.
    pub fn severity(&self, rule: &Rule) -> Option<Severity> {
        let index = self.levels.binary_search_by_key(&rule.code, |(known, _)| known.code).ok()?;
        self.levels[index].1
    }

    /// The rules that run, by code.
    pub fn rules(&self) -> impl Iterator<Item = (&'static Rule, Severity)> {
        self.levels.iter().filter_map(|&(rule, severity)| Some((rule, severity?)))
    }

    /// The finding as loud as it is to be; `None` if nobody wants to hear of it.
    pub fn judge(&self, finding: Finding) -> Option<Finding> {
        let severity = self.severity(finding.rule)?;
        Some(Finding { severity, ..finding })
    }
}
