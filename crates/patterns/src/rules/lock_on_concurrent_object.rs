//! `lock-on-concurrent-object`: the monitor of an object of `java.util.concurrent`, which its own methods do not
//! take.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::{Ty, TyId};

/// Whatever is in there is made for threads without its monitor.
const NAMESPACE: &str = "java.util.concurrent.";

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6801",
    name: "lock-on-concurrent-object",
    aliases: &["S2442", "spotbugs:JLM_JSR166_UTILCONCURRENT_MONITORENTER"],
    kind: Kind::Pitfall,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "the monitor of an atomic, a concurrent collection or a lock is taken, which its own methods do not take",
    docs: include_str!("lock_on_concurrent_object.md"),
};

pub(crate) struct LockOnConcurrentObject;

impl Rule for LockOnConcurrentObject {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(lock) = code.monitor(&instr.op) else { continue };
            let origins = code.origins(at, lock).into_iter();
            let made = origins.filter_map(|origin| code.body.instr(origin)?.op.def());
            let mut tys = made.chain([lock]).map(|reg| code.ty(reg));
            let Some(ty) = tys.find(|&ty| is_concurrent(code, ty)) else { continue };
            let (lock, ty) = (code.spell(&code.path(at, lock)), code.world.type_name(ty));
            let message = format!(
                "this takes the monitor of `{lock}`; those who call the methods of the {ty} do not wait for it"
            );
            report.at(&ABOUT, report.side("lock", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help = Some(format!("use the methods of {ty}, or lock on an object of its own"));
            });
        }
    }
}

fn is_concurrent(code: &Code<'_>, ty: TyId) -> bool {
    let Ty::Named { def, .. } = code.program().tys.get(ty) else { return false };
    code.program().names.get(code.program().types()[*def].name).starts_with(NAMESPACE)
}
