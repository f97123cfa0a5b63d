//! Which methods are thread-unsafe, and what they do to which object: the effects table, asked in the words of metadata.
//!
//! The static type of a call says little: an `IDictionary` may be a `Dictionary` or a `ConcurrentDictionary`. So calls are watched
//! generously ([`Apis::touches`]) and judged by the class of the object when they happen ([`Apis::access`]).

use active::Access;
use ir::effects::{Arguments, Effect, Effects, Fact, Facts, Member, Moment, Source, Target, TypeId};

/// What is known of thread-unsafe classes.
pub(crate) struct Apis {
    effects: &'static Effects,
}

/// An object that a call touches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Touched {
    This,
    /// What the receiver, an enumerator, walks through.
    Walked,
    /// Counted from 0, without the receiver.
    Argument(u8),
}

/// A method as a call names it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Method<'a> {
    /// As metadata spells it: `get_Item`.
    pub(crate) name: &'a str,
    /// The types of its parameters, as far as they are known.
    pub(crate) parameters: &'a [Option<String>],
}

/// What a class is, as far as the table knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Safety {
    Unsafe,
    Safe,
    Unknown,
}

impl Default for Apis {
    fn default() -> Self {
        Apis { effects: Effects::dotnet() }
    }
}

impl Apis {
    /// The table of .NET with those of the user on top. A table with mistakes is left out, and told of.
    pub(crate) fn with(tables: &[(String, String)], troubles: &mut Vec<String>) -> Self {
        let mut effects: Option<Effects> = None;
        for (name, text) in tables {
            let below = effects.as_ref().unwrap_or_else(|| Effects::dotnet());
            match below.with(&[Source { name, first_line: 1, text }]) {
                Ok(more) => effects = Some(more),
                Err(problems) => troubles.extend(problems.iter().map(ToString::to_string)),
            }
        }
        // It lives as long as the process, as the agent does.
        effects.map_or_else(Apis::default, |effects| Apis { effects: Box::leak(Box::new(effects)) })
    }

    /// The type of this full name: ``System.Collections.Generic.List`1.Enumerator``.
    pub(crate) fn type_named(&self, name: &str) -> Option<TypeId> {
        self.effects.type_named(name)
    }

    /// The objects that a call may touch, if their classes turn out to be thread-unsafe; the last first.
    pub(crate) fn touches(&self, owner: TypeId, method: Method<'_>) -> Vec<(Touched, Access)> {
        let facts = self.effects.facts(owner);
        let mut touched: Vec<(Touched, Access)> = Vec::new();
        for effect in self.effects_of(owner, method) {
            let (target, access) = match effect {
                Effect::Read(target, Moment::Now | Moment::Later) => (*target, Access::Read),
                Effect::Write(target, Moment::Now | Moment::Later) => (*target, Access::Write),
                _ => continue,
            };
            let target = match target {
                Target::This if may_be_unsafe(facts, method.name) => Touched::This,
                Target::Arg(number) => Touched::Argument(number),
                _ => continue,
            };
            match touched.iter_mut().find(|(known, _)| *known == target) {
                Some((_, known)) => *known = access.max(*known),
                None => touched.push((target, access)),
            }
        }
        touched.sort_unstable_by(|a, b| b.cmp(a));
        touched
    }

    /// What a method does to an object of this class of the table.
    pub(crate) fn access(&self, class: TypeId, method: Method<'_>) -> Option<Access> {
        self.touches(class, method)
            .into_iter()
            .find(|(touched, _)| *touched == Touched::This)
            .map(|(_, access)| access)
    }

    /// What the table says of a class of this name.
    pub(crate) fn safety(&self, class: &str) -> Safety {
        let Some(id) = self.type_named(class) else { return Safety::Unknown };
        let facts = self.effects.facts(id);
        if facts.has(Fact::ThreadUnsafe) {
            Safety::Unsafe
        } else if facts.has(Fact::ThreadSafe) || facts.has(Fact::Immutable) || facts.has(Fact::ThreadLocal) {
            Safety::Safe
        } else {
            Safety::Unknown
        }
    }

    pub(crate) fn is_enumerator(&self, class: TypeId) -> bool {
        self.effects.facts(class).has(Fact::Enumerator)
    }

    /// Are values of this type held by their variables?
    pub(crate) fn is_struct(&self, class: TypeId) -> bool {
        self.effects.facts(class).has(Fact::Struct)
    }

