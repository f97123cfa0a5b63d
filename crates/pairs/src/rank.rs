//! How sure we are of a race: what the program itself says about the memory (the beliefs of `RacerX`, Engler and Ashcraft, SOSP 2003).
//!
//! Who takes a lock at most accesses of a field believes that it needs one; the access without it is the mistake. Where nobody ever
//! takes a lock and only a harness has two threads, there may be nothing to guard.
//!
//! | points | why |
//! |---|---|
//! | +4 | one side holds the lock that at least half of the accesses of this memory hold, the other does not |
//! | +3 | one side holds a lock that some of them hold, the other does not |
//! | +1 | or else: only one method holds it, which is the only one of its class that locks, and several others do not |
//! | -4 | or else: both sides hold it, each that of what it accesses: that two threads mean two locks is hard to believe |
//! | +2 | neither side holds the lock that at least half of them hold |
//! | -2 | the side without that lock holds another one |
//! | +1 | that lock hangs on the accessed object: it itself, or something in it |
//! | +2, +1 | both threads, or one of them, are started by the program itself, not by a harness; or by a server, and the memory is in the object that serves |
//! | +2 | the memory is certainly one place: a static field, the only object of its sort, the object that all callers share |
//! | +1 | its owner, which is certainly one, makes it in its constructor or keeps it in a field |
//! | -2 | neither: two threads may well have two of them |
//! | +2 | or else: neither side holds a lock, but most methods of the class that both are in take one |
//! | -2 | elements of an array |
//! | -5 | a compiler keeps there what a class literal means: whoever comes first, it is the same |
//! | -2 | the class waits on its own objects: it may keep an order that locks do not show |
//! | -3 | a harness calls a side without a lock, but the program itself does so under one (`duties`) |
//! | -5 | or else: the program itself only does so while it prepares an object |
//! | -3 | a side is a setter without a lock: it is up to its callers when they fill in an object; it may ask first whether it is late |
//! | -2 | a side is in a method that people call to look at an object: `toString`, `hashCode`, `equals` |
//! | -3 | a side is only come to while an object is prepared: in a constructor, in `init`, `boot`, `open`, `recover`… |

use crate::accesses::{AccessId, Deed, Kind, Location};
use crate::analysis::Analysis;
use crate::claims::is_by_habit;
use crate::duties::{Care, Duties};
use crate::locks::Held;
use crate::points_to::{McId, ObjId, Site, SiteId, Slot};
use crate::stages::{Instance, Pair};
use crate::threads::{Caller, Origin, ThreadId};
use ir::cfg::{AccessPath, Root, Step};
use ir::effects::Effect;
use ir::{At, FieldId, MethodFlags, MethodId, Op, Program, Reg, TypeId, Visibility};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Memory as people tell it apart: fields by their name, the rest by where it is made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Memory {
    Field(FieldId),
    Contents(SiteId),
}

impl Memory {
    pub(crate) fn of(analysis: &Analysis<'_, '_>, location: Location) -> Memory {
        match location {
            Location::Static(field) | Location::Field(_, field) => Memory::Field(field),
            Location::Contents(obj) => Memory::Contents(analysis.points_to.objs[obj].site),
        }
    }
}

/// How sure we are, in a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Confidence {
    /// It is possible; nothing else speaks for it.
    Low,
    /// Something speaks for it.
    Medium,
    /// The program contradicts itself.
    High,
}

impl Confidence {
    fn of(points: i32) -> Confidence {
        match points {
            6.. => Confidence::High,
            3..=5 => Confidence::Medium,
            _ => Confidence::Low,
        }
    }

    /// The word.
    pub fn name(self) -> &'static str {
        match self {
            Confidence::Low => "low",
            Confidence::Medium => "medium",
            Confidence::High => "high",
        }
    }
}

/// A lock, told so that two accesses of one field can be compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Guard {
    /// Over so many members up from the accessed object, and then down over these fields.
    Hanging(usize, Vec<FieldId>),
    /// In a static field, or a type.
    Global(u32, Vec<FieldId>),
    /// One abstract object.
    Object(ObjId),
}

/// What all accesses of some memory have in common.
#[derive(Clone, Debug, Default)]
struct Belief {
    accesses: usize,
    /// The lock that most of them hold, and how many do.
    guard: Option<(Guard, usize)>,
    /// The one method that holds it, if several others do not.
    loner: Option<MethodId>,
}

