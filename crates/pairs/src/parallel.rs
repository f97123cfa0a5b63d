//! May two points run at the same time? Start and join order, within a method and across (the paper asks its user).
//!
//! For each thread `t`, its *region* is what may run beside it:
//!
//! ```text
//! region(t) ∋ p     if p comes after the start of t, on a path without a join of t: in the starting method, in
//!                   methods called from there, and, behind its return, in its callers
//! region(t) ∋ u     if the start of u is in region(t): all of u, and all that u starts
//! region(t) ⊇ region(u)   if u starts t; and all of u, if there are many of it
//! parallel(t, p, u, q) :- p in region(u).    parallel(t, p, u, q) :- q in region(t).
//! many(t) :- the start of t is in region(t).  many(t) :- u starts t, many(u).
//! ```
//!
//! A join counts if what is waited for is the one abstract object that stands for `t`: of a thread that is started once, any
//! such join; of threads started in a loop, a join in the same turn of the loop, or one in a loop of its own, behind which
//! all of them are over (arrays and lists of threads). Where several threads start one, each must wait for its own before
//! it leaves the method that did; else it is beside everything. Threads of an environment that calls many methods at once are beside
//! everything.

mod joins;

use crate::bodies::Bodies;
use crate::points_to::{McId, ObjId, PointsTo, Shape, Spawning};
use crate::stability::Stability;
use crate::threads::{Origin, ThreadId, Threads};
use crate::world::World;
use fixedbitset::FixedBitSet;
use ir::cfg::{Edge, EdgeKind};
use ir::effects::{After, Effect, Joined, Runner, Times};
use ir::{At, BlockId, Const, Id as _, IndexVec, MethodId, Op, Reg, Terminator};
use rustc_hash::{FxHashMap, FxHashSet};

/// What may run beside a thread.
#[derive(Clone, Debug, Default)]
struct Region {
    /// Everything that can run at all.
    everything: bool,
    /// Methods as a whole.
    whole: FixedBitSet,
    /// Parts of methods: for each block, from which instruction on.
    parts: FxHashMap<(McId, BlockId), (u32, u32)>,
    /// Threads as a whole.
    threads: FxHashSet<ThreadId>,
    /// Does the thread go on when the method that started it is over?
    leaves: bool,
    /// Does the thread go on when the one that started it is over?
    outlives: bool,
}

/// Who runs beside whom.
pub(crate) struct Parallel {
    regions: IndexVec<ThreadId, Region>,
    /// The same as if nobody ever waited for a thread.
    unjoined: IndexVec<ThreadId, Region>,
    many: IndexVec<ThreadId, bool>,
    /// The entries from which a thread is started: threads of different entries never meet.
    scenarios: IndexVec<ThreadId, FixedBitSet>,
    dispatcher: IndexVec<ThreadId, bool>,
    /// The pool of one thread that runs it.
    serial: IndexVec<ThreadId, Option<ObjId>>,
}

impl Parallel {
    pub(crate) fn new(
        world: &World<'_>,
        points_to: &PointsTo,
        threads: &Threads,
        bodies: &Bodies<'_>,
        stability: &Stability,
    ) -> Parallel {
        let builder = Builder { world, points_to, threads, bodies, stability };
        let count = threads.all.len();
        let mut parallel = Parallel {
            regions: IndexVec::filled(Region::default(), count),
            unjoined: IndexVec::filled(Region::default(), count),
            many: IndexVec::filled(false, count),
            scenarios: builder.scenarios(),
            serial: IndexVec::new(),
            dispatcher: threads
                .all
                .iter()
                .map(|thread| thread.repeats || is_dispatched(thread.origin))
                .collect(),
        };
        parallel.serial = threads.all.ids().map(|id| builder.serial(id)).collect();
        let mut done: FxHashSet<ThreadId> = FxHashSet::default();
        for id in threads.all.ids() {
            builder.thread(id, &mut parallel, &mut done);
        }
        parallel.close(threads);
        parallel
    }

