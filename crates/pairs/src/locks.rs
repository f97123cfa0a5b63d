//! Which locks are held, on all paths (Chord, Section 2.2.4): monitors and explicit locks, with their modes, in the method
//! itself and in all its callers.
//!
//! A held lock is known by its *path* (`this.gate`, a static field), by its *object* (if the points-to set has one member), or
//! by both. Paths are translated at calls: what the caller knows as `a.gate` is `this.gate` to a method called on `a`, and what it
//! knows as `this` is `this.owner` to an object that it made and gave itself to (`makers`).
//!
//! ```text
//! held(m, p)  = entry(m) ∪ taken in m on all paths to p
//! entry(m)    = ∩ translated(held(caller, call)) over all calls of m;  ∅ if a thread begins with m
//! ```
//!
//! Two sides are guarded by a common lock (see [`Common`]) if
//! 1. both hold what one static field that never changes holds, or the one object of its sort (an object made by code that
//!    runs once, the object that stands for a type);
//! 2. both hold a lock that hangs on the accessed object in the same way: it itself, something in its final fields, or the owner
//!    of the field through which it is reached, if that owner is the only one. The accessed object is one, so the lock is;
//! 3. the abstract locks are one. Concrete ones may still be two, and where the memory is certainly one while locks are
//!    many (a static field guarded by `this`), they are not taken for one. This rule alone is that of the paper, unsound;
//!    what it removes is told apart from what is proven.

mod grip;
mod makers;
mod releases;

pub(crate) use grip::{Grip, Sort};

use crate::bodies::Bodies;
use crate::points_to::{McId, ObjId, PointsTo, Site};
use crate::stability::Stability;
use crate::threads::{Calls, Origin, Threads};
use crate::world::World;
use ir::cfg::{AccessPath, Analysis, Def, Edge, Root, Solution, Step};
use ir::effects::{Effect, GivesUp, Mode, Target as EffectTarget};
use ir::{At, BlockId, Const, IndexVec, MethodFlags, MethodId, Op, Reg, Target, Terminator, TyId, UnaryOp};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// A lock that a method takes itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Taken {
    /// What it is called here.
    pub path: AccessPath,
    /// How it is held.
    pub grip: Grip,
    /// Where it is taken; nothing for that of a synchronized method.
    pub at: Option<At>,
    /// The register that it is in there; nothing for the object of a type.
    pub reg: Option<Reg>,
}

/// A lock that is held in a context.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    /// What it is called in the method.
    pub path: Option<AccessPath>,
    /// The one abstract object that it is.
    pub obj: Option<ObjId>,
    /// All that it may be.
    pub objects: Vec<ObjId>,
    /// How it is held.
    pub grip: Grip,
    /// Where it was taken.
    pub taken: (MethodId, Option<At>),
}

/// Why two sides hold a common lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Common {
    /// It is certainly one object.
    Proven,
    /// It is one abstract object.
    Assumed,
}

/// The locks of all methods.
pub(crate) struct Locks<'a, 'p> {
    world: &'a World<'p>,
    bodies: &'a Bodies<'p>,
    points_to: &'a PointsTo,
    stability: &'a Stability,
    local: RefCell<FxHashMap<MethodId, Option<Rc<Local>>>>,
    releases: RefCell<FxHashMap<MethodId, Released>>,
    known: RefCell<FxHashMap<(MethodId, At), makers::Known>>,
    calls: &'a Calls,
    entry: IndexVec<McId, Option<Rc<Vec<Held>>>>,
}

/// What a method leaves without having taken it.
type Released = Rc<Vec<(AccessPath, Grip)>>;

struct Local {
    table: Table,
    solution: Solution<Vec<u8>>,
}

#[derive(Default)]
struct Table {
    locks: Vec<Taken>,
    at_entry: usize,
    steps: FxHashMap<At, Vec<(usize, Direction)>>,
    /// Locks that are tried for: held behind the branch that asks whether it worked.
    tried: FxHashMap<(BlockId, BlockId), usize>,
}

