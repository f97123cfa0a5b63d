//! Frames that outlive their call. An asynchronous method or an iterator is decoded like any other; where it
//! suspends, it keeps a copy of its frame as an object and goes on as an ordinary method that returns:
//!
//! ```text
//! await task            awaiter = task.GetAwaiter()
//!                       done = awaiter.IsCompleted
//!                       if done goto ready
//!                       resume = keep frame from ready, as a delegate
//!                       awaiter.OnCompleted(resume)
//!                       finish
//!               ready:  dst = awaiter.GetResult()
//!
//! async method          task = Threadbare.AsyncMethods.New()
//!                       try { body; SetResult(task, value) } catch (e) { SetException(task, e) }
//!                       finish
//!
//! iterator method       frame = keep frame from start
//!                       return new Threadbare.Iterator<T>(frame)
//!               start:  body
//! ```
//!
//! `finish` returns the task to the first caller, and nothing to whoever resumes the frame later. An
//! asynchronous iterator tells its model `Yielded`, `Ended` or `Failed` instead of returning; which object that
//! is, and which frame is kept for it, stand in two registers that the model fills before the first step.

use super::decode::Decoder;
use super::{Clause, Code, FnId, Handler, Instr, NamedSite, Region};
use crate::types::{EnvId, Receiver, Rt, RtId};
use ir::{Method, MethodFlags, MethodId, Prim, Reg, Span};

/// Registers of the code that calls one target of a delegate after another: the delegate, the number of the
/// next target, the last result, the arguments.
pub(crate) mod multicast_regs {
    use ir::Reg;

    /// The delegate.
    pub(crate) const DELEGATE: Reg = Reg(0);
    /// The number of the next target.
    pub(crate) const NEXT: Reg = Reg(1);
    /// The last result.
    pub(crate) const RESULT: Reg = Reg(2);
    /// The first argument.
    pub(crate) const ARGS: u32 = 3;
}

pub(super) fn multicast(id: FnId, args: usize) -> Code {
    let instrs: Box<[Instr]> = Box::new([Instr::InvokeNext, Instr::Return(Some(multicast_regs::RESULT))]);
    Code {
        id,
        method: None,
        env: EnvId::EMPTY,
        model: true,
        receiver: None,
        spans: vec![Span::NONE; instrs.len()].into(),
        region_of: vec![None; instrs.len()].into(),
        instrs,
        regions: Box::default(),
        types: vec![RtId::UNKNOWN; multicast_regs::ARGS as usize + args].into(),
        pool: Box::default(),
        virtuals: Box::default(),
        names: Box::default(),
        delegates: Box::default(),
        switches: Box::default(),
        stream: None,
    }
}

/// How a method leaves its frame behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Suspends {
    /// It does not.
    Never,
    /// It awaits.
    Awaits(Builder),
    /// It yields.
    Yields,
    /// It does both.
    Streams(StreamRegs),
}

/// What makes and completes that which an asynchronous method returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Builder {
    /// The task, or the context of a method that returns nothing.
    task: Reg,
    /// The value's type, if the task has one.
    result: Option<RtId>,
    returns: Returns,
}

/// What an asynchronous method returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Returns {
    Nothing,
    Task,
    ValueTask,
}

/// The registers of an asynchronous iterator that say where it belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StreamRegs {
    /// The object that keeps its frame.
    pub(crate) frame: Reg,
    /// The model that is told what becomes of it.
    pub(crate) owner: Reg,
    /// The parameter that gets the token of whoever enumerates it.
    pub(crate) token: Option<Reg>,
}

#[derive(Clone, Copy)]
enum Stage {
    New,
    Done,
    Failed,
}

impl Decoder<'_, '_> {
    /// What comes before the body, and how the method suspends.
    pub(super) fn prologue(&mut self, method: &Method) -> Suspends {
        let is_async = method.flags.has(MethodFlags::ASYNC);
        if method.flags.has(MethodFlags::ITERATOR) {
            let regs = is_async.then(|| StreamRegs {
                frame: self.temporary(RtId::OBJECT),
                owner: self.temporary(RtId::OBJECT),
                token: self.token_parameter(method),
            });
            self.iterator_prologue(
                method,
                if is_async { "Threadbare.AsyncIterator" } else { "Threadbare.Iterator" },
            );
            return regs.map_or(Suspends::Yields, Suspends::Streams);
        }
        if is_async { Suspends::Awaits(self.async_prologue(method)) } else { Suspends::Never }
    }

