//! Initialisers of types that need each other. Each runs under a lock of its own, which whoever uses the type has to take: two
//! threads that begin at different ends wait for each other.
//!
//! ```text
//! needs(T, U, p)  :- the initialiser of T comes to p, where U is used; U has an initialiser.
//! cycle(T1 … Tn)  :- needs(Ti, T(i+1), pi); threads that use T1 … Tn may run at the same time.
//! ```
//!
//! Inside of a type's own methods, the type is initialised already, or this very thread is about to do it: such a use waits for nobody. Of cycles
//! that share a type, a shortest one is told: to break it is where to begin.

use crate::analysis::Analysis;
use crate::hierarchy::def_of;
use crate::names;
use crate::points_to::McId;
use crate::report;
use crate::rules::MAY_DEADLOCK;
use crate::threads::ThreadId;
use finding::{Access, Evidence, Finding, Object, Operation, Side};
use ir::{At, MethodFlags, Op, Place, Target, TypeId};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// Cycles longer than this are not looked for.
const LONGEST: usize = 4;

/// Uses of one type that are compared with those of another.
const USES: usize = 64;

/// Where a type is used.
type Use = (ThreadId, McId, At);

/// For each type, the types that its initialiser needs, and where.
type Needs = BTreeMap<TypeId, BTreeMap<TypeId, (McId, At)>>;

/// All cycles.
pub(super) fn initialisers(analysis: &Analysis<'_, '_>) -> Vec<Finding> {
    let program = analysis.world.program;
    let mut needs: Needs = BTreeMap::new();
    for &root in &analysis.points_to.initialisers {
        let method = &program.methods()[analysis.points_to.mcs[root].method];
        if method.flags.has(MethodFlags::STATIC_CONSTRUCTOR) {
            needs.insert(method.owner, needed_by(analysis, root, method.owner));
        }
    }
    let uses = uses(analysis, &needs);
    let mut search =
        Search { analysis, needs: &needs, uses: &uses, told: BTreeSet::new(), findings: Vec::new() };
    for length in 2..=LONGEST {
        for &first in needs.keys() {
            search.extend(&mut vec![first], length);
        }
    }
    search.findings
}

/// The types with initialisers that are used on the way through one, each with the first place.
fn needed_by(analysis: &Analysis<'_, '_>, root: McId, of: TypeId) -> BTreeMap<TypeId, (McId, At)> {
    let mut needed = BTreeMap::new();
    let mut seen: FxHashSet<McId> = FxHashSet::default();
    let mut stack = vec![root];
    while let Some(mc) = stack.pop() {
        if !seen.insert(mc) {
            continue;
        }
        let body = analysis.world.body(analysis.points_to.mcs[mc].method);
        for (at, instr) in body.into_iter().flat_map(ir::Body::instrs) {
            let used = used_type(analysis, &instr.op).filter(|&ty| ty != of && !is_inside(analysis, mc, ty));
            if let Some(ty) = used.filter(|&ty| analysis.world.hierarchy.initialiser(ty).is_some()) {
                needed.entry(ty).or_insert((mc, at));
            }
        }
        stack.extend(sure_callees(analysis, mc));
    }
    needed
}

/// What a method calls, where there is no doubt which method that is.
fn sure_callees(analysis: &Analysis<'_, '_>, mc: McId) -> impl Iterator<Item = McId> {
    let callees = &analysis.threads.callees[mc];
    let is_only = move |at: At| callees.iter().filter(|(other, _)| *other == at).count() == 1;
    callees.iter().filter(move |(at, _)| is_only(*at)).map(|&(_, callee)| callee)
}

/// Is a method one of the type, or of one that derives from it?
fn is_inside(analysis: &Analysis<'_, '_>, mc: McId, ty: TypeId) -> bool {
    let owner = analysis.world.program.methods()[analysis.points_to.mcs[mc].method].owner;
    analysis.world.hierarchy.is_subtype(owner, ty)
}

/// The type whose initialiser an instruction waits for.
fn used_type(analysis: &Analysis<'_, '_>, op: &Op) -> Option<TypeId> {
    let program = analysis.world.program;
    match op {
        Op::Load { place: Place::Static { field, .. }, .. }
        | Op::Store { place: Place::Static { field, .. }, .. } => Some(program.fields()[*field].owner),
        Op::New { ty, .. } => def_of(program, *ty),
        Op::Call { target: Target::Direct(callee), .. } => {
            let method = &program.methods()[callee.method];
            (!method.has_receiver()).then_some(method.owner)
        }
        _ => None,
    }
}

