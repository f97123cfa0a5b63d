//! Selectors: one word of the user for one rule or many. `ALL`, `DEFAULT`, a group (the kind of a rule), the
//! beginning of a code, or one rule.
//!
//! The more precise word wins: `select = ["TB6001"]` with `ignore = ["TB6"]` leaves `TB6001` selected. A word that
//! is both a group and a rule, such as `deadlock`, means the group; the rule alone has its code.

use super::{Registry, Rule, Stage, UnknownRule, closest};
use crate::Kind;
use std::fmt;

/// Which rules a word means. The order is that of precision: what is greater, wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selector {
    /// `ALL`: every rule.
    All,
    /// `DEFAULT`: the rules that run by default.
    Default,
    /// `race`, `pitfall`…: the rules of a kind.
    Group(Kind),
    /// `TB6`: the rules whose code begins like this; how many digits, and which number they make.
    Codes {
        /// How many digits are given: 0 to 3.
        digits: u8,
        /// The number that they make.
        number: u16,
    },
    /// `S2445`: the rules that find what another tool has under this id.
    Alias(&'static str),
    /// One rule.
    Rule(&'static Rule),
}

/// How precise a selector is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Precision(u8);

impl Selector {
    pub(super) fn parse(wanted: &str, registry: &Registry) -> Result<Self, UnknownSelector> {
        let wanted = wanted.trim();
        let is = |word: &str| wanted.eq_ignore_ascii_case(word);
        if is("ALL") {
            return Ok(Selector::All);
        }
        if is("DEFAULT") {
            return Ok(Selector::Default);
        }
        if let Some(kind) = Kind::ALL.iter().find(|kind| is(kind.word())) {
            return Ok(Selector::Group(*kind));
        }
        match codes(wanted) {
            Some(codes) if registry.rules().iter().any(|rule| codes.includes(rule)) => Ok(codes),
            _ => {
                let rules = registry.find(wanted).map_err(UnknownSelector::new)?;
                Ok(rules[0].alias(wanted).map_or(Selector::Rule(rules[0]), Selector::Alias))
            }
        }
    }

    /// Does it mean this rule?
    pub fn includes(self, rule: &Rule) -> bool {
        match self {
            Selector::All => true,
            Selector::Default => rule.stage == Stage::Default,
            Selector::Group(kind) => rule.kind == kind,
            Selector::Codes { digits, number } => {
                let wanted = format!("{number:0width$}", width = usize::from(digits));
                let own = rule.code.get("TB".len()..).unwrap_or_default();
                digits == 0 || own.starts_with(&wanted)
            }
            Selector::Alias(alias) => rule.aliases.contains(&alias),
            Selector::Rule(known) => known.code == rule.code,
        }
    }

    /// How precise it is.
    pub fn precision(self) -> Precision {
        Precision(match self {
            Selector::All => 0,
            Selector::Default => 1,
            Selector::Group(_) => 2,
            Selector::Codes { digits, .. } => 3 + digits,
            Selector::Alias(_) => u8::MAX - 1,
            Selector::Rule(_) => u8::MAX,
        })
    }
}

/// `TB`, `TB6`, `TB60`, `TB600`: fewer digits than a whole code has.
fn codes(wanted: &str) -> Option<Selector> {
    let digits = wanted.get(..2).filter(|start| start.eq_ignore_ascii_case("TB")).map(|_| &wanted[2..])?;
    if digits.len() > 3 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let number = if digits.is_empty() { 0 } else { digits.parse().ok()? };
    Some(Selector::Codes { digits: digits.len() as u8, number })
}

/// As the user could write it.
impl fmt::Display for Selector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Selector::All => f.write_str("ALL"),
            Selector::Default => f.write_str("DEFAULT"),
            Selector::Group(kind) => kind.fmt(f),
            Selector::Codes { digits: 0, .. } => f.write_str("TB"),
            Selector::Codes { digits, number } => {
                write!(f, "TB{number:0width$}", width = usize::from(*digits))
            }
            Selector::Alias(alias) => f.write_str(alias),
            Selector::Rule(rule) => f.write_str(rule.code),
        }
    }
}

/// No rule and no group has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSelector {
    /// What was asked for.
    pub wanted: String,
    /// What was probably meant.
    pub suggestion: Option<&'static str>,
}

impl UnknownSelector {
    fn new(unknown: UnknownRule) -> Self {
        let groups = Kind::ALL.iter().map(|kind| kind.word()).chain(["ALL", "DEFAULT"]);
        let group = closest(&unknown.wanted, groups.map(|word| (word, word)));
        UnknownSelector { suggestion: unknown.suggestion.or(group), wanted: unknown.wanted }
    }
}

impl fmt::Display for UnknownSelector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no rule or group of rules is called {:?}", self.wanted)?;
        match self.suggestion {
            Some(name) => write!(f, "; did you mean `{name}`?"),
            None => f.write_str("; `threadbare rules` lists them all"),
        }
    }
}

impl std::error::Error for UnknownSelector {}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    fn told(wanted: &str) -> String {
        let registry = Registry::default();
        match registry.select(wanted) {
            Ok(selector) => {
                let rules = registry.rules().iter().filter(|rule| selector.includes(rule));
                let codes: Vec<&str> = rules.map(|rule| rule.code).collect();
                format!("{wanted}: {selector} = {}\n", codes.join(" "))
            }
            Err(unknown) => format!("{wanted}: {unknown}\n"),
        }
    }

    #[test]
    fn words_and_what_they_mean() {
        let words = [
            "ALL",
            "default",
            "race",
            "Deadlock",
            "pitfall",
            "TB",
            "tb3",
            "TB30",
            "TB3001",
            "data-race",
            "infer:DEADLOCK",
            "TB9",
            "TB30010",
            "atomicty",
            "TBé",
            "",
        ];
        let lines: String = words.iter().map(|word| told(word)).collect();
        expect![[r#"
            ALL: ALL = TB1001 TB2001 TB3001 TB3002 TB4001
            default: DEFAULT = TB1001 TB2001 TB3001 TB3002 TB4001
            race: race = TB1001
            Deadlock: deadlock = TB2001
            pitfall: pitfall = 
            TB: TB = TB1001 TB2001 TB3001 TB3002 TB4001
            tb3: TB3 = TB3001 TB3002
            TB30: TB30 = TB3001 TB3002
            TB3001: TB3001 = TB3001
            data-race: TB1001 = TB1001
            infer:DEADLOCK: infer:DEADLOCK = TB2001
            TB9: no rule or group of rules is called "TB9"; `threadbare rules` lists them all
            TB30010: no rule or group of rules is called "TB30010"; did you mean `atomicity-violation`?
            atomicty: no rule or group of rules is called "atomicty"; did you mean `atomicity-violation`?
            TBé: no rule or group of rules is called "TBé"; `threadbare rules` lists them all
            : no rule or group of rules is called ""; `threadbare rules` lists them all
        "#]]
        .assert_eq(&lines);
    }

    #[test]
    fn what_is_more_precise_is_greater() {
        let registry = Registry::default();
        let words = ["ALL", "DEFAULT", "race", "TB", "TB1", "TB10", "TB100", "TB1001"];
        let precisions: Vec<Precision> =
            words.iter().filter_map(|word| registry.select(word).ok()).map(Selector::precision).collect();
        assert_eq!(precisions.len(), words.len());
        assert!(precisions.is_sorted_by(|less, more| less < more));
    }
}
