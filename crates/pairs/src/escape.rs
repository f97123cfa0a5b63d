//! Which objects threads can share at all (Chord, Section 2.2.3).
//!
//! ```text
//! E(h) :- A(i, n, h), I_fork(i).      an argument of the start of a thread
//! E(h) :- E(h'), F(h', f, h).         in a field of a shared object
//! E(h) :- h = h0.                     in a static field
//! ```
//!
//! Values of thread-local variables are not shared by their variable, unless they flow into tasks or somebody lists those of all
//! threads. An object that each call of the environment has for
//! itself is no argument of a start.

use crate::entries::{Company, Entry, Sharing};
use crate::hierarchy::short_name;
use crate::points_to::{EdgeKind, McId, ObjId, PointsTo, Site, Slot};
use crate::threads::Threads;
use crate::world::World;
use fixedbitset::FixedBitSet;
use ir::effects::Fact;
use ir::{Body, FieldFlags, Id as _, Method, MethodId, Reg, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The objects that may be shared.
pub(crate) struct Escape {
    shared: FixedBitSet,
}

impl Escape {
    pub(crate) fn new(
        world: &World<'_>,
        points_to: &PointsTo,
        threads: &Threads,
        entries: &[Entry],
    ) -> Escape {
        let mut inside: FxHashMap<ObjId, Vec<ObjId>> = FxHashMap::default();
        let mut stack: Vec<ObjId> = Vec::new();
        let listed = listed(world, points_to);
        for (slot, objects) in points_to.heap() {
            match slot {
                Slot::Static(field) => {
                    if !world.program.fields()[field].flags.has(FieldFlags::THREAD_LOCAL) {
                        stack.extend(objects);
                    }
                }
                Slot::Contents(of) if is_thread_local(world, points_to, of) && !listed.contains(&of) => {}
                Slot::Field(of, _) | Slot::Contents(of) | Slot::Body(of) => {
                    inside.entry(of).or_default().extend(objects);
                }
                Slot::Thrown => {}
            }
        }
        add_delegates(points_to, &mut inside);
        stack.extend(arguments_of_starts(world, points_to, threads, entries));
        stack.extend(of_harness(points_to, entries));
        let mut shared = FixedBitSet::with_capacity(points_to.objs.len());
        while let Some(obj) = stack.pop() {
            if !shared.put(obj.index()) {
                stack.extend(inside.get(&obj).into_iter().flatten());
                // What an address points to is as shared as the address.
                stack.extend(points_to.pointee(obj).and_then(owner));
            }
        }
        for (index, _) in points_to.objs.entries() {
            if points_to
                .pointee(index)
                .is_some_and(|slot| owner(slot).is_none_or(|owner| shared.contains(owner.index())))
            {
                shared.insert(index.index());
            }
        }
        Escape { shared }
    }

    /// May several threads have the object?
    pub(crate) fn is_shared(&self, obj: ObjId) -> bool {
        self.shared.contains(obj.index())
    }

    /// How many objects may be shared.
    pub(crate) fn len(&self) -> usize {
        self.shared.count_ones(..)
    }
}

fn owner(slot: Slot) -> Option<ObjId> {
    match slot {
        Slot::Field(obj, _) | Slot::Contents(obj) | Slot::Body(obj) => Some(obj),
        Slot::Static(_) | Slot::Thrown => None,
    }
}

/// Has each thread a value of its own? What an `AsyncLocal` holds goes along into the tasks that are started.
fn is_thread_local(world: &World<'_>, points_to: &PointsTo, obj: ObjId) -> bool {
    points_to.objs[obj].class.is_some_and(|class| {
        world.facts(class).has(Fact::ThreadLocal) && short_name(world.program, class) != "AsyncLocal"
    })
}

/// Thread-local variables that somebody asks for the values of all threads.
fn listed(world: &World<'_>, points_to: &PointsTo) -> FxHashSet<ObjId> {
    let methods = world.program.methods().entries();
    let lists = |method: &Method| {
        world.program.names.get(method.name) == "get_Values"
            && world.facts(method.owner).has(Fact::ThreadLocal)
    };
    let listing: FxHashSet<MethodId> =
        methods.filter(|(_, method)| lists(method)).map(|(id, _)| id).collect();
    let mut listed = FxHashSet::default();
    if listing.is_empty() {
        return listed;
    }
    for (mc, entry) in points_to.mcs.entries() {
        for (_, instr) in world.body(entry.method).into_iter().flat_map(Body::instrs) {
            if let Some((callee, args)) = instr.op.call()
                && listing.contains(&callee.method)
            {
                listed.extend(args.first().into_iter().flat_map(|&this| points_to.values(mc, this)));
            }
        }
    }
    listed
}

/// A delegate holds what it binds.
fn add_delegates(points_to: &PointsTo, inside: &mut FxHashMap<ObjId, Vec<ObjId>>) {
    for (id, obj) in points_to.objs.entries() {
        if let crate::points_to::Shape::Delegate(delegate) = &obj.shape {
            let bound = delegate.bound.iter().flat_map(|&reg| points_to.reg(delegate.made_in, reg));
            inside.entry(id).or_default().extend(bound);
        }
    }
}

/// Everything that a started method gets: receiver, captures, parameters. The object that stands for the thread, too.
fn arguments_of_starts(
    world: &World<'_>,
    points_to: &PointsTo,
    threads: &Threads,
    entries: &[Entry],
) -> Vec<ObjId> {
    let mut arguments = Vec::new();
    for edge in &points_to.edges {
        if let EdgeKind::Spawn(how) = edge.kind {
            arguments.extend(entry_objects(world, points_to, edge.to));
            arguments.extend(how.handle);
        }
    }
    let is_shared = |root: McId| {
        let mut starts = entries.iter().zip(&points_to.starts).filter(|(_, start)| **start == root);
        starts.any(|(entry, _)| entry.arguments == Sharing::Shared)
    };
    for thread in threads.all.iter().filter(|thread| thread.origin.is_environment()) {
        for &root in thread.roots.iter().filter(|&&root| is_shared(root)) {
            let method = &world.program.methods()[points_to.mcs[root].method];
            let first = method.captures.len() as u32 + u32::from(method.has_receiver());
            let regs = first..method.entry_registers() as u32;
            arguments.extend(regs.flat_map(|reg| points_to.reg(root, Reg(reg))));
        }
    }
    arguments
}

fn entry_objects<'a>(
    world: &World<'_>,
    points_to: &'a PointsTo,
    mc: McId,
) -> impl Iterator<Item = ObjId> + use<'a> {
    let count = world.program.methods()[points_to.mcs[mc].method].entry_registers() as u32;
    (0..count).flat_map(move |reg| points_to.reg(mc, Reg(reg)).iter().copied())
}

/// The objects on which the environment calls methods, unless each call has its own.
fn of_harness(points_to: &PointsTo, entries: &[Entry]) -> Vec<ObjId> {
    let is_shared = |class: TypeId| {
        let mut of_class = entries.iter().filter(|entry| entry.start.on == Some(class));
        of_class.any(|entry| {
            entry.sharing == Sharing::Shared && matches!(entry.company, Company::Together | Company::Requests)
        })
    };
    let objects = points_to.objs.entries();
    let made = objects
        .filter(|(_, obj)| matches!(points_to.sites[obj.site], Site::Harness(class) if is_shared(class)));
    made.map(|(id, _)| id).collect()
}
