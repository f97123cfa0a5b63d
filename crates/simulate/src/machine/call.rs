//! Calls, returns, delegates, and frames that are kept and resumed.

use super::{End, Machine, Outcome, Raised, Trap};
use crate::clock::ThreadId;
use crate::code::{Code, FnId, FnTarget, Instr, Regs, VirtualSite, multicast_regs};
use crate::heap::{Bound, Content, Object, Role, Sharing};
use crate::thread::{Frame, KeptFrame, Progress, Reason, State};
use crate::types::{Receiver, RtId, VirtualKey};
use crate::value::{ObjId, Value};
use ir::{MethodFlags, Reg};
use std::rc::Rc;

impl Machine<'_, '_> {
    /// Collects the arguments of a call.
    pub(super) fn gather(&mut self, args: Regs) {
        let thread = &self.threads[self.current.index()];
        let frame = thread.frame();
        self.scratch.clear();
        self.scratch.extend(frame.code.regs(args).iter().map(|&reg| thread.get(reg)));
    }

    /// Calls a method with the arguments that were collected.
    #[inline]
    pub(super) fn call_gathered(&mut self, dst: Option<Reg>, callee: FnId) -> Outcome {
        let mut args = std::mem::take(&mut self.scratch);
        let result = self.call(dst, callee, &args, Reason::Call);
        // What was passed must not stay alive for that.
        args.clear();
        self.scratch = args;
        result
    }

    /// Calls a method.
    pub(super) fn call(&mut self, dst: Option<Reg>, callee: FnId, args: &[Value], reason: Reason) -> Outcome {
        match self.world.target(callee) {
            FnTarget::Code(code) => {
                let code = Rc::clone(code);
                if code.model && !may_ask(&code, args) {
                    self.ask_unknown(code.method);
                    self.give_away(args);
                    self.unknown_result(dst);
                    return Ok(());
                }
                self.push_frame(code, dst, args, reason)
            }
            FnTarget::Native(native) => {
                let native = *native;
                self.native(dst, native, args)
            }
            FnTarget::External(result) => {
                let result = Value::Unknown(*result);
                self.guessed |= self.may_matter(callee, args);
                self.give_away(args);
                self.answer(dst, result);
                Ok(())
            }
        }
    }

    /// Code of which nothing is known gets these: it may keep a delegate and call it later.
    fn give_away(&mut self, args: &[Value]) {
        let is_delegate = |value: &Value| {
            value.object().is_some_and(|object| matches!(self.heap.get(object).content, Content::Delegate(_)))
        };
        self.strayed = self.strayed || args.iter().any(is_delegate);
    }

    /// The same for arguments that were collected.
    fn give_gathered_away(&mut self) {
        let args = std::mem::take(&mut self.scratch);
        self.give_away(&args);
        self.scratch = args;
    }

    /// Gives the result of a call that is over at once.
    pub(super) fn answer(&mut self, dst: Option<Reg>, value: Value) {
        if let Some(dst) = dst {
            self.thread_mut().set(dst, value);
        }
    }

    fn push_frame(&mut self, code: Rc<Code>, dst: Option<Reg>, args: &[Value], reason: Reason) -> Outcome {
        let depth = self.limits.depth;
        let thread = &mut self.threads[self.current.index()];
        if thread.frames.len() >= depth {
            return Err(Trap::Raise(Raised::StackOverflow));
        }
        let base = thread.regs.len();
        let count = code.types.len();
        thread.regs.extend(args.iter().take(count));
        thread.regs.resize(base + count, Value::Null);
        let pending = Vec::new();
        thread.frames.push(Frame { code, pc: 0, base: base as u32, dst, reason, pending, stack: None });
        Ok(())
    }

    pub(super) fn call_virtual(&mut self, dst: Option<Reg>, site: u32, args: Regs) -> Outcome {
        self.gather(args);
        let code = Rc::clone(&self.thread().frame().code);
        let site = &code.virtuals[site as usize];
        let receiver = self.scratch.first().copied().unwrap_or(Value::Null);
        let declared = code.regs(args).first().map_or(RtId::UNKNOWN, |&reg| code.ty(reg));
        let receiver_type = match receiver {
            Value::Null => return Err(Trap::Raise(Raised::NullReference)),
            Value::Ref(location) => match self.heap.read(location) {
                Some(Value::Obj(object)) => {
                    self.scratch[0] = Value::Obj(object);
                    self.heap.get(object).ty
                }
                Some(Value::Null) => return Err(Trap::Raise(Raised::NullReference)),
                _ => self.world.types.pointee(declared),
            },
            receiver => self.runtime_type(receiver, declared),
        };
        // The name of an enum's member is found by its type, which a bare number does not have.
        if matches!(receiver, Value::Int(_)) && self.world.types.is_enum(receiver_type) {
            self.scratch[0] = self.boxed(receiver, receiver_type);
        }
        if let Some(callee) = self.find_virtual(site, receiver_type) {
            return self.call_gathered(dst, callee);
        }
        self.give_gathered_away();
        self.unknown_result(dst);
        Ok(())
    }

