//! Locks, as rules about locks see them: where they are taken and given back and how, which of them are one
//! across bodies, and how people call them.

use crate::{Code, Run, World};
use ir::cfg::{AccessPath, Root, Step};
use ir::effects::{Effect, Fact, GivesUp, Manner, Mode, Quantity, Returns, Style, Target};
use ir::{At, Const, FieldId, Instr, MethodId, Op, Place, Reg, Span, Terminator, TyId, TypeId};

/// A place where a lock is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Acquisition {
    /// Where.
    pub at: At,
    /// Where in the source.
    pub span: Span,
    /// The lock.
    pub lock: Reg,
    /// How it is held.
    pub mode: Mode,
    /// How it waits.
    pub manner: Manner,
    /// How it is written.
    pub form: Form,
}

/// How taking a lock is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `lock` or a scope: the language gives it back.
    Statement,
    /// A call: the programmer must give it back.
    Call,
}

/// A place where a lock is given back by a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    /// Where.
    pub at: At,
    /// Where in the source.
    pub span: Span,
    /// The lock.
    pub lock: Reg,
    /// How it was held.
    pub mode: Mode,
}

/// A lock as all bodies know it: told by its declaration. Two objects may have one name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LockName {
    /// What a field holds, of whichever object, or the static one.
    Field(FieldId),
    /// The objects of a type themselves: `lock (this)`.
    This(TypeId),
    /// The object that stands for a type.
    Type(TyId),
}

/// An acquisition by statement waits for ever, and the thread is blocked.
const STATEMENT: Manner = Manner { gives_up: GivesUp::Never, flag: None, style: Style::Blocking };

impl Acquisition {
    /// Can it come back without the lock?
    pub fn may_fail(&self) -> bool {
        self.manner.gives_up != GivesUp::Never || self.manner.flag.is_some()
    }

    /// Does the thread wait until it gets the lock, however long it takes?
    pub fn insists(&self) -> bool {
        self.manner.gives_up == GivesUp::Never && self.manner.style == Style::Blocking
    }
}

