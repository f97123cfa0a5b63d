//! All analyses of a program, in the order in which they depend on each other (Chord, Figure 1).

use crate::accesses::{self, Access, AccessId, Kind, Location};
use crate::bodies::Bodies;
use crate::config::Harness;
use crate::entries::{self, Entry};
use crate::escape::Escape;
use crate::locks::{Grip, Held, Locks};
use crate::order::Order;
use crate::parallel::Parallel;
use crate::points_to::{self, Coarse, Fast, McId, ObjId, PointsTo, Shape, Start};
use crate::publication::Publication;
use crate::stability::Stability;
use crate::threads::{Origin, Thread, ThreadId, Threads};
use crate::ways::{Call, Ways};
use crate::world::World;
use ir::cfg::{AccessPath, Root};
use ir::effects::{Runner, Times};
use ir::{At, IndexVec, MethodId, Place, Reg};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::rc::Rc;

/// Points-to sets, and what they were computed for.
pub(crate) struct Solved {
    pub(crate) points_to: PointsTo,
    pub(crate) entries: Vec<Entry>,
    pub(crate) problems: Vec<String>,
}

/// Finds entries and computes points-to sets, with as many contexts as the budget allows.
pub(crate) fn solve<'p>(world: &World<'p>, bodies: &Bodies<'p>) -> Solved {
    let mut problems = Vec::new();
    let closed = entries::closed(world);
    let is_forced = matches!(world.config.harness, Harness::Claimed | Harness::Public);
    if !closed.is_empty() && !is_forced {
        let points_to = points_to_sets(world, &closed, &mut problems);
        if world.config.harness == Harness::None || reaches_half(world, &points_to) {
            return Solved { points_to, entries: closed, problems };
        }
    }
    let mut entries = closed;
    let known: FxHashSet<MethodId> = entries.iter().map(|entry| entry.start.method).collect();
    entries.extend(
        entries::harness(world, bodies).into_iter().filter(|entry| !known.contains(&entry.start.method)),
    );
    if entries.is_empty() {
        problems.push("nothing to analyse: there is no main, no test and no public type".to_owned());
    }
    let points_to = points_to_sets(world, &entries, &mut problems);
    Solved { points_to, entries, problems }
}

/// All methods that are called from outside, whether the program is closed or not.
pub(crate) fn starts<'p>(world: &World<'p>, bodies: &Bodies<'p>) -> Vec<Start> {
    let entries = entries::closed(world).into_iter().chain(entries::harness(world, bodies));
    entries.map(|entry| entry.start).collect()
}

/// So often contexts are given up where they multiply, before they are given up everywhere.
const ATTEMPTS: usize = 5;

fn points_to_sets(world: &World<'_>, entries: &[Entry], problems: &mut Vec<String>) -> PointsTo {
    let starts: Vec<Start> = entries.iter().map(|entry| entry.start.clone()).collect();
    let (mut k, mut coarse) = (world.config.k, Coarse::default());
    for _ in 0..ATTEMPTS {
        let heavy = match points_to::analyse::<Fast>(world, k, &coarse, &starts, world.config.facts) {
            Ok(points_to) => return points_to,
            Err(heavy) => heavy,
        };
        k = k.saturating_sub(1).max(1);
        coarse.extend(heavy);
        problems.push(format!(
            "contexts are too many for this program: those of {k} allocation sites are used, and none in {} methods",
            coarse.len()
        ));
    }
    problems.push("contexts are too many for this program: none are used".to_owned());
    let points_to = points_to::analyse::<Fast>(world, 0, &coarse, &starts, usize::MAX);
    points_to.expect("there is no limit")
}

/// Do the entries reach at least half of the methods that the program has?
fn reaches_half(world: &World<'_>, points_to: &PointsTo) -> bool {
    let own = world
        .program
        .methods()
        .iter()
        .filter(|method| method.own_body().is_some() && world.is_own(method.owner));
    let reached: FxHashSet<MethodId> = points_to.mcs.iter().map(|mc| mc.method).collect();
    reached.len() * 2 >= own.count()
}

/// What is held at one place.
type HeldHere = Rc<Vec<Held>>;

/// What the stages ask.
pub(crate) struct Analysis<'a, 'p> {
    pub(crate) world: &'a World<'p>,
    pub(crate) bodies: &'a Bodies<'p>,
    pub(crate) points_to: &'a PointsTo,
    pub(crate) entries: &'a [Entry],
    pub(crate) threads: &'a Threads,
    pub(crate) parallel: Parallel,
    pub(crate) order: Order<'a, 'p>,
    pub(crate) escape: Escape,
    pub(crate) publication: Publication<'a, 'p>,
    pub(crate) stability: &'a Stability,
    pub(crate) locks: Locks<'a, 'p>,
    ways: Ways<'a, 'p>,
    pub(crate) accesses: IndexVec<AccessId, Access>,
    /// Contexts of each method in which a thread runs it.
    pub(crate) run_in: FxHashMap<MethodId, Vec<McId>>,
    empty: RefCell<FxHashMap<ObjId, bool>>,
    unpublished: RefCell<FxHashMap<AccessId, bool>>,
    own: RefCell<FxHashMap<AccessId, bool>>,
    held: RefCell<FxHashMap<(McId, At), HeldHere>>,
}

