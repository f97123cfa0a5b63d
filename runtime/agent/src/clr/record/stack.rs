//! Where addresses come from: a walk over each stretch of straight code with an abstract operand stack.
//!
//! `count[i]++` is `ldelema; dup; ldind; …; stind`, and `Interlocked.Increment(ref this.n)` is `ldflda; call`: what is accessed is
//! known where the address is taken, and happens where it is used.

use cil::{Editor, Instruction, Label, Op, Place};
use rustc_hash::{FxHashMap, FxHashSet};

/// What is known of a value on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Unknown,
    /// The receiver of the method itself.
    This,
    /// An address, taken at this place.
    Address(Place),
    /// The address of a part of what is there.
    Part(Place),
}

/// How many values a call takes and leaves; `None` if that is not known.
pub(super) type Effects<'e> = dyn Fn(&Instruction<Label>) -> Option<(usize, usize)> + 'e;

/// The object or address that each instruction is applied to, of those that are applied to one; of calls, the first argument.
pub(super) fn operands(
    editor: &Editor,
    leaders: &FxHashSet<Place>,
    calls: &Effects<'_>,
) -> FxHashMap<Place, Value> {
    let mut operands = FxHashMap::default();
    let mut stack: Vec<Value> = Vec::new();
    for (place, instruction) in editor.instructions() {
        if leaders.contains(&place) {
            stack.clear();
        }
        let Some((pops, pushes)) = effect(instruction, calls) else {
            stack.clear();
            continue;
        };
        // What is below the beginning of the stretch is not known.
        let missing = pops.saturating_sub(stack.len());
        stack.splice(0..0, std::iter::repeat_n(Value::Unknown, missing));
        let popped = stack.split_off(stack.len() - pops);
        let operand = popped.first().copied().unwrap_or(Value::Unknown);
        if operand != Value::Unknown {
            operands.insert(place, operand);
        }
        let left = match (instruction.op, operand) {
            (Op::Ldarg0, _) => Value::This,
            (Op::Ldflda, Value::Address(root) | Value::Part(root)) => Value::Part(root),
            (Op::Ldflda | Op::Ldsflda | Op::Ldelema, _) => Value::Address(place),
            (Op::Dup, same) => same,
            _ => Value::Unknown,
        };
        stack.extend(std::iter::repeat_n(left, pushes));
    }
    operands
}

/// How many values an instruction takes and leaves; `None` if nothing is known behind it.
fn effect(instruction: &Instruction<Label>, calls: &Effects<'_>) -> Option<(usize, usize)> {
    use Op as O;
    let op = instruction.op;
    let code = op.code();
    Some(match op {
        O::Call | O::Callvirt | O::Newobj => return calls(instruction),
        O::Calli
        | O::Jmp
        | O::Ret
        | O::Throw
        | O::Rethrow
        | O::Endfinally
        | O::Endfilter
        | O::Leave
        | O::LeaveS
        | O::Br
        | O::BrS => return None,
        O::Nop | O::Break => (0, 0),
        _ if op.is_prefix() => (0, 0),
        O::Dup => (1, 2),
        O::Pop | O::Switch | O::Starg | O::StargS | O::Initobj => (1, 0),
        _ if (O::Stloc0.code()..=O::Stloc3.code()).contains(&code) => (1, 0),
        O::StlocS | O::Stloc | O::Stsfld | O::Brfalse | O::BrfalseS | O::Brtrue | O::BrtrueS => (1, 0),
        _ if (O::BeqS.code()..=O::BltUnS.code()).contains(&code) => (2, 0),
        _ if (O::Beq.code()..=O::BltUn.code()).contains(&code) => (2, 0),
        _ if (O::Ldarg0.code()..=O::Ldloc3.code()).contains(&code) => (0, 1),
        _ if (O::Ldnull.code()..=O::LdcR8.code()).contains(&code) => (0, 1),
        O::LdargS
        | O::LdargaS
        | O::LdlocS
        | O::LdlocaS
        | O::Ldarg
        | O::Ldarga
        | O::Ldloc
        | O::Ldloca
        | O::Ldstr
        | O::Ldtoken
        | O::Ldftn
        | O::Arglist
        | O::Sizeof
        | O::Ldsfld
        | O::Ldsflda => (0, 1),
        _ if (O::LdindI1.code()..=O::LdindRef.code()).contains(&code) => (1, 1),
        _ if (O::StindRef.code()..=O::StindR8.code()).contains(&code) => (2, 0),
        O::StindI | O::Stobj | O::Stfld | O::Cpobj => (2, 0),
        _ if (O::Add.code()..=O::ShrUn.code()).contains(&code) => (2, 1),
        _ if (O::AddOvf.code()..=O::SubOvfUn.code()).contains(&code) => (2, 1),
        O::Ceq | O::Cgt | O::CgtUn | O::Clt | O::CltUn => (2, 1),
        _ if (O::LdelemI1.code()..=O::LdelemRef.code()).contains(&code) => (2, 1),
        O::Ldelem | O::Ldelema => (2, 1),
        _ if (O::StelemI.code()..=O::StelemRef.code()).contains(&code) => (3, 0),
        O::Stelem | O::Cpblk | O::Initblk => (3, 0),
        // What is left takes one value and leaves one: conversions, boxes, casts, fields, lengths.
        _ => (1, 1),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cil::Body;

    #[test]
    fn an_address_is_followed_to_where_it_is_used() {
        // ldarg.0; ldflda; dup; ldind.i4; ldc.i4.1; add; stind.i4; ret
        let body = [0x3e, 0x02, 0x7c, 1, 0, 0, 4, 0x25, 0x4a, 0x17, 0x58, 0x54, 0x2a, 0, 0, 0];
        let editor = Editor::new(&Body::parse(&body[..]).expect("a body")).expect("it can be edited");
        let operands = operands(&editor, &FxHashSet::default(), &|_| None);
        let address = Value::Address(Place(1));
        assert_eq!(operands.get(&Place(1)), Some(&Value::This));
        assert_eq!(operands.get(&Place(3)), Some(&address));
        assert_eq!(operands.get(&Place(6)), Some(&address));
        assert_eq!(operands.get(&Place(5)), None);
    }
}
