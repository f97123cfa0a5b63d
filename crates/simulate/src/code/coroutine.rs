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
//! `finish` returns the task to the first caller, and nothing to whoever resumes the frame later.

use super::decode::Decoder;
use super::{Clause, Code, FnId, Handler, Instr, NamedSite, Region, Regs};
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
    }
}

/// How a method leaves its frame behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Suspends {
    /// It does not.
    Never,
    /// It awaits; its task is in the register.
    Awaits(Builder),
    /// It yields.
    Yields,
}

/// The methods of the model class that make and complete what an asynchronous method returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Builder {
    pub(super) task: Reg,
    /// The value's type, if the task has one.
    result: Option<RtId>,
    class: &'static str,
}

impl Decoder<'_, '_> {
    /// What comes before the body, and how the method suspends.
    pub(super) fn prologue(&mut self, method: &Method) -> Suspends {
        if method.flags.has(MethodFlags::ITERATOR) {
            self.iterator_prologue(method);
            return Suspends::Yields;
        }
        if method.flags.has(MethodFlags::ASYNC) {
            return Suspends::Awaits(self.async_prologue(method));
        }
        Suspends::Never
    }

    fn iterator_prologue(&mut self, method: &Method) {
        let returned = self.world.types.resolve(method.ret, self.env);
        let item = self.world.types.args(returned).first().copied().unwrap_or(RtId::OBJECT);
        let class = if method.flags.has(MethodFlags::ASYNC) {
            "Threadbare.AsyncIterator"
        } else {
            "Threadbare.Iterator"
        };
        let frame = self.temporary(RtId::OBJECT);
        let keep = self.emit(Instr::Keep { dst: frame, target: 0, as_delegate: false });
        match self.world.program().find_type(class, 1) {
            Some(def) => {
                let ty = self.world.types.named(def, Box::new([item]));
                let iterator = self.temporary(ty);
                self.emit(Instr::New { dst: iterator, ty });
                self.call_method(None, ty, ".ctor", &[iterator, frame]);
                self.emit(Instr::Return(Some(iterator)));
            }
            None => {
                let unknown = self.temporary(returned);
                self.emit(Instr::Unknown { dst: Some(unknown) });
                self.emit(Instr::Return(Some(unknown)));
            }
        }
        let start = self.here();
        self.patch(keep, start);
    }

    fn async_prologue(&mut self, method: &Method) -> Builder {
        let returned = self.world.types.resolve(method.ret, self.env);
        let task = self.temporary(returned);
        let result = self.world.types.args(returned).first().copied();
        let class = match self.world.types.get(returned) {
            Rt::Prim(Prim::Void) => "Threadbare.AsyncVoid",
            Rt::Named { def, .. } => {
                let program = self.world.program();
                if program.names.get(program.types()[*def].name).ends_with(".ValueTask") {
                    "Threadbare.AsyncValueMethods"
                } else {
                    "Threadbare.AsyncMethods"
                }
            }
            _ => "Threadbare.AsyncMethods",
        };
        let builder = Builder { task, result, class };
        self.call_builder(Some(task), builder, Stage::New, &[]);
        builder
    }

    /// Calls one of the builder's methods; without a model the task is anything.
    fn call_builder(&mut self, dst: Option<Reg>, builder: Builder, stage: Stage, args: &[Reg]) {
        let is_void = builder.class == "Threadbare.AsyncVoid";
        let name = match (stage, is_void) {
            (Stage::New, false) => "New",
            (Stage::Done, false) => "SetResult",
            (Stage::Failed, false) => "SetException",
            (Stage::New, true) => "Start",
            (Stage::Done, true) => "End",
            (Stage::Failed, true) => "Fail",
        };
        let generics = usize::from(builder.result.is_some());
        let found = self.find_builder(builder.class, name, args.len(), generics);
        match found {
            Some((method, owner)) => {
                let type_args: Vec<RtId> = builder.result.into_iter().collect();
                let key = self.world.types.member(method, owner, &type_args);
                let callee = self.world.function(key);
                let args = self.list(args);
                self.emit(Instr::Call { dst, callee, args });
            }
            None => {
                self.emit(Instr::Unknown { dst });
            }
        }
    }