    /// May thread `one` be at a point while `other` is at another?
    pub(crate) fn holds(&self, one: (ThreadId, McId, At), other: (ThreadId, McId, At)) -> bool {
        if one.0 == other.0 {
            return self.many[one.0] && !self.dispatcher[one.0] && self.serial[one.0].is_none();
        }
        let in_turn = self.serial[one.0].is_some() && self.serial[one.0] == self.serial[other.0];
        if in_turn || (self.dispatcher[one.0] && self.dispatcher[other.0]) {
            return false;
        }
        self.scenarios[one.0].intersection(&self.scenarios[other.0]).next().is_some()
            && (self.regions[one.0].has(other) || self.regions[other.0].has(one))
    }

    /// Threads that are started beside a thread start others beside it, and what runs beside the starter runs beside
    /// what it starts.
    fn close(&mut self, threads: &Threads) {
        let mut changed = true;
        while changed {
            changed = false;
            for (id, thread) in threads.all.entries() {
                let Origin::Spawn { from, .. } = thread.origin else { continue };
                for &starter in threads.running[from].iter().filter(|&&starter| starter != id) {
                    let outlives = self.regions[id].outlives;
                    let theirs = if outlives { &self.unjoined[starter] } else { &self.regions[starter] };
                    let of_starter = theirs.clone();
                    changed |= self.regions[id].extend(&of_starter);
                    changed |= self.many[starter] && self.regions[id].threads.insert(starter);
                    let unjoined = self.unjoined[starter].clone();
                    changed |= self.unjoined[id].extend(&unjoined);
                    for region in &mut self.regions {
                        if region.threads.contains(&starter) {
                            changed |= region.threads.insert(id);
                        }
                    }
                }
            }
        }
    }
}

impl Region {
    fn has(&self, (thread, mc, at): (ThreadId, McId, At)) -> bool {
        self.everything || self.threads.contains(&thread) || self.has_point(mc, at)
    }

    fn has_point(&self, mc: McId, at: At) -> bool {
        let part = self.parts.get(&(mc, at.block));
        self.whole.contains(mc.index()) || part.is_some_and(|&(from, to)| (from..to).contains(&at.index))
    }

    fn extend(&mut self, other: &Region) -> bool {
        let before = (self.everything, self.whole.count_ones(..), self.parts.len(), self.threads.len());
        self.everything |= other.everything;
        self.whole.union_with(&other.whole);
        for (&key, &(from, to)) in &other.parts {
            let part = self.parts.entry(key).or_insert((from, to));
            *part = (part.0.min(from), part.1.max(to));
        }
        self.threads.extend(other.threads.iter().copied());
        before != (self.everything, self.whole.count_ones(..), self.parts.len(), self.threads.len())
    }
}

/// Does control take an edge because an instruction failed?
fn is_failure(edge: &Edge) -> bool {
    edge.kind == EdgeKind::Throw
}

fn is_from_outside(origin: Origin) -> bool {
    matches!(origin, Origin::Environment(_) | Origin::Entry)
}

fn is_dispatched(origin: Origin) -> bool {
    matches!(origin, Origin::Spawn { how, .. } if how.runner == Runner::Dispatcher)
}

/// Is it code that a user interface runs when something happens? Who adds it builds a window, and is done before that is shown, or is the thread
/// of the user interface: so it is taken to come before.
fn is_listener(how: Spawning) -> bool {
    how.runner == Runner::Dispatcher && how.times == Times::Maybe
}

struct Builder<'a, 'p> {
    world: &'a World<'p>,
    points_to: &'a PointsTo,
    threads: &'a Threads,
    bodies: &'a Bodies<'p>,
    stability: &'a Stability,
}

/// A thread whose start is followed.
struct Followed {
    thread: ThreadId,
    from: McId,
    at: At,
    handles: Vec<ObjId>,
    /// Is it started in a loop, or by a method that several threads run?
    in_turns: bool,
    many: bool,
    /// Threads that start when this one is over.
    behind: Vec<ThreadId>,
}