impl<'a, 'p> Analysis<'a, 'p> {
    pub(crate) fn new(
        world: &'a World<'p>,
        bodies: &'a Bodies<'p>,
        solved: &'a Solved,
        threads: &'a Threads,
        stability: &'a Stability,
    ) -> Analysis<'a, 'p> {
        let points_to = &solved.points_to;
        let mut run_in: FxHashMap<MethodId, Vec<McId>> = FxHashMap::default();
        for (mc, entry) in points_to.mcs.entries() {
            if !threads.running[mc].is_empty() {
                run_in.entry(entry.method).or_default().push(mc);
            }
        }
        Analysis {
            world,
            bodies,
            points_to,
            entries: &solved.entries,
            threads,
            parallel: Parallel::new(world, points_to, threads, bodies, stability),
            order: Order::new(world, points_to, threads, bodies),
            escape: Escape::new(world, points_to, threads, &solved.entries),
            publication: Publication::new(world, bodies, points_to, stability, threads),
            stability,
            locks: Locks::new(world, bodies, points_to, stability, threads),
            ways: Ways::new(world, points_to, threads),
            accesses: accesses::accesses(world, bodies),
            run_in,
            empty: RefCell::default(),
            unpublished: RefCell::default(),
            own: RefCell::default(),
            held: RefCell::default(),
        }
    }

    /// The calls from a thread's root to a method, outermost first.
    pub(crate) fn way(&self, thread: ThreadId, mc: McId) -> Vec<Call> {
        self.ways.to(&self.locks, thread, mc)
    }

    /// Does a thread come to a method only while some object is being prepared?
    pub(crate) fn is_preparation(&self, thread: ThreadId, mc: McId) -> bool {
        self.ways.is_preparation(&self.locks, thread, mc)
    }

    /// What an access touches in a context.
    pub(crate) fn locations(&self, id: AccessId, mc: McId) -> Vec<Location> {
        let mut locations = accesses::locations(self.world, self.points_to, &self.accesses[id], mc);
        locations
            .retain(|location| !matches!(location, Location::Contents(obj) if self.is_empty_array(*obj)));
        locations
    }

    /// Is it an array of no elements? Then nobody touches one.
    fn is_empty_array(&self, obj: ObjId) -> bool {
        if !matches!(self.points_to.objs[obj].shape, Shape::Array) {
            return false;
        }
        let mut known = self.empty.borrow_mut();
        *known.entry(obj).or_insert_with(|| {
            let made = self.points_to.made_at(obj);
            made.is_some_and(|(method, at)| self.bodies.makes_empty_array(method, at))
        })
    }

    /// Has nobody else the object yet?
    pub(crate) fn is_unpublished(&self, id: AccessId) -> bool {
        let Access { method, at, base, .. } = self.accesses[id];
        let mut known = self.unpublished.borrow_mut();
        *known
            .entry(id)
            .or_insert_with(|| base.is_some_and(|base| self.publication.is_unpublished(method, at, base)))
    }

    /// Is the object the one that the running thread was started on?
    pub(crate) fn is_own(&self, id: AccessId) -> bool {
        let Access { method, at, base, .. } = self.accesses[id];
        let mut known = self.own.borrow_mut();
        *known.entry(id).or_insert_with(|| {
            base.is_some_and(|base| self.publication.is_own(method, at, base)) || self.is_own_element(id)
        })
    }

    /// Is it an element whose number is that of the turn of a parallel loop?
    fn is_own_element(&self, id: AccessId) -> bool {
        let Access { method, at, kind: Kind::Element, .. } = self.accesses[id] else { return false };
        let instr = self.world.body(method).and_then(|body| body.instr(at));
        let Some(Place::Element { indices, .. }) = instr.and_then(|instr| instr.op.place()) else {
            return false;
        };
        let is_turn = |thread: &Thread| match thread.origin {
            Origin::Spawn { how, .. } => how.runner == Runner::Loop && how.times == Times::Many,
            _ => false,
        };
        let is_root =
            |thread: &&Thread| thread.roots.iter().any(|&root| self.points_to.mcs[root].method == method);
        let first_param = self.bound(method);
        let mut roots = self.threads.all.iter().filter(is_root).peekable();
        roots.peek().is_some()
            && roots.all(is_turn)
            && indices.iter().any(|&index| {
                let path = self.bodies.path(method, at, index);
                path.steps.is_empty() && path.root == Root::Entry(Reg(first_param as u32))
            })
    }

    /// How many arguments of a method that runs as a delegate it has from where that was made.
    fn bound(&self, method: MethodId) -> usize {
        let delegates = self.points_to.objs.iter().filter_map(|obj| match &obj.shape {
            Shape::Delegate(delegate) if delegate.callee.method == method => Some(delegate.bound.len()),
            _ => None,
        });
        let def = &self.world.program.methods()[method];
        delegates.max().unwrap_or(def.entry_registers() - def.params.len())
    }

    /// What is held before an instruction.
    pub(crate) fn held(&self, mc: McId, at: At) -> HeldHere {
        let mut known = self.held.borrow_mut();
        Rc::clone(known.entry((mc, at)).or_insert_with(|| Rc::new(self.locks.held(mc, at))))
    }

    /// What is held at an access to some memory: a collection that locks itself is, too.
    pub(crate) fn held_by(&self, id: AccessId, mc: McId, location: Location) -> HeldHere {
        let access = &self.accesses[id];
        let held = self.held(mc, access.at);
        if !accesses::locks_itself(self.world, self.points_to, access, location) {
            return held;
        }
        let obj = location.object();
        let itself = Held {
            path: None,
            obj,
            objects: obj.into_iter().collect(),
            grip: Grip::MONITOR,
            taken: (access.method, Some(access.at)),
        };
        Rc::new(held.iter().cloned().chain([itself]).collect())
    }

    /// How the accessed object is reached.
    pub(crate) fn base_path(&self, id: AccessId) -> Option<AccessPath> {
        let Access { method, at, base, kind, .. } = self.accesses[id];
        let mut path = self.bodies.path(method, at, base?);
        if kind == Kind::Address {
            path.steps.pop()?;
        }
        Some(path)
    }
}
