//! What the body of a parallel loop does to memory that its turns share: captured variables, fields, elements,
//! thread-unsafe objects; in the methods that it calls, too.

use crate::code::place_field;
use crate::{Code, World};
use ir::cfg::{Certainty, Root};
use ir::effects::{Effect, Fact, Moment};
use ir::{
    At, BinaryOp, Const, FieldFlags, FieldId, MethodFlags, MethodId, Op, Order, Place, Reg, Span, Target,
};

/// So many calls are looked through.
const MAX_CALLS: u32 = 4;

/// What is shared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Shared {
    /// A local variable around the loop.
    Variable(String),
    /// A field.
    Field(FieldId),
    /// Elements of an array that several turns may use.
    Element(String),
    /// What is in an object that only one thread may use at a time.
    Contents(String),
}

/// One access of something that is shared, without a lock.
#[derive(Clone, Debug)]
pub(super) struct SharedTouch {
    pub(super) shared: Shared,
    pub(super) span: Span,
    pub(super) writes: bool,
}

/// What the registers that a method is called with stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Given {
    /// All turns get the same.
    Same,
    /// Each turn gets its own.
    Own,
}

/// All unlocked accesses of what is shared, by a delegate of a method. What is bound when the delegate is made is shared.
pub(super) fn touches(world: &World<'_>, (delegate, bound): (MethodId, usize)) -> Vec<SharedTouch> {
    let method = &world.program.methods()[delegate];
    let around = bound.max(method.captures.len() + usize::from(method.has_receiver()));
    let given =
        (0..method.entry_registers()).map(|index| if index < around { Given::Same } else { Given::Own });
    let mut walk = Walk { world, found: Vec::new(), seen: Vec::new() };
    walk.method(delegate, &given.collect::<Vec<_>>(), MAX_CALLS);
    walk.found
}

struct Walk<'w> {
    world: &'w World<'w>,
    found: Vec<SharedTouch>,
    seen: Vec<(MethodId, Vec<Given>)>,
}

impl Walk<'_> {
    fn method(&mut self, method: MethodId, given: &[Given], depth: u32) {
        let key = (method, given.to_vec());
        let Some(code) = Code::new(self.world, method).filter(|_| !self.seen.contains(&key)) else { return };
        self.seen.push(key);
        let view = View { code: &code, given };
        for (at, instr) in code.instrs() {
            let touch = view.access(at, &instr.op).or_else(|| view.contents(at, &instr.op));
            let callees = if depth == 0 { Vec::new() } else { view.callees(&instr.op) };
            if (touch.is_none() && callees.is_empty()) || view.is_locked(at) {
                continue;
            }
            let found = touch.map(|(shared, writes)| SharedTouch { shared, span: instr.span, writes });
            self.found.extend(found);
            for callee in callees {
                self.method(callee, &view.passed(at, &instr.op), depth - 1);
            }
        }
    }
}

/// A body, seen by one turn of the loop.
struct View<'v> {
    code: &'v Code<'v>,
    given: &'v [Given],
}

