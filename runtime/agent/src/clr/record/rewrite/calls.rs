//! Calls that lock, start, wait or order, with what is told around them. Arguments wait in new variables.

use super::{Code, Worth, Writer};
use crate::clr::names::Callee;
use crate::clr::record::calls::{Of, Wrap, is_collection, is_delegate, is_structure};
use crate::clr::record::relations::How;
use crate::clr::record::stack::Value;
use crate::clr::record::told::Told;
use cil::signature::{Layout, Receiver, Type};
use cil::{Instruction, Op, Place, Token};

/// The arguments of a call, in variables.
struct Arguments {
    /// The receiver, and how it stands on the stack.
    receiver: Option<(Type, u16)>,
    parameters: Vec<(Type, u16)>,
}

impl Arguments {
    /// The variable with the object or address that comes first.
    fn first(&self) -> Option<u16> {
        self.receiver.as_ref().or(self.parameters.first()).map(|(_, variable)| *variable)
    }

    fn all(&self) -> impl Iterator<Item = &(Type, u16)> {
        self.receiver.iter().chain(&self.parameters)
    }
}

impl Writer<'_, '_> {
    pub(super) fn call(&mut self, place: Place, token: Token) -> Option<()> {
        let (callee, wrap) = self.module.wrap(token, self.caller.from)?;
        let first = self.editor.with_prefixes(place);
        if (first.0..place.0).any(|at| self.editor.get(Place(at)).is_some_and(|it| it.op == Op::Constrained))
        {
            return None;
        }
        if let Some(told) = wrap.accesses {
            return self.access_in_one_step(place, told, &callee);
        }
        let is_new = self.editor.get(place).is_some_and(|call| call.op == Op::Newobj);
        let arguments = self.put_away(&callee, &wrap, is_new)?;
        let mut before: Vec<Code> = Vec::new();
        before.extend(arguments.parameters.iter().rev().map(|(_, variable)| Instruction::stloc(*variable)));
        before.extend(arguments.receiver.iter().map(|(_, variable)| Instruction::stloc(*variable)));
        for (told, of) in &wrap.before {
            before.extend(self.told(place, *told, *of, &callee, &arguments)?);
        }
        before.extend(arguments.all().map(|(_, variable)| Instruction::ldloc(*variable)));
        let mut after: Vec<Code> = Vec::new();
        if let Some(how) = wrap.gives {
            after.extend(self.relate(how, &callee, &arguments));
        }
        for (told, of) in &wrap.after {
            after.extend(self.told(place, *told, *of, &callee, &arguments)?);
        }
        self.drop_tail(first, place);
        self.editor.insert_before(first, before);
        self.editor.insert_after(place, after);
        for (ty, variable) in arguments.all() {
            self.free.push((ty.clone(), *variable));
        }
        Some(())
    }

    /// A call in the last place cannot be followed by anything.
    fn drop_tail(&mut self, first: Place, call: Place) {
        for at in (first.0..call.0).map(Place) {
            if self.editor.get(at).is_some_and(|prefix| prefix.op == Op::Tail) {
                self.editor.replace(at, [Instruction::simple(Op::Nop)]);
            }
        }
    }

    /// New variables for what is on the stack before a call.
    fn put_away(&mut self, callee: &Callee, wrap: &Wrap, is_new: bool) -> Option<Arguments> {
        if callee.signature.variable_from.is_some() {
            return None;
        }
        let mut parameters = Vec::new();
        for ty in &callee.signature.parameters {
            let ty = ty.unmodified().clone();
            let variable = self.take(&ty)?;
            parameters.push((ty, variable));
        }
        let has_receiver = callee.signature.receiver == Receiver::Implicit && !is_new;
        let uses = |of: Of| wrap.before.iter().chain(&wrap.after).any(|(_, used)| *used == of);
        let receiver = if has_receiver {
            let ty = if uses(Of::InFirst) || uses(Of::InSecond) || is_structure(callee) {
                Type::Reference(Box::new(structure(callee)?))
            } else {
                Type::OBJECT
            };
            let variable = self.take(&ty)?;
            Some((ty, variable))
        } else {
            None
        };
        Some(Arguments { receiver, parameters })
    }

