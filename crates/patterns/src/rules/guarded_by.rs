//! `guarded-by`: the lock that guards a field is written down at the field, and here it is not held.

use crate::{Access, Guard, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::{Attribute, Const, Field, FieldId, Program, Span, Ty};

/// What the attribute is called: there is none in the library, every program declares its own.
const ATTRIBUTES: [&str; 2] = ["GuardedByAttribute", "GuardedBy"];

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB1603",
    name: "guarded-by",
    aliases: &["spotbugs:IS_FIELD_NOT_GUARDED", "errorprone:GuardedBy", "infer:GUARDEDBY_VIOLATION"],
    kind: Kind::Race,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366, 820],
    summary: "a field that is declared to be guarded by a lock is accessed without it",
    docs: include_str!("guarded_by.md"),
};

pub(crate) struct GuardedBy;

impl Rule for GuardedBy {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if let Some(lock) = declared_lock(world.program, &world.program.fields()[field]) {
            check(world, report, field, lock);
        }
    }
}

/// What the attribute of a field names: `gate`, `this`.
fn declared_lock<'p>(program: &'p Program, field: &Field) -> Option<&'p str> {
    let attribute = field.attributes.iter().find(|attribute| is_guarded_by(program, attribute))?;
    let Some(Const::String(text)) = attribute.args.first() else { return None };
    program.names.get(*text).rsplit('.').next()
}

fn is_guarded_by(program: &Program, attribute: &Attribute) -> bool {
    let Ty::Named { def, .. } = program.tys.get(attribute.ty) else { return false };
    let name = program.names.get(program.types()[*def].name);
    ATTRIBUTES.contains(&name.rsplit('.').next().unwrap_or(name))
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId, lock: &str) {
    for (access, protection) in world.protected_accesses(field) {
        if protection.unclear || protection.fresh || access.touch.is_atomic() {
            continue;
        }
        if !protection.guards.iter().any(|guard| is_called(world.program, guard, lock)) {
            tell(report, &access, &protection, lock, world.program.fields()[field].span);
        }
    }
}

fn is_called(program: &Program, guard: &Guard, lock: &str) -> bool {
    match guard.field() {
        Some(field) => program.names.get(program.fields()[field].name) == lock,
        None => matches!(guard, Guard::Own(steps) if steps.is_empty()) && lock == "this",
    }
}

fn tell(report: &mut Report<'_>, access: &Access, protection: &Protection, lock: &str, declared: Span) {
    let name = report.field_name(access.field);
    let (doing, operation) = match access.touch {
        Touch::Read => ("read", Operation::Read),
        _ => ("written", Operation::Write),
    };
    let instead = if protection.guards.is_empty() { "no lock is" } else { "only another lock is" };
    let side = report.access(doing, access.span, operation, &name);
    let other = report.side("declared", declared);
    let message = format!(
        "`{name}` is declared to be guarded by `{lock}`, but {instead} held where it is {doing} here"
    );
    report.at(&ABOUT, side, message, |finding| {
        finding.object = Some(Object::Variable(name));
        finding.others.extend(other);
        finding.help = Some(format!("take `{lock}` around this access"));
    });
}