    /// Does an attribute of this name mark tests?
    pub(crate) fn marks_tests(&self, attribute: &str) -> bool {
        let last = attribute.rsplit('.').next().unwrap_or(attribute);
        let known = [attribute, last].into_iter().find_map(|name| self.type_named(name));
        known.is_some_and(|id| self.effects.facts(id).has(Fact::Test))
    }

    /// Does an attribute of this name mark methods that serve requests, or is a type of this name one whose methods do?
    pub(crate) fn marks_handlers(&self, name: &str) -> bool {
        self.type_named(name).is_some_and(|id| self.effects.facts(id).has(Fact::Handler))
    }

    fn effects_of(&self, owner: TypeId, method: Method<'_>) -> &[Effect] {
        let types: Vec<Option<&str>> = method.parameters.iter().map(Option::as_deref).collect();
        let found = self.effects.find(owner, Member::of_metadata(method.name), Arguments::Types(&types));
        found.map_or(&[], ir::effects::Found::effects)
    }
}

/// An enumerator itself belongs to its thread: with every step it reads what is behind it, and nothing else of it matters.
fn may_be_unsafe(facts: Facts, method: &str) -> bool {
    if facts.has(Fact::Enumerator) {
        return method == "MoveNext";
    }
    !facts.has(Fact::Struct) && (facts.has(Fact::ThreadUnsafe) || facts.has(Fact::Interface))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touches(owner: &str, name: &str, parameters: &[&str]) -> Vec<(Touched, Access)> {
        let parameters: Vec<_> = parameters.iter().map(|ty| Some((*ty).to_owned())).collect();
        let apis = Apis::default();
        let owner = apis.type_named(owner).expect("the table has it");
        apis.touches(owner, Method { name, parameters: &parameters })
    }

    #[test]
    fn methods_touch_their_object_and_their_arguments() {
        const LIST: &str = "System.Collections.Generic.List`1";
        const WRITE: (Touched, Access) = (Touched::This, Access::Write);
        const READ: (Touched, Access) = (Touched::This, Access::Read);
        const READ_ARGUMENT: (Touched, Access) = (Touched::Argument(0), Access::Read);
        assert_eq!(touches(LIST, "Add", &["int"]), [WRITE]);
        assert_eq!(touches(LIST, "get_Item", &["int"]), [READ]);
        assert_eq!(touches(LIST, "set_Item", &["int", "int"]), [WRITE]);
        assert_eq!(
            touches(LIST, "AddRange", &["System.Collections.Generic.IEnumerable<int>"]),
            [READ_ARGUMENT, WRITE]
        );
        assert_eq!(touches(LIST, ".ctor", &["System.Collections.Generic.IEnumerable<int>"]), [READ_ARGUMENT]);
        assert_eq!(touches(LIST, ".ctor", &[]), []);
        assert_eq!(
            touches("System.Linq.Enumerable", "ToList", &["System.Collections.Generic.IEnumerable<int>"]),
            [READ_ARGUMENT]
        );
        assert_eq!(touches("System.Linq.Enumerable", "Where", &["?", "?"]), [], "lazily");
    }

    #[test]
    fn to_walk_is_to_read_and_nothing_else() {
        const ENUMERATOR: &str = "System.Collections.Generic.List`1.Enumerator";
        assert_eq!(touches(ENUMERATOR, "MoveNext", &[]).len(), 1);
        assert_eq!(touches(ENUMERATOR, "get_Current", &[]), []);
        assert_eq!(touches("System.Collections.IEnumerator", "MoveNext", &[]).len(), 1);
    }

    #[test]
    fn the_class_of_the_object_decides() {
        let apis = Apis::default();
        assert_eq!(apis.safety("System.Collections.Generic.Dictionary`2"), Safety::Unsafe);
        assert_eq!(apis.safety("System.Collections.Concurrent.ConcurrentDictionary`2"), Safety::Safe);
        assert_eq!(apis.safety("Acme.Cache"), Safety::Unknown);
    }

    #[test]
    fn tests_are_known_by_their_attributes() {
        let apis = Apis::default();
        assert!(apis.marks_tests("Xunit.FactAttribute") && apis.marks_tests("Ours.TestMethodAttribute"));
        assert!(!apis.marks_tests("System.ObsoleteAttribute"));
    }
}