/// What an instruction does to a lock.
struct LockStep {
    reg: Reg,
    grip: Grip,
    direction: Direction,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    In,
    Out,
    /// In, if the result says so.
    Try,
}

/// A lock entered more often than this without leaving it is in a loop that forgets to leave.
const DEEPEST: u8 = 15;

impl Analysis for Table {
    type State = Vec<u8>;

    fn entry(&self) -> Vec<u8> {
        (0..self.locks.len()).map(|lock| u8::from(lock < self.at_entry)).collect()
    }

    fn step(&self, state: &mut Vec<u8>, at: At, _: &Op) {
        for &(lock, direction) in self.steps.get(&at).into_iter().flatten() {
            state[lock] = match direction {
                Direction::In => (state[lock] + 1).min(DEEPEST),
                Direction::Out => state[lock].saturating_sub(1),
                Direction::Try => state[lock],
            };
        }
    }

    fn cross(&self, state: &mut Vec<u8>, edge: &Edge) {
        if let Some(&lock) = self.tried.get(&(edge.from, edge.to)) {
            state[lock] = (state[lock] + 1).min(DEEPEST);
        }
    }

    fn join(&self, state: &mut Vec<u8>, other: &Vec<u8>) {
        for (mine, theirs) in state.iter_mut().zip(other) {
            *mine = (*mine).min(*theirs);
        }
    }
}

impl<'a, 'p> Locks<'a, 'p> {
    pub(crate) fn new(
        world: &'a World<'p>,
        bodies: &'a Bodies<'p>,
        points_to: &'a PointsTo,
        stability: &'a Stability,
        threads: &'a Threads,
    ) -> Locks<'a, 'p> {
        let mut locks = Locks {
            world,
            bodies,
            points_to,
            stability,
            local: RefCell::default(),
            releases: RefCell::default(),
            known: RefCell::default(),
            calls: &threads.calls,
            entry: IndexVec::filled(None, points_to.mcs.len()),
        };
        locks.spread(threads);
        locks
    }

    /// Computes what methods are entered with: the greatest solution, callers before callees. What runs before all threads
    /// needs no lock, so its calls do not count.
    fn spread(&mut self, threads: &Threads) {
        let mut queue: VecDeque<McId> = VecDeque::new();
        let beside_others = threads.all.iter().filter(|thread| thread.origin != Origin::Before);
        for &root in beside_others.flat_map(|thread| &thread.roots) {
            self.entry[root] = Some(Rc::default());
            queue.push_back(root);
        }
        while let Some(mc) = queue.pop_front() {
            let mut last: Option<(At, Vec<Held>)> = None;
            for &(at, callee) in &threads.callees[mc] {
                if last.as_ref().is_none_or(|(known, _)| *known != at) {
                    last = Some((at, self.held(mc, at)));
                }
                let held = last.as_ref().map_or(&[][..], |(_, held)| held);
                let passed = self.translated(mc, at, held, callee);
                let met = match &self.entry[callee] {
                    None => passed,
                    Some(known) => meet(known, &passed),
                };
                if self.entry[callee].as_ref().is_none_or(|known| **known != met) {
                    self.entry[callee] = Some(Rc::new(met));
                    queue.push_back(callee);
                }
            }
        }
    }

    /// What is held before an instruction.
    pub(crate) fn held(&self, mc: McId, at: At) -> Vec<Held> {
        let mut held: Vec<Held> = self.entry[mc].as_deref().cloned().unwrap_or_default();
        let method = self.points_to.mcs[mc].method;
        for taken in self.taken(method, at) {
            let objects = self.objects(mc, &taken);
            if taken.grip.mode == Mode::Permit && !objects.iter().all(|&obj| self.has_one_permit(obj)) {
                continue;
            }
            let obj = only(&objects);
            held.push(Held {
                path: Some(taken.path),
                obj,
                objects,
                grip: taken.grip,
                taken: (method, taken.at),
            });
        }
        Self::add_chosen(&mut held);
        held
    }