    /// Attributes of parameters are not part of programs: a token among them is taken for the one that is marked.
    fn token_parameter(&mut self, method: &Method) -> Option<Reg> {
        let token = self.world.types.find("System.Threading.CancellationToken")?;
        let mut types = method.params.iter().map(|param| self.world.types.resolve(param.ty, self.env));
        let index = types.position(|ty| ty == token)?;
        let before = method.captures.len() + usize::from(method.has_receiver());
        Some(Reg((before + index) as u32))
    }

    fn iterator_prologue(&mut self, method: &Method, class: &str) {
        let returned = self.world.types.resolve(method.ret, self.env);
        let item = self.world.types.args(returned).first().copied().unwrap_or(RtId::OBJECT);
        let frame = self.temporary(RtId::OBJECT);
        let keep = self.emit(Instr::Keep { dst: frame, target: 0, as_delegate: false });
        let def = self.world.program().find_type(class, 1);
        let ty = def.map(|def| self.world.types.named(def, Box::new([item])));
        let iterator = self.temporary(ty.unwrap_or(returned));
        if let Some(ty) = ty {
            self.emit(Instr::New { dst: iterator, ty });
            self.call_constructor(ty, &[iterator, frame]);
        } else {
            self.emit(Instr::Unknown { dst: Some(iterator) });
        }
        self.emit(Instr::Return(Some(iterator)));
        let start = self.here();
        self.patch(keep, start);
    }

    fn async_prologue(&mut self, method: &Method) -> Builder {
        let returned = self.world.types.resolve(method.ret, self.env);
        let task = self.temporary(RtId::OBJECT);
        let result = self.world.types.args(returned).first().copied();
        let returns = match self.world.types.get(returned) {
            Rt::Prim(Prim::Void) => Returns::Nothing,
            Rt::Named { def, .. } => {
                let program = self.world.program();
                let name = program.names.get(program.types()[*def].name);
                if name.ends_with(".ValueTask") { Returns::ValueTask } else { Returns::Task }
            }
            _ => Returns::Task,
        };
        let builder = Builder { task, result, returns };
        self.call_builder(Some(task), builder, Stage::New, &[]);
        builder
    }

    /// Calls one of the builder's methods; without a model the task is anything.
    fn call_builder(&mut self, dst: Option<Reg>, builder: Builder, stage: Stage, args: &[Reg]) {
        let class = match builder.returns {
            Returns::Nothing => "Threadbare.AsyncVoid",
            Returns::Task => "Threadbare.AsyncMethods",
            Returns::ValueTask => "Threadbare.AsyncValueMethods",
        };
        let name = match (stage, builder.returns) {
            (Stage::New, Returns::Nothing) => "Start",
            (Stage::Done, Returns::Nothing) => "End",
            (Stage::Failed, Returns::Nothing) => "Fail",
            (Stage::New, _) => "New",
            (Stage::Done, _) => "SetResult",
            (Stage::Failed, _) => "SetException",
        };
        self.call_static(dst, class, name, builder.result, args);
    }

    /// Calls a static method of a model class, with that type argument if it takes one.
    pub(super) fn call_static(
        &mut self,
        dst: Option<Reg>,
        class: &str,
        name: &str,
        type_arg: Option<RtId>,
        args: &[Reg],
    ) {
        let Some((method, owner)) = self.find_static(class, name, args.len(), type_arg.is_some()) else {
            self.emit(Instr::Unknown { dst });
            return;
        };
        let type_args: Vec<RtId> = type_arg.into_iter().collect();
        let key = self.world.types.member(method, owner, &type_args);
        let callee = self.world.function(key);
        let args = self.list(args);
        self.emit(Instr::Call { dst, callee, args });
    }

    /// The overload with a type parameter if that is wanted and there is one.
    fn find_static(
        &mut self,
        class: &str,
        name: &str,
        args: usize,
        generic: bool,
    ) -> Option<(MethodId, RtId)> {
        let program = self.world.program();
        let owner = self.world.types.find(class)?;
        let def = self.world.types.def(owner)?;
        let name = program.names.find(name)?;
        let fitting = |generics: usize| {
            program.methods_named(def, name).find(|&id| {
                let method = &program.methods()[id];
                method.params.len() == args && method.generics.len() == generics
            })
        };
        let found = fitting(usize::from(generic)).or_else(|| fitting(0))?;
        Some((found, owner))
    }

