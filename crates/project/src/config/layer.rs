//! One layer of wishes about rules. The command line, a part of the tree, `threadbare.toml` and `.editorconfig` are four of
//! them, laid over each other.

use crate::Error;
use finding::rules::{Precision, Selector};
use finding::{Registry, Rule, Severity};

/// How loud a rule is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Not at all: it does not run.
    Off,
    /// So loud.
    At(Severity),
}

impl Level {
    /// Every word for a level.
    pub const WORDS: [&'static str; 4] = ["error", "warning", "note", "off"];

    /// The level of a word.
    pub fn of(word: &str) -> Option<Self> {
        let severity = Severity::ALL.iter().find(|severity| severity.word() == word);
        severity.map(|severity| Level::At(*severity)).or((word == "off").then_some(Level::Off))
    }
}

/// What one source says about rules.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Layer {
    /// Only these run; `None` leaves the choice to the layer below.
    pub select: Option<Vec<Selector>>,
    /// These run too.
    pub extend_select: Vec<Selector>,
    /// These do not run.
    pub ignore: Vec<Selector>,
    /// How loud these are.
    pub severity: Vec<(Selector, Level)>,
}

/// What a layer says about one rule; `None` leaves it to the layer below.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wish {
    /// Does it run?
    pub on: Option<bool>,
    /// How loud is it?
    pub severity: Option<Severity>,
}

impl Layer {
    /// From words of the command line; an empty `select` says nothing.
    pub fn from_words(
        registry: &Registry,
        select: &[String],
        extend_select: &[String],
        ignore: &[String],
    ) -> Result<Self, Error> {
        let selectors = |words: &[String]| -> Result<Vec<Selector>, Error> {
            let found = words.iter().map(|word| registry.select(word));
            found.collect::<Result<_, _>>().map_err(|unknown| Error::new(unknown.to_string()))
        };
        Ok(Layer {
            select: if select.is_empty() { None } else { Some(selectors(select)?) },
            extend_select: selectors(extend_select)?,
            ignore: selectors(ignore)?,
            severity: Vec::new(),
        })
    }

    /// The words by which it asks for rules.
    pub(super) fn selected(&self) -> impl Iterator<Item = &Selector> {
        self.select.iter().flatten().chain(&self.extend_select)
    }

    /// What it says about a rule. The more precise selector wins; between equals, `ignore`, and the later severity.
    pub fn wish(&self, rule: &Rule) -> Wish {
        let chosen = most_precise(self.selected(), rule);
        let ignored = most_precise(&self.ignore, rule);
        let on = match (chosen, ignored) {
            (chosen, Some(ignored)) if chosen.is_none_or(|chosen| chosen <= ignored) => Some(false),
            (Some(_), _) => Some(true),
            (None, _) => self.select.is_some().then_some(false),
        };
        let levels = self.severity.iter().filter(|(selector, _)| selector.includes(rule));
        match levels.max_by_key(|(selector, _)| selector.precision()).map(|(_, level)| *level) {
            None => Wish { on, severity: None },
            Some(Level::Off) => Wish { on: Some(false), severity: None },
            Some(Level::At(severity)) => Wish { on, severity: Some(severity) },
        }
    }
}

fn most_precise<'a>(selectors: impl IntoIterator<Item = &'a Selector>, rule: &Rule) -> Option<Precision> {
    let matching = selectors.into_iter().filter(|selector| selector.includes(rule));
    matching.map(|selector| selector.precision()).max()
}
