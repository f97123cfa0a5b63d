//! `inconsistent-lock-order`: two locks that are taken in both orders (hold and wait; Coffman, Elphick and
//! Shoshani, 1971). Locks are told apart by their declarations, and followed into the methods that are called.

use crate::{Acquisition, Code, LockName, Report, Rule, Run, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::{AccessPath, Certainty, Root, Step};
use ir::effects::Mode;
use ir::{At, MethodFlags, MethodId, Op, Span, Target};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB2301",
    name: "inconsistent-lock-order",
    aliases: &["PH_B001", "codeql:cs/inconsistent-lock-sequence", "codeql:java/lock-order-inconsistency"],
    kind: Kind::Deadlock,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Symmetric,
    cwe: &[833],
    summary: "two locks are taken in one order here and in the other order there",
    docs: include_str!("inconsistent_lock_order.md"),
};

pub(crate) struct InconsistentLockOrder;

impl Rule for InconsistentLockOrder {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for taken in blocking(code) {
            let second = code.path(taken.at, taken.lock);
            let held = code.held(taken.at);
            let Some(first) = held.iter().map(|held| held.lock).find(|first| is_twin(first, &second)) else {
                continue;
            };
            if takes_both_orders(code, first, &second) {
                continue;
            }
            let outer = blocking(code).find(|outer| code.path(outer.at, outer.lock) == *first);
            let outer = outer.and_then(|outer| report.side("first lock", outer.span));
            let (first, second) = (code.spell(first), code.spell(&second));
            let message = format!(
                "this locks `{second}` while it holds `{first}`; another thread may do so with the two exchanged"
            );
            report.at(&ABOUT, report.side("second lock", taken.span), message, |finding| {
                finding.object = Some(Object::Locks(vec![first, second]));
                finding.others.extend(outer);
                finding.help = Some("take the two in an order that does not depend on the caller".to_owned());
            });
        }
    }

    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        let lockers = world.lockers();
        let orders = orders(world, &lockers, &taken_inside(world, &lockers));
        for (&(first, second), here) in orders.iter().filter(|((first, second), _)| first < second) {
            let Some(there) = orders.get(&(second, first)) else { continue };
            let unguarded = here.iter().flat_map(|here| there.iter().map(move |there| (here, there)));
            let Some((here, there)) = unguarded.into_iter().find(|(here, there)| !here.shares_guard(there))
            else {
                continue;
            };
            tell(world, report, (first, here), (second, there));
        }
    }
}

fn tell(world: &World<'_>, report: &mut Report<'_>, here: (LockName, &Nested), there: (LockName, &Nested)) {
    let (first, second) = (world.lock_name(here.0), world.lock_name(there.0));
    let message = format!(
        "{} takes {first} and then {second}, {} takes {second} and then {first}; each can wait for the other",
        report.method_name(here.1.method),
        report.method_name(there.1.method),
    );
    let sides = [
        report.side("first lock there", there.1.outer),
        report.side("second lock there", there.1.inner),
        report.side("first lock here", here.1.outer),
    ];
    report.at(&ABOUT, report.side("second lock here", here.1.inner), message, |finding| {
        finding.object = Some(Object::Locks(vec![first, second]));
        finding.others.extend(sides.into_iter().flatten());
        finding.help = Some("take the two locks in the same order everywhere, or use one".to_owned());
    });
}

/// A lock that is taken while another is held.
struct Nested {
    method: MethodId,
    outer: Span,
    inner: Span,
    /// All that is held: two threads that both hold one of these do not meet.
    held: Vec<LockName>,
}

impl Nested {
    /// The locks of the cycle itself are in both, as the outer and the inner one exchanged.
    fn shares_guard(&self, other: &Nested) -> bool {
        self.held.iter().any(|lock| other.held.contains(lock))
    }
}

/// The locks that a method takes, itself or by those whom it calls.
type Taken = BTreeSet<LockName>;
type Orders = BTreeMap<(LockName, LockName), Vec<Nested>>;

/// So many places of one order are looked at.
const MAX_PLACES: usize = 8;

/// So many calls back, locks of callers are looked for.
const MAX_DEPTH: u32 = 3;

/// Locks for which a thread waits for ever. Semaphores are left out: their permits come from anywhere.
fn blocking(code: &Code<'_>) -> impl Iterator<Item = Acquisition> {
    code.acquisitions().filter(|taken| taken.insists() && taken.mode != Mode::Permit)
}

/// `this.gate` and `other.gate`, both given by the caller.
fn is_twin(first: &AccessPath, second: &AccessPath) -> bool {
    let from_caller = |path: &AccessPath| matches!(path.root, Root::Entry(_));
    let (Some(Step::Field(_)), 1) = (first.steps.last(), first.steps.len()) else { return false };
    from_caller(first) && from_caller(second) && first.root != second.root && first.steps == second.steps
}

/// Somebody who takes the two in either order compares them before.
fn takes_both_orders(code: &Code<'_>, first: &AccessPath, second: &AccessPath) -> bool {
    blocking(code).any(|taken| {
        code.path(taken.at, taken.lock) == *first
            && code.held(taken.at).iter().any(|held| held.lock == second)
    })
}

