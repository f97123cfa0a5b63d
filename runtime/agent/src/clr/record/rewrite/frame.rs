//! What is told when a method begins and when it ends, be it with an exception: work that was handed over, synchronized methods, static
//! constructors, finalizers.

use super::calls::is_object;
use super::{Code, Writer};
use crate::clr::record::calls::From;
use crate::clr::record::fields::Kind;
use crate::clr::record::relations::How;
use crate::clr::record::told::Told;
use cil::signature::Type;
use cil::{Instruction, Op, Piece, Place};

impl Writer<'_, '_> {
    /// Says what is to be said of the method as a whole; nothing where that cannot be said, as of a machine whose state we do not find.
    pub(super) fn whole_method(&mut self) -> Option<()> {
        let caller = self.caller;
        let is_plain = caller.signature.parameters.is_empty() && caller.has_receiver();
        if caller.name == "Finalize" && is_plain {
            self.begin(Told::Finalize);
        }
        if caller.name == ".cctor" {
            self.begin(Told::Initialize);
            self.end(&[Told::Initialized])
        } else if caller.is_synchronized {
            self.begin(Told::Acquire);
            self.end(&[Told::Release])
        } else if caller.is_work {
            self.begin(Told::Open);
            self.begin(Told::Take);
            self.take_arguments();
            self.end(&[Told::Done, Told::Close])
        } else if caller.from == From::StateMachine && caller.signature.returned == Type::VOID {
            self.machine()
        } else {
            Some(())
        }
    }

    /// An asynchronous method is called for the first time by the method that the programmer wrote, and goes on by itself. Its code
    /// begins with a look at its state: what is not negative is a place to go on from.
    fn machine(&mut self) -> Option<()> {
        let state = self.editor.get(Place(1)).filter(|load| load.op == Op::Ldfld)?.clone();
        let goes_on = self.editor.new_label();
        let first = self.editor.new_label();
        let mut code: Vec<Piece> = vec![
            Instruction::ldarg(0).into(),
            state.into(),
            Instruction::ldc_i4(0).into(),
            Instruction::branch(Op::Bge, goes_on).into(),
        ];
        code.extend(self.tell_whole(Place(0), Told::Open)?.into_iter().map(Piece::from));
        code.push(Instruction::branch(Op::Br, first).into());
        code.push(Piece::Label(goes_on));
        code.extend(self.tell_whole(Place(0), Told::Restart)?.into_iter().map(Piece::from));
        code.push(Piece::Label(first));
        self.editor.insert_prologue(code);
        self.end(&[Told::Close])
    }

    /// The object that a whole method is about.
    fn subject(&self, told: Told) -> Vec<Code> {
        let is_lock = matches!(told, Told::Acquire | Told::Release);
        if self.is_object() {
            vec![Instruction::ldarg(0)]
        } else if is_lock {
            let owner = Instruction::with_token(Op::Ldtoken, self.caller.owner);
            vec![owner, Instruction::call(self.hooks.type_of)]
        } else {
            vec![Instruction::simple(Op::Ldnull)]
        }
    }

    fn tell_whole(&mut self, place: Place, told: Told) -> Option<Vec<Code>> {
        let mut code = self.subject(told);
        code.push(self.site(place, told, None)?);
        code.push(self.tell(told));
        Some(code)
    }

    fn begin(&mut self, told: Told) {
        if let Some(code) = self.tell_whole(Place(0), told) {
            self.editor.insert_prologue(code);
        }
    }

    /// Around everything there is a handler that runs whenever the method ends.
    fn end(&mut self, told: &[Told]) -> Option<()> {
        let last = self.editor.places().last()?;
        let code = told.iter().map(|told| self.tell_whole(last, *told)).collect::<Option<Vec<_>>>()?.concat();
        let returned = self.caller.signature.returned.clone();
        let result = if returned == Type::VOID { None } else { Some(self.take(&returned)?) };
        if let Some(result) = result.filter(|_| self.caller.is_work) {
            self.give_results(result)?;
        }
        self.editor.insert_finally(result, code);
        Some(())
    }

    /// What the library calls a delegate with, another one may have given to it.
    fn take_arguments(&mut self) {
        if !self.is_object() {
            return;
        }
        let objects = self.caller.signature.parameters.iter().enumerate().filter(|(_, ty)| is_object(ty));
        let arguments: Vec<u16> = objects.filter_map(|(at, _)| u16::try_from(at + 1).ok()).collect();
        for argument in arguments {
            let code = self.pass(Instruction::ldarg(argument), How::Taken);
            self.editor.insert_prologue(code);
        }
    }

    /// What a delegate returns goes to whomever the library gives it.
    fn give_results(&mut self, result: u16) -> Option<()> {
        let returned = self.caller.signature.returned.clone();
        if !is_object(&returned) {
            return Some(());
        }
        let instructions = self.editor.instructions();
        let returns = instructions.filter(|(_, it)| it.op == Op::Ret).map(|(place, _)| place);
        for place in returns.collect::<Vec<_>>() {
            let given = self.give_result(place, result, &returned)?;
            self.editor.insert_before(place, given);
        }
        Some(())
    }

    fn give_result(&mut self, place: Place, result: u16, returned: &Type) -> Option<Vec<Code>> {
        let mut code = vec![Instruction::stloc(result)];
        if self.is_object() {
            code.extend(self.pass(Instruction::ldloc(result), How::Given));
        }
        if self.module.is_collection(returned) {
            code.push(Instruction::ldloc(result));
            code.push(self.site(place, Told::Yield, None)?);
            code.push(self.tell(Told::Yield));
        }
        code.push(Instruction::ldloc(result));
        Some(code)
    }

    fn pass(&self, object: Code, how: How) -> Vec<Code> {
        vec![
            object,
            Instruction::ldarg(0),
            Instruction::ldc_i4((how as u32).cast_signed()),
            Instruction::call(self.hooks.relate_now),
        ]
    }

    /// Is the receiver an object?
    fn is_object(&self) -> bool {
        self.caller.has_receiver() && self.caller.kind == Kind::Class
    }
}
