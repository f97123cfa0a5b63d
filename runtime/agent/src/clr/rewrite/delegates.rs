//! Methods that become delegates: `items.ForEach(list.Add)`.
//!
//! No call is to be seen where such a delegate is called, so it is pointed at a method of ours, which tells of the call and makes it:
//!
//! ```text
//!     ldloc list                          ldloc list
//!     ldftn List<int>.Add(!0)             ldftn Bridge(List<int>, int)
//!     newobj Action<int>(object, nint)    newobj Action<int>(object, nint)
//! ```
//!
//! A delegate of a static method whose first argument is its target: compilers make them of extension methods. A class has one bridge
//! for each method, of the same name, so that delegates that were equal are equal. Only where no type parameter is in the way: bridges are global.

use super::{ReceiverKind, Rewriter, Surroundings, Target, Watched};
use crate::clr::apis::Touched;
use crate::clr::rewrite::Caller;
use crate::clr::site::Via;
use cil::signature::{MethodSignature, Modifier, ModifierKind, Receiver, Type};
use cil::{Editor, Instruction, Label, Op, Place, Token};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// By the class that makes delegates, and the method that they are of.
pub(super) type Bridges = FxHashMap<(Rc<str>, Token), Option<Token>>;

impl Rewriter<'_> {
    /// Points what is loaded at this place at a bridge, if it becomes a delegate.
    pub(super) fn redirect(
        &self,
        editor: &mut Editor,
        place: Place,
        caller: Caller<'_>,
        module: &impl Surroundings,
    ) -> Option<()> {
        let load = editor.get(place)?;
        let (op, token) = (load.op, load.token()?);
        if editor.get(Place(place.0 + 1))?.op != Op::Newobj {
            return None;
        }
        let target = self.known_target(token)?;
        let Target::Watched(watched) = &*target else { return None };
        let bridge = self.bridge(token, watched, caller, editor.old_offset(place)?, module)?;
        let mut code = Vec::new();
        if op == Op::Ldvirtftn {
            code.push(Instruction::simple(Op::Pop));
        }
        code.push(Instruction::with_token(Op::Ldftn, bridge));
        editor.replace(place, code);
        Some(())
    }

    fn bridge(
        &self,
        token: Token,
        watched: &Watched,
        caller: Caller<'_>,
        offset: u32,
        module: &impl Surroundings,
    ) -> Option<Token> {
        // Delegates that are compared are made in one class, by whatever the compiler made of it.
        let class: Rc<str> = Rc::from(cil::names::readable_type(caller.class));
        let key = (class, token);
        if let Some(known) = self.bridges.borrow().get(&key) {
            return *known;
        }
        let made = make_bridge(token, watched, caller, offset, module);
        self.bridges.borrow_mut().insert(key, made);
        made
    }
}

fn make_bridge(
    token: Token,
    watched: &Watched,
    caller: Caller<'_>,
    offset: u32,
    module: &impl Surroundings,
) -> Option<Token> {
    let method = &watched.callee;
    let mut parameters = method.signature.parameters.clone();
    let has_receiver = method.signature.receiver == Receiver::Implicit;
    if has_receiver {
        parameters.insert(0, method.owner_type.clone());
    }
    // Bridges of several classes have the same name and the same types, and must not be the same: a mark that means nothing.
    let mark = Modifier { kind: ModifierKind::Optional, token: caller.owner };
    let returned = Type::Modified(mark, Box::new(method.signature.returned.clone()));
    let signature = MethodSignature::of_static(parameters, returned);
    let is_open = signature.returned.is_open() || signature.parameters.iter().any(Type::is_open);
    if is_open || watched.receiver == ReceiverKind::Structure {
        return None;
    }
    let hooks = module.hooks()?;
    let mut code: Vec<Instruction<Label>> = Vec::new();
    for (touched, access) in &watched.touches {
        let argument = match touched {
            Touched::This | Touched::Walked => 0,
            Touched::Argument(number) => u16::from(*number) + u16::from(has_receiver),
        };
        let site = module.declare(caller, offset, Via::Delegate, watched, (*touched, *access))?;
        code.push(Instruction::ldarg(argument));
        code.push(Instruction::ldc_i4(site.cast_signed()));
        code.push(Instruction::call(hooks.on_call));
    }
    code.extend((0..signature.parameters.len()).map(|argument| Instruction::ldarg(argument as u16)));
    let op = if has_receiver { Op::Callvirt } else { Op::Call };
    code.push(Instruction::with_token(op, token));
    code.push(Instruction::simple(Op::Ret));
    let mut editor = Editor::empty();
    editor.max_stack = u16::try_from(signature.parameters.len()).ok()?.max(2);
    editor.insert_prologue(code);
    module.define(&method.name, &signature, &editor.encode().ok()?.bytes)
}