/// Where threads use the types that need others.
fn uses(analysis: &Analysis<'_, '_>, needs: &Needs) -> BTreeMap<TypeId, Vec<Use>> {
    let mut uses: BTreeMap<TypeId, Vec<Use>> = BTreeMap::new();
    let methods = analysis.world.program.methods();
    let is_called_from_outside = |mc: McId| {
        let is_static = !methods[analysis.points_to.mcs[mc].method].has_receiver();
        is_static && analysis.threads.all.iter().any(|thread| thread.roots.contains(&mc))
    };
    for (mc, entry) in analysis.points_to.mcs.entries() {
        let Some(&thread) = analysis.threads.running[mc].first() else { continue };
        let body = analysis.world.body(entry.method);
        for (at, instr) in body.into_iter().flat_map(ir::Body::instrs) {
            let needed = used_type(analysis, &instr.op).filter(|ty| needs.contains_key(ty));
            if let Some(ty) = needed.filter(|&ty| is_called_from_outside(mc) || !is_inside(analysis, mc, ty))
            {
                let known = uses.entry(ty).or_default();
                if known.len() < USES {
                    known.push((thread, mc, at));
                }
            }
        }
    }
    uses
}

struct Search<'s, 'a, 'p> {
    analysis: &'s Analysis<'a, 'p>,
    needs: &'s Needs,
    uses: &'s BTreeMap<TypeId, Vec<Use>>,
    /// Types of cycles that have been told.
    told: BTreeSet<TypeId>,
    findings: Vec<Finding>,
}

impl Search<'_, '_, '_> {
    /// Looks for cycles of a length that begin with a path; the lowest number comes first.
    fn extend(&mut self, path: &mut Vec<TypeId>, length: usize) {
        let (needs, first, last) = (self.needs, path[0], path[path.len() - 1]);
        for &next in needs.get(&last).into_iter().flat_map(BTreeMap::keys) {
            if path.iter().any(|ty| self.told.contains(ty)) {
                return;
            }
            if next == first && path.len() == length {
                if let Some(finding) = told(self.analysis, self.needs, self.uses, path) {
                    self.told.extend(path.iter().copied());
                    self.findings.push(finding);
                }
            } else if next > first && path.len() < length && !path.contains(&next) {
                path.push(next);
                self.extend(path, length);
                path.pop();
            }
        }
    }
}

fn told(
    analysis: &Analysis<'_, '_>,
    needs: &Needs,
    uses: &BTreeMap<TypeId, Vec<Use>>,
    cycle: &[TypeId],
) -> Option<Finding> {
    let of = |ty: TypeId| uses.get(&ty).map_or(&[][..], Vec::as_slice);
    let (one, other) = of(cycle[0])
        .iter()
        .flat_map(|&one| of(cycle[1]).iter().map(move |&other| (one, other)))
        .find(|(one, other)| analysis.parallel.holds(*one, *other))?;
    let name = |ty: TypeId| names::ty(analysis.world.program, ty).to_owned();
    let next = cycle.iter().cycle().skip(1);
    let mut sides = Vec::new();
    for ((&ty, &next), used) in cycle.iter().zip(next).zip([one, other].into_iter().cycle()) {
        let &(mc, at) = needs.get(&ty)?.get(&next)?;
        let method = analysis.points_to.mcs[mc].method;
        let role = format!("the initialiser of {} needs {}", name(ty), name(next));
        let mut side = Side::new(role, report::place(analysis, method, at)?);
        side.access = Some(Access::new(Operation::Request, name(next)));
        report::fill(analysis, &mut side, used.1, used.2, used.0);
        sides.push(side);
    }
    let ends: Vec<String> = sides.iter().map(|side| format!("{} at {}", side.role, side.location)).collect();
    let mut sides = sides.into_iter();
    let message = format!("threads may wait for each other's initialisation: {}", ends.join("; "));
    let mut finding = Finding::new(&MAY_DEADLOCK, message, sides.next()?);
    finding.others = sides.collect();
    finding.object = Some(Object::Locks(cycle.iter().map(|&ty| name(ty)).collect()));
    finding.attach(Evidence::MayRace);
    finding.notes.push("the calls are those that use the types first".to_owned());
    finding.help =
        Some("break the cycle: let one of the types compute its values when they are asked for".to_owned());
    Some(finding)
}
