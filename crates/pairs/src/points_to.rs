//! Points-to analysis and call graph, at once: inclusion-based, field-sensitive, k-object-sensitive (Milanova, Rountev
//! and Ryder, TOSEM 2005; Chord, Section 2.2.2).
//!
//! - An instance method runs in the context of its receiver, a static one in that of its caller, a lambda in that of
//!   the method around it.
//! - Exceptions are one object per class, and reach every handler of that class.
//! - A struct is an object; an address is an object that stands for a variable.
//! - The initialiser of a type runs when the type is first seen.
//!
//! `build` reads instructions, `calls` links calls, `library_calls` does what the library would do. What is special comes in by
//! plugins: `reflection`, `iterators`. All of them only add
//! nodes, edges and watches; a [`Solver`] does the rest.

mod build;
mod calls;
mod casts;
mod harness;
mod heavy;
mod ids;
mod iterators;
mod library_calls;
mod naive;
mod plugin;
mod reflection;
mod sets;
mod solver;

#[cfg(test)]
mod tests;

pub(crate) use ids::{ContextId, McId, NodeId, Obj, ObjId, Shape, Site, SiteId, Slot};
pub(crate) use naive::Naive;
pub(crate) use solver::{Fast, Filter, Solver};

use crate::world::World;
use calls::{Call, Run};
use ids::{Contexts, MethodContext, WatchId};
use ir::effects::{Joined, Runner, Times};
use ir::{At, FieldId, Id as _, IndexVec, MethodId, NameId, Reg, TypeId};
use plugin::Plugin;
use reflection::Making;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::rc::Rc;

/// A method that is called from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Start {
    /// The method.
    pub method: MethodId,
    /// The class of the object it is called on, which the harness makes.
    pub on: Option<TypeId>,
}

/// How a method is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum EdgeKind {
    /// By a call, on the same thread.
    Call,
    /// By the start of a thread.
    Spawn(Spawning),
}

/// How a thread is started.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spawning {
    /// Where it runs.
    pub runner: Runner,
    /// How often.
    pub times: Times,
    /// Whether the call waits for it.
    pub joined: Joined,
    /// The object that stands for it, where one does.
    pub handle: Option<ObjId>,
}

/// One edge of the call graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CallEdge {
    /// Who calls.
    pub from: McId,
    /// Where.
    pub at: At,
    /// Whom.
    pub to: McId,
    /// How.
    pub kind: EdgeKind,
}

/// What a node's objects are used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Watch {
    LoadField {
        dst: NodeId,
        field: FieldId,
    },
    StoreField {
        src: NodeId,
        field: FieldId,
    },
    AddrField {
        dst: NodeId,
        field: FieldId,
    },
    LoadContents {
        dst: NodeId,
    },
    StoreContents {
        src: NodeId,
    },
    AddrContents {
        dst: NodeId,
    },
    LoadIndirect {
        dst: NodeId,
    },
    StoreIndirect {
        src: NodeId,
    },
    /// What an address points to, or the object itself.
    Deref {
        dst: NodeId,
    },
    LoadMember {
        dst: NodeId,
        name: NameId,
    },
    StoreMember {
        src: NodeId,
        name: NameId,
    },
    Invoke(u32),
    Run(u32),
    /// Starts the thread that an object stands for.
    Start(u32),
    /// Ties code to an object.
    Tie {
        code: NodeId,
    },
    /// Runs the code that is tied to an object.
    Fire(u32),
    /// Runs the iterator method whose values an object is.
    Resume(u32),
    /// Makes an object of the type that an object stands for.
    Make(u32),
}

/// The analysis under way.
pub(crate) struct Engine<'w, 'p, S> {
    world: &'w World<'p>,
    k: usize,
    solver: S,
    contexts: Contexts,
    sites: IndexVec<SiteId, Site>,
    site_ids: FxHashMap<Site, SiteId>,
    objs: IndexVec<ObjId, Obj>,
    obj_ids: FxHashMap<(SiteId, ContextId), ObjId>,
    mcs: IndexVec<McId, MethodContext>,
    mc_ids: FxHashMap<MethodContext, McId>,
    contexts_of: FxHashMap<MethodId, usize>,
    /// Methods that have no contexts.
    coarse: &'w Coarse,
    /// The node of register 0; that of the result follows behind the registers.
    bases: IndexVec<McId, NodeId>,
    slots: FxHashMap<Slot, NodeId>,
    /// What nodes that are no registers stand for.
    slot_of: FxHashMap<NodeId, Slot>,
    watches: IndexVec<WatchId, Watch>,
    calls: Vec<Call>,
    /// Which of them have been linked to which methods.
    linked: FxHashSet<(u32, McId)>,
    runs: Vec<Run>,
    edges: Vec<CallEdge>,
    edge_set: FxHashSet<CallEdge>,
    seen_types: FxHashSet<TypeId>,
    initialisers: Vec<McId>,
    starts: Vec<McId>,
    pending: VecDeque<McId>,
    library: FxHashSet<(McId, At, MethodId)>,
    /// The methods whose results objects are.
    frames: FxHashMap<ObjId, McId>,
    makings: Vec<Making>,
    /// Whose callbacks run where.
    fired: FxHashSet<(u32, ObjId)>,
    plugins: Rc<Vec<Box<dyn Plugin<S>>>>,
}

