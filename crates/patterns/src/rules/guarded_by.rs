//! `guarded-by`: the lock that guards a field is written down at the field, and here it is not held.

use crate::{Access, Code, Guard, LockName, Protection, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::cfg::{AccessPath, Root};
use ir::{At, Attribute, Const, Field, FieldId, MethodId, Op, Program, Span, Ty, TyId};

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

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Some(callee) = code.callee(&instr.op) else { continue };
            let Some(lock) = demanded(code.program(), callee) else { continue };
            if demanded(code.program(), code.id) == Some(lock) || is_held(code, at, &instr.op, lock) {
                continue;
            }
            let name = report.method_name(callee);
            let message = format!("`{name}` is to be called under `{lock}`, which is not held here");
            report.at(&ABOUT, report.side("call", instr.span), message, |finding| {
                finding.object = Some(Object::Instance(lock.to_owned()));
                finding.help = Some(format!("take `{lock}` around this call"));
            });
        }
    }
}

/// The lock that callers of a method must hold.
fn demanded(program: &Program, method: MethodId) -> Option<&str> {
    named_lock(program, &program.methods()[method].attributes)
}

/// Is a lock of that name held, or some lock by all who call this method? Constructors have their object for themselves.
fn is_held(code: &Code<'_>, at: At, op: &Op, lock: &str) -> bool {
    let has_name = |path: &AccessPath| match code.lock_name(path) {
        Some(LockName::Field(field)) => code.program().names.get(code.program().fields()[field].name) == lock,
        Some(LockName::This(_)) => lock == "this" || lock.strip_suffix(".this").is_some(),
        Some(LockName::Type(_)) => lock.strip_suffix(".class").is_some(),
        None => true,
    };
    // `synchronized (account) { account.deposit(); }`
    let is_receiver = |path: &AccessPath| {
        let Op::Call { args, .. } = op else { return false };
        lock == "this" && args.first().is_some_and(|&receiver| code.path(at, receiver) == *path)
    };
    let held = code.held(at);
    code.world.is_construction(code.id)
        || held.iter().any(|held| has_name(held.lock) || is_receiver(held.lock))
        || (held.is_empty() && code.is_locked(at))
}

/// What the attribute of a field names: `gate`, `this`.
fn declared_lock<'p>(program: &'p Program, field: &Field) -> Option<&'p str> {
    named_lock(program, &field.attributes)
}

fn named_lock<'p>(program: &'p Program, attributes: &[Attribute]) -> Option<&'p str> {
    let attribute = attributes.iter().find(|attribute| is_guarded_by(program, attribute))?;
    let Some(Const::String(text)) = attribute.args.first() else { return None };
    let text = program.names.get(*text);
    // Of `Account.class` and `Outer.this` the last word says nothing.
    let is_keyword = [".class", ".this"].iter().any(|word| text.strip_suffix(word).is_some());
    if is_keyword { Some(text) } else { text.rsplit('.').next() }
}

fn is_guarded_by(program: &Program, attribute: &Attribute) -> bool {
    let Ty::Named { def, .. } = program.tys.get(attribute.ty) else { return false };
    let name = program.names.get(program.types()[*def].name);
    ATTRIBUTES.contains(&name.rsplit('.').next().unwrap_or(name))
}

fn check(world: &World<'_>, report: &mut Report<'_>, field: FieldId, lock: &str) {
    for (access, protection) in world.protected_accesses(field) {
        let is_demanded = demanded(world.program, access.method) == Some(lock);
        if protection.unclear || protection.fresh || is_demanded || access.touch.is_atomic() {
            continue;
        }
        if !protection.guards.iter().any(|guard| is_called(world.program, guard, lock)) {
            tell(report, &access, &protection, lock, world.program.fields()[field].span);
        }
    }
}

fn is_called(program: &Program, guard: &Guard, lock: &str) -> bool {
    if let Some(outer) = lock.strip_suffix(".this") {
        return is_outer(program, guard, outer);
    }
    match (guard.field(), guard) {
        (Some(field), _) => program.names.get(program.fields()[field].name) == lock,
        (None, Guard::Own(steps)) => steps.is_empty() && lock == "this",
        (None, Guard::Global(path)) => {
            let Root::Type(ty) = path.root else { return false };
            lock.strip_suffix(".class").is_some_and(|class| is_named(program, ty, class))
        }
    }
}

/// Is the guard the object around, `Outer.this`, or the object itself if it is one?
fn is_outer(program: &Program, guard: &Guard, outer: &str) -> bool {
    match (guard.field(), guard) {
        (Some(field), _) => is_named(program, program.fields()[field].ty, outer),
        (None, Guard::Own(steps)) => steps.is_empty(),
        (None, Guard::Global(_)) => false,
    }
}

/// Is it the type that people call by this name, or by the last part of it?
fn is_named(program: &Program, ty: TyId, called: &str) -> bool {
    let Ty::Named { def, .. } = program.tys.get(ty) else { return false };
    let name = program.names.get(program.types()[*def].name);
    let last = |name: &str| name.rsplit(['.', '$']).next().map(str::to_owned);
    last(name) == last(called)
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
