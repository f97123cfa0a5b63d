//! `handler-shared-state`: requests come at the same time, and meet in static fields.

use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Operation, Severity};
use ir::cfg::Root;
use ir::effects::Fact;
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
    method.attributes.iter().any(|attribute| is_handler(attribute.ty)) || is_of_handler(world, method.owner)
}

/// Is it a method of a class whose objects serve requests?
fn is_of_handler(world: &World<'_>, owner: TypeId) -> bool {
    let (mut open, mut seen) = (vec![owner], vec![owner]);
    while let Some(ty) = open.pop() {
        for &above in &world.program.types()[ty].supertypes {
            if world.facts(above).has(Fact::Handler) {
                return true;
            }
            if let Ty::Named { def, .. } = world.program.tys.get(above)
                && !seen.contains(def)
            {
                seen.push(*def);
                open.push(*def);
            }
        }
    }
    false
}

/// Is it a field of the one object that serves all requests? What starts and ends it is called by itself.
fn is_own_field(code: &Code<'_>, access: &Access) -> bool {
    let place = code.body.instr(access.at).and_then(|instr| instr.op.place());
    let Some(Place::Field { base, .. }) = place else { return false };
    let is_this = code.receiver().is_some_and(|this| code.path(access.at, *base).root == Root::Entry(this))
        && code.path(access.at, *base).steps.is_empty();
    let takes_request = !code.method.params.is_empty();
    is_this && takes_request && is_of_handler(code.world, code.method.owner)
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
