//! Which methods are thread-unsafe, and what they do to their object: the effects table, asked in the words of class files.
//!
//! The static type of a call says little: a `Map` may be a `HashMap` or a `ConcurrentHashMap`. So calls are redirected
//! generously ([`Apis::may_be_unsafe`]) and judged by the class of the receiver when they happen ([`Apis::access`]).

use active::Access;
use classfile::{Base, Descriptor, MethodDescriptor, Text};
use ir::effects::{Arguments, Effect, Effects, Fact, Member, Moment, Source, Target, TypeId};
use rustc_hash::FxHashSet;

/// What is known of thread-unsafe classes.
pub(crate) struct Apis {
    effects: &'static Effects,
    /// The names of all methods that read or write their object.
    names: FxHashSet<&'static str>,
}

/// Where the platform's own classes live.
const PLATFORM: [&str; 6] = ["java/", "javax/", "jdk/", "sun/", "com/sun/", "org/ietf/"];

/// Is this a class of the JDK?
pub(crate) fn is_platform(class: &str) -> bool {
    PLATFORM.iter().any(|prefix| class.starts_with(prefix))
}

/// Every object has these. Who calls them on a type of the program hardly ever means a collection.
const UNIVERSAL: [&str; 3] = ["equals", "hashCode", "toString"];

impl Default for Apis {
    fn default() -> Self {
        Apis::new(Effects::jdk())
    }
}

impl Apis {
    fn new(effects: &'static Effects) -> Self {
        let touching = effects.lines().filter(|line| access_of(line.effects()).is_some());
        let names =
            touching.map(|line| effects.member(line).name).filter(|name| !UNIVERSAL.contains(name)).collect();
        Apis { effects, names }
    }

    /// The table of the JDK with those of the user on top. A table with mistakes is left out, and told of.
    pub(crate) fn with(tables: &[(String, String)], troubles: &mut Vec<String>) -> Self {
        let mut effects: Option<Effects> = None;
        for (name, text) in tables {
            let below = effects.as_ref().unwrap_or_else(|| Effects::jdk());
            match below.with(&[Source { name, first_line: 1, text }]) {
                Ok(more) => effects = Some(more),
                Err(problems) => troubles.extend(problems.iter().map(ToString::to_string)),
            }
        }
        // It lives as long as the process, as the agent does.
        effects.map_or_else(Apis::default, |effects| Apis::new(Box::leak(Box::new(effects))))
    }

    /// Might a call through this static type reach a thread-unsafe method? Any class of the program might extend one.
    pub(crate) fn may_be_unsafe(&self, receiver: &str, method: &str, descriptor: &str) -> bool {
        if !is_platform(receiver) && !self.is_unsafe(receiver) {
            // What it inherits from the JDK takes and gives types of the JDK.
            return self.names.contains(method) && has_platform_types(descriptor);
        }
        let Some(id) = self.type_of(receiver) else { return false };
        let facts = self.effects.facts(id);
        (facts.has(Fact::ThreadUnsafe) || facts.has(Fact::Interface))
            && self.find(id, method, descriptor).is_some()
    }

    /// What a method of exactly this class does to its object, if the class is thread-unsafe.
    pub(crate) fn access(&self, class: &str, method: &str, descriptor: &str) -> Option<Access> {
        let id = self.type_of(class).filter(|id| self.effects.facts(*id).has(Fact::ThreadUnsafe))?;
        self.find(id, method, descriptor)
    }

    /// Is this class thread-unsafe?
    pub(crate) fn is_unsafe(&self, class: &str) -> bool {
        self.type_of(class).is_some_and(|id| self.effects.facts(id).has(Fact::ThreadUnsafe))
    }

    /// What a method of this general type, called on a view or an iterator, does to the collection behind it. To walk is
    /// to read, though the iterator itself changes.
    pub(crate) fn access_behind(&self, general: &str, method: &str, descriptor: &str) -> Option<Access> {
        let id = self.type_of(general).filter(|id| self.effects.facts(*id).has(Fact::Interface))?;
        let access = self.find(id, method, descriptor)?;
        if !self.effects.facts(id).has(Fact::Enumerator) {
            return Some(access);
        }
        match method {
            "next" | "previous" | "forEachRemaining" => Some(Access::Read),
            "remove" | "set" | "add" => Some(Access::Write),
            _ => None,
        }
    }

    fn type_of(&self, class: &str) -> Option<TypeId> {
        self.effects.type_named(&class.replace(['/', '$'], "."))
    }

    fn find(&self, id: TypeId, method: &str, descriptor: &str) -> Option<Access> {
        let types = parameter_types(descriptor)?;
        let types: Vec<Option<&str>> = types.iter().map(|ty| Some(ty.as_str())).collect();
        let found = self.effects.find(id, Member::method(method), Arguments::Types(&types))?;
        access_of(found.effects())
    }
}