    fn find_builder(
        &mut self,
        class: &str,
        name: &str,
        args: usize,
        generics: usize,
    ) -> Option<(MethodId, RtId)> {
        let program = self.world.program();
        let owner = self.world.types.find(class)?;
        let def = self.world.types.def(owner)?;
        let name = program.names.find(name)?;
        let found = program.methods_named(def, name).find(|&id| {
            let method = &program.methods()[id];
            method.params.len() == args && method.generics.len() == generics
        })?;
        Some((found, owner))
    }

    /// `return` in an asynchronous method.
    pub(super) fn async_return(&mut self, builder: Builder, value: Option<Reg>) {
        let mut args = vec![builder.task];
        args.extend(value.filter(|_| builder.result.is_some()));
        self.call_builder(None, builder, Stage::Done, &args);
        self.emit(Instr::Finish { task: builder.task });
    }

    /// The handler around the whole body of an asynchronous method. Gives the region, whose clauses are
    /// filled in by [`Decoder::async_handler`].
    pub(super) fn async_handler(&mut self, builder: Builder) -> Region {
        let exception = self.temporary(RtId::OBJECT);
        let entry = self.here();
        self.call_builder(None, builder, Stage::Failed, &[builder.task, exception]);
        self.emit(Instr::Finish { task: builder.task });
        let clause = Clause { ty: None, exception, filter: None, entry };
        Region { parent: None, handler: Handler::Catch(Box::new([clause])) }
    }

    /// `await`.
    pub(super) fn awaiting(&mut self, dst: Option<Reg>, task: Reg, builder: Option<Builder>) {
        let awaiter = self.temporary(RtId::UNKNOWN);
        let done = self.temporary(RtId::prim(Prim::Bool));
        let resume = self.temporary(RtId::OBJECT);
        self.call_named(Some(awaiter), "GetAwaiter", &[task]);
        self.call_named(Some(done), "get_IsCompleted", &[awaiter]);
        let skip = self.emit(Instr::SkipIfDone { done, target: 0 });
        if let Some(builder) = builder {
            let keep = self.emit(Instr::Keep { dst: resume, target: 0, as_delegate: true });
            self.call_named(None, "OnCompleted", &[awaiter, resume]);
            self.emit(Instr::Finish { task: builder.task });
            let ready = self.here();
            self.patch(keep, ready);
        }
        let ready = self.here();
        self.patch(skip, ready);
        self.call_named(dst, "GetResult", &[awaiter]);
    }

    fn call_named(&mut self, dst: Option<Reg>, name: &str, args: &[Reg]) {
        let Some(name) = self.world.program().names.find(name) else {
            self.emit(Instr::Unknown { dst });
            return;
        };
        let site = self.add_name(NamedSite { name, owner: None, type_args: Box::default() });
        let args: Regs = self.list(args);
        self.emit(Instr::CallNamed { dst, site, args });
    }

    /// Calls a method of a type by its name, receiver first, if it is there.
    fn call_method(&mut self, dst: Option<Reg>, ty: RtId, name: &str, args: &[Reg]) {
        let name = self.world.program().names.find(name);
        let found =
            name.and_then(|name| self.world.types.method_named(ty, name, args.len() - 1, Receiver::Needed));
        let Some((method, owner)) = found else { return };
        let key = self.world.types.member(method, owner, &[]);
        let callee = self.world.function(key);
        let args = self.list(args);
        self.emit(Instr::Call { dst, callee, args });
    }
}

#[derive(Clone, Copy)]
enum Stage {
    New,
    Done,
    Failed,
}