    /// As many locks as there are objects to choose from: each of them is one, and all are held. That is how two locks are taken in
    /// the order of some number.
    fn add_chosen(held: &mut Vec<Held>) {
        let is_chosen =
            |lock: &&Held| lock.path.as_ref().is_some_and(|path| matches!(path.root, Root::Merge(..)));
        let chosen: Vec<&Held> = held.iter().filter(is_chosen).collect();
        let Some(&first) = chosen.first() else { return };
        let is_same = chosen.iter().all(|lock| lock.objects == first.objects && lock.grip == first.grip);
        if is_same && chosen.len() == first.objects.len() && chosen.len() > 1 {
            let each = first.objects.iter().map(|&obj| Held { obj: Some(obj), path: None, ..first.clone() });
            let each: Vec<Held> = each.collect();
            held.extend(each);
        }
    }

    /// Is a semaphore made with one permit, so that it is a lock?
    fn has_one_permit(&self, obj: ObjId) -> bool {
        let made = self.points_to.made_at(obj).and_then(|(method, at)| self.bodies.made_with(method, at));
        matches!(made, Some(Const::Int(_, 1)))
    }

    /// What is held when a method is entered, without its own lock.
    pub(crate) fn at_entry(&self, mc: McId) -> Vec<Held> {
        self.entry[mc].as_deref().cloned().unwrap_or_default()
    }

    /// Has the method itself taken a lock before an instruction?
    pub(crate) fn takes_before(&self, method: MethodId, at: At) -> bool {
        !self.taken(method, at).is_empty()
    }

    /// What the method itself has taken before an instruction.
    fn taken(&self, method: MethodId, at: At) -> Vec<Taken> {
        let Some(local) = self.local(method) else { return Vec::new() };
        let Some(body) = self.world.body(method) else { return Vec::new() };
        let state = local.solution.before(body, &local.table, at).unwrap_or_default();
        local
            .table
            .locks
            .iter()
            .zip(state)
            .filter(|(_, times)| *times > 0)
            .map(|(lock, _)| lock.clone())
            .collect()
    }

    /// The abstract objects of a lock that is taken in a context.
    pub(crate) fn objects(&self, mc: McId, taken: &Taken) -> Vec<ObjId> {
        match (taken.reg, &taken.path.root) {
            (Some(reg), _) => self.points_to.values(mc, reg),
            (None, Root::Type(ty)) => self.class_object(*ty).into_iter().collect(),
            (None, _) => Vec::new(),
        }
    }

    fn class_object(&self, ty: TyId) -> Option<ObjId> {
        let def = crate::hierarchy::def_of(self.world.program, ty)?;
        let objects = self.points_to.objs.entries();
        objects
            .into_iter()
            .find(|(_, obj)| self.points_to.sites[obj.site] == Site::Class(def))
            .map(|(id, _)| id)
    }

    /// The places where a method takes locks, with the lock.
    pub(crate) fn acquisitions(&self, method: MethodId) -> Vec<(Option<At>, Taken)> {
        let Some(local) = self.local(method) else { return Vec::new() };
        let mut found: Vec<(Option<At>, Taken)> =
            local.table.locks[..local.table.at_entry].iter().map(|lock| (None, lock.clone())).collect();
        let mut steps: Vec<(&At, &Vec<(usize, Direction)>)> = local.table.steps.iter().collect();
        steps.sort_unstable_by_key(|(at, _)| **at);
        for (&at, steps) in steps {
            for &(lock, direction) in steps {
                if direction == Direction::In {
                    let here = self.step_reg(method, at);
                    let taken = Taken { at: Some(at), reg: here, ..local.table.locks[lock].clone() };
                    found.push((Some(at), taken));
                }
            }
        }
        found
    }

    fn step_reg(&self, method: MethodId, at: At) -> Option<Reg> {
        let instr = self.world.body(method)?.instr(at)?;
        self.lock_steps(&instr.op).into_iter().next().map(|step| step.reg)
    }

    fn local(&self, method: MethodId) -> Option<Rc<Local>> {
        if let Some(known) = self.local.borrow().get(&method) {
            return known.clone();
        }
        let table = self.table(method).map(|table| self.with_releases(method, table));
        let local = table.and_then(|table| {
            let solution = self.bodies.solve(method, &table)?;
            Some(Rc::new(Local { table, solution }))
        });
        self.local.borrow_mut().insert(method, local.clone());
        local
    }

