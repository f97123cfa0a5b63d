//! `static-not-threadsafe-type`: an object that is not made for threads, in a field that all threads share.

use crate::{Access, Code, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::effects::{Effect, Fact, Returns};
use ir::{Field, FieldFlags, FieldId, Op, Ty, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB5201",
    name: "static-not-threadsafe-type",
    aliases: &[
        "spotbugs:STCAL_INVOKE_ON_STATIC_CALENDAR_INSTANCE",
        "spotbugs:STCAL_INVOKE_ON_STATIC_DATE_FORMAT_INSTANCE",
        "codeql:cs/thread-unsafe-icryptotransform-field-in-class",
    ],
    kind: Kind::ThreadSafety,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362, 567],
    summary: "an object that one thread at a time may use is in a static field and used without a lock",
    docs: include_str!("static_not_threadsafe_type.md"),
};

pub(crate) struct StaticNotThreadsafeType;

impl Rule for StaticNotThreadsafeType {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        if is_unsafe(world, declared) {
            check(world, report, field);
        }
    }
}

/// Collections are left to the engines: whether they are filled once or all the time decides. So are interfaces
/// and what must be on one thread anyway.
pub(super) fn is_unsafe(world: &World<'_>, field: &Field) -> bool {
    let facts = world.facts(field.ty);
    let exempt = [Fact::Collection, Fact::Interface, Fact::ThreadLocal, Fact::Struct, Fact::Enumerator];
    field.flags.has(FieldFlags::STATIC)
        && !field.flags.has(FieldFlags::THREAD_LOCAL)
        && facts.has(Fact::ThreadUnsafe)
        && !exempt.into_iter().any(|fact| facts.has(fact))
        && is_library_type(world, field)
        && !is_of_tests(world, field)
}

/// The tests of a class run one after another, and nobody else can reach its private fields.
fn is_of_tests(world: &World<'_>, field: &Field) -> bool {
    field.visibility == Visibility::Private && world.has_tests(field.owner)
}

/// What the program derives from a library type may be safer than that.
fn is_library_type(world: &World<'_>, field: &Field) -> bool {
    match world.program.tys.get(field.ty) {
        Ty::Named { def, .. } => world.program.types()[*def].flags.has(TypeFlags::EXTERNAL),
        _ => false,
    }
}

/// Is it always one that the library gives to everybody, such as `Random.Shared`? That one is made for it.
fn is_made_for_all(world: &World<'_>, field: FieldId) -> bool {
    let mut writes = world.accesses(field).iter().filter(|access| access.touch == Touch::Write).peekable();
    let is_shared = |access: &Access| {
        let Some(code) = Code::new(world, access.method) else { return false };
        let Some(Op::Store { src, .. }) = code.body.instr(access.at).map(|instr| &instr.op) else {
            return false;
        };
        let origins = code.origins(access.at, *src);
        let gives_shared = |op: &Op| code.effects(op).contains(&Effect::Returns(Returns::Shared));
        !origins.is_empty()
            && origins.iter().filter_map(|&at| code.body.instr(at)).all(|instr| gives_shared(&instr.op))
    };
    writes.peek().is_some() && writes.all(is_shared)
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId) {
    let accesses = world.protected_accesses(field);
    let is_use = |(access, protection): &&(Access, Protection)| {
        access.touch == Touch::Read && protection.is_bare() && world.changes_object(access)
    };
    let Some((access, _)) = accesses.iter().find(is_use).filter(|_| !is_made_for_all(world, field)) else {
        return;
    };
    let declared = &world.program.fields()[field];
    let name = report.field_name(field);
    let side = report.access("use", access.span, Operation::Write, &name);
    let other = report.side("field", declared.span);
    let declaration = report.declaration(field);
    let message = format!(
        "all threads share `{name}`, but only one at a time may use such an object, and this use takes no lock"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Instance(name));
        finding.others.extend(other);
        finding.suggest_at(Change::OneForEachThread, declaration);
        finding.help = Some(
            "make one per call, one per thread (`ThreadLocal<T>`), or take a lock around every use"
                .to_owned(),
        );
    });
}
