//! What objects are, judged by their classes when they are met. For the scribe: a thread inside a hook may not ask these things.
//!
//! The nearest class that the table knows decides, unless a class below it declares the called method itself: that one answers for
//! itself (its own calls are watched, if it is the program's). Enumerators, views and queries are windows on a collection: theirs is
//! the object that they keep in a field.

use crate::clr::apis::{Apis, Safety, Touched};
use crate::clr::assemblies::{assembly_of, is_platform};
use crate::clr::filter::{Does, MACHINE, STATE};
use crate::clr::metadata::Import;
use crate::clr::names::Names;
use crate::clr::profiler::{ClassId, FieldOffset, ModuleId, Profiler};
use crate::clr::site::Site;
use active::Access;
use cil::Token;
use cil::signature::{Layout, Primitive, Type};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Looks at the classes of a runtime.
pub(crate) struct Classes {
    profiler: &'static Profiler,
    modules: Mutex<FxHashMap<ModuleId, Arc<Module>>>,
}

/// A module that somebody asked about.
pub(crate) struct Module {
    pub(crate) import: Import,
    pub(crate) path: String,
}

impl Module {
    fn is_platform(&self) -> bool {
        is_platform(assembly_of(&self.path))
    }
}

/// A class and those that it extends are a chain.
struct Link {
    class: ClassId,
    module: Arc<Module>,
    token: Token,
    /// Without arguments: ``System.Collections.Generic.List`1``.
    name: String,
}

/// Classes that only show what others may change, and the fields, in older and newer versions, where they keep it.
const WRAPPERS: [(&str, [&str; 2]); 2] = [
    ("System.Collections.ObjectModel.ReadOnlyCollection`1", ["list", "_list"]),
    ("System.Collections.ObjectModel.ReadOnlyDictionary`2", ["m_dictionary", "_dictionary"]),
];

impl Classes {
    pub(crate) fn new(profiler: &'static Profiler) -> Classes {
        Classes { profiler, modules: Mutex::default() }
    }

    pub(crate) fn module(&self, id: ModuleId) -> Option<Arc<Module>> {
        let mut modules = self.modules.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = modules.get(&id) {
            return Some(known.clone());
        }
        let path = self.profiler.module_path(id)?;
        let module = Arc::new(Module { import: self.profiler.import(id)?, path });
        modules.insert(id, module.clone());
        Some(module)
    }

    /// A module goes away, and another may get its id.
    pub(crate) fn unloaded(&self, module: ModuleId) {
        self.modules.lock().unwrap_or_else(PoisonError::into_inner).remove(&module);
    }

    /// The class and those above it, nearest first.
    fn chain(&self, class: ClassId) -> Vec<Link> {
        let mut links = Vec::new();
        let mut next = class;
        while let Some(info) =
            Some(next).filter(|class| class.0 != 0).and_then(|class| self.profiler.class(class))
        {
            let Some(module) = self.module(info.module) else { break };
            let token = Token(info.token);
            let Some(name) = Names::new(&module.import).of_type(token) else { break };
            links.push(Link { class: next, token, name: name.to_string(), module });
            next = info.parent;
        }
        links
    }

    /// Is the class, or one that it extends, of this namespace?
    pub(crate) fn is_below(&self, class: ClassId, space: &str) -> bool {
        self.chain(class).iter().any(|link| link.name.starts_with(space))
    }

    /// What a call at this site does to an object of this class.
    pub(crate) fn classify(&self, apis: &Apis, class: ClassId, site: &Site) -> Does {
        for link in self.chain(class) {
            let is_step = site.callee == "MoveNext" || site.touched != Touched::This || !is_query(&link);
            if is_step && let Some(offset) = self.behind(apis, &link) {
                return Does::TouchBehind(Access::Read, offset);
            }
            match apis.safety(&link.name) {
                Safety::Safe => return Does::Nothing,
                Safety::Unsafe => return touch(apis, &link, site).map_or(Does::Nothing, Does::Touch),
                Safety::Unknown => {}
            }
            if site.touched == Touched::This && link.module.import.declares(link.token.0, &site.callee) {
                return Does::Nothing;
            }
        }
        Does::Nothing
    }

