//! What rules ask about tasks: what is one, who waits for it, is it known to be complete.

use crate::{Code, World};
use ir::cfg::AccessPath;
use ir::effects::{Effect, Fact, GivesUp, Quantity, Returns, Style, Target as EffectTarget};
use ir::{At, Const, Instr, MethodFlags, Op, Place, Reg, Span, Target, Ty, TyId, TypeKind};

/// A call that blocks until a task is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Join {
    /// The task, or the collection of tasks.
    pub task: Reg,
    /// When it stops waiting.
    pub gives_up: GivesUp,
}

impl World<'_> {
    /// Does the platform have `await`? The advice to use it is no advice for Java.
    pub fn has_await(&self) -> bool {
        self.effects.type_named("System.Object").is_some()
    }

    /// Is it a task, or something else that can be awaited? `IAsyncResult` is older than `await`.
    pub fn is_task(&self, ty: TyId) -> bool {
        let facts = self.facts(ty);
        facts.has(Fact::Task) && !facts.has(Fact::Interface)
    }

    /// Is it a task that is an object, and so may be null by mistake?
    pub fn is_task_object(&self, ty: TyId) -> bool {
        self.is_task(ty) && !self.facts(ty).has(Fact::Struct)
    }

    /// The first type argument: what a `Task<T>` gives, what an `IEnumerable<T>` holds.
    pub fn first_argument(&self, ty: TyId) -> Option<TyId> {
        match self.program.tys.get(ty) {
            Ty::Named { args, .. } => args.first().copied(),
            Ty::Array { element, .. } => Some(*element),
            _ => None,
        }
    }

    /// Is it a token by which a caller cancels?
    pub fn is_cancellation_token(&self, ty: TyId) -> bool {
        let facts = self.facts(ty);
        facts.has(Fact::Cancellation) && facts.has(Fact::Struct)
    }

    /// Does the declared type have objects that are called?
    pub fn is_delegate(&self, ty: TyId) -> bool {
        matches!(self.program.tys.get(ty), Ty::Named { def, .. } if self.program.types()[*def].kind == TypeKind::Delegate)
    }
}

impl<'w> Code<'w> {
    /// Is the method `async`?
    pub fn is_async(&self) -> bool {
        self.method.flags.has(MethodFlags::ASYNC)
    }

    /// The calls of an async method, each with what the table says of it; nothing for other methods.
    pub fn async_calls(&self) -> impl Iterator<Item = (At, &'w Instr, &'w [Effect])> {
        let calls = self.calls().filter(|_| self.is_async());
        calls.map(|(at, instr)| (at, instr, self.effects(&instr.op)))
    }

    /// The declared type of a register.
    pub fn ty(&self, reg: Reg) -> TyId {
        self.body.regs[reg].ty
    }

    /// The type that a value had before it was seen as something more general.
    pub fn origin_ty(&self, at: At, reg: Reg) -> TyId {
        let [origin] = self.origins(at, reg)[..] else { return self.ty(reg) };
        match self.body.instr(origin).map(|instr| &instr.op) {
            Some(Op::Box { ty, .. }) => *ty,
            Some(op) => op.def().map_or(self.ty(reg), |made| self.ty(made)),
            None => self.ty(reg),
        }
    }

    /// The declared type of a register, or of what it points to: methods of structs are called by address.
    pub fn pointee_ty(&self, reg: Reg) -> TyId {
        match self.program().tys.get(self.ty(reg)) {
            Ty::ByRef(inner) => *inner,
            _ => self.ty(reg),
        }
    }

    /// The places that read a register, terminators left out.
    pub fn readers(&self, reg: Reg) -> impl Iterator<Item = (At, &'w Instr)> {
        self.instrs().filter(move |(_, instr)| {
            let mut reads = false;
            instr.op.uses(&mut |used| reads |= used == reg);
            reads
        })
    }

    /// Does nobody ever look at the value of a register that nobody named?
    pub fn is_dropped(&self, reg: Reg) -> bool {
        let mut read = self.body.regs[reg].name.is_some() || self.readers(reg).next().is_some();
        for block in &self.body.blocks {
            block.end.uses(&mut |used| read |= used == reg);
        }
        !read
    }

    /// The task that a call blocks for.
    pub fn join(&self, op: &Op) -> Option<Join> {
        self.effects(op).iter().find_map(|effect| {
            let Effect::Join(target, _, manner) = *effect else { return None };
            let task = self.operand(op, target).filter(|_| manner.style == Style::Blocking)?;
            let element = self.world.first_argument(self.ty(task));
            let is_task = |ty: TyId| self.world.is_task(ty);
            let waits = is_task(self.ty(task)) || element.is_some_and(is_task);
            waits.then_some(Join { task, gives_up: manner.gives_up })
        })
    }

    /// Is it only a look, without waiting: `task.Wait(0)`?
    pub fn is_a_look(&self, at: At, op: &Op, join: Join) -> bool {
        match join.gives_up {
            GivesUp::AtOnce => true,
            GivesUp::Never => false,
            GivesUp::After(index) => self.operand(op, EffectTarget::Arg(index)).is_some_and(|timeout| {
                self.is_constant(at, timeout, |value| matches!(value, Const::Int(_, 0)))
            }),
        }
    }