impl View<'_> {
    fn is_locked(&self, at: At) -> bool {
        self.code.held(at).iter().any(|held| held.certainty == Certainty::Must)
    }

    fn is_given(&self, entry: Reg, given: Given) -> bool {
        self.given.get(entry.0 as usize) == Some(&given)
    }

    /// Do all turns find the same object in the register?
    fn is_shared(&self, at: At, reg: Reg) -> bool {
        match self.code.path(at, reg).root {
            Root::Entry(entry) => self.is_given(entry, Given::Same),
            Root::Static(_, field) => self.shared_field(field).is_some(),
            Root::Def(ir::cfg::Def::Instr(place)) => self.is_shared_property(place),
            Root::Type(_) | Root::Def(_) | Root::Merge(..) => false,
        }
    }

    /// The property of a shared object that is as good as a field.
    fn is_shared_property(&self, at: At) -> bool {
        let Some((callee, args)) = self.code.body.instr(at).and_then(|instr| instr.op.call()) else {
            return false;
        };
        let flags = self.code.program().methods()[callee.method].flags;
        let is_automatic = flags.has(MethodFlags::ACCESSOR) && flags.has(MethodFlags::GENERATED);
        is_automatic && args.first().is_none_or(|&object| self.is_shared(at, object))
    }

    /// The shared memory that an instruction reads or writes. Writing one constant is left out: all turns write the
    /// same, as in `found = true`.
    fn access(&self, at: At, op: &Op) -> Option<(Shared, bool)> {
        let (place, writes) = match op {
            Op::Load { place, order: Order::Plain, .. } => (place, false),
            Op::Store { place, src, order: Order::Plain } if self.code.constant(at, *src).is_none() => {
                (place, true)
            }
            _ => return None,
        };
        let shared = match place {
            Place::Cell(cell) => {
                let path = self.code.path(at, *cell);
                let Root::Entry(entry) = path.root else { return None };
                let is_captured = path.steps.is_empty() && self.is_given(entry, Given::Same);
                is_captured.then(|| Shared::Variable(self.name(entry)))?
            }
            Place::Static { field, .. } => self.shared_field(*field)?,
            Place::Field { base, field } if self.is_shared(at, *base) => self.shared_field(*field)?,
            Place::Element { array, indices } if writes && self.is_shared(at, *array) => indices
                .iter()
                .all(|&index| self.may_overlap(at, index))
                .then(|| Shared::Element(self.object(at, *array)))?,
            _ => return None,
        };
        if let Shared::Field(field) = shared
            && writes
            && self.is_lazy_initialisation(at, field)
        {
            return None;
        }
        Some((shared, writes))
    }

    /// `if (field == null) field = …`: who comes late makes it once more, and another rule's business.
    fn is_lazy_initialisation(&self, at: At, field: FieldId) -> bool {
        self.code.decisions(at.block).iter().any(|decision| {
            let looked_at = self.code.ingredients(decision.at, decision.cond);
            let looks_at = |test: &dyn Fn(&Op) -> bool| {
                looked_at.iter().filter_map(|&place| self.code.body.instr(place)).any(|instr| test(&instr.op))
            };
            looks_at(&|op| matches!(op, Op::Const { value: Const::Null, .. }))
                && looks_at(&|op| op.place().and_then(place_field) == Some(field))
        })
    }

    fn shared_field(&self, field: FieldId) -> Option<Shared> {
        let flags = self.code.program().fields()[field].flags;
        (!flags.has(FieldFlags::THREAD_LOCAL)).then_some(Shared::Field(field))
    }

    /// May two turns use one element? Not if the index comes from the turn's own values by sums and products, and who
    /// knows what a call gives.
    fn may_overlap(&self, at: At, index: Reg) -> bool {
        let op = |place: At| self.code.body.instr(place).map(|instr| &instr.op);
        let made_from = self.code.dependencies(at, index);
        if made_from.iter().any(|&place| matches!(op(place), Some(Op::Call { .. } | Op::Unknown { .. }))) {
            return false;
        }
        let folds = made_from.iter().any(|&place| {
            matches!(
                op(place),
                Some(Op::Binary { op: BinaryOp::Div | BinaryOp::Rem | BinaryOp::Shr | BinaryOp::And, .. })
            )
        });
        folds || !self.is_own(at, index)
    }

    /// Does the value depend on what is this turn's own?
    fn is_own(&self, at: At, reg: Reg) -> bool {
        let own = (0..self.given.len() as u32).map(Reg).filter(|&entry| self.is_given(entry, Given::Own));
        own.into_iter().any(|entry| self.code.depends_on_entry(at, reg, entry))
    }

    /// The thread-unsafe object that a call reads or writes.
    fn contents(&self, at: At, op: &Op) -> Option<(Shared, bool)> {
        self.code.effects(op).iter().find_map(|effect| {
            let Effect::Write(target, Moment::Now) = *effect else { return None };
            let object = self.code.operand(op, target)?;
            let is_unsafe = self.code.world.facts(self.code.body.regs[object].ty).has(Fact::ThreadUnsafe);
            (is_unsafe && self.is_shared(at, object) && !self.is_own_element(at, op))
                .then(|| (Shared::Contents(self.object(at, object)), true))
        })
    }

    /// `list[i] = x` with an index of one's own: a list is an array here, a dictionary is not.
    fn is_own_element(&self, at: At, op: &Op) -> bool {
        let Some(callee) = op.callee() else {
            return false;
        };
        let method = &self.code.program().methods()[callee.method];
        let is_list = self.code.program().types()[method.owner].generics.len() == 1;
        let is_setter = method.flags.has(MethodFlags::ACCESSOR) && method.params.len() == 2;
        let index = self.code.arguments(op).first();
        is_list && is_setter && index.is_some_and(|&index| !self.may_overlap(at, index))
    }

    /// The methods of the program that a call may run.
    fn callees(&self, op: &Op) -> Vec<MethodId> {
        let Some(callee) = op.callee() else {
            return Vec::new();
        };
        let methods = self.code.program().methods();
        let all = match op {
            Op::Call { target: Target::Virtual(_), .. } => self.code.world.overriders(callee.method),
            _ => std::slice::from_ref(&callee.method),
        };
        // With many candidates, the one that runs is anybody's guess.
        if all.len() > 2 {
            return Vec::new();
        }
        all.iter().copied().filter(|&method| methods[method].own_body().is_some()).collect()
    }

    fn passed(&self, at: At, op: &Op) -> Vec<Given> {
        let Op::Call { args, .. } = op else { return Vec::new() };
        args.iter().map(|&arg| if self.is_shared(at, arg) { Given::Same } else { Given::Own }).collect()
    }

    fn name(&self, entry: Reg) -> String {
        let info = self.code.body.regs.get(entry).and_then(|info| info.name);
        info.map_or_else(|| "the variable".to_owned(), |name| self.code.program().names.get(name).to_owned())
    }

    /// What people call an object: its field, or its variable.
    fn object(&self, at: At, reg: Reg) -> String {
        let names = &self.code.program().names;
        let origin =
            self.code.origins(at, reg).into_iter().next().and_then(|origin| self.code.body.instr(origin));
        match origin.and_then(|instr| instr.op.place()) {
            Some(Place::Cell(cell)) => self.name(*cell),
            Some(place) => place_field(place).map_or_else(
                || "the object".to_owned(),
                |field| names.get(self.code.program().fields()[field].name).to_owned(),
            ),
            None => self.name(reg),
        }
    }
}