impl Code<'_> {
    /// Where locks are taken.
    pub fn acquisitions(&self) -> impl Iterator<Item = Acquisition> {
        self.instrs().filter_map(|(at, instr)| self.acquisition(at, instr))
    }

    /// What an instruction takes.
    pub fn acquisition(&self, at: At, instr: &Instr) -> Option<Acquisition> {
        if let Op::Enter { object } = instr.op {
            let (lock, form) = (object, Form::Statement);
            return Some(Acquisition {
                at,
                span: instr.span,
                lock,
                mode: Mode::Exclusive,
                manner: STATEMENT,
                form,
            });
        }
        let effects = self.effects(&instr.op);
        let is_scope = effects.iter().any(|effect| matches!(effect, Effect::Returns(Returns::View(_))));
        effects.iter().find_map(|effect| {
            let Effect::Acquire(target, mode, manner) = *effect else { return None };
            let lock = self.lock_behind(self.operand(&instr.op, target)?);
            let form = if is_scope { Form::Statement } else { Form::Call };
            Some(Acquisition { at, span: instr.span, lock, mode, manner, form })
        })
    }

    /// Where locks are given back by calls.
    pub fn releases(&self) -> impl Iterator<Item = Release> {
        self.instrs().flat_map(move |(at, instr)| {
            self.effects(&instr.op).iter().filter_map(move |effect| {
                let Effect::Release(target, mode) = *effect else { return None };
                let lock = self.lock_behind(self.operand(&instr.op, target)?);
                self.lock_of_scope(lock).is_none().then_some(Release { at, span: instr.span, lock, mode })
            })
        })
    }

    /// The lock behind a scope: entering one gives a value, and disposing of that value leaves it.
    pub(crate) fn lock_of_scope(&self, scope: Reg) -> Option<Reg> {
        let definition = |reg: Reg| self.instrs().find(|(_, instr)| instr.op.def() == Some(reg));
        let entered = |value: Reg| {
            let (_, instr) = definition(value)?;
            self.effects(&instr.op).iter().find_map(|effect| match *effect {
                Effect::Returns(Returns::View(target)) => self.operand(&instr.op, target),
                _ => None,
            })
        };
        let Op::AddrOf { place: Place::Cell(cell), .. } = definition(scope)?.1.op else {
            return None;
        };
        self.instrs().find_map(|(_, instr)| match instr.op {
            Op::Store { place: Place::Cell(stored), src, .. } if stored == cell => entered(src),
            _ => None,
        })
    }

    /// The lock that another one is a face of: `both` for `both.readLock()`.
    pub(crate) fn lock_behind(&self, lock: Reg) -> Reg {
        let made = self.instrs().find(|(_, instr)| instr.op.def() == Some(lock));
        let Some((_, made)) = made.filter(|_| self.world.facts(self.ty(lock)).has(Fact::Lock)) else {
            return lock;
        };
        let behind = self.effects(&made.op).iter().find_map(|effect| match *effect {
            Effect::Returns(Returns::View(target @ Target::This)) => self.operand(&made.op, target),
            _ => None,
        });
        behind.unwrap_or(lock)
    }

    /// The places that wait on a monitor or condition for ever, each with what it waits on.
    pub fn endless_waits(&self) -> impl Iterator<Item = (At, &Instr, Reg)> {
        self.waits(|gives_up| gives_up == GivesUp::Never)
    }

    /// The places that wait on a monitor or condition and give up as wanted, each with what it waits on.
    pub fn waits(&self, wanted: impl Fn(GivesUp) -> bool) -> impl Iterator<Item = (At, &Instr, Reg)> {
        self.calls().filter_map(move |(at, instr)| {
            let target = self.effects(&instr.op).iter().find_map(|effect| match *effect {
                Effect::Wait(target, manner) if wanted(manner.gives_up) => Some(target),
                _ => None,
            })?;
            Some((at, instr, self.operand(&instr.op, target)?))
        })
    }

    /// The lock that must be held to wait on, or to wake, what a register holds: the object itself, or the lock that a
    /// condition was made by. Nothing where that is not known.
    pub fn lock_to_wait(&self, at: At, op: &Op, object: Reg) -> Option<AccessPath> {
        let path = self.path(at, object);
        if self.is_of_monitor(op) {
            return Some(path);
        }
        if let Some(lock) = self.lock_of_condition(at, object) {
            return Some(lock);
        }
        let Some(Step::Field(field)) = path.steps.last() else { return None };
        let writes = self.world.accesses(*field).iter().filter(|access| access.touch.writes());
        let [write] = writes.collect::<Vec<_>>()[..] else { return None };
        let maker = Code::new(self.world, write.method)?;
        let Op::Store { src, .. } = maker.body.instr(write.at)?.op else { return None };
        let made_by = maker.lock_of_condition(write.at, src)?;
        let is_own = maker.receiver().is_some_and(|this| made_by.root == Root::Entry(this));
        let holder = path.steps[..path.steps.len() - 1].iter().copied();
        is_own.then(|| AccessPath { root: path.root.clone(), steps: holder.chain(made_by.steps).collect() })
    }

    /// The calls that wake threads: which lock those wait on, in words, and whether one is woken or all are.
    pub(crate) fn pulses(&self) -> impl Iterator<Item = (&Instr, String, Quantity)> {
        self.calls().filter_map(|(at, instr)| {
            self.effects(&instr.op).iter().find_map(|effect| match *effect {
                Effect::Pulse(target, woken) => {
                    let lock = self.operand(&instr.op, target)?;
                    Some((instr, self.spell(&self.path(at, lock)), woken))
                }
                _ => None,
            })
        })
    }

    /// Is it a call of what all objects have, and not of a method that only conditions have?
    pub(crate) fn is_of_monitor(&self, op: &Op) -> bool {
        let Some(callee) = self.callee(op) else { return false };
        let owner = self.program().methods()[callee].owner;
        let effects = self.world.effects;
        let known = effects.of_def(self.program(), owner);
        known.is_none_or(|known| !effects.facts(known).has(Fact::Interface))
    }

    /// The lock whose condition a register holds, if it was made in this body.
    fn lock_of_condition(&self, at: At, condition: Reg) -> Option<AccessPath> {
        let [origin] = self.origins(at, condition)[..] else { return None };
        let op = &self.body.instr(origin)?.op;
        let lock = self.effects(op).iter().find_map(|effect| match *effect {
            Effect::Returns(Returns::View(target @ Target::This)) => self.operand(op, target),
            _ => None,
        })?;
        Some(self.path(origin, lock))
    }

    /// The register of the receiver.
    pub fn receiver(&self) -> Option<Reg> {
        self.method.has_receiver().then_some(Reg(self.method.captures.len() as u32))
    }

    /// The name under which other bodies know a lock, if its declaration tells one.
    pub fn lock_name(&self, path: &AccessPath) -> Option<LockName> {
        match (&path.root, path.steps.last()) {
            (_, Some(Step::Field(field))) | (Root::Static(_, field), None) => Some(LockName::Field(*field)),
            (Root::Type(ty), None) => Some(LockName::Type(*ty)),
            (Root::Entry(reg), None) if Some(*reg) == self.receiver() => {
                Some(LockName::This(self.method.owner))
            }
            _ => None,
        }
    }

    /// What a field holds, as a path: what a load of the place would give.
    pub fn place_path(&self, at: At, place: &Place) -> Option<AccessPath> {
        match *place {
            Place::Field { base, field } => {
                let mut path = self.path(at, base);
                path.steps.push(Step::Field(field));
                Some(path)
            }
            Place::Static { owner, field } => {
                Some(AccessPath { root: Root::Static(owner, field), steps: Vec::new() })
            }
            _ => None,
        }
    }

    /// A value as people write it: `this.gate`, `Cache.gate`, `other.gate`.
    pub fn spell(&self, path: &AccessPath) -> String {
        let names = &self.program().names;
        let name_of = |reg: Reg| self.body.regs[reg].name.map(|name| names.get(name));
        let mut spelled = match &path.root {
            Root::Entry(reg) if Some(*reg) == self.receiver() => "this".to_owned(),
            Root::Entry(reg) | Root::Merge(reg, _) => name_of(*reg).unwrap_or("a value").to_owned(),
            Root::Static(_, field) => self.world.field_name(*field),
            Root::Type(ty) => format!("typeof({})", self.world.type_name(*ty)),
            Root::Def(ir::cfg::Def::Instr(at)) => self.spell_result(*at),
            Root::Def(_) => "a value".to_owned(),
        };
        for step in &path.steps {
            match step {
                Step::Field(field) => {
                    spelled.push('.');
                    spelled.push_str(names.get(self.program().fields()[*field].name));
                }
                Step::Member(name) => {
                    spelled.push('.');
                    spelled.push_str(names.get(*name));
                }
                Step::Cell => {}
            }
        }
        spelled
    }

    fn spell_result(&self, at: At) -> String {
        let Some(instr) = self.body.instr(at) else { return "a value".to_owned() };
        let named = instr.op.def().and_then(|reg| self.body.regs[reg].name);
        match (&instr.op, named) {
            (_, Some(name)) => self.program().names.get(name).to_owned(),
            (Op::Call { target: ir::Target::Direct(callee) | ir::Target::Virtual(callee), .. }, None) => {
                let name = self.program().names.get(self.program().methods()[callee.method].name);
                name.strip_prefix("get_").map_or_else(|| format!("{name}()"), str::to_owned)
            }
            (Op::New { ty, .. }, None) => format!("new {}()", self.world.type_name(*ty)),
            _ => "a value".to_owned(),
        }
    }

    /// Is the delegate that is made here run by another thread, at once or later?
    pub fn is_spawned(&self, delegate: At) -> bool {
        self.instrs().any(|(at, instr)| {
            self.effects(&instr.op).iter().any(|effect| {
                let target = match effect {
                    Effect::Spawn(spawn) => spawn.delegate,
                    Effect::Body(target, ..) => *target,
                    _ => return false,
                };
                let runs = self.operand(&instr.op, target);
                runs.is_some_and(|reg| self.origins(at, reg).contains(&delegate))
            })
        })
    }

    /// The number that a call is given, if it is a constant: zero does not wait, minus one waits for ever.
    pub fn constant_argument(&self, at: At, op: &Op, index: u8) -> Option<i64> {
        let reg = self.operand(op, ir::effects::Target::Arg(index))?;
        let [origin] = self.origins(at, reg)[..] else { return None };
        match self.body.instr(origin).map(|instr| &instr.op) {
            Some(Op::Const { value: Const::Int(_, value), .. }) => Some(*value),
            _ => None,
        }
    }

    /// The condition at the end of a block, told by what it comes from, and whether it is negated on the way.
    pub fn condition(&self, block: ir::BlockId) -> Option<(Vec<At>, bool)> {
        let content = &self.body.blocks[block];
        let Terminator::Branch { cond, .. } = content.end else { return None };
        let mut place = At { block, index: content.instrs.len() as u32 };
        let (mut reg, mut negated) = (cond, false);
        loop {
            let origins = self.origins(place, reg);
            match origins[..] {
                [origin] => match self.body.instr(origin).map(|instr| &instr.op) {
                    Some(Op::Unary { op: ir::UnaryOp::Not, src, .. }) => {
                        (place, reg, negated) = (origin, *src, !negated);
                    }
                    _ => return Some((origins, negated)),
                },
                _ => return Some((origins, negated)),
            }
        }
    }
}