/// What came out.
pub(crate) struct PointsTo {
    pub(crate) k: usize,
    pub(crate) objs: IndexVec<ObjId, Obj>,
    pub(crate) sites: IndexVec<SiteId, Site>,
    pub(crate) mcs: IndexVec<McId, MethodContext>,
    pub(crate) edges: Vec<CallEdge>,
    /// Initialisers of types.
    pub(crate) initialisers: Vec<McId>,
    /// What the given starts became, in their order.
    pub(crate) starts: Vec<McId>,
    pub(crate) facts: usize,
    pub(crate) contexts: Contexts,
    bases: IndexVec<McId, NodeId>,
    slots: FxHashMap<Slot, NodeId>,
    slot_of: FxHashMap<NodeId, Slot>,
    objects: IndexVec<NodeId, Box<[ObjId]>>,
}

impl PointsTo {
    /// What a register may point to.
    pub(crate) fn reg(&self, mc: McId, reg: Reg) -> &[ObjId] {
        self.objects.get(NodeId(self.bases[mc].0 + reg.0)).map_or(&[], |objects| objects)
    }

    /// What a slot may point to.
    pub(crate) fn slot(&self, slot: Slot) -> &[ObjId] {
        self.slots.get(&slot).and_then(|&node| self.objects.get(node)).map_or(&[], |objects| objects)
    }

    /// All slots that hold something, in a fixed order.
    pub(crate) fn heap(&self) -> Vec<(Slot, &[ObjId])> {
        let mut nodes: Vec<(NodeId, Slot)> = self.slot_of.iter().map(|(&node, &slot)| (node, slot)).collect();
        nodes.sort_unstable_by_key(|(node, _)| *node);
        nodes.into_iter().map(|(node, slot)| (slot, &*self.objects[node])).collect()
    }

    /// The allocation sites of a context, nearest first.
    pub(crate) fn context_sites(&self, id: ContextId) -> &[SiteId] {
        self.contexts.get(id)
    }

    /// The slot that an address points to.
    pub(crate) fn pointee(&self, obj: ObjId) -> Option<Slot> {
        match self.objs[obj].shape {
            Shape::Address(node) => self.slot_of.get(&node).copied(),
            _ => None,
        }
    }

    /// The objects of a register, with those that addresses lead to in place of the addresses.
    pub(crate) fn values(&self, mc: McId, reg: Reg) -> Vec<ObjId> {
        let mut values: Vec<ObjId> = Vec::new();
        for &obj in self.reg(mc, reg) {
            match self.objs[obj].shape {
                Shape::Address(node) => values.extend(&*self.objects[node]),
                _ => values.push(obj),
            }
        }
        values.sort_unstable();
        values.dedup();
        values
    }

    /// Where an object is made, if an instruction makes it.
    pub(crate) fn made_at(&self, obj: ObjId) -> Option<(MethodId, At)> {
        match self.sites[self.objs[obj].site] {
            Site::At(method, at) => Some((method, at)),
            _ => None,
        }
    }
}

/// Methods that have no contexts.
pub(crate) type Coarse = FxHashSet<MethodId>;

/// Runs the analysis; if there are more facts than allowed, says in which methods they became so many.
pub(crate) fn analyse<S: Solver>(
    world: &World<'_>,
    k: usize,
    coarse: &Coarse,
    starts: &[Start],
    most: usize,
) -> Result<PointsTo, Coarse> {
    let mut engine: Engine<'_, '_, S> = Engine::new(world, k, coarse);
    for start in starts {
        engine.begin(start);
    }
    if engine.solve(most) { Ok(engine.finish()) } else { Err(heavy::methods(&engine)) }
}