impl Builder<'_, '_> {
    /// For each thread, from which entries it is started.
    fn scenarios(&self) -> IndexVec<ThreadId, FixedBitSet> {
        let count = self.threads.all.len();
        let mut scenarios: IndexVec<ThreadId, FixedBitSet> =
            IndexVec::filled(FixedBitSet::with_capacity(count), count);
        for (id, thread) in self.threads.all.entries() {
            if is_from_outside(thread.origin) {
                scenarios[id].insert(id.index());
            }
        }
        // What initialisers start is there whatever runs afterwards.
        let before = &self.threads.all[ThreadId(0)].reach;
        let mut changed = true;
        while changed {
            changed = false;
            for (id, thread) in self.threads.all.entries() {
                let Origin::Spawn { from, .. } = thread.origin else { continue };
                if before.contains(from.index()) {
                    let all = self.threads.all.entries().filter(|(_, thread)| is_from_outside(thread.origin));
                    all.for_each(|(entry, _)| scenarios[id].insert(entry.index()));
                }
                for &starter in &self.threads.running[from] {
                    let theirs = scenarios[starter].clone();
                    let before = scenarios[id].count_ones(..);
                    scenarios[id].union_with(&theirs);
                    changed |= scenarios[id].count_ones(..) != before;
                }
            }
        }
        scenarios
    }

    /// Starters first: a thread that many threads start is many.
    fn thread(&self, id: ThreadId, parallel: &mut Parallel, done: &mut FxHashSet<ThreadId>) {
        if !done.insert(id) {
            return;
        }
        let thread = &self.threads.all[id];
        let Origin::Spawn { from, at, how } = thread.origin else {
            parallel.many[id] = thread.origin.is_environment();
            parallel.regions[id].everything = thread.origin.is_environment();
            parallel.unjoined[id].everything = thread.origin.is_environment();
            return;
        };
        let starters = &self.threads.running[from];
        for &starter in starters {
            self.thread(starter, parallel, done);
        }
        let by_many =
            starters.iter().any(|&starter| parallel.many[starter] || starter == id) || starters.len() > 1;
        if starters.is_empty() {
            parallel.regions[id].everything = true;
            parallel.unjoined[id].everything = true;
            return;
        }
        let mut followed = self.followed(id, (from, at), how, by_many);
        let mut region = self.beside(&followed, how);
        region.threads.remove(&id);
        if by_many {
            // Each of the methods that start one waits for its own, or nothing is known.
            parallel.many[id] = true;
            region.everything = region.leaves;
            parallel.regions[id] = region;
            parallel.unjoined[id].everything = true;
            return;
        }
        let again = (how.times == Times::Many && !self.fires_once(from, at, how.runner))
            || how.runner == Runner::Loop
            || self.is_made_in_loop(&thread.roots, from, at);
        let many = again || region.has_point(from, at);
        if many && !followed.many {
            followed.many = true;
            region = self.beside(&followed, how);
            region.threads.remove(&id);
        }
        parallel.many[id] = many;
        parallel.regions[id] = region;
        let unknown = Followed { handles: Vec::new(), behind: Vec::new(), ..followed };
        parallel.unjoined[id] = self.beside(&unknown, how);
    }

    fn followed(&self, id: ThreadId, (from, at): (McId, At), how: Spawning, by_many: bool) -> Followed {
        let mut handles = self.handles(from, at, how.handle);
        if how.joined == Joined::Detached && self.goes_on(&self.threads.all[id].roots, from, at) {
            handles.clear();
        }
        let behind = self.behind(&handles);
        for &later in &behind {
            // Who waits for what comes later has waited for this one.
            if let Origin::Spawn { from, at, how } = self.threads.all[later].origin {
                handles.extend(self.handles(from, at, how.handle));
            }
        }
        let in_loop = self.bodies.loop_of(self.points_to.mcs[from].method, at.block).is_some();
        let in_turns = in_loop || by_many;
        Followed { thread: id, from, at, handles, in_turns, many: in_turns, behind }
    }

