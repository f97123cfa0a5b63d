//! A finding: one bug, told with both its ends, the reasons to believe it, and what to do.

use crate::words::words;
use crate::{Change, Evidence, Interleaving, Repair, Rule, Side, Span, Suggestion};

words! {
    /// What sort of trouble a rule is about. The order is that of reports: what hurts most comes first.
    Kind {
        /// Two unordered accesses, one of them a write.
        Race = "race",
        /// Threads that wait for each other for ever.
        Deadlock = "deadlock",
        /// Steps that should be one, and are not.
        Atomicity = "atomicity",
        /// Steps that happen in an order that was not meant.
        Order = "order",
        /// A thread-unsafe object used by two threads at once.
        ThreadSafety = "thread-safety",
        /// Code that is likely to go wrong.
        Pitfall = "pitfall",
        /// Code that could be better.
        Recommendation = "recommendation",
    }
}

words! {
    /// How loud a finding is.
    Severity {
        /// A bug.
        Error = "error",
        /// Probably a bug.
        Warning = "warning",
        /// Worth knowing.
        Note = "note",
    }
}

/// What the trouble is about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Object {
    /// A variable, field or array element.
    Variable(String),
    /// The locks of a cycle, in the order of the cycle.
    Locks(Vec<String>),
    /// An atomic block.
    Block(String),
    /// A sequence of events that was asked for: `e18 < e12`.
    Sequence(String),
    /// An object with methods, such as a collection.
    Instance(String),
}

impl Object {
    /// The fixed word for its sort, as JSON and fingerprints spell it.
    pub fn word(&self) -> &'static str {
        match self {
            Object::Variable(_) => "variable",
            Object::Locks(_) => "locks",
            Object::Block(_) => "block",
            Object::Sequence(_) => "sequence",
            Object::Instance(_) => "instance",
        }
    }

    /// Its name, or the names of all locks of the cycle.
    pub fn names(&self) -> &[String] {
        match self {
            Object::Variable(name)
            | Object::Block(name)
            | Object::Sequence(name)
            | Object::Instance(name) => std::slice::from_ref(name),
            Object::Locks(names) => names,
        }
    }
}

/// One bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The rule that it breaks. Its kind is the finding's kind.
    pub rule: &'static Rule,
    /// How loud; the rule's default unless the user says otherwise.
    pub severity: Severity,
    /// What is wrong, in one line that names both ends.
    pub message: String,
    /// What it is about.
    pub object: Option<Object>,
    /// The side to point at first.
    pub primary: Side,
    /// The other sides: one for a race, more for longer stories, none where one place says it all.
    pub others: Vec<Side>,
    /// The reasons to believe it, strongest first. Add with [`Finding::attach`], which keeps the order.
    pub evidence: Vec<Evidence>,
    /// Further facts, one line each.
    pub notes: Vec<String>,
    /// What to do about it.
    pub help: Option<String>,
    /// What the rule would change, if it knows.
    pub suggestion: Option<Suggestion>,
    /// The edits that a front end made of the suggestion, if they can be made.
    pub repair: Option<Repair>,
    /// How often it was seen: pairs of events for a trace, 1 for source code.
    pub instances: u64,
    /// Its place among those of its rule, if an engine ranks them by how sure it is: 0 is the surest.
    pub rank: Option<u32>,
    /// Others of the same cause, for which this one speaks.
    pub alike: Vec<Finding>,
}

impl Finding {
    /// A finding with one side, no evidence yet, and the rule's own severity.
    pub fn new(rule: &'static Rule, message: impl Into<String>, primary: Side) -> Self {
        Finding {
            rule,
            severity: rule.severity,
            message: message.into(),
            object: None,
            primary,
            others: Vec::new(),
            evidence: Vec::new(),
            notes: Vec::new(),
            help: None,
            suggestion: None,
            repair: None,
            instances: 1,
            rank: None,
            alike: Vec::new(),
        }
    }

    /// All sides, the primary one first.
    pub fn sides(&self) -> impl Iterator<Item = &Side> {
        std::iter::once(&self.primary).chain(&self.others)
    }

    /// Suggests a change at the primary side.
    pub fn suggest(&mut self, change: Change) {
        self.suggest_at(change, self.primary.location.span().cloned());
    }

    /// Suggests a change at another place; nothing where that is not known.
    pub fn suggest_at(&mut self, change: Change, place: Option<Span>) {
        self.suggestion = place.map(|at| Suggestion { change, at });
    }

    /// Adds a reason to believe it, behind those that are at least as strong.
    pub fn attach(&mut self, evidence: Evidence) {
        let at = self.evidence.partition_point(|known| known.rung() >= evidence.rung());
        self.evidence.insert(at, evidence);
    }

    /// The order of steps of the strongest evidence that has one to show.
    pub fn interleaving(&self) -> Option<&Interleaving> {
        self.evidence.iter().filter_map(Evidence::interleaving).find(|interleaving| !interleaving.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Location, Rung, rules};

    #[test]
    fn evidence_is_kept_strongest_first() {
        let side = Side::new("access", Location::in_trace("t", 1, None));
        let mut finding = Finding::new(&rules::DATA_RACE, "x is written and read", side);
        for evidence in [Evidence::MayRace, Evidence::Caught, Evidence::Shape] {
            finding.attach(evidence);
        }
        let rungs: Vec<Rung> = finding.evidence.iter().map(Evidence::rung).collect();
        assert_eq!(rungs, [Rung::Caught, Rung::MayRace, Rung::Shape]);
    }
}