    /// Tells something around a call.
    fn told(
        &mut self,
        place: Place,
        told: Told,
        of: Of,
        callee: &Callee,
        arguments: &Arguments,
    ) -> Option<Vec<Code>> {
        match of {
            Of::Delegates => return self.hand_over(place, told, callee, arguments),
            Of::Collections => return self.meet(place, told, callee, arguments),
            _ => {}
        }
        let site = self.site(place, told, None)?;
        let tell = Instruction::call(self.hooks.tell);
        Some(match of {
            Of::Nothing | Of::Delegates | Of::Collections => {
                vec![Instruction::simple(Op::Ldnull), site, tell]
            }
            Of::First => vec![Instruction::ldloc(arguments.first()?), site, tell],
            Of::InFirst => {
                vec![Instruction::ldloc(arguments.first()?), site, Instruction::call(self.hooks.tell_at)]
            }
            Of::InSecond => {
                let (_, address) = arguments.parameters.first()?;
                vec![Instruction::ldloc(*address), site, Instruction::call(self.hooks.tell_at)]
            }
            Of::Result => vec![Instruction::simple(Op::Dup), site, tell],
            Of::FirstIfTrue => {
                let object = Instruction::ldloc(arguments.first()?);
                let tell = Instruction::call(self.hooks.tell_if);
                if callee.signature.returned == Type::VOID {
                    let (_, flag) = arguments.parameters.last()?;
                    vec![Instruction::ldloc(*flag), Instruction::simple(Op::LdindU1), object, site, tell]
                } else {
                    vec![Instruction::simple(Op::Dup), object, site, tell]
                }
            }
        })
    }

    fn hand_over(
        &mut self,
        place: Place,
        told: Told,
        callee: &Callee,
        arguments: &Arguments,
    ) -> Option<Vec<Code>> {
        let mut code = Vec::new();
        for (name, (ty, variable)) in callee.parameters.iter().zip(&arguments.parameters) {
            if !name.as_ref().is_some_and(|name| is_delegate(name)) || !is_object(ty) {
                continue;
            }
            let told = if matches!(ty, Type::Vector(_)) { Told::HandAll } else { told };
            let site = self.site(place, told, None)?;
            code.extend([Instruction::ldloc(*variable), site, Instruction::call(self.hooks.tell)]);
        }
        Some(code)
    }

    /// Tells of all arguments that may be collections.
    fn meet(
        &mut self,
        place: Place,
        told: Told,
        callee: &Callee,
        arguments: &Arguments,
    ) -> Option<Vec<Code>> {
        let mut code = Vec::new();
        for variable in matching(callee, arguments, is_collection) {
            let site = self.site(place, told, None)?;
            code.extend([Instruction::ldloc(variable), site, Instruction::call(self.hooks.tell)]);
        }
        Some(code)
    }

    /// With a result on the stack: it belongs to arguments.
    fn relate(&self, how: How, callee: &Callee, arguments: &Arguments) -> Vec<Code> {
        let of: Vec<u16> = match how {
            How::Work => matching(callee, arguments, is_delegate).into_iter().take(1).collect(),
            How::PerhapsPart if !is_collection(&callee.owner_name) => {
                matching(callee, arguments, is_collection)
            }
            How::Part | How::PerhapsPart | How::Promise | How::Gathered => {
                arguments.first().into_iter().collect()
            }
        };
        let relate = |variable| {
            [
                Instruction::simple(Op::Dup),
                Instruction::ldloc(variable),
                Instruction::ldc_i4((how as u32).cast_signed()),
                Instruction::call(self.hooks.relate),
            ]
        };
        of.into_iter().flat_map(relate).collect()
    }

    /// `Interlocked` and `Volatile`: what is behind the address is accessed by the call.
    fn access_in_one_step(&mut self, place: Place, told: Told, callee: &Callee) -> Option<()> {
        let address = match self.operands.get(&place) {
            Some(Value::Address(root) | Value::Part(root)) => self.taken(*root),
            _ => None,
        };
        let is_whole = matches!(self.operands.get(&place), Some(Value::Address(_)));
        let is_value = is_whole && callee.signature.returned == Type::INT && told == Told::VolatileRead;
        let Some(taken) = address else {
            // Of an address from elsewhere only the order is told.
            let site = self.site(place, Told::Somewhere, None)?;
            let tell = [Instruction::simple(Op::Ldnull), site, Instruction::call(self.hooks.tell)];
            self.before(place, tell.clone());
            self.editor.insert_after(place, tell);
            return Some(());
        };
        let code = self.enter_taken(place, told, &taken)?;
        self.before(place, code);
        self.leave(place, if is_value { Worth::Int } else { Worth::Nothing });
        Some(())
    }
}

/// The variables with arguments that are objects of certain types.
fn matching(callee: &Callee, arguments: &Arguments, is_it: fn(&str) -> bool) -> Vec<u16> {
    let named = callee.parameters.iter().zip(&arguments.parameters);
    let fits = named.filter(|(name, (ty, _))| name.as_deref().is_some_and(is_it) && is_object(ty));
    fits.map(|(_, (_, variable))| *variable).collect()
}

fn is_object(ty: &Type) -> bool {
    match ty.unmodified() {
        Type::Named { layout, .. } => *layout == Layout::Reference,
        Type::Vector(_) => true,
        other => *other == Type::OBJECT,
    }
}

/// The type of a receiver that is a structure.
fn structure(callee: &Callee) -> Option<Type> {
    match &callee.owner_type {
        Type::Named { token, arguments, .. } => {
            Some(Type::Named { token: *token, arguments: arguments.clone(), layout: Layout::Value })
        }
        _ => None,
    }
}