    /// What an object of this class is when it is found behind another: the thing itself, or one more window.
    pub(crate) fn role(&self, apis: &Apis, class: ClassId) -> Does {
        for link in self.chain(class) {
            if let Some(offset) = self.behind(apis, &link) {
                return Does::TouchBehind(Access::Read, offset);
            }
            match apis.safety(&link.name) {
                Safety::Safe => return Does::Nothing,
                Safety::Unsafe => return Does::Touch(Access::Read),
                Safety::Unknown => {}
            }
        }
        Does::Nothing
    }

    /// Where an object of exactly this class keeps the collection that it is a window on, in bytes from its beginning.
    fn behind(&self, apis: &Apis, link: &Link) -> Option<u32> {
        if !link.module.is_platform() {
            return None;
        }
        let outer = link.name.match_indices('.').map(|(at, _)| &link.name[..at]);
        let makers: Vec<&str> = outer.filter(|outer| apis.safety(outer) == Safety::Unsafe).collect();
        let wrapper = WRAPPERS.iter().find(|(class, _)| *class == link.name);
        if makers.is_empty() && !is_query(link) && wrapper.is_none() {
            return None;
        }
        let names = Names::new(&link.module.import);
        let holds = |field: &u32| {
            let declared = link.module.import.field(*field)?;
            let Type::Named { token, layout: Layout::Reference, .. } =
                Type::parse_field(&declared.signature).ok()?
            else {
                return None;
            };
            let name = names.of_type(token)?;
            let is_wrapped = wrapper.is_some_and(|(_, fields)| fields.contains(&&*declared.name));
            let is_source = is_query(link) && SOURCES.contains(&&*declared.name);
            (is_wrapped || is_source || makers.contains(&&*name)).then_some(())
        };
        let field =
            self.profiler.layout(link.class)?.into_iter().find(|field| holds(&field.field).is_some())?;
        // Structures are met in boxes, behind the word that says what they are.
        let is_structure = extends_value_type(link);
        Some(field.offset + if is_structure { size_of::<usize>() as u32 } else { 0 })
    }

    /// Where an object of this class keeps who goes on when it is done.
    pub(crate) fn awaited_by(&self, class: ClassId) -> Does {
        let found = self.chain(class).into_iter().find_map(|link| {
            let (_, wanted) = AWAITED_BY.into_iter().find(|(class, _)| *class == link.name)?;
            self.offset(&link, |name| name == wanted)
        });
        found.map_or(Does::Nothing, |offset| Does::TouchBehind(Access::Read, offset))
    }

    /// Where a field of exactly this class is, in bytes from the beginning of an object; of a structure, from its own.
    fn offset(&self, link: &Link, is_it: impl Fn(&str) -> bool) -> Option<u32> {
        let named = |field: &FieldOffset| {
            link.module.import.field(field.field).is_some_and(|declared| is_it(&declared.name))
        };
        Some(self.profiler.layout(link.class)?.into_iter().find(named)?.offset)
    }

    /// Where the task of an asynchronous method keeps the state: what is to be learnt of its class, and of its state machine's.
    pub(crate) fn state(&self, class: ClassId) -> Option<[(ClassId, u32, Does); 2]> {
        let machine = self.chain(self.state_machine(class)?).into_iter().next()?;
        let task = self.chain(class).into_iter().next()?;
        let inside = self.offset(&task, |name| name == "StateMachine")?;
        let state = self.offset(&machine, |name| STATES.contains(&name))?;
        let at = |offset| Does::TouchBehind(Access::Read, offset);
        Some(if extends_value_type(&machine) {
            [(class, MACHINE, Does::Nothing), (class, STATE, at(inside + state))]
        } else {
            [(class, MACHINE, at(inside)), (machine.class, STATE, at(state))]
        })
    }

    /// The state machine of an asynchronous method, if this is the class of the tasks that it makes.
    pub(crate) fn state_machine(&self, class: ClassId) -> Option<ClassId> {
        let info = self.profiler.class(class)?;
        let module = self.module(info.module)?;
        let name = Names::new(&module.import).of_type(Token(info.token))?;
        // Types inside of generic types have their parameters, too, and before their own.
        name.ends_with("AsyncStateMachineBox`1").then(|| info.arguments.last().copied()).flatten()
    }

