//! What the machine does itself for programs and library models, see [`Native`].

mod construct;
mod delegates;
mod enums;
mod objects;
mod records;
mod texts;

use super::{End, Machine, Outcome, Raised, Trap, Variable};
use crate::code::NativeCall;
use crate::heap::Content;
use crate::native::Native;
use crate::schedule::Operation;
use crate::shadow::{Access, Action, Mode, Reach};
use crate::thread::{Progress, Reason};
use crate::types::{Receiver, RtId};
use crate::value::{Location, ObjId, Value};
use crate::waiting::Patience;
use ir::Reg;

/// Who waits for a second or more means to be woken: such a wait ends by itself only if nothing else can happen. Tests
/// guard against deadlocks so, and go on as if the time could not run out.
const LONG_WAIT: i64 = 1_000;

impl Machine<'_, '_> {
    /// Carries out a native method.
    pub(super) fn native(&mut self, dst: Option<Reg>, call: NativeCall, args: &[Value]) -> Outcome {
        let result = match call.native {
            Native::Start
            | Native::Park
            | Native::ParkFor
            | Native::Yield
            | Native::Collect
            | Native::ExitProgram => {
                return self.control(dst, call.native, args);
            }
            Native::Resume
            | Native::DisposeFrame
            | Native::CallDelegate
            | Native::Create
            | Native::Construct
            | Native::Part => {
                return self.call_back(dst, call, args);
            }
            Native::ConstructorTypes | Native::ParameterTypes => self.wanted_types(call.native, arg(args, 0)),
            Native::Acquire
            | Native::Release
            | Native::ReleaseAll
            | Native::Fence
            | Native::Wake
            | Native::WakeOne => self.order(call.native, args),
            Native::Own
            | Native::Disown
            | Native::Enter
            | Native::TryEnter
            | Native::Exit
            | Native::Entered => self.lock(call.native, args)?,
            Native::AtomicRead | Native::AtomicWrite | Native::Atomic | Native::Touch => {
                self.memory(call.native, args)?
            }
            Native::FinalizersRun => Some(Value::bool(self.finalizers_run())),
            Native::Print => {
                let text = self.string(arg(args, 0)).unwrap_or_else(|| "?".to_owned());
                self.output.push(text);
                None
            }
            _ => self.pure(call, args)?,
        };
        let result = result.unwrap_or(Value::Unknown(call.ty));
        self.answer(dst, result);
        Ok(())
    }

    /// Threads that start, block and end.
    fn control(&mut self, dst: Option<Reg>, native: Native, args: &[Value]) -> Outcome {
        match native {
            Native::Start => {
                let kind = self.string(arg(args, 3)).unwrap_or_else(|| "thread".to_owned());
                if arg(args, 0).is_unknown() {
                    self.answer(dst, Value::Unknown(RtId::INT));
                    return Ok(());
                }
                let id = self.start(arg(args, 0), arg(args, 1), arg(args, 2), &kind)?;
                self.answer(dst, Value::Int(i64::from(id.0)));
                self.noticed()
            }
            Native::Park => {
                let Value::Obj(queue) = arg(args, 0) else { return Ok(()) };
                let what = self.string(arg(args, 1)).unwrap_or_default();
                self.park(queue, &what, None, None)
            }
            Native::ParkFor => self.park_for(dst, args),
            Native::Yield => Err(Trap::Yielded),
            Native::Collect => {
                self.collect();
                self.noticed()
            }
            _ => Err(Trap::Over(End::Exited)),
        }
    }

    /// A wait with a time limit. Whether that is short in comparison with what others do is decided at random:
    /// then the thread may go on at any moment.
    fn park_for(&mut self, dst: Option<Reg>, args: &[Value]) -> Outcome {
        let (Value::Obj(queue), Value::Int(milliseconds)) = (arg(args, 0), arg(args, 2)) else {
            self.answer(dst, Value::Unknown(RtId::prim(ir::Prim::Bool)));
            return Ok(());
        };
        let what = self.string(arg(args, 1)).unwrap_or_default();
        if milliseconds < 0 {
            return self.park(queue, &what, None, dst);
        }
        let short = milliseconds < LONG_WAIT && self.thread_mut().random.below(4) == 0;
        let deadline = if short { self.now } else { self.now.saturating_add(milliseconds as u64) };
        self.park(queue, &what, Some(deadline), dst)
    }

