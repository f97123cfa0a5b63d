//! The text of a builder: compilers call its `ToString` by the name that it has for all objects.
//!
//! There is nothing else on the stack but the receiver, so what was loaded last says what that is. Where a text is added to another one, nothing
//! becomes an empty text on the way:
//!
//! ```text
//!     ldarg builder
//!     dup
//!     brtrue text
//!     pop
//!     ldnull
//!     br added
//! text: callvirt Object.ToString()
//! added: …
//! ```

use super::{Caller, Rewriter, Target};
use crate::clr::names::Callee;
use cil::signature::{LocalSignature, MethodSignature, Receiver, Type};
use cil::{Editor, Instruction, Label, Op, Place};
use std::rc::Rc;

impl Rewriter<'_> {
    /// What a call of `Object.ToString` is for this receiver. What it really is will be seen when it is called.
    pub(super) fn overridden(
        &self,
        editor: &Editor,
        place: Place,
        caller: Caller<'_>,
        locals: &LocalSignature,
    ) -> Option<Rc<Target>> {
        let token = editor.get(place)?.token()?;
        let receiver = self.receiver(editor.get(loading(editor, place)?)?, caller, locals)?;
        let id = self.apis.type_named(&receiver)?;
        let (declared, owner) = self.names.owner_of(token)?;
        let named = self.names.callee(token, declared, owner)?;
        self.watched(id, Callee { owner_name: receiver, ..named }).map(Rc::new)
    }

    /// The name of the type of what is loaded.
    fn receiver(
        &self,
        load: &Instruction<Label>,
        caller: Caller<'_>,
        locals: &LocalSignature,
    ) -> Option<Rc<str>> {
        match (load.op, load.token()) {
            (Op::Ldfld | Op::Ldsfld, Some(field)) => self.names.of_field_type(field),
            (Op::Call | Op::Callvirt, Some(method)) => self.names.of_result(method),
            _ => match self.variable(load, caller, locals)? {
                Type::Named { token, .. } => self.names.of_type(token),
                _ => None,
            },
        }
    }

    fn variable(
        &self,
        load: &Instruction<Label>,
        caller: Caller<'_>,
        locals: &LocalSignature,
    ) -> Option<Type> {
        if let Some(local) = load.local() {
            return locals.0.get(usize::from(local)).cloned();
        }
        let argument = usize::from(load.loaded_argument()?);
        let signature = MethodSignature::parse(&self.names.owner_of(caller.token)?.0.signature).ok()?;
        let receivers = usize::from(signature.receiver == Receiver::Implicit);
        signature.parameters.get(argument.checked_sub(receivers)?).cloned()
    }
}

/// Where the receiver of a call without arguments was loaded.
fn loading(editor: &Editor, call: Place) -> Option<Place> {
    const UNLESS_NULL: [[Op; 2]; 5] = [
        [Op::Dup, Op::Dup],
        [Op::Brtrue, Op::BrtrueS],
        [Op::Pop, Op::Pop],
        [Op::Ldnull, Op::Ldnull],
        [Op::Br, Op::BrS],
    ];
    let before = |steps: usize| call.0.checked_sub(steps as u32).map(Place);
    let fits = |(at, ops): (usize, &[Op; 2])| {
        let instruction = before(UNLESS_NULL.len() - at).and_then(|place| editor.get(place));
        instruction.is_some_and(|instruction| ops.contains(&instruction.op))
    };
    before(if UNLESS_NULL.iter().enumerate().all(fits) { UNLESS_NULL.len() + 1 } else { 1 })
}