    /// Could code that is not there do something to threads? Models call only what does not, and a constructor can do
    /// nothing with a new object alone.
    fn may_matter(&self, callee: FnId, args: &[Value]) -> bool {
        let by_user = self.thread().frames.last().is_some_and(|frame| !frame.code.model);
        let program = self.world.program();
        let method = self.world.method(callee).map(|method| &program.methods()[method]);
        let makes = method.is_some_and(|method| method.flags.has(MethodFlags::CONSTRUCTOR));
        by_user && args.iter().skip(usize::from(makes)).any(|arg| matches!(arg, Value::Obj(_)))
    }

    fn unknown_result(&mut self, dst: Option<Reg>) {
        if let Some(dst) = dst {
            let unknown = self.unknown(dst);
            self.thread_mut().set(dst, unknown);
        }
    }

    fn find_virtual(&mut self, site: &VirtualSite, receiver: RtId) -> Option<FnId> {
        if let Some((known, callee)) = site.cache.get()
            && known == receiver
        {
            return Some(callee);
        }
        let key = VirtualKey {
            method: site.method,
            owner: site.owner,
            type_args: site.type_args.clone(),
            receiver,
        };
        let found = self.world.types.dispatch(&key)?;
        let callee = self.world.function(found);
        site.cache.set(Some((receiver, callee)));
        Some(callee)
    }

    pub(super) fn call_named(&mut self, dst: Option<Reg>, site: u32, args: Regs) -> Outcome {
        self.gather(args);
        let code = Rc::clone(&self.thread().frame().code);
        let site = &code.names[site as usize];
        let count = self.scratch.len();
        let (ty, wanted) = if let Some(owner) = site.owner {
            (owner, Receiver::None)
        } else {
            let receiver = self.scratch.first().copied().unwrap_or(Value::Null);
            let declared = code.regs(args).first().map_or(RtId::UNKNOWN, |&reg| code.ty(reg));
            let ty = self.runtime_type(receiver, declared);
            // What its type does not have is an extension of a library that is not there, which may well be called
            // on nothing: `result.Should().BeNull()`.
            let is_own = self
                .world
                .types
                .method_named(ty, site.name, count.saturating_sub(1), Receiver::Needed)
                .is_some();
            if receiver == Value::Null && is_own {
                return Err(Trap::Raise(Raised::NullReference));
            }
            (ty, Receiver::Needed)
        };
        let has_receiver = wanted == Receiver::Needed;
        let found = self.world.types.method_named(ty, site.name, count - usize::from(has_receiver), wanted);
        let Some((method, owner)) = found else {
            // An extension of something that is known may judge it: `count.Should().Be(3)`.
            self.strayed |= has_receiver && self.scratch.first().is_some_and(|value| !value.is_unknown());
            self.give_gathered_away();
            self.unknown_result(dst);
            return Ok(());
        };
        let key = if has_receiver {
            let key = VirtualKey { method, owner, type_args: site.type_args.clone(), receiver: ty };
            self.world.types.dispatch(&key)
        } else {
            Some(self.world.types.member(method, owner, &site.type_args))
        };
        let Some(key) = key else {
            self.unknown_result(dst);
            return Ok(());
        };
        let callee = self.world.function(key);
        self.add_defaults(method, has_receiver);
        self.call_gathered(dst, callee)
    }

    /// Fills in parameters that a call by name leaves out.
    fn add_defaults(&mut self, method: ir::MethodId, has_receiver: bool) {
        let program = self.world.program();
        let params = &program.methods()[method].params;
        let given = self.scratch.len() - usize::from(has_receiver);
        for param in params.iter().skip(given) {
            let value = match param.default {
                Some(ir::Const::Int(_, value)) => Value::Int(value),
                Some(ir::Const::Bool(value)) => Value::bool(value),
                Some(ir::Const::Null) => Value::Null,
                _ => Value::Unknown(RtId::UNKNOWN),
            };
            self.scratch.push(value);
        }
    }

