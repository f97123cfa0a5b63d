//! Method bodies in, method bodies that tell of their calls out.
//!
//! Before a call the arguments above the object in question are put away in new variables, the object is shown to the hook, and the
//! arguments are taken back:
//!
//! ```text
//!     ldloc list                    ldloc list
//!     ldloc x                       ldloc x
//!                                   stloc new
//!                                   dup
//!                                   ldc.i4 site
//!                                   call OnCall
//!                                   ldloc new
//!     callvirt List<T>.Add(!0)      callvirt List<T>.Add(!0)
//! ```
//!
//! The call itself stays as it is, so whoever walks the stack or catches an exception sees what he saw before. Types of new variables
//! are those of the parameters, with what the call says about type parameters; what is left of those means the same in the
//! caller. Receivers that are structures (enumerators) and receivers of `constrained.` calls are shown as boxed copies, but for those
//! of `foreach` (`walks`).
//!
//! In an asynchronous method the hook also sees the builder, which knows the method's task:
//!
//! ```text
//!                                   ldc.i4 site
//!                                   ldarg.0
//!                                   ldflda <>t__builder
//!                                   call OnAsyncCall
//! ```
//!
//! `await` asks an awaiter whether it is completed, and goes on at once if so. Its answer is shown to a second hook, which may say no.

mod begins;
mod delegates;
mod texts;
mod walks;

use crate::clr::apis::{Apis, Method, Touched};
use crate::clr::filter;
use crate::clr::hook::{Delegates, Hooks, Requests};
use crate::clr::names::{Callee, Names};
use crate::clr::site::Via;
use active::Access;
use cil::signature::{Layout, LocalSignature, MethodSignature, Receiver, Type};
use cil::{Body, Editor, Instruction, Label, OffsetMap, Op, Place, Problem, Token};
use ir::effects::TypeId;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// Is `await` made to wait where it need not?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ForcedAsync {
    On,
    Off,
}

/// The method that is rewritten.
#[derive(Clone, Copy)]
pub(crate) struct Caller<'a> {
    pub(crate) token: Token,
    pub(crate) owner: Token,
    pub(crate) class: &'a str,
    pub(crate) name: &'a str,
    /// What begins with it.
    pub(crate) begins: Option<Begins>,
}

/// What the program is asked to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Begins {
    /// A test, with its number.
    Test(u32),
    /// A request to a server.
    Request,
}

/// What a call touches.
pub(crate) struct Watched {
    pub(crate) callee: Callee,
    pub(crate) touches: Vec<(Touched, Access)>,
    receiver: ReceiverKind,
}

/// How the receiver stands on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ReceiverKind {
    Object,
    Structure,
}

