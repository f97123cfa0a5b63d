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
//! static int Tell(object touched, object receiver, int site) {
//!     pinned object a = touched, b = receiver;                    // they stay where they are until we are done
//!     return hit(&a, &b, site);                                   // with a transition: this may wait
//! }
//! static bool IsCompleted(bool completed, int place) => completed && mayGoOn(place) != 0;
//! static void TestBegins(int test) => testBegins(test);
//! ```
//!
//! A call without a transition is one between managed methods, as far as the runtime knows. For pointers and small numbers their
//! convention is that of the platform's C compiler, so a function of ours can be at the other end.
//!
//! Two threads inside `hit` with equal addresses hold the same object: it is pinned by both.

use crate::clr::com::Answer;
use crate::clr::metadata::Emit;
use crate::clr::profiler::{ModuleId, Profiler};
use cil::Token;

/// The functions behind the methods.
#[derive(Clone, Copy)]
pub(crate) struct Functions {
    pub(crate) filter: usize,
    pub(crate) hit: usize,
    pub(crate) may_go_on: usize,
    pub(crate) test_begins: usize,
}

/// The methods, by their tokens in one module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hooks {
    pub(crate) on_call: Token,
    pub(crate) is_completed: Token,
    pub(crate) test_begins: Token,
}

/// What our methods are called begins like this; no name in a program does.
const PREFIX: &str = "<Threadbare>";

/// The type that holds what is global: what languages with a type for everything leave to us.
pub(crate) const GLOBAL: u32 = 0x0200_0001;

const VOID: u8 = 0x01;
const BOOL: u8 = 0x02;
const INT: u8 = 0x08;
const NATIVE_INT: u8 = 0x18;
const OBJECT: u8 = 0x1c;
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
    let is_completed =
        emit.define_method(GLOBAL, &format!("{PREFIX}IsCompleted"), &[0, 2, BOOL, BOOL, INT])?;
    let test_begins = emit.define_method(GLOBAL, &format!("{PREFIX}TestBegins"), &[0, 1, VOID, INT])?;
    let pinned = emit.signature_token(&[7, 2, 0x45, OBJECT, 0x45, OBJECT])?;
    let hit = emit.signature_token(&[CDECL, 3, INT, NATIVE_INT, NATIVE_INT, INT])?;
    let filter = emit.signature_token(&[0, 2, OBJECT, OBJECT, INT])?;
    let may_go_on = emit.signature_token(&[0, 1, INT, INT])?;
    let begin = emit.signature_token(&[0, 1, VOID, INT])?;
    profiler.set_body(module, tell, &tell_body(pinned, hit, functions.hit))?;
    profiler.set_body(module, on_call, &on_call_body(filter, functions.filter, tell))?;
    profiler.set_body(module, is_completed, &is_completed_body(may_go_on, functions.may_go_on))?;
    profiler.set_body(module, test_begins, &test_begins_body(begin, functions.test_begins))?;
    let [on_call, is_completed, test_begins] = [on_call, is_completed, test_begins].map(Token);
    Some(Hooks { on_call, is_completed, test_begins })
}

/// Instructions, as bytes.
#[derive(Default)]
struct Code(Vec<u8>);

const LDARG_0: u8 = 0x02;
const LDARG_1: u8 = 0x03;
const LDARG_2: u8 = 0x04;
const LDLOC_0: u8 = 0x06;
const LDLOC_1: u8 = 0x07;
const STLOC_0: u8 = 0x0a;
const STLOC_1: u8 = 0x0b;
const LDC_I4_0: u8 = 0x16;
const LDC_I8: u8 = 0x21;
const DUP: u8 = 0x25;
const POP: u8 = 0x26;
const CALL: u8 = 0x28;
const CALLI: u8 = 0x29;
const RET: u8 = 0x2a;
const BRFALSE_S: u8 = 0x2c;
const BRTRUE_S: u8 = 0x2d;
const CONV_I: u8 = 0xd3;
/// `cgt.un`
const GREATER: [u8; 2] = [0xfe, 0x03];

impl Code {
    fn op(mut self, bytes: &[u8]) -> Self {
        self.0.extend(bytes);
        self
    }

    fn call(self, method: u32) -> Self {
        self.op(&[CALL]).op(&method.to_le_bytes())
    }

    /// Calls a function of ours.
    fn call_native(self, address: usize, signature: u32) -> Self {
        self.op(&[LDC_I8])
            .op(&(address as u64).to_le_bytes())
            .op(&[CONV_I, CALLI])
            .op(&signature.to_le_bytes())
    }

    /// A branch to a place that is known already.
    fn back(self, op: u8, to: usize) -> Self {
        // Distances count from behind the branch; going back, they wrap around.
        let by = (to as u8).wrapping_sub(self.0.len() as u8 + 2);
        self.op(&[op, by])
    }

    /// With a fat header.
    fn body(self, max_stack: u16, locals: u32) -> Vec<u8> {
        const FAT_INIT_LOCALS: u16 = 0x3013;
        let mut body = FAT_INIT_LOCALS.to_le_bytes().to_vec();
        body.extend(max_stack.to_le_bytes());
        body.extend((self.0.len() as u32).to_le_bytes());
        body.extend(locals.to_le_bytes());
        body.extend(self.0);
        body
    }
}

fn tell_body(pinned: u32, signature: u32, hit: usize) -> Vec<u8> {
    Code::default()
        .op(&[LDARG_0, STLOC_0, LDARG_1, STLOC_1])
        .op(&[LDLOC_0, CONV_I, LDLOC_1, CONV_I, LDARG_2])
        .call_native(hit, signature)
        .op(&[RET])
        .body(4, pinned)
}

fn on_call_body(signature: u32, filter: usize, tell: u32) -> Vec<u8> {
    Code::default()
        .op(&[LDARG_0, LDARG_1])
        .call_native(filter, signature)
        // To what follows `pop` and `ret`.
        .op(&[DUP, BRTRUE_S, 2, POP, RET])
        .op(&[LDARG_0, LDARG_1])
        .call(tell)
        .back(BRTRUE_S, 0)
        .op(&[RET])
        .body(4, 0)
}

fn is_completed_body(signature: u32, may_go_on: usize) -> Vec<u8> {
    let asked = Code::default()
        .op(&[LDARG_1])
        .call_native(may_go_on, signature)
        .op(&[LDC_I4_0])
        .op(&GREATER)
        .op(&[RET]);
    Code::default()
        .op(&[LDARG_0, BRFALSE_S, asked.0.len() as u8])
        .op(&asked.0)
        .op(&[LDC_I4_0, RET])
        .body(3, 0)
}

fn test_begins_body(signature: u32, begin: usize) -> Vec<u8> {
    Code::default().op(&[LDARG_0]).call_native(begin, signature).op(&[RET]).body(2, 0)
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
            tell_body(0x1100_0001, 0x1100_0002, 7),
            on_call_body(1, 2, 3),
            is_completed_body(4, 5),
            test_begins_body(6, 7),
        ] {
            let read = Body::parse(&body).expect("a body");
            assert!(read.instructions().all(|instruction| instruction.is_ok()));
            assert!(cil::Editor::new(&read).is_ok(), "branches lead to instructions");
        }
    }
}