    /// A delegate, bound to its first arguments.
    pub(super) fn delegate(&mut self, site: u32) -> Outcome<Value> {
        let code = Rc::clone(&self.thread().frame().code);
        let site = &code.delegates[site as usize];
        let values: Box<[Value]> = code.regs(site.bound).iter().map(|&reg| self.thread().get(reg)).collect();
        let callee = match (&site.dispatched, values.first()) {
            (Some(_), Some(Value::Null)) => return Err(Trap::Raise(Raised::NullReference)),
            (Some(dispatched), Some(&receiver)) => {
                let declared = code.regs(site.bound).first().map_or(RtId::UNKNOWN, |&reg| code.ty(reg));
                let ty = self.runtime_type(receiver, declared);
                self.find_virtual(dispatched, ty).unwrap_or(site.direct)
            }
            _ => site.direct,
        };
        if values.is_empty() {
            return Ok(Value::Obj(self.lasting_delegate(site.ty, callee)));
        }
        let targets: Rc<[Bound]> = Rc::new([Bound::Method { callee, values }]);
        Ok(Value::Obj(self.allocate(site.ty, Role::Object, Content::Delegate(targets))))
    }

    /// A delegate that is bound to nothing: the compiler keeps the first one, and gives it again.
    fn lasting_delegate(&mut self, ty: RtId, callee: FnId) -> ObjId {
        if let Some(&known) = self.lasting_delegates.get(&(ty, callee)) {
            return known;
        }
        let targets: Rc<[Bound]> = Rc::new([Bound::Method { callee, values: Box::default() }]);
        let delegate =
            self.heap.add(Object::new(ty, Role::Object, Sharing::Untracked, Content::Delegate(targets)));
        self.lasting_delegates.insert((ty, callee), delegate);
        delegate
    }

    /// What a delegate calls; `None` if it is not known to be one.
    pub(super) fn targets(&self, delegate: Value) -> Option<Rc<[Bound]>> {
        match &self.heap.get(delegate.object()?).content {
            Content::Delegate(targets) => Some(Rc::clone(targets)),
            _ => None,
        }
    }

    pub(super) fn invoke(&mut self, dst: Option<Reg>, delegate: Reg, args: Regs) -> Outcome {
        self.gather(args);
        let delegate = self.thread().get(delegate);
        let mut args = std::mem::take(&mut self.scratch);
        let result = self.invoke_with(dst, delegate, &args, Reason::Call);
        args.clear();
        self.scratch = args;
        result
    }

    /// Calls what a delegate holds, one target after the other.
    pub(super) fn invoke_with(
        &mut self,
        dst: Option<Reg>,
        delegate: Value,
        args: &[Value],
        reason: Reason,
    ) -> Outcome {
        if delegate == Value::Null {
            return Err(Trap::Raise(Raised::NullReference));
        }
        let Some(targets) = self.targets(delegate) else {
            self.give_away(args);
            self.unknown_result(dst);
            return Ok(());
        };
        if let [target] = &*targets {
            return self.invoke_target(dst, target, args, reason);
        }
        let callee = self.world.multicast(args.len());
        let mut all = vec![delegate, Value::Int(0), Value::Null];
        all.extend(args);
        self.call(dst, callee, &all, reason)
    }

    fn invoke_target(&mut self, dst: Option<Reg>, target: &Bound, args: &[Value], reason: Reason) -> Outcome {
        match target {
            Bound::Method { callee, values } => {
                let mut all = Vec::with_capacity(values.len() + args.len());
                all.extend(values.iter().chain(args));
                self.call(dst, *callee, &all, reason)
            }
            Bound::Resume(frame) => self.resume_frame(*frame, None, Reason::Resumed),
        }
    }

    /// Calls the next target of a delegate with several; when all are done, the code goes on behind.
    pub(super) fn invoke_next(&mut self) -> Outcome {
        let thread = self.thread();
        let (delegate, next) = (thread.get(multicast_regs::DELEGATE), thread.get(multicast_regs::NEXT));
        let (Some(targets), Value::Int(next)) = (self.targets(delegate), next) else { return Ok(()) };
        let Some(target) = targets.get(next as usize) else { return Ok(()) };
        let frame = self.thread().frame();
        let args = multicast_regs::ARGS..frame.code.types.len() as u32;
        let args: Vec<Value> = args.map(|reg| self.thread().get(Reg(reg))).collect();
        self.thread_mut().set(multicast_regs::NEXT, Value::Int(next + 1));
        self.thread_mut().frame_mut().pc -= 1;
        self.invoke_target(Some(multicast_regs::RESULT), target, &args, Reason::Call)
    }

