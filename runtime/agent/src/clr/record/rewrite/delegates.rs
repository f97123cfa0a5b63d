//! Methods that become delegates although they were rewritten before anybody knew, in modules that were loaded earlier: they do not tell that
//! they are work. So the delegate is of a method of ours, which does, and calls them:
//!
//! ```text
//!     ldloc counter                       ldloc counter
//!     ldftn Counter.Add()                 ldftn Add(Counter)
//!     newobj Action(object, nint)         newobj Action(object, nint)
//! ```
//!
//! A delegate of a static method whose first argument is its target: compilers make them of extension methods. Only where no type
//! parameter is in the way.

use super::{Code, Writer};
use crate::clr::names::Callee;
use crate::clr::record::module::Work;
use cil::signature::{MethodSignature, Modifier, ModifierKind, Receiver, Type};
use cil::{Editor, Instruction, Op, Place, Token};

impl Writer<'_, '_> {
    pub(super) fn delegate(&mut self, place: Place, op: Op, token: Token) -> Option<()> {
        if self.editor.get(Place(place.0 + 1))?.op != Op::Newobj {
            return None;
        }
        let bridge = self.bridge(op, token)?;
        let mut code: Vec<Code> = Vec::new();
        if op == Op::Ldvirtftn {
            // Of nothing there is no delegate: that is found out here.
            code.extend([Instruction::with_token(op, token), Instruction::simple(Op::Pop)]);
        }
        code.push(Instruction::with_token(Op::Ldftn, bridge));
        self.editor.replace(place, code);
        Some(())
    }

    fn bridge(&self, op: Op, token: Token) -> Option<Token> {
        if let Some(known) = self.module.bridges.borrow().get(&token) {
            return *known;
        }
        let callee = self.module.callee(token).filter(|callee| self.module.is_too_late(op, callee));
        let made = callee.and_then(|callee| self.make_bridge(token, &callee));
        self.module.bridges.borrow_mut().insert(token, made);
        made
    }

    fn make_bridge(&self, token: Token, callee: &Callee) -> Option<Token> {
        let has_receiver = callee.signature.receiver == Receiver::Implicit;
        let mut parameters = callee.signature.parameters.clone();
        if has_receiver {
            parameters.insert(0, callee.owner_type.clone());
        }
        // Methods of several types may have the same name and the same types: a mark that means nothing tells ours apart.
        let mark = Modifier { kind: ModifierKind::Optional, token: callee.owner };
        let returned = Type::Modified(mark, Box::new(callee.signature.returned.clone()));
        let signature = MethodSignature::of_static(parameters, returned);
        if signature.returned.is_open() || signature.parameters.iter().any(Type::is_open) {
            return None;
        }
        let count = u16::try_from(signature.parameters.len()).ok()?;
        let mut editor = Editor::empty();
        editor.max_stack = count.max(1);
        let call = if has_receiver { Op::Callvirt } else { Op::Call };
        editor.insert_prologue((0..count).map(Instruction::ldarg));
        editor.insert_prologue([Instruction::with_token(call, token), Instruction::simple(Op::Ret)]);
        let work = if has_receiver { Work::OfArgument } else { Work::OfReceiver };
        self.module.add_work(&callee.name, signature, work, &editor.encode().ok()?.bytes)
    }
}
