//! Methods that become delegates: `items.ForEach(list.Add)`.
//!
//! No call is to be seen where such a delegate is called, so another one takes its place, of a method of ours that tells of the call and
//! makes it:
//!
//! ```text
//!     ldloc list                          ldloc list
//!     ldftn List<int>.Add(!0)             ldftn List<int>.Add(!0)
//!     newobj Action<int>(object, nint)    newobj Action<int>(object, nint)
//!                                         dup
//!                                         callvirt Delegate.get_Target
//!                                         ldftn Bridge(List<int>, int)
//!                                         newobj Action<int>(object, nint)
//!                                         call Keep(Delegate, Delegate)
//! ```
//!
//! The program cannot tell the two apart. Whatever is wrong with its own delegate has been said when that was made. Ours has the same
//! target, as one of a static method whose first argument is its target has: compilers make them of extension methods. It keeps the same method
//! (`hook::delegates`). And a bridge ends with a tail call, so that it is on no stack of what it calls.
//!
//! Only where no type parameter is in the way: bridges are global.

use super::{ReceiverKind, Rewriter, Surroundings, Target, Watched};
use crate::clr::apis::Touched;
use crate::clr::hook::PREFIX;
use crate::clr::rewrite::Caller;
use crate::clr::site::Via;
use cil::signature::{MethodSignature, Primitive, Receiver, Type};
use cil::{Editor, Instruction, Label, Op, Place, Token};

impl Rewriter<'_> {
    /// If what is loaded at this place becomes a delegate, puts one of a bridge in its place.
    pub(super) fn redirect(
        &self,
        editor: &mut Editor,
        place: Place,
        caller: Caller<'_>,
        module: &impl Surroundings,
    ) -> Option<()> {
        let token = editor.get(place)?.token()?;
        let made = Place(place.0 + 1);
        let constructor = editor.get(made).filter(|next| next.op == Op::Newobj)?.token()?;
        if !self.makes_delegate(constructor) {
            return None;
        }
        let target = self.known_target(token)?;
        let delegates = module.delegates()?;
        let bridge = match &*target {
            Target::Watched(watched) => {
                make_bridge(token, watched, caller, editor.old_offset(place)?, module)
            }
            Target::Inherited | Target::Completion | Target::Reflection => None,
        };
        // It may be compared with one that has a bridge.
        let Some(bridge) = bridge else { return know(editor, made, module) };
        editor.insert_after(
            made,
            [
                Instruction::simple(Op::Dup),
                Instruction::with_token(Op::Callvirt, delegates.target),
                Instruction::with_token(Op::Ldftn, bridge),
                Instruction::with_token(Op::Newobj, constructor),
                Instruction::call(delegates.keep),
            ],
        );
        Some(())
    }

    /// Others may be made of a pointer to a method, too, but not of an object and a pointer.
    fn makes_delegate(&self, constructor: Token) -> bool {
        let declared = self.names.owner_of(constructor).map(|(declared, _)| declared);
        let signature = declared.and_then(|declared| MethodSignature::parse(&declared.signature).ok());
        let of = [Type::OBJECT, Type::Primitive(Primitive::IntPtr)];
        signature.is_some_and(|signature| signature.parameters == of)
    }
}

/// Lets the delegate that is made at this place find out what its method is.
pub(super) fn know(editor: &mut Editor, made: Place, module: &impl Surroundings) -> Option<()> {
    // Behind a tail call there can be nothing.
    let is_plain = editor.with_prefixes(made) == made;
    let delegates = is_plain.then(|| module.delegates())??;
    editor.insert_after(made, [Instruction::simple(Op::Dup), Instruction::call(delegates.know)]);
    Some(())
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
    let signature = MethodSignature::of_static(parameters, method.signature.returned.clone());
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
    code.push(Instruction::simple(Op::Tail));
    code.push(Instruction::with_token(if has_receiver { Op::Callvirt } else { Op::Call }, token));
    code.push(Instruction::simple(Op::Ret));
    let mut editor = Editor::empty();
    editor.max_stack = u16::try_from(signature.parameters.len()).ok()?.max(2);
    editor.insert_prologue(code);
    let name = format!("{PREFIX}{}@{:x}+{offset:x}", method.name, caller.token.0);
    module.define(&name, &signature, &editor.encode().ok()?.bytes)
}