    /// Leaves a method.
    pub(super) fn returns(&mut self, value: Option<Reg>) -> Outcome {
        let thread = &mut self.threads[self.current.index()];
        let value = value.map(|reg| thread.get(reg));
        self.leave_frame(value)
    }

    fn leave_frame(&mut self, value: Option<Value>) -> Outcome {
        let thread = &mut self.threads[self.current.index()];
        let frame = thread.frames.pop().expect("a thread that runs is in a method");
        thread.regs.truncate(frame.base as usize);
        let value = match frame.reason {
            Reason::Call => value,
            Reason::ToText => Some(match value {
                None | Some(Value::Null) => self.new_text(Rc::from([])),
                Some(value) => value,
            }),
            Reason::Dynamic => value.map(|value| {
                let ty = self.result_type(&frame.code);
                self.boxed(value, ty)
            }),
            Reason::Initializer(statics) => {
                self.initialized(statics);
                None
            }
            Reason::Iterator(kept) | Reason::Disposed(kept) => {
                self.set_progress(kept, Progress::Done);
                Some(Value::bool(false))
            }
            Reason::Filter | Reason::Resumed => None,
        };
        let thread = &mut self.threads[self.current.index()];
        if thread.frames.is_empty() {
            self.end_thread();
            return Err(Trap::Blocked);
        }
        if let (Some(dst), Some(value)) = (frame.dst, value) {
            thread.set(dst, value);
        }
        if thread.yields_soon && frame.code.model && !thread.frame().code.model {
            thread.yields_soon = false;
            thread.atomic = None;
            if self.runnable > 1 {
                return Err(Trap::After);
            }
        }
        Ok(())
    }

    fn result_type(&mut self, code: &Code) -> RtId {
        let Some(method) = code.method else { return RtId::UNKNOWN };
        let ret = self.world.program().methods()[method].ret;
        self.world.types.resolve(ret, code.env)
    }

    /// The current thread is over.
    pub(super) fn end_thread(&mut self) {
        let current = self.current;
        self.thread_mut().state = State::Ended;
        self.live.retain(|&thread| thread != current);
        self.runnable -= 1;
        self.release_on_end(current);
    }

    /// Suspends the current method, or goes on without.
    pub(super) fn suspend(&mut self, instr: Instr) -> Outcome {
        match instr {
            Instr::SkipIfDone { done, target } => {
                if self.thread().get(done) != Value::Int(0) {
                    self.thread_mut().frame_mut().pc = target;
                }
                Ok(())
            }
            Instr::Keep { dst, target, as_delegate } => {
                let kept = self.keep_frame(target);
                let value = if as_delegate { self.resumer(kept) } else { kept };
                self.thread_mut().set(dst, Value::Obj(value));
                self.check_heap()
            }
            Instr::KeepAgain { frame, target } => {
                self.keep_again(frame, target);
                Ok(())
            }
            Instr::Finish { task } => {
                let resumed = self.thread().frame().reason == Reason::Resumed;
                let task = self.thread().get(task);
                self.leave_frame((!resumed).then_some(task))
            }
            Instr::Yield { value } => self.yield_value(value),
            _ => Ok(()),
        }
    }

    fn keep_frame(&mut self, pc: u32) -> ObjId {
        let thread = self.thread();
        let frame = thread.frame();
        let regs = &thread.regs[frame.base as usize..][..frame.code.types.len()];
        let kept = KeptFrame {
            code: Rc::clone(&frame.code),
            pc,
            regs: regs.into(),
            pending: frame.pending.clone(),
            yielded: Value::Null,
            progress: if frame.pc <= 1 { Progress::Fresh } else { Progress::Suspended },
            first: Rc::new((pc, regs.into())),
        };
        self.allocate(RtId::OBJECT, Role::Object, Content::Frame(Box::new(kept)))
    }

    /// Keeps the current frame in an object that kept it before.
    fn keep_again(&mut self, kept: Reg, pc: u32) {
        let thread = &self.threads[self.current.index()];
        let frame = thread.frame();
        let regs: Box<[Value]> = thread.regs[frame.base as usize..][..frame.code.types.len()].into();
        let pending = frame.pending.clone();
        let Value::Obj(kept) = thread.get(kept) else { return };
        if let Content::Frame(state) = &mut self.heap.get_mut(kept).content {
            (state.pc, state.regs, state.pending) = (pc, regs, pending);
            state.progress = Progress::Suspended;
        }
    }

