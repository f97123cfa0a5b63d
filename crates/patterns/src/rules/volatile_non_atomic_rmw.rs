//! `volatile-non-atomic-rmw`: `volatile` orders a read and a write, it does not make them one (Section 2.2.1 of the
//! thesis).

use super::peers::is_in_public_member;
use crate::{Access, Code, Report, Rule, Touch};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::cfg::Def;
use ir::effects::Fact;
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
    let mut made_from = if is_boxed(code, write) {
        code.dependencies(write.at, value)
    } else {
        code.ingredients(write.at, value)
    };
    let changes = |at: &At| code.body.instr(*at).is_some_and(|instr| changes_value(&instr.op));
    let mut is_changed = made_from.iter().any(changes);
    if !is_changed {
        made_from = chosen_by(code, write.at, value);
        is_changed = !made_from.is_empty();
    }
    if !is_changed || base.is_some_and(|base| code.is_fresh(write.at, base)) {
        return None;
    }
    code.world.accesses_in(code.id).iter().find(|read| {
        read.field == write.field
            && !read.touch.writes()
            && made_from.contains(&read.at)
            && base
                .zip(base_of(code, read.at))
                .is_none_or(|(a, b)| is_same_object(code, (write.at, a), (read.at, b)))
    })
}

/// Do two registers hold one object? Where branches meet, class files copy it on each of them.
fn is_same_object(code: &Code<'_>, (at, object): (At, Reg), other: (At, Reg)) -> bool {
    let is_copy = |def: &Def| match def {
        Def::Instr(place) => match code.body.instr(*place).map(|instr| &instr.op) {
            Some(Op::Copy { src, .. }) => code.same_value((*place, *src), other),
            _ => false,
        },
        _ => false,
    };
    let defs = code.reaching().of(code.body, at, object);
    code.same_value((at, object), other) || (!defs.is_empty() && defs.iter().all(is_copy))
}

/// Is it a number in a box, which calls unpack and pack?
fn is_boxed(code: &Code<'_>, write: &Access) -> bool {
    let facts = code.world.facts(code.program().fields()[write.field].ty);
    facts.has(Fact::Immutable) && facts.has(Fact::WeakIdentity)
}

/// What decides which of several constants is written: class files spell `on = !on` as `if (on) 0 else 1`.
fn chosen_by(code: &Code<'_>, at: At, value: Reg) -> Vec<At> {
    let origins = code.origins(at, value);
    let is_constant =
        |origin: &At| matches!(code.body.instr(*origin).map(|it| &it.op), Some(Op::Const { .. }));
    if origins.len() < 2 || !origins.iter().all(is_constant) {
        return Vec::new();
    }
    let decisions = origins.iter().filter_map(|origin| code.decisions(origin.block).into_iter().next());
    decisions.flat_map(|decision| code.ingredients(decision.at, decision.cond)).collect()
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