    /// `return` in a method that suspends.
    pub(super) fn suspending_return(&mut self, value: Option<Reg>) {
        match self.suspends {
            Suspends::Awaits(builder) => {
                let mut args = vec![builder.task];
                args.extend(value.filter(|_| builder.result.is_some()));
                self.call_builder(None, builder, Stage::Done, &args);
                self.emit(Instr::Finish { task: builder.task });
            }
            Suspends::Streams(regs) => {
                self.call_named(None, "Ended", &[regs.owner]);
                self.emit(Instr::Return(None));
            }
            Suspends::Never | Suspends::Yields => {
                self.emit(Instr::Return(value));
            }
        }
    }

    /// Is the whole body protected, so that its exceptions reach the task?
    pub(super) fn catches_all(&self) -> bool {
        matches!(self.suspends, Suspends::Awaits(_) | Suspends::Streams(_))
    }

    /// The handler around the whole body of an asynchronous method.
    pub(super) fn async_handler(&mut self) -> Region {
        let exception = self.temporary(RtId::OBJECT);
        let entry = self.here();
        match self.suspends {
            Suspends::Awaits(builder) => {
                self.call_builder(None, builder, Stage::Failed, &[builder.task, exception]);
                self.emit(Instr::Finish { task: builder.task });
            }
            Suspends::Streams(regs) => {
                self.call_named(None, "Failed", &[regs.owner, exception]);
                self.emit(Instr::Return(None));
            }
            Suspends::Never | Suspends::Yields => {}
        }
        let clause = Clause { ty: None, exception, filter: None, entry };
        Region { parent: None, handler: Handler::Catch(Box::new([clause])) }
    }

    /// `yield return`.
    pub(super) fn yielding(&mut self, value: Reg) {
        let Suspends::Streams(regs) = self.suspends else {
            self.emit(Instr::Yield { value });
            return;
        };
        let keep = self.emit(Instr::KeepAgain { frame: regs.frame, target: 0 });
        self.call_named(None, "Yielded", &[regs.owner, value]);
        self.emit(Instr::Return(None));
        let next = self.here();
        self.patch(keep, next);
    }

    /// `await`.
    pub(super) fn awaiting(&mut self, dst: Option<Reg>, task: Reg) {
        let awaiter = self.temporary(RtId::UNKNOWN);
        let done = self.temporary(RtId::prim(Prim::Bool));
        let resume = self.temporary(RtId::OBJECT);
        self.call_named(Some(awaiter), "GetAwaiter", &[task]);
        self.call_named(Some(done), "get_IsCompleted", &[awaiter]);
        let skip = self.emit(Instr::SkipIfDone { done, target: 0 });
        let keep = self.emit(Instr::Keep { dst: resume, target: 0, as_delegate: true });
        self.call_named(None, "OnCompleted", &[awaiter, resume]);
        self.emit(match self.suspends {
            Suspends::Awaits(builder) => Instr::Finish { task: builder.task },
            _ => Instr::Return(None),
        });
        let ready = self.here();
        self.patch(keep, ready);
        self.patch(skip, ready);
        self.call_named(dst, "GetResult", &[awaiter]);
    }

    fn call_named(&mut self, dst: Option<Reg>, name: &str, args: &[Reg]) {
        let Some(name) = self.world.program().names.find(name) else {
            self.emit(Instr::Unknown { dst });
            return;
        };
        let site = self.add_name(NamedSite { name, owner: None, type_args: Box::default() });
        let args = self.list(args);
        self.emit(Instr::CallNamed { dst, site, args });
    }

    /// Calls the constructor of a new object, if there is one for so many arguments.
    fn call_constructor(&mut self, ty: RtId, args: &[Reg]) {
        let name = self.world.program().names.find(".ctor");
        let found =
            name.and_then(|name| self.world.types.method_named(ty, name, args.len() - 1, Receiver::Needed));
        let Some((method, owner)) = found else { return };
        let key = self.world.types.member(method, owner, &[]);
        let callee = self.world.function(key);
        let args = self.list(args);
        self.emit(Instr::Call { dst: None, callee, args });
    }
}