    fn beside(&self, followed: &Followed, how: Spawning) -> Region {
        let mut region = self.region(followed, how.joined);
        if is_listener(how) {
            region.parts.clear();
            region.whole.clear();
        }
        region
    }

    /// The objects that stand for a thread: itself, what its start returned, the pool it runs in.
    fn handles(&self, from: McId, at: At, handle: Option<ObjId>) -> Vec<ObjId> {
        let mut handles: Vec<ObjId> = handle.into_iter().collect();
        let body = self.world.body(self.points_to.mcs[from].method);
        if let Some(Op::Call { dst, args, .. }) = body.and_then(|body| body.instr(at)).map(|instr| &instr.op)
        {
            let regs = dst.iter().chain(args.first());
            handles.extend(regs.flat_map(|&reg| self.points_to.values(from, reg)));
        }
        let before = self.before(from, at);
        handles.retain(|handle| !before.contains(handle));
        handles.sort_unstable();
        handles.dedup();
        handles
    }

    /// Is the thread over before what it runs is? The task of an asynchronous delegate ends at its first `await`.
    fn goes_on(&self, roots: &[McId], from: McId, at: At) -> bool {
        let is_async = |mc: McId| {
            self.world.program.methods()[self.points_to.mcs[mc].method].flags.has(ir::MethodFlags::ASYNC)
        };
        let instr = self.world.body(self.points_to.mcs[from].method).and_then(|body| body.instr(at));
        let spawns = |effect: &Effect| matches!(effect, Effect::Spawn(_));
        roots.iter().any(|&root| is_async(root))
            && instr.is_some_and(|instr| self.bodies.effects_of(&instr.op).iter().any(spawns))
    }

    /// Is it a timer without a period? What starts it again is another start.
    fn fires_once(&self, from: McId, at: At, runner: Runner) -> bool {
        let method = self.points_to.mcs[from].method;
        let instr = self.world.body(method).and_then(|body| body.instr(at));
        let Some(Op::Call { args, .. }) = instr.map(|instr| &instr.op) else { return false };
        let period = args.last().and_then(|&period| self.bodies.constant(method, at, period));
        runner == Runner::Timer && matches!(period, Some(Const::Int(_, ..0)))
    }

    /// Is the code that a thread runs made again and again, and perhaps started all at once?
    fn is_made_in_loop(&self, roots: &[McId], from: McId, start: At) -> bool {
        let around_start = self.bodies.loop_of(self.points_to.mcs[from].method, start.block);
        let runs = |method: MethodId| roots.iter().any(|&root| self.points_to.mcs[root].method == method);
        self.points_to.objs.entries().any(|(id, obj)| match &obj.shape {
            Shape::Delegate(delegate) if runs(delegate.callee.method) => {
                let made = self.points_to.made_at(id);
                let around = made.and_then(|(method, at)| self.bodies.loop_of(method, at.block));
                around.is_some() && around != around_start
            }
            _ => false,
        })
    }

    /// What a thread is started in, if that runs one after the other.
    fn serial(&self, id: ThreadId) -> Option<ObjId> {
        let Origin::Spawn { from, at, .. } = self.threads.all[id].origin else { return None };
        let body = self.world.body(self.points_to.mcs[from].method)?;
        let Op::Call { args, .. } = &body.instr(at)?.op else { return None };
        self.single_thread(from, args).or_else(|| self.exclusive(from, at, args))
    }

    /// The pair of schedulers whose exclusive one is the last argument of a start.
    fn exclusive(&self, from: McId, at: At, args: &[Reg]) -> Option<ObjId> {
        let (name, of) = self.bodies.giving_call(self.points_to.mcs[from].method, at, *args.last()?)?;
        let [pair] = self.points_to.values(from, *of.first()?)[..] else { return None };
        (name == "get_ExclusiveScheduler" && self.stability.is_single(pair)).then_some(pair)
    }