/// What the module has to offer to its methods.
pub(crate) trait Surroundings {
    /// The number of a place that touches an object; `None` if there are too many.
    fn declare(
        &self,
        caller: Caller<'_>,
        offset: u32,
        via: Via,
        watched: &Watched,
        touch: (Touched, Access),
    ) -> Option<u32>;
    /// Our methods, which are added when they are first needed.
    fn hooks(&self) -> Option<Hooks>;
    /// Likewise, those for delegates.
    fn delegates(&self) -> Option<Delegates>;
    /// Likewise, those for requests.
    fn requests(&self) -> Option<Requests>;
    /// The variables of a method.
    fn locals(&self, token: Token) -> Option<LocalSignature>;
    /// A token for these variables.
    fn locals_token(&self, locals: &LocalSignature) -> Option<Token>;
    /// May a value of this type be copied to the heap? What lives on the stack only may not, nor what stands for it.
    fn can_be_boxed(&self, caller: Caller<'_>, ty: Token) -> bool;
    /// A new global method.
    fn define(&self, name: &str, signature: &MethodSignature, body: &[u8]) -> Option<Token>;
    /// The type parameters of the caller, as a global method calls them.
    fn renaming(&self, caller: Caller<'_>) -> Renaming;
    /// A method that the caller names, as a global method names it.
    fn renamed(&self, method: Token, renaming: &Renaming) -> Option<Token>;
    /// A global method with these types for its type parameters.
    fn instantiated(&self, method: Token, arguments: &[Type]) -> Option<Token>;
}

/// The type parameters of a method and of its class, and those of a global method that does something for it.
pub(crate) struct Renaming {
    pub(crate) of_type: Vec<Type>,
    pub(crate) of_method: Vec<Type>,
    /// What the caller calls them.
    pub(crate) old: Vec<Type>,
}

impl Renaming {
    pub(crate) fn new(of_type: u32, of_method: u32) -> Renaming {
        let named = |range: std::ops::Range<u32>| range.map(Type::MethodParameter).collect();
        let old = (0..of_type).map(Type::ClassParameter).chain((0..of_method).map(Type::MethodParameter));
        Renaming {
            of_type: named(0..of_type),
            of_method: named(of_type..of_type + of_method),
            old: old.collect(),
        }
    }
}

/// Rewrites the methods of one module.
pub(crate) struct Rewriter<'m> {
    pub(crate) apis: &'m Apis,
    pub(crate) names: Names<'m>,
    pub(crate) forced: ForcedAsync,
    callees: RefCell<FxHashMap<Token, Option<Rc<Target>>>>,
}

/// Why a call matters.
enum Target {
    Watched(Box<Watched>),
    /// `TaskAwaiter.IsCompleted`
    Completion,
    /// A method that every object has, and some have another for: what the receiver is tells.
    Inherited,
    /// `Delegate.CreateDelegate`
    Reflection,
}

/// A method with its new code, and where the old one is in it.
pub(crate) struct Rewritten {
    pub(crate) body: Vec<u8>,
    pub(crate) map: OffsetMap,
}

impl<'m> Rewriter<'m> {
    pub(crate) fn new(apis: &'m Apis, names: Names<'m>, forced: ForcedAsync) -> Self {
        Rewriter { apis, names, forced, callees: RefCell::default() }
    }

    /// The method as it should be; `None` if nothing in it matters.
    pub(crate) fn rewrite(
        &self,
        caller: Caller<'_>,
        body: &[u8],
        module: &impl Surroundings,
    ) -> Result<Option<Rewritten>, Problem> {
        let body = Body::parse(body)?;
        if caller.begins.is_none() && !self.is_worth_it(&body, caller)? {
            return Ok(None);
        }
        let mut editor = Editor::new(&body)?;
        let Some(locals) =
            body.locals.map_or_else(|| Some(LocalSignature::default()), |token| module.locals(token))
        else {
            return Ok(None);
        };
        let found = self.calls(&editor, caller, &locals);
        let mut variables = Variables { locals, old: 0, free: Vec::new() };
        variables.old = variables.locals.0.len();
        if let Some(begins) = caller.begins {
            // One that is not told of has no budget of its own, that is all.
            let _ = self.tell_beginning(begins, caller, &mut editor, &mut variables, module);
        }
        let builder = self.builder(&editor, caller);
        let walked = self.keep_walked(&mut editor, &mut variables, &found);
        for (place, target) in found {
            let Some(hooks) = module.hooks() else { return Ok(None) };
            if editor.get(place).is_some_and(|load| matches!(load.op, Op::Ldftn | Op::Ldvirtftn)) {
                // What cannot be redirected is left as it is.
                self.redirect(&mut editor, place, caller, module);
                continue;
            }
            match &*target {
                Target::Watched(watched) => {
                    let walked =
                        walks::receiver(&editor, place).and_then(|variable| walked.get(&variable).copied());
                    let walked = walked.filter(|_| watched.receiver == ReceiverKind::Structure);
                    let call = Call { caller, place, watched, telling: Telling { hooks, builder } };
                    match walked {
                        Some(walked) => watch_step(&mut editor, walked, &call, module),
                        None => watch(&mut editor, &mut variables, &call, module),
                    }
                }
                // It was found to be one of the others.
                Target::Inherited => {}
                Target::Reflection => {
                    // One that is not told of is equal to none of ours, that is all.
                    let _ = delegates::know(&mut editor, place, module);
                }
                Target::Completion => {
                    let number = Instruction::ldc_i4(filter::declare_await().cast_signed());
                    editor.insert_after(place, [number, Instruction::call(hooks.is_completed)]);
                }
            }
        }
        if !editor.is_edited() {
            return Ok(None);
        }
        // An object, a number, a builder, and one more for luck with boxes.
        editor.max_stack = editor.max_stack.saturating_add(4);
        if variables.locals.0.len() > variables.old {
            let Some(token) = module.locals_token(&variables.locals) else { return Ok(None) };
            editor.locals = Some(token);
        }
        let edited = editor.encode()?;
        Ok(Some(Rewritten { body: edited.bytes, map: edited.map }))
    }

