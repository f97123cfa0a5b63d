//! `lazy-init-static-unsync`: a static field is filled on first use, and two threads may both be first.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{At, FieldFlags, FieldId, Op, Order, Place, Prim, Reg, Ty, TypeFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB3202",
    name: "lazy-init-static-unsync",
    aliases: &[
        "S2444",
        "spotbugs:LI_LAZY_INIT_STATIC",
        "spotbugs:LI_LAZY_INIT_UPDATE_STATIC",
        "codeql:java/lazy-initialization",
    ],
    kind: Kind::Atomicity,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362, 543],
    summary: "a static field is checked and then filled without a lock, so that two threads may both fill it",
    docs: include_str!("lazy_init_static_unsync.md"),
};

pub(crate) struct LazyInitStaticUnsync;

impl Rule for LazyInitStaticUnsync {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let is_candidate = declared.flags.has(FieldFlags::STATIC)
            && !declared.flags.has(FieldFlags::THREAD_LOCAL)
            && !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        if is_candidate {
            check(world, report, field);
        }
    }
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    for (store, protection) in world.protected_accesses(field) {
        if store.touch != Touch::Write || !protection.is_bare() {
            continue;
        }
        let Some(look) = checked_before(world, &store) else { continue };
        let name = report.field_name(field);
        let side = report.access("filled", store.span, Operation::Write, &name);
        let other = report.access("checked", look.span, Operation::Read, &name);
        let message = format!(
            "`{name}` is filled on first use without a lock: two threads that both find it empty each make an object of their own"
        );
        report.at(&ABOUT, side, message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.others.extend(other);
            finding.help = Some("use `Lazy<T>`, an initialiser of the field, or a lock".to_owned());
        });
    }
}

/// The look at the field that decides whether a new object is stored: it comes before the store on all paths, and its
/// value is compared.
fn checked_before(world: &World<'_>, store: &Access) -> Option<Access> {
    let code = Code::new(world, store.method)?;
    let Op::Store { src, .. } = &code.body.instr(store.at)?.op else { return None };
    if !is_made(&code, store.at, *src) {
        return None;
    }
    let looks = world.accesses(store.field).iter().filter(|access| {
        access.method == store.method && access.touch == Touch::Read && access.order == Order::Plain
    });
    let mut looks = looks.filter(|look| {
        look.at.block != store.at.block
            && code.dominators().dominates_at(look.at, store.at)
            && is_compared(&code, look)
    });
    looks.next().copied()
}

/// Is it an object that is made here, or by a call? Two strings that are equal are as good as one.
fn is_made(code: &Code<'_>, at: At, value: Reg) -> bool {
    let is_called = |origin: &At| matches!(code.body.instr(*origin).map(|it| &it.op), Some(Op::Call { .. }));
    let is_value = |prim: &Prim| *prim != Prim::Object;
    let is_reference = !matches!(code.program().tys.get(code.ty(value)), Ty::Prim(prim) if is_value(prim));
    let origins = code.origins(at, value);
    code.is_made_here(&code.path(at, value))
        || (is_reference && !origins.is_empty() && origins.iter().all(is_called))
}

fn is_compared(code: &Code<'_>, look: &Access) -> bool {
    let Some(Op::Load { dst, place: Place::Static { .. }, .. }) =
        code.body.instr(look.at).map(|instr| &instr.op)
    else {
        return false;
    };
    code.instrs().any(|(at, instr)| match &instr.op {
        Op::Binary { op: ir::BinaryOp::Eq | ir::BinaryOp::Ne, lhs, rhs, .. } => {
            [*lhs, *rhs].into_iter().any(|reg| reg == *dst && code.origins(at, reg).contains(&look.at))
        }
        _ => false,
    })
}