    /// A delegate that goes on with a kept frame.
    fn resumer(&mut self, kept: ObjId) -> ObjId {
        let ty = self.world.types.find("System.Action").unwrap_or(RtId::OBJECT);
        self.allocate(ty, Role::Object, Content::Delegate(Rc::new([Bound::Resume(kept)])))
    }

    /// Goes on with a kept frame on the current thread.
    pub(super) fn resume_frame(&mut self, kept: ObjId, dst: Option<Reg>, reason: Reason) -> Outcome {
        let Content::Frame(frame) = &mut self.heap.get_mut(kept).content else { return Ok(()) };
        if !matches!(frame.progress, Progress::Fresh | Progress::Suspended) {
            self.answer(dst, Value::bool(false));
            return Ok(());
        }
        frame.progress = Progress::Running;
        let (code, pc) = (Rc::clone(&frame.code), frame.pc);
        let (regs, pending) = (frame.regs.clone(), frame.pending.clone());
        self.push_frame(code, dst, &regs, reason)?;
        let frame = self.thread_mut().frame_mut();
        frame.pc = pc;
        frame.pending = pending;
        Ok(())
    }

    /// Hands a value to whoever asked the iterator for the next one.
    fn yield_value(&mut self, value: Reg) -> Outcome {
        let value = self.thread().get(value);
        let thread = &mut self.threads[self.current.index()];
        let frame = thread.frames.pop().expect("a thread that runs is in a method");
        let regs: Box<[Value]> = thread.regs[frame.base as usize..][..frame.code.types.len()].into();
        thread.regs.truncate(frame.base as usize);
        let (Reason::Iterator(kept) | Reason::Disposed(kept)) = frame.reason else {
            return Err(Trap::Over(End::Finished));
        };
        if let Content::Frame(state) = &mut self.heap.get_mut(kept).content {
            state.pc = frame.pc;
            state.regs = regs;
            state.pending = frame.pending;
            state.yielded = value;
            state.progress = Progress::Suspended;
        }
        self.answer(frame.dst, Value::bool(true));
        Ok(())
    }

    pub(super) fn set_progress(&mut self, kept: ObjId, progress: Progress) {
        if let Content::Frame(frame) = &mut self.heap.get_mut(kept).content {
            frame.progress = progress;
        }
    }

    /// A new thread that calls a delegate.
    pub(super) fn start(
        &mut self,
        body: Value,
        argument: Value,
        handle: Value,
        kind: &str,
    ) -> Outcome<ThreadId> {
        if self.threads.len() >= self.limits.threads {
            return Err(Trap::Over(End::Threads));
        }
        let (parent, site) = (self.current, self.site());
        let id = self.add_thread(kind);
        self.note(|_| format!("start {kind} {}", id.0));
        let clock = self.threads[parent.index()].clock.clone();
        let child = &mut self.threads[id.index()];
        child.clock.join(&clock);
        child.origin = Some((parent, site));
        child.handle = handle;
        self.waiting.start(parent, id);
        self.threads[parent.index()].clock.tick(parent);
        for value in [body, argument, handle] {
            self.publish(value);
        }
        self.current = id;
        let takes = self.parameters(body);
        let started = self.invoke_with(None, body, &[argument][..takes.min(1)], Reason::Call);
        if self.threads[id.index()].frames.is_empty() {
            self.end_thread();
        }
        self.current = parent;
        started.map(|()| id)
    }

    /// How many arguments a delegate takes.
    fn parameters(&self, delegate: Value) -> usize {
        let Some(targets) = self.targets(delegate) else { return 0 };
        match targets.first() {
            Some(Bound::Method { callee, values }) => {
                let method = self.world.method(*callee).map(|method| &self.world.program().methods()[method]);
                method.map_or(0, |method| method.entry_registers().saturating_sub(values.len()))
            }
            Some(Bound::Resume(_)) | None => 0,
        }
    }
}

/// A receiver of which only the type is known can be asked for the methods of the program: what they read of it is
/// unknown, what they do to the rest of the world is not. A model is not asked: it would loop over things that it
/// does not know.
fn may_ask(code: &Code, args: &[Value]) -> bool {
    let receiver = code.receiver.and_then(|receiver| args.get(receiver.0 as usize));
    !receiver.is_some_and(|receiver| receiver.is_unknown())
}
