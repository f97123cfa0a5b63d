//! Stacks in words: who, where, and which test they belong to. For the scribe.

use crate::clr::apis::Apis;
use crate::clr::classes::Classes;
use crate::clr::hook::GLOBAL;
use crate::clr::metadata::Import;
use crate::clr::names::Names;
use crate::clr::profiler::{ClassId, Profiler, RawFrame};
use crate::clr::sources::Sources;
use active::StackFrame;
use cil::Token;
use cil::names::readable;

/// What the words are made of.
#[derive(Clone, Copy)]
pub(crate) struct Stacks<'a> {
    pub(crate) profiler: &'static Profiler,
    pub(crate) classes: &'a Classes,
    pub(crate) sources: &'a Sources,
    pub(crate) apis: &'a Apis,
}

/// A frame, and whether a test begins here.
pub(crate) struct Described {
    pub(crate) frame: StackFrame,
    pub(crate) is_test: bool,
}

impl Stacks<'_> {
    /// The stack in words, the innermost call first, without what we and the machinery of tasks put there.
    pub(crate) fn describe(self, frames: &[RawFrame]) -> Vec<Described> {
        frames.iter().filter_map(|frame| self.frame(*frame)).collect()
    }

    /// The asynchronous methods that await the one that is stopped, the innermost first. The first class is that of its own task.
    pub(crate) fn describe_awaiters(self, classes: &[ClassId]) -> Vec<Described> {
        classes.iter().skip(1).filter_map(|class| self.awaiter(*class)).collect()
    }

    fn awaiter(self, class: ClassId) -> Option<Described> {
        let machine = self.profiler.class(self.classes.state_machine(class)?)?;
        let module = self.classes.module(machine.module)?;
        let names = Names::new(&module.import);
        let method = readable(&names.of_type(Token(machine.token))?, "MoveNext");
        let moves = |method: &u32| module.import.method(*method).is_some_and(|it| it.name == "MoveNext");
        let written = module.import.methods(machine.token).into_iter().find(moves);
        let written = written.map(|moves| self.sources.written(&module.path, moves));
        let is_test = written.is_some_and(|method| is_test(&module.import, &names, self.apis, method));
        Some(Described { frame: StackFrame { method, file: None, line: None }, is_test })
    }

    fn frame(self, raw: RawFrame) -> Option<Described> {
        let (module_id, method) = self.profiler.function(raw.function)?;
        let module = self.classes.module(module_id)?;
        let declared = module.import.method(method)?;
        let names = Names::new(&module.import);
        let class = names.of_type(Token(declared.owner))?;
        if is_global(declared.owner) || is_machinery(&class) {
            return None;
        }
        let place = self
            .profiler
            .bytecode_offset(raw)
            .and_then(|offset| self.sources.place(module_id, &module.path, method, offset));
        let frame = StackFrame {
            method: readable(&class, &declared.name),
            file: place.as_ref().map(|(path, _)| path.clone()),
            line: place.map(|(_, line)| line),
        };
        let written = self.sources.written(&module.path, method);
        let is_test = is_test(&module.import, &names, self.apis, written);
        Some(Described { frame, is_test })
    }
}

/// Does a test framework call this method, as far as its attributes tell?
pub(crate) fn is_test(import: &Import, names: &Names<'_>, apis: &Apis, method: u32) -> bool {
    import.attributes(method).into_iter().any(|attribute| {
        let constructor = import.attribute_constructor(attribute).map(Token);
        let owner = constructor.and_then(|token| names.owner_of(token));
        owner.and_then(|(_, owner)| names.of_type(owner)).is_some_and(|name| apis.marks_tests(&name))
    })
}

/// What is global is ours: languages with a type for everything leave it alone. Its methods belong to no type, or to the first.
fn is_global(owner: u32) -> bool {
    Token(owner).is_nil() || owner == GLOBAL
}

/// Where threads begin, where tasks and awaits are carried on, where methods are invoked by name; who reads a stack knows that they are.
const MACHINERY: [&str; 9] = [
    "System.Reflection.",
    "System.Runtime.CompilerServices.",
    "System.RuntimeMethodHandle",
    "System.Threading.ExecutionContext",
    "System.Threading.PortableThreadPool",
    "System.Threading.Tasks.",
    "System.Threading.ThreadHelper",
    "System.Threading.ThreadPool",
    "System.Threading._ThreadPool",
];

fn is_machinery(class: &str) -> bool {
    let is_loop = class.starts_with("System.Threading.Tasks.Parallel");
    !is_loop && MACHINERY.iter().any(|name| class.starts_with(name))
}