impl World<'_> {
    /// May a lock be held when a method starts, for all that its callers show? A delegate that is not run by
    /// another thread may be called under any lock.
    pub fn may_start_locked(&self, method: MethodId) -> bool {
        let (mut seen, mut open) = (vec![method], vec![method]);
        while let Some(method) = open.pop() {
            for caller in self.callers(method) {
                let Some(code) = Code::new(self, caller.method) else { continue };
                let is_locked = match caller.run {
                    Run::Call => !code.held(caller.at).is_empty(),
                    Run::Delegate => !code.is_spawned(caller.at),
                };
                if is_locked {
                    return true;
                }
                if caller.run == Run::Call && !seen.contains(&caller.method) {
                    seen.push(caller.method);
                    open.push(caller.method);
                }
            }
        }
        false
    }

    /// `Account.balance`, for people: the last part of the type's name is enough.
    pub fn field_name(&self, field: FieldId) -> String {
        let declared = &self.program.fields()[field];
        format!("{}.{}", self.short_name(declared.owner), self.program.names.get(declared.name))
    }

    /// `Account`.
    pub fn type_name(&self, ty: TyId) -> &str {
        match self.program.tys.get(ty) {
            ir::Ty::Named { def, .. } => self.short_name(*def),
            ir::Ty::Prim(prim) => prim.keyword(),
            _ => "object",
        }
    }

    /// `Bank.Account`; nothing for what is no class, struct or interface.
    pub fn full_name(&self, ty: TyId) -> &str {
        match self.program.tys.get(ty) {
            ir::Ty::Named { def, .. } => self.program.names.get(self.program.types()[*def].name),
            _ => "",
        }
    }

    /// `Account`.
    pub fn short_name(&self, ty: TypeId) -> &str {
        let name = self.program.names.get(self.program.types()[ty].name);
        name.rsplit('.').next().unwrap_or(name)
    }

    /// A lock as people call it.
    pub fn lock_name(&self, lock: LockName) -> String {
        match lock {
            LockName::Field(field) => self.field_name(field),
            LockName::This(ty) => format!("the {} itself", self.short_name(ty)),
            LockName::Type(ty) => format!("typeof({})", self.type_name(ty)),
        }
    }
}
