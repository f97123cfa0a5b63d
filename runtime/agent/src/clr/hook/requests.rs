//! Which request a thread is busy with: that flows as asynchronous calls do, in an `AsyncLocal` that all modules share.
//!
//! ```text
//! static int Request() {                                          // in every module
//!     nint ask = flowingRequest();
//!     return ask == 0 ? 0 : ask();                                // most programs serve nobody
//! }
//! static int Flowing() {                                          // in a module that serves, and so are the others
//!     var flowing = AppDomain.CurrentDomain.GetData("<Threadbare>") as AsyncLocal<object>;
//!     return flowing?.Value == null ? 0 : (int)flowing.Value;
//! }
//! static int RequestBegins() {
//!     if (Flowing() != 0) return 0;                               // a part of one that has begun
//!     var flowing = AppDomain.CurrentDomain.GetData("<Threadbare>") as AsyncLocal<object>;
//!     if (flowing == null) AppDomain.CurrentDomain.SetData("<Threadbare>", flowing = new AsyncLocal<object>());
//!     flowing.Value = nextRequest(&Flowing);
//!     return 1;
//! }
//! static void RequestEnds(int begun) {
//!     if (begun != 0) (AppDomain.CurrentDomain.GetData("<Threadbare>") as AsyncLocal<object>).Value = null;
//! }
//! ```
//!
//! A module that serves refers to the core library for this, which a program can see. A module that does not serve calls `Flowing` of one
//! that does, so that module must not be unloaded.
//!
//! What is set in a method that returns a task before its work is done flows back to its caller, too: a connection of the server, which
//! hands on its next request with it. So whoever began a request ends it when it returns or throws. What was awaited meanwhile goes on with what it
//! took along.
//!
//! Two first requests that begin at the same moment may have one budget: they are two of many.

use super::{Functions, GLOBAL, INT, NATIVE_INT, PREFIX, call_native, method};
use crate::clr::metadata::Emit;
use crate::clr::profiler::{ModuleId, Profiler};
use cil::signature::{Layout, LocalSignature, MethodSignature, Primitive, Receiver, Type};
use cil::{Editor, Instruction, Label, Op, Piece, Token};

/// The methods of a module that serves, by their tokens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Requests {
    pub(crate) begins: Token,
    pub(crate) ends: Token,
}

/// What the methods use of the library.
struct Library {
    key: Token,
    current_domain: Token,
    get_data: Token,
    set_data: Token,
    flowing: Token,
    new_flowing: Token,
    get_value: Token,
    set_value: Token,
    int: Token,
    locals: Token,
}

/// Adds `Request` to a module.
pub(super) fn define_current(
    profiler: &Profiler,
    emit: &Emit,
    module: ModuleId,
    functions: Functions,
) -> Option<Token> {
    let number = MethodSignature::of_static(Vec::new(), Type::INT).encode().ok()?;
    let (ask, native) = (emit.signature_token(&number)?, emit.signature_token(&[0, 0, NATIVE_INT])?);
    let token = emit.define_method(GLOBAL, &format!("{PREFIX}Request"), &number)?;
    profiler.set_body(module, token, &current_body(ask, native, functions.flowing_request)?)?;
    Some(Token(token))
}

/// Adds the other methods to a module that serves.
pub(crate) fn define(
    profiler: &Profiler,
    emit: &Emit,
    module: ModuleId,
    functions: Functions,
) -> Option<Requests> {
    let library = Library::refer(emit)?;
    let number = MethodSignature::of_static(Vec::new(), Type::INT).encode().ok()?;
    let given = MethodSignature::of_static(vec![Type::INT], Type::VOID).encode().ok()?;
    let native = emit.signature_token(&[0, 1, INT, NATIVE_INT])?;
    let add = |name: &str, signature: &[u8], code: Code| {
        let token = emit.define_method(GLOBAL, &format!("{PREFIX}{name}"), signature)?;
        profiler.set_body(module, token, &code(&library)?)?;
        Some(Token(token))
    };
    let flowing = add("Flowing", &number, &flowing_body)?;
    let begins = add("RequestBegins", &number, &|library| {
        begins_body(library, flowing, call_native(functions.next_request, native))
    })?;
    let ends = add("RequestEnds", &given, &ends_body)?;
    Some(Requests { begins, ends })
}

type Code<'c> = &'c dyn Fn(&Library) -> Option<Vec<u8>>;

