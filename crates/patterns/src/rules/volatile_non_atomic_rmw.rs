//! `volatile-non-atomic-rmw`: `volatile` orders a read and a write, it does not make them one (Section 2.2.1 of the
//! thesis).

use super::peers::is_in_public_member;
use crate::{Access, Code, Report, Rule, Touch};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::{At, BinaryOp, FieldFlags, MethodFlags, Op, Order, Place, Reg};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB3102",
    name: "volatile-non-atomic-rmw",
    aliases: &[
        "CBF:RC_NAAV",
        "PH_B006",
        "S3078",
        "spotbugs:VO_VOLATILE_INCREMENT",
        "errorprone:NonAtomicVolatileUpdate",
    ],
    kind: Kind::Atomicity,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "a volatile field is read, changed and written in steps",
    docs: include_str!("volatile_non_atomic_rmw.md"),
};

pub(crate) struct VolatileNonAtomicRmw;

impl Rule for VolatileNonAtomicRmw {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_construction(code.id) {
            return;
        }
        let as_peer = code.world.is_asked_only_as(&ABOUT, &["PH_B006"]);
        if as_peer
            && !code.method.flags.has(MethodFlags::ACCESSOR)
            && !is_in_public_member(code.world, code.id)
        {
            return;
        }
        for write in code.world.accesses_in(code.id) {
            let is_volatile = write.touch == Touch::Write && write.order == Order::Volatile;
            if !is_volatile || code.program().fields()[write.field].flags.has(FieldFlags::THREAD_LOCAL) {
                continue;
            }
            let Some(read) = read_before(code, write) else { continue };
            let excluded = code.is_locked(write.at).then(|| unlocked_writer(code, write));
            if excluded == Some(None) || (as_peer && excluded.is_some()) {
                continue;
            }
            tell(report, write, read, excluded.flatten());
        }
    }
}

fn tell(report: &mut Report<'_>, write: &Access, read: &Access, unlocked: Option<&Access>) {
    let name = report.field_name(write.field);
    let message = match unlocked {
        None => format!(
            "`{name}` is read, changed and written in three steps: what other threads write in between is lost"
        ),
        Some(_) => format!(
            "`{name}` is read, changed and written under a lock that another writer does not hold: what that one writes \
             in between is lost"
        ),
    };
    let primary = report.access("write", write.span, Operation::VolatileWrite, &name);
    let earlier = report.access("read", read.span, Operation::VolatileRead, &name);
    let other = unlocked.and_then(|other| {
        report.access("write without the lock", other.span, Operation::VolatileWrite, &name)
    });
    report.at(&ABOUT, primary, message, |finding| {
        finding.object = Some(Object::Variable(name.clone()));
        finding.others.extend(earlier);
        finding.others.extend(other);
        finding.suggest(Change::UpdateAtomically);
        finding.help = Some(
            "use `Interlocked.Increment`, `Add`, `Or` or `CompareExchange`, or hold one lock around all writes".to_owned(),
        );
    });
}

/// The read of the same field from which the written value is computed.
fn read_before<'w>(code: &Code<'w>, write: &Access) -> Option<&'w Access> {
    let (value, base) = written(code, write.at)?;
    let made_from = code.ingredients(write.at, value);
    let changes = |at: &At| code.body.instr(*at).is_some_and(|instr| changes_value(&instr.op));
    if !made_from.iter().any(changes) || base.is_some_and(|base| code.is_fresh(write.at, base)) {
        return None;
    }
    code.world.accesses_in(code.id).iter().find(|read| {
        read.field == write.field
            && !read.touch.writes()
            && made_from.contains(&read.at)
            && base
                .zip(base_of(code, read.at))
                .is_none_or(|(a, b)| code.same_value((write.at, a), (read.at, b)))
    })
}

/// The value that an access writes, and the object it is written to where that is at hand.
fn written(code: &Code<'_>, at: At) -> Option<(Reg, Option<Reg>)> {
    match &code.body.instr(at)?.op {
        Op::Store { src, .. } => Some((*src, base_of(code, at))),
        // `Volatile.Write(ref field, value)`.
        Op::Call { args, .. } => Some((*args.get(1)?, None)),
        _ => None,
    }
}

fn base_of(code: &Code<'_>, at: At) -> Option<Reg> {
    match code.body.instr(at)?.op.place()? {
        Place::Field { base, .. } => Some(*base),
        _ => None,
    }
}

/// Comparisons give a value of their own; everything else changes the one that was read.
fn changes_value(op: &Op) -> bool {
    match op {
        Op::Unary { .. } => true,
        Op::Binary { op, .. } => !matches!(
            op,
            BinaryOp::Eq | BinaryOp::Ne | BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge
        ),
        _ => false,
    }
}

/// A write of the field elsewhere that holds no lock.
fn unlocked_writer<'w>(code: &Code<'w>, write: &Access) -> Option<&'w Access> {
    code.world.accesses(write.field).iter().find(|other| {
        other.touch.writes()
            && !code.world.is_construction(other.method)
            && Code::new(code.world, other.method).is_some_and(|place| !place.is_locked(other.at))
    })
}
