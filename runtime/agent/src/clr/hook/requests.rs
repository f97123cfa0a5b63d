//! Which request a thread is busy with: that flows as asynchronous calls do, in an `AsyncLocal` that all modules share.
//!
//! ```text
//! static int Request() {
//!     if (requestsBegun() == 0) return 0;                         // most programs serve nobody
//!     var flowing = AppDomain.CurrentDomain.GetData("<Threadbare>") as AsyncLocal<object>;
//!     return flowing?.Value == null ? 0 : (int)flowing.Value;
//! }
//! static int RequestBegins() {
//!     if (Request() != 0) return 0;                               // a part of one that has begun
//!     var flowing = AppDomain.CurrentDomain.GetData("<Threadbare>") as AsyncLocal<object>;
//!     if (flowing == null) AppDomain.CurrentDomain.SetData("<Threadbare>", flowing = new AsyncLocal<object>());
//!     flowing.Value = nextRequest();
//!     return 1;
//! }
//! static void RequestEnds(int begun) {
//!     if (begun != 0) (AppDomain.CurrentDomain.GetData("<Threadbare>") as AsyncLocal<object>).Value = null;
//! }
//! ```
//!
//! What is set in a method that returns a task before its work is done flows back to its caller, too: a connection of the server, which
//! hands on its next request with it. So whoever began a request ends it when it returns. What was awaited meanwhile goes on with what it
//! took along.
//!
//! Two first requests that begin at the same moment may have one budget: they are two of many.

use super::{Functions, GLOBAL, PREFIX, call_native, method};
use crate::clr::metadata::Emit;
use crate::clr::profiler::{ModuleId, Profiler};
use cil::signature::{Layout, LocalSignature, MethodSignature, Primitive, Receiver, Type};
use cil::{Instruction, Label, Op, Piece, Token};

/// The methods, by their tokens in one module.
#[derive(Clone, Copy, Debug)]
pub(super) struct Requests {
    pub(super) current: Token,
    pub(super) begins: Token,
    pub(super) ends: Token,
}

/// What the two methods use of the library.
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

/// Adds the methods to a module.
pub(super) fn define(
    profiler: &Profiler,
    emit: &Emit,
    module: ModuleId,
    functions: Functions,
) -> Option<Requests> {
    let library = Library::refer(emit)?;
    let number = MethodSignature::of_static(Vec::new(), Type::INT).encode().ok()?;
    let given = MethodSignature::of_static(vec![Type::INT], Type::VOID).encode().ok()?;
    let native = emit.signature_token(&number)?;
    let add = |name: &str, signature: &[u8], code: Code| {
        let token = emit.define_method(GLOBAL, &format!("{PREFIX}{name}"), signature)?;
        profiler.set_body(module, token, &code(&library)?)?;
        Some(Token(token))
    };
    let current = add("Request", &number, &|library| current_body(library, native, functions))?;
    let begins = add("RequestBegins", &number, &|library| begins_body(library, current, native, functions))?;
    let ends = add("RequestEnds", &given, &ends_body)?;
    Some(Requests { current, begins, ends })
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

fn current_body(library: &Library, native: u32, functions: Functions) -> Option<Vec<u8>> {
    let mut method = method(2);
    let (some, nothing) = (method.new_label(), method.new_label());
    method.insert_prologue(call_native(functions.requests_begun, native));
    method.insert_prologue([Instruction::branch(Op::BrtrueS, some)]);
    method.insert_prologue([Instruction::ldc_i4(0), Instruction::simple(Op::Ret)]);
    method.insert_prologue([some]);
    method.insert_prologue(library.look());
    for next in [Instruction::with_token(Op::Callvirt, library.get_value), unboxed(library)] {
        method.insert_prologue([Instruction::simple(Op::Dup), Instruction::branch(Op::BrfalseS, nothing)]);
        method.insert_prologue([next]);
    }
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    method.insert_prologue([nothing]);
    method.insert_prologue([Instruction::simple(Op::Pop), Instruction::ldc_i4(0)]);
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    super::bytes(&method)
}

fn unboxed(library: &Library) -> Instruction<Label> {
    Instruction::with_token(Op::UnboxAny, library.int)
}

fn begins_body(library: &Library, current: Token, native: u32, functions: Functions) -> Option<Vec<u8>> {
    let mut method = method(3);
    method.locals = Some(library.locals);
    let (begins, known) = (method.new_label(), method.new_label());
    method.insert_prologue([Instruction::call(current), Instruction::branch(Op::BrfalseS, begins)]);
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
    method.insert_prologue(call_native(functions.next_request, native));
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
