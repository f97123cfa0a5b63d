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
//! Bridges are global. Where type parameters of the caller are in the way, they have type parameters of their own:
//!
//! ```text
//!     ldftn Bridge<!0>(List<!!0>, !!0)    // in a class with one type parameter
//! ```

use super::{ReceiverKind, Rewriter, Surroundings, Target, Watched};
use crate::clr::apis::Touched;
use crate::clr::hook::PREFIX;
use crate::clr::rewrite::Caller;
use crate::clr::site::Via;
use cil::signature::{MethodSignature, Primitive, Receiver, Type};
use cil::{Editor, Instruction, Label, Op, Place, Table, Token};

/// How the names of types begin whose type parameters stand for any type.
const ANY_TYPE: [&str; 6] = [
    "System.Collections.",
    "System.Action`",
    "System.Func`",
    "System.Predicate`",
    "System.Comparison`",
    "System.ValueTuple`",
];

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
                self.make_bridge(token, watched, caller, editor.old_offset(place)?, module)
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

    fn make_bridge(
        &self,
        token: Token,
        watched: &Watched,
        caller: Caller<'_>,
        offset: u32,
        module: &impl Surroundings,
    ) -> Option<Token> {
        let method = &watched.callee;
        if watched.receiver == ReceiverKind::Structure {
            return None;
        }
        let mut parameters = method.signature.parameters.clone();
        if method.signature.receiver == Receiver::Implicit {
            parameters.insert(0, method.owner_type.clone());
        }
        let signature = MethodSignature::of_static(parameters, method.signature.returned.clone());
        let name = format!("{PREFIX}{}@{:x}+{offset:x}", method.name, caller.token.0);
        let types = || [&signature.returned, &method.owner_type].into_iter().chain(&signature.parameters);
        if !types().any(Type::is_open) {
            let body = bridge_body(token, watched, caller, offset, module)?;
            return module.define(&name, &signature, &body);
        }
        let is_generic = token.table() == Some(Table::MethodSpec);
        let may_be_any = !is_generic || *method.owner_name == *"System.Linq.Enumerable";
        if !may_be_any || !types().all(|ty| self.takes_any_type(ty)) {
            return None;
        }
        let renaming = module.renaming(caller);
        let body = bridge_body(module.renamed(token, &renaming)?, watched, caller, offset, module)?;
        let mut signature = signature.substitute(Some(&renaming.of_type), Some(&renaming.of_method)).ok()?;
        signature.generic = u32::try_from(renaming.old.len()).ok();
        module.instantiated(module.define(&name, &signature, &body)?, &renaming.old)
    }

    /// A type parameter of a bridge stands for any type, so those of the types that it names must, too. Whether they do may be said in another
    /// module; of some it is known.
    fn takes_any_type(&self, ty: &Type) -> bool {
        match ty {
            _ if !ty.is_open() => true,
            Type::Named { token, arguments, .. } => {
                let is_known = |name: &str| ANY_TYPE.iter().any(|known| name.starts_with(known));
                self.names.of_type(*token).is_some_and(|name| is_known(&name))
                    && arguments.iter().all(|argument| self.takes_any_type(argument))
            }
            Type::Vector(inner) | Type::Reference(inner) | Type::Modified(_, inner) => {
                self.takes_any_type(inner)
            }
            Type::ClassParameter(_) | Type::MethodParameter(_) => true,
            _ => false,
        }
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

/// Tells of the call, and makes it.
fn bridge_body(
    method: Token,
    watched: &Watched,
    caller: Caller<'_>,
    offset: u32,
    module: &impl Surroundings,
) -> Option<Vec<u8>> {
    let signature = &watched.callee.signature;
    let (receivers, call) = match signature.receiver {
        Receiver::Implicit => (1, Op::Callvirt),
        Receiver::None | Receiver::Explicit => (0, Op::Call),
    };
    let hooks = module.hooks()?;
    let mut code: Vec<Instruction<Label>> = Vec::new();
    for (touched, access) in &watched.touches {
        let argument = match touched {
            Touched::This | Touched::Walked => 0,
            Touched::Argument(number) => u16::from(*number) + receivers,
        };
        let site = module.declare(caller, offset, Via::Delegate, watched, (*touched, *access))?;
        code.push(Instruction::ldarg(argument));
        code.push(Instruction::ldc_i4(site.cast_signed()));
        code.push(Instruction::call(hooks.on_call));
    }
    let arguments = u16::try_from(signature.parameters.len()).ok()? + receivers;
    code.extend((0..arguments).map(Instruction::ldarg));
    code.push(Instruction::simple(Op::Tail));
    code.push(Instruction::with_token(call, method));
    code.push(Instruction::simple(Op::Ret));
    let mut editor = Editor::empty();
    editor.max_stack = arguments.max(2);
    editor.insert_prologue(code);
    Some(editor.encode().ok()?.bytes)
}
