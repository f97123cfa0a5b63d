//! The methods that rewritten code calls, added to the global type of every module that is rewritten, where no listing of types shows
//! them. The addresses of our functions stand in their code.
//!
//! ```text
//! static void OnCall(object receiver, int site) {
//!     object touched;
//!     do {
//!         touched = filter(receiver, site);                       // without a transition: a few nanoseconds
//!     } while (touched != null && Tell(touched, receiver, site) != 0);
//! }
//! static void OnAsyncCall(object receiver, int site, ref Builder builder) // likewise, and the filter sees the builder
//! static int Tell(object touched, object receiver, int site) {
//!     pinned object a = touched, b = receiver;                    // they stay where they are until we are done
//!     return hit(&a, &b, site, Request());                        // with a transition: this may wait
//! }
//! static bool IsCompleted(bool completed, int place) => completed && mayGoOn(place) != 0;
//! static void TestBegins(int test) => testBegins(test);
//! ```
//!
//! A call without a transition is one between managed methods, as far as the runtime knows. For pointers and small numbers their
//! convention is that of the platform's C compiler, so a function of ours can be at the other end.
//!
//! `Request`, `RequestBegins` and `RequestEnds` are in `requests`, `Keep` and `Know` in `delegates`.
//!
//! Two threads inside `hit` with equal addresses hold the same object: it is pinned by both.

mod delegates;
mod requests;

pub(crate) use delegates::{Delegates, define as define_delegates};
pub(crate) use requests::{Requests, define as define_requests};

use crate::clr::com::Answer;
use crate::clr::metadata::Emit;
use crate::clr::profiler::{ModuleId, Profiler};
use cil::{Editor, Instruction, Label, Op, Token};

/// The functions behind the methods.
#[derive(Clone, Copy)]
pub(crate) struct Functions {
    pub(crate) filter: usize,
    pub(crate) filter_async: usize,
    pub(crate) hit: usize,
    pub(crate) may_go_on: usize,
    pub(crate) test_begins: usize,
    pub(crate) flowing_request: usize,
    pub(crate) next_request: usize,
}

/// The methods, by their tokens in one module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hooks {
    pub(crate) on_call: Token,
    pub(crate) on_async_call: Token,
    pub(crate) is_completed: Token,
    pub(crate) test_begins: Token,
}

/// What our methods are called begins like this; no name in a program does.
pub(crate) const PREFIX: &str = "<Threadbare>";

/// The type that holds what is global: what languages with a type for everything leave to us.
pub(crate) const GLOBAL: u32 = 0x0200_0001;

const VOID: u8 = 0x01;
const BOOL: u8 = 0x02;
const INT: u8 = 0x08;
const NATIVE_INT: u8 = 0x18;
const OBJECT: u8 = 0x1c;
/// To whatever is there.
const POINTER: [u8; 2] = [0x10, 0x05];
const CDECL: u8 = 0x01;

/// Adds the methods to a module.
pub(crate) fn define(
    profiler: &Profiler,
    emit: &Emit,
    module: ModuleId,
    functions: Functions,
) -> Option<Hooks> {
    let tell = emit.define_method(GLOBAL, &format!("{PREFIX}Tell"), &[0, 3, INT, OBJECT, OBJECT, INT])?;
    let on_call = emit.define_method(GLOBAL, &format!("{PREFIX}OnCall"), &[0, 2, VOID, OBJECT, INT])?;
    let [by_reference, to_anything] = POINTER;
    let on_async_call = emit.define_method(
        GLOBAL,
        &format!("{PREFIX}OnAsyncCall"),
        &[0, 3, VOID, OBJECT, INT, by_reference, to_anything],
    )?;
    let is_completed =
        emit.define_method(GLOBAL, &format!("{PREFIX}IsCompleted"), &[0, 2, BOOL, BOOL, INT])?;
    let test_begins = emit.define_method(GLOBAL, &format!("{PREFIX}TestBegins"), &[0, 1, VOID, INT])?;
    let pinned = emit.signature_token(&[7, 2, 0x45, OBJECT, 0x45, OBJECT])?;
    let hit = emit.signature_token(&[CDECL, 4, INT, NATIVE_INT, NATIVE_INT, INT, INT])?;
    let filter = emit.signature_token(&[0, 2, OBJECT, OBJECT, INT])?;
    let filter_async = emit.signature_token(&[0, 3, OBJECT, OBJECT, INT, by_reference, to_anything])?;
    let may_go_on = emit.signature_token(&[0, 1, INT, INT])?;
    let begin = emit.signature_token(&[0, 1, VOID, INT])?;
    let request = requests::define_current(profiler, emit, module, functions)?;
    profiler.set_body(module, tell, &tell_body(pinned, hit, functions.hit, request)?)?;
    profiler.set_body(module, on_call, &on_call_body(2, filter, functions.filter, tell)?)?;
    let asynchronous = on_call_body(3, filter_async, functions.filter_async, tell)?;
    profiler.set_body(module, on_async_call, &asynchronous)?;
    profiler.set_body(module, is_completed, &is_completed_body(may_go_on, functions.may_go_on)?)?;
    profiler.set_body(module, test_begins, &test_begins_body(begin, functions.test_begins)?)?;
    let [on_call, on_async_call, is_completed, test_begins] =
        [on_call, on_async_call, is_completed, test_begins].map(Token);
    Some(Hooks { on_call, on_async_call, is_completed, test_begins })
}

