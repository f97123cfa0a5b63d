//! What the user set for single rules.

use finding::Rule;
use finding::rules::{OptionValue, RuleOption};
use std::collections::BTreeMap;

/// Values of options, by rule and name. What is not set has the default that its rule declares.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RuleOptions {
    values: BTreeMap<(&'static str, &'static str), OptionValue>,
}

impl RuleOptions {
    pub(super) fn set(&mut self, rule: &Rule, option: &RuleOption, value: OptionValue) {
        self.values.insert((rule.code, option.name), value);
    }

    /// The value of a rule's option. The type is that of its declaration.
    pub fn get(&self, rule: &Rule, option: &RuleOption) -> OptionValue {
        self.values.get(&(rule.code, option.name)).cloned().unwrap_or_else(|| option.takes.default())
    }
}