    /// The locks that a method takes; nothing if there are none.
    fn table(&self, method: MethodId) -> Option<Table> {
        let body = self.world.body(method)?;
        let def = &self.world.program.methods()[method];
        let mut table = Table::default();
        if def.flags.has(MethodFlags::SYNCHRONIZED) {
            let this = Reg(def.captures.len() as u32);
            let reg = def.has_receiver().then_some(this);
            let class = self.world.program.tys.find(&ir::Ty::Named { def: def.owner, args: Box::default() });
            let root = reg.map(Root::Entry).or(class.map(Root::Type));
            let path = root.map(|root| AccessPath { root, steps: Vec::new() });
            table.locks.extend(path.map(|path| Taken { path, grip: Grip::MONITOR, at: None, reg }));
        }
        table.at_entry = table.locks.len();
        for (at, instr) in body.instrs() {
            for LockStep { reg, grip, direction } in self.lock_steps(&instr.op) {
                let path = self.bodies.path(method, at, reg);
                let mode = self.mode_of_half(method, at, reg).unwrap_or(grip.mode);
                let grip = Grip { mode, ..grip };
                let is_same = |lock: &Taken| lock.path == path && lock.grip == grip;
                let lock = table.locks.iter().position(is_same).unwrap_or_else(|| {
                    table.locks.push(Taken { path, grip, at: Some(at), reg: Some(reg) });
                    table.locks.len() - 1
                });
                match direction {
                    Direction::Try => self.add_tried(method, at, lock, &mut table),
                    _ => table.steps.entry(at).or_default().push((lock, direction)),
                }
            }
        }
        (!table.locks.is_empty()).then_some(table)
    }

    fn lock_steps(&self, op: &Op) -> Vec<LockStep> {
        let monitor = |reg: Reg, direction: Direction| vec![LockStep { reg, grip: Grip::MONITOR, direction }];
        match op {
            Op::Enter { object } => monitor(*object, Direction::In),
            Op::Exit { object } => monitor(*object, Direction::Out),
            Op::Call { .. } => {
                let effects = self.bodies.effects_of(op);
                let step = |target: EffectTarget, mode: Mode, direction: Direction| {
                    // A lock that is an argument is any object: that is what monitors are for.
                    let is_any = matches!(target, EffectTarget::Arg(_));
                    let sort = if is_any { Sort::Monitor } else { Sort::Explicit };
                    let grip = Grip { sort, mode };
                    Some(LockStep { reg: self.bodies.target_reg(op, target)?, grip, direction })
                };
                let steps = effects.into_iter().filter_map(|effect| match effect {
                    Effect::Acquire(target, mode, manner) => {
                        // A call without a result tells of a failure by an exception.
                        let is_sure = manner.gives_up == GivesUp::Never
                            || (op.def().is_none() && manner.flag.is_none());
                        let direction = if is_sure { Direction::In } else { Direction::Try };
                        step(target, mode, direction)
                    }
                    Effect::Release(target, mode) => step(target, mode, Direction::Out),
                    _ => None,
                });
                steps.collect()
            }
            _ => Vec::new(),
        }
    }

    /// The branches that ask for the result of a call that tries for a lock.
    fn add_tried(&self, method: MethodId, at: At, lock: usize, table: &mut Table) {
        let Some(body) = self.world.body(method) else { return };
        for (block, content) in body.blocks.entries() {
            let Terminator::Branch { cond, then, otherwise } = content.end else { continue };
            let end = At { block, index: content.instrs.len() as u32 };
            let (mut asked, mut taken) = (self.bodies.path(method, end, cond).root, then);
            if let Root::Def(Def::Instr(place)) = asked
                && let Some(Op::Unary { op: UnaryOp::Not, src, .. }) =
                    body.instr(place).map(|instr| &instr.op)
            {
                (asked, taken) = (self.bodies.path(method, place, *src).root, otherwise);
            }
            if asked == Root::Def(Def::Instr(at)) && then != otherwise {
                table.tried.insert((block, taken), lock);
            }
        }
    }

