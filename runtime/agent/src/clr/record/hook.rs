//! The methods that recorded code calls, added to the global type of every module that is rewritten. The addresses of our functions stand
//! in their code.
//!
//! ```text
//! static void Enter(object o, int place)   { int code; while ((code = enter(o, place)) != 0) Again(code); }
//! static void Leave()                      { leave(); }
//! static void TellNow(object o, int place) { if (*ON) Tell(o, place); }
//! static void Again(int code)             { if (code == WHO) { begin(Thread.CurrentThread); introduce(); } else wait(); }
//! static void TellIf(bool does, object o, int place) { if (does) Tell(o, place); }
//! static void TellAt(ref object o, int place)        { Tell(o, place); }
//! ```
//!
//! All calls of ours are without a transition (see `clr::hook`), but for `introduce` and `wait`.

use crate::clr::hook::GLOBAL;
use crate::clr::metadata::Emit;
use crate::clr::profiler::{ModuleId, Profiler};
use crate::clr::record::{accesses, order, relations, threads};
use cil::signature::{Convention, MethodSignature, Primitive, Type};
use cil::{Editor, Instruction, Label, Op, Piece, Token};
use std::sync::atomic::AtomicBool;

/// The methods, by their tokens in one module.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hooks {
    pub(super) enter: Token,
    pub(super) enter_element: Token,
    pub(super) enter_static: Token,
    pub(super) leave: Token,
    pub(super) leave_int: Token,
    pub(super) leave_reference: Token,
    pub(super) tell: Token,
    /// Likewise, if anything is recorded yet.
    pub(super) tell_now: Token,
    pub(super) tell_if: Token,
    pub(super) tell_at: Token,
    pub(super) relate: Token,
    pub(super) relate_now: Token,
    /// `Type.GetTypeFromHandle`
    pub(super) type_of: Token,
}

const INTPTR: Type = Type::Primitive(Primitive::IntPtr);
const BOOL: Type = Type::Primitive(Primitive::Boolean);

struct Definer<'a> {
    profiler: &'a Profiler,
    emit: &'a Emit,
    module: ModuleId,
}

/// Adds the methods to a module.
pub(super) fn define(profiler: &Profiler, emit: &Emit, module: ModuleId) -> Option<Hooks> {
    let definer = Definer { profiler, emit, module };
    let core = emit.core_library()?;
    let thread = emit.type_ref(core, "System.Threading.Thread")?;
    let ty = emit.type_ref(core, "System.Type")?;
    let handle = emit.type_ref(core, "System.RuntimeTypeHandle")?;
    let current = MethodSignature::of_static(Vec::new(), Type::class(Token(thread)));
    let current = emit.member_ref(thread, "get_CurrentThread", &current.encode().ok()?)?;
    let type_of = MethodSignature::of_static(vec![Type::structure(Token(handle))], Type::class(Token(ty)));
    let type_of = emit.member_ref(ty, "GetTypeFromHandle", &type_of.encode().ok()?)?;
    let again = definer.again(Token(current))?;
    let (object, int) = (Type::OBJECT, Type::INT);
    let (one, two) = ([object.clone(), int.clone()], [object.clone(), object.clone(), int.clone()]);
    let element = [object.clone(), INTPTR, int.clone()];
    let retrying = |name, function, parameters: &[Type]| definer.retrying(name, again, function, parameters);
    let if_on = |name, parameters: &[Type], now| definer.if_on(name, parameters, now);
    let in_static = [int.clone(), int.clone()];
    let tell = retrying("Tell", order::tell as *const (), &one)?;
    let relate = retrying("Relate", relations::relate as *const (), &two)?;
    Some(Hooks {
        enter: retrying("Enter", accesses::enter as *const (), &one)?,
        enter_element: retrying("Element", accesses::enter_element as *const (), &element)?,
        enter_static: retrying("Static", accesses::enter_static as *const (), &in_static)?,
        leave: definer.plain("Leave", accesses::leave as *const (), &[])?,
        leave_int: definer.plain("LeaveInt", accesses::leave_int as *const (), &[int])?,
        leave_reference: definer.plain("LeaveObject", accesses::leave_reference as *const (), &[object])?,
        tell,
        tell_now: if_on("TellNow", &one, tell)?,
        tell_if: definer.tell_if(tell)?,
        tell_at: definer.tell_at(tell)?,
        relate,
        relate_now: if_on("RelateNow", &two, relate)?,
        type_of: Token(type_of),
    })
}

/// Leaves a byte of ours on the stack: whether something is recorded.
pub(super) fn load(flag: &'static AtomicBool) -> [Instruction<Label>; 3] {
    [
        Instruction::ldc_i8((flag.as_ptr() as u64).cast_signed()),
        Instruction::simple(Op::ConvI),
        Instruction::simple(Op::LdindU1),
    ]
}

