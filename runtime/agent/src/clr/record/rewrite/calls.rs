//! Calls that lock, start, wait or order, with what is told around them. Arguments wait in new variables.

use super::{Code, Worth, Writer};
use crate::clr::names::Callee;
use crate::clr::record::calls::{
    Of, Wrap, is_collection, is_delegate, is_handle, is_structure, keeps, may_order,
};
use crate::clr::record::relations::How;
use crate::clr::record::stack::Value;
use crate::clr::record::told::Told;
use cil::signature::{Layout, Receiver, Type};
use cil::{Instruction, Op, Place, Token};

/// `ThreadState.Stopped`
const ENDED: i32 = 16;

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
        let op = self.editor.get(place)?.op;
        let is_new = op == Op::Newobj;
        let wrap = with_receiver(wrap, op, &callee);
        if !wrap.needs_arguments() {
            return self.call_as_it_is(first, place, &wrap, &callee);
        }
        let arguments = self.put_away(&callee, &wrap, is_new)?;
        let mut before: Vec<Code> = Vec::new();
        before.extend(arguments.parameters.iter().rev().map(|(_, variable)| Instruction::stloc(*variable)));
        before.extend(arguments.receiver.iter().map(|(_, variable)| Instruction::stloc(*variable)));
        for (told, of) in &wrap.before {
            before.extend(self.told(place, *told, *of, &callee, &arguments)?);
        }
        if let Some(holder) = wrap.holder.filter(|holder| *holder != Of::Result) {
            before.extend(self.keep_delegates(holder, &callee, &arguments)?);
        }
        before.extend(arguments.all().map(|(_, variable)| Instruction::ldloc(*variable)));
        let mut after: Vec<Code> = Vec::new();
        if let Some(how) = wrap.gives {
            after.extend(self.relate(how, &callee, &arguments));
        }
        if wrap.holder == Some(Of::Result) {
            after.extend(self.keep_delegates(Of::Result, &callee, &arguments)?);
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

    /// Tells something around a call that is about none of its arguments: they stay where they are.
    fn call_as_it_is(&mut self, first: Place, place: Place, wrap: &Wrap, callee: &Callee) -> Option<()> {
        let none = Arguments { receiver: None, parameters: Vec::new() };
        let mut tell_all = |all: &[(Told, Of)]| -> Option<Vec<Code>> {
            let told = all.iter().map(|(told, of)| self.told(place, *told, *of, callee, &none));
            Some(told.collect::<Option<Vec<_>>>()?.concat())
        };
        let (before, after) = (tell_all(&wrap.before)?, tell_all(&wrap.after)?);
        self.drop_tail(first, place);
        self.editor.insert_before(first, before);
        self.editor.insert_after(place, after);
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
        let told = || wrap.before.iter().chain(&wrap.after).map(|(_, of)| *of).chain(wrap.holder);
        let uses = |of: Of| told().any(|used| used == of);
        let receiver = if has_receiver {
            let ty = if [Of::InFirst, Of::InFirstIfTrue, Of::InSecond].into_iter().any(uses)
                || is_structure(callee)
            {
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
            Of::Delegates => {
                let of_array = if told == Told::HandOut { Told::HandAllOut } else { Told::HandAll };
                return self.tell_each(place, (told, of_array), callee, arguments, is_delegate);
            }
            Of::Collections => {
                return self.tell_each(place, (told, Told::UseAll), callee, arguments, may_order);
            }
            Of::Handles => return self.tell_each(place, (told, Told::UseAll), callee, arguments, is_handle),
            _ => {}
        }
        let site = self.site(place, told, None)?;
        let tell = self.tell(told);
        Some(match of {
            Of::Nothing | Of::Delegates | Of::Collections | Of::Handles => {
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
            Of::InFirstIfTrue => vec![
                Instruction::simple(Op::Dup),
                Instruction::ldloc(arguments.first()?),
                Instruction::simple(Op::LdindRef),
                site,
                Instruction::call(self.hooks.tell_if),
            ],
            Of::FirstIfFalse => {
                self.first_if(&[Instruction::ldc_i4(0), Instruction::simple(Op::Ceq)], arguments, site)?
            }
            Of::FirstIfEnded => {
                self.first_if(&[Instruction::ldc_i4(ENDED), Instruction::simple(Op::And)], arguments, site)?
            }
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

    /// Tells of the first object, if what is made of the result is not zero.
    fn first_if(&self, test: &[Code], arguments: &Arguments, site: Code) -> Option<Vec<Code>> {
        let mut code = vec![Instruction::simple(Op::Dup)];
        code.extend_from_slice(test);
        code.extend([Instruction::ldloc(arguments.first()?), site, Instruction::call(self.hooks.tell_if)]);
        Some(code)
    }

    /// Tells of each argument of certain types; of an array of them, something else.
    fn tell_each(
        &mut self,
        place: Place,
        (told, of_array): (Told, Told),
        callee: &Callee,
        arguments: &Arguments,
        is_it: fn(&str) -> bool,
    ) -> Option<Vec<Code>> {
        let mut code = Vec::new();
        for (ty, variable) in matching(callee, arguments, is_it) {
            let told = if matches!(ty, Type::Vector(_)) { of_array } else { told };
            let site = self.site(place, told, None)?;
            code.extend([Instruction::ldloc(variable), site, self.tell(told)]);
        }
        Some(code)
    }

    /// The delegates among the arguments are kept by something that is used later.
    fn keep_delegates(&mut self, holder: Of, callee: &Callee, arguments: &Arguments) -> Option<Vec<Code>> {
        let mut code = Vec::new();
        let load = match holder {
            Of::Result => {
                let made = self.take(&Type::OBJECT)?;
                code.extend([Instruction::simple(Op::Dup), Instruction::stloc(made)]);
                self.give(&Type::OBJECT, made);
                vec![Instruction::ldloc(made)]
            }
            Of::InFirst => {
                vec![Instruction::ldloc(arguments.first()?), Instruction::simple(Op::LdindRef)]
            }
            _ => vec![Instruction::ldloc(arguments.first()?)],
        };
        for (_, delegate) in matching(callee, arguments, is_delegate) {
            code.push(Instruction::ldloc(delegate));
            code.extend(load.iter().cloned());
            code.extend([
                Instruction::ldc_i4((keeps(callee) as u32).cast_signed()),
                Instruction::call(self.hooks.relate),
            ]);
        }
        Some(code)
    }

    /// With a result on the stack: it belongs to arguments.
    fn relate(&self, how: How, callee: &Callee, arguments: &Arguments) -> Vec<Code> {
        let of: Vec<u16> = match how {
            How::Work => variables(matching(callee, arguments, is_delegate).take(1)),
            How::PerhapsPart if !is_collection(&callee.owner_name) => {
                variables(matching(callee, arguments, is_collection))
            }
            _ => arguments.first().into_iter().collect(),
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
            let tell = [Instruction::simple(Op::Ldnull), site, self.tell(Told::Somewhere)];
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

/// What is called like this is an object, not a structure; a static method may extend the type of its first argument.
fn with_receiver(mut wrap: Wrap, op: Op, callee: &Callee) -> Wrap {
    let extends = callee.owner_name.ends_with("Extensions")
        && callee.signature.receiver == Receiver::None
        && matches!(
            callee.signature.parameters.first().map(Type::unmodified),
            Some(Type::Named { layout: Layout::Reference, .. })
        );
    if wrap.uses_receiver && (op == Op::Callvirt || extends) {
        wrap.before.push((Told::Use, Of::First));
        wrap.after.insert(0, (Told::Used, Of::First));
    }
    wrap
}

/// The arguments that are objects of certain types.
fn matching<'a>(
    callee: &'a Callee,
    arguments: &'a Arguments,
    is_it: fn(&str) -> bool,
) -> impl Iterator<Item = (&'a Type, u16)> {
    let named = callee.parameters.iter().zip(&arguments.parameters);
    let fits = named.filter(move |(name, (ty, _))| name.as_deref().is_some_and(is_it) && is_object(ty));
    fits.map(|(_, (ty, variable))| (ty, *variable))
}

fn variables<'a>(arguments: impl Iterator<Item = (&'a Type, u16)>) -> Vec<u16> {
    arguments.map(|(_, variable)| variable).collect()
}

pub(super) fn is_object(ty: &Type) -> bool {
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
