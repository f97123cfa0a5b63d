//! Reading `threadbare.toml`: every mistake has a place, a reason, and what was probably meant.

use super::keys::{self, Key};
use super::{
    Config, Dialect, GeneratedCode, Glob, Java, Layer, Level, Pairing, PairsOf, PerPath, RuleOptions,
    Simulation, Vocabulary,
};
use finding::rules::{OptionValue, RuleOption, Selector, Takes};
use finding::{Problem, Rule, TomlReader, did_you_mean};
use pairs::{Confidence, Harness};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

type Name<'a> = Spanned<DeString<'a>>;
type Given<'a> = Spanned<DeValue<'a>>;

/// Matching takes time proportional to a pattern's length, and no path is longer.
const LONGEST_PATTERN: usize = 1024;

pub(super) fn read(text: &str, vocabulary: Vocabulary<'_>) -> Result<Config, Vec<Problem>> {
    let (document, file) = TomlReader::parse(text)?;
    let mut reader = Reader { file, vocabulary };
    let mut config = Config::default();
    for (name, value) in in_order(document.get_ref()) {
        reader.top(&mut config, name, value);
    }
    reader.file.finish(config)
}

/// Tables do not keep the order of the file, in which later patterns win over earlier ones.
fn in_order<'t, 'a>(table: &'t DeTable<'a>) -> Vec<(&'t Name<'a>, &'t Given<'a>)> {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(name, _)| name.span().start);
    entries
}

struct Reader<'a> {
    file: TomlReader<'a>,
    vocabulary: Vocabulary<'a>,
}