    /// The pool that a start is called on, if it has a single thread.
    fn single_thread(&self, from: McId, args: &[Reg]) -> Option<ObjId> {
        let [pool] = self.points_to.values(from, *args.first()?)[..] else { return None };
        // Several pools that are made at one place have a thread each.
        let (method, made) = self.points_to.made_at(pool).filter(|_| self.stability.is_single(pool))?;
        let made = &self.world.body(method)?.instr(made)?.op;
        let callee = made.callee()?;
        let name = self.world.program.names.get(self.world.program.methods()[callee.method].name);
        name.starts_with("newSingleThread").then_some(pool)
    }

    /// The continuations of a task, and theirs.
    fn behind(&self, handles: &[ObjId]) -> Vec<ThreadId> {
        let mut behind: Vec<ThreadId> = Vec::new();
        let mut known: Vec<ObjId> = handles.to_vec();
        let mut changed = true;
        while changed {
            changed = false;
            for (id, thread) in self.threads.all.entries() {
                let Origin::Spawn { from, at, how } = thread.origin else { continue };
                let before = self.before(from, at);
                if !behind.contains(&id) && matches!(before[..], [one] if known.contains(&one)) {
                    behind.push(id);
                    known.extend(self.handles(from, at, how.handle));
                    changed = true;
                }
            }
        }
        behind
    }

    /// The tasks that must be over before a start takes place.
    fn before(&self, from: McId, at: At) -> Vec<ObjId> {
        let instr = self.world.body(self.points_to.mcs[from].method).and_then(|body| body.instr(at));
        let Some(instr) = instr else { return Vec::new() };
        let target = self.bodies.effects_of(&instr.op).into_iter().find_map(|effect| match effect {
            Effect::Spawn(spawn) => match spawn.after {
                After::All(target) | After::Any(target) => self.bodies.target_reg(&instr.op, target),
                After::Nothing | After::Both(..) => None,
            },
            _ => None,
        });
        target.map(|reg| self.points_to.values(from, reg)).unwrap_or_default()
    }

    fn region(&self, followed: &Followed, joined: Joined) -> Region {
        let mut region =
            Region { whole: FixedBitSet::with_capacity(self.points_to.mcs.len()), ..Region::default() };
        self.beside_at_start(followed, &mut region);
        if joined == Joined::Joined {
            return region;
        }
        let mut stack = vec![(followed.from, followed.at.block, followed.at.index + 1)];
        let mut left: FxHashSet<McId> = FxHashSet::default();
        while let Some((mc, block, index)) = stack.pop() {
            let known = region.parts.get(&(mc, block)).copied();
            if known.is_some_and(|(from, _)| from <= index) {
                continue;
            }
            let end = self.walk_block(followed, &mut region, mc, block, index);
            let to = known.map_or(end.to, |(_, to)| to.max(end.to));
            region.parts.insert((mc, block), (index, to));
            if end.joined {
                continue;
            }
            let method = self.points_to.mcs[mc].method;
            let facts = self.bodies.facts(method);
            let may_fail = self.may_fail(method, block, index);
            for edge in facts.cfg.succs(block) {
                let is_taken =
                    (may_fail || !is_failure(edge)) && !self.bodies.is_never_taken(method, block, edge.to);
                if is_taken && !self.leaves_joining_loop(followed, mc, block, edge.to) {
                    stack.push((mc, edge.to, 0));
                }
            }
            let exits = facts.cfg.exits(block);
            // A call that might fail takes its caller with it, as a rule; a method that does fail leads to whoever catches.
            if self.fails(method, block) {
                self.add_catching(mc, &mut FxHashSet::default(), &mut stack);
            }
            if exits.normal && left.insert(mc) {
                region.leaves |= mc == followed.from;
                self.leave_root(&mut region, mc);
                let callers = self.threads.callers[mc].iter();
                stack.extend(callers.map(|&(caller, at)| (caller, at.block, at.index + 1)));
            }
        }
        region
    }

    /// May an instruction of a block fail, from this one on?
    fn may_fail(&self, method: MethodId, block: BlockId, index: u32) -> bool {
        let mut instrs = self.world.body(method).into_iter().flat_map(|body| &body.blocks[block].instrs);
        instrs.by_ref().skip(index as usize).any(|instr| instr.op.can_throw())
    }