/// A method without code, but with room for this much on its stack.
fn method(max_stack: u16) -> Editor {
    let mut method = Editor::empty();
    method.max_stack = max_stack;
    method
}

/// Calls a function of ours.
fn call_native(address: usize, signature: u32) -> [Instruction<Label>; 3] {
    [
        Instruction::ldc_i8((address as u64).cast_signed()),
        Instruction::simple(Op::ConvI),
        Instruction::with_token(Op::Calli, Token(signature)),
    ]
}

fn bytes(method: &Editor) -> Option<Vec<u8>> {
    Some(method.encode().ok()?.bytes)
}

fn tell_body(pinned: u32, signature: u32, hit: usize, request: Token) -> Option<Vec<u8>> {
    let mut method = method(5);
    method.locals = Some(Token(pinned));
    for argument in 0..2 {
        method.insert_prologue([Instruction::ldarg(argument), Instruction::stloc(argument)]);
    }
    for local in 0..2 {
        method.insert_prologue([Instruction::ldloc(local), Instruction::simple(Op::ConvI)]);
    }
    method.insert_prologue([Instruction::ldarg(2), Instruction::call(request)]);
    method.insert_prologue(call_native(hit, signature));
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    bytes(&method)
}

/// The filter sees as many arguments as there are; `Tell` hears of two.
fn on_call_body(arguments: u16, signature: u32, filter: usize, tell: u32) -> Option<Vec<u8>> {
    let mut method = method(arguments + 2);
    let (again, passes) = (method.new_label(), method.new_label());
    method.insert_prologue([again]);
    method.insert_prologue((0..arguments).map(Instruction::ldarg));
    method.insert_prologue(call_native(filter, signature));
    method.insert_prologue([Instruction::simple(Op::Dup), Instruction::branch(Op::BrtrueS, passes)]);
    method.insert_prologue([Instruction::simple(Op::Pop), Instruction::simple(Op::Ret)]);
    method.insert_prologue([passes]);
    method.insert_prologue([Instruction::ldarg(0), Instruction::ldarg(1)]);
    method.insert_prologue([Instruction::call(Token(tell)), Instruction::branch(Op::BrtrueS, again)]);
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    bytes(&method)
}

fn is_completed_body(signature: u32, may_go_on: usize) -> Option<Vec<u8>> {
    let mut method = method(3);
    let waits = method.new_label();
    method.insert_prologue([Instruction::ldarg(0), Instruction::branch(Op::BrfalseS, waits)]);
    method.insert_prologue([Instruction::ldarg(1)]);
    method.insert_prologue(call_native(may_go_on, signature));
    let is_not_zero = [Instruction::ldc_i4(0), Instruction::simple(Op::CgtUn)];
    method.insert_prologue(is_not_zero);
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    method.insert_prologue([waits]);
    method.insert_prologue([Instruction::ldc_i4(0), Instruction::simple(Op::Ret)]);
    bytes(&method)
}

fn test_begins_body(signature: u32, begin: usize) -> Option<Vec<u8>> {
    let mut method = method(2);
    method.insert_prologue([Instruction::ldarg(0)]);
    method.insert_prologue(call_native(begin, signature));
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    bytes(&method)
}

/// What `hit` answers.
pub(crate) const GO_ON: Answer = 0;
/// More is known now: filter the call again.
pub(crate) const AGAIN: Answer = 1;

#[cfg(test)]
mod tests {
    use super::*;
    use cil::Body;

    #[test]
    fn the_methods_read_as_they_were_meant() {
        for body in [
            tell_body(0x1100_0001, 0x1100_0002, 7, Token(0x0600_0001)),
            on_call_body(2, 1, 2, 3),
            on_call_body(3, 1, 2, 3),
            is_completed_body(4, 5),
            test_begins_body(6, 7),
        ] {
            let read = Body::parse(body.as_deref().expect("it can be written")).expect("a body");
            assert!(read.instructions().all(|instruction| instruction.is_ok()));
            assert!(cil::Editor::new(&read).is_ok(), "branches lead to instructions");
        }
    }
}