    /// New variables with what `foreach` walks through, by the variables with its enumerators.
    fn keep_walked(
        &self,
        editor: &mut Editor,
        variables: &mut Variables,
        found: &[(Place, Rc<Target>)],
    ) -> FxHashMap<u16, u16> {
        let steps = found.iter().filter(|(_, target)| {
            matches!(&**target, Target::Watched(watched) if watched.receiver == ReceiverKind::Structure)
        });
        let candidates = steps.filter_map(|(place, _)| walks::receiver(editor, *place)).collect();
        let gives_enumerator = |instruction: &Instruction<Label>| {
            let name = || Some(self.names.owner_of(instruction.token()?)?.0.name);
            instruction.op == Op::Callvirt && name().is_some_and(|name| name == "GetEnumerator")
        };
        let mut kept = FxHashMap::default();
        for (variable, filled) in walks::understood(editor, candidates, gives_enumerator) {
            // A receiver of unknown type is not easily put into a variable.
            let is_constrained = |place: &Place| editor.with_prefixes(*place) != *place;
            if filled.iter().any(is_constrained) {
                continue;
            }
            let Some(walked) = variables.locals.push(Type::OBJECT) else { continue };
            for place in filled {
                editor.insert_before(place, [Instruction::simple(Op::Dup), Instruction::stloc(walked)]);
            }
            kept.insert(variable, walked);
        }
        kept
    }

    /// The field of a state machine with the builder, as its own code names it.
    fn builder(&self, editor: &Editor, caller: Caller<'_>) -> Option<Token> {
        if !is_state_machine(caller) {
            return None;
        }
        let loads = editor.instructions().filter(|(_, instruction)| instruction.op == Op::Ldflda);
        let mut fields = loads.filter_map(|(_, instruction)| instruction.token());
        let is_builder =
            |field: &Token| self.names.of_field_type(*field).is_some_and(|name| BUILDERS.contains(&&*name));
        fields.find(is_builder)
    }