    /// Something was done that others notice: in library code they may go first when that is left.
    fn noticed(&mut self) -> Outcome {
        if self.thread().frame().code.model {
            self.thread_mut().yields_soon = true;
            return Ok(());
        }
        if self.runnable > 1 { Err(Trap::After) } else { Ok(()) }
    }

    /// Frames that are resumed, delegates and constructors that are called.
    fn call_back(&mut self, dst: Option<Reg>, call: NativeCall, args: &[Value]) -> Outcome {
        let target = arg(args, 0);
        match (call.native, target) {
            (Native::Create, _) => self.create(dst, call.ty),
            (Native::Construct, _) => self.construct(dst, target, arg(args, 1)),
            (Native::Part, _) => self.record_part(dst, target, arg(args, 1)),
            (Native::Resume, Value::Obj(kept)) => {
                let streams = matches!(&self.heap.get(kept).content, Content::Frame(frame) if frame.code.stream.is_some());
                let reason = if streams { Reason::Resumed } else { Reason::Iterator(kept) };
                self.resume_frame(kept, dst, reason)
            }
            (Native::DisposeFrame, Value::Obj(kept)) => self.dispose_frame(kept),
            (Native::CallDelegate, _) => self.call_delegate(dst, target, arg(args, 1)),
            _ => {
                self.answer(dst, Value::Unknown(RtId::UNKNOWN));
                Ok(())
            }
        }
    }

    /// `new T()`
    fn create(&mut self, dst: Option<Reg>, ty: RtId) -> Outcome {
        let init = self.world.types.init(ty);
        let value = if self.world.types.is_value_type(ty) {
            let sharing = self.own_sharing();
            self.initial(init, sharing)
        } else {
            self.new_instance(ty)
        };
        self.answer(dst, value);
        let name = self.world.program().names.find(".ctor");
        let found = name.and_then(|name| self.world.types.method_named(ty, name, 0, Receiver::Needed));
        let Some((method, owner)) = found.filter(|&(_, owner)| owner == ty && value.object().is_some())
        else {
            return Ok(());
        };
        let key = self.world.types.member(method, owner, &[]);
        let callee = self.world.function(key);
        self.call(None, callee, &[value], Reason::Call)
    }

    /// Runs the finally handlers around the place where an iterator waits.
    fn dispose_frame(&mut self, kept: ObjId) -> Outcome {
        let Content::Frame(frame) = &self.heap.get(kept).content else { return Ok(()) };
        if frame.progress != Progress::Suspended {
            self.set_progress(kept, Progress::Done);
            return Ok(());
        }
        self.resume_frame(kept, None, Reason::Disposed(kept))?;
        self.leave_all()
    }

    fn order(&mut self, native: Native, args: &[Value]) -> Option<Value> {
        if native == Native::Fence {
            let current = self.current;
            self.thread_mut().clock.tick(current);
            return None;
        }
        let Value::Obj(object) = arg(args, 0) else { return None };
        match native {
            Native::Acquire => self.acquire(object),
            Native::Release => self.release(object),
            Native::ReleaseAll => {
                self.clocks.remove(&object);
                self.release(object);
            }
            Native::WakeOne => {
                self.wake_one(object);
            }
            _ => while self.wake_one(object) {},
        }
        self.thread_mut().yields_soon = true;
        None
    }