impl Reader<'_> {
    fn top(&mut self, config: &mut Config, name: &Name<'_>, value: &Given<'_>) {
        let key = name.get_ref().as_ref();
        if self.layer(&mut config.rules, key, value) {
            return;
        }
        match key {
            "per-path" => config.per_path = self.per_path(value),
            "rules" => config.options = self.rules(value),
            "include" => config.include = self.patterns(key, value),
            "exclude" => config.exclude = self.patterns(key, value),
            "extend-exclude" => config.extend_exclude = self.patterns(key, value).unwrap_or_default(),
            "generated-code" => {
                if let Some("check") = self.word(key, value, &["skip", "check"]) {
                    config.generated_code = GeneratedCode::Check;
                }
            }
            "baseline" => config.baseline = self.path(key, value),
            "suppressions" => config.suppressions = self.path(key, value),
            "output-format" => {
                let formats = self.vocabulary.formats;
                config.output_format = self.word(key, value, formats).map(str::to_owned);
            }
            "jobs" => config.jobs = self.count(key, value),
            "effects" => {
                let files = self.only_key("effects", value, &keys::EFFECTS);
                config.effects = files.into_iter().map(PathBuf::from).collect();
            }
            "concurrency" => config.entry_points = self.only_key("concurrency", value, &keys::CONCURRENCY),
            "simulate" => config.simulate = self.simulate(value),
            "pairs" => config.pairs = self.pairs(value),
            "java" => config.java = self.java(value),
            _ => self.file.unknown_key(name, &keys::names(&keys::ALL)),
        }
    }

    fn simulate(&mut self, value: &Given<'_>) -> Simulation {
        let mut simulation = Simulation::default();
        let Some(table) = self.table("simulate", value, "write `[simulate]`") else { return simulation };
        for (name, value) in in_order(table) {
            let key = name.get_ref().as_ref();
            let number = match key {
                "run" => {
                    simulation.is_off = self.word(key, value, &["always", "never"]) == Some("never");
                    continue;
                }
                "seed" => &mut simulation.seed,
                "steps" => &mut simulation.steps,
                "steps-per-run" => &mut simulation.steps_per_run,
                "runs" => &mut simulation.runs,
                "heap" => &mut simulation.heap_megabytes,
                _ => {
                    self.file.unknown_key(name, &keys::names(&keys::SIMULATE));
                    continue;
                }
            };
            *number = self.count(key, value).map(|count| count.get() as u64);
        }
        simulation
    }

    fn pairs(&mut self, value: &Given<'_>) -> Pairing {
        let mut pairing = Pairing::default();
        let Some(table) = self.table("pairs", value, "write `[pairs]`") else { return pairing };
        for (name, value) in in_order(table) {
            match name.get_ref().as_ref() {
                key @ "run" => {
                    pairing.of = match self.word(key, value, &["java", "always", "never"]) {
                        Some("always") => PairsOf::Everything,
                        Some("never") => PairsOf::Nothing,
                        _ => PairsOf::Java,
                    };
                }
                key @ "k" => pairing.k = self.count(key, value).map(std::num::NonZero::get),
                key @ "harness" => {
                    pairing.harness = match self.word(key, value, &["auto", "claimed", "public", "none"]) {
                        Some("claimed") => Some(Harness::Claimed),
                        Some("public") => Some(Harness::Public),
                        Some("none") => Some(Harness::None),
                        _ => None,
                    };
                }
                key @ "confidence" => {
                    pairing.confidence = match self.word(key, value, &["low", "medium", "high"]) {
                        Some("low") => Some(Confidence::Low),
                        Some("medium") => Some(Confidence::Medium),
                        Some("high") => Some(Confidence::High),
                        _ => None,
                    };
                }
                _ => self.file.unknown_key(name, &keys::names(&keys::PAIRS)),
            }
        }
        pairing
    }

    fn java(&mut self, value: &Given<'_>) -> Java {
        let mut java = Java::default();
        let Some(table) = self.table("java", value, "write `[java]`") else { return java };
        for (name, value) in in_order(table) {
            match name.get_ref().as_ref() {
                key @ "libraries" => {
                    let found = self.strings(key, value).unwrap_or_default();
                    java.libraries = found.into_iter().map(|(path, _)| PathBuf::from(path)).collect();
                }
                key @ "jdk" => java.jdk = self.path(key, value),
                _ => self.file.unknown_key(name, &keys::names(&keys::JAVA)),
            }
        }
        java
    }

    /// Reads a key that every layer has; false if it is another one.
    fn layer(&mut self, layer: &mut Layer, key: &str, value: &Given<'_>) -> bool {
        match key {
            "select" => layer.select = Some(self.selectors(key, value)),
            "extend-select" => layer.extend_select = self.selectors(key, value),
            "ignore" => layer.ignore = self.selectors(key, value),
            "severity" => layer.severity = self.levels(value),
            _ => return false,
        }
        true
    }

    fn per_path(&mut self, value: &Given<'_>) -> Vec<PerPath> {
        let Some(table) = self.table("per-path", value, "write `[per-path.\"tests/**\"]`") else {
            return Vec::new();
        };
        let mut parts = Vec::new();
        for (name, value) in in_order(table) {
            let pattern = self.pattern(name.get_ref(), &name.span());
            let Some(table) = self.table(name.get_ref(), value, "write `[per-path.\"tests/**\"]`") else {
                continue;
            };
            let mut rules = Layer::default();
            for (name, value) in in_order(table) {
                if !self.layer(&mut rules, name.get_ref(), value) {
                    self.file.unknown_key(name, &keys::names(&keys::PER_PATH));
                }
            }
            parts.extend(pattern.map(|path| PerPath { path, rules }));
        }
        parts
    }

    fn levels(&mut self, value: &Given<'_>) -> Vec<(Selector, Level)> {
        let Some(table) = self.table("severity", value, "write `[severity]`") else { return Vec::new() };
        let mut levels = Vec::new();
        for (name, value) in in_order(table) {
            let selector = self.selector(name.get_ref(), &name.span());
            let level = self.word(name.get_ref(), value, &Level::WORDS).and_then(Level::of);
            levels.extend(selector.zip(level));
        }
        levels
    }

    fn rules(&mut self, value: &Given<'_>) -> RuleOptions {
        let mut options = RuleOptions::default();
        let Some(table) = self.table("rules", value, "write `[rules.name-of-rule]`") else { return options };
        for (name, value) in in_order(table) {
            if self.file.is_full() {
                break;
            }
            let Some(rule) = self.rule_with_options(name) else { continue };
            let Some(table) = self.table(name.get_ref(), value, "write `[rules.name-of-rule]`") else {
                continue;
            };
            for (name, value) in in_order(table) {
                self.option(&mut options, rule, name, value);
            }
        }
        options
    }

    fn rule_with_options(&mut self, name: &Name<'_>) -> Option<&'static Rule> {
        match self.vocabulary.rules.find(name.get_ref()).as_deref() {
            Ok([rule]) => return Some(rule),
            Ok(rules) => {
                let names: Vec<&str> = rules.iter().map(|rule| rule.name).collect();
                let message = format!("{:?} is more than one rule", name.get_ref());
                self.file.problem(&name.span(), message, format!("name one of `{}`", names.join("`, `")));
            }
            Err(unknown) => self.file.wrong(&name.span(), unknown.to_string()),
        }
        None
    }

    fn option(&mut self, options: &mut RuleOptions, rule: &Rule, name: &Name<'_>, value: &Given<'_>) {
        let Some(option) = rule.options.iter().find(|option| option.name == name.get_ref()) else {
            if rule.options.is_empty() {
                let message = format!("unknown key {:?}", name.get_ref());
                self.file.problem(&name.span(), message, format!("`{}` has no options", rule.name));
            } else {
                let names: Vec<&str> = rule.options.iter().map(|option| option.name).collect();
                self.file.unknown_key(name, &names);
            }
            return;
        };
        if let Some(value) = self.option_value(option, value) {
            options.set(rule, option, value);
        }
    }

    fn option_value(&mut self, option: &RuleOption, value: &Given<'_>) -> Option<OptionValue> {
        let name = option.name;
        match option.takes {
            Takes::Flag { .. } => {
                let flag = value.get_ref().as_bool();
                if flag.is_none() {
                    self.file.wrong_type(name, value, "true or false", "write it without quotes");
                }
                flag.map(OptionValue::Flag)
            }
            Takes::Number { least, most, .. } => {
                let number =
                    integer(value).filter(|number| (i64::from(least)..=i64::from(most)).contains(number));
                if number.is_none() {
                    let message = format!("`{name}` must be a number from {least} to {most}");
                    self.file.wrong(&value.span(), message);
                }
                number.and_then(|number| u32::try_from(number).ok()).map(OptionValue::Number)
            }
            Takes::Text { .. } => self.file.string(name, value).map(OptionValue::Text),
            Takes::Word { words, .. } => {
                self.word(name, value, words).map(|word| OptionValue::Text(word.to_owned()))
            }
            Takes::Texts { .. } => {
                let texts = self.strings(name, value)?;
                Some(OptionValue::Texts(texts.into_iter().map(|(text, _)| text).collect()))
            }
        }
    }

    /// A table that has one key only, which is a list of texts.
    fn only_key(&mut self, table: &str, value: &Given<'_>, known: &[Key; 1]) -> Vec<String> {
        let mut texts = Vec::new();
        let Some(table) = self.table(table, value, &format!("write `[{table}]`")) else { return texts };
        for (name, value) in in_order(table) {
            if name.get_ref() == known[0].name {
                let found = self.strings(known[0].name, value).unwrap_or_default();
                texts.extend(found.into_iter().map(|(text, _)| text));
            } else {
                self.file.unknown_key(name, &keys::names(known));
            }
        }
        texts
    }

    fn selectors(&mut self, key: &str, value: &Given<'_>) -> Vec<Selector> {
        let words = self.strings(key, value).unwrap_or_default();
        words.iter().filter_map(|(word, span)| self.selector(word, span)).collect()
    }

    fn selector(&mut self, word: &str, span: &std::ops::Range<usize>) -> Option<Selector> {
        if self.file.is_full() {
            return None;
        }
        let selector = self.vocabulary.rules.select(word);
        selector.map_err(|unknown| self.file.wrong(span, unknown.to_string())).ok()
    }

    fn patterns(&mut self, key: &str, value: &Given<'_>) -> Option<Vec<Glob>> {
        let patterns = self.strings(key, value)?;
        Some(patterns.iter().filter_map(|(pattern, span)| self.pattern(pattern, span)).collect())
    }

    fn pattern(&mut self, pattern: &str, span: &std::ops::Range<usize>) -> Option<Glob> {
        if pattern.trim_matches('/').is_empty() {
            self.file.problem(span, "this pattern is empty", "`**` matches everything");
            return None;
        }
        if pattern.len() > LONGEST_PATTERN {
            self.file.wrong(span, format!("this pattern is longer than {LONGEST_PATTERN} bytes"));
            return None;
        }
        Some(Glob::new(pattern, Dialect::Threadbare))
    }

    fn path(&mut self, key: &str, value: &Given<'_>) -> Option<PathBuf> {
        let path = self.file.string(key, value)?;
        if path.is_empty() {
            self.file.problem(&value.span(), format!("`{key}` is empty"), "name a file, or remove the key");
            return None;
        }
        Some(PathBuf::from(path))
    }

    fn count(&mut self, key: &str, value: &Given<'_>) -> Option<NonZeroUsize> {
        let number =
            integer(value).and_then(|number| usize::try_from(number).ok()).and_then(NonZeroUsize::new);
        if number.is_none() {
            self.file.wrong(&value.span(), format!("`{key}` must be a number from 1"));
        }
        number
    }

    fn word<'w>(&mut self, key: &str, value: &Given<'_>, words: &[&'w str]) -> Option<&'w str> {
        let text = self.file.string(key, value)?;
        let word = words.iter().copied().find(|word| *word == text);
        if word.is_none() && !self.file.is_full() {
            let help = did_you_mean(&text, words, "known here");
            self.file.problem(&value.span(), format!("`{key}` cannot be {text:?}"), help);
        }
        word
    }

    fn strings(&mut self, key: &str, value: &Given<'_>) -> Option<Vec<(String, std::ops::Range<usize>)>> {
        let Some(list) = value.get_ref().as_array() else {
            self.file.wrong_type(key, value, "a list of strings", "put it in brackets");
            return None;
        };
        let mut strings = Vec::new();
        for item in list {
            match item.get_ref().as_str() {
                Some(text) => strings.push((text.to_owned(), item.span())),
                None => self.file.wrong_type(key, item, "a list of strings", "put it in quotes"),
            }
        }
        Some(strings)
    }

    fn table<'t, 'a>(&mut self, key: &str, value: &'t Given<'a>, help: &str) -> Option<&'t DeTable<'a>> {
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.file.wrong_type(key, value, "a table", help);
        }
        table
    }
}

fn integer(value: &Given<'_>) -> Option<i64> {
    let integer = value.get_ref().as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}
