//! What stays as it is: fields that are only written by constructors, objects that are in one field of one owner, objects of
//! which there is only one. Locks that are reached through such things can be compared.

use crate::bodies::Bodies;
use crate::points_to::{McId, ObjId, PointsTo, Site, Slot};
use crate::threads::{Origin, Threads};
use crate::world::World;
use fixedbitset::FixedBitSet;
use ir::cfg::{AccessPath, Def, Root, Step};
use ir::{At, Body, FieldFlags, FieldId, Id as _, MethodFlags, MethodId, Op, Place, Program, Reg};
use rustc_hash::{FxHashMap, FxHashSet};

/// Facts about what does not change.
pub(crate) struct Stability {
    written_late: FxHashSet<FieldId>,
    /// Those of them into which something else than null is written.
    changed_late: FxHashSet<FieldId>,
    /// At how many places each field is written.
    stores: FxHashMap<FieldId, u32>,
    shared_values: FxHashSet<FieldId>,
    /// Those of them of which two objects may hold the same, or which may hold what a thread was started on.
    equal_values: FxHashSet<FieldId>,
    single: FixedBitSet,
}

impl Stability {
    pub(crate) fn new(
        world: &World<'_>,
        bodies: &Bodies<'_>,
        points_to: &PointsTo,
        threads: &Threads,
    ) -> Stability {
        let mut stability = Stability {
            written_late: FxHashSet::default(),
            changed_late: FxHashSet::default(),
            stores: FxHashMap::default(),
            shared_values: FxHashSet::default(),
            equal_values: FxHashSet::default(),
            single: FixedBitSet::with_capacity(points_to.objs.len()),
        };
        stability.look_at_stores(world, bodies);
        stability.look_at_holders(points_to);
        stability.look_at_begun(world.program, points_to, threads);
        stability.look_for_singles(world.program, bodies, points_to, threads);
        stability
    }

    /// Is the field written by constructors and initialisers only?
    pub(crate) fn is_final(&self, world: &World<'_>, field: FieldId) -> bool {
        let is_final = world.program.fields()[field].flags.has(FieldFlags::READONLY);
        is_final || !self.written_late.contains(&field)
    }

    /// Does the field hold what constructors put there, as long as it holds something?
    pub(crate) fn is_kept(&self, world: &World<'_>, field: FieldId) -> bool {
        self.is_final(world, field) || !self.changed_late.contains(&field)
    }

    /// Is there one place that writes the field, so that it most likely is written once?
    pub(crate) fn is_set_once(&self, field: FieldId) -> bool {
        self.stores.get(&field) == Some(&1)
    }

    /// Has each object in the field one owner only?
    fn is_owning(&self, field: FieldId) -> bool {
        !self.shared_values.contains(&field)
    }

    /// Do the steps lead to the same object at any time?
    pub(crate) fn are_final(&self, world: &World<'_>, steps: &[Step]) -> bool {
        steps.iter().all(|step| matches!(step, Step::Field(field) if self.is_final(world, *field)))
    }

    /// Do the steps lead to the same object at any time, if they lead to one?
    pub(crate) fn are_kept(&self, world: &World<'_>, steps: &[Step]) -> bool {
        steps.iter().all(|step| matches!(step, Step::Field(field) if self.is_kept(world, *field)))
    }

    /// Do the steps lead to objects that nothing else leads to?
    pub(crate) fn are_owning(&self, steps: &[Step]) -> bool {
        steps.iter().all(|step| matches!(step, Step::Field(field) if self.is_owning(*field)))
    }

    /// Do the steps lead from different objects to different ones, and never to one that a thread was started on? Something else, a
    /// future or a list, may lead there, too.
    pub(crate) fn are_injective(&self, steps: &[Step]) -> bool {
        steps.iter().all(|step| matches!(step, Step::Field(field) if !self.equal_values.contains(field)))
    }

    /// Is there only one object of that sort?
    pub(crate) fn is_single(&self, obj: ObjId) -> bool {
        self.single.contains(obj.index())
    }

    fn look_at_stores(&mut self, world: &World<'_>, bodies: &Bodies<'_>) {
        // Where what is made somewhere is put into a field: who puts it there twice gives it two owners.
        let mut stored: FxHashMap<(FieldId, MethodId, At), At> = FxHashMap::default();
        for (method, def) in world.program.methods().entries() {
            let Some(body) = world.body(method) else { continue };
            let during_construction =
                def.flags.has(MethodFlags::CONSTRUCTOR) || def.flags.has(MethodFlags::STATIC_CONSTRUCTOR);
            for (at, instr) in body.instrs() {
                let (Op::Store { place: Place::Field { field, .. } | Place::Static { field, .. }, .. }
                | Op::AddrOf { place: Place::Field { field, .. } | Place::Static { field, .. }, .. }) =
                    &instr.op
                else {
                    continue;
                };
                if !during_construction || world.program.fields()[*field].owner != def.owner {
                    self.written_late.insert(*field);
                    if !is_store_of_null(bodies, method, at, &instr.op) {
                        self.changed_late.insert(*field);
                    }
                }
                if let Op::Store { src, .. } = &instr.op
                    && !is_store_of_null(bodies, method, at, &instr.op)
                {
                    *self.stores.entry(*field).or_default() += 1;
                    let made = made_for_store(bodies, body, (method, at), *src);
                    let first = made.map(|made| *stored.entry((*field, method, made)).or_insert(at));
                    if first != Some(at) {
                        self.shared_values.insert(*field);
                        self.equal_values.insert(*field);
                    }
                }
            }
        }
    }

