//! `thread-static-misuse`: `[ThreadStatic]` where it has no effect, or an effect once only.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Finding, Kind, Object, Severity};
use ir::effects::Target;
use ir::{Const, FieldFlags, FieldId, MethodFlags, Op};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6411",
    name: "thread-static-misuse",
    aliases: &["PH_S029", "S2996", "S3005", "CA2019", "CA2259", "MA0033"],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a thread-static field is not static, or has an initialiser that only the first thread runs",
    docs: include_str!("thread_static_misuse.md"),
};

pub(crate) struct ThreadStaticMisuse;

impl Rule for ThreadStaticMisuse {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !code.world.is_asked_as(&ABOUT, &["PH_S029"]) || !code.is_async() {
            return;
        }
        let is_local = |op: &Op| {
            let receiver = code.operand(op, Target::This);
            receiver.is_some_and(|reg| code.world.full_name(code.ty(reg)) == "System.Threading.ThreadLocal")
        };
        for (_, instr) in code.calls().filter(|(_, instr)| is_local(&instr.op)) {
            let message =
                "this async method may go on with another thread, which has a value of its own here";
            report.at(&ABOUT, report.side("use", instr.span), message, |finding| {
                finding.help = Some("use `AsyncLocal<T>`, or pass the value on".to_owned());
            });
        }
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        if world.is_asked_only_as(&ABOUT, &["PH_S029"]) {
            return;
        }
        let declared = &world.program.fields()[field];
        if !declared.flags.has(FieldFlags::THREAD_LOCAL) {
            return;
        }
        let name = report.field_name(field);
        if !declared.flags.has(FieldFlags::STATIC) && world.is_asked_only_as(&ABOUT, &["CA2019", "S2996"]) {
            return;
        }
        if !declared.flags.has(FieldFlags::STATIC) {
            let side = report.side("field", declared.span);
            let message =
                format!("`{name}` is not static: `[ThreadStatic]` has no effect, all threads share it");
            let help = "use `ThreadLocal<T>`, or make the field static";
            report.at(&ABOUT, side, message, |finding| complete(finding, &name, help));
            return;
        }
        if world.is_asked_only_as(&ABOUT, &["CA2259", "S3005", "MA0033"]) {
            return;
        }
        for access in initialisers(world, field) {
            let side = report.side("initialiser", access.span);
            let message = format!(
                "this initialises `{name}` for the first thread only: all others find the default value"
            );
            let help = "use `ThreadLocal<T>` with a factory, or initialise it where it is used";
            report.at(&ABOUT, side, message, |finding| complete(finding, &name, help));
        }
    }
}

fn complete(finding: &mut Finding, name: &str, help: &str) {
    finding.object = Some(Object::Variable(name.to_owned()));
    finding.help = Some(help.to_owned());
}

/// Stores of something other than the default value in a static constructor.
fn initialisers<'w>(world: &'w World<'_>, field: FieldId) -> impl Iterator<Item = &'w Access> {
    world.accesses(field).iter().filter(|access| {
        let method = &world.program.methods()[access.method];
        access.touch == Touch::Write
            && method.flags.has(MethodFlags::STATIC_CONSTRUCTOR)
            && (!is_default(world, access) || world.is_asked_as(&ABOUT, &["CA2019", "S2996"]))
    })
}

fn is_default(world: &World<'_>, access: &Access) -> bool {
    let Some(code) = Code::new(world, access.method) else { return false };
    let Some(Op::Store { src, .. }) = code.body.instr(access.at).map(|instr| &instr.op) else { return false };
    code.is_constant(access.at, *src, |value| {
        matches!(value, Const::Null | Const::Bool(false) | Const::Int(_, 0) | Const::Default(_))
    })
}