/// Rates races.
pub(crate) struct Ranking<'r, 'a, 'p> {
    pub(crate) analysis: &'r Analysis<'a, 'p>,
    beliefs: FxHashMap<Memory, Belief>,
    /// Objects of each site.
    by_site: FxHashMap<SiteId, Vec<ObjId>>,
    /// Classes most of whose public methods take the lock of the object as a whole.
    locking: FxHashSet<TypeId>,
    /// Classes that wait on their own objects.
    waiting: FxHashSet<TypeId>,
    duties: Duties<'r, 'a, 'p>,
}

/// Owners of owners are asked so far.
const DEEPEST: u32 = 4;

/// So many methods that do without a lock make the one that takes it the exception.
const MANY: usize = 3;

/// So many contexts of an access are asked for its locks: more seldom say something else.
const CONTEXTS: usize = 8;

impl<'r, 'a, 'p> Ranking<'r, 'a, 'p> {
    /// Learns what is believed of some memory.
    pub(crate) fn new(analysis: &'r Analysis<'a, 'p>, wanted: &BTreeSet<Memory>) -> Ranking<'r, 'a, 'p> {
        let mut by_site: FxHashMap<SiteId, Vec<ObjId>> = FxHashMap::default();
        for (id, obj) in analysis.points_to.objs.entries() {
            by_site.entry(obj.site).or_default().push(id);
        }
        let program = analysis.world.program;
        let locking = program.types().ids().filter(|&class| usually_locks(program, class)).collect();
        let waiting = waiting_classes(analysis);
        let duties = Duties::new(analysis);
        let mut ranking =
            Ranking { analysis, beliefs: FxHashMap::default(), by_site, locking, waiting, duties };
        let mut guards: BTreeMap<Memory, Vec<(MethodId, BTreeSet<Guard>)>> = BTreeMap::new();
        for (id, access) in analysis.accesses.entries() {
            let is_told = ranking.is_constructing(access.method) || is_by_habit(program, access.method);
            if is_told || analysis.is_unpublished(id) {
                continue;
            }
            let contexts = analysis.run_in.get(&access.method).into_iter().flatten().take(CONTEXTS);
            let mut held: BTreeMap<Memory, BTreeSet<Guard>> = BTreeMap::new();
            for &mc in contexts {
                for location in analysis.locations(id, mc) {
                    let memory = Memory::of(analysis, location);
                    if wanted.contains(&memory) {
                        let here = ranking.guards(id, mc, location);
                        let known = held.entry(memory).or_insert_with(|| here.clone());
                        known.retain(|guard| here.contains(guard));
                    }
                }
            }
            for (memory, held) in held {
                guards.entry(memory).or_default().push((access.method, held));
            }
        }
        ranking.beliefs = guards.into_iter().map(|(memory, held)| (memory, belief(&held))).collect();
        ranking
    }

    /// The locks that are held at an access.
    fn guards(&self, id: AccessId, mc: McId, location: Location) -> BTreeSet<Guard> {
        let base = self.analysis.base_path(id);
        let mut guards = BTreeSet::new();
        let field = match self.analysis.accesses[id].kind {
            Kind::Field(field) | Kind::Static(field) => Some(field),
            _ => None,
        };
        // What a field holds cannot guard the field.
        let is_value = |path: &AccessPath| field.is_some() && fields(&path.steps).last().copied() == field;
        let held = self.analysis.held_by(id, mc, location);
        for held in held.iter().filter(|held| !held.path.as_ref().is_some_and(is_value)) {
            guards.extend(held.obj.map(Guard::Object));
            let Some(path) = &held.path else { continue };
            guards.extend(base.as_ref().and_then(|base| hanging(base, path)));
            let global = match path.root {
                Root::Static(_, field) => Some(field.0),
                Root::Type(ty) => Some(ty.0),
                _ => None,
            };
            guards.extend(global.map(|root| Guard::Global(root, fields(&path.steps))));
        }
        guards
    }

    /// Points in a word. Without a harness, all threads are the program's own: that alone speaks for a race.
    pub(crate) fn confidence(&self, points: i32) -> Confidence {
        let is_open = self.analysis.threads.all.iter().any(|thread| thread.origin.is_environment());
        let least = if is_open { Confidence::Low } else { Confidence::Medium };
        Confidence::of(points).max(least)
    }

    /// How sure we are of a race; see the table above.
    pub(crate) fn points(&self, pair: Pair, instance: &Instance) -> i32 {
        let kinds = self.analysis.accesses[pair.0].kind;
        let methods = [self.analysis.accesses[pair.0].method, self.analysis.accesses[pair.1].method];
        let is_sure = |thread: ThreadId| match self.analysis.threads.all[thread].origin {
            Origin::Environment(Caller::Harness) => false,
            Origin::Environment(Caller::Server) => self.is_served(instance.location),
            _ => true,
        };
        let of_program = i32::from(is_sure(instance.threads.0)) + i32::from(is_sure(instance.threads.1));
        let any = |says: &dyn Fn(MethodId) -> bool| i32::from(methods.iter().any(|&method| says(method)));
        self.of_locks(pair, instance).max(self.of_class(pair, instance))
            + of_program
            + self.of_object(instance.location)
            - 2 * i32::from(kinds == Kind::Element)
            - 5 * i32::from(self.is_class_literal(instance.location))
            - 2 * i32::from(self.is_by_protocol(instance.location))
            - 2 * any(&|method| self.is_looking(method))
            - self.of_callers(pair, instance).max(3 * i32::from(self.is_preparation(instance)))
            - 3 * i32::from(self.is_bare_setter(pair, instance))
    }

    /// What locks say.
    fn of_locks(&self, pair: Pair, instance: &Instance) -> i32 {
        let Some((guard, count, accesses)) = self.guard_of(instance.location) else { return 0 };
        let is_habit = self.is_habit(instance.location);
        let holds = |id: AccessId, mc: McId| self.guards(id, mc, instance.location).contains(guard);
        let sides = (holds(pair.0, instance.contexts.0), holds(pair.1, instance.contexts.1));
        let is_usual = count * 2 >= accesses;
        if sides == (true, true) && self.is_lasting(guard) {
            return -4;
        }
        let points = match (sides.0 || sides.1, is_usual) {
            (true, _) if is_habit => 1,
            (true, true) => 4,
            (true, false) => 3,
            (false, true) => 2,
            (false, false) => return 0,
        };
        let held = self.held(pair, instance);
        let is_other = sides.0 != sides.1 && !held.0.is_empty() && !held.1.is_empty();
        points + i32::from(matches!(guard, Guard::Hanging(0, _))) - 2 * i32::from(is_other)
    }

    /// Is the lock of some memory taken by one method alone, the only one of its class that locks at all?
    fn is_habit(&self, location: Location) -> bool {
        let loner = self.beliefs.get(&Memory::of(self.analysis, location)).and_then(|belief| belief.loner);
        let types = self.analysis.world.program.types();
        let class = loner.map(|method| self.analysis.world.program.methods()[method].owner);
        let methods = class.into_iter().flat_map(|class| &types[class].methods);
        let locks = |method: MethodId| !self.analysis.locks.acquisitions(method).is_empty();
        loner.is_some_and(locks) && methods.filter(|&&method| locks(method)).count() == 1
    }

    /// Does a guard hang on what is accessed in a way that never changes?
    fn is_lasting(&self, guard: &Guard) -> bool {
        let Guard::Hanging(_, fields) = guard else { return false };
        fields.iter().all(|&field| self.analysis.stability.is_kept(self.analysis.world, field))
    }

    fn held(&self, pair: Pair, instance: &Instance) -> (Rc<Vec<Held>>, Rc<Vec<Held>>) {
        let at = (self.analysis.accesses[pair.0].at, self.analysis.accesses[pair.1].at);
        (self.analysis.held(instance.contexts.0, at.0), self.analysis.held(instance.contexts.1, at.1))
    }

    fn guard_of(&self, location: Location) -> Option<(&Guard, usize, usize)> {
        let belief = self.beliefs.get(&Memory::of(self.analysis, location))?;
        belief.guard.as_ref().map(|(guard, count)| (guard, *count, belief.accesses))
    }

    /// The evidence, in words.
    pub(crate) fn reason(&self, instance: &Instance) -> Option<String> {
        let (_, count, accesses) = self.guard_of(instance.location)?;
        Some(format!("{count} of {accesses} accesses to this memory hold the same lock"))
    }

    /// How likely it is that two threads have the same object.
    fn of_object(&self, location: Location) -> i32 {
        location.object().map_or(2, |obj| self.sureness(obj, DEEPEST))
    }

    fn sureness(&self, obj: ObjId, depth: u32) -> i32 {
        let points_to = self.analysis.points_to;
        if self.analysis.stability.is_single(obj) {
            return 2;
        }
        let object = &points_to.objs[obj];
        let maker = match points_to.sites[object.site] {
            Site::Harness(_) | Site::Class(_) | Site::Shared(_) => return 2,
            Site::At(method, _) => method,
            _ => return -2,
        };
        let Some(owner) = self.owner(object.context).filter(|_| depth > 0) else {
            return if self.is_constructing(maker) { 1 } else { -2 };
        };
        if self.is_constructing(maker) || self.keeps(owner, obj) {
            return self.sureness(owner, depth - 1).min(1);
        }
        -2
    }

    /// Is the memory in an object that a server hands requests to, or in a part of it?
    fn is_served(&self, location: Location) -> bool {
        let points_to = self.analysis.points_to;
        let serves = |obj: ObjId| matches!(points_to.sites[points_to.objs[obj].site], Site::Harness(_));
        location.object().is_some_and(|obj| {
            let owner = self.owner(points_to.objs[obj].context);
            serves(obj) || owner.is_some_and(|owner| serves(owner) && self.keeps(owner, obj))
        })
    }

    /// Has an object another in one of its fields?
    fn keeps(&self, owner: ObjId, obj: ObjId) -> bool {
        let points_to = self.analysis.points_to;
        let world = self.analysis.world;
        let classes = points_to.objs[owner].class.map(|class| world.hierarchy.classes(class));
        let mut fields = classes.into_iter().flatten().flat_map(|class| &world.program.types()[class].fields);
        fields.any(|&field| points_to.slot(Slot::Field(owner, field)).contains(&obj))
    }

    /// The object whose method made others: the one of that site, if there is one.
    fn owner(&self, context: crate::points_to::ContextId) -> Option<ObjId> {
        let site = self.analysis.points_to.context_sites(context).first()?;
        match self.by_site.get(site)?[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// Do both sides lack a lock that most methods of their class take?
    fn of_class(&self, pair: Pair, instance: &Instance) -> i32 {
        let accesses = (&self.analysis.accesses[pair.0], &self.analysis.accesses[pair.1]);
        let methods = self.analysis.world.program.methods();
        let class = methods[accesses.0.method].owner;
        let held = self.held(pair, instance);
        let is_bare = held.0.is_empty() && held.1.is_empty();
        let is_outlier =
            is_bare && methods[accesses.1.method].owner == class && self.locking.contains(&class);
        2 * i32::from(is_outlier)
    }

    fn is_preparation(&self, instance: &Instance) -> bool {
        self.analysis.is_preparation(instance.threads.0, instance.contexts.0)
            || self.analysis.is_preparation(instance.threads.1, instance.contexts.1)
    }

    /// Does a side hold no lock in a method that does nothing but store its parameter?
    fn is_bare_setter(&self, pair: Pair, instance: &Instance) -> bool {
        let held = self.held(pair, instance);
        (held.0.is_empty() && self.is_setter(pair.0)) || (held.1.is_empty() && self.is_setter(pair.1))
    }

    /// Is it the store of the one parameter of a method that does nothing else, or is called after what it sets?
    fn is_setter(&self, id: AccessId) -> bool {
        let access = &self.analysis.accesses[id];
        let Some(body) = self.analysis.world.body(access.method) else { return false };
        let method = &self.analysis.world.program.methods()[access.method];
        if access.deed != Deed::Write || method.params.len() != 1 {
            return false;
        }
        let is_store = |op: &Op| matches!(op, Op::Store { .. } | Op::Copy { .. });
        let is_of_parameter = match body.instr(access.at).map(|instr| &instr.op) {
            Some(Op::Store { src, .. }) => {
                let path = self.analysis.bodies.path(access.method, access.at, *src);
                path.steps.is_empty() && path.root == Root::Entry(Reg(method.entry_registers() as u32 - 1))
            }
            _ => false,
        };
        let is_named = is_of_parameter && self.name(access.method).to_ascii_lowercase().starts_with("set");
        is_named || body.instrs().all(|(_, instr)| is_store(&instr.op))
    }

    /// What speaks against a side that only the harness calls without a lock.
    fn of_callers(&self, pair: Pair, instance: &Instance) -> i32 {
        let held = self.held(pair, instance);
        let sides = [
            (held.0.is_empty(), instance.threads.0, instance.contexts.0),
            (held.1.is_empty(), instance.threads.1, instance.contexts.1),
        ];
        let bare = sides.iter().filter(|&&(is_bare, thread, _)| is_bare && !self.is_of_program(thread));
        let care = bare.map(|&(_, thread, mc)| self.duties.care(self.root(thread, mc))).max();
        match care {
            Some(Care::Prepared) => 5,
            Some(Care::Guarded) => 3,
            Some(Care::None) | None => 0,
        }
    }

    /// What the harness calls to get to a method.
    fn root(&self, thread: ThreadId, mc: McId) -> MethodId {
        let root = self.analysis.way(thread, mc).first().map_or(mc, |&(root, _)| root);
        self.analysis.points_to.mcs[root].method
    }

    /// Is the memory in an object of a class that waits for itself?
    fn is_by_protocol(&self, location: Location) -> bool {
        let class = location.object().and_then(|obj| self.analysis.points_to.objs[obj].class);
        let classes = class.map(|class| self.analysis.world.hierarchy.classes(class));
        classes.into_iter().flatten().any(|class| self.waiting.contains(&class))
    }

    /// Is it a field in which an old compiler keeps what `Type.class` means?
    fn is_class_literal(&self, location: Location) -> bool {
        let Location::Static(field) = location else { return false };
        let program = self.analysis.world.program;
        let name = program.names.get(program.fields()[field].name);
        name.starts_with("class$") || name.starts_with("array$")
    }

    fn is_of_program(&self, thread: ThreadId) -> bool {
        self.analysis.threads.all[thread].origin != Origin::Environment(Caller::Harness)
    }

    fn is_constructing(&self, method: MethodId) -> bool {
        let flags = self.analysis.world.program.methods()[method].flags;
        flags.has(MethodFlags::CONSTRUCTOR) || flags.has(MethodFlags::STATIC_CONSTRUCTOR)
    }

    fn name(&self, method: MethodId) -> &str {
        let program = self.analysis.world.program;
        program.names.get(program.methods()[method].name)
    }

    fn is_looking(&self, method: MethodId) -> bool {
        ["toString", "ToString", "hashCode", "GetHashCode", "equals", "Equals"].contains(&self.name(method))
    }
}

/// Classes with a method that waits on the object it is called on.
fn waiting_classes(analysis: &Analysis<'_, '_>) -> FxHashSet<TypeId> {
    let (world, bodies) = (analysis.world, analysis.bodies);
    let mut waiting = FxHashSet::default();
    for &method in analysis.run_in.keys() {
        let def = &world.program.methods()[method];
        let Some(body) = world.body(method).filter(|_| def.has_receiver()) else { continue };
        let this = Root::Entry(Reg(def.captures.len() as u32));
        let waits_on_this = |at: At, op: &Op| {
            let effects = bodies.effects_of(op).into_iter();
            let waits = effects.filter_map(|effect| match effect {
                Effect::Wait(target, _) => bodies.target_reg(op, target),
                _ => None,
            });
            let mut paths = waits.map(|reg| bodies.path(method, at, reg));
            paths.any(|path| path.root == this && path.steps.is_empty())
        };
        if body.instrs().any(|(at, instr)| waits_on_this(at, &instr.op)) {
            waiting.insert(def.owner);
        }
    }
    waiting
}

/// Do most public methods of a class take the lock of the object as a whole?
fn usually_locks(program: &Program, class: TypeId) -> bool {
    let methods = program.types()[class].methods.iter().map(|&method| &program.methods()[method]);
    let callable = methods.filter(|method| {
        method.visibility == Visibility::Public
            && method.has_receiver()
            && !method.flags.has(MethodFlags::CONSTRUCTOR)
    });
    let (locked, bare): (Vec<&ir::Method>, Vec<&ir::Method>) =
        callable.partition(|method| method.flags.has(MethodFlags::SYNCHRONIZED));
    locked.len() > bare.len()
}

/// The lock that most accesses hold. Of two, the one that says more.
fn belief(held: &[(MethodId, BTreeSet<Guard>)]) -> Belief {
    let mut counts: BTreeMap<&Guard, usize> = BTreeMap::new();
    for guard in held.iter().flat_map(|(_, guards)| guards) {
        *counts.entry(guard).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(guard, count)| (*count, std::cmp::Reverse((*guard).clone())));
    let with = |is_held: bool| -> BTreeSet<MethodId> {
        let is_guard =
            |guards: &BTreeSet<Guard>| most.as_ref().is_some_and(|(guard, _)| guards.contains(guard));
        held.iter().filter(|(_, guards)| is_guard(guards) == is_held).map(|(method, _)| *method).collect()
    };
    let holders = with(true);
    let loner = holders.first().copied().filter(|_| holders.len() == 1 && with(false).len() >= MANY);
    let guard = most.map(|(guard, count)| (guard.clone(), count));
    Belief { accesses: held.len(), guard, loner }
}

fn hanging(base: &AccessPath, lock: &AccessPath) -> Option<Guard> {
    if base.root != lock.root || matches!(base.root, Root::Merge(..)) {
        return None;
    }
    let common = base.steps.iter().zip(&lock.steps).take_while(|(one, other)| one == other).count();
    Some(Guard::Hanging(base.steps.len() - common, fields(&lock.steps[common..])))
}

fn fields(steps: &[Step]) -> Vec<FieldId> {
    let of = |step: &Step| match step {
        Step::Field(field) => Some(*field),
        Step::Cell | Step::Member(_) => None,
    };
    steps.iter().filter_map(of).collect()
}