    /// An object that is in two fields, in a collection, in a static field, has no owner.
    fn look_at_holders(&mut self, points_to: &PointsTo) {
        let mut holder: FxHashMap<ObjId, Option<FieldId>> = FxHashMap::default();
        let mut in_field: FxHashMap<ObjId, FieldId> = FxHashMap::default();
        for (slot, objects) in points_to.heap() {
            let field = match slot {
                Slot::Field(_, field) => Some(field),
                Slot::Static(_) | Slot::Contents(_) | Slot::Body(_) => None,
                Slot::Thrown => continue,
            };
            for &obj in objects {
                if let Some(field) = field {
                    let first = *in_field.entry(obj).or_insert(field);
                    if first != field {
                        self.equal_values.extend([first, field]);
                    }
                }
                let known = holder.entry(obj).or_insert(field);
                if *known != field {
                    self.shared_values.extend(known.iter().chain(field.iter()).copied());
                    *known = None;
                }
                if known.is_none() {
                    self.shared_values.extend(field);
                }
            }
        }
    }

    /// What a thread was started on is its own, and another's that has it in a field.
    fn look_at_begun(&mut self, program: &Program, points_to: &PointsTo, threads: &Threads) {
        let started = threads.all.iter().filter(|thread| matches!(thread.origin, Origin::Spawn { .. }));
        let mut begun_on: FxHashSet<ObjId> = FxHashSet::default();
        for &root in started.flat_map(|thread| &thread.roots) {
            let registers = program.methods()[points_to.mcs[root].method].entry_registers();
            let objects = (0..registers).flat_map(|reg| points_to.reg(root, Reg(reg as u32)));
            begun_on.extend(objects.copied());
        }
        for (slot, objects) in points_to.heap() {
            if let Slot::Field(_, field) = slot
                && objects.iter().any(|obj| begun_on.contains(obj))
            {
                self.equal_values.insert(field);
            }
        }
    }

    /// Objects made by code that runs once; objects that stand for types.
    fn look_for_singles(
        &mut self,
        program: &Program,
        bodies: &Bodies<'_>,
        points_to: &PointsTo,
        threads: &Threads,
    ) {
        let once = runs_once(program, bodies, points_to, threads);
        let mut contexts: FxHashMap<MethodId, usize> = FxHashMap::default();
        points_to.mcs.iter().for_each(|mc| *contexts.entry(mc.method).or_default() += 1);
        let makers: FxHashSet<MethodId> = once
            .ones()
            .map(|mc| points_to.mcs[McId::from_index(mc)].method)
            .filter(|method| contexts.get(method) == Some(&1))
            .collect();
        for (id, obj) in points_to.objs.entries() {
            let is_single = match points_to.sites[obj.site] {
                Site::Class(_) => true,
                Site::At(method, at) => {
                    makers.contains(&method) && bodies.loop_of(method, at.block).is_none()
                }
                _ => false,
            };
            self.single.set(id.index(), is_single);
        }
    }
}

/// Where a method makes what it stores, if it does so for this very store: in the same turn of the same loop.
fn made_for_store(bodies: &Bodies<'_>, body: &Body, (method, at): (MethodId, At), value: Reg) -> Option<At> {
    let AccessPath { root: Root::Def(Def::Instr(made)), steps } = bodies.path(method, at, value) else {
        return None;
    };
    let is_made = steps.is_empty() && is_making(&body.instr(made)?.op);
    let in_same_turn = bodies.loop_of(method, made.block) == bodies.loop_of(method, at.block);
    (is_made && in_same_turn).then_some(made)
}

fn is_store_of_null(bodies: &Bodies<'_>, method: MethodId, at: At, op: &Op) -> bool {
    let Op::Store { src, .. } = op else { return false };
    let path = bodies.path(method, at, *src);
    matches!(path.root, Root::Def(Def::Instr(place)) if path.steps.is_empty() && bodies.is_null(method, place))
}

/// Does an instruction make what it gives?
pub(crate) fn is_making(op: &Op) -> bool {
    matches!(op, Op::New { .. } | Op::NewArray { .. } | Op::NewCell { .. } | Op::Delegate { .. })
}

/// Methods that run at most once: initialisers of types, `main`, and what one of them calls at one place, outside of loops.
fn runs_once(program: &Program, bodies: &Bodies<'_>, points_to: &PointsTo, threads: &Threads) -> FixedBitSet {
    let mut once = FixedBitSet::with_capacity(points_to.mcs.len());
    let begun: FxHashSet<McId> = threads.all.iter().flat_map(|thread| thread.roots.iter().copied()).collect();
    for thread in &threads.all {
        // Constructors that a harness calls run once for each object that somebody makes.
        let is_initialiser = |root: McId| {
            let method = &program.methods()[points_to.mcs[root].method];
            method.flags.has(MethodFlags::STATIC_CONSTRUCTOR)
        };
        let runs_once = |root: &&McId| match thread.origin {
            Origin::Before => is_initialiser(**root),
            Origin::Entry => !thread.repeats,
            _ => false,
        };
        let roots = thread.roots.iter().filter(|&&root| threads.callers[root].is_empty());
        roots.filter(runs_once).for_each(|root| once.insert(root.index()));
    }
    let mut stack: Vec<McId> = once.ones().map(McId::from_index).collect();
    while let Some(mc) = stack.pop() {
        for &(at, callee) in &threads.callees[mc] {
            let is_only_call = threads.callers[callee].len() == 1 && !begun.contains(&callee);
            let in_loop = bodies.loop_of(points_to.mcs[mc].method, at.block).is_some();
            if is_only_call && !in_loop && !once.put(callee.index()) {
                stack.push(callee);
            }
        }
    }
    once
}