    /// A half of a read-write lock that is declared to be just a lock: the call that gave it tells.
    fn mode_of_half(&self, method: MethodId, at: At, reg: Reg) -> Option<Mode> {
        let body = self.world.body(method)?;
        let path = ir::cfg::Paths::new(body, self.bodies.facts(method).reaching()).of(at, reg);
        let Root::Def(Def::Instr(place)) = path.root else { return None };
        let Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. } =
            &body.instr(place)?.op
        else {
            return None;
        };
        match self.world.program.names.get(self.world.program.methods()[callee.method].name) {
            "readLock" | "asReadLock" => Some(Mode::Read),
            "writeLock" | "asWriteLock" => Some(Mode::Write),
            _ => None,
        }
    }

    /// What a callee calls the locks that its caller holds.
    fn translated(&self, from: McId, at: At, held: &[Held], to: McId) -> Vec<Held> {
        if held.is_empty() {
            return Vec::new();
        }
        let method = self.points_to.mcs[from].method;
        let args = self.passed(method, at, self.points_to.mcs[to].method);
        let paths: Vec<AccessPath> = args.iter().map(|&arg| self.bodies.path(method, at, arg)).collect();
        let translate = |path: &AccessPath| {
            if matches!(path.root, Root::Static(..) | Root::Type(_)) {
                return Some(path.clone());
            }
            let is_given = |arg: &AccessPath| arg.root == path.root && path.steps.starts_with(&arg.steps);
            let Some(found) = paths.iter().position(is_given) else {
                return self.through_known((method, at), &paths, path);
            };
            let steps = path.steps[paths[found].steps.len()..].to_vec();
            Some(AccessPath { root: Root::Entry(Reg(found as u32)), steps })
        };
        let passed =
            held.iter().map(|held| Held { path: held.path.as_ref().and_then(translate), ..held.clone() });
        passed.filter(|held| held.path.is_some() || held.obj.is_some()).collect()
    }

    /// The registers that a call passes to a method, position by position: one that it names, or one that stands in its place. A
    /// callback of the library gets something else.
    fn passed(&self, method: MethodId, at: At, to: MethodId) -> Vec<Reg> {
        let methods = self.world.program.methods();
        let is_meant = |named: MethodId| {
            let (named, to) = (&methods[named], &methods[to]);
            self.world.is_own(named.owner) || (named.name == to.name && named.params.len() == to.params.len())
        };
        match self.world.body(method).and_then(|body| body.instr(at)).map(|instr| &instr.op) {
            Some(Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), args, .. })
                if is_meant(callee.method) =>
            {
                args.to_vec()
            }
            _ => Vec::new(),
        }
    }

    /// Why two sides, with the paths of the objects that they access, hold a common lock; nothing if they do not.
    pub(crate) fn common(&self, one: &Guarded<'_>, other: &Guarded<'_>) -> Option<Common> {
        let mut assumed = None;
        for mine in one.held {
            for theirs in other.held.iter().filter(|theirs| mine.grip.excludes(theirs.grip)) {
                if self.is_proven(mine, theirs, one.base, other.base) {
                    return Some(Common::Proven);
                }
                let is_same = mine.obj.is_some() && mine.obj == theirs.obj;
                let is_accessed = is_same && mine.obj == one.object;
                let is_likely = self.is_likely(mine, theirs, one.base, other.base);
                if is_likely || (is_same && (!one.is_one_place || is_accessed)) {
                    assumed = Some(Common::Assumed);
                }
            }
        }
        assumed
    }

    fn is_proven(
        &self,
        mine: &Held,
        theirs: &Held,
        base: Option<&AccessPath>,
        other: Option<&AccessPath>,
    ) -> bool {
        if mine.obj.is_some_and(|obj| Some(obj) == theirs.obj && self.stability.is_single(obj)) {
            return true;
        }
        let (Some(mine), Some(theirs)) = (&mine.path, &theirs.path) else { return false };
        if mine == theirs && self.is_global(mine) {
            return true;
        }
        let relation =
            |base: Option<&AccessPath>, lock: &AccessPath| base.and_then(|base| self.relation(base, lock));
        let one = relation(base, mine);
        one.is_some() && one == relation(other, theirs)
    }

    /// Do both sides hold what hangs on the accessed object in the same way, in fields that are only written at one place, though after
    /// construction?
    fn is_likely(
        &self,
        mine: &Held,
        theirs: &Held,
        base: Option<&AccessPath>,
        other: Option<&AccessPath>,
    ) -> bool {
        let below = |base: Option<&AccessPath>, held: &Held| {
            let (base, lock) = (base?, held.path.as_ref()?);
            let steps = lock.steps.strip_prefix(&base.steps[..]).filter(|_| base.root == lock.root)?;
            let is_set_once =
                |step: &Step| matches!(step, Step::Field(field) if self.stability.is_set_once(*field));
            (!matches!(base.root, Root::Merge(..)) && steps.iter().all(is_set_once)).then(|| steps.to_vec())
        };
        let one = below(base, mine);
        one.is_some() && one == below(other, theirs)
    }

    /// Is there one object that the path leads to?
    fn is_global(&self, path: &AccessPath) -> bool {
        let root = match path.root {
            Root::Type(_) => true,
            Root::Static(_, field) => self.stability.is_final(self.world, field),
            _ => false,
        };
        root && self.stability.are_final(self.world, &path.steps)
    }

    /// How a lock hangs on an accessed object: over which members from it to a common owner, and from there to the lock.
    fn relation(
        &self,
        base: &AccessPath,
        lock: &AccessPath,
    ) -> Option<(Vec<ir::cfg::Step>, Vec<ir::cfg::Step>)> {
        if base.root != lock.root || matches!(base.root, Root::Merge(..)) {
            return None;
        }
        let common = base.steps.iter().zip(&lock.steps).take_while(|(one, other)| one == other).count();
        let (up, down) = (&base.steps[common..], &lock.steps[common..]);
        // What both come through must not change between lock and access.
        let holds = self.stability.are_final(self.world, &base.steps[..common])
            && self.stability.are_owning(up)
            && self.stability.are_final(self.world, down);
        holds.then(|| (up.to_vec(), down.to_vec()))
    }

    /// What people call a lock.
    pub(crate) fn name(&self, held: &Held) -> String {
        let program = self.world.program;
        if let Some(path) = &held.path
            && let Some(name) = crate::names::path(program, held.taken.0, path)
        {
            return name;
        }
        held.obj.map_or_else(|| "a lock".to_owned(), |obj| crate::names::object(program, self.points_to, obj))
    }
}

