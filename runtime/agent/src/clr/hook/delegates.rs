//! What makes a delegate of ours pass for the one that the program made.
//!
//! ```text
//! static object Keep(Delegate original, Delegate ours) {
//!     FieldInfo method = typeof(Delegate).GetField("_methodBase", Instance | NonPublic);
//!     if (method == null) return original;                        // a runtime that we do not know
//!     method.SetValue(ours, original.Method);
//!     return ours;
//! }
//! static void Know(object made) { (made as Delegate)?.Method; }
//! ```
//!
//! A delegate keeps its method in this field as soon as somebody asks for it. Two delegates of one target whose code differs are equal if
//! the methods that they keep are; so the others of such a method, which reflection made, are asked for theirs as well.

use super::{GLOBAL, PREFIX, bytes, method};
use crate::clr::metadata::{Emit, Import};
use crate::clr::profiler::{ModuleId, Profiler};
use cil::signature::{MethodSignature, Primitive, Receiver, Type};
use cil::{Instruction, Op, Table, Token};

/// The methods, by their tokens in one module.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Delegates {
    pub(crate) keep: Token,
    pub(crate) know: Token,
    /// `Delegate.Target`
    pub(crate) target: Token,
}

/// What the methods use of the library.
struct Library {
    delegate: Token,
    get_target: Token,
    get_method: Token,
    type_of: Token,
    get_field: Token,
    set_value: Token,
    field_name: Token,
}

/// Adds the methods to a module.
pub(crate) fn define(
    profiler: &Profiler,
    (import, emit): (&Import, &Emit),
    module: ModuleId,
) -> Option<Delegates> {
    let library = Library::refer(import, emit)?;
    let delegate = || Type::class(library.delegate);
    let add = |name: &str, parameters: Vec<Type>, returned: Type, body: Option<Vec<u8>>| {
        let signature = MethodSignature::of_static(parameters, returned).encode().ok()?;
        let token = emit.define_method(GLOBAL, &format!("{PREFIX}{name}"), &signature)?;
        profiler.set_body(module, token, &body?)?;
        Some(Token(token))
    };
    Some(Delegates {
        keep: add("Keep", vec![delegate(), delegate()], Type::OBJECT, keep_body(&library))?,
        know: add("Know", vec![Type::OBJECT], Type::VOID, know_body(&library))?,
        target: library.get_target,
    })
}

impl Library {
    /// Where the module finds `object` it finds the rest: it needs no reference to another assembly, which a program might see.
    fn refer(import: &Import, emit: &Emit) -> Option<Library> {
        let types = import.type_refs().into_iter().filter_map(|token| import.type_ref(token));
        let is_assembly = |scope: u32| Token(scope).table() == Some(Table::AssemblyRef);
        let scope = types
            .filter(|(scope, name)| name == "System.Object" && is_assembly(*scope))
            .map(|(scope, _)| scope)
            .next()?;
        let class = |name: &str| emit.type_ref(scope, name).map(Token);
        let (ty, field) = (class("System.Type")?, class("System.Reflection.FieldInfo")?);
        let delegate = class("System.Delegate")?;
        let of = |owner: Token, name: &str, receiver: Receiver, parameters: Vec<Type>, returned: Type| {
            let mut signature = MethodSignature::of_static(parameters, returned);
            signature.receiver = receiver;
            emit.member_ref(owner.0, name, &signature.encode().ok()?).map(Token)
        };
        let this = Receiver::Implicit;
        let handle = Type::structure(class("System.RuntimeTypeHandle")?);
        let flags = Type::structure(class("System.Reflection.BindingFlags")?);
        let found = vec![Type::Primitive(Primitive::String), flags];
        let method = Type::class(class("System.Reflection.MethodInfo")?);
        Some(Library {
            delegate,
            get_target: of(delegate, "get_Target", this, vec![], Type::OBJECT)?,
            get_method: of(delegate, "get_Method", this, vec![], method)?,
            type_of: of(ty, "GetTypeFromHandle", Receiver::None, vec![handle], Type::class(ty))?,
            get_field: of(ty, "GetField", this, found, Type::class(field))?,
            set_value: of(field, "SetValue", this, vec![Type::OBJECT, Type::OBJECT], Type::VOID)?,
            field_name: Token(emit.user_string("_methodBase")?),
        })
    }
}

fn keep_body(library: &Library) -> Option<Vec<u8>> {
    const INSTANCE_NON_PUBLIC: i32 = 0x24;
    let mut method = method(3);
    let unknown = method.new_label();
    method.insert_prologue([
        Instruction::with_token(Op::Ldtoken, library.delegate),
        Instruction::call(library.type_of),
        Instruction::with_token(Op::Ldstr, library.field_name),
        Instruction::ldc_i4(INSTANCE_NON_PUBLIC),
        Instruction::with_token(Op::Callvirt, library.get_field),
        Instruction::simple(Op::Dup),
        Instruction::branch(Op::BrfalseS, unknown),
        Instruction::ldarg(1),
        Instruction::ldarg(0),
        Instruction::with_token(Op::Callvirt, library.get_method),
        Instruction::with_token(Op::Callvirt, library.set_value),
        Instruction::ldarg(1),
        Instruction::simple(Op::Ret),
    ]);
    method.insert_prologue([unknown]);
    method.insert_prologue([Instruction::simple(Op::Pop), Instruction::ldarg(0)]);
    method.insert_prologue([Instruction::simple(Op::Ret)]);
    bytes(&method)
}

fn know_body(library: &Library) -> Option<Vec<u8>> {
    let mut method = method(2);
    let nothing = method.new_label();
    method.insert_prologue([
        Instruction::ldarg(0),
        Instruction::with_token(Op::Isinst, library.delegate),
        Instruction::simple(Op::Dup),
        Instruction::branch(Op::BrfalseS, nothing),
        Instruction::with_token(Op::Callvirt, library.get_method),
    ]);
    method.insert_prologue([nothing]);
    method.insert_prologue([Instruction::simple(Op::Pop), Instruction::simple(Op::Ret)]);
    bytes(&method)
}
