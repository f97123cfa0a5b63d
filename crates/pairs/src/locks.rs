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

mod callers;
mod common;
mod grip;
mod local;
mod makers;
mod releases;

pub(crate) use common::{Common, Guarded};
pub(crate) use grip::{Grip, Sort};

use crate::bodies::Bodies;
use crate::points_to::{McId, ObjId, PointsTo, Site};
use crate::stability::Stability;
use crate::threads::{Calls, Origin, Threads};
use crate::world::World;
use ir::cfg::{AccessPath, Root};
use ir::effects::Mode;
use ir::{At, Const, IndexVec, MethodId, Reg, TyId};
use local::Local;
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
                    Some(known) => callers::meet(known, &passed),
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

/// The object, if it is the only one.
fn only(objects: &[ObjId]) -> Option<ObjId> {
    match *objects {
        [one] => Some(one),
        _ => None,
    }
}
