//! `lock-on-local-object`: a lock that only one activation of a method can know.

use super::peers::monitors::{self, Spelled};
use crate::{Acquisition, Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::cfg::{AccessPath, Def, Root};
use ir::effects::{Effect, Mode};
use ir::{At, MethodFlags, Op, Reg, Terminator, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6301",
    name: "lock-on-local-object",
    aliases: &["S6507", "S2445"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "a lock is taken on an object that was made here and that no other thread can know",
    docs: include_str!("lock_on_local_object.md"),
};

pub(crate) struct LockOnLocalObject;

impl Rule for LockOnLocalObject {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["S6507", "S2445"]) {
            tell_as_peer(code, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["S6507", "S2445"]) {
            return;
        }
        for taken in code.acquisitions() {
            let Some(made) = made_here(code, &taken) else { continue };
            let lock = code.spell(&code.path(taken.at, taken.lock));
            let message = format!(
                "this locks `{lock}`, which is made anew by every call; no two threads ever lock the same object"
            );
            report.at(&ABOUT, report.side("lock", taken.span), message, |finding| {
                finding.object = Some(Object::Instance(lock));
                finding.help = Some("lock on a field: `private readonly object gate = new();`".to_owned());
                let made = code.body.instr(made).map(|instr| instr.span);
                finding.others.extend(made.and_then(|span| side(code, span)));
            });
        }
    }
}

/// `S6507` minds every local variable, `S2445` what is made in the very statement and strings.
fn tell_as_peer(code: &Code<'_>, report: &mut Report<'_>) {
    let asked = |id: &str| code.world.is_asked_as(&ABOUT, &[id]);
    for (at, instr) in code.instrs() {
        let Op::Enter { object } = instr.op else { continue };
        let is_told = match monitors::spelled(code, at, object) {
            Spelled::Local => asked("S6507"),
            Spelled::Made => asked("S2445"),
            Spelled::Other => asked("S2445") && code.ty(object) == TyId::STRING,
        };
        if !is_told {
            continue;
        }
        let lock = code.spell(&code.path(at, object));
        let message = format!("this locks `{lock}`, which is no object that is kept for locking");
        report.at(&ABOUT, report.side("lock", instr.span), message, |finding| {
            finding.object = Some(Object::Instance(lock));
            finding.help = Some("lock on a field: `private readonly object gate = new();`".to_owned());
        });
    }
}

fn side(code: &Code<'_>, span: ir::Span) -> Option<finding::Side> {
    let place = code.program().place(span)?;
    Some(finding::Side::new("made", finding::Location::Source(place)))
}

/// Where the locked object is made, if it is made in this body and stays in it.
fn made_here(code: &Code<'_>, taken: &Acquisition) -> Option<At> {
    if taken.mode != Mode::Exclusive {
        return None;
    }
    let AccessPath { root: Root::Def(Def::Instr(made)), steps } = code.path(taken.at, taken.lock) else {
        return None;
    };
    let Op::New { dst, .. } = code.body.instr(made)?.op else { return None };
    (steps.is_empty() && stays(code, dst)).then_some(made)
}

/// Is the object used for nothing but locking? All else might show it to another thread.
fn stays(code: &Code<'_>, object: Reg) -> bool {
    let mut names = vec![object];
    let mut index = 0;
    while let Some(&name) = names.get(index) {
        index += 1;
        for (_, instr) in code.instrs() {
            let mut is_used = false;
            instr.op.uses(&mut |reg| is_used |= reg == name);
            match instr.op {
                _ if !is_used => {}
                Op::Copy { dst, .. } | Op::Cast { dst, .. } => {
                    if !names.contains(&dst) {
                        names.push(dst);
                    }
                }
                Op::Enter { .. } | Op::Exit { .. } => {}
                _ if locks(code, &instr.op) => {}
                _ => return false,
            }
        }
        if code.body.blocks.iter().any(|block| hands_out(&block.end, name)) {
            return false;
        }
    }
    true
}

/// A call of a library that locks, unlocks, or makes the object.
fn locks(code: &Code<'_>, op: &Op) -> bool {
    let Some(callee) = op.callee() else { return false };
    let method = &code.program().methods()[callee.method];
    let is_made = method.flags.has(MethodFlags::CONSTRUCTOR) && method.own_body().is_none();
    is_made
        || code.effects(op).iter().any(|effect| {
            matches!(effect, Effect::Acquire(..) | Effect::Release(..) | Effect::Wait(..) | Effect::Pulse(..))
        })
}

fn hands_out(end: &Terminator, object: Reg) -> bool {
    let mut hands_out = false;
    end.uses(&mut |reg| hands_out |= reg == object);
    hands_out
}
