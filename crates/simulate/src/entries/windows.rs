//! User interfaces: an object of each window class is made on a thread with a message loop, and the user does
//! things in any order. Handlers are methods of the shape that events have.

use super::facts::Facts;
use super::{Entry, Scope};
use crate::code::{Action, Style};
use ir::{Method, MethodId, Op, Target, Ty, TyId, TypeId};

/// Base classes of windows and of parts of them, of WPF and Windows Forms; those of WPF may not be known.
const WINDOWS: [&str; 5] = ["System.Windows.Forms.Control", "Form", "Window", "UserControl", "Page"];

/// More handlers than that make sequences in which nothing follows on anything.
const MOST_HANDLERS: usize = 12;

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let windows = facts.makeable_types().filter(|(id, _)| facts.derives_from(*id, &WINDOWS));
    windows.filter_map(|(id, _)| window(facts, id)).collect()
}

fn window(facts: &Facts<'_>, class: TypeId) -> Option<Entry> {
    let methods = || facts.program.types()[class].methods.iter().copied();
    let mut handlers: Vec<MethodId> = methods().filter(|&id| is_handler(facts, id)).collect();
    handlers.truncate(MOST_HANDLERS);
    if handlers.is_empty() || !methods().any(|id| facts.starts_threads(id)) {
        return None;
    }
    let style = if methods().any(|id| disables(facts, id)) { Style::PatientEvents } else { Style::Events };
    let parts = handlers.into_iter().map(|id| vec![Action::Launch(id)]).collect();
    let name = facts.program.names.get(facts.program.types()[class].name);
    let actions = vec![Action::BeginLoop, facts.make(class), Action::Play(style, parts)];
    Some(Entry::new(format!("events of {name}"), Scope::Loop, actions))
}

/// `void Button_Click(object sender, RoutedEventArgs e)`. Events of other libraries come on any thread, and have
/// arguments of their own.
fn is_handler(facts: &Facts<'_>, id: MethodId) -> bool {
    let method = &facts.program.methods()[id];
    let [sender, args] = &method.params[..] else { return false };
    method.own_body().is_some()
        && method.has_receiver()
        && method.ret == TyId::VOID
        && sender.ty == TyId::prim(ir::Prim::Object)
        && is_event_of_a_window(facts, args.ty)
}

fn is_event_of_a_window(facts: &Facts<'_>, args: TyId) -> bool {
    let Ty::Named { def, .. } = facts.program.tys.get(args) else { return false };
    let name = facts.program.names.get(facts.program.types()[*def].name);
    let is_of_windows = name.starts_with("System.Windows.") || !name.contains('.');
    name == "System.EventArgs" || (is_of_windows && name.ends_with("EventArgs"))
}

/// Does the method switch a control off, so that the user cannot do the same again?
fn disables(facts: &Facts<'_>, id: MethodId) -> bool {
    let method: &Method = &facts.program.methods()[id];
    let blocks = method.own_body().into_iter().flat_map(|body| &body.blocks);
    let mut instrs = blocks.flat_map(|block| &block.instrs);
    instrs.any(|instr| {
        let name = match &instr.op {
            Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. } => {
                facts.program.methods()[callee.method].name
            }
            Op::Call { target: Target::Named { name, .. }, .. }
            | Op::Store { place: ir::Place::Member { name, .. }, .. } => *name,
            Op::Store { place: ir::Place::Field { field, .. } | ir::Place::Static { field, .. }, .. } => {
                facts.program.fields()[*field].name
            }
            _ => return false,
        };
        let name = facts.program.names.get(name);
        ["Enabled", "IsEnabled"].contains(&name.strip_prefix("set_").unwrap_or(name))
    })
}