    /// Does the register hold a constant that passes the test, whichever way control came?
    pub fn is_constant(&self, at: At, reg: Reg, test: impl Fn(&Const) -> bool) -> bool {
        let origins = self.origins(at, reg);
        !origins.is_empty()
            && origins.iter().all(|&origin| {
                matches!(self.body.instr(origin).map(|instr| &instr.op), Some(Op::Const { value, .. }) if test(value))
            })
    }

    /// The task behind an awaiter or what `ConfigureAwait` made of it.
    pub fn task_behind(&self, at: At, reg: Reg) -> (At, Reg) {
        let (mut at, mut reg) = (at, reg);
        // Longer chains than `t.ConfigureAwait(false).GetAwaiter()` are nobody's.
        for _ in 0..4 {
            let [origin] = self.origins(at, reg)[..] else { break };
            let Some(instr) = self.body.instr(origin) else { break };
            let Some(inner) = self.viewed_task(&instr.op) else { break };
            (at, reg) = (origin, inner);
        }
        (at, reg)
    }

    /// The task that the result of a call is just another face of. A `Task` is a thing of its own.
    fn viewed_task(&self, op: &Op) -> Option<Reg> {
        op.def().filter(|&face| !self.world.is_task_object(self.ty(face)))?;
        self.effects(op).iter().find_map(|effect| match *effect {
            Effect::Returns(Returns::View(target @ EffectTarget::This)) => {
                self.operand(op, target).filter(|&reg| self.world.is_task(self.ty(reg)))
            }
            _ => None,
        })
    }

    /// Is the task known to be complete before `at`: made complete, awaited or joined before, asked whether it
    /// is, or handed to a continuation?
    pub fn is_complete(&self, at: At, task: Reg) -> bool {
        let (at_task, task) = self.task_behind(at, task);
        let origins = self.origins(at_task, task);
        if origins.is_empty() {
            // What a lambda gets as its parameter is mostly what it continues.
            return self.method.flags.has(MethodFlags::LAMBDA) || self.was_waited_for(at, at_task, task);
        }
        origins.iter().all(|&origin| self.is_made_complete(origin)) || self.was_waited_for(at, at_task, task)
    }

    fn is_made_complete(&self, origin: At) -> bool {
        match self.body.instr(origin).map(|instr| &instr.op) {
            // The result of `await Task.WhenAny(…)`.
            Some(Op::Await { .. }) => true,
            Some(op @ Op::Call { .. }) => self
                .effects(op)
                .iter()
                .any(|effect| matches!(effect, Effect::Returns(Returns::New | Returns::Shared))),
            _ => false,
        }
    }

    /// Does something before `at` wait for the task, or ask whether it is complete? Elements of a collection
    /// count as waited for once any collection of tasks was.
    fn was_waited_for(&self, at: At, at_task: At, task: Reg) -> bool {
        let path = self.path(at_task, task);
        let is_element = self.is_element(at_task, task);
        self.instrs().filter(|&(place, _)| place != at && self.comes_before(place, at)).any(
            |(place, instr)| {
                if is_element && self.waits_for_many(place, &instr.op) {
                    return true;
                }
                let mut same = false;
                for (place, reg) in self.waited_for(place, &instr.op) {
                    let (place, reg) = self.task_behind(place, reg);
                    same |= self.path(place, reg) == path
                        || self.is_same_view((place, reg), (at_task, task))
                        || self.is_combined(place, reg, &path)
                        || self.is_wrapped((place, reg), (at_task, task));
                }
                same
            },
        )
    }

    /// The tasks that are complete, or known to be complete or not, behind an instruction.
    fn waited_for(&self, at: At, op: &Op) -> Vec<(At, Reg)> {
        if let Op::Await { task, .. } = op {
            return vec![(at, *task)];
        }
        let asked = self.effects(op).iter().find_map(|effect| match *effect {
            Effect::Volatile(_, target @ EffectTarget::This) => self.operand(op, target),
            _ => None,
        });
        let asked = asked.filter(|&reg| self.world.is_task(self.ty(reg)));
        self.join(op).map(|join| join.task).into_iter().chain(asked).map(|reg| (at, reg)).collect()
    }

    /// Is it the wait for all of several tasks?
    fn waits_for_many(&self, at: At, op: &Op) -> bool {
        let many = |op: &Op| {
            self.effects(op).iter().any(|effect| {
                matches!(
                    effect,
                    Effect::Combine(_, Quantity::All)
                        | Effect::Join(EffectTarget::Arg(_) | EffectTarget::Args(_), ..)
                )
            })
        };
        many(op)
            || self.waited_for(at, op).into_iter().any(|(at, reg)| {
                let (at, reg) = self.task_behind(at, reg);
                self.origins(at, reg)
                    .iter()
                    .filter_map(|&origin| self.body.instr(origin))
                    .any(|instr| many(&instr.op))
            })
    }