impl<'w, 'p, S: Solver> Engine<'w, 'p, S> {
    fn new(world: &'w World<'p>, k: usize, coarse: &'w Coarse) -> Self {
        Engine {
            world,
            k,
            solver: S::default(),
            contexts: Contexts::new(),
            sites: IndexVec::new(),
            site_ids: FxHashMap::default(),
            objs: IndexVec::new(),
            obj_ids: FxHashMap::default(),
            mcs: IndexVec::new(),
            mc_ids: FxHashMap::default(),
            contexts_of: FxHashMap::default(),
            coarse,
            bases: IndexVec::new(),
            slots: FxHashMap::default(),
            slot_of: FxHashMap::default(),
            watches: IndexVec::new(),
            calls: Vec::new(),
            linked: FxHashSet::default(),
            runs: Vec::new(),
            edges: Vec::new(),
            edge_set: FxHashSet::default(),
            seen_types: FxHashSet::default(),
            initialisers: Vec::new(),
            starts: Vec::new(),
            pending: VecDeque::new(),
            library: FxHashSet::default(),
            frames: FxHashMap::default(),
            makings: Vec::new(),
            fired: FxHashSet::default(),
            plugins: Rc::new(plugin::plugins()),
        }
    }

    /// Works until nothing is new; false if that becomes too much.
    fn solve(&mut self, most: usize) -> bool {
        loop {
            while let Some(mc) = self.pending.pop_front() {
                self.read_body(mc);
            }
            let Engine { world, objs, sites, solver, .. } = self;
            let passes =
                |filter: Filter, obj: ObjId| casts::passes(world, &objs[obj], &sites[objs[obj].site], filter);
            let Some(news) = solver.step(&passes, objs.len()) else {
                if self.pending.is_empty() {
                    return true;
                }
                continue;
            };
            for watch in news.watches {
                for &obj in &news.objects {
                    self.react(self.watches[watch], obj);
                }
            }
            if self.solver.facts() > most {
                return false;
            }
        }
    }

    fn finish(self) -> PointsTo {
        let nodes = self.bases.iter().map(|base| base.index());
        let last = nodes.chain(self.slot_of.keys().map(|node| node.index())).max().map_or(0, |last| last + 1);
        let registers = self.mcs.iter().map(|mc| self.registers(mc.method) + 1).max().unwrap_or(0);
        let end = self.node_count().min(last + registers);
        PointsTo {
            k: self.k,
            facts: self.solver.facts(),
            contexts: self.contexts,
            objects: (0..end).map(|node| self.solver.objects(NodeId::from_index(node)).into()).collect(),
            objs: self.objs,
            sites: self.sites,
            mcs: self.mcs,
            edges: self.edges,
            initialisers: self.initialisers,
            starts: self.starts,
            bases: self.bases,
            slots: self.slots,
            slot_of: self.slot_of,
        }
    }

    fn registers(&self, method: MethodId) -> usize {
        self.world.body(method).map_or(0, |body| body.regs.len())
    }

    fn watch(&mut self, node: NodeId, watch: Watch) {
        let id = self.watches.push(watch);
        for obj in self.solver.watch(node, id) {
            self.react(watch, obj);
        }
    }

    fn react(&mut self, watch: Watch, obj: ObjId) {
        match watch {
            Watch::LoadField { dst, field } => {
                let slot = self.field_slot(obj, field);
                self.solver.add_edge(slot, dst, None);
            }
            Watch::StoreField { src, field } => {
                let slot = self.field_slot(obj, field);
                self.solver.add_edge(src, slot, None);
            }
            Watch::AddrField { dst, field } => {
                let slot = self.field_slot(obj, field);
                self.add_address(slot, dst);
            }
            Watch::LoadContents { dst } => {
                let slot = self.slot(Slot::Contents(obj));
                self.solver.add_edge(slot, dst, None);
            }
            Watch::StoreContents { src } => {
                let slot = self.slot(Slot::Contents(obj));
                self.solver.add_edge(src, slot, None);
            }
            Watch::AddrContents { dst } => {
                let slot = self.slot(Slot::Contents(obj));
                self.add_address(slot, dst);
            }
            Watch::LoadIndirect { dst } => {
                if let Shape::Address(node) = self.objs[obj].shape {
                    self.solver.add_edge(node, dst, None);
                }
            }
            Watch::StoreIndirect { src } => {
                if let Shape::Address(node) = self.objs[obj].shape {
                    self.solver.add_edge(src, node, None);
                }
            }
            Watch::Deref { dst } => match self.objs[obj].shape {
                Shape::Address(node) => self.solver.add_edge(node, dst, None),
                _ => self.solver.add_object(dst, obj),
            },
            Watch::LoadMember { dst, name } => {
                if let Some(slot) = self.member_slot(obj, name) {
                    self.solver.add_edge(slot, dst, None);
                }
            }
            Watch::StoreMember { src, name } => {
                if let Some(slot) = self.member_slot(obj, name) {
                    self.solver.add_edge(src, slot, None);
                }
            }
            Watch::Invoke(call) => self.invoke(call, obj),
            Watch::Run(run) => self.run_code(run, obj, None),
            Watch::Start(run) => self.start_thread(run, obj),
            Watch::Tie { code } => {
                let slot = self.slot(Slot::Body(obj));
                self.solver.add_edge(code, slot, None);
            }
            Watch::Resume(run) => self.resume_frame(run, obj),
            Watch::Make(making) => self.make(making, obj),
            // What is tied may have callbacks of its own: a source of tokens that is linked to another.
            Watch::Fire(run) if self.fired.insert((run, obj)) => {
                let slot = self.slot(Slot::Body(obj));
                self.watch(slot, Watch::Run(run));
                self.watch(slot, Watch::Fire(run));
            }
            Watch::Fire(_) => {}
        }
    }

