//! Initialisers of types that need each other. Each runs under a lock of its own, which whoever uses the type has to take: two
//! threads that begin at different ends wait for each other.
//!
//! ```text
//! needs(T, U, p)  :- the initialiser of T comes to p, where U is used; U has an initialiser.
//! cycle(T1 … Tn)  :- needs(Ti, T(i+1), pi); threads that use T1 … Tn may run at the same time.
//! ```

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
use std::collections::BTreeMap;

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
    let mut findings = Vec::new();
    for &first in needs.keys() {
        extend(analysis, &needs, &uses, &mut vec![first], &mut findings);
    }
    findings
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
            let used = used_type(analysis, &instr.op).filter(|&ty| ty != of);
            if let Some(ty) = used.filter(|&ty| analysis.world.hierarchy.initialiser(ty).is_some()) {
                needed.entry(ty).or_insert((mc, at));
            }
        }
        stack.extend(analysis.threads.callees[mc].iter().map(|&(_, callee)| callee));
    }
    needed
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
    for (mc, entry) in analysis.points_to.mcs.entries() {
        let Some(&thread) = analysis.threads.running[mc].first() else { continue };
        let body = analysis.world.body(entry.method);
        for (at, instr) in body.into_iter().flat_map(ir::Body::instrs) {
            if let Some(ty) = used_type(analysis, &instr.op).filter(|ty| needs.contains_key(ty)) {
                let known = uses.entry(ty).or_default();
                if known.len() < USES {
                    known.push((thread, mc, at));
                }
            }
        }
    }
    uses
}

/// Looks for cycles that begin with a path; the lowest number comes first.
fn extend(
    analysis: &Analysis<'_, '_>,
    needs: &Needs,
    uses: &BTreeMap<TypeId, Vec<Use>>,
    path: &mut Vec<TypeId>,
    findings: &mut Vec<Finding>,
) {
    let (first, last) = (path[0], path[path.len() - 1]);
    for &next in needs.get(&last).into_iter().flat_map(BTreeMap::keys) {
        if next == first && path.len() > 1 {
            findings.extend(told(analysis, needs, uses, path));
        } else if next > first && path.len() < LONGEST && !path.contains(&next) {
            path.push(next);
            extend(analysis, needs, uses, path, findings);
            path.pop();
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
