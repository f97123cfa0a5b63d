//! Which locks protect which accesses of a field, also those that callers took (a lockset per access, as in
//! Eraser, Savage et al., TOCS 1997, but read off the text). A lock is named relative to the object whose
//! field is accessed, so that two methods mean the same lock by the same name.
//!
//! What cannot be named is not forgotten: the access is then *unclear*, and no rule should call it bare.

use super::{Access, Caller, Run, World};
use crate::Code;
use ir::cfg::{AccessPath, Certainty, Root, Step};
use ir::{At, BlockId, FieldId, IndexVec, Instr, MethodId, Op, Place, Reg, Target, Visibility};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// Helpers that call helpers: each round carries the locks one call further at least. Locks settle for sure,
/// the hint that something is unclear might swing for ever in a ring of methods that call each other.
const MAX_ROUNDS: usize = 32;

/// A lock, by a name that means the same in every method.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Guard {
    /// The object itself, or what is reached from it: `this`, `this.gate`.
    Own(Vec<Step>),
    /// One for the whole program: a static field, the object of a type.
    Global(AccessPath),
}

impl Guard {
    /// The field that holds the lock; `None` for an object that locks itself and for types.
    pub fn field(&self) -> Option<FieldId> {
        let (steps, root) = match self {
            Guard::Own(steps) => (steps, None),
            Guard::Global(path) => (&path.steps, Some(&path.root)),
        };
        match (steps.last(), root) {
            (Some(Step::Field(field)), _) | (None, Some(Root::Static(_, field))) => Some(*field),
            _ => None,
        }
    }
}

/// How an access is protected.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Protection {
    /// Locks that are held on all paths.
    pub guards: Vec<Guard>,
    /// A further lock may be held, of which it is not known what it protects.
    pub unclear: bool,
    /// Nobody else can know the object yet: it is made in the same method.
    pub fresh: bool,
}

impl Protection {
    /// Nothing at all protects the access.
    pub fn is_bare(&self) -> bool {
        self.guards.is_empty() && !self.unclear && !self.fresh
    }
}

/// A place where locks matter: an access, a call, the making of a delegate.
#[derive(Clone, Default, Debug)]
struct Site {
    protection: Protection,
    /// The object is the receiver of the method, so that the locks of callers are about it.
    on_receiver: bool,
    /// The method may have been suspended before: its caller went on, and gave its locks back.
    after_await: bool,
}

/// The protection of everything.
pub(super) struct Guards {
    sites: Sites,
    entry: Entries,
}

/// What all callers of each method hold; `None` if no caller is ever reached.
type Entries = IndexVec<MethodId, Option<Protection>>;

/// The places of each method, in the order of its body.
struct Sites(IndexVec<MethodId, Vec<(At, Site)>>);

impl Sites {
    fn of(&self, method: MethodId, at: At) -> Option<&Site> {
        let places = self.0.get(method)?;
        let index = places.binary_search_by_key(&at, |(place, _)| *place).ok()?;
        Some(&places[index].1)
    }
}

impl Guards {
    pub(super) fn new(world: &World<'_>) -> Guards {
        let mut guards = Guards { sites: Sites(IndexVec::new()), entry: IndexVec::new() };
        let methods: Vec<MethodId> = world.program.methods().ids().collect();
        guards.update(world, &methods, methods.iter().copied());
        guards
    }

    /// Looks at methods again, and says of which methods the callers hold other locks than before. `moved` are those whose
    /// callers may be others, or are seen in another light. Methods that are new are among `methods`, or have no body.
    pub(super) fn update(
        &mut self,
        world: &World<'_>,
        methods: &[MethodId],
        moved: impl Iterator<Item = MethodId>,
    ) -> Vec<MethodId> {
        let (program, parts) = (world.program, world.parts);
        while self.sites.0.len() < program.methods().len() {
            self.sites.0.push(Vec::new());
            self.entry.push(None);
        }
        let looked = methods.par_iter().map(|&method| sites(&World::over(program, parts), method));
        for (&method, sites) in methods.iter().zip(looked.collect::<Vec<_>>()) {
            self.sites.0[method] = sites;
        }
        let due = with_helpers(world, moved);
        let mut before: FxHashMap<MethodId, Option<Protection>> =
            due.iter().map(|&method| (method, self.entry[method].take())).collect();
        settle(world, &self.sites, &mut self.entry, &due, &mut before);
        let differs = |(method, old): (MethodId, Option<Protection>)| {
            (old.unwrap_or_default() != *self.at_entry(method)).then_some(method)
        };
        before.into_iter().filter_map(differs).collect()
    }