    /// Does the block throw, with nobody in the method to catch?
    fn fails(&self, method: MethodId, block: BlockId) -> bool {
        let throws =
            |body: &ir::Body| matches!(body.blocks[block].end, Terminator::Throw(_) | Terminator::Rethrow(_));
        self.world.body(method).is_some_and(throws) && self.bodies.facts(method).cfg.exits(block).exceptional
    }

    /// The handlers around the calls of a method that fails, in its callers or theirs.
    fn add_catching(&self, mc: McId, seen: &mut FxHashSet<McId>, stack: &mut Vec<(McId, BlockId, u32)>) {
        if !seen.insert(mc) {
            return;
        }
        for &(caller, at) in &self.threads.callers[mc] {
            let facts = self.bodies.facts(self.points_to.mcs[caller].method);
            let handlers = facts.cfg.succs(at.block).iter().filter(|edge| is_failure(edge));
            let before = stack.len();
            stack.extend(handlers.map(|edge| (caller, edge.to, 0)));
            if stack.len() == before || facts.cfg.exits(at.block).exceptional {
                self.add_catching(caller, seen, stack);
            }
        }
    }

    /// The method that a thread begins with is over; that of a user interface goes on with any other.
    fn leave_root(&self, region: &mut Region, mc: McId) {
        for &thread in &self.threads.running[mc] {
            let thread = &self.threads.all[thread];
            if thread.roots.contains(&mc) {
                region.outlives = true;
                if thread.repeats {
                    thread.roots.iter().for_each(|&root| self.add_whole(region, root));
                }
            }
        }
    }

    /// Others that are started by the same call run beside it.
    fn beside_at_start(&self, followed: &Followed, region: &mut Region) {
        let started = self.threads.spawns.get(&followed.from).into_iter().flatten();
        let others = started.filter(|&&(at, thread)| at == followed.at && thread != followed.thread);
        region.threads.extend(others.map(|&(_, thread)| thread));
    }

    /// What is beside the thread in one block, from an instruction on.
    fn walk_block(
        &self,
        followed: &Followed,
        region: &mut Region,
        mc: McId,
        block: BlockId,
        index: u32,
    ) -> Walked {
        let Some(body) = self.world.body(self.points_to.mcs[mc].method) else {
            return Walked { to: index, joined: false };
        };
        let len = body.blocks[block].instrs.len() as u32;
        let join = (index..len).find(|&next| self.is_join(followed, mc, At { block, index: next }));
        let range = index..join.unwrap_or(len);
        // Whoever awaits lets other events come in between.
        let awaits = |at: u32| {
            matches!(
                body.blocks[block].instrs.get(at as usize).map(|instr| &instr.op),
                Some(Op::Await { .. })
            )
        };
        if (index..=range.end).any(awaits) {
            self.leave_root(region, mc);
        }
        for &(at, callee) in &self.threads.callees[mc] {
            if at.block == block && range.contains(&at.index) {
                self.add_whole(region, callee);
            }
        }
        for &(at, thread) in self.threads.spawns.get(&mc).into_iter().flatten() {
            if at.block == block && range.contains(&at.index) && !followed.behind.contains(&thread) {
                region.threads.insert(thread);
            }
        }
        Walked { to: join.unwrap_or(len + 1), joined: join.is_some() }
    }

    /// A method as a whole, and what it calls and starts.
    fn add_whole(&self, region: &mut Region, mc: McId) {
        let mut stack = vec![mc];
        while let Some(mc) = stack.pop() {
            if region.whole.put(mc.index()) {
                continue;
            }
            region
                .threads
                .extend(self.threads.spawns.get(&mc).into_iter().flatten().map(|&(_, thread)| thread));
            stack.extend(self.threads.callees[mc].iter().map(|&(_, callee)| callee));
        }
    }
}

/// How far a walk through a block came.
struct Walked {
    to: u32,
    joined: bool,
}
