//! `handler-shared-state`: requests come at the same time, and meet in static fields.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::cfg::Root;
use ir::effects::{Fact, Facts};
use ir::{FieldFlags, Method, Order, Place, Ty, TypeId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB5603",
    name: "handler-shared-state",
    aliases: &["S6419", "S2226", "S8983", "spotbugs:MSF_MUTABLE_SERVLET_FIELD"],
    kind: Kind::ThreadSafety,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[366],
    summary: "code that serves requests keeps its state in a field that all requests share",
    docs: include_str!("handler_shared_state.md"),
};

pub(crate) struct HandlerSharedState;

impl Rule for HandlerSharedState {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if !serves_requests(code.world, code.method) {
            return;
        }
        for access in code.world.accesses_in(code.id).iter().filter(|access| is_shared_write(code, access)) {
            let name = report.field_name(access.field);
            let side = report.access("write", access.span, Operation::Write, &name);
            let other = report.side("field", code.program().fields()[access.field].span);
            let message =
                format!("`{name}` is shared by all requests, and this request writes it without a lock");
            report.at(&ABOUT, side, message, |finding| {
                finding.object = Some(Object::Variable(name));
                finding.others.extend(other);
                finding.help = Some(
                    "keep what belongs to the request in local variables, and shared state in a service made for threads"
                        .to_owned(),
                );
            });
        }
    }
}

fn serves_requests(world: &World<'_>, method: &Method) -> bool {
    let is_handler = |ty| world.facts(ty).has(Fact::Handler);
    let has_attribute = method.attributes.iter().any(|attribute| is_handler(attribute.ty));
    has_attribute || handler(world, method.owner).is_some()
}

/// What is true of the objects of a class that serve requests.
fn handler(world: &World<'_>, owner: TypeId) -> Option<Facts> {
    let (mut open, mut seen) = (vec![owner], vec![owner]);
    while let Some(ty) = open.pop() {
        for &above in &world.program.types()[ty].supertypes {
            let facts = world.facts(above);
            if facts.has(Fact::Handler) {
                return Some(facts);
            }
            if let Ty::Named { def, .. } = world.program.tys.get(above)
                && !seen.contains(def)
            {
                seen.push(*def);
                open.push(*def);
            }
        }
    }
    None
}

/// Is it a field of the one object that serves all requests? Where each request has one of its own, it is made for one thread.
/// What starts and ends the object takes no request.
fn is_own_field(code: &Code<'_>, access: &Access) -> bool {
    let place = code.body.instr(access.at).and_then(|instr| instr.op.place());
    let Some(Place::Field { base, .. }) = place else { return false };
    let is_this = code.receiver().is_some_and(|this| code.path(access.at, *base).root == Root::Entry(this))
        && code.path(access.at, *base).steps.is_empty();
    // A bean is set up before the first request comes.
    let name = code.program().names.get(code.method.name);
    let is_setter = name.strip_prefix("set").is_some_and(|rest| rest.starts_with(char::is_uppercase));
    let takes_request = !code.method.params.is_empty() && !is_setter;
    let is_for_all = |facts: Facts| !facts.has(Fact::ThreadUnsafe);
    is_this && takes_request && handler(code.world, code.method.owner).is_some_and(is_for_all)
}

fn is_shared_write(code: &Code<'_>, access: &Access) -> bool {
    let flags = code.program().fields()[access.field].flags;
    access.touch == Touch::Write
        && access.order == Order::Plain
        && (flags.has(FieldFlags::STATIC) || is_own_field(code, access))
        && !flags.has(FieldFlags::THREAD_LOCAL)
        && !code.world.is_construction(code.id)
        && !code.is_locked(access.at)
}
