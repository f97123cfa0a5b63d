//! `prefer-lock-type`: an object that is nothing but a lock could say so.

use crate::{Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::{Field, FieldFlags, FieldId, Op, Program, Reg, Ty, TyId, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7609",
    name: "prefer-lock-type",
    aliases: &["MA0158"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a plain object is only used as a lock; `System.Threading.Lock` is made for that",
    docs: include_str!("prefer_lock_type.md"),
};

pub(crate) struct PreferLockType;

impl Rule for PreferLockType {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        if is_candidate(world, declared) && has_lock_type(world.program) && is_only_locked(world, field) {
            let name = report.field_name(field);
            let message = format!("`{name}` is an object that is only used as a lock");
            report.at(&ABOUT, report.side("field", declared.span), message, |finding| {
                finding.object = Some(Object::Instance(name));
                finding.help = Some("declare it as `System.Threading.Lock`: it is faster, and cannot be taken for anything else".to_owned());
            });
        }
    }
}

/// Older frameworks do not have the type; a program whose fields are of it has.
fn has_lock_type(program: &Program) -> bool {
    let Some(def) = program.find_type("System.Threading.Lock", 0) else { return false };
    let is_lock =
        |field: &Field| matches!(program.tys.get(field.ty), Ty::Named { def: it, .. } if *it == def);
    let is_own = |field: &Field| !program.types()[field.owner].flags.has(TypeFlags::EXTERNAL);
    program.fields().iter().any(|field| is_lock(field) && is_own(field))
}

fn is_candidate(world: &World<'_>, field: &Field) -> bool {
    field.ty == TyId::OBJECT
        && field.visibility == Visibility::Private
        && field.flags.has(FieldFlags::READONLY)
        && !world.program.types()[field.owner].flags.has(TypeFlags::EXTERNAL)
}

/// Is each read of the field for a `lock`, and nothing else?
fn is_only_locked(world: &World<'_>, field: FieldId) -> bool {
    let reads: Vec<_> = world.accesses(field).iter().filter(|access| access.touch != Touch::Write).collect();
    !reads.is_empty()
        && reads.iter().all(|read| {
            let Some(code) = Code::new(world, read.method).filter(|_| read.touch == Touch::Read) else {
                return false;
            };
            let Some(loaded) = code.body.instr(read.at).and_then(|instr| instr.op.def()) else {
                return false;
            };
            is_lock(&code, loaded)
        })
}

fn is_lock(code: &Code<'_>, loaded: Reg) -> bool {
    let mut holders = vec![loaded];
    let mut next = 0;
    while let Some(&holder) = holders.get(next) {
        next += 1;
        for (_, instr) in code.readers(holder) {
            match instr.op {
                Op::Copy { dst, .. } if !holders.contains(&dst) => holders.push(dst),
                Op::Enter { .. } | Op::Exit { .. } | Op::Copy { .. } => {}
                _ => return false,
            }
        }
    }
    let mut is_kept = false;
    for block in &code.body.blocks {
        block.end.uses(&mut |reg| is_kept |= holders.contains(&reg));
    }
    !is_kept
}
