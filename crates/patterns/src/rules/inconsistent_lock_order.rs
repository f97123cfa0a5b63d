//! `inconsistent-lock-order`: two locks that are taken in both orders (hold and wait; Coffman, Elphick and
//! Shoshani, 1971). Locks are told apart by their declarations, and followed into the methods that are called.

use crate::{Code, LockName, Report, Rule, Run, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::{AccessPath, Certainty, Root, Step};
use ir::effects::Mode;
use ir::{At, MethodId, Span};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

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
        for taken in code.insistent_acquisitions() {
            let second = code.path(taken.at, taken.lock);
            let held = code.held(taken.at);
            let Some(first) = held.iter().map(|held| held.lock).find(|first| is_twin(first, &second)) else {
                continue;
            };
            if takes_both_orders(code, first, &second) {
                continue;
            }
            let outer = code.insistent_acquisitions().find(|outer| code.path(outer.at, outer.lock) == *first);
            let outer = outer.and_then(|outer| report.side("first lock", outer.span));
            let (first, second) = (code.spell(first), code.spell(&second));
            let inner = report.side("second lock", taken.span);
            let (primary, other) = if code.world.is_asked_only_as(&ABOUT, &["PH_B001"]) {
                (outer, inner)
            } else {
                (inner, outer)
            };
            let message = format!(
                "this locks `{second}` while it holds `{first}`; another thread may do so with the two exchanged"
            );
            report.at(&ABOUT, primary, message, |finding| {
                finding.object = Some(Object::Locks(vec![first, second]));
                finding.others.extend(other);
                finding.help = Some("take the two in an order that does not depend on the caller".to_owned());
            });
        }
    }

    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        if world.is_asked_only_as(&ABOUT, &["PH_B001"]) {
            return;
        }
        let orders = orders(world);
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
        "`{}` takes {first} and then {second}, `{}` takes {second} and then {first}; each can wait for the other",
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

type Orders = BTreeMap<(LockName, LockName), Vec<Nested>>;

/// So many places of one order are looked at.
const MAX_PLACES: usize = 8;

/// So many calls back, locks of callers are looked for.
const MAX_DEPTH: u32 = 3;

/// `this.gate` and `other.gate`, both given by the caller.
fn is_twin(first: &AccessPath, second: &AccessPath) -> bool {
    let from_caller = |path: &AccessPath| matches!(path.root, Root::Entry(_));
    let (Some(Step::Field(_)), 1) = (first.steps.last(), first.steps.len()) else { return false };
    from_caller(first) && from_caller(second) && first.root != second.root && first.steps == second.steps
}

/// Somebody who takes the two in either order compares them before.
fn takes_both_orders(code: &Code<'_>, first: &AccessPath, second: &AccessPath) -> bool {
    code.insistent_acquisitions().any(|taken| {
        code.path(taken.at, taken.lock) == *first
            && code.held(taken.at).iter().any(|held| held.lock == second)
    })
}

/// Which lock is taken while which is held, and where.
fn orders(world: &World<'_>) -> Orders {
    let mut orders = Orders::new();
    let mut of_callers = OfCallers::default();
    for method in world.lockers() {
        let Some(code) = Code::new(world, method) else { continue };
        if world.is_construction(method) || code.insistent_acquisitions().next().is_none() {
            continue;
        }
        for (at, instr) in code.instrs() {
            let own =
                code.acquisition(at, instr).filter(|taken| taken.insists() && taken.mode != Mode::Permit);
            let own = own.and_then(|taken| code.lock_name(&code.path(at, taken.lock)));
            let inside =
                world.only_callee(&instr.op).map(|callee| world.taken_by(callee)).unwrap_or_default();
            if own.is_none() && inside.is_empty() {
                continue;
            }
            let outer = outer_locks(&code, at, MAX_DEPTH, &mut of_callers);
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

/// Locks with the places where they were taken.
type Places = Vec<(LockName, Span)>;

/// What all known callers of a method hold, by the method and how many calls are gone back.
type OfCallers = FxHashMap<(MethodId, u32), Places>;

/// The locks that are held for sure, with the places where they were taken: by the method itself, and by all
/// who call it.
fn outer_locks(code: &Code<'_>, at: At, depth: u32, of_callers: &mut OfCallers) -> Places {
    let mut outer = if code.world.is_locker(code.id) { own_locks(code, at) } else { Places::new() };
    let around = if code.runs_at_once(at) { callers_locks(code, depth, of_callers) } else { Places::new() };
    for lock in around {
        if outer.iter().all(|(known, _)| *known != lock.0) {
            outer.push(lock);
        }
    }
    outer
}

/// The locks that the method itself holds for sure.
fn own_locks(code: &Code<'_>, at: At) -> Places {
    let held = code.held(at);
    let surely = held.iter().filter(|held| held.certainty == Certainty::Must);
    let taken = surely.filter_map(|held| {
        let taken =
            code.insistent_acquisitions().find(|taken| code.path(taken.at, taken.lock) == *held.lock)?;
        Some((code.lock_name(held.lock)?, taken.span))
    });
    taken.collect()
}

/// The locks that all known callers hold; `depth` calls are gone back.
fn callers_locks(code: &Code<'_>, depth: u32, of_callers: &mut OfCallers) -> Places {
    let Some(depth) = depth.checked_sub(1) else { return Places::new() };
    if let Some(known) = of_callers.get(&(code.id, depth)) {
        return known.clone();
    }
    let mut common: Option<Places> = None;
    for caller in code.world.callers(code.id) {
        let held = match (caller.run, Code::new(code.world, caller.method)) {
            (Run::Call, Some(around)) => outer_locks(&around, caller.at, depth, of_callers),
            _ => Places::new(),
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
    let common = common.unwrap_or_default();
    of_callers.insert((code.id, depth), common.clone());
    common
}