impl Library {
    fn refer(emit: &Emit) -> Option<Library> {
        let core = emit.core_library()?;
        let domain = emit.type_ref(core, "System.AppDomain")?;
        let string = Type::Primitive(Primitive::String);
        let generic = Token(emit.type_ref(core, "System.Threading.AsyncLocal`1")?);
        let flowing =
            Type::Named { token: generic, arguments: vec![Type::OBJECT], layout: Layout::Reference };
        let flowing_token = emit.type_spec(&flowing.encode().ok()?)?;
        let of = |owner: u32, name: &str, receiver: Receiver, parameters: Vec<Type>, returned: Type| {
            let mut signature = MethodSignature::of_static(parameters, returned);
            signature.receiver = receiver;
            emit.member_ref(owner, name, &signature.encode().ok()?).map(Token)
        };
        let value = || Type::ClassParameter(0);
        let this = Receiver::Implicit;
        Some(Library {
            key: Token(emit.user_string(PREFIX)?),
            current_domain: of(
                domain,
                "get_CurrentDomain",
                Receiver::None,
                vec![],
                Type::class(Token(domain)),
            )?,
            get_data: of(domain, "GetData", this, vec![string.clone()], Type::OBJECT)?,
            set_data: of(domain, "SetData", this, vec![string, Type::OBJECT], Type::VOID)?,
            flowing: Token(flowing_token),
            new_flowing: of(flowing_token, ".ctor", this, vec![], Type::VOID)?,
            get_value: of(flowing_token, "get_Value", this, vec![], value())?,
            set_value: of(flowing_token, "set_Value", this, vec![value()], Type::VOID)?,
            int: Token(emit.type_ref(core, "System.Int32")?),
            locals: Token(emit.signature_token(&LocalSignature(vec![Type::OBJECT]).encode().ok()?)?),
        })
    }

    /// Leaves what flows on the stack, or null.
    fn look(&self) -> [Piece; 4] {
        [
            Instruction::<Label>::call(self.current_domain).into(),
            Instruction::with_token(Op::Ldstr, self.key).into(),
            Instruction::with_token(Op::Callvirt, self.get_data).into(),
            Instruction::with_token(Op::Isinst, self.flowing).into(),
        ]
    }
}

fn current_body(ask: u32, native: u32, flowing: usize) -> Option<Vec<u8>> {
    let mut method = method(2);
    let nothing = method.new_label();
    method.insert_prologue(call_native(flowing, native));
    method.insert_prologue([
        Instruction::simple(Op::Dup),
        Instruction::branch(Op::BrfalseS, nothing),
        Instruction::with_token(Op::Calli, Token(ask)),
        Instruction::simple(Op::Ret),
    ]);
    no_request(&mut method, nothing);
    super::bytes(&method)
}

fn flowing_body(library: &Library) -> Option<Vec<u8>> {
    let mut method = method(2);
    let nothing = method.new_label();
    method.insert_prologue(library.look());
    for next in [Instruction::with_token(Op::Callvirt, library.get_value), unboxed(library)] {
        method.insert_prologue([Instruction::simple(Op::Dup), Instruction::branch(Op::BrfalseS, nothing)]);
        method.insert_prologue([next]);
    }
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    no_request(&mut method, nothing);
    super::bytes(&method)
}

/// What is on the stack is nothing, and there is no request.
fn no_request(method: &mut Editor, nothing: Label) {
    method.insert_prologue([nothing]);
    method.insert_prologue([Instruction::simple(Op::Pop), Instruction::ldc_i4(0)]);
    method.insert_prologue([Instruction::simple(Op::Ret)]);
}

fn unboxed(library: &Library) -> Instruction<Label> {
    Instruction::with_token(Op::UnboxAny, library.int)
}

fn begins_body(library: &Library, flowing: Token, next_request: [Instruction<Label>; 3]) -> Option<Vec<u8>> {
    let mut method = method(4);
    method.locals = Some(library.locals);
    let (begins, known) = (method.new_label(), method.new_label());
    method.insert_prologue([Instruction::call(flowing), Instruction::branch(Op::BrfalseS, begins)]);
    method.insert_prologue([Instruction::ldc_i4(0), Instruction::simple(Op::Ret)]);
    method.insert_prologue([begins]);
    method.insert_prologue(library.look());
    method.insert_prologue([Instruction::stloc(0), Instruction::ldloc(0)]);
    method.insert_prologue([Instruction::branch(Op::BrtrueS, known)]);
    method.insert_prologue([Instruction::with_token(Op::Newobj, library.new_flowing), Instruction::stloc(0)]);
    method.insert_prologue([
        Instruction::call(library.current_domain),
        Instruction::with_token(Op::Ldstr, library.key),
        Instruction::ldloc(0),
        Instruction::with_token(Op::Callvirt, library.set_data),
    ]);
    method.insert_prologue([known]);
    method.insert_prologue([Instruction::ldloc(0), Instruction::with_token(Op::Castclass, library.flowing)]);
    method.insert_prologue([Instruction::with_token(Op::Ldftn, flowing)]);
    method.insert_prologue(next_request);
    method.insert_prologue([
        Instruction::with_token(Op::Box, library.int),
        Instruction::with_token(Op::Callvirt, library.set_value),
        Instruction::ldc_i4(1),
        Instruction::simple(Op::Ret),
    ]);
    super::bytes(&method)
}

fn ends_body(library: &Library) -> Option<Vec<u8>> {
    let mut method = method(2);
    let begun = method.new_label();
    method.insert_prologue([Instruction::ldarg(0), Instruction::branch(Op::BrtrueS, begun)]);
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    method.insert_prologue([begun]);
    method.insert_prologue(library.look());
    method.insert_prologue([
        Instruction::simple(Op::Ldnull),
        Instruction::with_token(Op::Callvirt, library.set_value),
        Instruction::simple(Op::Ret),
    ]);
    super::bytes(&method)
}