/// The least solution of: a method takes what it takes itself and what the methods take that it surely calls.
fn taken_inside(world: &World<'_>, lockers: &[MethodId]) -> FxHashMap<MethodId, Taken> {
    let mut all: FxHashMap<MethodId, Taken> =
        lockers.iter().map(|&method| (method, taken_itself(world, method))).collect();
    let mut open: Vec<MethodId> = lockers.iter().copied().filter(|method| !all[method].is_empty()).collect();
    while let Some(method) = open.pop() {
        for caller in world.callers(method) {
            let Some(code) = Code::new(world, caller.method) else { continue };
            let callee = code.body.instr(caller.at).and_then(|instr| only_callee(world, &instr.op));
            if callee != Some(method) || !runs_at_once(&code, caller.at) {
                continue;
            }
            let inner = all[&method].clone();
            let around = all.entry(caller.method).or_default();
            let known = around.len();
            around.extend(inner);
            if around.len() > known {
                open.push(caller.method);
            }
        }
    }
    all
}

fn taken_itself(world: &World<'_>, method: MethodId) -> Taken {
    let Some(code) = Code::new(world, method) else { return Taken::new() };
    let at_once = blocking(&code).filter(|taken| runs_at_once(&code, taken.at));
    at_once.filter_map(|taken| code.lock_name(&code.path(taken.at, taken.lock))).collect()
}

/// Does a place run before the call returns? What is behind an `await` runs later, and iterators run when they
/// are enumerated.
fn runs_at_once(code: &Code<'_>, at: At) -> bool {
    let flags = code.method.flags;
    let is_behind = |(place, instr): (At, &ir::Instr)| {
        matches!(instr.op, Op::Await { .. }) && code.dominators().dominates_at(place, at)
    };
    let is_suspended = flags.has(MethodFlags::ASYNC) && code.instrs().any(is_behind);
    !is_suspended && !flags.has(MethodFlags::ITERATOR)
}

/// The method that a call runs, if there is just one.
fn only_callee(world: &World<'_>, op: &Op) -> Option<MethodId> {
    let Op::Call { target, .. } = op else { return None };
    match target {
        Target::Direct(callee) => Some(callee.method),
        Target::Virtual(callee) => {
            let has_body = |method: &&MethodId| world.program.methods()[**method].body.is_some();
            let mut candidates = world.overriders(callee.method).iter().filter(has_body);
            candidates.next().filter(|_| candidates.next().is_none()).copied()
        }
        _ => None,
    }
}

/// Which lock is taken while which is held, and where.
fn orders(world: &World<'_>, lockers: &[MethodId], taken_inside: &FxHashMap<MethodId, Taken>) -> Orders {
    let mut orders = Orders::new();
    for &method in lockers {
        let Some(code) = Code::new(world, method) else { continue };
        if world.is_construction(method) || blocking(&code).next().is_none() {
            continue;
        }
        for (at, instr) in code.instrs() {
            let own =
                code.acquisition(at, instr).filter(|taken| taken.insists() && taken.mode != Mode::Permit);
            let own = own.and_then(|taken| code.lock_name(&code.path(at, taken.lock)));
            let inside = only_callee(world, &instr.op).and_then(|callee| taken_inside.get(&callee));
            if own.is_none() && inside.is_none_or(BTreeSet::is_empty) {
                continue;
            }
            let outer = outer_locks(&code, at, MAX_DEPTH);
            let inside = inside.into_iter().flatten().copied();
            for inner in own.into_iter().chain(inside) {
                add(&mut orders, method, &outer, inner, instr.span);
            }
        }
    }
    orders
}

fn add(orders: &mut Orders, method: MethodId, outer: &[(LockName, Span)], inner: LockName, span: Span) {
    // A lock that is held already is not waited for.
    if outer.iter().any(|(held, _)| *held == inner) {
        return;
    }
    for &(first, outer_span) in outer {
        let places = orders.entry((first, inner)).or_default();
        if places.len() < MAX_PLACES {
            let held = outer.iter().map(|(held, _)| *held).collect();
            places.push(Nested { method, outer: outer_span, inner: span, held });
        }
    }
}

/// The locks that are held for sure, with the places where they were taken: by the method itself, and by all
/// who call it.
fn outer_locks(code: &Code<'_>, at: At, depth: u32) -> Vec<(LockName, Span)> {
    let held = code.held(at);
    let surely = held.iter().filter(|held| held.certainty == Certainty::Must);
    let mut outer: Vec<(LockName, Span)> = surely
        .filter_map(|held| {
            let taken = blocking(code).find(|taken| code.path(taken.at, taken.lock) == *held.lock)?;
            Some((code.lock_name(held.lock)?, taken.span))
        })
        .collect();
    let of_callers = if runs_at_once(code, at) { callers_locks(code, depth) } else { Vec::new() };
    for lock in of_callers {
        if outer.iter().all(|(known, _)| *known != lock.0) {
            outer.push(lock);
        }
    }
    outer
}

/// The locks that all known callers hold; `depth` calls are gone back.
fn callers_locks(code: &Code<'_>, depth: u32) -> Vec<(LockName, Span)> {
    let Some(depth) = depth.checked_sub(1) else { return Vec::new() };
    let mut common: Option<Vec<(LockName, Span)>> = None;
    for caller in code.world.callers(code.id) {
        let held = match (caller.run, Code::new(code.world, caller.method)) {
            (Run::Call, Some(around)) => outer_locks(&around, caller.at, depth),
            _ => Vec::new(),
        };
        common = Some(match common {
            Some(mut common) => {
                common.retain(|(lock, _)| held.iter().any(|(other, _)| other == lock));
                common
            }
            None => held,
        });
        if common.as_ref().is_some_and(Vec::is_empty) {
            break;
        }
    }
    common.unwrap_or_default()
}