    fn lock(&mut self, native: Native, args: &[Value]) -> Outcome<Option<Value>> {
        let lock = match arg(args, 0) {
            Value::Obj(lock) => lock,
            Value::Null => return Err(Trap::Raise(Raised::NullReference)),
            _ => {
                match native {
                    Native::Enter | Native::TryEnter | Native::Own => self.own_unknown(),
                    Native::Exit | Native::Disown => self.disown_unknown(),
                    _ => {}
                }
                return Ok(None);
            }
        };
        self.thread_mut().yields_soon = true;
        match native {
            Native::Own => {
                let shared = self.string(arg(args, 1)).is_some_and(|mode| mode == "read");
                let gives_up = matches!(arg(args, 2), Value::Int(milliseconds) if milliseconds >= 0);
                let patience = if gives_up { Patience::Limited } else { Patience::Endless };
                self.own(lock, !shared, patience);
            }
            Native::Disown => self.disown(lock),
            Native::Enter => self.enter(lock)?,
            Native::TryEnter => {
                return Ok(Some(Value::bool(self.try_enter(lock, Patience::Limited))));
            }
            Native::Exit => self.exit(lock)?,
            _ => return Ok(Some(Value::Int(i64::from(self.waiting.count(self.current, lock))))),
        }
        Ok(None)
    }

    fn memory(&mut self, native: Native, args: &[Value]) -> Outcome<Option<Value>> {
        if native == Native::Touch {
            self.touch(args)?;
            return Ok(None);
        }
        let Value::Ref(location) = arg(args, 0) else { return Ok(None) };
        match native {
            Native::AtomicRead => {
                self.access(location, Action::Read, Mode::Atomic)?;
                self.thread_mut().yields_soon = true;
                Ok(self.heap.read(location))
            }
            Native::AtomicWrite => {
                self.write(location, arg(args, 1), Mode::Atomic)?;
                self.thread_mut().yields_soon = true;
                Ok(None)
            }
            _ => {
                self.atomic(location);
                Ok(None)
            }
        }
    }

    /// What the library method does next to the variable is one atomic update: it acquires and releases.
    fn atomic(&mut self, location: Location) {
        self.thread_mut().atomic = Some(location);
        self.thread_mut().yields_soon = true;
    }

    /// A use of an object that is not made for several threads.
    fn touch(&mut self, args: &[Value]) -> Outcome {
        let (Value::Obj(target), Value::Int(writes)) = (arg(args, 0), arg(args, 2)) else { return Ok(()) };
        if self.threads.len() == 1 {
            return Ok(());
        }
        let action = if writes != 0 { Action::Write } else { Action::Read };
        if !self.thread().frame().code.model {
            self.visible(Operation::memory(Location { object: target, slot: u32::MAX }, action))?;
        }
        self.thread_mut().yields_soon = true;
        let operation = self.string(arg(args, 1)).unwrap_or_default();
        self.note(|machine| format!("{operation} on {}", machine.object_name(target)));
        let (site, current) = (self.site(), self.current);
        let thread = &self.threads[current.index()];
        let epoch = thread.clock.epoch(current);
        let reach = if self.heap.get(target).published { Reach::Public } else { Reach::Own };
        let access = Access { epoch, site, locks: thread.locks, mode: Mode::Plain, action, reach };
        let (shadow, operations) = self.touched.entry(target).or_default();
        let racing = shadow.access(access, &thread.clock);
        let before = |earlier: Access| (earlier, operations.get(&earlier.site).cloned().unwrap_or_default());
        let racing: Vec<(Access, String)> = racing.into_iter().map(before).collect();
        operations.insert(site, operation.clone());
        for (earlier, before) in racing {
            // What published the object is told instead.
            let was_public = earlier.reach == Reach::Public;
            if was_public
                && !self.may_be_ordered(&earlier, &access)
                && self.raced.insert((earlier.site, site))
            {
                let operations = [before, operation.clone()];
                let variable = Variable::Object { name: self.object_name(target), operations };
                self.races.push(super::Race { variable, earlier, later: access });
            }
        }
        Ok(())
    }
}

/// An argument; unknown if it is missing.
fn arg(args: &[Value], index: usize) -> Value {
    args.get(index).copied().unwrap_or(Value::Unknown(RtId::UNKNOWN))
}
