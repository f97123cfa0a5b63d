//! `thread-local-not-removed`: values of threads that nobody takes back.

use crate::{Code, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::Fact;
use ir::{FieldFlags, FieldId, Op, Span, TypeFlags};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7704",
    name: "thread-local-not-removed",
    aliases: &["S5164", "errorprone:ThreadLocalUsage"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[401],
    summary: "what is put into a thread-local variable is never removed: threads of pools keep it for ever",
    docs: include_str!("thread_local_not_removed.md"),
};

pub(crate) struct ThreadLocalNotRemoved;

impl Rule for ThreadLocalNotRemoved {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let declared = &world.program.fields()[field];
        let is_own = !world.program.types()[declared.owner].flags.has(TypeFlags::EXTERNAL);
        if !is_own || !world.facts(declared.ty).has(Fact::ThreadLocal) || world.is_handed_on(field) {
            return;
        }
        let calls = calls_on(world, field);
        let is_taken_back = calls.iter().any(|(name, _)| TAKES_BACK.contains(&name.as_str()));
        let put = calls.iter().find(|(name, _)| PUTS.contains(&name.as_str()));
        // The threads that use a static one live as long as it does, and .NET frees what belongs to dead ones.
        let is_put = put.filter(|(name, _)| name != "set_Value" || !declared.flags.has(FieldFlags::STATIC));
        let Some((_, span)) = is_put.filter(|_| !is_taken_back) else { return };
        let name = report.field_name(field);
        let message = format!(
            "what is put into `{name}` here is never taken out: the threads of a pool keep it, and the next task finds it"
        );
        report.at(&ABOUT, report.side("value", *span), message, |finding| {
            finding.object = Some(Object::Variable(name));
            finding.help = Some("call `remove` in a `finally`; in .NET, dispose of the variable".to_owned());
        });
    }
}

/// The members that give a thread a value, and those that end that.
const PUTS: [&str; 2] = ["set", "set_Value"];
const TAKES_BACK: [&str; 2] = ["remove", "Dispose"];

/// What the program calls on the object in a field: names and places.
fn calls_on(world: &World<'_>, field: FieldId) -> Vec<(String, Span)> {
    let mut methods: Vec<_> = world.accesses(field).iter().map(|access| access.method).collect();
    methods.dedup();
    let mut calls = Vec::new();
    for code in methods.into_iter().filter_map(|method| Code::new(world, method)) {
        let loaded = code.loads_of(field);
        for (_, instr) in code.calls() {
            let Op::Call { args, .. } = &instr.op else { continue };
            let is_on_it = args.first().is_some_and(|receiver| loaded.contains(receiver));
            if let Some(callee) = code.callee(&instr.op).filter(|_| is_on_it) {
                let name = world.program.names.get(world.program.methods()[callee].name);
                calls.push((name.to_owned(), instr.span));
            }
        }
    }
    calls
}
