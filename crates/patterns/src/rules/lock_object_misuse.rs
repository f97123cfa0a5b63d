//! `lock-object-misuse`: the monitor of an object that is a lock of another kind.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Fact;
use ir::{At, Reg, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6304",
    name: "lock-object-misuse",
    aliases: &["spotbugs:JLM_JSR166_LOCK_MONITORENTER", "CS9216"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "the monitor of an object is taken that is itself a lock, a semaphore or an event",
    docs: include_str!("lock_object_misuse.md"),
};

pub(crate) struct LockObjectMisuse;

impl Rule for LockObjectMisuse {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(lock) = code.monitor(&instr.op) else { continue };
            let Some(ty) = primitive(code, at, lock) else { continue };
            let (lock, ty) = (code.spell(&code.path(at, lock)), code.world.type_name(ty));
            let message = format!(
                "this takes the monitor of `{lock}`, not the {ty} that it is; those who use the {ty} do not wait"
            );
            report.at(&ABOUT, report.side("lock", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help = Some(format!("use the members of {ty}, or lock on an object of its own"));
            });
        }
    }
}

/// The type of the object, if that is something to synchronise by. What other processes share as well is the
/// business of `lock-on-weak-identity`.
fn primitive(code: &Code<'_>, at: At, lock: Reg) -> Option<TyId> {
    let origins = code.origins(at, lock);
    let made = origins.iter().filter_map(|&origin| code.body.instr(origin)?.op.def());
    let mut tys = made.chain([lock]).map(|reg| code.body.regs[reg].ty);
    tys.find(|&ty| {
        let facts = code.world.facts(ty);
        let is_primitive =
            [Fact::Lock, Fact::Semaphore, Fact::Signal].into_iter().any(|fact| facts.has(fact));
        is_primitive && !facts.has(Fact::WeakIdentity)
    })
}