/// One side of a pair, as far as locks are concerned.
pub(crate) struct Guarded<'h> {
    /// What it holds.
    pub held: &'h [Held],
    /// How the accessed object is reached.
    pub base: Option<&'h AccessPath>,
    /// The accessed object.
    pub object: Option<ObjId>,
    /// Is the accessed memory certainly one place?
    pub is_one_place: bool,
}

/// The object, if it is the only one.
fn only(objects: &[ObjId]) -> Option<ObjId> {
    match *objects {
        [one] => Some(one),
        _ => None,
    }
}

/// What both hold.
fn meet(one: &[Held], other: &[Held]) -> Vec<Held> {
    let mut met: Vec<Held> = Vec::new();
    for mine in one {
        for theirs in other.iter().filter(|theirs| theirs.grip == mine.grip) {
            let path = mine.path.clone().filter(|path| Some(path) == theirs.path.as_ref());
            let obj = mine.obj.filter(|obj| Some(*obj) == theirs.obj);
            let mut objects = mine.objects.clone();
            objects.extend(theirs.objects.iter().filter(|obj| !mine.objects.contains(obj)));
            let both = Held { path, obj, objects, ..mine.clone() };
            if (both.path.is_some() || both.obj.is_some()) && !met.contains(&both) {
                met.push(both);
            }
        }
    }
    met
}
