//! Options that several rules have.

use crate::{Code, World};
use finding::rules::{RuleOption, Takes};
use ir::{MethodId, Op};

/// Calls that are not reported.
pub(crate) const IGNORED_METHODS: RuleOption = RuleOption {
    name: "ignored-methods",
    takes: Takes::Texts { default: &[] },
    doc: "methods of which nothing is reported, such as `Log.Flush` or `Company.Net.*`",
};

impl World<'_> {
    /// Is the rule selected by one of these ids of other tools, so that the user wants what those tools tell?
    pub(crate) fn is_asked_as(&self, rule: &finding::Rule, ids: &[&str]) -> bool {
        self.options.is_asked_as(rule, ids)
    }

    /// Is the rule selected by these ids of other tools alone, which say nothing of the rest that it finds?
    pub(crate) fn is_asked_only_as(&self, rule: &finding::Rule, ids: &[&str]) -> bool {
        self.options.is_asked_only_as(rule, ids)
    }
}

impl Code<'_> {
    /// Does a call name a method of which the user wants to hear nothing?
    pub(crate) fn is_ignored_call(&self, rule: &finding::Rule, op: &Op) -> bool {
        self.callee(op).is_some_and(|method| self.is_ignored(rule, method))
    }

    /// Is it a method of which the user wants to hear nothing?
    pub(crate) fn is_ignored(&self, rule: &finding::Rule, method: MethodId) -> bool {
        let program = self.program();
        let declared = &program.methods()[method];
        let owner = program.names.get(program.types()[declared.owner].name);
        let name = format!("{owner}.{}", program.names.get(declared.name));
        self.world.options.lists(rule, &IGNORED_METHODS, &name)
    }
}