    /// `System.Collections.Generic.Dictionary<string, User>`
    pub(crate) fn spelled(&self, class: ClassId) -> Option<String> {
        let (name, arguments) = self.name_and_arguments(class)?;
        Some(name + &arguments)
    }

    /// `Dictionary<string, User>` or `int[]`: the last name is enough to tell objects apart.
    pub(crate) fn displayed(&self, class: ClassId) -> Option<String> {
        let name = self.short(class);
        (name != "?").then_some(name)
    }

    fn name_and_arguments(&self, class: ClassId) -> Option<(String, String)> {
        let info = self.profiler.class(class)?;
        let module = self.module(info.module)?;
        let name = Names::new(&module.import).of_type(Token(info.token))?;
        let arguments: Vec<String> = info.arguments.iter().map(|argument| self.short(*argument)).collect();
        let arguments =
            if arguments.is_empty() { String::new() } else { format!("<{}>", arguments.join(", ")) };
        Some((without_arity(&name), arguments))
    }

    /// Of type arguments the last name is enough.
    fn short(&self, class: ClassId) -> String {
        if let Some(element) = self.profiler.array_element(class) {
            return self.short(element) + "[]";
        }
        let Some((name, arguments)) = self.name_and_arguments(class) else { return "?".to_owned() };
        let last = name.rsplit('.').next().unwrap_or(&name);
        short_keyword(&name).unwrap_or(last).to_owned() + &arguments
    }
}

/// Where queries keep what they are made of: those that are classes, and those that a compiler made of methods.
const SOURCES: [&str; 2] = ["_source", "<>3__source"];

/// Tasks, those that were awaited in a context of its own, and delegates know who goes on.
const AWAITED_BY: [(&str, &str); 3] = [
    ("System.Threading.Tasks.Task", "m_continuationObject"),
    ("System.Threading.Tasks.AwaitTaskContinuation", "m_action"),
    ("System.Delegate", "_target"),
];

/// What compilers call the state of a state machine, in C# and in Visual Basic.
pub(crate) const STATES: [&str; 2] = ["<>1__state", "$State"];

fn extends_value_type(link: &Link) -> bool {
    let extends = link.module.import.type_def(link.token.0).map(|(_, _, extends)| Token(extends));
    let name = extends.and_then(|token| Names::new(&link.module.import).of_type(token));
    name.is_some_and(|name| &*name == "System.ValueType")
}

/// Lazy operators keep their source, and read it when somebody steps through them.
fn is_query(link: &Link) -> bool {
    link.name.starts_with("System.Linq.")
}

fn touch(apis: &Apis, link: &Link, site: &Site) -> Option<Access> {
    let id = apis.type_named(&link.name)?;
    if apis.is_enumerator(id) {
        return None;
    }
    match site.touched {
        Touched::This => apis.access(id, site.called()),
        Touched::Walked | Touched::Argument(_) => Some(site.access),
    }
}

/// ``List`1.Enumerator`` as `List.Enumerator`.
fn without_arity(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    let mut in_arity = false;
    for letter in name.chars() {
        in_arity = letter == '`' || in_arity && letter.is_ascii_digit();
        if !in_arity {
            out.push(letter);
        }
    }
    out
}

fn short_keyword(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix("System.")?;
    let primitive = match name {
        "Boolean" => Primitive::Boolean,
        "Char" => Primitive::Char,
        "SByte" => Primitive::SByte,
        "Byte" => Primitive::Byte,
        "Int16" => Primitive::Int16,
        "UInt16" => Primitive::UInt16,
        "Int32" => Primitive::Int32,
        "UInt32" => Primitive::UInt32,
        "Int64" => Primitive::Int64,
        "UInt64" => Primitive::UInt64,
        "Single" => Primitive::Single,
        "Double" => Primitive::Double,
        "String" => Primitive::String,
        "Object" => Primitive::Object,
        _ => return None,
    };
    Some(primitive.keyword())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_generic_types_lose_their_numbers() {
        assert_eq!(without_arity("A.List`1.Enumerator"), "A.List.Enumerator");
        assert_eq!(without_arity("A.Map`2"), "A.Map");
    }

    #[test]
    fn types_of_the_language_have_its_names() {
        assert_eq!(short_keyword("System.Int32"), Some("int"));
        assert_eq!((short_keyword("System.DateTime"), short_keyword("Acme.Int32")), (None, None));
    }
}