    pub(super) fn of(&self, access: &Access) -> Protection {
        combine(self.sites.of(access.method, access.at), self.at_entry(access.method))
    }

    fn at_entry(&self, method: MethodId) -> &Protection {
        const NOTHING: &Protection = &Protection { guards: Vec::new(), unclear: false, fresh: false };
        self.entry[method].as_ref().unwrap_or(NOTHING)
    }
}

/// The locks of a place and those of the callers.
fn combine(site: Option<&Site>, entry: &Protection) -> Protection {
    let mut all = site.map(|site| site.protection.clone()).unwrap_or_default();
    let on_receiver = site.is_some_and(|site| site.on_receiver);
    let after_await = site.is_some_and(|site| site.after_await);
    all.unclear |= entry.unclear;
    for guard in &entry.guards {
        if !after_await && (on_receiver || matches!(guard, Guard::Global(_))) {
            all.guards.push(guard.clone());
        } else {
            all.unclear = true;
        }
    }
    all
}

/// What all callers of each method hold. The greatest solution: a helper holds what every caller holds, or
/// got from its own callers; whoever can be called from outside holds nothing. `due` are those of which nothing is known;
/// a method is looked at again when what one of its callers holds has changed. What it was `before` is noted.
fn settle(
    world: &World<'_>,
    sites: &Sites,
    entry: &mut Entries,
    due: &[MethodId],
    before: &mut FxHashMap<MethodId, Option<Protection>>,
) {
    let has_body = |method: MethodId| world.program.methods()[method].own_body().is_some();
    let mut is_due = IndexVec::filled(false, entry.len());
    for &method in due {
        is_due[method] = has_body(method);
    }
    for _ in 0..MAX_ROUNDS {
        let mut changed = false;
        for method in is_due.ids() {
            if !std::mem::replace(&mut is_due[method], false) {
                continue;
            }
            let next = from_callers(world, sites, entry, method);
            if next != entry[method] {
                let old = std::mem::replace(&mut entry[method], next);
                before.entry(method).or_insert(old);
                for &callee in world.callees(method) {
                    is_due[callee] = has_body(callee);
                }
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
}

/// Methods and all helpers that helpers among them call, over any number of steps. In a ring of helpers, what one held
/// before is no reason for another to hold it still; so all of them start again from nothing.
fn with_helpers(world: &World<'_>, methods: impl Iterator<Item = MethodId>) -> Vec<MethodId> {
    let mut seen = FxHashSet::default();
    let mut all: Vec<MethodId> = methods.filter(|&method| seen.insert(method)).collect();
    let mut next = 0;
    while let Some(&method) = all.get(next) {
        if is_helper(world, method) {
            let helpers = world.callees(method).iter().filter(|&&callee| is_helper(world, callee));
            all.extend(helpers.filter(|&&callee| seen.insert(callee)));
        }
        next += 1;
    }
    all
}

/// One step of the above; `None` as long as no caller is known to be reached.
fn from_callers(world: &World<'_>, sites: &Sites, entry: &Entries, method: MethodId) -> Option<Protection> {
    let later = |caller: &&Caller| !world.is_construction(caller.method);
    let callers = || world.callers(method).iter().filter(later);
    if callers().next().is_none() {
        // Only constructors call it, as far as is known: the object may well be theirs alone.
        let unclear = is_helper(world, method) && !world.callers(method).is_empty();
        return Some(Protection { unclear, ..Protection::default() });
    }
    let held = |caller: &Caller| {
        let entry = entry[caller.method].as_ref()?;
        Some(combine(sites.of(caller.method, caller.at), entry))
    };
    let mut known = callers().filter_map(held);
    if !is_helper(world, method) || callers().any(|caller| caller.run == Run::Delegate) {
        // Others may call as well: what is known of these callers is a hint only.
        let unclear = !known.next()?.is_bare() && known.all(|next| !next.is_bare());
        return Some(Protection { unclear, ..Protection::default() });
    }
    let mut all = known.next()?;
    // An object that its maker alone knows is no lock, but as good as one for the calls on it.
    all.unclear |= std::mem::take(&mut all.fresh);
    for next in known {
        // Callers that disagree may have their reasons; it is not for the helper to tell.
        all.unclear |= next.unclear || next.guards.iter().any(|guard| !all.guards.contains(guard));
        let shared = |guard: &Guard| next.guards.contains(guard);
        all.unclear |= !all.guards.iter().all(shared);
        all.guards.retain(shared);
    }
    Some(all)
}

/// Are all callers in the program?
fn is_helper(world: &World<'_>, method: MethodId) -> bool {
    let declared = &world.program.methods()[method];
    declared.visibility != Visibility::Public && declared.implements.is_empty()
}

fn sites(world: &World<'_>, method: MethodId) -> Vec<(At, Site)> {
    let Some(code) = Code::new(world, method) else { return Vec::new() };
    let takes_locks = code.takes_locks();
    let awaits = Awaits::of(&code);
    let at_places = code.instrs().filter_map(|(at, instr)| {
        let base = Base::of(&code, instr)?;
        let site = Site {
            protection: protection(&code, at, &base, takes_locks),
            on_receiver: matches!(base, Base::Object(reg) if Some(reg) == code.receiver()),
            after_await: awaits.may_precede(at),
        };
        Some((at, site))
    });
    at_places.collect()
}

/// Where a method may be suspended.
#[derive(Default)]
struct Awaits {
    places: Vec<At>,
    /// The blocks that come after one of them.
    later: FxHashSet<BlockId>,
}

impl Awaits {
    fn of(code: &Code<'_>) -> Awaits {
        if !code.is_async() {
            return Awaits::default();
        }
        let is_await = |(_, instr): &(At, &Instr)| matches!(instr.op, Op::Await { .. });
        let places: Vec<At> = code.instrs().filter(is_await).map(|(at, _)| at).collect();
        let mut later = FxHashSet::default();
        let mut open: Vec<BlockId> = places.iter().map(|at| at.block).collect();
        while let Some(block) = open.pop() {
            let next = code.cfg().succs(block).iter().map(|edge| edge.to);
            open.extend(next.filter(|&block| later.insert(block)));
        }
        Awaits { places, later }
    }

    fn may_precede(&self, at: At) -> bool {
        self.later.contains(&at.block)
            || self.places.iter().any(|place| place.block == at.block && place.index < at.index)
    }
}

/// What an instruction is about.
enum Base {
    /// The object in a register.
    Object(Reg),
    /// Something static, or nothing.
    Nothing,
}

impl Base {
    fn of(code: &Code<'_>, instr: &Instr) -> Option<Base> {
        match &instr.op {
            Op::Load { place, .. } | Op::Store { place, .. } | Op::AddrOf { place, .. } => match place {
                Place::Field { base, .. } => Some(Base::Object(*base)),
                Place::Static { .. } => Some(Base::Nothing),
                _ => None,
            },
            Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), args, .. } => {
                let declared = &code.program().methods()[callee.method];
                let receiver = args.get(declared.captures.len()).filter(|_| declared.has_receiver());
                Some(receiver.map_or(Base::Nothing, |&reg| Base::Object(reg)))
            }
            Op::Call { .. } | Op::Delegate { .. } => Some(Base::Nothing),
            _ => None,
        }
    }
}

fn protection(code: &Code<'_>, at: At, base: &Base, takes_locks: bool) -> Protection {
    let path = match *base {
        // Without locks, the common case needs no analysis of the body.
        Base::Object(reg) if takes_locks || Some(reg) != code.receiver() => Some(code.path(at, reg)),
        _ => None,
    };
    let fresh = path.as_ref().is_some_and(|path| code.is_made_here(path));
    let mut protection = Protection { fresh, ..Protection::default() };
    if !takes_locks {
        return protection;
    }
    for held in code.held(at) {
        match name(path.as_ref(), held.lock) {
            Some(guard) if held.certainty == Certainty::Must => protection.guards.push(guard),
            _ => protection.unclear = true,
        }
    }
    protection
}

/// The name of a lock as seen from the object at `base`.
fn name(base: Option<&AccessPath>, lock: &AccessPath) -> Option<Guard> {
    if matches!(lock.root, Root::Static(..) | Root::Type(_)) {
        return Some(Guard::Global(lock.clone()));
    }
    let base = base.filter(|base| base.root == lock.root)?;
    lock.steps.strip_prefix(base.steps.as_slice()).map(|steps| Guard::Own(steps.to_vec()))
}
