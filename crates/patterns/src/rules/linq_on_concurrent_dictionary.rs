//! `linq-on-concurrent-dictionary`: a copy that asks for the size first and for the elements later.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Severity};
use ir::effects::{Effect, Fact, Moment, Returns, Target};
use ir::{At, MethodFlags, Op, Reg, Ty};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB3201",
    name: "linq-on-concurrent-dictionary",
    aliases: &["PH_B008", "ERP031"],
    kind: Kind::Atomicity,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[362],
    summary: "a concurrent collection is copied by a query operator that fails if the collection grows",
    docs: include_str!("linq_on_concurrent_dictionary.md"),
};

pub(crate) struct LinqOnConcurrentDictionary;

impl Rule for LinqOnConcurrentDictionary {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(source) = copied(code, &instr.op) else { continue };
            let Some(collection) = shared_collection(code, at, source) else { continue };
            let side = report.side("copy", instr.span);
            let message = format!(
                "this asks the `{collection}` for its size and then for its elements; if another thread adds one in between, it throws"
            );
            report.at(&ABOUT, side, message, |finding| {
                finding.object = Some(Object::Instance(collection));
                finding.suggest(Change::CopyFirst);
                finding.help = Some(
                    "copy with the collection's own `ToArray()`, which is one step, or enumerate it"
                        .to_owned(),
                );
            });
        }
    }
}

/// The argument whose elements a call copies into an array or a list.
fn copied(code: &Code<'_>, op: &Op) -> Option<Reg> {
    let Op::Call { target: ir::Target::Direct(callee), .. } = op else { return None };
    let is_constructor = code.program().methods()[callee.method].flags.has(MethodFlags::CONSTRUCTOR);
    let effects = code.effects(op);
    let source = effects.iter().find_map(|effect| match effect {
        Effect::Read(target @ Target::Arg(_), Moment::Now) => Some(*target),
        _ => None,
    })?;
    let is_copy = effects.iter().any(|effect| match effect {
        Effect::Returns(Returns::Copy(target)) => *target == source,
        Effect::Returns(Returns::New) => is_constructor,
        _ => false,
    });
    is_copy.then(|| code.operand(op, source)).flatten()
}

/// The name of the type that the value had before it was seen as a mere sequence, if that is a collection that
/// others may change meanwhile.
fn shared_collection(code: &Code<'_>, at: At, source: Reg) -> Option<String> {
    let origins = code.origins(at, source);
    let sources = origins.iter().filter_map(|&origin| {
        let op = &code.body.instr(origin)?.op;
        // Nobody else knows a collection that is made here.
        let is_own = matches!(op, Op::New { .. }) && !code.world.is_asked_as(&ABOUT, &["PH_B008"]);
        (!is_own).then(|| op.def()).flatten()
    });
    let declared = std::iter::once(source).filter(|_| origins.is_empty()).chain(sources);
    declared.map(|reg| code.body.regs[reg].ty).find_map(|ty| {
        let Ty::Named { def, .. } = code.program().tys.get(ty) else { return None };
        let name = code.program().names.get(code.program().types()[*def].name);
        let is_shared = code.world.facts(ty).has(Fact::CountThenCopy);
        is_shared.then(|| name.rsplit('.').next().unwrap_or(name).to_owned())
    })
}