    fn field_slot(&mut self, obj: ObjId, field: FieldId) -> NodeId {
        self.slot(Slot::Field(obj, field))
    }

    fn member_slot(&mut self, obj: ObjId, name: NameId) -> Option<NodeId> {
        let field = self.world.hierarchy.field_named(self.objs[obj].class?, name)?;
        Some(self.slot(Slot::Field(obj, field)))
    }

    fn add_address(&mut self, slot: NodeId, dst: NodeId) {
        let site = self.site(Site::Address(slot));
        let address =
            Obj { site, context: ContextId::EMPTY, class: None, shape: Shape::Address(slot), table: None };
        let obj = self.object(address);
        self.solver.add_object(dst, obj);
    }

    fn slot(&mut self, slot: Slot) -> NodeId {
        if let Some(&node) = self.slots.get(&slot) {
            return node;
        }
        let node = self.solver.add_nodes(1);
        self.slots.insert(slot, node);
        self.slot_of.insert(node, slot);
        node
    }

    /// A node of which nobody asks what it stands for.
    fn temporary(&mut self) -> NodeId {
        self.solver.add_nodes(1)
    }

    fn site(&mut self, site: Site) -> SiteId {
        if let Some(&known) = self.site_ids.get(&site) {
            return known;
        }
        let id = self.sites.push(site.clone());
        self.site_ids.insert(site, id);
        id
    }

    fn object(&mut self, obj: Obj) -> ObjId {
        let key = (obj.site, obj.context);
        if let Some(&known) = self.obj_ids.get(&key) {
            return known;
        }
        let id = self.objs.push(obj);
        self.obj_ids.insert(key, id);
        id
    }

    /// How long the contexts of a method are.
    fn k_of(&self, method: MethodId) -> usize {
        if self.coarse.contains(&method) { 0 } else { self.k }
    }

    /// An object that is made in a context, seen from one site less than the method that makes it.
    fn object_in(&mut self, site: Site, context: ContextId, class: Option<TypeId>, shape: Shape) -> ObjId {
        let k = site.method().map_or(self.k, |method| self.k_of(method));
        let site = self.site(site);
        let context = self.contexts.truncated(context, k.saturating_sub(1));
        self.object(Obj { site, context, class, shape, table: None })
    }

    /// The context of methods that are called on an object.
    fn context_of(&mut self, obj: ObjId) -> ContextId {
        let Obj { site, context, .. } = self.objs[obj];
        self.contexts.of_object(site, context, self.k)
    }

    /// The method in that context; it is read when it is new.
    fn mc(&mut self, method: MethodId, context: ContextId) -> McId {
        let mut key = MethodContext { method, context: self.contexts.truncated(context, self.k_of(method)) };
        if let Some(&known) = self.mc_ids.get(&key) {
            return known;
        }
        let count = self.contexts_of.entry(method).or_default();
        *count += 1;
        if *count > self.world.config.contexts_per_method {
            key.context = ContextId::EMPTY;
            if let Some(&known) = self.mc_ids.get(&key) {
                return known;
            }
        }
        let base = self.solver.add_nodes(self.registers(method) + 1);
        let id = self.mcs.push(key);
        self.bases.push(base);
        self.mc_ids.insert(key, id);
        self.pending.push_back(id);
        self.see_type(self.world.program.methods()[method].owner);
        id
    }

    /// A type is used: its initialiser runs.
    fn see_type(&mut self, ty: TypeId) {
        if !self.seen_types.insert(ty) {
            return;
        }
        if let Some(initialiser) = self.world.hierarchy.initialiser(ty) {
            let mc = self.mc(initialiser, ContextId::EMPTY);
            self.initialisers.push(mc);
        }
    }

    fn node_count(&self) -> usize {
        let slots = self.slot_of.keys().map(|node| node.index() + 1).max().unwrap_or(0);
        let registers = self.bases.entries();
        let ends = registers.map(|(mc, base)| base.index() + self.registers(self.mcs[mc].method) + 1);
        ends.max().unwrap_or(0).max(slots)
    }

    fn reg(&self, mc: McId, reg: Reg) -> NodeId {
        NodeId(self.bases[mc].0 + reg.0)
    }

    fn result(&self, mc: McId) -> NodeId {
        NodeId(self.bases[mc].0 + self.registers(self.mcs[mc].method) as u32)
    }
}
