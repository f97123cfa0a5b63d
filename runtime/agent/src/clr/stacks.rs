//! Stacks in words: who, where, and which test they belong to. For the scribe.

use crate::clr::apis::Apis;
use crate::clr::awaiters::Awaiter;
use crate::clr::classes::{Classes, STATES};
use crate::clr::hook::GLOBAL;
use crate::clr::metadata::Import;
use crate::clr::names::Names;
use crate::clr::profiler::{ClassId, Profiler, RawFrame};
use crate::clr::sources::Sources;
use active::StackFrame;
use cil::names::readable;
use cil::{Body, Instruction, Op, Token};
use std::rc::Rc;

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

    /// The asynchronous methods that await the one that is stopped, the innermost first. The first of all is its own task.
    pub(crate) fn describe_awaiters(self, awaiters: &[Awaiter]) -> Vec<Described> {
        awaiters.iter().skip(1).filter_map(|awaiter| self.awaiter(*awaiter)).collect()
    }

    fn awaiter(self, awaiter: Awaiter) -> Option<Described> {
        let machine = self.profiler.class(self.classes.state_machine(ClassId(awaiter.class))?)?;
        let module = self.classes.module(machine.module)?;
        let names = Names::new(&module.import);
        let moves = |method: &u32| module.import.method(*method).is_some_and(|it| it.name == "MoveNext");
        let move_next = module.import.methods(machine.token).into_iter().find(moves)?;
        let place = self
            .profiler
            .body(machine.module, move_next)
            .and_then(|body| waiting_at(body, awaiter.state, &names))
            .and_then(|offset| self.sources.place(machine.module, &module.path, move_next, offset));
        let frame = StackFrame {
            method: readable(&names.of_type(Token(machine.token))?, "MoveNext"),
            file: place.as_ref().map(|(path, _)| path.clone()),
            line: place.map(|(_, line)| line),
        };
        let written = self.sources.written(&module.path, move_next);
        Some(Described { frame, is_test: is_test(&module.import, &names, self.apis, written) })
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

/// Where a state machine begins to wait in this state: it writes the state down, and a copy into a variable.
///
/// ```text
///     ldc.i4 state
///     dup
///     stloc copy
///     stfld <>1__state
/// ```
fn waiting_at(body: &[u8], state: i32, names: &Names<'_>) -> Option<u32> {
    let body = Body::parse(body).ok()?;
    let code: Vec<_> = body.instructions().collect::<Result<_, _>>().ok()?;
    let is_state =
        |field: Token| names.field(field).is_some_and(|field| STATES.contains(&field.name.as_str()));
    let number = Instruction::ldc_i4(state);
    let found = code.windows(4).find(|window| {
        let [(_, loaded), (_, copied), _, (_, stored)] = window else { return false };
        *loaded == number
            && copied.op == Op::Dup
            && stored.op == Op::Stfld
            && stored.token().is_some_and(is_state)
    });
    found.map(|window| window[0].0)
}

/// Does a test framework call this method, as far as its attributes tell?
pub(crate) fn is_test(import: &Import, names: &Names<'_>, apis: &Apis, method: u32) -> bool {
    attribute_names(import, names, method).any(|name| apis.marks_tests(&name))
}

/// The types of the attributes of a method.
pub(crate) fn attribute_names(
    import: &Import,
    names: &Names<'_>,
    method: u32,
) -> impl Iterator<Item = Rc<str>> {
    import.attributes(method).into_iter().filter_map(|attribute| {
        let (_, owner) = names.owner_of(Token(import.attribute_constructor(attribute)?))?;
        names.of_type(owner)
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
