//! `nonatomic-64bit-access`: 64 bits that are accessed in one step here must be so everywhere (Section 2.1.1 of the
//! thesis).

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::cfg::Root;
use ir::effects::{Access as Memory, Effect};
use ir::{At, FieldFlags, FieldId, Op, Order, Place, Prim, Reg, Ty, TypeKind};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1102",
    name: "nonatomic-64bit-access",
    aliases: &["CBF:DR_UA64V"],
    kind: Kind::Race,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Symmetric,
    cwe: &[366],
    summary: "a 64-bit field is accessed atomically in one place and plainly in another",
    docs: include_str!("nonatomic_64bit_access.md"),
};

pub(crate) struct Nonatomic64BitAccess;

impl Rule for Nonatomic64BitAccess {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let is_wide =
            matches!(world.program.tys.get(declared.ty), Ty::Prim(Prim::Long | Prim::ULong | Prim::Double));
        if is_wide && !declared.flags.has(FieldFlags::THREAD_LOCAL) {
            look_at(world, field, report);
        }
    }
}

fn look_at(world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
    let shared: Vec<&Access> =
        world.accesses(field).iter().filter(|access| !world.is_construction(access.method)).collect();
    let atomic = |access: &&&Access| access.order == Order::Volatile;
    let Some(atomic) = shared
        .iter()
        .filter(atomic)
        .find(|access| access.touch.writes())
        .or_else(|| shared.iter().find(atomic))
    else {
        return;
    };
    let plain: Vec<&Access> = shared.iter().copied().filter(|access| is_torn(world, access)).collect();
    if plain.is_empty() || (shared.iter().all(|access| !access.touch.writes() || is_locked(world, access))) {
        return;
    }
    tell(report, &plain, atomic);
}

/// Is it a plain access that may see or leave half a value?
fn is_torn(world: &World<'_>, access: &Access) -> bool {
    if access.order != Order::Plain || access.touch == Touch::Address {
        return false;
    }
    let Some(code) = Code::new(world, access.method) else { return false };
    let base = code.body.instr(access.at).and_then(|instr| match instr.op.place() {
        Some(Place::Field { base, .. }) => Some(*base),
        _ => None,
    });
    let is_own = |base| code.is_fresh(access.at, base) || is_local_copy(&code, access, base);
    !base.is_some_and(is_own) && !is_first_guess(&code, access)
}

/// Is the field part of a struct that only this method has: a parameter, a local variable, a result?
fn is_local_copy(code: &Code<'_>, access: &Access, base: Reg) -> bool {
    let owner = code.program().fields()[access.field].owner;
    let is_address_of_memory = |origin: At| match code.body.instr(origin).map(|instr| &instr.op) {
        Some(Op::AddrOf { place, .. }) => !matches!(place, Place::Cell(_)),
        _ => false,
    };
    code.program().types()[owner].kind == TypeKind::Struct
        && !code.origins(access.at, base).into_iter().any(is_address_of_memory)
        && !matches!(code.path(access.at, base).root, Root::Entry(this) if is_receiver(code, this))
}

/// In a method of a struct, the receiver may be anywhere.
fn is_receiver(code: &Code<'_>, entry: Reg) -> bool {
    code.method.has_receiver() && entry.0 as usize == code.method.captures.len()
}

/// Is the value only a guess, which `CompareExchange` checks? Then half a value does no harm.
fn is_first_guess(code: &Code<'_>, read: &Access) -> bool {
    let exchanges = code.world.accesses_in(code.id).iter().filter(|access| {
        access.field == read.field && access.touch == Touch::Atomic(Memory::CompareExchange)
    });
    exchanges.into_iter().any(|exchange| {
        let Some(op @ Op::Call { args, .. }) = code.body.instr(exchange.at).map(|instr| &instr.op) else {
            return false;
        };
        let is_exchange = code
            .effects(op)
            .iter()
            .any(|effect| matches!(effect, Effect::Atomic(Memory::CompareExchange, _)));
        is_exchange && args.iter().any(|&arg| code.ingredients(exchange.at, arg).contains(&read.at))
    })
}

fn is_locked(world: &World<'_>, access: &Access) -> bool {
    Code::new(world, access.method).is_some_and(|code| code.is_locked(access.at))
}

/// One finding for a field: its plain accesses have one cause and one remedy.
fn tell(report: &mut Report<'_>, plain: &[&Access], atomic: &Access) {
    let first = plain.iter().position(|access| access.touch.writes()).unwrap_or_default();
    let name = report.field_name(atomic.field);
    let does = if plain[first].touch.writes() { "written" } else { "read" };
    let sides = plain.iter().map(|access| {
        let operation = if access.touch.writes() { Operation::Write } else { Operation::Read };
        report.access("plain access", access.span, operation, &name)
    });
    let mut sides: Vec<_> = sides.collect();
    let primary = sides.remove(first);
    let other = report.access("atomic access", atomic.span, Operation::Update, &name);
    let message = format!(
        "the 64 bits of `{name}` are {does} plainly here but atomically elsewhere: a 32-bit process may see half a value, \
         and any process an old one"
    );
    report.at(&ABOUT, primary, message, |finding| {
        finding.object = Some(Object::Variable(name.clone()));
        finding.others.extend(other.into_iter().chain(sides.into_iter().flatten()));
        finding.suggest(Change::AccessAtomically);
        finding.help = Some(format!("use `Interlocked` or `Volatile` for all accesses of `{name}`"));
    });
}