    /// Most methods make no call that matters: they are not taken apart.
    fn is_worth_it(&self, body: &Body<'_>, caller: Caller<'_>) -> Result<bool, Problem> {
        for instruction in body.instructions() {
            if self.target(&instruction?.1, caller).is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn calls(
        &self,
        editor: &Editor,
        caller: Caller<'_>,
        locals: &LocalSignature,
    ) -> Vec<(Place, Rc<Target>)> {
        let found = |(place, instruction): (Place, &Instruction<Label>)| {
            let target = self.target(instruction, caller)?;
            let target = match *target {
                Target::Inherited if instruction.op == Op::Callvirt => {
                    self.overridden(editor, place, caller, locals)?
                }
                _ => target,
            };
            Some((place, target))
        };
        editor.instructions().filter_map(found).collect()
    }

    fn target<T>(&self, instruction: &Instruction<T>, caller: Caller<'_>) -> Option<Rc<Target>> {
        if !matches!(instruction.op, Op::Call | Op::Callvirt | Op::Newobj | Op::Ldftn | Op::Ldvirtftn) {
            return None;
        }
        self.known_target(instruction.token()?).filter(|target| self.applies(target, caller))
    }

    fn known_target(&self, token: Token) -> Option<Rc<Target>> {
        if let Some(known) = self.callees.borrow().get(&token) {
            return known.clone();
        }
        let target = self.resolve(token).map(Rc::new);
        self.callees.borrow_mut().insert(token, target.clone());
        target
    }

    /// Who asks an awaiter outside of an `await` gets an honest answer.
    fn applies(&self, target: &Target, caller: Caller<'_>) -> bool {
        match target {
            Target::Watched(_) | Target::Inherited | Target::Reflection => true,
            Target::Completion => self.forced == ForcedAsync::On && is_state_machine(caller),
        }
    }

    fn resolve(&self, token: Token) -> Option<Target> {
        let (declared, owner) = self.names.owner_of(token)?;
        let owner_name = self.names.of_type(owner)?;
        if declared.name == "get_IsCompleted" {
            return AWAITERS.contains(&&*owner_name).then_some(Target::Completion);
        }
        if declared.name == "CreateDelegate" {
            return MAKERS.contains(&&*owner_name).then_some(Target::Reflection);
        }
        if declared.name == "ToString" && *owner_name == *"System.Object" {
            return Some(Target::Inherited);
        }
        let id = self.apis.type_named(&owner_name)?;
        self.watched(id, self.names.callee(token, declared, owner)?)
    }

    fn watched(&self, id: TypeId, callee: Callee) -> Option<Target> {
        let method = Method { name: &callee.name, parameters: &callee.parameters };
        let mut touches = self.apis.touches(id, method);
        touches.retain(|(touched, _)| can_be_shown(*touched, &callee));
        let is_structure = self.apis.is_struct(id);
        let receiver = if is_structure { ReceiverKind::Structure } else { ReceiverKind::Object };
        let matters = !touches.is_empty() && can_be_put_away(&callee);
        matters.then(|| Target::Watched(Box::new(Watched { callee, touches, receiver })))
    }
}

/// What `await` asks, for tasks and value tasks, with and without `ConfigureAwait`.
const AWAITERS: [&str; 8] = [
    "System.Runtime.CompilerServices.TaskAwaiter",
    "System.Runtime.CompilerServices.TaskAwaiter`1",
    "System.Runtime.CompilerServices.ConfiguredTaskAwaitable.ConfiguredTaskAwaiter",
    "System.Runtime.CompilerServices.ConfiguredTaskAwaitable`1.ConfiguredTaskAwaiter",
    "System.Runtime.CompilerServices.ValueTaskAwaiter",
    "System.Runtime.CompilerServices.ValueTaskAwaiter`1",
    "System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter",
    "System.Runtime.CompilerServices.ConfiguredValueTaskAwaitable`1.ConfiguredValueTaskAwaiter",
];

/// Who makes delegates of what reflection finds.
const MAKERS: [&str; 2] = ["System.Delegate", "System.Reflection.MethodInfo"];

/// What asynchronous methods make their task with: structures that hold nothing but this task.
const BUILDERS: [&str; 2] = [
    "System.Runtime.CompilerServices.AsyncTaskMethodBuilder",
    "System.Runtime.CompilerServices.AsyncTaskMethodBuilder`1",
];

/// Compilers call what they make of an asynchronous method `<Method>d__3`, or `VB$StateMachine_3_Method`.
fn is_state_machine(caller: Caller<'_>) -> bool {
    let last = caller.class.rsplit('.').next().unwrap_or(caller.class);
    caller.name == "MoveNext" && (last.contains(">d") || last.starts_with("VB$StateMachine"))
}

/// An object that is passed as a reference. What a type parameter stands for may be no object at all.
fn can_be_shown(touched: Touched, callee: &Callee) -> bool {
    let Touched::Argument(number) = touched else { return callee.signature.receiver == Receiver::Implicit };
    let parameter = callee.signature.parameters.get(usize::from(number));
    parameter.is_some_and(|ty| match ty.unmodified() {
        Type::Named { layout, .. } => *layout == Layout::Reference,
        other => *other == Type::OBJECT,
    })
}

/// Pointers to functions have types that no variable should have; a list of arguments without end has no types at all.
fn can_be_put_away(callee: &Callee) -> bool {
    let signature = &callee.signature;
    signature.variable_from.is_none()
        && !signature.parameters.iter().any(|ty| matches!(ty.unmodified(), Type::Function(_)))
}

/// A call that is to be watched.
struct Call<'a> {
    caller: Caller<'a>,
    place: Place,
    watched: &'a Watched,
    telling: Telling,
}

/// How a method tells of its calls.
#[derive(Clone, Copy)]
struct Telling {
    hooks: Hooks,
    /// The field with the builder of an asynchronous method.
    builder: Option<Token>,
}

impl Telling {
    /// Tells of the object on top of the stack.
    fn code(self, site: u32) -> Vec<Instruction<Label>> {
        let site = Instruction::ldc_i4(site.cast_signed());
        match self.builder {
            None => vec![site, Instruction::call(self.hooks.on_call)],
            Some(builder) => vec![
                site,
                Instruction::ldarg(0),
                Instruction::with_token(Op::Ldflda, builder),
                Instruction::call(self.hooks.on_async_call),
            ],
        }
    }
}

/// The variables of a method, with new ones that are used again and again.
struct Variables {
    locals: LocalSignature,
    old: usize,
    free: Vec<(Type, u16)>,
}

impl Variables {
    fn take(&mut self, ty: &Type) -> Option<u16> {
        match self.free.iter().position(|(free, _)| free == ty) {
            Some(at) => Some(self.free.swap_remove(at).1),
            None => self.locals.push(ty.clone()),
        }
    }
}

fn watch(editor: &mut Editor, variables: &mut Variables, call: &Call<'_>, module: &impl Surroundings) {
    let Call { caller, place, watched, telling } = call;
    let first = editor.with_prefixes(*place);
    let offset = editor.old_offset(*place).unwrap_or(0);
    let boxed = boxed_type(editor, first, *place, watched);
    let can_show_receiver = boxed.is_none_or(|ty| module.can_be_boxed(*caller, ty));
    let mut code: Vec<Instruction<Label>> = Vec::new();
    let mut away: Vec<(Type, u16)> = Vec::new();
    let mut above = watched.callee.signature.parameters.len();
    let can_show = |touched: Touched| touched != Touched::This || can_show_receiver;
    for (touched, access) in watched.touches.iter().filter(|(touched, _)| can_show(*touched)) {
        let Some(site) = module.declare(*caller, offset, Via::Call, watched, (*touched, *access)) else {
            continue;
        };
        let keep = match touched {
            Touched::This | Touched::Walked => 0,
            Touched::Argument(number) => usize::from(*number) + 1,
        };
        while above > keep {
            above -= 1;
            let ty = watched.callee.signature.parameters[above].unmodified().clone();
            let Some(variable) = variables.take(&ty) else { return };
            code.push(Instruction::stloc(variable));
            away.push((ty, variable));
        }
        code.push(Instruction::simple(Op::Dup));
        if let (Touched::This, Some(ty)) = (touched, boxed) {
            code.extend([Op::Ldobj, Op::Box].map(|op| Instruction::with_token(op, ty)));
        }
        code.extend(telling.code(site));
    }
    code.extend(away.iter().rev().map(|(_, variable)| Instruction::ldloc(*variable)));
    variables.free.extend(away);
    editor.insert_before(first, code);
}

/// Tells of a step of `foreach`: what is walked through is in a variable.
fn watch_step(editor: &mut Editor, walked: u16, call: &Call<'_>, module: &impl Surroundings) {
    let offset = editor.old_offset(call.place).unwrap_or(0);
    let site = module.declare(call.caller, offset, Via::Call, call.watched, (Touched::Walked, Access::Read));
    let Some(site) = site else { return };
    editor.insert_before(call.place, [Instruction::ldloc(walked)]);
    editor.insert_before(call.place, call.telling.code(site));
}

/// The type of a receiver of which only the address is on the stack.
fn boxed_type(editor: &Editor, first: Place, call: Place, watched: &Watched) -> Option<Token> {
    let prefixes = (first.0..call.0).map(Place).filter_map(|place| editor.get(place));
    let constrained = prefixes.filter(|prefix| prefix.op == Op::Constrained).find_map(Instruction::token);
    let held = match watched.receiver {
        ReceiverKind::Structure => Some(watched.callee.owner),
        ReceiverKind::Object => None,
    };
    constrained.or(held)
}