/// What effects do to the object itself, before the call returns.
fn access_of(effects: &[Effect]) -> Option<Access> {
    let has = |wanted: fn(&Effect) -> bool| effects.iter().any(wanted);
    if has(|effect| matches!(effect, Effect::Write(Target::This, Moment::Now))) {
        return Some(Access::Write);
    }
    has(|effect| matches!(effect, Effect::Read(Target::This, Moment::Now))).then_some(Access::Read)
}

/// `(ILjava/util/Map;)V` as `int`, `java.util.Map`.
fn parameter_types(descriptor: &str) -> Option<Vec<String>> {
    let descriptor = MethodDescriptor::parse(Text(descriptor.as_bytes()))?;
    Some(descriptor.params().map(spelled).collect())
}

fn has_platform_types(descriptor: &str) -> bool {
    let Some(types) = MethodDescriptor::parse(Text(descriptor.as_bytes())) else { return false };
    let platform = |ty: Descriptor<'_>| match ty.base {
        Base::Class(name) => is_platform(&name.decode()),
        _ => true,
    };
    types.params().chain([types.result]).all(platform)
}

fn spelled(ty: Descriptor<'_>) -> String {
    let base = match ty.base {
        Base::Byte => "byte".to_owned(),
        Base::Char => "char".to_owned(),
        Base::Double => "double".to_owned(),
        Base::Float => "float".to_owned(),
        Base::Int => "int".to_owned(),
        Base::Long => "long".to_owned(),
        Base::Short => "short".to_owned(),
        Base::Bool => "boolean".to_owned(),
        Base::Void => "void".to_owned(),
        Base::Class(name) => name.decode().replace(['/', '$'], "."),
    };
    base + &"[]".repeat(usize::from(ty.dimensions))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iterators_and_views_touch_what_is_behind_them() {
        let apis = Apis::default();
        let behind = |class, method, descriptor| apis.access_behind(class, method, descriptor);
        assert_eq!(behind("java/util/Iterator", "next", "()Ljava/lang/Object;"), Some(Access::Read));
        assert_eq!(behind("java/util/Iterator", "remove", "()V"), Some(Access::Write));
        assert_eq!(behind("java/util/Iterator", "hasNext", "()Z"), None);
        assert_eq!(behind("java/util/Set", "contains", "(Ljava/lang/Object;)Z"), Some(Access::Read));
        assert_eq!(behind("java/util/Set", "iterator", "()Ljava/util/Iterator;"), Some(Access::Read));
        assert_eq!(behind("java/util/Collection", "clear", "()V"), Some(Access::Write));
    }

    #[test]
    fn the_class_of_the_receiver_decides() {
        let apis = Apis::default();
        let put =
            |class| apis.access(class, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
        assert_eq!(put("java/util/HashMap"), Some(Access::Write));
        assert_eq!(put("java/util/concurrent/ConcurrentHashMap"), None);
        assert_eq!(put("java/util/Map"), None, "an interface says nothing");
        let get = |class| apis.access(class, "get", "(Ljava/lang/Object;)Ljava/lang/Object;");
        assert_eq!(get("java/util/HashMap"), Some(Access::Read));
        assert_eq!(
            apis.access("java/util/ArrayList", "remove", "(I)Ljava/lang/Object;"),
            Some(Access::Write)
        );
        assert_eq!(apis.access("java/util/ArrayList", "size", "()I"), Some(Access::Read));
        assert_eq!(
            apis.access("java/util/HashMap", "keySet", "()Ljava/util/Set;"),
            None,
            "a view is no use yet"
        );
    }

    #[test]
    fn the_user_knows_more_classes() {
        let table = "namespace com.acme\n\ntype Registry\n  is thread-unsafe\n  add(_)  write(this)\n  find(_)  read(this)\n";
        let mut troubles = Vec::new();
        let tables =
            [("ours.effects".to_owned(), table.to_owned()), ("bad.effects".to_owned(), "type (".to_owned())];
        let apis = Apis::with(&tables, &mut troubles);
        let find = ("com/acme/Registry", "find", "(Lcom/acme/Key;)Lcom/acme/Value;");
        assert!(apis.may_be_unsafe(find.0, find.1, find.2));
        assert_eq!(apis.access(find.0, find.1, find.2), Some(Access::Read));
        assert_eq!(troubles.len(), 1, "{troubles:?}");
    }

    #[test]
    fn calls_that_may_reach_such_a_class_are_redirected() {
        let apis = Apis::default();
        let put = |class| {
            apis.may_be_unsafe(class, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;")
        };
        assert!(put("java/util/HashMap") && put("java/util/Map") && put("com/acme/Cache"));
        assert!(!put("java/util/concurrent/ConcurrentHashMap") && !put("java/util/concurrent/ConcurrentMap"));
        assert!(!apis.may_be_unsafe("com/acme/Cache", "toString", "()Ljava/lang/String;"));
        assert!(!apis.may_be_unsafe("com/acme/Cache", "frobnicate", "()V"));
        assert!(!apis.may_be_unsafe("com/acme/Cache", "add", "(Lcom/acme/Key;)Z"));
    }
}