    /// Are both what the same property of the same object gives: `source.Task`?
    fn is_same_view(&self, one: (At, Reg), other: (At, Reg)) -> bool {
        let view = |(at, reg): (At, Reg)| {
            let [origin] = self.origins(at, reg)[..] else { return None };
            let op = &self.body.instr(origin)?.op;
            let is_view =
                |effect: &Effect| matches!(effect, Effect::Returns(Returns::View(EffectTarget::This)));
            let receiver = self.operand(op, EffectTarget::This)?;
            self.effects(op).iter().any(is_view).then(|| (self.callee(op), self.path(origin, receiver)))
        };
        view(one).is_some_and(|found| view(other) == Some(found))
    }

    /// Is what is waited for made by a method of the program that gets the task: `await task.WithTimeout(…)`?
    fn is_wrapped(&self, outer: (At, Reg), inner: (At, Reg)) -> bool {
        let path = self.path(inner.0, inner.1);
        self.origins(outer.0, outer.1).iter().any(|&origin| {
            let Some(Op::Call { args, .. }) = self.body.instr(origin).map(|instr| &instr.op) else {
                return false;
            };
            args.first().is_some_and(|&arg| {
                self.world.is_task(self.ty(arg))
                    && (self.path(origin, arg) == path || self.is_same_view((origin, arg), inner))
            })
        })
    }

    /// Is the task of this path among those that `reg` combines: `await Task.WhenAll(a, b)`?
    fn is_combined(&self, at: At, reg: Reg, path: &AccessPath) -> bool {
        self.origins(at, reg).iter().any(|&origin| {
            let Some(instr) = self.body.instr(origin) else { return false };
            self.effects(&instr.op).iter().any(|effect| {
                let (Effect::Combine(target, Quantity::All) | Effect::Join(target, Quantity::All, _)) =
                    *effect
                else {
                    return false;
                };
                let Some(given) = self.operand(&instr.op, target) else { return false };
                self.path(origin, given) == *path || self.holds(origin, given, path)
            })
        })
    }

    /// Was the value of this path put into the array?
    fn holds(&self, at: At, array: Reg, path: &AccessPath) -> bool {
        let array = self.path(at, array);
        self.instrs().any(|(place, instr)| match &instr.op {
            Op::Store { place: Place::Element { array: base, .. }, src, .. } => {
                self.path(place, *base) == array && self.path(place, *src) == *path
            }
            _ => false,
        })
    }

    /// Does the value come out of a collection or array?
    fn is_element(&self, at: At, reg: Reg) -> bool {
        self.origins(at, reg).iter().filter_map(|&origin| self.body.instr(origin)).any(|instr| {
            match &instr.op {
                Op::Load { place: Place::Element { .. }, .. } => true,
                Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. } => {
                    let facts = self.world.facts(callee.owner);
                    facts.has(Fact::Collection) || facts.has(Fact::Enumerator)
                }
                _ => false,
            }
        })
    }

    /// Does `a` run before `b` on some path, in the order of the source?
    pub fn comes_before(&self, a: At, b: At) -> bool {
        let rank = |at: At| (self.cfg().rank(at.block), at.index);
        rank(a) < rank(b)
    }
}

/// A place that blocks for a task that may not be complete.
pub(crate) struct BlockingWait {
    /// What is called.
    pub(crate) called: String,
    /// Where.
    pub(crate) span: Span,
    /// Who made the task.
    pub(crate) maker: Maker,
    /// Is the task what a method returns that is async, by keyword or by name?
    pub(crate) is_for_async_method: bool,
}

/// Who made a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Maker {
    /// The method itself, or what it asks.
    Here,
    /// The caller, who may know that it is complete.
    Caller,
}

/// The places of a body that block for a task, but for those where it is known to be complete.
pub(crate) fn blocking_waits(code: &Code<'_>) -> Vec<BlockingWait> {
    let waits = code.calls().filter(|(at, instr)| {
        code.join(&instr.op)
            .is_some_and(|join| !code.is_a_look(*at, &instr.op, join) && !code.is_complete(*at, join.task))
    });
    let waits = waits.map(|(at, instr)| {
        let task = code.join(&instr.op).map(|join| code.task_behind(at, join.task));
        let is_given = task.is_some_and(|(at, task)| code.origins(at, task).is_empty());
        let maker = if is_given { Maker::Caller } else { Maker::Here };
        let is_for_async_method = task.is_some_and(|task| is_from_async_method(code, task));
        BlockingWait { called: code.called(&instr.op), span: instr.span, maker, is_for_async_method }
    });
    waits.collect()
}

fn is_from_async_method(code: &Code<'_>, (at, task): (At, Reg)) -> bool {
    code.origins(at, task).into_iter().any(|origin| {
        let callee = code.body.instr(origin).and_then(|instr| code.callee(&instr.op));
        callee.is_some_and(|callee| {
            let callee = &code.program().methods()[callee];
            callee.flags.has(MethodFlags::ASYNC) || code.program().names.get(callee.name).ends_with("Async")
        })
    })
}
