//! `double-checked-lock-no-volatile`: a field that is checked without the lock and assigned under it is published
//! without order (Section 2.1.2 of the thesis; found by control flow, so nesting does not matter).
//!
//! ```text
//! found(store) :- locked(store, L), inner(check), locked(check, L), decides(check, store),
//!                 outer(check'), not locked(check', L), decides(check', check), plain(store).
//! ```

use crate::code::place_field;
use crate::{Access, Code, Report, Rule, Run, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity, Side};
use ir::cfg::Certainty;
use ir::effects::{Effect, Fence};
use ir::{At, Const, FieldFlags, FieldId, Op, Order, Reg, Span, Ty};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1101",
    name: "double-checked-lock-no-volatile",
    aliases: &[
        "CBF:DR_IDCL",
        "codeql:cs/unsafe-double-checked-lock",
        "S2168",
        "codeql:java/unsafe-double-checked-locking",
        "spotbugs:DC_DOUBLECHECK",
        "errorprone:DoubleCheckedLocking",
    ],
    kind: Kind::Race,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[609],
    summary: "double-checked locking on a field that is not volatile",
    docs: include_str!("double_checked_lock_no_volatile.md"),
};

/// Knows nothing of what constants are made of.
const CODEQL: &str = "codeql:cs/unsafe-double-checked-lock";

pub(crate) struct DoubleCheckedLockNoVolatile;

impl Rule for DoubleCheckedLockNoVolatile {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Op::Store { place, src, order: Order::Plain } = &instr.op else { continue };
            let Some(field) = place_field(place).filter(|&field| is_shared(code, field)) else { continue };
            let Some(inner) = inner_check(code, at, field) else { continue };
            let Some(published) = published(code, at, field, *src, inner) else { continue };
            let Some(outer) = outer_check(code, inner, field) else { continue };
            tell(code.world, report, field, instr.span, &published, outer);
        }
    }
}

/// What becomes visible too early.
enum Published {
    /// The object that is assigned.
    Object,
    /// What was written before the flag was set.
    Behind(FieldId),
}

fn tell(
    world: &World<'_>,
    report: &mut Report<'_>,
    field: FieldId,
    span: Span,
    published: &Published,
    outer: Span,
) {
    let name = report.field_name(field);
    let message = match published {
        Published::Object => format!(
            "`{name}` is assigned under a lock but also checked without it, and it is not volatile: another thread may \
             see the object before what its constructor wrote"
        ),
        Published::Behind(other) => format!(
            "`{name}` says that `{}` is ready and is checked without the lock, but it is not volatile: another thread \
             may see the flag before the value",
            report.field_name(*other)
        ),
    };
    let declaration = report.declaration(field);
    let assignment = report.access("assignment", span, Operation::Write, &name);
    let check: Option<Side> = report.access("check without the lock", outer, Operation::Read, &name);
    // CodeQL points at the check.
    let (primary, other) =
        if world.is_asked_only_as(&ABOUT, &[CODEQL]) { (check, assignment) } else { (assignment, check) };
    report.at(&ABOUT, primary, message, |finding| {
        finding.object = Some(Object::Variable(name.clone()));
        finding.others.extend(other);
        finding.suggest_at(Change::DeclareVolatile, declaration);
        finding.help = Some(format!(
            "declare `{name}` volatile, assign it with `Volatile.Write` and check it with `Volatile.Read`, or use `Lazy<T>`"
        ));
    });
}

fn is_shared(code: &Code<'_>, field: FieldId) -> bool {
    let flags = code.program().fields()[field].flags;
    !flags.has(FieldFlags::VOLATILE)
        && !flags.has(FieldFlags::READONLY)
        && !flags.has(FieldFlags::THREAD_LOCAL)
        && !code.world.is_construction(code.id)
}

/// The access of the field that a branch before `at` looked at.
fn check<'w>(code: &Code<'w>, at: At, field: FieldId) -> Option<&'w Access> {
    let reads: Vec<&Access> = code
        .world
        .accesses_in(code.id)
        .iter()
        .filter(|access| access.field == field && !access.touch.writes())
        .collect();
    if reads.is_empty() {
        return None;
    }
    code.decisions(at.block).into_iter().find_map(|decision| {
        let looked_at = code.ingredients(decision.at, decision.cond);
        reads.iter().copied().find(|read| looked_at.contains(&read.at))
    })
}

/// The check under the lock that the assignment is under.
fn inner_check<'w>(code: &Code<'w>, store: At, field: FieldId) -> Option<&'w Access> {
    let is_locked = |at| code.held(at).iter().any(|held| held.certainty == Certainty::Must);
    check(code, store, field).filter(|read| is_locked(store) && is_locked(read.at))
}

/// Where the field is checked before the lock is taken: in this method, or in one that calls it.
fn outer_check(code: &Code<'_>, inner: &Access, field: FieldId) -> Option<Span> {
    let unlocked = |code: &Code<'_>, at: At| code.held(at).is_empty();
    if let Some(outer) = check(code, inner.at, field) {
        return unlocked(code, outer.at).then_some(outer.span);
    }
    let calls = code.world.callers(code.id).iter().filter(|caller| caller.run == Run::Call);
    calls.take(8).find_map(|caller| {
        let calling = Code::new(code.world, caller.method)?;
        let outer = check(&calling, caller.at, field)?;
        unlocked(&calling, outer.at).then_some(outer.span)
    })
}

/// What the store makes visible: a new object, or what a flag stands for. Resetting to nothing publishes nothing,
/// and a fence before the store keeps the order.
fn published(code: &Code<'_>, store: At, field: FieldId, src: Reg, inner: &Access) -> Option<Published> {
    let is_between =
        |at: At| code.dominators().dominates_at(inner.at, at) && code.dominators().dominates_at(at, store);
    if code.instrs().any(|(at, instr)| orders_writes(code, &instr.op) && is_between(at)) {
        return None;
    }
    let ty = code.program().fields()[field].ty;
    let constant = code.constant(store, src);
    if !matches!(code.program().tys.get(ty), Ty::Prim(prim) if !matches!(prim, ir::Prim::Object | ir::Prim::String))
    {
        let is_text = matches!(constant, Some(Const::String(_))) && code.world.is_asked_as(&ABOUT, &[CODEQL]);
        return (constant.is_none() || is_text).then_some(Published::Object);
    }
    if !matches!(constant, Some(Const::Bool(true))) {
        return None;
    }
    let behind = code.world.accesses_in(code.id).iter().find(|access| {
        access.field != field
            && access.touch.writes()
            && access.order == Order::Plain
            && is_between(access.at)
    })?;
    Some(Published::Behind(behind.field))
}

fn orders_writes(code: &Code<'_>, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| {
        matches!(effect, Effect::Fence(Fence::Full | Fence::Release | Fence::Process) | Effect::Atomic(..))
    })
}
