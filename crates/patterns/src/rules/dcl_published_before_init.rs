//! `dcl-published-before-init`: double-checked locking that shows the object before it is ready.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::cfg::{AccessPath, Root, Step};
use ir::effects::Effect;
use ir::{At, FieldId, MethodFlags, Op, Place, Reg, Span};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4201",
    name: "dcl-published-before-init",
    aliases: &[
        "S3064",
        "spotbugs:DC_PARTIALLY_CONSTRUCTED",
        "codeql:java/unsafe-double-checked-locking-init-order",
    ],
    kind: Kind::Order,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[609, 696],
    summary: "double-checked locking stores the object in the field before it has set the object up",
    docs: include_str!("dcl_published_before_init.md"),
};

pub(crate) struct DclPublishedBeforeInit;

impl Rule for DclPublishedBeforeInit {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.takes_locks() {
            return;
        }
        for (at, instr) in code.instrs() {
            let Op::Store { place, src, .. } = &instr.op else { continue };
            let Some(field) = path_of(code, at, place) else { continue };
            if code.held(at).is_empty() || !is_made(code, at, *src) || !is_looked_at_before(code, at, &field)
            {
                continue;
            }
            if let Some(later) = set_up_later(code, at, *src, &field) {
                tell(report, &field, instr.span, later);
            }
        }
    }
}

fn tell(report: &mut Report<'_>, field: &AccessPath, published: Span, later: Span) {
    let Some(id) = field_of(field) else { return };
    let name = report.field_name(id);
    let side = report.access("published", published, Operation::Write, &name);
    let other = report.side("still being set up", later);
    let message = format!(
        "`{name}` is set before the object is ready; a thread that looks at `{name}` without the lock uses it half set up"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some(
            "set the object up in a local variable first, and store it in the field at the end".to_owned(),
        );
    });
}

fn field_of(path: &AccessPath) -> Option<FieldId> {
    match (path.steps.last(), &path.root) {
        (Some(Step::Field(field)), _) | (None, Root::Static(_, field)) => Some(*field),
        _ => None,
    }
}

/// The variable at a place, if it is a field.
fn path_of(code: &Code<'_>, at: At, place: &Place) -> Option<AccessPath> {
    match place {
        Place::Static { owner, field } => {
            Some(AccessPath { root: Root::Static(*owner, *field), steps: Vec::new() })
        }
        Place::Field { base, field } => {
            let mut path = code.path(at, *base);
            path.steps.push(Step::Field(*field));
            Some(path)
        }
        _ => None,
    }
}

fn is_made(code: &Code<'_>, at: At, value: Reg) -> bool {
    code.is_made_here(&code.path(at, value))
}

/// Is the field read without a lock on the way to the store? That is the first of the two checks: others may see
/// what is stored while the lock is still held.
fn is_looked_at_before(code: &Code<'_>, store: At, field: &AccessPath) -> bool {
    code.instrs().any(|(at, instr)| {
        let Op::Load { place, .. } = &instr.op else { return false };
        path_of(code, at, place).as_ref() == Some(field)
            && code.dominators().dominates_at(at, store)
            && code.held(at).is_empty()
    })
}

/// Where the object is changed after the store, still under the lock.
fn set_up_later(code: &Code<'_>, store: At, value: Reg, field: &AccessPath) -> Option<Span> {
    let object = code.path(store, value);
    let is_object = |at: At, reg: Reg| {
        let path = code.path(at, reg);
        path == *field || path == object
    };
    let change = code.instrs().find(|&(at, instr)| {
        at != store
            && code.dominators().dominates_at(store, at)
            && !code.held(at).is_empty()
            && match &instr.op {
                Op::Store { place: Place::Field { base, .. }, .. } => is_object(at, *base),
                Op::Call { .. } => changed_by_call(code, &instr.op).is_some_and(|reg| is_object(at, reg)),
                _ => false,
            }
    });
    change.map(|(_, instr)| instr.span)
}

/// The object that a call changes: its receiver, if the library says so, or if it is a setter or a method without
/// result of the program.
fn changed_by_call(code: &Code<'_>, op: &Op) -> Option<Reg> {
    let (callee, args) = op.call()?;
    let declared = &code.program().methods()[callee.method];
    let written = code.effects(op).iter().find_map(|effect| match *effect {
        Effect::Write(target, _) => code.operand(op, target),
        _ => None,
    });
    let is_command = declared.own_body().is_some()
        && declared.has_receiver()
        && declared.ret == ir::TyId::VOID
        && !declared.flags.has(MethodFlags::CONSTRUCTOR);
    written.or_else(|| args.first().copied().filter(|_| is_command))
}