impl Definer<'_> {
    fn method(&self, name: &str, parameters: &[Type], code: Vec<Piece>, mut editor: Editor) -> Option<Token> {
        let signature = MethodSignature::of_static(parameters.to_vec(), Type::VOID).encode().ok()?;
        let method = self.emit.define_method(GLOBAL, &format!("<Threadbare>{name}"), &signature)?;
        editor.max_stack = parameters.len() as u16 + 2;
        editor.insert_prologue(code);
        self.profiler.set_body(self.module, method, &editor.encode().ok()?.bytes)?;
        Some(Token(method))
    }

    /// Calls another method of ours if something is recorded.
    fn if_on(&self, name: &str, parameters: &[Type], now: Token) -> Option<Token> {
        let mut editor = Editor::empty();
        let end = editor.new_label();
        let mut code: Vec<Piece> = load(&threads::ON).map(Piece::from).to_vec();
        code.push(Instruction::branch(Op::BrfalseS, end).into());
        code.extend(Self::arguments(parameters.len()));
        code.extend([Instruction::call(now).into(), Piece::Label(end), Instruction::simple(Op::Ret).into()]);
        self.method(name, parameters, code, editor)
    }

    /// A call of a function of ours.
    fn native(
        &self,
        function: *const (),
        parameters: &[Type],
        returned: Type,
        how: Convention,
    ) -> Option<Vec<Piece>> {
        let mut signature = MethodSignature::of_static(parameters.to_vec(), returned);
        signature.convention = how;
        let token = self.emit.signature_token(&signature.encode().ok()?)?;
        let code = [
            Instruction::ldc_i8((function as u64).cast_signed()),
            Instruction::simple(Op::ConvI),
            Instruction::with_token(Op::Calli, Token(token)),
        ];
        Some(code.map(Piece::from).to_vec())
    }

    fn arguments(count: usize) -> Vec<Piece> {
        (0..count).map(|argument| Instruction::<Label>::ldarg(argument as u16).into()).collect()
    }

    fn plain(&self, name: &str, function: *const (), parameters: &[Type]) -> Option<Token> {
        let mut code = Self::arguments(parameters.len());
        code.extend(self.native(function, parameters, Type::VOID, Convention::Default)?);
        code.push(Instruction::simple(Op::Ret).into());
        self.method(name, parameters, code, Editor::empty())
    }

    /// Calls a function until it says that it is done.
    fn retrying(&self, name: &str, again: Token, function: *const (), parameters: &[Type]) -> Option<Token> {
        let mut editor = Editor::empty();
        let (start, slow) = (editor.new_label(), editor.new_label());
        let mut code = vec![Piece::Label(start)];
        code.extend(Self::arguments(parameters.len()));
        code.extend(self.native(function, parameters, Type::INT, Convention::Default)?);
        code.extend([
            Instruction::simple(Op::Dup).into(),
            Instruction::branch(Op::BrtrueS, slow).into(),
            Instruction::simple(Op::Pop).into(),
            Instruction::simple(Op::Ret).into(),
            Piece::Label(slow),
            Instruction::call(again).into(),
            Instruction::branch(Op::BrS, start).into(),
        ]);
        self.method(name, parameters, code, editor)
    }

    fn again(&self, current_thread: Token) -> Option<Token> {
        let mut editor = Editor::empty();
        let who = editor.new_label();
        let mut code = vec![
            Instruction::ldarg(0).into(),
            Instruction::ldc_i4(threads::WHO.cast_signed()).into(),
            Instruction::branch(Op::BeqS, who).into(),
        ];
        code.extend(self.native(threads::wait as *const (), &[], Type::VOID, Convention::Cdecl)?);
        code.extend([
            Instruction::simple(Op::Ret).into(),
            Piece::Label(who),
            Instruction::call(current_thread).into(),
        ]);
        code.extend(self.native(
            threads::begin as *const (),
            &[Type::OBJECT],
            Type::VOID,
            Convention::Default,
        )?);
        code.extend(self.native(threads::introduce as *const (), &[], Type::VOID, Convention::Cdecl)?);
        code.push(Instruction::simple(Op::Ret).into());
        self.method("Again", &[Type::INT], code, editor)
    }

    fn tell_if(&self, tell: Token) -> Option<Token> {
        let mut editor = Editor::empty();
        let does = editor.new_label();
        let code = vec![
            Instruction::ldarg(0).into(),
            Instruction::branch(Op::BrtrueS, does).into(),
            Instruction::simple(Op::Ret).into(),
            Piece::Label(does),
            Instruction::ldarg(1).into(),
            Instruction::ldarg(2).into(),
            Instruction::call(tell).into(),
            Instruction::simple(Op::Ret).into(),
        ];
        self.method("TellIf", &[BOOL, Type::OBJECT, Type::INT], code, editor)
    }

    fn tell_at(&self, tell: Token) -> Option<Token> {
        let code = vec![
            Instruction::ldarg(0).into(),
            Instruction::simple(Op::LdindRef).into(),
            Instruction::ldarg(1).into(),
            Instruction::call(tell).into(),
            Instruction::simple(Op::Ret).into(),
        ];
        let reference = Type::Reference(Box::new(Type::OBJECT));
        self.method("TellAt", &[reference, Type::INT], code, Editor::empty())
    }
}
