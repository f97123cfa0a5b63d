//! `lock-on-public-object`: a lock on `this` or on a type, which everybody else can lock as well.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Severity};
use ir::cfg::{AccessPath, Root};
use ir::{Reg, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7302",
    name: "lock-on-public-object",
    aliases: &["S2551", "RCS1059", "codeql:cs/lock-this", "errorprone:LockOnNonEnclosingClassLiteral"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Unsafe,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "a lock is taken on `this` or on a type, which other code can lock as well",
    docs: include_str!("lock_on_public_object.md"),
};

pub(crate) struct LockOnPublicObject;

impl Rule for LockOnPublicObject {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(lock) = code.monitor(&instr.op) else { continue };
            let path = code.path(at, lock);
            if !is_public(code, &path) && !is_told_by_peer(code, lock) {
                continue;
            }
            let lock = code.spell(&path);
            let message = format!("this locks `{lock}`, which code outside of this class can lock as well");
            report.at(&ABOUT, report.side("lock", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.suggest(Change::LockOwnObject);
                finding.help = Some(
                    "lock on a private object of its own: `private readonly object gate = new();`".to_owned(),
                );
            });
        }
    }
}

/// `codeql:cs/lock-this` leaves types alone.
fn is_public(code: &Code<'_>, path: &AccessPath) -> bool {
    let is_whole = path.steps.is_empty();
    match path.root {
        Root::Type(_) => is_whole && !code.world.is_asked_only_as(&ABOUT, &["codeql:cs/lock-this"]),
        Root::Entry(reg) => is_whole && Some(reg) == code.receiver(),
        _ => false,
    }
}

/// `S2551` minds all strings and objects of types, wherever they come from.
fn is_told_by_peer(code: &Code<'_>, lock: Reg) -> bool {
    let ty = code.ty(lock);
    code.world.is_asked_as(&ABOUT, &["S2551"])
        && (ty == TyId::STRING || code.world.full_name(ty) == "System.Type")
}
